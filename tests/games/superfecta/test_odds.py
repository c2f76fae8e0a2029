"""The chances of a race, against a count of what can come, card by card."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import factorial

import pytest

from games.engine.shuffle import Draws, shuffled
from games.superfecta.odds import ORDERS, SPACES, Race, order_chances, place_chances, race_after

PACK = [rank + suit for suit in "hdcs" for rank in "23456789TJQK"]
RAILS = ("2h 3h 4d 5d 6c 7s", "2h 3h 4h 5h 6h 7h", "2h 3h 4h 5d 6d 7d", "2d 3c 4c 5s 6s 7s")


def counted(race: Race) -> Mapping[str, Fraction]:
    """The chance of each order: the orders of the cards that are left in which it comes."""
    every = factorial(sum(race.left))
    return {order: Fraction(number, every) for order, number in orders_of_cards(*race).items()}


@cache
def orders_of_cards(left: tuple[int, ...], spaces: tuple[int, ...], home: str) -> Mapping[str, int]:
    """Every card that may come next, those of horses already home as well."""
    if len(home) == 3:
        return {"/".join((*home, *(set("HDCS") - set(home)))): factorial(sum(left))}
    numbers: dict[str, int] = {}
    for at, horse in enumerate("HDCS"):
        if not left[at]:
            continue
        fewer = (*left[:at], left[at] - 1, *left[at + 1 :])
        further, arrived = spaces, home
        if horse not in home:
            further = (*spaces[:at], spaces[at] + 1, *spaces[at + 1 :])
            arrived = home + horse if further[at] == SPACES else home
        for order, number in orders_of_cards(fewer, further, arrived).items():
            numbers[order] = numbers.get(order, 0) + left[at] * number
    return numbers


@pytest.mark.parametrize("turned", range(12, 40, 3))
def test_the_chances_are_those_of_every_card_that_may_come(turned: int) -> None:
    pack = shuffled(PACK, Draws(bytes(32), shuffle=turned + 1))
    race = race_after(pack[:6], pack[6 : 6 + turned])
    assert order_chances(race) == counted(race)


@pytest.mark.slow
@pytest.mark.parametrize("rail", RAILS[::3])
def test_so_are_those_before_the_first_card(rail: str) -> None:
    race = race_after(rail.split())
    assert order_chances(race) == counted(race)


@pytest.mark.parametrize("rail", RAILS)
def test_the_chances_of_all_orders_add_up_to_one(rail: str) -> None:
    race = race_after(rail.split())
    assert sum(order_chances(race).values()) == 1
    for places in (1, 2, 4):
        assert sum(place_chances(race, places).values()) == 1


def test_like_horses_have_like_chances() -> None:
    even = order_chances(race_after(RAILS[0].split()))
    for order, chance in even.items():
        assert chance == even[order.translate(str.maketrans("HDCS", "DHSC"))]
    assert place_chances(race_after(RAILS[0].split()), 1)["C"] > Fraction(1, 4)


def test_before_the_rail_is_dealt_every_order_is_as_likely_as_any() -> None:
    assert order_chances(Race((12, 12, 12, 12))) == dict.fromkeys(ORDERS, Fraction(1, 24))


def test_a_horse_with_six_cards_on_the_rail_comes_last() -> None:
    chances = order_chances(race_after(RAILS[1].split()))
    assert chances == {order: Fraction(1, 6) for order in ORDERS if order.endswith("H")}


def test_a_race_that_is_over_has_one_order() -> None:
    turned = [rank + suit for suit in "scd" for rank in "789TJQK"]
    race = race_after(["2s", "3s", "4s", "5h", "6h", "2h"], turned)
    assert order_chances(race) == {"S/C/D/H": Fraction(1)}
    assert race == race_after(["2s", "3s", "4s", "5h", "6h", "2h"], [*turned, "3h"])._replace(
        left=race.left
    )
