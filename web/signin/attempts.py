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
FADES = 15 * MINUTE
"""After so long one wrong code less counts. A right one makes none forgotten, as the right PIN
does: whoever knows the code of one table could go on guessing that of another with it.
"""


class Attempts:
    """Counts the wrong tries of each sender since the last right one."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def make(self, gate: str, address: str | None, attempt: Callable[[], _Answer]) -> _Answer:
        """Make this attempt at a gate (``pin``, ``link``), which may take a while; it raises
        `WrongSecret` where it is wrong. Raises `SlowDown` instead of making it while its sender has
        to wait there.
        """
        senders = _senders(gate, address)
        # Counted as wrong before it is looked at, so that many tries at once cannot slip in
        # together.
        self._let_try(senders)
        with self._database.writing() as connection:
            self._count(connection, senders, self._locked(connection, senders))
        try:
            answer = attempt()
        except WrongSecret:
            raise
        except Exception:
            self._forgive(senders)
            raise
        self._forgive(senders)
        self._forget(senders)
        return answer

    def make_quick(
        self, gate: str, address: str | None, attempt: Callable[[sa.Connection], _Answer]
    ) -> _Answer:
        """The same for an attempt that is one look into the database (``code``, ``room``), with the
        connection it is given. Those of one sender are made one after the other, so that none has
        to be counted before it is made: a whole room behind one address comes in at once. A right
        one forgives nothing (`FADES`).
        """
        senders = _senders(gate, address)
        self._let_try(senders)
        with self._database.writing() as connection:
            counted = self._locked(connection, senders, fades=True)
            try:
                answer = attempt(connection)
            except WrongSecret as error:
                self._count(connection, senders, counted)
                wrong = error
            else:
                of_senders = attempts.c.sender.in_(senders)
                connection.execute(sa.delete(attempts).where(of_senders, attempts.c.wrong == 0))
                return answer
        raise wrong

    def _let_try(self, senders: Mapping[str, int]) -> None:
        """Raises `SlowDown`: who has to wait anyway must not keep those who write from writing."""
        chosen = sa.select(sa.func.max(attempts.c.until)).where(attempts.c.sender.in_(senders))
        with self._database.reading() as connection:
            _let_pass(connection.execute(chosen).scalar() or 0, self._clock())

    def _locked(
        self, connection: sa.Connection, senders: Mapping[str, int], *, fades: bool = False
    ) -> Mapping[str, int]:
        """How many wrong tries each of these has made, less those that fade; nobody else counts
        theirs meanwhile. Raises `SlowDown`.
        """
        now, counted = self._clock(), {}
        for sender in sorted(senders):
            # There must be a row to lock, or the very first tries could still slip in together.
            put_new(connection, attempts, sender=sender, wrong=0, last=now, until=0)
            here = attempts.c.sender == sender
            row = connection.execute(sa.select(attempts).where(here).with_for_update()).one()
            _let_pass(row.until, now)
            faded = max(0, now - row.last) // FADES if fades else 0
            counted[sender] = 0 if row.last < now - FORGOTTEN else max(0, row.wrong - faded)
        return counted

    def _count(
        self, connection: sa.Connection, senders: Mapping[str, int], counted: Mapping[str, int]
    ) -> None:
        """Count a wrong try of each of these, who have so many free ones."""
        now = self._clock()
        for sender, free in senders.items():
            wrong = counted[sender] + 1
            wait = wait_after(wrong, free)
            # No wait has no end: the clock of another server may be behind this one's.
            values = {"wrong": wrong, "last": now, "until": now + wait if wait else 0}
            here = attempts.c.sender == sender
            connection.execute(sa.update(attempts).where(here).values(**values))

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

    def _forget(self, senders: Mapping[str, int]) -> None:
        with self._database.writing() as connection:
            _delete(connection, senders)


def wait_after(wrong: int, free: int = FREE) -> int:
    """How long a sender waits after so many wrong tries, of which so many are free, in
    milliseconds: twice as long after each.
    """
    if wrong <= free:
        return 0
    return min(FIRST_WAIT << min(wrong - free - 1, 20), LONGEST_WAIT)


def _senders(gate: str, address: str | None) -> dict[str, int]:
    """Who tries at this gate, and how many wrong tries of each are free: the device, and, where it
    can take as many addresses as it likes, its network.
    """
    # Gate by gate: who has a table's code must not buy new tries at the host's PIN with it.
    senders = {f"{gate} {addresses.plain(address)}": FREE}
    if (network := addresses.network(address)) is not None:
        senders[f"{gate} {network}"] = FREE_OF_A_NETWORK
    return senders


def _delete(connection: sa.Connection, senders: Mapping[str, int]) -> None:
    """Forget the device's wrong tries: not its network's, which are others', too."""
    own = [sender for sender, free in senders.items() if free == FREE]
    connection.execute(sa.delete(attempts).where(attempts.c.sender.in_(own)))


def _let_pass(until: int, now: int) -> None:
    if until > now:
        raise SlowDown(-(-(until - now) // SECOND))
