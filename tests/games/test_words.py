"""The single words by which the general screens name what a game has - its verbs and their values,
its zones and places, its facts - are in German.
"""

import json

import pytest

from games.cards import UNSEEN
from games.cards.articles import with_article
from games.cards.hands import best
from games.catalogue import GAMES
from games.engine import JSON
from games.engine.prompt import Say
from games.engine.words import sentence
from games.folders import catalogue
from games.language import ENGLISH, LANGUAGES, add_catalog, force_locale
from games.words import word
from tests.games.words import details_of, missing_words, names_of
from tests.messages import ROOT

OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})


@pytest.mark.slow
@pytest.mark.sweep(of=4)
@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_has_is_named_in_every_language(slug: str, code: str) -> None:
    missing = missing_words(slug, code)
    assert not missing, f"write {', '.join(missing)} into the {code}.json of {slug}"


@pytest.mark.slow
@pytest.mark.sweep(of=4)  # the same games, whose rounds are then played once
@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_games_own_words_are_its_own(slug: str, code: str) -> None:
    own = [key.split("##of ") for key in catalogue(slug, code) if "##of " in key]
    assert {game for _, game in own} <= {slug}
    known = names_of(slug) | details_of(slug)
    assert {word for word, _ in own} <= known, "nothing of this game is called so"


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
    pair, straight = named("Ts Td 2c 3d 4h"), named("9s 8d 7c 6d 5h")
    kings, ace, royal = named("Ks Kd Kc 3d 4h"), named("As Kd Qc 3d 4h"), named("As Ks Qs Js Ts")
    assert with_article(pair) == "a pair of tens"
    assert with_article(straight) == "a straight, nine high"
    assert [with_article(hand) for hand in (kings, ace)] == ["three kings", "ace high"]
    with force_locale("de"):
        assert with_article(pair) == "ein Paar Zehnen"
        assert with_article(royal) == "einen Royal Flush"
        assert with_article(kings) == "drei Könige"


def named(cards: str) -> str:
    """What five cards are called."""
    return best(cards.split()).in_words()


def test_a_card_that_nobody_may_look_back_at_is_a_card() -> None:
    lines = {"lays": "{player} lays the {card}.", "stays": "The {card} of the stock stays."}
    lines["takes"] = "{player}: {cards}."

    def said(code: str, *, by: str = "Ana", **args: JSON) -> str:
        return sentence(Say(code, {"seat": 1, **args}), lines, {1: by})

    assert said("lays", card=UNSEEN, by="The a card") == "The a card lays a card."
    assert said("lays", card="9d") == "Ana lays the 9♦."
    assert said("lays", card=UNSEEN) == "Ana lays a card."
    assert said("stays", card=UNSEEN) == "A card of the stock stays."
    assert said("takes", cards=[UNSEEN]) == "Ana: a card."
    assert said("takes", cards=[UNSEEN, UNSEEN]) == "Ana: 2 cards."
    assert said("takes", cards=[UNSEEN, "9d", "Th", UNSEEN]) == "Ana: 9♦ 10♥ and 2 more."
