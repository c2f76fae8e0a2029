"""The single words by which the general screens name what a game has - its verbs and their values,
its zones and places, its facts - are in German.
"""

import json
from itertools import islice

import pytest

from games.catalogue import GAMES
from games.engine import view
from games.engine.places import parse
from games.language import ENGLISH, LANGUAGES
from games.trials.simulate import random_rounds
from tests.said import of_scripts

ROUNDS = 10
OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})


def names_of(slug: str) -> set[str]:
    """All that some rounds at random have names for."""
    names: set[str] = set()
    for round_ in islice(random_rounds(GAMES[slug], None, seed=3), ROUNDS):
        for name in [*round_.table.zones, *round_.table.places]:
            names |= set(parse(name).words)
        names |= set(view(round_, "wall").facts)
        for step in round_.steps:
            for option in step.asked.options if step.asked else ():
                names |= {option.do, *option.values}
    return names


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_has_is_named_in_every_language(slug: str, code: str) -> None:
    known = {key for path in of_scripts(code) for key in json.loads(path.read_text("utf-8"))}
    missing = sorted(
        name for name in names_of(slug) if f"{name.replace('_', ' ')}##of a game" not in known
    )
    assert not missing, f'{slug}: write "{missing[0]}##of a game" and so on into words.json'
