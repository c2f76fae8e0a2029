"""What the systems that Croupier runs on have, and call, differently, behind one name each."""

import os
import threading
from typing import TYPE_CHECKING

NOT_INHERITED = getattr(os, "O_CLOEXEC", 0) or getattr(os, "O_NOINHERIT", 0)
"""Of `os.open`: a program that is started does not get the file."""
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Of `os.open`: not through a symbolic link. Windows lets few people make one."""
HAS_MODES = os.name == "posix" and hasattr(os, "geteuid")
"""Whether a file's mode says who may read it. On Windows its folder does, and what is in the folder
of a user is that user's alone.
"""
RENAMES_OPEN_FILES = HAS_MODES
"""Whether a file may get another name, or be taken away, while somebody has it open."""


def is_ours(status: os.stat_result) -> bool:
    """Whether the file of this status is of the user who runs us."""
    return not HAS_MODES or status.st_uid == os.geteuid()


if TYPE_CHECKING or hasattr(os, "pread"):
    read_at = os.pread
else:
    _seeking = threading.Lock()

    def read_at(file: int, size: int, at: int) -> bytes:
        """So many bytes of an open file from a place, whoever else reads it."""
        with _seeking:
            os.lseek(file, at, os.SEEK_SET)
            return os.read(file, size)
