"""Ristiseiska on the dealer's tablet and on the wall."""

import re

from playwright.sync_api import expect

from games.engine import Action
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, all_in_sight, called
from tests.walls import WHOLE, OpenWall, too_small

FIVE = LONG_NAMES[:5]


def start(table: OnScreens) -> int:
    """The seven of clubs is played; returns by whom."""
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    table.act(Action(seat, "play", {"card": "7c"}))
    return int(seat)


def test_the_suits_are_rows_and_five_people_are_in_sight(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "ristiseiska", FIVE)
    tablet = open_table(table.night, table.table)
    start(table)
    page = tablet.page
    expect(page.locator(".suit-spot").get_by_role("img", name=called("7c"))).to_be_visible()
    expect(page.locator(".suit-row")).to_have_count(4)
    seats = page.locator(".sevens-seat")
    all_in_sight(seats, 5)


def test_the_places_where_a_card_fits_are_marked_at_both_ends_of_a_row(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "ristiseiska", ("Ana", "Ben", "Cleo"))
    tablet = open_table(table.night, table.table)
    start(table)
    for card in ("6c", "8c", "7d", "7h", "7s"):
        fits = tablet.page.get_by_role("img", name=f"{called(card)} fits here")
        expect(fits).to_have_count(1)
    expect(tablet.page.locator(".suit-spot.is-open")).to_have_count(5)


def test_with_a_real_deck_the_place_of_a_card_is_touched(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "ristiseiska", FIVE, "physical")
    tablet = open_table(table.night, table.table)
    rows = tablet.page.locator(".suit-rows")
    table.act(Action(2, "play", {"card": "7c"}))
    tablet.says(f"{FIVE[2]}: play a card")
    rows.get_by_role("button", name=called("8c")).click()
    expect(rows.get_by_role("img", name=called("8c"))).to_be_visible()
    tablet.says(f"{FIVE[3]}: play a card")
    tablet.tap("PASS")
    passed = tablet.page.locator(".record-text").first
    expect(passed).to_have_text(f"{FIVE[3]} passes.")  # once


def test_with_a_real_deck_whoever_had_the_first_card_is_tapped(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "ristiseiska", FIVE, "physical")
    tablet = open_table(table.night, table.table)
    tablet.tap(FIVE[3])
    tablet.says(f"{FIVE[4]}: play a card")
    assert [action.data() for action in table.round.actions] == [
        {"by": 4, "do": "play", "card": "7c"}
    ]


def test_the_record_says_a_play_as_a_sentence(croupier: Running, open_table: OpenTable) -> None:
    table = begun(croupier, "ristiseiska", ("Ana", "Ben", "Cleo"))
    tablet = open_table(table.night, table.table)
    start(table)
    expect(tablet.page.locator(".record-text").first).to_have_text(
        re.compile(r"^(Ana|Ben|Cleo) plays the \w+.")
    )


def test_the_wall_shows_the_rows_and_how_many_cards_everybody_has(
    croupier: Running, open_wall: OpenWall
) -> None:
    table = begun(croupier, "ristiseiska", FIVE)
    page = open_wall(table.night)
    start(table)
    expect(page.locator(".sevens-wall").get_by_role("img", name=called("7c"))).to_be_visible()
    expect(page.locator(".card-counts li")).to_have_count(5)
    assert too_small(page) == []
    assert page.locator(".card-counts b:first-child").evaluate_all(WHOLE)
    for part in page.locator(".suit-row, .card-counts li").all():
        expect(part).to_be_in_viewport(ratio=1)


def test_on_a_large_screen_the_rows_are_large_and_everybody_is_in_sight(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "ristiseiska", FIVE)
    page = open_table(table.night, table.table, 1920, 1080).page
    start(table)
    for spot in page.locator(".suit-row .suit-spot:first-of-type").all():
        assert spot.evaluate("it => it.offsetWidth") >= 75
    for seat in page.locator(".sevens-seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
