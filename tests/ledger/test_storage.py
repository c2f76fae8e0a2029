"""The database itself is audited: its guards are what the migrations make, its rows are what their
own tables say, its file is sound. What is missing is made again, where nothing was done without it.
"""

import sqlite3
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from ledger.audit.mending import mended
from ledger.audit.storage import storage
from ledger.book import Book
from ledger.errors import Unavailable
from ledger.findings import Unchecked
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.store import migration
from tests.codes import coded
from tests.ledger.desk_night import DeskNight
from tests.ledger.make_parts import kept, made

pytestmark = pytest.mark.conformance

CHANGED = {
    "a trigger is dropped": (
        "DROP TRIGGER transfers_never_change{on_transfers}",
        "guards: trigger transfers_never_change: it is missing.",
    ),
    "a trigger of the head is dropped": (
        "DROP TRIGGER nights_follow_entries{on_nights}",
        "guards: trigger nights_follow_entries: it is missing.",
    ),
    "a trigger more is made": (
        "{create_strange}",
        "guards: trigger strange: it is not one of Croupier's.",
    ),
}
CHANGED_ON_POSTGRES = {
    "a trigger is switched off": (
        "ALTER TABLE entries DISABLE TRIGGER entries_never_change",
        "guards: trigger entries_never_change: it has been altered.",
    ),
    "foreign keys are switched off": (
        "ALTER TABLE transfers DISABLE TRIGGER ALL",
        "guards: foreign-key check of transfers: it is missing.",
    ),
    "a function says something else": (
        (
            "CREATE OR REPLACE FUNCTION transfers_fit() RETURNS trigger LANGUAGE plpgsql "
            "SET search_path = pg_catalog, pg_temp AS 'BEGIN RETURN NEW; END'"
        ),
        "guards: function transfers_fit: it has been altered.",
    ),
    "a function looks where it is told": (
        "ALTER FUNCTION transfers_fit() RESET search_path",
        "guards: function transfers_fit: it has been altered.",
    ),
    "a check is dropped": (
        "ALTER TABLE transfers DROP CONSTRAINT transfers_amount_check",
        "guards: constraint transfers_amount_check of transfers: it is missing.",
    ),
    "a rule turns a change into nothing": (
        "CREATE RULE quiet AS ON UPDATE TO nights DO INSTEAD NOTHING",
        "guards: rule quiet of nights: it is not one of Croupier's.",
    ),
    "a column may be empty": (
        "ALTER TABLE transfers ALTER why DROP NOT NULL",
        "guards: column transfers.why: it has been altered.",
    ),
}


@pytest.fixture
def night(book: Book) -> DeskNight:
    """A night with chips in it."""
    night = DeskNight(book, name="Friday", cash_float=500)
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Ben")
    night.do(BuyIn, 1, 100, "cash")
    return night


def found(book: Book) -> list[str]:
    with book.database.reading() as connection:
        return [str(finding) for finding in storage(connection)]


def alter(book: Book, statement: str) -> None:
    """Alter the schema as its owner, with another program."""
    sqlite = book.database.is_sqlite
    strange = (
        "CREATE TRIGGER strange AFTER INSERT ON sessions BEGIN SELECT 1; END"
        if sqlite
        else "CREATE TRIGGER strange BEFORE INSERT ON entries EXECUTE FUNCTION book_refuses()"
    )
    engine = sa.create_engine(book.database.url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            statement.format(
                on_transfers="" if sqlite else " ON transfers",
                on_nights="" if sqlite else " ON nights",
                create_strange=strange,
            )
        )


def test_the_kept_parts_are_what_the_migrations_make(bare_url: str) -> None:
    dialect = sa.make_url(bare_url).get_backend_name()
    assert kept(dialect).read_text(encoding="utf-8") == made(bare_url), (
        "run python -m tests.ledger.make_parts"
    )


def test_a_sound_database_has_no_finding(book: Book, night: DeskNight) -> None:
    assert found(book) == []
    assert mended(book.database) is None


@pytest.mark.parametrize(("statement", "finding"), CHANGED.values(), ids=CHANGED.keys())
def test_a_changed_guard_is_found_when(
    book: Book, night: DeskNight, statement: str, finding: str
) -> None:
    alter(book, statement)
    assert finding in found(book)


