"""The host's desk: what it decides, on a night that no database keeps. Every sum here is computed
by hand. A chip is worth ten cents, unless it is play money.
"""

from hashlib import sha256
from typing import Any

import pytest

from ledger.book import Book
from ledger.errors import Conflict, Invalid, LedgerError, NotThere
from ledger.kinds import nights
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightChanged, NightOpened, NightReopened
from ledger.kinds.players import MarkerLimited, PlayerAdded, PlayerRenamed
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableClosed, TableOpened
from ledger.kinds.trays import TrayCounted, TrayCredited, TrayFilled
from ledger.reports.desk_view import PlayerSums, TableSums, desk_view
from ledger.state import accounts
from ledger.state.entries import Decision, Transfer
from tests.codes import coded
from tests.ledger.desk_night import CHIPS, DeskNight, PaperNight, counts

ANA, BEN = 1, 2


@pytest.fixture
def night() -> PaperNight:
    """Friday: a float of 50.00, Ana and Ben."""
    friday = PaperNight(cash_float=5000)
    friday.do(PlayerAdded, "Ana")
    friday.do(PlayerAdded, "Ben")
    return friday


def line(night: PaperNight, player: int) -> PlayerSums:
    return desk_view(night.now).players[player - 1]


def table_line(night: PaperNight, table: int = 1) -> TableSums:
    return desk_view(night.now).tables[table - 1]


def moved(decision: Decision) -> list[tuple[str, str, int]]:
    return [(transfer.source, transfer.target, transfer.amount) for transfer in decision.transfers]


# Opening a night


def test_a_night_opens_with_its_float_in_the_drawer(night: PaperNight) -> None:
    view = desk_view(night.now)
    assert (view.cash_float, view.drawer, view.issued, view.cage) == (5000, 5000, 0, 0)
    assert night.balances() == {"drawer": 5000, "outside": -5000}


@pytest.mark.parametrize(
    "chip_set",
    [
        [],
        [{"value": 5, "colour": "red"}],
        [{"value": 1, "colour": "white"}, {"value": 1, "colour": "red"}],
        [{"value": 0, "colour": "white"}, {"value": 1, "colour": "red"}],
        [{"value": True, "colour": "white"}],
        [{"value": 1.0, "colour": "white"}],
        [{"value": 1}],
        [{"value": 1, "colour": ""}],
        [{"value": 1, "colour": "white", "shape": "round"}],
        [{"value": value, "colour": "white"} for value in range(1, 14)],
        ["white"],
        "white",
        None,
    ],
)
def test_a_chip_set_without_a_chip_of_one_or_with_a_value_twice_is_refused(
    chip_set: Any,
) -> None:
    with pytest.raises(Invalid):
        NightOpened.decide("x", None, chip_set, 0)


@pytest.mark.parametrize(
    "chip_value",
    [
        {"minor": 0, "currency": "EUR"},
        {"minor": 0.5, "currency": "EUR"},
        {"minor": 10, "currency": "euro"},
        {"minor": 10, "currency": "EUS"},
        {"minor": 10},
        {"minor": 10, "currency": "EUR", "more": 1},
        10,
        "EUR",
    ],
)
def test_a_chip_is_worth_a_whole_number_of_minor_units(chip_value: Any) -> None:
    with pytest.raises(Invalid):
        NightOpened.decide("x", chip_value, CHIPS, 0)


@pytest.mark.parametrize("cash_float", [-1, 0.5, True, "5", None, 2**53])
def test_a_float_is_a_whole_number_of_minor_units(cash_float: Any) -> None:
    with pytest.raises(Invalid, check=coded("bad-amount")):
        NightOpened.decide("x", None, CHIPS, cash_float)


def test_a_nights_name_and_chip_set_can_be_changed(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 10, "cash")
    night.do(
        NightChanged,
        {"name": " Late  Friday ", "chip_set": [{"value": 1, "colour": "blue"}]},
    )
    assert night.now.name == "Late Friday"
    assert [(chip.value, chip.colour) for chip in night.now.chip_set] == [(1, "blue")]


