"""Writes on PostgreSQL: one call to the server decides whether anything is newer, and writes."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from games.engine import Action
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book, Receipt
from ledger.book.one_call import arguments
from ledger.book.statements import WRITE
from ledger.errors import Conflict, Unavailable
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.gifts import Gift
from ledger.kinds.players import PlayerAdded
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.store import canonical
from ledger.store.database import Database
from tests.codes import coded
from tests.ledger.desk_night import DeskNight, request
from tests.ledger.evening import Evening
from tests.ledger.evening import request as evening_request
from tests.postgres import Postgres


class Counting(Database):
    """Counts the calls that write, and the transactions of several statements."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.calls = self.transactions = 0
        self.lost = False
        sa.event.listen(self.engine, "begin", self._begun)

    def _begun(self, _connection: sa.Connection) -> None:
        self.transactions += 1

    def call(self, *of: Any) -> list[Any]:
        self.calls += 1
        rows = super().call(*of)
        if self.lost:
            raise Unavailable("The connection was lost.", "unreachable")
        return rows

    def counted(self) -> tuple[int, int]:
        """Calls and transactions since the last time."""
        found = self.calls, self.transactions
        self.calls = self.transactions = 0
        return found


@pytest.fixture
def both(postgres: Postgres) -> Iterator[tuple[DeskNight, DeskNight]]:
    """A night with Ana and Ben, as two servers have it."""
    with postgres.book() as url:
        here, there = Counting(url), Counting(url)
        friday = DeskNight(Book(here), cash_float=500)
        friday.do(PlayerAdded, "Ana")
        friday.do(PlayerAdded, "Ben")
        friday.do(BuyIn, 1, 100, "cash")
        other = DeskNight.__new__(DeskNight)
        other.book, other.id = Book(there), friday.id
        assert other.now == friday.now
        here.counted()
        there.counted()
        yield friday, other
        with here.reading() as connection:
            assert audited(DatabaseRecords(connection, friday.id)).verdict == "sound"
        here.close()
        there.close()


def counted(night: DeskNight) -> tuple[int, int]:
    database = night.book.database
    assert isinstance(database, Counting)
    return database.counted()


def test_a_write_is_one_way_to_the_server_and_back(both: tuple[DeskNight, DeskNight]) -> None:
    here, _ = both
    here.do(Gift, 1, 2, 10)
    assert counted(here) == (1, 0)
    assert here.balances()["bankroll:2"] == 10


def test_what_another_server_wrote_is_caught_up_by_the_very_call(
    both: tuple[DeskNight, DeskNight],
) -> None:
    here, there = both
    numbers = [night.do(Gift, 1, 2, 10).entry.number for night in (there, here, there, here)]
    assert numbers == [5, 6, 7, 8]
    assert counted(there) == (1 + 2, 0)
    assert counted(here) == (2 + 2, 0)
    assert here.now == there.now


def test_what_old_knowledge_would_refuse_is_decided_on_the_night_as_it_is(
    both: tuple[DeskNight, DeskNight],
) -> None:
    here, there = both
    there.do(Gift, 1, 2, 100)
    assert here.do(CashOut, 2).entry.number == 6
    with pytest.raises(Conflict, check=coded("not-enough")):
        there.do(Gift, 2, 1, 1)


def test_one_request_to_two_servers_is_written_once(both: tuple[DeskNight, DeskNight]) -> None:
    same = request("the same")
    receipts = [night.book.do(night.id, same, Gift, 1, 2, 10) for night in (*both, *both)]
    assert [receipt.repeated for receipt in receipts] == [False, True, True, True]
    assert {receipt.entry.number for receipt in receipts} == {5}


def test_an_answer_that_was_lost_is_given_again(both: tuple[DeskNight, DeskNight]) -> None:
    here, _ = both
    database = here.book.database
    assert isinstance(database, Counting)
    database.lost = True
    with pytest.raises(Unavailable, check=coded("unreachable")):
        here.book.do(here.id, request("lost"), Gift, 1, 2, 10)
    database.lost = False
    again = here.book.do(here.id, request("lost"), Gift, 1, 2, 10)
    assert (again.repeated, again.entry.number) == (True, 5)
    assert here.do(Gift, 1, 2, 10).entry.number == 6


