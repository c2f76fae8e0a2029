"""The house's books: what the evening was to the house, in money, as an accountant keeps it. Cash
and what players owe are assets; chips in players' hands, bets that lie on a felt and what the house
owes are liabilities; what the tables won is income. The house's own chips are worth nothing: they
have no account. A round is one transaction.

A person of the house has one account for what is owed, and one for what the house owes, over all
nights. As a night of money is closed, the chips that somebody still holds are set against their
markers: what is left to pay stands in these accounts, and moves on from there (`between`).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from ledger.export.chart import night_name, owed_by_house
from ledger.export.house_between import between
from ledger.export.house_chart import Chart, brought_from_elsewhere, is_settled_up
from ledger.export.journal import (
    Balance,
    Books,
    Chapter,
    Posting,
    Transaction,
    payee,
    puts_right,
    tags,
)
from ledger.kinds.at_table import game_name
from ledger.kinds.corrections import Corrected
from ledger.kinds.debts import DebtBrought
from ledger.kinds.nights import NightClosed, NightReopened
from ledger.kinds.purposes import CashBooked
from ledger.kinds.rounds import RoundBegan, RoundEnded, RoundVoided
from ledger.state import accounts, currencies
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
from ledger.state.night import Night

_PASSING = ""
"""No account: what leaves it within an entry comes back. Chips go over the counter for cash, for a
marker or for a debt, and the one pays for the other.
"""
_OWN = (CAGE, ISSUED)


# What a transfer is to the house


def _sides(chart: Chart, entry: Entry, transfer: Transfer) -> Iterator[tuple[str, int]]:
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


def _account(chart: Chart, entry: Entry, account: str, other: str) -> str:
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
    chart, night = Chart(of), of.night
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
    for player in night.players if night.seals and night.chip_value else ():  # it has come and gone
        for name in (chart.chips(player), chart.owed(player), chart.owes(player)):
            held[name] += 0
    for player in night.players if is_settled_up(of) else ():
        for account, change in _set_against(chart, _claims(night, player), player).items():
            held[account] += change
    for tray in of.sums:
        held[chart.won(tray.table)] -= night.in_cash(tray.results + tray.counted)
    for what, booked in of.booked.items():
        held[chart.booked(what)] -= booked
    if of.has_brought:
        held[chart.carried] -= brought_from_elsewhere(of)
    held[chart.cash] += night.balance(DRAWER)
    held[chart.float] -= night.cash_float
    held[chart.short_of_cash] += night.balance(CASH_OVER_SHORT)
    held[chart.short_of_chips] -= night.in_cash(night.balance(OVER_SHORT))
    return [
        Balance(name, currencies.money(amount, of.currency), of.currency)
        for name, amount in sorted(held.items())
    ]


# Transactions


@dataclass(slots=True)
class _Round:
    """What a round has moved so far."""

    game: str
    changes: Counter[str] = field(default_factory=Counter)
    last: Entry | None = None


def transactions(of: Chapter) -> Iterator[Transaction]:
    """See `Books.transactions`. A round is written when it is over, or in the end."""
    chart = Chart(of)
    playing: dict[int, _Round] = {}
    purposes: dict[int, str] = {}
    claims: defaultdict[int, _Claims] = defaultdict(_Claims)
    left: Counter[str] = Counter()
    for entry in of.source.entries():
        purpose = _purpose(chart, entry, purposes)
        changes = _changes(chart, entry, purpose)
        _claim(claims, entry.transfers)
        if isinstance(entry.says, NightClosed) and of.night.chip_value:
            left = _left_to_pay(chart, claims)
            changes.update(left)
        if isinstance(entry.says, NightReopened):
            changes.subtract(left)
        if moved := _moved_here(chart, entry, purpose):
            yield replace(_transaction(chart, entry, entry.kind, changes), postings=moved)
            continue
        if entry.round is None or entry.table is None:
            if any(changes.values()) or puts_right(entry):
                yield _transaction(chart, entry, entry.kind, changes)
            continue
        if isinstance(entry.says, RoundBegan):
            playing[entry.table] = _Round(game_name(entry.says.game))
        played = playing[entry.table]
        played.changes.update(changes)
        played.last = entry
        if isinstance(entry.says, RoundEnded):
            yield from _round(chart, playing.pop(entry.table), "")
    for played in playing.values():
        yield from _round(chart, played, ", in play")


def _purpose(chart: Chart, entry: Entry, purposes: dict[int, str]) -> str:
    """The account that stands against cash or a debt for which nothing else was given. Those of
    entries that can be taken back are noted.
    """
    match entry.says:
        case CashBooked(what=what):
            purposes[entry.number] = chart.booked(what)
        case DebtBrought():
            purposes[entry.number] = _left_by(chart, entry, entry.says)
        case Corrected(corrects=wrong):
            return purposes.get(wrong, chart.float)
    return purposes.get(entry.number, chart.float)


def _changes(chart: Chart, entry: Entry, purpose: str) -> Counter[str]:
    changes: Counter[str] = Counter()
    for transfer in entry.transfers:
        for account, change in _sides(chart, entry, transfer):
            changes[account] += change
    if passing := changes.pop(_PASSING, 0):
        changes[purpose] += passing
    return changes


# What is left to pay


@dataclass(slots=True)
class _Claims:
    """What a player holds and owes, in chips."""

    chips: int = 0
    owed: int = 0
    owes: int = 0


def _claims(night: Night, player: int) -> _Claims:
    racks = (accounts.rack(table, player) for table in night.tables)
    return _Claims(
        sum(map(night.balance, (accounts.bankroll(player), *racks))),
        night.balance(accounts.house_marker(player)),
        night.balance(accounts.desk_marker(player)) + night.balance(accounts.table_marker(player)),
    )


def _claim(claims: Mapping[int, _Claims], transfers: Iterable[Transfer]) -> None:
    """What players hold and owe after these transfers."""
    for source, target, amount, _ in transfers:
        for name, change in ((source, -amount), (target, amount)):
            match accounts.parse(name):
                case Bankroll(player) | Rack(_, player):
                    claims[player].chips += change
                case Marker("house", player):
                    claims[player].owed += change
                case Marker(_, player):
                    claims[player].owes += change


def _set_against(chart: Chart, claims: _Claims, player: int) -> Counter[str]:
    """What changes as a player's chips, and what the house owes, are set against the markers."""
    left = claims.chips + claims.owed - claims.owes
    in_cash = chart.of.night.in_cash
    changes: Counter[str] = Counter()
    changes[chart.chips(player)] += in_cash(claims.chips)
    changes[chart.owed(player)] += in_cash(claims.owed - max(0, left))
    changes[chart.owes(player)] += in_cash(max(0, -left) - claims.owes)
    return changes


