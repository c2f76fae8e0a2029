"""What must hold of every file that is exported, whatever the night: judged by programs that are
not ours.

The tests run these on a handful of nights, `tests.ledger.export.soak` on a thousand.
"""

import csv
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import ironcalc
import pypdf
import sqlalchemy as sa
from beancount import loader
from beancount.core import data
from beancount.core.amount import Amount

from ledger import bundle
from ledger.desk.debts import Debt, debts
from ledger.export import FORMATS
from ledger.export.chart import journal_name
from ledger.export.reading import Source
from ledger.export.report import report
from ledger.house import House
from ledger.reports.desk_view import desk_view
from ledger.store.schema import accounts
from tests.environment import lacking

BEAN_CHECK = Path(sys.executable).with_name("bean-check")
Balances = dict[str, tuple[str, Decimal]]


def written(sources: Sequence[Source], format: str, folder: Path) -> Path:
    """These nights in a new file of this format."""
    path = folder / f"nights{FORMATS[format].suffix}"
    with path.open("wb") as file:
        FORMATS[format].write(file, sources)
    return path


def kept(sources: Iterable[Source]) -> Balances:
    """The balances that the database keeps, which nothing in an export has read; by what the
    journals call them. All money in the tests is play money, or has cents.
    """
    found: Balances = {}
    for source in sources:
        worth = report(source).night.chip_value
        rows = source.connection.execute(sa.select(accounts).where(accounts.c.night == source.id))
        for row in rows:
            cash = Decimal(row.balance) / (100 if worth else 1)
            amount = cash if row.commodity == "cash" else Decimal(row.balance)
            name = {
                "chips": "CHIP",
                "marker": "MARKER",
                "cash": worth.currency if worth else "PLAY",
            }[row.commodity]
            found[journal_name(source.id, row.name)] = (name, amount)
    return _with_debts_of_the_house_below_zero(found)


def _with_debts_of_the_house_below_zero(found: Balances) -> Balances:
    """The book has what the house owes above zero, a journal has a liability below. What they all
    are balanced against is on the other side then.
    """
    turned = {
        name: (commodity, -amount if name.startswith("Liabilities:") else amount)
        for name, (commodity, amount) in found.items()
    }
    for name, (commodity, _) in found.items():
        if name.endswith(":Markers:Given"):
            markers = f"{name.split(':')[1]}:Markers:"
            held = (amount for other, (_, amount) in turned.items() if f":{markers}" in other)
            turned[name] = (commodity, turned[name][1] - sum(held, Decimal(0)))
    return turned


# Plain-text accounting


def check_hledger(sources: Sequence[Source], folder: Path) -> None:
    """hledger accepts the journal, strictly, and comes to the balances of the book."""
    path = written(sources, "hledger", folder)
    run_hledger(path, "check", "--strict", "ordereddates", "payees")
    printed = run_hledger(
        path, "balance", "--flat", "--no-total", "--empty", "--layout", "bare", "-O", "csv"
    )
    rows = list(csv.reader(printed.splitlines()))
    assert {
        account: (_plain(commodity), Decimal(amount)) for account, commodity, amount in rows[1:]
    } == kept(sources)


def check_hledger_house(sources: Sequence[Source], folder: Path) -> None:
    """hledger accepts the house's books, and its statements say what the book says."""
    path = written(sources, "hledger-house", folder)
    run_hledger(path, "check", "--strict", "ordereddates", "payees")
    held, won = house_figures(sources)
    sheet = _statement(path, "balancesheet")
    assert sheet == held
    made = _statement(path, "incomestatement")
    assert {name: sums for name, sums in made.items() if name.startswith("Income:Tables:")} == won


def _statement(path: Path, which: str) -> dict[str, Decimal]:
    """The lines of a statement of hledger's, without those of nothing."""
    rows = csv.reader(
        run_hledger(
            path, which, "--flat", "--no-total", "--layout", "bare", "-O", "csv"
        ).splitlines()
    )
    return {
        _numbered(row[0]): Decimal(row[2])
        for row in rows
        if len(row) == 3 and ":" in row[0] and Decimal(row[2])
    }


def house_figures(sources: Iterable[Source]) -> tuple[dict[str, Decimal], dict[str, Decimal]]:
    """What the house's books must hold, and what each table must have won, as the database keeps
    the accounts and the desk shows the tables; without those of nothing.
    """
    held: defaultdict[str, Decimal] = defaultdict(Decimal)
    won: dict[str, Decimal] = {}
    for source in sources:
        night = report(source).night
        worth = night.chip_worth
        minor = Decimal(1) / (100 if night.chip_value else 1)
        rows = source.connection.execute(sa.select(accounts).where(accounts.c.night == source.id))
        for row in rows:
            what, _, owner = row.name.rpartition(":")
            if row.name == "drawer":
                held[f"Assets:Cash:N-{source.id:03}"] += row.balance * minor
            elif row.name.startswith("felt:"):
                where = f"N-{source.id:03}:T-{int(row.name.split(':')[1]):03}"
                held[f"Liabilities:Stakes:{where}"] += row.balance * worth * minor
            elif night.chip_value and not night.is_open:
                continue  # it is a debt that is left
            elif root := _ON_THE_SHEET.get("rack" if what.startswith("rack:") else what):
                held[_whose(source, root, int(owner))] += row.balance * worth * minor
        for debt in _left_to_pay(source):
            root = "Liabilities:Owed" if debt.left > 0 else "Assets:Markers"
            held[_whose(source, root, debt.player)] += abs(debt.left) * minor
        for table in desk_view(night).tables:
            name = f"Income:Tables:N-{source.id:03}:T-{table.table:03}"
            won[name] = (table.result + table.found) * worth * minor
    return _not_nothing(held), _not_nothing(won)


