"""A long deal with 324 cards beside one of Kaiser: what an action costs, with a view for every
screen as it is sent, also at the end of the deal; and what it costs to play a record again, as
after an undo. The ratio says how many of Kaiser's actions one of the long deal costs.
"""

import statistics
import time
from collections.abc import Sequence

import msgspec

from benchmarks.measure import ROUNDS, size
from games.catalogue import GAMES
from games.engine import Action, Round, Seat, Viewer, set_up, view
from games.engine.setup import Setup
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.simulate import random_round

AIM = 10
"""An action of the long deal costs so many of Kaiser's at most."""
DEALS = size(12, 1)
"""So many deals are played at random, and the longest is measured."""
LAST = size(100, 5)
"""So many actions of its end are measured by themselves."""
VIEWERS: Sequence[Viewer] = ("dealer", "wall", 1, 2, 3, 4)


def longest(slug: str) -> tuple[Setup, list[Action]]:
    """The longest of some deals that people play at random."""
    seats = [Seat(seat, f"Player {seat}", 100) for seat in range(1, 5)]
    rounds = []
    for number in range(DEALS):
        seed = number.to_bytes(SEED_BYTES, "big")
        rounds.append(random_round(set_up(GAMES[slug], seats, seed=seed), Draws(seed, "played")))
    found = max(rounds, key=lambda round_: len(round_.actions))
    return found.setup, found.actions


def acted(round_: Round, actions: Sequence[Action]) -> float:
    """Seconds an action takes, until every screen's view is ready to be sent."""
    began = time.process_time()
    for action in actions:
        round_.act(action)
        for viewer in VIEWERS:
            msgspec.json.encode(view(round_, viewer))
    return (time.process_time() - began) / len(actions)


def replayed(setup: Setup, actions: Sequence[Action]) -> float:
    """Seconds an action takes when a record is played again."""
    began = time.process_time()
    Round(setup, actions)
    return (time.process_time() - began) / len(actions)


def at_the_end(setup: Setup, actions: Sequence[Action]) -> float:
    """The same as `acted` of a deal's last actions, its screens showing what was before."""
    round_ = Round(setup, actions[:-LAST])
    for viewer in VIEWERS:
        view(round_, viewer)
    return acted(round_, actions[-LAST:])


def main() -> None:
    """Print the table."""
    long, short = longest("triple-play"), longest("kaiser")
    print(f"Triple Play: {len(long[1])} actions; Kaiser: {len(short[1])}")
    rows: dict[str, list[tuple[float, float]]] = {}
    for _ in range(ROUNDS):
        whole = acted(Round(short[0]), short[1])
        rows.setdefault("an action, and all views", []).append(
            (acted(Round(long[0]), long[1]), whole)
        )
        rows.setdefault("the same, of the last actions", []).append((at_the_end(*long), whole))
        rows.setdefault("an action played again", []).append((replayed(*long), replayed(*short)))
    for what, pairs in rows.items():
        ours, theirs = (statistics.median(pair[at] for pair in pairs) for at in (0, 1))
        ratio = statistics.median(mine / max(other, 1e-9) for mine, other in pairs)
        print(
            f"{what:<32}{1000 * ours:>8.3f} ms   Kaiser {1000 * theirs:>8.3f} ms   "
            f"ratio {ratio:>6.2f}  aim {AIM}",
            flush=True,
        )


if __name__ == "__main__":
    main()
