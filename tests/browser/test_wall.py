"""The screen on the wall: what it follows, how large, and that it tells nobody anything early."""

import re

import pytest
from playwright.sync_api import Page, expect

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from tests.conftest import Device
from tests.games.tricks_played import KAISER, from_left_of
from tests.server import Running, act_at_random
from tests.tablets import OpenTable
from tests.walls import LETTERS, SMALL, WHOLE, OpenWall, act, begun, too_small
from tests.web import modules

PATIENCE = 20_000
"""Milliseconds that a wall stays with a result of which nothing is paid."""
BESIDE = """rows => rows.map(row => row.querySelector(".sheet-name").getBoundingClientRect().right
    <= row.querySelector("td").getBoundingClientRect().left)"""
CUT_OFF = """() => [...document.querySelectorAll("main *")].filter(element =>
    !element.closest("svg, .unseen") && element.textContent.trim()
    && element.getBoundingClientRect().bottom > innerHeight + 1)
    .map(element => element.textContent)"""
NO_STREAM = """window.EventSource = class {
    static OPEN = 1;
    readyState = 0;
    addEventListener() {}
    close() {}
};"""
"""A network that lets no event stream through."""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def hand_of_three(croupier: Running, night: int) -> str:
    """Ana, Ben and Cy play a hand of Ultimate Texas Hold'em to its end, and nobody is paid yet."""
    path = begun(croupier, night, "uth", 3)
    for seat in (1, 2, 3):
        act(croupier, path, seat, "bet", ante=5)
    act(croupier, path, "dealer", "deal")
    for seat in (1, 2, 3):
        act(croupier, path, seat, "play", times=4)
    return path


