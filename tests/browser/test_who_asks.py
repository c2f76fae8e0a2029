"""Who asks for something, and whose phone has fallen silent, is seen and heard wherever a desk or a
tablet is looked at: scrolled, and with a dialog open over it.
"""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Device
from tests.server import PIN, Running
from tests.tablets import HURRY, OpenTable, until

COUNTED = """(() => {
    globalThis.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { heard += 1; start.apply(this, when); };
})()"""
"""Each sound is counted."""

COVERED = """() => [...document.querySelectorAll(
    ".felt .card, .felt .circle, .felt button, .foot button, .record-foot button, .bar button"
)].filter((part) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width && !part.contains(document.elementFromPoint(x, y));
}).map((part) => part.getAttribute("aria-label") || part.innerText || part.className)"""
"""Cards, circles and keys of a table that something else lies upon, or that are out of sight."""
LAPPED = """() => [...document.querySelectorAll(".uth-board .card")].flatMap((card) => {
    const {left, right, bottom} = card.getBoundingClientRect();
    return [...document.querySelectorAll(".uth-seat")].filter((seat) => {
        const box = seat.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom;
    }).map((seat) => seat.getAttribute("aria-label") || seat.innerText);
})"""
"""Seats that reach into a card of the board."""

Guest: TypeAlias = Callable[[str], None]


@pytest.fixture
def desk(croupier: Running, device: Device) -> Callable[[int], Page]:
    """Opens the desk of a night, too low for the whole of it."""

    def open_it(night: int) -> Page:
        context = device(1024, 500)
        croupier.let_in(context, "host", pin=PIN)
        page = context.new_page()
        page.add_init_script(HURRY)
        page.add_init_script(COUNTED)
        page.goto(f"{croupier.url}/desk/{night}")
        page.get_by_role("button", name="sounds are off").click()
        expect(page.get_by_role("button", name="sounds are on")).to_be_visible()
        until(page, "heard > 0")  # how it will be
        return page

    return open_it


def comes(croupier: Running, device: Device, night: int, name: str) -> Page:
    """A guest's phone asks to come in under this name."""
    code = croupier.look(f"nights/{night}/room")["code"]
    page = device(360, 740).new_page()
    page.add_init_script(HURRY)
    page.goto(f"{croupier.url}/join#{code}")
    page.get_by_placeholder("Your name").fill(name)
    page.get_by_role("button", name="join", exact=True).click()
    return page


def wishes(croupier: Running, night: int, **wish: object) -> None:
    """Ana's phone asks for something, for chips as it comes, and is put away."""
    token = croupier.say("POST", f"nights/{night}/players/1/link")["token"]
    phone = croupier.desk.application.test_client()
    for path, said in (
        ("session/player", {"token": token}),
        (f"nights/{night}/hand/wishes", wish or {"kind": "buy-in", "chips": 50}),
    ):
        answer = phone.post(f"/api/{path}", json=said, base_url=croupier.url)
        assert answer.status_code == 200, answer.json


def is_heard(page: Page, more_than: int) -> None:
    until(page, f"heard > {more_than}")


def test_who_asks_is_answered_in_a_dialog_that_is_open_over_the_desk(
    croupier: Running, device: Device, desk: Callable[[int], Page]
) -> None:
    night = croupier.night("Ana", "Ben")
    croupier.table(night, "uth", "virtual")
    page = desk(night)
    page.get_by_role("button", name="more: everything else about Table 1").click()
    dialog = page.get_by_role("dialog")
    dialog.evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    before = page.evaluate("heard")
    phone = comes(croupier, device, night, "Cy")
    let_in = dialog.get_by_role("button", name="let Cy in", exact=True)
    expect(let_in).to_be_in_viewport(ratio=1)
    is_heard(page, before)
    expect(page.get_by_role("button", name="let Cy in", exact=True)).to_have_count(1)
    let_in.click()
    phone.wait_for_url("**/hand")
    before = page.evaluate("heard")
    wishes(croupier, night)
    sold = dialog.get_by_role("button", name="sold for cash", exact=True)
    expect(sold).to_be_in_viewport(ratio=1)
    is_heard(page, before)
    sold.click()
    expect(dialog.locator(".dialog-asks")).to_have_count(0)
    assert croupier.look(f"nights/{night}")["players"][0]["bankroll"] == 250


def test_a_sign_says_that_more_people_ask_than_are_in_sight(
    croupier: Running, device: Device, desk: Callable[[int], Page]
) -> None:
    night = croupier.night("Ana", "Ben")
    page = desk(night)
    page.set_viewport_size({"width": 360, "height": 500})
    sign = page.locator(".desk-asks > .more-below")
    wishes(croupier, night)
    expect(page.get_by_role("button", name="sold for cash")).to_be_visible()
    expect(sign).to_have_count(0)
    for name in ("Cy", "Dee"):
        comes(croupier, device, night, name)
    expect(sign).to_be_in_viewport()