@pytest.mark.parametrize("fresh_database", ["postgres"], indirect=True)
@pytest.mark.parametrize(
    ("statement", "finding"), CHANGED_ON_POSTGRES.values(), ids=CHANGED_ON_POSTGRES.keys()
)
def test_a_changed_guard_of_postgresql_is_found_when(
    book: Book, night: DeskNight, statement: str, finding: str
) -> None:
    alter(book, statement)
    assert finding in found(book)


@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
def test_a_table_made_again_without_its_checks_is_found(book: Book, night: DeskNight) -> None:
    with loose(book) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'CHECK (amount > 0)', '') "
            "WHERE name = 'transfers'"
        )
    assert found(book) == ["guards: table transfers: it has been altered."]
    with pytest.raises(
        Unavailable, match="table transfers has been altered", check=coded("not-guarded")
    ):
        mended(book.database)


def test_missing_guards_are_made_again_exactly(book: Book, night: DeskNight) -> None:
    alter(book, "DROP TRIGGER transfers_never_change{on_transfers}")
    alter(book, "DROP TRIGGER nights_follow_entries{on_nights}")
    said = mended(book.database)
    assert said is not None
    assert (
        "trigger nights_follow_entries is missing, trigger transfers_never_change is missing"
        in said
    )
    assert found(book) == []
    with pytest.raises(sa.exc.IntegrityError):
        alter(book, "UPDATE transfers SET amount = amount + 1")


@pytest.mark.parametrize("fresh_database", ["postgres"], indirect=True)
def test_altered_functions_and_triggers_switched_off_are_made_again(
    book: Book, night: DeskNight
) -> None:
    for name in (
        "a trigger is switched off",
        "a function says something else",
        "a function looks where it is told",
    ):
        alter(book, CHANGED_ON_POSTGRES[name][0])
    assert mended(book.database) is not None
    assert found(book) == []


def test_guards_are_not_made_again_over_a_book_tampered_with(book: Book, night: DeskNight) -> None:
    alter(book, "DROP TRIGGER transfers_never_change{on_transfers}")
    alter(book, "UPDATE transfers SET amount = 7 WHERE id = 2")
    before = found(book)
    with pytest.raises(
        Unavailable, match="an audit finds something wrong", check=coded("not-guarded")
    ):
        mended(book.database)
    assert found(book) == before


def test_a_guard_that_is_none_of_ours_is_not_taken_away(book: Book, night: DeskNight) -> None:
    alter(book, "{create_strange}")
    with pytest.raises(
        Unavailable, match="strange is not one of Croupier's", check=coded("not-guarded")
    ):
        mended(book.database)


def test_a_schema_of_an_older_step_is_said_not_to_be_compared(book: Book, night: DeskNight) -> None:
    migration.downgrade(book.database, "0003")
    with book.database.reading() as connection:
        told = list(storage(connection))
    assert [type(finding) for finding in told] == [Unchecked]
    assert "step 0003" in str(told[0])


# What only a pragma lets in


class loose:  # noqa: N801 - reads as a verb's object
    """A connection of another program to which SQLite's checks are nothing, in an old book without
    the triggers that check as well.
    """

    def __init__(self, book: Book) -> None:
        self._connection = sqlite3.connect(str(book.database.place), isolation_level=None)

    def __enter__(self) -> sqlite3.Connection:
        self._connection.execute("PRAGMA ignore_check_constraints = ON")
        return self._connection

    def __exit__(self, *_: object) -> None:
        self._connection.close()


REFUSED = {
    "nothing is transferred": "INSERT INTO transfers VALUES (99, 1, 4, 9, 3, 4, 0, 'x')",
    "less than nothing is transferred": "INSERT INTO transfers VALUES (99, 1, 4, 9, 3, 4, -5, 'x')",
    "a place before the first": "INSERT INTO transfers VALUES (99, 1, 4, -1, 3, 4, 5, 'x')",
    "an account counts shells": "INSERT INTO accounts VALUES (99, 1, 'x', 'shells', 0, 0, NULL)",
    "a floor is a cellar": "INSERT INTO accounts VALUES (99, 1, 'x', 'chips', -500, 0, NULL)",
    "an account of no night": "INSERT INTO accounts VALUES (99, 7, 'x', 'chips', 0, 0, NULL)",
    "a hash is short": "INSERT INTO entries VALUES (1, 5, x'7b7d', x'11', 'x', 'x')",
    "more is transferred than there is": "INSERT INTO transfers SELECT 99, 1, 4, 9, a.id, b.id, "
    "101, 'x' FROM accounts a, accounts b WHERE a.name = 'bankroll:1' AND b.name = 'cage'",
}


