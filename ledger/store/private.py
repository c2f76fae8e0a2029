"""Who may read the files of a book: their owner alone, for they hold the seeds of rounds in
play.
"""

import stat
from contextlib import suppress
from pathlib import Path

from ledger.store import system
from ledger.store.database import Database

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What the names of the files of a book end with."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def made_private(database: Database) -> str | None:
    """Take the rights of everybody else away from the files of this book. Returns what was done, or
    could not be, in one sentence; None where they had none, for PostgreSQL, and on Windows.
    """
    if not (database.is_sqlite and system.HAS_MODES):
        return None
    place = str(database.place)
    open_to_others = [
        file
        for suffix in BESIDE
        if (file := Path(place + suffix)).is_file() and file.stat().st_mode & _OTHERS
    ]
    for file in open_to_others:
        with suppress(OSError):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~_OTHERS)
    if not open_to_others:
        return None
    if any(file.stat().st_mode & _OTHERS for file in open_to_others):
        return (
            f"Others on this computer can read {place}, and with it the cards of the hand in play; "
            "only its owner can change that."
        )
    return f"Others on this computer could read {place}; now only its owner can."
