"""The guide `docs/add-a-game.md`: its game, as it stands on the page, is one like all others."""

import re
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

from games.engine import Action, Game, Round, Seat, set_up
from games.engine.shuffle import Draws
from games.trials.checks import all_findings
from games.trials.simulate import random_rounds

GUIDE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def high_card() -> Game:
    found = re.search(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    module = ModuleType("high_card")
    exec(compile(found[1], str(GUIDE), "exec"), module.__dict__)
    game: Game = module.GAME
    return game


def test_the_highest_card_takes_the_pot(high_card: Game) -> None:
    seats = [Seat(1, "Ana", 10), Seat(2, "Ben", 10)]
    round_ = Round(set_up(high_card, seats, dealer=1, deck=[["9h", "Kd"]]))
    round_.act(Action(2, "double"))
    round_.act(Action(1, "stay"))
    assert (round_.table.chips(1), round_.table.chips(2)) == (12, 8)
    assert round_.carry == {"dealer": 2, "pot": 0}


def test_equal_cards_leave_the_pot_for_the_next_hand(high_card: Game) -> None:
    seats = [Seat(1, "Ana", 10), Seat(2, "Ben", 10)]
    round_ = Round(set_up(high_card, seats, dealer=1, deck=[["9h", "9d"]]))
    round_.act(Action(2, "stay"))
    round_.act(Action(1, "stay"))
    assert round_.carry == {"dealer": 2, "pot": 2}


def test_the_checks_of_the_whole_catalogue_hold_for_it(high_card: Game) -> None:
    draws = Draws(bytes(32), "guide")
    for round_ in islice(random_rounds(high_card, seats=None, seed=7), 60):
        assert list(all_findings(round_, draws)) == []
