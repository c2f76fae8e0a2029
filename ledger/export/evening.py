"""A night on one page, for the host and whoever signs it: the drawer and what it must hold, what
each table took, fills and credits one by one, and money booked for a purpose.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ledger.export.reading import Source
from ledger.export.report import Report
from ledger.kinds.purposes import PAID_IN, CashBooked
from ledger.play.handle import Handle
from ledger.state import accounts
from ledger.state.accounts import CASH_OVER_SHORT, DRAWER, Bankroll, Rack, Single, Tray
from ledger.state.entries import Entry
from ledger.state.night import Chip, Night


@dataclass(frozen=True, slots=True)
class Drawer:
    """The cash, in minor units: what it opened with, what came and went, what it has."""

    opened: int
    """The float."""
    sold: int
    """Paid for chips and markers."""
    paid: int
    """Paid out for chips."""
    booked_in: int
    """Donations and entry fees."""
    booked_out: int
    """Prizes and expenses."""
    over_short: int
    """What counts found too much, less what they found missing."""
    holds: int

    @property
    def agrees(self) -> bool:
        """Whether it holds what it must."""
        come = self.opened + self.sold + self.booked_in + self.over_short
        return come - self.paid - self.booked_out == self.holds


@dataclass(slots=True)
class TableLine:
    """What a table took, in chips."""

    name: str
    games: str
    rounds: int
    win: int
    drop: int = 0
    """Chips that were brought to it."""
    handle: int = 0
    """Chips that were bet at it in rounds that are over (`ledger.play.handle`)."""

    @property
    def hold(self) -> int | None:
        """The win in thousandths of the drop."""
        return round(1000 * self.win / self.drop) if self.drop else None


@dataclass(frozen=True, slots=True)
class ChipsMoved:
    """Chips from the cage to a tray, or back."""

    serial: str
    """``F 3``: the third fill of the night; ``C 1``: its first credit."""
    entry: int
    at: int
    table: str
    chips: int
    made_of: tuple[tuple[int, Chip], ...]
    """How many of each kind of chips, the largest first."""
    taken_back: bool


@dataclass(frozen=True, slots=True)
class Booked:
    """Cash for a purpose, in minor units."""

    entry: int
    at: int
    what: str
    purpose: str
    player: str
    cash: int
    taken_back: bool


@dataclass(slots=True)
class Evening:
    """What stands on the page beside the books of the night."""

    drawer: Drawer
    tables: dict[int, TableLine]
    moved: list[ChipsMoved] = field(default_factory=list)
    booked: list[Booked] = field(default_factory=list)

    def sum(self, *what: str) -> int:
        """What was booked for these, without what was taken back."""
        return sum(line.cash for line in self.booked if line.what in what and not line.taken_back)


def evening(source: Source, report: Report) -> Evening:
    """The page of a night that has been read. Raises `Damaged`."""
    night = report.night
    tables = {
        number: TableLine(
            table.name, ", ".join(table.games), table.rounds, table.sum.results + table.sum.counted
        )
        for number, table in report.tables.items()
    }
    made = Evening(_drawer(night, ()), tables)
    handle = Handle()
    serials = {"F": 0, "C": 0}
    for entry in source.entries():
        _drop(made, entry)
        handle.done(entry)
        for moved in _moved(night, entry, serials):
            made.moved.append(moved)
        if isinstance(entry.says, CashBooked):
            made.booked.append(_booked(night, entry, entry.says))
    for table, bet in handle.tables.items():
        tables[table].handle = bet
    made.drawer = _drawer(night, made.booked)
    return made


def made_of(chips: int, chip_set: Sequence[Chip]) -> tuple[tuple[int, Chip], ...]:
    """The fewest chips of a set that come to this, largest first (a set has a chip of 1)."""
    found = []
    for chip in sorted(chip_set, key=lambda chip: -chip.value):
        count, chips = divmod(chips, chip.value)
        if count:
            found.append((count, chip))
    return tuple(found)


def _drawer(night: Night, booked: Iterable[Booked]) -> Drawer:
    stands = [line for line in booked if not line.taken_back]
    return Drawer(
        opened=night.cash_float,
        sold=night.in_cash(sum(player.bought for player in night.players.values())),
        paid=night.in_cash(sum(player.cashed for player in night.players.values())),
        booked_in=sum(line.cash for line in stands if line.what in PAID_IN),
        booked_out=sum(line.cash for line in stands if line.what not in PAID_IN),
        over_short=-night.balance(CASH_OVER_SHORT),
        holds=night.balance(DRAWER),
    )


def _drop(made: Evening, entry: Entry) -> None:
    """Count what an entry brings to a table."""
    for source, target, amount, _ in entry.transfers:
        match accounts.parse(source), accounts.parse(target):
            case Bankroll(), Rack(table, _):
                made.tables[table].drop += amount


def _moved(night: Night, entry: Entry, serials: dict[str, int]) -> Iterable[ChipsMoved]:
    if entry.kind in ("table-opened", "table-closed", "night-closed", "correction"):
        return
    for source, target, amount, _ in entry.transfers:
        match accounts.parse(source), accounts.parse(target):
            case Single(accounts.CAGE), Tray(table):
                kind = "F"
            case Tray(table), Single(accounts.CAGE):
                kind = "C"
            case _:
                continue
        serials[kind] += 1
        yield ChipsMoved(
            f"{kind} {serials[kind]}",
            entry.number,
            entry.at,
            night.any_table(table).name,
            amount,
            made_of(amount, night.chip_set),
            entry.number in night.corrected,
        )


def _booked(night: Night, entry: Entry, says: CashBooked) -> Booked:
    return Booked(
        entry.number,
        entry.at,
        says.what,
        says.purpose,
        ", ".join(night.player(player).name for player in says.players),
        abs(says.booked),
        entry.number in night.corrected,
    )
