"""What the desk hands out to sign a screen in: a table's code for a tablet, a code for the wall, a
personal link for a player's phone.
"""

from dataclasses import dataclass

import sqlalchemy as sa

from games.language import gettext
from ledger import chance
from ledger.store.database import Database
from web.clock import MINUTE, Clock
from web.http.errors import WrongSecret
from web.signin.schema import digest, player_links, put, table_codes, wall_codes

CODE_LASTS = 15 * MINUTE
LINK_LASTS = 15 * MINUTE
"""A player's link may be opened again meanwhile by the screen that opened it first; another one
asks. (Many phones open a QR code in a window of the camera first, which keeps no cookies, and then
in the browser.)
"""
_FIGURES = 6


@dataclass(frozen=True, slots=True)
class ScreenCode:
    """A code that signs tablets in at one table, or walls in one night, until it expires, or until
    the next code of that table, of that night.
    """

    code: str
    expires: int


@dataclass(frozen=True, slots=True)
class PlayerToken:
    """What signs a phone in as one player until it expires, or until that player has another."""

    token: str
    expires: int


class Invitations:
    """The codes and links in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def table_code(self, night: int, table: int) -> ScreenCode:
        """A fresh code for this table."""
        return self._fresh(table_codes, night=night, table_number=table)

    def table_of(self, connection: sa.Connection, code: str) -> tuple[int, int]:
        """The night and the table this code is for. Raises `wrong-code`."""
        chosen = sa.select(table_codes).where(
            table_codes.c.code == digest(code), table_codes.c.expires > self._clock()
        )
        row = connection.execute(chosen).one_or_none()
        if row is None:
            raise WrongSecret("wrong-code")
        return row.night, row.table_number

    def withdraw(self, night: int, table: int) -> None:
        """The table's code is worth nothing any more."""
        with self._database.writing() as connection:
            connection.execute(
                sa.delete(table_codes).where(
                    table_codes.c.night == night, table_codes.c.table_number == table
                )
            )

    def wall_code(self, night: int) -> ScreenCode:
        """A fresh code that shows this night on a wall; the one before it is worth nothing any
        more.
        """
        return self._fresh(wall_codes, night=night)

    def night_of(self, connection: sa.Connection, code: str) -> int:
        """The night this wall's code shows. Raises `wrong-code`."""
        chosen = sa.select(wall_codes.c.night).where(
            wall_codes.c.code == digest(code), wall_codes.c.expires > self._clock()
        )
        night: int | None = connection.execute(chosen).scalar_one_or_none()
        if night is None:
            raise WrongSecret(
                "wrong-code",
                gettext("That is no wall's code now. The host's desk shows a new one."),
            )
        return night

    def player_link(self, night: int, player: int) -> PlayerToken:
        """The token of a fresh link for this player's phone; the one before it is worth nothing any
        more.
        """
        made = PlayerToken(chance.token_urlsafe(24), self._clock() + LINK_LASTS)
        kept = {"token": digest(made.token), "expires": made.expires, "used_by": None}
        with self._database.writing() as connection:
            put(connection, player_links, night=night, player=player, **kept)
        return made

    def player_of(self, connection: sa.Connection, token: str) -> tuple[int, int]:
        """The night and the player this link is for. Raises `link-used`."""
        chosen = sa.select(player_links).where(
            player_links.c.token == digest(token), player_links.c.expires > self._clock()
        )
        row = connection.execute(chosen).one_or_none()
        if row is None:
            raise _worthless()
        return row.night, row.player

    def use_player_link(self, connection: sa.Connection, token: str, screen: str) -> bool:
        """A screen comes with this link: whether no other one has used it. Raises `link-used` where
        it was replaced meanwhile.
        """
        of_link = player_links.c.token == digest(token)
        unused = of_link & player_links.c.used_by.is_(None)
        connection.execute(sa.update(player_links).where(unused).values(used_by=screen))
        found = connection.execute(sa.select(player_links.c.used_by).where(of_link)).one_or_none()
        if found is None:
            raise _worthless()
        return bool(found.used_by == screen)

    def withdraw_player_link(self, night: int, player: int) -> None:
        """The player's link is worth nothing any more."""
        with self._database.writing() as connection:
            connection.execute(
                sa.delete(player_links).where(
                    player_links.c.night == night, player_links.c.player == player
                )
            )

    def withdraw_used(self, connection: sa.Connection, night: int, player: int) -> None:
        """The player's link is worth nothing any more, if a screen has used it."""
        connection.execute(
            sa.delete(player_links).where(
                player_links.c.night == night,
                player_links.c.player == player,
                player_links.c.used_by.is_not(None),
            )
        )

    def _fresh(self, codes: sa.Table, **of: int) -> ScreenCode:
        """A code that no other row of these has, kept until it expires."""
        now = self._clock()
        with self._database.writing() as connection:
            connection.execute(sa.delete(codes).where(codes.c.expires <= now))
            taken = set(connection.execute(sa.select(codes.c.code)).scalars())
            while digest(code := f"{chance.randbelow(10**_FIGURES):0{_FIGURES}}") in taken:
                pass
            made = ScreenCode(code, now + CODE_LASTS)
            put(connection, codes, **of, code=digest(code), expires=made.expires)
        return made


def _worthless() -> WrongSecret:
    return WrongSecret(
        "link-used", gettext("This link is worth nothing any more. The host has a new one for you.")
    )