@pytest.fixture
def table(postgres: Postgres) -> Iterator[tuple[Evening, Book]]:
    """A round of Ultimate Texas Hold'em with two players, and the book of another server."""
    with postgres.book() as url:
        here, there = Database(url), Database(url)
        evening, other = Evening(Book(here), "uth", 2), Book(there)
        evening.begin()
        yield evening, other
        with here.reading() as connection:
            found = audited(DatabaseRecords(connection, evening.night)).findings
            assert {finding.check for finding in found} <= {"desk", "sums"}  # chips from nowhere
        here.close()
        there.close()


def bet(rounds: Rounds, night: int, live: LiveRound, seat: int) -> Receipt:
    action = Action(seat, "bet", {"ante": 5})
    assert live.round.prompt is not None
    option = live.round.prompt.option(seat, "bet")
    assert option is not None
    since = live.round.since(option)
    return rounds.act(night, 1, live.number, action, since, seat, evening_request())


def test_an_action_is_played_once_though_another_server_came_first_elsewhere(
    table: tuple[Evening, Book],
) -> None:
    evening, other = table
    live = evening.live()
    other.do(evening.night, request(), PlayerAdded, "Zoe")
    receipt = bet(evening.rounds, evening.night, live, 1)
    assert receipt.entry.number == receipt.night.number == other.night(evening.night).number
    assert evening.live() is live
    assert live.entries[-1] == live.last == receipt.entry.number
    assert [action.by for action in live.round.actions] == [1]


def test_an_action_is_played_again_where_another_server_came_first_in_its_round(
    table: tuple[Evening, Book],
) -> None:
    evening, other = table
    live = evening.live()
    bet(Rounds(other), evening.night, live, 2)
    bet(evening.rounds, evening.night, live, 1)
    assert evening.live() is not live
    assert [action.by for action in evening.live().round.actions] == [2, 1]


_TRANSFER = {"source": 0, "target": 1, "amount": 2}


def call(desk: DeskNight, **other: object) -> list[Any]:
    """The call that would give Ben ten of Ana's chips, with something in it another."""
    state, asked = desk.now, request()
    decision = Gift.decide(state, 1, 2, 10)
    to_write = desk.book._appender.decide(state, state.id, decision, asked, "0" * 64)
    values = arguments(state, to_write, decision, asked)
    body = json.loads(to_write.body)
    for part in _TRANSFER.keys() & other.keys():
        body["transfers"][0][_TRANSFER[part]] = other.pop(part)
    values["body"] = canonical.encode(body)
    return desk.book.database.call(WRITE, values | other)


@pytest.mark.parametrize(
    "other",
    [
        {"amount": 101},
        {"amount": -1},
        {"amount": 0},
        {"source": "bankroll:9"},
        {"target": "bankroll:1"},
        {"target": "drawer"},
        {"hash": b"short"},
        {"new_accounts": ["more"], "commodities": ["gold"], "floors": [0]},
    ],
    ids=str,
)
def test_the_guards_look_at_what_the_call_does(
    both: tuple[DeskNight, DeskNight], other: dict[str, object]
) -> None:
    here, there = both
    before = there.now
    with pytest.raises(IntegrityError):
        call(here, **other)
    assert Book(there.book.database).night(there.id) == before
    assert call(here) == []


def test_a_call_that_is_late_writes_nothing_and_brings_the_news(
    both: tuple[DeskNight, DeskNight],
) -> None:
    here, _ = both
    (row,) = call(here, since=3)
    assert row[1] == 4
    assert here.now.number == 4
    with pytest.raises(sa.exc.DBAPIError):
        call(here, night=99)


def test_nights_of_one_name_may_be_opened_by_many_at_once(postgres: Postgres) -> None:
    together = 8
    with postgres.book() as url, ThreadPoolExecutor(together) as pool:
        databases = [Database(url) for _ in range(together)]
        nights = list(pool.map(lambda database: DeskNight(Book(database)).id, databases))
        assert sorted(nights) == sorted(set(nights))
        assert len({night.slug for night in Book(databases[0]).nights()}) == together
        for database in databases:
            database.close()
