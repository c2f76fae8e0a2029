"""Steps of the schema on a database full of nights, up and down: every hash, seal and balance stays
as it was.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

import migrations
from games.catalogue import GAMES
from games.engine import Game
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords, nights_of
from ledger.book import Book
from ledger.errors import Conflict, Unavailable
from ledger.kinds.cash import BuyIn
from ledger.kinds.drawer import DrawerCounted
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import MarkerRepaid
from ledger.kinds.nights import NightClosed, NightReopened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import SeriesEnded, TableClosed
from ledger.store import guards as guards_of_the_book
from ledger.store import migration, steps
from ledger.store.database import Database
from ledger.store.schema import NIGHTS, metadata
from tests.codes import coded
from tests.ledger.test_database import GUARDED, triggers
from tests.ledger.whole_night import NAMES, WholeNight, play_whole_night

pytestmark = pytest.mark.conformance

BEFORE_PHONES = "0007"
BEFORE_NUMBERS, OLD_GUARDS, BEFORE_COUNTS, WITHOUT_SCREENS = "0005", "0003", "0002", "0001"


class Contents(NamedTuple):
    """Every row of the book."""

    nights: list[Any]
    entries: list[Any]
    accounts: list[Any]
    transfers: list[Any]
    secrets: list[Any]


def contents(database: Database) -> Contents:
    with database.reading() as connection:
        rows = (
            connection.execute(sa.text(f"SELECT * FROM {table}")).all()
            for table in Contents._fields
        )
        return Contents(*(sorted(tuple(row) for row in found) for found in rows))


def of_nights(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The triggers that every step of the schema has: those of the nights."""
    return {table: names for table, names in found.items() if table in NIGHTS}


def revision(database: Database) -> str | None:
    with database.reading() as connection:
        found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def findings(database: Database) -> list[str]:
    with database.reading() as connection:
        ids = [night for night, _ in nights_of(connection)]
        return [
            str(finding)
            for night in ids
            for finding in audited(DatabaseRecords(connection, night)).findings
        ]


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    found = Database(database_url)
    yield found
    found.close()


SOME = tuple(GAMES.values())[::5]
"""A step of the schema knows no game: the rows of these are like those of the others."""


def plain_night(book: Book, games: Iterable[Game] = SOME) -> WholeNight:
    """These games, with an undo, a voided hand, markers, gifts and a correction; sealed twice, and
    one table open.
    """
    night = WholeNight(book, "a plain night")
    for name in NAMES:
        night.do(PlayerAdded, name)
    night.do(BuyIn, 1, 200, "cash")
    night.do(BuyIn, 2, 120, "marker")
    night.do(MarkerRepaid, 2, 20, "cash")
    night.do(Gift, 1, 2, 15)
    night.correct(night.do(BuyIn, 3, 70, "cash").entry)
    night.do(DrawerCounted, 7)
    for game in games:
        table = night.open_table(game.slug, list(range(1, game.least_seats + 1)), chips=100)
        night.play_rounds(table, 2)
        if night.now.tables[table].carry:
            night.do(SeriesEnded, table)
        night.do(TableClosed, table)
    uth = night.open_table("uth", [1])
    night.begin(uth)
    night.act(uth, 1, "bet", ante=5, trips=5)
    night.undo(uth)
    night.end(uth)
    for _ in range(2):
        night.do(NightClosed)
        night.do(NightReopened)
    night.begin(night.open_table("superfecta", [1, 2, 3]))
    return night


@pytest.mark.slow
def test_a_book_full_of_nights_goes_down_and_up_step_by_step_and_stays_what_it_was(
    database: Database,
) -> None:
    book = Book(database)
    night = plain_night(book)
    plain_night(book, [GAMES["kabu"]])
    was, seals, guards = contents(database), night.now.seals, triggers(database)
    assert guards.keys() == GUARDED
    migration.downgrade(database, BEFORE_NUMBERS)
    assert (revision(database), contents(database)) == (BEFORE_NUMBERS, was)
    assert triggers(database) == of_nights(guards)
    migration.downgrade(database, OLD_GUARDS)
    first_guards = triggers(database)
    assert first_guards.keys() == of_nights(guards).keys()
    assert all(first_guards[table] <= guards[table] for table in first_guards)
    for step in (OLD_GUARDS, BEFORE_COUNTS, WITHOUT_SCREENS):
        migration.downgrade(database, step)
        assert revision(database) == step
        assert contents(database) == was
        assert triggers(database) == first_guards
    assert findings(database) == []  # at the first step; the rows of all others are the same
    with pytest.raises(Conflict, match="There are nights in this book", check=coded("no-way-back")):
        migration.downgrade(database)
    assert (revision(database), contents(database)) == (WITHOUT_SCREENS, was)
    migration.upgrade(database)
    assert contents(database) == was
    assert triggers(database) == guards
    with database.reading() as connection:
        assert guards_of_the_book.gaps(connection) == []
    again = WholeNight(Book(database), night=night.id)
    assert again.now.seals == seals
    again.play(max(again.now.tables))  # the round that was in play goes on
    again.end(max(again.now.tables))
    again.do(NightClosed)
    assert findings(database) == []


