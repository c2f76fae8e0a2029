"""Every game in short: what is shown before the first round, and what a choice of games says."""

import json
import re

import pytest
from flask import Flask

from games.cards import JOKER, PACK, UNSEEN
from games.catalogue import GAMES
from games.folders import short_text
from games.language import LANGUAGES, force_locale
from web.shown.games import all_games
from web.shown.short import Short, short_of

MOST_WORDS = 80
PICTURES = 3
MOST_CARDS = 11
"""So many stand beside each other on a phone of 320 pixels."""


def in_short(slug: str, language: str) -> Short:
    with force_locale(language):
        short = short_of(slug)
    name = "short.md" if language == "en" else f"short.{language}.md"
    assert short, f"games/{slug.replace('-', '_')}/{name} is to be written: see docs/add-a-game.md"
    return short


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_told_in_eighty_words_and_three_pictures(slug: str, language: str) -> None:
    short = in_short(slug, language)
    said = " ".join([short.opening, *(picture.says for picture in short.pictures), short.ending])
    words = re.findall(r"\w[\w'’-]*", said)
    assert len(words) <= MOST_WORDS
    assert len(short.pictures) == PICTURES
    assert short.opening
    assert "`" not in said, "a picture is a paragraph that begins with its cards"
    text = short_text(slug, language) or ""
    assert text.count("\n\n") <= PICTURES + 1, "one paragraph before the pictures, one behind"


@pytest.mark.parametrize("slug", GAMES)
def test_its_pictures_are_cards_and_the_same_in_every_language(slug: str) -> None:
    english, *others = (
        [(p.hands, p.lit) for p in in_short(slug, code).pictures] for code in LANGUAGES
    )
    assert all(pictures == english for pictures in others)
    for hands, _ in english:
        cards = [card for hand in hands for card in hand]
        faces = [card for card in cards if card != UNSEEN]
        assert set(faces) <= {*PACK, JOKER}
        assert len(set(faces)) == len(faces)
        assert 0 < len(cards) + len(hands) - 1 <= MOST_CARDS


@pytest.mark.parametrize("slug", GAMES)
def test_a_choice_of_games_says_what_each_is(slug: str) -> None:
    summary = GAMES[slug].summary
    assert summary, f"{slug} lacks its summary=Summary(…): see docs/add-a-game.md"
    assert summary.line.endswith((".", "?"))
    assert len(summary.line) <= 80
    assert 1 <= summary.round_minutes <= summary.evening_minutes <= 240


def test_the_list_of_games_says_of_each_what_kind_it_is_and_how_many_it_takes(app: Flask) -> None:
    games = json.loads(app.test_client().get("/api/games").text)["games"]
    kinds = {game["slug"]: game["summary"]["kinds"] for game in games}
    assert [slug for slug, of_game in kinds.items() if not of_game] == []
    assert kinds["schnapsen"] == ["tricks", "quick"]
    assert kinds["card-stock-market"] == ["chips"]
    assert kinds["lorum"] == ["chips", "tricks", "stops"]
    takes = {game["slug"]: game["takes"] for game in games}
    assert takes["diloti"] == [2, 4]
    assert takes["polignac"] == [3, 4, 5, 6]


@pytest.mark.parametrize("slug", GAMES)
def test_no_game_says_of_itself_what_follows_from_the_rest(slug: str) -> None:
    summary = GAMES[slug].summary
    assert summary
    assert not {"chips", "quick"} & {*summary.kinds}


def test_the_list_of_games_is_in_the_language_of_whoever_asks(app: Flask) -> None:
    english, german = (
        json.loads(app.test_client().get("/api/games", headers={"Accept-Language": code}).text)
        for code in ("en", "de")
    )
    english, german = english["games"], german["games"]
    assert [game["slug"] for game in english] == [game["slug"] for game in german]
    for one, other in zip(english, german, strict=True):
        assert one["summary"]["line"] != other["summary"]["line"]
        assert one["short"]["opening"] != other["short"]["opening"]
        assert one["short"]["pictures"][0]["hands"] == other["short"]["pictures"][0]["hands"]
    assert len(all_games().games) == len(english)
