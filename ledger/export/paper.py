"""Pages to print: fonts that have the letters of people's names, and tables.

Three fonts come with Croupier: DejaVu Sans (Latin, Greek, Cyrillic, Hebrew, Arabic and more), its
bold cut, and Noto Emoji. They are embedded, shaped by harfbuzz and set in both directions. A
character that none of them has (Chinese, Japanese, Korean) is shown as a box, and the page says so;
a player's number stands beside the name.
"""

import logging
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from importlib.resources import as_file, files
from typing import IO, Literal, TypeAlias

from fpdf import FPDF

from ledger.export.words import one_line

TEXT, EMOJI = "DejaVu", "Emoji"
MISSING = "□"
_FONTS = (
    (TEXT, "", "DejaVuSans.ttf"),
    (TEXT, "B", "DejaVuSans-Bold.ttf"),
    (EMOJI, "", "NotoEmoji-Regular.ttf"),
)
_GREY, _LIGHT = 110, 200
# Millimetres: a line of a table, the room on both sides of a cell, and the foot of a page.
_LINE, _PAD, _FOOT = 5.0, 1.0, 20.0
_MOST_LINES = 40
"""What somebody wrote into a book by hand could fill more than a page."""

Align: TypeAlias = Literal["LEFT", "RIGHT"]

# It logs every step of leaving out the letters that a document does not use.
logging.getLogger("fontTools").setLevel(logging.WARNING)


class Paper:
    """A document of A4 pages, each with a foot."""

    def __init__(self, title: str, created: datetime) -> None:
        self._pdf = _Pages(format="A4")
        self._pdf.set_title(one_line(title))
        self._pdf.set_creator("Croupier")
        self._pdf.set_creation_date(created)
        with as_file(files("ledger.export") / "fonts") as folder:
            for family, style, file in _FONTS:
                self._pdf.add_font(family, style, folder / file)
        self._pdf.set_fallback_fonts([EMOJI], exact_match=False)
        self._pdf.set_auto_page_break(True, _FOOT)
        self._pdf.c_margin = _PAD
        self._about = self._name = self._heading = ""
        self._known = {
            code for font in self._pdf.fonts.values() for code in getattr(font, "cmap", ())
        }

    def page(self, title: str, name: str, lines: Sequence[str], foot: str) -> None:
        """Begin a page of its own: what it is, whom or what it is about, and more about it."""
        self._pdf.add_page()  # finishes the one before, with the foot that was set for it
        self._pdf.lacks = False
        self._pdf.foot = self._shown(foot)
        self._about, self._name, self._heading = title, name, ""
        self._write(title, 10, grey=True)
        self._write(name, 18, bold=True)
        for line in lines:
            self._write(line, 9, grey=True)
        self._pdf.ln(3)

    def heading(self, text: str) -> None:
        """A heading within a page."""
        self._heading = text
        self._pdf.ln(3)
        self._write(text, 11, bold=True)

    def go_on(self) -> None:
        """One more page of the same: it says of what, and under which heading."""
        self._pdf.add_page()
        self._pdf.lacks = False
        self._write(f"{self._about}, continued", 10, grey=True)
        self._write(self._name, 11, bold=True)
        if self._heading:
            self._write(self._heading, 10, grey=True)

    def table(
        self,
        shares: Sequence[int],
        aligned: Sequence[Align],
        rows: Iterable[Sequence[str]],
        head: Sequence[str] | None = None,
        total: Sequence[str] | None = None,
    ) -> None:
        """A table over the width of the page; its columns have these shares of it. Where it goes on
        over several pages, each says whose page it is, and has the table's head.
        """
        table = _Table(self, shares, aligned, head)
        for row in rows:
            table.row(row)
        if total is not None:
            table.row(total, bold=True)

    def write(self, file: IO[bytes]) -> None:
        """Write the document."""
        file.write(self._pdf.output())

    # For the table

    @property
    def pdf(self) -> "_Pages":
        """The document that is written on."""
        return self._pdf

    def lines(self, text: str, width: float) -> list[str]:
        """The text as it is shown, in lines that fit into this many millimetres."""
        shown = self._shown(text)
        self.shape(shown)
        found = list(self._wrapped(shown, width - 2 * _PAD))
        return found if len(found) <= _MOST_LINES else [*found[: _MOST_LINES - 1], "…"]

    def _wrapped(self, text: str, width: float) -> Iterator[str]:
        """The lines of a text in the order in which it is read. (Those of `multi_cell` are in the
        order in which letters stand, so a line of Hebrew that was set again came out backwards.)
        """
        line = ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if self._pdf.get_string_width(longer) <= width:
                line = longer
                continue
            if line:
                yield line
            while self._pdf.get_string_width(word) > width and len(word) > 1:
                fits = next(
                    at
                    for at in range(len(word) - 1, 0, -1)
                    if at == 1 or self._pdf.get_string_width(word[:at]) <= width
                )
                yield word[:fits]
                word = word[fits:]  # noqa: PLW2901 - what is left of it
            line = word
        yield line

    def shape(self, text: str, like: str = "") -> None:
        """Have harfbuzz set what comes next only where it must: that takes ten times as long. A
        line of a longer text runs in the direction of the whole.
        """
        whole = like or text
        direction = "rtl" if _runs_from_the_right(whole) else "ltr"
        self._pdf.set_text_shaping(not whole.isascii(), direction=direction)

    def _write(self, text: str, size: int, bold: bool = False, grey: bool = False) -> None:
        self._pdf.set_font(TEXT, "B" if bold else "", size)
        self._pdf.set_text_color(_GREY if grey else 0)
        for line in self.lines(text, self._pdf.epw):
            self.shape(line, text)
            self._pdf.cell(0, size * 0.5, line, align="LEFT", new_x="LMARGIN", new_y="NEXT")
        self._pdf.set_text_color(0)

    def _shown(self, text: str) -> str:
        """The text on one line, with a box for every character that no font has."""
        line = one_line(text) if text else ""
        shown = "".join(letter if ord(letter) in self._known else MISSING for letter in line)
        self._pdf.lacks = self._pdf.lacks or shown != line
        return shown


