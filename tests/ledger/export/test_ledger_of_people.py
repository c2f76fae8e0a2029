"""One ledger of people over the nights: what somebody owes, or is owed, is one sum for hledger, for
Beancount, on the season page, and for a tally that is kept beside the book.

CROUPIER_SEASONS=1000 python -m pytest tests/ledger/export/test_ledger_of_people.py
"""

import csv
import io
import os
import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from decimal import Decimal
from pathlib import Path

import pytest
from beanquery import connect

from ledger.audit.debts import debts_between_nights
from ledger.book import Book
from ledger.desk import cash_between
from ledger.desk.debts import debts
from ledger.desk.opening import open_night, reopen
from ledger.desk.paying import bring, pay, settle
from ledger.errors import LedgerError, NotThere
from ledger.export.reading import reading
from ledger.export.report import report
from ledger.export.season import season
from ledger.house import House
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.reports.desk_view import desk_view
from ledger.state import register as people
from ledger.state.house_money import DebtPaid
from ledger.state.night import Night
from ledger.state.places import Place
from tests.ledger.export.checks import beancount_transactions, run_hledger, written
from tests.ledger.whole_night import CHIPS, request

NAMES = ("Ana", "Ben", "Zoë", "漢字")
WORTHS = ({"minor": 10, "currency": "EUR"}, {"minor": 5, "currency": "EUR"})
SEASONS = int(os.environ.get("CROUPIER_SEASONS", "100"))
"""How many are played beside the first twelve; which they are, their numbers say."""
TOGETHER = 10
"""How many share a book: each evening of the others makes it slower."""
Sums = dict[tuple[str, str], Decimal]


