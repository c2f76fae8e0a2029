"""The sums of trays and of the drawer, against evenings added up by hand."""

import pytest

from ledger.audit.sums import Sums
from ledger.findings import Finding, Found, TableSum
from ledger.kinds.actions import Acted
from ledger.kinds.cash import BuyBack, BuyIn
from ledger.kinds.drawer import DrawerCounted
from ledger.kinds.markers import MarkerRepaid
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import TableClosed, TableOpened
from ledger.kinds.trays import TrayCredited, TrayFilled
from ledger.state.entries import By, Decision, Entry, Header, Kind, RequestRecord, Transfer
from ledger.store.canonical import JSON
from tests.ledger.desk_night import PaperNight

Moved = tuple[str, str, int]


@pytest.fixture
def night() -> PaperNight:
    """A float of 50.00, Ana with 100 chips for 10.00, and a table with 500 in its tray."""
    night = PaperNight(cash_float=5000)
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 100, "cash")
    night.do(TableOpened, "uth", {}, "virtual", 500)
    return night


def summed(night: PaperNight, *without: int) -> Sums:
    """The sums of a night's entries, as if those of some numbers were not there."""
    sums = Sums()
    for entry in night.entries():
        if entry.number not in without:
            sums.done(entry)
    return sums


def told(sums: Sums, night: PaperNight) -> list[Finding]:
    found: list[Found] = []
    sums.compare(night.now, found.append)
    return [finding for finding in found if isinstance(finding, Finding)]


def entry_of(says: Kind, transfers: tuple[Transfer, ...]) -> Entry:
    header = Header(0, By("host", "desk"), RequestRecord("desk", "key", "0" * 64), transfers)
    return Entry(99, b"", header, says)


def entry(*moved: Moved) -> Entry:
    """An action of a round at the table, which moved this."""
    transfers = tuple(Transfer(*transfer, "said") for transfer in moved)
    action: dict[str, JSON] = {"by": 1, "do": "check"}
    return entry_of(Acted(table=1, round=1, action=action, prompt="", finished=False), transfers)


def repaid_at_the_desk(chips: int) -> Entry:
    """Ana repays what a table advanced, with chips of her bankroll."""
    moved = (
        Transfer("bankroll:1", "cage", chips, "marker repaid"),
        Transfer("marker:table:1", "markers", chips, "marker repaid"),
    )
    return entry_of(MarkerRepaid(player=1, chips=chips, by_means="chips"), moved)


def table_sum(night: PaperNight, *entries: Entry) -> TableSum:
    """The sum of a table that was opened with 500, and at which this happened."""
    sums = summed(night)
    for entry in entries:
        sums.done(entry)
    (found,) = sums.tables(night.now)
    return found


def test_a_tray_is_told_by_what_its_chips_came_for(night: PaperNight) -> None:
    night.do(TrayFilled, 1, 100)
    night.do(TrayCredited, 1, 250)
    night.count_tray(1, 345)  # of 350
    moved = (
        Transfer("tray:1", "bankroll:1", 40, "won"),
        Transfer("bankroll:1", "tray:1", 15, "lost"),
    )
    night.write(lambda _: Decision(TrayFilled(table=1, chips=1), moved))
    night.count_tray(1, 327)  # of 320
    sums = summed(night)
    # 500 + 100 - 250 - 5 - 40 + 15 + 7
    assert sums.tables(night.now) == (
        TableSum(1, opening=500, fills=100, credits=250, results=-25, counted=2, closing=327),
    )
    assert told(sums, night) == []


def test_what_a_table_had_left_is_its_closing_tray_and_not_a_credit(night: PaperNight) -> None:
    night.do(TrayFilled, 1, 20)
    night.do(TableClosed, 1)
    assert summed(night).tables(night.now) == (TableSum(1, opening=500, fills=20, closing=520),)


def test_a_table_that_closes_with_the_night_has_its_closing_tray_too(night: PaperNight) -> None:
    night.do(NightClosed)
    assert summed(night).tables(night.now) == (TableSum(1, opening=500, closing=500),)


def test_every_table_has_its_own_sum(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 30)
    night.do(TrayFilled, 2, 4)
    assert summed(night).tables(night.now) == (
        TableSum(1, opening=500, closing=500),
        TableSum(2, opening=30, fills=4, closing=34),
    )


def test_an_advance_is_told_apart_from_what_the_house_lost(night: PaperNight) -> None:
    advance = entry(("tray:1", "felt:1:pool", 20), ("markers", "marker:table:1", 20))
    found = table_sum(night, advance)
    assert (found.advanced, found.repaid, found.results) == (20, 0, 0)
    # Ana repays 12 of it at the table: the tray is short of 8, and the house has lost nothing.
    found = table_sum(
        night, advance, entry(("rack:1:1", "tray:1", 12), ("marker:table:1", "markers", 12))
    )
    assert (found.advanced, found.repaid, found.results) == (20, 12, 0)


