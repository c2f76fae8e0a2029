"""New files: the whole of one under its name, or nothing; and never over another file."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EEXIST
from pathlib import Path

from ledger import chance
from ledger.store import system

PRIVATE = 0o600
SHARED = 0o666
"""What others may do with it is for the umask of whoever runs us to say, as with other programs."""

SHARED_FOLDER = 0o777
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | system.NOT_INHERITED
_BESIDE_A_DATABASE = ("-journal", "-wal", "-shm")


@contextmanager
def new_file(target: Path, mode: int = SHARED) -> Iterator[Path]:
    """An empty file to write, which takes the name `target` at the end of the block.

    Until then it lies beside the target under a name that nobody else has, and only its owner can
    read it. If the block fails, it is gone, and so is what SQLite may have put beside it. Raises
    `FileExistsError` where there is a file of the target's name, even one made in the meantime.
    """
    if os.path.lexists(target):
        raise _exists(target)
    part = target.with_name(f".croupier-{chance.token_hex(16)}.part")
    try:
        os.close(os.open(part, _NEW, PRIVATE))
        yield part
        _finish(part, mode)
        _take_name(part, target)
    finally:
        part.unlink(missing_ok=True)
        for suffix in _BESIDE_A_DATABASE:
            part.with_name(part.name + suffix).unlink(missing_ok=True)


@contextmanager
def new_folder(target: Path) -> Iterator[Path]:
    """An empty folder to fill, which takes the name `target` at the end of the block; if that
    fails, it is gone. Raises `FileExistsError` where there is something of this name.
    """
    if os.path.lexists(target):
        raise _exists(target)
    part = target.with_name(f".croupier-{chance.token_hex(16)}.part")
    part.mkdir(SHARED_FOLDER)
    try:
        yield part
        if os.path.lexists(target):  # an empty folder made meanwhile would be replaced
            raise _exists(target)
        part.rename(target)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _exists(target: Path) -> FileExistsError:
    return FileExistsError(EEXIST, os.strerror(EEXIST), str(target))


def _finish(part: Path, mode: int) -> None:
    """Have all of it on the disk before it has its name, with the permissions it is to keep."""
    with part.open("r+b") as file:  # Windows syncs what may be written alone
        os.fsync(file.fileno())
    if mode != PRIVATE:
        mask = os.umask(0)
        os.umask(mask)
        part.chmod(mode & ~mask)


def _take_name(part: Path, target: Path) -> None:
    """Give the file its name, unless another file has it. A rename would write over that one."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # memory sticks and some network disks have no second name for a file
        os.close(os.open(target, _NEW, PRIVATE))
        try:
            part.replace(target)
        except BaseException:
            with suppress(OSError):
                target.unlink()
            raise
