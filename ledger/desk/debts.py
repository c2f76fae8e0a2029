"""Debts between nights: what was left to pay as a night was sealed, and what became of it.

Each part of a debt stands in one place at a time. It goes on in another night by an entry of that
one (`ledger.kinds.debts`), is paid or noted as settled from hand to hand by one of the house, or
the debt's own night is opened again: whoever wants one of these holds the house and the nights
concerned, and looks there what has become of the debt. The request of an entry that brings a debt
is made of the sealed night and the player, and requests are unique in the database; so the sealed
night finds where its debt went.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from ledger.book import Book
from ledger.house import House, names_at
from ledger.kinds.debts import DebtBrought
from ledger.state.entries import Entry
from ledger.state.house_money import DebtPaid
from ledger.state.night import Night
from ledger.state.register import At, Register, Settled
from ledger.store.schema import entries

SENDER = "debts of "
_SENDERS_AT_A_TIME = 500


@dataclass(frozen=True, slots=True)
class Went:
    """Where a debt went on: the night, and its entry there."""

    night: int
    entry: int


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a debt that is no longer to be paid there."""

    minor: int
    """What the player was to receive of it (or, below zero, to pay), in minor units."""
    went: Went | None = None
    """Where it went on; else it was paid."""
    entry: int = 0
    """The house's entry by which it was paid."""
    place: str = ""
    """Who took or gave the money (`ledger.state.places`)."""
    how: str = ""
    at: int = 0
    """When it was written, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Debt:
    """What a player of a sealed night was left to receive (or, below zero, to pay)."""

    night: int
    player: int
    name: str
    chips: int
    minor: int
    """Its worth in minor units of the currency; in play money, in chips."""
    person: int | None
    settled: Settled | None
    parts: tuple[Part, ...] = ()
    """What went on in other nights or was paid, in that order."""

    @property
    def went(self) -> Went | None:
        """Where it went on, or the first part of it."""
        return next((part.went for part in self.parts if part.went), None)

    @property
    def carried(self) -> int:
        """What of it went on in other nights, in minor units."""
        return sum(part.minor for part in self.parts if part.went)

    @property
    def paid(self) -> int:
        """What of it was paid in parts, in minor units."""
        return sum(part.minor for part in self.parts if not part.went)

    @property
    def left(self) -> int:
        """What of it is still to be received (or, below zero, to be paid), in minor units."""
        return 0 if self.is_settled else self.minor - self.carried - self.paid

    @property
    def is_open(self) -> bool:
        """Whether any of it is still to be paid."""
        return self.left != 0

    @property
    def is_settled(self) -> bool:
        """Whether all of it was settled from hand to hand."""
        return self.settled is not None and self.settled.chips == self.chips


@dataclass(frozen=True, slots=True)
class Brought:
    """An entry by which a debt went on."""

    went: Went
    entry: Entry
    player: int
    minor: int
    """What was left to receive of it (or, below zero, to pay), in minor units."""
    is_taken_back: bool


def debts(book: Book, house: House, nights: Iterable[Night]) -> list[Debt]:
    """Every debt that these nights were sealed with, the open ones and the others. Play money
    leaves none.
    """
    with book.database.reading() as connection:
        return debts_at(connection, book, house.at(connection), nights, names_at(connection))


def began(owed: Iterable[Debt], opened: Mapping[int, int]) -> dict[tuple[int, int], int]:
    """Since when each debt is owed, by its night and player. A debt that went on in another night
    makes that person's debt there as old. `opened` says when each night was.
    """
    brought: dict[tuple[int, int], int] = {}
    found = {}
    for debt in sorted(owed, key=lambda debt: (opened[debt.night], debt.night)):
        here, person = opened[debt.night], debt.person
        since = here if person is None else min(here, brought.get((debt.night, person), here))
        found[debt.night, debt.player] = since
        for part in debt.parts:
            if part.went and person is not None:
                there = part.went.night, person
                brought[there] = min(since, brought.get(there, since))
    return found


def debts_at(
    connection: sa.Connection,
    book: Book,
    register: Register,
    nights: Iterable[Night],
    names: Mapping[int, str],
) -> list[Debt]:
    """`debts`, as this transaction sees them; `names` is what the house calls its nights."""
    sealed = [night for night in nights if not night.is_open and night.chip_value]
    went = brought(connection, book, [names[night.id] for night in sealed])
    paid: dict[At, list[Part]] = {}
    for noted in register.money.values():
        if isinstance(says := noted.says, DebtPaid):
            part = Part(says.paid, None, noted.entry, says.place, says.how, noted.at)
            paid.setdefault(says.whose, []).append(part)
    found = []
    for night in sealed:
        for player in night.players.values():
            whose = names[night.id], player.number
            if chips := night.claim(player.number):
                found.append(
                    Debt(
                        night=night.id,
                        player=player.number,
                        name=player.name,
                        chips=chips,
                        minor=night.in_cash(chips),
                        person=register.players.get(whose),
                        settled=register.settled.get(whose),
                        parts=(*parts_elsewhere(went.get(whose, [])), *paid.get(whose, [])),
                    )
                )
    return found


def parts_elsewhere(of: Iterable[Brought]) -> list[Part]:
    """The parts of a debt that went on and stand elsewhere now."""
    return [Part(each.minor, each.went, at=each.entry.at) for each in of if not each.is_taken_back]


def brought(
    connection: sa.Connection, book: Book, names: Iterable[str]
) -> Mapping[At, list[Brought]]:
    """The entries by which debts of these nights went on, under whatever seal, by night and
    player.
    """
    senders = [f"{SENDER}{name}" for name in names]
    found: dict[At, list[Brought]] = {}
    for at in range(0, len(senders), _SENDERS_AT_A_TIME):
        query = sa.select(entries.c.night, entries.c.number).where(
            entries.c.sender.in_(senders[at : at + _SENDERS_AT_A_TIME])
        )
        for night, number in connection.execute(
            query.order_by(entries.c.sender, entries.c.key)
        ).all():
            entry = book.entry_at(connection, night, number)
            if isinstance(entry.says, DebtBrought):  # a bundle read in may say anything there
                of, there = entry.says.of, book.night_at(connection, night)
                minor = -there.in_cash(entry.says.brought)
                went = Went(night, number)
                taken_back = number in there.corrected
                each = Brought(went, entry, entry.says.player, minor, taken_back)
                found.setdefault((of.night, of.player), []).append(each)
    return found
