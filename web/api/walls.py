"""The screens on the wall: how they come in, what they show, and how far a tablet has got."""

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

from games.language import say
from ledger.errors import NoRound
from web.api import states
from web.api.answer_parts import ChipAnswer, NightLine, Versioned
from web.api.asked import Asked
from web.api.books import PaymentLine, SealAnswer
from web.api.door import Door
from web.api.fields import Whole, house_player, integer, integers, list_of, nested, string
from web.api.states import Tagged
from web.api.tables import CodeAnswer
from web.api.who_may import dealer, host, watcher
from web.services.walls import Shown
from web.shown.links import CodeLink, wall_code

door = Door(
    "walls", __name__, url_prefix="/api/nights/<number:night>", description="Screens on the wall."
)

MOST_SHOWN = 10_000
"""Payments, or cards, of a round: more than any has."""


class WallTable(ma.Schema):
    """A table, by name, and how far its tablet has shown the round in play."""

    table = integer()
    name = string()
    game = string()
    game_name = string()
    status = string()
    rounds = integer()
    voided = integer()
    seated = integer()
    version = integer(metadata={"description": "the newest entry that changed what it shows"})
    paid = integer(metadata={"description": "so many payments the dealer has paid"})
    beat = integer(metadata={"description": "so many cards of a race its tablet has shown"})


class WallState(NightLine, Versioned):
    """Which tables a wall can show."""

    damage = string()
    """Why nothing more can be written into the night; empty where nothing is damaged."""
    chip_set = list_of(ChipAnswer)
    shows = string(metadata={"description": "turns, liveliest, or the number of a table"})
    said = integer(metadata={"description": "another number whenever the host says it anew"})
    tables = list_of(WallTable)


class Shows(ma.Schema):
    """What every wall of the night is to show: its tables in turn, the liveliest one, or one by its
    number.
    """

    shows = fields.String(
        required=True, validate=validate.Regexp(r"\A(turns|liveliest|[1-9][0-9]{0,8})\Z")
    )


class HasShown(ma.Schema):
    """How far the tablet has shown what has already happened in the round."""

    paid = Whole(0, MOST_SHOWN)
    beat = Whole(0, MOST_SHOWN)


class ShownAnswer(HasShown):
    """How far the round is shown."""

    round = integer()


class StandingLine(ma.Schema):
    """A player: how much they are up, in chips, and what they were up before the first round and
    after each.
    """

    player = integer()
    name = string()
    program = house_player()
    result = integer()
    line = integers()


class WinLine(ma.Schema):
    """What somebody won in a round, in chips."""

    table = integer()
    table_name = string()
    game_name = string()
    round = integer()
    name = string()
    chips = integer()


class StreakLine(ma.Schema):
    """Somebody who has won so many rounds in a row."""

    name = string()
    rounds = integer()


class ClosingAnswer(ma.Schema):
    """A closed night: its seal, and who pays whom, in minor units."""

    seal = nested(SealAnswer)
    payments = list_of(PaymentLine)


class EveningAnswer(Versioned):
    """The evening so far; rounds that are not closed have no part in it."""

    players = list_of(StandingLine)
    winners = list_of(WinLine)
    biggest = nested(WinLine, allow_none=True)
    streaks = list_of(StreakLine)
    closing = nested(ClosingAnswer, allow_none=True)


_WALL_STATE = WallState()


@door.reads("/wall", watcher, WallState)
def look_at_wall(asked: Asked, night: int) -> Response:
    """What a screen on the wall needs to know of the night: which tables there are."""
    return states.wall(asked, asked.services.book.night(night), _WALL_STATE)


@door.writes("/wall", host, Shows, WallState, method="PUT", keyed=False)
def show(asked: Asked, night: int, shows: str) -> Response:
    """Say what every wall of the night shows; on a wall itself it can be said for that one."""
    here, services = asked.services.book.night(night), asked.services
    if shows.isdecimal():
        here.table(int(shows))
    services.walls.show(night, shows)
    services.hub.stir_watchers(night)
    return states.wall(asked, here, _WALL_STATE)


@door.writes("/wall-codes", host, answers=CodeAnswer, keyed=False)
def new_wall_code(asked: Asked, night: int) -> CodeLink:
    """A fresh code that shows this night on a wall, and nothing more; the one before it is worth
    nothing any more. Walls that are in stay in.
    """
    asked.services.book.night(night)
    return wall_code(asked.services.invitations.wall_code(night))


@door.reads("/evening", watcher, EveningAnswer)
def look_at_evening(asked: Asked, night: int) -> Response | Tagged:
    """The evening so far: who is up, everybody's line, the last winners; at its end who pays whom,
    and the seal.
    """
    return states.evening(asked, asked.services.book.night(night))


@door.writes(
    "/tables/<number:table>/rounds/<number:round_>/shown",
    dealer,
    HasShown,
    ShownAnswer,
    method="PUT",
    keyed=False,
)
def has_shown(asked: Asked, night: int, table: int, round_: int, paid: int, beat: int) -> Shown:
    """The tablet says how far it has shown what has happened in the round: the walls go along."""
    here, services = asked.at_table[0].table(table), asked.services
    if here.round is None or here.round.number != round_:
        raise NoRound(
            say("Round {number} is not in play at {table}.", number=round_, table=here.name)
        )
    shown = Shown(round_, paid, beat)
    services.walls.has_shown(night, table, shown)
    services.hub.stir_watchers(night)
    return shown
