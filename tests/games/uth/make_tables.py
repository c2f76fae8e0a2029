"""Compute the best play against the Blind tables of the rules page, and write it down where the
program has it: ``python -m tests.games.uth.make_tables``. Needs the extra `odds`, and a minute.
"""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

from games.uth import best_play, enumeration
from games.uth.paytables import BLIND_TABLES

FILE = Path(best_play.__file__).with_name(best_play.BEST_PLAY)


def main() -> None:
    """Write them."""
    documents = []
    for name, table in BLIND_TABLES.items():
        blind = {
            kind: None if row.numerator is None else Fraction(row.numerator, row.denominator)
            for kind, row in table.items()
        }
        play = enumeration.best_play(blind)
        assert play is not None
        documents.append(play.document())
        print(name)
    FILE.write_text(written(documents) + "\n", encoding="utf-8")


def written(value: Any, depth: int = 0) -> str:
    """JSON with a line to each key, and a list of numbers on one."""
    margin = "\n" + " " * (depth + 1)
    if isinstance(value, dict):
        inner = [f"{json.dumps(key)}: {written(of, depth + 1)}" for key, of in value.items()]
        return "{" + margin + f",{margin}".join(inner) + margin[:-1] + "}"
    if isinstance(value, list) and any(isinstance(of, dict) for of in value):
        inner = [written(of, depth + 1) for of in value]
        return "[" + margin + f",{margin}".join(inner) + margin[:-1] + "]"
    return json.dumps(value)


if __name__ == "__main__":
    main()
