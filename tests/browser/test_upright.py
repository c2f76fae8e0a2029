"""Every game on a tablet that is held upright, and on one as small as a phone: nothing is cut off,
whatever can be tapped is large enough, undo takes back, and axe finds nothing.
"""

import re

import pytest
from playwright.sync_api import expect

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from tests.axe import find_nothing
from tests.server import Running, act_at_random
from tests.tablets import OpenTable, Tablet

PHONE, TABLET, LYING = (360, 740), (768, 1024), (1024, 768)
TOUCH = 48
"""Pixels: what a thumb hits."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
ACTIONS = 4
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
    """Plays a few random actions at a table, as its dealer's other device would."""
    chance, done = Draws(b"upright"), 0
    for _ in range(TRIES):
        if done == ACTIONS or (did := act_at_random(croupier, night, table, chance)) is None:
            return
        done += did


def seats(game: str) -> range:
    """Those that are taken."""
    return range(1, min(len(NAMES), GAMES[game].most_seats) + 1)


def begins(tablet: Tablet) -> None:
    """Begin the first round of the table that it shows."""
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".screen > .record")).to_be_visible()
    tablet.caught_up()


def resized(tablet: Tablet, size: tuple[int, int]) -> None:
    """Make it a tablet, or a phone, of another size."""
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})


def assert_fits(tablet: Tablet) -> None:
    """Nothing is cut off at the side, and every control that can be tapped is large enough."""
    tablet.caught_up()
    assert tablet.page.evaluate(CUT_OFF) == []
    assert tablet.page.evaluate(SMALL) == []


@pytest.mark.sweep(of=5, turn=1)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_fits_and_a_deed_is_taken_back(
    croupier: Running, open_table: OpenTable, axe: str, game: str
) -> None:
    """One tablet at two tables: at the first one the cards are virtual, at the second real."""
    night = croupier.night(*NAMES, chips=800)
    first, second = (croupier.table(night, game, cards) for cards in ("virtual", "physical"))
    for table in (first, second):
        croupier.sit(night, table, seats(game), 300)

    tablet = open_table(night, first, *LYING)
    begins(tablet)
    find_nothing(tablet.page, axe, game)
    if game != "card-stock-market":  # which says what everybody has in a table of its own
        racks = tablet.page.locator("[aria-description*='rack ']")
        expect(racks).to_have_count(len(seats(game)))
    play_on(croupier, night, first)
    if croupier.look(f"nights/{night}/tables/{first}")["round"]["record"]:
        expect(tablet.page.locator(".record-line")).not_to_have_count(0)
    for size in (PHONE, TABLET):
        resized(tablet, size)
        assert_fits(tablet)

    resized(tablet, PHONE)
    tablet = tablet.moved_to(second)
    begins(tablet)
    play_on(croupier, night, second)
    takes_back(croupier, tablet)


def takes_back(croupier: Running, tablet: Tablet) -> None:
    """As small as a phone it fits, and undo is in sight and takes the last action back."""
    path = f"nights/{tablet.night}/tables/{tablet.table}"
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
