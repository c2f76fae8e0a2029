"""Players come in, and tables are opened."""

import re

from playwright.sync_api import Page, expect

from tests.desks import OpenPage, button, hold, names_of
from tests.server import PIN, Running


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
