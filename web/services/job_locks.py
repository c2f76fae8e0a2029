"""Which long jobs (exports, audits) of a database are still being done: those whose server lives.
How far one has come is in the database; that its server was killed, that server cannot say.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from ledger.store.database import Database


class JobLocks:
    """The jobs of one kind. Each is under way while its server holds an advisory lock of its
    number (PostgreSQL), which goes with that server's connection; a SQLite file has one server.
    """

    def __init__(self, database: Database, kind: int) -> None:
        self._database = database
        self._kind = kind
        self._here: set[int] = set()

    @contextmanager
    def on(self, number: int) -> Iterator[None]:
        """While this server does the job of this number."""
        self._here.add(number)
        try:
            if self._database.is_sqlite:
                yield
                return
            engine = self._database.engine.execution_options(isolation_level="AUTOCOMMIT")
            with engine.connect() as connection:
                connection.detach()  # others need those of the pool
                # Nobody waits for it: one who has it has been cut off, and does not know it yet.
                connection.execute(sa.select(sa.func.pg_try_advisory_lock(self._kind, number)))
                yield
        finally:
            self._here.discard(number)

    def is_dead(self, connection: sa.Connection, number: int) -> bool:
        """Whether no server is at this job any more."""
        if number in self._here:
            return False
        if self._database.is_sqlite:
            return True
        # To try the lock would take it, until the end of this transaction.
        held = connection.scalar(_HELD, {"kind": self._kind, "number": number})
        return not held


_HELD = sa.text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind "
    "AND objid = :number AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
