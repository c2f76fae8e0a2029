"""What the desk and a table do for several people at once: ordinary entries, one for each of them,
all of them written or none. Each is put right like any other.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Literal, NamedTuple

from games.language import say
from ledger.book import Book, Make, Receipt
from ledger.errors import SeatTaken
from ledger.kinds.at_table import game_of
from ledger.kinds.cash import BuyIn
from ledger.kinds.corrections import Corrected
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat, Stood
from ledger.state import accounts
from ledger.state.entries import Draft, Request
from ledger.state.night import Night, Table


class Place(NamedTuple):
    """A player who sits down, where, and with how many chips of the bankroll."""

    player: int
    seat: int
    chips: int


def sell(
    book: Book,
    night: int,
    request: Request,
    players: Sequence[int],
    chips: int,
    against: Literal["cash", "marker"],
) -> Receipt:
    """Sell so many chips to each of these players. Raises what `BuyIn` raises."""
    content = {"do": "sell_all", "players": list(players), "chips": chips, "against": against}
    makes = [
        partial(BuyIn.decide, player=player, chips=chips, against=against) for player in players
    ]
    return book.write_all(night, request, content, lambda _: makes)


def take_back(
    book: Book, night: int, request: Request, numbers: Sequence[int], why: str
) -> Receipt:
    """Take these entries of the desk back, the last one first. Raises what `Corrected` raises."""
    content = {"do": "correct_all", "entries": list(numbers), "why": why}
    wrong = [book.entry(night, number) for number in sorted(numbers, reverse=True)]
    makes = [partial(Corrected.decide, wrong=entry, why=why) for entry in wrong]
    return book.write_all(night, request, content, lambda _: makes)


def seat(book: Book, night: int, request: Request, table: int, places: Sequence[Place]) -> Receipt:
    """These players sit down, each with chips. Raises what `Sat` raises."""
    content = {"do": "sit_all", "table": table, "places": [list(place) for place in places]}
    makes = [_sitting(table, place) for place in places]
    return book.write_all(night, request, content, lambda _: makes)


def seat_house_player(
    book: Book, night: int, request: Request, table: int, name: str, seat: int, chips: int
) -> Receipt:
    """A house player comes, buys so many chips and sits down with them. Raises what `PlayerAdded`,
    `BuyIn` and `Sat` raise.
    """
    content = {"do": "seat_house_player", "table": table, "name": name, "seat": seat}

    def plan(state: Night) -> Iterator[Make]:
        player = max(state.players, default=0) + 1
        yield partial(PlayerAdded.decide, name=name, program=True)
        if chips:  # where points are played for nobody needs any
            yield partial(BuyIn.decide, player=player, chips=chips, against="cash")
        yield _sitting(table, Place(player, seat, chips))

    return book.write_all(night, request, content | {"chips": chips}, plan)


def stand(book: Book, night: int, request: Request, table: int) -> Receipt:
    """Everybody at a table stands up. Raises what `Stood` raises."""

    def plan(state: Night) -> Iterator[Make]:
        for seat in state.table(table).seats:
            yield partial(Stood.decide, table_number=table, seat=seat)

    return book.write_all(night, request, {"do": "stand_all", "table": table}, plan)


def move(book: Book, night: int, request: Request, table: int, to: int) -> Receipt:
    """Everybody at a table goes to another one with what is in the rack: to the seat of the same
    number, or the first free one. Raises what `Stood` and `Sat` raise; `SeatTaken` where there are
    too few seats.
    """

    def plan(state: Night) -> Iterator[Make]:
        here, there = state.table(table), state.table(to)
        for seat, free in _seats(here, there):
            player = here.seats[seat]
            chips = state.balance(accounts.rack(here.number, player))
            yield partial(Stood.decide, table_number=here.number, seat=seat)
            yield _sitting(there.number, Place(player, free, chips))

    return book.write_all(night, request, {"do": "move_all", "from": table, "to": to}, plan)


def _sitting(table: int, place: Place) -> Make:
    def sit(state: Night) -> Draft:
        return Sat.decide(state, table, place.player, place.seat, place.chips)

    return sit


def _seats(here: Table, there: Table) -> Iterable[tuple[int, int]]:
    """The seat of each at the one table, and the one at the other table."""
    every = range(1, game_of(there.game).most_seats + 1)
    free = [seat for seat in every if seat not in there.seats]
    if len(free) < len(here.seats):
        raise SeatTaken(
            say(
                "{table} has too few free seats: {free}, for {players} players.",
                table=there.name,
                free=len(free),
                players=len(here.seats),
            )
        )
    same = here.seats.keys() & set(free)
    others = iter(seat for seat in free if seat not in same)
    return [(seat, seat if seat in same else next(others)) for seat in here.seats]
