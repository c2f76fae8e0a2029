"""Pages to print: fonts that have the letters of people's names, and tables.

Three fonts come with Croupier: DejaVu Sans (Latin, Greek, Cyrillic, Hebrew, Arabic and more), its
bold cut, and Noto Emoji. They are embedded, shaped by harfbuzz and set in both directions. Where a
name has letters that none of them has (Chinese, Japanese, Korean), a font of this machine is asked
for them; a character that is nowhere is shown as a box, and the page says what to install; a
player's number stands beside the name.
"""

import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from importlib.resources import as_file, files
from typing import IO, Literal, TypeAlias

from fontTools.ttLib import TTLibError
from fpdf import FPDF
from fpdf.errors import FPDFException
from fpdf.fonts import TTFFont

from games.language import gettext
from ledger.export import cjk
from ledger.export.words import one_line

TEXT, EMOJI, CJK = "DejaVu", "Emoji", "CJK"
MISSING = "□"
_FONTS = (
    (TEXT, "", "DejaVuSans.ttf"),
    (TEXT, "B", "DejaVuSans-Bold.ttf"),
    (EMOJI, "", "NotoEmoji-Regular.ttf"),
)
_GREY, _LIGHT = 110, 200
# Millimetres: a line of a table, the room on both sides of a cell, and the foot of a page.
_LINE, _PAD, _FOOT = 5.0, 1.0, 20.0
_SIZE = 9
"""The size of what stands in tables, in points."""
_ABOVE, _HEADING = 3.0, 11
"""Millimetres above a heading, and its size in points."""
_MOST_LINES = 40
"""What somebody wrote into a book by hand could fill more than a page."""
_PLAIN = re.compile("[ -\u024f\u0370-\u03ff\u0400-\u0482\u2010-\u2026\u20ac\u2212]*")
"""Latin, Greek and Cyrillic: from the left, a letter a glyph, all in the text's own font."""

_KEPT = 4096
"""Texts whose lines are kept: most of what a page says stands on many others, too."""

Align: TypeAlias = Literal["LEFT", "RIGHT"]


@dataclass(frozen=True, slots=True)
class _Lines:
    """A text as it is shown, in lines that fit."""

    shown: str = ""
    lines: Sequence[tuple[str, float]] = ()
    """Each with how wide it is."""
    lacks: bool = False
    """Whether it shows a box for a character that the fonts lack."""


_Row: TypeAlias = Sequence[_Lines]

# It logs every step of leaving out the letters that a document does not use.
logging.getLogger("fontTools").setLevel(logging.WARNING)


