"""The hands of Kabu are turned up one after the other."""

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
