"""What the API answers of a table."""

import marshmallow as ma
from marshmallow import fields

from web.api.answer_parts import (
    ChipAnswer,
    CorrectionLine,
    MoneyAnswer,
    ScreenLine,
    WishAnswer,
    Written,
)
from web.api.fields import (
    boolean,
    house_player,
    integer,
    list_of,
    mapping,
    nested,
    string,
    strings,
)


class NightOfTable(ma.Schema):
    """What a table shows of its night."""

    night = integer()
    name = string()
    status = string()
    chip_set = list_of(ChipAnswer)
    money = nested(MoneyAnswer, allow_none=True)


class SeatAnswer(ma.Schema):
    """A seat with somebody in it."""

    seat = integer()
    player = integer()
    name = string()
    program = house_player()
    rack = integer()
    bankroll = integer()
    cut = string()
    owes = integer()
    phone = string(
        metadata={"description": "of the player: in, silent (not heard for a minute), or none"}
    )


class PersonAnswer(ma.Schema):
    """Somebody who may sit down."""

    player = integer()
    name = string()
    program = house_player()
    bankroll = integer()
    sits = boolean()


class HandOverAnswer(ma.Schema):
    """A hand-over under way, and whether it is to this screen."""

    seat = integer()
    name = string()
    until = integer()
    screen = string(metadata={"description": "the name of the screen that was handed over"})
    here = boolean()


class OpenTableAnswer(ma.Schema):
    """Another table of the night that is open."""

    table = integer()
    name = string()
    game_name = string()


class PlayedAnswer(ma.Schema):
    """Somebody who played a past round, under the name they had as it began."""

    seat = integer()
    player = integer()
    name = string()


class HandedLine(ma.Schema):
    """A hand-over of the round in play: after so many steps of its record."""

    entry = integer()
    after = integer()
    seat = integer()
    text = string()


class ScreensAnswer(ma.Schema):
    """Which screen runs a table, whether it is this one, and which others ask to run it. Those that
    ask are named to who may let them in; a screen that may not learns whether it asks itself.
    """

    running = nested(ScreenLine, allow_none=True)
    name = string(allow_none=True, metadata={"description": "the name of this very screen"})
    here = boolean()
    waiting = list_of(ScreenLine)
    asks = boolean()


class PastAnswer(ma.Schema):
    """The results of one of the table's last rounds: chips won or lost by seat, net of markers; and
    who sat in those seats then.
    """

    number = integer()
    game = string()
    voided = boolean()
    why = string(metadata={"description": "the reason, where it is voided"})
    results = mapping()
    seats = list_of(PlayedAnswer)


class FillAnswer(ma.Schema):
    """The fill that the newest entry of the round in play brought, to be said aloud."""

    entry = integer()
    chips = integer()
    text = string()


class LastRoundAnswer(ma.Schema):
    """What anybody needs to check the shuffle of the last round."""

    number = integer()
    game = string()
    ended = string()
    cards = string()
    commitment = string(allow_none=True)
    cut = string()
    seed = string(allow_none=True)


class DrawnAnswer(ma.Schema):
    """Who has drawn which card, and the seat that goes with it."""

    player = integer()
    name = string()
    card = string()
    seat = integer()


class DrawAnswer(ma.Schema):
    """Partners that were drawn before the round to come, and what anybody needs to draw again."""

    drawn = list_of(DrawnAnswer)
    seed = string()
    cut = string()
    commitment = string()


class TableAnswer(ma.Schema):
    """A table between its rounds, and around the one in play."""

    table = integer()
    name = string()
    game = string()
    game_name = string()
    cards = string()
    phones = fields.Boolean(
        required=True,
        metadata={"description": "whether a phone may play here, for its own player's seat"},
    )
    hints = fields.Boolean(
        required=True,
        metadata={"description": "whether everybody here is shown what would be best"},
    )
    options = mapping()
    for_points = fields.Boolean(
        required=True,
        metadata={"description": "whether no chip moves here, and nobody needs any"},
    )
    tray = integer()
    status = string()
    frozen = string(allow_none=True)
    number = integer()
    commitment = string(allow_none=True)
    seats_least = integer()
    seats_most = integer()
    seats = list_of(SeatAnswer)
    free = fields.List(fields.Integer(), required=True)
    people = list_of(PersonAnswer)
    carry = mapping()
    places = mapping()
    can_begin = string(allow_none=True)
    seed_missing = boolean()
    fill = nested(FillAnswer, allow_none=True)
    partners = fields.Boolean(
        required=True, metadata={"description": "whether it is played two against two"}
    )
    draws_partners = fields.Boolean(
        required=True, metadata={"description": "whether partners can be drawn here now"}
    )
    draw = nested(DrawAnswer, allow_none=True)
    last_round = nested(LastRoundAnswer, allow_none=True)
    past = list_of(PastAnswer)
    rounds = integer()
    voided = integer()
    corrections = list_of(CorrectionLine)
    hand_over = nested(HandOverAnswer, allow_none=True)
    handed = list_of(HandedLine)
    wishes = list_of(WishAnswer)
    """What players ask of the dealer, on the screens that may grant it."""
    elsewhere = list_of(OpenTableAnswer)
    """Where others are open, once this one is closed."""


class PayoutAnswer(ma.Schema):
    """What the dealer pays one seat at one moment."""

    action = integer()
    seat = integer()
    player = string()
    amount = integer()
    says = strings()
    transfers = fields.List(fields.Dict(), required=True)


class AgainAnswer(ma.Schema):
    """A bet of the last round that is not placed yet in this one, and whether it would be taken."""

    seat = integer()
    do = string()
    args = mapping()
    fits = boolean()


class TableState(ma.Schema):
    """A table as one viewer may see it."""

    version = integer()
    as_ = string(data_key="as")
    night = nested(NightOfTable)
    table = nested(TableAnswer)
    screens = nested(ScreensAnswer, allow_none=True)
    round = mapping(allow_none=True)
    payouts = list_of(PayoutAnswer)
    again = list_of(AgainAnswer)


class TableWritten(Written):
    """The result of a write at a table, and the table after it."""

    state = nested(TableState)
