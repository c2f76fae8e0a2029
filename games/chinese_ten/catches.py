"""Chinese Ten: which cards catch which, and what they count (rules page ``chinese-ten.md``)."""

from collections.abc import Iterable

from games.cards import Card, rank, suit
from games.cards.fishing import value

ALIKE = "5TJQK"
"""The ranks whose cards pair among themselves."""
RED = {"A": 20, **dict.fromkeys("9TJQK", 10)}
"""What red cards count that do not count their pips."""
BLACK_ACES: dict[Card, tuple[int, int]] = {"As": (3, 30), "Ac": (4, 40)}
"""What a black ace counts, and from how many players on."""


def pairs(card: Card, other: Card) -> bool:
    """Whether two cards make ten, or are two of one rank from the ten up."""
    if rank(card) in "TJQK":
        return rank(card) == rank(other)
    return value(card) + value(other) == 10


def partners_of(card: Card, layout: Iterable[Card]) -> list[Card]:
    """The open cards that pair with a card."""
    return [other for other in layout if pairs(card, other)]


def choices(card: Card, layout: Iterable[Card]) -> list[Card]:
    """The open cards of which one must be named, where a card could catch several; none where
    nothing is asked.
    """
    found = partners_of(card, layout)
    takes_all = rank(card) in ALIKE and len(found) == 3
    return found if len(found) > 1 and not takes_all else []


def catch(card: Card, layout: Iterable[Card]) -> list[Card]:
    """What a card catches where nothing is asked: its one partner, or three of its own rank."""
    return [] if choices(card, layout) else partners_of(card, layout)


def points(card: Card, players: int) -> int:
    """What a card counts among so many players."""
    if suit(card) in "cs":
        least, counts = BLACK_ACES.get(card, (0, 0))
        return counts if players >= least else 0
    return RED.get(rank(card), value(card))
