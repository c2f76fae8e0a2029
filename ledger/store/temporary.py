"""Folders for temporary files, which are gone with whoever made them: at the end of the block, or,
where that was killed, when the next server starts.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EDQUOT, EFBIG, ENOENT, ENOSPC, EPERM, EROFS
from pathlib import Path

from ledger.errors import DiskFull, LedgerError, ReadOnlyBook
from ledger.store import file_lock, system

PREFIX = "croupier-"
_OWNER = ".owner"
"""A file in each that its owner has locked for as long as it lives."""


class OwnFolder:
    """A new folder that nobody else may look into. Raises `DiskFull` or `ReadOnlyBook` where there
    cannot be one. Close it afterwards.
    """

    def __init__(self) -> None:
        with explained():
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
            # It has this name only once it is locked, so that nobody finds it free in between.
            # Where that cannot be, an open file cannot be taken away either.
            name = f"{_OWNER}.new" if system.RENAMES_OPEN_FILES else _OWNER
            unlocked = self.path / name
            self._lock = os.open(unlocked, os.O_CREAT | os.O_RDWR | system.NOT_INHERITED, 0o600)
            file_lock.lock(self._lock)
            if system.RENAMES_OPEN_FILES:
                unlocked.rename(self.path / _OWNER)

    def close(self) -> None:
        """Take it away, with all that is in it."""
        _take_away(self.path, self._lock)


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder with an empty folder in it to work in, gone at the end of the block."""
    folder = OwnFolder()
    try:
        inside = folder.path / "files"
        inside.mkdir()
        yield inside
    finally:
        folder.close()


def sweep() -> int:
    """Take away the folders of processes of ours that were killed. Returns how many."""
    swept = 0
    with suppress(OSError):  # there may be no folder for temporary files at all
        for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            swept += _sweep(folder)
    return swept


def _sweep(folder: Path) -> bool:
    if folder.is_symlink() or not folder.is_dir() or not system.is_ours(folder.stat()):
        return False
    try:
        lock = os.open(folder / _OWNER, os.O_RDWR | system.NOT_INHERITED | system.NO_LINK)
    except OSError:
        return False  # not one of these
    try:
        file_lock.lock(lock)
    except OSError:
        os.close(lock)
        return False  # its owner lives
    _take_away(folder, lock)
    return True


def _take_away(folder: Path, lock: int) -> None:
    """Take a folder away with all that is in it, and give its lock up: afterwards, so that nobody
    else takes it away meanwhile, but where an open file cannot be taken away before.
    """
    if not system.RENAMES_OPEN_FILES:
        os.close(lock)
    shutil.rmtree(folder, ignore_errors=True)
    if system.RENAMES_OPEN_FILES:
        os.close(lock)


@contextmanager
def explained() -> Iterator[None]:
    """Say plainly what is wrong where a temporary file cannot be written."""
    try:
        yield
    except OSError as error:
        if (known := of_temporary_files(error)) is not None:
            raise known from error
        raise


def of_temporary_files(error: OSError) -> LedgerError | None:
    """What this error of a temporary file means to the person at the desk; None for another."""
    if error.errno in (ENOSPC, EDQUOT, EFBIG):
        return DiskFull.saying("There is no room left for temporary files.")
    if error.errno in (EROFS, EACCES, EPERM) or _is_no_folder(error):
        return ReadOnlyBook.saying("The folder for temporary files cannot be written to.")
    return None


def _is_no_folder(error: OSError) -> bool:
    """Whether there is no folder for temporary files, or no longer. Where Python finds none that it
    may write in, its error is of no file.
    """
    return error.errno == ENOENT and (
        error.filename is None or str(error.filename).startswith(f"{tempfile.tempdir}{os.sep}")
    )
