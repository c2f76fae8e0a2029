"""The single words by which the general screens name what a game has - its verbs and their values,
its zones and places, its facts - are in German.
"""

import json
from itertools import islice

import pytest

from games.catalogue import GAMES
from games.engine import view
from games.engine.places import parse
from games.folders import catalogue
from games.language import ENGLISH, LANGUAGES, speaking, teach
from games.phrases import word
from games.trials.simulate import random_rounds
from tests.said import ROOT, of_scripts

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


def shared(code: str) -> set[str]:
    """The keys of the words that all games share."""
    return {key for path in of_scripts(code) for key in json.loads(path.read_text("utf-8"))}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_has_is_named_in_every_language(slug: str, code: str) -> None:
    known = shared(code) | catalogue(slug, code).keys()
    words = (name.replace("_", " ") for name in names_of(slug))
    missing = sorted(
        word for word in words if not {f"{word}##of {slug}", f"{word}##of a game"} & known
    )
    assert not missing, f'{slug}: write "{missing[0]}##of {slug}" and so on into its {code}.json'


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_games_own_words_are_its_own(slug: str, code: str) -> None:
    own = [key.split("##of ") for key in catalogue(slug, code) if "##of " in key]
    assert {game for _, game in own} <= {slug}
    words = {name.replace("_", " ") for name in names_of(slug)}
    assert {word for word, _ in own} <= words, "nothing of this game is called so"


def test_a_word_is_its_games_before_it_is_everybodys() -> None:
    for slug in ("superfecta", "lorum"):
        teach("de", catalogue(slug, "de"))
    teach("de", json.loads((ROOT / "games/languages/de/words.json").read_text("utf-8")))
    with speaking("de"):
        assert word("run", "superfecta") == "durchlaufen"
        assert word("run", "lorum") == "Reihe"
        assert word("tricks", "polignac") == "Stiche"
        assert word("play", "polignac") == "spielen"
    assert word("run", "superfecta") == "run"
