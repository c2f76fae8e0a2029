"""A player's phone: the own hand, and all that its player may do. Who the player is follows from
the sign-in alone: nothing that is sent says so, so a phone can look and act for nobody else.
"""

from collections.abc import Mapping

import marshmallow as ma
from flask import Response
from marshmallow import fields, validate

from games.language import gettext
from ledger.book import Receipt
from ledger.errors import Conflict, Invalid
from ledger.kinds import dealing, seats
from ledger.state import accounts
from ledger.state.night import Night
from ledger.store.canonical import JSON, LARGEST
from web.api import states
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Anything, Text, Whole, Word, YesOrNo, chips
from web.api.following import look
from web.api.permits import own_seat, player, seated, to_write, write
from web.api.request_parts import Drafted
from web.http.errors import WebError
from web.services.live import Look, Topic
from web.services.wishes import Kind
from web.shown import hand as shown
from web.shown.drafts import JudgedDraft, judged
from web.shown.hand import Hand
from web.shown.sessions import SessionShown
from web.shown.sessions import session as session_shown
from web.shown.written import HandWritten

blueprint = ApiBlueprint(
    "hand",
    __name__,
    url_prefix="/api/nights/<number:night>/hand",
    description="A player's phone.",
)

_NO_TABLE = 0
"""No table has this number: who follows it hears of what concerns the whole night."""


class WhichTable(ma.Schema):
    """The table to show, of those where the player sits."""

    table = fields.Integer(validate=validate.Range(1, 10**9))


class Brings(ma.Schema):
    """The stream brings what the phone shows, and no mere versions."""

    brings = Word("hand", required=False)


class ActOnPhone(ma.Schema):
    """What the player does: the verb and its values, and the stamp of the option it answers. Whose
    action it is, the phone does not say.
    """

    action = Anything()
    since = Whole(0, LARGEST)


class CutOnPhone(ma.Schema):
    """A word for the shuffle; an empty one takes it back."""

    word = Text(0, 64)


class HoldOnPhone(ma.Schema):
    """Whether the table, which deals itself, waits for the player."""

    wait = YesOrNo()


class OutOnPhone(ma.Schema):
    """Whether the player sits out; and, of one who comes back, whether a marker is agreed to where
    the chips do not do for what a round takes by itself.
    """

    out = YesOrNo()
    marker = YesOrNo(required=False, load_default=False)


class WishOnPhone(ma.Schema):
    """What the player asks for: a seat with chips, to stand up, more chips from the bankroll, chips
    of the desk, to be cashed out.
    """

    kind = Word("sit", "stand", "top-up", "buy-in", "cash-out")
    table = Whole(most=10**9, required=False)
    seat = Whole(most=99, required=False)
    chips = chips(0, required=False)


class WishOfKind(ma.Schema):
    """Which wish is taken back."""

    kind = Word("sit", "stand", "top-up", "buy-in", "cash-out")


@blueprint.reads("", player, Hand, WhichTable)
def look_at_hand(context: Context, night: int, table: int | None = None) -> Response:
    """The own hand, and what may be done now."""
    return states.hand(context, context.services.book.night(night), table)


@blueprint.follows("/events", player, Brings)
def follow(context: Context, night: int, brings: str | None = None) -> Response:
    """The versions of the night, as far as they concern the whole of it."""
    brought = look(context, player, states.hand_sight) if brings else None
    return _stream(context, Topic(night, _NO_TABLE), brought)


@blueprint.follows("/tables/<number:table>/events", seated, Brings)
def follow_table(context: Context, night: int, table: int, brings: str | None = None) -> Response:
    """The versions of a table where the player sits."""
    brought = look(context, seated, states.hand_sight) if brings else None
    return _stream(context, Topic(night, table), brought)


def _stream(context: Context, topic: Topic, brought: Look | None) -> Response:
    version = context.services.book.night(topic.night).number
    return context.services.streams.open(topic, version, brought)


@blueprint.writes(
    "/tables/<number:table>/rounds/<number:round_>/actions", seated, ActOnPhone, HandWritten
)
def act_on_phone(
    context: Context, night: int, table: int, round_: int, action: Mapping[str, JSON], since: int
) -> Receipt:
    """Play an action of the player's own seat."""
    rounds, who = context.services.rounds, context.who.player
    assert who is not None
    return rounds.act_on_phone(night, table, round_, who, action, since, to_write(context))


@blueprint.writes(
    "/tables/<number:table>/rounds/<number:round_>/drafts",
    seated,
    Drafted,
    JudgedDraft,
    keyed=False,
)
def draft_on_phone(
    context: Context,
    night: int,
    table: int,
    round_: int,
    action: Mapping[str, JSON],
    heaps: list[list[str]],
) -> JudgedDraft:
    """What the rules say of heaps of cards before the player says them: nothing is done by it, and
    nobody else hears of it.
    """
    rounds, who = context.services.rounds, context.who.player
    assert who is not None
    return judged(rounds.draft_on_phone(night, table, round_, who, action, heaps))


