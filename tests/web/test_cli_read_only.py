"""Books that nobody can write to are read as they are, or one true sentence says why not."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from ledger.book import opened
from ledger.errors import Unavailable
from ledger.store import read_only
from tests.codes import coded
from tests.command import PATIENCE, croupier
from tests.ledger.whole_night import WholeNight, play_whole_night

pytestmark = pytest.mark.sweep(of=3)

CROUPIER = [sys.executable, "-c", "import sys; from web.cli import main; sys.exit(main())"]
# What lets root write where the permissions say no is taken away.
POWERLESS = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
may_be_powerless = pytest.mark.skipif(
    bool(POWERLESS) and not shutil.which("setpriv"), reason="root can write anywhere here"
)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book, and beside it (``logged``) a copy of it and its log as they are in the evening."""
    folder = tmp_path_factory.mktemp("book")
    place = folder / "book.sqlite"
    with opened(f"sqlite:///{place}") as found:
        play_whole_night(found, ("superfecta",))
        found.database.close()
        WholeNight(found)
        (folder / "logged").mkdir()
        for file in folder.glob("book.sqlite*"):
            shutil.copy(file, folder / "logged")
    assert (folder / "logged" / "book.sqlite-wal").stat().st_size > 0
    return place


@pytest.fixture
def shut(tmp_path: Path) -> Iterator[Path]:
    """A folder that is read-only once `close` has been called on it, with what lies in it."""
    folder = tmp_path / "shut"
    folder.mkdir()
    yield folder
    folder.chmod(0o700)


def close(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o400)
    folder.chmod(0o500)


def told(*args: str | Path) -> tuple[int, str, str]:
    """What a process of its own says, with the environment of the test."""
    done = subprocess.run(
        [*POWERLESS, *CROUPIER, *map(str, args)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("name", ["book.sqlite", "a #%41 b?c.sqlite"])
def test_a_book_in_a_read_only_folder_is_read(
    name: str, book: Path, shut: Path, tmp_path: Path
) -> None:
    place = Path(shutil.copy(book, shut / name))
    with closing(sqlite3.connect(place)) as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    close(shut)
    run = partial(croupier, home=tmp_path, powerless=True)
    done = run("audit", "--database", place)
    found = done.stdout.count("Nothing is wrong with it.")
    assert (done.returncode, done.stderr, found) == (0, "", 2)
    done = run("export", "--database", place, "1", "-o", tmp_path / "n.json")
    assert (done.returncode, done.stderr) == (0, "")
    copy = tmp_path / "copy.sqlite"
    done = run("backup", "--database", place, copy)
    assert (done.returncode, done.stderr) == (0, "")
    assert run("audit", "--database", copy).returncode == 0
    refused = run("backup", "--database", copy, shut / "copy.sqlite")
    assert refused.returncode == 2, "the permissions hold here"
    assert [file.name for file in shut.iterdir()] == [name], "nothing was written beside it"


def test_a_read_only_file_in_a_folder_of_ours_is_exported(book: Path, tmp_path: Path) -> None:
    place = Path(shutil.copy(book, tmp_path / "book.sqlite"))
    place.chmod(0o400)
    done = croupier(
        *("export", "--database", place, "1", "-o", tmp_path / "n.json"),
        home=tmp_path,
        powerless=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


@may_be_powerless
@pytest.mark.parametrize("index", [True, False])
def test_a_copied_log_is_read(
    index: bool, book: Path, shut: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a book in use, in a folder where nothing can be made: SQLite needs an index to it."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    files = {f"book.sqlite{suffix}" for suffix in ("", "-wal", *(["-shm"] if index else []))}
    for file in files:
        shutil.copy(book.parent / "logged" / file, shut)
    close(shut)
    before = set(tmp_path.iterdir())
    place = shut / "book.sqlite"
    status, said, wrong = told("audit", "--database", place)
    assert (status, wrong, said.count("Nothing is wrong with it.")) == (0, "", 2)
    copy = tmp_path / "copy.sqlite"
    assert told("backup", "--database", place, copy)[0] == 0
    status, said, wrong = told("nights", "--database", copy)
    assert (status, wrong, len(said.splitlines())) == (0, "", 2)
    assert {file.name for file in shut.iterdir()} == files, "nothing was written beside it"
    assert set(tmp_path.iterdir()) - before == {copy}, "no copy is left lying"


def test_a_book_that_is_written_to_meanwhile_is_not_called_wrong(
    book: Path, tmp_path: Path
) -> None:
    place = Path(shutil.copy(book, tmp_path / "book.sqlite"))
    found = read_only.Unchanging(place)
    found.check()
    with opened(f"sqlite:///{place}") as other:
        WholeNight(other)
        with pytest.raises(Unavailable, match="while it was read", check=coded("busy")):
            found.check()
    with pytest.raises(Unavailable, match="while it was read", check=coded("busy")):
        found.check()


def test_reading_makes_no_book(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    for command in (["audit"], ["nights"], ["export", "1"], ["explain", "1", "1", "1"]):
        done = croupier(*command, "--database", empty, home=tmp_path)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "There is no book in" in done.stderr
    assert empty.read_bytes() == b""
