"""Rounds in which the program plays some of the seats."""

from collections.abc import Iterable

from games.engine import (
    Game,
    Refusal,
    Round,
    Seat,
    Setup,
    set_up,
)
from games.engine.shuffle import SEED_BYTES, Draws
from games.players import dealt, next_action
from games.trials.simulate import random_action

SEED = bytes(range(SEED_BYTES))
MOST_STEPS = 800


def play_out(setup: Setup, program: Iterable[int], draws: Draws, most: int = MOST_STEPS) -> Round:
    """A round in which the program plays these seats, and others play at random: to its end, or to
    so many steps.
    """
    seats = set(program)
    round_ = Round(setup)
    while round_.prompt is not None and len(round_.steps) < most:
        action = next_action(round_, seats, SEED)
        others = tuple(
            option
            for option in round_.prompt.options
            if option.by != "dealer" and option.by not in seats
        )
        deals = dealt(round_)
        if action is None and others and not (deals and draws.below(len(others) + 1) == 0):
            action = random_action(round_.prompt._replace(options=others), draws)
        action = action or deals
        if action is None:
            break  # nobody has the chips to bet
        try:
            round_.act(action)
        except Refusal as refusal:
            if action.by in seats or refusal.code != "not-allowed":
                raise
    return round_


def sat_down(game: Game, seats: int, draws: Draws, **more: object) -> Setup:
    sitting = [Seat(seat, f"Player {seat}", 1000) for seat in range(1, seats + 1)]
    seed = bytes(draws.below(256) for _ in range(SEED_BYTES))
    return set_up(game, sitting, seed=seed, **more)  # type: ignore[arg-type]


def gained(round_: Round, seat: int) -> int:
    """Chips that a seat has won; points of a game that is scored, where less may be better."""
    facts = round_.table.facts
    scores = getattr(facts, "scores", None) or getattr(facts, "tokens", None)
    if scores is None:
        return round_.table.chips(seat) - 1000 - round_.markers.get(seat, 0)
    points: int = next(value for name, value in scores.items() if str(seat) in str(name).split("+"))
    return -points if facts.sheet.better == "low" else points