def test_two_advances_and_two_repayments_add_up(night: PaperNight) -> None:
    found = table_sum(
        night,
        *[entry(("tray:1", "felt:1:pool", 20), ("markers", "marker:table:1", 20))] * 2,
        *[entry(("rack:1:1", "tray:1", 7), ("marker:table:1", "markers", 7))] * 2,
        entry(("rack:1:1", "tray:1", 5)),
    )
    assert (found.advanced, found.repaid, found.results) == (40, 14, 5)


def test_a_marker_repaid_at_the_desk_is_none_of_the_tables_business(night: PaperNight) -> None:
    found = table_sum(night, repaid_at_the_desk(12))
    assert (found.advanced, found.repaid, found.results) == (0, 0, 0)


def test_only_a_round_advances_chips_and_has_them_repaid(night: PaperNight) -> None:
    # A table's entry that is of no round: what moves is the house's result, at the desk as well.
    moved = (
        Transfer("tray:1", "rack:1:1", 20, "said"),
        Transfer("markers", "marker:table:1", 20, "said"),
        Transfer("rack:1:1", "tray:1", 12, "said"),
        Transfer("marker:table:1", "markers", 12, "said"),
    )
    night.write(lambda _: Decision(TrayFilled(table=1, chips=1), moved))
    assert summed(night).tables(night.now) == (TableSum(1, opening=500, results=-8, closing=492),)
    assert night.now.tables[1].advanced == 0


def test_a_tray_that_advanced_chips_and_was_repaid_some_holds_what_is_left(
    night: PaperNight,
) -> None:
    # 500, less 20 that were advanced, and 12 of them came back: 492.
    moved = (
        Transfer("tray:1", "felt:1:pool", 20, "ante"),
        Transfer("bankroll:1", "tray:1", 12, "repaid"),
    )
    fill = Decision(TrayFilled(table=1, chips=1), moved)
    booked = night.write(lambda _: fill).entry.number
    sums = summed(night, booked)
    sums.done(entry(("tray:1", "felt:1:pool", 20), ("markers", "marker:table:1", 20)))
    assert [finding.wanted for finding in told(sums, night)] == ["480"]
    sums.done(entry(("rack:1:1", "tray:1", 12), ("marker:table:1", "markers", 12)))
    assert told(sums, night) == []
    sums.done(entry(("rack:1:1", "tray:1", 5), ("marker:table:1", "markers", 5)))
    assert told(sums, night) == [
        Finding("sums", "table 1", None, "its tray closes with 492.", "497")
    ]


def test_a_fill_that_nobody_wrote_down_is_found_with_both_figures(night: PaperNight) -> None:
    fill = night.do(TrayFilled, 1, 1100).entry.number
    assert told(summed(night, fill), night) == [
        Finding("sums", "table 1", None, "its tray closes with 1,600.", "500")
    ]


@pytest.mark.parametrize(
    ("moved", "left"),
    [
        (("cage", "tray:1", 10), 510),
        (("tray:1", "cage", 10), 490),
        (("tray:1", "rack:1:1", 10), 490),
        (("rack:1:1", "tray:1", 10), 510),
        (("tray:1", "over-short", 10), 490),
        (("over-short", "tray:1", 10), 510),
    ],
)
def test_whatever_a_tray_should_have_moved_counts(
    night: PaperNight, moved: Moved, left: int
) -> None:
    sums = summed(night)
    sums.done(entry(moved))
    assert [finding.wanted for finding in told(sums, night)] == [str(left)]


def test_the_drawer_holds_the_float_what_was_paid_in_and_what_counting_found(
    night: PaperNight,
) -> None:
    night.do(BuyBack, 1, 30)
    night.do(DrawerCounted, 5690)  # of 5000 + 1000 - 300
    short = night.now.number
    assert told(summed(night), night) == []
    assert told(summed(night, short), night) == [
        Finding(
            "sums",
            "the drawer",
            None,
            "it holds 5,690.",
            "5,700: float 5,000, in less out 700, counted +0",
        )
    ]
    night.do(DrawerCounted, 5705)
    over = night.now.number
    assert told(summed(night), night) == []
    assert [finding.wanted for finding in told(summed(night, over), night)] == [
        "5,690: float 5,000, in less out 700, counted -10"
    ]
    assert [finding.wanted for finding in told(summed(night, short), night)] == [
        "5,715: float 5,000, in less out 700, counted +15"
    ]
