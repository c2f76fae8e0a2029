"""What the books screen shows of a night, all of it as of one entry."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from games.language import gettext
from ledger.audit.luck import BankResult
from ledger.book import Book
from ledger.export import report
from ledger.export.statements import statement_line
from ledger.findings import TableSum
from ledger.kinds.at_table import game_name
from ledger.reports import desk_view
from ledger.reports.journal import Journal
from ledger.reports.settling import HOUSE, Payment
from ledger.state import accounts
from ledger.state.accounts import CASH_OVER_SHORT, DRAWER, OVER_SHORT
from ledger.state.night import Night, Seal, title
from ledger.store.chain import short_code
from web.services.report_cache import Read
from web.shown.heading import NightLine, NightStatus, SealLine
from web.shown.phrases import put_right, trouble
from web.shown.qr import svg


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """What a player's night gave: cash in minor units, everything else in chips."""

    player: int
    name: str
    program: bool
    cash_in: int
    cash_out: int
    chips: int
    owes: int
    owed: int
    gifts: int
    result: int


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table: what it played, and where its tray's chips came from and went."""

    table: int
    name: str
    games: tuple[str, ...]
    status: NightStatus
    rounds: int
    voided: int
    sum: TableSum
    missing: int
    """What its closing lacks of what everything else gives; 0 where it adds up."""


@dataclass(frozen=True, slots=True)
class BankLine:
    """What a game brought the bank at a table, and whether luck explains it, in chips."""

    table: int
    name: str
    game: str
    """What it is called."""
    rounds: int
    drop: int
    handle: int
    win: int
    expected: int | None
    spread: int
    once_in: int
    text: str


@dataclass(frozen=True, slots=True)
class HouseSum:
    """What the bank of all tables is up or down, in chips."""

    tables: int
    on_felts: int
    over_short: int
    result: int
    """All of these together."""
    unaccounted: int
    """What the house and all the players are up together: 0 where everything adds up."""


@dataclass(frozen=True, slots=True)
class DrawerSum:
    """The cash of the night, in minor units."""

    cash: int
    over_short: int


@dataclass(frozen=True, slots=True)
class PaymentLine:
    """Who pays whom, in minor units."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True)
class Settling:
    """The fewest payments that make everyone even, in two ways."""

    with_house: tuple[PaymentLine, ...]
    among_players: tuple[PaymentLine, ...]


@dataclass(frozen=True, slots=True)
class SealToKeep(SealLine):
    """A seal with all that is kept of it: when, its hash, and its code as a picture."""

    at: int
    hash: str
    qr: str


@dataclass(frozen=True, slots=True)
class Books(NightLine):
    """A night summed up."""

    version: int
    slug: str
    last: int
    """When the last entry was written."""
    damage: str
    """Why nothing more can be written into the night; empty where nothing is damaged."""
    players: tuple[PlayerSummary, ...]
    tables: tuple[TableSummary, ...]
    bank: tuple[BankLine, ...]
    house: HouseSum
    drawer: DrawerSum
    settling: Settling
    put_right: tuple[report.PutRight, ...]
    counts: Mapping[str, int]
    """How often each kind of entry put something right."""
    rounds: int
    seals: tuple[SealToKeep, ...]


@dataclass(frozen=True, slots=True)
class RoundAddress:
    """A round, by its table and number."""

    table: int
    round: int


@dataclass(frozen=True, slots=True)
class StatementLine:
    """A line of a statement: the player's own chips, cash they were paid (or paid: below zero),
    what they owe more.
    """

    entry: int
    at: int
    what: str
    chips: int
    cash: int
    owes: int
    of: RoundAddress | None


@dataclass(frozen=True, slots=True)
class Statement:
    """A player's statement."""

    player: int
    name: str
    lines: tuple[StatementLine, ...]


def books(book: Book, read: Read) -> Books:
    """The night summed up: who is up, who pays whom, where every tray's chips went, what was put
    right.
    """
    found, night = read.report, read.report.night
    return Books.of(
        night,
        version=night.number,
        slug=found.slug,
        last=found.last_at,
        damage=trouble(book.night(night.id).damage),
        players=tuple(player_summary(night, line) for line in desk_view.desk_view(night).players),
        tables=tuple(map(_table, found.tables.values())),
        bank=tuple(_bank(found, line) for line in read.bank),
        house=_house(found),
        drawer=DrawerSum(night.balance(DRAWER), night.balance(CASH_OVER_SHORT)),
        settling=Settling(
            payment_lines(night, read.with_house), payment_lines(night, read.among_players)
        ),
        put_right=tuple(
            replace(right, where=put_right(right.where), why=put_right(right.why))
            for right in found.put_right
        ),
        counts=Counter(right.kind for right in found.put_right),
        rounds=len(found.rounds),
        seals=tuple(seal_to_keep(book, night, seal) for seal in night.seals),
    )


