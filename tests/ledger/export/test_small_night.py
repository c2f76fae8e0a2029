"""The journals of a small night, worked out by hand line by line, and how nights are merged."""

import io
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa

from ledger.book import Book
from ledger.desk.opening import open_night
from ledger.export import beancount, hledger
from ledger.export.chips_journal import CHIPS_JOURNAL
from ledger.export.house_books import HOUSE_BOOKS
from ledger.export.journal import Books, Chapter, by_date
from ledger.export.reading import Source, reading
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.state.night import Night
from ledger.store.database import Database
from tests.chance import CHANCE
from tests.ledger.desk_night import DeskNight
from tests.ledger.export.nights import Clock
from tests.ledger.whole_night import CHIPS, WholeNight, request
from tests.local_zone import TOKYO, local_zone


def night_from(id_: int, first: date) -> Chapter:
    """What is known of a night before it is written."""
    source = Source(cast(sa.Connection, None), id_, f"night-{id_}")
    return Chapter(source, first, cast(Night, None))


def merged(nights: Mapping[int, Sequence[int]], opened: list[int]) -> Iterator[str]:
    """Parts of nights on these days of November, named by night and place, merged. `opened` is told
    of each night that is begun.
    """

    def written(of: Chapter) -> Iterator[tuple[date, str]]:
        opened.append(of.id)
        for at, day in enumerate(nights[of.id]):
            yield date(2026, 11, day), f"{of.id}{'abc'[at]}"

    chapters = [night_from(id_, date(2026, 11, days[0])) for id_, days in nights.items()]
    return (part for _, part in by_date(chapters, written))


def test_the_parts_of_a_day_come_by_night_and_in_their_own_order() -> None:
    nights = {2: [21, 22, 22], 1: [21, 21, 23], 3: [22]}
    assert list(merged(nights, [])) == ["1a", "1b", "2a", "2b", "2c", "3a", "1c"]


def test_a_night_is_opened_when_its_day_has_come() -> None:
    opened: list[int] = []
    parts = merged({4: [25], 1: [20, 21, 26], 2: [21], 3: [25]}, opened)
    seen = [(part, list(opened)) for part in parts]
    assert seen == [
        ("1a", [1]),
        ("1b", [1, 2]),
        ("2a", [1, 2]),
        ("3a", [1, 2, 3, 4]),
        ("4a", [1, 2, 3, 4]),
        ("1c", [1, 2, 3, 4]),
    ]


def test_a_night_of_which_nothing_is_written_keeps_nobody_waiting() -> None:
    chapters = [night_from(id_, date(2026, 11, 20 + id_)) for id_ in (1, 2, 3)]
    parts = {2: [(date(2026, 11, 22), "2a")]}
    assert list(by_date(chapters, lambda of: parts.get(of.id, []))) == parts[2]
    assert list(by_date([], lambda of: [])) == []


HERE = Path(__file__).parent


@pytest.fixture
def small_book(database_url: str) -> Iterator[Book]:
    """A float of 5.000 dinars, and chips of 10 fils. Half an hour after midnight in Tokyo Ana pays
    0.120 for 12 chips, and Ben signs for 30; they sit down at Bura with 2 and 30 chips. A day later
    each of them owes an ante of 5: the house advances Ana 3 of it.
    """
    database = Database(database_url)
    clock = Clock()
    clock.set("2026-11-20 15:30")
    CHANCE.begin("Ben deals")  # who deals is drawn by lot, and the other one pays first
    book = Book(database, clock)
    dinars = {"minor": 10, "currency": "KWD"}
    opened = open_night(
        book, request(), name="Friday night", chip_value=dinars, chip_set=CHIPS, cash_float=5000
    )
    night = WholeNight(book, night=opened.night.id)
    night.do(PlayerAdded, "Ana | 1; 2")
    night.do(PlayerAdded, 'Ben "\\"')
    night.do(BuyIn, 1, 12, "cash")
    night.do(BuyIn, 2, 30, "marker")
    night.do(TableOpened, "bura", {"ante": 5}, "virtual", 100, "Corner")
    night.do(Sat, 1, 1, 1, 2)
    night.do(Sat, 1, 2, 2, 30)
    clock.set("2026-11-21 15:30")
    night.begin(1)
    clock.set("2026-11-19 23:00")
    yield book
    database.close()


