"""The kit under a finger: the pad, the picker, controls drawn from options alone, and sizes."""

import json
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.kit.conftest import OpenGallery

SETTLED = 400  # milliseconds: the controls ignore taps for a moment after the question has changed


def box(element: Locator) -> FloatRect:
    """Where an element is on the screen."""
    found = element.bounding_box()
    assert found
    return found


def sizes(elements: Locator) -> list[tuple[str, float, float]]:
    """What each says, how wide and how high it is."""
    found: list[tuple[str, float, float]] = elements.evaluate_all(
        "all => all.map(it => [it.innerText, it.getBoundingClientRect()])"
        ".map(([text, { width, height }]) => [text, width, height])"
    )
    return found


def said(page: Page) -> Any:
    """The last action the gallery was asked to send."""
    return json.loads(page.locator(".said").inner_text())


@pytest.mark.parametrize("screen_size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize(
    "screen", ["turn", "betting", "show", "ticket", "lead", "paying", "lost", "ask", "empty"]
)
def test_a_finger_finds_every_button(
    gallery: OpenGallery, screen: str, screen_size: tuple[int, int]
) -> None:
    page = gallery(screen, *screen_size)
    buttons = sizes(page.get_by_role("button"))
    assert [size for size in buttons if min(size[1:]) < 48] == []
    assert [size for size in sizes(page.locator(".button.is-main")) if size[2] < 56] == []


def test_a_small_card_has_its_index_alone_and_a_large_one_pips_and_courts(
    gallery: OpenGallery,
) -> None:
    page = gallery()
    nine, king = (page.get_by_role("img", name=name).first for name in ("nine of h", "king of h"))
    for width, shown, hidden in ((60, "small", "large"), (140, "large", "small")):
        page.locator("html").evaluate(f"it => it.style.setProperty('--card', '{width}px')")
        for card in (nine, king):
            assert round(box(card)["width"]) == width
            expect(card.locator(f".card-{shown}")).to_be_visible()
            expect(card.locator(f".card-{hidden}")).to_be_hidden()
            upright, turned = (
                box(card.locator(f".card-{shown} .card-rank").nth(corner)) for corner in (0, 1)
            )
            assert upright["height"] > 0.18 * width
            assert turned["y"] > upright["y"] + upright["height"]
            assert turned["x"] > upright["x"]


@pytest.mark.parametrize("screen", ["", "turn", "betting", "paying", "show"])
def test_a_phone_does_not_scroll_sideways(gallery: OpenGallery, screen: str) -> None:
    page = gallery(screen, 360, 740)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_line_and_the_controls_keep_their_places(gallery: OpenGallery) -> None:
    def places(page: Page) -> tuple[float, float]:
        controls = box(page.locator(".controls"))
        return box(page.locator(".line"))["y"], controls["y"] + controls["height"]

    usual = places(gallery("turn"))
    assert places(gallery("betting")) == usual
    page = gallery("lead")
    assert places(page) == usual
    page.get_by_role("button", name="lead …").click()
    assert places(page) == usual


def test_one_tap_plays_a_choice(gallery: OpenGallery) -> None:
    page = gallery("turn")
    page.get_by_role("button", name="PLAY 4×").click()
    assert said(page) == {"by": 1, "do": "play", "args": {"times": 4}, "since": 12}


def test_a_bet_is_built_from_chips_for_the_seat_that_was_tapped(gallery: OpenGallery) -> None:
    page = gallery("betting")
    page.locator(".seats-row").get_by_role("button", name="Ben").click()
    page.get_by_role("button", name="bet …").click()
    ante = page.get_by_role("group", name="ante")
    page.wait_for_timeout(SETTLED)
    ante.get_by_role("button", name="add 25 (green)").click()
    ante.get_by_role("button", name="add 5 (red)").click()
    ante.get_by_role("button", name="add 1 (white)").click()
    expect(ante.locator("output")).to_have_text("31")
    ante.get_by_role("button", name="take off the last chip").click()
    expect(ante.locator("output")).to_have_text("30")
    expect(ante.get_by_role("button", name="add 25 (green)")).to_have_attribute(
        "aria-disabled", "true"
    )
    page.get_by_role("group", name="trips").get_by_role("button", name="add 100 (black)").click()
    page.locator(".controls").get_by_role("button", name="bet").click()
    assert said(page) == {"by": 2, "do": "bet", "args": {"ante": 30, "trips": 100}, "since": 0}
    expect(page.locator(".panel")).to_have_count(0)


def test_a_long_press_takes_a_chip_off(gallery: OpenGallery) -> None:
    page = gallery()
    pad = page.get_by_role("group", name="Ante").first
    expect(pad.locator("output")).to_have_text("37")
    pad.get_by_role("button", name="add 5 (red)").click(delay=600)
    expect(pad.locator("output")).to_have_text("32")
    pad.get_by_role("button", name="same again").click()
    expect(pad.locator("output")).to_have_text("25")
    pad.get_by_role("button", name="clear").click()
    expect(pad.locator("output")).to_have_text("0")


