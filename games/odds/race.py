"""The chance of every finishing order of a Superfecta race, given its rail."""

from collections.abc import Mapping
from functools import lru_cache

HORSES = "HDCS"
SUIT_CARDS = 12
SPACES = 7
"""The seventh card of a suit takes its horse over the line."""


@lru_cache(maxsize=4096)
def order_chances(rail: tuple[int, ...]) -> Mapping[str, float]:
    """The chance of each of the 24 orders (``"H/D/C/S"``), given how many of the rail's cards are
    of each suit, in the order H D C S. Cards are drawn without replacement; those of horses already
    home change nothing, so they are left out of the draw.

    States are how far each horse has come and who is home in which order; chances flow from each
    state to the next, one card at a time, so that every order's chance is a finite sum.
    """
    states: dict[tuple[tuple[int, ...], str], float] = {((0, 0, 0, 0), ""): 1.0}
    chances: dict[str, float] = {}
    while states:
        following: dict[tuple[tuple[int, ...], str], float] = {}
        for (spaces, home), chance in states.items():
            left = [
                0 if horse in home else SUIT_CARDS - rail[at] - spaces[at]
                for at, horse in enumerate(HORSES)
            ]
            total = sum(left)
            for at, horse in enumerate(HORSES):
                if not left[at]:
                    continue
                arrived = home + horse if spaces[at] + 1 == SPACES else home
                part = chance * left[at] / total
                if len(arrived) == 3:
                    order = "/".join(arrived + "".join(set(HORSES) - set(arrived)))
                    chances[order] = chances.get(order, 0.0) + part
                else:
                    moved = (*spaces[:at], spaces[at] + 1, *spaces[at + 1 :])
                    following[moved, arrived] = following.get((moved, arrived), 0.0) + part
        states = following
    return chances


@lru_cache(maxsize=4096)
def chances_in_a_million(rail: tuple[int, ...]) -> Mapping[str, int]:
    """The chance in a million of every beginning of an order: of ``"D"`` to win, of ``"D/C"``, of
    all four.
    """
    sums: dict[str, float] = {}
    for order, chance in order_chances(rail).items():
        for length in (1, 3, 7):
            sums[order[:length]] = sums.get(order[:length], 0.0) + chance
    return {order: round(chance * 1_000_000) for order, chance in sums.items()}