def test_what_a_chip_is_worth_is_settled_with_the_first_chip() -> None:
    night = PaperNight()
    night.do(NightChanged, {"chip_value": {"minor": 50, "currency": "CHF"}})
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, ANA, 10, "cash")
    assert night.balances()["drawer"] == 500
    with pytest.raises(Conflict, check=coded("setting-fixed")):
        night.do(NightChanged, {"chip_value": None})


@pytest.mark.parametrize("changes", [{}, {"colour": "red"}, {"name": ""}, {"chip_set": []}])
def test_a_change_that_is_none_is_refused(night: PaperNight, changes: dict[str, Any]) -> None:
    with pytest.raises(Invalid):
        night.do(NightChanged, changes)


# Players


@pytest.mark.parametrize("name", ["Ana", "ana", "ANA", " Ana ", "Ａｎａ"])
def test_no_two_players_have_names_that_look_the_same(night: PaperNight, name: str) -> None:
    with pytest.raises(Conflict, match="called Ana already", check=coded("name-taken")):
        night.do(PlayerAdded, name)


def test_a_player_may_be_renamed_and_keeps_the_number(night: PaperNight) -> None:
    night.do(PlayerRenamed, ANA, "ANA")
    night.do(PlayerRenamed, ANA, "Anabel")
    assert [(player.number, player.name) for player in night.now.players.values()] == [
        (1, "Anabel"),
        (2, "Ben"),
    ]
    with pytest.raises(Conflict, check=coded("name-taken")):
        night.do(PlayerRenamed, BEN, "anabel")


@pytest.mark.parametrize("player", [0, 3, -1, True])
def test_somebody_who_is_not_here_buys_nothing(night: PaperNight, player: int) -> None:
    with pytest.raises(NotThere, check=coded("no-such-player")):
        night.do(BuyIn, player, 10, "cash")


# Chips for cash and on markers


def test_a_buy_in_issues_the_chips_and_puts_their_worth_into_the_drawer(night: PaperNight) -> None:
    bought = night.do(BuyIn, ANA, 100, "cash").entry
    assert bought.transfers == (
        Transfer("issued", "cage", 100, "chips issued"),
        Transfer("cage", "bankroll:1", 100, "buy-in"),
        Transfer("outside", "drawer", 1000, "buy-in"),
    )
    assert (line(night, ANA).cash_in, line(night, ANA).bankroll, line(night, ANA).result) == (
        1000,
        100,
        0,
    )


def test_chips_in_the_cage_are_sold_before_new_ones_are_issued(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "cash")
    night.do(BuyBack, ANA, 60)
    assert night.do(BuyIn, BEN, 80, "cash").entry.transfers[0].amount == 20
    assert desk_view(night.now).issued == 120


def test_a_buy_in_on_a_marker_brings_no_cash(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "marker")
    assert night.balances() == {
        "drawer": 5000,
        "outside": -5000,
        "issued": -100,
        "bankroll:1": 100,
        "marker:desk:1": 100,
        "markers": -100,
    }
    assert (line(night, ANA).cash_in, line(night, ANA).owes_desk, line(night, ANA).result) == (
        0,
        100,
        0,
    )


def test_chips_can_be_sold_back_at_any_time(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "cash")
    night.do(BuyBack, ANA, 30)
    assert night.balances()["drawer"] == 5000 + 1000 - 300
    assert (line(night, ANA).cash_out, line(night, ANA).bankroll, line(night, ANA).result) == (
        300,
        70,
        0,
    )
    with pytest.raises(
        Conflict, match="has 70 chips in the bankroll, not 71", check=coded("not-enough")
    ):
        night.do(BuyBack, ANA, 71)


