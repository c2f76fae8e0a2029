"""What the desk sums up of a night at a glance: the bottom lines of its tables, whether the drawer
covers everybody, where the chips are, and what is open still.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ledger.kinds.at_desk import payable
from ledger.kinds.markers import repayable
from ledger.reports.desk_view import DeskView, PlayerSums
from ledger.state.night import Night


@dataclass(frozen=True, slots=True)
class PlayerTotals:
    """The bottom line of the players: cash in minor units, everything else in chips."""

    cash_in: int
    bankroll: int
    at_tables: int
    cash_out: int
    owes: int
    owed: int
    result: int


@dataclass(frozen=True, slots=True)
class TableTotals:
    """The bottom line of the tables, in chips."""

    tray: int
    result: int


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where the chips are that are out of the cage."""

    out: int
    """All of them."""
    held: int
    """What players hold, on felts too."""
    trays: int
    pots: int
    """What is nobody's, until somebody wins it or it is divided."""
    felt: int
    """The bank's own on felts."""


@dataclass(frozen=True, slots=True)
class StillOpen:
    """The players of whom something is open as the night closes, by their numbers."""

    seated: tuple[int, ...]
    holders: tuple[int, ...]
    """Who hold chips."""
    debtors: tuple[int, ...]
    creditors: tuple[int, ...]
    """Whom the house owes."""


@dataclass(frozen=True, slots=True)
class CashOutPlan:
    """What handing in so many chips gives a player, all in chips' worth (`CashOut.decide`)."""

    player: int
    chips: int
    settled: int
    """What of them settles markers."""
    paid: int
    """What of them the drawer pays for."""
    owed: int
    """What of them the house owes from then on."""


def player_totals(view: DeskView) -> PlayerTotals:
    """The sums over all players."""
    players = view.players
    return PlayerTotals(
        cash_in=sum(player.cash_in for player in players),
        bankroll=sum(player.bankroll for player in players),
        at_tables=sum(player.at_tables for player in players),
        cash_out=sum(player.cash_out for player in players),
        owes=sum(player.owes for player in players),
        owed=sum(player.owed for player in players),
        result=sum(player.result_on_felt for player in players),
    )


def table_totals(view: DeskView) -> TableTotals:
    """The sums over all tables."""
    return TableTotals(
        tray=sum(table.tray for table in view.tables),
        result=sum(table.result_on_felt for table in view.tables),
    )


def to_pay_out(view: DeskView) -> int:
    """The chips that would have to be paid for if everybody cashed in now: what is left to each
    after the markers, what the house owes already, and what lies in pots, for somebody gets it.
    """
    due = sum(max(0, player.holds - player.owes) + player.owed for player in view.players)
    return due + sum(table.in_pots for table in view.tables)


def whereabouts(view: DeskView) -> Whereabouts:
    """Where the chips are that are out of the cage."""
    out = view.issued - view.cage
    held = sum(player.holds for player in view.players)
    trays = sum(table.tray for table in view.tables)
    pots = sum(table.in_pots for table in view.tables)
    return Whereabouts(out, held, trays, pots, felt=out - held - trays - pots)


def still_open(view: DeskView) -> StillOpen:
    """Of whom something is open."""

    def those(chosen: Iterable[PlayerSums]) -> tuple[int, ...]:
        return tuple(player.player for player in chosen)

    return StillOpen(
        seated=those(player for player in view.players if player.racks),
        holders=those(player for player in view.players if player.holds > 0),
        debtors=those(player for player in view.players if player.owes > 0),
        creditors=those(player for player in view.players if player.owed > 0),
    )


def is_unused(view: DeskView) -> bool:
    """Whether no chip is out and no cash has come, so far."""
    untouched = not any((view.issued, view.cage, view.drawer, view.cash_float))
    return untouched and not any(
        player.cash_in or player.cash_out or player.owes for player in view.players
    )


def cash_out_all(night: Night, view: DeskView) -> Iterator[CashOutPlan]:
    """What `ledger.desk.together.cash_out` would do for everybody who has chips to hand in, one
    after the other: the bankroll, and the racks of tables that are between rounds with no pot.
    """
    free = {
        table.table
        for table in view.tables
        if table.is_open and night.tables[table.table].round is None and not table.on_felt
    }
    pays = payable(night)
    for player in view.players:
        racks = sum(rack.chips for rack in player.racks if rack.table in free)
        if chips := player.bankroll + racks:
            settled = min(chips, repayable(night, player.player))
            paid = min(chips - settled, pays)
            pays -= paid
            yield CashOutPlan(player.player, chips, settled, paid, chips - settled - paid)
