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
from hashlib import sha256

import sqlalchemy as sa

from games.language import gettext
from ledger.book import Book, Receipt, Wish
from ledger.errors import Conflict, Invalid, NotThere
from ledger.house import House, names_at
from ledger.kinds.debts import DebtBrought
from ledger.kinds.nights import NightReopened
from ledger.state import register as people
from ledger.state.currencies import money_said
from ledger.state.entries import Decision, Entry, Request
from ledger.state.house_money import DebtPaid, MoneyTakenBack
from ledger.state.night import Night
from ledger.state.places import Place
from ledger.state.register import At, Register, Said, Settled
from ledger.state.words import LONGEST_REASON, clean_name, whole
from ledger.store import canonical
from ledger.store.canonical import JSON
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


def bring(
    book: Book,
    house: House,
    request: Request,
    there: int,
    player: int,
    of_night: int,
    of_player: int,
    part: int | None = None,
    seen: int | None = None,
) -> Receipt:
    """A debt of a sealed night goes on in this other night, as this player's: what is left of it,
    or a `part` of that in minor units, above zero. `seen` is what was left where that was asked
    for: another sum is `stale`, for somebody else was first. Raises `stale` where it went on
    elsewhere, was settled or its night is open again, `bad-setting` where a chip has another worth,
    the part is larger than what is left, or the player is not that person.
    """
    content: list[JSON] = [request.sender, request.key, request.digest, there, player]
    if part is not None:
        content += [part, seen]
    digest = sha256(canonical.encode(content)).hexdigest()

    def look(connection: sa.Connection) -> Wish | Receipt:
        here, was = book.night_at(connection, there), book.night_at(connection, of_night)
        whose = names_at(connection)[was.id], of_player
        before = brought(connection, book, [whose[0]]).get(whose, [])
        for each in before:
            if each.entry.request.digest == digest:
                return Receipt(here, each.entry, repeated=True)
        debt = _debt_of(connection, book, house.at(connection), was, of_player)
        for each in before:  # all of it went there already, whoever asked for that
            standing = not each.is_taken_back and each.went.night == there
            if part is None and not debt.left and standing and each.player == player:
                return Receipt(here, each.entry, repeated=True)
        minor = _part_of(book, connection, was, debt, part, seen)
        chips = _in_chips(connection, house, here, was, debt, player, minor)
        used = {each.entry.request.key for each in before}
        tries = (f"{of_player}/{number}" for number in range(1, len(used) + 2))
        key = next(key for key in tries if key not in used)
        noted = Request(f"{SENDER}{whose[0]}", key, request.who, request.screen, digest)
        named: dict[str, JSON] = {
            "night": whose[0],
            "seal": was.seals[-1].hash.hex(),
            "player": of_player,
        }
        if minor != debt.minor:
            named["owed"] = -debt.minor
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
    seen: int | None = None,
) -> Register:
    """What is left of a debt of a sealed night was settled from hand to hand, or was not after
    all. `seen` is as for `bring`. Raises `stale` where all of it has gone on in another night,
    `no-such-player` where there is none.
    """

    def make(connection: sa.Connection, register: Register) -> Said:
        was = book.night_at(connection, night)
        debt = _debt_of(connection, book, register, was, player)
        whose = names_at(connection)[night], player
        if not settled:
            by_hand = [part.entry for part in debt.parts if part.place == "hand"]
            if by_hand and not debt.is_settled:
                return MoneyTakenBack(entry=by_hand[-1], reason=how or "not settled by hand")
            return people.settled(whose, 0, how)
        if not debt.parts and (seen is None or seen == debt.left):
            return people.settled(whose, debt.chips, how)
        left = _part_of(book, connection, was, debt, None, seen)
        return _paid(was, whose, left, Place("hand"), how)

    return house.write_held(request, [night], make)


def pay(
    book: Book,
    house: House,
    request: Request,
    night: int,
    player: int,
    minor: int,
    place: Place,
    how: str = "",
    seen: int | None = None,
) -> Register:
    """A part of a debt of a sealed night, or the rest of it, was paid: so much in minor units, to
    this place or (where the house owes) from it. `seen` is as for `bring`. Raises `stale` where
    nothing is left of it, `bad-setting` where less is left, `no-such-player`, `no-such-person`.
    """

    def make(connection: sa.Connection, register: Register) -> DebtPaid:
        was = book.night_at(connection, night)
        debt = _debt_of(connection, book, register, was, player)
        part = _part_of(book, connection, was, debt, minor, seen)
        if debt.settled:
            raise Conflict(
                gettext(
                    "This debt was settled from hand to hand, at another sum. Take that back first."
                ),
                "stale",
            )
        return _paid(was, (names_at(connection)[night], player), part, place, how)

    return house.write_held(request, [night], make)


