"""The command line, as people run it: another process, its output and its exit status."""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from fractions import Fraction
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

import pytest
from flask import Flask

from ledger.book import opened
from ledger.store.database import Database
from tests.command import PATIENCE, Started, croupier, started
from tests.ledger.desk_night import DeskNight
from tests.server import server_of
from web.cli import COMMANDS, module_of
from web.cli.parser import made
from web.cli.play import rounds_in
from web.services.services import Services, open_services
from web.version import VERSION

pytestmark = pytest.mark.sweep(of=3)

CROUPIER = [sys.executable, "-c", "import sys; from web.cli import main; sys.exit(main())"]
SERVED = ("--json", "--host", "127.0.0.1", "--port", "0")
ROUNDS = Path(__file__).parent.parent / "games" / "rounds"


def run_croupier(
    *args: str | Path, home: Path, stdout: int | IO[bytes] = subprocess.PIPE
) -> subprocess.CompletedProcess[bytes]:
    """Run the command from its very start, with this to write to; whatever it says, it never shows
    a traceback.
    """
    done = subprocess.run(
        [*CROUPIER, *map(str, args)],
        stdout=stdout,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
        env={
            **os.environ,
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "PYTHONIOENCODING": "utf-8",
        },
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done


RACE = {
    "format": "croupier-round/1",
    "game": "superfecta",
    "seats": [{"seat": 1, "player": "Ana", "chips": 20}, {"seat": 2, "player": "Ben", "chips": 20}],
    "deck": [],
    "actions": [{"by": "dealer", "do": "off"}, {"by": "dealer", "do": "run"}],
}
WRONG = RACE | {"actions": [{"by": 9, "do": "ticket"}]}


# play


def play(
    home: Path, *files: str | Path, said: bytes | None = None
) -> tuple[int, list[dict[str, Any]]]:
    done = croupier("play", *files, home=home, said=said)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_play_prints_what_came_of_a_round(tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    file.write_text(json.dumps(RACE, indent=2))
    status, (outcome,) = play(tmp_path, file)
    assert (status, outcome["finished"], outcome["chips"]) == (0, True, {"1": 20, "2": 20})


def test_play_prints_one_line_a_round_in_order_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    good, many = tmp_path / "good.json", tmp_path / "many.jsonl"
    good.write_text(json.dumps(RACE))
    many.write_text(
        "\n".join([json.dumps(RACE), "{broken", json.dumps(WRONG), "", json.dumps(RACE)]) + "\n"
    )
    status, outcomes = play(tmp_path, good, tmp_path / "nowhere.json", many)
    assert status == 2
    assert ["error" in outcome for outcome in outcomes] == [False, True, False, True, True, False]
    assert outcomes[4]["error"]["action"] == 0


def test_play_reads_standard_input(tmp_path: Path) -> None:
    status, outcomes = play(
        tmp_path, "-", said=f"{json.dumps(RACE)}\n{json.dumps(RACE)}\n".encode()
    )
    assert (status, len(outcomes)) == (0, 2)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe",
        b"not json",
        b"[]",
        b"null",
        b"{}",
        b'"text"',
        b'{"player": "\\ud800"}',
        b"[" * 100_000,
        b'{"format": "croupier-round/1", "game": ' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"format": "croupier-round/1", "game": "uth", "seats": '
        + b"9" * 6000
        + b', "actions": []}',
        b'{"format": "croupier-round/2", "game": "uth", "seats": [], "actions": []}',
        b'{"format": "croupier-round/1", "format": "croupier-round/1"}',
        b'{\n  "format": "croupier-round/1",\n  "game": "uth",\n',
        json.dumps(RACE | {"deck": [["2c", "2c"]]}).encode(),
        json.dumps(RACE | {"actions": 5}).encode(),
        json.dumps(RACE | {"extra": 1}).encode(),
    ],
)
def test_what_is_no_round_is_one_error_on_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    status, (outcome,) = play(tmp_path, file)
    assert status == 2
    assert outcome["error"].keys() == {"code", "message"}


