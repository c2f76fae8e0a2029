"""Closing a table or a night: each fact an entry of its own, all of them once."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.engine import JSON
from ledger.book import Book, opened
from ledger.desk.closing import close_night, close_table
from ledger.errors import Conflict, NotThere
from ledger.kinds.ending import LastRound
from ledger.kinds.tables import TableOpened
from ledger.state import accounts
from ledger.state.entries import LONGEST_KEY, Request
from tests.codes import coded
from tests.ledger.evening import Evening

ASKED = Request("desk", "close-1", "host", "test")


@pytest.fixture
def race(database_url: str) -> Iterator[Evening]:
    """A Superfecta table whose first race has left 7 chips in the pools."""
    with opened(database_url) as book:
        evening = Evening(book, "superfecta", players=2)
        evening.begin()
        bets: list[JSON] = [
            {"amount": 1, "type": "SFC", "horses": order} for order in ("H/D/C/S", "S/C/D/H")
        ]
        bets.append({"amount": 5, "type": "WIN", "horses": "H"})
        evening.act(1, "ticket", bets=bets)
        evening.act("dealer", "off")
        evening.act("dealer", "run")
        evening.close()
        yield evening


def kinds(book: Book, night: int, after: int) -> list[str]:
    return [entry.kind for entry in book.entries(night, after)]


def test_a_table_ends_its_series_before_it_closes(race: Evening) -> None:
    before = race.now.number
    close_table(race.book, race.night, ASKED, 1)
    assert kinds(race.book, race.night, before) == ["series-ended", "table-closed"]
    assert sum(race.now.balance(accounts.bankroll(player)) for player in (1, 2)) == 400


@pytest.mark.conformance
def test_closing_twice_with_one_key_closes_once(race: Evening) -> None:
    first = close_table(race.book, race.night, ASKED, 1)
    after = race.now.number
    again = close_table(race.book, race.night, ASKED, 1)
    assert (again.repeated, again.entry.number, race.now.number) == (
        True,
        first.entry.number,
        after,
    )


@pytest.mark.conformance
def test_a_night_closes_its_tables_one_by_one(race: Evening) -> None:
    before = race.now.number
    close_night(race.book, race.night, ASKED)
    assert kinds(race.book, race.night, before) == ["series-ended", "table-closed", "night-closed"]
    assert close_night(race.book, race.night, ASKED).repeated
    assert not race.now.is_open


def test_nothing_is_closed_while_a_round_is_in_play(race: Evening) -> None:
    race.begin()
    before = race.now.number
    with pytest.raises(Conflict, check=coded("round-in-play")):
        close_night(race.book, race.night, ASKED)
    with pytest.raises(Conflict, check=coded("round-in-play")):
        close_table(race.book, race.night, replace(ASKED, key="close-2"), 1)
    assert race.now.number == before


def test_every_open_table_ends_with_an_entry_of_its_own(race: Evening) -> None:
    for _ in range(2):
        race.write(lambda night: TableOpened.decide(night, "uth", {}, "virtual", 50))
    close_table(race.book, race.night, replace(ASKED, key="second"), 2)
    before = race.now.number
    close_night(race.book, race.night, ASKED)
    assert kinds(race.book, race.night, before) == [
        "series-ended",
        "table-closed",  # the first
        "table-closed",  # the third: the second one was closed already
        "night-closed",
    ]
    assert [entry.table for entry in race.book.entries(race.night, before)] == [1, 1, 3, None]


@pytest.mark.conformance
def test_a_round_in_play_at_one_table_keeps_every_table_open(race: Evening) -> None:
    race.write(lambda night: TableOpened.decide(night, "uth", {}, "virtual", 50))
    race.begin()
    before = race.now.number
    with pytest.raises(Conflict, check=coded("round-in-play")):
        close_night(race.book, race.night, ASKED)
    assert race.now.number == before
    assert all(table.is_open for table in race.now.tables.values())


def test_a_table_that_is_not_there_is_not_closed(race: Evening) -> None:
    before = race.now.number
    with pytest.raises(NotThere, check=coded("no-such-table")):
        close_table(race.book, race.night, ASKED, 7)
    assert race.now.number == before


def test_each_part_of_a_closing_is_asked_for_once(race: Evening) -> None:
    """The end of the series, the table's end and the night's are three requests of one sender."""
    before = race.now.number
    close_night(race.book, race.night, ASKED)
    asked = [entry.request for entry in race.book.entries(race.night, before)]
    assert {request.sender for request in asked} == {"desk"}
    # Another version of the program that goes on with the same closing must make the same keys.
    assert [request.key for request in asked] == [
        "close-1/table-1/series",
        "close-1/table-1",
        "close-1",
    ]


@pytest.mark.conformance
def test_a_key_that_leaves_no_room_for_its_parts_still_closes_the_night(race: Evening) -> None:
    before = race.now.number
    close_night(race.book, race.night, replace(ASKED, key="k" * LONGEST_KEY))
    assert kinds(race.book, race.night, before) == ["night-closed"]
    assert sum(race.now.balance(accounts.bankroll(player)) for player in (1, 2)) == 400
    assert race.now.balance(accounts.tray(1)) == 0


@pytest.mark.conformance
def test_after_the_last_round_no_other_one_begins_until_they_play_on(race: Evening) -> None:
    race.begin()
    say = LastRound.decide
    race.write(lambda night: say(night, 1, True))
    with pytest.raises(Conflict, match="closes after this round", check=coded("setting-stands")):
        race.write(lambda night: say(night, 1, True))
    race.act("dealer", "off")
    race.act("dealer", "run")
    race.close()
    with pytest.raises(Conflict, match="closes now", check=coded("table-ends")):
        race.begin()
    race.write(lambda night: say(night, 1, False))
    race.begin()


@pytest.mark.conformance
def test_a_closed_table_has_no_last_round_to_come(race: Evening) -> None:
    race.write(lambda night: LastRound.decide(night, 1, True))
    close_table(race.book, race.night, ASKED, 1)
    assert race.now.tables[1].after is None
