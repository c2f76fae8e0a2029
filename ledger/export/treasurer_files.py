"""A treasurer's report as a file: a workbook, CSV, JSON, or pages to print."""

import csv
import io
import json
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import IO, TYPE_CHECKING, TypeAlias

from games.language import figure, gettext, ngettext, number
from ledger.export import words
from ledger.export.chart import person_name
from ledger.export.season import Season
from ledger.export.treasurer import HEADS, WAYS, WHAT, Table, Value, tables
from ledger.state import currencies

if TYPE_CHECKING:
    from ledger.export.paper import Paper
    from ledger.export.sheets import Sheet

FORMAT = "croupier-treasurer/1"
_Write: TypeAlias = Callable[[IO[bytes], Season, int], None]
_SAID: Mapping[str, Mapping[str, str]] = {"what": WHAT, "way": WAYS}
"""Columns whose values are said in the language of whoever asks, on sheets and on paper."""
_WIDTHS = {"night_name": 26, "name": 22, "table": 20, "game": 26, "purpose": 28, "night": 8}


def _said(table: Table, row: Sequence[Value]) -> Iterator[Value]:
    for key, value in zip(table.columns, row, strict=True):
        texts = _SAID.get(key, {})
        yield gettext(texts[value]) if isinstance(value, str) and value in texts else value


# A workbook


def write_xlsx(file: IO[bytes], season: Season, now: int) -> None:
    """The report as a workbook, a sheet a table, its heads in the language of whoever asks."""
    from ledger.export.sheets import workbook

    with tempfile.TemporaryFile() as packed, workbook(packed) as book:
        for table in tables(season, now):
            sheet = book.sheet(
                gettext(table.title), [_WIDTHS.get(key, 14) for key in table.columns]
            )
            _fill(sheet, table)
        book.close(words.local(now).replace(tzinfo=None))
        packed.seek(0)
        file.write(packed.read())


def _fill(sheet: "Sheet", table: Table) -> None:
    """Write a table."""
    sheet.freeze(1, 1)
    sheet.print_heads(1)
    sheet.put(*(gettext(HEADS[key]) for key in table.columns), style="head")
    for row in table.rows:
        sheet.put(*_said(table, row))
    sheet.filter(sheet.since(2), len(table.columns))


# CSV and JSON


def write_csv(file: IO[bytes], season: Season, now: int) -> None:
    """The report as CSV, a file a table in one archive, written as the CSV of nights is."""
    with zipfile.ZipFile(file, "w") as archive:
        for table in tables(season, now):
            about = zipfile.ZipInfo(f"{table.name}.csv")
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, _csv(table))


def write_csv_folder(folder: Path, season: Season, now: int) -> None:
    """The same files in a folder that is there."""
    for table in tables(season, now):
        (folder / f"{table.name}.csv").write_bytes(_csv(table))


def _csv(table: Table) -> bytes:
    text = io.StringIO(newline="")
    rows = csv.writer(text)
    rows.writerow(table.columns)
    for row in table.rows:
        rows.writerow([words.cell(one) if isinstance(one, str) else one for one in row])
    return text.getvalue().encode("utf-8-sig")


def write_json(file: IO[bytes], season: Season, now: int) -> None:
    """The report as one JSON object: a list of rows a table, amounts as texts, exact to the last
    digit.
    """
    said = {
        table.name: [dict(zip(table.columns, map(_exact, row), strict=True)) for row in table.rows]
        for table in tables(season, now)
    }
    whole = {"format": FORMAT, "made": words.moment(now), **said}
    file.write(json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n")


def _exact(value: Value) -> Value:
    if isinstance(value, str):
        return words.one_line(value)
    return str(value) if isinstance(value, Decimal) else value


# Pages to print

_NOT_PRINTED = ("currency", "person", "night")
"""Columns: each currency has pages of its own, and nights and people have names."""
_PRINTED_HEADS = {"night_name": HEADS["night"]}
_SHARES = {
    "table": 50,
    "game": 60,
    "night_name": 52,
    "name": 60,
    "purpose": 50,
    "what": 30,
    "way": 30,
    "day": 36,
    "since": 36,
}
"""How wide columns of texts are on paper."""
_COUNTS, _AMOUNT = ("rounds", "days", "nights"), (25, 32)
"""Columns that are narrower than amounts are, and how wide both are."""
_NOT_AGAIN = "bank"
"""The table that the ones before it add up."""


def write_pdf(file: IO[bytes], season: Season, now: int) -> None:
    """The report to print, in the language of whoever asks: each currency on pages of its own."""
    from ledger.export.paper import Paper

    title = gettext("The treasurer’s report")
    paper = Paper(title, words.local(now), upright=False)
    made, found = words.minute(now), tables(season, now)
    for code in season.lines:
        money = code or currencies.PLAY_MONEY
        nights = [night for night in season.nights if night.currency == code]
        days = [words.local(night.opened).date().isoformat() for night in nights]
        count = ngettext("{count} night", "{count} nights", len(nights))
        about = f"{count}, {days[0]} – {days[-1]}" if days else count
        name = code or gettext("Play money, in chips")
        paper.page(title, name, [about], f"{title}, {name}, {made}")
        for table in found:
            rows = [row for row in table.rows if row[0] == money]
            if table.name != _NOT_AGAIN and rows:
                _print(paper, table, rows)
    paper.write(file)


def _print(paper: "Paper", table: Table, rows: Sequence[Sequence[Value]]) -> None:
    paper.heading(gettext(table.title))
    heads = [gettext(_PRINTED_HEADS.get(key, HEADS[key])) for key in table.columns]
    printed = [[_printed(value) for value in _said(table, row)] for row in rows]
    if "person" in table.columns:
        _number_names(paper, table, rows, printed)
    if len(rows) == 1 and table.name == "summary":
        lines = list(zip(heads, printed[0], strict=True))
        paper.table((3, 2), ("LEFT", "RIGHT"), lines[1:])
        return
    at = [at for at, key in enumerate(table.columns) if key not in _NOT_PRINTED]
    keys = [table.columns[column] for column in at]
    paper.table(
        [_SHARES.get(key, _AMOUNT[key not in _COUNTS]) for key in keys],
        ["LEFT" if key in _SHARES else "RIGHT" for key in keys],
        [[row[column] for column in at] for row in printed],
        [heads[column] for column in at],
    )


def _number_names(
    paper: "Paper", table: Table, rows: Sequence[Sequence[Value]], printed: Sequence[list[str]]
) -> None:
    """Put their number before the names that the fonts lack letters of."""
    person, name = table.columns.index("person"), table.columns.index("name")
    for row, cells in zip(rows, printed, strict=True):
        if isinstance(who := row[person], int) and paper.lacks(cells[name]):
            cells[name] = f"{person_name(who)} {cells[name]}"


def _printed(value: Value) -> str:
    if value is None:
        return "–"
    if isinstance(value, Decimal):
        return figure(f"{value:,}".replace("-", "\N{MINUS SIGN}"))
    return number(value) if isinstance(value, int) else value


WRITERS: Mapping[str, _Write] = {
    "xlsx": write_xlsx,
    "csv": write_csv,
    "json": write_json,
    "pdf": write_pdf,
}
"""What writes each kind of `ledger.export.REPORTS`."""
