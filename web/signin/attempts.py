"""Wrong PINs and codes slow their sender down, more with each. Kept in the database: a restart
forgives nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

import sqlalchemy as sa

from ledger.store.database import Database
from web.clock import DAY, MINUTE, SECOND, Clock
from web.http import addresses
from web.http.errors import SlowDown, WrongSecret
from web.signin.schema import attempts, put_new

_Answer = TypeVar("_Answer")

FREE = 4
"""So many wrong tries in a row cost nothing."""
FREE_OF_A_NETWORK = 100
"""So many of a whole IPv6 network, in which neighbours have addresses of their own, and one machine
as many as it likes: who guesses from all of them is slowed down in the end.
"""
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
        sender = f"{gate} {addresses.plain(address)}"
        senders = {sender: FREE}
        if (network := addresses.network(address)) is not None:
            senders[f"{gate} {network}"] = FREE_OF_A_NETWORK
        # Counted as wrong before it is looked at, so that many tries at once cannot slip in
        # together.
        self._count(senders)
        try:
            answer = attempt()
        except WrongSecret:
            raise
        except Exception:
            self._forgive(senders)
            raise
        self._forgive(senders)
        self._forget(sender)
        return answer

    def _count(self, senders: Mapping[str, int]) -> None:
        """Count a try of each of these, who have so many free ones. Raises `SlowDown`."""
        now = self._clock()
        # Who has to wait anyway must not keep those who write from writing.
        chosen = sa.select(sa.func.max(attempts.c.until)).where(attempts.c.sender.in_(senders))
        with self._database.reading() as connection:
            _let_pass(connection.execute(chosen).scalar() or 0, now)
        with self._database.writing() as connection:
            for sender, free in sorted(senders.items()):
                # There must be a row to lock, or the very first tries could still slip in together.
                put_new(connection, attempts, sender=sender, wrong=0, last=now, until=0)
                here = attempts.c.sender == sender
                row = connection.execute(sa.select(attempts).where(here).with_for_update()).one()
                _let_pass(row.until, now)
                wrong = 1 if row.last < now - FORGOTTEN else row.wrong + 1
                counted = {"wrong": wrong, "last": now, "until": now + wait_after(wrong, free)}
                connection.execute(sa.update(attempts).where(here).values(**counted))

    def _forgive(self, senders: Iterable[str]) -> None:
        """It was right, or not the sender's fault: do not count the last try."""
        with self._database.writing() as connection:
            connection.execute(
                sa.update(attempts)
                .where(attempts.c.sender.in_(senders))
                .values(
                    wrong=sa.case((attempts.c.wrong > 0, attempts.c.wrong - 1), else_=0), until=0
                )
            )

    def _forget(self, sender: str) -> None:
        with self._database.writing() as connection:
            connection.execute(sa.delete(attempts).where(attempts.c.sender == sender))


def wait_after(wrong: int, free: int = FREE) -> int:
    """How long a sender waits after so many wrong tries, of which so many are free, in
    milliseconds: twice as long after each.
    """
    if wrong <= free:
        return 0
    return min(FIRST_WAIT << min(wrong - free - 1, 20), LONGEST_WAIT)


def _let_pass(until: int, now: int) -> None:
    if until > now:
        raise SlowDown(-(-(until - now) // SECOND))
