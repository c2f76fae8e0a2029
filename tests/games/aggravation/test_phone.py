"""Aggravation on two phones."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.games.aggravation.on_screens import (
    TURN,
    cover,
    none_left,
    open_places,
    shown_at,
    with_a_match,
)
from tests.phones import NewPhone
from tests.rounds_on_screens import begun
from tests.server import Running
from tests.tablets import until

PLACE = "button.eyes-place"
LOOKS = f"""[...document.querySelectorAll({PLACE!r})].map((place) =>
    [place.className, place.getAttribute("aria-pressed"),
        place.querySelector("svg").getAttribute("class").replace(/suit-./, "")].join())"""


def is_first(page: Page, act: Callable[[], object]) -> None:
    """While the next tap of this screen is on its way, somebody else acts."""
    late = iter([act])

    def tap(route: Route) -> None:
        if route.request.method == "POST":
            for first in late:
                first()
        route.continue_()

    page.route("**/api/nights/*/hand/**", tap)


def test_a_tap_covers_and_the_other_phone_sees_it(croupier: Running, open_phone: NewPhone) -> None:
    table = with_a_match(croupier)
    place, *_ = open_places(table)
    old = shown_at(table, place)
    ana, ben = open_phone(table.night, 1), open_phone(table.night, 2)
    expect(ben.page.get_by_role("button", name=old, exact=True)).to_be_visible()
    ana.page.get_by_role("button", name=old, exact=True).click()
    expect(ben.page.get_by_role("button", name=old, exact=True)).to_have_count(0)
    expect(ben.page.get_by_role("button", name=shown_at(table, place), exact=True)).to_be_visible()
    assert table.round.actions[-1] == cover(1, place)


def test_who_taps_second_is_told_who_was_first(croupier: Running, open_phone: NewPhone) -> None:
    table = with_a_match(croupier)
    place, *_ = open_places(table)
    ben = open_phone(table.night, 2)
    button = ben.page.get_by_role("button", name=shown_at(table, place), exact=True)
    expect(button).to_be_visible()
    is_first(ben.page, lambda: table.act(cover(1, place)))
    button.click()
    expect(ben.page.locator(".eyes-note")).to_have_text("Ana was first.")
    expect(ben.page.get_by_role("button", name=shown_at(table, place), exact=True)).to_be_visible()
    assert table.round.actions[-1] == cover(1, place)


def test_two_quick_taps_are_two_actions(croupier: Running, open_phone: NewPhone) -> None:
    table = with_a_match(croupier)
    names = [shown_at(table, place) for place in open_places(table)[:2]]
    ana = open_phone(table.night, 1)
    for name in names:
        expect(ana.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    ana.page.evaluate(
        """(names) => { for (const name of names) document.querySelector(
            `button[aria-label="${name}"]`).dispatchEvent(
                new PointerEvent("pointerdown", {bubbles: true, button: 0})) }""",
        names,
    )
    for name in names:
        expect(ana.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert [action.do for action in table.round.actions[-2:]] == ["cover", "cover"]


def test_any_card_can_be_tapped_at_any_time_and_a_wrong_tap_costs_nothing(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "aggravation", ("Ana", "Ben"))
    table.act(TURN)
    place = "2:1"
    if place in open_places(table):
        return
    ana = open_phone(table.night, 1)
    ana.page.get_by_role("button", name=shown_at(table, place), exact=True).click()
    expect(ana.page.locator(".eyes-note")).to_have_text("No match there.")
    assert table.round.actions == [TURN]


def test_nothing_on_a_phone_tells_that_there_is_a_match(
    croupier: Running, open_phone: NewPhone
) -> None:
    """Places look alike, nobody is called, and the phone says the same as without a match."""
    table = begun(croupier, "aggravation", ("Ana", "Ben"))
    table.act(TURN)
    ana = open_phone(table.night, 1)
    seen = set()
    while True:
        count = len(table.round.actions) * 2
        expect(ana.page.locator(PLACE)).to_have_count(count)
        ana.caught_up()
        looks = set(ana.page.evaluate(LOOKS))
        said = ana.page.locator(".hand-thumb").inner_text()
        title = ana.page.title()
        seen.add((*sorted(looks), said, title, str(ana.page.locator("body.is-asked").count())))
        if open_places(table):
            break
        table.act(TURN)
    assert len(seen) == 1


def test_the_last_match_is_called_with_two_taps(croupier: Running, open_phone: NewPhone) -> None:
    table = with_a_match(croupier)
    match = none_left(table)
    ana = open_phone(table.night, 1)
    expect(ana.page.locator(".eyes-end")).to_contain_text("No cards left")
    for place in match:
        ana.page.get_by_role("button", name=shown_at(table, place), exact=True).click()
    ana.answered()
    until(ana.page, "document.querySelector('.eyes-rows .is-lit') !== null")
    assert table.round.finished
    assert table.round.table.facts.winner == 1


def test_a_card_that_was_chosen_can_be_let_go(croupier: Running, open_phone: NewPhone) -> None:
    table = with_a_match(croupier)
    match = none_left(table)
    ana = open_phone(table.night, 1)
    button = ana.page.get_by_role("button", name=shown_at(table, match[0]), exact=True)
    for pressed in ("true", "false"):
        button.click()
        expect(button).to_have_attribute("aria-pressed", pressed)
    assert not table.round.finished
