"""The handle is one figure: on the page that people sign, in the books, in the spreadsheet and in
``bank.csv``.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.catalogue import GAMES
from ledger.audit.luck import Luck
from ledger.book import Book
from ledger.export.evening import evening
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from tests.ledger.export.checks import Workbook, check_csv, written
from tests.ledger.export.nights import random_night
from tests.ledger.whole_night import WholeNight, play_whole_night

RANDOM = 12
OF_BANK = [slug for slug, game in GAMES.items() if game.law]
WITH_LAW = {GAMES[slug].name for slug in OF_BANK}


def on_paper(source: Source) -> Counter[int]:
    """The handle of each table on the page that people sign."""
    page = evening(source, report(source))
    return Counter({number: line.handle for number, line in page.tables.items() if line.handle})


def in_the_books(source: Source) -> Counter[int]:
    """The same, of the tables and games that the books have a line of the bank for."""
    luck = Luck()
    report(source, luck=luck)
    found: Counter[int] = Counter()
    for line in luck.results():
        found[line.table] += line.handle
    return +found


def with_law_alone(source: Source) -> set[int]:
    """The tables that have a line for every game they played."""
    tables = report(source).tables.values()
    return {table.number for table in tables if set(table.games) <= WITH_LAW}


def in_csv(rows: Sequence[dict[str, str]]) -> Counter[tuple[str, int]]:
    found: Counter[tuple[str, int]] = Counter()
    for row in rows:
        found[row["night"], int(row["table"])] += int(row["handle"])
    return +found


@pytest.mark.slow
def test_every_place_says_the_same_over_random_nights(book: Book, tmp_path: Path) -> None:
    play_whole_night(book)
    for number in range(RANDOM):
        random_night(book, f"handle {number}", OF_BANK if number % 2 else GAMES)
    compared = 0
    with reading(book) as sources:
        in_file = in_csv(check_csv(sources, tmp_path)["bank.csv"])
        for source in sources:
            paper, books = on_paper(source), in_the_books(source)
            for table in with_law_alone(source):
                assert paper[table] == books[table] == in_file[str(source.id), table]
                compared += bool(paper[table])
        sheet = Workbook(written(sources, "xlsx", tmp_path)).rows("Summary")
        assert sum(row[2] for row in sheet if is_of_the_bank(row)) == sum(in_file.values())
    assert compared > 2


def is_of_the_bank(row: Sequence[object]) -> bool:
    """Whether a row is one of *The bank and luck*: table and game, drop, handle, win, …"""
    names = tuple(f", {game}" for game in WITH_LAW)
    return isinstance(row[0], str) and row[0].endswith(names) and len(row) > 5


@pytest.fixture
def hand(book: Book) -> tuple[WholeNight, int]:
    night = WholeNight(book, seed="handle")
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 500, "cash")
    table = night.do(TableOpened, "uth", {}, "virtual", 500).entry.table or 0
    night.do(Sat, table, 1, 1, 500)
    return night, table


def test_a_bet_that_was_cleared_was_not_made(hand: tuple[WholeNight, int]) -> None:
    """Bet 20, clear, bet 5, deal, play 4×: 5 on Ante, 5 on Blind, 20 on Play."""
    night, table = hand
    night.begin(table)
    night.act(table, 1, "bet", ante=20)
    night.act(table, 1, "clear")
    night.act(table, 1, "bet", ante=5)
    night.act(table, "dealer", "deal")
    night.act(table, 1, "play", times=4)
    night.play(table)
    night.end(table)
    with reading(night.book) as (source,):
        assert on_paper(source) == in_the_books(source) == {table: 30}


def test_what_is_bet_in_a_round_that_is_not_over_does_not_count_yet(
    hand: tuple[WholeNight, int],
) -> None:
    night, table = hand
    night.begin(table)
    night.act(table, 1, "bet", ante=20)
    with reading(night.book) as (source,):
        assert on_paper(source) == in_the_books(source) == {}


def test_of_a_game_whose_bets_stand_it_is_what_went_to_the_felt(book: Book) -> None:
    """Bura: two antes of 3, and what a wrong claim costs."""
    night = WholeNight(book, seed="bura")
    for player, name in enumerate(("Ana", "Ben"), 1):
        night.do(PlayerAdded, name)
        night.do(BuyIn, player, 50, "cash")
    table = night.do(TableOpened, "bura", {"ante": 3}, "virtual", 50).entry.table or 0
    for player in (1, 2):
        night.do(Sat, table, player, player, 50)
    night.play_rounds(table, 1)
    doubled = sum(
        moved.amount
        for entry in book.entries(night.id)
        for moved in entry.transfers
        if moved.why == "wrong claim doubles"
    )
    with reading(book) as (source,):
        assert on_paper(source) == {table: 6 + doubled}
