"""A table between its rounds: who sits, what is played; and the desk's part in it, chips
and codes.
"""

from typing import Any, Literal

import marshmallow as ma
from flask import Response

from games.engine import Round
from games.language import say
from games.players import plays
from ledger.book import Receipt
from ledger.desk import closing, together
from ledger.desk.together import Place
from ledger.errors import Invalid
from ledger.kinds import seats, tables
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api import states, wishes
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import (
    Anything,
    Text,
    Whole,
    Word,
    YesOrNo,
    chips,
)
from web.api.request_parts import MOST_AT_ONCE, NAME, Chips, Viewpoint, counts
from web.api.who_may import (
    dealer,
    host,
    keeper,
    reader,
    to_write,
)
from web.shown.hints import Hints, hints
from web.shown.links import CodeLink, table_code
from web.shown.table_state import TableState
from web.shown.written import DeskWritten, TableWritten

door = Door(
    "tables",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="A table.",
)


class SeatTaken(ma.Schema):
    """A player takes a seat and brings chips from the bankroll."""

    player = Whole(most=10**9)
    seat = Whole(most=99)
    chips = chips(0)


class SeatsTaken(ma.Schema):
    """Several players take seats."""

    places = ma.fields.List(
        ma.fields.Nested(SeatTaken),
        required=True,
        validate=ma.validate.Length(1, MOST_AT_ONCE),
    )


class MoveTo(ma.Schema):
    """To which table."""

    to = Whole(most=10**9)


class Cut(ma.Schema):
    """A word for the shuffle; an empty one takes it back."""

    word = Text(0, 64)


class GameChoice(ma.Schema):
    """A game, its options (the defaults where left out), and how its cards are dealt."""

    game = Text(most=40)
    options = Anything(required=False)
    cards = Word("virtual", "physical")
    end_series = YesOrNo(required=False, load_default=False)
    """Whether a series that runs is ended, and its pots divided."""


class CountedTray(ma.Schema):
    """What a tray was counted to, and what the book had as the count began."""

    counts = counts(required=True)
    book = Whole(0)


class Leaving(ma.Schema):
    """Whether the series is ended, and its pots divided, before somebody stands up."""

    end_series = YesOrNo(required=False, load_default=False)


class SeriesEnd(ma.Schema):
    """Among which players the pots are divided, where the host decides otherwise than among those
    who played for them; nobody: the bank keeps them.
    """

    among = ma.fields.List(Whole(most=10**9), validate=ma.validate.Length(0, MOST_AT_ONCE))


class Players(ma.Schema):
    """Four players, in the order in which they draw."""

    players = ma.fields.List(Whole(most=10**9), required=True)


class PhonesPlay(ma.Schema):
    """Whether phones play at a table."""

    play = YesOrNo()


class HintsShown(ma.Schema):
    """Whether hints are shown at a table."""

    show = YesOrNo()


class NewHousePlayer(ma.Schema):
    """A house player who sits down with so many chips: with a name, and in the first free seat,
    where none is said.
    """

    name = Text(most=NAME, required=False)
    seat = Whole(most=99, required=False)
    chips = chips(0)


@door.reads("", reader, TableState, Viewpoint)
def look_at_table(asked: Asked, night: int, table: int, look_as: str | None = None) -> Response:
    """The table as the dealer, the wall, or the seat whose hand this screen holds may see it."""
    return states.table(asked, states.viewer_of(asked, look_as))


@door.reads("/hints", reader, Hints, Viewpoint)
def look_at_hints(asked: Asked, night: int, table: int, look_as: str | None = None) -> Hints:
    """What would be best for whom the table waits for, where the host has hints shown: as the
    dealer, or the seat whose hand this screen holds, may see it.
    """
    viewer = states.viewer_of(asked, look_as)

    def at(state: Night, here: Table, live: LiveRound | None) -> tuple[int, Round | None]:
        shown = here.hints and live is not None and not live.frozen
        return state.number, Round(live.round.setup, live.round.actions) if shown and live else None

    version, round_ = asked.services.rounds.look(night, table, at)
    # By itself, so that nobody at the table waits while it is counted.
    return Hints(version, hints(round_, viewer) if round_ else ())


