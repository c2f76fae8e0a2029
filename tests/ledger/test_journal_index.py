"""The pages of the journal are found by an index: they are what a look at every entry finds, and
cost what they show.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from ledger.audit.storage import storage
from ledger.book import Book, opened
from ledger.kinds.rounds import RoundBegan
from ledger.reports.index import Index
from ledger.reports.journal import Journal, Wanted
from ledger.state.entries import Entry
from ledger.store.schema import journal, journal_players
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import WholeNight, play_whole_night

NIGHT = 1


@pytest.fixture(scope="module")
def played(fresh_database: FreshDatabase) -> Iterator[Book]:
    """A book with a whole night of one game, and another night beside it."""
    with fresh_database() as url, opened(url) as book:
        play_whole_night(book, ("superfecta",))
        WholeNight(book, "another")
        yield book


def numbers(book: Book, wanted: Wanted, page: int = 1000) -> list[int]:
    """The entries that are wanted, page by page."""
    night, found = book.night(NIGHT), []
    before = None
    while lines := Journal(book, NIGHT).page(night, wanted, before, page):
        assert len(lines) <= page
        found += [line.entry.number for line in lines]
        before = found[-1]
    return found


def looked_at(book: Book, wanted: Wanted) -> list[int]:
    """The same by a look at every entry, without the index."""
    seats: dict[tuple[int, int], dict[int, int]] = {}
    found = []
    for entry in book.entries(NIGHT):
        if isinstance(entry.says, RoundBegan):
            seats[entry.says.table, entry.says.round] = dict(entry.says.seating)
        here = seats.get((entry.table or 0, entry.round or 0), {})
        if (
            wanted.table in (None, entry.table)
            and (not wanted.kinds or entry.kind in wanted.kinds)
            and (wanted.player is None or wanted.player in concerned(entry, here))
        ):
            found.append(entry.number)
    return found[::-1]


def concerned(entry: Entry, seats: dict[int, int]) -> set[int]:
    ends = {end for transfer in entry.transfers for end in (transfer.source, transfer.target)}
    own = {
        int(end.rpartition(":")[2])
        for end in ends
        if end.partition(":")[0] in ("bankroll", "rack", "marker")
    }
    facts = entry.facts
    named = {facts[key] for key in ("player", "giver", "taker") if key in facts}
    if entry.kind in ("round-began", "round-closed", "round-voided"):
        named |= set(seats.values())
    named |= {drawing["player"] for drawing in facts.get("drawn", ())}
    if "action" in facts and facts["action"]["by"] in seats:
        named.add(seats[facts["action"]["by"]])
    return named | own


def said(wanted: Wanted) -> str:
    """The same in every process: the order of a set is not."""
    return f"{wanted.table}-{wanted.player}-{'+'.join(sorted(wanted.kinds))}"


WANTED = [
    Wanted(),
    Wanted(table=1),
    Wanted(table=77),
    Wanted(player=1),
    Wanted(player=2),
    Wanted(player=77),
    Wanted(kinds=frozenset(("buy-in",))),
    Wanted(kinds=frozenset(("round-began", "round-closed"))),
    Wanted(kinds=frozenset(("no-such-kind",))),
    Wanted(table=1, player=1),
    Wanted(table=1, kinds=frozenset(("action",))),
    Wanted(player=1, kinds=frozenset(("action", "buy-in"))),
    Wanted(table=1, player=2, kinds=frozenset(("sat",))),
]


@pytest.mark.sweep(of=2)
@pytest.mark.conformance
@pytest.mark.parametrize("wanted", WANTED, ids=said)
@pytest.mark.parametrize("page", [7, 1000])
def test_a_page_is_what_a_look_at_every_entry_finds(
    played: Book, wanted: Wanted, page: int
) -> None:
    assert numbers(played, wanted, page) == looked_at(played, wanted)


def test_what_is_looked_for_is_there(played: Book) -> None:
    assert [bool(looked_at(played, wanted)) for wanted in WANTED].count(True) >= 9


def rows(book: Book) -> list[tuple[object, ...]]:
    with book.database.reading() as connection:
        return [
            tuple(row)
            for table in (journal, journal_players)
            for row in connection.execute(
                sa.select(table).where(table.c.night == NIGHT).order_by(*table.primary_key)
            )
        ]


@pytest.mark.conformance
def test_an_index_that_is_lost_is_made_again_the_same(played: Book) -> None:
    Journal(played, NIGHT).keep_up()
    was = rows(played)
    with played.database.writing() as connection:
        connection.execute(sa.delete(journal))
        connection.execute(sa.delete(journal_players))
    Journal(played, NIGHT).keep_up()
    assert rows(played) == was


@pytest.mark.conformance
def test_a_new_start_reads_no_entry_that_is_in_the_index(played: Book) -> None:
    Journal(played, NIGHT).keep_up()
    read: list[str] = []

    def noted(_connection: object, _cursor: object, text: str, *_: object) -> None:
        if "FROM entries" in text:
            read.append(text)

    engine = played.database.engine
    sa.event.listen(engine, "before_cursor_execute", noted)
    try:
        Journal(played, NIGHT).keep_up()
    finally:
        sa.event.remove(engine, "before_cursor_execute", noted)
    assert len(read) == 1  # what came since: nothing
    assert Index(played.database, NIGHT).newest() == played.night(NIGHT).number


@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("wanted", WANTED, ids=said)
def test_no_page_looks_through_a_whole_table(played: Book, wanted: Wanted) -> None:
    Journal(played, NIGHT).keep_up()
    plans: list[str] = []

    def noted(connection: Any, _cursor: object, text: str, values: Any, *_: Any) -> None:
        # The newest one of all is the last of a key: SQLite reads that row alone.
        if text.startswith("SELECT") and "FROM journal" in text and "max(" not in text:
            raw = connection.connection.cursor()
            raw.execute(f"EXPLAIN QUERY PLAN {text}", values)
            plans.extend(str(row[3]) for row in raw.fetchall())

    engine = played.database.engine
    sa.event.listen(engine, "before_cursor_execute", noted)
    try:
        Journal(played, NIGHT).page(played.night(NIGHT), wanted, None, 50)
    finally:
        sa.event.remove(engine, "before_cursor_execute", noted)
    assert any("journal" in plan for plan in plans)
    assert not [plan for plan in plans if plan.startswith("SCAN")]
    # Nor through all entries of one kind, or of the night.
    if not wanted.kinds:
        assert not [plan for plan in plans if "journal_by_kind" in plan]
    assert not [plan for plan in plans if plan.endswith("PRIMARY KEY (night=?)")]


# The audit


@pytest.fixture
def indexed(book: Book) -> Book:
    """A book, empty at first, with a night whose journal has an index."""
    play_whole_night(book, ())
    night = book.nights()[0].id
    Journal(book, night).keep_up()
    return book


def found(book: Book) -> list[str]:
    with book.database.reading() as connection:
        return [str(finding) for finding in storage(connection)]


def tamper(book: Book, statement: sa.Executable) -> None:
    with book.database.writing() as connection:
        connection.execute(statement)


@pytest.mark.conformance
def test_an_index_that_follows_from_the_entries_is_found_right(indexed: Book) -> None:
    assert found(indexed) == []
    newest = Index(indexed.database, 1).newest()
    with indexed.database.writing() as connection:  # the next look at the journal goes on with it
        for table in (journal, journal_players):
            connection.execute(sa.delete(table).where(table.c.number == newest))
    assert found(indexed) == []


AT = 20
TAMPERED: dict[str, sa.Executable] = {
    "another kind": sa.update(journal).values(kind="gift"),
    "another table": sa.update(journal).values(table_number=9),
    "another round": sa.update(journal).values(round=9),
    "puts something right": sa.update(journal).values(puts_right=3),
    "left out": sa.delete(journal),
}


@pytest.mark.parametrize("statement", TAMPERED.values(), ids=TAMPERED)
def test_an_index_tampered_with_is_found_by_the_audit(indexed: Book, statement: Any) -> None:
    tamper(indexed, statement.where(journal.c.night == 1, journal.c.number == AT))
    assert found(indexed) == [
        f"journal: entry {AT} of night 1: the index of the journal says something else of it."
    ]


def test_a_player_who_is_put_into_the_index_is_found(indexed: Book) -> None:
    tamper(indexed, sa.insert(journal_players).values(night=1, player=9, number=AT))
    assert len(found(indexed)) == 1


def test_a_mark_beyond_the_last_entry_is_found(indexed: Book) -> None:
    newest = indexed.night(1).number
    tamper(indexed, sa.insert(journal).values(night=1, number=newest + 1, kind="gift"))
    assert found(indexed) == [
        f"journal: night 1: the index of the journal has an entry {newest + 1}, which is not there."
    ]
