"""The pictures of the pages of help: a round in play, as a player sees it."""

import json

import pytest
from flask import Flask

from games.cards import UNSEEN
from games.catalogue import GAMES
from web.shown.picture import picture_of


@pytest.mark.parametrize("slug", GAMES)
def test_a_page_of_help_has_a_picture_of_a_round_in_play(slug: str) -> None:
    picture = picture_of(GAMES[slug])
    seen = {name: zone.cards for name, zone in picture.zones.items()}
    assert any(UNSEEN not in cards and cards for cards in seen.values())
    hands = {name: cards for name, cards in seen.items() if name.startswith("hand:")}
    hidden = {name for name, cards in hands.items() if UNSEEN in cards}
    dealt = {name for name, cards in hands.items() if cards}
    assert hidden == dealt - {f"hand:{picture.viewer}"}
    assert picture.line


def test_its_line_is_said_in_the_language_of_whoever_asks(app: Flask) -> None:
    english, german = (
        app.test_client().get("/api/games/uth", headers={"Accept-Language": language}).text
        for language in ("en", "de")
    )
    assert "Cleo to act on the flop" in english
    assert "Cleo to act on the flop" not in german
    assert json.loads(english)["picture"]["zones"] == json.loads(german)["picture"]["zones"]
