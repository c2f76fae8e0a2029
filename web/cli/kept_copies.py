"""Copies of a running book, made every few hours: each is audited, and so many are kept."""

import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from ledger import background
from ledger.errors import LedgerError
from ledger.store.backup import backup
from ledger.store.database import Database
from ledger.store.files import PRIVATE, new_file
from web.cli import status
from web.services.failed_copies import FAILED, folder_of, note, why_failed

AUDIT_SECONDS = 3600
_COMMAND = "import sys; from web.cli import main; sys.exit(main())"
_HOUR = 3600


class KeptCopies:
    """Where the copies of a book in a SQLite file are."""

    def __init__(self, book: Path) -> None:
        self.folder = folder_of(book)
        self._book = book
        self._stem = book.stem

    def all(self) -> list[Path]:
        """The copies that were found sound, oldest first."""
        return sorted(self.folder.glob(f"{self._stem}-*.sqlite"))

    def why_failed(self) -> str | None:
        """What went wrong with the last one; None where nothing did."""
        return why_failed(self._book)

    def add(self, database: Database, most: int) -> str | None:
        """Make one and audit it, then take the oldest away of more than `most`. Returns what went
        wrong in one sentence, which the desk and the doctor tell, too; older copies then stay.
        """
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            for left in self.folder.glob(".croupier-*.part*"):  # of a server that was killed
                left.unlink()
            why = self._add(database)
        except (LedgerError, OSError, subprocess.SubprocessError) as error:
            why = error.message if isinstance(error, LedgerError) else f"No copy was made: {error}."
        try:
            (self.folder / FAILED).unlink(missing_ok=True)
            if why:
                with new_file(self.folder / FAILED, PRIVATE) as part:
                    part.write_text(why, encoding="utf-8")
            else:
                for old in self.all()[:-most]:
                    old.unlink()
        except OSError as error:
            why = why or f"{self.folder} cannot be written: {error.strerror}."
        note(self._book, why)
        return why

    def _add(self, database: Database) -> str | None:
        now = datetime.now().astimezone()
        copy = self.folder / f"{self._stem}-{now:%Y%m%d-%H%M%S-%f}.new"
        backup(database, copy)
        # In a process of its own, so that no tap waits for it.
        audit = [sys.executable, "-c", _COMMAND, "audit", "--database", str(copy)]
        done = subprocess.run(
            audit, capture_output=True, text=True, timeout=AUDIT_SECONDS, check=False
        )
        if done.returncode not in (status.FINE, status.UNCHECKED):
            copy.rename(copy.with_suffix(".wrong"))
            return (
                f"The audit of a copy found something: croupier audit --database {copy.stem}.wrong"
            )
        copy.rename(copy.with_suffix(".sqlite"))
        return None


def begin(database: Database, hours: float, most: int, say: Callable[[str], None]) -> None:
    """Make one now, and another one every so many hours, for as long as this process lives."""
    copies = KeptCopies(Path(str(database.place)))

    def turn() -> float:
        if why := copies.add(database, most):
            say(f"BACKUP FAILED: {why}")
        return hours * _HOUR

    background.Loop("backups", turn).wake()
