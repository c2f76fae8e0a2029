"""One server to a SQLite file: two would each believe that they know who follows along."""

import errno
import fcntl
import os
import struct
import sys
from pathlib import Path

from ledger.errors import ReadOnlyBook
from ledger.store.database import Database
from web.cli.errors import BadInput

_FAR = 2**62
"""Where in a database's file the lock lies: behind every byte that it can have, and behind those
that SQLite locks.
"""


def only_server(database: Database) -> int | None:
    """Be the only server of this database while this process lives. Returns the descriptor that
    holds the lock (None with PostgreSQL, which knows its own). Raises `BadInput` where somebody
    else is.

    On Linux the file itself is locked, so all of its names are one: links of both kinds, and every
    path to it.
    """
    if not database.is_sqlite:
        return None
    place = Path(str(database.place)).resolve()
    database.make_file()
    lock = _opened(place) if _LOCKS_THE_FILE else _opened(_beside(place))
    try:
        if _LOCKS_THE_FILE:
            # Held by the descriptor, not by the process: SQLite opens and closes the same file
            # here, and with an ordinary lock that would give this one up.
            wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _FAR, 1, 0)
            fcntl.fcntl(lock, fcntl.F_OFD_SETLK, wanted)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        if error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES):
            raise ReadOnlyBook(f"{place} cannot be locked: {error.strerror}.") from error
        raise BadInput(f"Another Croupier already serves {place}; one to a file.") from error
    return lock


_LOCKS_THE_FILE = sys.platform == "linux"
"""Elsewhere locks of the two kinds are in each other's way, or Python does not know how to say it.
"""


def _beside(place: Path) -> Path:
    """A file of its own that is locked instead. Raises `BadInput` where the database has a second
    name, under which another server would have another file beside it.
    """
    if place.is_file() and place.stat().st_nlink > 1:
        raise BadInput(
            f"{place} has another name as well (a hard link). This system cannot tell whether "
            "somebody serves it there: give it one name."
        )
    return Path(f"{place}.lock")


def _opened(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise ReadOnlyBook(f"{path} cannot be written: {error.strerror}.") from error
