"""The night at a glance, for the host: who is up, what every table made, what is in the drawer,
whether it adds up.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from games import catalogue
from games.engine import places
from ledger.book import Book
from ledger.kinds.pots import shares
from ledger.state import accounts
from ledger.state.accounts import CAGE, DRAWER, ISSUED, OVER_SHORT
from ledger.state.night import Night, Player, Table
from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from ledger.store.schema import accounts as accounts_table
from ledger.store.schema import transfers


@dataclass(frozen=True, slots=True)
class RackLine:
    """A player's chips at one table."""

    table: int
    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class PotShare:
    """What a player would get of the pots of a table, were they divided now."""

    table: int
    chips: int


@dataclass(frozen=True, slots=True)
class PlayerSums:
    """One player: cash in minor units, everything else in chips."""

    player: int
    name: str
    cash_in: int
    cash_out: int
    bankroll: int
    racks: tuple[RackLine, ...]
    owes_desk: int
    owes_tables: int
    owed: int
    """What the house owes the player."""
    gifts: int
    found: int
    """Chips that cash-outs found too many by counting, less those missing; they are in
    the result.
    """
    limit: int | None
    """How much the desk lends at most; None for no limit."""
    result: int
    """How much the player is up, gifts included, without what lies on a felt."""
    on_felt: int = 0
    """The player's own chips on felts: bets, and money in a game, of rounds in play."""
    in_pots: tuple[PotShare, ...] = ()
    """What the player would get of pots, were they divided now."""

    @property
    def chips(self) -> int:
        """All chips the player holds: bankroll and racks."""
        return self.bankroll + sum(rack.chips for rack in self.racks)

    @property
    def at_tables(self) -> int:
        """The chips at tables: in racks, and the player's own on felts."""
        return self.on_felt + sum(rack.chips for rack in self.racks)

    @property
    def holds(self) -> int:
        """All chips that are the player's, on felts too."""
        return self.bankroll + self.at_tables

    @property
    def owes(self) -> int:
        """All markers: the desk's loans and the tables' advances."""
        return self.owes_desk + self.owes_tables

    @property
    def result_on_felt(self) -> int:
        """How much the player is up, what is theirs on a felt included."""
        return self.result + self.on_felt


@dataclass(frozen=True, slots=True)
class TableSums:
    """One table, in chips."""

    table: int
    name: str
    is_open: bool
    tray: int
    on_felt: int
    of_bank: int
    """What of that is the bank's own."""
    in_pots: int
    """What of that is in pots and pools: nobody's, until somebody wins it or it is divided."""
    from_cage: int
    found: int
    """Chips that counting found too many in the tray, less those missing."""
    counted: int | None
    """The entry of a count that still holds."""
    voided: int
    """Rounds voided here."""
    undone: int
    """Actions taken back or amended here."""
    result: int
    """How much the house has won here, counts over or short apart; what it advanced as markers
    counts as its own.
    """

    @property
    def result_on_felt(self) -> int:
        """How much the house has won here, what is the bank's on the felt included."""
        return self.result + self.of_bank


@dataclass(frozen=True, slots=True)
class DeskView:
    """What the desk shows of a night."""

    number: int
    players: tuple[PlayerSums, ...]
    tables: tuple[TableSums, ...]
    cash_float: int
    drawer: int
    cage: int
    issued: int
    """The chips that exist."""
    over_short: int
    """Chips that counting found missing, less those it found too many."""
    corrections: int
    """How many entries of the desk have been put right."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """An account whose kept balance is not the sum of its transfers, or not what the entries come
    to.
    """

    account: str
    kept: int
    summed: int
    replayed: int
    """What the entries give."""

    def __str__(self) -> str:
        return (
            f"{self.account} is kept at {self.kept:,}; its transfers come to {self.summed:,}, "
            f"the entries to {self.replayed:,}."
        )


def desk_view(night: Night) -> DeskView:
    """The night as the desk shows it."""
    at_tables = _at_tables(night)
    return DeskView(
        number=night.number,
        players=tuple(_player_sums(night, player, at_tables) for player in night.players.values()),
        tables=tuple(_table_sums(night, table, at_tables) for table in night.tables.values()),
        cash_float=night.cash_float,
        drawer=night.balance(DRAWER),
        cage=night.balance(CAGE),
        issued=-night.balance(ISSUED),
        over_short=night.balance(OVER_SHORT),
        corrections=len(night.corrected),
    )


def disagreements(book: Book, night: int) -> list[Disagreement]:
    """Every account whose kept balance does not agree with its transfers, or with the entries.

    What agreed once is not summed again: a desk looks with every tap, and a night can have a
    million transfers. So the transfers that came since are added to what the balances were then;
    an audit sums all of them.
    """
    with book.database.reading() as connection:
        return disagreements_at(connection, book, night)


def disagreements_at(connection: sa.Connection, book: Book, night: int) -> list[Disagreement]:
    """`disagreements`, as this transaction sees them."""
    agreed = book.agreed(connection, night)
    before = agreed.balances if agreed else {}
    state = book.night_at(connection, night)
    moved = _moved(book.database, connection, night, agreed.number if agreed else 0)
    kept = {
        name: (balance, before.get(name, 0) + moved.get(id_, 0))
        for id_, name, balance in book.database.run(connection, _KEPT, {"night": night})
    }
    found = _compared(kept, state.balances)
    if not found:
        book.agree(state)
    return found


_KEPT = PreparedStatement(
    sa.select(accounts_table.c.id, accounts_table.c.name, accounts_table.c.balance)
    .where(accounts_table.c.night == sa.bindparam("night"))
    .order_by(accounts_table.c.id)
)
_ACCOUNTS_AND_AMOUNTS = (
    (transfers.c.target, transfers.c.amount),
    (transfers.c.source, -transfers.c.amount),
)
_MOVED = [
    PreparedStatement(
        sa.select(account, sa.cast(sa.func.sum(amount), sa.BigInteger))
        .where(transfers.c.night == sa.bindparam("night"))
        .where(transfers.c.entry > sa.bindparam("since"))
        .group_by(account)
    )
    for account, amount in _ACCOUNTS_AND_AMOUNTS
]


def _moved(database: Database, connection: sa.Connection, night: int, since: int) -> dict[int, int]:
    """What the transfers after an entry add to each account, by its id."""
    sums: dict[int, int] = {}
    for query in _MOVED:
        for account, amount in database.run(connection, query, {"night": night, "since": since}):
            sums[account] = sums.get(account, 0) + amount
    return sums


def _compared(
    rows: Mapping[str, tuple[int, int]], replayed: Mapping[str, int]
) -> list[Disagreement]:
    names = [*rows, *(name for name in replayed if name not in rows)]
    found = (Disagreement(name, *rows.get(name, (0, 0)), replayed.get(name, 0)) for name in names)
    return [line for line in found if not line.kept == line.summed == line.replayed]


@dataclass(frozen=True, slots=True)
class _AtTables:
    """What lies at the tables, looked up once for all players."""

    felts: Mapping[int, Mapping[str, int]]
    """By table: the places that hold chips, and how many."""
    own: Mapping[int, Mapping[int, int]]
    """By table: what of that is each player's."""
    racks: Mapping[int, Sequence[RackLine]]
    """By player."""
    pots: Mapping[int, Sequence[PotShare]]
    """By player."""