# At the table


@door.writes("/seats", dealer, SeatTaken, TableWritten, query=Viewpoint)
def sit(asked: Asked, night: int, table: int, player: int, seat: int, chips: int) -> Receipt:
    """A player sits down and brings chips."""
    return _do(asked, night, table, seats.Sat, player, seat, chips)


@door.writes(
    "/seats/<number:seat>", dealer, Leaving, TableWritten, method="DELETE", query=Viewpoint
)
def stand(asked: Asked, night: int, table: int, seat: int, end_series: bool) -> Receipt:
    """A player stands up; the rack goes to the bankroll. What lies in the pots is divided before
    where that is asked for, and where nobody who played for it would be left.
    """
    return together.leave(asked.services.book, night, to_write(asked), table, seat, end_series)


@door.writes("/seats/all", dealer, SeatsTaken, TableWritten, query=Viewpoint)
def sit_all(asked: Asked, night: int, table: int, places: list[dict[str, int]]) -> Receipt:
    """Several players sit down and bring chips; all of them or none."""
    wanted = [Place(**place) for place in places]
    return together.seat(asked.services.book, night, to_write(asked), table, wanted)


@door.writes("/seats", dealer, answers=TableWritten, method="DELETE", query=Viewpoint)
def stand_all(asked: Asked, night: int, table: int) -> Receipt:
    """Everybody stands up; what lies in the pots is divided, and the racks go to the bankrolls."""
    return together.stand(asked.services.book, night, to_write(asked), table)


@door.writes("/seats/<number:seat>/top-ups", dealer, Chips, TableWritten, query=Viewpoint)
def top_up(asked: Asked, night: int, table: int, seat: int, chips: int) -> Receipt:
    """A seated player brings more chips."""
    return _do(asked, night, table, seats.ToppedUp, seat, chips)


@door.writes("/seats/<number:seat>/cut", dealer, Cut, TableWritten, method="PUT", query=Viewpoint)
def cut(asked: Asked, night: int, table: int, seat: int, word: str) -> Receipt:
    """Somebody seated adds a word to the next shuffle."""
    return _do(asked, night, table, seats.Cut, seat, word)


@door.writes("/series/end", dealer, answers=TableWritten, query=Viewpoint)
def end_series(asked: Asked, night: int, table: int) -> Receipt:
    """End a series: what lies in its pots is divided among those who played for it."""
    return _do(asked, night, table, tables.SeriesEnded)


@door.writes("/partners", dealer, Players, TableWritten, query=Viewpoint)
def draw_partners(asked: Asked, night: int, table: int, players: list[int]) -> Receipt:
    """Draw partners among four players, and seat them across from each other: two red cards and two
    black ones, shuffled by the seed that the table has promised.
    """
    return asked.services.rounds.draw_partners(night, table, players, to_write(asked))


@door.writes("/commitment", dealer, answers=TableWritten, query=Viewpoint)
def renew_commitment(asked: Asked, night: int, table: int) -> Receipt:
    """Promise another shuffle for the next round, where the seed of the one that was promised is
    not in the database. A shuffle whose seed is there stands.
    """
    return asked.services.rounds.renew_commitment(night, table, to_write(asked))


@door.writes("/game", dealer, GameChoice, TableWritten, method="PUT", query=Viewpoint)
def change_game(
    asked: Asked,
    night: int,
    table: int,
    game: str,
    cards: Literal["virtual", "physical"],
    end_series: bool,
    options: dict[str, Any] | None = None,
) -> Receipt:
    """Another game, or other options. A series that is in play is ended before where that is asked
    for, its pots divided; otherwise the change is refused.
    """
    return together.change_game(
        asked.services.book, night, to_write(asked), table, game, options or {}, cards, end_series
    )


@door.writes("/phones", dealer, PhonesPlay, TableWritten, method="PUT", query=Viewpoint)
def switch_phones(asked: Asked, night: int, table: int, play: bool) -> Receipt:
    """Let phones play here, each for the seat of its own player; or no longer."""
    return _do(asked, night, table, tables.PhonesSwitched, play)


