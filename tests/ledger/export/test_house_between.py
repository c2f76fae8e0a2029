"""What the house's chain says of money, in the house's books: as both programs accept it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.book import Book, opened
from ledger.desk import cash_between
from ledger.desk.opening import open_night
from ledger.export.reading import reading
from ledger.export.season import read_season
from ledger.house import House
from ledger.kinds.nights import NightClosed
from ledger.state.places import Place
from tests.ledger.export.checks import beancount_transactions, run_hledger, written
from tests.ledger.whole_night import CHIPS, request

BANK = Place("account", "Bank")


@pytest.fixture
def book(database_url: str) -> Iterator[Book]:
    """A night whose drawer went to the bank; a donation by card, and a cake for the raffle."""
    with opened(database_url) as book:
        house = House(book.database)
        worth = {"minor": 10, "currency": "EUR"}
        night = open_night(
            book, request(), name="Charity", chip_value=worth, chip_set=CHIPS, cash_float=4_000
        ).night.id
        book.do(night, request(), NightClosed)
        drawer = Place("drawer", house.name(night))
        cash_between.carry(book, house, request(), drawer, BANK, 3_000, "EUR")
        cash_between.give(house, request(), "card", "Olga", "the shelter", 7_550, "EUR", BANK)
        thing, nowhere = "a cake; three tiers", Place("outside")
        cash_between.give(
            house, request(), "kind", "The bakery", "the raffle", 2_500, "EUR", nowhere, thing
        )
        yield book


def test_accounts_of_the_house_have_the_names_it_gave_them(book: Book, tmp_path: Path) -> None:
    with reading(book) as sources:
        journal = written(sources, "hledger-house", tmp_path)
    balance = run_hledger(
        journal, "balance", "--flat", "--no-total", "Assets", "Income", "Expenses"
    )
    assert {tuple(line.split()) for line in balance.splitlines()} == {
        ("105.50", "EUR", "Assets:Bank"),
        ("10.00", "EUR", "Assets:Cash:N-001"),
        ("-75.50", "EUR", "Income:Donations:Given"),
        ("-25.00", "EUR", "Income:Donations:InKind"),
        ("25.00", "EUR", "Expenses:Prizes:InKind"),
    }


def test_both_programs_accept_gifts_of_money_and_of_things(book: Book, tmp_path: Path) -> None:
    with reading(book) as sources:
        journal = written(sources, "hledger-house", tmp_path)
        beans = written(sources, "beancount-house", tmp_path)
    run_hledger(journal, "check", "--strict", "ordereddates", "payees")
    between = [
        said.narration
        for said in beancount_transactions(beans)
        if str(said.meta.get("entry", "")).startswith("house-")
    ]
    assert between == ["carried", "gift by card", "gift in kind: a cake; three tiers"]


def test_no_money_is_left_of_a_thing_for_its_purpose(book: Book, tmp_path: Path) -> None:
    treasury = read_season(book, House(book.database)).treasuries["EUR"]
    assert treasury.by_purpose() == {"the shelter": 7_550, "the raffle": 0}
    with reading(book) as sources:
        journal = written(sources, "hledger-house", tmp_path)
    raffle = run_hledger(journal, "balance", "Income", "Expenses", "tag:purpose=the raffle")
    assert raffle.split()[-1] == "0"
