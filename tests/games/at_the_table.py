"""Words for the tests of one game: sit down, act, be refused, look at what came of it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from games.engine import (
    Action,
    Game,
    OptionView,
    Refusal,
    Round,
    Seat,
    Viewer,
    Who,
    result,
    set_up,
    view,
)


def sit(game: Game, racks: Mapping[int, int], **setup: Any) -> Round:
    """A round of this game between the seats with these racks."""
    return Round(
        set_up(
            game, [Seat(seat, f"Player {seat}", chips) for seat, chips in racks.items()], **setup
        )
    )


def enough(rounds: Iterable[Round], most: int, actions: int) -> Iterator[Round]:
    """So many rounds at most, and no further one once so many actions were in them: one round of a
    long game has as much to look at as ten of a short one.
    """
    for number, round_ in enumerate(rounds, start=1):
        yield round_
        actions -= len(round_.actions)
        if number == most or actions <= 0:
            return


def act(round_: Round, *actions: Action) -> Round:
    """Take these actions, each of which must be accepted."""
    for action in actions:
        round_.act(action)
    return round_


def refused(round_: Round, action: Action) -> Refusal:
    """Why an action is refused; it must leave the round as it was."""
    before = json.dumps(result(round_))
    with pytest.raises(Refusal) as caught:
        round_.act(action)
    assert json.dumps(result(round_)) == before
    assert caught.value.code != "fault"
    return caught.value


def facts(round_: Round) -> Mapping[str, Any]:
    """What the game keeps of its round, as a screen is shown it."""
    return view(round_, "wall").facts


def racks(round_: Round) -> dict[int, int]:
    """The chips of each seat."""
    return {seat: round_.table.chips(seat) for seat in round_.table.seats}


def paid(round_: Round) -> list[tuple[str, str, int]]:
    """All transfers so far: from, to, amount."""
    return [(transfer.source, transfer.target, transfer.amount) for transfer in round_.transfers]


def may(round_: Round) -> set[tuple[Who, str]]:
    """Who may do what now."""
    return {(option.by, option.do) for option in round_.prompt.options} if round_.prompt else set()


def offered(round_: Round, viewer: Viewer) -> set[tuple[Who, str]]:
    """Who may do what now, as far as this viewer is shown it."""
    return {(option.by, option.do) for option in offers(round_, viewer)}


def offers(round_: Round, viewer: Viewer) -> tuple[OptionView, ...]:
    """What may be done now, as far as this viewer is shown it."""
    prompt = view(round_, viewer).prompt
    return prompt.options if prompt else ()


def seen(round_: Round, viewer: Viewer) -> str:
    """All that a viewer sees, as it is sent."""
    return msgspec.json.encode(view(round_, viewer)).decode()


def told(round_: Round) -> list[str]:
    """The sentences of the record, in order."""
    return [round_.sentence(event) for step in round_.steps for event in step.events]
