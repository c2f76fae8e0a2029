"""Nights as transactions in the order of their dates, for plain-text accounting of any kind: what
the chips' journal (`ledger.export.chips_journal`) and the house's books
(`ledger.export.house_books`) have in common.
"""

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from operator import itemgetter

from ledger.audit.sums import Sums
from ledger.errors import LedgerError
from ledger.export import words
from ledger.export.chart import night_name, person_name, player_name, table_name
from ledger.export.reading import Source
from ledger.export.won import Games
from ledger.findings import TableSum
from ledger.kinds.debts import DebtBrought
from ledger.kinds.purposes import CashBooked, by_purpose
from ledger.state import currencies
from ledger.state.entries import Entry
from ledger.state.night import Night
from ledger.store.chain import short_code

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
    """What an entry of the book moves, or a round."""

    day: date
    payee: str
    """Whose it is: a player, a table or the house. On one line, otherwise as people wrote it."""
    what: str
    tags: Mapping[str, str]
    """More about it, by name: which entry it is, when it was made, who asked for it, the table and
    the round; and of what puts something right which entry, why, and the seal that covers it.
    """
    postings: tuple[Posting, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """What an account holds in the end."""

    account: str
    amount: Decimal
    commodity: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """What must be known of a night before its first transaction is written."""

    source: Source
    first: date
    """The day it was opened."""
    night: Night
    """What it is in the end."""
    sums: tuple[TableSum, ...] = ()
    """Where the chips of each tray came from and went."""
    chip: str = "CHIP"
    """What a chip is called among commodities."""
    marker: str = "MARKER"

    @property
    def id(self) -> int:
        """The night's number."""
        return self.source.id

    @property
    def title(self) -> str:
        """What it is called in the end."""
        return words.one_line(self.night.name)

    @property
    def currency(self) -> str:
        """The code of its currency."""
        return self.night.currency

    @property
    def worth(self) -> Decimal:
        """What a chip is worth."""
        return currencies.money(self.night.chip_worth, self.currency)

    booked: Mapping[str, int] = field(default_factory=dict)
    """Cash that came into the drawer (or, below zero, left it) for each purpose, in minor units."""
    games: Games = field(default_factory=Games)
    """What was played at each table."""
    purposes: Mapping[int, str] = field(default_factory=dict)
    """What cash was booked for, by the entries that say so or take it back."""

    has_brought: bool = False
    """Whether a debt was ever brought to it."""
    others: "Mapping[str, Chapter]" = field(default_factory=dict)
    """The nights of the same file, by what the house calls them."""

    def player(self, number: int) -> str:
        """Who somebody is: over nights the person of the house, where that is known; else the
        player of this night. One payee, whatever they were called at first.
        """
        if known := self.source.people.get(number):
            person, name = known
            return f"{person_name(person)} {words.one_line(name)}"
        name = words.one_line(self.night.player(number).name)
        return f"{night_name(self.id)}-{player_name(number)} {name}"

    def table(self, number: int) -> str:
        """What a table is called in the end, under its number."""
        name = words.one_line(self.night.any_table(number).name)
        return f"{night_name(self.id)}-{table_name(number)} {name}"

    @property
    def payees(self) -> list[str]:
        """Everybody whose entries move something."""
        players = map(self.player, self.night.players)
        return [HOUSE, *players, *map(self.table, self.night.tables)]


@dataclass(frozen=True, slots=True)
class Books:
    """One of the two ways in which a night is kept."""

    title: str
    balances: Callable[[Chapter], list[Balance]]
    """Every account that the night uses, with what it must hold in the end."""
    transactions: Callable[[Chapter], Iterator[Transaction]]
    """What its entries move, in their order, all on the day on which the night was opened: an
    evening belongs to that day, so that a season of days has whole evenings. When each was written
    is in its tags.
    """
    has_chips: bool
    """Whether chips and markers are commodities of their own, with prices; otherwise they are
    taken at their worth in money.
    """
    between: "Callable[[Sequence[Chapter]], Between]" = lambda _: Between()

    def own(self, of: Chapter, between: "Between") -> list[Balance]:
        """The accounts that the night has for itself, with what they hold."""
        shared = between.accounts
        return [balance for balance in self.balances(of) if balance.account not in shared]


@dataclass(frozen=True, slots=True)
class Between:
    """What stands beside the nights: accounts of several of them, and what moved between them."""

    balances: tuple[Balance, ...] = ()
    """What these accounts hold in the end."""
    transactions: tuple[Transaction, ...] = ()
    """In the order of their days."""

    @property
    def accounts(self) -> dict[str, None]:
        """Their names."""
        return dict.fromkeys(balance.account for balance in self.balances)


def chapters(sources: Sequence[Source]) -> list[Chapter]:
    """Every night, read once through. Chips that are not worth the same everywhere have different
    names. Raises `Damaged`.
    """
    found = [_chapter(source) for source in sources]
    house = sources[0].house if sources else None
    if house is not None:
        others: dict[str, Chapter] = {}
        found = [replace(chapter, others=others) for chapter in found]
        others.update((house.names[chapter.id], chapter) for chapter in found)
    if len({(chapter.currency, chapter.worth) for chapter in found}) == 1:
        return found
    return [
        replace(chapter, chip=f"CHIP-{_worth(chapter)}", marker=f"MARKER-{_worth(chapter)}")
        for chapter in found
    ]


def _worth(of: Chapter) -> str:
    return f"{of.currency}-{of.night.chip_worth}"


def _chapter(source: Source) -> Chapter:
    sums, night = Sums(), None
    booked: dict[int, CashBooked] = {}
    games = Games()
    has_brought = False
    for _, entry, after in source.steps():
        night = after
        if isinstance(entry.says, CashBooked):
            booked[entry.number] = entry.says
        games.done(entry)
        has_brought = has_brought or isinstance(entry.says, DebtBrought)
        try:
            sums.done(entry)
        except LedgerError as error:
            raise source.damaged(entry.number) from error
    assert night is not None  # a night has at least the entry that opens it
    first = words.local(night.opened_at).date()
    sums_booked: Counter[str] = Counter()
    purposes: dict[int, str] = {}
    for number, says in booked.items():
        sums_booked[says.what] += 0  # an account that holds nothing in the end is one, too
        purposes[number] = says.purpose
        if made := night.corrected.get(number):
            purposes[made.entry] = says.purpose
    for (what, _), minor in by_purpose(booked, night).items():
        sums_booked[what] += minor
    return Chapter(
        source,
        first,
        night,
        sums.tables(night),
        booked=sums_booked,
        games=games,
        purposes=purposes,
        has_brought=has_brought,
    )


def payee(of: Chapter, entry: Entry) -> str:
    """Whose entry it is."""
    if named := entry.says.players:
        return of.player(named[0])
    return of.table(entry.table) if entry.table is not None else HOUSE


def puts_right(entry: Entry) -> bool:
    """Whether it takes something back."""
    return bool(entry.says.puts_right or entry.says.reason)


def tags(of: Chapter, entry: Entry) -> dict[str, str]:
    """What is to be known of an entry beside what it moves."""
    found = {"entry": _unique(of, entry.number), "at": words.moment(entry.at), "by": entry.by.who}
    found["night"] = night_name(of.id)
    if named := entry.says.players:
        found["player"] = f"{night_name(of.id)}-{player_name(named[0])}"
    if entry.table is not None:
        found["table"] = table_name(entry.table)
        found["game"] = of.games.at(entry.table, entry.number)
    if entry.round is not None:
        found["round"] = str(entry.round)
    if purpose := of.purposes.get(entry.number):
        found["purpose"] = purpose
    if entry.says.puts_right:
        found["corrects"] = _unique(of, entry.says.puts_right)
    if entry.says.reason:
        found["reason"] = entry.says.reason
    if puts_right(entry) and (seal := _seal(of.night, entry.number)):
        found["seal"] = seal
    if made := of.night.corrected.get(entry.number):
        found["corrected-by"] = _unique(of, made.entry)
    return found


def _unique(of: Chapter, entry: int) -> str:
    """The number of an entry, which no other night's has."""
    return f"{night_name(of.id)}-{entry}"


def _seal(night: Night, entry: int) -> str | None:
    """The first seal that covers an entry."""
    return next((short_code(seal.hash) for seal in night.seals if seal.number >= entry), None)


def by_date(
    chapters: Sequence[Chapter], written: Callable[[Chapter], Iterable[tuple[date, str]]]
) -> Iterator[tuple[date, str]]:
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
        day, number, text, parts = running[0]
        yield day, text
        if part := next(parts, None):
            heapq.heapreplace(running, (part[0], number, part[1], parts))
        else:
            heapq.heappop(running)


def merged(
    chapters: Sequence[Chapter],
    between: Between,
    night: Callable[[Chapter], Iterable[tuple[date, str]]],
    transaction: Callable[[Transaction], str],
    end: Callable[[date], str],
) -> Iterator[str]:
    """What is written of the nights, and of what moved between them after the nights of its day;
    and what is written in the end, of the last day.
    """
    moved = ((one.day, transaction(one)) for one in between.transactions)
    last = date.min
    for day, text in heapq.merge(by_date(chapters, night), moved, key=itemgetter(0)):
        last = day
        yield text
    if last > date.min:
        yield end(last)
