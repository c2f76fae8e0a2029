"""Nights as bundles that anybody can check, one a line."""

from collections.abc import Iterator, Sequence
from typing import IO

from ledger import bundle
from ledger.audit.database import DatabaseRecords
from ledger.audit.records import EntryRow
from ledger.errors import Malformed
from ledger.export.reading import Source
from ledger.kinds.reading import read


class _Readable(DatabaseRecords):
    """The records of a night of which every entry can be read: others are no bundle."""

    def __init__(self, source: Source) -> None:
        super().__init__(source.connection, source.id, with_seeds=False)
        self._source = source

    def entries(self) -> Iterator[EntryRow]:
        """See `Records.entries`. Raises `Damaged`."""
        for row in super().entries():
            try:
                read(row.number, row.body, row.hash)
            except Malformed as error:
                raise self._source.damaged(row.number) from error
            yield row


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write the bundle of each night. Raises `Damaged`."""
    for source in sources:
        for piece in bundle.written(_Readable(source), source.progress):
            file.write(piece.encode())
