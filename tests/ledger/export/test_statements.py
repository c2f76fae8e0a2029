"""What a night is summed up to, word for word: statements, rounds, tables, what was put right."""

from hashlib import sha256
from itertools import count
from typing import NamedTuple

import pytest

from ledger.book import Book
from ledger.errors import Damaged
from ledger.export.reading import reading
from ledger.export.report import Line, Report, RoundLine, TableSummary, report
from ledger.findings import TableSum
from ledger.kinds.actions import Acted
from ledger.kinds.at_table import game_name
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightClosed, NightReopened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import (
    GameChanged,
    SeriesEnded,
    TableClosed,
    TableOpened,
)
from ledger.kinds.trays import TrayCounted, TrayFilled
from ledger.state.entries import Decision, Transfer
from ledger.store.canonical import JSON
from tests.chance import CHANCE
from tests.ledger.desk_night import counts
from tests.ledger.export.busy_night import lose_a_hand
from tests.ledger.whole_night import WholeNight, request


class Told(NamedTuple):
    """A line of a statement, with the entry and the time left out."""

    what: str
    chips: int = 0
    cash: int = 0
    owes: int = 0


def statement(found: Report, player: int) -> list[Told]:
    return [Told(line.what, line.chips, line.cash, line.owes) for line in found.statements[player]]


def reported(night: WholeNight) -> Report:
    """The report of the only night of a book, whose chips are worth ten cents."""
    with reading(night.book) as (source,):
        return report(source)


@pytest.fixture
def desk(book: Book) -> WholeNight:
    """Ana and Ben with nothing in their hands, and an empty drawer. Each entry is written a second
    after the one before it, the first one a second after the beginning of 1970.
    """
    night = WholeNight(Book(book.database, count(1000, 1000).__next__), cash_float=0)
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Ben")
    return night


def test_a_statement_says_what_came_and_went_at_the_desk(desk: WholeNight) -> None:
    desk.do(BuyIn, 1, 100, "cash")
    desk.do(BuyIn, 2, 50, "marker")
    desk.do(BuyBack, 1, 10)
    desk.do(Gift, 2, 1, 20)
    desk.do(MarkerRepaid, 2, 6, "chips")
    desk.do(MarkerRepaid, 2, 4, "cash")
    desk.correct(desk.do(BuyIn, 1, 7, "cash").entry)
    found = reported(desk)
    assert statement(found, 1) == [
        Told("Chips bought", chips=100, cash=-1000),
        Told("Chips sold back", chips=-10, cash=100),
        Told("Given by Ben", chips=20),
        Told("Chips bought", chips=7, cash=-70),
        Told("Correction of entry 10 (buy-in): a slip of the hand", chips=-7, cash=70),
    ]
    assert statement(found, 2) == [
        Told("Chips lent by the desk", chips=50, owes=50),
        Told("Given to Ana", chips=-20),
        Told("Marker repaid in chips", chips=-6, owes=-6),
        Told("Marker repaid in cash", cash=-40, owes=-4),
    ]
    assert [(line.entry, line.at) for line in found.statements[2]] == [
        (number, 1000 * number) for number in (5, 7, 8, 9)
    ]


def test_a_repayment_of_both_markers_is_one_line(desk: WholeNight) -> None:
    desk.do(BuyIn, 1, 5, "marker")
    desk.do(TableOpened, "uth", {}, "virtual", 100)
    lent = (Transfer("markers", "marker:table:1", 3, "said"),)
    desk.book.write(desk.id, request(), {}, lambda _: Decision(TrayFilled(table=1, chips=3), lent))
    desk.do(MarkerRepaid, 1, 8, "cash")
    assert statement(reported(desk), 1) == [
        Told("Chips lent by the desk", chips=5, owes=5),
        Told("fill", owes=3),
        Told("Marker repaid in cash", cash=-80, owes=-8),
    ]


def test_a_cash_out_says_what_was_counted_and_what_the_house_goes_on_owing(
    desk: WholeNight,
) -> None:
    # Ana's 30 chips were Ben's, who signed for them: the drawer has 1.00 of her own.
    desk.do(BuyIn, 1, 10, "cash")
    desk.do(BuyIn, 2, 30, "marker")
    desk.do(Gift, 2, 1, 30)
    desk.do(CashOut, 1, counts(38, 40), 40)
    desk.do(BuyIn, 1, 5, "owed")
    desk.do(FloatAdded, 5000)
    desk.do(HousePaid, 1, 23)
    desk.do(CashOut, 1)
    assert statement(reported(desk), 1)[2:] == [
        Told("Cash-out, counted 2 short", chips=-40, cash=100, owes=-28),
        Told("Chips for what the house owed", chips=5, owes=5),
        Told("Paid what the house owed", cash=230, owes=23),
        Told("Cash-out", chips=-5, cash=50),
    ]


