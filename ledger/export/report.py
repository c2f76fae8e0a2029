"""A night summed up: the results of each player, table and round, and what was put right. Made in
one pass over its entries, in memory that grows with players and rounds but not with actions; where
rounds are handed over as they end, not with rounds either.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec import UNSET

from ledger.audit.luck import Luck
from ledger.audit.sums import Sums
from ledger.errors import Invalid, LedgerError
from ledger.export.reading import Source
from ledger.export.won import Won
from ledger.findings import TableSum
from ledger.kinds.actions import Acted, Amended, Undone
from ledger.kinds.at_table import game_name
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.debts import DebtBrought
from ledger.kinds.drawer import DrawerCounted
from ledger.kinds.facts import Pile, RoundKind, chips_of
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightClosed
from ledger.kinds.purposes import CashBooked, by_purpose
from ledger.kinds.rounds import RoundBegan, RoundClosed, RoundEnded, RoundVoided
from ledger.kinds.tables import (
    CommitmentRenewed,
    GameChanged,
    SeriesEnded,
    TableClosed,
    TableOpened,
)
from ledger.kinds.trays import TrayCounted
from ledger.reports.journal import PUT_RIGHT
from ledger.state import accounts
from ledger.state.accounts import CASH_OVER_SHORT, OVER_SHORT, Bankroll, Marker, Rack, Tray
from ledger.state.currencies import money_text
from ledger.state.entries import Entry, Transfer, net
from ledger.state.fold import without_fills
from ledger.state.night import Night

_Value = TypeVar("_Value")


@dataclass(slots=True)
class RoundLine:
    """A round, in chips. What moved into a pot or pool that was carried on is nobody's result."""

    table: int
    number: int
    game: str
    began: int
    ended: int | None = None
    ending: str = "in play"
    """``closed``, ``voided`` or ``in play``."""
    actions: int = 0
    put_right: int = 0
    """Actions undone and amended."""
    house: int = 0
    """What the house is up by it; what it advanced as markers counts as its own."""
    players: dict[int, int] = field(default_factory=dict)
    """What everyone who played is up by it; what they were advanced as markers counts
    against them.
    """
    advances: dict[int, int] = field(default_factory=dict)
    """What everyone who played owes more by it."""
    starts: dict[int, int] = field(default_factory=dict)
    """What was in the rack of everyone who played, before it."""
    ends: dict[int, int] = field(default_factory=dict)
    """What was there after it; nothing while it is in play."""
    seed: str | None = None
    commitment: str | None = None
    winners: tuple[int, ...] = ()
    """The players who won the game that ended with it."""


@dataclass(slots=True)
class TableSummary:
    """A table: what it played, and where its tray's chips came from and went."""

    number: int
    name: str
    games: list[str]
    sum: TableSum
    is_open: bool = True
    rounds: int = 0
    voided: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a player's statement. Chips are the player's own, in the bankroll and
    in racks.
    """

    entry: int
    at: int
    what: str
    chips: int = 0
    cash: int = 0
    """What the player was paid, less what they paid, in minor units."""
    owes: int = 0
    """What was added to the player's markers, in chips, less what was repaid; what the house owes
    counts against.
    """


@dataclass(frozen=True, slots=True)
class PutRight:
    """An entry that undid, changed or ended something out of the ordinary."""

    entry: int
    at: int
    kind: str
    by: str
    where: str
    why: str


@dataclass(slots=True)
class Report:
    """A night summed up, as of its last entry."""

    slug: str
    night: Night
    rounds: list[RoundLine] = field(default_factory=list)
    tables: dict[int, TableSummary] = field(default_factory=dict)
    statements: dict[int, list[Line]] = field(default_factory=dict)
    """Every player's lines; a round is one of them."""
    put_right: list[PutRight] = field(default_factory=list)
    last_at: int = 0
    """When the last entry was written."""
    came: dict[int, int] = field(default_factory=dict)
    """When each player was written down."""
    last_moved: dict[int, int] = field(default_factory=dict)
    """When something of each player's last moved, or a round of theirs ended."""
    counts: dict[int, tuple[Pile, ...]] = field(default_factory=dict)
    """The newest count of each tray, by kinds of chips."""
    sealed_at: dict[int, int] = field(default_factory=dict)
    """When each seal was made, by the number of its entry."""
    booked: dict[int, CashBooked] = field(default_factory=dict)
    """Cash for a purpose, by the entry that says so; what was taken back, too."""
    won: Won = field(default_factory=Won)
    """What the bank won by each game at each table."""
    ended: "Callable[[Report, RoundLine], None] | None" = None
    """Where rounds go as they end. Then neither they nor the lines of statements are kept."""

    def by_purpose(self) -> dict[tuple[str, str], int]:
        """What came into the drawer for each kind of purpose and its name (below zero: left it), in
        minor units; nothing of what was taken back.
        """
        return dict(sorted(by_purpose(self.booked, self.night).items()))

    def line(self, player: int, line: Line) -> None:
        """A line more on somebody's statement."""
        self.last_moved[player] = line.at
        if self.ended is None:
            self.statements[player].append(line)


