"""The house's books between the nights: the one account of each person for what is owed, debts that
went on in nights which are not in the file, and what the house's chain says of money.

A file of all nights has the whole chain of the house; one of some nights has what concerns them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from ledger.export import words
from ledger.export.chart import night_name
from ledger.export.house_chart import Chart, brought_from_elsewhere, is_settled_up
from ledger.export.journal import HOUSE, Balance, Between, Chapter, Posting, Transaction
from ledger.export.reading import HouseSource
from ledger.state import accounts, currencies
from ledger.state.house_money import DebtPaid, GiftNoted, MoneyCounted
from ledger.state.house_said import MoneySaid, Noted
from ledger.state.places import Place, parse
from ledger.state.register import At

_BY_HAND = "Equity:ByHand"
_GIVEN = "Income:Donations:Given"
_THINGS = "Income:Donations:InKind"
"""Not below the one for money: a balance of Beancount's has whatever stands below its account."""
Change = tuple[str, int]


def between(nights: Sequence[Chapter]) -> Between:
    """See `Books.between`."""
    house = nights[0].source.house if nights else None
    if house is None:
        return Between()
    return _House(house, nights).found()


@dataclass(frozen=True, slots=True)
class _Moved:
    """A transaction that is to be written, in minor units."""

    at: int
    payee: str
    what: str
    tags: Mapping[str, str]
    changes: tuple[Change, ...]
    currency: str


