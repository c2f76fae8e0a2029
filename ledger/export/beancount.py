"""Nights as a file for Beancount: every entry that moves something is a transaction, and each
balance of the book is asserted on the day after a night's last. ``bean-check`` accepts it.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta, tzinfo
from typing import TextIO

from ledger.export.chart import ROOTS
from ledger.export.journal import Balance, Chapter, Transaction, by_date, chapter, transactions
from ledger.export.reading import Source
from ledger.export.words import moment, one_line

_HEAD = """\
; The books of Croupier, for Beancount. What each account means: docs/exports.md.
option "title" "Croupier"
"""
assert set(ROOTS) <= {"Assets", "Liabilities", "Equity", "Income", "Expenses"}


def write(file: TextIO, sources: Sequence[Source], zone: tzinfo | None = None) -> None:
    """Write the books of these nights. Days are those of the zone, or of this machine's. Raises
    `Damaged`.
    """
    chapters = [chapter(source, zone) for source in sources]
    file.write(_HEAD)
    first = min(night.first for night in chapters)
    for name in ("CHIP", "MARKER", *sorted({night.currency for night in chapters})):
        file.write(f"{first} commodity {name}\n")
    file.writelines(by_date(chapters, lambda night: _written(night, zone)))


def _written(of: Chapter, zone: tzinfo | None) -> Iterable[tuple[date, str]]:
    day = of.first
    yield day, "".join(_opening(of))
    for transaction in transactions(of, zone):
        day = transaction.day
        yield day, _transaction(transaction)
    # A balance is that of the morning, before everything else of its day.
    morning = day + timedelta(days=1)
    yield morning, "\n" + "".join(_asserted(morning, balance) for balance in of.balances)


def _opening(of: Chapter) -> Iterator[str]:
    yield f"\n{of.first} event {_quoted(f'night {of.id}')} {_quoted(of.title)}\n"
    yield from (
        f"{of.first} open {balance.account} {balance.commodity}\n" for balance in of.balances
    )


def _transaction(transaction: Transaction) -> str:
    lines = [
        f"\n{transaction.day} * {_quoted(transaction.payee)} {_quoted(transaction.what)}",
        f"  entry: {transaction.entry}",
        f"  at: {_quoted(moment(transaction.at))}",
    ]
    lines += [
        f"  {posting.account}  {posting.amount} {posting.commodity} ; {one_line(posting.why)}"
        for posting in transaction.postings
    ]
    return "\n".join(lines) + "\n"


def _asserted(morning: date, balance: Balance) -> str:
    # Without a tolerance of its own, a balance with decimals would pass when it is one unit off.
    return f"{morning} balance {balance.account}  {balance.amount} ~ 0 {balance.commodity}\n"


def _quoted(text: str) -> str:
    plain = one_line(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'