def report(
    source: Source,
    ended: Callable[[Report, RoundLine], None] | None = None,
    luck: Luck | None = None,
) -> Report:
    """The night summed up. With `ended`, each round is handed over as it ends (those still in play
    in the end), and `rounds` and the statements stay empty, so that the memory this takes does not
    grow with the night. `luck` is shown every entry, for whoever wants to know what the bank should
    have won: that takes longer than all the rest. Raises `Damaged`.
    """
    made: Report | None = None
    sums = Sums()
    for before, entry, after in source.steps():
        if made is None:
            made = Report(source.slug, after, ended=ended)
        made.night, made.last_at = after, max(made.last_at, entry.at)
        try:
            _take_in(made, before, entry, after)
            sums.done(entry)
            made.won.done(entry)
            if luck is not None:
                luck.done(entry)
        except LedgerError as error:
            raise source.damaged(entry.number) from error
    assert made is not None  # a night has at least the entry that opens it
    _end(made, sums)
    return made


def _take_in(made: Report, before: Night | None, entry: Entry, after: Night) -> None:
    for player in after.players.keys() - made.statements.keys():
        made.statements[player] = []
        made.came[player] = made.last_moved[player] = entry.at
    match entry.says:
        case TableOpened() as says:
            game = game_name(says.game)
            made.tables[says.table] = TableSummary(
                says.table, says.name, [game], TableSum(says.table)
            )
        case GameChanged() as says:
            games = _known(made.tables, says.table).games
            if (game := game_name(says.game)) not in games:
                games.append(game)
        case RoundKind() as says:
            _round(made, before, entry, after, says)
        case TrayCounted() as says:
            made.counts[says.table] = says.counts[-1]
        case NightClosed():
            made.sealed_at[entry.number] = entry.at
        case CashBooked() as says:
            made.booked[entry.number] = says
    if entry.round is None and before is not None:
        _statements(made, before, entry, after)
    if entry.kind in _PUT_RIGHT and (entry.kind != "cash-out" or _was_off(entry)):
        made.put_right.append(_put_right(entry, after))


# Tables


def _known(there: Mapping[int, _Value], number: int) -> _Value:
    """What stands there under this number. Raises `does-not-follow` where nothing does."""
    if number not in there:
        raise Invalid(f"It names {number}, which is not there.", "does-not-follow")
    return there[number]


def _end(made: Report, sums: Sums) -> None:
    for tray in sums.tables(made.night):
        table, state = made.tables[tray.table], made.night.tables[tray.table]
        table.sum, table.is_open = tray, state.is_open
        table.rounds, table.voided = state.rounds, state.voided
    for line in [line for line in made.rounds if line.ended is None]:
        _state_round(made, line, made.night.number, made.last_at, " (still in play)")
        _hand_over(made, line)


def _hand_over(made: Report, line: RoundLine) -> None:
    if made.ended is not None:
        made.rounds.remove(line)
        made.ended(made, line)


# Rounds


def _round(made: Report, before: Night | None, entry: Entry, after: Night, says: RoundKind) -> None:
    if isinstance(says, RoundBegan):
        players = dict.fromkeys(says.seating.values(), 0)
        line = RoundLine(says.table, says.round, game_name(says.game), entry.at)
        line.players, line.advances = players, dict(players)
        line.commitment = says.commitment
        line.starts = _racks(before, line)
        made.rounds.append(line)
    # An entry of a round that is not in play has not been booked: see `RoundKind.applied`.
    line = next(played for played in reversed(made.rounds) if played.table == says.table)
    line.actions += isinstance(says, Acted)
    line.put_right += isinstance(says, Undone | Amended)
    _results(line, entry.transfers)
    if isinstance(says, RoundEnded):
        line.ended, line.seed = entry.at, says.seed
        line.ending = "voided" if isinstance(says, RoundVoided) else "closed"
        remark = f", voided: {says.reason}" if isinstance(says, RoundVoided) else ""
        if isinstance(says, RoundClosed) and before is not None:
            line.winners = _winners(before, says)
        line.ends = _racks(after, line)
        _state_round(made, line, entry.number, entry.at, remark)
        _hand_over(made, line)


def _winners(night: Night, says: RoundClosed) -> tuple[int, ...]:
    won = says.carry.get("winners") if says.carry.get("finished") else None
    seats = night.any_table(says.table).played.seats
    return tuple(seats[at] for at in won if at in seats) if isinstance(won, list) else ()


def _racks(night: Night | None, line: RoundLine) -> dict[int, int]:
    assert night is not None  # a round is not the first entry of a night
    return {player: night.balance(accounts.rack(line.table, player)) for player in line.players}


def _results(line: RoundLine, transfers: Iterable[Transfer]) -> None:
    for name, change in net(without_fills(transfers)).items():
        match accounts.parse(name):
            case Tray():
                line.house += change
            case Rack(_, player):
                line.players[player] = _known(line.players, player) + change
            case Marker(_, player):
                line.players[player] = _known(line.players, player) - change
                line.advances[player] = _known(line.advances, player) + change
                line.house += change


