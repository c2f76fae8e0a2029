"""Writing into the book: once, in order, all or nothing; whoever else writes at the same time."""

import json
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from ledger.book import Book
from ledger.errors import (
    Conflict,
    DiskFull,
    Invalid,
    KeyReused,
    LedgerError,
    NotCanonical,
    NotThere,
)
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.gifts import Gift
from ledger.kinds.nights import NightOpened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.reports.desk_view import disagreements
from ledger.state.entries import By, Decision, Entry, Request, Transfer
from ledger.state.night import Night
from ledger.store import canonical, chain
from ledger.store.database import Database
from ledger.store.schema import entries, transfers
from tests.codes import coded
from tests.ledger.desk_night import DeskNight, request

pytestmark = pytest.mark.conformance


@pytest.fixture
def friday(book: Book) -> DeskNight:
    return friday_in(book)


def friday_in(book: Book) -> DeskNight:
    night = DeskNight(book, cash_float=500)
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Ben")
    night.do(BuyIn, 1, 100, "cash")
    return night


def no_more(night: Night) -> Decision:
    raise AssertionError("this must not be decided again")


# What an entry is


def test_an_entry_is_kept_as_the_bytes_that_are_hashed(book: Book, friday: DeskNight) -> None:
    with book.database.reading() as connection:
        rows = connection.execute(sa.select(entries).order_by(entries.c.number)).all()
    previous = bytes(32)
    for number, row in enumerate(rows, 1):
        assert row.number == number
        assert row.hash == sha256(previous + row.body).digest()
        assert canonical.encode(json.loads(row.body)) == row.body
        said = json.loads(row.body)["request"]
        assert (said["sender"], said["key"]) == (row.sender, row.key)
        previous = row.hash
    assert friday.now.hash == previous


def test_an_entry_says_when_who_and_where(book: Book) -> None:
    night = DeskNight(Book(book.database, clock=lambda: 1_763_721_072_000))
    asked = Request("desk-1", "a-key", who="host", screen="the desk")
    entry = night.book.do(night.id, asked, PlayerAdded, "Ana").entry
    assert (entry.at, entry.by) == (1_763_721_072_000, By("host", "the desk"))
    assert (entry.kind, entry.facts) == ("player-added", {"player": 1, "name": "Ana"})


def test_its_transfers_stand_in_rows_as_they_stand_in_the_entry(
    book: Book, friday: DeskNight
) -> None:
    with book.database.reading() as connection:
        rows = connection.execute(
            sa.select(transfers).where(transfers.c.entry == 4).order_by(transfers.c.position)
        )
        kept = [(row.position, row.amount, row.why) for row in rows]
    said = book.entry(friday.id, 4).transfers
    assert kept == [
        (position, transfer.amount, transfer.why) for position, transfer in enumerate(said)
    ]
    assert [transfer.amount for transfer in said] == [
        100,
        100,
        1000,
    ]  # issued, sold, and paid for at ten cents a chip


def test_an_entry_is_found_by_its_number(book: Book, friday: DeskNight) -> None:
    assert [entry.number for entry in book.entries(friday.id)] == [1, 2, 3, 4]
    assert [entry.number for entry in book.entries(friday.id, after=2)] == [3, 4]
    with pytest.raises(NotThere, check=coded("no-such-entry")):
        book.entry(friday.id, 5)


def test_a_night_is_found_by_its_slug(book: Book, friday: DeskNight) -> None:
    assert book.find("friday") == friday.id
    with pytest.raises(NotThere, check=coded("no-such-night")):
        book.find("saturday")
    with pytest.raises(NotThere, check=coded("no-such-night")):
        book.night(99)
    with pytest.raises(NotThere, check=coded("no-such-night")):
        book.write(99, request(), {}, no_more)


# Once


def test_a_request_said_twice_happens_once(friday: DeskNight) -> None:
    again = request("the same key")
    first = friday.book.do(friday.id, again, BuyIn, 1, 50, "cash")
    second = friday.book.do(friday.id, again, BuyIn, 1, 50, "cash")
    assert (first.repeated, second.repeated) == (False, True)
    assert second.entry == first.entry
    assert friday.now.balance("bankroll:1") == 150


def test_a_repeated_request_is_answered_before_anything_is_validated(friday: DeskNight) -> None:
    again = request("the same key")
    friday.book.do(friday.id, again, CashOut, 1)
    # Ana has nothing left: asked anew it would be refused.
    assert friday.book.do(friday.id, again, CashOut, 1).repeated
    assert friday.book.write(
        friday.id, again, {"do": "cash_out", "args": [1], "named": {}}, no_more
    ).repeated
    with pytest.raises(Conflict, check=coded("not-enough")):
        friday.do(CashOut, 1)


def test_a_repeated_request_is_answered_after_a_restart(friday: DeskNight) -> None:
    again = request("the same key")
    first = friday.book.do(friday.id, again, BuyIn, 1, 50, "cash")
    assert (
        Book(friday.book.database).do(friday.id, again, BuyIn, 1, 50, "cash").entry == first.entry
    )


