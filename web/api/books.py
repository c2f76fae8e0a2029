"""The books of a night: its results, and each player's statement."""

from web.api.asked import Asked
from web.api.door import Door
from web.api.who_may import host
from web.shown import books as shown

door = Door(
    "books",
    __name__,
    url_prefix="/api/nights/<number:night>/books",
    description="The books, for the host.",
)


@door.reads("", host, shown.Books)
def look_at_books(asked: Asked, night: int) -> shown.Books:
    """The night summed up: who is up, who pays whom, every tray's equation, what was put right, the
    seals.
    """
    return shown.books(asked.services.book, asked.services.shelf.read(night))


@door.reads("/statements/<number:player>", host, shown.Statement)
def look_at_statement(asked: Asked, night: int, player: int) -> shown.Statement:
    """A player's statement, line by line."""
    shelf = asked.services.shelf
    return shown.statement(shelf.read(night).report, player, shelf.journal(night))
