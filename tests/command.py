"""The command line, or a module, in a process of its own each time, without the second that the
imports take: they are made once, in a process that forks. What is not about processes is asked in
this one (`in_process`).
"""

import ctypes
import importlib.util
import io
import multiprocessing
import os
import pty
import select
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from importlib.machinery import SourceFileLoader
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TextIO

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
_ROOT = Path(__file__).parent.parent
_COMMANDS = (_ROOT / "web" / "cli").glob("[a-z]*.py")
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    ["tests.command", *_USED, *(f"web.cli.{module.stem}" for module in _COMMANDS)]
)


def croupier(
    *args: str | Path, home: Path, said: bytes | None = None, powerless: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run the command, and read what it says; it never shows a traceback. `powerless`: permissions
    hold for it even where root runs the tests.
    """
    command = [str(arg) for arg in args]
    done = _forked(command, _run, home, powerless, said=said or b"")
    assert "Traceback" not in done.stderr, done.stderr
    return done


def in_process(*args: str | Path, home: Path) -> subprocess.CompletedProcess[str]:
    """The same in this process, for what a command says: quicker, and what one has computed the
    next one has.
    """
    command = [str(arg) for arg in args]
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setenv("HOME", str(home))
        patch.setenv("XDG_DATA_HOME", str(home / "data"))
        try:
            status = main(command)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    return subprocess.CompletedProcess(command, status, out.getvalue(), err.getvalue())


class Started:
    """A command that runs: its process, and what it says."""

    def __init__(self, process: Any, stdout: TextIO, stderr: TextIO) -> None:
        self._process = process
        self.pid: int = process.pid
        self.stdout = stdout
        self.stderr = stderr

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, patience: float) -> int:
        """Its status, once it has ended."""
        self._process.join(patience)
        status = self._process.exitcode
        assert status is not None, "it goes on"
        return int(status)


@contextmanager
def started(*args: str | Path, home: Path) -> Iterator[Started]:
    """Run the command meanwhile; at the end it is told to end."""
    readers, writers = zip(*(FORKS.Pipe(duplex=False) for _ in range(2)), strict=True)
    command = [str(arg) for arg in args]
    process = FORKS.Process(target=_run_beside, args=(writers, command, home))
    process.start()
    for writer in writers:
        writer.close()
    with ExitStack() as stack:
        said = [stack.enter_context(os.fdopen(os.dup(reader.fileno()))) for reader in readers]
        for reader in readers:
            reader.close()
        try:
            yield Started(process, *said)
        finally:
            process.terminate()
            process.join(PATIENCE)
            process.kill()
            process.join()


def on_terminal(*args: str | Path, folder: Path, environment: Mapping[str, str]) -> tuple[int, str]:
    """The status of a command in this folder whose output and errors are a terminal, and what
    stands there.
    """
    ours, theirs = pty.openpty()
    terminal = Connection(theirs)
    command = [str(arg) for arg in args]
    process = FORKS.Process(
        target=_run_on_terminal, args=(terminal, command, folder, dict(environment))
    )
    process.start()
    terminal.close()
    said = b""
    try:
        while select.select([ours], [], [], PATIENCE)[0]:
            try:
                said += os.read(ours, 4096)
            except OSError:  # nobody has the other side open
                break
        process.join(PATIENCE)
        assert process.exitcode is not None
        return process.exitcode, said.decode()
    finally:
        process.kill()
        process.join()
        os.close(ours)


def python(module: str, *args: str, patience: float = PATIENCE) -> subprocess.CompletedProcess[str]:
    """Run a module as `python -m` does, at the root of the tree, and read what it says."""
    return _forked([module, *args], _run_module, patience=patience)


def _forked(
    command: Sequence[str],
    run: Callable[..., None],
    *more: Any,
    said: bytes = b"",
    patience: float = PATIENCE,
) -> subprocess.CompletedProcess[str]:
    """What `run(command, *more)` says in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("stdin", "stdout", "stderr")]
        streams[0].write_bytes(said)
        process = FORKS.Process(target=_run_apart, args=(streams, run, command, *more))
        process.start()
        process.join(patience)
        process.kill()
        process.join()
        stdout, stderr = (stream.read_text(encoding="utf-8") for stream in streams[1:])
    assert process.exitcode is not None
    return subprocess.CompletedProcess(command, process.exitcode, stdout, stderr)


def _run_apart(
    streams: Sequence[Path], run: Callable[..., None], command: Sequence[str], *more: Any
) -> None:
    _speak_to([os.open(path, os.O_RDWR | os.O_CREAT) for path in streams])
    run(command, *more)


def _run_beside(pipes: Sequence[Connection], command: Sequence[str], home: Path) -> None:
    files = [os.open(os.devnull, os.O_RDONLY), *(os.dup(pipe.fileno()) for pipe in pipes)]
    for pipe in pipes:
        pipe.close()
    _speak_to(files)
    _run(command, home, powerless=False)


def _run_on_terminal(
    terminal: Connection, command: Sequence[str], folder: Path, environment: dict[str, str]
) -> None:
    files = [os.open(os.devnull, os.O_RDONLY), *(os.dup(terminal.fileno()) for _ in range(2))]
    terminal.close()
    _speak_to(files)
    os.chdir(folder)
    os.environ.update(environment)
    _run(command, folder, powerless=False)


def _speak_to(files: Sequence[int]) -> None:
    """Have these as standard input, output and error of a process that has just been forked."""
    stay_here(pytest.MonkeyPatch())
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115  # a process's streams stay open
        for number, mode in enumerate("rww")
    )


def _run(command: Sequence[str], home: Path, powerless: bool) -> None:
    os.environ.update({"HOME": str(home), "XDG_DATA_HOME": str(home / "data")})
    if powerless and os.geteuid() == 0:
        _give_up_powers()
    sys.exit(main(command))


def _run_module(command: Sequence[str]) -> None:
    os.chdir(_ROOT)
    sys.argv = list(command)
    spec = importlib.util.find_spec(command[0])
    assert spec is not None
    loader = spec.loader
    assert isinstance(loader, SourceFileLoader)
    # As `runpy` does; but what this starts finds its names here, under that of `multiprocessing`.
    program = importlib.util.module_from_spec(spec)
    program.__name__ = "__main__"
    sys.modules["__main__"] = sys.modules["__mp_main__"] = program
    code = loader.get_code(spec.name)
    assert code is not None
    exec(code, program.__dict__)


def _give_up_powers() -> None:
    """Take away what lets root write where the permissions say no (Linux, capabilities(7))."""
    header = (ctypes.c_uint32 * 2)(_CAPABILITIES_3, 0)
    if ctypes.CDLL(None, use_errno=True).capset(header, (ctypes.c_uint32 * 6)()):
        raise OSError(ctypes.get_errno(), "capset")
