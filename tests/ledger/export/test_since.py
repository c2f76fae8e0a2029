"""A file of one night says what became of its debts: of 25.30, 10.00 were paid and the rest went on
in another night.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader

from games.language import add_catalog, force_locale
from ledger.book import Book
from ledger.desk.opening import open_night
from ledger.desk.paying import bring, pay, settle
from ledger.export.reading import Source, reading
from ledger.house import House
from ledger.kinds.cash import BuyIn
from ledger.kinds.gifts import Gift
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.state.places import Place
from tests.ledger.export.checks import check_csv, check_pdf, check_xlsx, written
from tests.ledger.whole_night import CHIPS, request
from web.http.languages import python_catalog

HOST = Place("account", "Host")


@pytest.fixture
def first(book: Book) -> Iterator[list[Source]]:
    """Ben lost 25.30 on credit at the first night; Ana, who won it, was paid from hand to hand."""
    house = House(book.database)
    first, may = (_night(book, house, name) for name in ("Silvester", "May"))
    book.do(first, request(), BuyIn, 2, 253, "marker")
    book.do(first, request(), Gift, 2, 1, 253)
    book.do(first, request(), NightClosed)
    pay(book, house, request(), first, 2, 1_000, HOST, "at the pub", -2_530)
    bring(book, house, request(), may, 2, first, 2)
    settle(book, house, request(), first, 1, settled=True, how="in an envelope")
    with reading(book, [first]) as sources:
        yield sources


def _night(book: Book, house: House, name: str) -> int:
    worth = {"minor": 10, "currency": "EUR"}
    night = open_night(
        book, request(), name=name, chip_value=worth, chip_set=CHIPS, cash_float=10_000
    ).night.id
    there = house.now().people
    for player, person in enumerate(("Ana", "Ben"), 1):
        book.do(night, request(), PlayerAdded, person)
        house.meet(night, player, person, player if there else None, request())
    return night


def test_csv(first: list[Source], tmp_path: Path) -> None:
    columns = ("player_name", "what", "amount_money", "place", "how", "to_night", "to_entry")
    lines = check_csv(first, tmp_path)["debts.csv"]
    assert [tuple(line[column] for column in columns) for line in lines] == [
        ("Ana", "by-hand", "25.30", "", "in an envelope", "", ""),
        ("Ben", "paid", "-10.00", "Host", "at the pub", "", ""),
        ("Ben", "went-on", "-15.30", "", "", "2", "4"),
    ]


def test_spreadsheet(first: list[Source], tmp_path: Path) -> None:
    rows = check_xlsx(first, tmp_path).rows("Summary")
    at = [row[0] for row in rows].index("Debts since the night was closed")
    assert [tuple(row[:2]) for row in rows[at + 1 : at + 4]] == [
        ("Ana: was settled from hand to hand", 25.3),
        ("Ben: was paid (Host)", -10),
        ("Ben: went on in night 2 (May), entry 4", -15.3),
    ]


def test_pages_to_print(first: list[Source], tmp_path: Path) -> None:
    cover, ana, ben, *_ = check_pdf(first, tmp_path)
    went = "P-002 Ben: went on in night 2 (May), entry 4 −15.30"
    paid = "P-002 Ben: was paid (Host) −10.00"
    by_hand = "P-001 Ana: was settled from hand to hand +25.30"
    assert [line in cover for line in (went, paid, by_hand)] == [True, True, True]
    assert [line in ana for line in (went, paid, by_hand)] == [False, False, True]
    assert [line in ben for line in (went, paid, by_hand)] == [True, True, False]


def test_pages_in_german(first: list[Source], tmp_path: Path) -> None:
    add_catalog("de", python_catalog("de"))
    with force_locale("de"):
        file = PdfReader(written(first, "pdf", tmp_path))
    cover = file.pages[0].extract_text()
    assert "weitergeführt an Abend 2 (May), Eintrag 4 −15,30" in cover


@pytest.mark.parametrize("program", ["hledger", "beancount"])
def test_journals(first: list[Source], tmp_path: Path, program: str) -> None:
    """The house's books have it as a transaction; the chips' journal, as a comment."""
    chips = written(first, program, tmp_path).read_text()
    assert "N-001-P-002, 15.30 EUR to pay: went on in night 2, entry 4\n" in chips
    assert "N-001-P-002, 10.00 EUR to pay: was paid\n" in chips
    assert "N-001-P-001, 25.30 EUR to get: was paid\n" in chips
    assert (
        "debt went on in night 2, entry 4"
        in written(first, f"{program}-house", tmp_path).read_text()
    )