def _runs_from_the_right(text: str) -> bool:
    """Whether the first letter that has a direction is one of Hebrew, Arabic and the like."""
    kinds = (unicodedata.bidirectional(letter) for letter in text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"


class _Table:
    """A table that is being written. (The one that fpdf2 brings along measures every cell again and
    again.)
    """

    def __init__(
        self,
        paper: Paper,
        shares: Sequence[int],
        aligned: Sequence[Align],
        head: Sequence[str] | None,
    ) -> None:
        self._paper, self._pdf = paper, paper.pdf
        self._widths = [share * self._pdf.epw / sum(shares) for share in shares]
        self._aligned, self._head = aligned, head
        if head is not None:
            self._put(head, bold=True)

    def row(self, cells: Sequence[str], bold: bool = False) -> None:
        """A row, each cell over as many lines as it needs, and a thin line under it."""
        if self._put(cells, bold):
            return
        self._paper.go_on()
        if self._head is not None:
            self._put(self._head, bold=True)
        self._put(cells, bold)

    def _put(self, cells: Sequence[str], bold: bool) -> bool:
        """Write a row here, unless the page is full."""
        pdf = self._pdf
        pdf.set_font(TEXT, "B" if bold else "", 9)
        lines = [
            self._paper.lines(text, width) for text, width in zip(cells, self._widths, strict=True)
        ]
        height = _LINE * max(map(len, lines))
        if pdf.will_page_break(height):
            return False
        left, top = pdf.l_margin, pdf.y
        for text, cell, width, side in zip(cells, lines, self._widths, self._aligned, strict=True):
            for down, line in enumerate(cell):
                pdf.set_xy(left, top + down * _LINE)
                self._paper.shape(line, text)
                pdf.cell(width, _LINE, line, align=side)
            left += width
        pdf.set_draw_color(_LIGHT)
        pdf.line(pdf.l_margin, top + height, left, top + height)
        pdf.set_xy(pdf.l_margin, top + height)
        return True


class _Pages(FPDF):
    """What stands at the foot of every page."""

    foot = ""
    lacks = False
    """Whether the page shows a box for a character that the fonts lack."""

    def footer(self) -> None:
        """See `FPDF.footer`."""
        self.set_y(-15)
        self.set_font(TEXT, "", 7)
        self.set_text_color(_GREY)
        self.set_text_shaping(False)
        lacking = (
            f"{MISSING} stands for a character that these fonts do not have.   "
            if self.lacks
            else ""
        )
        self.cell(0, 4, f"{lacking}{self.foot}   page {self.page_no()}", align="RIGHT")
        self.set_text_color(0)
