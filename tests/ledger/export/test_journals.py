"""The journals for hledger and Beancount, beyond what these programs accept: what they would not
accept.
"""

import re
import subprocess
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from beancount import loader
from beancount.core.data import Transaction

from ledger.book import Book
from ledger.export.chart import journal_name
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.house import House
from ledger.kinds.cash import BuyIn
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.kinds.purposes import CashBooked
from ledger.kinds.tables import TableClosed, TableOpened
from ledger.store.chain import short_code
from ledger.store.database import Database
from tests.environment import lacking
from tests.ledger.desk_night import TEN_CENTS, DeskNight, request
from tests.ledger.export.checks import (
    BEAN_CHECK,
    check_beancount,
    check_hledger,
    run_hledger,
    written,
)
from tests.ledger.export.nights import AWKWARD, Clock
from tests.ledger.whole_night import WholeNight


@pytest.mark.parametrize(
    ("account", "name"),
    [
        ("issued", "Equity:N-007:Chips:Issued"),
        ("cage", "Assets:N-007:Chips:Cage"),
        ("tray:2", "Assets:N-007:Chips:T-002:Tray"),
        ("bankroll:3", "Assets:N-007:Chips:P-003:Bankroll"),
        ("rack:2:3", "Assets:N-007:Chips:P-003:Rack:T-002"),
        ("felt:2:circle:1:ante", "Assets:N-007:Chips:T-002:Felt:Circle:1:Ante"),
        ("felt:2:pool:WIN", "Assets:N-007:Chips:T-002:Felt:Pool:WIN"),
        ("over-short", "Expenses:N-007:Chips:Missing"),
        ("outside", "Equity:N-007:Cash:Outside"),
        ("drawer", "Assets:N-007:Cash:Drawer"),
        ("markers", "Equity:N-007:Markers:Given"),
        ("marker:table:3", "Assets:N-007:Markers:P-003:Table"),
        ("marker:house:1234", "Liabilities:N-007:Markers:P-1234:House"),
    ],
)
def test_accounts_have_names_that_both_programs_take(account: str, name: str) -> None:
    assert journal_name(7, account) == name


def test_no_two_accounts_share_a_name(sources: list[Source]) -> None:
    for source in sources:
        names = list(report(source).night.balances)
        assert len({journal_name(source.id, name) for name in names}) == len(names)


def test_payees_are_the_people_under_their_names(sources: list[Source], tmp_path: Path) -> None:
    payees = run_hledger(written([sources[0]], "hledger", tmp_path), "payees").splitlines()
    for number, name in enumerate(AWKWARD, 1):
        assert f"N-001-P-{number:03} {name.replace(';', '；').replace('|', '｜')}" in payees


def test_names_are_in_beancount_as_they_were_entered(sources: list[Source], tmp_path: Path) -> None:
    directives, _, _ = loader.load_file(str(written([sources[0]], "beancount", tmp_path)))
    payees = {directive.payee for directive in directives if isinstance(directive, Transaction)}
    assert {f"N-001-P-{number:03} {name}" for number, name in enumerate(AWKWARD, 1)} <= payees


# What is put right, what it is worth, and what the evening was


@pytest.fixture
def corrected(book: Book) -> Iterator[list[Source]]:
    """Ana buys 7 chips, which was a slip, and a round that nobody bet on is a misdeal."""
    night = WholeNight(book)
    night.do(PlayerAdded, "Ana")
    night.correct(night.do(BuyIn, 1, 7, "cash").entry)
    night.do(BuyIn, 1, 40, "cash")
    table = night.open_table("uth", [1], chips=20)
    night.begin(table)
    night.end(table)
    night.do(TableClosed, table)
    night.do(NightClosed)
    with reading(book) as sources:
        yield sources


def test_hledger_finds_what_was_put_right_by_its_reason(
    corrected: list[Source], tmp_path: Path
) -> None:
    path = written(corrected, "hledger", tmp_path)
    (seal,) = report(corrected[0]).night.seals
    code = short_code(seal.hash)
    slip, misdeal = (
        line for line in run_hledger(path, "print", "tag:reason").splitlines() if line[:1].isdigit()
    )
    assert "| correction  ; entry:N-001-4, " in slip
    assert slip.endswith(
        f", player:N-001-P-001, corrects:N-001-3, reason:a slip of the hand, seal:{code}"
    )
    assert "| round-voided  ; entry:" in misdeal
    assert misdeal.endswith(
        ", by:host, night:N-001, table:T-001, game:Ultimate Texas Hold'em, round:1, "
        f"reason:misdeal, seal:{code}"
    )
    assert ", corrected-by:N-001-4" in run_hledger(path, "print", "tag:corrected-by")