def test_deep_nesting_inside_an_action_is_refused_like_any_other_bad_value(tmp_path: Path) -> None:
    deep = "[" * 900 + "]" * 900
    text = json.dumps(RACE).replace(
        '{"by": "dealer", "do": "off"}', f'{{"by": "dealer", "do": {deep}}}'
    )
    status, (outcome,) = play(tmp_path, "-", said=text.encode())
    assert status == 2
    assert "error" in outcome


def test_a_folder_and_a_file_that_may_not_be_read_are_errors(tmp_path: Path) -> None:
    status, outcomes = play(tmp_path, tmp_path, tmp_path / "nowhere", "a\tb")
    assert status == 2
    assert [outcome["error"]["code"] for outcome in outcomes] == ["unreadable"] * 3


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ('{"a": 1}', 1),
        ('{"a":\n 1}', 1),
        ('{"a": 1}\n{"a": 2}\n', 2),
        ('\n{"a": 1}\n\n{"a": 2}', 2),
        ('{"format": 1}\nbroken\n', 2),
        ('broken\n{"format": 1}\n', 2),
        ('{"a": [\n{"b": 1},\n{"c": 1}\n', 1),
        ("broken\nbroken", 1),
    ],
)
def test_a_file_is_one_round_or_json_lines(text: str, count: int) -> None:
    assert len(rounds_in(text)) == count


# simulate and odds


def test_simulate_counts_and_finds_nothing_wrong(tmp_path: Path) -> None:
    done = croupier(
        "simulate",
        "superfecta",
        "--rounds",
        "5",
        "--seats",
        "3",
        "--seed",
        "7",
        "--json",
        home=tmp_path,
    )
    counted = json.loads(done.stdout)
    assert (done.returncode, counted["rounds"], counted["findings"]) == (0, 5, [])
    again = croupier(
        "simulate", "superfecta", "--rounds", "5", "--seats", "3", "--seed", "7", home=tmp_path
    )
    assert "5 rounds" in again.stdout
    assert "No chip was made or lost" in again.stdout
    assert all(verb in again.stdout for verb in counted["verbs"])


def test_the_same_seed_plays_the_same_rounds(tmp_path: Path) -> None:
    first, second = (
        json.loads(
            croupier(
                "simulate", "uth", "--rounds", "4", "--json", "--no-check", home=tmp_path
            ).stdout
        )
        for _ in range(2)
    )
    for outcome in (first, second):
        del outcome["seconds"], outcome["rounds_a_second"]
    assert first == second


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "whist"),
        ("simulate", "uth", "--seats", "8"),
        ("simulate", "uth", "--seats", "0"),
        ("simulate", "uth", "--rounds", "0"),
        ("simulate", "uth", "--seed", "-1"),
        ("simulate", "uth", "--rounds", "many"),
        ("odds", "whist"),
        ("odds", "superfecta", "--rail", "Ah", "2c", "3c", "4c", "5c", "6c"),
        ("odds", "superfecta", "--rail", "2c", "2c", "3c", "4c", "5c", "6c"),
        ("odds", "speculation"),
        ("odds", "superfecta", "--turned", "2c"),
        (
            "odds",
            "superfecta",
            *["--rail", "2c", "3c", "4c", "5c", "6c", "7c", "--turned", "2h", "7c"],
        ),
        ("odds", "uth", "--rail", "4h", "5h", "6h", "7h", "8h", "9h"),
        ("odds", "uth", "--options", "5"),
        ("odds", "uth", "--options", "{"),
        ("odds", "uth", "--options", '{"blind_paytable": "best"}'),
        ("backup", "--database", "nowhere.sqlite"),
        ("serve", "--database", "nowhere/at/all.sqlite"),
        ("serve", "--database", "mysql://localhost/x"),
        ("serve", "--database", "postgresql+asyncpg://localhost/x"),
        ("serve", "--database", "postgresql://u:p@localhost:port/x"),
        ("serve", "--database", "postgresql:///x?foo=bar"),
        ("serve", "--database", "sqlite:///x?mode=ro"),
        ("serve", "--database", "a\udcffb"),
        ("serve", "--port", "99999"),
        ("serve", "--host", "203.0.113.77"),
        ("serve", "--host", "\udcff"),
        ("serve", "--host-name", "http://croupier.test:8080/"),
        ("verify", "/dev/zero"),
        ("play",),
        ("whistle",),
        (),
    ],
)
def test_bad_input_is_one_sentence_and_status_two(tmp_path: Path, args: tuple[str, ...]) -> None:
    done = croupier(*args, home=tmp_path)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert not done.stdout


