"""What moves and what is heard at a table: short, in nobody's way, and only where it is wanted."""

import pytest
from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet, all_in_sight, until
from tests.walls import OpenWall, act

LONGEST = 300
"""Milliseconds."""
COUNTED = """(() => {
    globalThis.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { heard += 1; start.apply(this, when); };
})()"""
LISTENED = """(() => {
    globalThis.loudest = 0;
    const connect = AudioNode.prototype.connect;
    const ears = new Map();
    AudioNode.prototype.connect = function (to, ...more) {
        const { context } = this;
        if (to === context.destination) {
            if (!ears.has(context)) {
                const ear = new AnalyserNode(context);
                const wave = new Float32Array(ear.fftSize);
                ears.set(context, ear);
                setInterval(() => {
                    ear.getFloatTimeDomainData(wave);
                    loudest = Math.max(loudest, ...wave.map(Math.abs));
                }, 10);
            }
            connect.call(this, ears.get(context));
        }
        return connect.call(this, to, ...more);
    };
})()"""
"""What goes to the loudspeaker is measured: 1 would be the loudest wave there is."""
COVERED = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const offer = document.querySelector(".sound-offer");
    return [...document.querySelectorAll("button:enabled")].filter((key) => {
        const {left, top, width, height} = key.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((across) => [0.1, 0.5, 0.9].some((down) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down);
            return offer.contains(hit) && !offer.contains(key);
        }));
    }).map((key) => key.ariaLabel || key.innerText);
}"""
"""The keys that the offer lies over."""
SILENT = "(loudest = 0, new Promise((silent) => setTimeout(() => silent(loudest === 0), 300)))"
MOTIONS = """() => [".card", ".card-side"].map((part) => {
    const style = getComputedStyle(document.querySelector(`.bus-middle ${part}`));
    return [style.animationName, 1000 * parseFloat(style.animationDuration)];
})"""


def at_the_bus(croupier: Running, open_table: OpenTable) -> Tablet:
    """Two at Stop the Bus, whose three cards in the middle are turned at once."""
    night = croupier.night("Ana", "Ben", chips=100)
    table = croupier.table(night, "stop-the-bus", "virtual")
    croupier.sit(night, table, (1, 2), 100)
    return open_table(night, table)


def test_cards_are_dealt_and_turned_within_a_moment(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet = at_the_bus(croupier, open_table)
    tablet.page.emulate_media(reduced_motion="no-preference")
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".bus-middle .card")).to_have_count(3)
    motions = tablet.page.evaluate(MOTIONS)
    assert [name for name, _ in motions] == ["dealt", "turned"]
    assert all(0 < lasts <= LONGEST for _, lasts in motions)


def test_nothing_moves_where_less_motion_is_asked_for(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet = at_the_bus(croupier, open_table)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".bus-middle .card")).to_have_count(3)
    assert [lasts for _, lasts in tablet.page.evaluate(MOTIONS)] == [0, 0]


def test_nothing_is_heard_until_sounds_are_switched_on(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet = at_the_bus(croupier, open_table)
    tablet.page.evaluate(COUNTED)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".bus-middle .card")).to_have_count(3)
    assert tablet.page.evaluate("heard") == 0
    tablet.tap("menu", "sounds are off")
    expect(tablet.button("sounds are on")).to_be_visible()
    until(tablet.page, "heard > 0")
    tablet.page.reload()
    tablet.tap("menu")
    expect(tablet.button("sounds are on")).to_be_visible()


def test_over_plain_http_the_menu_says_to_leave_the_screen_on(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet = at_the_bus(croupier, open_table)
    tablet.tap("menu")
    note = tablet.page.get_by_text("Over plain HTTP no page is sure to keep the screen on")
    expect(note).to_be_visible()


def test_over_plain_http_a_film_runs_behind_the_page_while_it_is_looked_at(
    croupier: Running, open_table: OpenTable
) -> None:
    page = at_the_bus(croupier, open_table).page
    until(page, "document.querySelector('.awake')?.currentTime > 0")
    film = page.locator(".awake").evaluate(
        """film => [film.paused, film.muted, film.loop, film.clientWidth >= innerWidth,
        document.elementFromPoint(5, 5) === film]"""
    )
    assert film == [False, True, True, True, False]
    page.evaluate(
        """() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", writable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    )
    assert page.locator(".awake").evaluate("film => film.paused")
    page.evaluate("document.visibilityState = 'visible'")
    page.keyboard.press("u")
    until(page, "!document.querySelector('.awake').paused")


