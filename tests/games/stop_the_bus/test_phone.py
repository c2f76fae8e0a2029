"""Stop the Bus on a player's phone."""

import re

from playwright.sync_api import expect

from tests.phones import NewPhone, phones_play
from tests.server import Running


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
