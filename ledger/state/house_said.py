"""What the house knows at a moment, and what every entry of its chain has: see
`ledger.state.register`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ledger.errors import Invalid, NotThere
from ledger.state.currencies import CURRENCIES
from ledger.state.entries import By, Moment, RequestRecord
from ledger.state.places import Place
from ledger.state.words import LONGEST_REASON, clean_name, likeness

Note: TypeAlias = Annotated[str, Meta(max_length=LONGEST_REASON)]
At: TypeAlias = tuple[str, int]
"""A night's player: the hash of the night's first entry, and the player's number there."""
Sides: TypeAlias = Iterator[tuple[Place, int]]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the circle of friends. Numbers count from 1 and are never used again."""

    number: int
    name: str
    colour: str = ""
    """``#a1b2c3``; empty where none was chosen."""
    picture: str = ""
    """An emoji or two; empty where there is none."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Settled:
    """A debt of a sealed night that was settled outside all books, from hand to hand."""

    chips: int
    """What the player was to receive (or, below zero, to pay), in chips of that night."""
    how: str
    at: int


@dataclass(frozen=True, slots=True)
class Payee:
    """To whose account debts to the house are paid by transfer."""

    name: str
    iban: str

    @property
    def spaced(self) -> str:
        """The account as people write it, in fours."""
        return " ".join(self.iban[at : at + 4] for at in range(0, len(self.iban), 4))


@dataclass(frozen=True, slots=True)
class Noted:
    """What an entry says of money, which nobody has taken back."""

    entry: int
    at: int
    says: "MoneySaid"


@dataclass(frozen=True, slots=True)
class Register:
    """The people of the house after its entry `number`."""

    number: int = 0
    hash: bytes = bytes(32)
    people: Mapping[int, Person] = field(default_factory=dict)
    players: Mapping[At, int] = field(default_factory=dict)
    """Whose evening a night's player was, where that was said."""
    settled: Mapping[At, Settled] = field(default_factory=dict)
    groups: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """People who often come together, by the name of their group."""
    money: Mapping[int, Noted] = field(default_factory=dict)
    """What was said of money between the nights and not taken back, by its entry's number."""
    payee: Payee | None = None

    def person(self, number: int) -> Person:
        """The person of this number. Raises `no-such-person`."""
        if type(number) is int and (found := self.people.get(number)):
            return found
        raise NotThere.saying("There is no such person in this house.", "no-such-person")

    def alike(self, name: str) -> list[Person]:
        """The people whom one would take for each other by this name."""
        like = likeness(name)
        return [person for person in self.people.values() if likeness(person.name) == like]


class HouseHeader(msgspec.Struct, frozen=True):
    """What every entry of the house says, whatever its kind."""

    at: Moment
    by: By
    request: RequestRecord


class Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Each kind of entry of the house is a class below this one: its facts besides the header."""

    def applied(self, register: Register, at: int) -> Register:
        """The register after it, which was written `at` this time. Raises a `LedgerError` where it
        cannot come after this one.
        """
        raise NotImplementedError


class MoneySaid(Said, frozen=True):
    """Something about money of one currency."""

    currency: str

    def sides(self) -> Sides:
        """The places that it changes, and by how much."""
        raise NotImplementedError

    @property
    def texts(self) -> tuple[str, ...]:
        """What people wrote; each may be empty."""
        raise NotImplementedError

    def check(self, register: Register) -> None:
        """Raises a `LedgerError` where it cannot come after this register."""

    def applied(self, register: Register, at: int) -> Register:
        """The register with it."""
        if self.currency not in CURRENCIES:
            raise Invalid("Its currency is not one of ISO 4217.", "bad-setting")
        for text in self.texts:
            if text != (text and clean_name(text, "What it says", LONGEST_REASON)):
                raise Invalid("A text of it is not in form.", "bad-setting")
        for place, _ in self.sides():
            if place.where == "person":
                register.person(int(place.name))
        self.check(register)
        noted = Noted(register.number + 1, at, self)
        return replace(register, money={**register.money, noted.entry: noted})
