"""What a command is started with: any locale, any streams, a terminal or none, and signals."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ledger.book import opened
from tests.command import PATIENCE, croupier, on_terminal
from tests.ledger.evening import Evening
from tests.ledger.whole_night import play_whole_night

pytestmark = pytest.mark.sweep(of=3)

CROUPIER = [sys.executable, "-c", "import sys; from web.cli import main; sys.exit(main())"]
LOCALES = {
    "latin-1": {"PYTHONIOENCODING": "iso-8859-1"},
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a book of a night, whose players have names of all kinds; and one of a longer
    night, in which an audit finds something wrong, and its bundle.
    """
    folder = tmp_path_factory.mktemp("played")
    with opened(f"sqlite:///{folder / 'book.sqlite'}") as book:
        play_whole_night(book, ("superfecta",))
    with opened(f"sqlite:///{folder / 'long.sqlite'}") as book:
        evening = Evening(book, "uth", players=2, chips=2000)
        evening.begin()
        for _ in range(120):
            evening.act(1, "bet", ante=1)
    file = folder / "night.json"
    done = croupier("export", "--database", folder / "long.sqlite", "1", "-o", file, home=folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "args",
    [
        ("--help",),
        ("audit", "--help"),
        ("audit",),
        ("explain", "1", "2", "1"),
        ("audit", "Łódź"),
    ],
)
def test_no_locale_ends_in_a_traceback(args: tuple[str, ...], locale: str, played: Path) -> None:
    environment = {**os.environ, "CROUPIER_DATABASE": str(played / "book.sqlite")}
    for name in ("PYTHONUTF8", "PYTHONIOENCODING", "LC_ALL"):
        environment.pop(name, None)
    done = subprocess.run(
        [*CROUPIER, *args],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env=environment | LOCALES[locale],
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if "Łódź" in args else 0)
    if args[0] == "explain":
        assert b"?ukasz" in done.stdout, "what the locale cannot say is replaced"


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize(
    ("args", "unit", "wanted"),
    [
        (("simulate", "kabu", "--rounds", "20"), "of 20 rounds", 0),
        (("fairness", "--rounds", "4000"), "of 4,000 rounds", 0),
        (("verify", "night.json"), "entries", 1),
        (("audit",), "entries", 1),
        (("export", "1", "-o", "{new}.json"), "entries read", 0),
        (("import", "--database", "{new}.sqlite", "night.json"), "entries", 2),
    ],
)
def test_long_work_says_on_a_terminal_how_far_it_is(
    args: tuple[str, ...], unit: str, wanted: int, played: Path, tmp_path: Path
) -> None:
    new = str(tmp_path / "new")
    command = (arg.replace("{new}", new) for arg in args)
    long = {"CROUPIER_DATABASE": str(played / "long.sqlite")}
    status, said = on_terminal(*command, folder=played, environment=long)
    assert status == wanted, said
    assert unit in said
    left = said.rpartition("\r\x1b[K")[2]
    assert not re.search(r": [\d,]+ of [\d,]+ ", left), "the line is taken away at the end"


def test_nothing_binary_goes_onto_a_terminal(played: Path) -> None:
    book = {"CROUPIER_DATABASE": str(played / "book.sqlite")}
    export = ("export", "1", "-o", "-")
    status, said = on_terminal(*export, folder=played, environment=book)
    assert (status, said.count("\n")) == (2, 1)
    assert "A terminal cannot show xlsx" in said
    status, said = on_terminal(*export, "--format", "json", folder=played, environment=book)
    assert (status, "croupier-bundle/1" in said) == (0, True)


