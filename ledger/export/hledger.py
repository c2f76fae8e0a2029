"""Nights as a journal for hledger: every entry that moves something is a transaction, and the last
transaction of a night asserts every balance of the book. ``hledger check --strict ordereddates
payees`` accepts it.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, tzinfo
from typing import TextIO

from ledger.export.chart import ROOTS
from ledger.export.journal import Balance, Chapter, Transaction, by_date, chapter, transactions
from ledger.export.reading import Source
from ledger.export.words import comment, description, digits, moment

_TYPES = dict(zip(ROOTS, "AEX", strict=True))
# Without this sentence a journal of whole numbers could be read with its grouping mark for the
# decimal one.
_HEAD = """\
; The books of Croupier, for hledger. What each account means: docs/exports.md.
; hledger -f FILE balance            what is where in the end
; hledger -f FILE print P-001        what concerns a player
decimal-mark .
"""


def write(file: TextIO, sources: Sequence[Source], zone: tzinfo | None = None) -> None:
    """Write the journal of these nights. Days are those of the zone, or of this machine's. Raises
    `Damaged`.
    """
    chapters = [chapter(source, zone) for source in sources]
    file.write(_HEAD)
    file.writelines(f"{line}\n" for line in _declarations(chapters))
    file.writelines(by_date(chapters, lambda night: _written(night, zone)))


def _declarations(chapters: Sequence[Chapter]) -> Iterator[str]:
    currencies = {night.currency for night in chapters}
    for name in ("CHIP", "MARKER", *sorted(currencies)):
        yield f"commodity 1000.{'0' * digits(name) if name in currencies else ''} {name}"
    yield from (
        f"payee {payee}"
        for payee in dict.fromkeys(
            description(payee) for night in chapters for payee in night.payees
        )
    )
    for night in chapters:
        yield f"\n; Night {night.id}: {description(night.title)}"
        for balance in night.balances:
            yield f"account {balance.account}  ; type:{_TYPES[balance.account.partition(':')[0]]}"


def _written(of: Chapter, zone: tzinfo | None) -> Iterable[tuple[date, str]]:
    day = of.first
    for transaction in transactions(of, zone):
        day = transaction.day
        yield day, _transaction(transaction)
    if of.balances:
        yield day, _assertions(day, of)


def _transaction(transaction: Transaction) -> str:
    about = f"{description(transaction.payee)} | {description(transaction.what)}"
    lines = [
        f"\n{transaction.day} {about}  ; entry:{transaction.entry}, at:{moment(transaction.at)}",
    ]
    lines += [
        f"    {posting.account}  {posting.amount} {posting.commodity}  ; {comment(posting.why)}"
        for posting in transaction.postings
    ]
    return "\n".join(lines) + "\n"


def _assertions(day: date, of: Chapter) -> str:
    head = f"\n{day} The house | the balances of night {of.id} as the book has them\n"
    return head + "".join(f"    {_asserted(balance)}\n" for balance in of.balances)


def _asserted(balance: Balance) -> str:
    nothing = abs(balance.amount * 0)  # as many decimals as the balance
    name = balance.commodity
    return f"{balance.account}  {nothing} {name} = {balance.amount} {name}"
