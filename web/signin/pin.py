"""The host's PIN: set through the one-time link on the console, and only through it; kept as its
argon2 hash.
"""

import hmac
import re
from threading import BoundedSemaphore, Lock

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from games.language import gettext
from ledger import chance
from ledger.store.database import Database
from web.http.errors import WebError, WrongSecret, slow_down
from web.signin.schema import digest, host_pin, put, sessions

PLACES = 6
"""So many tries wait for a check at a time, a seventh of a second each; others are asked to come
back.
"""
LEAST, MOST = 8, 12
"""Figures. It is the same for many evenings, where a code is for one; a PIN of six, which an older
Croupier took, stays right.
"""
_FIGURES = re.compile(rf"[0-9]{{{LEAST},{MOST}}}")


class HostPin:
    """The PIN in the database. There is one host."""

    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        self._database = database
        self._hasher = hasher or PasswordHasher()
        # A check takes 64 MiB for a moment: one at a time, so that a burst of tries cannot fill a
        # small machine.
        self._checking = Lock()
        self._waiting = BoundedSemaphore(PLACES)
        # Of the PIN that was right: argon2 protects a copy of the database, and whoever reads the
        # memory of the server reads the cards, too. So nobody waits for others' guesses.
        self._secret = chance.token_bytes(32)
        self._right: tuple[str, bytes] | None = None

    def is_set(self) -> bool:
        """Whether the host has a PIN."""
        return self._kept() is not None

    def new_link(self) -> str:
        """A fresh token for the one-time link; the one before it is worth nothing any more."""
        token = chance.token_urlsafe(24)
        with self._database.writing() as connection:
            put(connection, host_pin, id=1, link=digest(token))
        return token

    def set(self, link: str, pin: str) -> None:
        """Set the PIN, use the link up, and sign every host out. Raises `link-used`,
        `invalid`.
        """
        if not _FIGURES.fullmatch(pin):
            raise WebError(
                "invalid",
                gettext("A PIN has 8 to 12 figures."),
                fields={"pin": ["8 to 12 figures."]},
            )
        with self._checking:
            kept = self._hasher.hash(pin)
        with self._database.writing() as connection:
            used = (
                sa.update(host_pin)
                .where(host_pin.c.link == digest(link))
                .values(pin=kept, link=None)
            )
            if not connection.execute(used).rowcount:
                raise WrongSecret("link-used")
            connection.execute(sa.delete(sessions).where(sessions.c.role == "host"))
        self._right = (kept, self._mark(pin))

    def check(self, pin: str) -> None:
        """Raises `wrong-pin` where this is not it, and `slow-down` where too many wait for an
        answer; then it was not looked at.
        """
        kept = self._kept()
        if kept is None:
            raise WrongSecret(
                "wrong-pin",
                gettext("No PIN has been set yet: open the link that the console printed."),
            )
        known, mark = self._right, self._mark(pin)
        if known is not None and known[0] == kept:
            if not hmac.compare_digest(known[1], mark):
                raise WrongSecret("wrong-pin")
            return
        self._check_slowly(kept, pin)
        self._right = (kept, mark)

    def _check_slowly(self, kept: str, pin: str) -> None:
        if not self._waiting.acquire(blocking=False):
            raise slow_down(1)
        try:
            with self._checking:
                self._hasher.verify(kept, pin)
        except (VerificationError, InvalidHashError) as error:
            raise WrongSecret("wrong-pin") from error
        finally:
            self._waiting.release()

    def _mark(self, pin: str) -> bytes:
        return hmac.digest(self._secret, pin.encode(), "sha256")

    def _kept(self) -> str | None:
        with self._database.reading() as connection:
            return connection.execute(sa.select(host_pin.c.pin)).scalar_one_or_none()