def statement(found: report.Report, player: int, journal: Journal) -> Statement:
    """Everything that went to a player and came from them, line by line; the journal tells which
    round a line is of. Raises `no-such-player`.
    """
    who = found.night.player(player)
    lines = found.statements[player]
    return Statement(player, who.name, tuple(_statement_line(journal, line) for line in lines))


def player_summary(night: Night, line: desk_view.PlayerSums) -> PlayerSummary:
    """What a player's night gave."""
    return PlayerSummary(
        player=line.player,
        name=line.name,
        program=night.player(line.player).program,
        cash_in=line.cash_in,
        cash_out=line.cash_out,
        chips=line.chips,
        owes=line.owes_desk + line.owes_tables,
        owed=line.owed,
        gifts=line.gifts,
        result=line.result,
    )


def _table(line: report.TableSummary) -> TableSummary:
    return TableSummary(
        table=line.number,
        name=title(line.number, line.name),
        games=tuple(line.games),
        status="open" if line.is_open else "closed",
        rounds=line.rounds,
        voided=line.voided,
        sum=line.sum,
        missing=line.sum.computed - line.sum.closing,
    )


def _bank(found: report.Report, line: BankResult) -> BankLine:
    return BankLine(
        table=line.table,
        name=title(line.table, found.tables[line.table].name),
        game=game_name(line.game),
        rounds=line.rounds,
        drop=line.drop,
        handle=line.handle,
        win=line.win,
        expected=line.expected,
        spread=line.spread,
        once_in=line.once_in,
        text=_luck(line),
    )


def _luck(line: BankResult) -> str:
    """Whether luck explains what the bank won, in words."""
    if line.expected is None:
        return gettext("What this paytable should bring has not been counted exactly.")
    if not line.spread:
        if line.win == line.expected:
            return gettext("The bank keeps nothing of the pools and adds nothing to them.")
        return gettext("No luck explains this: the bank takes no part in these bets.")
    if line.is_luck:
        return gettext(
            "Well within what luck explains: two nights of three end within {chips} of what is "
            "expected.",
            chips=line.spread,
        )
    if line.win > line.expected:
        return gettext(
            "Luck alone brings the bank so much in less than one of {nights} such nights; players "
            "who play worse than the best bring it more, too.",
            nights=line.once_in,
        )
    return gettext(
        "Luck alone costs the bank so much in less than one of {nights} such nights.",
        nights=line.once_in,
    )


def _house(found: report.Report) -> HouseSum:
    night, tables = found.night, found.tables.values()
    felts = sum(chips for _, chips in accounts.on_felt(night.balances))
    won = sum(table.sum.results + table.sum.counted for table in tables)
    missing = night.balance(OVER_SHORT)
    result = won + felts + missing
    players = sum(line.result for line in desk_view.desk_view(night).players)
    return HouseSum(won, felts, missing, result, result + players)


def payment_lines(night: Night, payments: Iterable[Payment[int]]) -> tuple[PaymentLine, ...]:
    """Who pays whom, by name."""

    def name(who: int) -> str:
        return gettext("The drawer") if who == HOUSE else night.player(who).name

    return tuple(
        PaymentLine(name(payment.payer), name(payment.payee), payment.amount)
        for payment in payments
    )


def seal_to_keep(book: Book, night: Night, seal: Seal) -> SealToKeep:
    """A seal, with its code as a picture."""
    said = (
        f"{night.name}: sealed by entry {seal.number}: {short_code(seal.hash)} ({seal.hash.hex()})"
    )
    at = book.entry(night.id, seal.number).at
    return SealToKeep.of(seal, at=at, hash=seal.hash.hex(), qr=svg(said))


def _statement_line(journal: Journal, line: report.Line) -> StatementLine:
    ended = journal.ended_by(line.entry)
    of = RoundAddress(*ended) if ended else None
    return StatementLine(
        line.entry, line.at, statement_line(line.what), line.chips, line.cash, line.owes, of
    )
