"""Markers: what the desk lends has a limit, what a game makes compulsory has none; debts belong to
people.
"""

import pytest

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.errors import Conflict
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import MarkerLimited, PlayerAdded
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import SeriesEnded, TableClosed
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.state import accounts
from tests.codes import coded
from tests.ledger.whole_night import WholeNight

ANA, BEN = 1, 2


@pytest.fixture
def night(book: Book) -> WholeNight:
    """Ana, to whom the desk lends nothing, and Ben, Cleo and Dora, at a table of Lórum with one
    chip each.
    """
    night = WholeNight(book, "markers")
    for name in ("Ana", "Ben", "Cleo", "Dora"):
        night.do(PlayerAdded, name)
    night.do(MarkerLimited, ANA, 0)
    night.open_table("lorum", [1, 2, 3, 4], chips=1)
    return night


def line(night: WholeNight, player: int) -> PlayerSums:
    return desk_view(night.now).players[player - 1]


def in_debt(night: WholeNight) -> int:
    """Play until Ana owes for something compulsory; returns how much."""
    for _ in range(200):
        night.play_rounds(1, 1)
        if owed := line(night, ANA).owes_tables:
            return owed
    raise AssertionError("Ana never owes anything")


def test_compulsory_payments_go_through_whatever_the_desk_would_lend(night: WholeNight) -> None:
    with pytest.raises(Conflict, check=coded("limit-reached")):
        night.do(BuyIn, ANA, 1, "marker")
    assert in_debt(night) > 0
    assert line(night, ANA).owes_desk == 0
    with pytest.raises(Conflict, check=coded("limit-reached")):
        night.do(BuyIn, ANA, 1, "marker")


def test_a_marker_follows_the_player_to_another_seat_and_another_table(night: WholeNight) -> None:
    in_debt(night)
    if night.now.tables[1].carry:
        night.do(SeriesEnded, 1)
    owed = line(night, ANA).owes_tables
    night.do(Stood, 1, 1)
    night.do(Stood, 1, 2)
    night.do(Sat, 1, BEN, 1, 0)
    assert (line(night, ANA).owes_tables, night.now.balance(accounts.rack(1, ANA))) == (owed, 0)
    other = night.open_table("uth", [ANA], chips=owed + 20)
    night.begin(other)
    state = night.now.tables[other].round
    assert state is not None
    assert state.pledged(ANA) == owed
    night.act(other, 1, "bet", ante=1)
    night.act(other, "dealer", "deal")
    night.play(other)
    night.end(other)
    assert line(night, ANA).owes_tables == 0  # repaid from what the seat held when the round ended
    with night.book.database.reading() as connection:
        assert audited(DatabaseRecords(connection, night.id)).findings == ()


def test_a_voided_hand_and_whatever_was_undone_is_counted_for_the_whole_night(
    night: WholeNight,
) -> None:
    table = night.open_table("uth", [ANA, BEN], chips=40)
    for _ in range(45):  # more than a table remembers
        night.begin(table)
        night.act(table, 1, "bet", ante=1)
        night.undo(table)
        night.end(table)
    night.do(TableClosed, table)
    found = desk_view(night.now).tables[table - 1]
    assert (found.voided, found.undone, night.now.tables[table].rounds) == (45, 45, 45)
    assert {past.why for past in night.now.tables[table].past} == {"misdeal"}
