"""Nobody tampers with a book unseen: with the triggers gone and the keys let loose, every column of
every table is changed, and rows are deleted, inserted, swapped, doubled and cut off, one at a
time. The audit finds each, by name.

Nothing in these tables is exempt but a transfer's id as such: it says in which order the transfers
came and no more, so one that moves without overtaking another means nothing. The tables of `EXEMPT`
hold no meaning of a night.
"""

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ledger.audit import Audited, Hint, audit, audited
from ledger.audit.database import DatabaseRecords, nights_of, orphans
from ledger.audit.house import house_findings
from ledger.book import Book, opened
from ledger.house import House
from ledger.kinds import reading
from ledger.kinds.players import PlayerAdded
from ledger.state import accounts
from ledger.state import register as people
from ledger.store import canonical
from ledger.store.chain import START, link, short_code
from ledger.store.schema import metadata
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import WholeNight, play_whole_night, request

pytestmark = pytest.mark.slow

EXEMPT = {
    "alembic_version": "the schema's own step: a wrong one is refused when the database is opened",
    "host_pin": "who may be host tomorrow; says nothing of a night",
    "sessions": "which screens are signed in; what they did stands in the entries",
    "screens": "which number a screen has in a night; what it did stands in the entries, with it",
    "running": "which screen runs a table now; what it did stands in the entries",
    "waiting": "which screens ask to run a table",
    "table_codes": "codes by which tablets sign in, valid for minutes",
    "wall_codes": "codes by which walls sign in, valid for minutes",
    "walls": "which table the walls show",
    "shown": "how far a tablet has shown what has happened in a round",
    "player_links": "links by which phones sign in",
    "rooms": "the code by which guests join, and whether new names may",
    "guests": "which phones ask to be let in",
    "wishes": "what players ask for on their phones; what is granted is an entry",
    "turnings": "how often the kept times were turned with the clock",
    "audits": "what audits that were asked for on a screen have found",
    "exports": "which files a screen has asked for",
    "export_pieces": "those files, where several servers work on the book",
    "attempts": "wrong PINs and codes, to slow their sender down",
    "hand_overs": "which screen may show a hand now; that it was handed over is an entry",
    "checkpoints": "nights kept so that a start is quick; an audit of the database compares them",
    "journal": "the index of the journal, made of the entries; nothing but its pages reads it",
    "journal_players": "the same",
    "sqlite_sequence": "SQLite's own counters",
}
SECRET = "secrets"
"""Its seeds are held against what the tables committed to, by their hashes: no finding says one."""

Row = dict[str, Any]


class Scene:
    """A book with a whole night, sealed, and another one with a hand in play; every change to it is
    taken back.
    """

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def rows(self, table: str) -> list[Row]:
        """All rows of a table, in a known order."""
        here = metadata.tables[table]
        found = self.connection.execute(sa.select(here).order_by(*here.primary_key.columns))
        return [dict(row._mapping) for row in found]

    def change(self, table: str, row: Row, **values: object) -> None:
        """Change a row."""
        self.connection.execute(
            sa.update(metadata.tables[table]).where(*_key(table, row)).values(**values)
        )

    def delete(self, table: str, row: Row) -> None:
        """Delete a row."""
        self.connection.execute(sa.delete(metadata.tables[table]).where(*_key(table, row)))

    def insert(self, table: str, row: Row) -> None:
        """Insert a row."""
        self.connection.execute(sa.insert(metadata.tables[table]), [row])

    def swap(self, table: str, row: Row, other: Row, *columns: str) -> None:
        """Swap what two rows have in these columns."""
        aside = {column: other[column] for column in columns}
        unique = {column: _aside(row[column]) for column in columns}
        self.change(table, other, **unique)
        moved = other | unique
        self.change(table, row, **aside)
        self.change(table, moved, **{column: row[column] for column in columns})

    def findings(self) -> Generator[str]:
        """What an audit of the whole book finds, in words, as it is found."""
        yield from orphans(self.connection)
        yield from map(str, house_findings(self.connection))
        for night, _ in nights_of(self.connection):
            for found in audit(DatabaseRecords(self.connection, night)):
                if not isinstance(found, Hint):
                    yield f"{found} (night {night})"

    def audit(self, night: int, seal: str | None = None) -> Audited:
        """An audit of one night."""
        return audited(DatabaseRecords(self.connection, night), seal)


def _key(table: str, row: Row) -> list[sa.ColumnElement[bool]]:
    return [column == row[column.name] for column in metadata.tables[table].primary_key.columns]


def _aside(value: object) -> object:
    return {int: 10**9, str: "aside", bytes: bytes(31) + b"\1"}[type(value)]


