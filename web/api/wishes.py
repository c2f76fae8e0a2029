"""What players ask for from their phones, granted and refused: each with one tap. (What is asked of
a dealer is granted at the table, too: `web.api.tables`.)
"""

from typing import Literal

import marshmallow as ma
from flask import Response

from games.language import say
from ledger.book import Receipt
from ledger.desk import together
from ledger.errors import Conflict
from ledger.kinds import cash, seats
from ledger.kinds.at_table import game_of
from ledger.state.night import Night
from web.api import states
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import Word
from web.api.who_may import host, to_write
from web.services.wishes import Wish
from web.shown.desk import Desk
from web.shown.written import DeskWritten

door = Door(
    "wishes",
    __name__,
    url_prefix="/api/nights/<number:night>/wishes",
    description="What players ask for.",
)


class Granting(ma.Schema):
    """What the chips of a buy-in are sold against."""

    against = Word("cash", "marker", "owed", required=False, load_default="cash")


@door.writes("/<number:number>", host, Granting, DeskWritten)
def grant_at_desk(
    asked: Asked, night: int, number: int, against: Literal["cash", "marker", "owed"]
) -> Receipt:
    """Grant what a player asks for, of the desk or of a dealer."""
    return granted(asked, night, number, against=against)


@door.writes("/<number:number>", host, answers=Desk, method="DELETE", keyed=False)
def refuse_at_desk(asked: Asked, night: int, number: int) -> Response:
    """Refuse it."""
    asked.services.wishes.refuse(night, number)
    asked.services.hub.stir(night)
    return states.desk_now(asked, night)


def granted(
    asked: Asked,
    night: int,
    number: int,
    table: int | None = None,
    against: Literal["cash", "marker", "owed"] = "cash",
) -> Receipt:
    """Do what is asked for, in the name of the screen that grants it. `table`: it must be asked
    there. Raises `no-such-wish`, and whatever the book raises; then it goes on standing.
    """
    book, request = asked.services.book, to_write(asked)

    def do(wish: Wish) -> Receipt:
        chips, at = wish.chips or 0, wish.table or 0
        match wish.kind:
            case "sit":
                free = _seat_for(book.night(night), wish)
                return book.do(night, request, seats.Sat, at, wish.player, free, chips)
            case "stand":
                return together.leave(book, night, request, at, _seat_of(book.night(night), wish))
            case "top-up":
                seat = _seat_of(book.night(night), wish)
                return book.do(night, request, seats.ToppedUp, at, seat, chips)
            case "buy-in":
                return book.do(night, request, cash.BuyIn, wish.player, chips, against)
            case "cash-out":
                return book.do(night, request, cash.CashOut, wish.player)

    receipt = asked.services.wishes.grant(night, number, do, table)
    asked.services.hub.stir(night)
    return receipt


def _seat_for(night: Night, wish: Wish) -> int:
    """The seat that is asked for, or the first that is free where somebody has it. Raises
    `seat-taken`.
    """
    table = night.table(wish.table or 0)
    free = [
        seat for seat in range(1, game_of(table.game).most_seats + 1) if seat not in table.seats
    ]
    if not free:
        raise Conflict(say("Every seat at {table} is taken.", table=table.name), "seat-taken")
    return wish.seat if wish.seat in free and wish.seat else free[0]


def _seat_of(night: Night, wish: Wish) -> int:
    """Where the player sits; 0, which nobody has, where they have stood up meanwhile."""
    return night.table(wish.table or 0).seat_of(wish.player) or 0