def reopen(book: Book, request: Request, night: int) -> Receipt:
    """Open a closed night again. Raises `stale` where a debt of it went on in another night, and
    what `NightReopened` raises.
    """

    def look(connection: sa.Connection) -> Wish:
        def make(state: Night) -> Decision:
            decision = NightReopened.decide(state)
            _check_none_went(connection, book, state)
            _check_untouched(House(book.database).at(connection), names_at(connection)[state.id])
            return decision

        return Wish(request, {"do": NightReopened.asked, "args": [], "named": {}}, make)

    return book.write_held(night, (), look)


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
                        parts=(*_standing(went.get(whose, [])), *paid.get(whose, [])),
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
    for debt in debts_at(connection, book, register, [night], names_at(connection)):
        if debt.player == player:
            return debt
    raise NotThere(
        gettext("Nothing was left to pay by or to this player at that night's seal."),
        "no-such-player",
    )


def _part_of(
    book: Book,
    connection: sa.Connection,
    was: Night,
    debt: Debt,
    part: int | None,
    seen: int | None,
) -> int:
    """So much of a debt, or all that is left of it, with its sign. Raises `stale` where nothing is
    left, or not what was `seen`, and `bad-setting` where less is left.
    """
    if debt.is_settled:
        raise Conflict(gettext("This debt was settled from hand to hand."), "stale")
    if not debt.left and debt.went:
        raise Conflict(
            gettext(
                "This debt has gone on in {night}, entry {entry}. It is paid there, or taken back.",
                night=book.night_at(connection, debt.went.night).name,
                entry=debt.went.entry,
            ),
            "stale",
        )
    if not debt.left:
        raise Conflict(gettext("This debt was paid."), "stale")
    if seen is not None and seen != debt.left:
        raise Conflict(gettext("Something was paid of this debt since. Look again."), "stale")
    if part is None:
        return debt.left
    if not 1 <= whole(part, gettext("The part")) <= abs(debt.left):
        raise Invalid(
            gettext(
                "Of this debt {left} are left, not {part}.",
                left=money_said(abs(debt.left), was.currency),
                part=money_said(part, was.currency),
            ),
            "bad-setting",
        )
    return part if debt.left > 0 else -part


def _paid(was: Night, whose: At, minor: int, place: Place, how: str) -> DebtPaid:
    assert was.chip_value  # play money leaves no debts
    return DebtPaid(
        currency=was.chip_value.currency,
        night=whose[0],
        player=whose[1],
        paid=minor,
        place=str(place),
        how=how and clean_name(how, gettext("How it was paid"), LONGEST_REASON),
    )


def _in_chips(
    connection: sa.Connection,
    house: House,
    here: Night,
    was: Night,
    debt: Debt,
    player: int,
    minor: int,
) -> int:
    """So much of a debt in chips of the night in which it goes on as this player's. Raises
    `bad-setting` where that is no whole number, or another person's.
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
    currencies = [night.currency for night in (here, was)]
    if currencies[0] != currencies[1] or minor % here.chip_worth:
        raise Invalid(
            gettext(
                "A chip had another worth that night: this debt is no whole number of chips here."
            ),
            "bad-setting",
        )
    return minor // here.chip_worth


def _check_none_went(connection: sa.Connection, book: Book, night: Night) -> None:
    """A night whose debts went on elsewhere is not opened again. Raises `stale`."""
    name = names_at(connection)[night.id]
    for (_, player), parts in brought(connection, book, [name]).items():
        if went := next((part.went for part in _standing(parts)), None):
            raise Conflict(
                gettext(
                    "The debt of {name} went on in {night}, entry {entry}. Take that back first.",
                    name=night.player(player).name,
                    night=book.night_at(connection, went.night).name,
                    entry=went.entry,
                ),
                "stale",
            )


def _check_untouched(register: Register, name: str) -> None:
    """A night of which debts were paid since, or whose cash went elsewhere, is not opened again.
    Raises `stale`.
    """
    for noted in register.money.values():
        paid = isinstance(noted.says, DebtPaid) and noted.says.night == name
        if paid or any(place == Place("drawer", name) for place, _ in noted.says.sides()):
            raise Conflict(
                gettext(
                    "Money of that night was paid or carried away since (entry {entry} of the "
                    "house). Take that back first.",
                    entry=noted.entry,
                ),
                "stale",
            )


def _standing(of: Iterable[Brought]) -> list[Part]:
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