@pytest.mark.parametrize("chips", [0, -1, True, 1.0, "5", None, 2**53, 10**30])
@pytest.mark.parametrize("what", [BuyIn, BuyBack, MarkerRepaid, HousePaid])
def test_amounts_that_are_none_are_refused(night: PaperNight, what: Any, chips: Any) -> None:
    night.do(BuyIn, ANA, 10, "marker")
    more = {BuyIn: ("cash",), MarkerRepaid: ("cash",)}.get(what, ())
    with pytest.raises(Invalid, check=coded("bad-amount")):
        night.do(what, ANA, chips, *more)


@pytest.mark.parametrize("against", ["promise", "", None])
def test_chips_are_sold_against_cash_or_a_marker_and_nothing_else(
    night: PaperNight, against: Any
) -> None:
    with pytest.raises(Invalid, check=coded("bad-setting")):
        night.do(BuyIn, ANA, 10, against)


def test_play_money_is_counted_in_chips() -> None:
    night = PaperNight(chip_value=None)
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, ANA, 100, "cash")
    assert line(night, ANA).cash_in == 100
    night.do(CashOut, ANA)
    assert (line(night, ANA).cash_out, line(night, ANA).result) == (100, 0)


# Cashing out


def test_a_cash_out_settles_the_marker_first(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 40, "marker")
    night.do(BuyIn, ANA, 100, "cash")
    assert moved(CashOut.decide(night.now, ANA)) == [
        ("bankroll:1", "cage", 40),
        ("marker:desk:1", "markers", 40),
        ("bankroll:1", "cage", 100),
        ("drawer", "outside", 1000),
    ]


def test_a_cash_out_smaller_than_the_marker_leaves_the_rest_owed(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "marker")
    night.do(Gift, ANA, BEN, 70)
    night.do(CashOut, ANA)
    ana = line(night, ANA)
    assert (ana.bankroll, ana.owes_desk, ana.cash_out, ana.gifts, ana.result) == (
        0,
        70,
        0,
        -70,
        -70,
    )
    assert (line(night, BEN).gifts, line(night, BEN).result) == (70, 70)


def test_a_table_marker_is_settled_after_the_desks(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 50, "marker")
    advanced = Transfer("markers", accounts.table_marker(ANA), 30, "marker")
    night.write(lambda _: Decision(NightChanged(), (advanced,)))
    night.do(BuyIn, BEN, 60, "cash")
    night.do(Gift, BEN, ANA, 20)
    night.do(CashOut, ANA)  # 70 chips: 50 for the desk, 20 of the table's 30
    assert (
        line(night, ANA).owes_desk,
        line(night, ANA).owes_tables,
        line(night, ANA).cash_out,
    ) == (0, 10, 0)


def test_what_the_drawer_cannot_pay_the_house_owes() -> None:
    night = PaperNight(cash_float=105)
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Ben")
    night.do(BuyIn, ANA, 10, "cash")
    night.do(BuyIn, BEN, 30, "marker")
    night.do(Gift, BEN, ANA, 30)
    # Ana holds 40 chips, worth 4.00; the drawer has 1.05 and her 1.00: it pays for 20 and keeps 5
    # cents.
    entry = night.do(CashOut, ANA).entry
    assert entry.facts == {"player": 1, "chips": 40, "settled": 0, "cashed": 20, "owed": 20}
    assert desk_view(night.now).drawer == 5
    assert (line(night, ANA).cash_out, line(night, ANA).owed, line(night, ANA).result) == (
        200,
        20,
        30,
    )
    with pytest.raises(Conflict, match="can pay for 0 chips, not 20", check=coded("not-enough")):
        night.do(HousePaid, ANA, 20)
    night.do(FloatAdded, 200)
    with pytest.raises(Conflict, match="owes Ana 20, not 21", check=coded("nothing-owed")):
        night.do(HousePaid, ANA, 21)
    night.do(HousePaid, ANA, 20)
    assert (line(night, ANA).cash_out, line(night, ANA).owed, line(night, ANA).result) == (
        400,
        0,
        30,
    )
    assert desk_view(night.now).cash_float == 305


