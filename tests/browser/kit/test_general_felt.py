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
    facts = blank.locator(".general-facts").first
    expect(facts).to_contain_text("playingAd, Ben, Cleo")
    expect(facts).to_contain_text("turnAd")
    for card in ("ten of spades", "eight of hearts", "three of clubs"):
        expect(blank.get_by_role("img", name=card)).to_be_attached()
    round_.act(Action(1, "keep", {"stop": True}))
    draw(blank, round_)
    expect(facts).to_contain_text("stoppedAd")
    expect(facts).to_contain_text("turnBen")


def test_a_fact_that_is_no_seat_is_written_as_it_is(blank: Page) -> None:
    seats = [Seat(seat, name, 200) for seat, name in NAMES.items()]
    draw(blank, Round(set_up(GAMES["card-stock-market"], seats, dealer=3, seed=bytes(32))))
    turn = blank.locator(".general-facts > div", has_text="turn")
    expect(turn.first).to_contain_text("seat Ad")


def test_no_card_lies_under_the_panel_of_a_seat(blank: Page) -> None:
    seats = [Seat(seat, f"Player {seat}", 50) for seat in range(1, 7)]
    blank.set_viewport_size({"width": 360, "height": 740})
    for style in ("kit", "table"):
        blank.add_style_tag(url=f"/static/bundles/styles/{style}.css")
    draw(blank, Round(set_up(GAMES["stop-the-bus"], seats, dealer=3, seed=bytes(32))))
    lowest, highest = blank.evaluate(
        """() => {
            document.querySelector(".felt").style.height = "400px";
            return [Math.max(...[...document.querySelectorAll(".general-middle *")].map(
                (each) => each.getBoundingClientRect().bottom)),
            Math.min(...[...document.querySelectorAll(".general-seat")].map(
                (each) => each.getBoundingClientRect().top))];
        }"""
    )
    assert lowest <= highest
