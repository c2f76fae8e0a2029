"""The desk: one player's name, chips, cash and debts."""

from typing import Any, Literal

from flask import Response

from ledger.kinds import cash, players
from web.api.door import Door
from web.api.shows import DeskWritten
from web.api.takes import BuyIn, CashOut, Chips, Limit, Name, Repayment
from web.http import answers
from web.services.house import house
from web.signin.who import asked, host

door = Door(
    "players",
    __name__,
    url_prefix="/api/nights/<number:night>/players",
    description="Players at the desk.",
)

Written = tuple[Response, int]


@door.writes("", host, Name, DeskWritten, status=201)
def add_player(night: int, name: str) -> Written:
    """Add a player."""
    return answers.desk_written(house().book.do(night, asked(), players.PlayerAdded, name), 201)


@door.writes("/<number:player>", host, Name, DeskWritten, method="PATCH")
def rename_player(night: int, player: int, name: str) -> Written:
    """Give a player another name."""
    return _do(night, players.PlayerRenamed, player, name)


@door.writes("/<number:player>/buy-ins", host, BuyIn, DeskWritten)
def buy_in(
    night: int, player: int, chips: int, against: Literal["cash", "marker", "owed"]
) -> Written:
    """Sell chips against cash, a marker, or what the house owes."""
    return _do(night, cash.BuyIn, player, chips, against)


@door.writes("/<number:player>/buy-backs", host, Chips, DeskWritten)
def buy_back(night: int, player: int, chips: int) -> Written:
    """Take chips back against cash."""
    return _do(night, cash.BuyBack, player, chips)


@door.writes("/<number:player>/cash-outs", host, CashOut, DeskWritten)
def cash_out(
    night: int, player: int, counts: list[Any] | None = None, book: int | None = None
) -> Written:
    """Cash a player's bankroll out: markers first, the drawer for the rest; what it cannot pay the
    house owes. With `counts` it is what was counted that is paid for.
    """
    if counts is None:
        return _do(night, cash.CashOut, player)
    return _do(night, cash.CashOut, player, counts, book)


@door.writes("/<number:player>/marker-limit", host, Limit, DeskWritten, method="PUT")
def limit_marker(night: int, player: int, limit: int | None) -> Written:
    """Say how much the desk lends a player at most; compulsory payments at tables are advanced
    regardless.
    """
    return _do(night, players.MarkerLimited, player, limit)


@door.writes("/<number:player>/repayments", host, Repayment, DeskWritten)
def repay(night: int, player: int, chips: int, by: Literal["chips", "cash"]) -> Written:
    """Repay so many chips' worth of markers."""
    return _do(night, cash.MarkerRepaid, player, chips, by)


@door.writes("/<number:player>/house-payments", host, Chips, DeskWritten)
def pay_house_debt(night: int, player: int, chips: int) -> Written:
    """Pay so many chips' worth of what the house owes."""
    return _do(night, cash.HousePaid, player, chips)


def _do(night: int, what: Any, *args: Any) -> Written:
    return answers.desk_written(house().book.do(night, asked(), what, *args))