class Season:
    """Evenings of four people, at which anything happens that leaves, moves or ends a debt."""

    def __init__(self, book: Book, seed: int) -> None:
        self.book, self.house = book, House(book.database)
        self.chance = random.Random(seed)
        self.nights: list[int] = []
        self.owed: Counter[tuple[int, str]] = Counter()
        """The tally: what each person is to receive (or, below zero, to pay), in minor units."""
        self.cash: Counter[str] = Counter()
        """The same of what is in drawers, pockets and the bank."""
        self.by_hand: dict[tuple[int, int], int] = {}
        """Debts that were settled by hand, by night and player, and what each was then."""
        self.persons = [self._person(name) for name in NAMES]

    def _person(self, name: str) -> int:
        """Somebody new, who may have the name of somebody of another season."""
        return max(self.house.write(request(), lambda now: people.added(now, name=name)).people)

    def open(self) -> None:
        """One more evening."""
        worth = self.chance.choice((*WORTHS, {"minor": 10, "currency": "USD"}))
        code = str(worth["currency"])
        night = open_night(
            self.book,
            request(),
            name="An evening",
            chip_value=worth,
            chip_set=CHIPS,
            cash_float=1000,
        ).night.id
        for player, (name, person) in enumerate(zip(NAMES, self.persons, strict=True), 1):
            self.book.do(night, request(), PlayerAdded, name)
            self.house.meet(night, player, name, person, request())
        self.nights.append(night)
        self.cash[code] += 1000

    def play(self) -> None:
        """Something happens; what is refused leaves no trace."""
        with suppress(LedgerError):
            self.chance.choice(
                [self._desk, self._desk, self._desk, self._close, self._bring, self._bring,
                 self._pay, self._settle, self._take_back, self._carry, self._reopen]
            )()  # fmt: skip

    def end(self) -> None:
        """All evenings are over."""
        for night in self.nights:
            with suppress(LedgerError):
                self.book.do(night, request(), NightClosed)
        for (night, player), minor in self.by_hand.items():
            here = self.book.night(night)
            if here.in_cash(here.claim(player)) != minor:  # opened again: another sum is left
                self.owed[self.persons[player - 1], self._code(night)] += minor

    # What happens

    def _desk(self) -> None:
        night = self._night()
        player, other = self.chance.sample(range(1, len(NAMES) + 1), 2)
        chips = self.chance.randint(1, 60)
        before = self._state(night.id)
        match self.chance.randint(0, 5):
            case 0:
                self.book.do(night.id, request(), BuyIn, player, chips, "cash")
            case 1:
                self.book.do(night.id, request(), BuyIn, player, chips, "marker")
            case 2:
                self.book.do(night.id, request(), Gift, player, other, chips)
            case 3:
                self.book.do(night.id, request(), MarkerRepaid, player, chips, "cash")
            case 4:
                self.book.do(night.id, request(), HousePaid, player, chips)
            case _:
                self.book.do(night.id, request(), CashOut, player)
        self._tally(night, before)

    def _tally(self, night: Night, before: tuple[dict[int, int], int]) -> None:
        """What the desk's own view says that somebody paid or was paid."""
        assert night.chip_value
        after, code = self._state(night.id), night.chip_value.currency
        for player, person in enumerate(self.persons, 1):
            self.owed[person, code] += after[0][player] - before[0][player]
        self.cash[code] += after[1] - before[1]

    def _state(self, night: int) -> tuple[dict[int, int], int]:
        view = desk_view(self.book.night(night))
        worth = self.book.night(night).chip_worth
        positions = {
            line.player: worth * (line.bankroll + line.owed - line.owes_desk - line.owes_tables)
            for line in view.players
        }
        return positions, view.drawer

    def _close(self) -> None:
        self.book.do(self._night().id, request(), NightClosed)

    def _reopen(self) -> None:
        reopen(self.book, request(), self._night().id)

    def _bring(self) -> None:
        debt = self._debt()
        there, part = self._night(), None
        if self.chance.random() < 0.6:
            part = self.chance.randint(1, abs(debt[2]))
        bring(self.book, self.house, request(), there.id, debt[1], debt[0], debt[1], part)

    def _debt(self) -> tuple[int, int, int]:
        found = [
            (debt.night, debt.player, debt.left)
            for debt in debts(self.book, self.house, map(self.book.night, self.nights))
            if debt.is_open
        ]
        if not found:
            raise NotThere("Nothing is left to pay.")
        return self.chance.choice(found)

    def _pay(self) -> None:
        night, player, left = self._debt()
        minor = self.chance.randint(1, abs(left))
        place = self.chance.choice(
            [Place("account", "Bank"), Place("person", str(self.persons[0]))]
        )
        pay(self.book, self.house, request(), night, player, minor, place, "in May", left)
        paid, code = minor if left > 0 else -minor, self._code(night)
        self.owed[self.persons[player - 1], code] -= paid
        self.cash[code] -= paid

    def _settle(self) -> None:
        night, player, left = self._debt()
        settle(self.book, self.house, request(), night, player, settled=True)
        person, here = self.persons[player - 1], self.book.night(night)
        self.owed[person, self._code(night)] -= left
        if (night, player) in self.by_hand:  # and opened again since, so that it is left once more
            self.owed[person, self._code(night)] += self.by_hand.pop((night, player))
        if here.in_cash(here.claim(player)) == left:
            self.by_hand[night, player] = left
        if self.chance.random() < 0.3:
            settle(self.book, self.house, request(), night, player, settled=False)
            self.owed[person, self._code(night)] += left
            self.by_hand.pop((night, player), None)

    def _take_back(self) -> None:
        money = self.house.now().money
        if money and self.chance.random() < 0.5:
            names = {name: night for night, name in self.house.names().items()}
            noted = self.chance.choice(list(money.values()))
            if isinstance(noted.says, DebtPaid) and names[noted.says.night] in self.nights:
                cash_between.take_back(self.house, request(), noted.entry, "a slip")
                of, code = names[noted.says.night], noted.says.currency
                assert self._code(of) == code
                self.owed[self.persons[noted.says.player - 1], code] += noted.says.paid
                if noted.says.place != "hand":
                    self.cash[code] += noted.says.paid
            return
        night = self._night()
        entries = [
            entry
            for entry in range(1, night.number + 1)
            if entry not in night.corrected
            and self.book.entry(night.id, entry).kind in ("debt-brought", "buy-in")
        ]
        if entries:
            wrong, before = (
                self.book.entry(night.id, self.chance.choice(entries)),
                self._state(night.id),
            )
            self.book.write(
                night.id,
                request(),
                {"correct": wrong.number},
                lambda state: Corrected.decide(state, wrong, "a slip"),
            )
            if wrong.kind == "buy-in":
                self._tally(night, before)

    def _carry(self) -> None:
        night = self._night()
        assert night.chip_value
        code, amount = night.chip_value.currency, self.chance.randint(1, 900)
        name = self.house.name(night.id)
        if self.chance.random() < 0.5:
            where = Place("drawer", name), Place("account", "Bank")
        else:
            where = Place("person", str(self.persons[1])), Place("float", name)
        cash_between.carry(self.book, self.house, request(), *where, amount, code)
        if where[0].where == "person":
            self.cash[code] -= amount

    def _night(self) -> Night:
        return self.book.night(self.chance.choice(self.nights))

    def _code(self, night: int) -> str:
        value = self.book.night(night).chip_value
        assert value
        return value.currency

    # What it comes to

    def tally(self) -> Sums:
        """Of everybody, and of the cash, what is not nothing."""
        owed = {
            (str(person), code): Decimal(minor) / 100
            for (person, code), minor in self.owed.items()
            if minor
        }
        return owed | {("cash", code): Decimal(n) / 100 for code, n in self.cash.items() if n}


