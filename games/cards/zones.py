"""Zones that belong to a seat: their names, and what can come out of a hand."""

from collections.abc import Sequence

from games.cards import Card, list_in_words
from games.engine import Table
from games.language import gettext


def hand(seat: int) -> str:
    """The zone of a player's hand."""
    return f"hand:{seat}"


def played(seat: int) -> str:
    """The zone of what a player has played, apart from the others' cards."""
    return f"played:{seat}"


def won(seat: int) -> str:
    """The zone of the cards a player has taken, face down: nobody may look before they count."""
    return f"won:{seat}"


def cannot_hold(table: Table[object], seat: int, cards: Sequence[Card]) -> str | None:
    """Why these cannot all come out of a player's hand; None where they may. With a real deck the
    engine knows what has been shown, and cards that somebody claims prove themselves.
    """
    if table.may_hold(hand(seat), cards):
        return None
    return gettext(
        "{player} cannot hold {cards}.", player=table.players[seat], cards=list_in_words(cards)
    )
