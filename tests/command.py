"""The command line in a process of its own each time, without the second that its imports take:
they are made once, in a process that forks.
"""

import ctypes
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.network import stay_here
from web.cli import main

PATIENCE = 60
"""Seconds that a command may take."""

_USED = (
    "games.catalogue",
    "games.trials.simulate",
    "ledger.audit.database",
    "ledger.export.pdf",
    "ledger.export.xlsx",
    "ledger.importing",
    "ledger.reports.explain",
    "ledger.reports.nights",
    "ledger.store.backup",
    "web.app",
    "web.cli.lock",
    "web.cli.server",
    "web.demo",
)
"""What the commands import when they run."""
_CAPABILITIES_3 = 0x20080522
_COMMANDS = (Path(__file__).parent.parent / "web" / "cli").glob("[a-z]*.py")
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    ["tests.command", *_USED, *(f"web.cli.{module.stem}" for module in _COMMANDS)]
)


def croupier(
    *args: str | Path, home: Path, said: bytes | None = None, powerless: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run the command, and read what it says; it never shows a traceback. `powerless`: permissions
    hold for it even where root runs the tests.
    """
    command = [str(arg) for arg in args]
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("stdin", "stdout", "stderr")]
        streams[0].write_bytes(said or b"")
        process = _FORKS.Process(target=_run, args=(command, home, streams, powerless))
        process.start()
        process.join(PATIENCE)
        process.kill()
        process.join()
        stdout, stderr = (stream.read_text(encoding="utf-8") for stream in streams[1:])
    assert "Traceback" not in stderr, stderr
    assert process.exitcode is not None
    return subprocess.CompletedProcess(command, process.exitcode, stdout, stderr)


def _run(command: Sequence[str], home: Path, streams: Sequence[Path], powerless: bool) -> None:
    stay_here(pytest.MonkeyPatch())
    os.environ.update({"HOME": str(home), "XDG_DATA_HOME": str(home / "data")})
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDWR | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115  # a process's streams stay open
        for number, mode in enumerate("rww")
    )
    if powerless and os.geteuid() == 0:
        _give_up_powers()
    sys.exit(main(command))


def _give_up_powers() -> None:
    """Take away what lets root write where the permissions say no (Linux, capabilities(7))."""
    header = (ctypes.c_uint32 * 2)(_CAPABILITIES_3, 0)
    if ctypes.CDLL(None, use_errno=True).capset(header, (ctypes.c_uint32 * 6)()):
        raise OSError(ctypes.get_errno(), "capset")
