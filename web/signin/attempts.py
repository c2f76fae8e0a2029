"""Wrong PINs and codes slow their sender down, more with each. Kept in the database: a restart
forgives nothing.
"""

from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TypeVar

import sqlalchemy as sa

from ledger.store.database import Database
from web.http.errors import SlowDown, WrongSecret
from web.services.clock import DAY, MINUTE, SECOND, Clock
from web.signin.schema import attempts, put_new

_Answer = TypeVar("_Answer")

FREE = 4
"""So many wrong tries in a row cost nothing."""
FIRST_WAIT = 5 * SECOND
LONGEST_WAIT = 15 * MINUTE
FORGOTTEN = DAY


class Attempts:
    """Counts the wrong tries of each sender since the last right one."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def guard(self, gate: str, address: str | None, attempt: Callable[[], _Answer]) -> _Answer:
        """Make this attempt at a gate (``pin``, ``code``, …); it raises `WrongSecret` where it is
        wrong. Raises `SlowDown` instead of making it while its sender has to wait there.
        """
        # Gate by gate: who has a table's code must not buy new tries at the host's PIN with it.
        sender = f"{gate} {sender_of(address)}"
        # Counted as wrong before it is looked at, so that many tries at once cannot slip in
        # together.
        self._count(sender)
        try:
            answer = attempt()
        except WrongSecret:
            raise
        except Exception:
            self._forgive(sender)
            raise
        self._forget(sender)
        return answer

    def _count(self, sender: str) -> None:
        now = self._clock()
        with self._database.writing() as connection:
            # There must be a row to lock, or the very first tries could still slip in together.
            put_new(connection, attempts, sender=sender, wrong=0, last=now, until=0)
            here = attempts.c.sender == sender
            row = connection.execute(sa.select(attempts).where(here).with_for_update()).one()
            if row.until > now:
                raise SlowDown(-(-(row.until - now) // SECOND))
            wrong = 1 if row.last < now - FORGOTTEN else row.wrong + 1
            counted = {"wrong": wrong, "last": now, "until": now + wait_after(wrong)}
            connection.execute(sa.update(attempts).where(here).values(**counted))

    def _forgive(self, sender: str) -> None:
        """It was not the sender's fault: do not count the last try."""
        with self._database.writing() as connection:
            connection.execute(
                sa.update(attempts)
                .where(attempts.c.sender == sender)
                .values(
                    wrong=sa.case((attempts.c.wrong > 0, attempts.c.wrong - 1), else_=0), until=0
                )
            )

    def _forget(self, sender: str) -> None:
        with self._database.writing() as connection:
            connection.execute(sa.delete(attempts).where(attempts.c.sender == sender))


def wait_after(wrong: int) -> int:
    """How long a sender waits after so many wrong tries, in milliseconds: twice as long
    after each.
    """
    if wrong <= FREE:
        return 0
    return min(FIRST_WAIT << min(wrong - FREE - 1, 20), LONGEST_WAIT)


def sender_of(address: str | None) -> str:
    """Who tries: an address. One machine has a whole IPv6 network to try from, so that counts as
    one.
    """
    try:
        found = ip_address(address or "")
    except ValueError:
        return "unknown"
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))
