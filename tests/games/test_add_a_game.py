"""The guide `docs/add-a-game.md`: its game, as it stands on the page, is one like all others."""

import re
import sys
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

from games.engine import Action, Game, Round, Seat, set_up, view
from games.engine.shuffle import Draws
from games.players.advice import Observation
from games.trials.checks import all_findings
from games.trials.simulate import random_rounds

GUIDE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def blocks() -> list[str]:
    """The Python on the page."""
    return re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def module(name: str, mark: str) -> ModuleType:
    """The first example that has this in it, as a module."""
    made = ModuleType(name)
    code = next(block for block in blocks() if mark in block)
    exec(compile(code, str(GUIDE), "exec"), made.__dict__)
    return made


@pytest.fixture(scope="module")
def high_card() -> Game:
    game: Game = module("games.high_card.rules", "GAME = Game(").GAME
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


def test_the_tests_of_the_guide_pass(high_card: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("games.high_card", "games.high_card.rules"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setattr(sys.modules["games.high_card.rules"], "GAME", high_card, raising=False)
    tests = vars(module("test_rules", "def test_"))
    for name in [name for name in tests if name.startswith("test_")]:
        tests[name]()


def test_the_player_of_the_guide_doubles_with_a_queen(high_card: Game) -> None:
    player = module("player", "def advise(")
    for card, verb in (("Qd", "double"), ("Jd", "stay")):
        seats = [Seat(1, "Ana", 10), Seat(2, "Ben", 10)]
        round_ = Round(set_up(high_card, seats, dealer=1, deck=[[card, "2c"]]))
        advised = player.advise(Observation(view(round_, 2), 2), Draws(bytes(32), "guide"))
        assert advised.action == Action(2, verb)
        assert advised.why.code in player.WHY


def test_every_example_is_python() -> None:
    for block in blocks():
        body = "".join(f"    {line}" for line in block.splitlines(keepends=True))
        compile(f"def example():\n{body}", str(GUIDE), "exec")
