"""Chinese Ten on the dealer's tablet and on the wall."""

from playwright.sync_api import expect

from games.cards.fishing import LAYOUT
from games.engine.shuffle import Draws
from games.trials.simulate import random_action
from tests.browser.test_large_text import WHOLE
from tests.games.chinese_ten.test_phone import whose, with_a_catch
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import OpenTable, all_in_sight, called
from tests.walls import OpenWall, too_small


def test_the_layout_says_what_it_counts_and_four_people_are_in_sight(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "chinese-ten", LONG_NAMES[:4])
    tablet = open_table(table.night, table.table)
    for card in table.round.table.cards(LAYOUT):
        expect(
            tablet.page.locator(".ten-layout").get_by_role("img", name=called(card))
        ).to_be_visible()
    seats = tablet.page.locator(".ten-seat")
    all_in_sight(seats, 4)


def test_on_the_tablet_a_card_takes_by_two_taps(croupier: Running, open_table: OpenTable) -> None:
    table, card, caught = with_a_catch(croupier, 3)
    seat = whose(table)
    name = LONG_NAMES[seat - 1]
    tablet = open_table(table.night, table.table)
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    page = tablet.page
    page.get_by_role("group", name="your cards").get_by_role("button", name=called(card)).click()
    expect(page.locator(".open-choice .is-caught")).to_have_count(len(caught))
    page.get_by_role("button", name=" takes ").click()
    expect(page.get_by_role("button", name="cover")).to_have_count(0)
    assert {card, *caught} <= set(table.round.table.cards(f"won:{seat}"))


def test_with_a_real_deck_what_is_taken_is_touched_on_the_felt(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "chinese-ten", LONG_NAMES[:2], "physical")
    tablet = open_table(table.night, table.table)
    tablet.show(*map(called, ("4d", "4h", "4c", "Kc")))
    felt = tablet.page.locator(".felt").get_by_role("group", name="layout")

    tablet.button(called("6s")).click()
    expect(felt.locator(".is-caught")).to_have_count(3)
    felt.get_by_role("button", name=called("4d")).click()
    tablet.tap("6♠\ufe0e takes")
    tablet.show(called("6c"))  # the card of the stock
    felt.get_by_role("button", name=called("4h")).click()
    tablet.tap("take 4♥")
    assert table.round.table.cards(LAYOUT) == ["4c", "Kc"]


def test_the_wall_shows_the_layout_below_its_own_line(
    croupier: Running, open_wall: OpenWall
) -> None:
    table = begun(croupier, "chinese-ten", LONG_NAMES[:4])
    page = open_wall(table.night)
    for card in table.round.table.cards(LAYOUT):
        found = page.locator(".ten-layout").get_by_role("img", name=called(card))
        expect(found).to_be_in_viewport(ratio=1)
    line = page.locator(".wall h1, .wall-line").first.bounding_box()
    stock = page.locator(".ten-stock").bounding_box()
    assert line
    assert stock
    assert line["y"] + line["height"] <= stock["y"]
    assert too_small(page) == []


def test_what_was_won_lies_within_its_seat(croupier: Running, open_table: OpenTable) -> None:
    table = begun(croupier, "chinese-ten", LONG_NAMES[:4])
    chance = Draws(b"won cards")
    while (prompt := table.round.prompt) is not None:
        table.act(random_action(prompt, chance))
    tablet = open_table(table.night, table.table)
    seats = tablet.page.locator(".ten-seat")
    expect(seats.locator(".won-cards")).to_have_count(4)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
    assert seats.evaluate_all(WHOLE) == [True] * 4


def test_everybody_is_in_sight_above_the_cards_of_a_real_deck(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "chinese-ten", LONG_NAMES[:4], "physical")
    tablet = open_table(table.night, table.table)
    tablet.show(called("4d"), called("4h"), called("9c"), called("Kc"))
    expect(tablet.page.locator(".picker-grid")).to_be_visible()
    all_in_sight(tablet.page.locator(".ten-seat"), 4)