def test_a_round_says_who_won_what_and_how_it_ended(desk: WholeNight) -> None:
    table = desk.open_table("uth", [1], chips=50, cards="physical")
    began = desk.now.number + 1
    lose_a_hand(desk, table)
    between = desk.now.number
    lose_a_hand(desk, table, folds=False)
    found = reported(desk)
    # The ante and the blind are lost; a voided hand gives back what was bet.
    assert found.rounds == [
        RoundLine(
            table=1,
            number=1,
            game="Ultimate Texas Hold'em",
            began=1000 * began,
            ended=1000 * between,
            ending="closed",
            actions=11,
            put_right=2,
            house=10,
            players={1: -10},
            advances={1: 0},
            starts={1: 50},
            ends={1: 40},
        ),
        RoundLine(
            table=1,
            number=2,
            game="Ultimate Texas Hold'em",
            began=1000 * (between + 1),
            ended=1000 * desk.now.number,
            ending="voided",
            actions=10,
            put_right=2,
            players={1: 0},
            advances={1: 0},
            starts={1: 40},
            ends={1: 40},
        ),
    ]
    assert found.statements[1][-2:] == [
        Line(between, 1000 * between, "Table 1, round 1: Ultimate Texas Hold'em", chips=-10),
        Line(
            desk.now.number,
            1000 * desk.now.number,
            "Table 1, round 2: Ultimate Texas Hold'em, voided: misdeal",
        ),
    ]
    assert (found.tables[1].rounds, found.tables[1].voided) == (2, 1)
    assert found.last_at == 1000 * desk.now.number


def test_what_the_house_wins_hand_by_hand_adds_up(desk: WholeNight) -> None:
    table = desk.open_table("uth", [1, 2], chips=50)
    desk.begin(table)
    for seat, ante in ((1, 5), (2, 3)):
        desk.act(table, seat, "bet", ante=ante)
    desk.act(table, "dealer", "deal")
    for _ in ("the flop", "turn and river"):
        for seat in (1, 2):
            desk.act(table, seat, "check")
    for seat in (1, 2):
        desk.act(table, seat, "fold")
    desk.end(table)
    found = reported(desk)
    (line,) = found.rounds
    assert (line.house, line.players) == (10 + 6, {1: -10, 2: -6})
    assert (found.tables[1].rounds, found.tables[1].voided) == (1, 0)


def test_a_promise_that_nobody_wrote_down_was_the_one_before(desk: WholeNight) -> None:
    old = TableOpened(table=1, name="Old", game="uth", options={}, cards="virtual")
    desk.book.write(desk.id, request(), {}, lambda _: Decision(old))
    desk.renew_commitment(1)
    (renewed,) = reported(desk).put_right
    assert renewed.why == "the seed of the one before was lost"


def test_a_round_in_play_says_what_was_advanced_so_far(desk: WholeNight) -> None:
    desk.do(BuyIn, 1, 2, "cash")
    desk.do(BuyIn, 2, 30, "cash")
    table = desk.do(TableOpened, "bura", {"ante": 5}, "virtual", 100, "Corner").entry.table
    assert table is not None
    desk.do(Sat, table, 1, 1, 2)
    desk.do(Sat, table, 2, 2, 30)
    desk.begin(table)
    desk.do(PlayerAdded, "Cleo")
    found = reported(desk)
    (line,) = found.rounds
    # The ante is 5. Ana has 2, so the house advances her 3: they are its own until she repays them.
    assert (line.players, line.advances, line.house) == ({1: -5, 2: -5}, {1: 3, 2: 0}, 0)
    assert (line.ending, line.ended, line.seed) == ("in play", None, None)
    assert line.commitment == desk.now.tables[table].commitment
    last = desk.now.number
    still = "Corner, round 1: Bura (still in play)"
    assert found.statements[1][-1] == Line(last, 1000 * last, still, chips=-2, owes=3)
    assert found.statements[2][-1] == Line(last, 1000 * last, still, chips=-5)
    assert found.statements[3] == []


def test_a_seed_that_was_opened_stands_with_its_round(desk: WholeNight) -> None:
    table = desk.open_table("uth", [1], chips=50)
    desk.play_rounds(table, 1)
    (line,) = reported(desk).rounds
    assert line.seed is not None
    assert sha256(bytes.fromhex(line.seed)).hexdigest() == line.commitment


def test_pots_that_are_divided_stand_on_everybodys_statement(desk: WholeNight) -> None:
    CHANCE.begin("nobody wins")
    for table in (1, 2, 3):
        desk.open_table("superfecta", [1, 2], chips=50)
        desk.begin(table)
        bets = [{"amount": 1, "type": "SFC", "horses": order} for order in ("H/D/C/S", "S/C/D/H")]
        desk.act(table, 1, "ticket", bets=[*bets, {"amount": 5, "type": "WIN", "horses": "H"}])
        desk.act(table, "dealer", "off")
        desk.act(table, "dealer", "run")
        desk.end(table)
    # Ana's 7 stay in the pools of each table, and are divided: the odd one is the lowest seat's.
    desk.do(SeriesEnded, 1)
    desk.do(TableClosed, 2)
    desk.do(NightClosed)
    found = reported(desk)
    for player, chips in ((1, 4), (2, 3)):
        assert statement(found, player)[-3:] == [
            Told("Pots divided at Table 1", chips=chips),
            Told("Pots divided at Table 2", chips=chips),
            Told("Pots divided at closing", chips=chips),
        ]


