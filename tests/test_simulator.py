"""Evenings of the simulator (`docs/promises.md`): a fixed few of them, and that it finds things."""

import json
import multiprocessing
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from ledger.store.database import Database
from tests.postgres import Postgres
from tests.simulator import checks, jobs
from tests.simulator.coverage import UNMET, everything
from tests.simulator.disk import Disk, Files, PowerCut, torn
from tests.simulator.entries import Broken, NightLines
from tests.simulator.evening import begun, memory, run, shortened
from tests.simulator.faults import ROOT, listed
from tests.simulator.jobs import IsStopped, Play, Played, Wanted, one_by_one, side_by_side, told
from tests.simulator.kills import campaign
from tests.simulator.model import Model, Rows
from web.services.bus import Bus
from web.services.live import Hub

pytestmark = [pytest.mark.usefixtures("flushed"), pytest.mark.sweep(of=3)]

STEPS = range(1, 21)


@pytest.mark.sweep(of=1)
@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
def test_an_evening_with_all_its_mishaps_keeps_what_was_promised(seed: int) -> None:
    counts: Counter[str] = Counter()
    failure = run(seed, STEPS, counts=counts)
    assert failure is None, failure
    assert not UNMET.keys() & counts.keys()
    assert UNMET.keys() < everything()


def test_what_an_evening_never_does_is_tested_where_it_is_said() -> None:
    for why in UNMET.values():
        assert all((ROOT / place).exists() for place in re.findall(r"tests/\S+\.py", why))


def test_an_evening_that_nobody_can_come_to_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.signin.pin.HostPin.new_link", lambda _: "nobody has this link")
    failure = run(2, STEPS)
    assert failure is not None
    assert failure.step == 0
    assert "is answered with" in failure.why
    assert "--seed 2 --steps 0 --as-it-is" in told(failure, "sqlite", 1)


@contextmanager
def nobody_can_come_to_seed_2(is_stopped: IsStopped) -> Iterator[Play]:
    with jobs.player(is_stopped) as play:

        def play_or_fail(wanted: Wanted) -> Played:
            if wanted.seed != 2:
                return play(wanted)
            with mock.patch("web.signin.pin.HostPin.new_link", return_value="nobody has this"):
                return play(wanted)

        yield play_or_fail


@contextmanager
def the_job_dies_at_seed_2(is_stopped: IsStopped) -> Iterator[Play]:
    with jobs.player(is_stopped) as play:

        def play_or_die(wanted: Wanted) -> Played:
            if wanted.seed == 2:
                os.kill(os.getpid(), signal.SIGKILL)
            return play(wanted)

        yield play_or_die


def by_seed(played: Iterable[Played]) -> list[tuple[int, Counter[str], str | None]]:
    return sorted((each.wanted.seed, each.counts, each.failure) for each in played)


def test_files_are_in_memory_only_where_there_is_room() -> None:
    assert memory(1 << 60) is None


def never() -> bool:
    return False


@pytest.mark.slow
def test_evenings_side_by_side_are_those_one_by_one() -> None:
    evenings = [Wanted(seed, range(1, 3)) for seed in (2, 3)]
    beside = by_seed(side_by_side(2, evenings, never, nobody_can_come_to_seed_2))
    assert beside == by_seed(one_by_one(evenings, never, nobody_can_come_to_seed_2))
    assert [counts["steps"] for _, counts, _ in beside] == [0, 2]
    assert [failure is None for *_, failure in beside] == [False, True]
    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_a_job_that_dies_is_a_failure_and_another_one_goes_on() -> None:
    evenings = [Wanted(seed, range(1, 2)) for seed in (2, 3)]
    (_, _, failure), other = by_seed(side_by_side(1, evenings, never, the_job_dies_at_seed_2))
    assert failure is not None
    assert "seed 2: its process ends with -9" in failure
    assert "--seed 2 --steps 1 --as-it-is --databases sqlite --servers 1" in failure
    seed, counts, failure = other
    assert (seed, counts["steps"], failure) == (3, 1, None)


