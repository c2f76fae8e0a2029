"""Opening and closing tables, and the chips that go between the cage and their trays, as drafts for
the book.
"""

from collections.abc import Mapping, Sequence

from games.engine import CardMode
from ledger.errors import NameTaken, NotEnough
from ledger.kinds.counting import counted, put_right
from ledger.kinds.desk import from_cage
from ledger.kinds.seating import divided, game_facts, game_of, idle, with_fresh_seed
from ledger.state import accounts
from ledger.state.accounts import CAGE
from ledger.state.entries import Draft, Transfer, move, net
from ledger.state.night import Night, Table
from ledger.state.words import clean_name, likeness, whole
from ledger.store.canonical import JSON


def open_table(
    night: Night,
    game: str,
    options: Mapping[str, JSON],
    cards: CardMode,
    tray: int,
    name: str | None = None,
) -> Draft:
    """A new table for a game of the catalogue, its tray filled with chips from the cage. Without a
    name it is called by its number. Raises `NoSuchGame`, `BadSetting`, `BadAmount`, `BadName`,
    `NameTaken`.
    """
    night.check_open()
    whole(tray, "The opening tray", 0)
    number = max(night.tables, default=0) + 1
    title = _free_name(night, name if name is not None else f"Table {number}")
    facts = {"name": title, **game_facts(game_of(game), options, cards)}
    filling = (*from_cage(night, tray), *move(CAGE, accounts.tray(number), tray, "opening tray"))
    return with_fresh_seed(Draft("table-opened", facts, filling, table=number), cards)


def fill(night: Night, table: int, chips: int) -> Draft:
    """Chips from the cage to a tray, at any time."""
    night.check_open()
    here = night.table(table)
    whole(chips, "The fill")
    filling = (*from_cage(night, chips), Transfer(CAGE, accounts.tray(here.number), chips, "fill"))
    return Draft("fill", {"chips": chips}, filling, table=here.number)


def credit(night: Night, table: int, chips: int) -> Draft:
    """Chips from a tray back to the cage, at any time. Raises `NotEnough`."""
    night.check_open()
    here = night.table(table)
    whole(chips, "The credit")
    tray = accounts.tray(here.number)
    if chips > night.balance(tray):
        raise NotEnough(
            f"The tray of {here.name} holds {night.balance(tray):,} chips, not {chips:,}."
        )
    return Draft(
        "credit", {"chips": chips}, (Transfer(tray, CAGE, chips, "credit"),), table=here.number
    )


def count_tray(night: Night, table: int, counts: Sequence[JSON], book: int) -> Draft:
    """The chips found in a tray between rounds: what it has more or less than the book goes over or
    short (see `ledger.kinds.counting`). Raises `RoundInPlay`, `CountAgain`, `MovedOn`.
    """
    here = idle(night, table)
    tray = accounts.tray(here.number)
    found = counted(night, tray, f"The tray of {here.name}", counts, book)
    return Draft("tray-counted", found.facts, put_right(tray, found), table=here.number)


def close_table(night: Night, table: int) -> Draft:
    """Close a table between rounds: pots are divided, racks go to the bankrolls, the tray to the
    cage.
    """
    here = idle(night, table)
    return Draft(
        "table-closed",
        {"seats": _seats(here)},
        cleared(night, here),
        table=here.number,
        drops_seed=True,
    )


def cleared(night: Night, table: Table) -> tuple[Transfer, ...]:
    """What takes every chip off a table: the end of its series, the racks, the tray."""
    series = divided(night, table)
    change = net(series)
    transfers = list(series)
    for player in table.seats.values():
        rack = accounts.rack(table.number, player)
        chips = night.balance(rack) + change.get(rack, 0)
        transfers += move(rack, accounts.bankroll(player), chips, "leaves the table")
    tray = accounts.tray(table.number)
    transfers += move(tray, CAGE, night.balance(tray) + change.get(tray, 0), "closing tray")
    return tuple(transfers)


def _seats(table: Table) -> list[JSON]:
    return [{"seat": seat, "player": player} for seat, player in table.seats.items()]


def _free_name(night: Night, name: str) -> str:
    name = clean_name(name, "A table's name")
    for other in night.tables.values():
        if other.is_open and likeness(other.name) == likeness(name):
            raise NameTaken(f"There is a table called {other.name} already.")
    return name
