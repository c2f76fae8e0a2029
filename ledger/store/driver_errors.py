"""What a driver's error means to the person at the desk."""

import re
import sqlite3

from ledger.errors import Damaged, DiskFull, LedgerError, ReadOnlyBook, Unavailable

_LOST = re.compile(r"no such (table|column): ")


def explained(error: BaseException, place: str) -> LedgerError | None:
    """What a driver's error means to the person at the desk; None for one that is an
    error in the program.
    """
    if isinstance(error, sqlite3.Error):
        if lost := _LOST.match(str(error)):
            return incomplete(place, lost[1])
        return _of_sqlite(getattr(error, "sqlite_errorname", ""), place)
    return _of_postgresql(error, place)


def incomplete(place: str, what: str) -> Damaged:
    """A table or a column that a book has is not there."""
    return Damaged(
        f"{place} is not whole: a {what} of the book has been taken away. Go on with a backup."
    )


def _of_sqlite(name: str, place: str) -> LedgerError | None:
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return Unavailable.saying(
            "{place} is not a database, or it is damaged.", "not-a-book", place=place
        )
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM")):
        return ReadOnlyBook.saying(
            "{place} cannot be written to: it, or the folder it is in, is read-only.", place=place
        )
    if name.startswith("SQLITE_FULL"):
        return DiskFull.saying("There is no room left on the disk of {place}.", place=place)
    if name.startswith("SQLITE_CANTOPEN"):
        return Unavailable.saying(
            "{place} cannot be opened: is the folder there, and may Croupier write in it?",
            "unreachable",
            place=place,
        )
    if name.startswith("SQLITE_IOERR"):
        return Unavailable.saying(
            "The disk of {place} does not answer as it should.", "unreachable", place=place
        )
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Unavailable.saying(
            "Another program has held {place} for too long; try again.", "busy", place=place
        )
    return None


def _of_postgresql(error: BaseException, place: str) -> LedgerError | None:
    state = getattr(error, "sqlstate", None)
    if state is None and type(error).__name__ in ("OperationalError", "ConnectionTimeout"):
        return Unavailable.saying(
            "The database server of {place} does not answer.", "unreachable", place=place
        )
    match state:
        case "53100":
            return DiskFull.saying(
                "The database server of {place} has no room left on its disk.", place=place
            )
        case "42P01":
            return incomplete(place, "table")
        case "42703":
            return incomplete(place, "column")
        case "25006" | "42501":
            return ReadOnlyBook.saying("{place} cannot be written to by this user.", place=place)
        case "3D000" | "28P01" | "28000" | "57P03":
            return Unavailable.saying(
                "The database server of {place} lets nobody in: {reason}",
                "unreachable",
                place=place,
                reason=str(error)[:120].strip(),
            )
        case (
            "57P01" | "57P02" | "57P04" | "57P05" | "08006" | "08003" | "08001" | "08000" | "25P03"
        ):
            return Unavailable.saying(
                "The connection to {place} was lost.", "unreachable", place=place
            )
        case "40001" | "40P01" | "55P03" | "53300":
            return Unavailable.saying(
                "{place} is too busy just now; try again.", "busy", place=place
            )
    return None