class Paper:
    """A document of A4 pages, each with a foot."""

    def __init__(self, title: str, created: datetime, upright: bool = True) -> None:
        self._pdf = _Pages("portrait" if upright else "landscape", format="A4")
        self._pdf.set_title(one_line(title))
        self._pdf.set_creator("Croupier")
        self._pdf.set_creation_date(created)
        with as_file(files("ledger.export") / "fonts") as folder:
            for family, style, file in _FONTS:
                self._pdf.add_font(family, style, folder / file)
        self._pdf.alias_nb_pages("")  # somebody may be called "{nb}"
        self._others = [EMOJI]
        """Fonts for what the text's own has not."""
        self._is_plain, self._has_looked = True, False
        self._pdf.set_auto_page_break(True, _FOOT)
        self._pdf.c_margin = _PAD
        self._about = self._name = self._heading = ""
        self._due = ""
        """A heading that waits for the first row under it."""
        self._known = {
            code for font in self._pdf.fonts.values() for code in getattr(font, "cmap", ())
        }
        self._set = lru_cache(_KEPT)(self._fitted)

    def page(self, title: str, name: str, lines: Sequence[str], foot: str) -> None:
        """Begin a page of its own: what it is, whom or what it is about, and more about it."""
        self._pdf.add_page()  # finishes the one before, with the foot that was set for it
        self._pdf.lacks = False
        self._pdf.foot = self._shown(one_line(foot))
        self._about, self._name, self._heading, self._due = title, name, "", ""
        self._write(title, 10, grey=True)
        self._write(name, 18, bold=True)
        for line in lines:
            self._write(line, 9, grey=True)
        self._pdf.ln(3)

    def heading(self, text: str) -> None:
        """A heading within a page. It is written with the first row of the table that follows, so
        that it never stands alone at the foot of a page.
        """
        self._due = text

    def go_on(self) -> None:
        """One more page of the same: it says of what, and under which heading."""
        self._pdf.add_page()
        self._pdf.lacks = False
        self._write(gettext("{what}, continued", what=self._about), 10, grey=True)
        self._write(self._name, 11, bold=True)
        if self._heading and not self._due:
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
        table.end()

    def write(self, file: IO[bytes]) -> None:
        """Write the document, and close its fonts."""
        file.write(self._pdf.output())
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    # For the table

    @property
    def pdf(self) -> "_Pages":
        """The document that is written on."""
        return self._pdf

    @property
    def heading_height(self) -> float:
        """How much room the heading takes that is still to be written."""
        return _ABOVE + _HEADING * 0.5 if self._due else 0

    def write_heading(self) -> None:
        """Write the heading that waits for its table, if one does."""
        if self._due:
            self._heading, self._due = self._due, ""
            self._pdf.ln(_ABOVE)
            self._write(self._heading, _HEADING, bold=True)

    def lines(self, text: str, width: float, size: int, bold: bool) -> _Lines:
        """The text in lines that fit into this many millimetres."""
        return self._set(text, width, size, bold) if text else _Lines()

    def _fitted(self, text: str, width: float, size: int, bold: bool) -> _Lines:
        line = one_line(text)
        shown = self._shown(line)
        self._pdf.set_font(TEXT, "B" if bold else "", size)
        self.shape(shown)
        found = list(self._wrapped(shown, width - 2 * _PAD))
        if len(found) > _MOST_LINES:
            found = [*found[: _MOST_LINES - 1], "…"]
        wide = self._pdf.get_string_width
        return _Lines(shown, [(line, wide(line)) for line in found], lacks=shown != line)

    def put(self, text: _Lines, left: float, top: float, width: float, side: Align) -> None:
        """Write the text into a cell of a table, whose font is set."""
        pdf = self._pdf
        pdf.lacks = pdf.lacks or text.lacks
        is_plain = _PLAIN.fullmatch(text.shown)
        for line, wide in text.lines:
            if is_plain:
                start = left + (_PAD if side == "LEFT" else width - _PAD - wide)
                pdf.text(start, top + 0.5 * _LINE + 0.3 * pdf.font_size, line)
            else:
                self.shape(line, text.shown)
                pdf.set_xy(left, top)
                pdf.cell(width, _LINE, line, align=side)
            top += _LINE

    def _wrapped(self, text: str, width: float) -> Iterator[str]:
        """The lines of a text in the order in which it is read. (Those of `multi_cell` are in the
        order in which letters stand, so a line of Hebrew that was set again came out backwards.)
        """
        if self._pdf.get_string_width(text) <= width:
            yield text
            return
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
        """Have harfbuzz set what comes next, letters be looked for in other fonts, only where it
        must be: that takes ten times as long. A line of a longer text runs in the direction of the
        whole.
        """
        whole = like or text
        if _PLAIN.fullmatch(whole):
            self._plain()
            return
        self._is_plain = False
        direction = "rtl" if _runs_from_the_right(whole) else "ltr"
        self._pdf.set_fallback_fonts(self._others, exact_match=False)
        self._pdf.set_text_shaping(True, direction=direction)

    def _plain(self) -> None:
        if not self._is_plain:
            self._pdf.set_fallback_fonts([])
            self._pdf.set_text_shaping(False)
            self._is_plain = True

    def _write(self, text: str, size: int, bold: bool = False, grey: bool = False) -> None:
        found = self.lines(text, self._pdf.epw, size, bold)
        self._pdf.lacks = self._pdf.lacks or found.lacks
        self._pdf.set_font(TEXT, "B" if bold else "", size)
        self._pdf.set_text_color(_GREY if grey else 0)
        for line, _ in found.lines:
            self.shape(line, found.shown)
            self._pdf.cell(0, size * 0.5, line, align="LEFT", new_x="LMARGIN", new_y="NEXT")
        self._pdf.set_text_color(0)

    def lacks(self, text: str) -> bool:
        """Whether no font has one of its letters, so that a box is shown for it."""
        line = one_line(text)
        return self._shown(line) != line

    def _shown(self, line: str) -> str:
        """The line with a box for every character that no font has."""
        if any(ord(letter) not in self._known and _is_cjk(letter) for letter in line):
            self._look_for_cjk()
        return "".join(letter if ord(letter) in self._known else MISSING for letter in line)

    def _look_for_cjk(self) -> None:
        """Take the first font of this machine that can be read, once."""
        if self._has_looked:
            return
        self._has_looked = True
        for path in cjk.installed():
            try:
                self._pdf.add_font(CJK, "", path)
            except (FPDFException, TTLibError, OSError, NotImplementedError):
                continue  # a font that is broken, or of a kind that fpdf2 cannot embed
            self._others.append(CJK)
            self._known |= getattr(self._pdf.fonts[CJK.lower()], "cmap", {}).keys()
            return


