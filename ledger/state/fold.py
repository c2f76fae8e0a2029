"""How entries make a night, one at a time: what every entry does by its transfers and its cash,
whatever its kind, and then what its kind does (`Kind.applied`). Live play, audit, explanation and
export all come this way.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from ledger.state import accounts
from ledger.state.accounts import Bankroll, Felt, Marker, Rack, Single, Tray
from ledger.state.entries import CashMoved, Entry, Transfer
from ledger.state.night import WHOLE, Night


def first(id_: int, entry: Entry) -> Night:
    """The night that its first entry opens. Raises `does-not-follow`."""
    return _booked(entry.says.opened(id_, entry), entry)


def apply(night: Night, entry: Entry) -> Night:
    """The night after one more entry. Raises `does-not-follow` and other `LedgerError`s where it
    cannot come after this night.
    """
    return entry.says.applied(_booked(night, entry), entry)


def _booked(night: Night, entry: Entry) -> Night:
    """The night after what an entry moves."""
    balances = dict(night.balances)
    add(balances, entry.transfers)
    moved = {**night.moved, entry.table_alone or WHOLE: entry.number}
    night = replace(night, number=entry.number, hash=entry.hash, moved=moved, balances=balances)
    for transfer in entry.transfers:
        night = _counted(night, entry, transfer)
    return _cash_counted(night, entry.says.cash)


def add(sums: dict[str, int], transfers: Iterable[Transfer]) -> None:
    """Add transfers to the sums of their accounts."""
    for source, target, amount, _ in transfers:
        sums[source] = sums.get(source, 0) - amount
        sums[target] = sums.get(target, 0) + amount


def _counted(night: Night, entry: Entry, transfer: Transfer) -> Night:
    """Count a transfer whose two ends mean something together: a fill, a gift, an advance, a
    miscount.
    """
    amount = transfer.amount
    match accounts.parse(transfer.source), accounts.parse(transfer.target):
        case (Rack() | Felt(), _) | (_, Rack() | Felt()):  # in play, as most are
            return night
        case Single(accounts.CAGE), Tray(table):
            return _at_table(night, table, from_cage=amount)
        case Tray(table), Single(accounts.CAGE):
            return _at_table(night, table, from_cage=-amount)
        case Bankroll(giver), Bankroll(taker):
            return _with_player(_with_player(night, giver, gifts=-amount), taker, gifts=amount)
        case Single(accounts.OVER_SHORT), Tray(table):
            return _at_table(night, table, found=amount)
        case Tray(table), Single(accounts.OVER_SHORT):
            return _at_table(night, table, found=-amount)
        case Single(accounts.OVER_SHORT), Bankroll(player):
            return _with_player(night, player, found=amount)
        case Bankroll(player), Single(accounts.OVER_SHORT):
            return _with_player(night, player, found=-amount)
        case Single(accounts.MARKERS), Marker("table") if entry.round:
            return _at_table(night, entry.table, advanced=amount)
        case Marker("table"), Single(accounts.MARKERS) if entry.round:
            return _at_table(night, entry.table, advanced=-amount)
    return night


def _at_table(night: Night, number: int | None, **more: int) -> Night:
    table = night.tables.get(number or 0)
    if table is None:  # the entry that opens it fills its tray as well
        return night
    return night.with_table(
        replace(table, **{name: getattr(table, name) + count for name, count in more.items()})
    )


def _with_player(night: Night, number: int, **more: int) -> Night:
    player = night.player(number)
    return night.with_player(
        replace(player, **{name: getattr(player, name) + count for name, count in more.items()})
    )


def _cash_counted(night: Night, cash: CashMoved) -> Night:
    """Count the chips that were paid for, or paid out, in cash; what was added to the float or
    booked for a purpose; and what was brought from another night.
    """
    if cash.added:
        night = replace(night, cash_float=night.cash_float + cash.added)
    if cash.booked:
        night = replace(night, booked=night.booked + cash.booked)
    if cash.player is None or not (cash.bought or cash.cashed or cash.brought):
        return night
    more = {"bought": cash.bought, "cashed": cash.cashed, "brought": cash.brought}
    return _with_player(night, cash.player, **more)


# Transfers of rounds

_FILLERS = frozenset((accounts.ISSUED, accounts.CAGE))


def is_fill(transfer: Transfer) -> bool:
    """Whether a transfer of a round brings the tray chips from the cage (or the cage new ones): no
    undo takes it back.
    """
    return transfer.source in _FILLERS


def without_fills(transfers: Iterable[Transfer]) -> tuple[Transfer, ...]:
    """The transfers that follow from the rules of the game."""
    return tuple([transfer for transfer in transfers if not is_fill(transfer)])
