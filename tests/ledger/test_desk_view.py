"""What the desk shows, and how it finds a balance that is not what its transfers come to."""

import sqlite3
from contextlib import closing

import pytest

from ledger.book import Book
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.gifts import Gift
from ledger.kinds.players import MarkerLimited, PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.kinds.trays import TrayCredited, TrayFilled
from ledger.reports.desk_view import (
    DeskView,
    Disagreement,
    PlayerSums,
    PotShare,
    RackLine,
    TableSums,
    desk_view,
    disagreements,
)
from ledger.state.entries import Decision, Transfer
from tests.ledger.desk_night import DeskNight, request
from tests.ledger.whole_night import WholeNight


@pytest.fixture
def night(book: Book) -> DeskNight:
    """A float of 50.00; Ana bought 100 chips and sits with 40, Ben signed for 50."""
    night = DeskNight(book, cash_float=5000)
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Ben")
    night.do(BuyIn, 1, 100, "cash")
    night.do(BuyIn, 2, 50, "marker")
    night.do(TableOpened, "uth", {}, "virtual", 500, "Green room")
    night.do(Sat, 1, 1, 3, 40)
    return night


def moved(night: DeskNight, *transfers: tuple[str, str, int]) -> None:
    """Chips of a table go from place to place."""
    those = tuple(Transfer(*transfer, "said") for transfer in transfers)
    decision = Decision(TrayFilled(table=1, chips=1), those)
    night.book.write(night.id, request(), {}, lambda _: decision)


def test_a_desk_shows_every_figure_of_the_night(night: DeskNight) -> None:
    night.do(TrayFilled, 1, 100)
    night.do(TrayCredited, 1, 30)
    night.do(MarkerLimited, 2, 200)
    night.do(Gift, 2, 1, 20)
    night.do(BuyBack, 1, 10)
    # Ana bets 15, loses 12 of them, and wins 7 from the tray besides; the table lends Ben 5.
    moved(night, ("rack:1:1", "felt:1:ante", 15), ("felt:1:ante", "tray:1", 12))
    moved(night, ("tray:1", "rack:1:1", 7))
    moved(night, ("tray:1", "bankroll:2", 5), ("markers", "marker:table:2", 5))
    assert desk_view(night.now) == DeskView(
        number=night.now.number,
        players=(
            PlayerSums(
                player=1,
                name="Ana",
                cash_in=1000,
                cash_out=100,
                bankroll=100 - 40 + 20 - 10,
                racks=(RackLine(1, 3, 40 - 15 + 7),),
                owes_desk=0,
                owes_tables=0,
                owed=0,
                gifts=20,
                found=0,
                limit=None,
                result=70 + 32 + 10 - 100,
                in_pots=(PotShare(1, 3),),
            ),
            PlayerSums(
                player=2,
                name="Ben",
                cash_in=0,
                cash_out=0,
                bankroll=50 - 20 + 5,
                racks=(),
                owes_desk=50,
                owes_tables=5,
                owed=0,
                gifts=-20,
                found=0,
                limit=200,
                result=35 - 50 - 5,
            ),
        ),
        tables=(
            TableSums(
                table=1,
                name="Green room",
                is_open=True,
                tray=500 + 100 - 30 + 12 - 7 - 5,
                on_felt=3,
                of_bank=0,
                in_pots=3,
                from_cage=500 + 100 - 30,
                found=0,
                counted=None,
                voided=0,
                undone=0,
                result=12 - 7 - 5,
            ),
        ),
        cash_float=5000,
        drawer=5000 + 1000 - 100,
        cage=10 + 30,
        issued=100 + 50 + 500 + 100,
        over_short=0,
        corrections=0,
    )


def test_a_player_holds_the_bankroll_and_the_racks_of_all_tables(night: DeskNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 0)
    night.do(Sat, 2, 1, 1, 25)
    ana = desk_view(night.now).players[0]
    assert (ana.bankroll, ana.racks) == (35, (RackLine(1, 3, 40), RackLine(2, 1, 25)))
    assert (ana.chips, ana.result) == (100, 0)


def test_chips_that_counting_found_are_nobodys_result(night: DeskNight) -> None:
    night.count_tray(1, 508)
    table = desk_view(night.now).tables[0]
    assert (table.tray, table.found, table.result) == (508, 8, 0)
    assert table.counted == night.now.number
    assert desk_view(night.now).over_short == -8


def test_each_table_has_the_chips_on_its_own_felt(night: DeskNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 200)
    moved(night, ("rack:1:1", "felt:1:ante", 15), ("tray:2", "felt:2:pot", 4))
    assert [table.on_felt for table in desk_view(night.now).tables] == [15, 4]