def test_beancount_links_an_entry_with_what_corrects_it(
    corrected: list[Source], tmp_path: Path
) -> None:
    directives, _, _ = loader.load_file(str(written(corrected, "beancount", tmp_path)))
    linked = [entry for entry in directives if isinstance(entry, Transaction) and entry.links]
    assert [entry.meta["entry"] for entry in linked] == ["N-001-3", "N-001-4"]
    assert {link for entry in linked for link in entry.links} == {"N-001-3"}


def test_the_numbers_of_entries_are_unique_in_a_journal(
    sources: list[Source], tmp_path: Path
) -> None:
    path = written(sources, "hledger", tmp_path)
    numbers = re.findall(r"entry:([^,\n]+)", path.read_text())
    assert len(numbers) == len(set(numbers)) > len(list(sources[0].entries())) / 2


def test_what_the_house_owes_is_a_liability_and_chips_have_a_value(
    busy: Source, tmp_path: Path
) -> None:
    # The house owes Cy 5 chips' worth, and a chip is 0.10.
    path = written([busy], "hledger", tmp_path)
    assert run_hledger(path, "balance", "Liabilities", "--no-total").split()[:2] == ["-5", "MARKER"]
    valued = run_hledger(path, "balance", "Liabilities", "--no-total", "-V").split()
    assert valued == ["-0.50", "EUR", "Liabilities:N-001:Markers:P-003:House"]


def test_chips_of_different_worth_are_different_commodities(book: Book, tmp_path: Path) -> None:
    for name, worth in (("Ten", TEN_CENTS), ("Five", {"minor": 5, "currency": "EUR"})):
        night = DeskNight(book, name, worth)
        night.do(PlayerAdded, "Ana")
        night.do(BuyIn, 1, 100, "cash")
    with reading(book) as sources:
        path = written(sources, "hledger", tmp_path)
        check = subprocess.run([BEAN_CHECK, written(sources, "beancount", tmp_path)], check=False)
    assert check.returncode == 0
    run_hledger(path, "check", "--strict", "ordereddates", "payees")
    valued = run_hledger(path, "balance", "Bankroll", "-V", "--flat").split()
    assert valued == [
        *("10.00", "EUR", "Assets:N-001:Chips:P-001:Bankroll"),
        *("5.00", "EUR", "Assets:N-002:Chips:P-001:Bankroll"),
        *("-" * 20, "15.00", "EUR"),
    ]


def test_the_houses_books_say_what_the_evening_was(busy: Source, tmp_path: Path) -> None:
    # The corner won 10 chips and found 2 in its tray, which nobody else misses yet; the drawer
    # had 0.20 too much. Ana and Ben hold 85 and 43 chips, 10 are in a pot, Cy is owed 5; Ana owes
    # 3 and Ben 150. So 0.20 + 15.30 stand against 14.30, and 1.20 was won.
    path = written([busy], "hledger-house", tmp_path)
    made = run_hledger(path, "incomestatement", "--flat", "-O", "csv").splitlines()
    assert made[3:] == [
        '"Income:Tables:N-001:T-001-Corner","1.20 EUR"',
        '"total","1.20 EUR"',
        '"Expenses",""',
        '"Expenses:Short:N-001:Cash","-0.20 EUR"',
        '"Expenses:Short:N-001:Chips","0.20 EUR"',
        '"total","0"',
        '"Net:","1.20 EUR"',
    ]
    sheet = run_hledger(path, "balancesheet", "--flat", "-O", "csv").splitlines()
    assert [line for line in sheet if "total" in line or "Net" in line] == [
        '"total","15.50 EUR"',
        '"total","14.30 EUR"',
        '"Net:","1.20 EUR"',
    ]


def test_the_houses_books_tell_what_came_and_went_for_a_purpose(book: Book, tmp_path: Path) -> None:
    night = WholeNight(book, cash_float=0)
    night.do(PlayerAdded, "Ana")
    night.do(CashBooked, "entry-fee", 500, "the evening", 1)
    night.do(CashBooked, "donation", 2000, "the hospice")
    night.correct(night.do(CashBooked, "donation", 300, "the hospice").entry)
    night.do(CashBooked, "prize", 700, "the cup")
    night.do(CashBooked, "expense", 250, "the room")
    with reading(book) as sources:
        path = written(sources, "hledger-house", tmp_path)
    made = run_hledger(path, "incomestatement", "--flat", "-O", "csv").splitlines()
    assert [line for line in made if "N-001" in line or "Net" in line] == [
        '"Income:Donations:N-001","20.00 EUR"',
        '"Income:EntryFees:N-001","5.00 EUR"',
        '"Expenses:Costs:N-001","2.50 EUR"',
        '"Expenses:Prizes:N-001","7.00 EUR"',
        '"Net:","15.50 EUR"',
    ]


