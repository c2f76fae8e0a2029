"""The hands of Kabu are turned up one after the other; then everybody sees what each counts."""

import re

import pytest
from playwright.sync_api import expect

from games.engine.shuffle import Draws
from tests.moments import before_the, ends, hold, let_pass
from tests.phones import NewPhone, phones_play
from tests.server import Running
from tests.tablets import OpenTable
from tests.walls import OpenWall


def test_hands_turn_up_in_turn_before_anybody_knows_who_pays(
    croupier: Running, open_phone: NewPhone, open_table: OpenTable, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo")
    table = croupier.table(night, "kabu", "virtual", tray=0)
    croupier.sit(night, table, [1, 2, 3], 55)
    phones_play(croupier, night, table)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    last = before_the(ends, croupier, night, table, Draws(b"kabu"))
    phone, wall = open_phone(night, 1).page, open_wall(night)
    tablet = open_table(night, table).page
    for page in (phone, wall, tablet):
        hold(page)
    last()
    expect(wall.locator(".wall-line")).to_contain_text("The cards are shown")
    expect(wall.locator(".kabu-hands")).not_to_contain_text("+")
    expect(phone.get_by_text("The cards are shown.")).to_be_visible()
    expect(tablet.locator(".kabu-title")).to_have_count(0)
    expect(wall.locator(".kabu-hand .card-small")).to_have_count(0)
    expect(phone.locator("[data-place=rack]")).to_have_text("55")
    let_pass(wall, 800)
    expect(wall.locator(".kabu-hand").filter(has=wall.locator(".card-small"))).to_have_count(1)
    for page in (phone, wall, tablet):
        let_pass(page)
    expect(tablet.locator(".kabu-title")).to_be_visible()
    expect(wall.locator(".kabu-hands")).to_contain_text("+")
    expect(phone.get_by_text("The cards are shown.")).to_have_count(0)
    expect(phone.locator(".hand-result")).to_be_visible()


SEEN = """(parts) => parts.every((part) => {
    const {left, top, width, height} = part.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && part.contains(hit);
})"""


@pytest.mark.parametrize("size", [(320, 640), (360, 740)])
def test_a_phone_says_what_everybody_counts_beside_what_it_gave(
    croupier: Running, open_phone: NewPhone, size: tuple[int, int]
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Maximiliane-Theresia", "Eva", "Gus")
    table = croupier.table(night, "kabu", "virtual", tray=0)
    croupier.sit(night, table, range(1, 7))
    phones_play(croupier, night, table)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    phone = open_phone(night, 1).page
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    before_the(ends, croupier, night, table, Draws(b"kabu of six"))()
    counts = phone.locator(".kabu-shown .hand-other > b")
    expect(counts).to_have_text([re.compile(r"^\d$")] * 5)
    others = ", ".join(counts.all_inner_texts())
    said = re.compile(f"You count \\d, the others {others}\\.")
    expect(phone.locator(".hand-why")).to_have_text(said)
    names = phone.locator(".kabu-shown .hand-label")
    expect(names).to_have_count(5)
    for parts in (counts, names):
        assert parts.evaluate_all(SEEN)
