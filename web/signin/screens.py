"""The screens of a night, numbered 1, 2, … as they first appear in it.

The book knows a screen by this number, and its requests by a text made up for it in this night
alone. So nothing in a book says that the screen of one night is the screen of another, and nothing
in it is of any use to anybody who wants to be taken for that screen.
"""

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

import sqlalchemy as sa

from ledger import chance
from ledger.book import Book
from ledger.errors import NotThere
from ledger.state.screens import highest_number
from ledger.store.schema import nights
from web.signin.schema import put_new, screens

OPENER = 1
"""The number of the screen that opened a night."""


@dataclass(frozen=True, slots=True)
class NightScreen:
    """A screen as one night knows it."""

    number: int
    sender: str
    """What its idempotency keys are unique to, in this night."""


class Screens:
    """The numbers in the database. One that is given is never changed, so it is kept in memory."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._database = book.database
        self._known: dict[tuple[int, str], NightScreen] = {}

    def find(self, night: int, screen: str) -> NightScreen | None:
        """The screen of this hash in this night; None where it has not appeared yet."""
        if (night, screen) in self._known:
            return self._known[night, screen]
        with self._database.reading() as connection:
            return self._found(connection, night, screen)

    def find_in(self, connection: sa.Connection, night: int, screen: str) -> NightScreen | None:
        """`find`, as this transaction sees it."""
        known = self._known.get((night, screen))
        return known or self._found(connection, night, screen)

    def number(self, night: int, screen: str) -> NightScreen:
        """The screen of this hash in this night, numbered if it is new. Raises `no-such-night`."""
        return self.find(night, screen) or self._appear(night, screen)

    def numbers(self, night: int, hashes: Iterable[str]) -> Mapping[str, int]:
        """The numbers of these screens in this night, of those that have one."""
        chosen = sa.select(screens.c.screen, screens.c.number).where(
            screens.c.night == night, screens.c.screen.in_(list(hashes))
        )
        with self._database.reading() as connection:
            return {row.screen: row.number for row in connection.execute(chosen)}

    def opened(self, night: int, screen: str, sender: str) -> None:
        """This screen has opened this night, as this sender (`opening`)."""
        row = {"night": night, "number": OPENER, "screen": screen, "sender": sender}
        with self._database.writing() as connection:
            put_new(connection, screens, **row)

    def _appear(self, night: int, screen: str) -> NightScreen:
        # Who writes here has the night's head, like who writes the book: two screens that appear at
        # once get two numbers.
        head = sa.select(nights.c.id).where(nights.c.id == night).with_for_update()
        with self._database.writing() as connection:
            if connection.execute(head).one_or_none() is None:
                raise NotThere.saying("There is no such night.", "no-such-night")
            if known := self._found(connection, night, screen):
                return known
            last = sa.select(sa.func.max(screens.c.number)).where(screens.c.night == night)
            number = (connection.scalar(last) or self._named(connection, night)) + 1
            new = NightScreen(number, chance.token_hex(16))
            row = {"night": night, "number": number, "screen": screen, "sender": new.sender}
            connection.execute(sa.insert(screens), row)
        return new

    def _found(self, connection: sa.Connection, night: int, screen: str) -> NightScreen | None:
        chosen = sa.select(screens.c.number, screens.c.sender).where(
            screens.c.night == night, screens.c.screen == screen
        )
        row = connection.execute(chosen).one_or_none()
        if row is None:
            return None
        self._known[night, screen] = found = NightScreen(row.number, row.sender)
        return found

    def _named(self, connection: sa.Connection, night: int) -> int:
        """The highest number that the night's own entries name: those of an imported night were
        numbered elsewhere, and its first screen here must not be taken for one of them.
        """
        return highest_number(self._book.screens_in(connection, night))


def opening(screen: str, key: str) -> str:
    """The sender of a request that opens a night. The night, which would have a text for this
    screen, is not there yet; this one follows from the request's own key, so that it is found again
    when it is said twice, and is another one for every night.
    """
    return hmac.digest(screen.encode(), key.encode(), sha256).hex()[:32]
