"""A workbook written row by row, so that its size costs no memory: sheets, styles, formulas with
their values, and how it prints.
"""

import html
import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import lru_cache
from textwrap import wrap
from typing import IO, Any, Literal, TypeAlias, TypeVar

import xlsxwriter
from xlsxwriter.utility import xl_col_to_name
from xlsxwriter.worksheet import Worksheet

from ledger.export.words import one_line
from ledger.store.temporary import own_folder

MOST_ROWS = 1_048_576
"""How many rows a sheet can have, in every program that reads one."""

Style: TypeAlias = Literal["plain", "long", "title", "head", "total"]
Cell: TypeAlias = "str | int | Decimal | datetime | Formula | None"
"""None, or an empty text, leaves a cell empty. An amount of money is a `Decimal` with the decimals
of its currency.
"""
_Item = TypeVar("_Item")

_A4 = 9
_LINE, _MOST_LINES = 15, 27  # points; no row may be higher than 409
_WIDTH = 8  # characters, of a column that has no other
_WHOLE = "#,##0;[Red]-#,##0"
_TIME = "yyyy-mm-dd hh:mm:ss"
_DAY_0 = datetime(1899, 12, 30)  # noqa: DTZ001  # a spreadsheet knows no zones
_DAY = timedelta(days=1)
_LONGEST = 16_000
"""So many characters of a text at most: a cell holds twice as many halves of one."""
_LIKE_ESCAPES = re.compile("(_x[0-9a-fA-F]{4}_)")
_STYLES: dict[Style, dict[str, Any]] = {
    "plain": {},
    "title": {"bold": True, "font_size": 14},
    "long": {"text_wrap": True},
    "head": {"bold": True, "bg_color": "#D8E4DC", "bottom": 1, "text_wrap": True},
    "total": {"bold": True, "top": 1},
}


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula and its value, which programs that do not compute show."""

    text: str
    value: int | Decimal | str


def value_of(cell: Cell) -> int | Decimal:
    """The number in a cell, or the value of its formula; an empty one counts for nothing."""
    number = cell.value if isinstance(cell, Formula) else cell
    return number if isinstance(number, int | Decimal) else 0


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of a sheet that stand together, counted from 1; there may be none."""

    sheet: str
    first: int
    last: int

    def column(self, letter: str) -> str:
        """The cells of a column in these rows, for a formula on any sheet."""
        return f"'{self.sheet}'!{self.here(letter)}"

    def here(self, letter: str) -> str:
        """The cells of a column in these rows, for a formula on the same sheet."""
        # A range of no rows cannot be written down; the row before is a head, whose texts count for
        # nothing.
        first, last = min(self.first, self.last), self.last
        return f"${letter}${first}:${letter}${last}"


