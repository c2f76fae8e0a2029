"""The bets of a round that is over."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.catalogue import GAMES
from games.engine import JSON, Action, Game
from ledger.kinds.actions import follow
from ledger.kinds.facts import RoundKind
from ledger.state.entries import Entry
from ledger.state.night import PastRound


@dataclass(frozen=True, slots=True)
class Bet:
    """A bet that a player chose, as the action that places it."""

    player: int
    do: str
    args: Mapping[str, JSON]


def bets_of(game: Game, players: Mapping[int, int], actions: Sequence[Action]) -> tuple[Bet, ...]:
    """The bets that stand after these actions of a round, of players by their seats."""
    return tuple(
        Bet(players[action.seat], action.do, action.args)
        for action in (game.bets(actions) if game.bets else ())
    )


def bets_in(past: PastRound, entries: Iterable[Entry]) -> tuple[Bet, ...]:
    """The bets that stood as this round ended, of the entries of its table."""
    actions: list[Action] = []
    for entry in entries:
        if entry.round == past.number and isinstance(entry.says, RoundKind):
            follow(actions, entry.says)
    players = {seat: played.player for seat, played in past.seats.items()}
    return bets_of(GAMES[past.game], players, actions)