@pytest.mark.parametrize("chips", [51, 50.0, True])
def test_the_same_key_with_other_content_is_refused(friday: DeskNight, chips: int) -> None:
    friday.book.do(friday.id, request("one key"), BuyIn, 1, 50, "cash")
    before = friday.now
    with pytest.raises((KeyReused, NotCanonical)):
        friday.book.do(friday.id, request("one key"), BuyIn, 1, chips, "cash")
    assert friday.now == before


def test_a_key_used_in_another_night_is_refused(friday: DeskNight) -> None:
    saturday = DeskNight(friday.book, name="Saturday")
    friday.book.do(friday.id, request("one key"), PlayerAdded, "Cleo")
    with pytest.raises(KeyReused):
        friday.book.do(saturday.id, request("one key"), PlayerAdded, "Cleo")


def test_a_key_belongs_to_its_sender(friday: DeskNight) -> None:
    for sender in ("tablet 1", "tablet 2"):
        friday.book.do(friday.id, request("one key", sender), BuyIn, 1, 50, "cash")
    assert friday.now.balance("bankroll:1") == 200


def test_a_refusal_is_not_remembered(friday: DeskNight) -> None:
    again = request("the same key")
    with pytest.raises(Conflict, check=coded("not-enough")):
        friday.book.do(friday.id, again, Gift, 1, 2, 150)
    friday.do(BuyIn, 1, 50, "cash")
    assert not friday.book.do(friday.id, again, Gift, 1, 2, 150).repeated


def test_a_night_opened_twice_by_one_request_is_one_night(book: Book) -> None:
    asked = request("one key")
    opened = [book.open(asked, {"name": "x"}, "x", OPENING) for _ in range(2)]
    assert [night.repeated for night in opened] == [False, True]
    assert [night.slug for night in book.nights()] == ["x"]


OPENING = NightOpened.decide("x", None, [{"value": 1, "colour": "white"}], 0)


@pytest.mark.parametrize(
    ("sender", "key"), [("", "k"), ("s", ""), ("s", "x" * 201), ("s", "a\nb"), ("s", "\x00")]
)
def test_a_request_needs_a_sender_and_a_key(friday: DeskNight, sender: str, key: str) -> None:
    with pytest.raises(Invalid):
        friday.book.do(friday.id, Request(sender, key, "host"), PlayerAdded, "Cleo")


# All or nothing


def test_a_request_refused_leaves_nothing_behind(book: Book, friday: DeskNight) -> None:
    before = friday.now
    with pytest.raises(Conflict, check=coded("not-enough")):
        friday.do(Gift, 1, 2, 101)
    with pytest.raises(Invalid, check=coded("bad-amount")):
        friday.do(BuyIn, 1, 0, "cash")
    assert friday.now == before == Book(book.database).night(friday.id)


GIFT = Gift(giver=1, taker=2, chips=10)


@pytest.mark.parametrize(
    "decision",
    [
        Decision(GIFT, (Transfer("bankroll:1", "bankroll:2", 101, "gift"),)),
        Decision(GIFT, (Transfer("bankroll:1", "bankroll:2", 2**53, "gift"),)),
        Decision(
            GIFT,
            (
                Transfer("issued", "bankroll:2", 2**53 - 1, "gift"),
                Transfer("issued", "cage", 9, "gift"),
            ),
        ),
        Decision(GIFT, (Transfer("bankroll:1", "pocket", 10, "gift"),)),
        Decision(GIFT, (Transfer("bankroll:1", "drawer", 10, "gift"),)),
        Decision(GIFT, (Transfer("bankroll:1", "bankroll:1", 10, "gift"),)),
        Decision(GIFT, (Transfer("bankroll:1", "bankroll:2", 0, "gift"),)),
        Decision(GIFT, (Transfer("bankroll:2", "bankroll:1", -10, "gift"),)),
        Decision(replace(GIFT, chips=0.5)),
        Decision(replace(GIFT, chips=10.0)),
        Decision(replace(GIFT, giver=True)),
        Decision(replace(GIFT, taker=0)),
        Decision(replace(GIFT, taker=2**53)),
        Decision(PlayerAdded(player=3, name="half of a character: \ud800")),
        Decision(Sat(table=7, seat=1, player=1)),
    ],
    ids=lambda decision: f"{decision.says} {[moved.amount for moved in decision.transfers]}"[:80],
)
def test_a_maker_that_is_wrong_writes_nothing(shared_book: Book, decision: Decision) -> None:
    book, friday = shared_book, friday_in(shared_book)
    before = friday.now
    with pytest.raises((LedgerError, SQLAlchemyError, LookupError, ValueError)):
        book.write(friday.id, request(), {}, lambda _night: decision)
    assert book.night(friday.id) == before
    assert Book(book.database).night(friday.id) == before
    assert disagreements(book, friday.id) == []
    friday.do(PlayerAdded, "Cleo")  # and the book goes on


