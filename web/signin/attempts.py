"""Wrong PINs and codes slow their sender down, more with each; and, counted over all addresses,
every address that is new. Kept in the database: a restart forgives nothing, and the servers of one
database count together.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import sqlalchemy as sa

from ledger.store.database import Database
from web.clock import DAY, MINUTE, SECOND, Clock
from web.http import addresses
from web.http.errors import WrongSecret, slow_down, slowed_by_others
from web.signin.schema import attempts, put_new, sessions
from web.signin.sessions import LASTS

_Answer = TypeVar("_Answer")

FREE = 4
"""So many wrong tries in a row cost nothing."""
FREE_OF_A_NETWORK = 100
"""So many of a whole IPv6 network, in which neighbours have addresses of their own, and one machine
as many as it likes: who guesses from all of them is slowed down in the end.
"""
FREE_OF_ALL = 30
"""So many of all addresses together: more than a full house mistypes. From then on one new address
may try in `FADES_OF_ALL`, so whoever has thousands of addresses has `guesses` and no more.
"""
FADES_OF_ALL = 10 * MINUTE
FIRST_WAIT = 5 * SECOND
LONGEST_WAIT = 15 * MINUTE
FORGOTTEN = DAY
FADES = 15 * MINUTE
"""After so long one wrong code less counts. A right one makes none forgotten, as the right PIN
does: whoever knows the code of one table could go on guessing that of another with it.
"""
_ROLES = {"pin": ("host",), "code": ("dealer",), "wall": ("wall",), "room": ("player", "guest")}
"""Who comes in by a secret of a few figures, by its gate: there all addresses are counted together.
(Nobody guesses a link.)
"""


_log = logging.getLogger(__name__)


class Attempts:
    """Counts the wrong tries of each sender since the last right one."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def make(self, gate: str, address: str | None, attempt: Callable[[], _Answer]) -> _Answer:
        """Make this attempt at a gate (``pin``, ``link``), which may take a while; it raises
        `WrongSecret` where it is wrong. Raises `slow-down` instead of making it while its sender
        has to wait there.
        """
        # Counted as wrong before it is looked at, so that many tries at once cannot slip in
        # together.
        self._let_try(gate, address)
        with self._database.writing() as connection:
            slowed, _ = self._admit(connection, gate, address)
            senders = _senders(gate, address, with_all=not slowed)
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
        self._let_try(gate, address)
        wrong: Exception
        with self._database.writing() as connection:
            slowed, is_in = self._admit(connection, gate, address)
            senders = _senders(gate, address, with_all=not slowed)
            counted = self._locked(connection, senders, fades=True)
            try:
                answer = attempt(connection)
                if not slowed or is_in(answer):
                    of_senders = attempts.c.sender.in_(senders)
                    connection.execute(sa.delete(attempts).where(of_senders, attempts.c.wrong == 0))
                    return answer
                # Right, but elsewhere: while others guess, that is as good as wrong.
                wrong = slowed_by_others(slowed)
            except WrongSecret as error:
                wrong = slowed_by_others(slowed) if slowed else error
            self._count(connection, senders, counted)
        raise wrong

    def _let_try(self, gate: str, address: str | None) -> None:
        """Raises `slow-down`: who has to wait anyway must not keep those who write from writing."""
        own = attempts.c.sender.in_(_senders(gate, address, with_all=False))
        chosen = sa.select(sa.func.max(attempts.c.until)).where(own)
        of_all = sa.select(attempts.c.until).where(attempts.c.sender == _all(gate))
        with self._database.reading() as connection:
            _let_pass(connection.execute(chosen).scalar() or 0, self._clock())
            self._check_others(connection, gate, address, connection.scalar(of_all) or 0)

    def _admit(
        self, connection: sa.Connection, gate: str, address: str | None
    ) -> tuple[int, Callable[[Any], bool]]:
        """For how many seconds new addresses have to wait at this gate, and of what leads in there,
        whether this address is in already. Raises `slow-down` for one that is new.
        """
        if gate not in _ROLES:
            return 0, lambda answer: True
        put_new(connection, attempts, sender=_all(gate), wrong=0, last=self._clock(), until=0)
        of_all = sa.select(attempts.c.until).where(attempts.c.sender == _all(gate))
        until = connection.execute(of_all.with_for_update()).scalar_one()
        return self._check_others(connection, gate, address, until)

    def _check_others(
        self, connection: sa.Connection, gate: str, address: str | None, until: int
    ) -> tuple[int, Callable[[Any], bool]]:
        left = -(-max(0, until - self._clock()) // SECOND)
        if not left or gate not in _ROLES:
            return 0, lambda answer: True
        if addresses.is_own(address):
            return left, lambda answer: True
        there = sa.select(sessions.c.night, sessions.c.table_number).where(
            sessions.c.role.in_(_ROLES[gate]),
            sessions.c.address == addresses.plain(address),
            sessions.c.last_seen >= self._clock() - LASTS,
        )
        found = connection.execute(there).all()
        if not found:
            raise slowed_by_others(left)
        leads = {(row.night, row.table_number) if gate == "code" else row.night for row in found}
        return left, leads.__contains__

    def _locked(
        self, connection: sa.Connection, senders: Mapping[str, int], *, fades: bool = False
    ) -> Mapping[str, int]:
        """How many wrong tries each of these has made, less those that fade; nobody else counts
        theirs meanwhile. Raises `slow-down`.
        """
        now, counted = self._clock(), {}
        for sender in sorted(senders):
            # There must be a row to lock, or the very first tries could still slip in together.
            put_new(connection, attempts, sender=sender, wrong=0, last=now, until=0)
            here = attempts.c.sender == sender
            row = connection.execute(sa.select(attempts).where(here).with_for_update()).one()
            _let_pass(row.until, now)
            each = FADES_OF_ALL if senders[sender] == FREE_OF_ALL else FADES if fades else 0
            faded = max(0, now - row.last) // each if each else 0
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
            if wait and free == FREE_OF_ALL:
                _log.warning("Wrong tries from many addresses: new ones wait (%s).", sender)
            # No wait has no end: the clock of another server may be behind this one's.
            values = {"wrong": wrong, "last": now, "until": now + wait if wait else 0}
            here = attempts.c.sender == sender
            connection.execute(sa.update(attempts).where(here).values(**values))

    def _forgive(self, senders: Iterable[str]) -> None:
        """It was right, or the sender did nothing wrong: do not count the last try."""
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
    milliseconds: twice as long after each. All of them together wait for as long as it takes until
    one less counts.
    """
    if wrong <= free:
        return 0
    if free == FREE_OF_ALL:
        return FADES_OF_ALL
    return min(FIRST_WAIT << min(wrong - free - 1, 20), LONGEST_WAIT)


def guesses(lasts: int) -> int:
    """How many wrong tries all addresses have together at a gate in so many milliseconds."""
    return FREE_OF_ALL + 1 + lasts // FADES_OF_ALL


def _all(gate: str) -> str:
    return f"{gate} all"


def _senders(gate: str, address: str | None, *, with_all: bool) -> dict[str, int]:
    """Who tries at this gate, and how many wrong tries of each are free: the device; where it can
    take as many addresses as it likes, its network; and, where a secret can be guessed, all of them
    together.
    """
    # Gate by gate: who has a table's code must not buy new tries at the host's PIN with it.
    senders = {f"{gate} {addresses.plain(address)}": FREE}
    if (network := addresses.network(address)) is not None:
        senders[f"{gate} {network}"] = FREE_OF_A_NETWORK
    if with_all and gate in _ROLES:
        senders[_all(gate)] = FREE_OF_ALL
    return senders


def _delete(connection: sa.Connection, senders: Mapping[str, int]) -> None:
    """Forget the device's wrong tries: not its network's, which are others', too."""
    own = [sender for sender, free in senders.items() if free == FREE]
    connection.execute(sa.delete(attempts).where(attempts.c.sender.in_(own)))


def _let_pass(until: int, now: int) -> None:
    if until > now:
        raise slow_down(-(-(until - now) // SECOND))