LONG_RUN = """
import sys
from functools import partial
from tests.simulator import __main__ as simulator
from tests.test_simulator import nobody_can_come_to_seed_2
simulator.side_by_side = partial(simulator.side_by_side, player=nobody_can_come_to_seed_2)
sys.exit(simulator.main())
"""


@pytest.mark.slow
@pytest.mark.parametrize("told", [os.kill, os.killpg], ids=["the command", "and its jobs"])
def test_a_long_run_that_is_interrupted_ends_with_the_step_that_it_is_at(told: Any) -> None:
    asked = ["--seed=2", "--evenings=5", "--steps=1000", "--jobs=2"]
    with subprocess.Popen(
        [sys.executable, "-c", LONG_RUN, *asked],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        start_new_session=True,
    ) as run:
        assert run.stdout
        failure = run.stdout.readline()
        told(run.pid, signal.SIGINT)
        rest = run.stdout.read()
    assert "seed 2 fails at step 0" in failure
    assert "--seed 2 --steps 0 --as-it-is --databases sqlite" in rest
    evenings, steps = map(int, re.findall(r"all of it, .*: (\d) evenings, (\d+) steps", rest)[0])
    assert 2 <= evenings <= 3
    assert steps < 1000
    assert run.returncode == 1


@pytest.mark.slow
def test_the_same_seed_is_the_same_evening() -> None:
    told = []
    for _ in range(2):
        with begun(7) as evening:
            for step in range(1, 9):
                evening.take(step)
            hashes = evening.rows("SELECT night, number, hash FROM entries ORDER BY 1, 2")
            told.append((evening.said, hashes))
    assert told[0] == told[1]
    assert len(told[0][1]) > 10


def test_an_evening_that_ends_before_its_first_step_keeps_its_promises() -> None:
    assert run(7, ()) is None


def test_a_card_that_by_the_rules_is_in_no_hand_is_no_hidden_one() -> None:
    assert run(5007, (2, 10, 40, 43, 48)) is None  # a red three, which is laid


@pytest.mark.slow
def test_a_lost_wake_up_is_found_and_its_script_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hub, "tell", lambda *_: None)
    failure = run(2, STEPS)
    assert failure is not None
    assert "shows what is not so any more" in failure.why
    short = shortened(failure)
    assert "shows what is not so any more" in short.why
    assert len(short.steps) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("are_told", [True, False])
def test_two_servers_that_do_not_tell_each_other_are_found_out(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, are_told: bool
) -> None:
    if not are_told:
        for ear in ("heard", "heads"):
            monkeypatch.setattr(Bus, ear, lambda *_, **__: None)
    with begun(2, postgres, 2) as evening:
        host = evening.screens[0]
        host.catch_up()
        host.server = 1 - host.hears
        sold = {"chips": 5, "against": "cash"}
        letter = evening.letter(host, "POST", "nights/1/players/1/buy-ins", sold)
        evening.deliver(letter, 1, {"bankroll:1": 5, "drawer": 5 * evening.worth[1]})
        evening.world.settle()
        if are_told:
            for step in range(1, 7):
                evening.take(step)
            return
        with pytest.raises(Broken, match="shows what is not so any more"):
            evening.look_at_everything()


@pytest.mark.slow
def test_a_screen_whose_stream_is_refused_looks_and_tries_it_again_as_a_page_does() -> None:
    with begun(7) as evening:
        wall, tried = evening.screen("wall 1.1"), []
        wall.open(wall.shows or "", "nights/1/tables/99/events")
        refused = "refusal: no-such-table"
        for second in range(1, 41):
            before, looks = evening.counts[refused], sum(evening.counts.values())
            evening.doors.time.pass_(1000)
            wall.go_on()
            assert sum(evening.counts.values()) > looks
            if evening.counts[refused] > before:
                tried.append(second)
        assert wall.stream is None
        assert tried == [1, 3, 8, 23, 38]
        wall.open(wall.shows or "", "nights/1/tables/1/events")
        assert wall.stream is not None


