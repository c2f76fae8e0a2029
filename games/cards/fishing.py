"""Fishing: cards that lie open, and what a card may catch of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from games.cards import Card, is_card, list_in_words, rank
from games.cards.zones import won
from games.engine import JSON, Table
from games.engine.values import Draw, Schema
from games.language import gettext

LAYOUT = "layout"
"""The zone of the cards that lie open, to be caught."""
NUMBERS = "A23456789T"
"""The ranks that have a value: ace to ten, 1 to 10."""
_VALUES = {letter: number for number, letter in enumerate(NUMBERS, start=1)}
MOST_SUMS = 40
"""So many ways to make a sum are listed at most: with cards of any evening there are fewer."""


def value(card: Card) -> int:
    """What a number counts, 1 to 10; 0 of a jack, queen or king."""
    return _VALUES.get(rank(card), 0)


def lay_out(table: Table[object], piles: Sequence[int]) -> None:
    """The open cards, and before each of these seats the pile of what is taken: face down, nobody
    looks back at it.
    """
    table.zone(LAYOUT)
    for seat in piles:
        table.zone(won(seat), owner=seat, sight="none", forgotten=True)


# Sums


def sums(cards: Sequence[Card], total: int) -> Iterator[list[Card]]:
    """Every choice of these numbers that adds up to a total; of 0, that of none."""
    if total == 0:
        yield []
    for index, card in enumerate(cards):
        if 0 < value(card) <= total:
            for rest in sums(cards[index + 1 :], total - value(card)):
                yield [card, *rest]


def listed_sums(cards: Sequence[Card], total: int) -> list[list[Card]]:
    """These choices, the shortest first, as many as are listed."""
    return sorted(islice(sums(cards, total), MOST_SUMS), key=len)


def split(cards: Sequence[Card], total: int) -> list[list[Card]] | None:
    """These numbers in sets that each add up to a total; None where they cannot be split so, or one
    of them has no value. No cards are no sets.
    """
    if any(value(card) == 0 for card in cards):
        return None
    found = _split(tuple(sorted(map(value, cards), reverse=True)), total)
    if found is None:
        return None
    left = list(cards)
    return [[_taken_out(left, number) for number in numbers] for numbers in found]


def _taken_out(cards: list[Card], number: int) -> Card:
    """The first card of this value, which leaves the list."""
    return cards.pop(next(index for index, card in enumerate(cards) if value(card) == number))


@lru_cache(maxsize=4096)
def _split(numbers: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...] | None:
    """The same of values, the highest first: each set begins with the highest that is left."""
    if not numbers:
        return ()
    if sum(numbers) % total:
        return None
    first, others = numbers[0], numbers[1:]
    for rest in set(_number_sums(others, total - first)):
        left = list(others)
        for number in rest:
            left.remove(number)
        if (sets := _split(tuple(left), total)) is not None:
            return ((first, *rest), *sets)
    return None


def _number_sums(numbers: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
    for index, number in enumerate(numbers):
        if number <= total and number not in numbers[:index]:
            for rest in _number_sums(numbers[index + 1 :], total - number):
                yield (number, *rest)


@dataclass(frozen=True, slots=True)
class Selection:
    """One or more of these cards, in any order, each once. Which go together a check says."""

    values: tuple[Card, ...]

    def error(self, value: JSON) -> str | None:
        if type(value) is not list or not value:
            return gettext("must be a list of one or more cards that lie open")
        for index, card in enumerate(value):
            if not is_card(card):
                return gettext('must hold cards, rank then suit, such as "Ah" or "Td"')
            if card not in self.values or card in value[:index]:
                return gettext("cannot hold {cards} here", cards=list_in_words([card]))
        return None

    def data(self) -> JSON:
        return {"of": list(self.values), "least": 1, "most": len(self.values)}

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "string"}}

    def sample(self, draw: Draw) -> list[Card]:
        return [self.values[draw(len(self.values))]]
