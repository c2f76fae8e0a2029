"""Money between the nights, as the house's chain has it: parts of debts that are paid, cash that
leaves a drawer or comes as a float, what is counted elsewhere, and gifts that no drawer saw.

Each is an entry that stands until another one takes it back. Amounts are in minor units of their
currency; money of different currencies is never added.
"""

from dataclasses import replace
from typing import Literal, TypeAlias

from ledger.errors import Conflict, Invalid, NotThere
from ledger.state.entries import Amount, Change, Count, Digest, Number
from ledger.state.house_said import At, MoneySaid, Note, Noted, Register, Said, Sides
from ledger.state.places import Place, parse
from ledger.state.words import text_error

GiftBy: TypeAlias = Literal["card", "transfer", "kind"]


class DebtPaid(MoneySaid, frozen=True, tag="debt-paid"):
    """A part of what a night's player owed, or was owed, at its seal was paid: somebody took the
    money or gave it.
    """

    night: Digest
    player: Number
    paid: Change
    """What the player received; below zero, what the player paid."""
    place: str
    """Where the money is since, or whence it came."""
    how: Note

    def sides(self) -> Sides:
        """The money is there, or no longer."""
        yield parse(self.place), -self.paid

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.how,)

    def check(self, register: Register) -> None:
        """Something was paid, and to somebody."""
        if not self.paid or not (parse(self.place).is_held or self.place == "hand"):
            raise Invalid("A part of a debt is paid to a person, an account, or by hand.")
        if self.whose in register.settled:
            raise Conflict.saying("This debt was settled from hand to hand.", "stale")

    @property
    def whose(self) -> At:
        """The night's player."""
        return self.night, self.player


class CashCarried(MoneySaid, frozen=True, tag="cash-carried"):
    """Money goes from one place to another: out of a drawer, into a pocket or a bank, and from
    there to the float of a night.
    """

    source: str
    target: str
    amount: Amount
    why: Note

    def sides(self) -> Sides:
        """It leaves the one and comes to the other."""
        yield parse(self.source), -self.amount
        yield parse(self.target), self.amount

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.why,)

    def check(self, register: Register) -> None:
        """From where money can come to where it can go."""
        source, target = parse(self.source), parse(self.target)
        if (
            source == target
            or source.where in ("float", "hand")
            or target.where in ("drawer", "hand")
        ):
            raise Invalid.saying(
                "Money goes from a drawer, an account or a person to another place, or to a "
                "night's float.",
                "bad-setting",
            )


class MoneyCounted(MoneySaid, frozen=True, tag="money-counted"):
    """What is in a pocket or an account was counted: what is there more or less than the house's
    chain has goes over or short.
    """

    place: str
    counted: Change
    """A bank's account may be below zero."""
    book: Change
    """What the house's chain had there."""

    def sides(self) -> Sides:
        """What was found."""
        yield parse(self.place), self.counted - self.book

    @property
    def texts(self) -> tuple[str, ...]:
        return ()

    def check(self, register: Register) -> None:
        """It is a place that is counted here, and had just that."""
        if not parse(self.place).is_held:
            raise Invalid("A drawer is counted in its night.", "bad-setting")
        if held(register, parse(self.place), self.currency) != self.book:
            raise Invalid("The house's chain has another sum there.", "does-not-follow")


class GiftNoted(MoneySaid, frozen=True, tag="gift-noted"):
    """Somebody gave what no drawer saw: by card, by a transfer, or a thing such as a prize."""

    by_way_of: GiftBy
    giver: Note
    purpose: Note
    thing: Note
    """What was given in kind; empty for money."""
    amount: Count
    """Of a thing what it is worth; 0 where nobody has said."""
    place: str
    """Where the money came; ``outside`` for a thing."""
    night: Digest | None = None
    """The night on which it was given, where it was at one."""

    def sides(self) -> Sides:
        """Money is there; a thing is in no account."""
        if self.by_way_of != "kind":
            yield parse(self.place), self.amount

    @property
    def texts(self) -> tuple[str, ...]:
        return self.giver, self.purpose, self.thing

    def check(self, register: Register) -> None:
        """Who, for what, and either money or a thing."""
        in_kind = self.by_way_of == "kind"
        if (
            not (self.giver and self.purpose)
            or in_kind != bool(self.thing)
            or (in_kind and self.place != "outside")
            or (not in_kind and not (self.amount and parse(self.place).is_held))
        ):
            raise Invalid.saying(
                "A gift has a giver, a purpose, and money or a thing.", "bad-setting"
            )


class MoneyTakenBack(Said, frozen=True, tag="money-taken-back"):
    """An entry about money was wrong: it counts no more."""

    entry: Number
    reason: Note

    def applied(self, register: Register, at: int) -> Register:
        """The register without it."""
        if self.entry not in register.money:
            raise NotThere.saying(
                "There is no such entry about money, or it was taken back.", "stale"
            )
        if not self.reason or text_error(self.reason):
            raise Invalid("The reason is not in form.", "bad-setting")
        left = {number: noted for number, noted in register.money.items() if number != self.entry}
        return replace(register, money=left)


MONEY: tuple[type[Said], ...] = (DebtPaid, CashCarried, MoneyCounted, GiftNoted, MoneyTakenBack)


# What it adds up to


def payments(register: Register, whose: At) -> list[tuple[Noted, DebtPaid]]:
    """What was paid of a debt, in the order of the entries."""
    return [
        (noted, noted.says)
        for noted in register.money.values()
        if isinstance(noted.says, DebtPaid) and noted.says.whose == whose
    ]


def held(register: Register, place: Place, currency: str) -> int:
    """What came to a place more than left it, in minor units: of a drawer below zero what was taken
    out of it.
    """
    return sum(
        change
        for noted in register.money.values()
        if noted.says.currency == currency
        for where, change in noted.says.sides()
        if where == place
    )


def places(register: Register) -> dict[tuple[Place, str], int]:
    """Every place that money came to or left, by currency, with what `held` gives."""
    found: dict[tuple[Place, str], int] = {}
    for noted in register.money.values():
        for place, change in noted.says.sides():
            key = place, noted.says.currency
            found[key] = found.get(key, 0) + change
    return found
