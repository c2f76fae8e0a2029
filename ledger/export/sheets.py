"""A workbook written row by row, so that its size costs no memory: sheets, styles, and formulas
with their values.
"""

import io
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import IO, Any, Literal, TypeAlias, TypeVar

import xlsxwriter
from xlsxwriter.utility import xl_col_to_name

from ledger.export.words import one_line

MOST_ROWS = 1_048_576
"""How many rows a sheet can have, in every program that reads one."""

Style: TypeAlias = Literal["plain", "title", "head", "total"]
Cell: TypeAlias = "str | int | Decimal | datetime | Formula | None"
"""None, or an empty text, leaves a cell empty. An amount of money is a `Decimal` with the decimals
of its currency.
"""
_Item = TypeVar("_Item")

_TIME = "yyyy-mm-dd hh:mm:ss"
_STYLES: dict[Style, dict[str, Any]] = {
    "plain": {},
    "title": {"bold": True, "font_size": 14},
    "head": {"bold": True, "bg_color": "#D8E4DC", "bottom": 1},
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
        self._book = book
        self._sheet = book.file.add_worksheet(name)
        for column, width in enumerate(widths):
            self._sheet.set_column(column, column, width)

    def put(self, *cells: Cell, style: Style = "plain") -> int:
        """Write a row. Returns its number."""
        for column, cell in enumerate(cells):
            if cell is not None and cell != "":
                self._put(column, cell, style)
        self.row += 1
        return self.row - 1

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
        self.put(*head, style="head")
        first = self.row
        written = []
        for item in items:
            row = cells(self.row, item)
            self.put(*row)
            written.append(row)
        rows = self.since(first)
        label, columns = totals
        if columns:
            total: list[Cell] = [None] * len(head)
            for at in (at for at in range(len(head)) if letter(at) in columns):
                total[at] = _total(rows.here(letter(at)), [value_of(row[at]) for row in written])
            self.put(label, *total[1:], style="total")
        return rows

    def skip(self) -> None:
        """Leave a row empty."""
        self.row += 1

    def freeze(self, rows: int, columns: int = 0) -> None:
        """Keep the first rows and columns in sight."""
        self._sheet.freeze_panes(rows, columns)

    def since(self, first: int) -> Rows:
        """The rows from this one up to the last that was written."""
        return Rows(self.name, first, self.row - 1)

    def _put(self, column: int, cell: Cell, style: Style) -> None:
        at = (self.row - 1, column)
        match cell:
            case str():
                self._sheet.write_string(*at, one_line(cell), self._book.format(style, ""))
            case datetime():
                # A spreadsheet knows no time zones: it is the time on the clock of the room.
                self._sheet.write_datetime(
                    *at, cell.replace(tzinfo=None), self._book.format(style, _TIME)
                )
            case Formula():
                look = self._book.format(style, _number_format(cell.value))
                self._sheet.write_formula(*at, cell.text, look, cell.value)
            case int() | Decimal():
                self._sheet.write_number(*at, cell, self._book.format(style, _number_format(cell)))


def _total(cells: str, values: Sequence[int | Decimal]) -> Formula:
    """The total of a column. Sums of money are rounded: a spreadsheet computes in binary
    fractions.
    """
    total = sum(values)
    if isinstance(total, Decimal):
        return Formula(f"=ROUND(SUM({cells}),{_decimals(total)})", total)
    return Formula(f"=SUM({cells})", total)


def _decimals(amount: Decimal) -> int:
    return -int(amount.as_tuple().exponent)


def _number_format(value: int | Decimal | str) -> str:
    if isinstance(value, str):
        return ""
    decimals = _decimals(value) if isinstance(value, Decimal) else 0
    plain = f"#,##0{'.' * bool(decimals)}{'0' * decimals}"
    return f"{plain};[Red]-{plain}"


class Workbook:
    """The workbook. Rows go to the disk as soon as the next one begins."""

    def __init__(self, file: IO[bytes]) -> None:
        options = {
            "constant_memory": True,
            "strings_to_formulas": False,
            "strings_to_numbers": False,
            "strings_to_urls": False,
        }
        # Packed in memory, and written at once: the packer fails in words of its own on a disk that
        # is full.
        self._target, self._packed = file, io.BytesIO()
        self.file = xlsxwriter.Workbook(self._packed, options)
        self._formats: dict[tuple[Style, str], Any] = {}

    def sheet(self, name: str, widths: Sequence[int]) -> Sheet:
        """One more sheet, its columns so many characters wide."""
        return Sheet(self, name, widths)

    def format(self, style: Style, numbers: str) -> Any:
        """The format of a cell; one object for all that look alike."""
        if (style, numbers) not in self._formats:
            look = {**_STYLES[style], **({"num_format": numbers} if numbers else {})}
            self._formats[style, numbers] = self.file.add_format(look)
        return self._formats[style, numbers]

    def close(self, created: datetime) -> None:
        """Put it together. `created` stands in the file's properties, so that the same book gives
        the same file.
        """
        self.file.set_properties({"title": "Croupier", "created": created})
        self.file.close()
        self._target.write(self._packed.getbuffer())


def letter(column: int) -> str:
    """The name of a column, counted from 0: A, B, …, Z, AA."""
    name: str = xl_col_to_name(column)
    return name
