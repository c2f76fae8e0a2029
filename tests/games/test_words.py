"""The single words by which the general screens name what a game has - its verbs and their values,
its zones and places, its facts - are in German.
"""

import json

import pytest

from games.catalogue import GAMES
from games.folders import catalogue
from games.language import ENGLISH, LANGUAGES, add_catalog, force_locale
from games.phrases import with_article, word
from tests.games.words import missing_words, names_of
from tests.messages import ROOT

OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_has_is_named_in_every_language(slug: str, code: str) -> None:
    missing = missing_words(slug, code)
    assert not missing, f"write {', '.join(missing)} into the {code}.json of {slug}"


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_games_own_words_are_its_own(slug: str, code: str) -> None:
    own = [key.split("##of ") for key in catalogue(slug, code) if "##of " in key]
    assert {game for _, game in own} <= {slug}
    assert {word for word, _ in own} <= names_of(slug), "nothing of this game is called so"


def test_a_word_is_its_games_before_it_is_everybodys() -> None:
    for slug in ("superfecta", "lorum"):
        add_catalog("de", catalogue(slug, "de"))
    add_catalog("de", json.loads((ROOT / "games/languages/de/words.json").read_text("utf-8")))
    with force_locale("de"):
        assert word("run", "superfecta") == "durchlaufen"
        assert word("run", "lorum") == "Reihe"
        assert word("tricks", "polignac") == "Stiche"
        assert word("play", "polignac") == "spielen"
    assert word("run", "superfecta") == "run"


def test_a_hand_in_a_sentence_has_its_article() -> None:
    add_catalog("de", json.loads((ROOT / "games/languages/de/phrases.json").read_text("utf-8")))
    assert with_article("pair of tens") == "a pair of tens"
    assert with_article("straight, nine high") == "a straight, nine high"
    assert [with_article(hand) for hand in ("three kings", "ace high")] == [
        "three kings",
        "ace high",
    ]
    with force_locale("de"):
        assert with_article("pair of tens") == "ein Paar Zehnen"
        assert with_article("royal flush") == "einen Royal Flush"
        assert with_article("three kings") == "drei Könige"
