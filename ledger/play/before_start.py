"""What people are asked before a round begins: who would be lent a marker for what the beginning of
the round takes by itself, and who has left a share in a pot that is then played for.

It is found by a dry run of the beginning, with cards that nobody promised: what is asked tells
nothing of the shuffle to come.
"""

from collections.abc import Iterator
from typing import NamedTuple

from games.engine import NotARound, Round, ScriptError
from games.engine.errors import EngineError
from games.engine.places import rack
from games.engine.shuffle import SEED_BYTES
from games.language import gettext
from ledger.kinds.pots import in_pots, shares
from ledger.play.beginning import beginning
from ledger.play.live import setup_of
from ledger.state import accounts
from ledger.state.night import Night, Table

_NOBODYS = bytes(SEED_BYTES)


class Short(NamedTuple):
    """Somebody who has too few chips for what the beginning of a round takes by itself."""

    seat: int
    player: int
    missing: int
    """What a marker would be lent for, in chips."""
    sentence: str


def asks_first(night: Night, table: Table) -> tuple[str, ...]:
    """The sentences that are said, and agreed to, before the next round of a table begins."""
    markers = (short.sentence for short in too_short(night, table, dry_run(night, table)))
    return (*markers, *_left_behind(night, table))


def dry_run(night: Night, table: Table) -> Round | str | None:
    """The next round as it begins, by other cards, or why the rules let none begin with those who
    sit here, in a sentence; None where something else is wrong, which whoever begins it is told.
    """
    seed = _NOBODYS if table.cards == "virtual" else None
    try:
        return Round(setup_of(beginning(night, table), seed))
    except NotARound as why:
        return why.message
    except (ScriptError, EngineError):
        return None


def too_short(night: Night, table: Table, begun: Round | str | None) -> Iterator[Short]:
    """Who would be lent a marker for the beginning of the next round, by its `dry_run`."""
    if not isinstance(begun, Round):
        return
    moved = begun.steps[0].transfers
    for at, transfer in enumerate(moved):
        if transfer.verb != "marker":
            continue
        paid = next(after for after in moved[at + 1 :] if after.source == transfer.target)
        seat = next(seat for seat in table.dealt_in if rack(seat) == transfer.target)
        player = table.seats[seat]
        sentence = gettext(
            "{player} has {chips} at the table: {missing} for the {payment} would be a marker.",
            player=night.player(player).name,
            chips=night.balance(accounts.rack(table.number, player)),
            missing=transfer.amount,
            payment=begun.why(paid),
        )
        yield Short(seat, player, transfer.amount, sentence)


def _left_behind(night: Night, table: Table) -> Iterator[str]:
    """Who played the last round, has left, and has a share in what is played for now."""
    pot = in_pots(night, table)
    last = next((past for past in reversed(table.past) if not past.voided), None)
    if not pot or last is None:
        return
    played = {seated.player for seated in last.seats.values()}
    for share in shares(night, table):
        if share.player in played and table.seat_of(share.player) is None and share.chips:
            yield gettext(
                "{player} has stood up, and {chips} of the {pot} in the pot would be theirs: who "
                "plays on plays for them.",
                player=night.player(share.player).name,
                chips=share.chips,
                pot=pot,
            )
