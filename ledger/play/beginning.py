"""A round as it begins: what its first entry says, by the table as it stands."""

from collections.abc import Mapping

from games import catalogue
from games.engine import ENGINE_VERSION, JSON, whole_or_none
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from games.engine.shuffle import joined_cut
from ledger.kinds.at_table import game_of
from ledger.kinds.rounds import RoundBegan, SeatedPlayer, Versions
from ledger.state import accounts
from ledger.state.night import Night, Table


def beginning(night: Night, table: Table, dealer: int | None = None) -> RoundBegan:
    """The next round of a table, but for what the rules make of it: which seat has the deal, where
    no lot was drawn, and whether the round is over at once. Raises `no-such-game`.
    """
    carry = _with_deal_passed(table.carry, tuple(table.dealt_in))
    if owed := {
        str(seat): debt
        for seat, who in table.dealt_in.items()
        if (debt := night.free_table_marker(who))
    }:
        carry["markers"] = owed
    game = game_of(table.game)
    return RoundBegan(
        table=table.number,
        round=table.rounds + 1,
        game=game.slug,
        versions=Versions(game.rules, ENGINE_VERSION, SHUFFLE_VERSION),
        options=dict(table.options),
        seats=seats_now(night, table),
        dealer=dealer,
        lot=dealer is not None,
        carry=carry,
        cards=table.cards,
        commitment=table.commitment,
        cut=cut_now(table),
        finished=False,
    )


def seats_now(night: Night, table: Table) -> tuple[SeatedPlayer, ...]:
    """Who plays a round that begins now."""
    return tuple(
        SeatedPlayer(
            seat, who, night.player(who).name, night.balance(accounts.rack(table.number, who))
        )
        for seat, who in table.dealt_in.items()
    )


def cut_now(table: Table) -> str:
    """The cut of a round that begins now."""
    if table.cards != "virtual":
        return ""
    return joined_cut(table.cuts.get(seat, "") for seat in table.seats)


def lot_now(table: Table) -> bool:
    """Whether the first deal of a series is drawn by lot now."""
    game = catalogue.find(table.game)
    begins = not table.carry or bool(table.carry.get("finished"))
    return game is not None and game.has_deal and begins and bool(table.dealt_in)


def _with_deal_passed(carry: Mapping[str, JSON], seats: tuple[int, ...]) -> dict[str, JSON]:
    """The carry; where the next dealer has left the table, the deal goes to the next seat on the
    left.
    """
    dealer = whole_or_none(carry, "dealer")
    if not seats or dealer is None or dealer in seats:
        return dict(carry)
    return {**carry, "dealer": next((seat for seat in seats if seat > dealer), seats[0])}
