"""The house's books: what the evening was to the house, in money, as an accountant keeps it. Cash
and what players owe are assets; chips in players' hands, bets that lie on a felt and what the house
owes are liabilities; what the tables won is income. The house's own chips are worth nothing: they
have no account. A round is one transaction.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, tzinfo

from ledger.export import words
from ledger.export.chart import named, night_name, owed_by_house, player_name, table_name
from ledger.export.journal import (
    Balance,
    Books,
    Chapter,
    Posting,
    Transaction,
    dated,
    payee,
    puts_right,
    tags,
)
from ledger.kinds.at_table import game_name
from ledger.kinds.corrections import Corrected
from ledger.kinds.debts import DebtBrought
from ledger.kinds.purposes import CashBooked
from ledger.kinds.rounds import RoundBegan, RoundEnded, RoundVoided
from ledger.state import accounts
from ledger.state.accounts import (
    CAGE,
    CASH_OVER_SHORT,
    DRAWER,
    ISSUED,
    OVER_SHORT,
    Bankroll,
    Felt,
    Marker,
    Rack,
    Tray,
)
from ledger.state.entries import Entry, Transfer

_PASSING = ""
"""No account: what leaves it within an entry comes back. Chips go over the counter for cash, for a
marker or for a debt, and the one pays for the other.
"""
_OWN = (CAGE, ISSUED)
_BOOKED = {
    "donation": "Income:Donations",
    "entry-fee": "Income:EntryFees",
    "prize": "Expenses:Prizes",
    "expense": "Expenses:Costs",
}


@dataclass(frozen=True, slots=True)
class _Chart:
    """The accounts of a night."""

    of: Chapter

    @property
    def cash(self) -> str:
        return f"Assets:Cash:{night_name(self.of.id)}"

    @property
    def float(self) -> str:
        return f"Equity:Float:{night_name(self.of.id)}"

    @property
    def carried(self) -> str:
        return f"Equity:Carried:{night_name(self.of.id)}"

    def booked(self, what: str) -> str:
        return f"{_BOOKED[what]}:{night_name(self.of.id)}"

    @property
    def short_of_cash(self) -> str:
        return f"Expenses:Short:{night_name(self.of.id)}:Cash"

    @property
    def short_of_chips(self) -> str:
        return f"Expenses:Short:{night_name(self.of.id)}:Chips"

    def owes(self, player: int) -> str:
        return self._player("Assets:Markers", player)

    def owed(self, player: int) -> str:
        return self._player("Liabilities:Owed", player)

    def chips(self, player: int) -> str:
        return self._player("Liabilities:Chips", player)

    def stakes(self, table: int) -> str:
        return self._table("Liabilities:Stakes", table)

    def won(self, table: int) -> str:
        return self._table("Income:Tables", table)

    def _player(self, root: str, player: int) -> str:
        who = named(player_name(player), self.of.night.player(player).name)
        return f"{root}:{night_name(self.of.id)}:{who}"

    def _table(self, root: str, table: int) -> str:
        where = named(table_name(table), self.of.night.any_table(table).name)
        return f"{root}:{night_name(self.of.id)}:{where}"


# What a transfer is to the house


def _sides(chart: _Chart, entry: Entry, transfer: Transfer) -> Iterator[tuple[str, int]]:
    """The two accounts that a transfer changes, and by how much in minor units; none, where the
    house moves its own chips about.
    """
    source, target, amount, _ = transfer
    if _is_own(source) and _is_own(target):
        return
    commodity = accounts.kind_of(source).commodity
    value = amount if commodity == "cash" else chart.of.night.in_cash(amount)
    if commodity == "chips" or owed_by_house(source) or owed_by_house(target):
        value = -value  # liabilities and income stand below zero
    yield _account(chart, entry, source, target), -value
    yield _account(chart, entry, target, source), value


def _is_own(account: str) -> bool:
    return account in _OWN or isinstance(accounts.parse(account), Tray)


def _account(chart: _Chart, entry: Entry, account: str, other: str) -> str:
    match accounts.parse(account), accounts.parse(other):
        case ((Bankroll(player) | Rack(_, player)), _):
            return chart.chips(player)
        case Marker("house", player), _:
            return chart.owed(player)
        case Marker(_, player), _:
            return chart.owes(player)
        case Felt(table), _:
            return chart.stakes(table)
        case Tray(table), _:
            return chart.won(table)
        case _, Marker("table", _) if entry.table is not None and entry.round is not None:
            return chart.won(entry.table)  # its tray advanced it, and won nothing less by that
    return {
        DRAWER: chart.cash,
        CASH_OVER_SHORT: chart.short_of_cash,
        OVER_SHORT: chart.short_of_chips,
    }.get(account, _PASSING)


# What the accounts hold in the end


def balances(of: Chapter) -> list[Balance]:
    """See `Books.balances`. They are taken from what the book says of trays, players and the
    drawer, not from what the transactions add up to.
    """
    chart, night = _Chart(of), of.night
    held: Counter[str] = Counter()
    for name, amount in night.balances.items():
        match accounts.parse(name):
            case Bankroll(player) | Rack(_, player):
                held[chart.chips(player)] -= night.in_cash(amount)
            case Marker("house", player):
                held[chart.owed(player)] -= night.in_cash(amount)
            case Marker(_, player):
                held[chart.owes(player)] += night.in_cash(amount)
            case Felt(table):
                held[chart.stakes(table)] -= night.in_cash(amount)
    for tray in of.sums:
        held[chart.won(tray.table)] -= night.in_cash(tray.results + tray.counted)
    for what, booked in of.booked.items():
        held[chart.booked(what)] -= booked
    if brought := sum(player.brought for player in night.players.values()):
        held[chart.carried] -= night.in_cash(brought)
    held[chart.cash] += night.balance(DRAWER)
    held[chart.float] -= night.cash_float
    held[chart.short_of_cash] += night.balance(CASH_OVER_SHORT)
    held[chart.short_of_chips] -= night.in_cash(night.balance(OVER_SHORT))
    return [
        Balance(name, words.money(amount, of.currency), of.currency)
        for name, amount in sorted(held.items())
    ]


# Transactions


@dataclass(slots=True)
class _Round:
    """What a round has moved so far."""

    game: str
    changes: Counter[str] = field(default_factory=Counter)
    last: Entry | None = None


def transactions(of: Chapter, zone: tzinfo | None) -> Iterator[Transaction]:
    """See `Books.transactions`. A round is written when it is over, or in the end."""
    chart = _Chart(of)
    playing: dict[int, _Round] = {}
    purposes: dict[int, str] = {}
    day = of.first
    for day, entry in dated(of, zone):
        purpose = _purpose(chart, entry, purposes)
        changes = _changes(chart, entry, purpose)
        if entry.round is None or entry.table is None:
            if any(changes.values()) or puts_right(entry):
                yield _transaction(chart, day, entry, entry.kind, changes)
            continue
        if isinstance(entry.says, RoundBegan):
            playing[entry.table] = _Round(game_name(entry.says.game))
        played = playing[entry.table]
        played.changes.update(changes)
        played.last = entry
        if isinstance(entry.says, RoundEnded):
            yield from _round(chart, day, playing.pop(entry.table), "")
    for played in playing.values():
        yield from _round(chart, day, played, ", in play")


def _purpose(chart: _Chart, entry: Entry, purposes: dict[int, str]) -> str:
    """The account that stands against cash or a debt for which nothing else was given. Those of
    entries that can be taken back are noted.
    """
    match entry.says:
        case CashBooked(what=what):
            purposes[entry.number] = chart.booked(what)
        case DebtBrought():
            purposes[entry.number] = chart.carried
        case Corrected(corrects=wrong):
            return purposes.get(wrong, chart.float)
    return purposes.get(entry.number, chart.float)


def _changes(chart: _Chart, entry: Entry, purpose: str) -> Counter[str]:
    changes: Counter[str] = Counter()
    for transfer in entry.transfers:
        for account, change in _sides(chart, entry, transfer):
            changes[account] += change
    if passing := changes.pop(_PASSING, 0):
        changes[purpose] += passing
    return changes


def _round(chart: _Chart, day: date, played: _Round, remark: str) -> Iterator[Transaction]:
    entry = played.last
    assert entry is not None  # it has at least the entry that begins it
    if isinstance(entry.says, RoundVoided):
        remark = ", voided"
    if any(played.changes.values()) or remark == ", voided":
        yield _transaction(chart, day, entry, f"{played.game}{remark}", played.changes)


def _transaction(
    chart: _Chart, day: date, entry: Entry, what: str, changes: Counter[str]
) -> Transaction:
    of = chart.of
    postings = tuple(
        Posting(account, words.money(change, of.currency), of.currency, "")
        for account, change in sorted(changes.items())
        if change
    )
    whose = of.table(entry.table) if entry.round and entry.table else payee(of, entry)
    return Transaction(day, whose, what, tags(of, entry), postings)


HOUSE_BOOKS = Books("The house's books", balances, transactions, has_chips=False)
