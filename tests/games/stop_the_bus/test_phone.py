"""Stop the Bus on a player's phone, and its end on phone and wall."""

import re

import pytest
from playwright.sync_api import expect

from games.engine.shuffle import Draws
from tests.phones import NewPhone, phones_play, settles
from tests.server import Running, act_at_random
from tests.walls import OpenWall


def test_a_swap_is_two_cards_that_are_touched_and_hands_are_named(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=400)
    table = croupier.table(night, "stop-the-bus", "virtual")
    croupier.sit(night, table, (1, 2))
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    (first,) = croupier.look(path)["round"]["prompt"]["awaited"]
    phones = {player: open_phone(night, player) for player in (1, 2)}
    phone, other = phones[first], phones[3 - first]
    phone.look()
    expect(phone.button("swap and stop")).to_have_count(0)
    expect(phone.button("cover")).to_have_count(1)
    middle = phone.page.get_by_role("group", name="the middle").get_by_role("button")
    own = phone.page.get_by_role("group", name="your cards").get_by_role("button")
    wanted = middle.first.get_attribute("aria-label")
    middle.first.click()
    own.first.click()
    expect(phone.page.get_by_role("button", name=re.compile("^swap .* for "))).to_be_enabled()
    phone.tap("swap and stop")
    other.look()
    assert wanted is not None
    expect(other.page.get_by_role("group", name="the middle")).not_to_contain_text(wanted)
    other.tap("keep")
    for each in (phone, other):
        expect(each.page.locator(".bus-shown li")).to_have_count(2)
        expect(each.page.locator(".hand-why")).to_contain_text(re.compile("token|one token less"))


WITHIN = """([all, within]) => {
    const room = document.querySelector(within).getBoundingClientRect();
    const bottom = Math.min(room.bottom, innerHeight);
    return [...document.querySelectorAll(all)].every((part) => {
        const {top, bottom: end} = part.getBoundingClientRect();
        return top >= room.top - 1 && end <= bottom + 1;
    });
}"""


@pytest.mark.parametrize("size", [(320, 640), (360, 740)])
def test_every_hand_of_six_is_seen_in_the_end(
    croupier: Running, open_phone: NewPhone, open_wall: OpenWall, size: tuple[int, int]
) -> None:
    names = ("Maximiliane-Theresia", "Ben", "Cleo", "Friedrich-Wilhelm", "Eva", "Gus")
    night = croupier.night(*names)
    table = croupier.table(night, "stop-the-bus", "virtual", tray=0)
    croupier.sit(night, table, range(1, 7))
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    phone, wall = open_phone(night, 1).page, open_wall(night)
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    chance = Draws(b"the end of the bus")
    while act_at_random(croupier, night, table, chance) is not None:
        pass
    croupier.say("PUT", f"{path}/deals-itself", {"itself": True, "seconds": 90})
    expect(phone.locator(".hand-result")).to_be_visible()
    expect(phone.locator(".bus-shown li")).to_have_count(6)
    expect(wall.locator(".bus-hands li")).to_have_count(6)
    expect(wall.get_by_text("On to the next round in")).to_be_visible()
    settles(phone, WITHIN, [".bus-shown .card", ".hand-board"])
    settles(wall, WITHIN, [".bus-hands .card, .bus-called", ".wall"])
