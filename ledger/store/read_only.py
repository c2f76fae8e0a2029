"""A book in a SQLite file that cannot be written to: a copy on a disk or in a folder that is
read-only.

SQLite keeps a log beside a file that is written to (``-wal``), and an index to it in memory that
processes share (``-shm``). It makes both even to read. Where it cannot, a file that has no log is
whole by itself, and is read as one that nobody changes; a file with a log is not, and without the
log it would say less than the book does. A copy that came with its log but without the index is
copied once more, into a folder of our own, where SQLite can make one.
"""

import os
import shutil
from pathlib import Path
from urllib.parse import quote, urlencode

import sqlalchemy as sa

from ledger.errors import Unavailable
from ledger.store.temporary import OwnFolder


class Unchanging:
    """A file that SQLite is to read without writing anything beside it. Raises `unreachable` where
    that cannot be done. Close it afterwards.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._log, index = (Path(f"{file}{suffix}") for suffix in ("-wal", "-shm"))
        logged = self._has_log()
        self._alone = not logged
        self._was = self._stamp()
        self._copied: OwnFolder | None = None
        query = {"mode": "ro"} | ({"immutable": "1"} if self._alone else {})
        if logged and not index.exists() and not os.access(file.parent, os.W_OK):
            file, query = self._copy(), {"mode": "rw"}
        name = f"file:{quote(str(file))}"
        self.uri = f"{name}?{urlencode(query)}"
        """Of the file, for SQLite."""
        url = sa.URL.create("sqlite", database=name, query=query | {"uri": "true"})
        self.address = url.render_as_string()
        """Of the database, for SQLAlchemy."""

    def check(self) -> None:
        """Raise `busy` where somebody else has written into the file while it was read: SQLite was
        told that nobody would, and what it has read may belong to two moments.
        """
        if self._alone and (self._has_log() or self._stamp() != self._was):
            raise self._busy()

    def close(self) -> None:
        """Take the copy away, if one was needed."""
        if self._copied is not None:
            self._copied.close()

    def _copy(self) -> Path:
        """The file and its log as they are now, in a folder that nobody else may look into."""
        before = self._stamp(), self._stamp(self._log)
        self._copied = OwnFolder()
        copy = self._copied.path / "book.sqlite"
        try:
            # Contents alone: the copy of a file that is read-only must not be.
            shutil.copyfile(self._file, copy)
            shutil.copyfile(self._log, f"{copy}-wal")
            after = self._stamp(), self._stamp(self._log)
        except OSError as error:
            self.close()
            raise Unavailable(
                f"{self._file} cannot be read where it is: its newest entries are still in "
                f"{self._log}, and copying both to {copy.parent} failed: {error.strerror}.",
                "unreachable",
            ) from error
        if after != before:
            self.close()
            raise self._busy()
        return copy

    def _busy(self) -> Unavailable:
        return Unavailable(f"{self._file} was written to while it was read; try again.", "busy")

    def _has_log(self) -> bool:
        return self._log.exists() and self._log.stat().st_size > 0

    def _stamp(self, file: Path | None = None) -> tuple[int, int, int]:
        found = (file or self._file).stat()
        return found.st_ino, found.st_size, found.st_mtime_ns
