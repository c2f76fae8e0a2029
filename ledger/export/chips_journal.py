"""The chips' journal: every entry of the book that moves something is a transaction, and says where
in the room chips, cash and markers are. It is the book itself, for whoever checks it.
"""

from collections.abc import Iterator
from decimal import Decimal

from ledger.export.chart import journal_name, owed_by_house
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
from ledger.state import accounts, currencies
from ledger.state.accounts import MARKERS
from ledger.state.entries import Entry


def balances(of: Chapter) -> list[Balance]:
    """See `Books.balances`."""
    owed = sum(held for name, held in of.night.balances.items() if owed_by_house(name))
    found = []
    for name, held in of.night.balances.items():
        signed = -held if owed_by_house(name) else held
        if name == MARKERS:
            signed += 2 * owed  # against a debt of the house it stands above zero
        found.append(Balance(journal_name(of.id, name), *_amount(of, name, signed)))
    return sorted(found, key=lambda balance: balance.account)


def transactions(of: Chapter) -> Iterator[Transaction]:
    """See `Books.transactions`. What was put right is there also where nothing moved."""
    names: dict[str, str] = {}
    for entry in of.source.entries():
        if entry.transfers or puts_right(entry):
            yield _transaction(of, entry, names)


def _transaction(of: Chapter, entry: Entry, names: dict[str, str]) -> Transaction:
    postings: list[Posting] = []
    for source, target, amount, why in entry.transfers:
        turned = owed_by_house(source) or owed_by_house(target)
        for account, signed in ((source, -amount), (target, amount)):
            name = names.setdefault(account, journal_name(of.id, account))
            moved = _amount(of, account, -signed if turned else signed)
            postings.append(Posting(name, *moved, why))
    return Transaction(of.first, payee(of, entry), entry.kind, tags(of, entry), tuple(postings))


def _amount(of: Chapter, account: str, amount: int) -> tuple[Decimal, str]:
    """An amount as the journal writes it, and its commodity."""
    match accounts.kind_of(account).commodity:
        case "cash":
            return currencies.money(amount, of.currency), of.currency
        case "chips":
            return Decimal(amount), of.chip
        case "marker":
            return Decimal(amount), of.marker


CHIPS_JOURNAL = Books("The chips' journal", balances, transactions, has_chips=True)
