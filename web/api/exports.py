"""The books taken home: files to download."""

import tempfile
from collections.abc import Iterator
from datetime import date
from typing import IO

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

from games.language import say
from ledger.errors import NoSuchNight
from ledger.export import FORMATS, csv_files, export
from ledger.export.reading import reading
from ledger.kinds.nights import slug_of
from ledger.reports.nights import listed, opened_between
from web.api.asked import Asked
from web.api.door import Door
from web.api.who_may import host

door = Door(
    "exports", __name__, url_prefix="/api", description="The books taken home, for the host."
)

CSV = "text/csv; charset=utf-8"
_MEDIA = [CSV, *(format_.media for format_ in FORMATS.values())]
_IN_MEMORY = 1 << 20
_PIECE = 1 << 16
_KINDS = "any(" + ",".join(f'"{kind}"' for kind in FORMATS) + ")"


class ExportQuery(ma.Schema):
    """Which nights, where it is not said in the path; and of CSV which of the files alone."""

    nights = fields.String(validate=validate.Regexp(r"\A[0-9]{1,15}(,[0-9]{1,15}){0,999}\Z"))
    first = fields.Date(data_key="from")
    last = fields.Date(data_key="to")


class FileQuery(ma.Schema):
    """Of CSV one of the files alone."""

    file = fields.String(validate=validate.OneOf(csv_files.names()))


class ChosenQuery(ExportQuery, FileQuery):
    """Both."""


@door.gives(f"/nights/<number:night>/exports/<{_KINDS}:kind>", host, _MEDIA, FileQuery)
def export_night(asked: Asked, night: int, kind: str, file: str | None = None) -> Response:
    """A night as a file: a spreadsheet, CSV, the bundle, plain-text accounting, or statements to
    print.
    """
    slug = next((kept.slug for kept in asked.services.book.nights() if kept.id == night), "")
    return _file(asked, [night], kind, slug_of(slug), file)


@door.gives(f"/exports/<{_KINDS}:kind>", host, _MEDIA, ChosenQuery)
def export_nights(
    asked: Asked,
    kind: str,
    nights: str | None = None,
    first: date | None = None,
    last: date | None = None,
    file: str | None = None,
) -> Response:
    """Nights in one file: those of these numbers, those opened on these days, or all of them."""
    chosen = None if nights is None else list(map(int, nights.split(",")))
    if first is not None or last is not None:
        with asked.services.book.database.reading() as connection:
            there = listed(connection)
        opened = opened_between(there, first, last, None)
        chosen = [number for number in opened if chosen is None or number in chosen]
        if not chosen:
            raise NoSuchNight(say("None of these nights was opened on these days."))
    return _file(asked, chosen, kind, "croupier", file)


def _file(
    asked: Asked, nights: list[int] | None, kind: str, name: str, part: str | None
) -> Response:
    """The whole file is made before the first byte goes out, so that a fault is answered as one."""
    file = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 (closed with the response)
    media, whole = FORMATS[kind].media, f"{name}{FORMATS[kind].suffix}"
    try:
        if kind == "csv" and part is not None:
            media, whole = CSV, f"{name}-{part}"
            with reading(asked.services.book, nights) as sources:
                csv_files.write_one(file, part, sources)
        else:
            export(asked.services.book, nights, kind, file)
        length = file.tell()
    except BaseException:
        file.close()
        raise
    file.seek(0)
    response = Response(_pieces(file), content_type=media)
    response.call_on_close(file.close)
    response.content_length = length
    response.headers.set("Content-Disposition", "attachment", filename=whole)
    return response


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while piece := file.read(_PIECE):
            yield piece