@door.writes("/wishes/<number:number>", keeper, answers=TableWritten, query=Viewpoint)
def grant_wish(asked: Asked, night: int, table: int, number: int) -> Receipt:
    """Grant what a player asks for at this table: a seat, to stand up, more chips."""
    return wishes.granted(asked, night, number, table)


@door.writes("/wishes/<number:number>", keeper, answers=TableState, method="DELETE", keyed=False)
def refuse_wish(asked: Asked, night: int, table: int, number: int) -> Response:
    """Refuse it."""
    asked.services.wishes.refuse(night, number, table)
    asked.services.hub.stir(night)
    return states.table(asked, states.viewer_of(asked, None))


def _do(asked: Asked, night: int, table: int, what: Any, *args: Any) -> Receipt:
    return asked.services.book.do(night, to_write(asked), what, table, *args)


# At the desk


@door.writes("/fills", host, Chips, DeskWritten)
def fill(asked: Asked, night: int, table: int, chips: int) -> Receipt:
    """Chips from the cage to the tray."""
    return asked.services.book.do(night, to_write(asked), tables.TrayFilled, table, chips)


@door.writes("/credits", host, Chips, DeskWritten)
def credit(asked: Asked, night: int, table: int, chips: int) -> Receipt:
    """Chips from the tray to the cage."""
    return asked.services.book.do(night, to_write(asked), tables.TrayCredited, table, chips)


@door.writes("/counts", host, CountedTray, DeskWritten)
def count_tray(asked: Asked, night: int, table: int, counts: list[Any], book: int) -> Receipt:
    """Note the chips counted in the tray; where the first count differs from the book it takes a
    second one, and what that differs by goes over or short.
    """
    return asked.services.book.do(night, to_write(asked), tables.TrayCounted, table, counts, book)


@door.writes("/move", host, MoveTo, DeskWritten)
def move_all(asked: Asked, night: int, table: int, to: int) -> Receipt:
    """Everybody goes to another table with what is in the racks; all of them or nobody."""
    return together.move(asked.services.book, night, to_write(asked), table, to)


@door.writes("/house-players", host, NewHousePlayer, DeskWritten)
def seat_house_player(
    asked: Asked,
    night: int,
    table: int,
    chips: int,
    name: str | None = None,
    seat: int | None = None,
) -> Receipt:
    """A player of the program comes, buys chips and sits down; in play money only."""
    if not plays(asked.services.book.night(night).table(table).game):
        raise Invalid(say("The program cannot play that game."))
    return together.seat_house_player(
        asked.services.book, night, to_write(asked), table, name, seat, chips
    )


@door.writes("/hints", host, HintsShown, DeskWritten, method="PUT")
def switch_hints(asked: Asked, night: int, table: int, show: bool) -> Receipt:
    """Show everybody at the table what would be best; or no longer."""
    return asked.services.book.do(night, to_write(asked), tables.HintsSwitched, table, show)


@door.writes("/series/division", host, SeriesEnd, DeskWritten)
def divide_pots(asked: Asked, night: int, table: int, among: list[int] | None = None) -> Receipt:
    """End a series from the desk: what lies in its pots is divided among those who played for it,
    or as the host decides.
    """
    more = () if among is None else (sorted(among),)
    return _do(asked, night, table, tables.SeriesEnded, *more)


@door.writes("/close", host, answers=DeskWritten)
def close_table(asked: Asked, night: int, table: int) -> Receipt:
    """Close the table: racks go to the bankrolls, the tray to the cage."""
    return closing.close_table(asked.services.book, night, to_write(asked), table)


@door.writes("/codes", host, answers=CodeLink, keyed=False)
def new_code(asked: Asked, night: int, table: int) -> CodeLink:
    """A fresh code that signs a tablet in at this table; the one before it is worth nothing any
    more.
    """
    asked.services.book.night(night).table(table)
    return table_code(asked.services.invitations.table_code(night, table))
