"""Several screens at one table, bad luck with the network, and what is done between rounds."""

import pytest
from playwright.sync_api import Route, expect

from tests.server import Running
from tests.tablets import OpenTable


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben", "<b>Cy</b>")


@pytest.fixture
def table(croupier: Running, night: int) -> int:
    number = croupier.table(night, "uth", "virtual")
    croupier.sit(night, number, [1, 2])
    return number


def test_a_second_window_stays_in_step_within_a_moment(
    night: int, table: int, open_table: OpenTable
) -> None:
    first = open_table(night, table)
    other = first.window()
    first.tap("BEGIN ROUND 1", "add 5", "Ana bets 5")
    other.recorded("Ana bets 5.")
    other.has(seat_1=190)
    other.tap("undo")
    expect(first.page.locator(".record-line")).to_have_count(0)
    first.has(seat_1=200)


def test_a_tap_that_comes_too_late_shows_the_present_state_and_one_sentence(
    night: int, table: int, open_table: OpenTable
) -> None:
    first = open_table(night, table)
    late = first.window()
    first.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL")
    late.says("Ana to act before the flop")
    late.page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true})"
    )
    late.page.evaluate(
        "document.dispatchEvent(new Event('visibilitychange'))"
    )  # it follows nothing any more
    first.tap("CHECK")
    first.says("Ben to act before the flop")
    late.button("PLAY 4× · 20").click()
    late.says("Ben to act before the flop")
    expect(late.page.get_by_role("alert")).to_have_count(1)
    late.has(seat_1=190)
    late.tap("CHECK")
    expect(late.page.get_by_role("alert")).to_have_count(0)


def test_a_double_tap_is_one_tap(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table, guarded=True)
    tablet.button("BEGIN ROUND 1").dblclick()
    tablet.says("Place your bets.")
    tablet.tap("add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL")
    tablet.says("Ana to act before the flop")
    tablet.settle()
    tablet.button("CHECK").dblclick()
    tablet.says("Ben to act before the flop")
    assert tablet.record()[0] == "Ana checks."
    assert croupier.look(f"nights/{night}/tables/{table}")["table"]["number"] == 1


def test_a_lost_connection_is_said_and_the_tap_made_meanwhile_arrives_once(
    night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5")

    def unplugged(route: Route) -> None:
        route.abort()

    tablet.page.context.set_offline(True)
    tablet.page.route("**/api/**", unplugged)
    tablet.button("Ana bets 5").click()
    expect(tablet.page.get_by_text("No connection.")).to_be_visible()
    tablet.page.unroute("**/api/**", unplugged)
    tablet.page.context.set_offline(False)
    tablet.recorded("Ana bets 5.")
    expect(tablet.page.get_by_text("No connection.")).to_have_count(0)
    expect(tablet.page.locator(".record-line")).to_have_count(1)


def test_people_sit_down_bring_more_cut_and_stand_up_between_rounds(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("all seats …", "seat 4, free", "50", "seat <b>Cy</b> with 50")
    tablet.has(seat_4=50)
    tablet.tap("seat 4, ", "100", "bring 100 more")
    tablet.has(seat_4=150)
    tablet.tap("seat 4, ")
    tablet.page.get_by_label("a word for the shuffle").fill("lucky")
    tablet.tap("cut")
    expect(tablet.page.get_by_text("cut ✓")).to_be_visible()
    tablet.tap("BEGIN ROUND 1", "menu", "void this round", "void round 1", "round 1 was voided")
    expect(tablet.page.locator("code", has_text="lucky")).to_be_visible()
    tablet.tap("seat 4, ", "<b>Cy</b> stands up with 150")
    tablet.tap("all seats …")
    expect(tablet.button("seat 4, free")).to_be_visible()
    players = croupier.look(f"nights/{night}")["players"]
    assert [player["bankroll"] for player in players] == [0, 0, 200]


def test_the_game_is_changed_at_the_table_and_what_stands_against_it_is_said(
    night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.tap("seat 2, Ben", "Ben stands up")
    tablet.tap("game, options", "Superfecta", "a real deck", "stake", "play Superfecta")
    tablet.says("Superfecta is for 2 to 24 players; 1 sit here.")
    expect(tablet.button("BEGIN ROUND 1")).to_be_disabled()
    expect(tablet.page.get_by_text("split: stake")).to_be_visible()
    tablet.tap("all seats …", "seat 5, free", "Ben", "seat Ben with 200", "BEGIN ROUND 1")
    tablet.says("Show the rail: card 1 of 6.")


def test_a_screen_without_a_sign_in_is_led_to_one(
    croupier: Running, night: int, table: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table)
    tablet.page.context.clear_cookies()
    tablet.page.reload()
    expect(tablet.page.get_by_text("This screen is signed out")).to_be_visible()
