"""The books in a real browser: who is up, an audit, any payout explained, the night taken home;
under a LAN-like name.
"""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

import ironcalc
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import Device, Watch
from tests.server import PIN, QUICK, Running
from tests.tablets import OpenTable
from tests.web import modules
from web.services.services import open_services


class OpenBooks(Protocol):
    """Opens the books of a night on the host's own screen of this size."""

    def __call__(self, night: int, width: int = 1024, height: int = 768) -> Page: ...


@pytest.fixture
def open_books(croupier: Running, device: Device, watch: Watch) -> OpenBooks:
    """Opens books; a page that complained in its console fails the test."""

    def open_it(night: int, width: int = 1024, height: int = 768) -> Page:
        page = device(width, height, locale="en-IE").new_page()
        watch(page)
        croupier.let_in(page.context, "host", pin=PIN)
        page.goto(f"{croupier.url}/books/{night}")
        expect(
            page.get_by_role("heading", name="The books of Friday night", level=1)
        ).to_be_visible()
        return page

    return open_it


@pytest.fixture
def night(croupier: Running) -> int:
    """A night of one hand with a real deck: Ana's royal flush is paid, a second hand is voided, a
    sale taken back.
    """
    night = croupier.night("Ana", "<b>Ben</b>")
    table = croupier.table(night, "uth", "physical")
    croupier.sit(night, table, [1, 2])
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})

    def play(by: int | str, do: str, **args: object) -> None:
        options = croupier.look(path)["round"]["prompt"]["options"]
        since = next(
            option["since"] for option in options if (option["by"], option["do"]) == (by, do)
        )
        croupier.say(
            "POST",
            f"{path}/rounds/1/actions",
            {"action": {"by": by, "do": do, **args}, "since": since},
        )

    play(1, "bet", ante=5, trips=2)
    play("dealer", "deal")
    play(1, "play", times=4)
    for card in ("Ah", "Kh", "Qh", "2c", "7d"):
        play("dealer", "show", card=card)
    for card in ("As", "9c"):
        play("dealer", "show", card=card)
    for card in ("Jh", "Th"):
        play("dealer", "show", card=card, seat=1)
    croupier.say("POST", f"{path}/rounds/1/close")
    croupier.say("POST", f"{path}/rounds", {"number": 2})
    croupier.say("POST", f"{path}/rounds/2/void", {"reason": "a card was seen"})
    wrong = croupier.say(
        "POST", f"nights/{night}/players/2/buy-ins", {"chips": 70, "against": "cash"}
    )["entry"]
    croupier.say("POST", f"nights/{night}/corrections", {"entry": wrong, "why": "it was 7"})
    return night


def button(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("button", name=name, exact=True)


def part(page: Page, name: str) -> Locator:
    """A part of the books, by its heading."""
    return page.get_by_role("region", name=name, exact=True)


def test_the_first_thing_told_is_who_is_up_and_that_it_adds_up(
    night: int, open_books: OpenBooks
) -> None:
    """By hand: 2,657 come back to Ana for the 32 she staked."""
    page = open_books(night)
    rows = part(page, "Who is up").locator("tbody tr")
    expect(rows).to_have_text([re.compile("^Ana"), re.compile("^<b>Ben</b>")])
    expect(rows.first.locator(".result")).to_have_text("+2,625")
    expect(part(page, "The house").locator(".standing")).to_contain_text("−2,625")
    expect(part(page, "The house")).to_contain_text("Everything adds up")
    counts = part(page, "Voided, undone, put right").locator(".count")
    expect(counts).to_have_text(
        ["1 round voided", "0 undone", "0 amended", "1 corrected"], use_inner_text=True
    )
    expect(part(page, "Voided, undone, put right")).to_contain_text("a card was seen")


def test_an_audit_is_asked_for_with_one_tap_and_says_that_nothing_is_wrong(
    night: int, open_books: OpenBooks
) -> None:
    page = open_books(night)
    button(page, "audit the night").click()
    expect(part(page, "Audit").locator(".verdict")).to_contain_text("Nothing is wrong.")
    expect(part(page, "Audit").locator(".verdict")).to_contain_text("2 of 2 rounds played again")
    page.reload()
    expect(part(page, "Audit").locator(".verdict")).to_contain_text("Nothing is wrong.")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (360, 740)])
