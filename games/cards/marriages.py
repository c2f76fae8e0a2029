"""Marriages: king and queen of one suit, shown by whoever has the lead. The points count once their
player has taken a trick.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from games.cards import SUIT_NAMES, SUITS, Card
from games.cards.tricks import ANY_CARD, Duty
from games.cards.zones import cannot_hold, hand
from games.engine import Action, OneOf, Option, Table
from games.language import lazy_gettext

RANKS = "KQ"
PLAIN, ROYAL = 20, 40
"""What king and queen are worth, of a plain suit and of trumps."""
LINES = {"marriages.shows": "{player} shows king and queen of {suit}: {points}."}
"""The sentence of `show`."""


@dataclass
class Marriage:
    """King and queen of a suit that somebody has shown."""

    seat: int
    suit: str
    points: int
    counts: bool
    """Whether its points count yet."""


def pair(of: str) -> list[Card]:
    """King and queen of a suit."""
    return [letter + of for letter in RANKS]


def options(table: Table[object], seat: int) -> list[Option]:
    """The option to `marry` a suit of which the hand holds king and queen; with a real deck any,
    which proves itself.
    """
    held = {*table.cards(hand(seat))}
    suits = tuple(suit for suit in SUITS if not table.virtual or {*pair(suit)} <= held)
    values = {"suit": OneOf(suits)}
    check = partial(marriage_refusal, table)
    return [Option(seat, "marry", values, check=check, private=table.virtual)] if suits else []


def marriage_refusal(table: Table[object], action: Action) -> str | None:
    """Why the hand cannot hold these two."""
    return cannot_hold(table, action.seat, pair(action.word("suit")))


def show(table: Table[object], marriage: Marriage) -> list[Card]:
    """Show everybody king and queen; returns them. They go back into the hand, and one of them must
    be led (`lead_one_of`).
    """
    cards = pair(marriage.suit)
    table.known_in(hand(marriage.seat), cards)
    suit = SUIT_NAMES[marriage.suit]
    table.tell("marriages.shows", seat=marriage.seat, suit=suit, points=marriage.points)
    return cards


def lead_one_of(shown: Iterable[Card]) -> Duty:
    """The duty to lead king or queen of a marriage that was just shown; none where none was."""
    cards = frozenset(shown)
    reason = lazy_gettext("one of the marriage must be led")
    return Duty((cards,), reason=reason) if cards else ANY_CARD


def count_from_now(marriages: Iterable[Marriage], seat: int) -> None:
    """A player has taken a trick: what they have married counts."""
    for marriage in marriages:
        marriage.counts = marriage.counts or marriage.seat == seat


def points_of(marriages: Iterable[Marriage], seat: int) -> int:
    """The points of a player's marriages that count by now."""
    return sum(
        marriage.points for marriage in marriages if marriage.seat == seat and marriage.counts
    )
