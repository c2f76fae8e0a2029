"""A stock for two players, with the card that was turned up for trumps under it: drawn trick by
trick, the turned card last. It may be exchanged for another, and the stock be closed.
"""

from collections.abc import Generator
from dataclasses import dataclass

from games.cards import Card, suit
from games.cards.zones import cannot_hold, hand
from games.engine import STOCK, Action, Option, Prompt, Table

LINES = {
    "stock.exchanges": "{player} takes {take} and puts {give} in its place.",
    "stock.closes": "{player} closes the stock. Nobody draws any more.",
}
"""The sentences of the functions below."""


@dataclass
class Closed:
    """The stock was closed; and what counts of the other player's from then on."""

    seat: int
    """Who closed it."""
    tricks: int
    """How many the other player had taken by then."""
    marriages: int
    """The points of the other player's marriages that counted by then."""


def turn_up_trumps(table: Table[object], upcard: str, which: str) -> Generator[Prompt, Action, str]:
    """Turn the next card up, in a zone of its own; `which` names it. Returns its suit."""
    table.zone(upcard)
    yield from table.turn_up(1, to=upcard, which=which)
    return suit(table.cards(upcard)[0])


def is_open(table: Table[object], upcard: str, closed: Closed | None) -> bool:
    """Whether there is a stock to draw from: neither closed nor drawn out."""
    return closed is None and bool(table.cards(upcard))


def cards_left(table: Table[object], upcard: str) -> int:
    """How many cards there are to draw, the turned one counted."""
    return len(table.cards(STOCK)) + len(table.cards(upcard))


def draw_in_turn(table: Table[object], upcard: str, first: int, count: int = 1) -> None:
    """Both draw so many cards, alternately."""
    for _ in range(count):
        for seat in (first, table.left_of(first)):
            table.deal(1, to=hand(seat), source=STOCK if table.cards(STOCK) else upcard)


def exchange_options(table: Table[object], seat: int, card: Card, upcard: str) -> list[Option]:
    """The option to exchange this card of the hand for the turned one, where the hand holds it, or
    with a real deck may hold it.
    """
    if card not in table.cards(hand(seat)) if table.virtual else table.cards(upcard) == [card]:
        return []
    return [
        Option(
            seat,
            "exchange",
            check=lambda action: cannot_hold(table, seat, [card]),
            private=table.virtual,
        )
    ]


def exchange(table: Table[object], seat: int, card: Card, upcard: str) -> None:
    """A card of the hand for the turned one."""
    (taken,) = table.cards(upcard)
    table.swap(hand(seat), card, upcard, taken)
    table.tell("stock.exchanges", seat=seat, take=taken, give=card)


def close(table: Table[object], seat: int, upcard: str, tricks: int, marriages: int) -> Closed:
    """The turned card goes face down on the stock, and nobody draws from then on. `tricks` and
    `marriages` are what the other player has by now.
    """
    table.reveal(upcard, "none")
    table.tell("stock.closes", seat=seat)
    return Closed(seat, tricks, marriages)