def test_a_short_drawer_buys_no_chips_back() -> None:
    night = PaperNight()
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, ANA, 10, "marker")
    with pytest.raises(
        Conflict, match="At a cash-out the house would owe the rest", check=coded("not-enough")
    ):
        night.do(BuyBack, ANA, 10)


def test_nobody_cashes_out_nothing(night: PaperNight) -> None:
    with pytest.raises(Conflict, match="no chips in the bankroll", check=coded("not-enough")):
        night.do(CashOut, ANA)


# Counting by kinds of chips


def test_a_count_that_agrees_is_done_once_and_moves_nothing(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 500)
    entry = night.do(
        TrayCounted, 1, [[{"value": 5, "count": 90}, {"value": 1, "count": 50}]], 500
    ).entry
    assert entry.facts == {
        "book": 500,
        "counts": [[{"value": 1, "count": 50}, {"value": 5, "count": 90}]],
        "counted": 500,
    }
    assert entry.transfers == ()
    assert table_line(night).counted == entry.number


def test_a_count_that_differs_takes_a_second_one_and_both_are_kept(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 500)
    first, second = (
        [{"value": 5, "count": 99}],
        [{"value": 5, "count": 99}, {"value": 1, "count": 3}],
    )
    with pytest.raises(Conflict, match="makes 495; the book has 500", check=coded("count-again")):
        night.do(TrayCounted, 1, [first], 500)
    entry = night.do(TrayCounted, 1, [first, second], 500).entry
    assert [
        sum(pile["value"] * pile["count"] for pile in count) for count in entry.facts["counts"]
    ] == [495, 498]
    assert entry.transfers == (Transfer("tray:1", "over-short", 2, "short"),)
    assert (table_line(night).tray, table_line(night).found, table_line(night).result) == (
        498,
        -2,
        0,
    )
    with pytest.raises(Invalid, match="no second", check=coded("bad-setting")):
        night.do(TrayCounted, 1, [second, second], 498)


def test_a_second_count_that_agrees_leaves_the_book_alone(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 10)
    entry = night.do(
        TrayCounted, 1, [[{"value": 1, "count": 9}], [{"value": 5, "count": 2}]], 10
    ).entry
    assert (entry.transfers, entry.facts["counted"]) == ((), 10)


def test_chips_that_come_or_go_meanwhile_make_a_count_stale_and_an_old_one_void(
    night: PaperNight,
) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 10)
    night.count_tray(1, 10)
    night.do(TrayFilled, 1, 5)
    assert table_line(night).counted is None
    with pytest.raises(Conflict, match="the book now has 15", check=coded("stale")):
        night.do(TrayCounted, 1, counts(10, 10), 10)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [[], [], []],
        {},
        "12",
        [["white"]],
        [{"value": 1, "count": 10}],
        [[{"value": 1}]],
        [[{"value": 1, "count": 10, "colour": "white"}]],
        [[{"value": 2, "count": 5}]],
        [[{"value": True, "count": 10}]],
        [[{"value": 1.0, "count": 10}]],
        [[{"value": 1, "count": -1}]],
        [[{"value": 1, "count": True}]],
        [[{"value": 1, "count": 10.0}]],
        [[{"value": 1, "count": "10"}]],
        [[{"value": 1, "count": 10**30}]],
        [[{"value": 1, "count": 5}, {"value": 1, "count": 5}]],
    ],
)
def test_a_count_that_is_none_is_refused(night: PaperNight, wrong: Any) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 10)
    before = night.now
    with pytest.raises(Invalid):
        night.do(TrayCounted, 1, wrong, 10)
    for book in (True, 10.0, "10", None, -1, 10**30):
        with pytest.raises(Invalid):
            night.do(TrayCounted, 1, counts(10, 10), book)  # type: ignore[arg-type]
    assert night.now == before


