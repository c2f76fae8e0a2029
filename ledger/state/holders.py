"""Accounts in the words of the people at the desk: whose chips, which drawer."""

from collections.abc import Mapping

from ledger.state import accounts
from ledger.state.night import Night

_HOUSE: Mapping[str, str] = {
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
    match account.split(":"):
        case ["tray", table]:
            return f"the tray of {night.tables[int(table)].name}"
        case ["bankroll", player]:
            return f"{night.players[int(player)].name}'s bankroll"
        case ["rack", table, player]:
            return f"{night.players[int(player)].name}'s rack at {night.tables[int(table)].name}"
        case ["felt", table, *place]:
            return f"{' '.join(place)} at {night.tables[int(table)].name}"
        case ["marker", "house", player]:
            return f"what the house owes {night.players[int(player)].name}"
        case ["marker", which, player]:
            lent = "the desk's loan" if which == "desk" else "the tables' advances"
            return f"{lent} to {night.players[int(player)].name}"
    return _HOUSE[account]
