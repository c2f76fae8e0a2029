"""A moment of a game, for the picture on its page of help: a round that the program plays, the same
each time, as one of its players sees it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from games.catalogue import GAMES
from games.engine import JSON, Action, Game, Round, Seat, ZoneView, set_up, view
from games.engine.shuffle import SEED_BYTES
from games.language import language
from games.players import next_action, plays

_NAMES = ("Ana", "Ben", "Cleo", "Dan")
_VIEWER = 1
_RACK = 200
_SEED = bytes([1]) * SEED_BYTES
_DEALER = ("deal", "off", "turn")
"""What the dealer does while nobody else is waited for."""


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """Who sits where."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class Picture:
    """What a player sees of a round in play."""

    viewer: int
    line: str
    seats: tuple[SeatSeen, ...]
    zones: Mapping[str, ZoneView]
    places: Mapping[str, int]
    facts: Mapping[str, JSON]
    board: Mapping[str, JSON]
    ranks: str
    by_rank: bool


def picture_of(game: Game) -> Picture:
    """The moment of this game of the catalogue."""
    return _picture(game.slug, language())


@cache
def _picture(slug: str, _language: str) -> Picture:
    round_ = _moment(GAMES[slug])
    seen = view(round_, _VIEWER)
    return Picture(
        viewer=_VIEWER,
        line=seen.prompt.say.text if seen.prompt else "",
        seats=tuple(SeatSeen(seat.seat, seat.player) for seat in seen.seats),
        zones=seen.zones,
        places=seen.places,
        facts=seen.facts,
        board=seen.board,
        ranks=seen.ranks,
        by_rank=seen.by_rank,
    )


def _moment(game: Game) -> Round:
    seats = [
        Seat(number, player, _RACK)
        for number, player in enumerate(_NAMES[: game.most_seats], start=1)
    ]
    round_ = Round(set_up(game, seats, options={}, cards="virtual", seed=_SEED))
    for _ in range(game.picture_after):
        action = _next(round_)
        if action is None:
            break
        round_.act(action)
    return round_


def _next(round_: Round) -> Action | None:
    if plays(round_.game.slug) and (
        action := next_action(round_, (seat.seat for seat in round_.setup.seats), _SEED)
    ):
        return action
    prompt = round_.prompt
    dealer = (Action("dealer", do) for do in _DEALER if prompt and prompt.option("dealer", do))
    return next(dealer, None)