def _is_cjk(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


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
        self._is_begun = False

    def row(self, cells: Sequence[str], bold: bool = False) -> None:
        """A row, each cell over as many lines as it needs, and a thin line under it."""
        lines = self._lines(cells, bold)
        if not self._is_begun:
            self._begin(_height(lines))
        elif self._pdf.will_page_break(_height(lines)):
            self._paper.go_on()
            self._put_head()
        self._put(lines, bold)

    def end(self) -> None:
        """Without a row there is the head alone."""
        if not self._is_begun:
            self._begin(0)

    def _begin(self, first: float) -> None:
        """Write the heading and the head, on this page if the first row, so high, fits below."""
        self._is_begun = True
        head = _height(self._lines(self._head, bold=True)) if self._head is not None else 0
        if self._pdf.will_page_break(self._paper.heading_height + head + first):
            self._paper.go_on()
        self._paper.write_heading()
        self._put_head()

    def _put_head(self) -> None:
        if self._head is not None:
            self._put(self._lines(self._head, bold=True), bold=True)

    def _lines(self, cells: Sequence[str], bold: bool) -> _Row:
        return [
            self._paper.lines(text, width, _SIZE, bold)
            for text, width in zip(cells, self._widths, strict=True)
        ]

    def _put(self, row: _Row, bold: bool) -> None:
        """Write a row here."""
        pdf, height = self._pdf, _height(row)
        pdf.set_font(TEXT, "B" if bold else "", _SIZE)
        left, top = pdf.l_margin, pdf.y
        for text, width, side in zip(row, self._widths, self._aligned, strict=True):
            self._paper.put(text, left, top, width, side)
            left += width
        pdf.set_draw_color(_LIGHT)
        pdf.line(pdf.l_margin, top + height, left, top + height)
        pdf.set_xy(pdf.l_margin, top + height)


def _height(row: _Row) -> float:
    return _LINE * max(1, *(len(text.lines) for text in row))


class _Pages(FPDF):
    """What stands at the foot of every page."""

    foot = ""
    lacks = False
    """Whether the page shows a box for a character that the fonts lack."""

    def footer(self) -> None:
        """See `FPDF.footer`."""
        self.set_font(TEXT, "", 7)
        self.set_text_color(_GREY)
        self.set_text_shaping(False)
        if self.lacks:
            self.set_y(-18)
            self.cell(0, 4, f"{MISSING} {gettext(cjk.HOW)}", align="RIGHT")
        self.set_y(-15)
        page = gettext("page {number}", number=self.page_no())
        self.cell(0, 4, f"{self.foot}   {page}", align="RIGHT")
        self.set_text_color(0)