def by_hledger(path: Path, parts: dict[str, str]) -> Sums:
    """What a balance sheet of hledger's has of people and of cash."""
    rows = csv.reader(
        io.StringIO(
            run_hledger(
                path, "balancesheet", "--flat", "--no-total", "--layout", "bare", "-O", "csv"
            )
        )
    )
    sums: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
    for row in rows:
        if len(row) == 3 and ":" in row[0]:
            _add(sums, row[0], row[1], Decimal(row[2]), parts)  # liabilities are shown above zero
    return {key: amount for key, amount in sums.items() if amount}


def by_beanquery(path: Path, parts: dict[str, str]) -> Sums:
    """What bean-query adds up of them."""
    query = (
        "SELECT account, currency, sum(number) AS total "
        "WHERE account ~ '^(Assets|Liabilities)' GROUP BY account, currency"
    )
    sums: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
    for account, code, total in connect(f"beancount:{path}").execute(query).fetchall():
        sign = -1 if account.startswith("Liabilities") else 1
        _add(sums, account, code, sign * total, parts)
    return {key: amount for key, amount in sums.items() if amount}


def _add(
    sums: dict[tuple[str, str], Decimal],
    account: str,
    code: str,
    amount: Decimal,
    parts: dict[str, str],
) -> None:
    root, *rest = account.split(":")
    if rest[0] in ("Markers", "Owed"):
        sign = -1 if root == "Assets" else 1
        sums[parts[rest[-1]], code] += sign * amount
    elif root == "Assets":
        sums["cash", code] += amount
    else:
        assert not amount, f"{account} is of an evening that is over"


def by_season_page(book: Book, nights: list[int]) -> Sums:
    """What the season page says is left to pay."""
    house = House(book.database)
    with reading(book, nights) as sources:
        reports = [report(source) for source in sources]
    owed = debts(book, house, map(book.night, nights))
    found = season(reports, house.names(), house.now(), owed)
    return {
        (str(line.person), code): Decimal(line.open) / 100
        for code, lines in found.lines.items()
        for line in lines
        if line.open
    }


def tally_of(book: Book, seeds: Iterable[int]) -> tuple[list[int], Sums]:
    """Play these seasons: all their evenings, and what they come to. Everybody plays in one of
    them, so that their sums stay apart; the cash is one.
    """
    nights: list[int] = []
    wanted: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
    for seed in seeds:
        played = Season(book, seed)
        for _ in range(3):
            played.open()
        for _ in range(40):
            played.play()
        played.end()
        nights += played.nights
        for key, amount in played.tally().items():
            wanted[key] += amount
    return nights, {key: amount for key, amount in wanted.items() if amount}


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize(
    "seeds",
    [
        range(12),
        *(
            pytest.param(range(seed, seed + TOGETHER), marks=pytest.mark.slow)
            for seed in range(1000, 1000 + SEASONS, TOGETHER)
        ),
    ],
    ids=lambda seeds: f"{seeds.start} to {seeds.stop - 1}",
)
def test_all_sums_of_seasons_are_one(book: Book, seeds: range, tmp_path: Path) -> None:
    """Each program adds up all of a book at once, in one journal."""
    nights, wanted = tally_of(book, seeds)
    with reading(book, nights) as sources:
        journal = written(sources, "hledger-house", tmp_path)
        beans = written(sources, "beancount-house", tmp_path)
        house = sources[0].house
        assert house
        parts = {part: str(person) for person, part in house.parts.items()}
    run_hledger(journal, "check", "--strict", "ordereddates", "payees")
    assert beancount_transactions(beans)
    assert by_hledger(journal, parts) == wanted
    assert by_beanquery(beans, parts) == wanted
    people_ = {key: amount for key, amount in wanted.items() if key[0] != "cash"}
    assert by_season_page(book, nights) == people_
    with book.database.reading() as connection:
        assert [str(finding) for finding in debts_between_nights(connection)] == []