def test_a_person_of_the_house_is_one_payee_in_all_nights(book: Book, tmp_path: Path) -> None:
    house = House(book.database)
    for name in ("Ana", "Annie"):
        night = DeskNight(book, "Night", cash_float=1)
        night.do(PlayerAdded, name)
        if name == "Ana":
            house.meet(night.id, 1, name, None, request())
        else:
            house.meet(night.id, 1, name, 1, request())
        night.do(BuyIn, 1, 7, "cash")
    with reading(book) as sources:
        path = written(sources, "hledger", tmp_path)
    assert run_hledger(path, "payees").splitlines() == ["H-001 Ana", "The house"]
    players = run_hledger(path, "tags", "player", "--values").splitlines()
    assert players == ["N-001-P-001", "N-002-P-001"]


@pytest.mark.parametrize("kind", ["beancount", "beancount-house"])
def test_fava_shows_its_pages_without_an_error(
    kind: str, sources: list[Source], tmp_path: Path
) -> None:
    if find_spec("fava") is None:
        lacking("There is no Fava here: pip install fava")
    application = import_module("fava.application")
    screen = application.create_app([written(sources, kind, tmp_path)]).test_client()
    start = screen.get("/", follow_redirects=True)
    book = start.request.path.split("/")[1]
    pages = ("income_statement", "balance_sheet", "trial_balance", "journal", "events", "holdings")
    for page in (*pages, "commodities", "statistics", "errors"):
        assert screen.get(f"/{book}/{page}/").status_code == 200, page
    assert screen.get(f"/{book}/api/errors").json["data"] == []
    for page in ("income_statement", "balance_sheet", "trial_balance"):
        assert screen.get(f"/{book}/api/{page}").json["data"]["trees"], page


# A wrong balance is refused: so the assertions are there, and are exact


def _one_more(text: str, marks: Sequence[str]) -> str:
    """The journal with one asserted amount changed by its smallest unit."""
    lines = text.splitlines()
    at, line = next(
        (at, line) for at, line in enumerate(lines) if all(mark in line for mark in marks)
    )
    before, _, after = line.rpartition(marks[-1])
    amount = after.split()[0]
    one_off = amount[:-1] + str((int(amount[-1]) + 1) % 10)
    lines[at] = f"{before}{marks[-1]}{after.replace(amount, one_off, 1)}"
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("account", ["Cash:Drawer", "Chips:Cage", "Chips:Issued", "P-002:Desk"])
def test_hledger_refuses_a_balance_that_is_one_unit_off(
    account: str, sources: list[Source], tmp_path: Path
) -> None:
    path = written([sources[0]], "hledger", tmp_path)
    path.write_text(_one_more(path.read_text(), (account, " = ")))
    done = subprocess.run(
        ["hledger", "-f", path, "check"], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "balance assertion" in done.stderr


@pytest.mark.parametrize("account", ["Cash:Drawer", "Chips:Cage", "Chips:Issued", "P-002:Desk"])
def test_bean_check_refuses_a_balance_that_is_one_unit_off(
    account: str, sources: list[Source], tmp_path: Path
) -> None:
    path = written([sources[0]], "beancount", tmp_path)
    path.write_text(_one_more(path.read_text(), (" balance ", account, "  ")))
    done = subprocess.run([BEAN_CHECK, path], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Balance failed" in done.stdout + done.stderr


# Days


@pytest.fixture
def two_nights(database_url: str, tmp_path: Path) -> list[str]:
    """Two nights side by side, past midnight, with a clock that is put back; the second is in play
    money.
    """
    database = Database(database_url)
    clock = Clock()
    book = Book(database, clock)
    clock.set("2026-11-21 22:00")
    first = DeskNight(book, "First", cash_float=5)
    clock.set("2026-11-21 23:00")
    second = DeskNight(book, "Second", chip_value=None)
    for time in ("2026-11-21 23:59", "2026-11-22 00:01", "2026-11-21 23:30", "2026-11-22 00:30"):
        clock.set(time)
        for night in (first, second):
            night.do(PlayerAdded, f"at {time}")
            night.do(BuyIn, len(night.now.players), 7, "cash")
    first.do(TableOpened, "uth", {}, "virtual", 9)
    with reading(book) as sources:
        check_hledger(sources, tmp_path)
        check_beancount(sources, tmp_path)
        lines = written(sources, "hledger", tmp_path).read_text().splitlines()
    database.close()
    return [line for line in lines if line[:4].isdigit()]


def test_nights_are_merged_by_day_and_no_day_goes_back(two_nights: list[str]) -> None:
    days = [line[:10] for line in two_nights]
    assert days == sorted(days)
    assert set(days) <= {"2026-11-21", "2026-11-22", "2026-11-23"}
    assert len(two_nights) == 1 + 4 + 4 + 1 + 2
