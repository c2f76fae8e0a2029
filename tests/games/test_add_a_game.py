"""The guide, `docs/add-a-game.md` and `docs/more-in-a-game.md`: its game, as it stands there, is
one like all others.
"""

import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

import games
from games import catalogue
from games.engine import Action, Game, Round, Seat, set_up, view
from games.engine.shuffle import Draws
from games.players.advice import Observation
from games.trials.checks import all_findings
from games.trials.simulate import random_rounds
from tests.phones import NewPhone
from tests.server import Running
from tests.tablets import OpenTable

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = [DOCS / "add-a-game.md", DOCS / "more-in-a-game.md"]


def blocks(kind: str = "python") -> list[str]:
    """The examples of this kind on the two pages."""
    text = "\n".join(page.read_text("utf-8") for page in GUIDE)
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def example(mark: str, kind: str = "python") -> str:
    """The first example that has this in it."""
    return next(block for block in blocks(kind) if mark in block)


def module(name: str, mark: str) -> ModuleType:
    """The first example that has this in it, as a module."""
    made = ModuleType(name)
    exec(compile(example(mark), name, "exec"), made.__dict__)
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


@pytest.fixture
def in_the_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of the guide among the others, in a folder of its own, as the pages have it."""
    folder = tmp_path / "games" / "high_card"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""High Card."""\n', "utf-8")
    (folder / "rules.py").write_text(example("GAME = Game("), "utf-8")
    (folder / "de.json").write_text(example("verdoppelt", "json"), "utf-8")
    for name, mark in (("help.md", "# High Card"), ("short.md", "Everybody pays")):
        (folder / name).write_text(example(mark, "markdown"), "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder.parent)])
    monkeypatch.setattr(catalogue, "SLUGS", (*catalogue.SLUGS, "high-card"))
    catalogue.reasons.cache_clear()
    yield
    catalogue.reasons.cache_clear()
    for name in [name for name in sys.modules if name.startswith("games.high_card")]:
        del sys.modules[name]


@pytest.mark.usefixtures("in_the_catalogue")
def test_the_tablet_of_the_guide_shows_the_game(croupier: Running, open_table: OpenTable) -> None:
    tests = module("test_table", "open_table: OpenTable")
    tests.test_the_tablet_shows_what_was_doubled(croupier, open_table)


@pytest.mark.usefixtures("in_the_catalogue")
def test_the_phone_of_the_guide_plays_the_game(croupier: Running, open_phone: NewPhone) -> None:
    module("test_phone", "open_phone: NewPhone").test_it_is_doubled_on_a_phone(croupier, open_phone)


def test_every_example_is_python() -> None:
    for block in blocks():
        body = "".join(f"    {line}" for line in block.splitlines(keepends=True))
        compile(f"def example():\n{body}", "guide", "exec")