def test_the_odds_of_a_race_follow_the_rail(tmp_path: Path) -> None:
    rail = ("2c", "3c", "4c", "5c", "6c", "7c")
    given = json.loads(
        croupier("odds", "superfecta", "--json", "--rail", *rail, home=tmp_path).stdout
    )
    assert given["chances"]["WIN"].get("C", 0) == 0  # six clubs are left: too few to come home
    assert given["chances"]["WIN"]["H"] == pytest.approx(1 / 3)
    assert sum(given["chances"]["SFC"].values()) == pytest.approx(1)
    assert "1 in 4.0" in croupier("odds", "superfecta", home=tmp_path).stdout


def test_the_odds_of_a_race_are_exact_and_follow_the_cards_turned(tmp_path: Path) -> None:
    cards = ("--rail", "4h", "9d", "5d", "Jc", "5s", "6h", "--turned", "3h", "Kc")
    orders = json.loads(croupier("odds", "superfecta", "--json", *cards, home=tmp_path).stdout)[
        "orders"
    ]
    assert len(orders) == 24
    assert sum(map(Fraction, orders.values())) == 1
    assert all(str(Fraction(chance)) == chance for chance in orders.values())


def test_the_odds_of_a_game_are_those_of_its_options(tmp_path: Path) -> None:
    def blind(*options: str) -> int:
        told = json.loads(croupier("odds", "uth", "--json", *options, home=tmp_path).stdout)
        parts: int = next(
            edge["parts"] for edge in told["edges"] if edge["setting"] == "blind_paytable"
        )
        return parts

    assert blind() < 0, "the home table favours the players heavily"
    assert blind("--options", '{"blind_paytable": "casino"}') == 218, "2.185 of a hundred"
    assert "blind_paytable: " in croupier("odds", "uth", home=tmp_path).stdout


