"""Closing a table or the whole night: several facts, each an entry of its own, under one request.

What comes first (the end of a series, the closing of each table) has keys made of the request's
own, so that asking twice still does everything once. If it cannot be done, the last step says why.
"""

from contextlib import suppress
from dataclasses import replace

from ledger.book import Book, Receipt
from ledger.errors import LedgerError
from ledger.kinds.cash import CashOut
from ledger.kinds.nights import NightClosed
from ledger.kinds.tables import SeriesEnded, TableClosed
from ledger.state.entries import Request


def close_table(book: Book, night: int, request: Request, table: int) -> Receipt:
    """End the series of a table, dividing its pots, and close it."""
    if table in book.night(night).tables:
        with suppress(LedgerError):
            book.do(night, _part(request, "series"), SeriesEnded, table)
    return book.do(night, request, TableClosed, table)


def close_night(book: Book, night: int, request: Request) -> Receipt:
    """Close every table, have the house players hand in their chips, and close the night. Nothing
    is closed while a round is in play anywhere.
    """
    here = [table for table in book.night(night).tables.values() if table.is_open]
    if not any(table.round for table in here):
        for table in here:
            with suppress(LedgerError):
                close_table(book, night, _part(request, f"table-{table.number}"), table.number)
        for player in book.night(night).house_players:
            with suppress(LedgerError):
                book.do(night, _part(request, f"player-{player.number}"), CashOut, player.number)
    return book.do(night, request, NightClosed)


def _part(request: Request, what: str) -> Request:
    return replace(request, key=f"{request.key}/{what}")