def test_a_payout_of_a_statement_is_explained_with_its_cards_and_the_row_that_paid(
    night: int, open_books: OpenBooks, width: int, height: int
) -> None:
    page = open_books(night, width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    button(page, "Ana").click()
    page.get_by_role("button", name=re.compile("^Table 1, round 1")).click()
    told = page.get_by_role("dialog", name="Round 1, explained")
    expect(told.get_by_text("Ana: royal flush, better. 2,657 back.")).to_be_visible()
    drawn = told.locator(".explain-said .hand").first
    for card in ("ace", "king", "queen", "jack", "ten"):
        expect(
            drawn.get_by_role("img", name=re.compile(f"{card} of hearts", re.IGNORECASE))
        ).to_be_visible()
    expect(told.locator(".explain-rows tr").filter(has_text="blind")).to_contain_text("500:1")
    expect(told.locator(".explain-sums")).to_contain_text("= 2,825")
    again = told.get_by_role("link", name="see it card by card")
    expect(again).to_have_attribute("href", re.compile(r"^/rounds/\d+/\d+#1$"))
    button(told, "done").click()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_a_player_at_the_desk_leads_to_the_statement(night: int, open_books: OpenBooks) -> None:
    page = open_books(night)
    page.get_by_role("link", name="the desk").click()
    button(page, "Ana").click()
    page.get_by_role("link", name="line by line").click()
    statement = page.get_by_role("dialog", name="Ana, line by line")
    expect(statement.locator("tfoot .result")).to_have_text("+2,825")
    button(statement, "done").click()
    page.get_by_role("link", name="the desk").click()
    page.get_by_role("link", name="the books").click()
    expect(part(page, "Who is up")).to_be_visible()


def test_the_journal_says_what_was_put_right_by_whom_and_is_filtered(
    night: int, open_books: OpenBooks, croupier: Running
) -> None:
    other_desk = croupier.desk.application.test_client()
    assert other_desk.post("/api/session/host", json={"pin": PIN}).status_code == 200
    comes = other_desk.post(
        f"/api/nights/{night}/players", json={"name": "Cy"}, headers={"Idempotency-Key": "other"}
    )
    assert comes.status_code == 201
    page = open_books(night)
    journal = part(page, "Journal")
    expect(journal.locator("li").filter(has_text="Cy")).to_contain_text("the host, screen 2")
    expect(journal.locator("li").filter(has_text="is taken back")).to_contain_text("it was 7")
    expect(journal.locator("li.is-undone")).to_contain_text("<b>Ben</b> buys 70 chips against cash")
    expect(journal.locator("li.is-undone")).to_contain_text("moves 70 chips, 70 in cash")
    journal.get_by_label("kind").select_option(label="rounds")
    expect(journal.locator("li")).to_have_count(4)
    journal.locator("li").first.get_by_role("button", name="explain round 2 of table 1").click()
    expect(page.get_by_role("dialog")).to_contain_text("voided: a card was seen")


def test_whoever_did_something_is_named(night: int, open_books: OpenBooks) -> None:
    page = open_books(night)
    modules.serve_to(page)
    read = """async () => {
        const {byWords} = await import("/modules/web/frontend/desk/words.js");
        const players = [{player: 1, name: "Ana"}];
        return ["host", "dealer:1:2", "player:1:1"].map((by) => byWords(by, "1", players));
    }"""
    assert page.evaluate(read) == ["the host", "the tablet of table 2", "the phone of Ana"]


def test_the_spreadsheet_is_taken_home_and_opens(
    night: int, open_books: OpenBooks, tmp_path: Path
) -> None:
    page = open_books(night)
    with page.expect_download() as download:
        part(page, "Take home").get_by_role("link", name=re.compile("^Spreadsheet")).click()
    assert download.value.suggested_filename == "friday-night.xlsx"
    file = tmp_path / "night.xlsx"
    download.value.save_as(file)
    book = ironcalc.load_from_xlsx(str(file))
    assert book.get_worksheets_properties()[0]["name"] == "Summary"
    assert book.get_cell_value(0, 1, 1) == "Friday night"


def test_the_nights_of_a_season_are_taken_home(night: int, open_books: OpenBooks) -> None:
    page = open_books(night)
    year = str(page.evaluate("new Date().getFullYear()"))
    home = part(page, "Take home")
    home.get_by_role("button", name="a season").click()
    expect(home.get_by_role("link", name=re.compile("^Bundle"))).to_have_count(0)
    home.get_by_role("button", name=year).click()
    with page.expect_download() as download:
        home.get_by_role("link", name=re.compile("^Bundle")).click()
    assert json.loads(download.value.path().read_text())["night"] == "friday-night"


def test_a_seal_is_shown_to_photograph_and_a_photographed_code_is_held_against_it(
    night: int, croupier: Running, open_books: OpenBooks
) -> None:
    croupier.say("POST", f"nights/{night}/close")
    page = open_books(night)
    seals = part(page, "Seals")
    code = seals.locator(".seal").inner_text()
    expect(seals.locator("img.qr")).to_have_js_property("complete", True)
    assert seals.locator("img.qr").evaluate("picture => picture.naturalWidth") > 0
    typed = seals.get_by_label("A seal that somebody photographed")
    typed.fill(code)
    expect(seals.get_by_role("status")).to_contain_text("It is the seal of entry")
    typed.fill("0000-0000-0000-0000")
    expect(seals.get_by_role("status")).to_contain_text("do not have this seal")


def test_a_payout_is_explained_in_the_ceremony_and_from_the_record(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana")
    number = croupier.table(night, "uth", "physical")
    croupier.sit(night, number, [1])
    table = open_table(night, number)
    table.tap("BEGIN ROUND 1")
    path = f"nights/{night}/tables/{number}"

    def play(by: int | str, do: str, **args: object) -> None:
        options = croupier.look(path)["round"]["prompt"]["options"]
        since = next(
            option["since"] for option in options if (option["by"], option["do"]) == (by, do)
        )
        croupier.say(
            "POST",
            f"{path}/rounds/1/actions",
            {"action": {"by": by, "do": do, **args}, "since": since},
        )

    table.answered()
    with croupier.dealing(night, number):
        play(1, "bet", ante=5)
        play("dealer", "deal")
        play(1, "play", times=4)
        for card in ("Ah", "Kh", "Qh", "2c", "7d", "As", "9c"):
            play("dealer", "show", card=card)
        for card in ("Jh", "Th"):
            play("dealer", "show", card=card, seat=1)
    table.button("why Ana is paid this").click()
    told = table.page.get_by_role("dialog", name="Round 1, explained")
    expect(told.get_by_text("Ana: royal flush, better.")).to_be_visible()
    expect(told).to_contain_text("paid, and not closed yet")
    table.button("done").click()
    table.tap("paid")
    table.page.locator("button.record-text").first.click()
    expect(told.get_by_text("Ana: royal flush, better.")).to_be_visible()
    assert told.evaluate("box => box.scrollWidth <= box.clientWidth")


def test_a_damaged_night_is_told_on_the_books_and_on_the_wall(
    croupier: Running, night: int, open_books: OpenBooks
) -> None:
    before = croupier.look(f"nights/{night}")["version"]
    croupier.say("POST", f"nights/{night}/players", {"name": "Cleo"})
    database = croupier.services.database
    with closing(sqlite3.connect(str(database.place), isolation_level=None)) as other:
        other.execute("DROP TRIGGER entries_never_change")
        other.execute("UPDATE entries SET body = ? WHERE number > ?", (b"garbage", before))
    app = croupier.desk.application
    app.extensions["croupier"] = open_services(database, hasher=QUICK)  # a new start
    page = open_books(night)
    expect(page.get_by_role("alert")).to_contain_text(
        f"Entry {before + 1} of this night does not say what an entry must"
    )
    expect(page.get_by_role("alert")).to_contain_text(f"These are the books up to entry {before}.")
    page.goto(f"{croupier.url}/wall")
    expect(page.get_by_role("alert")).to_have_text(
        "The book of this night is damaged, and play stops: the host's desk says more."
    )
