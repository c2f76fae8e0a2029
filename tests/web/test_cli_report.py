"""``croupier report``, as people run it."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from ledger.book import opened
from ledger.export import REPORTS
from ledger.kinds.cash import BuyIn
from ledger.kinds.gifts import Gift
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from tests.command import croupier
from tests.ledger.desk_night import DeskNight

pytestmark = pytest.mark.sweep(of=2)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of two nights; at the first one Ana gives the 10 chips away that she was lent."""
    file = tmp_path_factory.mktemp("book") / "book.sqlite"
    with opened(f"sqlite:///{file}") as found:
        first = DeskNight(found, "Friday night")
        for name in ("Ana", "Ben"):
            first.do(PlayerAdded, name)
        first.do(BuyIn, 1, 10, "marker")
        first.do(Gift, 1, 2, 10)
        first.do(NightClosed)
        DeskNight(found, "Saturday night")
    return file


@pytest.mark.parametrize("kind", REPORTS)
def test_a_report_goes_into_a_file(kind: str, book: Path, tmp_path: Path) -> None:
    target = tmp_path / f"out{REPORTS[kind].suffix}"
    done = croupier("report", "--database", book, "-o", target, "--json", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {"file": str(target), "format": kind, "nights": 2}
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [target.name]


def test_csv_is_a_folder_with_a_file_a_table(book: Path, tmp_path: Path) -> None:
    args = ("report", "--database", book, "1", "--format", "csv", "-o", tmp_path)
    done = croupier(*args, home=tmp_path)
    assert done.stdout == f"{tmp_path / 'friday-night-report'} reports on one night.\n"
    owed = (tmp_path / "friday-night-report" / "owed.csv").read_text("utf-8-sig").splitlines()
    assert [line.split(",")[-2:] for line in owed[1:]] == [["1.00", "0.00"], ["0.00", "1.00"]]
    again = croupier(*args, home=tmp_path)
    assert (again.returncode, "is there already" in again.stderr) == (2, True)


def test_a_report_is_printed_as_json(book: Path, tmp_path: Path) -> None:
    args = ("--format", "json", "-o", "-")
    done = croupier("report", "--database", book, *args, home=tmp_path)
    said = json.loads(done.stdout)
    assert said["format"] == "croupier-treasurer/1"
    assert [(row["name"], row["gifts_money"]) for row in said["players"]] == [
        ("Ana", "-1.00"),
        ("Ben", "1.00"),
    ]


def test_pages_to_print_say_who_owes(book: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.pdf"
    croupier("report", "--database", book, "-o", target, home=tmp_path)
    pages = PdfReader(target).pages
    assert pages[0].mediabox.width > pages[0].mediabox.height, "German heads need the room"
    text = " ".join(page.extract_text() for page in pages)
    assert "The treasurer’s report" in text
    assert "Still owed" in text


def test_a_season_without_nights_has_no_report(book: Path, tmp_path: Path) -> None:
    done = croupier("report", "--database", book, "--season", "1999", home=tmp_path)
    assert done.returncode == 2
    assert "None of these nights was opened on these days." in done.stderr
