"""What the entries of tables and seats are decided with: the game, the seats, the seed of the next
shuffle.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from games import catalogue
from games.engine import JSON, CardMode, Game, NotARound, full_options
from games.engine.shuffle import SEED_BYTES, commitment
from ledger import chance
from ledger.errors import Conflict, Invalid, NotThere
from ledger.kinds.pots import divided
from ledger.state import accounts
from ledger.state.accounts import CAGE
from ledger.state.entries import Transfer, move, net
from ledger.state.facts_in_words import quoted
from ledger.state.night import Night, Table


def game_of(slug: str) -> Game:
    """The game of the catalogue. Raises `no-such-game`."""
    game = catalogue.find(slug)
    if game is None:
        raise NotThere.saying("There is no game {slug}.", "no-such-game", slug=quoted(str(slug)))
    return game


def game_name(slug: str) -> str:
    """What a game is called; its slug where this Croupier does not have it."""
    game = catalogue.find(slug)
    return game.name if game else slug


def idle(night: Night, table_number: int) -> Table:
    """The table, if nothing is in play there. Raises `round-in-play`."""
    night.check_open()
    table = night.table(table_number)
    if table.round is not None:
        raise Conflict.saying(
            "Round {number} is in play at {table}; wait for the next round.",
            "round-in-play",
            number=table.round.number,
            table=table.title,
        )
    return table


def seated(table: Table, seat: int) -> int:
    """The player in a seat. Raises `not-seated`."""
    if type(seat) is not int or seat not in table.seats:
        raise Conflict.saying(
            "Nobody sits in seat {seat} of {table}.",
            "not-seated",
            seat=quoted(str(seat)),
            table=table.title,
        )
    return table.seats[seat]


def options_in_full(game: Game, given: Mapping[str, JSON]) -> dict[str, JSON]:
    """All options of a game, as an entry has them. Raises `bad-setting`."""
    try:
        return full_options(game, given)
    except NotARound as error:
        raise Invalid(error.message, "bad-setting") from error


class Promise(NamedTuple):
    """The shuffle of the round to come: its secret seed, and the commitment that the entry says.
    Neither with real cards.
    """

    seed: bytes | None = None
    commitment: str | None = None


def promise(cards: CardMode) -> Promise:
    """A fresh promise, as these cards have it. Raises `bad-setting`."""
    if cards not in ("virtual", "physical"):
        raise Invalid.saying("The cards must be virtual or physical.", "bad-setting")
    if cards == "physical":
        return Promise()
    seed = fresh_seed()
    return Promise(seed, commitment(seed))


def fresh_seed() -> bytes:
    """A seed that nobody knows."""
    return chance.token_bytes(SEED_BYTES)


def wrong_promise(cards: str, promised: str | None) -> str | None:
    """What is wrong with the commitment of an entry, by the cards of its table: a shuffle is
    promised with virtual cards, and with no others.
    """
    if cards == "virtual" and not promised:
        return "it promises no shuffle, and the cards are virtual."
    if cards == "physical" and promised:
        return "it promises a shuffle, and the cards are real."
    return None


def rack_back(night: Night, table: Table, player: int) -> tuple[Transfer, ...]:
    """A player's rack, back to the bankroll."""
    rack = accounts.rack(table.number, player)
    return move(rack, accounts.bankroll(player), night.balance(rack), "leaves the table")


def cleared(
    night: Night, table: Table, series: tuple[Transfer, ...] | None = None
) -> tuple[Transfer, ...]:
    """What takes every chip off a table: the end of its series (by default the pots go to those who
    played for them), the racks, the tray.
    """
    series = divided(night, table) if series is None else series
    change = net(series)
    transfers = list(series)
    for player in table.seats.values():
        rack = accounts.rack(table.number, player)
        chips = night.balance(rack) + change.get(rack, 0)
        transfers += move(rack, accounts.bankroll(player), chips, "leaves the table")
    tray = accounts.tray(table.number)
    transfers += move(tray, CAGE, night.balance(tray) + change.get(tray, 0), "closing tray")
    return tuple(transfers)


def emptied(table: Table) -> Table:
    """The table once it is closed."""
    closed = replace(table, is_open=False, seats={}, carry={}, cuts={}, series={}, commitment=None)
    closed = replace(closed, phones=False, hints=False)
    return replace(closed, dealing=None, holding=(), out={}, borrowing=(), after=None)