def test_a_failure_after_the_decision_leaves_nothing_in_memory(
    friday: DeskNight, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = friday.now

    def fail(*_of: object) -> None:
        raise sqlite3.OperationalError("the plug is pulled")

    # A write on PostgreSQL is a call that commits by itself.
    monkeypatch.setattr(friday.book.database, "call", fail)
    sa.event.listen(friday.book.database.engine, "commit", fail)
    with pytest.raises(sqlite3.OperationalError):
        friday.book.do(friday.id, request("lost"), PlayerAdded, "Cleo")
    sa.event.remove(friday.book.database.engine, "commit", fail)
    monkeypatch.undo()
    assert friday.now == before
    assert not friday.book.do(friday.id, request("lost"), PlayerAdded, "Cleo").repeated


def test_listeners_hear_of_what_is_on_disk_and_of_nothing_else(friday: DeskNight) -> None:
    heard: list[tuple[int, int]] = []
    restarted = Book(friday.book.database)

    def listen(night: int, entry: Entry) -> None:
        assert restarted.night(night).number >= entry.number
        heard.append((night, entry.number))

    friday.book.listeners.append(listen)
    friday.book.do(friday.id, request("one key"), PlayerAdded, "Cleo")
    friday.book.do(friday.id, request("one key"), PlayerAdded, "Cleo")
    with pytest.raises(LedgerError):
        friday.do(PlayerAdded, "Cleo")
    assert heard == [(friday.id, 5)]


def test_a_listener_that_fails_keeps_nobody_from_hearing(friday: DeskNight) -> None:
    heard: list[int] = []

    def fail(_night: int, _entry: Entry) -> None:
        raise DiskFull("full")

    friday.book.listeners += [fail, lambda _, entry: heard.append(entry.number)]
    with pytest.raises(DiskFull):
        friday.book.do(friday.id, request("key"), PlayerAdded, "Cleo")
    assert heard == [5]
    assert friday.book.do(friday.id, request("key"), PlayerAdded, "Cleo").repeated


# At the same time


def beside(book: Book) -> Book:
    """The same book, as another process has it."""
    return Book(Database(book.database.url.render_as_string(hide_password=False)))


def test_the_same_request_twice_at_once_happens_once(friday: DeskNight) -> None:
    others = [friday.book, beside(friday.book)]
    for turn in range(10):
        start = threading.Barrier(4)

        def tap(book: Book, start: threading.Barrier = start, turn: int = turn) -> bool:
            start.wait()
            return book.do(friday.id, request(f"turn {turn}"), Gift, 1, 2, 10).repeated

        with ThreadPoolExecutor(4) as pool:
            repeated = list(pool.map(tap, others * 2))
        assert sorted(repeated) == [False, True, True, True]
    assert friday.now.balance("bankroll:2") == 100
    others[1].database.close()


def test_one_key_on_two_nights_at_once_is_one_entry(friday: DeskNight) -> None:
    saturday = DeskNight(friday.book, name="Saturday")
    other = beside(friday.book)
    for turn in range(10):
        start = threading.Barrier(2)

        def tap(
            place: tuple[Book, int], start: threading.Barrier = start, turn: int = turn
        ) -> bool:
            start.wait()
            try:
                place[0].do(place[1], request(f"turn {turn}"), PlayerAdded, f"Guest {turn}")
            except KeyReused:
                return False
            return True

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(tap, [(friday.book, friday.id), (other, saturday.id)])) == [
                False,
                True,
            ]
    assert len(friday.now.players) + len(saturday.now.players) == 2 + 10
    other.database.close()


def test_several_processes_write_one_night_and_none_loses_an_entry(friday: DeskNight) -> None:
    others = [beside(friday.book) for _ in range(3)]

    def buy(book: Book) -> None:
        for _ in range(15):
            book.do(friday.id, request(), BuyIn, 1, 1, "cash")
            book.do(friday.id, request(), BuyIn, 2, 1, "marker")

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(buy, others))
    assert friday.now.number == 4 + 90
    assert friday.now.balance("bankroll:1") == 100 + 45
    assert friday.now.balance("bankroll:2") == 45
    for other in others:
        assert other.night(friday.id) == friday.now
        other.database.close()
    assert disagreements(friday.book, friday.id) == []
    previous = chain.START
    with friday.book.database.reading() as connection:
        for row in connection.execute(sa.select(entries).order_by(entries.c.number)):
            assert row.hash == chain.link(previous, row.body)
            previous = row.hash


def test_two_nights_go_on_side_by_side(book: Book) -> None:
    nights = [DeskNight(book, name=name) for name in ("Friday", "Saturday")]

    def play(night: DeskNight) -> None:
        for number in range(1, 16):
            night.do(PlayerAdded, f"Guest {number}")
            night.do(BuyIn, number, number, "cash")

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(play, nights))
    for night in nights:
        assert night.now.number == 31
        assert night.now.balance("issued") == -120
        assert disagreements(book, night.id) == []
        assert Book(book.database).night(night.id) == night.now


def test_nights_of_one_name_have_slugs_of_their_own(book: Book) -> None:
    for _ in range(3):
        DeskNight(book, name="Ána's Party!")
    assert [night.slug for night in book.nights()] == [
        "ana-s-party-3",
        "ana-s-party-2",
        "ana-s-party",
    ]
