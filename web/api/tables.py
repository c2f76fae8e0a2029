"""A table between its rounds: who sits, what is played; and the desk's part in it, chips
and codes.
"""

from collections.abc import Mapping
from typing import Literal

import marshmallow as ma
from flask import Response

from games.engine import JSON, Round
from games.players import plays
from ledger.book import Receipt
from ledger.desk import closing, together
from ledger.desk.together import Place
from ledger.errors import Invalid
from ledger.kinds import dealing, ending, seats, tables, trays
from ledger.kinds.dealing import MOST_SECONDS
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api import states, wishes
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Anything, Text, Whole, Word, YesOrNo, chips
from web.api.permits import dealer, host, keeper, reader, to_write, write
from web.api.request_parts import MOST_AT_ONCE, NAME, Chips, Viewpoint, counts
from web.api.viewer import viewer_of
from web.shown.hints import Hints, hints
from web.shown.links import CodeLink, table_code
from web.shown.table_state import TableState
from web.shown.written import DeskWritten, TableWritten

blueprint = ApiBlueprint(
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


class DealsItself(ma.Schema):
    """Whether a table deals itself, and the time to act in seconds; 0 for no limit."""

    itself = YesOrNo()
    seconds = Whole(0, MOST_SECONDS, required=False, load_default=0)


class ItsLastRound(ma.Schema):
    """Whether no other round follows, and the table to which everybody moves then; 0 where the
    table closes.
    """

    last = YesOrNo()
    to = Whole(0, 10**9, required=False, load_default=0)


class SitsOut(ma.Schema):
    """Whether somebody sits out."""

    out = YesOrNo()


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


@blueprint.reads("", reader, TableState, Viewpoint)
def look_at_table(context: Context, night: int, table: int, look_as: str | None = None) -> Response:
    """The table as the dealer, the wall, or the seat whose hand this screen holds may see it."""
    return states.table(context, viewer_of(context, look_as))


@blueprint.reads("/hints", reader, Hints, Viewpoint)
def look_at_hints(context: Context, night: int, table: int, look_as: str | None = None) -> Hints:
    """What would be best for whom the table waits for, where the host has hints shown: as the
    dealer, or the seat whose hand this screen holds, may see it.
    """
    viewer = viewer_of(context, look_as)

    def at(state: Night, here: Table, live: LiveRound | None) -> tuple[int, Round | None]:
        shown = here.hints and live is not None and not live.frozen
        return state.number, Round(live.round.setup, live.round.actions) if shown and live else None

    version, round_ = context.services.rounds.look(night, table, at)
    # By itself, so that nobody at the table waits while it is counted.
    return Hints(version, hints(round_, viewer) if round_ else ())


# At the table


@blueprint.writes("/seats", dealer, SeatTaken, TableWritten, query=Viewpoint)
def sit(context: Context, night: int, table: int, player: int, seat: int, chips: int) -> Receipt:
    """A player sits down and brings chips."""
    return write(context, night, seats.Sat, table, player, seat, chips)


@blueprint.writes(
    "/seats/<number:seat>", dealer, Leaving, TableWritten, method="DELETE", query=Viewpoint
)
def stand(context: Context, night: int, table: int, seat: int, end_series: bool) -> Receipt:
    """A player stands up; the rack goes to the bankroll. What lies in the pots is divided before
    where that is asked for, and where nobody who played for it would be left.
    """
    return together.leave(context.services.book, night, to_write(context), table, seat, end_series)


@blueprint.writes("/seats/all", dealer, SeatsTaken, TableWritten, query=Viewpoint)
def sit_all(context: Context, night: int, table: int, places: list[dict[str, int]]) -> Receipt:
    """Several players sit down and bring chips; all of them or none."""
    wanted = [Place(**place) for place in places]
    return together.seat(context.services.book, night, to_write(context), table, wanted)


@blueprint.writes("/seats", dealer, answers=TableWritten, method="DELETE", query=Viewpoint)
def stand_all(context: Context, night: int, table: int) -> Receipt:
    """Everybody stands up; what lies in the pots is divided, and the racks go to the bankrolls."""
    return together.stand(context.services.book, night, to_write(context), table)


@blueprint.writes("/seats/<number:seat>/top-ups", dealer, Chips, TableWritten, query=Viewpoint)
def top_up(context: Context, night: int, table: int, seat: int, chips: int) -> Receipt:
    """A seated player brings more chips."""
    return write(context, night, seats.ToppedUp, table, seat, chips)


@blueprint.writes(
    "/seats/<number:seat>/cut", dealer, Cut, TableWritten, method="PUT", query=Viewpoint
)
def cut(context: Context, night: int, table: int, seat: int, word: str) -> Receipt:
    """Somebody seated adds a word to the next shuffle."""
    return write(context, night, seats.Cut, table, seat, word)


@blueprint.writes("/series/end", dealer, answers=TableWritten, query=Viewpoint)
def end_series(context: Context, night: int, table: int) -> Receipt:
    """End a series: what lies in its pots is divided among those who played for it."""
    return write(context, night, tables.SeriesEnded, table)


@blueprint.writes("/partners", dealer, Players, TableWritten, query=Viewpoint)
def draw_partners(context: Context, night: int, table: int, players: list[int]) -> Receipt:
    """Draw partners among four players, and seat them across from each other: two red cards and two
    black ones, shuffled by the seed that the table has promised.
    """
    return context.services.rounds.draw_partners(night, table, players, to_write(context))


@blueprint.writes("/commitment", dealer, answers=TableWritten, query=Viewpoint)
def renew_commitment(context: Context, night: int, table: int) -> Receipt:
    """Promise another shuffle for the next round, where the seed of the one that was promised is
    not in the database. A shuffle whose seed is there stands.
    """
    return context.services.rounds.renew_commitment(night, table, to_write(context))


@blueprint.writes("/game", dealer, GameChoice, TableWritten, method="PUT", query=Viewpoint)
def change_game(
    context: Context,
    night: int,
    table: int,
    game: str,
    cards: Literal["virtual", "physical"],
    end_series: bool,
    options: Mapping[str, JSON] | None = None,
) -> Receipt:
    """Another game, or other options. A series that is in play is ended before where that is asked
    for, its pots divided; otherwise the change is refused.
    """
    return together.change_game(
        context.services.book,
        night,
        to_write(context),
        table,
        game,
        options or {},
        cards,
        end_series,
    )


@blueprint.writes("/phones", dealer, PhonesPlay, TableWritten, method="PUT", query=Viewpoint)
def switch_phones(context: Context, night: int, table: int, play: bool) -> Receipt:
    """Let phones play here, each for the seat of its own player; or no longer."""
    return write(context, night, tables.PhonesSwitched, table, play)


@blueprint.writes("/wishes/<number:number>", keeper, answers=TableWritten, query=Viewpoint)
def grant_wish(context: Context, night: int, table: int, number: int) -> Receipt:
    """Grant what a player asks for at this table: a seat, to stand up, more chips."""
    return wishes.granted(context, night, number, table)


@blueprint.writes(
    "/wishes/<number:number>", keeper, answers=TableState, method="DELETE", keyed=False
)
def refuse_wish(context: Context, night: int, table: int, number: int) -> Response:
    """Refuse it."""
    context.services.wishes.refuse(night, number, table)
    context.services.hub.notify(night)
    return states.table(context, viewer_of(context, None))


@blueprint.writes("/dealing", dealer, DealsItself, TableWritten, method="PUT", query=Viewpoint)
def switch_dealing(context: Context, night: int, table: int, itself: bool, seconds: int) -> Receipt:
    """Let the table deal itself, phones playing, or no longer."""
    return write(context, night, dealing.DealingSwitched, table, itself, seconds)


@blueprint.writes(
    "/seats/<number:seat>/out", dealer, SitsOut, TableWritten, method="PUT", query=Viewpoint
)
def sit_out(context: Context, night: int, table: int, seat: int, out: bool) -> Receipt:
    """Somebody sits out from the next round on, and keeps the seat; or plays again."""
    book, request = context.services.book, to_write(context)
    if out:
        return book.do(night, request, dealing.SatOut, table, seat)
    return book.do(night, request, dealing.CameBack, table, seat)


# At the desk


@blueprint.writes("/fills", host, Chips, DeskWritten)
def fill(context: Context, night: int, table: int, chips: int) -> Receipt:
    """Chips from the cage to the tray."""
    return write(context, night, trays.TrayFilled, table, chips)


@blueprint.writes("/credits", host, Chips, DeskWritten)
def credit(context: Context, night: int, table: int, chips: int) -> Receipt:
    """Chips from the tray to the cage."""
    return write(context, night, trays.TrayCredited, table, chips)


@blueprint.writes("/counts", host, CountedTray, DeskWritten)
def count_tray(context: Context, night: int, table: int, counts: list[JSON], book: int) -> Receipt:
    """Note the chips counted in the tray; where the first count differs from the book it takes a
    second one, and what that differs by goes over or short.
    """
    return write(context, night, trays.TrayCounted, table, counts, book)


@blueprint.writes("/last-round", host, ItsLastRound, DeskWritten, method="PUT")
def say_last_round(context: Context, night: int, table: int, last: bool, to: int) -> Receipt:
    """Say that no other round follows at a table: then it closes, or everybody moves to another
    one. Or that they play on.
    """
    return write(context, night, ending.LastRound, table, last, to)


@blueprint.writes("/move", host, MoveTo, DeskWritten)
def move_all(context: Context, night: int, table: int, to: int) -> Receipt:
    """Everybody goes to another table with what is in the racks; all of them or nobody."""
    return together.move(context.services.book, night, to_write(context), table, to)


@blueprint.writes("/house-players", host, NewHousePlayer, DeskWritten)
def seat_house_player(
    context: Context,
    night: int,
    table: int,
    chips: int,
    name: str | None = None,
    seat: int | None = None,
) -> Receipt:
    """A player of the program comes, buys chips and sits down; in play money only."""
    if not plays(context.services.book.night(night).table(table).game):
        raise Invalid.saying("The program cannot play that game.")
    return together.seat_house_player(
        context.services.book, night, to_write(context), table, name, seat, chips
    )


@blueprint.writes("/hints", host, HintsShown, DeskWritten, method="PUT")
def switch_hints(context: Context, night: int, table: int, show: bool) -> Receipt:
    """Show everybody at the table what would be best; or no longer."""
    return write(context, night, tables.HintsSwitched, table, show)


@blueprint.writes("/deals-itself", host, DealsItself, DeskWritten, method="PUT")
def switch_dealing_at_desk(
    context: Context, night: int, table: int, itself: bool, seconds: int
) -> Receipt:
    """From the desk: let the table deal itself, phones playing, or no longer."""
    return write(context, night, dealing.DealingSwitched, table, itself, seconds)


@blueprint.writes("/series/division", host, SeriesEnd, DeskWritten)
def divide_pots(
    context: Context, night: int, table: int, among: list[int] | None = None
) -> Receipt:
    """End a series from the desk: what lies in its pots is divided among those who played for it,
    or as the host decides.
    """
    more = () if among is None else (sorted(among),)
    return write(context, night, tables.SeriesEnded, table, *more)


@blueprint.writes("/close", host, answers=DeskWritten)
def close_table(context: Context, night: int, table: int) -> Receipt:
    """Close the table: racks go to the bankrolls, the tray to the cage."""
    return closing.close_table(context.services.book, night, to_write(context), table)


@blueprint.writes("/codes", host, answers=CodeLink, keyed=False)
def new_code(context: Context, night: int, table: int) -> CodeLink:
    """A fresh code that signs a tablet in at this table; the one before it is worth nothing any
    more.
    """
    context.services.book.night(night).table(table)
    return table_code(context.services.invitations.table_code(night, table))