def test_a_counted_cash_out_pays_for_what_is_there(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "cash")
    entry = night.count_out(ANA, 97).entry
    assert (entry.facts["book"], entry.facts["counted"], entry.facts["cashed"]) == (100, 97, 97)
    ana = line(night, ANA)
    assert (ana.bankroll, ana.cash_out, ana.found, ana.result) == (0, 970, -3, -3)
    assert desk_view(night.now).over_short == 3
    corrected(night, entry.number)
    ana = line(night, ANA)
    assert (ana.bankroll, ana.cash_out, ana.found, ana.result) == (100, 0, 0, 0)
    assert desk_view(night.now).over_short == 0


def test_chips_that_the_book_knows_nothing_of_are_paid_for_and_recorded_as_over(
    night: PaperNight,
) -> None:
    night.do(BuyIn, BEN, 20, "cash")
    entry = night.count_out(ANA, 5).entry
    assert (entry.facts["book"], entry.facts["cashed"]) == (0, 5)
    assert (line(night, ANA).cash_out, line(night, ANA).found, desk_view(night.now).over_short) == (
        50,
        5,
        -5,
    )
    with pytest.raises(Conflict, match="no chips in the bankroll", check=coded("not-enough")):
        night.count_out(ANA, 0)


def test_a_bankroll_that_is_all_gone_is_counted_to_nothing(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 10, "cash")
    night.count_out(ANA, 0)
    assert (line(night, ANA).bankroll, line(night, ANA).cash_out, line(night, ANA).found) == (
        0,
        0,
        -10,
    )


# Debts and gifts


def test_the_desk_lends_up_to_a_players_limit(night: PaperNight) -> None:
    night.do(MarkerLimited, ANA, 100)
    night.do(BuyIn, ANA, 60, "marker")
    with pytest.raises(
        Conflict,
        match="lends Ana 100 at most, and 60 are owed: 40 more, not 41",
        check=coded("limit-reached"),
    ):
        night.do(BuyIn, ANA, 41, "marker")
    night.do(BuyIn, ANA, 41, "cash")
    night.do(BuyIn, ANA, 40, "marker")
    night.do(BuyIn, BEN, 1000, "marker")
    assert (line(night, ANA).owes_desk, line(night, ANA).limit, line(night, BEN).limit) == (
        100,
        100,
        None,
    )


def test_a_limit_below_what_is_owed_lends_no_more_until_it_is_taken_away(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 60, "marker")
    entry = night.do(MarkerLimited, ANA, 0).entry
    assert entry.facts == {"player": ANA, "limit": 0, "was": None}
    with pytest.raises(Conflict, match="0 more, not 1", check=coded("limit-reached")):
        night.do(BuyIn, ANA, 1, "marker")
    night.do(MarkerLimited, ANA, None)
    night.do(BuyIn, ANA, 1, "marker")


@pytest.mark.parametrize("limit", [True, 5.0, "5", -1, 10**30, [5]])
def test_a_limit_is_a_whole_number_or_none(night: PaperNight, limit: Any) -> None:
    with pytest.raises(Invalid):
        night.do(MarkerLimited, ANA, limit)
    with pytest.raises(NotThere, check=coded("no-such-player")):
        night.do(MarkerLimited, 7, 5)


def test_what_the_house_owes_comes_before_a_marker_and_buys_chips() -> None:
    night = PaperNight()
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, BEN, 30, "marker")
    night.do(Gift, BEN, ANA, 30)
    night.do(CashOut, ANA)  # the drawer is empty: the house owes all 30
    with pytest.raises(
        Conflict,
        match="The house owes Ana 30 chips' worth: those come before a marker",
        check=coded("house-owes"),
    ):
        night.do(BuyIn, ANA, 10, "marker")
    with pytest.raises(Conflict, match="owes Ana 30, not 31", check=coded("nothing-owed")):
        night.do(BuyIn, ANA, 31, "owed")
    night.do(BuyIn, ANA, 30, "owed")
    assert (line(night, ANA).owed, line(night, ANA).bankroll, line(night, ANA).result) == (
        0,
        30,
        30,
    )
    night.do(BuyIn, ANA, 10, "marker")
    with pytest.raises(Conflict, check=coded("nothing-owed")):
        night.do(BuyIn, ANA, 1, "owed")