def test_the_steps_that_are_told_by_their_files_are_those_that_alembic_takes() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__ or "").parent))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert steps.known_steps() == tuple(script.revision for script in scripts)[::-1]


def test_numbers_for_screens_sign_every_screen_out_and_change_no_guard(database: Database) -> None:
    book = Book(database)
    WholeNight(book, "Friday")
    was, guards = contents(database), triggers(database)
    signed_in = sa.text(
        "INSERT INTO sessions (id, token, screen, role, signed_in, last_seen) "
        "VALUES (1, :token, '0123456789abcdef', 'host', 1, 1)"
    )
    for step in (BEFORE_NUMBERS, "head"):
        with database.writing() as connection:
            connection.execute(signed_in, {"token": b"token"})
        if step == "head":
            migration.upgrade(database)
        else:
            migration.downgrade(database, step)
        with database.reading() as connection:
            assert connection.scalar(sa.text("SELECT count(*) FROM sessions")) == 0
        assert (contents(database), of_nights(triggers(database))) == (was, of_nights(guards))


def test_phones_sign_nobody_out_on_the_way_up_and_only_themselves_on_the_way_down(
    database: Database,
) -> None:
    WholeNight(Book(database), "Friday")
    host, tablet, phone = (1, "host", None, None), (3, "dealer", 1, None), (9, "player", None, 2)

    def sign_in(session: int, role: str, table: int | None, player: int | None) -> None:
        night = None if role == "host" else 1
        of_player = {} if player is None else {"player": player}
        values = {
            "id": session,
            "token": b"%d" % session,
            "screen": role,
            "role": role,
            "night": night,
            "table_number": table,
            "signed_in": 1,
            "last_seen": 1,
        } | of_player
        names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
        with database.writing() as connection:
            connection.execute(sa.text(f"INSERT INTO sessions ({names}) VALUES ({marks})"), values)

    def rows(of: str) -> list[Any]:
        with database.reading() as connection:
            return [tuple(row) for row in connection.execute(sa.text(of))]

    def signed_in() -> list[Any]:
        return rows("SELECT id, role, night, table_number FROM sessions ORDER BY id")

    migration.downgrade(database, BEFORE_PHONES)
    sign_in(*host)
    sign_in(*tablet)
    with database.writing() as connection:
        runs = "INSERT INTO running (night, table_number, session, since) VALUES (1, 1, 3, 1)"
        connection.execute(sa.text(runs))
    migration.upgrade(database)
    both = [(1, "host", None, None), (3, "dealer", 1, 1)]
    assert signed_in() == both
    assert rows("SELECT session FROM running") == [(3,)]
    sign_in(*phone)
    migration.downgrade(database, BEFORE_PHONES)
    assert signed_in() == both
    assert rows("SELECT session FROM running") == [(3,)]
    with pytest.raises(sa.exc.IntegrityError):
        sign_in(4, "guest", None, None)
    with database.writing() as connection:
        connection.execute(sa.text("DELETE FROM sessions"))
    assert rows("SELECT session FROM running") == []
    with database.writing() as connection:
        connection.execute(
            sa.text(
                "INSERT INTO sessions (token, screen, role, signed_in, last_seen)"
                " VALUES (:token, 'host', 'host', 1, 1)"
            ),
            {"token": b"new"},
        )
    if database.is_sqlite:
        assert rows("SELECT id FROM sessions") == [(10,)], "no number is given twice"


def test_what_an_older_croupier_cannot_read_is_not_taken_back(database: Database) -> None:
    play_whole_night(Book(database), games=())
    was, newest = contents(database), revision(database)
    with pytest.raises(
        Conflict,
        match=r"Entry \d+ of night 1 says what an older Croupier cannot read",
        check=coded("no-way-back"),
    ):
        migration.downgrade(database, WITHOUT_SCREENS)
    assert (revision(database), contents(database)) == (newest, was)
    assert findings(database) == []


def test_an_older_croupier_says_that_the_book_is_a_newer_one(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = revision(database)
    older = (BEFORE_COUNTS, WITHOUT_SCREENS)
    monkeypatch.setattr("ledger.store.steps.known_steps", lambda: older)
    monkeypatch.setattr("ledger.store.migration.known_steps", lambda: older)
    with pytest.raises(Unavailable, match=f"schema {newest}", check=coded("newer-book")):
        migration.upgrade(database)


def test_the_tables_of_the_book_are_those_of_its_schema() -> None:
    assert tuple(metadata.tables) == steps.BOOK
