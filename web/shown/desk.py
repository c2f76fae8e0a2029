"""What the desk is shown of a night: the book's own view of it."""

from dataclasses import dataclass

import sqlalchemy as sa

from games.cards.standing import for_points
from games.engine import CardMode
from games.language import language
from ledger.kinds.at_desk import payable
from ledger.kinds.at_table import game_of
from ledger.kinds.ending import ends
from ledger.kinds.markers import repayable
from ledger.kinds.pots import in_pots_of
from ledger.reports import desk_sums, desk_view
from ledger.reports.desk_sums import CashOutPlan, PlayerTotals, StillOpen, TableTotals, Whereabouts
from ledger.reports.desk_view import RackLine, disagreements_at
from ledger.state.night import Night
from web.services.services import Services
from web.shown.around import Around, Standing, around, standing
from web.shown.corrections import CorrectionLine, corrections
from web.shown.heading import Chip, NightLine, SealLine, TableHeading, chip_set
from web.shown.phrases import trouble
from web.shown.room import AskingLine, asking
from web.shown.series import SeriesState, series_of, unasked_fill
from web.shown.wishes import WishLine, wish_lines
from web.signin.running import AtTable, ScreenAtTable


@dataclass(frozen=True, slots=True)
class Owes:
    """What a player owes the bank, in chips: for loans of the desk, for advances at tables."""

    desk: int
    table: int
    in_all: int
    repayable: int
    """What of that can be repaid now: all but the advances that a round in play decides about."""


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player: cash in minor units, everything else in chips."""

    player: int
    name: str
    program: bool
    cash_in: int
    cash_out: int
    bankroll: int
    racks: tuple[RackLine, ...]
    chips: int
    owes: Owes
    owed: int
    limit: int | None
    gifts: int
    found: int
    corrections: tuple[CorrectionLine, ...]
    on_felt: int
    at_tables: int
    """In racks, and their own on felts."""
    holds: int
    """The bankroll, and what is at tables."""
    in_pots: tuple[str, ...]
    """What they would get of pots, were they divided now, in sentences."""
    result: int
    """What is theirs on a felt included."""


@dataclass(frozen=True, slots=True)
class TableLine(TableHeading):
    """A table, in chips, with the screens at it."""

    cards: CardMode
    hints: bool
    deals_itself: bool
    seconds: int
    """The time to act at a table that deals itself; 0 for no limit."""
    ends: str | None
    """What comes instead of the next round, in a sentence; None where they play on."""
    moves_to: int
    """The table to which everybody moves then; 0 for none."""
    for_points: bool
    round: int
    seated: int
    tray: int
    on_felt: int
    in_pots: int
    """What of that is nobody's, until somebody wins it or it is divided."""
    still: int
    """Whole minutes without anything in the open round; 0 for fewer than ten."""
    series: SeriesState | None
    fill: str | None
    """What a round took from the cage by itself, where the drawer could not pay for so much."""
    from_cage: int
    found: int
    counted: int | None
    voided: int
    undone: int
    result: int
    running: ScreenAtTable | None
    waiting: tuple[ScreenAtTable, ...]


@dataclass(frozen=True, slots=True)
class Drawer:
    """The cash of the night, in minor units: what the drawer opened with, what it has."""

    float: int
    cash: int
    pays_for: int
    """The chips that it can pay for."""
    due: int
    """What would have to be paid out if everybody cashed in now."""
    short: int
    """What would be lacking then; 0 where it covers everybody."""


@dataclass(frozen=True, slots=True)
class LooseChips:
    """Where chips are that no table and no player has."""

    cage: int
    issued: int
    over_short: int
    whereabouts: Whereabouts


@dataclass(frozen=True, slots=True)
class PutRightCount:
    """How many rounds were voided, actions undone, entries corrected."""

    voided: int
    undone: int
    corrected: int


@dataclass(frozen=True, slots=True)
class Checks:
    """Whether the balances agree with the transfers, and what does not."""

    agree: bool
    findings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SilentPhone:
    """Who sits at a table where phones play, and has one that was not heard for a minute."""

    player: int
    name: str
    table: int
    table_name: str


@dataclass(frozen=True, slots=True)
class Desk(NightLine):
    """The whole night at a glance."""

    version: int
    chip_set: tuple[Chip, ...]
    for_points: bool
    """Whether points alone are played for, so far: no chip is out, no cash has come, and no table
    that is open needs any."""
    players: tuple[PlayerLine, ...]
    player_totals: PlayerTotals
    tables: tuple[TableLine, ...]
    table_totals: TableTotals
    drawer: Drawer
    chips: LooseChips
    still_open: StillOpen
    cash_out_all: tuple[CashOutPlan, ...]
    """What cashing out everybody would do, in this order."""
    put_right: PutRightCount
    checks: Checks
    seals: tuple[SealLine, ...]
    wishes: tuple[WishLine, ...]
    phones: tuple[int, ...]
    """The players whose phones are in."""
    silent: tuple[SilentPhone, ...]
    asking: tuple[AskingLine, ...]
    copy_failed: str | None
    """What went wrong with the last copy that the server made of the book by itself, in English."""


