"""An audit finds the same whoever plays its rounds again."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger import audit, bundle
from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.book import opened
from tests.ledger.whole_night import play_whole_night

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def every_night_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "_LONG", 1)
    monkeypatch.setattr(audit.replays, "_BATCH", 20)


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A bundle."""
    with opened(f"sqlite:///{tmp_path_factory.mktemp('night') / 'croupier.sqlite'}") as book:
        played = play_whole_night(book)
        with book.database.reading() as connection:
            return "".join(bundle.written(DatabaseRecords(connection, played.id)))


def both(text: str) -> Iterator[Audited]:
    """The audit of a bundle, without workers and with them."""
    for workers in (0, 1):
        yield audited(bundle.read(text), workers=workers)


@pytest.mark.parametrize(
    "forge", [("misdeal", "misdeal"), ('"ante"', '"anta"'), ('"finished":true', '"finished":false')]
)
def test_workers_find_what_one_process_finds(night: str, forge: tuple[str, str]) -> None:
    assert forge[0] in night
    alone, together = both(night.replace(*forge))
    assert set(together.findings) == set(alone.findings)
    assert together.unchecked == alone.unchecked
    assert together.report == alone.report
    assert bool(alone.findings) == (forge[0] != forge[1])
    assert alone.report.replayed > 5


def test_a_worker_that_is_ended_costs_nothing(night: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ledger.audit.replays._begin", end)
    alone, together = both(night)
    assert together == alone


def end() -> None:
    os._exit(1)


AUDITOR = """
import os, time
from ledger.audit.replays import Replays
with Replays(print, 1) as replays:
    print(replays._pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


@pytest.mark.parametrize("ended_by", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_worker_ends_with_the_process_that_audits(ended_by: signal.Signals) -> None:
    auditor = subprocess.Popen([sys.executable, "-c", AUDITOR], stdout=subprocess.PIPE, text=True)
    assert auditor.stdout is not None
    with auditor:
        worker = int(auditor.stdout.readline())
        auditor.send_signal(ended_by)
    until = time.monotonic() + 20
    while runs(worker) and time.monotonic() < until:
        time.sleep(0.02)
    assert not runs(worker)


def runs(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return False
    return state != "Z"
