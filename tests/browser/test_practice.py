"""Practising: from the desk to a table of its own, on a tablet and on a phone, and out again."""

import re

from playwright.sync_api import Page, expect

from tests.conftest import Device
from tests.server import PIN, Running


def practised(
    croupier: Running, device: Device, game: str, part: str, size: tuple[int, int]
) -> Page:
    """A page of the desk, on its way to practise this."""
    context = device(*size, reduced_motion="reduce")
    croupier.let_in(context, "host", pin=PIN)
    page = context.new_page()
    page.goto(f"{croupier.url}/desk")
    page.get_by_role("button", name="practise a game").click()
    page.get_by_role("radio", name=game).or_(page.get_by_role("button", name=game)).first.click()
    page.get_by_text(part, exact=True).first.click()
    page.get_by_role("button", name="practise", exact=True).click()
    page.wait_for_url(re.compile("/practice/"))
    return page


def test_a_host_learns_to_deal_on_the_tablet(croupier: Running, device: Device) -> None:
    page = practised(croupier, device, "Kabu", "deal", (1024, 768))
    expect(page.get_by_role("note")).to_contain_text("Practice: nothing counts")
    page.get_by_role("button", name=re.compile("^begin round 1$", re.IGNORECASE)).click()
    # The players of the program draw or pass, and the hand is over by itself.
    next_round = page.get_by_role("button", name=re.compile("next round|done", re.IGNORECASE))
    paid = page.get_by_role("button", name=re.compile("^pay all|^paid", re.IGNORECASE))
    expect(next_round.or_(paid).first).to_be_visible()
    page.get_by_role("button", name="leave").click()
    page.wait_for_url(re.compile("/desk$"))
    assert croupier.look("nights")["nights"] == []


def test_a_player_learns_on_the_phone_and_asks_what_was_best(
    croupier: Running, device: Device
) -> None:
    page = practised(croupier, device, "Kabu", "play", (360, 740))
    draw = page.get_by_role("button", name=re.compile("^draw$", re.IGNORECASE))
    expect(draw).to_be_enabled()
    draw.click()
    expect(page.locator("body")).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="what was best?").click()
    said = page.get_by_role("dialog")
    expect(said).to_contain_text(re.compile("on average"))
    page.get_by_role("button", name="go back").click()
    page.get_by_role("button", name="leave").click()
    page.wait_for_url(re.compile("/desk$"))
