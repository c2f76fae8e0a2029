"""A treasurer's report: its sums are those of the CSV of the same nights, and all its files say the
same.
"""

import csv
import io
import json
import zipfile
from collections import defaultdict
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise
from pathlib import Path

from msgspec import structs

from games.language import add_catalog, force_locale
from ledger.audit.luck import Luck
from ledger.desk.debts import Debt, Part, Went
from ledger.export import csv_files, treasurer, treasurer_files
from ledger.export.reading import Source
from ledger.export.report import report
from ledger.export.season import Season, season
from ledger.export.treasury import owing
from ledger.state.register import Register
from tests.ledger.export.checks import Workbook
from web.http.languages import python_catalog

DAY = 86_400_000


def of(sources: list[Source]) -> Season:
    """The season of these nights, of whose debts nothing is known."""
    reports, results = [], {}
    for source in sources:
        luck = Luck()
        reports.append(report(source, luck=luck))
        results[source.id] = luck.results()
    names = {source.id: str(source.id) for source in sources}
    return season(reports, names, Register(), [], results)


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))


def exact(value: treasurer.Value) -> Decimal:
    """An amount of a row; nothing where it has none."""
    assert value is None or isinstance(value, Decimal)
    return value or Decimal()


def test_the_banks_figures_are_the_sums_of_the_csv(sources: list[Source]) -> None:
    file = io.BytesIO()
    csv_files.write(file, sources)
    wanted: defaultdict[tuple[str, str, str], Decimal] = defaultdict(Decimal)
    with zipfile.ZipFile(file) as archive:
        for row in rows(archive.read("winnings.csv").decode()):
            for key in ("bank_won_money", "drop_money", "handle_money", "expected_money"):
                amount = Decimal(row[key] or 0)
                wanted[row["currency"], row["game"], key] += amount
    told = {table.name: table for table in treasurer.tables(of(sources), 0)}
    for name in ("games", "tables", "nights", "bank", "summary"):
        found: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
        for values in told[name].rows:
            row_ = dict(zip(told[name].columns, values, strict=True))
            for key in ("bank_won_money", "drop_money", "handle_money", "expected_money"):
                found[str(row_["currency"]), key] += exact(row_[key])
        by_currency: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
        for (code, _, key), sum_ in wanted.items():
            by_currency[code, key] += sum_
        assert found == by_currency, name
    at = told["games"].columns.index("bank_won_money")
    won = [exact(row[at]) for row in told["games"].rows]
    codes = [row[0] for row in told["games"].rows]
    assert all(
        a >= b for (a, code), (b, other) in pairwise(zip(won, codes, strict=True)) if code == other
    )


def test_workbook_csv_and_json_have_the_same_rows(sources: list[Source], tmp_path: Path) -> None:
    found = of(sources)
    files = {kind: io.BytesIO() for kind in treasurer_files.WRITERS}
    add_catalog("de", python_catalog("de"))
    with force_locale("de"):
        for kind, write in treasurer_files.WRITERS.items():
            write(files[kind], found, 0)
    told = json.loads(files["json"].getvalue())
    path = tmp_path / "report.xlsx"
    path.write_bytes(files["xlsx"].getvalue())
    book = Workbook(path)
    with zipfile.ZipFile(files["csv"]) as archive:
        for sheet, table in zip(book.sheets, treasurer.tables(found, 0), strict=True):
            lines = rows(archive.read(f"{table.name}.csv").decode())
            assert (
                len(lines) == len(told[table.name]) == len(table.rows) == len(book.rows(sheet)) - 1
            )
            for at, (line, row) in enumerate(zip(lines, told[table.name], strict=True), 2):
                assert list(line) == list(row) == list(table.columns)
                for column, (key, value) in enumerate(row.items(), 1):
                    assert line[key].removeprefix("'") == str("" if value is None else value)
                    if key.endswith("_money") and value is not None:
                        assert Decimal(str(book.value(sheet, at, column))) == Decimal(value)
    assert book.sheets[:3] == ["Übersicht", "Nach Spielen", "Nach Tisch"]
    assert book.value("Nach Spielen", 1, 1) == "Währung"


def test_a_debt_that_went_on_keeps_its_age() -> None:
    """30.00 of the first evening went on in the second, where 5.00 more were left to pay."""
    first = Debt(1, 4, "Ben", -300, -3000, 7, None, (Part(-3000, Went(2, 9)),))
    second = Debt(2, 1, "Ben", -350, -3500, 7, None)
    third = Debt(3, 1, "Ben", -10, -100, 7, None)
    opened = {1: 10 * DAY, 2: 40 * DAY, 3: 70 * DAY}
    assert owing([third, second, first], opened) == [(second, 10 * DAY), (third, 70 * DAY)]
    part = replace(first, parts=(Part(-1000, Went(2, 9)),))
    assert [since for _, since in owing([part, second], opened)] == [10 * DAY, 10 * DAY]


def test_nights_that_were_opened_at_one_moment_stand_by_their_numbers(
    sources: list[Source],
) -> None:
    found = [report(source) for source in sources[2:]]
    for made in found:
        made.night = structs.replace(made.night, opened_at=5)
    names = {made.night.id: str(made.night.id) for made in found}
    for some in (found, found[::-1]):
        numbers = [night.night for night in season(some, names, Register(), []).nights]
        assert numbers == sorted(names)