@pytest.fixture
def sound(book: Book, night: DeskNight) -> Iterator[Book]:
    yield book
    assert found(book) == []


@pytest.mark.parametrize("statement", REFUSED.values(), ids=REFUSED.keys())
@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
def test_a_pragma_switches_no_check_off_when(sound: Book, statement: str) -> None:
    with loose(sound) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(statement)


TAMPERED = {
    "an amount is negative": (
        "UPDATE transfers SET amount = -5 WHERE id = 2",
        "rows: transfers, id 2: the row breaks a check. It should be: amount > 0",
    ),
    "a place is before the first": (
        "UPDATE transfers SET position = -1 WHERE id = 2",
        "rows: transfers, id 2: the row breaks a check. It should be: position >= 0",
    ),
    "a floor is a cellar": (
        "UPDATE accounts SET floor = -500 WHERE id = 2",
        "rows: accounts, id 2: the row breaks a check. It should be: floor = 0",
    ),
    "a balance is below its floor": (
        "UPDATE accounts SET balance = -1 WHERE name = 'bankroll:1'",
        "It should be: floor IS NULL OR balance >= floor",
    ),
    "an account counts shells": (
        "UPDATE accounts SET commodity = 'shells' WHERE id = 2",
        "It should be: commodity IN ('chips', 'cash', 'marker')",
    ),
    "a hash is short": (
        "UPDATE entries SET hash = x'11' WHERE number = 2",
        "rows: entries, night 1, number 2: the row breaks a check. It should be: length(hash) = 32",
    ),
    "an account has no number": (
        "INSERT INTO accounts VALUES (0, 1, 'x', 'chips', 0, 0, NULL)",
        "rows: accounts, id 0: the row breaks a check. It should be: id > 0",
    ),
    "a transfer is of no entry": (
        "UPDATE transfers SET entry = 77 WHERE id = 2",
        "file: transfers, row 2: it names a row of entries that is not there.",
    ),
}


@pytest.mark.parametrize(("statement", "finding"), TAMPERED.values(), ids=TAMPERED.keys())
@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
def test_what_only_a_pragma_let_in_is_found_when(
    book: Book, night: DeskNight, statement: str, finding: str
) -> None:
    tamper(book, statement)
    assert any(finding in told for told in found(book))
    with pytest.raises(Unavailable, check=coded("not-guarded")):
        mended(book.database)


@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("value", ["NULL", "'many'", "1.5", "x'00'"])
def test_a_value_of_another_type_is_found(book: Book, night: DeskNight, value: str) -> None:
    with loose(book) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(replace(sql, 'STRICT', ''), "
            "'amount INTEGER NOT NULL', 'amount BLOB') WHERE name = 'transfers'"
        )
    tamper(book, f"UPDATE transfers SET amount = {value} WHERE id = 2")
    said = "something" if value == "NULL" else "integer"
    wanted = f"rows: transfers, id 2: the row breaks a check. It should be: amount is {said}"
    assert wanted in found(book)


def tamper(book: Book, statement: str) -> None:
    """Run it on a book whose triggers are gone, with SQLite's checks switched off."""
    with loose(book) as connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(statement)


@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
def test_our_own_connections_have_every_check_on_and_every_commit_is_flushed(
    flushed: None, book: Book
) -> None:
    wanted = {
        "synchronous": 2,
        "ignore_check_constraints": 0,
        "foreign_keys": 1,
        "recursive_triggers": 1,
        "writable_schema": 0,
        "trusted_schema": 0,
    }
    with book.database.reading() as connection:
        there = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in wanted}
    assert there == wanted