@pytest.fixture(scope="module")
def played(fresh_database: FreshDatabase) -> Iterator[str]:
    """The address of a database with two nights."""
    with fresh_database() as url:
        with opened(url) as book:
            play_whole_night(book, ())
            other = WholeNight(book, "the other night", cash_float=70)
            for name in ("Ana", "Ben", "Cleo"):
                other.do(PlayerAdded, name)
            other.begin(other.open_table("superfecta", [1, 2]))
            other.open_table("uth", [1, 2, 3])
            people_of_the_house(book, other)
        yield url


def people_of_the_house(book: Book, night: WholeNight) -> None:
    """Everything that an entry of the house can say."""
    house = House(book.database)
    whose = house.name(night.id), 1
    house.write(request(), lambda register: people.added(register, name="Ana", picture="🦊"))
    house.write(request(), lambda register: people.changed(register, 1, note="plays on the left"))
    house.write(request(), lambda register: people.known(register, whose, 1))
    house.write(request(), lambda register: people.grouped(register, "Mondays", [1]))
    house.write(request(), lambda register: people.settled(whose, -50, "by hand"))


@contextmanager
def unguarded(url: str) -> Iterator[sa.Connection]:
    """A connection that no trigger and no foreign key stands in the way of; what it does is taken
    back.
    """
    engine = sa.create_engine(
        url, connect_args={"isolation_level": None} if url.startswith("sqlite") else {}
    )
    with engine.connect() as connection, connection.begin() as transaction:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
            for (name,) in connection.exec_driver_sql(
                "SELECT name FROM sqlite_master WHERE type = 'trigger'"
            ).all():
                connection.exec_driver_sql(f"DROP TRIGGER {name}")
        else:
            connection.exec_driver_sql("SET session_replication_role = replica")
        yield connection
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("ROLLBACK")
        transaction.rollback()
    engine.dispose()


@pytest.fixture(scope="module")
def loose(played: str) -> Iterator[Scene]:
    with unguarded(played) as connection:
        yield Scene(connection)


@pytest.fixture
def scene(loose: Scene) -> Iterator[Scene]:
    """The scene as it was: each test's changes are taken back."""
    point = loose.connection.begin_nested()
    yield loose
    point.rollback()


@contextmanager
def undone(scene: Scene) -> Iterator[None]:
    point = scene.connection.begin_nested()
    try:
        yield
    finally:
        point.rollback()


def test_nothing_is_found_before_anything_is_changed(scene: Scene) -> None:
    assert list(scene.findings()) == []  # the hand in play is played again, from its own seed
    assert {row["night"] for row in scene.rows(SECRET)} == {2}


def test_every_table_is_looked_at_or_exempt_with_a_reason(scene: Scene) -> None:
    there = set(sa.inspect(scene.connection).get_table_names())
    assert there - set(metadata.tables) <= EXEMPT.keys()
    assert not EXEMPT.keys() & metadata.tables.keys()


def other(scene: Scene, table: str, column: str, row: Row) -> object:
    """Another value for a column: one that could stand there."""
    value = row[column]
    here = scene.rows(table)
    match table, column:
        case _, "night":
            return 3 - value
        case (
            ("accounts" | "transfers" | "nights" | "entries" | "house_entries"),
            "id" | "number",
        ):
            return max(other_row[column] for other_row in here) + 1000
        case "transfers", "source" | "target":
            taken = (row["source"], row["target"])
            return next(row["id"] for row in scene.rows("accounts") if row["id"] not in taken)
        case "transfers", "entry":
            return next(row["number"] for row in scene.rows("entries") if row["number"] != value)
        case "accounts", "commodity":
            return "cash" if value == "chips" else "chips"
        case "accounts", "floor":
            return 0 if value is None else None
        case "accounts", "name":
            return f"{value}1"
    return _another(value)


def _another(value: object) -> object:
    if isinstance(value, int):
        return value + 1
    if isinstance(value, bytes):
        return value[:-1] + bytes([value[-1] ^ 1])
    return f"{value}x"


def names(table: str, row: Row) -> list[str]:
    """What a finding about a row calls it: any of these."""
    match table:
        case "nights":
            return ["the night", f"night {row['id']},"]
        case "entries":
            return [f"entry {row['number']}"]
        case "house":
            return ["the house"]
        case "house_entries":
            return [f"house entry {row['number']}", "the house"]
        case "accounts":
            return [f"account {row['name']}", f"?{row['id']}", row["name"]]
        case "transfers":
            return [f"entry {row['entry']}", f"transfer {row['id']} ", f"transfer {row['id']}."]
        case _:
            return [f"table {row['table_number']}"]


def found_by_name(scene: Scene, table: str, *rows: Row, to_the_end: bool = False) -> bool:
    """Whether an audit tells of one of these rows, by its name. It goes on `to_the_end`, where it
    must not stumble over what it has found, or no further.
    """
    called = [name for row in rows for name in names(table, row)]
    with closing(scene.findings()) as findings:
        found = any(name in finding for finding in findings for name in called)
        if to_the_end:
            list(findings)
    return found


