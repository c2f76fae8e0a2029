"""Nights taken home: spreadsheets, plain-text accounting, statements to print, and the bundle that
anyone can check.

Everything is read in one transaction, so a file never mixes two moments of a night that goes on.
The seed of a round in play is nowhere in what an export reads. Names, in all formats, come out
right and can do nothing.
"""

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, TextIO, TypeAlias

if TYPE_CHECKING:  # whoever only asks which formats there are needs no database
    from ledger.book import Book
    from ledger.export.reading import Source

_Write: TypeAlias = "Callable[[IO[bytes], Sequence[Source]], None]"


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file."""

    suffix: str
    media: str
    """Its media type, for a browser."""

    @property
    def is_text(self) -> bool:
        """Whether a terminal can show it."""
        return self.media.startswith("text/") or self.media == "application/json"


@dataclass(frozen=True, slots=True)
class Format(FileKind):
    """A kind of file that nights are written into."""

    write: _Write
    reads: int = 2
    """How often it reads every entry; of scored games once more."""


def export(
    book: "Book",
    nights: Iterable[int] | None,
    format: str,
    file: IO[bytes],
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> int:
    """Write these nights (None: all) into a file, in one of `FORMATS`. Days and times for people
    are those of this machine. `progress` is told how many entries are done, of how many in all
    nights. Returns how many nights there were. Raises `no-such-night`, `Damaged`.
    """
    from ledger.export.reading import reading

    done = _Done(FORMATS[format].reads, progress)
    with reading(book, nights, done.read) as sources:
        done.total = sum(source.length for source in sources)
        FORMATS[format].write(file, sources)
        return len(sources)


def export_csv(
    book: "Book",
    nights: Iterable[int] | None,
    folder: Path,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> int:
    """Write the CSV files of these nights (None: all) into a folder. See `export`."""
    from ledger.export import csv_files
    from ledger.export.reading import reading

    done = _Done(FORMATS["csv"].reads, progress)
    with reading(book, nights, done.read) as sources:
        done.total = sum(source.length for source in sources)
        csv_files.write_folder(folder, sources)
        return len(sources)


def export_csv_file(
    book: "Book",
    nights: Iterable[int] | None,
    name: str,
    file: IO[bytes],
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Write one of the CSV files of these nights (None: all). See `export`."""
    from ledger.export import csv_files
    from ledger.export.reading import reading

    done = _Done(FORMATS["csv"].reads, progress)
    with reading(book, nights, done.read) as sources:
        done.total = sum(source.length for source in sources)
        csv_files.write_one(file, name, sources)


class _Done:
    """How much of an export is done, whose format reads every night so many times."""

    def __init__(self, reads: int, progress: Callable[[int, int], None]) -> None:
        self.total = 0
        self._reads, self._progress = reads, progress
        self._read = self._last = 0

    def read(self, number: int, _length: int) -> None:
        """Entries up to this one of a night have been read: on from the last, or from the first."""
        self._read += number - self._last if number > self._last else number
        self._last = number
        self._progress(min(self._read // self._reads, self.total), self.total)


# Each library is loaded by whoever needs it, and by nobody else.


def _xlsx(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import xlsx

    xlsx.write(file, sources)


def _csv(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import csv_files

    csv_files.write(file, sources)


def _hledger(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import chips_journal, hledger

    with _text(file) as text:
        hledger.write(text, sources, chips_journal.CHIPS_JOURNAL)


def _hledger_house(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import hledger, house_books

    with _text(file) as text:
        hledger.write(text, sources, house_books.HOUSE_BOOKS)


def _beancount(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import beancount, chips_journal

    with _text(file) as text:
        beancount.write(text, sources, chips_journal.CHIPS_JOURNAL)


def _beancount_house(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import beancount, house_books

    with _text(file) as text:
        beancount.write(text, sources, house_books.HOUSE_BOOKS)


@contextmanager
def _text(file: IO[bytes]) -> Iterator[TextIO]:
    text = io.TextIOWrapper(file, "utf-8", newline="\n")
    yield text
    text.detach()


def _pdf(file: IO[bytes], sources: "Sequence[Source]") -> None:
    from ledger.export import pdf

    pdf.write(file, sources)


def _json(file: IO[bytes], sources: "Sequence[Source]") -> None:
    """The bundle of each night, one a line."""
    from ledger.export import bundles

    bundles.write(file, sources)


FORMATS: Mapping[str, Format] = {
    "xlsx": Format(
        ".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", _xlsx, 4
    ),
    "csv": Format(".zip", "application/zip", _csv),
    "hledger": Format(".journal", "text/plain; charset=utf-8", _hledger),
    "hledger-house": Format(".house.journal", "text/plain; charset=utf-8", _hledger_house),
    "beancount": Format(".beancount", "text/plain; charset=utf-8", _beancount),
    "beancount-house": Format(".house.beancount", "text/plain; charset=utf-8", _beancount_house),
    "pdf": Format(".pdf", "application/pdf", _pdf, 1),
    "json": Format(".json", "application/json", _json, 1),
}
REPORTS: Mapping[str, FileKind] = {
    kind: FileKind(FORMATS[kind].suffix, FORMATS[kind].media)
    for kind in ("xlsx", "csv", "json", "pdf")
}
"""The kinds of file of a treasurer's report (`ledger.export.treasurer_files`)."""
