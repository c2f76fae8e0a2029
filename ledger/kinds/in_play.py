"""A round in play: what its entries say and do to the night, one after the other."""

from collections.abc import Iterable

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.engine import Say
from ledger.errors import Invalid
from ledger.kinds.facts import RoundKind, check_open, strings
from ledger.state import accounts
from ledger.state.entries import Entry, Transfer
from ledger.state.fold import add, is_fill, without_fills
from ledger.state.night import Filled, Night, RoundState, Table


class RoundPlayed(RoundKind, frozen=True, kw_only=True):
    """What an entry says by which the rules of a game can move chips."""

    reasons: tuple[Say, ...] | UnsetType = UNSET
    """What each of its transfers, fills left out, is for: a code of the game's and its arguments,
    of which the transfer has the English sentence. Up to 0.1.0 no entry says it.
    """

    def __post_init__(self) -> None:
        if self.reasons is UNSET:
            return
        check_open(*(reason.args for reason in self.reasons))

    def fits(self, transfers: Iterable[Transfer]) -> bool:
        """Whether its reasons are those of as many transfers."""
        return self.reasons is UNSET or 0 < len(self.reasons) == len(without_fills(transfers))

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        """The codes and arguments of its reasons."""
        if self.reasons is not UNSET:
            for code, args in self.reasons:
                yield "reasons", [code, *strings(args)]


def followed(night: Night, says: RoundKind, entry: Entry, finished: bool) -> Night:
    """Follow a round by one more of its entries: what it moved, and whether it is over."""
    table = night.any_table(says.table)
    state = round_in_play(table, says.round)
    net = dict(state.net)
    add(net, without_fills(entry.transfers))
    state = replace(state, last=entry.number, finished=finished, net=net)
    return night.with_table(replace(table, round=state, filled=_filled(table, entry)))


def _filled(table: Table, entry: Entry) -> Filled | None:
    tray = accounts.tray(table.number)
    chips = sum(
        moved.amount for moved in entry.transfers if moved.target == tray and is_fill(moved)
    )
    before = table.filled
    if not chips:
        return before
    return Filled(entry.number, chips + (before.chips if before else 0))


def round_in_play(table: Table, number: int) -> RoundState:
    """Round `number` of a table. Raises `does-not-follow` where it is not in play."""
    if table.played.number != number:
        raise Invalid(f"Round {number} is not in play at {table.name}.", "does-not-follow")
    return table.played


def results(table: int, played: RoundState) -> dict[int, int]:
    """What each seat of a round has more in its rack than before, less what it owes more."""
    return {
        seat: played.net.get(accounts.rack(table, player), 0)
        - played.net.get(accounts.table_marker(player), 0)
        for seat, player in played.seats.items()
    }