def test_a_marker_is_repaid_with_chips_or_with_cash(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "marker")
    night.do(MarkerRepaid, ANA, 30, "chips")
    assert (line(night, ANA).owes_desk, line(night, ANA).bankroll, line(night, ANA).cash_in) == (
        70,
        70,
        0,
    )
    night.do(MarkerRepaid, ANA, 70, "cash")
    assert (line(night, ANA).owes_desk, line(night, ANA).bankroll, line(night, ANA).cash_in) == (
        0,
        70,
        700,
    )
    assert line(night, ANA).result == 0
    with pytest.raises(Conflict, match="can repay 0 now, not 1", check=coded("nothing-owed")):
        night.do(MarkerRepaid, ANA, 1, "cash")


def test_a_marker_is_not_repaid_with_chips_that_are_not_there(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "marker")
    night.do(Gift, ANA, BEN, 90)
    with pytest.raises(Conflict, check=coded("not-enough")):
        night.do(MarkerRepaid, ANA, 11, "chips")
    with pytest.raises(Invalid, check=coded("bad-setting")):
        night.do(MarkerRepaid, ANA, 10, "love")  # type: ignore[arg-type]


def test_chips_go_from_one_bankroll_to_another_and_not_further(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 100, "cash")
    with pytest.raises(Invalid, check=coded("bad-setting")):
        night.do(Gift, ANA, ANA, 10)
    with pytest.raises(Conflict, check=coded("not-enough")):
        night.do(Gift, ANA, BEN, 101)
    with pytest.raises(Conflict, check=coded("not-enough")):
        night.do(Gift, BEN, ANA, 1)


def test_counting_the_drawer_puts_the_difference_over_or_short(night: PaperNight) -> None:
    night.do(DrawerCounted, 4990)
    assert (night.balances()["drawer"], night.balances()["cash-over-short"]) == (4990, 10)
    night.do(DrawerCounted, 5005)
    assert (night.balances()["drawer"], night.balances()["cash-over-short"]) == (5005, -5)
    assert night.do(DrawerCounted, 5005).entry.transfers == ()


# Putting right


def corrected(night: PaperNight, number: int) -> None:
    wrong = night.entries()[number - 1]
    night.write(lambda state: Corrected.decide(state, wrong, "typed one zero too many"))


def test_a_correction_takes_the_chips_and_the_counts_back(night: PaperNight) -> None:
    wrong = night.do(BuyIn, ANA, 1000, "cash").entry.number
    corrected(night, wrong)
    view = desk_view(night.now)
    assert (view.drawer, view.cage, view.issued) == (5000, 1000, 1000)
    assert (line(night, ANA).cash_in, line(night, ANA).bankroll, line(night, ANA).result) == (
        0,
        0,
        0,
    )
    with pytest.raises(Conflict, match="put right already", check=coded("not-reversible")):
        corrected(night, wrong)


def test_a_float_taken_back_is_no_longer_counted(night: PaperNight) -> None:
    wrong = night.do(FloatAdded, 700).entry.number
    assert (desk_view(night.now).drawer, desk_view(night.now).cash_float) == (5700, 5700)
    corrected(night, wrong)
    assert (desk_view(night.now).drawer, desk_view(night.now).cash_float) == (5000, 5000)


def test_a_correction_needs_the_chips_to_be_there_still(night: PaperNight) -> None:
    wrong = night.do(BuyIn, ANA, 100, "cash").entry.number
    night.do(Gift, ANA, BEN, 1)
    before = night.now
    with pytest.raises(
        Conflict,
        match=f"entry {wrong} moved has moved on: Ana's bankroll has 99 now, and 100",
        check=coded("not-enough"),
    ):
        corrected(night, wrong)
    assert night.now == before


