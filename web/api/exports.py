"""The books taken home: files to download."""

import tempfile
from collections.abc import Iterator
from typing import IO

from flask import Response

from games.language import ENGLISH, speaking
from ledger.export import FORMATS, export
from ledger.kinds.nights import slug_of
from web.api.asked import Asked
from web.api.door import Door
from web.api.who_may import host

door = Door(
    "exports", __name__, url_prefix="/api", description="The books taken home, for the host."
)

_MEDIA = [format_.media for format_ in FORMATS.values()]
_IN_MEMORY = 1 << 20
_PIECE = 1 << 16
_KINDS = "any(" + ",".join(f'"{kind}"' for kind in FORMATS) + ")"


@door.gives(f"/nights/<number:night>/exports/<{_KINDS}:kind>", host, _MEDIA)
def export_night(asked: Asked, night: int, kind: str) -> Response:
    """A night as a file: a spreadsheet, CSV, the bundle, plain-text accounting, or statements to
    print.
    """
    slug = next((kept.slug for kept in asked.services.book.nights() if kept.id == night), "")
    return _file(asked, [night], kind, slug_of(slug))


@door.gives(f"/exports/<{_KINDS}:kind>", host, _MEDIA)
def export_all(asked: Asked, kind: str) -> Response:
    """All nights in one file."""
    return _file(asked, None, kind, "croupier")


def _file(asked: Asked, nights: list[int] | None, kind: str, name: str) -> Response:
    """The whole file is made before the first byte goes out, so that a fault is answered as one."""
    file = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 (closed with the response)
    try:
        with speaking(ENGLISH):  # as whoever reads it elsewhere expects it
            export(asked.services.book, nights, kind, file)
        length = file.tell()
    except BaseException:
        file.close()
        raise
    file.seek(0)
    response = Response(_pieces(file), content_type=FORMATS[kind].media)
    response.call_on_close(file.close)
    response.content_length = length
    response.headers.set(
        "Content-Disposition", "attachment", filename=f"{name}{FORMATS[kind].suffix}"
    )
    return response


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while piece := file.read(_PIECE):
            yield piece
