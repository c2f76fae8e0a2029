"""Audits that a screen asks for. Each runs beside everything else its server does, one at a time,
and its result is kept in the database until the next audit of the same night: whichever server
is asked, it knows.
"""

import logging
import threading
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import sqlalchemy as sa

from ledger import background
from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.audit.storage import storage
from ledger.clock import since_start
from ledger.errors import LedgerError
from ledger.findings import Finding
from ledger.store.database import Database
from ledger.store.schema import nights
from web.clock import SECOND, Clock
from web.services.job_locks import JobLocks
from web.signin.schema import put

LOST_AFTER = 30 * SECOND
"""Of an audit that was not heard of for so long, the server has ended."""
_KIND = 0x43726F79
# Any number will do, as long as nobody else locks by it in the same database.
_HEARD_EVERY = 5 * SECOND
_SHOWN_EVERY = 0.5
# Between two notes that it is under way, in milliseconds; and of how far it has come, in seconds.

_Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
audits = sa.Table(
    "audits",
    sa.MetaData(),
    sa.Column("night", _Number, primary_key=True),
    sa.Column("begun", _Number),
    sa.Column("heard", _Number, comment="when its server last said that it is under way"),
    sa.Column("done", _Number),
    sa.Column("total", _Number),
    sa.Column("ended", _Number),
    sa.Column("outcome", sa.LargeBinary, comment="what it found, as JSON"),
    sa.Column("trouble", sa.Text),
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Audit:
    """An audit that waits its turn, is under way, or is over."""

    begun: int
    done: int = 0
    """How many entries it has read."""
    total: int = 0
    """Of how many; 0 before it has its turn."""
    ended: int | None = None
    outcome: Audited | None = None
    trouble: str = ""
    """Why it failed."""


class Audits:
    """The audits of a database: the last one of every night."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._turn = threading.Lock()
        self._jobs = JobLocks(database, _KIND)

    def find(self, night: int) -> Audit | None:
        """The audit of this night that is under way, or the last one."""
        with self._database.reading() as connection:
            return self._found(connection, night)

    def begin(self, night: int) -> Audit:
        """The audit of this night that is under way; a new one, where there is none."""
        with ExitStack() as stack:
            with self._database.writing() as connection:
                # Of two servers that are asked at once, one waits here for the other.
                connection.execute(
                    sa.select(nights.c.id).where(nights.c.id == night).with_for_update()
                )
                last = self._found(connection, night)
                if last is not None and last.ended is None:
                    return last
                audit = Audit(self._clock())
                _keep(connection, night, audit, heard=audit.begun)
                # Before anybody else sees it, who would take it for one whose server is dead.
                stack.enter_context(self._jobs.on(night))
            background.start(f"audit of night {night}", self._run, night, audit, stack.pop_all())
        return audit

    def _found(self, connection: sa.Connection, night: int) -> Audit | None:
        row = connection.execute(_last(night)).one_or_none()
        if row is None:
            return None
        audit = Audit(row.begun, row.done, row.total, row.ended, None, row.trouble)
        if row.outcome is not None:
            return replace(audit, outcome=msgspec.json.decode(row.outcome, type=Audited))
        if row.ended is None and self._is_lost(connection, row):
            return replace(audit, ended=row.heard, trouble="The server that ran it has ended.")
        return audit

    def _is_lost(self, connection: sa.Connection, row: Any) -> bool:
        silent = row.heard < self._clock() - LOST_AFTER
        return bool(silent or self._jobs.is_dead(connection, row.night))

    def _run(self, night: int, audit: Audit, held: ExitStack) -> None:
        with held:
            self._audit(night, audit)

    def _audit(self, night: int, audit: Audit) -> None:
        over = threading.Event()
        under_way = _UnderWay(self._database, self._clock, night, audit)
        reporting = background.start("how far the audit is", under_way.report, over)
        trouble, outcome = "The audit itself is broken. The console says what.", None
        try:
            with self._turn, self._database.reading() as connection:
                records = DatabaseRecords(connection, night)
                about = [finding for finding in storage(connection) if isinstance(finding, Finding)]
                found = audited(records, progress=under_way.progress)
                outcome = replace(found, findings=(*about, *found.findings))
                trouble = ""
        except LedgerError as error:
            trouble = error.message
        finally:
            over.set()
            reporting.join()
            under_way.end(outcome, trouble)


class _UnderWay:
    """Says in the database how far an audit has come."""

    def __init__(self, database: Database, clock: Clock, night: int, audit: Audit) -> None:
        self._database = database
        self._clock = clock
        self._night = night
        self._audit = audit

    def progress(self, done: int, total: int) -> None:
        """It has come so far."""
        self._audit = replace(self._audit, done=done, total=total)

    def report(self, over: threading.Event) -> None:
        """Say so now and then, until it is over."""
        said, when = self._audit, since_start()
        while not over.wait(_SHOWN_EVERY):
            if self._audit != said or since_start() >= when + _HEARD_EVERY:
                said, when = self._audit, since_start()
                self._keep(said)

    def end(self, outcome: Audited | None, trouble: str) -> None:
        """It is over."""
        ended = self._clock()
        self._keep(replace(self._audit, ended=ended, outcome=outcome, trouble=trouble))

    def _keep(self, audit: Audit) -> None:
        try:
            with self._database.writing() as connection:
                _keep(connection, self._night, audit, heard=self._clock())
        except LedgerError as error:
            _log.warning("How far the audit has come was not kept: %s", error.message)


def _last(night: int) -> sa.Select[Any]:
    return sa.select(audits).where(audits.c.night == night)


def _keep(connection: sa.Connection, night: int, audit: Audit, heard: int) -> None:
    outcome = None if audit.outcome is None else msgspec.json.encode(audit.outcome)
    put(
        connection,
        audits,
        night=night,
        begun=audit.begun,
        heard=heard,
        done=audit.done,
        total=audit.total,
        ended=audit.ended,
        outcome=outcome,
        trouble=audit.trouble,
    )