def test_the_same_bet_again_is_one_tap(gallery: OpenGallery) -> None:
    page = gallery("betting")
    page.get_by_role("button", name="bet 10 again").click()
    assert said(page) == {"by": 1, "do": "bet", "args": {"ante": 10}, "since": 0}


def test_a_real_card_is_one_tap_and_cards_seen_are_out(gallery: OpenGallery) -> None:
    page = gallery("show")
    expect(page.get_by_role("button", name="ace of spades")).to_be_disabled()
    page.get_by_role("button", name="queen of diamonds").click()
    assert said(page) == {"by": "dealer", "do": "show", "args": {"card": "Qd"}, "since": 4}


def test_a_wrong_card_is_taken_back_with_one_tap(gallery: OpenGallery) -> None:
    page = gallery()
    picker = page.get_by_role("group", name="cards").first
    picker.get_by_role("button", name="five of clubs").click()
    five = picker.get_by_role("button", name="five of clubs")
    expect(five).to_have_attribute("aria-pressed", "true")
    five.click()
    expect(five).not_to_have_attribute("aria-pressed", "true")


def test_a_ticket_is_a_list_of_lines(gallery: OpenGallery) -> None:
    page = gallery("ticket")
    page.get_by_role("button", name="ticket …").click()
    for kind, horses in [("WIN", "D"), ("EXA", "D/C")]:
        page.get_by_role("button", name="add 5 (red)").click()
        page.get_by_role("button", name=kind, exact=True).click()
        page.get_by_role("button", name=horses, exact=True).click()
        page.get_by_role("button", name="add", exact=True).click()
    page.get_by_role("button", name="take off line 1").click()
    page.wait_for_timeout(SETTLED)
    page.locator(".controls").get_by_role("button", name="ticket").click()
    assert said(page)["args"] == {"bets": [{"amount": 5, "type": "EXA", "horses": "D/C"}]}


def test_several_cards_are_chosen_by_tapping_them(gallery: OpenGallery) -> None:
    page = gallery("lead")
    page.get_by_role("button", name="lead …").click()
    for card in ("seven of clubs", "ten of diamonds", "seven of clubs", "nine of clubs"):
        page.get_by_role("button", name=card).click()
    page.wait_for_timeout(SETTLED)
    page.locator(".controls").get_by_role("button", name="lead").click()
    assert said(page)["args"] == {"cards": ["Td", "9c"]}


def test_paying_goes_seat_by_seat_with_the_button_in_one_place(gallery: OpenGallery) -> None:
    page = gallery("paying")
    expect(page.locator(".line")).to_have_text("Pay Ana 75: flush, ace high.")
    expect(page.locator(".chips-words")).to_have_text("3 green")
    button = page.locator(".ceremony > .button")
    before = box(button)
    button.click()
    expect(page.locator(".line")).to_have_text("Cy pushes: pair of kings, the dealer's too.")
    assert box(button) == before


def test_a_second_tap_does_not_answer_the_next_question(blank: Page) -> None:
    """The button that takes the old one's place ignores taps for a moment."""
    blank.evaluate(
        """async () => {
             const {createElement, render} = await import("/modules/tests/web/drawing.js");
             const {Button, Controls} = await import("/modules/web/frontend/kit/controls.js");
             window.taps = [];
             const tap = (street) => { taps.push(street); if (street === "flop") ask("river"); };
             const ask = (street) => render(
               createElement(Controls, {question: street},
                 createElement(Button, {onTap: () => tap(street)}, "check")), document.body);
             ask("flop");
           }"""
    )
    blank.get_by_role("button", name="check").dblclick(delay=20)
    assert blank.evaluate("taps") == ["flop"]
    blank.wait_for_timeout(SETTLED)
    blank.get_by_role("button", name="check").click()
    assert blank.evaluate("taps") == ["flop", "river"]


def test_many_cards_of_one_seat_do_not_hide_who_else_may_play(blank: Page) -> None:
    """Anybody may play out of turn: a tap on a card says whose it is."""
    cards = [f"{rank}{suit}" for suit in "cd" for rank in "23456789TJQKA"]
    prompt = {
        "say": {"code": "test", "args": {}, "text": "Who has the next card?"},
        "awaited": [1, 2],
        "options": [
            {"by": seat, "do": "play", "since": 1, "values": {"card": cards}, "optional": []}
            for seat in (1, 2)
        ],
    }
    blank.evaluate(
        """async (prompt) => {
            const {createElement, render} = await import("/modules/tests/web/drawing.js");
            const {PromptControls} = await import("/modules/web/frontend/kit/promptcontrols.js");
            window.said = [];
            const onAct = (action) => { window.said.push(action); return Promise.resolve(true); };
            const players = {1: "Ana", 2: "Ben"};
            const props = {prompt, me: "dealer", players, chipset: [], onAct};
            render(createElement(PromptControls, props), document.body);
        }""",
        prompt,
    )
    who = blank.get_by_role("group", name="who")
    who.get_by_role("button", name="Ben").click()
    expect(who.get_by_role("button", name="Ben")).to_have_attribute("aria-pressed", "true")
    blank.get_by_role("button", name="nine of clubs").click()
    said = blank.evaluate("window.said")
    assert [(action["by"], action["args"]) for action in said] == [(2, {"card": "9c"})]
