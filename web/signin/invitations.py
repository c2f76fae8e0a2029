"""What the desk hands out to sign a screen in: a table's code for a tablet, a link for the wall."""

import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from ledger.store.database import Database
from web.clock import MINUTE, Clock
from web.http.errors import WrongCode, WrongLink
from web.signin.schema import digest, put, table_codes, wall_links

CODE_LASTS = 15 * MINUTE
_FIGURES = 6


@dataclass(frozen=True, slots=True)
class TableCode:
    """A code that signs tablets in at one table until it expires, or until the next code of that
    table.
    """

    code: str
    expires: int


class Invitations:
    """The codes and links in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def table_code(self, night: int, table: int) -> TableCode:
        """A fresh code for this table."""
        now = self._clock()
        with self._database.writing() as connection:
            connection.execute(sa.delete(table_codes).where(table_codes.c.expires <= now))
            taken = set(connection.execute(sa.select(table_codes.c.code)).scalars())
            while digest(code := f"{secrets.randbelow(10**_FIGURES):0{_FIGURES}}") in taken:
                pass
            made = TableCode(code, now + CODE_LASTS)
            put(
                connection,
                table_codes,
                night=night,
                table_number=table,
                code=digest(code),
                expires=made.expires,
            )
        return made

    def table_of(self, code: str) -> tuple[int, int]:
        """The night and the table this code is for. Raises `WrongCode`."""
        chosen = sa.select(table_codes).where(
            table_codes.c.code == digest(code), table_codes.c.expires > self._clock()
        )
        with self._database.reading() as connection:
            row = connection.execute(chosen).one_or_none()
        if row is None:
            raise WrongCode
        return row.night, row.table_number

    def withdraw(self, night: int, table: int) -> None:
        """The table's code is worth nothing any more."""
        with self._database.writing() as connection:
            connection.execute(
                sa.delete(table_codes).where(
                    table_codes.c.night == night, table_codes.c.table_number == table
                )
            )

    def wall_link(self, night: int) -> str:
        """The token of a link that shows this night on a wall."""
        token = secrets.token_urlsafe(24)
        with self._database.writing() as connection:
            connection.execute(sa.insert(wall_links).values(token=digest(token), night=night))
        return token

    def night_of(self, token: str) -> int:
        """The night this wall link shows. Raises `WrongLink`."""
        chosen = sa.select(wall_links.c.night).where(wall_links.c.token == digest(token))
        with self._database.reading() as connection:
            night: int | None = connection.execute(chosen).scalar_one_or_none()
        if night is None:
            raise WrongLink("This link shows no night.")
        return night
