"""Fingers that slip: taps that come twice, too soon or on the wrong thing, and screens whose table
is gone.
"""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.server import Running
from tests.tablets import GUARD, OpenTable, Tablet

SEATS = [1, 2, 3, 4]
WITHIN_THE_RECORD = """element => {
    const [part, record] = [element, element.closest(".record")].map(each =>
        each.getBoundingClientRect());
    return part.top >= record.top && part.bottom <= record.bottom;
}"""


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben", "Cy", "Dee")


@pytest.fixture
def table(croupier: Running, night: int) -> int:
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, SEATS)
    return table


def bets(croupier: Running, night: int, table: int) -> dict[str, int]:
    """What lies on the antes."""
    places = croupier.look(f"nights/{night}/tables/{table}")["round"]["places"]
    return {name.split(":")[1]: chips for name, chips in places.items() if name.endswith("ante")}


def taps_are_quick(tablet: Tablet) -> None:
    """From now on the taps of this test count as quick ones, however slow the machine is: the
    screen's guard, which was over at once, stays for twenty seconds.
    """
    tablet.page.evaluate(
        f"""(real => window.setTimeout = (f, ms, ...args) =>
            real(f, ms === {GUARD} ? 20000 : ms, ...args))(window.setTimeout); 0"""
    )


def is_gold(tablet: Tablet, name: str) -> None:
    expect(tablet.button(name)).to_have_class(re.compile(r"\bis-main\b"))


def is_quiet(tablet: Tablet, name: str) -> None:
    expect(tablet.button(name)).not_to_have_class(re.compile(r"\bis-main\b"))


