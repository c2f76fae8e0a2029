"""Debts between nights: what was left to pay as a night was sealed, and what became of it.

A debt goes on in another night by an entry of that one (`ledger.kinds.debts`). Its request is made
of the sealed night, its seal and the player, and requests are unique in the database: so a debt is
brought once, whoever tries at the same moment, and the sealed night finds where its debt went.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from dataclasses import replace as with_

import sqlalchemy as sa

from games.language import say
from ledger.book import Book, Receipt
from ledger.errors import BadSetting, KeyReused, MovedOn
from ledger.house import House
from ledger.kinds.debts import DebtBrought
from ledger.reports.desk_view import desk_view
from ledger.reports.settling import claim
from ledger.state.entries import Request
from ledger.state.night import Night
from ledger.state.register import Settled
from ledger.store.schema import entries

_SENDER = "debts of "


@dataclass(frozen=True, slots=True)
class Went:
    """Where a debt went on: the night, and its entry there."""

    night: int
    entry: int


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
    went: Went | None
    settled: Settled | None
    tries: int
    """How often it was brought elsewhere and taken back."""

    @property
    def is_open(self) -> bool:
        """Whether it is still to be paid."""
        return self.went is None and (self.settled is None or self.settled.chips != self.chips)


def debts(book: Book, house: House, nights: Iterable[Night]) -> list[Debt]:
    """Every debt that these nights were sealed with, the open ones and the others. Play money
    leaves none.
    """
    sealed = [night for night in nights if not night.is_open and night.chip_value]
    names, register = house.names(), house.now()
    went = _went(book, [names[night.id] for night in sealed])
    found = []
    for night in sealed:
        for line in desk_view(night).players:
            whose = names[night.id], line.player
            brought = went.get((*whose, night.seals[-1].hash.hex()), [])
            here = next((there for there, back in brought if not back), None)
            settled = register.settled.get(whose)
            if chips := claim(line):
                found.append(
                    Debt(
                        night=night.id,
                        player=line.player,
                        name=line.name,
                        chips=chips,
                        minor=night.in_cash(chips),
                        person=register.players.get(whose),
                        went=here,
                        settled=settled,
                        tries=sum(back for _, back in brought),
                    )
                )
    return found


def bring(
    book: Book, house: House, request: Request, there: int, debt: Debt, player: int
) -> Receipt:
    """A debt goes on in this other night, as this player's. Raises `MovedOn` where it went on
    elsewhere or was settled, `BadSetting` where a chip has another worth, or the player is not that
    person.
    """
    here, was = book.night(there), book.night(debt.night)
    whose = house.now().players.get((house.name(there), player))
    if debt.person is None or whose != debt.person:
        raise BadSetting(
            say(
                "Say first who {name} is: the player of both nights must be one person.",
                name=debt.name,
            )
        )
    chips = in_chips_of(here, was, debt)
    seal = was.seals[-1].hash.hex()
    noted = with_(
        request,
        sender=f"{_SENDER}{house.name(was.id)}",
        key=f"{debt.player}/{debt.tries + 1}/{seal}",
        digest="",
    )
    if debt.settled and not debt.is_open and debt.went is None:
        raise MovedOn(say("This debt was settled from hand to hand."))
    named = {"night": house.name(was.id), "seal": seal, "player": debt.player}
    try:
        return book.do(there, noted, DebtBrought, player, -chips, named)
    except KeyReused as error:
        raise MovedOn(say("This debt has gone on in another night already.")) from error


def in_chips_of(here: Night, was: Night, debt: Debt) -> int:
    """A debt in chips of another night. Raises `BadSetting` where that is no whole number."""
    currencies = [night.chip_value.currency if night.chip_value else "" for night in (here, was)]
    if currencies[0] != currencies[1] or debt.minor % here.chip_worth:
        raise BadSetting(
            say("A chip had another worth that night: this debt is no whole number of chips here.")
        )
    return debt.minor // here.chip_worth


def check_none_went(book: Book, house: House, night: int) -> None:
    """A night whose debts went on elsewhere is not opened again. Raises `MovedOn`."""
    for debt in debts(book, house, [book.night(night)]):
        if debt.went:
            there = book.night(debt.went.night).name
            raise MovedOn(
                say(
                    "The debt of {name} went on in {night}, entry {entry}. Take that back first.",
                    name=debt.name,
                    night=there,
                    entry=debt.went.entry,
                )
            )


def _went(book: Book, nights: list[str]) -> Mapping[tuple[str, int, str], list[tuple[Went, bool]]]:
    """Where debts of these nights went on, by night, player and seal; and whether that was taken
    back.
    """
    senders = [f"{_SENDER}{night}" for night in nights]
    query = sa.select(entries.c.sender, entries.c.key, entries.c.night, entries.c.number).where(
        entries.c.sender.in_(senders)
    )
    with book.database.reading() as connection:
        rows = sorted(connection.execute(query.order_by(entries.c.sender, entries.c.key)))
    found: dict[tuple[str, int, str], list[tuple[Went, bool]]] = {}
    for sender, key, night, number in rows:
        player, _, seal = key.split("/")
        whose = sender.removeprefix(_SENDER), int(player), seal
        taken_back = number in book.night(night).corrected
        found.setdefault(whose, []).append((Went(night, number), taken_back))
    return found
