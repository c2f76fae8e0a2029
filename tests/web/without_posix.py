"""Runs a command on a Python that lacks what only POSIX has: ``python -m tests.web.without_posix
serve …``. What Windows has instead, `msvcrt`, is acted by the locks of this system.
"""

import errno
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.abc import MetaPathFinder
from types import ModuleType

MODULES = ("fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline", "syslog")
OF_OS = (
    *("O_CLOEXEC", "O_NOFOLLOW", "chown", "fork", "getegid", "geteuid", "getgid", "getpgid"),
    *("getuid", "killpg", "pread", "pwrite", "setpgid", "setsid"),
)
OF_SIGNAL = ("SIGHUP", "SIGQUIT", "SIGKILL", "SIGALRM", "SIGUSR1", "SIGUSR2")


class _Refusing(MetaPathFinder):
    """Finds none of the modules of POSIX."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> None:
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def take_away() -> None:
    """Have nobody who comes after this find any of it. What has a part for each system, and would
    take that of Windows, is imported beforehand.
    """
    for name in ("asyncio", "multiprocessing.sharedctypes", "platformdirs", "subprocess"):
        import_module(name)
    sys.modules["msvcrt"] = _acted()
    for name in MODULES:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, _Refusing())
    for module, names in ((os, OF_OS), (signal, OF_SIGNAL)):
        for name in names:
            delattr(module, name)


def _acted() -> ModuleType:
    """`msvcrt`, as far as its own pages say what `locking` does."""
    import fcntl

    def locking(file: int, mode: int, octets: int) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None

    acted = ModuleType("msvcrt")
    vars(acted).update(locking=locking, LK_NBLCK=2)
    return acted


if __name__ == "__main__":
    take_away()
    with suppress(ImportError):
        import fcntl  # noqa: F401

        raise SystemExit("fcntl is still there")
    from web.cli import main

    sys.exit(main())
