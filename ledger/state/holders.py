"""Accounts in the words of the people at the desk: whose chips, which drawer."""

from collections.abc import Mapping

from ledger.state import accounts
from ledger.state.accounts import Bankroll, Felt, Marker, Rack, Single, Tray
from ledger.state.night import Night

_SINGLE: Mapping[str, str] = {
    accounts.ISSUED: "the chips issued",
    accounts.CAGE: "the cage",
    accounts.OVER_SHORT: "chips over or short",
    accounts.OUTSIDE: "outside",
    accounts.DRAWER: "the drawer",
    accounts.CASH_OVER_SHORT: "cash over or short",
    accounts.MARKERS: "all markers",
}


def in_words(night: Night, account: str) -> str:
    """What people call an account: ``rack:2:5`` is ``Ben's rack at Table 2``."""
    match accounts.parse(account):
        case Tray(table):
            return f"the tray of {night.any_table(table).name}"
        case Bankroll(player):
            return f"{night.player(player).name}'s bankroll"
        case Rack(table, player):
            return f"{night.player(player).name}'s rack at {night.any_table(table).name}"
        case Felt(table, place):
            return f"{place.replace(':', ' ')} at {night.any_table(table).name}"
        case Marker("house", player):
            return f"what the house owes {night.player(player).name}"
        case Marker(debt, player):
            lent = "the desk's loan" if debt == "desk" else "the tables' advances"
            return f"{lent} to {night.player(player).name}"
        case Single(name):
            return _SINGLE[name]
