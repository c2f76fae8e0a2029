"""A house player and hints, from the desk to the tablet, a phone and the wall."""

import re

from playwright.sync_api import expect

from tests.conftest import Device
from tests.server import PIN, Running
from tests.tablets import HURRY, OpenTable


def test_a_house_player_is_seated_and_plays_by_itself_beside_hints_to_everybody(
    croupier: Running, device: Device, open_table: OpenTable
) -> None:
    night = croupier.night("Ana")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1], 100)
    path = f"nights/{night}/tables/{table}"
    croupier.say("PUT", f"{path}/phones", {"play": True})
    desk = device(1024, 768)
    croupier.let_in(desk, "host", pin=PIN)
    page = desk.new_page()
    page.goto(f"{croupier.url}/desk/{night}")
    page.get_by_role("button", name=re.compile("everything else about Table 1")).click()
    page.get_by_role("button", name="seat a house player").click()
    page.get_by_role("button", name="seat the house player").click()
    expect(page.get_by_role("row", name=re.compile("⚙ Ada"))).to_be_visible()
    page.get_by_role("button", name=re.compile("everything else about Table 1")).click()
    page.get_by_role("button", name="show hints to everybody").click()
    expect(page.get_by_text("shown to everybody at the table")).to_be_visible()

    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    # It bets without anybody's doing.
    expect(tablet.page.locator(".record-text", has_text="⚙ Ada").first).to_be_visible()
    croupier.leave(night, table)
    context = device(360, 740)
    token = croupier.say("POST", f"nights/{night}/players/1/link")["token"]
    croupier.let_in(context, "player", token=token)
    phone = context.new_page()
    phone.add_init_script(HURRY)
    phone.goto(f"{croupier.url}/hand")
    expect(phone.locator(".hints")).to_contain_text("Best: bet")
    wall_context = device(1920, 1080)
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    croupier.let_in(wall_context, "wall", code=code)
    wall = wall_context.new_page()
    wall.goto(f"{croupier.url}/wall")
    expect(wall.locator("body")).to_contain_text("⚙ Ada")
    state = croupier.look(path)
    since = next(
        option["since"]
        for option in state["round"]["prompt"]["options"]
        if (option["by"], option["do"]) == (1, "bet")
    )
    with croupier.dealing(night, table):
        croupier.say(
            "POST",
            f"{path}/rounds/1/actions",
            {"action": {"by": 1, "do": "bet", "ante": 5}, "since": since},
        )
    expect(tablet.page.locator(".record-text", has_text="Ana").first).to_be_visible()
    tablet.tap("DEAL")
    expect(tablet.page.locator(".hints")).to_have_count(0)  # of a hidden hand it is told nothing
    expect(phone.locator(".hints")).to_have_count(0)  # before the cards are looked at
    phone.get_by_role("button", name="look at my cards").first.click()
    expect(phone.locator(".hints")).to_contain_text("All deals are counted.")
    expect(phone.locator(".hints summary")).to_have_text(
        re.compile(r"^Best: [^.]+\. [A-Z].* costs [\d.]+( · .* costs [\d.]+)*\.$")
    )
    phone.get_by_role("button", name=re.compile("^check", re.IGNORECASE)).first.click()
    expect(
        tablet.page.locator(".record-text", has_text=re.compile("⚙ Ada (checks|plays)")).first
    ).to_be_visible()