def _at_tables(night: Night) -> _AtTables:
    felts: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for name, chips in accounts.on_felt(night.balances):
        felt = accounts.parse(name)
        assert isinstance(felt, accounts.Felt)
        felts[felt.table][felt.place] = chips
    racks: defaultdict[int, list[RackLine]] = defaultdict(list)
    pots: defaultdict[int, list[PotShare]] = defaultdict(list)
    for number, table in night.tables.items():
        for seat, player in table.seats.items():
            chips = night.balance(accounts.rack(number, player))
            racks[player].append(RackLine(number, seat, chips))
        if table.round is None and number in felts:
            for share in shares(night, table):
                if share.chips:
                    pots[share.player].append(PotShare(number, share.chips))
    own = {number: _own(night.tables[number], places) for number, places in felts.items()}
    return _AtTables(felts, own, racks, pots)


def _player_sums(night: Night, player: Player, at_tables: _AtTables) -> PlayerSums:
    number = player.number
    racks = tuple(at_tables.racks.get(number, ()))
    bankroll = night.balance(accounts.bankroll(number))
    owes_desk = night.balance(accounts.desk_marker(number))
    owes_tables = night.balance(accounts.table_marker(number))
    owed = night.balance(accounts.house_marker(number))
    holds = bankroll + sum(rack.chips for rack in racks)
    return PlayerSums(
        player=number,
        name=player.name,
        cash_in=night.in_cash(player.bought),
        cash_out=night.in_cash(player.cashed),
        bankroll=bankroll,
        racks=racks,
        owes_desk=owes_desk,
        owes_tables=owes_tables,
        owed=owed,
        gifts=player.gifts,
        found=player.found,
        limit=player.limit,
        result=holds
        + player.cashed
        + owed
        + player.brought
        - player.bought
        - owes_desk
        - owes_tables,
        on_felt=sum(own.get(number, 0) for own in at_tables.own.values()),
        in_pots=tuple(at_tables.pots.get(number, ())),
    )


def _own(table: Table, felt: Mapping[str, int]) -> dict[int, int]:
    """The chips on a felt that are players' own: those in places of their seats."""
    found: dict[int, int] = {}
    if table.round is None:
        return found
    for place, chips in felt.items():
        seat = places.owner(place)
        if seat is not None and seat in table.round.seats:
            player = table.round.seats[seat]
            found[player] = found.get(player, 0) + chips
    return found


def _of_bank(night: Night, table: Table) -> int:
    """The chips on a felt that are the bank's."""
    game = catalogue.find(table.game)
    if game is None:
        return 0
    return sum(night.balance(accounts.felt(table.number, place)) for place in game.bank_places)


def _table_sums(night: Night, table: Table, at_tables: _AtTables) -> TableSums:
    tray = night.balance(accounts.tray(table.number))
    on_felt = sum(at_tables.felts.get(table.number, {}).values())
    of_bank, own = _of_bank(night, table), at_tables.own.get(table.number, {})
    return TableSums(
        table=table.number,
        name=table.name,
        is_open=table.is_open,
        tray=tray,
        on_felt=on_felt,
        of_bank=of_bank,
        in_pots=on_felt - of_bank - sum(own.values()),
        from_cage=table.from_cage,
        found=table.found,
        counted=table.counted,
        voided=table.voided,
        undone=table.undone,
        result=tray + table.advanced - table.from_cage - table.found,
    )
