"""The desk: one player's name, chips, cash and debts."""

from typing import Literal

import marshmallow as ma

from games.engine import JSON, MOST_CHIPS
from ledger.book import Receipt
from ledger.desk import together
from ledger.errors import Invalid
from ledger.kinds import cash, markers, players
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Text, Whole, Word, chips
from web.api.permits import host, to_write, write
from web.api.request_parts import NAME, Chips, counts
from web.http.errors import WebError
from web.shown.links import PlayerLink, player_link
from web.shown.written import DeskWritten

blueprint = ApiBlueprint(
    "players",
    __name__,
    url_prefix="/api/nights/<number:night>/players",
    description="Players at the desk.",
)


class NewPlayer(ma.Schema):
    """Somebody who comes: a person of the house, under the name they have there or another one; or
    somebody whom the house does not know, by name.
    """

    name = Text(most=NAME, required=False)
    person = Whole(most=10**9, required=False)


class Name(ma.Schema):
    """A name."""

    name = Text(most=NAME)


class BuyIn(ma.Schema):
    """Chips sold."""

    chips = chips()
    against = Word("cash", "marker", "owed")


class CashOut(ma.Schema):
    """What a bankroll was counted to, and what the book had as the count began; nothing where it
    was not counted.
    """

    counts = counts()
    book = Whole(0, required=False)


class Limit(ma.Schema):
    """How much the desk lends at most, in chips; null for no limit."""

    limit = Whole(0, MOST_CHIPS, allow_none=True)


class Repayment(ma.Schema):
    """So many chips' worth of markers, repaid with chips of the bankroll or with cash."""

    chips = chips()
    by = Word("chips", "cash", data_key="with")


@blueprint.writes("", host, NewPlayer, DeskWritten, status=201)
def add_player(
    context: Context, night: int, name: str | None = None, person: int | None = None
) -> Receipt:
    """Add a player. Somebody whom the house does not know by then is a person of it from now on;
    where it knows somebody of that name, the host says who it is.
    """
    house = context.services.house
    if person is not None:
        name = name or house.now().person(person).name
    if name is None:
        raise Invalid.saying("A player has a name, or is a person of the house.")
    noted = to_write(context)
    receipt = together.add_player(context.services.book, night, noted, name)
    house.meet(night, players.added(receipt.entry).player, name, person, noted)
    return receipt


@blueprint.writes("/<number:player>", host, Name, DeskWritten, method="PATCH")
def rename_player(context: Context, night: int, player: int, name: str) -> Receipt:
    """Give a player another name."""
    return together.rename_player(context.services.book, night, to_write(context), player, name)


@blueprint.writes("/<number:player>/buy-ins", host, BuyIn, DeskWritten)
def buy_in(
    context: Context,
    night: int,
    player: int,
    chips: int,
    against: Literal["cash", "marker", "owed"],
) -> Receipt:
    """Sell chips against cash, a marker, or what the bank owes."""
    return write(context, night, cash.BuyIn, player, chips, against)


@blueprint.writes("/<number:player>/buy-backs", host, Chips, DeskWritten)
def buy_back(context: Context, night: int, player: int, chips: int) -> Receipt:
    """Take chips back against cash."""
    return write(context, night, cash.BuyBack, player, chips)


@blueprint.writes("/<number:player>/cash-outs", host, CashOut, DeskWritten)
def cash_out(
    context: Context,
    night: int,
    player: int,
    counts: list[JSON] | None = None,
    book: int | None = None,
) -> Receipt:
    """Cash a player's bankroll out: markers first, the drawer for the rest; what it cannot pay the
    bank owes. With `counts` it is what was counted that is paid for.
    """
    if counts is None:
        return write(context, night, cash.CashOut, player)
    return write(context, night, cash.CashOut, player, counts, book)


@blueprint.writes("/<number:player>/marker-limit", host, Limit, DeskWritten, method="PUT")
def limit_marker(context: Context, night: int, player: int, limit: int | None) -> Receipt:
    """Say how much the desk lends a player at most; compulsory payments at tables are advanced
    regardless.
    """
    return write(context, night, players.MarkerLimited, player, limit)


@blueprint.writes("/<number:player>/repayments", host, Repayment, DeskWritten)
def repay(
    context: Context, night: int, player: int, chips: int, by: Literal["chips", "cash"]
) -> Receipt:
    """Repay so many chips' worth of markers."""
    return write(context, night, markers.MarkerRepaid, player, chips, by)


@blueprint.writes("/<number:player>/house-payments", host, Chips, DeskWritten)
def pay_house_debt(context: Context, night: int, player: int, chips: int) -> Receipt:
    """Pay so many chips' worth of what the bank owes."""
    return write(context, night, markers.HousePaid, player, chips)


@blueprint.writes("/<number:player>/link", host, answers=PlayerLink, keyed=False)
def new_link(context: Context, night: int, player: int) -> PlayerLink:
    """A fresh link that signs a phone in as this player; the one before it is worth nothing any
    more. Where a phone has the player already, that phone and the desk are asked.
    """
    if context.services.book.night(night).player(player).program:
        raise WebError("house-player")
    return player_link(context.services.invitations.player_link(night, player))


@blueprint.writes("/<number:player>/link", host, method="DELETE", status=204, keyed=False)
def withdraw_link(context: Context, night: int, player: int) -> None:
    """The player's link is worth nothing any more. A phone that is in stays in."""
    context.services.book.night(night).player(player)
    context.services.invitations.withdraw_player_link(night, player)
