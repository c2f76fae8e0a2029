"""Audits that a screen asks for. Each runs beside everything else the server does, one at a time,
and what it came to is kept until the next audit of the same night.
"""

import threading
from dataclasses import dataclass, replace

from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.audit.storage import storage
from ledger.errors import LedgerError
from ledger.findings import Finding
from ledger.store.database import Database
from web.clock import Clock


@dataclass(slots=True)
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
    """Why it came to nothing."""


class Audits:
    """The audits of a database: the last one of every night."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._last: dict[int, Audit] = {}
        self._asking = threading.Lock()
        self._turn = threading.Lock()

    def find(self, night: int) -> Audit | None:
        """The audit of this night that is under way, or the last one."""
        return self._last.get(night)

    def begin(self, night: int) -> Audit:
        """The audit of this night that is under way; a new one, where there is none."""
        with self._asking:
            last = self._last.get(night)
            if last is not None and last.ended is None:
                return last
            audit = self._last[night] = Audit(self._clock())
        threading.Thread(
            target=self._run, args=(night, audit), daemon=True, name=f"audit of night {night}"
        ).start()
        return audit

    def _run(self, night: int, audit: Audit) -> None:
        def progress(done: int, total: int) -> None:
            audit.done, audit.total = done, total

        try:
            with self._turn, self._database.reading() as connection:
                records = DatabaseRecords(connection, night)
                progress(0, records.head().number)
                about = [one for one in storage(connection) if isinstance(one, Finding)]
                found = audited(records, progress=progress)
                audit.outcome = replace(found, findings=(*about, *found.findings))
        except LedgerError as error:
            audit.trouble = error.message
        finally:
            if not audit.outcome and not audit.trouble:
                audit.trouble = "The audit itself is broken. The console says what."
            audit.ended = self._clock()