@blueprint.writes("/tables/<number:table>/cut", seated, CutOnPhone, HandWritten, method="PUT")
def cut_on_phone(context: Context, night: int, table: int, word: str) -> Receipt:
    """Add a word to the next shuffle."""
    seat = own_seat(context)
    assert seat is not None
    return write(context, night, seats.Cut, table, seat, word)


@blueprint.writes("/tables/<number:table>/hold", seated, HoldOnPhone, HandWritten, method="PUT")
def hold(context: Context, night: int, table: int, wait: bool) -> Receipt:
    """Have a table that deals itself wait, or wait no longer."""
    who = context.who.player
    assert who is not None
    return write(context, night, dealing.Held, table, who, wait)


@blueprint.writes("/tables/<number:table>/out", seated, OutOnPhone, HandWritten, method="PUT")
def sit_out(context: Context, night: int, table: int, out: bool, marker: bool) -> Receipt:
    """Sit out from the next round on, and keep the seat; or play again."""
    seat, book = own_seat(context), context.services.book
    assert seat is not None
    if out:
        return book.do(night, to_write(context), dealing.SatOut, table, seat)
    return book.do(night, to_write(context), dealing.CameBack, table, seat, marker)


@blueprint.writes("/wishes", player, WishOnPhone, Hand, keyed=False)
def wish(
    context: Context,
    night: int,
    kind: Kind,
    table: int | None = None,
    seat: int | None = None,
    chips: int | None = None,
) -> Response:
    """Ask the dealer or the desk for something, in place of what was asked of this kind before."""
    services, who = context.services, context.who.player
    assert who is not None
    found = services.book.night(night)
    said = _checked(found, who, kind, table, seat, chips)
    services.wishes.ask(night, who, kind, **said)
    services.self_dealing.watch.moved(night)
    services.hub.notify(night)
    return states.hand(context, found, table)


@blueprint.writes("/wishes", player, WishOfKind, Hand, method="DELETE", keyed=False)
def take_wish_back(context: Context, night: int, kind: Kind) -> Response:
    """Ask for it no more."""
    services, who = context.services, context.who.player
    assert who is not None
    services.wishes.take_back(night, who, kind)
    services.hub.notify(night)
    return states.hand(context, services.book.night(night), None)


@blueprint.writes(
    "/phones/<number:number>", player, answers=SessionShown, method="PUT", keyed=False
)
def let_other_phone_in(context: Context, night: int, number: int) -> SessionShown:
    """It is me: another phone that asks to be this player's is so from now on. Nobody is signed in
    on this one then.
    """
    services, who = context.services, context.who.player
    assert who is not None
    services.book.night(night).check_open()
    services.guests.let_in_by_player(night, number, who)
    services.hub.notify(night)
    return session_shown(services, None)


@blueprint.writes("/phones/<number:number>", player, answers=Hand, method="DELETE", keyed=False)
def send_other_phone_away(context: Context, night: int, number: int) -> Response:
    """It is not me: another phone that asks to be this player's is not let in."""
    services, who = context.services, context.who.player
    assert who is not None
    services.guests.send_away(night, number, who)
    services.hub.notify(night)
    return states.hand(context, services.book.night(night), None)


@blueprint.reads("/bill", player, shown.Bill)
def look_at_bill(context: Context, night: int) -> shown.Bill:
    """What the night gave the player so far, line by line: every round that they played is one of
    them.
    """
    who = context.who.player
    assert who is not None
    return shown.bill(context.services, context.services.book.night(night), who)


def _checked(
    night: Night, who: int, kind: Kind, table: int | None, seat: int | None, chips: int | None
) -> dict[str, int | None]:
    """What a wish says, if it can be granted as things stand. Raises `Invalid`, and what the book
    would raise.
    """
    night.check_open()
    match kind:
        case "sit":
            here = night.table(_said(table, gettext("At which table?")))
            if here.seat_of(who) is not None:
                raise Conflict.saying("You sit at {table} already.", "seat-taken", table=here.title)
            _covered(night, who, _said(chips, gettext("With how many chips?")))
            return {"table": table, "seat": seat, "chips": chips}
        case "stand":
            _at_table(night, who, table)
            return {"table": table}
        case "top-up":
            _at_table(night, who, table)
            _covered(night, who, _some(chips))
            return {"table": table, "chips": chips}
        case "buy-in":
            return {"chips": _some(chips)}
        case "cash-out":
            if not night.balance(accounts.bankroll(who)):
                raise Conflict.saying(
                    "There are no chips in your bankroll to cash out.", "not-enough"
                )
            return {}


def _said(value: int | None, question: str) -> int:
    if value is None:
        raise Invalid(question)
    return value


def _some(chips: int | None) -> int:
    if not chips:
        raise Invalid.saying("How many chips?")
    return chips


def _covered(night: Night, who: int, chips: int) -> None:
    has = night.balance(accounts.bankroll(who))
    if chips > has:
        raise Conflict.saying(
            "You have {has} in the bankroll, not {chips}.", "not-enough", has=has, chips=chips
        )


def _at_table(night: Night, who: int, table: int | None) -> None:
    here = night.table(_said(table, gettext("At which table?")))
    if here.seat_of(who) is None:
        raise WebError("not-at-table")
