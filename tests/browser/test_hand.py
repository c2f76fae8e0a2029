"""An evening on phones: their hands, what they play, what they ask for; beside the dealer's tablet,
in real Chromium under a LAN-like host name, each phone 360 pixels wide.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.phones import NewPhone, phones_play
from tests.server import Running
from tests.tablets import OpenTable
from tests.web import modules

UNDER = """tab => {
    const [it, menu] = [tab, document.querySelector(".hand-top > :last-child")].map(
        (key) => key.getBoundingClientRect());
    return it.right > menu.left;
}"""
"""Whether the menu lies over a tab."""


def racks(croupier: Running, night: int, table: int) -> dict[int, int]:
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return {seat["seat"]: seat["rack"] for seat in seats}


def test_a_phone_says_you_to_its_player(croupier: Running, open_phone: NewPhone) -> None:
    phone = open_phone(croupier.night("Ana", "Al"), 1)
    said = {
        "Ana to act now: play 2, or check.": "Your turn to act now: play 2, or check.",
        "Ana cannot cover a Play bet now: check.": "You cannot cover a Play bet now: check.",
        "Ana: bid 7 or more, or pass.": "Bid 7 or more, or pass.",
        "Ana, with 4 cards: draw, or pass.": "With 4 cards: draw, or pass.",
        "Ana's turn: trade, or end.": "Your turn: trade, or end.",
        "Ana leads.": "You lead.",
        "Ana turns a card.": "You turn a card.",
        "Ana takes one card.": "You take one card.",
        "5♥ is for sale: Ana sells it or keeps it.": "5♥ is for sale: you sell it or keep it.",
        "All others have passed. Ana must bid.": "All others have passed. You must bid.",
        "The hands are out. Ana: declare 31, or pass.": "The hands are out. Declare 31, or pass.",
        "Anabel leads, not Ben.": "Anabel leads, not Ben.",
        "Place your bets.": "Place your bets.",
    }
    read = """async ([texts, name]) => {
        const {saidToMe} = await import("/modules/web/frontend/hand/saidtome.js");
        return texts.map((text) => saidToMe(text, name));
    }"""
    modules.serve_to(phone.page)
    assert phone.page.evaluate(read, [list(said), "Ana"]) == list(said.values())
    own = "Nobody followed. All take the card they played; Al leads again."
    assert phone.page.evaluate(read, [[own], "Al"]) == [own.replace("Al leads", "you lead")]


def test_a_german_phone_says_du_to_whose_it_is(croupier: Running, open_phone: NewPhone) -> None:
    phone = open_phone(croupier.night("Ana"), 1)
    said = {
        "Ana ist auf den Flop dran: 20 spielen oder schieben.": (
            "Du bist auf den Flop dran: 20 spielen oder schieben."
        ),
        "Ana deckt eine Karte auf. Ben hat K♦.": "Du deckst eine Karte auf. Ben hat K♦.",
        "Ana, noch 2 Handel: weiter oder Zug beenden.": "Noch 2 Handel: weiter oder Zug beenden.",
        "Anas Zug.": "Anas Zug.",
    }
    read = """async (texts) => {
        document.documentElement.lang = "de";
        const {saidToMe} = await import("/modules/web/frontend/hand/saidtome.js");
        return texts.map((text) => saidToMe(text, "Ana"));
    }"""
    modules.serve_to(phone.page)
    assert phone.page.evaluate(read, list(said)) == list(said.values())


@pytest.mark.sweep(of=1)
def test_an_evening_of_two_phones_and_a_tablet(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    tablet = open_table(night, table)
    ana, ben = open_phone(night, 1), open_phone(night, 2)

    # They ask for seats, and the dealer says yes with one tap each.
    for phone, name in ((ana, "Ana"), (ben, "Ben")):
        phone.tap("Table 1", "ask for a seat with 200")
        expect(
            tablet.page.get_by_text(f"{name} would sit down at Table 1 with 200.")
        ).to_be_visible()
        tablet.tap("yes · 200")
        phone.has("rack", 200)
    tablet.tap("let phones play")

    # A word for the shuffle, before anything is dealt.
    ana.tap("fair?")
    ana.page.get_by_label("a word of your own").fill("swordfish")
    ana.tap("add it")
    expect(ana.button("your word: swordfish")).to_be_visible()

    # A hand of two: three taps of the dealer's, and no hand-over.
    tablet.tap("BEGIN ROUND 1")
    ana.is_asked()
    ana.tap("add 5", "add 5", "Trips", "add 5", "BET 10 + Trips 5")
    expect(ana.page.get_by_text("Your bet is down.")).to_be_visible()
    ana.waits()
    ben.tap("add 5", "BET 5")
    ana.waits()
    tablet.says("All bets are down: deal.")
    dealt = ["DEAL"]
    tablet.tap("DEAL")
    ana.says("Your turn to act before the flop")
    ana.is_asked()
    expect(ana.page.locator(".hand-mine .card[aria-label='face down']")).to_have_count(2)
    ana.look()
    expect(ana.page.locator(".hand-open .card[aria-label='face down']")).to_have_count(0)
    expect(tablet.button("tablet to Ana")).to_have_count(0)
    expect(tablet.page.get_by_text("Ana has it on the phone.")).to_be_visible()
    ana.tap("CHECK")
    ana.waits()
    ben.tap("PLAY 4×")
    ana.says("Your turn to act on the flop")
    ana.is_asked()
    ana.tap("CHECK", "PLAY 1×")
    expect(ana.page.locator(".hand-result.is-large")).to_be_visible()
    pay = tablet.page.get_by_role("button", name=re.compile("^(pay all|NEXT ROUND)$"))
    expect(pay.first).to_be_visible()
    tablet.tap("pay all")
    dealt.append("pay all")
    book = racks(croupier, night, table)
    ana.has("rack", book[1])
    won = ana.page.locator(".hand-won").inner_text()
    assert won.replace("−", "-").replace("+", "") == str(book[1] - 200)

    # What it gave, and why.
    ana.tap(won)
    expect(ana.page.get_by_text("entry").first).to_be_visible()
    ana.tap("done")

    tablet.tap("NEXT ROUND")
    dealt.append("NEXT ROUND")
    assert len(dealt) == 3
    ana.is_asked()
    expect(ana.page.locator(".hand-result")).to_have_count(0)
    ana.tap("same again")
    expect(ana.button("take it back")).to_be_visible()
    expect(ana.page.locator(".hand-result")).to_have_count(0)

    # More chips, granted at the table once the round is over; the desk sells some at once.
    ana.tap("what I have", "buy chips", "add 25", "add 25", "ask for 50")
    expect(ana.page.get_by_text("50 chips of the desk")).to_be_visible()
    (wish,) = croupier.look(f"nights/{night}")["wishes"]
    assert wish["text"] == "Ana would buy 50 chips."
    croupier.say("POST", f"nights/{night}/wishes/{wish['number']}")
    expect(ana.page.get_by_text("50 chips are in your bankroll.")).to_be_visible()
    ana.tap("go back")
    ana.has("bankroll", 50)
    ben.tap("what I have", "stand up", "ask", "go back")
    expect(tablet.page.get_by_text("After this round.")).to_be_visible()
    tablet.tap("no")
    expect(ben.page.get_by_text("The dealer says: not now.")).to_be_visible()


def test_a_closed_round_is_checked_with_one_tap(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2])
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("POST", f"{path}/rounds", {"number": 1})
        croupier.say("POST", f"{path}/rounds/1/void", {"reason": "misdeal"})
    ana = open_phone(night, 1)
    ana.tap("menu")
    ana.tap("check the shuffle of round 1")
    expect(ana.page).to_have_url(re.compile("/shuffle#seed="))
    expect(ana.page.get_by_text("This is the seed that was promised")).to_be_visible()


def test_a_phone_without_a_connection_says_so_and_takes_no_taps(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2])
    phones_play(croupier, night, table)
    with croupier.dealing(night, table):
        croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    ana = open_phone(night, 1)
    ana.tap("add 5")
    ana.page.context.set_offline(True)
    expect(ana.page.get_by_role("alert")).to_contain_text("No connection")
    expect(ana.page.locator(".hand-page")).to_have_attribute("inert", re.compile(".*"))
    ana.page.context.set_offline(False)
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    ana.tap("BET 5")
    ana.has("rack", 190)


def test_a_closed_table_and_a_closed_night_offer_the_next_thing(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2])
    ana = open_phone(night, 1)
    ana.has("rack", 200)
    croupier.say("POST", f"nights/{night}/tables/{table}/close")
    expect(ana.page.get_by_text("No table is open")).to_be_visible()
    other = croupier.table(night, "kabu", "virtual", tray=0)
    expect(ana.button("Table 2")).to_be_visible()
    assert other == 2
    croupier.say("POST", f"nights/{night}/close")
    expect(ana.page.get_by_text("The night is over")).to_be_visible()
    expect(ana.page.locator(".hand-night")).to_have_text("my night 0")
    ana.tap("your bill")
    expect(ana.page.get_by_text("Chips bought")).to_be_visible()


def test_two_phones_choose_at_once_and_neither_sees_the_other_s_card(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "divide-and-conquer", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    phones_play(croupier, night, table)
    tablet = open_table(night, table)
    ana, ben = open_phone(night, 1), open_phone(night, 2)
    tablet.tap("BEGIN ROUND 1")
    for phone in (ana, ben):
        phone.is_asked()
        phone.look()

    mine = ana.page.get_by_role("group", name="your cards").get_by_role("button").first
    chosen = str(mine.get_attribute("aria-label"))
    mine.click()
    ana.is_asked()
    mine.click()  # a second tap confirms it
    ana.waits()
    ben.is_asked()
    expect(tablet.page.locator(".record-text").first).to_have_text("Ana has chosen.")
    for screen in (tablet.page, ben.page):
        assert chosen not in screen.content()
    his = ben.page.get_by_role("group", name="your cards").get_by_role("button").first
    his.click()
    his.click()
    for screen in (tablet.page, ben.page):
        expect(screen.get_by_role("img", name=chosen).first).to_be_visible()


def test_a_phone_sits_down_without_chips_where_points_are_played_for(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    tablet = open_table(night, table)
    ana = open_phone(night, 1)
    ana.tap("Table 1", "ask for a seat")
    expect(tablet.page.get_by_text("Ana would sit down at Table 1.")).to_be_visible()
    tablet.tap("yes")
    expect(ana.page.get_by_role("button", name="what I have")).to_contain_text("played for points")
    expect(ana.page.locator(".hand-have .figure")).to_have_count(0)


@pytest.mark.parametrize(("width", "tables"), [(360, 3), (320, 3), (360, 6)])
def test_the_menu_lies_over_no_table_of_who_sits_at_several(
    croupier: Running, open_phone: NewPhone, width: int, tables: int
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    for _ in range(tables):
        table = croupier.table(night, "schnapsen", "virtual", tray=0)
        croupier.sit(night, table, [1, 2], chips=0)
    ana = open_phone(night, 1)
    ana.page.set_viewport_size({"width": width, "height": 740})
    others = ana.page.locator(".hand-top").get_by_role("button", name="Table")
    expect(others).to_have_count(tables - 1)
    for tab in others.all():
        tab.scroll_into_view_if_needed()
        expect(tab).to_be_in_viewport(ratio=0.95)
        assert tab.evaluate(UNDER) is False
    if tables == 3:
        assert ana.page.locator(".hand-tables").evaluate("it => it.scrollWidth <= it.clientWidth")


def test_a_player_of_many_tables_has_a_phone_that_does_not_grow(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    for _ in range(5):
        table = croupier.table(night, "schnapsen", "virtual", tray=0)
        croupier.sit(night, table, [1, 2], chips=0)
    ana = open_phone(night, 1)
    expect(ana.button("Table 5")).to_be_attached()
    assert ana.page.evaluate("document.documentElement.scrollWidth") == 360
    expect(ana.page.get_by_role("button", name="what I have")).to_be_in_viewport(ratio=1)
