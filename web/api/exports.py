"""The books taken home: files to download."""

import tempfile
from collections.abc import Iterator
from datetime import date
from functools import partial
from typing import IO

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

from games.language import force_locale, language
from ledger.book import Book
from ledger.errors import NotThere
from ledger.export import FORMATS, csv_files, export, export_csv_file
from ledger.kinds.nights import slug_of
from ledger.reports.nights import NightSummary, listed, opened_between
from ledger.store.temporary import explained
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Word
from web.api.permits import host
from web.services.exports import Progress
from web.shown.exports import Exports, exports

blueprint = ApiBlueprint(
    "exports", __name__, url_prefix="/api", description="The books taken home, for the host."
)

CSV = "text/csv; charset=utf-8"
_MEDIA = [CSV, *(format_.media for format_ in FORMATS.values())]
_IN_MEMORY = 1 << 20
_PIECE = 1 << 16
LONG = 10_000
"""So many entries, and more, are an export that nobody should wait for: it takes more than a few
seconds.
"""
_KINDS = "any(" + ",".join(f'"{kind}"' for kind in FORMATS) + ")"


class ExportQuery(ma.Schema):
    """Which nights: of these numbers, or opened on these days, or both; all where nothing is
    said.
    """

    nights = fields.String(validate=validate.Regexp(r"\A[0-9]{1,15}(,[0-9]{1,15}){0,999}\Z"))
    first = fields.Date(data_key="from")
    last = fields.Date(data_key="to")


class FileQuery(ma.Schema):
    """Of CSV one of the files alone."""

    file = fields.String(validate=validate.OneOf(csv_files.names()))


class ChosenQuery(ExportQuery, FileQuery):
    """Both."""


class BeginExport(ChosenQuery):
    """Which nights, and as what."""

    kind = Word(*FORMATS)


# Files of long exports, made beside everything else


@blueprint.reads("/exports", host, Exports, ExportQuery)
def look_at_exports(
    context: Context,
    nights: str | None = None,
    first: date | None = None,
    last: date | None = None,
) -> Exports:
    """Which files are being made, or wait to be taken."""
    chosen = _chosen(context, nights, first, last)
    return exports(context.services, sum(night.entries for night in chosen) >= LONG)


@blueprint.writes("/exports", host, BeginExport, Exports, keyed=False)
def begin_export(
    context: Context,
    kind: str,
    nights: str | None = None,
    first: date | None = None,
    last: date | None = None,
    file: str | None = None,
) -> Exports:
    """Begin a file of these nights, which is made beside everything else."""
    services = context.services
    chosen = _chosen(context, nights, first, last)
    if not chosen:
        raise NotThere.saying("There are no nights yet.", "no-such-night")
    name = slug_of(chosen[0].slug) if len(chosen) == 1 else "croupier"
    media, whole = _named(kind, name, file)
    numbers = [night.number for night in chosen]
    rounds = sum(
        table.rounds for number in numbers for table in services.book.night(number).tables.values()
    )
    services.exports.begin(
        whole, media, rounds, partial(_write_in, language(), services.book, numbers, kind, file)
    )
    return exports(services, is_long=True)


@blueprint.writes("/exports/<number:export>", host, answers=Exports, method="DELETE", keyed=False)
def drop_export(context: Context, export: int) -> Exports:
    """Stop making this file, or throw it away."""
    context.services.exports.drop(export)
    return exports(context.services, is_long=True)


@blueprint.gives("/exports/<number:export>/file", host, _MEDIA)
def take_export(context: Context, export: int) -> Response:
    """A file that was made."""
    made, pieces = context.services.exports.file(export)
    return _download(Response(pieces, content_type=made.media), made.name, made.size)


# Files that are made at once


@blueprint.gives(f"/nights/<number:night>/exports/<{_KINDS}:kind>", host, _MEDIA, FileQuery)
def export_night(context: Context, night: int, kind: str, file: str | None = None) -> Response:
    """A night as a file: a spreadsheet, CSV, the bundle, plain-text accounting, or statements to
    print.
    """
    slug = next((kept.slug for kept in context.services.book.nights() if kept.id == night), "")
    return _file(context, [night], kind, slug_of(slug), file)


@blueprint.gives(f"/exports/<{_KINDS}:kind>", host, _MEDIA, ChosenQuery)
def export_nights(
    context: Context,
    kind: str,
    nights: str | None = None,
    first: date | None = None,
    last: date | None = None,
    file: str | None = None,
) -> Response:
    """Nights in one file: those of these numbers, those opened on these days, or all of them."""
    chosen = [night.number for night in _chosen(context, nights, first, last)]
    return _file(context, chosen or None, kind, "croupier", file)


def _chosen(
    context: Context, nights: str | None, first: date | None, last: date | None
) -> list[NightSummary]:
    """The nights that are chosen. Raises `no-such-night`."""
    with context.services.book.database.reading() as connection:
        there = {night.number: night for night in listed(connection)}
    numbers = sorted(there) if nights is None else sorted(set(map(int, nights.split(","))))
    if not there.keys() >= set(numbers):
        raise NotThere.saying("There is no such night.", "no-such-night")
    if first is None and last is None:
        return [there[number] for number in numbers]
    opened = opened_between(there.values(), first, last)
    if not (chosen := [there[number] for number in numbers if number in opened]):
        raise NotThere.saying("None of these nights was opened on these days.", "no-such-night")
    return chosen


def _named(kind: str, name: str, part: str | None) -> tuple[str, str]:
    """The media type of a file, and what it is called."""
    if kind == "csv" and part is not None:
        return CSV, f"{name}-{part}"
    return FORMATS[kind].media, f"{name}{FORMATS[kind].suffix}"


def _write_in(
    code: str,
    book: Book,
    nights: list[int],
    kind: str,
    part: str | None,
    file: IO[bytes],
    progress: Progress,
) -> None:
    """Write it in the language of whoever began it, who is not the one that makes it."""
    with force_locale(code):
        _write(book, nights, kind, part, file, progress)


def _write(
    book: Book,
    nights: list[int] | None,
    kind: str,
    part: str | None,
    file: IO[bytes],
    progress: Progress,
) -> None:
    if kind == "csv" and part is not None:
        export_csv_file(book, nights, part, file, progress)
    else:
        export(book, nights, kind, file, progress=progress)


def _file(
    context: Context, nights: list[int] | None, kind: str, name: str, part: str | None
) -> Response:
    """The file is made whole before its first byte goes out: an error is answered as one."""
    file = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 (closed with the response)
    media, whole = _named(kind, name, part)
    try:
        with explained():
            _write(context.services.book, nights, kind, part, file, lambda done, total: None)
        length = file.tell()
    except BaseException:
        file.close()
        raise
    file.seek(0)
    response = Response(_pieces(file), content_type=media)
    response.call_on_close(file.close)
    return _download(response, whole, length)


def _download(response: Response, name: str, size: int) -> Response:
    response.content_length = size
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while piece := file.read(_PIECE):
            yield piece
