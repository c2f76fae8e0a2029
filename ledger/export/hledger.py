"""Nights as a journal for hledger. The last transaction of a night asserts every balance of the
book. ``hledger check --strict ordereddates payees`` accepts it.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import TextIO

from ledger.export.journal import (
    HOUSE,
    Balance,
    Between,
    Books,
    Chapter,
    Transaction,
    chapters,
    merged,
)
from ledger.export.reading import Source
from ledger.export.since import comments
from ledger.export.words import comment, description, tag
from ledger.state.currencies import digits

_TYPES = {"Assets": "A", "Liabilities": "L", "Equity": "E", "Income": "R", "Expenses": "X"}
_CASH = "C"
_LOOKS = {
    True: """\
; hledger -f FILE balance            what is where in the end
; hledger -f FILE balance -V         the same in money
; hledger -f FILE print P-001        what concerns a player
; hledger -f FILE print tag:reason   what was voided or put right, and why
""",
    False: """\
; hledger -f FILE incomestatement    what the house won, and what was short
; hledger -f FILE balancesheet       cash and what is owed, against chips that people have
; hledger -f FILE cashflow           what came into the drawer and went
""",
}
# Without the sentence about the mark, a journal of whole numbers could be read with its grouping
# mark for the decimal one.
_HEAD = """\
; {title} of Croupier, for hledger. What each account means: docs/exports.md.
{looks}decimal-mark .
"""


def write(file: TextIO, sources: Sequence[Source], books: Books) -> None:
    """Write the journal of these nights. Days are those of this machine. Raises `Damaged`."""
    nights = chapters(sources)
    file.write(_HEAD.format(title=books.title, looks=_LOOKS[books.has_chips]))
    between = books.between(nights)
    file.writelines(f"{line}\n" for line in _declarations(nights, books, between))
    file.writelines(
        merged(
            nights,
            between,
            lambda night: _written(night, books, between),
            _transaction,
            lambda last: _assertions(last, "between the nights", between.balances),
        )
    )


def _declarations(nights: Sequence[Chapter], books: Books, between: Between) -> Iterator[str]:
    if books.has_chips:
        for name in dict.fromkeys(name for night in nights for name in (night.chip, night.marker)):
            yield f"commodity 1000. {_symbol(name)}"
    for code in sorted({night.currency for night in nights}):
        yield f"commodity 1000.{'0' * digits(code)} {code}"
    yield from (
        f"payee {payee}"
        for payee in dict.fromkeys(description(payee) for night in nights for payee in night.payees)
    )
    if books.has_chips:
        yield from dict.fromkeys(price for night in nights for price in _prices(night))
    if shared := between.accounts:
        yield "\n; The house, over its nights"
        yield from (f"account {name}  ; type:{_type(name)}" for name in shared)
    for night in nights:
        yield f"\n; Night {night.id}: {description(night.title)}"
        for balance in books.own(night, between):
            yield f"account {balance.account}  ; type:{_type(balance.account)}"


def _prices(of: Chapter) -> Iterator[str]:
    for name in (of.chip, of.marker):
        yield f"P {of.first} {_symbol(name)} {of.worth} {of.currency}"


def _type(account: str) -> str:
    root, *parts = account.split(":")
    is_cash = "Cash" in parts or parts[0] == "Pockets" or len(parts) == 1
    return _CASH if root == "Assets" and is_cash else _TYPES[root]


def _symbol(commodity: str) -> str:
    return commodity if commodity.isalpha() else f'"{commodity}"'


def _written(of: Chapter, books: Books, between: Between) -> Iterable[tuple[date, str]]:
    for transaction in books.transactions(of):
        yield transaction.day, _transaction(transaction)
    yield of.first, _assertions(of.first, f"of night {of.id}", books.own(of, between))
    if books.has_chips:
        yield of.first, comments(of.source, of.night)


def _transaction(transaction: Transaction) -> str:
    about = f"{description(transaction.payee)} | {description(transaction.what)}"
    tags = ", ".join(f"{name}:{tag(value)}" for name, value in transaction.tags.items())
    lines = [f"\n{transaction.day} {about}  ; {tags}"]
    for posting in transaction.postings:
        why = f"  ; {comment(posting.why)}" if posting.why else ""
        lines.append(f"    {posting.account}  {posting.amount} {_symbol(posting.commodity)}{why}")
    return "\n".join(lines) + "\n"


def _assertions(day: date, of: str, balances: Sequence[Balance]) -> str:
    if not balances:
        return ""
    head = f"\n{day} {HOUSE} | the balances {of} as the book has them\n"
    return head + "".join(f"    {_asserted(balance)}\n" for balance in balances)


def _asserted(balance: Balance) -> str:
    nothing = abs(balance.amount * 0)  # as many decimals as the balance
    name = _symbol(balance.commodity)
    return f"{balance.account}  {nothing} {name} = {balance.amount} {name}"