@pytest.mark.slow
def test_servers_whose_database_died_have_no_lost_connection_left(postgres: Postgres) -> None:
    with begun(2, postgres, 2) as evening:
        databases = [server.database for server in evening.world.servers]
        for database in databases:
            with database.reading(), database.reading():
                pass
        with postgres.may_be_cut() as cut:
            cut()
        evening.world.find_database_again()
        for database in databases:
            with database.reading() as one, database.reading() as other:
                assert one.exec_driver_sql("SELECT 1").all()
                assert other.exec_driver_sql("SELECT 1").all()


@pytest.mark.parametrize("when", ["before", "within", "after"])
def test_a_power_cut_leaves_whole_commits(tmp_path: Path, when: str) -> None:
    path = tmp_path / "book.sqlite"
    disk, database = Disk(path), Database(f"sqlite:///{path}")
    disk.watch(database)
    with database.writing() as connection:
        connection.exec_driver_sql("CREATE TABLE t (x)")
    with database.writing() as connection:
        connection.exec_driver_sql("INSERT INTO t VALUES (1), (2)")
    disk.plan_cut(when, random.Random(1))
    with pytest.raises(PowerCut), database.writing() as connection:
        connection.exec_driver_sql("INSERT INTO t VALUES (3), (4)")
    database.close()
    assert disk.found is not None
    disk.found.write(path)
    again = Database(f"sqlite:///{path}")
    with again.reading() as connection:
        found = [x for (x,) in connection.exec_driver_sql("SELECT x FROM t").all()]
    again.close()
    assert found in ([1, 2], [1, 2, 3, 4])
    assert when != "before" or found == [1, 2]
    assert when != "after" or found == [1, 2, 3, 4]


def test_a_torn_file_has_sectors_of_both() -> None:
    before, after = Files(b"a" * 2048, b""), Files(b"a" * 2048, b"b" * 2048)
    found = {torn(before, after, random.Random(seed)).log for seed in range(40)}
    assert b"" in found
    assert b"b" * 2048 in found
    assert any(0 < log.count(b"b") < 2048 for log in found)


def rows_of(entries: list[tuple[object, ...]], balance: int = 0) -> Rows:
    """A database with these entries, and five chips that went from `issued` to a bankroll."""
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE entries (night, number, key, hash, body)")
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", entries)
    connection.execute("CREATE TABLE transfers (source, target, amount)")
    connection.execute("INSERT INTO transfers VALUES (2, 1, 5)")
    connection.execute("CREATE TABLE accounts (id, night, name, commodity, balance)")
    accounts = [(1, 1, "bankroll:1", "chips", balance), (2, 1, "issued", "chips", -balance)]
    connection.executemany("INSERT INTO accounts VALUES (?, ?, ?, ?, ?)", accounts)
    return lambda query: connection.execute(query).fetchall()


def said(kind: str, *transfers: tuple[str, str, int], **more: Any) -> bytes:
    """What an entry says that a screen asked for."""
    moved = [[*transfer, ""] for transfer in transfers]
    return json.dumps(
        {"kind": kind, "transfers": moved, "request": {"key": "s1-1"}, **more}
    ).encode()


ENTRY = (1, 1, "k", b"h" * 32, said("buy-in", ("issued", "bankroll:1", 5)))


