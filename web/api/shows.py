"""What the API answers, for its documentation; a test holds every answer against it."""

from typing import Any

import marshmallow as ma
from marshmallow import fields

from web.api.answer_parts import ChipAnswer, MoneyAnswer, NightLine


def number(**kwargs: Any) -> fields.Integer:
    """A whole number that is always there."""
    return fields.Integer(required=True, **kwargs)


def text(**kwargs: Any) -> fields.String:
    """A text that is always there."""
    return fields.String(required=True, **kwargs)


def truth() -> fields.Boolean:
    """True or false, always there."""
    return fields.Boolean(required=True)


def one(schema: type[ma.Schema], **kwargs: Any) -> fields.Nested:
    """One of these, always there (though it may be null)."""
    return fields.Nested(schema, required=True, **kwargs)


def many(schema: type[ma.Schema]) -> fields.List[Any]:
    """A list of these."""
    return fields.List(fields.Nested(schema), required=True)


def anything(**kwargs: Any) -> fields.Dict:
    """An object whose keys depend on the game."""
    return fields.Dict(required=True, **kwargs)


def numbers() -> fields.List[Any]:
    """A list of whole numbers."""
    return fields.List(fields.Integer(), required=True)


# Errors


class ErrorBody(ma.Schema):
    """What went wrong: a code for programs and a sentence for people."""

    code = text()
    message = text()
    fields_ = fields.Dict(
        data_key="fields",
        keys=fields.String(),
        values=fields.List(fields.String()),
        metadata={"description": "with 422: what is wrong, field by field"},
    )
    wait = fields.Integer(metadata={"description": "with 429: seconds to wait"})


class ErrorAnswer(ma.Schema):
    """The one shape of an error. With 409 the present state of the desk or the table stands beside
    it.
    """

    error = one(ErrorBody)
    state = fields.Dict()


# Signing in


class SessionAnswer(ma.Schema):
    """Who is signed in on this screen."""

    role = text(allow_none=True)
    screen = number(
        allow_none=True, metadata={"description": "the number of this screen in its night"}
    )
    night = number(allow_none=True)
    table = number(allow_none=True)
    pin_set = truth()


class SessionLine(ma.Schema):
    """A screen that is signed in."""

    session = number()
    role = text()
    night = number(allow_none=True)
    table = number(allow_none=True)
    screen = number(
        allow_none=True, metadata={"description": "its number in the night, if it has one"}
    )
    signed_in = number()
    last_seen = number()
    present = truth()


class SessionsAnswer(ma.Schema):
    """Every screen that is signed in."""

    sessions = many(SessionLine)


class CodeAnswer(ma.Schema):
    """A code for a tablet, and the address that has it in it."""

    code = text()
    expires = number()
    url = text()
    qr = text(metadata={"description": "the address as a QR code, in SVG"})


class LinkAnswer(ma.Schema):
    """A link for the wall."""

    token = text()
    url = text()
    qr = text(metadata={"description": "the address as a QR code, in SVG"})


class CheckLink(ma.Schema):
    """A link to the page that does a shuffle again; all it needs stands after the #."""

    url = text()
    qr = text(
        metadata={
            "description": "the address as a QR code, in SVG; empty where it is too long for one"
        }
    )


# The desk


class NightsAnswer(ma.Schema):
    """The nights, the newest first."""

    nights = many(NightLine)


class RackLine(ma.Schema):
    """A player's chips at a table."""

    table = number()
    seat = number()
    chips = number()


class OwesLine(ma.Schema):
    """What a player owes the house, in chips: for loans of the desk, for advances at tables."""

    desk = number()
    table = number()


class CorrectionLine(ma.Schema):
    """An entry that was put right: by which other one, when, by whom and why."""

    entry = number()
    corrects = number()
    was = text(metadata={"description": "the kind of the entry that was put right"})
    at = number()
    who = text()
    why = text()


class PlayerLine(ma.Schema):
    """A player: cash in minor units, everything else in chips."""

    player = number()
    name = text()
    cash_in = number()
    cash_out = number()
    bankroll = number()
    racks = many(RackLine)
    chips = number()
    owes = one(OwesLine)
    owed = number()
    limit = number(
        allow_none=True, metadata={"description": "what the desk lends at most; null for no limit"}
    )
    gifts = number()
    found = number(
        metadata={"description": "found too many by counting at cash-outs, less what was missing"}
    )
    corrections = many(CorrectionLine)
    result = number()


class ScreenLine(ma.Schema):
    """A screen that runs a table, or asks to; silent if it was not heard for a minute."""

    session = number()
    name = text()
    silent = truth()


class TableLine(ma.Schema):
    """A table, in chips."""

    table = number()
    name = text()
    game = text()
    game_name = text()
    cards = text()
    status = text()
    round = number()
    seated = number()
    tray = number()
    on_felt = number()
    from_cage = number()
    found = number(
        metadata={"description": "found too many in the tray by counting, less what was missing"}
    )
    counted = number(
        allow_none=True, metadata={"description": "the entry of a count that still holds"}
    )
    voided = number(metadata={"description": "rounds voided here"})
    undone = number(metadata={"description": "actions taken back or amended here"})
    result = number()
    running = one(ScreenLine, allow_none=True)
    waiting = many(ScreenLine)


class WallTable(ma.Schema):
    """A table, by name, and how many of its rounds were voided."""

    table = number()
    name = text()
    game = text()
    game_name = text()
    status = text()
    rounds = number()
    voided = number()