def test_what_a_table_advanced_is_its_own_until_it_is_repaid(book: Book) -> None:
    # The ante at Bura is 5; Ana has 2, and the house advances 3 of its 100. It has lost nothing.
    night = WholeNight(book)
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, 1, 2, "cash")
    night.do(BuyIn, 2, 30, "cash")
    night.do(TableOpened, "bura", {"ante": 5}, "virtual", 100)
    night.do(Sat, 1, 1, 1, 2)
    night.do(Sat, 1, 2, 2, 30)
    night.begin(1)
    (table,) = desk_view(night.now).tables
    assert (table.tray, table.on_felt, table.result) == (97, 10, 0)
    ana = desk_view(night.now).players[0]
    assert (ana.chips, ana.owes_tables, ana.result) == (0, 3, -5)


def test_an_empty_drawer_leaves_the_house_owing_which_is_the_players_own(book: Book) -> None:
    night = DeskNight(book)
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 10, "marker")
    night.do(PlayerAdded, "Ben")
    night.do(Gift, 1, 2, 10)
    night.do(CashOut, 2)
    ben = desk_view(night.now).players[1]
    assert (ben.owed, ben.cash_out, ben.chips, ben.result) == (10, 0, 0, 10)


def test_a_correction_is_counted(night: DeskNight) -> None:
    wrong = night.do(BuyIn, 1, 10, "cash").entry
    night.book.write(
        night.id, request(), {}, lambda state: Corrected.decide(state, wrong, "mistyped")
    )
    assert desk_view(night.now).corrections == 1


# Balances that are kept wrong


def tampered(night: DeskNight, sql: str) -> list[Disagreement]:
    """What disagrees once somebody has changed the database past its guards."""
    if night.book.database.engine.dialect.name == "postgresql":
        pytest.skip("its guards are not dropped as easily; the query is the same")
    with closing(sqlite3.connect(str(night.book.database.url.database))) as connection:
        guards = connection.execute("select name from sqlite_master where type = 'trigger'")
        for (name,) in guards.fetchall():
            connection.execute(f'drop trigger "{name}"')
        connection.execute(sql)
        connection.commit()
    return disagreements(Book(night.book.database), night.id)


@pytest.mark.conformance
def test_an_honest_night_agrees(night: DeskNight) -> None:
    other = DeskNight(night.book, name="Saturday", cash_float=700)
    assert disagreements(night.book, night.id) == disagreements(night.book, other.id) == []


def test_a_balance_that_is_kept_wrong_is_found(night: DeskNight) -> None:
    DeskNight(night.book, name="Saturday", cash_float=700)
    sql = f"update accounts set balance = balance + 7 where name = 'drawer' and night = {night.id}"
    (found,) = tampered(night, sql)
    assert found == Disagreement("drawer", kept=6007, summed=6000, replayed=6000)
    assert str(found) == (
        "drawer is kept at 6,007; its transfers come to 6,000, the entries to 6,000."
    )


def test_an_amount_that_was_changed_is_found_at_both_its_accounts(night: DeskNight) -> None:
    sql = f"update transfers set amount = 1004 where amount = 1000 and night = {night.id}"
    assert tampered(night, sql) == [
        Disagreement("drawer", kept=6000, summed=6004, replayed=6000),
        Disagreement("outside", kept=-6000, summed=-6004, replayed=-6000),
    ]


def test_an_account_that_is_gone_is_kept_at_nothing(night: DeskNight) -> None:
    found = tampered(night, "delete from accounts where name = 'rack:1:1'")
    assert found == [Disagreement("rack:1:1", kept=0, summed=0, replayed=40)]


def test_an_account_that_nothing_ever_moved_is_at_nothing(night: DeskNight) -> None:
    sql = f"update accounts set balance = 5 where name = 'markers' and night = {night.id}"
    assert tampered(night, sql) == [Disagreement("markers", kept=5, summed=-50, replayed=-50)]


def test_an_account_that_no_entry_tells_of_is_at_nothing(night: DeskNight) -> None:
    sql = (
        "insert into accounts (night, name, commodity, balance) "
        f"values ({night.id}, 'rack:9:1', 'chips', 5)"
    )
    assert tampered(night, sql) == [Disagreement("rack:9:1", kept=5, summed=0, replayed=0)]


@pytest.mark.conformance
def test_what_agreed_is_not_summed_again_and_what_came_since_is(night: DeskNight) -> None:
    book = night.book
    assert disagreements(book, night.id) == []
    night.do(BuyIn, 1, 7, "cash")
    tampered(
        night, f"update transfers set amount = 1004 where amount = 1000 and night = {night.id}"
    )
    # The desk does not look at what agreed; somebody who begins anew, as an audit does, sees it.
    assert disagreements(book, night.id) == []
    assert [found.account for found in disagreements(Book(book.database), night.id)] == [
        "drawer",
        "outside",
    ]


def test_what_does_not_agree_is_found_every_time(night: DeskNight) -> None:
    tampered(night, f"update accounts set balance = 7 where name = 'cage' and night = {night.id}")
    found = [Disagreement("cage", kept=7, summed=0, replayed=0)]
    assert disagreements(night.book, night.id) == found
    assert disagreements(night.book, night.id) == found
