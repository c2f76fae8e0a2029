"""Score sheets from the book: of every deal that is over, on the screens and in the exports."""

import csv
import io
import zipfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from ledger.book import Book, opened
from ledger.export import export
from ledger.reports.explain import explain, record_of
from ledger.reports.scores import ScoredRound, last_game, scored
from ledger.state.entries import Entry
from ledger.state.night import Night
from tests.conftest import FreshDatabase
from tests.ledger.export.checks import Workbook
from tests.ledger.whole_night import play_whole_night

SCORED = {"kaiser": "scores", "stop-the-bus": "tokens", "canadian-salad": "scores"}
"""Games of the night, and under which key a carry has what they count."""


@pytest.fixture(scope="module")
def book(sqlite_book: FreshDatabase) -> Iterator[Book]:
    """A night with three deals of each of these games, and other rounds."""
    with sqlite_book() as url, opened(url) as book:
        play_whole_night(book, tuple(SCORED), 3)
        yield book


@pytest.fixture(scope="module")
def night(book: Book) -> Night:
    (heading,) = book.nights()
    return book.night(heading.id)


@pytest.fixture(scope="module")
def entries(book: Book, night: Night) -> list[Entry]:
    return book.entries(night.id)


def table_of(night: Night, game: str) -> int:
    """The table with the three deals: partners were drawn, and played one, at another before."""
    return max(number for number, table in night.tables.items() if table.game == game)


def sheet(entries: list[Entry], table: int, number: int) -> ScoredRound | None:
    return scored(record_of(entries, table, number))


@pytest.mark.parametrize("game", SCORED)
def test_the_sheet_of_a_deal_ends_with_the_scores_of_its_carry(
    entries: list[Entry], night: Night, game: str
) -> None:
    table = table_of(night, game)
    for played in night.tables[table].past:
        found = sheet(entries, table, played.number)
        assert found is not None
        carry = next(entry for entry in entries if entry.number == played.closed).facts["carry"]
        assert (found.deal, found.sheet.after) == (carry["deals"], carry[SCORED[game]])
        for name, before in found.sheet.before.items():
            brought = sum(item.points for item in found.sheet.items if item.name == name)
            assert (found.sheet.after or {})[name] == before + brought


@pytest.mark.parametrize("game", SCORED)
def test_the_game_so_far_is_its_deals_in_order(
    entries: list[Entry], night: Night, game: str
) -> None:
    table = table_of(night, game)
    past = night.tables[table].past
    deals = last_game(past, game, lambda number: sheet(entries, table, number))
    assert deals[-1].round == past[-1].number
    assert [deal.deal for deal in deals] == list(range(1, len(deals) + 1))
    for deal, following in pairwise(deals):
        assert deal.sheet.after == following.sheet.before
    assert last_game(past, "lorum", lambda number: sheet(entries, table, number)) == []


def test_partners_have_one_line_together(entries: list[Entry], night: Night) -> None:
    found = sheet(entries, table_of(night, "kaiser"), 1)
    assert found is not None
    players = {place["seat"]: place["name"] for place in entries[0].facts.get("seats", [])}
    assert set(found.names) == {"1+3", "2+4"}
    assert all(" and " in name for name in found.names.values()), players


def test_a_round_without_points_has_no_sheet(entries: list[Entry]) -> None:
    assert sheet(entries, 1, 1) is None


def test_the_explanation_reads_the_sheet_row_by_row(entries: list[Entry], night: Night) -> None:
    told = explain(record_of(entries, table_of(night, "kaiser"), 1))
    lines = [line.strip() for line in told.lines()]
    at = lines.index("Deal 1 is scored.")
    tricks = lines[at + 1 : at + 9]
    assert all(line.startswith(f"Trick {n} to ") for n, line in enumerate(tricks, 1))
    assert any("for tricks" in line for line in lines[at:])


def test_the_exports_have_a_line_for_every_score_of_every_deal(
    book: Book, night: Night, tmp_path: Path
) -> None:
    wanted = sum(
        2 if table.game == "kaiser" else len(deal.seats)  # partners have one line together
        for table in night.tables.values()
        if table.game in SCORED
        for deal in table.past
    )
    packed = io.BytesIO()
    export(book, [night.id], "csv", packed)
    with zipfile.ZipFile(packed) as archive:
        assert "scores.csv" in archive.read("README.txt").decode()
        rows = list(csv.DictReader(io.StringIO(archive.read("scores.csv").decode("utf-8-sig"))))
    assert "" in {row["taken"] for row in rows}, "of Stop the Bus nothing is taken"
    assert not any("no name" in cell for row in rows for cell in row.values())
    assert len(rows) == wanted
    for row in rows:
        assert int(row["before"]) + int(row["scored"]) == int(row["after"])
    with (tmp_path / "night.xlsx").open("wb") as file:
        export(book, [night.id], "xlsx", file)
    _, head, *lines = Workbook(tmp_path / "night.xlsx").rows("Scores")
    assert head[:5] == ["Table", "Round", "Game", "Deal", "Who"]
    lines = [line for line in lines if any(line)]
    assert [line[7] for line in lines] == [int(row["after"]) for row in rows]
