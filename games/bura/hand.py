"""Bura: its cards, what beats what, and how a hand stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from games.cards import Card, pack, rank, suit
from games.cards.tricks import Ranks
from games.language import lazy_gettext

RANKS = Ranks("6789JQKTA")
PACK = pack(RANKS.order)
ENOUGH = 31
HAND = 3
TRUMP = "trump"
"""The zone of the card that is turned up for trumps."""

KINDS = {
    "molodka": lazy_gettext("three cards of one plain suit"),
    "aces": lazy_gettext("three aces"),
    "bura": lazy_gettext("three trumps"),
}
"""The special leads, from the lowest to the highest, and what each is."""
KIND_NAMES = {
    "molodka": lazy_gettext("molodka"),
    "aces": lazy_gettext("aces"),
    "bura": lazy_gettext("bura"),
}
"""What people call them."""


@dataclass
class Announcement:
    """A special lead that somebody has announced."""

    seat: int
    kind: str
    """One of `KINDS`."""


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    leader: int
    trick: int = 0
    """The number of the trick."""
    led: int | None = None
    """Who has led to the trick that lies on the table."""
    announced: Announcement | None = None
    drawing: bool = True
    """Whether the stock can still fill both hands."""
    trump: str | None = None


def special(cards: Sequence[Card], trump: str) -> str | None:
    """What special lead these cards are, if any."""
    suits = {suit(card) for card in cards}
    if len(cards) != HAND:
        return None
    if suits == {trump}:
        return "bura"
    if all(rank(card) == "A" for card in cards):
        return "aces"
    return "molodka" if len(suits) == 1 else None


def beaten(led: Sequence[Card], answer: Sequence[Card], trump: str) -> bool:
    """Whether an answer wins: matched one to one in some order, each of its cards beats one led."""
    return all(beats for _, beats in matched(led, answer, trump))


def matched(led: Sequence[Card], answer: Sequence[Card], trump: str) -> list[tuple[Card, bool]]:
    """An answer in the order in which the most of its cards beat the one led in the same place;
    with each, whether it does.
    """
    orders = (
        [(card, RANKS.beats(card, other, trump)) for card, other in zip(order, led, strict=True)]
        for order in permutations(answer)
    )
    return max(orders, key=lambda order: sum(beats for _, beats in order))
