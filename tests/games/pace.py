"""How long a game takes people: rounds that the program plays (people at random, where it does not
know the game), at a human pace. What a new game says of its minutes (`Summary`) is rounded from it.

    python -m tests.games.pace kabu     of these games; of all without one
"""

import sys
from statistics import mean

from games.catalogue import GAMES, SLUGS
from games.engine import JSON, Game, Round, Seat, set_up
from games.engine.shuffle import Draws
from games.players import plays
from tests.games.program import SEED, play_out

PLAYERS = 4
"""So many play, as far as the game takes them."""
CHIPS = 1000
DECISION = 7
"""Seconds in which somebody decides, on average: a bet, a card, a pass."""
TURN = 2
"""Seconds for each thing that the dealer does."""
BETWEEN = 40
"""Seconds from the last card of a round to the first of the next: paying, talking, dealing."""
ROUNDS = 40
"""So many are measured; a series that is not over by then has no end."""
COUNTERS = ("deals", "hands", "hand", "race")
"""What carries call the number of rounds that a series has had."""


def minutes(game: Game, rounds: int) -> tuple[float, float | None]:
    """The minutes of a round, the mean of so many, and of a series; None where no series of
    several rounds is over by then.
    """
    seats = min(max(PLAYERS, game.least_seats), game.most_seats)
    seats += seats in game.not_for
    draws = Draws(SEED, f"pace of {game.slug}")
    took: list[float] = []
    series: int | None = None
    carry: dict[str, JSON] = {}
    while len(took) < rounds:
        round_ = _played(game, seats, carry, draws)
        took.append(_seconds(round_) / 60)
        before, carry = carry, dict(round_.carry or {})
        if series is None and ("finished" in carry or _count(carry) < _count(before)):
            series = len(took)
    return mean(took), mean(took) * series if series and series > 1 else None


def _played(game: Game, seats: int, carry: dict[str, JSON], draws: Draws) -> Round:
    sitting = [Seat(seat, f"Player {seat}", CHIPS) for seat in range(1, seats + 1)]
    seed = bytes(draws.below(256) for _ in range(32))
    setup = set_up(game, sitting, seed=seed, cards="virtual", options={}, carry=carry)
    return play_out(setup, range(1, seats + 1) if plays(game.slug) else (), draws)


def _seconds(round_: Round) -> float:
    by = [action.by for action in round_.actions]
    dealer = by.count("dealer")
    return BETWEEN + TURN * dealer + DECISION * (len(by) - dealer)


def _count(carry: dict[str, JSON]) -> int:
    """How many rounds its series has had."""
    found = (carry[name] for name in COUNTERS if name in carry)
    count = next(found, 0)
    return count if isinstance(count, int) else 0


def main(slugs: list[str]) -> None:
    """Print them."""
    for slug in slugs or SLUGS:
        round_, series = minutes(GAMES[slug], ROUNDS)
        whole = "no series" if series is None else f"{series:.0f} min a series"
        print(f"{slug:20} {round_:5.1f} min a round, {whole}")


if __name__ == "__main__":
    main(sys.argv[1:])