def test_a_screen_that_may_hold_itself_awake_has_no_film(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet = at_the_bus(croupier, open_table)
    tablet.page.add_init_script("navigator.wakeLock = { request: async () => { asked = true; } }")
    tablet.page.reload()
    until(tablet.page, "globalThis.asked")
    expect(tablet.page.locator(".awake")).to_have_count(0)


def test_sounds_are_offered_once_and_are_off_with_one_tap(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben")
    tablet = open_table(night, croupier.table(night, "uth", "virtual"))
    expect(tablet.page.get_by_text("A chip, a card, a turn and a win are heard")).to_be_visible()
    tablet.tap("with sounds")
    expect(tablet.button("with sounds")).to_have_count(0)
    tablet.page.reload()
    tablet.tap("no sounds")
    expect(tablet.button("no sounds")).to_have_count(0)
    tablet.page.reload()
    tablet.says("")
    expect(tablet.button("with sounds")).to_have_count(0)


def test_the_offer_of_sounds_covers_no_key(croupier: Running, open_table: OpenTable) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", chips=100)
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, (1, 2, 3), 100)
    page = open_table(night, table).page
    for size in ((320, 640), (360, 740), (768, 1024), (820, 1180), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".sound-offer")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)])
def test_seven_seats_are_in_sight_beside_the_offer_of_sounds(
    croupier: Running, open_table: OpenTable, width: int, height: int
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, range(1, 7), 100)
    page = open_table(night, table, width, height).page
    expect(page.locator(".sound-offer")).to_be_visible()
    all_in_sight(page.locator(".places > *"), 7)


def test_the_offer_of_sounds_covers_nothing_that_the_wall_shows(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", chips=200)
    for _ in range(2):
        croupier.sit(night, croupier.table(night, "superfecta", "virtual"), (1, 2), 100)
    wall = open_wall(night)
    for size in ((1024, 768), (1280, 720), (1920, 1080), (3840, 2160)):
        wall.set_viewport_size({"width": size[0], "height": size[1]})
        expect(wall.locator(".sound-offer")).to_be_in_viewport(ratio=0.99)
        shown = wall.locator(".scene").bounding_box()
        offer = wall.locator(".sound-offer").bounding_box()
        assert shown
        assert offer
        assert shown["y"] + shown["height"] <= offer["y"] + 1, size


def test_a_card_that_is_dealt_is_a_wave_at_the_loudspeaker(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet = at_the_bus(croupier, open_table)
    tablet.page.evaluate(LISTENED)
    tablet.tap("with sounds")
    until(tablet.page, "loudest > 0.02")  # how it will be
    until(tablet.page, SILENT)
    tablet.tap("BEGIN ROUND 1")
    until(tablet.page, "loudest > 0.02")
    assert tablet.page.evaluate("loudest") < 1


def test_a_wall_offers_sounds_once_and_plays_those_of_the_round(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2], 100)
    path = f"nights/{night}/tables/{table}"
    wall = open_wall(night)
    wall.evaluate(COUNTED)
    offer = wall.get_by_text("A chip, a card, a turn and a win are heard")
    expect(offer).to_be_visible()
    wall.get_by_role("button", name="with sounds").click()
    expect(offer).to_have_count(0)
    until(wall, "heard > 0")  # how it will be
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    for seat in (1, 2):
        act(croupier, path, seat, "bet", ante=5)
    expect(wall.locator("body")).to_contain_text("Ben")
    wall.evaluate("heard = 0")
    act(croupier, path, "dealer", "deal")
    until(wall, "heard > 0")
    wall.reload()
    wall.locator(".wall").wait_for()
    expect(offer).to_have_count(0)
    wall.get_by_role("button", name="no sounds").click()
    wall.evaluate(COUNTED)
    act(croupier, path, 1, "check")
    act(croupier, path, 2, "check")
    expect(wall.locator(".card[aria-label*=' of ']").first).to_be_visible()
    assert wall.evaluate("heard") == 0
    wall.reload()
    wall.locator(".wall").wait_for()
    expect(offer).to_have_count(0)
    expect(wall.get_by_role("button", name="no sounds")).to_have_count(0)
