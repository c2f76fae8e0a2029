"""Debts that are brought into another night, paid, or settled from hand to hand."""

from hashlib import sha256

import sqlalchemy as sa

from games.language import gettext
from ledger.book import Book, Receipt, Wish
from ledger.desk.debts import SENDER, Debt, brought, debts_at
from ledger.errors import Conflict, Invalid, NotThere
from ledger.house import House, names_at
from ledger.kinds.debts import DebtBrought
from ledger.state import register as people
from ledger.state.currencies import money_said
from ledger.state.entries import Request
from ledger.state.house_money import DebtPaid, MoneyTakenBack
from ledger.state.night import Night
from ledger.state.places import Place
from ledger.state.register import At, Register, Said
from ledger.state.words import LONGEST_REASON, clean_name, whole
from ledger.store import canonical
from ledger.store.canonical import JSON


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
            raise Conflict.saying(
                "This debt was settled from hand to hand, at another sum. Take that back first.",
                "stale",
            )
        return _paid(was, (names_at(connection)[night], player), part, place, how)

    return house.write_held(request, [night], make)


def _debt_of(
    connection: sa.Connection, book: Book, register: Register, night: Night, player: int
) -> Debt:
    """What was left to pay by or to this player. Raises `no-such-player`, `stale`."""
    if night.is_open:
        raise Conflict.saying(
            "{night} is open: what is owed there is paid there.", "stale", night=night.name
        )
    for debt in debts_at(connection, book, register, [night], names_at(connection)):
        if debt.player == player:
            return debt
    raise NotThere.saying(
        "Nothing was left to pay by or to this player at that night's seal.", "no-such-player"
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
        raise Conflict.saying("This debt was settled from hand to hand.", "stale")
    if not debt.left and debt.went:
        raise Conflict.saying(
            "This debt has gone on in {night}, entry {entry}. It is paid there, or taken back.",
            "stale",
            night=book.night_at(connection, debt.went.night).name,
            entry=debt.went.entry,
        )
    if not debt.left:
        raise Conflict.saying("This debt was paid.", "stale")
    if seen is not None and seen != debt.left:
        raise Conflict.saying("Something was paid of this debt since. Look again.", "stale")
    if part is None:
        return debt.left
    if not 1 <= whole(part, gettext("The part")) <= abs(debt.left):
        raise Invalid.saying(
            "Of this debt {left} are left, not {part}.",
            "bad-setting",
            left=money_said(abs(debt.left), was.currency),
            part=money_said(part, was.currency),
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
        raise Invalid.saying(
            "Say first who {name} is: the player of both nights must be one person.",
            "bad-setting",
            name=debt.name,
        )
    currencies = [night.currency for night in (here, was)]
    if currencies[0] != currencies[1] or minor % here.chip_worth:
        raise Invalid.saying(
            "A chip had another worth that night: this debt is no whole number of chips here.",
            "bad-setting",
        )
    return minor // here.chip_worth
