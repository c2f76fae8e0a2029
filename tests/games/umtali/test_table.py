"""Umtali on the dealer's tablet and on the wall."""

import re

from playwright.sync_api import expect

from games.engine import Action
from tests.browser.test_large_text import WHOLE
from tests.games.umtali.test_phone import a_meld, played_until, turn_of
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import OpenTable, all_in_sight, called
from tests.walls import OpenWall, too_small


def test_both_sides_lie_across_from_each_other_with_their_points(
    croupier: Running, open_table: OpenTable
) -> None:
    table = played_until(croupier, lambda table: len(table.round.table.facts.lying) >= 8)
    tablet = open_table(table.night, table.table)
    sides = tablet.page.locator(".felt .umtali-side")
    expect(sides).to_have_count(2)
    for seat, side in zip((2, 1), sides.all(), strict=True):
        expect(side).to_be_in_viewport(ratio=1)
        mine = [lying for lying in table.round.table.facts.lying if lying.seat == seat]
        expect(side.locator(".umtali-meld")).to_have_count(len(mine))
        expect(side).to_contain_text(LONG_NAMES[seat - 1])
    boxes = [side.bounding_box() for side in sides.all()]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] + boxes[0]["height"] < boxes[1]["y"]


def test_on_the_tablet_a_meld_is_built_by_taps(croupier: Running, open_table: OpenTable) -> None:
    table = played_until(croupier, a_meld)
    seat, meld = turn_of(table), a_meld(table)
    name = LONG_NAMES[seat - 1]
    held = len(table.round.table.cards(f"hand:{seat}"))
    tablet = open_table(table.night, table.table)
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    page = tablet.page
    expect(page.locator(".tap-card")).to_have_count(held)
    for card in meld:
        page.get_by_role("group", name="your cards").get_by_role(
            "button", name=called(card), exact=True
        ).click()
    tablet.tap("MELD")
    expect(page.locator(".tap-card")).to_have_count(held - len(meld))
    assert set(table.round.table.facts.lying[-1].cards) == set(meld)
    tablet.tap("back to the dealer")
    told = page.locator(".record-text").first
    expect(told).to_contain_text(f"{name} melds")
    expect(told).not_to_contain_text(f"{name}: ")


def test_with_a_real_deck_the_dealer_enters_a_turn(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "umtali", ("Ana", "Ben"), cards="physical")
    tablet = open_table(table.night, table.table)
    tablet.show(called("9h"))
    tablet.tap("TAKE")
    expect(tablet.page.locator(".umtali-pile").get_by_role("img", name=called("9h"))).to_have_count(
        0
    )
    lay = tablet.page.get_by_role("button", name=re.compile("^LAY"))
    expect(lay).to_have_text([re.compile(f"^LAY J{suit}") for suit in "♣♦♥♠"])
    table.act(Action(turn_of(table), "meld", {"cards": ["7h", "8h", "9h"]}))
    expect(
        tablet.page.locator(".umtali-meld").get_by_role("img", name=called("9h"))
    ).to_be_visible()


def test_with_a_real_deck_one_tap_discards_the_last_card_face_down(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "umtali", ("Ana", "Ben"), cards="physical")
    table.act(Action("dealer", "show", {"card": "9h"}))
    seat = turn_of(table)
    row = [f"{rank}c" for rank in "A23456789T"]
    table.act(Action(seat, "draw"), Action(seat, "meld", {"cards": row}))
    tablet = open_table(table.night, table.table)
    tablet.tap("discard")
    expect(tablet.page.get_by_text("may be left out")).to_have_count(0)
    tablet.tap("cancel", "DISCARD FACE DOWN")
    expect(tablet.page.get_by_text("the last turn", exact=True)).to_be_visible()
    assert table.round.table.facts.out == seat


def test_who_is_out_is_marked_on_every_screen(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall
) -> None:
    table = played_until(croupier, lambda table: table.round.table.facts.out is not None)
    out = LONG_NAMES[(table.round.table.facts.out or 0) - 1]
    tablet, wall = open_table(table.night, table.table), open_wall(table.night)
    for page in (tablet.page, wall):
        marked = page.locator(".umtali-side.is-out")
        expect(marked).to_have_count(1)
        expect(marked).to_contain_text(out)
        expect(page.get_by_text("the last turn", exact=True)).to_be_visible()
    points = wall.locator(".points").bounding_box()
    assert points
    for each in wall.locator(".umtali-middle > *").all():
        box = each.bounding_box()
        assert box
        assert box["x"] + box["width"] <= points["x"]


def test_the_wall_shows_both_sides(croupier: Running, open_wall: OpenWall) -> None:
    table = played_until(croupier, lambda table: len(table.round.table.facts.lying) >= 10)
    page = open_wall(table.night)
    melds = page.locator(".umtali-meld")
    all_in_sight(melds, len(table.round.table.facts.lying))
    names = page.locator(".points-name").evaluate_all(WHOLE)
    assert names == [True, True]
    assert too_small(page) == []