def desk_of(services: Services, night: Night) -> tuple[Desk, str]:
    """The desk of a night, with its tag."""
    stand = standing(services, night)
    with services.database.reading() as connection:
        here = around(services, connection, night, stand)
        return desk(services, connection, night, here), desk_tag(night, here)


def desk(services: Services, connection: sa.Connection, night: Night, here: Around) -> Desk:
    """The whole night at a glance, and whether its balances agree with its transfers."""
    seen = desk_view.desk_view(night)
    # What the database has and what can be read of it cannot agree where an entry is damaged.
    found = [] if night.damage else disagreements_at(connection, services.book, night.id)
    findings = (trouble(night.damage),) if night.damage else tuple(map(str, found))
    tables = tuple(
        _table(night, line, here.tables.get(line.table, AtTable()), here.standing)
        for line in seen.tables
    )
    in_use = [table for table in tables if table.status != "closed"]
    return Desk.of(
        night,
        version=night.number,
        chip_set=chip_set(night),
        for_points=desk_sums.is_unused(seen)
        and bool(in_use)
        and all(table.for_points for table in in_use),
        players=tuple(_player(night, line) for line in seen.players),
        player_totals=desk_sums.player_totals(seen),
        tables=tables,
        table_totals=desk_sums.table_totals(seen),
        drawer=_drawer(night, seen),
        chips=LooseChips(seen.cage, seen.issued, seen.over_short, desk_sums.whereabouts(seen)),
        still_open=desk_sums.still_open(seen),
        cash_out_all=tuple(desk_sums.cash_out_all(night, seen)),
        put_right=PutRightCount(
            sum(line.voided for line in seen.tables),
            sum(line.undone for line in seen.tables),
            seen.corrections,
        ),
        checks=Checks(not findings, findings),
        seals=tuple(map(SealLine.of, night.seals)),
        wishes=wish_lines(night, here.wishes, night.tables),
        phones=tuple(sorted(here.door.phones)),
        silent=_silent(night, here.silent),
        asking=asking(night, here.door),
        copy_failed=here.copy_failed,
    )


def _drawer(night: Night, seen: desk_view.DeskView) -> Drawer:
    due = night.in_cash(desk_sums.to_pay_out(seen))
    return Drawer(seen.cash_float, seen.drawer, payable(night), due, max(0, due - seen.drawer))


def _silent(night: Night, silent: frozenset[int]) -> tuple[SilentPhone, ...]:
    """Those of these players whom a table waits for, by table and seat."""
    return tuple(
        SilentPhone(player, night.player(player).name, table.number, table.title)
        for table in night.tables.values()
        if table.phones and table.is_open
        for _, player in sorted(table.seats.items())
        if player in silent
    )


def desk_tag(night: Night, here: Around) -> str:
    """Another text whenever the desk's state is another one."""
    return f"{night.number}.{here.mark}.{language()}"


def _player(night: Night, line: desk_view.PlayerSums) -> PlayerLine:
    return PlayerLine(
        player=line.player,
        name=line.name,
        program=night.player(line.player).program,
        cash_in=line.cash_in,
        cash_out=line.cash_out,
        bankroll=line.bankroll,
        racks=line.racks,
        chips=line.chips,
        owes=Owes(line.owes_desk, line.owes_tables, line.owes, repayable(night, line.player)),
        owed=line.owed,
        limit=line.limit,
        gifts=line.gifts,
        found=line.found,
        corrections=corrections(night, player=line.player),
        on_felt=line.on_felt,
        at_tables=line.at_tables,
        holds=line.holds,
        in_pots=tuple(in_pots_of(night, line.player)),
        result=line.result_on_felt,
    )


def _table(
    night: Night, line: desk_view.TableSums, screens: AtTable, standing: Standing
) -> TableLine:
    table = night.tables[line.table]
    return TableLine.of(
        table,
        frozen=line.table in standing.frozen,
        cards=table.cards,
        hints=table.hints,
        deals_itself=table.dealing is not None,
        seconds=table.dealing.seconds if table.dealing else 0,
        ends=ends(night, table),
        moves_to=table.after or 0,
        for_points=for_points(game_of(table.game), table.options),
        round=table.rounds,
        seated=len(table.seats),
        tray=line.tray,
        on_felt=line.on_felt,
        in_pots=line.in_pots,
        still=standing.still.get(line.table, 0),
        series=series_of(night, table),
        fill=unasked_fill(night, table),
        from_cage=line.from_cage,
        found=line.found,
        counted=line.counted,
        voided=line.voided,
        undone=line.undone,
        result=line.result_on_felt,
        running=screens.running,
        waiting=screens.waiting,
    )
