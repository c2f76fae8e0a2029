"""What the API answers is of the types that its document and the scripts have of it."""

import json
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from games.catalogue import GAMES
from games.engine import Round, view
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.findings import viewers
from games.trials.simulate import act_at_random, random_setup
from tests.web import make_answers
from tests.web.documented import closed

STEPS = 120


def test_the_types_of_the_scripts_are_fresh() -> None:
    assert make_answers.FILE.read_text("utf-8") == make_answers.typescript(), (
        "make them again: python -m tests.web.make_answers"
    )


@pytest.mark.parametrize("cards", ["virtual", "physical"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_round_is_as_its_game_is_documented(slug: str, cards: Any) -> None:
    game = GAMES[slug]
    name = "".join(word.capitalize() for word in slug.split("-"))
    schema = {
        "$ref": f"#/components/schemas/{name}Round",
        "components": {"schemas": closed()},
    }
    validator = Draft202012Validator(schema)
    draws = Draws(bytes(SEED_BYTES), f"answers {slug}")
    for _ in range(2):
        round_ = Round(random_setup(game, draws, None, cards))
        for step in range(STEPS):
            for viewer in viewers(round_) if step % 5 == 0 else viewers(round_)[:1]:
                seen = json.loads(msgspec.json.encode(view(round_, viewer)))
                assert not [error.message for error in validator.iter_errors(seen)]
            if round_.prompt is None or not round_.prompt.options:
                break
            act_at_random(round_, draws)