@pytest.mark.parametrize(
    ("entries", "balance", "moves", "told"),
    [
        ([ENTRY], 5, {"bankroll:1": 5}, None),
        ([], 5, {"bankroll:1": 5}, "the book has None"),
        ([ENTRY, (1, 2, "k", b"i" * 32, said("cut"))], 5, {"bankroll:1": 5}, "the book has"),
        ([ENTRY], 6, {"bankroll:1": 5}, "its transfers 5"),
        ([ENTRY], 5, {"bankroll:1": 4}, "must have 4"),
    ],
)
def test_the_model_names_what_is_lost_doubled_or_does_not_add_up(
    entries: list[tuple[object, ...]], balance: int, moves: dict[str, int | None], told: str | None
) -> None:
    model = Model()
    model.acknowledge("k", 1, 1, moves)
    rows = rows_of(entries, balance)
    if told is None:
        model.check(rows)
        return
    with pytest.raises(Broken, match=told):
        model.check(rows)


BOUGHT = said("buy-in", ("issued", "cage", 9), ("cage", "bankroll:1", 9))
PLAYED = said("action", ("bankroll:1", "felt:1:pot", 5), table=1, round=1)


@pytest.mark.parametrize(
    ("last", "told"),
    [
        (said("undo", ("felt:1:pot", "bankroll:1", 5), table=1, round=1, undoes=2), None),
        (said("undo", ("felt:1:pot", "bankroll:1", 4), table=1, round=1, undoes=2), "leaves"),
        (said("correction", ("bankroll:1", "cage", 9), corrects=1), None),
        (said("correction", corrects=1), "leaves something of entry 1"),
        (said("round-voided", ("felt:1:pot", "bankroll:1", 5), table=1, round=1), None),
        (said("round-voided", table=1, round=1), "voids a round"),
        (said("table-closed", table=1), "leaves 5 in felt:1:pot"),
        (said("drawer-counted", counted=1), "counts 1: 0"),
    ],
)
def test_what_takes_something_back_takes_all_of_it(last: bytes, told: str | None) -> None:
    bodies = [BOUGHT, PLAYED, last]
    rows = [(1, n, f"k{n}", bytes([n]) * 32, body) for n, body in enumerate(bodies, 1)]
    if told is None:
        assert len(NightLines().follow(rows)) == 3
        return
    with pytest.raises(Broken, match=told):
        NightLines().follow(rows)


def test_nothing_is_written_into_a_night_that_is_closed() -> None:
    rows = [
        (1, n, f"k{n}", bytes([n]) * 32, said(kind))
        for n, kind in enumerate(["night-closed", "night-reopened", "night-closed", "cut"], 1)
    ]
    with pytest.raises(Broken, match="entry 4 was written into a night that is closed"):
        NightLines().follow(rows)


@pytest.mark.sweep(of=1)
@pytest.mark.parametrize("fault", listed(), ids=lambda fault: fault.name)
def test_the_place_of_a_fault_is_there(fault: Any) -> None:
    assert (ROOT / fault.path).read_text().count(fault.was) == 1


@pytest.mark.sweep(of=1)
@pytest.mark.slow
def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    *_, told = campaign(tmp_path, 4, 1)
    assert (told.kills, told.lost, told.doubled) == (4, [], [])
    assert told.acknowledged


def test_what_was_refused_may_not_stand_in_the_book() -> None:
    model = Model()
    model.refuse("k", "409 stale")
    with pytest.raises(Broken, match="was refused"):
        model.check(rows_of([ENTRY], 5))


def test_what_was_acknowledged_may_not_be_refused_later() -> None:
    model = Model()
    model.acknowledge("k", 1, 1, {})
    with pytest.raises(Broken, match="is now refused"):
        model.refuse("k", "409 stale")


def test_screens_are_compared_by_what_they_show() -> None:
    one = b'{"version":1,"round":{"a":1,"b":2},"tables":[{"still":0}]}'
    other = b'{"version":2,"round":{"b":2,"a":1},"tables":[{"still":20}]}'
    assert checks._content(one) == checks._content(other)
    assert checks._content(one) != checks._content(
        b'{"version":1,"round":{"a":1,"b":3},"tables":[]}'
    )
