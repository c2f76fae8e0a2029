"""A hand of Ultimate Texas Hold'em on a player's phone: what everybody does, the name of one's own
hand, the cards turned one after the other, and by what one wins or loses.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.moments import STEP, hold, let_pass
from tests.phones import NewPhone, Phone, settles
from tests.rounds_on_screens import LONG_NAMES
from tests.server import Running
from tests.tablets import STILL, OpenTable
from tests.walls import WHOLE, OpenWall, act

ANA, BEN = 1, 2
SEEN = """of => { globalThis.seen = new Promise(done => {
    const counts = [];
    const note = () => {
        const open = document.querySelectorAll(of).length;
        if (open !== counts.at(-1)) counts.push(open);
        if (open === 5) done(counts);
    };
    new MutationObserver(note).observe(document.body,
        {subtree: true, childList: true, attributes: true, characterData: true});
}); }"""
"""Notes how many cards of a kind lie open, each time it is another number, up to the river."""
OPEN = ":not([aria-label='no card yet']):not([aria-label='face down'])"


@pytest.fixture
def hand(croupier: Running) -> str:
    """Ana and Ben with phones, dealt in with ten each; the address of their table in the API."""
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, (ANA, BEN), 120)
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("PUT", f"{path}/phones", {"play": True})
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    for seat in (ANA, BEN):
        act(croupier, path, seat, "bet", ante=10)
    act(croupier, path, "dealer", "deal")
    return path


def seven_with_phones(croupier: Running) -> str:
    """A full table whose phones play, in its first round; its address in the API."""
    return table_with_phones(croupier, "Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus")


def table_with_phones(croupier: Running, *names: str) -> str:
    """A table of these people whose phones play, in its first round; its address in the API."""
    night = croupier.night(*names)
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, range(1, len(names) + 1), 120)
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("PUT", f"{path}/phones", {"play": True})
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    return path


def night_of(hand: str) -> int:
    return int(hand.split("/")[1])


def moving(page: Page) -> Page:
    page.emulate_media(reduced_motion="no-preference")
    return page


def choice(phone: Phone, player: str) -> str:
    row = phone.page.locator(".uth-choices li").filter(has_text=player)
    return re.sub(r"\s+", " ", row.inner_text())


def test_who_sits_out_beside_the_bet_is_not_waited_for(
    croupier: Running, open_phone: NewPhone, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, (ANA, BEN), 120)
    path = f"nights/{night}/tables/{table}"
    croupier.say("PUT", f"{path}/phones", {"play": True})
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    tablet, ben = open_table(night, table), open_phone(night, BEN)
    tablet.tap("add 5", "Ana bets 5")
    expect(tablet.button("DEAL")).not_to_have_class(re.compile("is-main"))
    expect(ben.page.get_by_text("No bet this time?")).to_be_visible()
    ben.tap("sit out")
    expect(ben.page.get_by_text("You sit out, and keep your seat.")).to_be_visible()
    expect(ben.button("BET")).to_have_count(0)
    ben.waits()
    ben.tap("play again")
    ben.is_asked()
    ben.tap("sit out")
    expect(tablet.page.locator(".uth-note", has_text="sits out")).to_have_count(1)
    tablet.tap("DEAL")
    tablet.says("Ana")
    expect(ben.page.get_by_text("You sit this hand out.")).to_be_visible()
    expect(ben.page.get_by_text("You sit out from the next round on")).to_be_visible()


def test_who_bets_again_after_an_undo_is_not_asked_any_more(
    croupier: Running, open_phone: NewPhone, open_table: OpenTable
) -> None:
    path = seven_with_phones(croupier)
    ana, ben = open_phone(night_of(path), ANA), open_phone(night_of(path), BEN)
    tablet = open_table(night_of(path), 1)
    for phone in (ana, ben):
        phone.is_asked()
        phone.tap("add 5", "BET 5")
        phone.waits()
    tablet.tap("undo")
    ben.is_asked()
    ana.waits()
    ben.tap("BET 5")  # it has kept what was built
    ben.waits()


def test_what_was_best_stays_until_it_is_closed(
    croupier: Running, hand: str, open_phone: NewPhone
) -> None:
    for _ in range(2):
        seat = croupier.look(hand)["round"]["prompt"]["awaited"][0]
        act(croupier, hand, seat, "play", times=4)
    ana = open_phone(night_of(hand), ANA)
    ana.tap("what was best?")
    said = ana.page.get_by_role("dialog", name="What was best?")
    expect(said).to_be_visible()
    with croupier.dealing(night_of(hand), 1):
        croupier.say("POST", f"{hand}/rounds/1/close")
        croupier.say("POST", f"{hand}/rounds", {"number": 2})
    expect(ana.page.locator(".hand-where")).to_contain_text("round 2")
    expect(said).to_be_visible()
    ana.tap("go back")
    expect(said).to_have_count(0)
    expect(ana.button("BET")).to_be_visible()


def test_everybodys_bets_and_choices_are_seen_as_they_are_made(
    croupier: Running, hand: str, open_phone: NewPhone
) -> None:
    ben = open_phone(night_of(hand), BEN)
    assert choice(ben, "Ana") == "Ana to act 20"
    act(croupier, hand, ANA, "play", times=4)
    expect(ben.page.locator(".uth-choices")).to_contain_text("plays 4×")
    assert choice(ben, "Ana") == "Ana plays 4× 60"


def test_a_bet_is_named_by_others_as_its_button_names_it(
    croupier: Running, open_phone: NewPhone, open_wall: OpenWall
) -> None:
    path = seven_with_phones(croupier)
    night = night_of(path)
    ana, ben, wall = open_phone(night, ANA), open_phone(night, BEN), open_wall(night)
    ana.tap("add 5")
    expect(ana.page.locator(".hand-thumb")).to_contain_text("A flush pays 3 to 2 on the Blind")
    ana.tap("Trips", "add 1", "BET 5 + Trips 1")
    expect(ana.page.get_by_text("5 + Trips 1 is down")).to_be_visible()
    expect(wall.get_by_text("bets 5 + Trips 1")).to_be_visible()
    expect(ben.page.locator(".uth-choice", has_text="bets 5 + Trips 1")).to_be_visible()
    assert choice(ben, "Ana") == "Ana bets 5 + Trips 1"
    for seat in range(BEN, 8):
        act(croupier, path, seat, "bet", ante=5)
    act(croupier, path, "dealer", "deal")
    expect(ben.page.get_by_text("to act")).to_be_visible()
    assert choice(ben, "Ana") == "Ana to act 11"


SEEN_WHOLE = """() => [...document.querySelectorAll(".uth-choice, .uth-choices b")].every(part => {
    const {left, top, width, height} = part.getBoundingClientRect();
    return width > 0 && part.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        && part.scrollWidth <= part.clientWidth + 1;
})"""


OVER_THE_SIDE = """parts => [...document.querySelectorAll(parts)].filter(part =>
    part.getBoundingClientRect().right > innerWidth).map(part => part.textContent)"""


@pytest.mark.parametrize("size", [(320, 640), (360, 740)])
def test_everybodys_bet_and_in_the_end_hand_is_read_on_a_small_phone_of_seven(
    croupier: Running, open_phone: NewPhone, size: tuple[int, int]
) -> None:
    path = seven_with_phones(croupier)
    for seat in range(2, 8):
        act(croupier, path, seat, "bet", ante=10)
    ana = open_phone(night_of(path), ANA)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(ana.page.locator(".uth-choice", has_text="bets 10")).to_have_count(6)
    settles(ana.page, SEEN_WHOLE)
    act(croupier, path, ANA, "bet", ante=10)
    act(croupier, path, "dealer", "deal")
    for seat in range(1, 8):
        act(croupier, path, seat, "play", times=4)
    expect(ana.page.locator(".uth-choices.is-settled li")).to_have_count(6)
    expect(ana.page.locator(".hand-result")).to_be_visible()
    settles(ana.page, SEEN_WHOLE)
    assert_whole(ana, ".hand-open .card", ".hand-mine")


@pytest.mark.parametrize("size", [(320, 640), (360, 740)])
def test_what_five_have_and_won_is_beside_their_cards_on_a_small_phone(
    croupier: Running, open_phone: NewPhone, size: tuple[int, int]
) -> None:
    path = table_with_phones(croupier, *LONG_NAMES[:5])
    for seat in range(1, 6):
        act(croupier, path, seat, "bet", ante=5)
    act(croupier, path, "dealer", "deal")
    ana = open_phone(night_of(path), ANA)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    for seat in range(1, 6):
        act(croupier, path, seat, "play", times=4)
    rows = ana.page.locator(".uth-choices.is-settled li")
    expect(rows.locator(".card")).to_have_count(8)
    expect(rows.locator(".figure")).to_have_text([re.compile(r"\d")] * 4)
    assert ana.page.evaluate(OVER_THE_SIDE, ".uth-choices li > *") == []
    assert ana.page.locator(".uth-choices b:first-child, .uth-choice").evaluate_all(WHOLE)


def test_the_name_of_ones_hand_is_seen_while_the_cards_lie_open(
    hand: str, open_phone: NewPhone
) -> None:
    ana = open_phone(night_of(hand), ANA)
    names = re.compile("high|pair of")
    expect(ana.page.get_by_text(names)).to_have_count(0)
    ana.look()
    expect(ana.page.locator(".hand-note")).to_have_text(names)
    ana.tap("cover")
    expect(ana.page.get_by_text(names)).to_have_count(0)


def test_board_and_dealers_cards_are_turned_one_after_the_other_on_every_screen(
    croupier: Running, hand: str, open_phone: NewPhone, open_wall: OpenWall
) -> None:
    phone = open_phone(night_of(hand), ANA).page
    hold(phone)
    wall = moving(open_wall(night_of(hand), reduced_motion="no-preference"))
    expect(wall.locator(".uth-board")).to_be_visible()
    phone.evaluate(SEEN, f".hand-seen .hand:last-child .card{OPEN}")
    wall.evaluate(SEEN, f".uth-board > .hand .card{OPEN}")
    for seat in (ANA, BEN):
        act(croupier, hand, seat, "play", times=4)
    rack = phone.locator("[data-place='rack']")
    for _ in range(100):
        if phone.get_by_text("The dealer's cards.").is_visible():
            break
        let_pass(phone, STEP)
    assert rack.inner_text() == "60", "nobody is paid before the dealer's cards are seen"
    expect(phone.locator(".hand-result")).to_have_count(0)
    phone.clock.resume()
    expect(phone.locator(".hand-result")).to_be_visible()
    for page in (phone, wall):
        assert page.evaluate("globalThis.seen")[-5:] == [1, 2, 3, 4, 5]


def test_a_tap_skips_what_is_being_turned(
    croupier: Running, hand: str, open_phone: NewPhone
) -> None:
    phone = moving(open_phone(night_of(hand), ANA).page)
    phone.evaluate(STILL)
    act(croupier, hand, ANA, "check")
    act(croupier, hand, BEN, "check")
    expect(phone.get_by_text("The flop.")).to_be_visible()
    phone.locator(".hand-board").click()
    expect(phone.get_by_text("The flop.")).to_have_count(0)
    expect(phone.locator(f".hand-seen .hand:last-child .card{OPEN}")).to_have_count(3)


def test_one_loses_to_a_hand_that_is_named_and_lit(
    croupier: Running, hand: str, open_phone: NewPhone
) -> None:
    """Where less motion is asked for, at once."""
    phone = open_phone(night_of(hand), ANA)
    for seat in (ANA, BEN):
        act(croupier, hand, seat, "play", times=4)
    expect(phone.page.locator(".hand-why")).to_contain_text(
        re.compile("beaten by|beats|wins by|equal to")
    )
    expect(phone.page.locator(".hand-board .hand-seen .card.is-dim")).to_have_count(
        7 - len(best_of_all(croupier, hand))
    )
    expect(phone.page.locator(".hand-open .card")).to_have_count(2)


def best_of_all(croupier: Running, hand: str) -> set[str]:
    """The cards of board and dealer that belong to Ana's best five or to the dealer's."""
    shown = croupier.look(f"{hand}?as=wall")["round"]
    lie = {*shown["zones"]["board"]["cards"], *shown["zones"]["hand:dealer"]["cards"]}
    board = shown["board"]
    return lie & {*board["dealer"]["cards"], *board["settled"][str(ANA)]["cards"]}


def test_with_a_real_deck_a_phone_shows_the_board(
    croupier: Running, open_phone: NewPhone, open_table: OpenTable
) -> None:
    night = croupier.night("Ana")
    table = croupier.table(night, "uth", "physical")
    croupier.sit(night, table, [ANA])
    phone = open_phone(night, ANA)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "DEAL", "CHECK")
    tablet.show("ace of hearts", "king of spades", "seven of hearts")
    board = phone.page.locator(f".hand-seen .hand:last-child .card{OPEN}")
    expect(board).to_have_count(3)
    expect(board.nth(1)).to_have_attribute("aria-label", "king of spades")


@pytest.mark.parametrize("size", [(320, 640), (360, 740)])
def test_ones_cards_and_their_name_are_whole_beside_four_others(
    croupier: Running, open_phone: NewPhone, size: tuple[int, int]
) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva")
    night = croupier.night(*names)
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, range(1, 6), 120)
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("PUT", f"{path}/phones", {"play": True})
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    for seat in range(1, 6):
        act(croupier, path, seat, "bet", ante=10)
    act(croupier, path, "dealer", "deal")
    ana = open_phone(night, ANA)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    ana.look()
    assert_whole(ana, ".hand-note", ".hand-thumb")
    assert_whole(ana, ".hand-open .card", ".hand-mine")
    for seat in range(1, 6):
        act(croupier, path, seat, "play", times=3)
    expect(ana.page.locator(".hand-result")).to_be_visible()
    assert_whole(ana, ".hand-open .card", ".hand-mine")
    assert_whole(ana, ".hand-open .hand-label", ".hand-mine")


def assert_whole(phone: Phone, of: str, within: str) -> None:
    """All of these are seen without scrolling in the part of the column they belong to, and the
    parts of the column do not lie over each other.
    """
    mine = phone.page.locator(".hand-mine").bounding_box()
    thumb = phone.page.locator(".hand-thumb").bounding_box()
    have = phone.page.locator(".hand-have").bounding_box()
    assert mine
    assert thumb
    assert have
    assert mine["y"] + mine["height"] <= thumb["y"]
    assert thumb["y"] + thumb["height"] <= have["y"]
    room = phone.page.locator(within).bounding_box()
    assert room
    found = phone.page.locator(of).all()
    assert found, of
    for each in found:
        box = each.bounding_box()
        assert box
        assert box["height"] > 0
        assert room["y"] <= box["y"]
        assert box["y"] + box["height"] <= room["y"] + room["height"]
