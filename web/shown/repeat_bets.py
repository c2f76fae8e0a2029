"""The bets of the last round, to be placed again for the whole table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.engine import JSON, Action
from ledger.play.live import LiveRound
from ledger.reports.bets import Bet, bets_of


@dataclass(frozen=True, slots=True)
class RepeatedBet:
    """A bet of the last round that is not placed yet in this one."""

    seat: int
    do: str
    """The verb that places it."""
    args: Mapping[str, JSON]
    fits: bool
    """Whether it would be taken now, and those of the seat before it."""


def repeated_bets(live: LiveRound, last: Sequence[Bet]) -> tuple[RepeatedBet, ...]:
    """What of the last round's bets is still to be placed: of everybody who plays and has bet
    nothing else so far; nothing once no more bets are taken.
    """
    prompt = live.round.prompt
    verbs = {bet.do for bet in last}
    if prompt is None or not any(option.do in verbs for option in prompt.options):
        return ()
    short: set[int] = set()
    lines = []
    for seat, bet in _missing(live, last):
        if not live.round.takes(Action(seat, bet.do, bet.args)):
            short.add(seat)
        lines.append(RepeatedBet(seat, bet.do, bet.args, seat not in short))
    return tuple(lines)


def _missing(live: LiveRound, last: Sequence[Bet]) -> Iterator[tuple[int, Bet]]:
    standing = bets_of(live.round.game, live.players, live.round.actions)
    for seat, player in live.players.items():
        before = [bet for bet in last if bet.player == player]
        now = [bet for bet in standing if bet.player == player]
        if now == before[: len(now)]:
            yield from ((seat, bet) for bet in before[len(now) :])
