"""What the API answers of a night as the desk sees it."""

import marshmallow as ma
from marshmallow import fields

from web.api.answer_parts import (
    ChipAnswer,
    CorrectionLine,
    NightLine,
    ScreenLine,
    Versioned,
    WishAnswer,
    Written,
)
from web.api.fields import (
    boolean,
    house_player,
    integer,
    list_of,
    nested,
    string,
    strings,
)


class RackLine(ma.Schema):
    """A player's chips at a table."""

    table = integer()
    seat = integer()
    chips = integer()


class OwesLine(ma.Schema):
    """What a player owes the bank, in chips: for loans of the desk, for advances at tables."""

    desk = integer()
    table = integer()


class PlayerLine(ma.Schema):
    """A player: cash in minor units, everything else in chips."""

    player = integer()
    name = string()
    program = house_player()
    cash_in = integer()
    cash_out = integer()
    bankroll = integer()
    racks = list_of(RackLine)
    chips = integer()
    owes = nested(OwesLine)
    owed = integer()
    limit = integer(
        allow_none=True, metadata={"description": "what the desk lends at most; null for no limit"}
    )
    gifts = integer()
    found = integer(
        metadata={"description": "found too many by counting at cash-outs, less what was missing"}
    )
    corrections = list_of(CorrectionLine)
    result = integer()


class TableLine(ma.Schema):
    """A table, in chips."""

    table = integer()
    name = string()
    game = string()
    game_name = string()
    status = string()
    cards = string()
    hints = boolean()
    for_points = fields.Boolean(
        required=True,
        metadata={"description": "whether no chip moves here, and nobody needs any"},
    )
    round = integer()
    seated = integer()
    tray = integer()
    on_felt = integer()
    from_cage = integer()
    found = integer(
        metadata={"description": "found too many in the tray by counting, less what was missing"}
    )
    counted = integer(
        allow_none=True, metadata={"description": "the entry of a count that still holds"}
    )
    voided = integer(metadata={"description": "rounds voided here"})
    undone = integer(metadata={"description": "actions taken back or amended here"})
    result = integer()
    running = nested(ScreenLine, allow_none=True)
    waiting = list_of(ScreenLine)


class DrawerLine(ma.Schema):
    """The cash of the night, in minor units: what the drawer opened with, what it has."""

    float = integer()
    cash = integer()


class ChipsLine(ma.Schema):
    """Where chips are that no table and no player has."""

    cage = integer()
    issued = integer()
    over_short = integer()


class PutRightCount(ma.Schema):
    """How many rounds were voided, actions undone, entries corrected."""

    voided = integer()
    undone = integer()
    corrected = integer()


class ChecksAnswer(ma.Schema):
    """Whether the balances agree with the transfers, and what does not."""

    agree = boolean()
    findings = strings()


class SealLine(ma.Schema):
    """A seal: the entry that closed the night, and the code that people photograph."""

    entry = integer()
    code = string()


class AskingLine(ma.Schema):
    """A phone that asks to come in: under a new name, or as a player whom another phone has."""

    session = integer()
    name = string()
    player = integer(allow_none=True)
    since = integer()


class DeskState(NightLine, Versioned):
    """The whole night at a glance."""

    chip_set = list_of(ChipAnswer)
    players = list_of(PlayerLine)
    tables = list_of(TableLine)
    drawer = nested(DrawerLine)
    chips = nested(ChipsLine)
    put_right = nested(PutRightCount)
    checks = nested(ChecksAnswer)
    seals = list_of(SealLine)
    wishes = list_of(WishAnswer)
    """What players ask for, of the desk and of dealers."""
    phones = fields.List(
        fields.Integer(),
        required=True,
        metadata={"description": "the players whose phones are in"},
    )
    asking = list_of(AskingLine)


class DeskWritten(Written):
    """The result of a write at the desk, and the desk after it."""

    state = nested(DeskState)
