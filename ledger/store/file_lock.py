"""A lock on a file, held by an open descriptor of it until that is closed, or its process ends.

POSIX has `fcntl` for it, Windows `msvcrt`, Python one interface to neither. The library `filelock`
would open files of its own, and cannot lock what is open: here a lock says whether its owner lives.
"""

import os
import struct
import sys

LOCKS_A_PART = sys.platform == "linux"
"""Whether `lock_far` is of use. Elsewhere locks of the two kinds are in each other's way, or Python
does not know how to say it.
"""
_FAR = 2**62
"""Behind every byte that a database's file can have, and behind those that SQLite locks."""

try:
    import fcntl
except ImportError:  # on Windows
    import msvcrt

    def lock(file: int) -> None:
        """Lock a file, which stays empty: there nobody else may read what is locked. Raises
        `BlockingIOError` where somebody has it, another `OSError` where there can be no lock.
        """
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except PermissionError as error:
            raise BlockingIOError(error.errno, error.strerror) from error

    LOCKS_A_PART = False

    def lock_far(file: int) -> None:
        """There is no such lock."""
        raise NotImplementedError

else:

    def lock(file: int) -> None:
        """Lock a file. Raises `BlockingIOError` where somebody has it, another `OSError` where
        there can be no lock.
        """
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def lock_far(file: int) -> None:
        """Lock the file of a database, out of the way of SQLite, which opens and closes the same
        file here: an ordinary lock, held by the process, would be given up with that. Raises as
        `lock` does.
        """
        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _FAR, 1, 0)
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)
        except PermissionError as error:  # EACCES and EAGAIN are one here, says POSIX
            raise BlockingIOError(error.errno, error.strerror) from error
