"""Compute what tray and drawer an evening at the Blind tables of the rules page takes, and write it
down where the program has it: ``python -m tests.games.make_evenings``. Takes some minutes.
"""

from fractions import Fraction
from pathlib import Path
from pprint import pformat

from games.odds import bank, uth_evenings
from games.odds.uth import MOST_SEATS, BestPlay, computed_beforehand

FILE = Path(uth_evenings.__file__)
RISK = Fraction(1, 100)


def half_antes(play: BestPlay, seats: int) -> tuple[tuple[int, int], ...]:
    """The tray and the drawer of each length of evening, in half antes."""
    found = bank.evenings(play.won_by(seats), uth_evenings.HANDS, RISK)
    return tuple((int(2 * evening.tray), int(2 * evening.drawer)) for evening in found.values())


def main() -> None:
    """Write them."""
    tables = tuple(
        tuple(half_antes(play, seats) for seats in range(1, MOST_SEATS + 1))
        for play in computed_beforehand()
    )
    before, _, after = FILE.read_text(encoding="utf-8").partition("HALF_ANTES = ")
    rest = after[after.index('\n"""') :]
    written = pformat(tables, width=94, compact=True)
    FILE.write_text(f"{before}HALF_ANTES = \\\n{written}  # fmt: skip{rest}", encoding="utf-8")


if __name__ == "__main__":
    main()
