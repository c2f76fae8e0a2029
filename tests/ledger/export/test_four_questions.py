"""The questions of a treasurer are answered by the commands of docs/exports.md, as they stand
there: by hledger, by Beancount and by DuckDB, and all of them say what the desk says.
"""

import csv
import io
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from ledger.book import Book
from ledger.desk import cash_between
from ledger.desk.debts import debts
from ledger.desk.opening import open_night
from ledger.desk.paying import pay
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.export.season import read_season
from ledger.export.treasurer_files import write_csv_folder
from ledger.house import House
from ledger.kinds.cash import BuyIn
from ledger.kinds.gifts import Gift
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.kinds.purposes import CashBooked
from ledger.kinds.tables import GameChanged, TableClosed
from ledger.reports.desk_view import desk_view
from ledger.state.places import Place
from ledger.store import migration
from ledger.store.database import Database
from tests.chance import CHANCE
from tests.environment import lacking
from tests.ledger.export.checks import run_hledger, written
from tests.ledger.export.nights import Clock
from tests.ledger.whole_night import CHIPS, WholeNight, request

DOCS = Path(__file__).parents[3] / "docs" / "exports.md"
EUR, USD = {"minor": 10, "currency": "EUR"}, {"minor": 25, "currency": "USD"}
pytestmark = pytest.mark.slow

BANK = Place("account", "Bank")
SEASON = (("2026-01-02 21:00", EUR), ("2026-03-28 23:30", USD), ("2026-12-31 22:00", EUR))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, list[Source]]]:
    """Three nights in two currencies, the last over New Year's Eve, as the files of the docs. Since
    the first one, 1.00 of a debt was paid, and 12.00 came by card.
    """
    folder = tmp_path_factory.mktemp("season")
    database = Database(f"sqlite:///{folder / 'book.sqlite'}")
    migration.upgrade(database)
    clock = Clock()
    book, house = Book(database, clock), House(database, clock)
    with CHANCE.aside("four questions"):
        for number, (opened, worth) in enumerate(SEASON):
            clock.set(opened)
            _play(book, house, worth, number, clock)
            if number == 0:
                clock.set("2026-01-10 12:00")
                _pay_and_give(book, house)
    with reading(book) as sources:
        for kind in ("hledger-house", "beancount-house"):
            path = written(sources, kind, folder)
            path.rename(folder / path.name.replace("nights", "season-2026"))
        (folder / "season-2026-report").mkdir()
        write_csv_folder(folder / "season-2026-report", read_season(book, house), clock.at)
        yield folder, sources
    database.close()


def _pay_and_give(book: Book, house: House) -> None:
    owes = next(debt for debt in debts(book, house, [book.night(1)]) if debt.left < 0)
    pay(book, house, request(), 1, owes.player, 100, BANK, "the first part", owes.left)
    cash_between.give(house, request(), "card", "Olga", "the shelter", 1_200, "EUR", BANK)


def _play(book: Book, house: House, worth: dict[str, object], number: int, clock: Clock) -> None:
    opened = open_night(
        book, request(), name="Night", chip_value=worth, chip_set=CHIPS, cash_float=50_000
    )
    night = WholeNight(book, f"night {number}", night=opened.night.id)
    for player, name in enumerate(("Ana", "Ben", "Anastasia"), 1):
        night.do(PlayerAdded, name)
        house.meet(night.id, player, name, player if number else None, request())
        night.do(BuyIn, player, 200, "cash" if player == 1 else "marker")
    table = night.open_table("uth", [1, 2], chips=100)
    night.play_rounds(table, 3)
    clock.at += 5 * 3_600_000  # after midnight: it stays the evening on which it was opened
    night.do(GameChanged, table, "superfecta", {}, "virtual")
    night.play_rounds(table, 2)
    other = night.open_table("lorum", [1, 2, 3], chips=60)
    night.play_rounds(other, 1)
    night.do(Gift, 2, 1, 7)
    night.do(CashBooked, "donation", 2_000, "the shelter")
    night.do(CashBooked, "entry-fee", 500, "the room", 1)
    night.correct(night.do(CashBooked, "donation", 300, "the shelter").entry)
    night.do(CashBooked, "expense", 150, "the shelter")
    night.do(TableClosed, table)
    night.do(NightClosed)


def commands(question: str) -> dict[str, list[str]]:
    """The commands of the docs under this question, by program."""
    text = DOCS.read_text(encoding="utf-8")
    _, part = text.split(f"**{question}**", 1)
    lines = re.findall(r"^    (\S.*)$", part.split("**", 1)[0], re.MULTILINE)
    found = [shlex.split(line) for line in lines]
    assert [command[0] for command in found] == ["hledger", "bean-query", "duckdb"]
    return {command[0]: command for command in found}


def hledger(folder: Path, question: str) -> dict[tuple[str, str], Decimal]:
    """What hledger answers: of each line and currency an amount."""
    _, _, file, *rest = commands(question)["hledger"]
    printed = run_hledger(folder / file, *rest, "--no-total", "--layout", "bare", "-O", "csv")
    _, *rows = csv.reader(io.StringIO(printed))
    return {(name, currency): Decimal(amount) for name, currency, amount in rows if currency}


