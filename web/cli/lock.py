"""One server to a SQLite file: two would each believe that they know who follows along."""

import errno
import fcntl
import os
from pathlib import Path

from ledger.errors import ReadOnlyBook
from ledger.store.database import Database
from web.cli.errors import BadInput


def only_server(database: Database) -> int | None:
    """Be the only server of this database while this process lives. Returns the descriptor that
    holds the lock (None with PostgreSQL, which knows its own). Raises `BadInput` where somebody
    else is.
    """
    if not database.is_sqlite:
        return None
    # A file of its own: closing any descriptor of the database's file would drop SQLite's locks on
    # it.
    path = Path(f"{Path(str(database.place)).resolve()}.lock")
    try:
        lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise ReadOnlyBook(f"{path} cannot be written: {error.strerror}.") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        if error.errno not in (errno.EWOULDBLOCK, errno.EACCES):
            raise ReadOnlyBook(f"{path} cannot be locked: {error.strerror}.") from error
        raise BadInput(
            f"Another Croupier already serves {database.place}; one to a file."
        ) from error
    return lock
