"""The journals for hledger and Beancount, beyond what these programs accept: what they would not
accept.
"""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from beancount import loader
from beancount.core.data import Transaction

from ledger.book import Book
from ledger.export.chart import journal_name
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import TableOpened
from ledger.store.database import Database
from tests.ledger.desk_night import DeskNight
from tests.ledger.export.checks import (
    BEAN_CHECK,
    check_beancount,
    check_hledger,
    run_hledger,
    written,
)
from tests.ledger.export.nights import AWKWARD, Clock


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
        ("marker:house:1234", "Assets:N-007:Markers:P-1234:House"),
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
        assert f"P-{number:03} {name.replace(';', '；').replace('|', '｜')}" in payees


def test_names_are_in_beancount_as_they_were_entered(sources: list[Source], tmp_path: Path) -> None:
    directives, _, _ = loader.load_file(str(written([sources[0]], "beancount", tmp_path)))
    payees = {directive.payee for directive in directives if isinstance(directive, Transaction)}
    assert {f"P-{number:03} {name}" for number, name in enumerate(AWKWARD, 1)} <= payees


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
def two_nights(tmp_path: Path) -> list[str]:
    """Two nights side by side, past midnight, with a clock that is put back; the second is in play
    money.
    """
    database = Database(f"sqlite:///{tmp_path / 'book.sqlite'}")
    database.upgrade()
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