HEEDED = """
import os, signal, sys
signal.signal(int(sys.argv[1]), signal.SIG_DFL)
os.execvp(sys.argv[2], sys.argv[2:])
"""
"""Becomes a command that heeds a signal which whoever runs the tests (nohup) may ignore."""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_command_that_is_stopped_leaves_nothing_lying(
    number: signal.Signals, played: Path, tmp_path: Path
) -> None:
    long = tmp_path / "long.sqlite"
    with opened(f"sqlite:///{long}") as book:
        play_whole_night(book, ("superfecta",))
    folder = tmp_path / "here"
    folder.mkdir()
    export = ["export", "--database", str(long), "all", "-o", str(folder / "all.pdf")]
    process = subprocess.Popen(
        [sys.executable, "-c", HEEDED, str(int(number)), *CROUPIER, *export],
        stderr=subprocess.PIPE,
    )
    give_up = time.monotonic() + PATIENCE
    while not list(folder.iterdir()):
        assert process.poll() is None
        assert time.monotonic() < give_up
        time.sleep(0.005)
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (128 + number, b"")
    assert list(folder.iterdir()) == []


def test_a_signal_that_is_ignored_stays_ignored(tmp_path: Path) -> None:
    shown = "import signal; from web.cli import streams\n"
    shown += "with streams.stoppable():\n    signal.raise_signal(signal.SIGHUP)\nprint('alive')"
    done = subprocess.run(
        ["sh", "-c", 'trap "" HUP; exec "$@"', "sh", sys.executable, "-c", shown],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, b"alive\n")


def test_a_command_is_stopped_while_a_class_of_its_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from web.cli import main, play

    class Stopping:
        def __set_name__(self, owner: type, name: str) -> None:
            signal.raise_signal(signal.SIGTERM)

    def making(file: str) -> None:
        type("Made", (), {"stopping": Stopping()})

    monkeypatch.setattr(play, "outcomes", making)
    assert main(["play", "x"]) == 128 + signal.SIGTERM
    assert capsys.readouterr().err == ""


def test_standard_error_may_be_closed_or_full(tmp_path: Path) -> None:
    for redirection in (">&-", ">/dev/full"):
        done = subprocess.run(
            ["sh", "-c", f'exec "$@" 2{redirection}', "sh", *CROUPIER, "whistle"],
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 2


def test_a_fault_of_the_program_is_not_called_one_of_the_books(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from web.cli import main, play

    def broken(file: str) -> None:
        raise RuntimeError(file)

    monkeypatch.setattr(play, "outcomes", broken)
    assert main(["play", "x"]) == 70
    assert "It says nothing about the books." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("simulate", "kaboo", "--json"), "no-such-game"),
        (("audit", "77", "--json"), "no-such-night"),
        (("audit", "--json", "--sael", "x"), "usage"),
        (("export", "1", "--format", "doc", "--json"), "usage"),
        (("export", "1", "-o", "a.pdf", "--format", "csv", "--json"), "bad-input"),
        (("backup", "--database", "nowhere.sqlite", "--json"), "not-there"),
        (("serve", "--database", "mysql://x", "--json"), "not-a-book"),
        (("nights", "--database", "nowhere.sqlite", "--json"), "not-there"),
        (("explain", "1", "9", "9", "--json"), "no-round"),
        (("odds", "speculation", "--json"), "bad-input"),
        (("fairness", "--rounds", "1", "--json"), "bad-input"),
        (("verify", "nowhere.json", "--json"), "unreadable"),
        (("import", "nowhere.json", "--json"), "unreadable"),
        (("play", "--json"), "usage"),
        (("completion", "ksh", "--json"), "usage"),
        (("whistle", "--json"), "usage"),
    ],
)
def test_what_is_refused_is_json_where_json_is_asked_for(
    args: tuple[str, ...], code: str, played: Path, tmp_path: Path
) -> None:
    on_book = ("audit", "export", "explain", "import")
    where = ("--database", str(played / "book.sqlite")) if args[0] in on_book else ()
    done = croupier(*args, *where, home=tmp_path)
    assert (done.returncode, done.stderr) == (2, "")
    (line,) = done.stdout.splitlines()
    error = json.loads(line)["error"]
    assert (error["code"], error.keys()) == (code, {"code", "message"})
    assert error["message"].endswith((".", "?"))
