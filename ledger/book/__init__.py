"""The book: the one way to write into a night (`writer`), and the ways to read it (`reader`)."""

from ledger.book.requests import Beside, Heading, Listener, Look, Make, Plan, Receipt, Wish
from ledger.book.writer import Book, opened

__all__ = [
    "Beside",
    "Book",
    "Heading",
    "Listener",
    "Look",
    "Make",
    "Plan",
    "Receipt",
    "Wish",
    "opened",
]
