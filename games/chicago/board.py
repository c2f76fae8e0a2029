"""Chicago: what the felt and one's own hand are told."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from games.cards import Card
from games.cards import hands as poker
from games.cards.zones import played
from games.chicago.claims import DRAWS, SHOWDOWNS, Deal
from games.chicago.hands import CARDS, POINTS
from games.engine import Table
from games.language import gettext, localized


class ChicagoBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    stage: str
    """Which draw, which showdown, which trick."""
    points: Mapping[str, int]
    """What each hand counts, the lowest first."""
    hands: Mapping[str, str] | None
    """What the five cards of each seat come to, once they are all played; None before."""


def felt(table: Table[Deal]) -> ChicagoBoard:
    """What the felt shows beyond cards and facts."""
    cards = {seat: table.cards(played(seat)) for seat in table.seats}
    over = table.facts.best is not None
    hands = {str(seat): in_words(cards) for seat, cards in cards.items()} if over else None
    return {"stage": stage(table.facts), "points": POINTS, "hands": hands}


def stage(deal: Deal) -> str:
    """Which draw, which showdown or which trick is under way, of how many."""
    if deal.tricks.order:
        trick = min(CARDS, len(deal.tricks.takers) + 1)
        return gettext("trick {number} of {count}", number=trick, count=CARDS)
    if deal.draw > deal.showdown:
        return gettext("draw {number} of {count}", number=deal.draw, count=DRAWS)
    return gettext("showdown {number} of {count}", number=deal.showdown, count=SHOWDOWNS)


def hand_note(cards: Sequence[Card], _open: Mapping[str, Sequence[Card]]) -> str:
    """What one's own hand is called, until a card of it is played."""
    return in_words(cards) if len(cards) == CARDS else ""


def in_words(cards: Sequence[Card]) -> str:
    """What five cards are called, in the language of whoever asks."""
    return localized(poker.best(cards).in_words())