def _state_round(made: Report, line: RoundLine, entry: int, at: int, remark: str) -> None:
    what = f"{made.tables[line.table].name}, round {line.number}: {line.game}{remark}"
    for player, result in line.players.items():
        advanced = line.advances[player]
        made.line(player, Line(entry, at, what, chips=result + advanced, owes=advanced))


# Players


def _statements(made: Report, before: Night, entry: Entry, after: Night) -> None:
    change = net(entry.transfers)
    chips: dict[int, int] = defaultdict(int)
    owes: dict[int, int] = defaultdict(int)
    for name, amount in change.items():
        match accounts.parse(name):
            case Bankroll(player) | Rack(_, player):
                chips[player] += amount
            case Marker(debt, player):
                owes[player] += -amount if debt == "house" else amount
    for who in after.players:
        cash = _cash(before, after, who)
        if chips[who] or owes[who] or cash:
            what = _what(made, entry, who, after)
            made.line(who, Line(entry.number, entry.at, what, chips[who], cash, owes[who]))


def _cash(before: Night, after: Night, player: int) -> int:
    if player not in before.players:
        return 0
    was, is_ = before.players[player], after.players[player]
    return after.in_cash((is_.cashed - was.cashed) - (is_.bought - was.bought))


def _what(made: Report, entry: Entry, player: int, night: Night) -> str:
    match entry.says:
        case BuyIn(against=against):
            return _BOUGHT[against]
        case BuyBack():
            return "Chips sold back"
        case CashOut():
            return "Cash-out" + (
                f", counted {_difference(entry, night)}" if _miscounted(entry) else ""
            )
        case MarkerRepaid(by_means=means):
            return f"Marker repaid in {means}"
        case HousePaid():
            return "Paid what the house owed"
        case Gift(giver=giver, taker=taker):
            if player == giver:
                return f"Given to {night.player(taker).name}"
            return f"Given by {night.player(giver).name}"
        case Corrected(corrects=wrong, was=was, why=why):
            return f"Correction of entry {wrong} ({was}): {why}"
        case SeriesEnded(table=table) | TableClosed(table=table):
            return f"Pots divided at {_known(made.tables, table).name}"
        case NightClosed():
            return "Pots divided at closing"
        case DebtBrought():
            return "Brought from another night"
    return entry.kind


_BOUGHT: Mapping[str, str] = {
    "cash": "Chips bought",
    "marker": "Chips lent by the desk",
    "owed": "Chips for what the house owed",
}


# What was put right

_PUT_RIGHT: Mapping[str, str] = {
    **PUT_RIGHT,
    "commitment-renewed": "shuffle promised anew",
    "tray-counted": "tray counted",
    "drawer-counted": "drawer counted",
    "cash-out": "cash-out counted",
}


def _put_right(entry: Entry, night: Night) -> PutRight:
    where = f"table {entry.table}" if entry.table is not None else "the desk"
    if entry.round is not None:
        where += f", round {entry.round}"
    why = entry.says.reason
    if wrong := entry.says.puts_right:
        why = f"entry {wrong}" + (f": {why}" if why else "")
    match entry.says:
        case CommitmentRenewed(replaces=lost):
            why = f"the seed of {lost or 'the one before'} was lost"
        case TrayCounted() | CashOut() as says:
            first = "".join(f"{chips:,} found first, then " for chips in _first_count(says))
            why = f"{first}{chips_of(says.counted):,} found, {_difference(entry, night)}"
        case DrawerCounted(counted=cash):
            why = f"{money_text(cash, night.currency)} found, {_difference(entry, night)}"
    return PutRight(entry.number, entry.at, _PUT_RIGHT[entry.kind], entry.by.who, where, why)


def _first_count(says: TrayCounted | CashOut) -> list[int]:
    """The chips of a first count, where the second one came to something else."""
    counts = () if says.counts is UNSET else says.counts
    firsts = [sum(pile.value * pile.count for pile in first) for first in counts[:-1]]
    return [first for first in firsts if first != says.counted]


def _was_off(entry: Entry) -> bool:
    """Whether any count of a cash-out was not what the book had."""
    says = entry.says
    return bool(_miscounted(entry) or (isinstance(says, CashOut) and _first_count(says)))


def _miscounted(entry: Entry) -> tuple[Transfer, ...]:
    """What counting put over or short."""
    return tuple(
        transfer
        for transfer in entry.transfers
        if {transfer.source, transfer.target} & {OVER_SHORT, CASH_OVER_SHORT}
    )


def _difference(entry: Entry, night: Night) -> str:
    """How far the book was off, in words."""
    return (
        " and ".join(
            f"{_amount(transfer, night)} {transfer.why}" for transfer in _miscounted(entry)
        )
        or "as in the book"
    )


def _amount(transfer: Transfer, night: Night) -> str:
    """Chips, or cash with its currency."""
    if accounts.kind_of(transfer.source).commodity == "cash":
        return money_text(transfer.amount, night.currency)
    return f"{transfer.amount:,}"
