"""Debts between nights: what was left to pay as a night was sealed, and what became of it.

A debt stands in one night at a time. It goes on in another night by an entry of that one
(`ledger.kinds.debts`), is noted as settled from hand to hand by one of the house, or its own night
is opened again: whoever wants one of these holds the house and the nights concerned, and looks
there what has become of the debt. The request of an entry that brings a debt is made of the sealed
night and the player, and requests are unique in the database; so the sealed night finds where its
debt went.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

import sqlalchemy as sa

from games.language import gettext
from ledger.book import Book, Receipt, Wish
from ledger.errors import Conflict, Invalid, NotThere
from ledger.house import House, names_at
from ledger.kinds.debts import DebtBrought
from ledger.kinds.nights import NightReopened
from ledger.state import register as people
from ledger.state.entries import Decision, Entry, Request
from ledger.state.night import Night
from ledger.state.register import At, DebtSettled, Register, Settled
from ledger.store import canonical
from ledger.store.canonical import JSON
from ledger.store.schema import entries

SENDER = "debts of "


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

    @property
    def is_open(self) -> bool:
        """Whether it is still to be paid."""
        return self.went is None and not self.is_settled

    @property
    def is_settled(self) -> bool:
        """Whether all of it was settled from hand to hand."""
        return self.settled is not None and self.settled.chips == self.chips


@dataclass(frozen=True, slots=True)
class _Brought:
    """An entry by which a debt went on."""

    went: Went
    entry: Entry
    player: int
    is_taken_back: bool


def debts(book: Book, house: House, nights: Iterable[Night]) -> list[Debt]:
    """Every debt that these nights were sealed with, the open ones and the others. Play money
    leaves none.
    """
    with book.database.reading() as connection:
        return _debts(connection, book, house.at(connection), nights)


def bring(
    book: Book,
    house: House,
    request: Request,
    there: int,
    player: int,
    of_night: int,
    of_player: int,
) -> Receipt:
    """A debt of a sealed night goes on in this other night, as this player's. Raises `stale`
    where it went on elsewhere, was settled or its night is open again, `bad-setting` where a chip
    has another worth, or the player is not that person.
    """
    content: JSON = [request.sender, request.key, request.digest, there, player]
    digest = sha256(canonical.encode(content)).hexdigest()

    def look(connection: sa.Connection) -> Wish | Receipt:
        here, was = book.night_at(connection, there), book.night_at(connection, of_night)
        whose = names_at(connection)[was.id], of_player
        before = _brought(connection, book, [whose[0]]).get(whose, [])
        for brought in before:
            standing = not brought.is_taken_back and brought.went.night == there
            if (standing and brought.player == player) or brought.entry.request.digest == digest:
                return Receipt(here, brought.entry, repeated=True)
        debt = _debt_of(connection, book, house.at(connection), was, of_player)
        _check_stays(book, connection, debt)
        if debt.is_settled:
            raise Conflict(gettext("This debt was settled from hand to hand."), "stale")
        chips = _in_chips(connection, house, here, was, debt, player)
        used = {brought.entry.request.key for brought in before}
        tries = (f"{of_player}/{number}" for number in range(1, len(used) + 2))
        key = next(key for key in tries if key not in used)
        noted = Request(f"{SENDER}{whose[0]}", key, request.who, request.screen, digest)
        named: dict[str, JSON] = {
            "night": whose[0],
            "seal": was.seals[-1].hash.hex(),
            "player": of_player,
        }
        return Wish(noted, {}, lambda night: DebtBrought.decide(night, player, -chips, named))

    return book.write_held(there, [of_night], look)


def settle(
    book: Book,
    house: House,
    request: Request,
    night: int,
    player: int,
    *,
    settled: bool,
    how: str = "",
) -> Register:
    """A debt of a sealed night was settled from hand to hand, or was not after all. Raises
    `stale` where it has gone on in another night, `no-such-player` where there is none.
    """

    def make(connection: sa.Connection, register: Register) -> DebtSettled:
        was = book.night_at(connection, night)
        debt = _debt_of(connection, book, register, was, player)
        if settled:
            _check_stays(book, connection, debt)
        whose = names_at(connection)[night], player
        return people.settled(whose, debt.chips if settled else 0, how)

    return house.write_held(request, [night], make)


def reopen(book: Book, request: Request, night: int) -> Receipt:
    """Open a closed night again. Raises `stale` where a debt of it went on in another night, and
    what `NightReopened` raises.
    """

    def look(connection: sa.Connection) -> Wish:
        def make(state: Night) -> Decision:
            decision = NightReopened.decide(state)
            _check_none_went(connection, book, state)
            return decision

        return Wish(request, {"do": NightReopened.asked, "args": [], "named": {}}, make)

    return book.write_held(night, (), look)


def _debts(
    connection: sa.Connection, book: Book, register: Register, nights: Iterable[Night]
) -> list[Debt]:
    """`debts`, as this transaction sees them."""
    sealed = [night for night in nights if not night.is_open and night.chip_value]
    names = names_at(connection)
    went = _brought(connection, book, [names[night.id] for night in sealed])
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
                        went=_standing(went.get(whose, [])),
                        settled=register.settled.get(whose),
                    )
                )
    return found


def _debt_of(
    connection: sa.Connection, book: Book, register: Register, night: Night, player: int
) -> Debt:
    """What was left to pay by or to this player. Raises `no-such-player`, `stale`."""
    if night.is_open:
        raise Conflict(
            gettext("{night} is open: what is owed there is paid there.", night=night.name), "stale"
        )
    for debt in _debts(connection, book, register, [night]):
        if debt.player == player:
            return debt
    raise NotThere(
        gettext("Nothing was left to pay by or to this player at that night's seal."),
        "no-such-player",
    )


def _check_stays(book: Book, connection: sa.Connection, debt: Debt) -> None:
    """Raises `stale` where a debt has gone on."""
    if debt.went:
        raise Conflict(
            gettext(
                "This debt has gone on in {night}, entry {entry}. It is paid there, or taken back.",
                night=book.night_at(connection, debt.went.night).name,
                entry=debt.went.entry,
            ),
            "stale",
        )


def _in_chips(
    connection: sa.Connection, house: House, here: Night, was: Night, debt: Debt, player: int
) -> int:
    """A debt in chips of the night in which it goes on as this player's. Raises `bad-setting` where
    that is no whole number, or another person's.
    """
    whose = house.at(connection).players.get((names_at(connection)[here.id], player))
    if debt.person is None or whose != debt.person:
        raise Invalid(
            gettext(
                "Say first who {name} is: the player of both nights must be one person.",
                name=debt.name,
            ),
            "bad-setting",
        )
    currencies = [night.chip_value.currency if night.chip_value else "" for night in (here, was)]
    if currencies[0] != currencies[1] or debt.minor % here.chip_worth:
        raise Invalid(
            gettext(
                "A chip had another worth that night: this debt is no whole number of chips here."
            ),
            "bad-setting",
        )
    return debt.minor // here.chip_worth


def _check_none_went(connection: sa.Connection, book: Book, night: Night) -> None:
    """A night whose debts went on elsewhere is not opened again. Raises `stale`."""
    name = names_at(connection)[night.id]
    for (_, player), brought in _brought(connection, book, [name]).items():
        if went := _standing(brought):
            raise Conflict(
                gettext(
                    "The debt of {name} went on in {night}, entry {entry}. Take that back first.",
                    name=night.player(player).name,
                    night=book.night_at(connection, went.night).name,
                    entry=went.entry,
                ),
                "stale",
            )


def _standing(brought: Iterable[_Brought]) -> Went | None:
    """Where a debt stands now, if it went on."""
    return next((each.went for each in brought if not each.is_taken_back), None)


def _brought(
    connection: sa.Connection, book: Book, names: Iterable[str]
) -> Mapping[At, list[_Brought]]:
    """The entries by which debts of these nights went on, under whatever seal, by night and
    player.
    """
    query = sa.select(entries.c.night, entries.c.number).where(
        entries.c.sender.in_([f"{SENDER}{name}" for name in names])
    )
    found: dict[At, list[_Brought]] = {}
    for night, number in connection.execute(query.order_by(entries.c.sender, entries.c.key)).all():
        entry = book.entry_at(connection, night, number)
        if isinstance(entry.says, DebtBrought):  # a bundle that was read in may say anything there
            of = entry.says.of
            taken_back = number in book.night_at(connection, night).corrected
            brought = _Brought(Went(night, number), entry, entry.says.player, taken_back)
            found.setdefault((of.night, of.player), []).append(brought)
    return found
