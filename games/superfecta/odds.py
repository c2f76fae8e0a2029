"""The exact chance of every finishing order of a Superfecta race, from any state of it.

A horse needs seven cards of its suit. The cards that are left lie in any order with equal chances,
as they would if each had a moment of its own, anywhere between 0 and 1, and were turned at it. Then
the horses run independently: each comes home with a certain one of its own cards, and the chance
that it has done so by a moment t is a polynomial in t. So the chance of an order is an integral
over products of polynomials, one horse after the other.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import comb, lcm
from operator import mul
from typing import NamedTuple, TypeAlias

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


Powers: TypeAlias = list[int]
"""A polynomial in the moment t: what stands before 1, t, t² and so on."""


@lru_cache(maxsize=4096)
def order_chances(race: Race) -> Mapping[str, Fraction]:
    """The chance of each finishing order that can still be (``"H/D/C/S"``); they add up to 1.

    Whole numbers do the work: each integral is kept multiplied by `unit`, which every number that
    it is divided by divides.
    """
    running = [horse for horse in HORSES if horse not in race.home]
    if len(running) == 1:
        return {"/".join((*race.home, *running)): Fraction(1)}
    unit = lcm(*range(1, sum(race.left) + 1))
    home = {horse: _home(race, horse) for horse in running}
    rate = {horse: [at * power for at, power in enumerate(home[horse])][1:] for horse in running}
    # The chance that these horses, in this order, are home by the moment t.
    first: dict[tuple[str, ...], Powers] = {(): [1]}
    for places in range(1, len(running) - 1):
        for home_now in permutations(running, places):
            *before, horse = home_now
            first[home_now] = _integral(first[tuple(before)], rate[horse], unit)
    chances = {}
    for third, fourth in permutations(running, 2):
        away = [1 - home[fourth][0], *(-power for power in home[fourth][1:])]
        last = _product(rate[third], away)  # the third comes home now, and the fourth has not
        weights = _integrals_of_powers(last, sum(race.left), unit)
        for horses in permutations([horse for horse in running if horse not in (third, fourth)]):
            number = sum(map(mul, first[horses], weights))
            if number:
                order = "/".join((*race.home, *horses, third, fourth))
                chances[order] = Fraction(number, unit ** (len(running) - 1))
    return chances


def _home(race: Race, horse: str) -> Powers:
    """The chance that a horse is home by the moment t: that so many of its cards as it needs, or
    more, have been turned by then.
    """
    at = HORSES.index(horse)
    left, needed = race.left[at], SPACES - race.spaces[at]
    powers = [0] * (left + 1)
    for turned in range(needed, left + 1):
        for more in range(left - turned + 1):
            ways = comb(left, turned) * comb(left - turned, more)
            powers[turned + more] += -ways if more % 2 else ways
    return powers


def _product(one: Powers, other: Powers) -> Powers:
    powers = [0] * (len(one) + len(other) - 1)
    for at, power in enumerate(one):
        for place, factor in enumerate(other, at):
            powers[place] += power * factor
    return powers


def _integral(one: Powers, other: Powers, unit: int) -> Powers:
    """`unit` times the integral of a product, from 0 to t."""
    product = enumerate(_product(one, other), 1)
    return [0, *(power * unit // at for at, power in product)]


def _integrals_of_powers(other: Powers, most: int, unit: int) -> Powers:
    """`unit` times the integral from 0 to 1 of 1, t, t² … times another polynomial, as long as the
    powers of both together are below `most`.
    """
    parts = [unit // at for at in range(1, most + 1)]
    return [sum(map(mul, other, parts[at:])) for at in range(most - len(other) + 1)]


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


@lru_cache(maxsize=256)
def chances_by_card(rail: tuple[str, ...], turned: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The chance in a million, rounded, of each of `ORDERS`: given the rail, and then after each of
    the cards turned.
    """
    states = (order_chances(race_after(rail, turned[:cards])) for cards in range(len(turned) + 1))
    return tuple(
        tuple(round(chances.get(order, 0) * 1_000_000) for order in ORDERS) for chances in states
    )
