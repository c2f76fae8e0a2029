"""Chance, time, threads and the network come in through doors, so that an evening can be repeated
from one number (`tests.simulator`); with the doors as they are, nothing can be foretold.
"""

import json
import secrets
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from ledger import background, chance, clock

ROOT = Path(__file__).parent.parent
DRAWS = ("choice", "randbelow", "token_bytes", "token_hex", "token_urlsafe")


@pytest.mark.parametrize("draw", DRAWS)
def test_chance_is_the_operating_systems(draw: str) -> None:
    assert getattr(chance, draw) is getattr(secrets, draw)


def test_there_is_no_other_way_to_draw() -> None:
    assert sorted(chance.__all__) == sorted(DRAWS)


def test_the_clocks_are_the_machines() -> None:
    before, since = time.time_ns() // 1_000_000, time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    assert before <= clock.now() <= time.time_ns() // 1_000_000
    assert since // 1_000_000 <= clock.since_start()
    assert clock.since_start() <= time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000


def test_work_beside_the_requests_holds_nobody_up() -> None:
    begun, go_on, told = threading.Event(), threading.Event(), []

    def work(word: str) -> None:
        begun.set()
        assert go_on.wait(10)
        told.append((word, threading.current_thread().daemon))

    job = background.start("work", work, "done")
    assert begun.wait(10)
    assert told == []
    go_on.set()
    job.join()
    assert told == [("done", True)]


def test_a_loop_takes_a_turn_when_it_is_woken_and_when_its_time_has_come() -> None:
    turns = threading.Semaphore(0)
    waits = iter([0.01, None, None])

    def turn() -> float | None:
        turns.release()
        return next(waits)

    loop = background.Loop("turns", turn)
    assert not turns.acquire(timeout=0.05)
    loop.wake()
    assert turns.acquire(timeout=10)
    assert turns.acquire(timeout=10), "its time has come"
    assert not turns.acquire(timeout=0.05)
    loop.wake()
    assert turns.acquire(timeout=10)


def test_a_loop_that_is_ended_takes_no_more_turns() -> None:
    before = set(threading.enumerate())
    turns: list[float] = []

    def turn() -> float | None:
        turns.append(time.monotonic())
        return None

    loop = background.Loop("turns", turn)
    (thread,) = set(threading.enumerate()) - before
    loop.wake()
    while not turns:
        time.sleep(0.01)
    assert thread.is_alive()
    loop.end()
    thread.join(10)
    assert not thread.is_alive()
    loop.wake()
    assert len(turns) == 1


def test_a_loop_is_ended_also_while_it_goes_to_its_next_turn() -> None:
    turns: list[None] = []
    before = set(threading.enumerate())
    loop = background.Loop("turns", lambda: turns.append(None))
    (thread,) = set(threading.enumerate()) - before

    class Woken(threading.Event):
        def clear(self) -> None:
            loop.end()
            super().clear()

    woken, loop._woken = loop._woken, Woken()
    woken.set()
    thread.join(10)
    assert not thread.is_alive()
    assert turns == []


AROUND = """
from secrets import choice
import random
import uuid
import time
from time import monotonic
import socket
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from threading import Timer
import os; SEED = os.urandom(32)
import datetime; NOW = datetime.datetime.now(datetime.UTC)
import threading; WORK = threading.Thread()
""".strip()


@pytest.mark.parametrize("room", ["ledger/play", "ledger/store", "web/api", "web/services"])
def test_who_goes_around_the_doors_is_found(room: str) -> None:
    found = judged(f"--stdin-filename={room}/stray.py", "-", text=AROUND)
    lines = {int(each["location"]["row"]) for each in json.loads(found)}
    assert lines == set(range(1, len(AROUND.splitlines()) + 1))


def test_nobody_goes_around_the_doors() -> None:
    assert json.loads(judged("ledger", "web", "games")) == []


def judged(*arguments: str, text: str = "") -> str:
    """What the linter says of it, as JSON."""
    command = [sys.executable, "-m", "ruff", "check", "--select=TID251", "--no-cache"]
    return subprocess.run(
        [*command, "--output-format=json", *arguments],
        input=text,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
