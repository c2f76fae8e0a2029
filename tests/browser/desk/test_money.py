"""Chips are sold, lent, given and taken back, and what was wrong is put right."""

import re

from playwright.sync_api import Page, Route, expect

from tests.desks import OpenPage, button, row, say_to, sell, shows
from tests.server import PIN, Running
from tests.web import modules


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


def test_two_fast_taps_sell_once(croupier: Running, desk: Page) -> None:
    button(desk, "sell chips to Ben").click()
    desk.get_by_role("button", name=re.compile("^€10.00")).click()
    button(desk, "sell 100 chips").evaluate("button => { button.click(); button.click(); }")
    button(desk, "done").click()
    assert croupier.look("nights/1")["players"][1]["bankroll"] == 100


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
