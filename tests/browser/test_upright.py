"""Every game on a tablet that is held upright, and on a phone: nothing is cut off, whatever can be
tapped is large enough, undo takes back, and axe finds nothing.
"""

import re

import pytest
from playwright.sync_api import expect

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from tests.axe import find_nothing
from tests.phones import NewPhone
from tests.server import Running, deed_of_chance
from tests.tablets import OpenTable, Tablet

PHONE, TABLET, LYING = (360, 740), (768, 1024), (1024, 768)
TOUCH = 48
"""Pixels: what a thumb hits."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
DEEDS = 4
TRIES = 200
CUT_OFF = """() => [...document.querySelectorAll(".felt, .foot, .bar, .record")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className}: ${part.scrollWidth} in ${part.clientWidth}`)"""
SMALL = f"""() => [...document.querySelectorAll(".foot button, .record-foot button")]
    .filter((key) => !key.disabled && key.offsetParent)
    .map((key) => [key.innerText || key.ariaLabel, key.getBoundingClientRect()])
    .filter(([, box]) => box.height < {TOUCH} || box.left < 0 || box.right > innerWidth + 1)
    .map(([name, box]) => `${{name}}: ${{box.height}} high, ${{box.left}} to ${{box.right}}`)"""


def play_on(croupier: Running, night: int, table: int) -> None:
    """Plays a few deeds of chance at a table, as its dealer's other device would."""
    chance, done = Draws(b"upright"), 0
    for _ in range(TRIES):
        if done == DEEDS or (did := deed_of_chance(croupier, night, table, chance)) is None:
            return
        done += did


def seats(game: str) -> range:
    """Those that are taken."""
    return range(1, min(len(NAMES), GAMES[game].most_seats) + 1)


def opened(
    croupier: Running, open_table: OpenTable, game: str, cards: str, size: tuple[int, int]
) -> tuple[Tablet, int, int]:
    """A table of this game, whose first round has begun, on a screen of this size."""
    night = croupier.night(*NAMES, chips=400)
    table = croupier.table(night, game, cards)
    croupier.sit(night, table, seats(game), 300)
    tablet = open_table(night, table, *size)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".screen > .record")).to_be_visible()
    return tablet, night, table


def assert_fits(tablet: Tablet) -> None:
    """Nothing is cut off at the side, and every control that can be tapped is large enough."""
    tablet.caught_up()
    assert tablet.page.evaluate(CUT_OFF) == []
    assert tablet.page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_round_fits(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone, axe: str, game: str
) -> None:
    tablet, night, table = opened(croupier, open_table, game, "virtual", LYING)
    tablet.caught_up()
    find_nothing(tablet.page, axe, game)
    if game != "card-stock-market":  # which says what everybody has in a table of its own
        racks = tablet.page.locator("[aria-description*='rack ']")
        expect(racks).to_have_count(len(seats(game)))
    find_nothing(open_phone(night, 1).page, axe, f"{game} on a phone")
    play_on(croupier, night, table)
    if croupier.look(f"nights/{night}/tables/{table}")["round"]["record"]:
        expect(tablet.page.locator(".record-line")).not_to_have_count(0)
    for width, height in (PHONE, TABLET):
        tablet.page.set_viewport_size({"width": width, "height": height})
        assert_fits(tablet)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_alone_takes_a_deed_back(
    croupier: Running, open_table: OpenTable, game: str
) -> None:
    tablet, night, table = opened(croupier, open_table, game, "physical", PHONE)
    play_on(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    before = croupier.look(path)["round"]
    assert before["undoable"]
    undo = tablet.page.locator(".record-foot").get_by_role("button", name="undo")
    expect(undo).to_be_enabled()
    assert_fits(tablet)
    beside = tablet.page.locator(".foot").get_by_role(
        "button", name=re.compile("^(undo|take back)")
    )
    key = beside.first if beside.first.is_visible() else undo  # where cards lie over the record
    expect(key).to_be_in_viewport()
    with tablet.page.expect_response(re.compile("/undo$")) as answer:
        key.click()
    assert answer.value.status == 200
    after = croupier.look(path)["round"]
    assert len(after["record"]) < len(before["record"])