class WallState(NightLine):
    """Which tables a wall can show."""

    version = number()
    chip_set = many(ChipAnswer)
    tables = many(WallTable)


class DeskState(NightLine):
    """The whole night at a glance."""

    version = number()
    chip_set = many(ChipAnswer)
    players = many(PlayerLine)
    tables = many(TableLine)
    drawer = anything()
    chips = anything()
    checks = anything()
    put_right = anything(
        metadata={"description": "how many rounds were voided, actions undone, entries corrected"}
    )
    seals = fields.List(fields.Dict(), required=True)


class Written(ma.Schema):
    """What a write came to: its entry, and whether it had been written before."""

    entry = number()
    repeated = truth()
    number = fields.Integer(metadata={"description": "of the night, player or table that is new"})


class DeskWritten(Written):
    """What a write at the desk came to, and the desk after it."""

    state = one(DeskState)


# The books


# Tables


class NightOfTable(ma.Schema):
    """What a table shows of its night."""

    night = number()
    name = text()
    status = text()
    chip_set = many(ChipAnswer)
    money = one(MoneyAnswer, allow_none=True)


class SeatAnswer(ma.Schema):
    """A seat with somebody in it."""

    seat = number()
    player = number()
    name = text()
    rack = number()
    bankroll = number()
    cut = text()
    owes = number()


class PersonAnswer(ma.Schema):
    """Somebody who may sit down."""

    player = number()
    name = text()
    bankroll = number()


class HandOverAnswer(ma.Schema):
    """A hand-over under way, and whether it is to this screen."""

    seat = number()
    name = text()
    until = number()
    screen = text(metadata={"description": "the name of the screen that was handed over"})
    here = truth()


class OpenTableAnswer(ma.Schema):
    """Another table of the night that is open."""

    table = number()
    name = text()
    game_name = text()


class PlayedAnswer(ma.Schema):
    """Somebody who played a past round, under the name they had as it began."""

    seat = number()
    player = number()
    name = text()


class HandedLine(ma.Schema):
    """A hand-over of the round in play: after so many steps of its record."""

    entry = number()
    after = number()
    seat = number()
    text_ = text(data_key="text")


class ScreensAnswer(ma.Schema):
    """Which screen runs a table, whether it is this one, and which others ask to run it. Those that
    ask are named to who may let them in; a screen that may not learns whether it asks itself.
    """

    running = one(ScreenLine, allow_none=True)
    name = text(allow_none=True, metadata={"description": "the name of this very screen"})
    here = truth()
    waiting = many(ScreenLine)
    asks = truth()


class PastAnswer(ma.Schema):
    """What one of the table's last rounds came to: chips won or lost by seat, net of markers; and
    who sat in those seats then.
    """

    number_ = number(data_key="number")
    game = text()
    voided = truth()
    why = text(metadata={"description": "the reason, where it is voided"})
    results = anything()
    seats = many(PlayedAnswer)


class TableAnswer(ma.Schema):
    """A table between its rounds, and around the one in play."""

    table = number()
    name = text()
    game = text()
    game_name = text()
    cards = text()
    options = anything()
    tray = number()
    status = text()
    frozen = text(allow_none=True)
    number_ = number(data_key="number")
    commitment = text(allow_none=True)
    seats_least = number()
    seats_most = number()
    seats = many(SeatAnswer)
    free = numbers()
    people = many(PersonAnswer)
    carry = anything()
    places = anything()
    can_begin = text(allow_none=True)
    seed_missing = truth()
    fill = anything(allow_none=True)
    last_round = anything(allow_none=True)
    past = many(PastAnswer)
    rounds = number()
    voided = number()
    corrections = many(CorrectionLine)
    hand_over = one(HandOverAnswer, allow_none=True)
    elsewhere = many(OpenTableAnswer)
    """Where others are open, once this one is closed."""
    handed = many(HandedLine)


class MomentAnswer(ma.Schema):
    """Something that happened in a past round: a step of the engine, or a sentence."""

    entry = number()
    at = number()
    kind = text()
    step = anything(allow_none=True)
    text_ = text(data_key="text")
    stands = truth()


class RecalledAnswer(ma.Schema):
    """A past round, everything that happened in it, and the felt at one moment."""

    number_ = number(data_key="number")
    game = text()
    game_name = text()
    cards = text()
    voided = truth()
    commitment = text(allow_none=True)
    cut = text()
    seed = text(allow_none=True)
    decks = fields.List(fields.List(fields.String()), required=True)
    check = one(CheckLink, allow_none=True)
    chip_set = many(ChipAnswer)
    moments = many(MomentAnswer)
    at = number()
    turned_up = truth()
    round_ = anything(data_key="round")


class PayoutAnswer(ma.Schema):
    """What the dealer pays one seat at one moment."""

    action = number()
    seat = number()
    player = text()
    amount = number()
    says = fields.List(fields.String(), required=True)
    transfers = fields.List(fields.Dict(), required=True)


class TableState(ma.Schema):
    """A table as one viewer may see it."""

    version = number()
    as_ = text(data_key="as")
    night = one(NightOfTable)
    table = one(TableAnswer)
    screens = one(ScreensAnswer, allow_none=True)
    round = anything(allow_none=True)
    payouts = many(PayoutAnswer)


class TableWritten(Written):
    """What a write at a table came to, and the table after it."""

    state = one(TableState)