def _left_to_pay(chart: Chart, claims: Mapping[int, _Claims]) -> Counter[str]:
    """What changes so as a night is closed."""
    changes: Counter[str] = Counter()
    for player, them in claims.items():
        changes.update(_set_against(chart, them, player))
    return changes


def _left_by(chart: Chart, entry: Entry, says: DebtBrought) -> str:
    """The account that a debt was in which goes on here: that of the player who left it, where that
    night is in the file.
    """
    of, here = chart.of, (says.of.night, says.of.player)
    house = of.source.house
    left = of.others.get(says.of.night)
    if house and left and is_settled_up(left):
        for each in house.brought.get(here, []):
            if (each.went.night, each.went.entry) == (of.id, entry.number):
                there = Chart(left)
                return there.debt(says.of.player, -says.brought)
    return chart.carried


def _moved_here(chart: Chart, entry: Entry, purpose: str) -> tuple[Posting, ...]:
    """The postings of a debt that moves from night to night in one account: it stays there."""
    if not isinstance(entry.says, DebtBrought):
        return ()
    says, of = entry.says, chart.of
    account = chart.debt(says.player, -says.brought)
    if account != purpose:
        return ()
    amount = currencies.money(of.night.in_cash(says.brought), of.currency)
    return (
        Posting(account, amount, of.currency, f"in {night_name(of.id)}"),
        Posting(account, -amount, of.currency, "of another night"),
    )


def _round(chart: Chart, played: _Round, remark: str) -> Iterator[Transaction]:
    entry = played.last
    assert entry is not None  # it has at least the entry that begins it
    if isinstance(entry.says, RoundVoided):
        remark = ", voided"
    if any(played.changes.values()) or remark == ", voided":
        yield _transaction(chart, entry, f"{played.game}{remark}", played.changes)


def _transaction(chart: Chart, entry: Entry, what: str, changes: Counter[str]) -> Transaction:
    of = chart.of
    postings = tuple(
        Posting(account, currencies.money(change, of.currency), of.currency, "")
        for account, change in sorted(changes.items())
        if change
    )
    counterpart = of.table(entry.table) if entry.round and entry.table else payee(of, entry)
    return Transaction(of.first, counterpart, what, tags(of, entry), postings)


HOUSE_BOOKS = Books("The house's books", balances, transactions, has_chips=False, between=between)