def test_the_second_of_two_people_is_named_from_within_a_dialog(
    croupier: Running, device: Device, desk: Callable[[int], Page]
) -> None:
    night = croupier.night("Ana", "Ben")
    page = desk(night)
    page.locator(".room-button").click()
    phone = comes(croupier, device, night, "Ana")
    page.get_by_role("dialog").get_by_role("button", name="another person …").click()
    other = page.get_by_role("dialog", name="Another Ana")
    other.get_by_label("A name that differs").fill("Ana B.")
    other.get_by_role("button", name="let in", exact=True).click()
    phone.wait_for_url("**/hand")
    expect(page.get_by_role("dialog", name="Phones")).to_be_visible()
    expect(other).to_have_count(0)


def test_who_asks_is_seen_in_a_dialog_of_the_tablet(
    croupier: Running, device: Device, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben")
    tablet = open_table(night, croupier.table(night, "uth", "virtual"))
    page = tablet.page
    page.evaluate(COUNTED)
    tablet.tap("with sounds", "menu")
    until(page, "heard > 0")
    dialog = page.get_by_role("dialog")
    before = page.evaluate("heard")
    phone = comes(croupier, device, night, "Cy")
    asked = dialog.get_by_label("phones", exact=True)
    expect(asked).to_contain_text("Cy")
    expect(asked).to_be_in_viewport(ratio=1)
    is_heard(page, before)
    asked.get_by_role("button", name="close").click()
    expect(page.get_by_label("phones", exact=True)).to_have_count(0)
    tablet.tap("go back")
    expect(page.get_by_label("phones", exact=True)).to_have_count(0)
    phone.close()


def test_a_silent_phone_is_named_on_the_desk_in_its_dialogs_and_on_the_tablet(
    croupier: Running,
    device: Device,
    desk: Callable[[int], Page],
    open_table: OpenTable,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2], 100)
    path = f"nights/{night}/tables/{table}"
    croupier.say("PUT", f"{path}/phones", {"play": True})
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    page, tablet = desk(night), open_table(night, table)
    page.get_by_role("button", name="close the night").scroll_into_view_if_needed()
    silent = page.get_by_role("status", name="silent phones")
    expect(silent).to_have_count(0)
    before = page.evaluate("heard")
    monkeypatch.setattr("web.signin.phones.SILENT_AFTER", -1)  # a battery is empty
    token = croupier.say("POST", f"nights/{night}/players/1/link")["token"]
    croupier.let_in(device(360, 740), "player", token=token)
    expect(silent).to_contain_text("Ana (Table 1)")
    expect(silent).to_be_in_viewport(ratio=1)
    is_heard(page, before)
    expect(tablet.page.get_by_label("phones", exact=True)).to_contain_text(
        "Ana: the phone is silent"
    )
    tablet.tap("menu")
    asked = tablet.page.get_by_role("dialog").get_by_label("phones", exact=True)
    expect(asked).to_be_in_viewport(ratio=1)
    page.locator(".room-button").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_in_viewport(ratio=1)
    silent.get_by_role("button", name="close").click()
    expect(silent).to_have_count(0)
    monkeypatch.undo()


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)])
def test_who_asks_covers_no_card_and_no_key_of_a_tablet(
    croupier: Running, device: Device, open_table: OpenTable, width: int, height: int
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, range(1, 7), 100)
    with croupier.dealing(night, table):
        croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
        for seat in range(1, 7):
            acts(croupier, night, table, seat, "bet", ante=5)
        acts(croupier, night, table, "dealer", "deal")
        for seat in range(1, 7):
            acts(croupier, night, table, seat, "play", times=4)
    tablet = open_table(night, table, width, height)
    tablet.caught_up()
    expect(tablet.page.locator(".felt .card")).to_have_count(2 + 5 + 12)
    before = tablet.page.evaluate(COVERED)
    wishes(croupier, night, kind="stand", table=table)
    expect(tablet.page.get_by_label("asked for")).to_be_visible()
    assert tablet.page.evaluate(COVERED) == before
    comes(croupier, device, night, "Gil")
    expect(tablet.page.get_by_label("phones", exact=True)).to_be_visible()
    assert tablet.page.evaluate(COVERED) == before
    croupier.let_in(device(1024, 768), "table", code=croupier.table_code(night, table))
    expect(tablet.page.get_by_label("another screen")).to_be_visible()
    assert tablet.page.evaluate(COVERED) == before
    assert tablet.page.evaluate(LAPPED) == []


def acts(croupier: Running, night: int, table: int, by: int | str, do: str, **args: object) -> None:
    """What somebody does in the first round of a table."""
    path = f"nights/{night}/tables/{table}"
    options = croupier.look(path)["round"]["prompt"]["options"]
    since = next(each["since"] for each in options if (each["by"], each["do"]) == (by, do))
    action = {"by": by, "do": do, **args}
    croupier.say("POST", f"{path}/rounds/1/actions", {"action": action, "since": since})
