"""Blind tables that were counted on this machine, or that somebody handed on: a file each, in a
folder. `games.uth.counted_file` says what is in one and what is checked of it; a fingerprint beside
it tells whether it is as it was written.
"""

import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from games.language import gettext_noop
from games.uth.best_play import Counted, NotAPlay, Pays, row_text
from games.uth.counted_file import counted_from, document
from games.uth.counted_table import CountedTable
from ledger.errors import NotCanonical
from ledger.store.canonical import encode
from ledger.store.files import new_file

FINGERPRINT = "fingerprint"
MOST_BYTES = 1_000_000
"""Such a file has some 40,000."""


class CountedTables:
    """Those of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._trusted: dict[Path, CountedTable] = {}
        """Those that were read and found good, once for all."""
        self._faulty: dict[Path, tuple[tuple[int, int], CountedTable]] = {}
        """Others, and of which file: its time and length."""

    def file(self, blind: Pays) -> Path:
        """Where this Blind table is kept: ``500-50-10-3-3_2-…json``."""
        rows = "-".join(row_text(row).replace("/", "_") for row in blind.values())
        return self.folder / f"{rows}.json"

    def find(self, blind: Pays) -> CountedTable | None:
        """What is kept of this Blind table; see `games.uth.counted_table`."""
        file = self.file(blind)
        if file in self._trusted:
            return self._trusted[file]
        try:
            stat = file.stat()
            when = (stat.st_mtime_ns, stat.st_size)
            before = self._faulty.get(file)
            if before and before[0] == when:
                return before[1]
            kept = _read(file, blind)
        except FileNotFoundError:
            return None
        except OSError:
            return CountedTable(file.name, None, gettext_noop("It cannot be read."))
        if kept.counted:
            self._trusted[file] = kept
        else:
            self._faulty[file] = (when, kept)
        return kept

    def keep(self, blind: Pays, counted: Counted) -> Path:
        """Write this table down; where somebody else has done so meanwhile, theirs stays. Raises
        `OSError`.
        """
        file = self.file(blind)
        file.parent.mkdir(parents=True, exist_ok=True)
        says = document(counted)
        with suppress(FileExistsError), new_file(file) as part:
            part.write_text(json.dumps(says | {FINGERPRINT: fingerprint(says)}), "utf-8")
        return file


def fingerprint(says: dict[str, Any]) -> str:
    """The SHA-256 of what such a file says, in canonical form. Raises `NotCanonical`."""
    return sha256(encode(says)).hexdigest()


def _read(file: Path, blind: Pays) -> CountedTable:
    """Raises `OSError`."""
    with file.open("rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    try:
        counted = _counted(content)
    except NotAPlay as error:
        return CountedTable(file.name, None, str(error))
    if counted.play.blind != dict(blind):
        return CountedTable(
            file.name, None, gettext_noop("It is of another table than its name says.")
        )
    return CountedTable(file.name, counted)


def _counted(content: bytes) -> Counted:
    try:
        says = json.loads(content) if len(content) <= MOST_BYTES else None
        is_as_written = isinstance(says, dict) and says.pop(FINGERPRINT, "") == fingerprint(says)
    except (ValueError, RecursionError, NotCanonical) as error:
        raise NotAPlay(gettext_noop("It is no file of a counted table.")) from error
    if not is_as_written:
        raise NotAPlay(gettext_noop("It is not as it was written: its fingerprint is another."))
    return counted_from(says)