def test_a_wall_is_brought_the_table_that_has_news_and_asks_for_none(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", chips=500)
    path = begun(croupier, night, "uth", 3)
    wall, asked = open_wall(night), list[str]()

    def racks() -> list[str]:
        return [f"{seat['rack']:,}" for seat in croupier.look(path)["table"]["seats"]]

    expect(wall.locator(".seat-figure")).to_have_text(before := racks())
    wall.on("request", lambda request: asked.append(request.url))
    act(croupier, path, 1, "bet", ante=5)
    assert racks() != before
    expect(wall.locator(".seat-figure")).to_have_text(racks())
    assert [url for url in asked if "/tables/" in url] == []


def test_a_wall_without_a_stream_looks_at_the_table_that_has_news_and_at_no_other(
    croupier: Running, device: Device
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    played = croupier.table(night, "uth", "virtual")
    quiet = croupier.table(night, "superfecta", "virtual", tray=0)
    croupier.sit(night, played, [1, 2])
    wall = device(1920, 1080)
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    croupier.let_in(wall, "wall", code=code)
    page, asked = wall.new_page(), []
    page.add_init_script(NO_STREAM)
    page.on("request", lambda request: asked.append(request.url))

    def shows(table: int) -> str:
        return f"**/tables/{table}?as=wall"

    with page.expect_response(shows(played)), page.expect_response(shows(quiet)):
        page.goto(f"{croupier.url}/wall")
    asked.clear()
    with page.expect_response(shows(played)):
        croupier.say("POST", f"nights/{night}/tables/{played}/rounds", {"number": 1})
    assert [url for url in asked if f"/tables/{quiet}" in url] == []
    with page.expect_response(shows(quiet)), page.expect_response(shows(played)):
        croupier.say("POST", f"nights/{night}/players", {"name": "Cy"})


ROUND_THE_LOWEST_ROW = ["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"]
"""The order of steps that never meets the keys beside the 0, which sleep until there is a use."""


def test_a_wall_comes_in_by_six_figures_typed_with_a_remote_control(
    croupier: Running, device: Device
) -> None:
    """Its arrows walk over the keys, Enter presses one; its figures type by themselves."""
    night = croupier.night("Ana")
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    page = device(1920, 1080).new_page()
    page.goto(f"{croupier.url}/wall")
    expect(page.get_by_label("The wall's code")).to_be_focused()
    page.keyboard.press("ArrowDown")
    row, column = 0, 0
    for figure in code[:3]:
        to_row, to_column = (3, 1) if figure == "0" else divmod(int(figure) - 1, 3)
        keys = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
        keys += ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
        for key in [*sorted(keys, key=ROUND_THE_LOWEST_ROW.index), "Enter"]:
            page.keyboard.press(key)
        row, column = to_row, to_column
    page.keyboard.type(code[3:])
    page.locator(".wall").wait_for()
    assert page.url == f"{croupier.url}/wall"


def test_a_wall_is_told_its_language_with_a_remote_control(
    croupier: Running, device: Device, open_wall: OpenWall
) -> None:
    """Down from what it shows, and before it is in, up from the figures; Enter chooses."""
    page = device(1920, 1080).new_page()
    page.goto(f"{croupier.url}/wall")
    figures = page.get_by_label("The wall's code")
    expect(figures).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="English")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(figures).to_be_focused()
    for key in ("ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("html")).to_have_attribute("lang", "de")

    wall = open_wall(croupier.night("Ana"))
    wall.keyboard.press("ArrowDown")
    expect(wall.get_by_role("button", name="Deutsch")).to_be_visible()
    wall.keyboard.press("ArrowDown")
    expect(wall.get_by_role("button", name="English")).to_be_focused()
    for key in ("ArrowRight", "Enter"):
        wall.keyboard.press(key)
    expect(wall.locator("html")).to_have_attribute("lang", "de")


def test_a_wall_settles_one_hand_at_a_time_as_the_dealer_pays(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", chips=500)
    hand_of_three(croupier, night)
    wall = open_wall(night)
    name = wall.locator(".reveal-name")
    expect(name).to_have_text("Cy")
    expect(wall.locator(".reveal .card")).to_have_count(2)
    expect(wall.locator(".settled .figure")).to_have_count(0)
    tablet = open_table(night, 1)
    for settled, following in ((1, "Ben"), (2, "Ana")):
        tablet.page.locator(".ceremony .is-main").click()
        expect(name).to_have_text(following)
        expect(wall.locator(".settled .figure")).to_have_count(settled)
        assert too_small(wall) == []
    tablet.page.locator(".ceremony .is-main").click()
    expect(wall.locator(".wall-line")).to_have_text("All paid")
    racks = [seat["rack"] for seat in croupier.look(f"nights/{night}/tables/1")["table"]["seats"]]
    expect(wall.locator(".seat-figure")).to_have_text([f"{rack:,}" for rack in racks])


def test_a_result_that_nobody_pays_is_left_for_a_table_that_plays(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall
) -> None:
    """Each payment shows that the dealer is at it, and the wall has patience once more."""
    night = croupier.night("Ana", "Ben", "Cy", chips=500)
    begun(croupier, night, "kabu", 2)
    hand_of_three(croupier, night)
    wall = open_wall(night)
    wall.clock.install()
    wall.reload()
    pay = open_table(night, 2).page.locator(".ceremony .is-main")
    name, kabu = wall.locator(".reveal-name"), wall.get_by_role("heading", name="Kabu")
    expect(name).to_have_text("Cy")
    wall.clock.fast_forward(PATIENCE - 2_000)
    pay.click()
    expect(name).to_have_text("Ben")
    wall.clock.fast_forward(PATIENCE - 2_000)
    expect(name).to_have_text("Ben")
    wall.clock.fast_forward(4_000)
    expect(kabu).to_be_visible()
    pay.click()
    expect(pay).to_be_enabled()
    wall.clock.fast_forward(8_000)
    expect(name).to_have_text("Ana")


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_wall_speaks_to_the_room_and_never_to_the_dealer(
    croupier: Running, open_wall: OpenWall, game: str
) -> None:
    """What is asked of the dealer stands on the tablet alone, and what is small is not there."""
    night = croupier.night("Ana", "Ben", "Cy", "Dee", "Eva", "Fay", "Gus", chips=500)
    path = begun(croupier, night, game, min(7, GAMES[game].most_seats), chips=200)
    wall = open_wall(night)
    wall.locator(".scene").wait_for()
    assert wall.evaluate(CUT_OFF) == []
    expect(wall.get_by_role("heading")).to_have_text(GAMES[game].name)
    prompt = croupier.look(path)["round"]["prompt"]
    assert prompt["say"]["text"] not in wall.locator("main").inner_text()
    assert not re.search(r"deal the|turn the|last ticket", wall.locator("main").inner_text(), re.I)
    assert too_small(wall) == []


def test_a_wall_shows_nothing_of_a_table_where_nobody_sits(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    croupier.table(night, "superfecta", "virtual", tray=0)
    begun(croupier, night, "uth", 2)
    croupier.say("PUT", f"nights/{night}/wall", {"shows": "turns"})
    wall = open_wall(night)
    expect(wall.get_by_role("heading")).to_have_text("Ultimate Texas Hold'em")
    wall.keyboard.press("Enter")
    expect(wall.get_by_role("button", name="Table 2")).to_be_visible()
    assert "Superfecta" not in wall.locator("main").inner_text()
    expect(wall.get_by_role("button", name="Table 1")).to_have_count(0)


def test_what_a_wall_shows_is_chosen_at_the_desk_and_on_the_wall_itself(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    begun(croupier, night, "uth", 2)
    begun(croupier, night, "kabu", 2)
    wall, other = open_wall(night), open_wall(night)

    def shows(page: Page, game: str) -> None:
        expect(page.get_by_role("heading")).to_have_text(game)

    croupier.say("PUT", f"nights/{night}/wall", {"shows": "1"})
    shows(wall, "Ultimate Texas Hold'em")
    shows(other, "Ultimate Texas Hold'em")
    wall.keyboard.press("2")
    shows(wall, "Kabu")
    shows(other, "Ultimate Texas Hold'em")
    wall.reload()
    shows(wall, "Kabu")
    wall.keyboard.press("ArrowLeft")
    shows(wall, "Ultimate Texas Hold'em")
    croupier.say("PUT", f"nights/{night}/wall", {"shows": "2"})
    shows(wall, "Kabu")


def test_after_a_round_a_wall_shows_the_evening_though_others_play_on(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", chips=500)
    begun(croupier, night, "kabu", 2)
    path = hand_of_three(croupier, night)
    wall = open_wall(night)
    heading = wall.get_by_role("heading")
    expect(heading).to_have_text("Ultimate Texas Hold'em")
    croupier.say("POST", f"{path}/rounds/1/close")
    expect(wall.locator(".leaders")).to_be_visible()
    croupier.say("POST", f"{path}/rounds", {"number": 2})
    expect(heading).to_have_text("Ultimate Texas Hold'em")
    croupier.say("POST", f"{path}/rounds/2/void", {"reason": "enough"})
    expect(wall.locator(".leaders")).to_be_visible()
    expect(heading).to_have_text("Kabu")


def test_between_deals_a_wall_shows_the_score_sheet_with_partners_by_their_whole_names(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Bartholomew", "Cleo", "Anastasia", chips=0)
    table = croupier.table(night, "kaiser", "physical", tray=0)
    seats = [1, 2, 3, 4]
    croupier.sit(night, table, seats, chips=0)
    path = f"nights/{night}/tables/{table}"
    wall = open_wall(night)
    for number in (1, 2):
        if number > 1:
            croupier.say("POST", f"{path}/rounds/1/close")
        croupier.say("POST", f"{path}/rounds", {"number": number})
        dealer = croupier.look(path)["round"]["dealer"]
        bidder, *others = from_left_of(seats, dealer)
        act(croupier, path, bidder, "bid", points=7)
        for seat in others:
            act(croupier, path, seat, "pass")
        act(croupier, path, bidder, "trump", suit="d")
        for action in KAISER.actions(seats, dealer):
            act(croupier, path, action.by, action.do, **action.args)
        expect(wall.locator(".wall-line")).to_have_text(re.compile(r": \+10, 7 made$"))
    sheet = wall.get_by_role("region", name="the score sheet")
    sides = ["Ana and Cleo", "Bartholomew and Anastasia"]
    for between in (False, True):
        if between:
            croupier.say("POST", f"{path}/rounds/2/close")
            expect(sheet).to_contain_text("Kaiser · Table 1")
            expect(sheet.locator(".room-figures")).to_be_in_viewport(ratio=1)
        expect(sheet.locator("thead")).to_contain_text("deal 1deal 2")
        expect(sheet.locator(".sheet-name")).to_have_text(sides)
        assert sheet.locator("tbody tr").evaluate_all(BESIDE) == [True, True]
        expect(sheet.locator("td:last-child b")).to_have_text(["10", "10"])
        expect(sheet.locator(".score-chart")).to_be_visible()
        assert too_small(wall) == []
        assert not wall.evaluate(SIDEWAYS)


def test_between_rounds_and_at_closing_a_wall_has_the_evening(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", chips=500)
    path = hand_of_three(croupier, night)
    wall = open_wall(night)
    croupier.say("POST", f"{path}/rounds/1/close")
    players = croupier.look(f"nights/{night}/evening")["players"]
    expect(wall.locator(".leader-name")).to_have_text([player["name"] for player in players])
    expect(wall.locator(".lines polyline")).to_have_count(3)
    code = croupier.look(f"nights/{night}/room")["code"]
    expect(wall.locator(".room-figures")).to_have_text(f"{code[:3]} {code[3:]}")
    for page in (wall, open_wall(night, 1280, 720)):
        page.locator(".leader").first.wait_for()
        assert not page.evaluate(SIDEWAYS)
    assert too_small(wall) == []
    croupier.say("POST", f"nights/{night}/close")
    seal = croupier.look(f"nights/{night}/evening")["closing"]["seal"]["code"]
    expect(wall.locator(".seal-code")).to_have_text(seal)
    picture = wall.locator(".seal .qr").bounding_box()
    assert picture is not None
    assert picture["width"] >= 500
    expect(wall.locator(".payments")).to_contain_text("The drawer")
    assert wall.evaluate(SMALL, LETTERS) == []


def test_names_of_24_letters_are_whole_on_the_leaderboard(
    croupier: Running, open_wall: OpenWall
) -> None:
    names = "Maximilian Oberhofbauer", "Bartholomew Fitzgerald M", "Wilhelmina von Hohenberg"
    night = croupier.night(*names, chips=9500)
    path = hand_of_three(croupier, night)
    croupier.say("POST", f"{path}/rounds/1/close")
    croupier.say("POST", f"nights/{night}/gifts", {"from": 2, "to": 1, "chips": 9000})
    wall = open_wall(night)
    expect(wall.locator(".leader-name")).to_have_count(3)
    assert wall.locator(".leader-name").evaluate_all(WHOLE)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024)])
def test_a_wall_can_be_read_on_a_phone_and_on_a_tablet(
    croupier: Running, open_wall: OpenWall, width: int, height: int
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", chips=500)
    path = hand_of_three(croupier, night)
    wall = open_wall(night, width, height)
    wall.locator(".reveal").wait_for()
    assert not wall.evaluate(SIDEWAYS)
    assert wall.evaluate(SMALL, [14.9, "main *"]) == []
    croupier.say("POST", f"{path}/rounds/1/close")
    wall.locator(".leader").first.wait_for()
    assert not wall.evaluate(SIDEWAYS)


def test_the_offer_of_sounds_leaves_the_code_to_join_with_in_sight(
    croupier: Running, device: Device
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    croupier.table(night, "uth", "virtual")
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    page = device(1920, 1080).new_page()
    page.goto(f"{croupier.url}/wall#{code}")
    offer = page.get_by_role("region", name="sounds")
    expect(offer).to_be_visible()
    joining = page.get_by_text(re.compile(r"^\d{3} \d{3}$"))
    expect(joining).to_be_visible()
    code_box, offer_box = joining.bounding_box(), offer.bounding_box()
    assert code_box
    assert offer_box
    assert (
        code_box["x"] + code_box["width"] <= offer_box["x"]
        or code_box["y"] + code_box["height"] <= offer_box["y"]
    )


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
def test_the_offer_of_sounds_leaves_the_code_in_sight_beside_a_score_sheet(
    croupier: Running, open_wall: OpenWall, width: int, height: int
) -> None:
    night = croupier.night("Anneliese", "Benedikt")
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    croupier.sit(night, table, (1, 2))
    path = f"nights/{night}/tables/{table}"
    for number in (1, 2):
        croupier.say("POST", f"{path}/rounds", {"number": number})
        chance = Draws(bytes([number]))
        while act_at_random(croupier, night, table, chance, number) is not None:
            pass
        croupier.say("POST", f"{path}/rounds/{number}/close")
    wall = open_wall(night, width, height)
    expect(wall.get_by_role("region", name="sounds")).to_be_visible()
    expect(wall.locator(".sheet-side .score-chart")).to_be_visible()
    expect(wall.locator(".sheet-side .room-figures")).to_be_in_viewport(ratio=1)
    below = (wall.locator(f".sheet-side {part}").bounding_box() for part in (".score-chart", ".qr"))
    middles = [box["x"] + box["width"] / 2 for box in below if box]
    assert middles[1] == pytest.approx(middles[0], abs=2)


def test_what_was_won_between_rounds_has_the_whole_name_beside_it(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Anneliese", "Maximiliane-Sophie", "Wolfeschlegelsteinhausen", chips=500)
    path = begun(croupier, night, "kabu", 3)
    chance = Draws(b"three")
    while act_at_random(croupier, night, 1, chance) is not None:
        pass
    croupier.say("POST", f"{path}/rounds/1/close")
    for width, height in ((1920, 1080), (1280, 720)):
        names = open_wall(night, width, height).locator(".facts dd > span")
        expect(names.first).to_be_visible()
        assert names.evaluate_all(WHOLE)


def test_cards_of_melds_are_as_wide_as_all_of_them_have_room(
    croupier: Running, device: Device
) -> None:
    page = device(300, 300).new_page()
    page.goto(f"{croupier.url}/wall")
    modules.serve_to(page)
    found = page.evaluate(
        """async () => {
            const {cardWidth} = await import("/modules/web/frontend/wall/room.js");
            const widths = [100, 50, 25];
            const beside = {width: 660, height: 300, gap: 10, step: 1};
            const fanned = {...beside, step: 0.5};
            return [
                cardWidth([], beside, widths),
                cardWidth([3, 3], beside, widths),
                cardWidth([3, 3, 3, 3, 3], beside, widths),
                cardWidth([3, 3, 3, 3, 3], fanned, widths),
                cardWidth(Array(99).fill(3), beside, widths),
            ];
        }"""
    )
    assert found == [100, 100, 50, 100, 25]
