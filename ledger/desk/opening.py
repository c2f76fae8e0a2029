"""Opening a night in a book, and a closed one again."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from ledger.book import Book, Make, Receipt, Wish
from ledger.desk.debts import brought, parts_elsewhere
from ledger.errors import Conflict
from ledger.house import House, names_at
from ledger.kinds.nights import NightOpened, NightReopened
from ledger.state.entries import Decision, Request, facts_of
from ledger.state.house_money import DebtPaid
from ledger.state.night import FIRST_FORMAT, Night
from ledger.state.places import Place
from ledger.state.register import Register


def open_night(
    book: Book,
    request: Request,
    *,
    name: str,
    chip_value: Mapping[str, object] | None,
    chip_set: Sequence[Mapping[str, object]],
    cash_float: int = 0,
    then: Sequence[Make] = (),
) -> Receipt:
    """Begin a night: see `NightOpened.decide`. Its name in addresses gets a number where it is
    taken. `then` is what it begins with, players and tables: all of it is written, or no night.
    """
    decision = NightOpened.decide(name, chip_value, chip_set, cash_float)
    assert isinstance(decision.says, NightOpened)
    # The digest of the same request stays what it was when the first format was the only one.
    asked = {"do": "open_night", **facts_of(decision.says), "format": FIRST_FORMAT}
    return book.open(request, asked, decision.says.known_as, decision, then)


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


def _check_none_went(connection: sa.Connection, book: Book, night: Night) -> None:
    """A night whose debts went on elsewhere is not opened again. Raises `stale`."""
    name = names_at(connection)[night.id]
    for (_, player), parts in brought(connection, book, [name]).items():
        if went := next((part.went for part in parts_elsewhere(parts)), None):
            raise Conflict.saying(
                "The debt of {name} went on in {night}, entry {entry}. Take that back first.",
                "stale",
                name=night.player(player).name,
                night=book.night_at(connection, went.night).name,
                entry=went.entry,
            )


def _check_untouched(register: Register, name: str) -> None:
    """A night of which debts were paid since, or whose cash went elsewhere, is not opened again.
    Raises `stale`.
    """
    for noted in register.money.values():
        paid = isinstance(noted.says, DebtPaid) and noted.says.night == name
        if paid or any(place == Place("drawer", name) for place, _ in noted.says.sides()):
            raise Conflict.saying(
                "Money of that night was paid or carried away since (entry {entry} of the "
                "house). Take that back first.",
                "stale",
                entry=noted.entry,
            )
