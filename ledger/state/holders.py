"""Accounts in the words of the people at the desk: whose chips, which drawer."""

from collections.abc import Mapping

from games.language import say, to_say
from games.phrases import reworded
from ledger.state import accounts
from ledger.state.accounts import Bankroll, Felt, Marker, Rack, Single, Tray
from ledger.state.night import Night

_SINGLE: Mapping[str, str] = {
    accounts.ISSUED: to_say("the chips issued"),
    accounts.CAGE: to_say("the cage"),
    accounts.OVER_SHORT: to_say("chips over or short"),
    accounts.OUTSIDE: to_say("outside"),
    accounts.DRAWER: to_say("the drawer"),
    accounts.CASH_OVER_SHORT: to_say("cash over or short"),
    accounts.MARKERS: to_say("all markers"),
}


def in_words(night: Night, account: str) -> str:
    """What people call an account: ``rack:2:5`` is ``Ben's rack at Table 2``."""
    match accounts.parse(account):
        case Tray(table):
            return say("the tray of {table}", table=night.any_table(table).name)
        case Bankroll(player):
            return say("{player}'s bankroll", player=night.player(player).name)
        case Rack(table, player):
            return say(
                "{player}'s rack at {table}",
                player=night.player(player).name,
                table=night.any_table(table).name,
            )
        case Felt(table, place):
            return say(
                "{place} at {table}",
                place=reworded(place.replace(":", " ")),
                table=night.any_table(table).name,
            )
        case Marker("house", player):
            return say("what the house owes {player}", player=night.player(player).name)
        case Marker(debt, player):
            name = night.player(player).name
            if debt == "desk":
                return say("the desk's loan to {player}", player=name)
            return say("the tables' advances to {player}", player=name)
        case Single(name):
            return say(_SINGLE[name])
