"""Compute what tray and drawer an evening at the Blind tables of the rules page takes, and write it
down where the program has it: ``python -m tests.games.uth.make_evenings``. Takes some minutes.
"""

from pathlib import Path
from pprint import pformat

from games.uth import evenings as uth_evenings
from games.uth.best_play import MOST_SEATS, computed_beforehand
from games.uth.counted_file import half_antes

FILE = Path(uth_evenings.__file__)
NAME = "HALF_ANTES: tuple[HalfAntes, ...] = "


def main() -> None:
    """Write them."""
    tables = tuple(
        tuple(half_antes(play, seats) for seats in range(1, MOST_SEATS + 1))
        for play in computed_beforehand()
    )
    before, _, after = FILE.read_text(encoding="utf-8").partition(NAME)
    rest = after[after.index('\n"""') :]
    written = pformat(tables, width=94, compact=True)
    FILE.write_text(f"{before}{NAME}\\\n{written}  # fmt: skip{rest}", encoding="utf-8")


if __name__ == "__main__":
    main()