def _whose(source: Source, root: str, player: int) -> str:
    """An account of the house's books for what is somebody's."""
    is_money = report(source).night.chip_value is not None
    if root != "Liabilities:Chips" and is_money and source.house and player in source.people:
        return f"{root}:{source.house.parts[source.people[player][0]]}"
    return f"{root}:N-{source.id:03}:P-{player:03}"


def _left_to_pay(source: Source) -> list[Debt]:
    """What the desk lists of a night's debts."""
    assert source.house
    book = source.house.book
    return debts(book, House(book.database), [book.night(source.id)])


_ON_THE_SHEET = {
    "bankroll": "Liabilities:Chips",
    "rack": "Liabilities:Chips",
    "marker:house": "Liabilities:Owed",
    "marker:desk": "Assets:Markers",
    "marker:table": "Assets:Markers",
}


def _numbered(account: str) -> str:
    """An account of the house's books without the names of people and tables."""
    return re.sub(r"(:[PT]-[0-9]+)-.*", r"\1", account)


def _not_nothing(sums: dict[str, Decimal]) -> dict[str, Decimal]:
    return {name: amount for name, amount in sums.items() if amount}


def _plain(commodity: str) -> str:
    """A commodity without what its chips are worth."""
    return commodity.partition("-")[0]


def run_hledger(path: Path, *command: str) -> str:
    """What hledger prints; it must not complain."""
    if shutil.which("hledger") is None:
        lacking("There is no hledger here. On Debian: sudo apt install hledger")
    done = subprocess.run(
        ["hledger", "-f", path, *command], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def check_beancount(sources: Sequence[Source], folder: Path) -> None:
    """bean-check accepts the file, and Beancount comes to the balances of the book."""
    path = written(sources, "beancount", folder)
    done = subprocess.run([BEAN_CHECK, path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    assert beancount_balances(path) == kept(sources)


def check_beancount_house(sources: Sequence[Source], folder: Path) -> None:
    """bean-check accepts the house's books, and they hold what the book says."""
    path = written(sources, "beancount-house", folder)
    done = subprocess.run([BEAN_CHECK, path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    found = {
        _numbered(name): amount for name, (_, amount) in beancount_balances(path).items() if amount
    }
    held, won = house_figures(sources)
    signs = {"Assets:": 1, "Liabilities:": -1, "Income:Tables:": -1}
    assert {
        name: sign * amount
        for name, amount in found.items()
        for root, sign in signs.items()
        if name.startswith(root)
    } == held | won
    assert sum(found.values()) == 0


def beancount_transactions(path: Path) -> list[data.Transaction]:
    """The transactions that Beancount reads, without an error."""
    directives, errors, _ = loader.load_file(str(path))
    assert errors == []
    return [directive for directive in directives if isinstance(directive, data.Transaction)]


def beancount_balances(path: Path) -> Balances:
    """What Beancount computes, for every account that the file opens."""
    directives, errors, _ = loader.load_file(str(path))
    assert errors == []
    found: Balances = {}
    for directive in directives:
        if isinstance(directive, data.Open):
            declared = _plain(directive.currencies[0]) if directive.currencies else ""
            found[directive.account] = (declared, Decimal(0))
        elif isinstance(directive, data.Transaction):
            for posting in directive.postings:
                units = posting.units
                assert isinstance(units, Amount)
                assert units.number is not None
                commodity, before = found[posting.account]
                assert _plain(units.currency) == (commodity or _plain(units.currency))
                found[posting.account] = (_plain(units.currency), before + units.number)
    return found


# The spreadsheet


class Workbook:
    """A workbook as IronCalc reads it, which shares no code with the library that wrote it."""

    def __init__(self, path: Path) -> None:
        self.model = ironcalc.load_from_xlsx(str(path))
        self.sheets = [sheet["name"] for sheet in self.model.get_worksheets_properties()]

    def cells(self, sheet: str) -> Iterator[tuple[int, int]]:
        """Every cell that a sheet may use, row by row."""
        top, bottom, left, right = self.model.get_sheet_dimensions(self.sheets.index(sheet))
        return (
            (row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)
        )

    def value(self, sheet: str, row: int, column: int) -> Any:
        """What is in a cell, or what its formula comes to."""
        return self.model.get_cell_value(self.sheets.index(sheet), row, column)

    def is_bold(self, sheet: str, row: int, column: int) -> bool:
        """Whether a cell is written in bold type."""
        style = self.model.get_cell_style(self.sheets.index(sheet), row, column)
        return bool(style["font"].get("b"))

    def formulas(self) -> dict[tuple[str, int, int], str]:
        """Every formula, and where it is."""
        return {
            (sheet, *at): text
            for index, sheet in enumerate(self.sheets)
            for at in self.cells(sheet)
            if (text := self.model.get_cell_formula(index, *at))
        }

    def rows(self, sheet: str) -> list[list[Any]]:
        """The values of a sheet."""
        found: defaultdict[int, list[Any]] = defaultdict(list)
        for row, column in self.cells(sheet):
            found[row].append(self.value(sheet, row, column))
        return list(found.values())


def check_xlsx(sources: Sequence[Source], folder: Path) -> Workbook:
    """Every formula, computed by somebody else, comes to what the file says it does; the results
    are the desk's, and everything adds up.
    """
    book = Workbook(written(sources, "xlsx", folder))
    formulas = book.formulas()
    said = {at: book.value(*at) for at in formulas}
    book.model.evaluate()
    assert {at: book.value(*at) for at in formulas} == said
    results = [row[10] for row in book.rows("Players") if isinstance(row[0], float)]
    assert results == [
        player.result for source in sources for player in desk_view(report(source).night).players
    ]
    answers = [row[1] for row in book.rows("Summary") if row[0] == "Chips add up"]
    assert answers == ["yes"] * len(sources)
    assert "NO" not in {value for sheet in book.sheets for row in book.rows(sheet) for value in row}
    return book


# CSV


def check_csv(sources: Sequence[Source], folder: Path) -> dict[str, list[dict[str, str]]]:
    """No cell can be taken for a formula, and the balances are the sums of the transfers, and those
    of the book.
    """
    with zipfile.ZipFile(written(sources, "csv", folder)) as archive:
        files = {
            name: archive.read(name).decode("utf-8-sig")
            for name in archive.namelist()
            if name.endswith(".csv")
        }
    tables = {
        name: list(csv.DictReader(io.StringIO(text, newline=""))) for name, text in files.items()
    }
    for row in (row for rows in tables.values() for row in rows):
        for text in row.values():
            assert text[:1] not in ("=", "+", "-", "@", "\t", "\r") or _NUMBER.fullmatch(text)
    sums: defaultdict[tuple[str, str], int] = defaultdict(int)
    for row in tables["transfers.csv"]:
        sums[row["night"], row["source"]] -= int(row["amount"])
        sums[row["night"], row["target"]] += int(row["amount"])
    assert {
        (row["night"], row["account"]): int(row["balance"]) for row in tables["balances.csv"]
    } == sums
    book = {
        (str(source.id), row.name): row.balance
        for source in sources
        for row in source.connection.execute(
            sa.select(accounts).where(accounts.c.night == source.id)
        )
    }
    assert sums == book
    return tables


_NUMBER = re.compile(r"-[0-9]+(\.[0-9]+)?")


# To print, and the bundle


def check_pdf(sources: Sequence[Source], folder: Path) -> list[str]:
    """There is a page for every player and table, and each statement ends with what the player
    holds.
    """
    pages = [page.extract_text() for page in pypdf.PdfReader(written(sources, "pdf", folder)).pages]
    for source in sources:
        found = report(source)
        for player in desk_view(found.night).players:
            mine = [
                page
                for page in pages
                if f"P-{player.player:03}, night {source.id}," in page.splitlines()[-1]
            ]
            assert f"Statement of player P-{player.player:03}" in mine[0]
            (total,) = [
                line for page in mine for line in page.splitlines() if line.startswith("Total ")
            ]
            assert total.split()[-1] == f"{player.chips:,}"
            (result,) = [
                line for line in mine[0].splitlines() if line.startswith("Up or down, in chips")
            ]
            assert result.removeprefix("Up or down, in chips").split()[0].replace("−", "-") in (
                f"{player.result:+,}",
                "0",
            )
        for table in found.tables.values():
            (slip,) = [
                page
                for page in pages
                if f"T-{table.number:03}, night {source.id}," in page.splitlines()[-1]
            ]
            assert f"{table.sum.closing:,}" in slip
    return pages


def check_json(sources: Sequence[Source], folder: Path) -> None:
    """Every night is a bundle that can be verified with no database."""
    lines = written(sources, "json", folder).read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(sources)
    for source, line in zip(sources, lines, strict=True):
        assert json.loads(line)["night"] == source.slug
        checked = bundle.verify(bundle.read(line))
        assert checked.report.entries == sum(1 for _ in source.entries())


CHECKS = {
    "hledger": check_hledger,
    "hledger-house": check_hledger_house,
    "beancount": check_beancount,
    "beancount-house": check_beancount_house,
    "xlsx": check_xlsx,
    "csv": check_csv,
    "pdf": check_pdf,
    "json": check_json,
}
