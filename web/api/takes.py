"""The bodies and queries that the API takes. The names are those of the views' arguments."""

from typing import Any

import marshmallow as ma
from marshmallow import fields, validate

from games.engine import MOST_CHIPS
from ledger.kinds.counting import MOST_OF_A_KIND
from ledger.kinds.nights import MOST_KINDS_OF_CHIPS
from ledger.store.canonical import LARGEST
from web.api.fields import Anything, Text, Whole, Word, chips

NAME = 4_000
"""Names are shorter; the book says so in its own words, after bringing them into one form."""

# Signing in


class FirstPin(ma.Schema):
    """The one-time link that the console printed, and the PIN the host wants."""

    token = Text(most=100)
    pin = Text(most=20)


class Pin(ma.Schema):
    """The host's PIN."""

    pin = Text(most=20)


class Code(ma.Schema):
    """A table's code."""

    code = Text(most=20)


class Link(ma.Schema):
    """The token of a wall link."""

    token = Text(most=100)


# The desk


class Money(ma.Schema):
    """What a chip is worth: so many of the currency's minor units."""

    currency = fields.String(required=True, validate=validate.Regexp(r"\A[A-Z]{3}\Z"))
    chip = Whole(1, 10**9)


class Chip(ma.Schema):
    """A kind of chip."""

    value = Whole(1, 10**9)
    colour = Text(most=20)


class NewNight(ma.Schema):
    """A night to be opened. `money` is null for play money; `float` is the cash in the drawer, in
    minor units.
    """

    name = Text(most=NAME)
    money = fields.Nested(Money, required=True, allow_none=True)
    chip_set = fields.List(
        fields.Nested(Chip), required=True, validate=validate.Length(1, MOST_KINDS_OF_CHIPS)
    )
    cash_float = Whole(0, LARGEST, data_key="float", required=False)


class NightChanges(ma.Schema):
    """What is to be different about a night."""

    name = Text(most=NAME, required=False)
    money = fields.Nested(Money, allow_none=True)
    chip_set = fields.List(fields.Nested(Chip), validate=validate.Length(1, MOST_KINDS_OF_CHIPS))


class Name(ma.Schema):
    """A name."""

    name = Text(most=NAME)


class BuyIn(ma.Schema):
    """Chips sold."""

    chips = chips()
    against = Word("cash", "marker", "owed")


class Pile(ma.Schema):
    """So many chips of a kind."""

    value = Whole(1, 10**9)
    count = Whole(0, MOST_OF_A_KIND)


def counts(**kwargs: Any) -> fields.List[Any]:
    """One count by kinds of chips, or two where the first differs from the book. Nothing is not a
    count: where no chips were found, at least one kind says so with 0.
    """
    some = validate.Length(
        1, MOST_KINDS_OF_CHIPS, error="A count that finds no chips says 0 of a kind."
    )
    count = fields.List(fields.Nested(Pile), validate=some)
    return fields.List(count, validate=validate.Length(1, 2), **kwargs)


class CountedTray(ma.Schema):
    """What a tray was counted to, and what the book had as the count began."""

    counts = counts(required=True)
    book = Whole(0)


class CashOut(ma.Schema):
    """What a bankroll was counted to, and what the book had as the count began; nothing where it
    was not counted.
    """

    counts = counts()
    book = Whole(0, required=False)


class Limit(ma.Schema):
    """How much the desk lends at most, in chips; null for no limit."""

    limit = Whole(0, MOST_CHIPS, allow_none=True)


class Chips(ma.Schema):
    """So many chips."""

    chips = chips()


class Repayment(ma.Schema):
    """So many chips' worth of markers, repaid with chips of the bankroll or with cash."""

    chips = chips()
    by = Word("chips", "cash", data_key="with")


class Gift(ma.Schema):
    """Chips from one player's bankroll to another's."""

    giver = Whole(most=10**9, data_key="from")
    taker = Whole(most=10**9, data_key="to")
    chips = chips()


class Cash(ma.Schema):
    """Cash, in minor units."""

    cash = Whole()


class Counted(ma.Schema):
    """What was found by counting."""

    counted = Whole(0)


class Correction(ma.Schema):
    """An entry of the desk that was wrong, and why."""

    entry = Whole(most=LARGEST)
    why = Text(most=NAME)


# Tables


class NewTable(ma.Schema):
    """A table to be opened."""

    game = Text(most=40)
    options = Anything(required=False)
    cards = Word("virtual", "physical")
    tray = chips(0)
    name = Text(most=NAME, required=False)


class GameChoice(ma.Schema):
    """A game, its options (the defaults where left out), and how its cards are dealt."""

    game = Text(most=40)
    options = Anything(required=False)
    cards = Word("virtual", "physical")


class Viewpoint(ma.Schema):
    """As whom to look: dealer, wall, or the seat that this screen has been handed over to."""

    look_as = fields.String(
        data_key="as", validate=validate.Regexp(r"\A(dealer|wall|seat:[1-9][0-9]?)\Z")
    )


class RecallQuery(ma.Schema):
    """Which moment of a past round (the last, where none is named), and whether its cards lie as
    they lay then.
    """

    at = fields.Integer(validate=validate.Range(0, LARGEST))
    cards = fields.String(
        load_default="as they lay", validate=validate.OneOf(["as they lay", "turned up"])
    )


class SeatTaken(ma.Schema):
    """A player takes a seat and brings chips from the bankroll."""

    player = Whole(most=10**9)
    seat = Whole(most=99)
    chips = chips(0)


class Cut(ma.Schema):
    """A word for the shuffle; an empty one takes it back."""

    word = Text(0, 64)


class HandOverTo(ma.Schema):
    """The seat this screen is handed over to."""

    seat = Whole(most=99)


class LetIn(ma.Schema):
    """The screen that is to run the table, by the number of its session; the host's own, where none
    is named.
    """

    number = Whole(most=10**9, data_key="session", required=False)


class SessionsQuery(ma.Schema):
    """The night whose numbers the screens are told by, where they are of no night themselves."""

    night = fields.Integer(validate=validate.Range(1, 10**9))


# Rounds


class Begin(ma.Schema):
    """The number of the round that is to begin, so that it begins once."""

    number = Whole(most=10**9)


class Act(ma.Schema):
    """An action as a round file has it, and the stamp of the option it answers."""

    action = Anything()
    since = Whole(0, LARGEST)


class Undo(ma.Schema):
    """The index of the action that is to be taken back: the last one."""

    action = Whole(0, 10**9)


class Amend(ma.Schema):
    """The index of an action, and the one that is to stand in its place."""

    index = Whole(0, 10**9)
    action = Anything()


class Reason(ma.Schema):
    """Why a round is voided."""

    reason = Text(most=200)
