"""Comet: what the felt is told of the table."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from games.cards import Card
from games.comet.deal import COMET, RANKS, SUITS, Deal, Options, next_card, pack_of, played
from games.engine import Table


class Spot(TypedDict):
    """Where a card lies or will lie in the row of its suit."""

    card: Card
    state: Literal["played", "wanted", "next", "missing", "to come"]
    """Next is what follows the card of this suit that was played last; missing, not in the pack, or
    the comet, which lies apart.
    """


class CometBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    rows: Mapping[str, Sequence[Spot]]
    """The spots of each suit, from the lowest."""
    comet: Card
    fallen: bool
    """Whether the comet lies open."""


def felt(table: Table[Deal, Options]) -> CometBoard:
    """How far each suit has come."""
    pack, gone = pack_of(table), played(table)

    def spot(card: Card, follows: Sequence[Card]) -> Spot:
        if card in gone and card != COMET:
            return {"card": card, "state": "played"}
        if card not in pack or card == COMET:
            return {"card": card, "state": "missing"}
        if card in table.facts.wanted:
            return {"card": card, "state": "wanted"}
        return {"card": card, "state": "next" if card in follows else "to come"}

    rows = {}
    for colour, zone in SUITS.items():
        cards = [card for card in table.cards(zone) if card != COMET]
        follows = next_card(cards[-1]) if cards else []
        rows[colour] = [spot(height + colour, follows) for height in RANKS]
    return {"rows": rows, "comet": COMET, "fallen": COMET in gone | set(table.cards("comet"))}