def sample(scene: Scene, table: str) -> list[Row]:
    """Rows to try: some of every large table, from its beginning to its end, and all of every small
    one.
    """
    here = scene.rows(table)
    return here[:: 1 + len(here) // 5]


def one_of_each_kind(scene: Scene) -> list[Row]:
    """An entry of every kind."""
    return list({json.loads(row["body"])["kind"]: row for row in scene.rows("entries")}.values())


COLUMNS = [
    (table, column.name) for table in metadata.tables for column in metadata.tables[table].columns
]


@pytest.mark.sweep(of=4)
@pytest.mark.parametrize(
    ("table", "column"), COLUMNS, ids=[f"{table}.{column}" for table, column in COLUMNS]
)
def test_a_changed_column_is_found(scene: Scene, table: str, column: str) -> None:
    tried = 0
    each = (table, column) in (("entries", "body"), ("entries", "hash"))
    for row in one_of_each_kind(scene) if each else sample(scene, table):
        with undone(scene):
            changed = {column: other(scene, table, column, row)}
            try:
                with scene.connection.begin_nested():
                    scene.change(table, row, **changed)
            except IntegrityError:  # a key of the table itself stands in the way
                continue
            found = found_by_name(scene, table, row, row | changed, to_the_end=tried == 0)
            assert found, f"{changed} in {row}"
            tried += 1
    assert tried


def test_every_kind_of_entry_was_among_them(scene: Scene) -> None:
    kinds = {json.loads(row["body"])["kind"] for row in one_of_each_kind(scene)}
    assert kinds == set(reading.KINDS)


@pytest.mark.conformance
@pytest.mark.parametrize("table", list(metadata.tables))
def test_a_deleted_row_is_found(scene: Scene, table: str) -> None:
    for tried, row in enumerate(sample(scene, table)):
        with undone(scene):
            scene.delete(table, row)
            assert found_by_name(scene, table, row, to_the_end=tried == 0), row


@pytest.mark.conformance
@pytest.mark.parametrize("table", list(metadata.tables))
def test_a_row_that_is_doubled_or_slipped_in_is_found(scene: Scene, table: str) -> None:
    fresh: dict[str, Callable[[Row], Row]] = {
        "nights": lambda row: {"id": 77, "slug": "ghost", "head_number": 0, "head_hash": START},
        "entries": lambda row: {"number": row["number"] + 1000, "key": "another key"},
        "accounts": lambda row: {"id": row["id"] + 1000, "name": "bankroll:77"},
        "transfers": lambda row: {"id": row["id"] + 1000, "position": 77},
        "secrets": lambda row: {"table_number": 77},
        "house": lambda row: {"id": 77},
        "house_entries": lambda row: {"number": row["number"] + 1000, "key": "another key"},
    }
    for tried, row in enumerate(sample(scene, table)):
        with undone(scene):
            double = row | fresh[table](row)
            scene.insert(table, double)
            assert found_by_name(scene, table, row, double, to_the_end=tried == 0), double


def _neighbours(rows: list[Row]) -> tuple[Row, Row]:
    return next((row, other) for row, other in pairwise(rows) if row["entry"] == other["entry"])


def _named(rows: list[Row], name: str) -> Row:
    return next(row for row in rows if row["name"] == name)


SWAPS: dict[str, tuple[str, Callable[[list[Row]], tuple[Row, Row]], tuple[str, ...]]] = {
    "what two entries say": ("entries", lambda rows: (rows[10], rows[11]), ("body",)),
    "two entries, hashes and all": (
        "entries",
        lambda rows: (rows[10], rows[11]),
        ("body", "hash", "sender", "key"),
    ),
    "the keys of two entries": ("entries", lambda rows: (rows[10], rows[11]), ("sender", "key")),
    "two balances": (
        "accounts",
        lambda rows: (_named(rows, "tray:1"), _named(rows, "bankroll:1")),
        ("balance",),
    ),
    "the names of two accounts": ("accounts", lambda rows: (rows[2], rows[3]), ("name",)),
    "the ids of two accounts": ("accounts", lambda rows: (rows[2], rows[3]), ("id",)),
    "the ends of a transfer": ("transfers", lambda rows: (rows[3], rows[9]), ("source", "target")),
    "two amounts": ("transfers", lambda rows: (rows[0], rows[5]), ("amount",)),
    "two transfers of an entry": ("transfers", _neighbours, ("position",)),
    "the ids of two transfers": ("transfers", _neighbours, ("id",)),
    "the slugs of two nights": ("nights", lambda rows: (rows[0], rows[1]), ("slug",)),
    "the heads of two nights": (
        "nights",
        lambda rows: (rows[0], rows[1]),
        ("head_number", "head_hash"),
    ),
    "the seeds of two tables": ("secrets", lambda rows: (rows[0], rows[1]), ("seed",)),
    "two tables' secrets": ("secrets", lambda rows: (rows[0], rows[1]), ("seed", "commitment")),
}


@pytest.mark.parametrize(("table", "choose", "columns"), SWAPS.values(), ids=SWAPS.keys())
def test_what_is_swapped_is_found(
    scene: Scene,
    table: str,
    choose: Callable[[list[Row]], tuple[Row, Row]],
    columns: tuple[str, ...],
) -> None:
    row, another = choose(scene.rows(table))
    assert [row[column] for column in columns] != [another[column] for column in columns]
    scene.swap(table, row, another, *columns)
    assert found_by_name(scene, table, row, another)


def test_a_tail_cut_off_is_found(scene: Scene) -> None:
    gone = [row for row in scene.rows("entries") if row["night"] == 1][-4:]
    for row in gone:
        scene.delete("entries", row)
    assert any("chain: the night: its head is entry" in finding for finding in scene.findings())


def test_a_tail_cut_off_with_its_head_moved_back_is_found_by_the_balances_and_the_seal(
    scene: Scene,
) -> None:
    rows = [row for row in scene.rows("entries") if row["night"] == 1]
    seal = scene.audit(1).report.seals[-1][1]
    cut = next(at for at, row in enumerate(rows) if b'"kind":"table-closed"' in row["body"])
    for row in rows[cut:]:
        for transfer in [
            transfer
            for transfer in scene.rows("transfers")
            if (transfer["night"], transfer["entry"]) == (1, row["number"])
        ]:
            scene.delete("transfers", transfer)
        scene.delete("entries", row)
    night = scene.rows("nights")[0]
    scene.change(
        "nights", night, head_number=rows[cut - 1]["number"], head_hash=rows[cut - 1]["hash"]
    )
    assert {finding.check for finding in scene.audit(1, seal).findings} == {"balances", "seal"}


def rewritten(scene: Scene, change: Callable[[int, dict[str, Any]], bool]) -> None:
    """Make night 1 anew around a change: every later hash, the rows of the transfers, accounts and
    their balances.
    """
    rows = {(row["night"], row["number"]): row for row in scene.rows("entries")}
    ids = {row["name"]: row["id"] for row in scene.rows("accounts") if row["night"] == 1}
    kept: dict[int, list[Row]] = {}
    for row in scene.rows("transfers"):
        if row["night"] == 1:
            kept.setdefault(row["entry"], []).append(row)
    hash_, sums, last = START, dict.fromkeys(ids, 0), {}
    for (night, number), row in rows.items():
        if night != 1:
            continue
        body = json.loads(row["body"])
        changed = change(number, body)
        hash_ = link(hash_, canonical.encode(body))
        scene.change("entries", row, body=canonical.encode(body), hash=hash_)
        for (source, target, amount, why), moved in zip(
            body["transfers"], kept.get(number, []), strict=True
        ):
            if changed:
                scene.change(
                    "transfers",
                    moved,
                    source=ids[source],
                    target=ids[target],
                    amount=amount,
                    why=why,
                )
            for name, gained in ((source, -amount), (target, amount)):
                sums[name] += gained
                last[name] = moved["id"]
    for row in scene.rows("accounts"):
        if row["night"] == 1:
            scene.change(
                "accounts", row, balance=sums[row["name"]], last_transfer=last[row["name"]]
            )
    scene.change("nights", scene.rows("nights")[0], head_hash=hash_)


def test_a_rewritten_chain_is_found_against_a_seal(scene: Scene) -> None:
    seals = [code for _, code in scene.audit(1).report.seals]
    assert all(scene.audit(1, seal).findings == () for seal in seals)

    def later(number: int, body: dict[str, Any]) -> bool:
        body["at"] += number
        return True

    rewritten(scene, later)
    assert scene.audit(1).findings == ()
    for seal in seals:
        assert [finding.check for finding in scene.audit(1, seal).findings] == ["seal"]
    assert scene.audit(1, short_code(scene.rows("nights")[0]["head_hash"])).findings == ()


def test_a_rewritten_chain_with_sums_that_do_not_follow_is_found_without_a_seal(
    scene: Scene,
) -> None:
    def dearer(number: int, body: dict[str, Any]) -> bool:
        if body["kind"] == "buy-in" and body["against"] == "cash":
            for transfer in body["transfers"]:
                transfer[2] += 10 * (transfer[0] == accounts.OUTSIDE)
        return True

    rewritten(scene, dearer)
    checks = {finding.check for finding in scene.audit(1).findings}
    assert checks == {"desk", "sums"}
