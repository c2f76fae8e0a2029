"""Diloti: every play that the cards allow, written out for the player whose turn it is, so that no
screen adds up a sum.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from games.cards import Card
from games.cards.fishing import sums, value
from games.diloti.layout import HIGHEST, Deal, catches, numbers
from games.engine import JSON, Action, Table

MOST_WAYS = 1000
"""So many plays of a verb are written out at most; an evening's deals have some 30, a real deck's
some 60: for a card of each rank. The richest of 260 deals played
at random had 643.
"""
MOST_TRIED = 4000
"""So many are looked at: on a table with sums beyond number no screen waits for them."""


class Way(NamedTuple):
    """A play: what it is said with, and the cards of the table that it is about."""

    said: Mapping[str, JSON]
    cards: list[Card]


def lays(_: Table[Deal], card: Card) -> Iterator[Way]:
    """To lay a card, which is about no other."""
    yield Way({"card": card}, [])


def captures(table: Table[Deal], card: Card) -> Iterator[Way]:
    """What a card may take: sets that have no card in common, as many of them as one likes."""
    for cards in unions(list(catches(table, card))):
        if cards:
            yield Way({"card": card}, cards)


def declarations(table: Table[Deal], card: Card) -> Iterator[Way]:
    """What may be bound with a card: those that make its own set, and further sets."""
    for total in range(value(card), HIGHEST + 1):
        further = bound_with(table, total)
        for rest in sums(numbers(table), total - value(card)):
            for more in unions(apart(further, rest)):
                if rest or more:
                    yield Way({"card": card, "value": total}, [*rest, *more])


def raises(table: Table[Deal], card: Card) -> Iterator[Way]:
    """Which declarations a card may raise, and what may be bound with them at once."""
    for raised in table.facts.declarations:
        for more in unions(bound_with(table, raised.value + value(card))):
            yield Way({"card": card, "of": raised.cards[0]}, more)


def bound_with(table: Table[Deal], total: int) -> list[list[Card]]:
    """The sets that may join a group of this value: loose numbers, and plain declarations."""
    plain = [each for each in table.facts.declarations if not each.group and each.value == total]
    return [list(each.cards) for each in plain] + list(sums(numbers(table), total))


def apart(sets: Sequence[list[Card]], cards: Sequence[Card]) -> list[list[Card]]:
    """Those of the sets that have none of these cards."""
    return [each for each in sets if not set(each) & set(cards)]


def unions(sets: Sequence[list[Card]]) -> Iterator[list[Card]]:
    """Every choice of sets that have no card in common, the cards together; of none as well. Some
    come more than once.
    """
    yield []
    for index, chosen in enumerate(sets):
        for others in unions(apart(sets[index + 1 :], chosen)):
            yield [*chosen, *others]


def allowed(
    seat: int, do: str, list_of: str, found: Iterable[Way], check: Callable[[Action], str | None]
) -> tuple[Mapping[str, JSON], ...] | None:
    """These plays, each once, as far as the rules let them through; `list_of` is the name of their
    list of cards. None where there are too many to be written out.
    """
    ways: dict[object, Mapping[str, JSON]] = {}
    for tried, (said, cards) in enumerate(found):
        way = {**said, list_of: cards} if cards else said
        same = (*said.values(), frozenset(cards))
        if same not in ways and check(Action(seat, do, way)) is None:
            ways[same] = way
        if len(ways) > MOST_WAYS or tried > MOST_TRIED:
            return None
    return tuple(ways.values())
