"""What the desk and a table do for several people at once: ordinary entries, one for each of them,
all of them written or none. Each is put right like any other.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal, NamedTuple

from games.engine import CardMode
from ledger.book import Beside, Book, Make, Receipt
from ledger.errors import BadName, Conflict, TooManyPlayers
from ledger.kinds.at_table import game_of
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.ending import LastRound
from ledger.kinds.players import PlayerAdded, PlayerRenamed, called
from ledger.kinds.pots import ends_with, goes_by_change, in_pots, series_runs, shares
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import GameChanged, SeriesEnded
from ledger.state import accounts
from ledger.state.entries import Decision, Request
from ledger.state.night import Night, Table
from ledger.state.words import LONGEST_NAME, clean_name
from ledger.store.canonical import JSON

HOUSE_PLAYERS = ("Ada", "Blaise", "Carl", "Emmy", "Jakob", "Sofja", "Pierre", "Émilie", "Daniel")
"""What house players are called."""


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
    content: dict[str, JSON] = {
        "do": "sell_all",
        "players": list(players),
        "chips": chips,
        "against": against,
    }
    makes = [
        partial(BuyIn.decide, player=player, chips=chips, against=against) for player in players
    ]
    return book.write_all(night, request, content, lambda _: makes)


def cash_out(book: Book, night: int, request: Request, players: Sequence[int]) -> Receipt:
    """Each of these players hands in the bankroll, as the book has it, in this order. Whoever sits
    at a table between rounds stands up before, with the rack; one in whose pot chips lie keeps its
    players. Raises what `CashOut` raises.
    """

    def plan(state: Night) -> Iterator[Make]:
        for table in state.tables.values():
            if not table.is_open or table.round is not None or in_pots(state, table):
                continue
            for seat, player in table.seats.items():
                if player in players:
                    yield partial(Stood.decide, table_number=table.number, seat=seat)
        for player in players:
            yield partial(CashOut.decide, player=player)

    content: dict[str, JSON] = {"do": "cash_out_all", "players": list(players)}
    return book.write_all(night, request, content, plan)


def take_back(
    book: Book, night: int, request: Request, numbers: Sequence[int], why: str
) -> Receipt:
    """Take these entries of the desk back, the last one first. Raises what `Corrected` raises."""
    content: dict[str, JSON] = {"do": "correct_all", "entries": list(numbers), "why": why}
    wrong = [book.entry(night, number) for number in sorted(numbers, reverse=True)]
    makes = [partial(Corrected.decide, wrong=entry, why=why) for entry in wrong]
    return book.write_all(night, request, content, lambda _: makes)


def seat(book: Book, night: int, request: Request, table: int, places: Sequence[Place]) -> Receipt:
    """These players sit down, each with chips. Raises what `Sat` raises."""
    content: dict[str, JSON] = {
        "do": "sit_all",
        "table": table,
        "places": [list(place) for place in places],
    }
    makes = [_sitting(table, place) for place in places]
    return book.write_all(night, request, content, lambda _: makes)


def add_player(
    book: Book,
    night: int,
    request: Request,
    name: str,
    beside: Beside | None = None,
    most: int | None = None,
) -> Receipt:
    """Somebody comes; a house player of that name takes another one. `most`: only while there are
    not so many yet. Raises what `PlayerAdded` raises, and `TooManyPlayers`.
    """
    content: dict[str, JSON] = {"do": "add_player", "name": name}

    def plan(state: Night) -> Iterator[Make]:
        if most is not None and len(state.players) >= most:
            raise TooManyPlayers.saying("There are {most} players already.", most=most)
        yield from _making_way(state, name)
        yield partial(PlayerAdded.decide, name=name)

    return book.write_all(night, request, content, plan, beside)


def rename_player(book: Book, night: int, request: Request, player: int, name: str) -> Receipt:
    """Somebody is called so from now on; a house player of that name takes another one. Raises what
    `PlayerRenamed` raises.
    """
    content: dict[str, JSON] = {"do": "rename_player", "player": player, "name": name}

    def plan(state: Night) -> Iterator[Make]:
        if not state.player(player).program:
            yield from _making_way(state, name)
        yield partial(PlayerRenamed.decide, player=player, name=name)

    return book.write_all(night, request, content, plan)


def _making_way(night: Night, name: str) -> Iterator[Make]:
    holder = None
    with suppress(BadName):  # who says it is told what is wrong with it
        holder = called(night, clean_name(name, ""))
    if holder and holder.program:
        yield partial(PlayerRenamed.decide, player=holder.number, name=house_name(night))


def house_name(night: Night) -> str:
    """A name for a house player that nobody has in this night."""
    return _free_name(night, HOUSE_PLAYERS)


def new_name(night: Night, name: str) -> str:
    """This name, where no guest has it; else the first one with a number that nobody has."""
    holder = called(night, name)
    return name if holder is None or holder.program else _free_name(night, [name])


def _free_name(night: Night, names: Sequence[str]) -> str:
    rounds = range(1, len(night.players) + 2)
    numbered = (_numbered(name, number) for number in rounds for name in names)
    return next(name for name in numbered if not called(night, name))


def _numbered(name: str, number: int) -> str:
    ending = f" {number}" if number > 1 else ""
    return f"{name[: LONGEST_NAME - len(ending)].rstrip()}{ending}"


def seat_house_player(
    book: Book,
    night: int,
    request: Request,
    table: int,
    name: str | None,
    seat: int | None,
    chips: int,
) -> Receipt:
    """A house player comes, buys so many chips and sits down with them: under a name of the
    program's and in the first free seat, where none is said. Raises what `PlayerAdded`, `BuyIn` and
    `Sat` raise.
    """
    content: dict[str, JSON] = {
        "do": "seat_house_player",
        "table": table,
        "name": name,
        "seat": seat,
    }

    def plan(state: Night) -> Iterator[Make]:
        player = max(state.players, default=0) + 1
        own = name if name is not None else house_name(state)
        yield partial(PlayerAdded.decide, name=own, program=True)
        if chips:  # where points are played for nobody needs any
            yield partial(BuyIn.decide, player=player, chips=chips, against="cash")
        place = seat if seat is not None else _first_free(state.table(table))
        yield _sitting(table, Place(player, place, chips))

    return book.write_all(night, request, content | {"chips": chips}, plan)


def leave(
    book: Book,
    night: int,
    request: Request,
    table: int,
    seat: int,
    ends: bool = False,
    beside: Beside | None = None,
) -> Receipt:
    """A player stands up. What lies in the pots is divided before where `ends` says so, and where
    nobody who has played for it would be left to win it. Raises what `Stood` and `SeriesEnded`
    raise.
    """

    def plan(state: Night) -> Iterator[Make]:
        here = state.table(table)
        if ends or ends_with(state, here, [here.seats.get(seat, 0)]):
            yield partial(SeriesEnded.decide, table_number=table)
        yield partial(Stood.decide, table_number=table, seat=seat)

    content: dict[str, JSON] = {"do": "leave", "table": table, "seat": seat, "ends": ends}
    return book.write_all(night, request, content, plan, beside)


def stand(book: Book, night: int, request: Request, table: int) -> Receipt:
    """Everybody at a table stands up; what lies in the pots is divided before. Raises what `Stood`
    raises.
    """

    def plan(state: Night) -> Iterator[Make]:
        here = state.table(table)
        if here.seats and in_pots(state, here):
            yield partial(SeriesEnded.decide, table_number=table)
        for seat in here.seats:
            yield partial(Stood.decide, table_number=table, seat=seat)

    return book.write_all(night, request, {"do": "stand_all", "table": table}, plan)


def change_game(
    book: Book,
    night: int,
    request: Request,
    table: int,
    game: str,
    options: Mapping[str, JSON],
    cards: CardMode,
    ends: bool = False,
) -> Receipt:
    """Another game at a table, or other options. A series that runs there is ended before, its pots
    divided, where `ends` says so. Raises `series-runs` where it does not, and what `SeriesEnded`
    and `GameChanged` raise.
    """

    def plan(state: Night) -> Iterator[Make]:
        here = state.table(table)
        if series_runs(state, here):
            if not ends:
                raise Conflict(goes_by_change(state, here), "series-runs")
            yield partial(SeriesEnded.decide, table_number=table)
        yield partial(
            GameChanged.decide, table_number=table, slug=game, options=options, cards=cards
        )

    content: dict[str, JSON] = {
        "do": "change_game_after_series",
        "table": table,
        "game": game,
        "cards": cards,
    }
    more: dict[str, JSON] = {"options": dict(options), "ends": ends}
    return book.write_all(night, request, more | content, plan)


def move(book: Book, night: int, request: Request, table: int, to: int) -> Receipt:
    """Everybody at a table goes to another one with what is in the rack and their share of the
    pots: to the seat of the same number, or the first free one. Raises what `Stood` and `Sat`
    raise; `seat-taken` where there are too few seats.
    """

    def plan(state: Night) -> Iterator[Make]:
        here, there = state.table(table), state.table(to)
        seats = list(_seats(here, there))
        shared = in_pots(state, here) > 0 and bool(here.seats)
        due = {share.player: share.chips for share in shares(state, here)} if shared else {}
        if shared:
            yield partial(SeriesEnded.decide, table_number=here.number)
        for seat, free in seats:
            player = here.seats[seat]
            chips = state.balance(accounts.rack(here.number, player)) + due.get(player, 0)
            yield partial(Stood.decide, table_number=here.number, seat=seat)
            yield _sitting(there.number, Place(player, free, chips))
        if here.after is not None:
            yield partial(LastRound.decide, table=here.number, last=False)

    return book.write_all(night, request, {"do": "move_all", "from": table, "to": to}, plan)


def _sitting(table: int, place: Place) -> Make:
    def sit(state: Night) -> Decision:
        return Sat.decide(state, table, place.player, place.seat, place.chips)

    return sit


def _first_free(table: Table) -> int:
    """The first free seat; where all are taken, the last one, so that whoever asks is told so."""
    most = game_of(table.game).most_seats
    return next((seat for seat in range(1, most + 1) if seat not in table.seats), most)


def _seats(here: Table, there: Table) -> Iterable[tuple[int, int]]:
    """The seat of each at the one table, and the one at the other table."""
    every = range(1, game_of(there.game).most_seats + 1)
    free = [seat for seat in every if seat not in there.seats]
    if len(free) < len(here.seats):
        raise Conflict.saying(
            "{table} has too few free seats: {free}, for {players} players.",
            "seat-taken",
            table=there.name,
            free=len(free),
            players=len(here.seats),
        )
    same = here.seats.keys() & set(free)
    others = iter(seat for seat in free if seat not in same)
    return [(seat, seat if seat in same else next(others)) for seat in here.seats]
