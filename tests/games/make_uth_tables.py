"""Compute the best play against the Blind tables of the rules page, and write it down where the
program has it: ``python -m tests.games.make_uth_tables``. Needs the extra `odds`, and a minute.
"""

from fractions import Fraction
from pathlib import Path
from pprint import pformat

from games.odds import uth_enumeration, uth_tables
from games.uth import BLIND_TABLES

FILE = Path(uth_tables.__file__)


def main() -> None:
    """Write them."""
    documents = []
    for name, table in BLIND_TABLES.items():
        blind = {
            kind: None if row.numerator is None else Fraction(row.numerator, row.denominator)
            for kind, row in table.items()
        }
        documents.append(uth_enumeration.best_play(blind).document())
        print(name)
    written = pformat(tuple(documents), width=98, compact=True, sort_dicts=False)
    FILE.write_text(
        f'"""{uth_tables.__doc__}"""\n\nfrom typing import Any\n\n'
        f"TABLES: tuple[dict[str, Any], ...] = \\\n{written}  # fmt: skip\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
