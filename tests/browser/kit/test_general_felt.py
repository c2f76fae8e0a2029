"""The general felt, on which a game without a face of its own is played: its cards, and people by
name.
"""

from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from games.catalogue import GAMES
from games.engine import Action, Round, Seat, set_up, view

NAMES = {1: "Ad", 2: "Ben", 3: "Cleo"}
DECK = ["Kh", "Kd", "4c", "9c", "7d", "2h", "Qs", "Js", "5h", "Ts", "8h", "3c"]


def draw(page: Page, round_: Round) -> None:
    """Draw a round as its dealer sees it, whatever game it is."""
    state: dict[str, Any] = {
        "round": msgspec.to_builtins(view(round_, "dealer"), str_keys=True),
        "table": {"table": 1, "number": 1, "hand_over": None, "past": [], "seats": []},
        "night": {"night": 1, "chip_set": [{"value": 1, "colour": "white"}]},
    }
    page.evaluate(
        """async (state) => {
            const {createElement, render} = await import("/modules/tests/web/drawing.js");
            const {general} = await import("/modules/web/frontend/round/general.js");
            render(createElement(general.Felt, {state}), document.body);
        }""",
        state,
    )


def test_people_are_called_by_their_names(blank: Page) -> None:
    seats = [Seat(seat, name, 50) for seat, name in NAMES.items()]
    round_ = Round(set_up(GAMES["stop-the-bus"], seats, dealer=3, deck=[DECK]))
    draw(blank, round_)
    facts = blank.locator(".general-facts")
    expect(facts).to_contain_text("playingAd, Ben, Cleo")
    expect(facts).to_contain_text("turnAd")
    for card in ("ten of spades", "eight of hearts", "three of clubs"):
        expect(blank.get_by_role("img", name=card)).to_be_attached()
    round_.act(Action(1, "keep", {"stop": True}))
    draw(blank, round_)
    expect(facts).to_contain_text("stoppedAd")
    expect(facts).to_contain_text("turnBen")
