"""Nothing of a game is told in English where another language has it: rounds at random, told in a
language in which every sentence is nothing but its names.
"""

import itertools
import re
from collections.abc import Iterator

import pytest

from games.cards.scores import Item, Sheet
from games.catalogue import GAMES
from games.engine import Game, Round, full_options, view, word
from games.engine.facts import shown
from games.engine.words import ENGINE_LINES, ENGINE_REASONS
from games.language import add_catalog, force_locale
from games.phrases import PHRASES, reworded
from games.trials.simulate import random_rounds

ROUNDS = 12
NAMES = "names alone"
"""The language."""


@pytest.fixture(autouse=True)
def _language() -> None:
    tables = [table for game in GAMES.values() for table in (game.lines, game.reasons)]
    lines = [line for table in tables for line in table.values()]
    known = ["joker", "a card", *ENGINE_LINES.values(), *ENGINE_REASONS.values(), *PHRASES, *lines]
    add_catalog(NAMES, {template: "·".join(re.findall(r"\{\w+\}", template)) for template in known})


@pytest.mark.parametrize("cards", ["virtual", "physical"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_word_of_a_round_is_translated(game: Game, cards: str) -> None:
    rounds = random_rounds(game, None, seed=7, cards=cards)  # type: ignore[arg-type]
    with force_locale(NAMES):
        english = {text for _ in range(ROUNDS) for text in english_in(next(rounds))}
    assert not english


def english_in(round_: Round) -> Iterator[str]:
    """What is told of a round and has an English word in it still."""
    told = [round_.sentence(say) for step in round_.steps for say in step.events]
    told += [round_.sentence(step.asked.say) for step in round_.steps if step.asked]
    told += [round_.why(transfer) for transfer in round_.transfers]
    players = "|".join(map(re.escape, sorted(round_.table.players.values(), key=len)[::-1]))
    for text in told:
        if re.search("[a-z]{2}", re.sub(players, "", text)):
            yield text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_options_cost_is_told_in_other_languages(game: Game) -> None:
    with force_locale(NAMES):
        for edge in game.edges(full_options(game, {})) if game.edges else ():
            assert not re.search("[a-z]{2}", reworded(edge.text))


def test_a_score_sheet_is_shown_in_the_language_of_who_asks() -> None:
    sheet = Sheet("low", None, {}, items=[Item("1", "3 hearts", 30)])
    with force_locale(NAMES):
        assert shown(sheet)["items"] == [{"name": "1", "what": "3", "points": 30}]
    assert shown(sheet)["items"] == [{"name": "1", "what": "3 hearts", "points": 30}]


def test_names_that_people_have_are_no_words() -> None:
    with force_locale(NAMES):
        assert reworded("hearts bid 5 and has 3 left") == "hearts·5·3"


def test_phrases_that_a_screen_shows_by_themselves_are_translated() -> None:
    for round_ in itertools.islice(random_rounds(GAMES["uth"], None, seed=7), ROUNDS):
        with force_locale(NAMES):
            told = view(round_, "dealer").record
        hands = [
            word(event.args, "hand")
            for step in told
            for event in step.events
            if event.code == "uth.settled"
        ]
        assert not [hand for hand in hands if re.search("[a-z]{2}", hand)]
