"""A night's room code, by which guests' phones come in, and who is let in with a new name."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from ledger import chance
from ledger.store.database import Database
from web.http.errors import WrongSecret
from web.signin.schema import put_new, rooms

NewNames: TypeAlias = Literal["ask", "in", "out"]
"""Whether somebody with a new name waits for the host's tap, comes in at once, or stays out."""

FIGURES = 6
"""Of a code. Phones and tablets come in by the same pad, so a room's is as long as a table's."""


@dataclass(frozen=True, slots=True)
class Room:
    """How guests' phones come into a night."""

    night: int
    code: str
    new_names: NewNames


class Rooms:
    """The room codes in the database. They stand there as they are: every wall shows its own all
    evening, and who reads the database reads the cards, too.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, night: int) -> Room:
        """The room of this night, which must be there. Its code is made when it is first asked
        for.
        """
        with self._database.reading() as connection:
            found = _found(connection, rooms.c.night == night)
        return found or self._made(night)

    def night_of(self, connection: sa.Connection, code: str) -> int:
        """The night whose code this is. Raises `wrong-room`."""
        found = _found(connection, rooms.c.code == code)
        if found is None:
            raise WrongSecret("wrong-room")
        return found.night

    def change_code(self, night: int) -> None:
        """Another code; the one before it opens nothing any more. Phones that are in stay in."""
        self.of(night)
        with self._database.writing() as connection:
            self._set(connection, night, code=_fresh(connection))

    def let_new_names(self, night: int, come: NewNames) -> None:
        """Say what becomes of new names."""
        self.of(night)
        with self._database.writing() as connection:
            self._set(connection, night, new_names=come)

    def _made(self, night: int) -> Room:
        with self._database.writing() as connection:
            row = {"night": night, "code": _fresh(connection), "new_names": "ask"}
            put_new(connection, rooms, **row)
            found = _found(connection, rooms.c.night == night)
        # Two of them drew the same figures at once: one draws again.
        return found or self._made(night)

    def _set(self, connection: sa.Connection, night: int, **values: str) -> None:
        connection.execute(sa.update(rooms).where(rooms.c.night == night).values(**values))


def _found(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Room | None:
    row: Any = connection.execute(sa.select(rooms).where(which)).one_or_none()
    return None if row is None else Room(row.night, row.code, row.new_names)


def _fresh(connection: sa.Connection) -> str:
    """A code that no other night has."""
    taken = set(connection.execute(sa.select(rooms.c.code)).scalars())
    while (code := f"{chance.randbelow(10**FIGURES):0{FIGURES}}") in taken:
        pass
    return code
