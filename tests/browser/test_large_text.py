"""Letters twice as large as usual, as a reader may choose them in the browser, and the longer words
of German: nothing is cut off, lies over another or is off the screen, and every button can be
tapped.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.engine.shuffle import Draws
from games.kaiser import rules as kaiser
from games.lorum import rules as lorum
from tests.browser.screenshots import BETS, TICKETS, Room
from tests.browser.test_thumb import BELOW_THE_FOLD
from tests.browser.test_upright import play_on
from tests.evening.house import TOUCHABLE
from tests.rounds_on_screens import LONG_NAMES, OnScreens
from tests.server import Running, act_at_random
from tests.tablets import OpenTable, in_turn

LETTERS = 32
SIZES = ((360, 740), (768, 1024), (1024, 768))
NARROW = ((360, 740), (320, 640))
TOO_WIDE = """(place) => [...document.querySelectorAll(`${place} button, ${place} button *`)]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth)
    .map((part) => part.textContent)"""
CUT = """(place) => [...document.querySelectorAll(place)].filter((part) =>
    part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent)"""
WHOLE = "(parts) => parts.map((part) => part.scrollWidth <= part.clientWidth + 1)"
SIDEWAYS = """Math.max(0, ...[...document.querySelectorAll(".short-first, .short-first *")].map(
    (part) => part.getBoundingClientRect().right - innerWidth))"""
FIND = (Path(__file__).parent / "large_text.js").read_text("utf-8")
ALONE = ("start", "sign-in", "join", "tablet", "phone", "help/uth")


@pytest.fixture
def room(croupier: Running, browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """A night of five, on screens that speak German."""
    with ExitStack() as stack:
        yield Room(croupier, browser, tmp_path, stack, locale="de-DE", reduced_motion="reduce")


def assert_bears(page: Page, where: str) -> None:
    """All of this page can be read and tapped with large letters, on any screen."""
    large_letters(page)
    for width, _ in in_turn(page, SIZES):
        assert page.evaluate(FIND) == [], f"{where}, {width} wide"


def test_pages_of_nobody_bear_large_letters(room: Room) -> None:
    page = room.page(360, 740)
    for path in ALONE:
        page.goto(f"{room.croupier.url}/{path}")
        page.wait_for_selector("h1")
        assert_bears(page, path)


def large_letters(page: Page) -> None:
    """What its reader has chosen in the browser."""
    sizes = {"standard": LETTERS, "fixed": LETTERS}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})


def deals_itself(room: Room, table: int) -> None:
    said = {"itself": True, "seconds": 90}
    room.croupier.say("PUT", f"{room.path(table)}/deals-itself", said)


def test_a_guest_with_large_letters_bets_at_a_table_that_deals_itself(room: Room) -> None:
    table = room.table("uth", 5)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    deals_itself(room, table)
    eva = room.phone(5)
    large_letters(eva)
    eva.locator(".hand-pace").wait_for()
    chips = eva.locator(".pad-chips")
    chips.wait_for()
    names = [key["name"].partition(" (")[0] for key in eva.evaluate(TOUCHABLE, ".hand-thumb")]
    assert {"5 dazu", "25 dazu", "warten", "aussetzen"} <= set(names), names


def test_whoever_is_asked_can_hit_all_that_is_offered(room: Room) -> None:
    table = room.table("uth", 5)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
        for seat in range(1, 6):
            room.play(table, seat, "bet", ante=5)
        room.play(table, "dealer", "deal")
    deals_itself(room, table)
    ana = room.phone(1)
    offered = [ana.get_by_role("button", name=name) for name in ("SCHIEBEN", "3×", "4×")]
    for key in offered:
        expect(key).to_be_in_viewport(ratio=0.9)
    ana.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    large_letters(ana)
    for key in offered:
        expect(key).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("stop-the-bus", ("behalten", "behalten, anhalten")),
        ("kabu", ("ZIEHEN", "PASSEN")),
        ("chicago", ("BLEIBEN",)),
    ],
)
@pytest.mark.parametrize(("width", "height", "large"), [(360, 740, True), (320, 640, False)])
def test_that_the_table_closes_pushes_no_key_under_the_footer(
    room: Room, game: str, keys: tuple[str, ...], width: int, height: int, large: bool
) -> None:
    table = room.table(game, 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    deals_itself(room, table)
    room.croupier.say("PUT", f"{room.path(table)}/last-round", {"last": True})
    (seat,) = room.croupier.look(room.path(table))["round"]["prompt"]["awaited"]
    phone = room.phone(seat)
    phone.set_viewport_size({"width": width, "height": height})
    if large:
        large_letters(phone)
    phone.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    expect(phone.get_by_role("button", name="zudecken", exact=True)).to_be_visible()
    touchable = {key["name"] for key in phone.evaluate(TOUCHABLE, ".hand-thumb")}
    assert set(keys) <= touchable


def test_every_bid_is_in_sight_with_large_letters_below_one_s_cards(room: Room) -> None:
    table = room.table("kaiser", 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    deals_itself(room, table)
    (seat,) = room.croupier.look(room.path(table))["round"]["prompt"]["awaited"]
    phone = room.phone(seat)
    large_letters(phone)
    keys = phone.locator(".hand-bidding button")
    expect(keys).to_have_count(2 * len(range(6, 13)) + 1)
    assert phone.evaluate(BELOW_THE_FOLD, ".hand-bidding button") == []
    phone.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    expect(phone.get_by_role("button", name="zudecken", exact=True)).to_be_visible()
    assert phone.evaluate(BELOW_THE_FOLD, ".hand-bidding button") == []


def of_cards(phone: Page) -> Page:
    """This phone in the hands of somebody with large letters, who has opened the cards."""
    phone.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    expect(phone.get_by_role("button", name="zudecken", exact=True)).to_be_visible()
    large_letters(phone)
    return phone


def not_in_sight(phone: Page, parts: str) -> list[str]:
    """Those of these parts that are not wholly in sight on either phone. At least one is there."""
    found = []
    for width, height in NARROW:
        phone.set_viewport_size({"width": width, "height": height})
        expect(phone.locator(parts).first).to_be_visible()
        found += [f"{part}, {width}" for part in phone.evaluate(BELOW_THE_FOLD, parts)]
    return found


def test_a_hand_that_may_be_thrown_in_hides_no_key_in_large_letters(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kaiser, "rules_out_misdeal", lambda _: False)
    table = room.table("kaiser", 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    (seat,) = room.croupier.look(room.path(table))["round"]["prompt"]["awaited"]
    phone = of_cards(room.phone(seat))
    expect(phone.locator(".hand-bidding > .button")).to_have_count(2)
    assert not_in_sight(phone, ".hand-bidding button, .hand-mine .tap-card") == []


@pytest.mark.parametrize("game", ["kaiser", "bura", "lorum"])
def test_who_waits_sees_the_trick_and_all_keys_in_large_letters(room: Room, game: str) -> None:
    table = room.table(game, 2 if game == "bura" else 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
        chance = Draws(b"a trick")
        state = room.croupier.look(room.path(table))["round"]
        while not of_trick(state):
            assert act_at_random(room.croupier, room.night, table, chance) is not None
            state = room.croupier.look(room.path(table))["round"]
    (asked,) = state["prompt"]["awaited"]
    waits = next(seat["seat"] for seat in state["seats"] if seat["seat"] != asked)
    trick = ".tricks-seat:not(.is-bare) > .card, :is(.bura-trick, .lorum-trick) .card"
    for seat in (waits, asked):
        phone = of_cards(room.phone(seat))
        assert not_in_sight(phone, f"{trick}, .hand-mine .card, .hand-under button") == []


def of_trick(round_: Any) -> int:
    """How many cards of a trick lie open."""
    trick = (zone for name, zone in round_["zones"].items() if name.startswith(("trick", "played")))
    return sum(len(zone["cards"]) for zone in trick)


def test_a_table_that_goes_on_below_its_edge_fades_there(room: Room) -> None:
    table = room.table("kaiser", 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    phone = room.phone(1)
    board = phone.locator(".hand-board")
    faded = re.compile("has-more")
    expect(board).not_to_have_class(faded)
    large_letters(phone)
    phone.set_viewport_size({"width": 320, "height": 480})
    expect(board).to_have_class(faded)
    board.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    expect(board).not_to_have_class(faded)


def test_all_that_a_seat_may_do_is_seen_on_a_tablet_without_phones(room: Room) -> None:
    table = room.croupier.table(room.night, "uth", "virtual")
    room.croupier.sit(room.night, table, (1, 2), 120)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
        for seat in (1, 2):
            room.play(table, seat, "bet", ante=5)
        room.play(table, "dealer", "deal")
    tablet = room.tablet(table)
    for width, height in ((1024, 768), (1100, 800)):
        tablet.set_viewport_size({"width": width, "height": height})
        for name in ("Tablet an Ana", "SCHIEBEN", "SPIELEN 3× · 15", "SPIELEN 4× · 20"):
            key = tablet.get_by_role("button", name=name, exact=True)
            expect(key).to_be_in_viewport(ratio=1)


def test_what_a_button_of_the_market_says_stays_within_it(room: Room) -> None:
    table = room.croupier.table(room.night, "card-stock-market", "virtual", buy_in=100)
    room.croupier.sit(room.night, table, (1, 2), 120)
    with room.croupier.dealing(room.night, table):
        room.croupier.say("PUT", f"{room.path(table)}/phones", {"play": True})
        room.begin(table)
        chance = Draws(b"a trade")
        while True:
            prompt = room.croupier.look(room.path(table))["round"]["prompt"]
            if prompt["say"]["code"] == "csm.go-on":
                break
            act_at_random(room.croupier, room.night, table, chance)
    (seat,) = prompt["awaited"]
    phone = room.phone(seat)
    phone.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    expect(phone.get_by_role("button", name="nur statt Handel")).to_be_visible()
    expect(phone.locator(".hand-line-text")).not_to_contain_text("0")
    for width, height in ((360, 740), (320, 640)):
        phone.set_viewport_size({"width": width, "height": height})
        assert phone.evaluate(TOO_WIDE, ".hand-thumb") == []


def test_what_five_others_do_is_read_whole_with_large_letters(room: Room) -> None:
    room.croupier.say("POST", f"nights/{room.night}/players", {"name": "Fay"})
    paid = {"chips": 400, "against": "cash"}
    room.croupier.say("POST", f"nights/{room.night}/players/6/buy-ins", paid)
    table = room.table("uth", 6)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
        for seat in range(1, 7):
            room.play(table, seat, "bet", ante=5)
        room.play(table, "dealer", "deal")
        room.play(table, 1, "check")
    fay = room.phone(6)
    large_letters(fay)
    said = fay.locator(".uth-choice", has_text=re.compile("schiebt|ist dran"))
    expect(said).to_have_count(2)
    assert said.evaluate_all(WHOLE) == [True, True]


def test_both_names_stand_above_their_cards_with_large_letters(room: Room) -> None:
    table = room.table("divide-and-conquer", 2)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    phone = room.phone(1)
    large_letters(phone)
    names = phone.locator(".matches-name > b:not(.figure)")
    expect(names).to_have_text(["Ana", "Ben"])
    assert names.evaluate_all(WHOLE) == [True, True]


def test_what_the_last_deal_gave_stays_in_its_box_with_large_letters(room: Room) -> None:
    table = room.table("kaiser", 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
        chance = Draws(b"a deal")
        while act_at_random(room.croupier, room.night, table, chance) is not None:
            pass
        room.croupier.say("POST", f"{room.path(table)}/rounds/1/close")
    phone = room.phone(1)
    large_letters(phone)
    expect(phone.locator(".hand-between > .hand-result")).to_be_visible()
    assert phone.evaluate(CUT, ".hand-between > button") == []


def test_a_game_in_short_with_large_letters_goes_off_no_side(room: Room) -> None:
    table = room.table("superfecta", 2)
    deals_itself(room, table)
    ben = room.phone(2)
    large_letters(ben)
    ben.locator(".short-first").wait_for()
    assert ben.evaluate(SIDEWAYS) == 0
    expect(ben.locator(".short-first > .button")).to_be_in_viewport(ratio=1)


def test_screens_of_a_night_bear_large_letters(room: Room) -> None:
    uth, races, lorum = room.table("uth", 5), room.table("superfecta", 4), room.table("lorum", 4)
    dealing = room.croupier.dealing
    tablet, ana, eva = room.tablet(uth), room.phone(1), room.phone(5)
    assert_bears(tablet, "a table between rounds")
    with dealing(room.night, uth):
        room.begin(uth)
        for seat, (ante, trips) in enumerate(BETS[:4], 1):
            room.play(uth, seat, "bet", ante=ante, **({"trips": trips} if trips else {}))
    tablet.wait_for_selector(".bets")
    assert_bears(tablet, "bets")
    eva.wait_for_selector(".hand-targets")
    assert_bears(eva, "bets on a phone")
    with dealing(room.night, uth):
        room.play(uth, 5, "bet", ante=5)
        room.play(uth, "dealer", "deal")
    ana.locator(".hand-cover").click()
    assert_bears(ana, "open cards on a phone")
    eva.wait_for_selector(".hand-cover")
    assert_bears(eva, "a phone that waits for its turn")
    tablet.wait_for_selector(".uth-seat.is-lit")
    assert_bears(tablet, "play")
    with dealing(room.night, uth):
        room.to_the_end(uth)
    tablet.wait_for_selector(".ceremony")
    assert_bears(tablet, "paying")

    with dealing(room.night, races):
        room.begin(races)
        for seat, (kind, horses, amount) in enumerate(TICKETS, 1):
            line = {"type": kind, "horses": horses, "amount": amount}
            room.play(races, seat, "ticket", bets=[line])
    track = room.tablet(races)
    track.wait_for_selector(".builder")
    assert_bears(track, "tickets")
    with dealing(room.night, races):
        room.play(races, "dealer", "off")
        room.play(races, "dealer", "run")
    track.wait_for_selector(".ceremony")
    assert_bears(track, "a race that is paid")

    with dealing(room.night, lorum):
        room.begin(lorum)
        play_on(room.croupier, room.night, lorum)
    assert_bears(room.tablet(lorum), "Lórum")

    page = room.host("desk")
    for path in ("desk", f"desk/{room.night}", f"books/{room.night}", "people", "money"):
        page.goto(f"{room.croupier.url}/{path}", wait_until="networkidle")
        assert_bears(page, path)


def test_long_names_stand_whole_where_people_sit_down(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*LONG_NAMES[:6])
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, range(1, 7))
    names = open_table(night, table).page.locator(".place:not(.is-free) .place-name")
    expect(names).to_have_count(6)
    assert names.evaluate_all(WHOLE) == [True] * 6


@pytest.mark.parametrize("contract", ["train", "quart", "domino"])
def test_a_contract_without_tricks_has_its_players_in_a_row(
    room: Room, contract: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = {name: what for name, what in lorum.CONTRACTS.items() if name == contract}
    monkeypatch.setattr(lorum, "CONTRACTS", alone)
    table = room.table("lorum", 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    (asked,) = room.croupier.look(room.path(table))["round"]["prompt"]["awaited"]
    phone = room.phone(asked)
    phone.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    expect(phone.get_by_role("button", name="zudecken", exact=True)).to_be_visible()
    for width, height in NARROW:
        phone.set_viewport_size({"width": width, "height": height})
        seats = phone.locator(".lorum-around > .lorum-seat")
        expect(seats).to_have_count(4)
        boxes = [seat.bounding_box() for seat in seats.all()]
        tops = {round(box["y"]) for box in boxes if box}
        assert len(tops) == 1, f"{width} wide: seats begin at {sorted(tops)}"


def test_a_sign_says_that_there_is_more_to_do_below(room: Room) -> None:
    table = room.table("chicago", 4)
    with room.croupier.dealing(room.night, table):
        room.begin(table)
    screens, chance = OnScreens(room.croupier, room.night, table), Draws(b"a hand")
    while (prompt := screens.round.prompt) and prompt.say.code != "chicago.announce":
        act_at_random(room.croupier, room.night, table, chance)
    assert prompt is not None
    (asked,) = prompt.awaited
    phone = room.phone(int(asked))
    phone.get_by_role("button", name="meine Karten ansehen", exact=True).click()
    sign, last = phone.locator(".hand-thumb > .more-below"), phone.locator(".chi-speak > button")
    expect(last.last).to_be_in_viewport(ratio=1)
    expect(sign).to_have_count(0)
    large_letters(phone)
    expect(sign).to_have_count(1)
    below, have = sign.bounding_box(), phone.locator(".hand-have").bounding_box()
    assert below
    assert have
    assert below["y"] <= have["y"] + 1
    last.last.scroll_into_view_if_needed()
    phone.mouse.move(180, 500)
    phone.mouse.wheel(0, 2000)
    expect(sign).to_have_count(0)