def test_a_correction_names_who_when_and_why_and_whom_it_touches(night: PaperNight) -> None:
    night.do(BuyIn, ANA, 10, "cash")
    gift = night.do(Gift, ANA, BEN, 10).entry.number
    corrected(night, gift)
    made = night.now.corrected[gift]
    assert (made.entry, made.who, made.why, made.was) == (
        gift + 1,
        "host",
        "typed one zero too many",
        "gift",
    )
    assert made.players == (ANA, BEN)
    assert desk_view(night.now).corrections == 1


def test_nothing_is_put_back_into_the_tray_of_a_closed_table(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 100)
    credit = night.do(TrayCredited, 1, 40).entry.number
    night.do(TableClosed, 1)
    with pytest.raises(NotThere, match="is closed", check=coded("no-such-table")):
        corrected(night, credit)


def test_what_was_not_done_at_the_desk_is_not_taken_back_there(night: PaperNight) -> None:
    with pytest.raises(Conflict, check=coded("not-reversible")):
        corrected(night, 1)


def test_a_credit_taken_back_is_a_fill_again(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 500)
    credit = night.do(TrayCredited, 1, 200).entry.number
    assert (table_line(night).tray, table_line(night).from_cage, table_line(night).result) == (
        300,
        300,
        0,
    )
    corrected(night, credit)
    assert (table_line(night).tray, table_line(night).from_cage, table_line(night).result) == (
        500,
        500,
        0,
    )


# Tables


def test_a_table_opens_with_its_tray_filled_and_a_commitment_to_the_first_shuffle(
    night: PaperNight,
) -> None:
    night.do(TableOpened, "uth", {"minimum_bet": 5}, "virtual", 500)
    table = night.now.tables[1]
    assert (table.name, table.game, table.cards, table.options["minimum_bet"]) == (
        "Table 1",
        "uth",
        "virtual",
        5,
    )
    assert (table_line(night).tray, desk_view(night.now).issued) == (500, 500)
    assert table.commitment is not None
    assert len(table.commitment) == 64


def test_a_real_deck_needs_no_seed(night: PaperNight) -> None:
    night.do(TableOpened, "superfecta", {}, "physical", 0)
    assert night.now.tables[1].commitment is None


@pytest.mark.conformance
@pytest.mark.parametrize(("closes", "of"), [(TableClosed, [2]), (nights.NightClosed, [])])
def test_the_seed_that_a_table_committed_to_is_kept_until_it_closes(
    book: Book, closes: Any, of: list[int]
) -> None:
    night = DeskNight(book)
    night.do(TableOpened, "superfecta", {}, "physical", 0)
    assert book.seed(night.id, 1) is None
    night.do(TableOpened, "superfecta", {}, "virtual", 0)
    seed, commitment = book.seed(night.id, 2), night.now.tables[2].commitment
    assert seed is not None
    assert sha256(seed).hexdigest() == commitment
    night.do(closes, *of)
    assert book.seed(night.id, 2) is None