def test_deal_lights_up_once_everybody_has_bet_or_sits_out(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.says("Place your bets.")
    expect(tablet.button("DEAL")).to_be_disabled()
    tablet.tap("add 5", "Ana bets 5", "add 5", "Ben bets 5")
    tablet.says("Cy and Dee have not bet.")
    is_quiet(tablet, "DEAL")

    tablet.tap("DEAL")
    asked = tablet.page.get_by_role("dialog", name="Deal without Cy and Dee?")
    expect(asked).to_contain_text("Cy and Dee have not bet.")
    tablet.tap("wait for them")
    assert len(croupier.look(f"nights/{night}/tables/{table}")["round"]["record"]) == 3

    tablet.tap("sits out")
    expect(tablet.page.locator(".uth-seat-3")).to_contain_text("sits out")
    tablet.says("Dee has not bet.")
    tablet.tap("add 5", "Dee bets 5")
    tablet.says("All bets are down: deal.")
    is_gold(tablet, "DEAL")
    tablet.tap("DEAL")
    tablet.says("Ana to act before the flop")
    dealt = croupier.look(f"nights/{night}/tables/{table}")["round"]["facts"]["dealt_in"]
    assert dealt == [1, 2, 4]


def test_who_sits_out_may_bet_after_all_and_who_cannot_is_not_waited_for(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    croupier.say("DELETE", f"nights/{night}/tables/{table}/seats/4")
    croupier.say(
        "POST",
        f"nights/{night}/tables/{table}/seats",
        {"player": 4, "seat": 4, "chips": 0},
    )
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "sits out", "add 5", "Ben bets 5", "add 5", "Cy bets 5")
    is_gold(tablet, "DEAL")
    tablet.tap("seat 1, Ana", "add 5", "Ana bets 5")
    expect(tablet.page.locator(".uth-seat-1")).not_to_contain_text("sits out")
    is_gold(tablet, "DEAL")
    tablet.tap("DEAL")
    tablet.says("Ana to act before the flop")


def test_after_an_undo_the_bet_is_made_again_by_whose_it_was(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 25", "Ana bets 25", "undo")
    tablet.answered()
    expect(tablet.button("seat 1, Ana")).to_have_attribute("aria-pressed", "true")
    tablet.tap("add 5")
    tablet.tap("Ana bets 5")
    tablet.recorded("Ana bets 5.")
    assert bets(croupier, night, table) == {"1": 5}


def test_after_an_undo_the_next_ticket_is_whose_it_was(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    races = croupier.table(night, "superfecta", "virtual")
    croupier.sit(night, races, [1, 2], chips=0)
    for seat in (1, 2):
        croupier.say("DELETE", f"nights/{night}/tables/{races}/seats/{seat}")
    for player, seat in ((1, 1), (2, 2)):
        croupier.say(
            "POST",
            f"nights/{night}/tables/{races}/seats",
            {"player": player, "seat": seat, "chips": 100},
        )
    tablet = open_table(night, races)
    tablet.tap("BEGIN ROUND 1", "add 5", "Hearts", "sell · 5")
    tablet.says("More bets? No ticket yet: Ben.")
    is_quiet(tablet, "OFF")
    tablet.tap("seat 2, Ben", "add 5", "Clubs", "sell · 5")
    is_gold(tablet, "OFF")
    tablet.tap("seat 1, Ana", "undo")
    tablet.answered()
    expect(tablet.button("seat 2, Ben")).to_have_attribute("aria-pressed", "true")


def test_a_tap_on_what_was_meant_goes_through_at_once(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    for name in ("Ana", "Ben", "Cy", "Dee"):
        tablet.tap("add 5", f"{name} bets 5")
    tablet.tap("DEAL")
    tablet.says("Ana to act")
    path = f"nights/{night}/tables/{table}"
    tablet.say("POST", f"{path}/rounds/1/void", {"reason": "misdeal"})
    tablet.say("POST", f"{path}/rounds", {"number": 2})
    tablet.says("Place your bets.")
    tablet.settle()
    taps_are_quick(tablet)
    tablet.button("seat 3, Cy").click()
    tablet.button("same again · 5").click()  # no wait: the finger is elsewhere, the tap is meant
    tablet.recorded("Cy bets 5.")


def test_the_second_tap_of_a_double_tap_does_nothing_and_says_so(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    for name in ("Ana", "Ben", "Cy", "Dee"):
        tablet.tap("add 5", f"{name} bets 5")
    path = f"nights/{night}/tables/{table}"
    tablet.say("POST", f"{path}/rounds/1/void", {"reason": "misdeal"})
    tablet.say("POST", f"{path}/rounds", {"number": 2})
    tablet.says("Place your bets.")
    tablet.settle()
    taps_are_quick(tablet)
    again = tablet.button("same again · 5")
    for _ in range(2):
        again.click()
        tablet.answered()
    expect(tablet.page.locator(".unheard")).to_have_text("This has just changed. Tap again.")
    tablet.recorded("Ana bets 5.")
    assert bets(croupier, night, table) == {"1": 5}
    expect(tablet.page.locator(".unheard")).to_have_count(0)


@pytest.mark.parametrize("game", ["uth", "superfecta"])
def test_a_seat_that_is_chosen_while_the_answer_is_on_its_way_stays_chosen(
    croupier: Running, night: int, open_table: OpenTable, game: str
) -> None:
    table = croupier.table(night, game, "virtual")
    croupier.sit(night, table, SEATS)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5")
    if game == "superfecta":
        tablet.tap("Hearts")

    def slowly(route: Route) -> None:
        tablet.page.wait_for_timeout(400)
        route.continue_()

    tablet.page.route(re.compile("/actions$"), slowly)
    tablet.button("Ana bets 5" if game == "uth" else "sell · 5").click()
    tablet.button("seat 3, Cy").click()
    tablet.answered()
    tablet.recorded("Ana")
    expect(tablet.button("seat 3, Cy")).to_have_attribute("aria-pressed", "true")


def test_a_double_tap_on_undo_takes_one_thing_back(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5", "Ben bets 5")
    tablet.settle()
    taps_are_quick(tablet)
    for _ in range(2):
        tablet.button("undo").click()
        tablet.answered()
    assert bets(croupier, night, table) == {"1": 5}


def test_the_last_payment_tapped_twice_does_not_begin_the_next_round(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "DEAL", "deal without")
    path = f"nights/{night}/tables/{table}"
    tablet.says("Ana to act before the flop")
    for _ in range(3):
        options = croupier.look(path)["round"]["prompt"]["options"]
        option = next(
            option
            for option in options
            if option["do"] == "check" or option["values"] == {"times": [1]}
        )
        args = {"times": 1} if option["do"] == "play" else {}
        tablet.say(
            "POST",
            f"{path}/rounds/1/actions",
            {"action": {"by": 1, "do": option["do"], **args}, "since": option["since"]},
        )
    paying = tablet.page.get_by_role("button", name=re.compile("^(paid|taken|next)$"))
    expect(paying).to_be_visible()
    tablet.settle()
    taps_are_quick(tablet)
    place = paying.bounding_box()
    assert place
    for _ in range(2):
        tablet.page.mouse.click(place["x"] + 60, place["y"] + 30)
    expect(tablet.button("NEXT ROUND")).to_be_visible()
    expect(tablet.page.locator(".unheard")).to_be_visible()
    assert croupier.look(path)["table"]["number"] == 1


def test_a_tablet_whose_table_was_closed_is_told_and_shown_the_way_on(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    page = tablet.page
    path = f"nights/{night}/tables"
    tablet.tap("BEGIN ROUND 1")
    tablet.says("Place your bets.")
    tablet.say("POST", f"{path}/{table}/rounds/1/void", {"reason": "misdeal"})
    other = croupier.table(night, "kabu", "virtual")
    croupier.say("POST", f"{path}/{table}/close")
    expect(page.locator(".state-title")).to_have_text("Table 1 is closed")
    expect(page.locator(".state-text")).to_contain_text("Still open: Table 2, Kabu.")
    page.get_by_role("link", name="the last rounds").click()
    expect(page.locator(".recall-round")).to_have_count(1)
    page.go_back()

    page.get_by_role("link", name="type another table's code").click()
    expect(page.get_by_label("The code", exact=True)).to_be_visible()
    page.wait_for_timeout(300)  # it is not sent back to the closed table
    page.get_by_label("The code", exact=True).fill(croupier.table_code(night, other))
    page.wait_for_url(f"**/table/{night}/{other}")
    tablet.says("Kabu is for")

    croupier.say("POST", f"nights/{night}/close")
    expect(page.locator(".state-text")).to_contain_text("The night is over")
    expect(page.get_by_role("link", name="type another table's code")).to_be_visible()
    asked: list[str] = []
    page.wait_for_timeout(500)
    page.on("request", lambda request: asked.append(request.url))
    croupier.say("POST", f"nights/{night}/reopen")
    page.wait_for_timeout(2500)
    assert asked == [], "it stops asking"


def test_a_tablet_that_saw_its_table_closed_sees_the_night_closed_as_well(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    page = open_table(night, table).page
    croupier.say("POST", f"nights/{night}/tables/{table}/close")
    expect(page.locator(".state-title")).to_have_text("Table 1 is closed")
    expect(page.locator(".state-text")).to_contain_text("The host opens one, or closes the night")
    croupier.say("POST", f"nights/{night}/close")
    expect(page.locator(".state-title")).to_have_text("The night is closed")
    expect(page.locator(".state-text")).to_contain_text("Nothing is left to do on this screen.")


@pytest.mark.parametrize("width", [360, 600])
def test_a_narrow_screen_shows_the_newest_line_and_undo(
    night: int, table: int, open_table: OpenTable, width: int
) -> None:
    tablet = open_table(night, table, width=width, height=760)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5")
    newest = tablet.page.locator(".record-text").first
    expect(newest).to_be_in_viewport()
    expect(newest).to_have_text("Ana bets 5.")
    tablet.tap("undo")
    expect(tablet.page.locator(".record-line")).to_have_count(0)
    tablet.has(seat_1=200)


def test_the_host_goes_from_a_closed_table_to_an_open_one(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    other = croupier.table(night, "kabu", "virtual")
    tablet = open_table(night, table)
    croupier.let_in(tablet.page.context, "host", pin="48291375")
    tablet.page.reload()
    croupier.say("POST", f"nights/{night}/tables/{table}/close")
    expect(tablet.page.get_by_role("link", name="the desk")).to_be_visible()
    tablet.page.get_by_role("link", name="go to Table 2").click()
    tablet.page.wait_for_url(f"**/table/{night}/{other}")


def test_a_house_that_stumbles_once_does_not_end_the_screen(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    stumbled: list[str] = []

    def stumble(route: Route) -> None:
        if stumbled:
            route.continue_()
        else:
            stumbled.append(route.request.url)
            route.fulfill(status=500, json={"error": {"code": "x", "message": "Oh."}})

    tablet.page.route(re.compile(f"/api/nights/{night}/tables/{table}$"), stumble)
    tablet.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    tablet.says("Place your bets.")
    assert stumbled


def test_the_way_back_to_the_dealer_covers_nothing(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = croupier.table(night, "speculation", "physical")
    for player, seat in ((1, 1), (2, 2), (3, 3)):
        croupier.say(
            "POST",
            f"nights/{night}/tables/{table}/seats",
            {"player": player, "seat": seat, "chips": 100},
        )
    tablet = open_table(night, table)
    for width in (1024, 768, 360):
        tablet.page.set_viewport_size({"width": width, "height": 768})
        if width == 1024:
            tablet.tap("BEGIN ROUND 1")
            tablet.show("two of hearts")
            expect(tablet.button("KEEP")).to_be_visible()
        state = croupier.look(f"nights/{night}/tables/{table}")
        seat = next(
            option["by"] for option in state["round"]["prompt"]["options"] if option["do"] == "bid"
        )
        tablet.page.evaluate(
            """([night, table, seat]) => fetch(`/api/nights/${night}/tables/${table}/hand-over`, {
                method: "PUT", body: JSON.stringify({seat}),
                headers: {"Content-Type": "application/json",
                    "Idempotency-Key": `key-${Date.now()}`}})""",
            [night, table, seat],
        )
        tablet.page.reload()
        tablet.page.locator(".hand-cover:enabled").click()
        tablet.tap("bid …")
        cancel, back = tablet.button("cancel"), tablet.button("back to the dealer")
        place, other = cancel.bounding_box(), back.bounding_box()
        assert place
        assert other
        apart = (
            place["x"] + place["width"] <= other["x"]
            or other["x"] + other["width"] <= place["x"]
            or place["y"] + place["height"] <= other["y"]
            or other["y"] + other["height"] <= place["y"]
        )
        assert apart, (width, place, other)
        tablet.tap("cancel")
        expect(tablet.button("bid …")).to_be_visible()
        tablet.tap("back to the dealer")
        expect(tablet.page.locator(".is-hand")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)])
def test_why_nothing_is_taken_back_is_said_whole(
    croupier: Running, night: int, open_table: OpenTable, language: str, width: int, height: int
) -> None:
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1])
    tablet = open_table(night, table, width, height)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "DEAL")
    expect(tablet.page.locator(".record-why")).to_contain_text("only voiding")
    tablet.page.context.add_cookies(
        [{"name": "croupier-language", "value": language, "url": croupier.url}]
    )
    tablet.page.reload()
    for part in (".record-why", ".record-foot .button"):
        expect(tablet.page.locator(part)).to_be_in_viewport(ratio=1)
        assert tablet.page.locator(part).evaluate(WITHIN_THE_RECORD)