class Sheet:
    """A sheet that is written from the top down. Texts are always texts, never formulas, numbers or
    links.
    """

    def __init__(self, book: "Workbook", name: str, widths: Sequence[int]) -> None:
        self.name = name
        self.row = 1
        """The row that comes next, counted from 1."""
        self.night_head: tuple[str, ...] = ()
        self.night_cells: tuple[int, ...] = ()
        """The column that says which night a row is of, where a sheet has the rows of several."""
        self._book = book
        self._widths = defaultdict(lambda: _WIDTH, enumerate(widths))
        self._sheet = book.file.add_worksheet(name, _Rows)
        for column, width in enumerate(widths):
            self._sheet.set_column(column, column, width)
        self._sheet.set_paper(_A4)
        self._sheet.set_landscape()
        self._sheet.fit_to_pages(1, 0)  # as wide as a page, and as many pages as it takes
        self._sheet.set_margins(left=0.4, right=0.4, top=0.5, bottom=0.6)
        self._sheet.set_footer("&L&8&A&R&8&P / &N")

    def put(self, *cells: Cell, style: Style = "plain") -> int:
        """Write a row; a long text goes on below where the cell beside it is not free. Returns its
        number.
        """
        row, said, most = self.row, [], 1
        for column, cell in enumerate(cells):
            if cell is None or cell == "":
                continue
            lines = self._lines(cell, column, cells) if isinstance(cell, str) else 1
            most = max(most, lines)
            look: Style = "long" if lines > 1 and style == "plain" else style
            said.append((column, f'<c r="{letter(column)}{row}"{self._said(cell, look)}</c>'))
        if said:
            self._sheet.put(row, said, min(most, _MOST_LINES))
        self.row += 1
        return row

    def block(
        self,
        head: Sequence[str],
        items: Iterable[_Item],
        cells: Callable[[int, _Item], Sequence[Cell]],
        totals: tuple[str, Collection[str]] = ("", ()),
    ) -> Rows:
        """Write a head, a row for every item (`cells` is given the number of the row), and a row
        with the totals of the columns named by letters in `totals`, behind what they are called.
        Returns the rows of the items.
        """
        block = Block(self, (*head, *self.night_head), totals)
        for item in items:
            block.row((*cells(self.row, item), *self.night_cells))
        return block.end()

    def print_heads(self, last: int) -> None:
        """Have the rows up to this one on every page that is printed."""
        self._sheet.repeat_rows(0, last - 1)

    def filter(self, rows: Rows, columns: int) -> None:
        """Offer to filter these rows by any of so many columns, by the head above them."""
        self._sheet.autofilter(rows.first - 2, 0, max(rows.first, rows.last) - 1, columns - 1)

    def chart(self, chart: Any, row: int, column: int) -> None:
        """Show a chart whose upper left corner is in this cell."""
        self._sheet.insert_chart(row - 1, column, chart)

    def skip(self, rows: int = 1) -> None:
        """Leave rows empty."""
        self.row += rows

    def freeze(self, rows: int, columns: int = 0) -> None:
        """Keep the first rows and columns in sight."""
        self._sheet.freeze_panes(rows, columns)

    def since(self, first: int) -> Rows:
        """The rows from this one up to the last that was written."""
        return Rows(self.name, first, self.row - 1)

    def _lines(self, text: str, column: int, cells: Sequence[Cell]) -> int:
        """How many lines a text takes: one, where it may run on over free cells."""
        if len(text) <= (width := self._widths[column]):
            return 1
        beside = cells[column + 1] if column + 1 < len(cells) else None
        return 1 if beside is None or beside == "" else len(wrap(text, width))

    def _said(self, cell: Cell, style: Style) -> str:
        """The style and the content of a cell, as the file has them."""
        if isinstance(cell, str):
            return self._book.look(style, "") + _text(cell)
        if isinstance(cell, int):
            return f"{self._book.look(style, _WHOLE)}><v>{cell:.16G}</v>"
        if isinstance(cell, datetime):
            numbers, number = _moment(cell)
            return f"{self._book.look(style, numbers)}><v>{number:.16G}</v>"
        if isinstance(cell, Decimal):
            return f"{self._book.look(style, _number_format(cell))}><v>{cell:.16G}</v>"
        assert isinstance(cell, Formula)
        look = self._book.look(style, _number_format(cell.value))
        kind = ' t="str"' if isinstance(cell.value, str) else ""
        said = html.escape(cell.text[1:], quote=False)
        return f"{look}{kind}><f>{said}</f><v>{html.escape(str(cell.value), quote=False)}</v>"


class _Rows(Worksheet):  # type: ignore[misc]  # it has no types
    """A sheet whose rows come as the file has them. Told of every cell, XlsxWriter takes four times
    as long: most of what a spreadsheet of a long night takes.
    """

    def put(self, row: int, cells: Sequence[tuple[int, str]], lines: int) -> None:
        """Write a row, counted from 1, of so many lines; each cell with its column, counted
        from 0.
        """
        for column, _ in (cells[0], cells[-1]):
            self._check_dimensions(row - 1, column)
        # Not every program finds out by itself how high a row must be.
        high = f' ht="{_LINE * lines}" customHeight="1"' if lines > 1 else ""
        self.fh.write(f'<row r="{row}"{high}>{"".join(said for _, said in cells)}</row>')


@lru_cache(4096)  # accounts, names and kinds come again and again
def _text(text: str) -> str:
    """A text as the file has it; never longer than a cell can hold."""
    line = _LIKE_ESCAPES.sub(r"_x005F\1", one_line(text[:_LONGEST]))
    return f' t="inlineStr"><is><t>{html.escape(line, quote=False)}</t></is>'


