"""Many nights audited side by side: the same audits, in the same order, whoever makes them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ledger.audit import side_by_side
from ledger.audit.side_by_side import Night, audits
from ledger.book import opened
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from tests.conftest import FreshDatabase
from tests.ledger.desk_night import DeskNight

pytestmark = [pytest.mark.conformance, pytest.mark.slow]


def nights_in(url: str) -> list[Night]:
    with opened(url) as book:
        for number in range(1, 6):
            night = DeskNight(book, f"Night {number}")
            night.do(PlayerAdded, "Ana")
            for _ in range(number):
                night.do(BuyIn, 1, 10 * number, "cash")
        return [Night(night.id, night.slug, night.number) for night in reversed(book.nights())]


@pytest.mark.sweep(of=2)
def test_they_are_what_one_process_finds_in_the_order_asked(
    fresh_database: FreshDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side_by_side, "WORTH_IT", 1)
    with fresh_database() as url:
        asked = nights_in(url)
        told: list[tuple[int, int]] = []
        together = list(audits(url, asked, lambda *done: told.append(done), processes=2))
        assert together == list(audits(url, asked, processes=1))
        assert [night.report.entries for night in together] == [3, 4, 5, 6, 7]
        assert {night.verdict for night in together} == {"sound"}
        assert told == [(done, 5) for done in range(1, 6)]


WORKER = """
import os, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from ledger.audit import side_by_side
if __name__ == "__main__":
    with ProcessPoolExecutor(1, get_context("spawn"), side_by_side._begin) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(60)
"""


def test_a_process_ends_with_the_one_that_asked(tmp_path: Path) -> None:
    program = tmp_path / "auditor.py"
    program.write_text(WORKER)
    root = str(Path(__file__).parents[2])
    auditor = subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert auditor.stdout is not None
    with auditor:
        worker = int(auditor.stdout.readline())
        auditor.send_signal(signal.SIGKILL)
    until = time.monotonic() + 20
    while runs(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not runs(worker)


def runs(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return False
    return state != "Z"
