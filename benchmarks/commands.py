"""How long a command takes that is typed: the list of commands, the version, the nights of a book
and the audit of an evening's bundle, beside hledger's version and its check of the same evening.
Its output is a terminal. Seconds of computing, which others on the machine change less, until
something stands there, and until it is done.

    python -m benchmarks.commands [HANDS, default 60]
"""

import os
import pty
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.audit import played
from benchmarks.measure import given, size
from ledger.book import opened

TIMES = size(9, 1)


def main() -> None:
    """Print the times."""
    hands = (*given(), size(60, 1))[0]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        book, bundle, journal = (
            folder / file for file in ("book.sqlite", "evening.json", "evening.journal")
        )
        with opened(f"sqlite:///{book}") as to_play:
            played(to_play, hands)
        for kind, file in (("json", bundle), ("hledger", journal)):
            export = ["export", "--database", str(book), "1", "--format", kind, "-o", str(file)]
            _run(_croupier(*export), folder)
        print(f"{hands:,} hands; milliseconds, the median of {TIMES}")
        print(f"{'':<20}{'computing':>10}{'says something':>16}{'done after':>12}")
        commands = {
            "python": [sys.executable, "-c", "pass"],
            "croupier --help": _croupier("--help"),
            "croupier --version": _croupier("--version"),
            "croupier nights": _croupier("nights", "--database", str(book)),
            "croupier audit": _croupier("audit", "--database", str(book)),
            "croupier verify": _croupier("verify", str(bundle)),
        }
        if hledger := shutil.which("hledger"):
            commands["hledger --version"] = [hledger, "--version"]
            commands["hledger check"] = [hledger, "check", "-f", str(journal)]
        for what, command in commands.items():
            _print(what, command, folder)


def _croupier(*arguments: str) -> list[str]:
    """The command as its script of the environment starts it."""
    started = "import sys; from web.cli import main; sys.exit(main())"
    return [sys.executable, "-c", started, *arguments]


def _print(what: str, command: Sequence[str], folder: Path) -> None:
    _run(command, folder)  # what Python compiles is kept from now on
    found = [_run(command, folder) for _ in range(TIMES)]
    computing, first, done = (statistics.median(run[at] for run in found) * 1000 for at in range(3))
    print(f"{what:<20}{computing:>10.0f}{first:>16.0f}{done:>12.0f}", flush=True)


def _run(command: Sequence[str], folder: Path) -> tuple[float, float, float]:
    """Seconds of computing, until it says something (or is done, with nothing to say), and until
    it is done.
    """
    compiled = size({"PYTHONPYCACHEPREFIX": str(folder / "compiled")}, {})
    environment = {**os.environ, **compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ours, terminal = pty.openpty()
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    with subprocess.Popen(command, stdout=terminal, stderr=terminal, env=environment) as process:
        os.close(terminal)
        said = first = _read(ours)
        heard = time.perf_counter() - began
        while said:
            said = _read(ours)
    took, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    os.close(ours)
    if process.returncode:
        raise SystemExit(f"{command} ended with {process.returncode}: {first.decode()}")
    computing = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return computing, heard, took


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # nobody has its other side any more
        return b""


if __name__ == "__main__":
    main()
