"""Nights as a file for Beancount. Each balance of the book is asserted on the day after a night's
last. ``bean-check`` accepts it, and Fava shows it.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from typing import TextIO

from ledger.export.journal import Balance, Between, Books, Chapter, Transaction, chapters, merged
from ledger.export.reading import Source
from ledger.export.since import comments
from ledger.export.words import one_line

_HEAD = """\
; {title} of Croupier, for Beancount. What each account means: docs/exports.md.
option "title" "Croupier: {title}"
"""
_LINKED = ("corrects", "corrected-by")
"""Tags that name another entry: the two have a link in common."""


def write(file: TextIO, sources: Sequence[Source], books: Books) -> None:
    """Write the books of these nights. Days are those of this machine. Raises `Damaged`."""
    nights = chapters(sources)
    file.write(_HEAD.format(title=books.title))
    currencies = sorted({night.currency for night in nights})
    file.writelines(f'option "operating_currency" "{code}"\n' for code in currencies)
    first = min(night.first for night in nights)
    chips = [name for night in nights for name in (night.chip, night.marker) if books.has_chips]
    for name in dict.fromkeys([*chips, *currencies]):
        file.write(f"{first} commodity {name}\n")
    if books.has_chips:
        file.writelines(dict.fromkeys(price for night in nights for price in _prices(night)))
    between = books.between(nights)
    file.writelines(f"{first} open {name}\n" for name in between.accounts)
    file.writelines(
        merged(
            nights,
            between,
            lambda night: _written(night, books, between),
            _transaction,
            lambda last: _assertions(last + timedelta(days=1), between.balances),
        )
    )


def _prices(of: Chapter) -> Iterator[str]:
    for name in (of.chip, of.marker):
        yield f"{of.first} price {name} {of.worth} {of.currency}\n"


def _written(of: Chapter, books: Books, between: Between) -> Iterable[tuple[date, str]]:
    balances = books.own(of, between)
    yield of.first, "".join(_opening(of, balances))
    for transaction in books.transactions(of):
        yield transaction.day, _transaction(transaction)
    # A balance is that of the morning, before everything else of its day.
    morning = of.first + timedelta(days=1)
    yield morning, _assertions(morning, balances)
    if books.has_chips:
        yield morning, comments(of.source, of.night)


def _assertions(morning: date, balances: Sequence[Balance]) -> str:
    if not balances:
        return ""
    return "\n" + "".join(_asserted(morning, balance) for balance in balances)


def _opening(of: Chapter, balances: Sequence[Balance]) -> Iterator[str]:
    yield f"\n{of.first} event {_quoted(f'night {of.id}')} {_quoted(of.title)}\n"
    yield from (f"{of.first} open {balance.account} {balance.commodity}\n" for balance in balances)


def _transaction(transaction: Transaction) -> str:
    links = "".join(
        f" ^{transaction.tags['entry' if name == 'corrected-by' else name]}"
        for name in _LINKED
        if name in transaction.tags
    )
    head = f"{transaction.day} * {_quoted(transaction.payee)} {_quoted(transaction.what)}{links}"
    lines = [f"\n{head}"]
    lines += [f"  {name}: {_quoted(value)}" for name, value in transaction.tags.items()]
    for posting in transaction.postings:
        why = f" ; {one_line(posting.why)}" if posting.why else ""
        lines.append(f"  {posting.account}  {posting.amount} {posting.commodity}{why}")
    return "\n".join(lines) + "\n"


def _asserted(morning: date, balance: Balance) -> str:
    # Without a tolerance of its own, a balance with decimals would pass when it is one unit off.
    return f"{morning} balance {balance.account}  {balance.amount} ~ 0 {balance.commodity}\n"


def _quoted(text: str) -> str:
    plain = one_line(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'
