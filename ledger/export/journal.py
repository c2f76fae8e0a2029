"""Nights as a journal of transactions in the order of their dates, for plain-text accounting of any
kind.
"""

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo
from decimal import Decimal

from ledger.export import words
from ledger.export.chart import commodity, journal_name
from ledger.export.reading import Source
from ledger.export.report import report
from ledger.state import accounts
from ledger.state.entries import Entry
from ledger.state.night import Night

HOUSE = "The house"


@dataclass(frozen=True, slots=True)
class Posting:
    """An amount that comes to an account (or, below zero, goes)."""

    account: str
    amount: Decimal
    commodity: str
    why: str


@dataclass(frozen=True, slots=True)
class Transaction:
    """An entry of the book that moves something."""

    day: date
    at: int
    payee: str
    """Whose entry it is: a player, a table or the house. On one line, and otherwise as people wrote
    it.
    """
    what: str
    entry: int
    postings: tuple[Posting, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """What an account of the book holds in the end."""

    account: str
    amount: Decimal
    commodity: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """What must be known of a night before its first transaction is written, and its balances."""

    source: Source
    title: str
    first: date
    """The day it was opened."""
    currency: str
    players: Mapping[int, str]
    """What they are called in the end, under their numbers: a payee keeps one name all night."""
    tables: Mapping[int, str]
    balances: tuple[Balance, ...]
    """Every account that was ever used, in order of name."""

    @property
    def id(self) -> int:
        """The night's number."""
        return self.source.id

    @property
    def payees(self) -> list[str]:
        """Everybody whose entries move something."""
        return [HOUSE, *self.players.values(), *self.tables.values()]


def chapter(source: Source, zone: tzinfo | None) -> Chapter:
    """Read a night once through."""
    night = report(source).night
    return Chapter(
        source,
        words.one_line(night.name),
        first=words.local(night.opened_at, zone).date(),
        currency=words.currency(night),
        players={
            player.number: f"P-{player.number:03} {words.one_line(player.name)}"
            for player in night.players.values()
        },
        tables={
            table.number: f"T-{table.number:03} {words.one_line(table.name)}"
            for table in night.tables.values()
        },
        balances=tuple(sorted(_balances(night), key=lambda balance: balance.account)),
    )


def _balances(night: Night) -> Iterator[Balance]:
    currency = words.currency(night)
    for account, amount in night.balances.items():
        yield Balance(
            journal_name(night.id, account),
            _amount(account, amount, currency),
            commodity(account, currency),
        )


def _amount(account: str, amount: int, currency: str) -> Decimal:
    return (
        words.money(amount, currency)
        if accounts.kind_of(account).commodity == "cash"
        else Decimal(amount)
    )


def transactions(of: Chapter, zone: tzinfo | None) -> Iterator[Transaction]:
    """What a night's entries move, in their order; a clock that was put back does not turn the days
    back.
    """
    day = of.first
    names: dict[str, str] = {}
    for entry in of.source.entries():
        day = max(day, words.local(entry.at, zone).date())
        if entry.transfers:
            yield _transaction(of, entry, day, names)


def _transaction(of: Chapter, entry: Entry, day: date, names: dict[str, str]) -> Transaction:
    postings: list[Posting] = []
    for transfer in entry.transfers:
        amount = _amount(transfer.source, transfer.amount, of.currency)
        for account, signed in ((transfer.source, -amount), (transfer.target, amount)):
            name = names.setdefault(account, journal_name(of.id, account))
            postings.append(Posting(name, signed, commodity(account, of.currency), transfer.why))
    what = entry.kind if entry.round is None else f"{entry.kind}, round {entry.round}"
    return Transaction(day, entry.at, _payee(of, entry), what, entry.number, tuple(postings))


def _payee(of: Chapter, entry: Entry) -> str:
    if named := entry.says.players:
        return of.players[named[0]]
    return of.tables[entry.table] if entry.table is not None else HOUSE


def by_date(
    chapters: Sequence[Chapter], written: Callable[[Chapter], Iterable[tuple[date, str]]]
) -> Iterator[str]:
    """What is written of each night, each part with its day, merged in the order of days. A night
    is opened only when its first day has come, so that years of nights do not stand open at once.
    """
    waiting = sorted(chapters, key=lambda chapter: (chapter.first, chapter.id), reverse=True)
    running: list[tuple[date, int, str, Iterator[tuple[date, str]]]] = []
    while waiting or running:
        while waiting and (not running or waiting[-1].first <= running[0][0]):
            begun = waiting.pop()
            parts = iter(written(begun))
            if part := next(parts, None):
                heapq.heappush(running, (part[0], begun.id, part[1], parts))
        if not running:
            return
        _, number, text, parts = running[0]
        yield text
        if part := next(parts, None):
            heapq.heapreplace(running, (part[0], number, part[1], parts))
        else:
            heapq.heappop(running)
