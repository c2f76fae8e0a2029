"""What the desk sums up of a night: what is due, where the chips are, what a cash-out would do."""

import pytest

from ledger.book import Book
from ledger.desk import together
from ledger.kinds.at_desk import payable
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.markers import repayable
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.kinds.trays import TrayFilled
from ledger.reports.desk_sums import (
    CashOutPlan,
    PlayerTotals,
    StillOpen,
    TableTotals,
    Whereabouts,
    cash_out_all,
    is_unused,
    player_totals,
    still_open,
    table_totals,
    to_pay_out,
    whereabouts,
)
from ledger.reports.desk_view import desk_view
from ledger.state.entries import Decision, Transfer
from tests.ledger.desk_night import DeskNight, request

ANA, BEN, CY = 1, 2, 3


@pytest.fixture
def night(book: Book) -> DeskNight:
    """A chip is worth 0.10. Ana bought 100 chips and sits with 40, Ben signed for 50, Cy bought 20;
    Ana has bet 15 and 5 lie in the pot. The tray has 500.
    """
    night = DeskNight(book)
    for name in ("Ana", "Ben", "Cy"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, ANA, 100, "cash")
    night.do(BuyIn, BEN, 50, "marker")
    night.do(BuyIn, CY, 20, "cash")
    night.do(TableOpened, "kabu", {}, "virtual", 500, "Green room")
    night.do(Sat, 1, ANA, 3, 40)
    return night


def moved(night: DeskNight, *transfers: tuple[str, str, int]) -> None:
    """Chips of a table go from place to place."""
    those = tuple(Transfer(*transfer, "said") for transfer in transfers)
    decision = Decision(TrayFilled(table=1, chips=1), those)
    night.book.write(night.id, request(), {}, lambda _: decision)


def test_the_bottom_lines_add_up_cash_and_chips(night: DeskNight) -> None:
    view = desk_view(night.now)
    assert player_totals(view) == PlayerTotals(
        cash_in=1200, bankroll=60 + 50 + 20, at_tables=40, cash_out=0, owes=50, owed=0, result=0
    )
    assert table_totals(view) == TableTotals(tray=500, result=0)


def test_chips_out_of_the_cage_are_with_players_in_trays_and_in_pots(night: DeskNight) -> None:
    moved(night, ("rack:1:1", "felt:1:pot", 15))
    assert whereabouts(desk_view(night.now)) == Whereabouts(
        out=500 + 170, held=170 - 15, trays=500, pots=15, felt=0
    )


def test_what_is_due_is_what_is_left_after_markers_and_what_lies_in_pots(night: DeskNight) -> None:
    moved(night, ("rack:1:1", "felt:1:pot", 15))
    # Ana 60 + 25, Ben 50 - 50, Cy 20, and the pot.
    assert to_pay_out(desk_view(night.now)) == 85 + 0 + 20 + 15


def test_who_owes_more_than_there_is_makes_nobody_elses_chips_fewer(night: DeskNight) -> None:
    moved(night, ("bankroll:2", "bankroll:3", 30))
    assert to_pay_out(desk_view(night.now)) == 100 + 0 + 50


def test_what_the_house_owes_is_due_as_well(night: DeskNight) -> None:
    moved(night, ("bankroll:3", "tray:1", 20), ("tray:1", "bankroll:1", 120))
    # The drawer has 12.00: Ana's 180 of the bankroll get that, and the house owes 60.
    night.do(CashOut, ANA)
    assert to_pay_out(desk_view(night.now)) == 40 + 60


def test_of_whom_something_is_open(night: DeskNight) -> None:
    night.do(BuyBack, CY, 20)
    assert still_open(desk_view(night.now)) == StillOpen(
        seated=(ANA,), holders=(ANA, BEN), debtors=(BEN,), creditors=()
    )


def test_a_cash_out_of_all_does_what_was_said_before(night: DeskNight) -> None:
    moved(night, ("tray:1", "bankroll:3", 100))
    plans = list(cash_out_all(night.now, desk_view(night.now)))
    # The drawer has 12.00: it pays for Ana's 100, and for 20 of Cy's 120.
    assert plans == [
        CashOutPlan(ANA, chips=100, settled=0, paid=100, owed=0),
        CashOutPlan(BEN, chips=50, settled=50, paid=0, owed=0),
        CashOutPlan(CY, chips=120, settled=0, paid=20, owed=100),
    ]
    before = night.now
    together.cash_out(night.book, night.id, request(), [plan.player for plan in plans])
    after = desk_view(night.now)
    for plan in plans:
        player = night.now.player(plan.player)
        assert player.cashed - before.player(plan.player).cashed == plan.paid
        assert next(line for line in after.players if line.player == plan.player).owed == plan.owed


def test_a_rack_beside_a_pot_stays_at_its_table(night: DeskNight) -> None:
    moved(night, ("rack:1:1", "felt:1:pot", 15))
    plans = list(cash_out_all(night.now, desk_view(night.now)))
    assert [(plan.player, plan.chips) for plan in plans] == [(ANA, 60), (BEN, 50), (CY, 20)]


def test_the_drawer_pays_for_whole_chips(night: DeskNight) -> None:
    moved(night, ("drawer", "outside", 5))
    assert payable(night.now) == 119


def test_a_marker_can_be_repaid_whether_the_desk_or_a_table_gave_it(night: DeskNight) -> None:
    moved(night, ("tray:1", "rack:1:1", 7), ("markers", "marker:table:1", 7))
    assert [repayable(night.now, player) for player in (ANA, BEN, CY)] == [7, 50, 0]


def test_a_night_in_which_nothing_has_come_is_unused(book: Book, night: DeskNight) -> None:
    fresh = DeskNight(book)
    fresh.do(PlayerAdded, "Ana")
    assert is_unused(desk_view(fresh.now))
    assert not is_unused(desk_view(night.now))
