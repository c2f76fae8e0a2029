"""The host's evening in a real browser: the desk, the pages before the door, the wall; under a
LAN-like host name.
"""

import contextlib
import re
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.conftest import Device
from tests.server import PIN, Running, running
from tests.tablets import HURRY, STILL
from tests.web import modules

OpenPage: TypeAlias = Callable[..., Page]
"""Opens a page of Croupier on a device of its own: path, width, height; `pin` lets the host in
first.
"""


@pytest.fixture
def croupier(tmp_path: Path) -> Iterator[Running]:
    """A Croupier with nothing in its book."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def open_page(croupier: Running, device: Device) -> Iterator[OpenPage]:
    """Opens pages; one that complained in its console fails the test."""
    complaints: list[str] = []

    def note(text: str) -> None:
        # Chromium reports every refusal by its status; what the page makes of it is what the tests
        # look at.
        if not text.startswith("Failed to load resource"):
            complaints.append(text)

    def open_it(path: str, width: int = 1024, height: int = 768, pin: str | None = None) -> Page:
        page = device(width, height, locale="en-IE").new_page()
        page.add_init_script(HURRY)
        if pin:
            croupier.let_in(page.context, "host", pin=pin)
        page.on("console", lambda message: note(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(croupier.url + path)
        return page

    yield open_it
    assert complaints == []


def button(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("button", name=name, exact=True)


def sign_in(page: Page) -> Page:
    """Signs the host in on a page that has asked for it."""
    button(page, "The host").click()
    page.get_by_label("The host's PIN").fill(PIN)
    button(page, "go").click()
    page.wait_for_url(re.compile("/desk"))
    return page


@pytest.fixture
def desk(croupier: Running, open_page: OpenPage) -> Page:
    """The desk of a night in euros, a chip worth ten cents; Ana has bought 200 chips, Ben none."""
    croupier.say(
        "POST",
        "nights",
        {
            "name": "Friday night",
            "money": {"currency": "EUR", "chip": 10},
            "chip_set": [{"value": 1, "colour": "white"}, {"value": 25, "colour": "green"}],
            "float": 5000,
        },
    )
    for name in ("Ana", "Ben"):
        croupier.say("POST", "nights/1/players", {"name": name})
    croupier.say("POST", "nights/1/players/1/buy-ins", {"chips": 200, "against": "cash"})
    page = open_page("/desk/1", pin=PIN)
    expect(page.get_by_role("heading", name="Friday night", level=1)).to_be_visible()
    return page


def shows(page: Page, name: str, *figures: str | re.Pattern[str]) -> None:
    """The row of a player or a table says this, figure by figure, without its buttons."""
    expect(row(page, name).locator("td:not(.actions)")).to_have_text(
        list(figures), use_inner_text=True
    )


def row(page: Page, name: str) -> Locator:
    """The row of a player or a table."""
    return page.locator("tr").filter(has=page.get_by_role("rowheader", name=name, exact=True))


def sell(page: Page, name: str, sum_: str, against: str = "Cash") -> None:
    """Sells chips for a round sum of cash, and puts the receipt away."""
    button(page, f"sell chips to {name}").click()
    page.get_by_role("button", name=re.compile(f"^{re.escape(sum_)}")).click()
    page.get_by_role("button", name=re.compile(f"^{against}")).click()
    page.get_by_role("button", name=re.compile("^sell .*chips$")).click()
    button(page, "done").click()


@pytest.mark.sweep(of=1)
def test_a_night_from_the_one_time_link_to_its_seal(croupier: Running, open_page: OpenPage) -> None:
    page = open_page(f"/start#{croupier.services.pin.new_link()}")
    for figure in "71520482":
        button(page, figure).click()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/desk")
    croupier.say("POST", "session/host", {"pin": "71520482"})  # another PIN signs every host out

    page.get_by_text("more: name, chips, drawer").click()
    page.get_by_label("Name", exact=True).fill("The night of the <b>bold</b>")
    button(page, "€0.10").click()
    page.get_by_role("button", name=re.compile("^tens")).click()
    page.get_by_label("Float of the drawer").fill("50")
    button(page, "open the night").click()
    page.wait_for_url("**/desk/1")
    expect(page.get_by_role("heading", level=1)).to_have_text("The night of the <b>bold</b>")
    expect(page.get_by_text("Nobody has come yet. Type the first name.")).to_be_visible()

    for name in ("Ana", "Ben", "<img src=x onerror=alert(1)>"):
        page.get_by_label("name of a new player").fill(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    sell(page, "Ana", "€20.00")
    sell(page, "Ben", "€10.00", against="Marker")
    # cash in, bankroll, at tables, cash out, owes, is owed, result
    shows(page, "Ana", "€20.00", "200", "–", "–", "–", "–", "0")
    shows(page, "Ben", "–", "100", "–", "–", "100", "–", "0")

    button(page, "open a table").click()
    page.get_by_role("button", name=re.compile("^Ultimate Texas Hold'em")).click()
    page.get_by_text("more: options, tray, name").click()
    button(page, "500").click()
    button(page, "open the table").click()
    expect(page.get_by_role("heading", name="A tablet for Table 1")).to_be_visible()
    code = page.get_by_role("dialog").locator(".code")
    assert re.fullmatch(r"\d{3} \d{3}", code.inner_text())
    expect(page.locator("img.qr")).to_have_js_property("complete", True)
    assert page.locator("img.qr").evaluate("picture => picture.naturalWidth") > 0
    button(page, "done").click()
    shows(page, "Table 1", re.compile("Ultimate Texas Hold'em"), "–", "0", "500", "0")
    assert croupier.look("nights/1/tables/1")["table"]["options"]["blind_paytable"] == "casino"

    button(page, "Ana").click()
    button(page, "cash out").click()
    button(page, "a stack of 20 more of 5 (red)").click(click_count=2)
    button(page, "cash out Ana").click()
    expect(page.get_by_text("Hand Ana €20.00.")).to_be_visible()
    button(page, "done").click()
    shows(page, "Ana", "€20.00", "–", "–", "€20.00", "–", "–", "0")

    button(page, "close the night").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("dt")).to_have_text(["Ben", "Ben"])  # holds chips, and owes as many
    button(dialog, "close the night").click()
    expect(page.get_by_text("The night is closed and the books are sealed.")).to_be_visible()
    assert page.locator(".seal").inner_text() == croupier.look("nights/1")["seals"][0]["code"]
    expect(button(page, "sell chips to Ben")).to_have_count(0)

    button(page, "open it again").click()
    button(page.get_by_role("dialog"), "open it again").click()
    expect(button(page, "sell chips to Ben")).to_be_visible()
    assert croupier.look("nights/1")["checks"] == {"agree": True, "findings": []}


def test_what_the_drawer_cannot_pay_the_house_owes(croupier: Running, desk: Page) -> None:
    croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 1000, "against": "marker"})
    croupier.say("POST", "nights/1/gifts", {"from": 2, "to": 1, "chips": 1000})
    expect(desk.get_by_text("€50.00 short if everyone cashed in")).to_be_visible()
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    desk.get_by_role("button", name=re.compile("^As in the book")).click()
    expect(desk.get_by_role("dialog").locator("dd")).to_have_text(
        ["1,200 chips", "€70.00", "€50.00"]
    )
    button(desk, "cash out Ana").click()
    expect(desk.get_by_text("Ana is owed €50.00 by the house.")).to_be_visible()
    button(desk, "done").click()
    shows(desk, "Ana", "€20.00", "–", "–", "€70.00", "–", "500", "+1,000")
    shows(desk, "Ben", "–", "–", "–", "–", "1,000", "–", "−1,000")


def test_a_slip_of_the_finger_is_taken_back_from_the_receipt(croupier: Running, desk: Page) -> None:
    button(desk, "sell chips to Ben").click()
    desk.get_by_role("button", name=re.compile("^€10.00")).click()
    button(desk, "sell 100 chips").click()
    button(desk, "a mistake: take it back").click()
    expect(desk.get_by_role("heading", name="Taken back")).to_be_visible()
    button(desk, "done").click()
    shows(desk, "Ben", *["–"] * 6, "0")
    drawer = croupier.look("nights/1")["drawer"]
    assert (drawer["float"], drawer["cash"]) == (5000, 7000)


def test_chips_go_back_to_the_desk_to_another_player_and_against_a_marker(
    croupier: Running, desk: Page
) -> None:
    button(desk, "more: everything else for Ana").click()
    button(desk, "give chips to …").click()
    desk.get_by_role("button", name="add 25 (green)").click(click_count=3)
    button(desk, "give 75 chips").click()
    button(desk, "something else").click()
    button(desk, "take chips back").click()
    desk.get_by_role("button", name=re.compile("^all")).click()
    button(desk, "take 125 chips back").click()
    expect(desk.get_by_text("Hand Ana €12.50 from the drawer.")).to_be_visible()
    button(desk, "done").click()
    sell(desk, "Ben", "€5.00", against="Marker")
    button(desk, "more: everything else for Ben").click()
    button(desk, "repay a marker").click()
    desk.get_by_role("button", name=re.compile("^all")).click()
    button(desk, "repay 50 chips").click()
    button(desk, "done").click()
    shows(desk, "Ana", "€20.00", "–", "–", "€12.50", "–", "–", "−75")
    shows(desk, "Ben", "–", "75", "–", "–", "–", "–", "+75")


def test_a_count_that_differs_is_made_twice_and_the_difference_is_nobodys_win(
    croupier: Running, desk: Page
) -> None:
    table = croupier.table(1, "uth", "virtual", tray=300)
    button(desk, "more: everything else about Table 1").click()
    button(desk, "close the table").click()
    button(desk, "count it first").click()
    desk.get_by_label("how many of 25 (green)").fill("11")
    button(desk, "a stack of 20 more of 1 (white)").click()
    button(desk, "that is all: 295").click()
    expect(
        desk.get_by_text(re.compile("The first count came to 295;\\s+the book has 300."))
    ).to_be_visible()
    desk.get_by_label("how many of 25 (green)").fill("11")
    desk.get_by_label("how many of 1 (white)").fill("22")
    button(desk, "that is all: 297").click()
    expect(desk.get_by_text("The tray is counted.")).to_be_visible()
    line = croupier.look("nights/1")["tables"][table - 1]
    assert (line["tray"], line["found"], line["result"]) == (297, -3, 0)
    counts = croupier.look("nights/1/entries?after=0")["entries"][-1]["facts"]["counts"]
    assert [sum(pile["value"] * pile["count"] for pile in count) for count in counts] == [295, 297]


def test_nothing_is_booked_from_fields_that_were_cleared(croupier: Running, desk: Page) -> None:
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    out = desk.get_by_role("dialog").locator("button[type=submit]")
    expect(out).to_be_disabled()
    desk.get_by_label("how many of 25 (green)").fill("7")
    desk.get_by_label("how many of 1 (white)").fill("24")
    out.dblclick()
    expect(desk.get_by_text(re.compile("The first count came to 199"))).to_be_visible()
    expect(out).to_be_disabled()
    desk.get_by_label("how many of 1 (white)").fill("0")
    expect(out).to_be_disabled()
    desk.get_by_label("how many of 1 (white)").press("Enter")
    assert croupier.look("nights/1")["players"][0]["bankroll"] == 200
    desk.get_by_label("how many of 25 (green)").fill("8")
    out.click()
    expect(desk.get_by_text("Take the 200 chips back.")).to_be_visible()
    assert croupier.look("nights/1")["chips"]["over_short"] == 0


def test_a_count_that_is_far_off_is_asked_about_in_words(croupier: Running, desk: Page) -> None:
    croupier.table(1, "uth", "virtual", tray=300)
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    button(desk, "there are no chips").click()
    out = desk.get_by_role("dialog").locator("button[type=submit]")
    out.click()
    expect(out).to_be_disabled()
    button(desk, "there are no chips").click()
    out.click()
    asked = desk.get_by_role("dialog", name="200 chips missing?")
    expect(asked).to_contain_text(
        "The book has 200 chips; nothing was counted. 200 chips would be noted as short. "
        "Ana is paid for 0 chips."
    )
    button(asked, "go back and count").click()
    assert croupier.look("nights/1")["players"][0]["bankroll"] == 200
    desk.get_by_label("how many of 25 (green)").fill("4")
    out.click()
    button(desk, "note 100 chips short").click()
    expect(desk.get_by_text("100 chips fewer than in the book: noted as short.")).to_be_visible()
    button(desk, "done").click()

    button(desk, "more: everything else about Table 1").click()
    button(desk, "count the tray").click()
    expect(button(desk, "that is all")).to_be_disabled()
    for _ in range(2):
        desk.get_by_label("how many of 25 (green)").fill("20")
        button(desk, "that is all: 500").click()
    button(desk, "note 200 chips over").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)

    button(desk, "drawer").click()
    desk.get_by_role("button", name=re.compile("^Count it")).click()
    desk.get_by_label("Cash counted").fill("5")
    button(desk, "note it").click()
    button(desk, "note €55.00 short").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    assert croupier.look("nights/1")["drawer"]["cash"] == 500


def test_a_tray_that_changes_while_it_is_counted_is_counted_afresh(
    croupier: Running, desk: Page
) -> None:
    croupier.table(1, "uth", "virtual", tray=100)
    button(desk, "more: everything else about Table 1").click()
    button(desk, "count the tray").click()
    croupier.say("POST", "nights/1/tables/1/fills", {"chips": 25})
    button(desk, "count afresh").click()
    desk.get_by_label("how many of 25 (green)").fill("5")
    button(desk, "that is all: 125").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    assert croupier.look("nights/1")["chips"]["over_short"] == 0


def test_an_older_entry_is_put_right_with_a_reason_that_its_player_sees(
    croupier: Running, desk: Page
) -> None:
    wrong = croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 500, "against": "cash"})[
        "entry"
    ]
    croupier.say("POST", "nights/1/players", {"name": "Cy"})
    button(desk, "put right …").click()
    button(desk, f"put entry {wrong} right").click()
    desk.get_by_label("Why").fill("It was fifty.")
    button(desk, "take it back").click()
    expect(desk.get_by_text(re.compile("put right by entry"))).to_be_visible()
    expect(button(desk, f"put entry {wrong} right")).to_have_count(0)
    button(desk, "done").click()
    expect(desk.get_by_text("1 entry corrected")).to_be_visible()
    shows(desk, "Ben", *["–"] * 6, "0")
    button(desk, "more: everything else for Ben").click()
    expect(desk.get_by_label("put right")).to_contain_text("It was fifty.")


def test_the_desk_lends_up_to_the_limit_that_was_set(croupier: Running, desk: Page) -> None:
    button(desk, "more: everything else for Ben").click()
    button(desk, "limit of markers").click()
    desk.get_by_role("button", name=re.compile("^A limit")).click()
    desk.get_by_role("button", name=re.compile("^€5.00")).click()
    button(desk, "that is the limit").click()
    button(desk, "done").click()
    button(desk, "sell chips to Ben").click()
    desk.get_by_role("button", name=re.compile("^€10.00")).click()
    desk.get_by_role("button", name=re.compile("^Marker.*50 chips more at most")).click()
    button(desk, "sell 100 chips").click()
    expect(desk.get_by_role("alert")).to_contain_text(
        "The desk lends Ben 50 at most, and 0 are owed: 50 more, not 100."
    )


def test_what_the_house_owes_buys_chips(croupier: Running, desk: Page) -> None:
    croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 1000, "against": "marker"})
    croupier.say("POST", "nights/1/gifts", {"from": 2, "to": 1, "chips": 1000})
    croupier.say("POST", "nights/1/players/1/cash-outs")
    expect(row(desk, "Ana").locator("td:not(.actions)").nth(5)).to_have_text("500")
    button(desk, "sell chips to Ana").click()
    desk.get_by_role("button", name=re.compile("^€10.00")).click()
    button(desk, "sell 100 chips").click()
    expect(desk.get_by_text("The house owes Ana 400 chips from now on.")).to_be_visible()


def test_at_closing_everyone_sees_who_pays_whom_and_photographs_the_seal(
    croupier: Running, desk: Page
) -> None:
    croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 100, "against": "marker"})
    croupier.say("POST", "nights/1/gifts", {"from": 2, "to": 1, "chips": 40})
    button(desk, "close the night").click()
    button(desk, "settling up: who pays whom …").click()
    paid = desk.locator(".payments > div")
    expect(paid).to_have_text(
        [re.compile("The drawer pays Ana.*€20.00", re.S), re.compile("Ben pays Ana.*€4.00", re.S)]
    )
    desk.get_by_role("button", name=re.compile("^Without the house")).click()
    expect(paid).to_have_count(2)
    button(desk, "done").click()
    button(desk.get_by_role("dialog"), "close the night").click()
    button(desk, "show the seal").click()
    picture = desk.get_by_role("img", name="the seal, to photograph")
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    assert (
        box["width"] >= 500
    )  # of 768: two thirds of the screen's height, so it is read from two metres
    assert (
        desk.locator(".seal-code").inner_text().replace("\n", "")
        == croupier.look("nights/1")["seals"][0]["code"]
    )


def test_what_an_option_costs_the_house_is_said_as_it_is_chosen(
    croupier: Running, desk: Page
) -> None:
    told = {
        table: croupier.say("POST", "games/uth/odds", {"options": {"blind_paytable": table}})[
            "odds"
        ][0]["text"]
        for table in ("home", "casino")
    }
    assert told["home"] != told["casino"]
    button(desk, "open a table").click()
    desk.get_by_role("button", name=re.compile("^Ultimate Texas Hold'em")).click()
    desk.get_by_text("more: options, tray, name").click()
    for table in ("home", "casino"):
        desk.get_by_role("button", name=re.compile(f"^{table}.* of 100")).click()
        expect(desk.get_by_text(told[table])).to_be_visible()


def test_the_casinos_blind_table_is_chosen_and_both_prices_are_in_sight(
    croupier: Running, desk: Page
) -> None:
    """60 hands of 4 at ante 5: 1,200 chips anted, of which the bank loses 0.3586 at home and keeps
    0.0218 at the casino's. Two of `croupier odds uth`'s trays.
    """
    button(desk, "open a table").click()
    desk.get_by_role("button", name=re.compile("^Ultimate Texas Hold'em")).click()
    casino = desk.get_by_role("button", name=re.compile("^casino.*the bank keeps about 2 of 100$"))
    expect(casino).to_have_attribute("aria-pressed", "true")
    home = "^home.*guests win about 36 of 100: for a generous host$"
    expect(desk.get_by_role("button", name=re.compile(home))).to_be_visible()
    expect(desk.locator(".wrong, [role=alert]")).to_have_count(0)
    evening = desk.get_by_label("An evening for the bank")
    expect(evening).to_be_hidden()
    desk.get_by_text("more: options, tray, name").click()
    evening.get_by_label("ante").fill("5")
    rows = evening.locator("tbody tr")
    expect(rows.nth(0)).to_contain_text("home−4301,7481,703")
    expect(rows.nth(1)).to_contain_text("This table favours the players")
    expect(rows.nth(2)).to_contain_text("casino+261,1931,125")
    button(desk, "open the table").click()
    expect(desk.get_by_role("heading", name="A tablet for Table")).to_be_visible()
    assert croupier.look("nights/1/tables/1")["table"]["options"]["blind_paytable"] == "casino"


def test_a_game_for_which_people_have_too_few_chips_says_so_as_it_is_opened(
    croupier: Running, desk: Page
) -> None:
    croupier.say("POST", "nights/1/buy-ins", {"players": [1, 2], "chips": 60, "against": "cash"})
    button(desk, "open a table").click()
    desk.get_by_role("button", name=re.compile("^Card Stock Market")).click()
    expect(desk.get_by_text("Each brings 200 into this game; ")).to_contain_text("Ben has fewer")
    least = min(player["bankroll"] for player in croupier.look("nights/1")["players"])
    button(desk, f"play with {least} each").click()
    expect(desk.get_by_text("into this game")).to_have_count(0)
    button(desk, "open the table").click()
    expect(desk.get_by_role("heading", name="A tablet for Table")).to_be_visible()
    assert croupier.look("nights/1/tables/1")["table"]["options"]["buy_in"] == least


def test_everybody_is_cashed_out_with_two_taps_and_back_with_one(
    croupier: Running, desk: Page
) -> None:
    croupier.say("POST", "nights/1/players/2/buy-ins", {"chips": 60, "against": "cash"})
    table = croupier.table(1, "uth", "virtual", tray=0)
    croupier.sit(1, table, [2], 60)
    button(desk, "cash out everybody …").click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("Ana 200 chips€20.00")
    expect(dialog).to_contain_text("Ben 60 chips€6.00")
    expect(dialog).to_contain_text("from the drawer, in all€26.00")
    button(desk, "cash out 2 players").click()
    expect(dialog).to_contain_text("hand out €26.00 in all")
    shows(desk, "Ben", "€6.00", "–", "–", "€6.00", "–", "–", "0")
    assert croupier.look(f"nights/1/tables/{table}")["table"]["seats"] == []
    button(desk, "a mistake: take it back from all").click()
    expect(dialog).to_contain_text("Everybody has their chips again")
    shows(desk, "Ben", "€6.00", "60", "–", "–", "–", "–", "0")


def test_a_round_is_cancelled_at_the_desk_whichever_screen_deals(
    croupier: Running, desk: Page, open_page: OpenPage
) -> None:
    table = croupier.table(1, "uth", "virtual", tray=0)
    croupier.sit(1, table, [1], 200)
    croupier.leave(1, table)
    tablet = open_page(croupier.tablet_link(1, table).removeprefix(croupier.url))
    button(tablet, "BEGIN ROUND 1").click()
    expect(tablet.get_by_text("Place your bets.")).to_be_visible()
    button(desk, "more: everything else about Table 1").click()
    button(desk, "cancel the round …").click()
    button(desk, "cancel the round").click()
    expect(button(tablet, "BEGIN ROUND 2")).to_be_visible()
    expect(desk.get_by_role("dialog")).to_have_count(0)


def test_the_seal_is_in_view_as_it_is_made(desk: Page) -> None:
    desk.set_viewport_size({"width": 360, "height": 600})
    button(desk, "close the night").click()
    desk.get_by_role("dialog").locator("button[type=submit]").click()
    expect(desk.locator(".closed .seal")).to_be_in_viewport()


def test_a_host_at_a_second_desk_gives_a_name_and_the_journal_says_it(
    croupier: Running, desk: Page, open_page: OpenPage
) -> None:
    second = open_page("/desk/1", pin=PIN)
    button(second, "screens").click()
    field = second.get_by_label("Who is at this desk")
    expect(button(second, "keep the name")).to_be_disabled()
    field.fill("Ruth")
    second.keyboard.press("Enter")
    expect(second.get_by_text("The desk of Ruth")).to_be_visible()
    button(second, "done").click()
    sell(second, "Ben", "€20")
    desk.goto(f"{croupier.url}/books/1")
    expect(desk.locator(".journal-says").first).to_contain_text("Ruth (the host)")


def test_two_fast_taps_sell_once(croupier: Running, desk: Page) -> None:
    button(desk, "sell chips to Ben").click()
    desk.get_by_role("button", name=re.compile("^€10.00")).click()
    button(desk, "sell 100 chips").evaluate("button => { button.click(); button.click(); }")
    button(desk, "done").click()
    assert croupier.look("nights/1")["players"][1]["bankroll"] == 100


def hold(page: Page, what: str) -> Callable[[], None]:
    """Holds back what this page says to addresses like this from now on, until the result is
    called.
    """
    held: list[Route] | None = []

    def meet(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        nonlocal held
        assert held is not None
        waiting, held = held, None
        for route in waiting:
            route.continue_()

    page.route(what, meet)
    return release


def names_of(page: Page) -> Locator:
    """The names of the players, as they stand in their rows."""
    return page.locator("table.ledger tbody").first.get_by_role("rowheader")


def test_names_typed_faster_than_they_are_answered_all_come(desk: Page) -> None:
    field = desk.get_by_label("name of a new player")
    release = hold(desk, "**/nights/1/players")
    field.click()
    desk.keyboard.type("Cy\nDee\n\nEli\nFay, Gus\nHa")
    expect(field).to_have_value("Ha")
    expect(desk.get_by_text("Cy, Dee, Eli, Fay and Gus: No answer yet.")).to_be_visible()
    release()
    expect(names_of(desk)).to_have_text(["Ana", "Ben", "Cy", "Dee", "Eli", "Fay", "Gus"])
    expect(field).to_have_value("Ha")
    expect(desk.get_by_text("No answer yet.")).to_have_count(0)


def test_a_name_that_is_refused_comes_back_to_be_put_right_and_the_others_come(desk: Page) -> None:
    field = desk.get_by_label("name of a new player")
    release = hold(desk, "**/nights/1/players")
    field.click()
    desk.keyboard.type("Cy\nBen\nDee\nEl")
    release()
    expect(names_of(desk)).to_have_text(["Ana", "Ben", "Cy", "Dee"])
    expect(field).to_have_value("Ben, El")
    refusal = desk.locator("form.newcomer").get_by_role("alert")
    expect(refusal).to_contain_text("There is a player called Ben already.")
    field.fill("Benno, Eli")
    expect(refusal).to_have_count(0)
    desk.keyboard.press("Enter")
    expect(names_of(desk)).to_have_text(["Ana", "Ben", "Cy", "Dee", "Benno", "Eli"])
    expect(field).to_have_value("")


def test_friends_tapped_one_after_the_other_come_once_each(
    croupier: Running, open_page: OpenPage
) -> None:
    for name in ("Ana", "Ben", "Cy"):
        croupier.say("POST", "people", {"name": name})
    night = croupier.night()
    page = open_page(f"/desk/{night}", pin=PIN)
    release = hold(page, "**/nights/1/players")
    for name in ("Ana", "Cy", "Ana"):
        button(page, f"+ {name}").click()
    release()
    expect(names_of(page)).to_have_text(["Ana", "Cy"])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_two_guests_are_let_in_with_a_tap_each_while_the_first_is_on_its_way(
    croupier: Running, desk: Page
) -> None:
    code = croupier.look("nights/1/room")["code"]
    for name in ("Cy", "Dee"):
        phone = croupier.desk.application.test_client()
        join = {"code": code, "name": name}
        assert phone.post("/api/session/guest", json=join).status_code == 200
    release = hold(desk, "**/guests/*")
    for name in ("Cy", "Dee"):
        button(desk, f"let {name} in").click()
    expect(button(desk, "let Dee in")).to_have_attribute("aria-busy", "true")
    release()
    expect(names_of(desk)).to_have_text(["Ana", "Ben", "Cy", "Dee"])


def test_an_answer_that_is_lost_is_asked_for_again_and_nothing_happens_twice(
    croupier: Running, desk: Page
) -> None:
    keys: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) > 1:
            return route.continue_()
        assert say_to(croupier, route.request) == 200  # the server has it, and the network has not
        return route.abort("connectionreset")

    desk.route("**/buy-ins", lose_the_first_answer)
    sell(desk, "Ben", "€10.00")
    assert (len(keys), len(set(keys))) == (2, 1)
    assert croupier.look("nights/1")["players"][1]["bankroll"] == 100


def say_to(croupier: Running, request: Request) -> int:
    """Says what a browser was about to say; gives the status of the answer."""
    where = urlsplit(croupier.url)
    connection = HTTPConnection("127.0.0.1", where.port or 80, timeout=10)
    path = urlsplit(request.url).path
    headers = {
        name: value for name, value in request.all_headers().items() if not name.startswith(":")
    }
    connection.request(request.method, path, request.post_data, {**headers, "host": where.netloc})
    with contextlib.closing(connection):
        return connection.getresponse().status


def test_a_refusal_stands_where_the_finger_was_and_goes_once_put_right(
    croupier: Running, desk: Page
) -> None:
    field = desk.get_by_label("name of a new player")
    field.fill("ANA")
    button(desk, "add player").click()
    refusal = desk.locator("form.newcomer").get_by_role("alert")
    expect(refusal).to_contain_text("There is a player called Ana already.")
    field.fill("Anabel")
    expect(refusal).to_have_count(0)
    button(desk, "add player").click()
    expect(desk.get_by_role("rowheader", name="Anabel")).to_be_visible()
    field.fill("🂡" * 300)
    button(desk, "add player").click()
    expect(refusal).to_contain_text(re.compile("at most 40 characters|Longer than"))


def test_the_desk_follows_what_another_screen_does(croupier: Running, desk: Page) -> None:
    # It looks at most twice a second: the timer for that goes on.
    desk.add_init_script(STILL.replace("ms > 99", "ms > 500"))
    desk.reload()
    expect(desk.locator(".connection")).to_have_text("live")
    croupier.say("POST", "nights/1/players", {"name": "Cy"})
    expect(desk.get_by_role("rowheader", name="Cy")).to_be_visible()


def test_in_a_large_night_people_tables_and_what_waits_are_looked_for(
    croupier: Running, desk: Page
) -> None:
    people, tables = (desk.get_by_role("region", name=name) for name in ("Players", "Tables"))
    found = desk.get_by_role("search")
    expect(row(desk, "Ben")).to_be_visible()
    expect(found).to_have_count(0)
    for number in range(1, 23):
        croupier.say("POST", "nights/1/players", {"name": f"Guest {number}"})
    for game in ("superfecta", "uth"):
        croupier.table(1, game, "virtual", tray=0)
    croupier.sit(1, 2, [1], chips=50)
    expect(button(desk, "show all 24 people")).to_be_visible()
    expect(people.locator("tbody tr")).to_have_count(20)
    found.get_by_label("Person, table, game").fill("GUEST 22")
    expect(people.locator("tbody th")).to_have_text(["Guest 22"])
    expect(found.get_by_role("status")).to_have_text("1 person, 0 tables")
    found.get_by_label("Person, table, game").fill("hold'em")
    expect(tables.locator("tbody tr")).to_have_count(1)
    expect(people.locator("tbody th")).to_have_text(["Ana"])  # who sits there
    button(found, "show everything").click()
    code = croupier.table_code(1, 1)
    for _ in range(2):  # the second one asks
        croupier.desk.application.test_client().post("/api/session/table", json={"code": code})
        code = croupier.table_code(1, 1)
    found.get_by_role("button", name="somebody asks").click()
    expect(tables.locator("tbody tr")).to_have_count(1)
    expect(found.get_by_role("status")).to_have_text("0 people, 1 table")
    button(found, "show everything").click()
    button(desk, "show all 24 people").click()
    expect(people.locator("tbody tr")).to_have_count(24)


def test_without_a_connection_the_desk_says_so_and_comes_back_by_itself(
    croupier: Running, desk: Page
) -> None:
    desk.context.set_offline(True)
    expect(desk.get_by_role("alert")).to_contain_text("No connection.")
    expect(row(desk, "Ana").locator("td").nth(1)).to_have_text("200")  # what was seen stays
    desk.context.set_offline(False)
    expect(desk.locator(".lost-strip")).to_have_count(0)


def test_a_wrong_pin_is_refused_in_words_and_then_slowed_down(open_page: OpenPage) -> None:
    page = open_page("/sign-in")
    button(page, "The host").click()
    field = page.get_by_label("The host's PIN")
    alert = page.get_by_role("alert")
    for _ in range(15):
        field.fill("000000")
        button(page, "go").click()
        expect(alert).to_contain_text(re.compile("That is not the PIN|Too many wrong tries"))
        expect(field).to_have_value("")
        if "Too many" in alert.inner_text():
            break
    else:
        pytest.fail("fifteen wrong PINs, and nobody minds")
    expect(button(page, "1")).to_be_disabled()


def test_the_hosts_pin_is_chosen_once_and_in_sight(croupier: Running, open_page: OpenPage) -> None:
    page = open_page(f"/start#{croupier.services.pin.new_link()}")
    page.locator("#figures").fill("71520482")
    expect(page.locator("#figures")).to_have_attribute("type", "text")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/desk")
    croupier.services.pin.check("71520482")


def test_a_tablet_is_let_in_by_the_code_it_scans_or_types(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana")
    table = croupier.table(night, "uth", "virtual")
    scanned = open_page(croupier.tablet_link(night, table).removeprefix(croupier.url))
    scanned.wait_for_url(f"**/table/{night}/{table}")
    typed = open_page("/tablet")
    typed.wait_for_url("**/sign-in?another")
    expect(typed.get_by_role("textbox")).to_be_focused()
    typed.keyboard.type(croupier.table_code(night, table))
    typed.wait_for_url(f"**/table/{night}/{table}")
    stale = open_page("/tablet#000000")
    expect(stale.get_by_text("No table has that code now.")).to_be_visible()


def test_only_pages_of_the_house_are_gone_back_to_after_signing_in(open_page: OpenPage) -> None:
    page = sign_in(open_page("/sign-in?next=//elsewhere.test/desk"))
    assert page.url.endswith("/desk")
    page = sign_in(open_page("/sign-in?next=/desk/1"))
    assert page.url.endswith("/desk/1")


def test_a_wall_can_do_nothing_at_the_desk(croupier: Running, open_page: OpenPage) -> None:
    night = croupier.night("Ana")
    link = croupier.say("POST", f"nights/{night}/wall-codes")["url"]
    wall = open_page(link[link.index("/wall") :], 1920, 1080)
    wall.locator(".wall").wait_for()
    assert "#" not in wall.url  # the code is a key: it does not stay in the address
    wall.goto(f"{croupier.url}/desk/{night}")
    expect(wall.get_by_text("Not for this screen")).to_be_visible()


SMALL_TARGETS = """() => [...document.querySelectorAll("button, a.button, input, select")]
    .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 47.5)
    .map(element => element.textContent || element.outerHTML)"""


@pytest.mark.parametrize("width", [360, 768, 1024, 1920])
def test_the_desk_fits_the_screen_and_the_finger(croupier: Running, desk: Page, width: int) -> None:
    croupier.say(
        "PATCH", "nights/1/players/2", {"name": "Bartholomäus-Maximilian Schwarzenegge X."}
    )
    croupier.table(1, "card-stock-market", "physical")
    desk.set_viewport_size({"width": width, "height": 800})
    button(desk, "open a table").click()
    desk.get_by_role("button", name=re.compile("^Card Stock Market")).click()
    desk.get_by_text("more: options, tray, name").click()
    expect(desk.get_by_text("Deposit", exact=True)).to_be_visible()
    assert desk.evaluate("document.documentElement.scrollWidth") <= width
    assert desk.evaluate(SMALL_TARGETS) == []
    button(desk, "more: everything else for Ana").click()
    button(desk, "cash out").click()
    dialog = desk.get_by_role("dialog")
    expect(button(dialog, "go back")).to_be_visible()
    assert desk.evaluate(SMALL_TARGETS) == []
    button(dialog, "go back").click()
    expect(button(dialog, "cash out")).to_be_visible()
    button(dialog, "close").click()
    expect(dialog).to_have_count(0)
    button(desk, "sell chips to Ana").click()
    box = dialog.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= width - box["width"]
    assert desk.evaluate(SMALL_TARGETS) == []


def test_cash_is_read_and_written_in_whole_minor_units_without_a_fraction_of_one(
    desk: Page,
) -> None:
    read = """async typed => {
        const {minorUnits} = await import("/modules/web/frontend/desk/worth.js");
        return typed.map(([text, currency]) => minorUnits(text, currency));
    }"""
    typed = {
        ("12.50", "EUR"): 1250,
        ("12,5", "EUR"): 1250,
        ("0.29", "EUR"): 29,
        (" 100 ", "EUR"): 10000,
        ("1000000.01", "EUR"): 100000001,
        ("500", "JPY"): 500,
        ("500", None): 500,
        ("5.5", "JPY"): None,
        ("1.005", "EUR"): None,
        ("1,000", "EUR"): None,  # a thousand, or one? Nobody guesses with money
        ("-5", "EUR"): None,
        ("1e3", "EUR"): None,
        ("", "EUR"): None,
    }
    modules.serve_to(desk)
    assert desk.evaluate(read, [list(text) for text in typed]) == list(typed.values())
    write = """async sums => {
        const {typed} = await import("/modules/web/frontend/desk/worth.js");
        return sums.map(([minor, currency]) => typed(minor, currency));
    }"""
    assert desk.evaluate(write, [[5, "EUR"], [1250, "EUR"], [500, "JPY"]]) == [
        "0.05",
        "12.50",
        "500",
    ]


def test_the_sums_offered_are_round_in_cash_and_whole_in_chips(desk: Page) -> None:
    offered = """async ([money, most]) => {
        const {roundAmounts} = await import("/modules/web/frontend/desk/worth.js");
        return roundAmounts(money, most ?? Infinity);
    }"""
    halves = {"currency": "EUR", "chip": 50}
    modules.serve_to(desk)
    assert desk.evaluate(offered, [halves, None]) == [
        20,
        40,
        100,
        200,
        400,
    ]  # 10, 20, 50, 100, 200 euros
    assert desk.evaluate(offered, [halves, 150]) == [20, 40, 100]
    assert desk.evaluate(offered, [None, 60]) == [20, 50]
    assert desk.evaluate(offered, [{"currency": "EUR", "chip": 33}, 60]) == [
        20,
        50,
    ]  # no round sum is whole chips


def test_the_keyboard_does_all_of_a_sale_and_is_back_where_it_was(
    croupier: Running, desk: Page
) -> None:
    button(desk, "sell chips to Ben").focus()
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("dialog")).to_be_visible()
    desk.get_by_role("button", name=re.compile("^€10.00")).press("Space")
    button(desk, "sell 100 chips").press("Enter")
    button(desk, "done").press("Enter")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(button(desk, "sell chips to Ben")).to_be_focused()


def test_on_paper_there_are_figures_and_no_buttons(desk: Page) -> None:
    desk.emulate_media(media="print")
    assert desk.get_by_role("heading", name="Friday night", level=1).is_visible()
    expect(row(desk, "Ana").locator("td").first).to_have_text("€20.00")
    assert desk.locator("button:visible").all_inner_texts() == [
        "Ana",
        "Ben",
    ]  # the names, which stand in buttons


def test_a_night_for_points_shows_no_money_until_somebody_buys_chips(
    croupier: Running, open_page: OpenPage
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    desk = open_page(f"/desk/{night}", pin=PIN)
    figures = desk.get_by_role("region", name="the night in figures")
    expect(figures).to_contain_text("points")
    expect(figures).not_to_contain_text("Drawer")
    expect(desk.get_by_role("button", name="sell chips to Ana")).to_have_count(0)
    expect(desk.get_by_role("columnheader", name="bankroll")).to_have_count(0)
    expect(desk.get_by_role("row", name="Ana")).to_contain_text("Table 1")

    croupier.say("POST", f"nights/{night}/players/1/buy-ins", {"chips": 20, "against": "cash"})
    expect(figures).to_contain_text("Drawer")
    expect(desk.get_by_role("columnheader", name="bankroll")).to_be_visible()
    expect(desk.get_by_role("button", name="sell chips to Ana")).to_be_visible()
