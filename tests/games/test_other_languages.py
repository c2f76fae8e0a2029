"""Nothing of a game is told in English where another language has it: rounds at random, told in a
language in which every sentence is nothing but its names. The table of old sentences
(`games.phrases`) has no part in it.
"""

import itertools
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pytest

from games.cards.scores import Item, ScoredDeal, Sheet
from games.catalogue import GAMES
from games.engine import CardMode, Game, Round, as_kind, options_of, view
from games.engine.facts import shown
from games.engine.words import ENGINE_LINES, ENGINE_REASONS
from games.language import LazyText, add_catalog, force_locale, lazy_gettext, localized
from games.trials.simulate import random_rounds
from tests.games.at_the_table import enough
from tests.games.random_play import ACTIONS, SEED, played
from tests.messages import FLOORS, ROOT, in_python

ROUNDS = 12
NAMES = "names alone"
"""The language."""


@pytest.fixture(autouse=True, scope="module")
def _language() -> None:
    tables = [table for game in GAMES.values() for table in (game.lines, game.reasons)]
    lines = [line for table in tables for line in table.values()]
    lazy = [said.template for said in in_python() if said.verb in ("lazy_gettext", "gettext_noop")]
    known = ["joker", "a card", *lazy, *ENGINE_LINES.values(), *ENGINE_REASONS.values(), *lines]
    add_catalog(NAMES, {template: "·".join(re.findall(r"\{\w+\}", template)) for template in known})


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("cards", ["virtual", "physical"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_word_of_a_round_is_translated(game: Game, cards: CardMode) -> None:
    with force_locale(NAMES):
        english = {text for round_ in elsewhere(game.slug, cards) for text in english_in(round_)}
    assert not english, "the words in these are plain text: give them as `lazy_gettext`"


@cache
def elsewhere(slug: str, cards: CardMode) -> list[Round]:
    """Rounds that people play in the other language."""
    with force_locale(NAMES):
        return list(enough(random_rounds(GAMES[slug], None, SEED, cards), ROUNDS, ACTIONS))


def english_in(round_: Round) -> Iterator[str]:
    """What is told of a round and has an English word in it still."""
    told = [round_.sentence(say) for step in round_.steps for say in step.events]
    told += [round_.sentence(step.asked.say) for step in round_.steps if step.asked]
    told += [round_.why(transfer) for transfer in round_.transfers]
    if isinstance(round_.table.facts, ScoredDeal):
        sheet = as_kind(localized(shown(round_.table.facts.sheet)), Sheet)
        told += [item.what for item in (*sheet.items, *sheet.taken)]
    players = "|".join(map(re.escape, sorted(round_.table.players.values(), key=len)[::-1]))
    for text in told:
        if re.search("[a-z]{2}", re.sub(players, "", text)):
            yield text


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_options_cost_is_told_in_other_languages(game: Game) -> None:
    with force_locale(NAMES):
        for edge in game.edges(options_of(game, {})) if game.edges else ():
            assert not re.search("[a-z]{2}", localized(edge.text))


def test_a_score_sheet_is_shown_in_the_language_of_who_asks() -> None:
    what = lazy_gettext("{count} hearts", count=3)
    sheet = Sheet("low", None, {}, items=[Item("1", what, 30)])
    with force_locale(NAMES):
        assert localized(shown(sheet))["items"] == [{"name": "1", "what": "3", "points": 30}]
    assert shown(sheet)["items"] == [{"name": "1", "what": "3 hearts", "points": 30}]


def test_names_that_people_have_are_no_words() -> None:
    template = "{player} bid {price} and has {chips} left"
    text = lazy_gettext(template, player="hearts", price=5, chips=1240)
    assert text == "hearts bid 5 and has 1,240 left"
    with force_locale(NAMES):
        assert localized(text) == "hearts·5·1,240"


def test_what_a_screen_shows_by_itself_is_translated() -> None:
    for round_ in itertools.islice(random_rounds(GAMES["uth"], None, seed=7), ROUNDS):
        with force_locale(NAMES):
            told = view(round_, "dealer").record
        hands = [
            as_kind(event.args["hand"], str)
            for step in told
            for event in step.events
            if event.code == "uth.settled"
        ]
        assert not [hand for hand in hands if re.search("[a-z]{2}", hand)]


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("cards", ["virtual", "physical"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_kept_of_a_text_is_english_whoever_plays(game: Game, cards: CardMode) -> None:
    """The fingerprint of a prompt covers its arguments: they are the same in every language."""
    with force_locale(NAMES):
        there = [asked(round_) for round_ in elsewhere(game.slug, cards)[:2]]
    assert there == [asked(round_) for round_ in played(game.slug, cards, len(there))]


def asked(round_: Round) -> list[str]:
    """The fingerprints of a round's prompts."""
    return [step.asked.fingerprint() for step in round_.steps if step.asked]


def test_a_text_says_what_it_holds_in_the_language_too() -> None:
    text = LazyText("pair of {ranks}", {"ranks": lazy_gettext("aces")})
    add_catalog(NAMES, {"pair of {ranks}": "Paar {ranks}", "aces": "Asse"})
    assert text == "pair of aces"
    with force_locale(NAMES):
        assert localized([{"hand": text, "compared": "better"}]) == [
            {"hand": "Paar Asse", "compared": "better"}
        ]
        assert lazy_gettext("aces") == "aces"
        assert localized(deepcopy(text)) == "Paar Asse"


def test_the_table_of_old_sentences_is_for_entries_without_a_code_alone() -> None:
    """Who plays or shows a game says what it says by itself."""
    found = [
        str(path.relative_to(ROOT))
        for floor in FLOORS
        for path in (ROOT / floor).rglob("*.py")
        if re.search(r"games(\.| import )phrases\b", path.read_text("utf-8"))
    ]
    assert found == ["ledger/kinds/reasons.py"]
