"""The end of a hand of Bura on every screen."""

import re
from contextlib import suppress

from playwright.sync_api import expect

from games.engine import Round
from games.engine.shuffle import Draws
from tests.browser.test_thumb import TOUCH
from tests.moments import before_the, hold, let_pass
from tests.phones import NewPhone, phones_play
from tests.server import Running
from tests.tablets import OpenTable, all_in_sight
from tests.walls import OpenWall, too_small

BESIDE = """(cards) => [...document.querySelectorAll(`${cards} .card`)].filter((card) => {
    const [side, mine] = [card.closest(".bura-side"), card.getBoundingClientRect()];
    const [room, won] = [side, side.querySelector(".bura-won")].map((it) =>
        it?.getBoundingClientRect());
    return mine.top < room.top || mine.bottom > room.bottom || mine.right > (won ?? room).left
        + (won ? 0 : room.width);
}).map((card) => card.ariaLabel)"""
"""The cards of a trick that do not lie within their side, or lie under what is won."""


def is_declared(_before: Round, after: Round) -> bool:
    return after.finished and after.actions[-1].do == "declare"


def three_lie(_before: Round, after: Round) -> bool:
    zones = after.table.zones
    return all(
        len(zones[f"played:{seat}"].cards) == 3 for seat in (1, 2) if f"played:{seat}" in zones
    )


def has_led(_before: Round, after: Round) -> bool:
    return after.actions[-1].do == "lead"


def at_bura(croupier: Running, *names: str) -> tuple[int, int]:
    """A night, and a table at which two have begun a hand on their phones."""
    night = croupier.night(*names, chips=100)
    table = croupier.table(night, "bura", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], 100)
    phones_play(croupier, night, table)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    return night, table


def test_won_cards_are_counted_one_by_one_and_then_both_see_how_they_stand(
    croupier: Running, open_phone: NewPhone, open_wall: OpenWall
) -> None:
    night, table = at_bura(croupier, "Anneliese", "Maximiliane-Sophie")
    declare = before_the(is_declared, croupier, night, table, Draws(b"bura"))
    phone, wall = open_phone(night, 1).page, open_wall(night)
    phone.set_viewport_size({"width": 320, "height": 640})
    for page in (phone, wall):
        hold(page)
    declare()
    expect(wall.locator(".wall-line")).to_have_text("The won cards are counted")
    expect(wall.locator(".bura-sum")).to_have_count(0)
    expect(phone.locator(".end-standing")).to_have_count(0)
    expect(phone.get_by_text("The won cards are counted.")).to_be_visible()
    for page in (phone, wall):
        let_pass(page)
    rows = phone.locator(".end-standing li")
    all_in_sight(rows, 2)
    german = open_phone(night, 2, "de").page.locator(".end-standing")
    expect(german).to_contain_text(re.compile(r"\d Augen? · \d+ Chips"))
    expect(wall.locator(".bura-sum")).to_be_visible()
    assert too_small(wall) == []


def test_the_trick_is_larger_than_one_s_own_cards(croupier: Running, open_phone: NewPhone) -> None:
    night, table = at_bura(croupier, "Ana", "Ben")
    before_the(has_led, croupier, night, table, Draws(b"bura"))()
    phone = open_phone(night, 1).page
    for width, height in ((360, 740), (320, 640)):
        phone.set_viewport_size({"width": width, "height": height})
        look = phone.get_by_role("button", name="look at my cards", exact=True)
        if look.is_visible():
            look.click()
        trick = phone.locator(".bura-trick .card").first
        own = phone.locator(".hand-open .card").first
        expect(trick).to_be_in_viewport(ratio=1)
        expect(own).to_be_in_viewport(ratio=1)
        sizes = [card.bounding_box() for card in (trick, own)]
        assert sizes[0]
        assert sizes[1]
        assert sizes[0]["height"] >= 1.25 * sizes[1]["height"]
        assert sizes[1]["width"] >= TOUCH


def test_three_cards_lie_within_their_side_on_tablet_and_wall(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall
) -> None:
    for _ in range(40):  # a hand in which nobody leads three is over without them
        night, table = at_bura(croupier, "Maximiliane", "Ben")
        with suppress(AssertionError):
            before_the(three_lie, croupier, night, table, Draws(b"bura"))()
            break
    wall, tablet = open_wall(night), open_table(night, table).page
    for page, cards in ((wall, ".bura-cards"), (tablet, ".bura-played")):
        expect(page.locator(f"{cards} .card")).to_have_count(6)
        assert page.evaluate(BESIDE, cards) == []
