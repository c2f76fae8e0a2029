"""Crates on the dealer's tablet and on the wall."""

import re

from playwright.sync_api import expect

from games.engine import Action, as_kind
from tests.browser.test_large_text import WHOLE
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, all_in_sight, called
from tests.walls import SMALL, OpenWall, too_small

FIVE = LONG_NAMES[:5]


def named(table: OnScreens) -> str:
    """After an eight or nine the deal names its first suit; returns the upcard."""
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    option = prompt.option(seat, "name")
    if option is not None:
        suit = as_kind(option.values["suit"].data(), list[str])[0]
        table.act(Action(seat, "name", {"suit": suit}))
    return table.round.table.cards("pile")[-1]


def test_the_pile_and_five_people_are_in_sight(croupier: Running, open_table: OpenTable) -> None:
    table = begun(croupier, "crates", FIVE)
    tablet = open_table(table.night, table.table)
    upcard = named(table)
    page = tablet.page
    expect(page.locator(".crates-pile").get_by_role("img", name=called(upcard))).to_be_visible()
    expect(page.locator(".crates-stock")).to_contain_text("stock 11")
    seats = page.locator(".crates-seat")
    expect(seats).to_have_count(5)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
        expect(seat).to_contain_text("8 cards")


def test_the_wall_shows_the_pile_and_how_many_cards_everybody_has(
    croupier: Running, open_wall: OpenWall
) -> None:
    table = begun(croupier, "crates", FIVE)
    page = open_wall(table.night)
    upcard = named(table)
    expect(page.locator(".crates-wall").get_by_role("img", name=called(upcard))).to_be_visible()
    people = page.locator(".card-counts b:first-child")
    expect(people).to_have_text(list(FIVE))
    assert people.evaluate_all(WHOLE) == [True] * len(FIVE)
    assert page.evaluate(SMALL, [55.9, ".card-counts b:first-child"]) == []
    assert too_small(page) == []


def test_on_the_tablet_a_card_is_played_by_tapping_it(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "crates", FIVE)
    seat, card = with_a_card(table)
    tablet = open_table(table.night, table.table)
    name = FIVE[seat - 1]
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    page = tablet.page
    page.get_by_role("group", name="your cards").get_by_role("button", name=called(card)).click()
    if card[0] in "89":
        page.locator(".crates-suits button").first.click()
    tablet.answered()
    expect(page.get_by_role("group", name="your cards")).to_have_count(0)
    assert table.round.table.cards("pile")[-1] == card


def test_with_a_real_deck_cards_are_picked_and_the_stock_is_touched(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "crates", FIVE[:3], "physical")
    tablet = open_table(table.night, table.table)
    page = tablet.page
    pile = page.locator(".crates-pile")
    tablet.show(called("5h"))
    tablet.button(called("8h")).click()
    tablet.tap("8♥\ufe0e → ♠")
    expect(pile.get_by_role("img", name=called("8h"))).to_be_visible()
    expect(page.locator(".crates-called")).to_contain_text("spades")
    stock = page.locator(".crates-stock")
    before = stock.inner_text()
    tablet.tap("draw from the stock")
    expect(stock).not_to_have_text(before)
    expect(tablet.button("One card!")).to_have_count(0)  # said by who has two cards
    tablet.button(called("Ks")).click()
    expect(pile.get_by_role("img", name=called("Ks"))).to_be_visible()


def with_a_card(table: OnScreens) -> tuple[int, str]:
    """Whoever has nothing that fits draws, until somebody has a card that does: who, and which."""
    named(table)
    while True:
        prompt = table.round.prompt
        assert prompt is not None
        (seat,) = prompt.awaited
        option = prompt.option(seat, "play")
        if option is not None:
            return int(seat), as_kind(option.values["card"].data(), list[str])[0]
        table.act(Action(seat, "draw"))


def test_who_names_a_suit_taps_it_by_its_sign_and_its_name(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "crates", FIVE)
    while table.round.prompt is None or table.round.prompt.say.code != "crates.name":
        table = begun(croupier, "crates", FIVE)
    tablet = open_table(table.night, table.table)
    tablet.tap(
        "♥\ufe0e hearts" if table.round.table.cards("pile")[-1][1] in "dh" else "♠\ufe0e spades"
    )
    expect(tablet.page.locator(".record-text").first).to_have_text(re.compile("^[^:]* calls "))


def test_a_double_tap_on_an_eight_or_nine_plays_nothing_else(
    croupier: Running, open_table: OpenTable
) -> None:
    table, seat, card = with_a_call(croupier)
    tablet = open_table(table.night, table.table, guarded=True)
    name = FIVE[seat - 1]
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    tablet.settle()
    key = tablet.page.get_by_role("group", name="your cards").get_by_role(
        "button", name=called(card)
    )
    key.dblclick()
    expect(key).to_have_attribute("aria-pressed", "true")
    expect(tablet.page.locator(".crates-suits button").first).to_be_visible()


def with_a_call(croupier: Running) -> tuple[OnScreens, int, str]:
    """A round in which somebody may play an eight or a nine: who, and which."""
    while True:
        table = begun(croupier, "crates", FIVE)
        seat, _ = with_a_card(table)
        prompt = table.round.prompt
        option = prompt.option(seat, "play") if prompt else None
        assert option is not None
        for card in as_kind(option.values["card"].data(), list[str]):
            if card[0] in "89":
                return table, seat, card


def test_everybody_is_in_sight_above_the_cards_of_a_real_deck(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "crates", LONG_NAMES[:5], "physical")
    tablet = open_table(table.night, table.table)
    tablet.show(called("5h"))
    expect(tablet.page.locator(".picker-grid")).to_be_visible()
    all_in_sight(tablet.page.locator(".crates-seat"), 5)
