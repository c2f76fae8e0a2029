"""``croupier export``, as people run it."""

import json
import zipfile
from pathlib import Path

import pytest

from ledger.book import opened
from ledger.export import FORMATS
from ledger.export.words import local
from tests.command import croupier
from tests.ledger.desk_night import DeskNight
from web.http.verifier import FILE, PAGE

pytestmark = pytest.mark.sweep(of=2)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of two nights."""
    file = tmp_path_factory.mktemp("book") / "book.sqlite"
    with opened(f"sqlite:///{file}") as found:
        DeskNight(found, "Friday night")
        DeskNight(found, "Saturday night")
    return file


@pytest.mark.parametrize("kind", FORMATS)
def test_a_night_goes_into_a_file_of_its_own(kind: str, book: Path, tmp_path: Path) -> None:
    target = tmp_path / f"out{FORMATS[kind].suffix}"
    done = croupier(
        "export", "--database", book, "saturday-night", "-o", target, "--json", home=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    page = {"page": str(tmp_path / PAGE)} if kind == "json" else {}
    assert json.loads(done.stdout) == {"file": str(target), "format": kind, "nights": 1, **page}
    assert target.stat().st_size > 0
    names = {path.name for path in tmp_path.iterdir() if path.is_file()}
    assert names == {target.name, *[Path(name).name for name in page.values()]}


def test_a_bundle_has_the_page_beside_it_that_checks_it(book: Path, tmp_path: Path) -> None:
    folder = tmp_path / "friday"
    folder.mkdir()
    for night in ("friday-night", "saturday-night"):  # the page is there, the second time
        args = (night, "--format", "json", "-o", folder, "--json")
        done = croupier("export", "--database", book, *args, home=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        file = folder / f"{night}.json"
        assert json.loads(done.stdout)["page"] == str(folder / PAGE)
        assert json.loads(file.read_text())["night"] == night
    assert (folder / PAGE).read_bytes() == FILE.read_bytes()
    done = croupier("export", "--database", book, "1", "-o", folder, home=tmp_path)
    assert done.returncode == 0
    assert {path.name for path in folder.iterdir()} == {
        "friday-night.json",
        "friday-night.xlsx",
        "saturday-night.json",
        PAGE,
    }


def test_all_nights_to_standard_output(book: Path, tmp_path: Path) -> None:
    done = croupier(
        "export", "--database", book, "all", "--format", "json", "-o", "-", home=tmp_path
    )
    assert [json.loads(line)["night"] for line in done.stdout.splitlines()] == [
        "friday-night",
        "saturday-night",
    ]


def test_csv_is_a_folder_and_an_archive_only_where_one_is_named(book: Path, tmp_path: Path) -> None:
    for target in ("friday", "friday.zip"):
        args = ("--format", "csv", "-o", tmp_path / target, "--json")
        done = croupier("export", "--database", book, "1", *args, home=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
    names = {path.name for path in (tmp_path / "friday").iterdir()}
    assert names == set(zipfile.ZipFile(tmp_path / "friday.zip").namelist())
    assert {"players.csv", "settlement.csv", "datapackage.json", "README.txt"} < names
    into = ("--format", "csv", "-o", tmp_path)
    first, again = (
        croupier("export", "--database", book, "1", *into, home=tmp_path) for _ in range(2)
    )
    assert (first.returncode, again.returncode) == (0, 2)
    assert "is there already" in again.stderr
    assert {path.name for path in (tmp_path / "friday-night-csv").iterdir()} == names
    assert not list(tmp_path.glob(".croupier-*"))


def test_nights_are_chosen_by_list_and_by_the_days_they_were_opened(
    book: Path, tmp_path: Path
) -> None:
    def taken(*args: str) -> list[str]:
        done = croupier(
            *("export", "--database", str(book), "--format", "json", "-o", "-", *args),
            home=tmp_path,
        )
        return [json.loads(line)["night"] for line in done.stdout.splitlines()]

    both = ["friday-night", "saturday-night"]
    assert taken("saturday-night", "1") == both
    assert (
        taken("--from", "2026-01-01") == taken("--from", "2026-01-01", "--to", "2999-12-31") == both
    )
    assert taken("2", "--from", "2026-01-01") == ["saturday-night"]
    assert taken("all", "--to", "2020-01-01") == []


def test_a_season_is_the_nights_that_were_opened_in_a_year(book: Path, tmp_path: Path) -> None:
    args = ("export", "--database", book, "--format", "json", "--json")
    with opened(f"sqlite:///{book}") as kept:
        year = local(kept.night(1).opened_at).year
    done = croupier(*args, "--season", str(year), "-o", tmp_path, home=tmp_path)
    said = json.loads(done.stdout)
    assert (said["file"], said["nights"]) == (str(tmp_path / f"season-{year}.json"), 2)
    done = croupier(*args, "--season", str(year), "2", "-o", "-", home=tmp_path)
    assert json.loads(done.stdout)["night"] == "saturday-night"
    none = croupier(*args, "--season", str(year - 1), "-o", tmp_path, home=tmp_path)
    assert "None of these nights was opened on these days." in none.stdout


def test_the_houses_books_may_be_called_as_any_journal(book: Path, tmp_path: Path) -> None:
    target = tmp_path / "friday.journal"
    args = ("--format", "hledger-house", "-o", target)
    done = croupier("export", "--database", book, "1", *args, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert target.read_text().startswith("; The house's books")


def test_a_file_that_is_there_stays_as_it_was(book: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine.xlsx"
    target.write_text("mine")
    done = croupier("export", "--database", book, "1", "-o", target, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is there already" in done.stderr
    assert target.read_text() == "mine"


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["3"], "There is no night '3'. There are 1 (friday-night), 2 (saturday-night)."),
        (["1", "-o", "z.pdf", "--format", "xlsx"], "a file of that kind ends with .xlsx"),
        (["1", "--format", "exel"], "Did you mean xlsx?"),
        (["sunday"], "There is no night 'sunday'."),
        (["1", "-o", "night.txt"], "could be of any format"),
        (["1", "-o", "/nowhere/at/all.pdf"], "cannot be written"),
        (["1", "--format", "doc"], "invalid choice"),
        ([], "Say which nights: one or several, all, --season a year, or --from and --to a day."),
        (["--season", "winter"], "'winter' is no year: write 2026"),
        (["--season", "2026", "--to", "2026-06-30"], "A season is a whole year: say --season, or"),
        (["--to", "2020-01-01"], "None of these nights was opened on these days."),
        (["1", "--from", "Friday"], "'Friday' is no day: write 2026-12-31"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    args: list[str], why: str, book: Path, tmp_path: Path
) -> None:
    done = croupier("export", "--database", book, *args, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr


def test_a_book_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = croupier("export", "--database", tmp_path / "none.sqlite", "1", home=tmp_path)
    assert done.returncode == 2
    assert not (tmp_path / "none.sqlite").exists()