def beancount(folder: Path, question: str) -> list[tuple[str, ...]]:
    """The lines of bean-query's answer."""
    _, file, query = commands(question)["bean-query"]
    program = Path(sys.executable).with_name("bean-query")
    done = subprocess.run(
        [program, "-f", "csv", file, query], cwd=folder, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return [tuple(cell.strip() for cell in row) for row in csv.reader(done.stdout.splitlines())][1:]


def duckdb(
    folder: Path, question: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[object, ...]]:
    """The lines of DuckDB's answer."""
    if find_spec("duckdb") is None:
        lacking("There is no DuckDB here: pip install duckdb")
    monkeypatch.chdir(folder)
    _, _, query = commands(question)["duckdb"]
    rows: list[tuple[object, ...]] = import_module("duckdb").connect().execute(query).fetchall()
    return rows


Folder = tuple[Path, list[Source]]


def test_which_game_earned_the_bank_most(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path, sources = folder
    wanted: Counter[tuple[str, str]] = Counter()
    tables: Counter[str] = Counter()
    for number, source in enumerate(sources):
        night, code = report(source).night, SEASON[number][1]["currency"]
        for line in desk_view(night).tables:
            tables[str(code)] += night.in_cash(line.result + line.found)
        for played in report(source).rounds:
            wanted[played.game, str(code)] += night.in_cash(played.house)
    question = "Which game earned the bank most?"
    answer = duckdb(path, question, monkeypatch)
    games = {(str(game), str(code)): Decimal(str(won)) for code, game, won in answer}
    assert {where: won for where, won in games.items() if won} == {
        where: Decimal(won) / 100 for where, won in wanted.items() if won
    }
    for code, won in tables.items():
        assert sum(of for (_, code_), of in games.items() if code_ == code) == Decimal(won) / 100
    told = {(game, code): Decimal(won) for game, code, won in beancount(path, question)}
    assert told == {where: won for where, won in games.items() if where in told}
    assert {where for where, won in games.items() if won} <= told.keys()
    shown = {where: won for where, won in hledger(path, question).items() if won}
    assert shown == {where: won for where, won in told.items() if won}


def test_what_ana_won_this_year(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path, sources = folder
    wanted: Counter[str] = Counter()
    gifts: Counter[str] = Counter()
    for number, source in enumerate(sources):
        night, code = report(source).night, str(SEASON[number][1]["currency"])
        (ana,) = (line for line in desk_view(night).players if line.name == "Ana")
        wanted[code] += night.in_cash(ana.result - ana.gifts)
        gifts[code] += night.in_cash(ana.gifts)
    question = "What did Ana win this year, at play?"
    played = {code: Decimal(won) / 100 for code, won in wanted.items()}
    assert sorted(duckdb(path, question, monkeypatch)) == [
        (code, float(played[code]), float(played[code] + Decimal(gifts[code]) / 100))
        for code in sorted(played)
    ]
    assert {code: Decimal(won) for code, won in beancount(path, question)} == played
    shown: Counter[str] = Counter()
    for (_, code), won in hledger(path, question).items():
        shown[code] += won  # type: ignore[assignment]  # a sum of decimals
    assert shown == Counter(played)


def test_what_is_still_owed(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path, sources = folder
    wanted: Counter[tuple[str, str]] = Counter({("paid since", "EUR"): -100})
    for number, source in enumerate(sources):
        night, code = report(source).night, str(SEASON[number][1]["currency"])
        for line in desk_view(night).players:
            left = line.chips + line.owed - line.owes_desk - line.owes_tables
            wanted["owed" if left < 0 else "is owed", code] += abs(night.in_cash(left))
    for code in ("EUR", "USD"):
        wanted["owed", code] += wanted.pop(("paid since", code), 0)
    question = "What is still owed?"
    found: Counter[tuple[str, str]] = Counter()
    by_name: Counter[tuple[str, str]] = Counter()
    for money, who, owes, owed in duckdb(path, question, monkeypatch):
        by_name[str(who), str(money)] += round(100 * (Decimal(str(owes)) - Decimal(str(owed))))
        found["owed", str(money)] += round(100 * Decimal(str(owes)))
        found["is owed", str(money)] += round(100 * Decimal(str(owed)))
    assert found == wanted
    told = {(name, code): Decimal(owed) for name, code, owed in beancount(path, question)}
    shown = hledger(path, question)
    assert {where: of for where, of in shown.items() if of} == {
        where: of for where, of in told.items() if of
    }
    people: Counter[tuple[str, str]] = Counter()
    for (account, code), owed in shown.items():
        people[account.rpartition(":")[2].rpartition("-")[2], code] += round(100 * owed)
    assert {where: of for where, of in people.items() if of} == {
        where: of for where, of in by_name.items() if of
    }


def test_what_went_to_the_shelter(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = folder
    question = "What went to the shelter?"
    # Each night 20.00 less 1.50, and 12.00 by card.
    given = {"EUR": Decimal("49.00"), "USD": Decimal("18.50")}
    assert sorted(duckdb(path, question, monkeypatch)) == [
        (code, float(amount)) for code, amount in sorted(given.items())
    ]
    assert {code: Decimal(amount) for code, amount in beancount(path, question)} == given
    shown: Counter[str] = Counter()
    for (_, code), amount in hledger(path, question).items():
        shown[code] += amount  # type: ignore[assignment]  # a sum of decimals
    assert shown == Counter(given)


def test_the_night_of_new_years_eve_is_one_of_the_old_year(folder: Folder) -> None:
    journal = folder[0] / "season-2026.house.journal"
    new_year = run_hledger(journal, "balance", "-p", "2027", "--no-total")
    assert new_year == ""
    days = {line[:10] for line in journal.read_text().splitlines() if line[:4] == "2026"}
    assert days == {"2026-01-10", *(opened[:10] for opened, _ in SEASON)}