@pytest.fixture
def small_night(small_book: Book) -> Iterator[list[Source]]:
    """That night."""
    with reading(small_book) as sources:
        yield sources


BOTH = pytest.mark.parametrize(
    ("books", "kept"), [(CHIPS_JOURNAL, "small-night"), (HOUSE_BOOKS, "small-night.house")]
)


@BOTH
def test_a_small_night_is_for_hledger_what_was_worked_out_by_hand(
    books: Books, kept: str, small_night: list[Source]
) -> None:
    file = io.StringIO()
    with local_zone(TOKYO):
        hledger.write(file, small_night, books)
    assert file.getvalue() == (HERE / f"{kept}.journal").read_text(encoding="utf-8")


@BOTH
def test_a_small_night_is_for_beancount_what_was_worked_out_by_hand(
    books: Books, kept: str, small_night: list[Source]
) -> None:
    file = io.StringIO()
    with local_zone(TOKYO):
        beancount.write(file, small_night, books)
    assert file.getvalue() == (HERE / f"{kept}.beancount").read_text(encoding="utf-8")


def test_several_nights_begin_on_the_day_of_the_first_and_declare_everything_once(
    small_book: Book,
) -> None:
    for name in ("Earlier", "As early"):
        DeskNight(small_book, name, chip_value=None, cash_float=7)
    journal, beans = io.StringIO(), io.StringIO()
    with reading(small_book) as sources, local_zone(TOKYO):
        hledger.write(journal, sources, CHIPS_JOURNAL)
        beancount.write(beans, sources, CHIPS_JOURNAL)
    lines = beans.getvalue().splitlines()
    names = ("CHIP-KWD-10", "MARKER-KWD-10", "CHIP-PLAY-1", "MARKER-PLAY-1")
    assert lines[2:14] == [
        *(f'option "operating_currency" "{code}"' for code in ("KWD", "PLAY")),
        *(f"2026-11-20 commodity {name}" for name in (*names, "KWD", "PLAY")),
        *(f"2026-11-21 price {name} 0.010 KWD" for name in names[:2]),
        *(f"2026-11-20 price {name} 1 PLAY" for name in names[2:]),
    ]
    assert [line for line in lines if " event " in line] == [
        '2026-11-20 event "night 2" "Earlier"',
        '2026-11-20 event "night 3" "As early"',
        '2026-11-21 event "night 1" "Friday night"',
    ]
    lines = journal.getvalue().splitlines()
    assert [line for line in lines if line.startswith(("commodity", "payee"))] == [
        *(f'commodity 1000. "{name}"' for name in names),
        *("commodity 1000.000 KWD", "commodity 1000. PLAY", "payee The house"),
        *("payee N-001-P-001 Ana ｜ 1； 2", 'payee N-001-P-002 Ben "\\"'),
        "payee N-001-T-001 Corner",
    ]


def test_which_night_comes_first_is_told_by_the_days_of_the_zone(database_url: str) -> None:
    # Eight in the evening of the 21st in New York is the 22nd in UTC. Both nights begin on the
    # 21st, so the one with the lower number comes first.
    database = Database(database_url)
    clock = Clock()
    book = Book(database, clock)
    for time, cash in (("2026-11-22 01:00", 1), ("2026-11-21 17:00", 2)):
        clock.set(time)
        DeskNight(book, f"{cash} cent", cash_float=cash)
    journal = io.StringIO()
    with reading(book) as sources, local_zone("EST5"):
        hledger.write(journal, sources, CHIPS_JOURNAL)
    database.close()
    floats = [line for line in journal.getvalue().splitlines() if line.endswith("; float")]
    assert [line.split()[1] for line in floats] == ["-0.01", "0.01", "-0.02", "0.02"]
