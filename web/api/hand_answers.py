"""What the API answers a player's phone."""

import marshmallow as ma
from marshmallow import fields

from web.api.answer_parts import Versioned, WishAnswer, Written
from web.api.fields import boolean, house_player, integer, list_of, mapping, nested, string, strings
from web.api.table_answers import NightOfTable, PayoutAnswer


class MeAnswer(ma.Schema):
    """Whose phone it is, in chips."""

    player = integer()
    name = string()
    bankroll = integer()
    racks = integer(metadata={"description": "in all racks together"})
    owes = integer()
    owed = integer(metadata={"description": "what the house owes the player"})


class SeatOfMineAnswer(ma.Schema):
    """A table where the player sits, and whether they may do something there on the phone now."""

    table = integer()
    name = string()
    game_name = string()
    seat = integer()
    rack = integer()
    status = string()
    asked = boolean()


class TableToSitAnswer(ma.Schema):
    """An open table where the player does not sit."""

    table = integer()
    name = string()
    game_name = string()
    for_points = fields.Boolean(
        required=True,
        metadata={"description": "whether no chip moves here, and nobody needs any"},
    )
    seated = integer()
    free = fields.List(fields.Integer(), required=True)


class NeighbourAnswer(ma.Schema):
    """Somebody who sits at the table."""

    seat = integer()
    player = integer()
    name = string()
    program = house_player()
    rack = integer()
    cut = string()
    owes = integer()


class LastRoundOfHand(ma.Schema):
    """The last round of a table, and what it gave the player; null where they did not play it, or
    where it was voided.
    """

    number = integer()
    game = string()
    voided = boolean()
    why = string()
    result = integer(allow_none=True)


class TableOfHand(ma.Schema):
    """The table that a phone shows, around the round in play."""

    table = integer()
    name = string()
    game = string()
    game_name = string()
    cards = string()
    phones = boolean()
    hints = boolean()
    options = mapping()
    for_points = fields.Boolean(
        required=True,
        metadata={"description": "whether no chip moves here, and nobody needs any"},
    )
    status = string()
    frozen = string(allow_none=True)
    number = integer()
    commitment = string(allow_none=True)
    seat = integer()
    rack = integer()
    cut = string()
    owes = integer()
    public = strings()
    """The verbs of the player's options that everybody may know of."""
    seats = list_of(NeighbourAnswer)
    last = nested(LastRoundOfHand, allow_none=True)


class HandState(Versioned):
    """A player's phone: the own hand and nobody else's, what may be done, chips, wishes."""

    as_ = string(data_key="as")
    night = nested(NightOfTable)
    me = nested(MeAnswer)
    mine = list_of(SeatOfMineAnswer)
    tables = list_of(TableToSitAnswer)
    table = nested(TableOfHand, allow_none=True)
    round = mapping(allow_none=True)
    payouts = list_of(PayoutAnswer)
    wishes = list_of(WishAnswer)


class HandWritten(Written):
    """The result of a write from a phone, and the phone's state after it."""

    state = nested(HandState)