def test_a_table_says_each_game_that_was_played_there_once(desk: WholeNight) -> None:
    desk.do(TableOpened, "uth", {}, "virtual", 100, "Corner")
    desk.do(GameChanged, 1, "kabu", {}, "virtual")
    desk.do(GameChanged, 1, "bura", {}, "virtual")
    desk.do(GameChanged, 1, "kabu", {}, "physical")
    desk.do(TableOpened, "kabu", {}, "virtual", 30)
    desk.do(TableClosed, 2)
    found = reported(desk)
    assert (found.slug, found.night.number) == ("friday-night", desk.now.number)
    assert list(found.tables.values()) == [
        TableSummary(
            1,
            "Corner",
            ["Ultimate Texas Hold'em", "Kabu", "Bura"],
            TableSum(1, opening=100, closing=100),
        ),
        TableSummary(2, "Table 2", ["Kabu"], TableSum(2, opening=30, closing=30), is_open=False),
    ]


def test_what_was_put_right_says_where_and_why(desk: WholeNight) -> None:
    CHANCE.begin("put right")
    desk.do(BuyIn, 1, 1100, "cash")
    table = desk.open_table("uth", [1], chips=50)
    desk.begin(table)
    desk.act(table, 1, "bet", ante=4)
    undone = desk.undo(table).entry.number
    voided = desk.end(table).entry.number
    replaced = desk.now.tables[table].commitment
    desk.lose_seed(table)
    renewed = desk.renew_commitment(table).entry.number
    wrong = desk.do(BuyIn, 2, 7, "cash").entry
    corrected = desk.correct(wrong).entry.number
    as_in_the_book = desk.count_tray(table, 100).entry.number
    tray = desk.count_tray(table, 1100).entry.number
    drawer = desk.do(DrawerCounted, 10_970).entry.number
    desk.do(CashOut, 1, counts(1050, 1050), 1050)
    desk.do(Stood, table, 1)
    desk.do(CashOut, 1)  # nobody counted: there is nothing to put right
    desk.do(BuyIn, 1, 10, "cash")
    short = desk.do(CashOut, 1, counts(8, 10), 10).entry.number
    slip = desk.do(TrayCounted, table, [*counts(90, 90), *counts(1100, 1100)], 1100).entry.number
    desk.do(BuyIn, 1, 10, "cash")
    other = desk.do(CashOut, 1, [*counts(7, 7), *counts(10, 10)], 10).entry.number
    desk.do(BuyIn, 1, 10, "cash")
    both = desk.do(CashOut, 1, [*counts(7, 7), *counts(9, 9)], 10).entry.number
    desk.do(NightClosed)
    again = desk.do(NightReopened).entry.number
    at = {entry.number: entry.at for entry in desk.book.entries(desk.id)}
    assert [
        (line.entry, line.at, line.kind, line.by, line.where, line.why)
        for line in reported(desk).put_right
    ] == [
        (number, at[number], kind, "host", where, why)
        for number, kind, where, why in (
            (undone, "undone", "table 1, round 1", f"entry {undone - 1}"),
            (voided, "round voided", "table 1, round 1", "misdeal"),
            (renewed, "shuffle promised anew", "table 1", f"the seed of {replaced} was lost"),
            (corrected, "corrected", "the desk", f"entry {wrong.number}: a slip of the hand"),
            (as_in_the_book, "tray counted", "table 1", "100 found, as in the book"),
            (tray, "tray counted", "table 1", "1,100 found, 1,000 over"),
            (drawer, "drawer counted", "the desk", "109.70 EUR found, 0.30 EUR short"),
            (short, "cash-out counted", "the desk", "8 found, 2 short"),
            (
                slip,
                "tray counted",
                "table 1",
                "90 found first, then 1,100 found, as in the book",
            ),
            (
                other,
                "cash-out counted",
                "the desk",
                "7 found first, then 10 found, as in the book",
            ),
            (both, "cash-out counted", "the desk", "7 found first, then 9 found, 1 short"),
            (again, "night opened again", "the desk", ""),
        )
    ]


def test_a_game_that_this_croupier_does_not_have_is_called_by_its_slug() -> None:
    assert (game_name("uth"), game_name("old-maid")) == ("Ultimate Texas Hold'em", "old-maid")


def test_a_round_that_moves_chips_of_somebody_else_is_named(desk: WholeNight) -> None:
    table = desk.open_table("uth", [1], chips=50)
    desk.begin(table)
    action: dict[str, JSON] = {"by": 1, "do": "check"}
    says = Acted(table=table, round=1, action=action, prompt="", finished=False)
    moved = (Transfer("tray:1", "rack:1:2", 1, "said"),)
    written = desk.book.write(desk.id, request(), {}, lambda _: Decision(says, moved))
    wrong = written.entry.number
    with pytest.raises(Damaged, match=f"ntry {wrong} of the night friday-night"):
        reported(desk)
