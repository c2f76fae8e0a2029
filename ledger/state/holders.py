"""Accounts in the words of the people at the desk: whose chips, which drawer."""

from collections.abc import Mapping

from games.language import gettext, gettext_noop
from games.words import word
from ledger.state import accounts
from ledger.state.accounts import Bankroll, Felt, Marker, Rack, Single, Tray
from ledger.state.night import Night

_SINGLE: Mapping[str, str] = {
    accounts.ISSUED: gettext_noop("the chips issued"),
    accounts.CAGE: gettext_noop("the cage"),
    accounts.OVER_SHORT: gettext_noop("chips over or short"),
    accounts.OUTSIDE: gettext_noop("outside"),
    accounts.DRAWER: gettext_noop("the drawer"),
    accounts.CASH_OVER_SHORT: gettext_noop("cash over or short"),
    accounts.MARKERS: gettext_noop("all markers"),
}


def in_words(night: Night, account: str) -> str:
    """What people call an account: ``rack:2:5`` is ``Ben's rack at Table 2``."""
    match accounts.parse(account):
        case Tray(table):
            return gettext("the tray of {table}", table=night.any_table(table).name)
        case Bankroll(player):
            return gettext("{player}'s bankroll", player=night.player(player).name)
        case Rack(table, player):
            return gettext(
                "{player}'s rack at {table}",
                player=night.player(player).name,
                table=night.any_table(table).name,
            )
        case Felt(table, place):
            return gettext(
                "{place} at {table}",
                place=" ".join(word(part) for part in place.split(":")),
                table=night.any_table(table).name,
            )
        case Marker("house", player):
            return gettext("what the house owes {player}", player=night.player(player).name)
        case Marker(debt, player):
            name = night.player(player).name
            if debt == "desk":
                return gettext("the desk's loan to {player}", player=name)
            return gettext("the tables' advances to {player}", player=name)
        case Single(name):
            return gettext(_SINGLE[name])
