"""What people are asked before a round begins: who would be lent a marker for what the beginning of
the round takes by itself, and who has left a share in a pot that is then played for.

It is found by a dry run of the beginning, with cards that nobody promised: what is asked tells
nothing of the shuffle to come.
"""

from collections.abc import Iterator
from contextlib import suppress

from games.engine import NotARound, Round, ScriptFault, Seat, Transfer, set_up
from games.engine.errors import EngineError
from games.engine.places import rack
from games.engine.shuffle import SEED_BYTES
from games.language import say
from games.phrases import reworded
from ledger.kinds.at_table import game_of
from ledger.kinds.pots import in_pots, shares
from ledger.state import accounts
from ledger.state.night import Night, Table

_NOBODYS = bytes(SEED_BYTES)


def asks_first(night: Night, table: Table) -> tuple[str, ...]:
    """The sentences that are said, and agreed to, before the next round of a table begins."""
    return (*_markers(night, table), *_left_behind(night, table))


def _markers(night: Night, table: Table) -> Iterator[str]:
    moved = _beginning(night, table)
    for at, transfer in enumerate(moved):
        if transfer.verb != "marker":
            continue
        paid = next(after.why for after in moved[at + 1 :] if after.source == transfer.target)
        player = next(who for seat, who in table.seats.items() if rack(seat) == transfer.target)
        yield say(
            "{player} has {chips} at the table: {missing} for the {payment} would be a marker.",
            player=night.player(player).name,
            chips=night.balance(accounts.rack(table.number, player)),
            missing=transfer.amount,
            payment=reworded(paid),
        )


def _beginning(night: Night, table: Table) -> tuple[Transfer, ...]:
    """What the first step of the next round moves, by other cards; nothing where no round can
    begin.
    """
    seats = [
        Seat(seat, night.player(who).name, night.balance(accounts.rack(table.number, who)))
        for seat, who in table.seats.items()
    ]
    carry = dict(table.carry)
    if carry.get("dealer") not in table.seats:
        carry.pop("dealer", None)
    virtual = table.cards == "virtual"
    with suppress(NotARound, ScriptFault, EngineError):
        setup = set_up(
            game_of(table.game),
            seats,
            options=table.options,
            carry=carry,
            cards="virtual" if virtual else "physical",
            seed=_NOBODYS if virtual else None,
        )
        return tuple(Round(setup).steps[0].transfers)
    return ()


def _left_behind(night: Night, table: Table) -> Iterator[str]:
    """Who played the last round, has left, and has a share in what is played for now."""
    pot = in_pots(night, table)
    last = next((past for past in reversed(table.past) if not past.voided), None)
    if not pot or last is None:
        return
    played = {seated.player for seated in last.seats.values()}
    for share in shares(night, table):
        if share.player in played and table.seat_of(share.player) is None and share.chips:
            yield say(
                "{player} has stood up, and {chips} of the {pot} in the pot would be theirs: who "
                "plays on plays for them.",
                player=night.player(share.player).name,
                chips=share.chips,
                pot=pot,
            )
