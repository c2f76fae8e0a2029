"""What a player's wish becomes in the book, whoever grants it: the host, a dealer, or a table that
deals itself.
"""

from typing import Literal, TypeAlias

from ledger.book import Beside, Book, Receipt
from ledger.desk import together
from ledger.errors import Conflict
from ledger.kinds import cash, seats
from ledger.kinds.at_table import game_of
from ledger.state.entries import Request
from ledger.state.night import Night
from web.services.wishes import Wish

Against: TypeAlias = Literal["cash", "marker", "owed"]


def carry_out(
    book: Book,
    night: int,
    request: Request,
    wish: Wish,
    beside: Beside,
    against: Against = "cash",
) -> Receipt:
    """Do what is asked for, and in the same transaction what `beside` writes; chips are sold
    `against` this. Raises what the book raises.
    """
    chips, at = wish.chips or 0, wish.table or 0
    match wish.kind:
        case "sit":
            free = _seat_for(book.night(night), wish)
            return book.do_with(beside, night, request, seats.Sat, at, wish.player, free, chips)
        case "stand":
            seat = _seat_of(book.night(night), wish)
            return together.leave(book, night, request, at, seat, beside=beside)
        case "top-up":
            seat = _seat_of(book.night(night), wish)
            return book.do_with(beside, night, request, seats.ToppedUp, at, seat, chips)
        case "buy-in":
            return book.do_with(beside, night, request, cash.BuyIn, wish.player, chips, against)
        case "cash-out":
            return book.do_with(beside, night, request, cash.CashOut, wish.player)


def _seat_for(night: Night, wish: Wish) -> int:
    """The seat that is asked for, or the first that is free where somebody has it. Raises
    `seat-taken`.
    """
    table = night.table(wish.table or 0)
    free = [
        seat for seat in range(1, game_of(table.game).most_seats + 1) if seat not in table.seats
    ]
    if not free:
        raise Conflict.saying("Every seat at {table} is taken.", "seat-taken", table=table.title)
    return wish.seat if wish.seat in free and wish.seat else free[0]


def _seat_of(night: Night, wish: Wish) -> int:
    """Where the player sits; 0, which nobody has, where they have stood up meanwhile."""
    return night.table(wish.table or 0).seat_of(wish.player) or 0
