"""What the API answers is of the types that its document and the scripts have of it."""

import json
from dataclasses import dataclass, make_dataclass
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from games.catalogue import GAMES
from games.engine import Round, view
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.findings import viewers
from games.trials.simulate import act_at_random, random_setup
from tests.web import make_answers
from tests.web.documented import validator
from web.api.schemas import schemas
from web.app import answers

STEPS = 120


def _called(name: str, **fields: type) -> type:
    return make_dataclass(name, fields.items())


def test_two_types_of_one_name_are_refused() -> None:
    mine, theirs = _called("Standing", result=int), _called("Standing", laps=int)
    mine.__module__, theirs.__module__ = "web.shown.mine", "web.shown.theirs"
    with pytest.raises(TypeError, match="two types of answers have the name Standing"):
        schemas([mine, theirs])


def test_a_type_that_is_called_as_one_of_a_game_is_refused() -> None:
    with pytest.raises(TypeError, match="two types of answers have the name KabuDebt"):
        schemas([_called("KabuDebt", chips=int), *answers()])


def test_a_field_is_optional_only_where_it_can_be_left_out() -> None:
    @dataclass(frozen=True)
    class Line:
        chips: int
        text: str = ""
        player: int | UnsetType = UNSET

    assert schemas([Line, *answers()])["Line"]["required"] == ["chips", "text"]


def test_the_types_of_the_scripts_are_fresh() -> None:
    assert make_answers.FILE.read_text("utf-8") == make_answers.typescript(), (
        "make them again: python -m tests.web.make_answers"
    )


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize("cards", ["virtual", "physical"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_round_is_as_its_game_is_documented(slug: str, cards: Any) -> None:
    game = GAMES[slug]
    name = "".join(word.capitalize() for word in slug.split("-"))
    draws = Draws(bytes(SEED_BYTES), f"answers {slug}")
    for _ in range(2):
        round_ = Round(random_setup(game, draws, None, cards))
        for step in range(STEPS):
            for viewer in viewers(round_) if step % 5 == 0 else viewers(round_)[:1]:
                seen = json.loads(msgspec.json.encode(view(round_, viewer)))
                assert not [error.message for error in validator(f"{name}Round").iter_errors(seen)]
            if round_.prompt is None or not round_.prompt.options:
                break
            act_at_random(round_, draws)