class Block:
    """A block that is being written: see `Sheet.block`."""

    def __init__(
        self, sheet: Sheet, head: Sequence[str], totals: tuple[str, Collection[str]] = ("", ())
    ) -> None:
        self._sheet = sheet
        sheet.put(*head, style="head")
        self._first = sheet.row
        self._label, columns = totals
        self._sums: dict[int, int | Decimal] = {
            at: 0 for at in range(len(head)) if letter(at) in columns
        }
        self._wide = len(head)

    def row(self, cells: Sequence[Cell]) -> None:
        """Write a row more."""
        self._sheet.put(*cells)
        for at in self._sums:
            self._sums[at] += value_of(cells[at])

    def end(self) -> Rows:
        """Write the totals. Returns the rows."""
        rows = self._sheet.since(self._first)
        if self._sums:
            total: list[Cell] = [None] * self._wide
            for at, value in self._sums.items():
                total[at] = _total(rows.here(letter(at)), value)
            self._sheet.put(self._label, *total[1:], style="total")
        return rows


def _moment(time: datetime) -> tuple[str, float]:
    """How a time is shown, and its number. A spreadsheet knows no time zones: the zone is in how it
    is shown.
    """
    return f'{_TIME} "{zone_of(time)}"', (time.replace(tzinfo=None) - _DAY_0) / _DAY


def zone_of(time: datetime) -> str:
    """The zone of a time, as people write it: ``+01:00``."""
    if time.tzinfo is UTC:
        return "UTC"
    sign = time.strftime("%z")
    return f"{sign[:3]}:{sign[3:5]}"


def _total(cells: str, total: int | Decimal) -> Formula:
    """The total of a column. Sums of money are rounded: a spreadsheet computes in binary
    fractions.
    """
    if isinstance(total, Decimal):
        return Formula(f"=ROUND(SUM({cells}),{_decimals(total)})", total)
    return Formula(f"=SUM({cells})", total)


def _decimals(amount: Decimal) -> int:
    return -int(amount.as_tuple().exponent)


def _number_format(value: int | Decimal | str) -> str:
    if isinstance(value, str):
        return ""
    decimals = _decimals(value) if isinstance(value, Decimal) else 0
    if not decimals:
        return _WHOLE
    plain = f"#,##0.{'0' * decimals}"
    return f"{plain};[Red]-{plain}"


class Workbook:
    """The workbook. Every row goes to the disk as it is written."""

    def __init__(self, file: IO[bytes], folder: str) -> None:
        self.file = xlsxwriter.Workbook(file, {"constant_memory": True, "tmpdir": folder})
        self._looks: dict[tuple[Style, str], str] = {}

    def sheet(self, name: str, widths: Sequence[int]) -> Sheet:
        """One more sheet, its columns so many characters wide."""
        return Sheet(self, name, widths)

    def look(self, style: Style, numbers: str) -> str:
        """How a cell looks, as the file says it; one format for all that look alike."""
        if (look := self._looks.get((style, numbers))) is None:
            wanted = {**_STYLES[style], **({"num_format": numbers} if numbers else {})}
            look = f' s="{self.file.add_format(wanted)._get_xf_index()}"'
            self._looks[style, numbers] = look
        return look

    def close(self, created: datetime) -> None:
        """Put it together. `created` stands in the file's properties, so that the same book gives
        the same file.
        """
        self.file.set_properties({"title": "Croupier", "created": created})
        self.file.close()


@contextmanager
def workbook(file: IO[bytes]) -> Iterator[Workbook]:
    """A new workbook; whatever becomes of it, what it puts on the disk in the meantime is gone at
    the end.
    """
    with own_folder() as folder:
        book = Workbook(file, str(folder))
        try:
            yield book
        finally:
            for sheet in book.file.worksheets():
                sheet._opt_close()


@lru_cache(256)
def letter(column: int) -> str:
    """The name of a column, counted from 0: A, B, …, Z, AA."""
    name: str = xl_col_to_name(column)
    return name