# Help


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_has_examples_and_every_exit_status(
    name: str, tmp_path: Path
) -> None:
    done = croupier(name, "--help", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    examples, _, statuses = done.stdout.partition("examples:\n")[2].partition("exit status:\n")
    assert f"  croupier {name}" in examples
    told = {int(line.split()[0]) for line in statuses.splitlines()}
    wanted = {0, 2, 70, 130, 141}
    wanted |= {1} if name in ("audit", "doctor", "verify", "simulate", "fairness") else set()
    wanted |= {3} if name in ("audit", "verify", "import") else set()
    assert told == wanted
    # Ctrl-C is how a server ends.
    assert ("told to stop while serving" in statuses) == (name in ("serve", "demo"))


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - {"serve"}))
def test_the_examples_of_a_command_can_be_read_by_it(name: str) -> None:
    command = module_of(name)
    for example in command.EXAMPLES:
        words = re.split(r"[|<>]", example)[0].replace("*", "")
        said = shlex.split(words.removeprefix("croupier export all --format json -o - "))
        if said:
            assert said[:2] == ["croupier", name]
            made(name, "", command).parse_args(said[2:])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (("exprt",), "export"),
        (("simulate", "kaboo"), "kabu"),
        (("odds", "superfekta"), "superfecta"),
        (("--hepl",), "--help"),
        (("audit", "--databse", "x"), "--database"),
        (("completion", "fsh"), "fish"),
    ],
)
def test_what_is_mistyped_is_answered_with_what_was_meant(
    said: tuple[str, ...], meant: str, tmp_path: Path
) -> None:
    done = croupier(*said, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Did you mean {meant}" in done.stderr


def test_it_says_which_croupier_it_is(tmp_path: Path) -> None:
    done = croupier("--version", home=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"croupier {VERSION}\n")


def test_bash_completes_commands_options_and_games(tmp_path: Path) -> None:
    script = tmp_path / "croupier.bash"
    script.write_text(croupier("completion", "bash", home=tmp_path).stdout)

    def completed(*words: str) -> set[str]:
        said = " ".join(f"'{word}'" for word in ("croupier", *words))
        asked = f"source {script}; COMP_WORDS=({said}); COMP_CWORD={len(words)}; "
        asked += "$(complete -p croupier | sed 's/.*-F \\([^ ]*\\).*/\\1/'); "
        asked += 'printf "%s\\n" "${COMPREPLY[@]}"'
        done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
        return {line.strip() for line in done.stdout.splitlines()}

    assert completed("") >= COMMANDS.keys()
    assert completed("ex") == {"explain", "export"}
    assert "--seal" in completed("audit", "--")
    assert completed("export", "1", "--format", "h") == {"hledger", "hledger-house"}
    assert completed("simulate", "sup") == {"superfecta"}


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_every_command(shell: str, tmp_path: Path) -> None:
    done = croupier("completion", shell, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(name in done.stdout for name in COMMANDS)
    if shutil.which(shell):
        (tmp_path / "script").write_text(done.stdout)
        subprocess.run([shell, "-n", tmp_path / "script"], check=True)


# What the output goes into


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize(
    "args",
    [
        ("odds", "uth"),
        ("--help",),
        ("odds", "--help"),
        ("odds", "whist", "--json"),
        ("export", "1", "-o", "-"),
        ("export", "1", "-o", "-", "--format", "json"),
    ],
)
def test_an_output_that_takes_no_more_is_a_sentence(
    demo: Path, tmp_path: Path, args: tuple[str, ...]
) -> None:
    on_book = ("--database", str(demo)) if args[0] == "export" else ()
    with Path("/dev/full").open("wb") as full:
        done = run_croupier(*args, *on_book, home=tmp_path, stdout=full)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"cannot be written" in done.stderr


@pytest.mark.parametrize(
    "args", [("audit",), ("audit", "--json"), ("--help",), ("audit", "--help")]
)
def test_whoever_hangs_up_is_no_fault_of_the_books(
    args: tuple[str, ...], demo: Path, tmp_path: Path
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    on_book = () if "--help" in args else ("--database", str(demo))
    with os.fdopen(writing, "wb") as broken:
        done = run_croupier(*args, *on_book, home=tmp_path, stdout=broken)
    assert (done.returncode, done.stderr) == (141, b"")


def test_closed_streams_are_as_good_as_empty_ones(tmp_path: Path) -> None:
    closed = ["sh", "-c", 'exec "$@" <&- >&-', "sh", *CROUPIER, "play", "-"]
    done = subprocess.run(closed, stderr=subprocess.PIPE, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (2, b"")


# demo and backup


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book with the demo's night in it."""
    home = tmp_path_factory.mktemp("demo")
    done = croupier("demo", "--no-serve", "--json", "--database", home / "demo.sqlite", home=home)
    assert (done.returncode, json.loads(done.stdout)["night"]) == (0, 1), done.stderr
    return home / "demo.sqlite"


def test_the_demo_has_a_whole_night_that_adds_up(demo: Path) -> None:
    services = open_services(Database(f"sqlite:///{demo}"))
    night = services.book.night(1)
    kinds = [entry.kind for entry in services.book.entries(1)]
    services.database.close()
    assert len(night.players) == 6
    assert {table.game for table in night.tables.values()} == {"uth", "superfecta"}
    assert all(table.rounds >= 5 for table in night.tables.values())
    pools = night.table(2).carry["pools"]
    assert isinstance(pools, dict)
    assert sum(pools.values()) > 0
    assert night.balance("marker:desk:3") == 100
    assert kinds.count("cash-out") == 1
    assert (
        sum(
            chips
            for name, chips in night.balances.items()
            if not name.startswith(("marker", "drawer", "out"))
        )
        == 0
    )


def test_the_demo_of_its_own_place_is_played_once(tmp_path: Path) -> None:
    first = croupier("demo", "--no-serve", home=tmp_path)
    assert "has been played" in first.stdout
    second = croupier("demo", "--no-serve", "--json", home=tmp_path)
    assert json.loads(second.stdout)["night"] is None


def test_a_backup_is_a_whole_book_and_writes_over_nothing(demo: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    done = croupier("backup", "--database", demo, target, "--json", home=tmp_path)
    assert (done.returncode, json.loads(done.stdout)["backup"]) == (0, str(target))
    with sqlite3.connect(target) as copy, sqlite3.connect(demo) as book:
        count = "SELECT count(*) FROM entries"
        assert copy.execute(count).fetchone() == book.execute(count).fetchone()
    copy.close()
    book.close()
    assert croupier("backup", "--database", demo, target, home=tmp_path).returncode == 2


# serve


@contextmanager
def serving(
    database: Path | str, home: Path, *more: str
) -> Iterator[tuple[Started, dict[str, Any]]]:
    """A server in a process of its own, and what it says that it is."""
    with started("serve", *SERVED, "--database", database, *more, home=home) as process:
        yield process, json.loads(process.stdout.readline())


@contextmanager
def serving_with(
    program: Sequence[str], database: Path | str, home: Path, *more: str
) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """The same of a program that begins from its very start."""
    process = subprocess.Popen(
        [*program, "serve", *SERVED, "--database", str(database), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": str(home)},
    )
    try:
        assert process.stdout is not None
        yield process, json.loads(process.stdout.readline())
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_serve_makes_a_missing_guard_again_and_the_file_private_and_says_so(
    tmp_path: Path,
) -> None:
    database = tmp_path / "croupier.sqlite"
    with opened(f"sqlite:///{database}") as book:
        DeskNight(book)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("DROP TRIGGER entries_never_change")
    database.chmod(0o644)
    with serving(database, tmp_path) as (process, _):
        said = [process.stderr.readline(), process.stderr.readline()]
    lost = "trigger entries_never_change is missing"
    assert said == [
        f"Others on this computer could read {database}; now only its owner can.\n",
        f"Guards of the book were made again ({lost}): an audit found nothing wrong.\n",
    ]
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_serve_refuses_a_book_changed_without_its_guard(tmp_path: Path) -> None:
    database = tmp_path / "croupier.sqlite"
    with opened(f"sqlite:///{database}") as book:
        DeskNight(book, cash_float=500)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("DROP TRIGGER transfers_never_change")
        other.execute("UPDATE transfers SET amount = 7")
    refused = croupier("serve", "--database", database, "--port", "0", home=tmp_path)
    assert refused.returncode == 2
    assert "trigger transfers_never_change is missing" in refused.stderr
    assert "an audit finds something wrong" in refused.stderr


@pytest.mark.parametrize("table", ["attempts", "journal", "wishes"])
def test_serve_refuses_a_database_without_a_table_it_works_with(tmp_path: Path, table: str) -> None:
    database = tmp_path / "croupier.sqlite"
    with opened(f"sqlite:///{database}") as book:
        DeskNight(book)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute(f"DROP TABLE {table}")
    refused = croupier("serve", "--database", database, "--port", "0", home=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr == (
        f"croupier serve: {database} is not whole: its table {table} has been taken away. Go on "
        "with a backup.\n"
    )


def entries_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as book:
        count: int = book.execute("SELECT count(*) FROM entries").fetchone()[0]
    return count


def test_serve_says_where_it_is_and_a_second_one_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "croupier.sqlite"
    with serving(database, tmp_path, "--host-name", "croupier.test") as (_, said):
        assert said["database"] == str(database)
        assert said["first_link"].startswith(f"{said['address']}/start#")
        asked = urllib.request.Request(
            f"{said['address']}/api/session", headers={"Host": "croupier.test"}
        )
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            assert json.load(answer)["pin_set"] is False
        link = tmp_path / "link.sqlite"
        link.symlink_to(database)
        other_name = tmp_path / "elsewhere" / "book.sqlite"
        other_name.parent.mkdir()
        other_name.hardlink_to(database)
        roundabout = other_name.parent / ".." / database.name
        for path in (database, link, other_name, roundabout):
            second = croupier("serve", "--database", path, "--port", "0", home=tmp_path)
            assert second.returncode == 2
            assert "already serves" in second.stderr
        entries = entries_in(database)
        demo = croupier("demo", "--database", database, "--port", "0", home=tmp_path)
        assert (demo.returncode, entries_in(database)) == (2, entries), (
            "it must find out before it writes"
        )
    with serving(database, tmp_path) as (_, said):
        assert said["first_link"], "nobody has set a PIN yet"


def said_to(address: str, request: bytes) -> socket.socket:
    """A connection on which this has been said."""
    where = urlsplit(address)
    connection = socket.create_connection((where.hostname, where.port), timeout=PATIENCE)
    connection.sendall(request.replace(b"HOST", where.netloc.encode()))
    return connection


@pytest.fixture
def address(app: Flask, services: Services) -> Iterator[str]:
    """A server in this process: its address."""
    with server_of(app, services.hub) as (host, port):
        yield f"http://{host}:{port}"


def test_a_body_that_is_cut_wrongly_is_the_senders_fault(address: str) -> None:
    post = b"POST /api/session/host HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n"
    post += b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"
    with said_to(address, post) as connection:
        assert connection.recv(12) == b"HTTP/1.1 400"


def test_who_does_not_hang_up_stops_nobody(address: str) -> None:
    wrong = b"GET / HTTP/1.1\r\nHost: HOST\r\nNo header\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(20):
            refused = stack.enter_context(said_to(address, wrong))
            assert refused.recv(12) == b"HTTP/1.1 400"
        began = time.monotonic()
        with urllib.request.urlopen(f"{address}/api/session", timeout=PATIENCE) as answer:
            assert answer.status == 200
        assert time.monotonic() - began < 10, "each of them must not be waited for in turn"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_serve_ends_when_it_is_told_to_whoever_still_talks(
    tmp_path: Path, number: signal.Signals
) -> None:
    half = b"POST /api/session/host HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\n{"
    with serving(tmp_path / "croupier.sqlite", tmp_path) as (process, said), ExitStack() as stack:
        for talk in (b"", b"GET /", half):
            stack.enter_context(said_to(said["address"], talk))
        process.send_signal(number)
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == ""


def test_serve_without_a_name_keeps_the_book_in_the_users_own_place(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    environment.pop("CROUPIER_DATABASE", None)
    shown = "import argparse; from web.cli import where; print(where.database(None).place)"
    done = subprocess.run(
        [sys.executable, "-c", shown],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
        env=environment,
    )
    assert done.stdout.strip().startswith(str(tmp_path))
    assert done.stdout.strip().endswith("croupier.sqlite")


@pytest.mark.parametrize("what", ["foreign", "text", "newer"])
def test_serve_refuses_what_is_not_its_book(tmp_path: Path, demo: Path, what: str) -> None:
    file = tmp_path / "other.sqlite"
    if what == "text":
        file.write_text("This is a letter, and not a short one. " * 100)
    elif what == "foreign":
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
        other.close()
    else:
        file.write_bytes(demo.read_bytes())
        with sqlite3.connect(file) as newer:
            newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.close()
    before = file.read_bytes()
    done = croupier("serve", "--database", file, "--port", "0", home=tmp_path)
    assert done.returncode == 2
    assert str(file) in done.stderr
    assert file.read_bytes() == before
