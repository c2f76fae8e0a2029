"""The bank's season in one currency: what each game brought at each table of each night, what was
counted too much or missing, what came in and went for a purpose, and who owes whom since when.

All amounts are in minor units of the currency; in play money, chips.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Literal, TypeAlias, TypeVar

from ledger.audit.luck import BankResult
from ledger.desk.debts import Debt, began
from ledger.export.report import Report
from ledger.kinds.at_table import game_name
from ledger.state.accounts import CASH_OVER_SHORT
from ledger.state.house_money import GiftNoted, MoneyCounted
from ledger.state.house_said import Register

Way: TypeAlias = Literal["drawer", "card", "transfer", "kind"]
"""How a gift or a payment for a purpose came: all but the first saw no drawer."""
DAY = 86_400_000
_Key = TypeVar("_Key")
AGES = (30, 90)
"""So many days old at most are new debts, and those of some weeks; all others are old."""


@dataclass(slots=True)
class Figures:
    """What the bank won. The others are of games alone whose bets say what they bring; None where
    there were none.
    """

    rounds: int = 0
    won: int = 0
    """Counts of trays, and what series left, included."""
    drop: int | None = None
    """What players brought to the table."""
    handle: int | None = None
    """What they bet in rounds that are over."""
    expected: int | None = None
    """What the bank should have won of it on average, if all play the best."""
    luck: int | None = None
    """What it won more in these rounds."""
    spread: float = 0
    """The standard deviation of that."""

    def add(self, more: "Figures") -> None:
        """Add others to these."""
        self.rounds += more.rounds
        self.won += more.won
        self.drop = _added(self.drop, more.drop)
        self.handle = _added(self.handle, more.handle)
        self.expected = _added(self.expected, more.expected)
        self.luck = _added(self.luck, more.luck)
        self.spread = hypot(self.spread, more.spread)


@dataclass(frozen=True, slots=True)
class Banked:
    """A game at a table of a night."""

    night: int
    table: int
    table_name: str
    game: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class Owing:
    """What somebody is still to receive of a night (or, below zero, to pay)."""

    person: int | None
    name: str
    night: int
    left: int
    since: int
    """When the first evening was opened of which something may be in it: a debt that went on keeps
    its age. In milliseconds since 1970.
    """

    def days(self, now: int) -> int:
        """How old it is at a moment."""
        return max(0, now - self.since) // DAY


@dataclass(slots=True)
class Treasury:
    """The bank's season in one currency."""

    banked: list[Banked] = field(default_factory=list)
    purposes: Counter[tuple[str, str, Way]] = field(default_factory=Counter)
    """What came in (below zero: went) by the kind of purpose, its name and the way."""
    counts: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Of each night what counts of the drawer, and of trays, found too much (below zero:
    missing). What trays had is in what the bank won.
    """
    elsewhere: int = 0
    """The same of pockets and accounts between the nights."""
    owing: list[Owing] = field(default_factory=list)
    """The oldest first."""

    def add(self, report: Report, results: Iterable[BankResult]) -> None:
        """A night more."""
        night = report.night
        self.banked += banked(report, results)
        for (what, purpose), minor in report.by_purpose().items():
            self.purposes[what, purpose, "drawer"] += minor
        trays = sum(table.sum.counted for table in report.tables.values())
        self.counts[night.id] = -night.balance(CASH_OVER_SHORT), night.in_cash(trays)

    @property
    def whole(self) -> Figures:
        """All games at all tables of all nights."""
        return _sum(line.figures for line in self.banked)

    def by_game(self) -> dict[str, Figures]:
        """By game, what earned most first."""
        return _most_first(self._by(lambda line: line.game))

    def by_table(self) -> dict[str, Figures]:
        """By the name of the table, what earned most first."""
        return _most_first(self._by(lambda line: line.table_name))

    def by_night(self) -> dict[int, Figures]:
        """By night, in their order."""
        return {night: Figures() for night in self.counts} | self._by(lambda line: line.night)

    @property
    def over(self) -> int:
        """What counts of cash found too much, in drawers and elsewhere; below zero, missing."""
        return self.elsewhere + sum(drawer for drawer, _ in self.counts.values())

    def kind(self, what: str) -> int:
        """What came in (below zero: went) for one kind of purpose."""
        return sum(minor for (kind, _, _), minor in self.purposes.items() if kind == what)

    def by_purpose(self) -> dict[str, int]:
        """What each purpose was left with, whatever came in and went for it."""
        found: Counter[str] = Counter()
        for (_, purpose, _), minor in self.purposes.items():
            found[purpose] += minor
        return dict(found.most_common())

    def owed(self, to_house: bool) -> int:
        """All that is owed to the house, or by it; never below zero."""
        return sum(abs(each.left) for each in self.owing if (each.left < 0) is to_house)

    def by_age(self, now: int, to_house: bool) -> tuple[int, ...]:
        """The same by age: new debts, those of some weeks, old ones (`AGES`)."""
        found = [0] * (len(AGES) + 1)
        for each in self.owing:
            if (each.left < 0) is to_house:
                found[sum(each.days(now) > age for age in AGES)] += abs(each.left)
        return tuple(found)

    def _by(self, key: Callable[[Banked], _Key]) -> dict[_Key, Figures]:
        found: dict[_Key, Figures] = {}
        for line in self.banked:
            found.setdefault(key(line), Figures()).add(line.figures)
        return found


def banked(report: Report, results: Iterable[BankResult]) -> Iterator[Banked]:
    """What the bank won by each game at each table of a night; and, of those whose bets say what
    they bring, by how much was bet.
    """
    night, won = report.night, report.won
    lines = {(line.table, game_name(line.game)): line for line in results}
    for table, game in won.lines():
        figures = Figures(won.rounds[table, game], night.in_cash(won.chips[table, game]))
        if line := lines.get((table, game)):
            figures.drop, figures.handle = night.in_cash(line.drop), night.in_cash(line.handle)
            if line.expected is not None:
                figures.expected = night.in_cash(line.expected)
                figures.luck = night.in_cash(line.win - line.expected)
                figures.spread = night.in_cash(line.spread)
        yield Banked(night.id, table, report.tables[table].name, game, figures)


def noted(
    register: Register, nights: Mapping[str, int], is_all: bool
) -> Iterator[tuple[str, GiftNoted | MoneyCounted]]:
    """What the house's chain says of gifts that no drawer saw, and of counts between the nights,
    with its currency: of these nights, by the house's names for them; and where they are all, what
    belongs to none, as in the house's journal.
    """
    for each in register.money.values():
        match each.says:
            case GiftNoted(night=night) as says if is_all or night in nights:
                yield says.currency, says
            case MoneyCounted() as says if is_all:
                yield says.currency, says


def owing(owed: Sequence[Debt], opened: Mapping[int, int]) -> list[tuple[Debt, int]]:
    """The debts that are open, with the evening since when each of them is (`debts.began`): the
    oldest first. `opened` says when each night was.
    """
    since = began(owed, opened)
    found = [(debt, since[debt.night, debt.player]) for debt in owed if debt.left]
    return sorted(found, key=lambda each: (each[1], opened[each[0].night], each[0].night))


def _added(one: int | None, other: int | None) -> int | None:
    return one if other is None else other if one is None else one + other


def _sum(some: Iterable[Figures]) -> Figures:
    found = Figures()
    for each in some:
        found.add(each)
    return found


def _most_first(found: dict[_Key, Figures]) -> dict[_Key, Figures]:
    return dict(sorted(found.items(), key=lambda each: -each[1].won))
