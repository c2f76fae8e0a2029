"""The exact chance of every finishing order of a Superfecta race, from any state of it.

A horse needs seven cards of its suit. The cards that are left lie in any order with equal chances,
so the next card that moves anybody is of a suit with the chance of its share in the cards left of
all horses still running. Cards of horses already home move nobody, and are left out of the draw.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import factorial, perm
from typing import NamedTuple

HORSES = "HDCS"
SUIT_CARDS = 12
SPACES = 7
"""The seventh card of a suit takes its horse over the line."""
ORDERS = tuple("/".join(order) for order in permutations(HORSES))


class Race(NamedTuple):
    """How far a race has come. Both tuples are in the order of `HORSES`."""

    left: tuple[int, ...]
    """How many cards of each suit are neither on the rail nor turned."""
    spaces: tuple[int, ...] = (0, 0, 0, 0)
    """How far each horse has come, 0 to `SPACES`."""
    home: str = ""
    """The horses that are home, in finishing order."""


def race_after(rail: Iterable[str], turned: Iterable[str] = ()) -> Race:
    """The state of a race by its cards (``4h``): those of the rail, and those turned since the off,
    in order. Cards after the end of a race change nothing.
    """
    left = dict.fromkeys(HORSES, SUIT_CARDS)
    spaces = dict.fromkeys(HORSES, 0)
    home = ""
    for card in rail:
        left[card[1].upper()] -= 1
    for card in turned:
        horse = card[1].upper()
        left[horse] -= 1
        if len(home) < 3 and horse not in home:
            spaces[horse] += 1
            home += horse if spaces[horse] == SPACES else ""
    return Race(tuple(left.values()), tuple(spaces.values()), home)


@lru_cache(maxsize=4096)
def order_chances(race: Race) -> Mapping[str, Fraction]:
    """The chance of each finishing order that can still be (``"H/D/C/S"``); they add up to 1.

    Whole numbers do the work: the number kept with a state is its chance × T₀! ÷ T!, where T
    counts the cards left of the horses still running there, and T₀ those at the beginning. A card
    that moves a horse multiplies it by the cards left of that horse's suit. Where a horse comes
    home the other cards of its suit leave T, and the number makes up for what T! loses thereby.
    """
    counts: dict[str, int] = {}
    states = {(race.spaces, race.home): 1}
    while states:
        following: dict[tuple[tuple[int, ...], str], int] = {}
        for (spaces, home), number in states.items():
            total = _total(race, spaces, home)
            if len(home) >= 3:
                order = "/".join(home + "".join(set(HORSES) - set(home)))
                counts[order] = counts.get(order, 0) + number * factorial(total)
                continue
            for at, horse in enumerate(HORSES):
                left = 0 if horse in home else _left(race, spaces, at)
                if not left:
                    continue
                moved = (*spaces[:at], spaces[at] + 1, *spaces[at + 1 :])
                into, weight = (moved, home), left
                if moved[at] == SPACES:
                    into, weight = (moved, home + horse), left * perm(total - 1, left - 1)
                following[into] = following.get(into, 0) + number * weight
        states = following
    whole = factorial(_total(race, race.spaces, race.home))
    return {order: Fraction(number, whole) for order, number in counts.items()}


def place_chances(race: Race, places: int) -> dict[str, Fraction]:
    """The chance of each order of the first `places` horses: 1 for WIN, 2 for EXA, 4 for SFC."""
    summed: dict[str, Fraction] = {}
    for order, chance in order_chances(race).items():
        first = "/".join(order.split("/")[:places])
        summed[first] = summed.get(first, Fraction(0)) + chance
    return summed


@lru_cache(maxsize=4096)
def chances_in_a_million(race: Race) -> Mapping[str, int]:
    """The chance in a million, rounded, of every beginning of an order: of ``"D"`` to win, of
    ``"D/C"``, of all four.
    """
    return {
        order: round(chance * 1_000_000)
        for places in (1, 2, 4)
        for order, chance in place_chances(race, places).items()
    }


def _left(race: Race, spaces: tuple[int, ...], at: int) -> int:
    """The cards left of a suit, when its horse has come so far."""
    return race.left[at] + race.spaces[at] - spaces[at]


def _total(race: Race, spaces: tuple[int, ...], home: str) -> int:
    return sum(_left(race, spaces, at) for at, horse in enumerate(HORSES) if horse not in home)
