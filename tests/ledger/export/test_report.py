"""What a night is summed up to: the statements come to what the desk says, the rounds to what the
tables made.
"""

import io
import re
import zipfile
import zlib

import pytest
import sqlalchemy as sa

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.errors import Damaged, NotThere
from ledger.export import FORMATS
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.kinds.nights import NightReopened
from ledger.kinds.players import PlayerAdded
from ledger.reports.desk_view import desk_view
from ledger.store.schema import entries, secrets
from tests.codes import coded
from tests.ledger.desk_night import DeskNight
from tests.ledger.export.checks import written
from tests.ledger.export.nights import random_night
from tests.ledger.whole_night import WholeNight


@pytest.mark.parametrize("night", range(5))
def test_statements_come_to_what_the_desk_says(night: int, sources: list[Source]) -> None:
    found = report(sources[night])
    for player in desk_view(found.night).players:
        lines = found.statements[player.player]
        assert sum(line.chips for line in lines) == player.chips
        assert sum(line.cash for line in lines) == player.cash_out - player.cash_in
        assert (
            sum(line.owes for line in lines) == player.owes_desk + player.owes_tables - player.owed
        )


@pytest.mark.parametrize("night", range(5))
def test_tables_come_to_what_the_desk_and_the_audit_say(night: int, sources: list[Source]) -> None:
    found = report(sources[night])
    for line in desk_view(found.night).tables:
        table = found.tables[line.table]
        assert (table.sum.results, table.sum.counted) == (line.result, line.found)
    audit = audited(DatabaseRecords(sources[night].connection, sources[night].id))
    assert audit.report.tables == tuple(table.sum for table in found.tables.values())
    assert audit.report.rounds == len(found.rounds)


def test_what_was_put_right_is_listed(sources: list[Source]) -> None:
    found = report(sources[1])
    kinds = {correction.kind for correction in found.put_right}
    assert kinds == {
        "undone",
        "amended",
        "round voided",
        "corrected",
        "shuffle promised anew",
        "night opened again",
        "tray counted",
        "drawer counted",
        "cash-out counted",
    }
    assert any(
        correction.kind == "round voided" and correction.why == "misdeal"
        for correction in found.put_right
    )
    assert all(correction.by == "host" for correction in found.put_right)


# Reading, on both databases


@pytest.fixture
def night(book: Book) -> WholeNight:
    """A night on a book of its own."""
    return random_night(book, "reading")


def book_something(night: WholeNight) -> None:
    """One more entry, whether the night is still open or not."""
    if night.now.is_open:
        night.do(PlayerAdded, "Somebody late")
    else:
        night.do(NightReopened)


@pytest.mark.conformance
def test_every_reading_is_of_one_moment(night: WholeNight) -> None:
    with reading(night.book) as (source,):
        before = [entry.number for entry in source.entries()]
        book_something(night)
        assert [entry.number for entry in source.entries()] == before
    with reading(night.book, [night.id]) as (source,):
        assert [entry.number for entry in source.entries()] == [*before, len(before) + 1]


@pytest.mark.conformance
def test_the_seed_of_a_round_in_play_is_in_no_file(
    book: Book, tmp_path_factory: pytest.TempPathFactory
) -> None:
    night = WholeNight(book, "secret")
    night.do(PlayerAdded, "Ana")
    table = night.open_table("uth", [1])
    night.begin(table)
    night.act(table, 1, "bet", ante=1)
    night.act(table, "dealer", "deal")
    with reading(book) as sources:
        seed = sources[0].connection.execute(sa.select(secrets.c.seed)).scalar_one()
        for kind in FORMATS:
            folder = tmp_path_factory.mktemp(kind)
            content = _unpacked(written(sources, kind, folder).read_bytes())
            assert seed.hex().encode() not in content
            assert bytes(seed) not in content


def _unpacked(content: bytes) -> bytes:
    """The content, and that of every stream and archive in it."""
    if content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return b"".join(archive.read(name) for name in archive.namelist())
    if content.startswith(b"%PDF"):
        streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", content, re.DOTALL)
        return content + b"".join(
            zlib.decompressobj().decompress(stream) for stream in streams if stream[:1] == b"x"
        )
    return content


@pytest.mark.conformance
def test_a_night_that_is_not_there(book: Book) -> None:
    with pytest.raises(NotThere, check=coded("no-such-night")), reading(book):
        pass
    DeskNight(book)
    with pytest.raises(NotThere, check=coded("no-such-night")), reading(book, [1, 99]):
        pass


@pytest.mark.parametrize(
    "body",
    [b'{"kind":7}', b"[]", b"\xff", b'{"at":1,"by":{},"kind":"?","request":{},"transfers":[]}'],
)
def test_an_entry_that_says_nothing_is_named(body: bytes, book: Book) -> None:
    night = DeskNight(book)
    row = {
        "night": night.id,
        "number": 2,
        "body": body,
        "hash": bytes(32),
        "sender": "x",
        "key": "y",
    }
    with book.database.writing() as connection:
        connection.execute(sa.insert(entries), row)
    with reading(book) as (source,), pytest.raises(Damaged, match="ntry 2 "):
        report(source)