@pytest.mark.parametrize(
    ("game", "options", "cards", "tray", "error"),
    [
        ("whist", {}, "virtual", 0, "no-such-game"),
        ("uth", {"blinds": 5}, "virtual", 0, "bad-setting"),
        ("uth", {"minimum_bet": 0}, "virtual", 0, "bad-setting"),
        ("uth", {}, "imaginary", 0, "bad-setting"),
        ("uth", {}, "virtual", -1, "bad-amount"),
        ("uth", {}, "virtual", True, "bad-amount"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    night: PaperNight, game: str, options: Any, cards: Any, tray: int, error: str
) -> None:
    with pytest.raises(LedgerError, check=coded(error)):
        night.do(TableOpened, game, options, cards, tray)
    assert night.now.tables == {}


def test_two_open_tables_have_names_of_their_own(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 0, "Green room")
    with pytest.raises(Conflict, check=coded("name-taken")):
        night.do(TableOpened, "uth", {}, "virtual", 0, "green room")
    night.do(TableClosed, 1)
    night.do(TableOpened, "uth", {}, "virtual", 0, "Green Room")
    assert night.now.tables.keys() == {1, 2}


def test_fills_and_credits_leave_a_tables_result_alone(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 500)
    night.do(TrayFilled, 1, 100)
    night.do(TrayCredited, 1, 250)
    assert (table_line(night).tray, table_line(night).result) == (350, 0)
    with pytest.raises(Conflict, match="holds 350 chips, not 351", check=coded("not-enough")):
        night.do(TrayCredited, 1, 351)
    with pytest.raises(NotThere, check=coded("no-such-table")):
        night.do(TrayFilled, 2, 10)


def test_a_counted_tray_goes_over_or_short(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 500)
    night.count_tray(1, 495)
    assert (table_line(night).tray, table_line(night).found, desk_view(night.now).over_short) == (
        495,
        -5,
        5,
    )
    assert table_line(night).result == 0  # nobody won them


def seated(night: PaperNight) -> None:
    """Ana and Ben at a race, 40 chips each brought, 11 of Ana's and 10 of Ben's left in
    the pools.
    """
    night.do(TableOpened, "superfecta", {}, "virtual", 100)
    for player in (ANA, BEN):
        night.do(BuyIn, player, 100, "cash")
        night.do(Sat, 1, player, player, 40)
    pools = (
        Transfer("rack:1:1", "felt:1:pool:WIN", 11, "bet"),
        Transfer("rack:1:2", "felt:1:pool:SFC", 10, "bet"),
    )
    night.write(lambda _: Decision(TrayFilled(table=1, chips=21), pools))


def test_a_closing_table_divides_its_pools_and_sends_everyone_home(night: PaperNight) -> None:
    seated(night)
    assert table_line(night).on_felt == 21
    night.do(TableClosed, 1)
    # 21 chips in the pools: 11 to the lower seat, 10 to the other.
    assert (line(night, ANA).bankroll, line(night, BEN).bankroll) == (60 + 29 + 11, 60 + 30 + 10)
    assert (line(night, ANA).racks, table_line(night).tray, table_line(night).result) == ((), 0, 0)
    assert desk_view(night.now).cage == 100
    with pytest.raises(NotThere, match="is closed", check=coded("no-such-table")):
        night.do(TrayFilled, 1, 10)


# Closing


def test_a_closing_night_closes_its_tables_and_lists_who_still_has_chips(night: PaperNight) -> None:
    seated(night)
    night.do(PlayerAdded, "Cleo")
    closing = night.do(nights.NightClosed).entry
    holders = [{"player": 1, "chips": 100}, {"player": 2, "chips": 100}]
    played = [{"table": 1, "seat": seat, "player": player} for seat, player in ((1, ANA), (2, BEN))]
    assert closing.facts == {"holders": holders, "played": played}
    assert (line(night, ANA).bankroll, line(night, BEN).bankroll) == (100, 100)
    assert not night.now.tables[1].is_open
    assert [(seal.number, seal.hash) for seal in night.now.seals] == [
        (closing.number, closing.hash)
    ]


def test_a_closed_night_takes_nothing_more_until_it_is_opened_again(night: PaperNight) -> None:
    night.do(nights.NightClosed)
    with pytest.raises(Conflict, check=coded("night-closed")):
        night.do(PlayerAdded, "Cleo")
    with pytest.raises(Conflict, check=coded("night-closed")):
        night.do(nights.NightClosed)
    night.do(NightReopened)
    with pytest.raises(Conflict, check=coded("night-not-closed")):
        night.do(NightReopened)
    night.do(PlayerAdded, "Cleo")
    night.do(nights.NightClosed)
    assert len({seal.hash for seal in night.now.seals}) == 2