class _House:
    """What a file of these nights has between them."""

    def __init__(self, house: HouseSource, nights: Sequence[Chapter]) -> None:
        self._house, self._nights = house, nights
        self._charts = {house.names[night.id]: Chart(night) for night in nights}
        self._is_all = len(nights) == len(house.names)

    def found(self) -> Between:
        """All of it."""
        moved = [*self._went_on(), *self._settled(), *self._money()]
        shared = dict(self._people())
        touched: Counter[tuple[str, str]] = Counter()
        for each in moved:
            for account, change in each.changes:
                touched[account, each.currency] += change
        held = self._held({account for account, _ in touched} | {name for name, _ in shared})
        for key, amount in touched.items():
            held[key] += amount
        for key, amount in self._gone_on_here().items():
            if key in held:
                held[key] += amount
        for key in shared:
            held[key] += 0
        balances = [
            Balance(account, currencies.money(amount, code), code)
            for (account, code), amount in sorted(held.items())
        ]
        first = min(night.first for night in self._nights)
        transactions = sorted(
            (self._transaction(each, first) for each in moved), key=lambda each: each.day
        )
        return Between(tuple(balances), tuple(transactions))

    def _people(self) -> Iterator[tuple[tuple[str, str], None]]:
        """The accounts of everybody who is known."""
        for chart in self._charts.values():
            for player in chart.of.night.players:
                if chart.is_person(player):
                    for name in (chart.owes(player), chart.owed(player)):
                        yield (name, chart.of.currency), None

    def _held(self, names: set[str]) -> Counter[tuple[str, str]]:
        """What the nights left in these accounts, as their books have it."""
        held: Counter[tuple[str, str]] = Counter()
        for chart in self._charts.values():
            night, code = chart.of.night, chart.of.currency
            for player in night.players:
                owes, owed = night.claim(player), 0
                if is_settled_up(chart.of):
                    owes, owed = max(0, -owes), max(0, owes)
                else:
                    owed = night.balance(accounts.house_marker(player))
                    owes = night.balance(accounts.desk_marker(player))
                    owes += night.balance(accounts.table_marker(player))
                held[chart.owes(player), code] += night.in_cash(owes)
                held[chart.owed(player), code] -= night.in_cash(owed)
            held[chart.cash, code] += night.balance(accounts.DRAWER)
            held[chart.float, code] -= night.cash_float
            held[chart.carried, code] -= brought_from_elsewhere(chart.of)
        return Counter({key: amount for key, amount in held.items() if key[0] in names})

    def _gone_on_here(self) -> Counter[tuple[str, str]]:
        """What left the accounts of those who owed it, for other nights of the file."""
        gone: Counter[tuple[str, str]] = Counter()
        for debt in self._house.brought:
            for night in self._nights:
                for account, minor in self._parts(debt, here=night.id):
                    gone[account, night.currency] -= minor
        return gone

    def _parts(self, debt: At, here: int) -> Iterator[Change]:
        """The parts of a debt that stand in this night, and the account that they left."""
        chart = self._settled_up(debt[0])
        if chart is None:
            return
        for each in self._house.brought[debt]:
            if each.went.night == here and not each.is_taken_back:
                yield chart.debt(debt[1], each.minor), -each.minor

    def _settled_up(self, name: str) -> Chart | None:
        """The accounts of a night of the file that was closed for money."""
        chart = self._charts.get(name)
        return chart if chart is not None and is_settled_up(chart.of) else None

    def _went_on(self) -> Iterator[_Moved]:
        """Debts that went on in nights that are not in the file."""
        here = {night.id for night in self._nights}
        for (name, player), parts in self._house.brought.items():
            chart = self._settled_up(name)
            if chart is None:
                continue
            for each in parts:
                if each.is_taken_back or each.went.night in here:
                    continue
                where = f"{night_name(each.went.night)}-{each.went.entry}"
                account = chart.debt(player, each.minor)
                yield _Moved(
                    each.entry.at,
                    chart.of.player(player),
                    f"debt went on in night {each.went.night}, entry {each.went.entry}",
                    {"went-on": where},
                    ((account, each.minor), (chart.carried, -each.minor)),
                    chart.of.currency,
                )

    def _settled(self) -> Iterator[_Moved]:
        """Debts that were settled from hand to hand, as a whole."""
        for (name, player), settled in self._house.register.settled.items():
            chart = self._settled_up(name)
            if chart is None:
                continue
            if chart.of.night.claim(player) == settled.chips:
                minor = chart.of.night.in_cash(settled.chips)
                yield _Moved(
                    settled.at,
                    chart.of.player(player),
                    "settled from hand to hand",
                    {"how": settled.how} if settled.how else {},
                    ((chart.debt(player, minor), minor), (_BY_HAND, -minor)),
                    chart.of.currency,
                )

    def _money(self) -> Iterator[_Moved]:
        """What the house's chain says of money, and nobody took back."""
        for noted in self._house.register.money.values():
            if self._is_all or self._concerns(noted.says):
                yield self._noted(noted)

    def _concerns(self, says: MoneySaid) -> bool:
        named_ = {place.night for place, _ in says.sides()} | {getattr(says, "night", None)}
        return not named_.isdisjoint(self._charts)

    def _noted(self, noted: Noted) -> _Moved:
        says = noted.says
        changes = [(self._place(place), change) for place, change in says.sides()]
        about = {"entry": f"house-{noted.entry}", "at": words.moment(noted.at)}
        payee, what = HOUSE, " ".join(says.texts)
        match says:
            case DebtPaid(night=night, player=player, paid=paid):
                chart = self._charts.get(night)
                account = chart.debt(player, paid) if chart else "Equity:Carried"
                changes.append((account, paid))
                payee = chart.of.player(player) if chart else HOUSE
                what = what or "paid of a debt"
            case GiftNoted(by_way_of="kind", amount=amount, thing=thing):
                what = f"gift in kind: {thing}"
                changes += [("Expenses:Prizes:InKind", amount), (_THINGS, -amount)]
            case GiftNoted(by_way_of=way, amount=amount):
                what = f"gift by {way}"
                changes.append((_GIVEN, -amount))
            case MoneyCounted(place=place):
                short = self._place(parse(place)).partition(":")[2].replace(":", "-")
                changes.append((f"Expenses:Short:{short}", -sum(each for _, each in changes)))
                what = "counted"
        if isinstance(says, GiftNoted):
            about |= {"purpose": says.purpose, "giver": says.giver}
        return _Moved(noted.at, payee, what or "carried", about, tuple(changes), says.currency)

    def _place(self, place: Place) -> str:
        """The account of a place."""
        if place.night is not None:
            chart = self._charts.get(place.night)
            if chart is None:
                return "Equity:Carried"
            return chart.cash if place.where == "drawer" else chart.float
        if place.where == "person":
            return f"Assets:Pockets:{self._house.parts[int(place.name)]}"
        if place.where == "account":
            return f"Assets:{place.name}"
        return _BY_HAND if place.where == "hand" else "Equity:Outside"

    def _transaction(self, moved: _Moved, first: date) -> Transaction:
        day = max(first, words.local(moved.at).date())
        postings = tuple(
            Posting(account, currencies.money(change, moved.currency), moved.currency, "")
            for account, change in moved.changes
            if change
        )
        return Transaction(day, moved.payee, moved.what, moved.tags, postings)
