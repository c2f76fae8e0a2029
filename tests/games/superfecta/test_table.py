"""Whole races on the dealer's tablet, in real Chromium under a LAN-like host name."""

import pytest
from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet, all_in_sight

ANA, BEN = 1, 2
RAIL = (
    "two of hearts",
    "three of hearts",
    "two of clubs",
    "three of clubs",
    "two of spades",
    "three of spades",
)
RANKS = ("four", "five", "six", "seven", "eight", "nine", "ten")


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben")


def table_of(croupier: Running, night: int, cards: str, **options: int) -> int:
    table = croupier.table(night, "superfecta", cards, **options)
    croupier.sit(night, table, [ANA, BEN])
    return table


def pools(croupier: Running, night: int, table: int) -> dict[str, int]:
    """What the book says is in the pools."""
    places: dict[str, int] = croupier.look(f"nights/{night}/tables/{table}")["table"]["places"]
    return places


def line(tablet: Tablet, pool: str, *horses: str) -> None:
    """A line of a ticket, at the amount that stands there."""
    tablet.tap(pool, *horses)


def test_a_race_with_a_real_deck_is_paid_as_in_the_example(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    """The example of the rules page without its carry: WIN 7 among two heads, EXA 2 to Ana, SFC
    carried.
    """
    table = table_of(croupier, night, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.show(*RAIL)
    tablet.says("Bets, please.")
    tablet.tap("add 1 ", "add 1 ")
    line(tablet, "WIN", "Diamonds")
    tablet.tap("add 1 ")
    line(tablet, "EXA", "Diamonds", "Clubs")
    line(tablet, "EXA", "Clubs", "Diamonds")
    line(tablet, "SFC", "Diamonds", "Clubs", "Hearts")
    tablet.says("Ana's ticket: another line, or sell.")
    expect(tablet.button("OFF")).to_be_disabled()
    tablet.tap("sell · 5", "seat 2, Ben", "add 1 ", "add 1 ", "add 1 ")
    line(tablet, "WIN", "Diamonds")
    tablet.tap("add 1 ", "add 1 ")
    line(tablet, "WIN", "Spades")
    tablet.tap("sell · 5")
    tablet.recorded("Ben: 3 WIN ♦\ufe0e, 2 WIN ♠\ufe0e · 5.")
    tablet.has(seat_1=195, seat_2=195)

    tablet.tap("OFF")
    for suit, count in (("diamonds", 7), ("clubs", 7), ("spades", 7)):
        tablet.says("Show the next card of the race.")
        tablet.show(*(f"{rank} of {suit}" for rank in RANKS[:count]))
    tablet.says("Pay Ana 5: WIN ♦")
    expect(tablet.page.get_by_text("7 ÷ 2 = 3")).to_be_visible()
    expect(tablet.page.get_by_text("2 ÷ 1 = 2")).to_be_visible()
    expect(tablet.page.get_by_label("Diamonds: 1st")).to_be_visible()
    tablet.has(seat_1=195)
    tablet.tap("paid")
    tablet.says("Pay Ben 3: WIN ♦")
    tablet.tap("paid")
    tablet.has(seat_1=200, seat_2=198)
    assert pools(croupier, night, table) == {"pool:WIN": 1, "pool:SFC": 1}


def test_a_race_on_the_screen_runs_card_by_card_and_is_paid(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = table_of(croupier, night, "virtual")
    tablet = open_table(night, table)
    tablet.page.emulate_media(reduced_motion="no-preference")
    tablet.tap("BEGIN ROUND 1")
    expect(
        tablet.page.locator(".track-rail-card .card:not([aria-label='no card yet'])")
    ).to_have_count(6)
    tablet.tap("add 5")
    for horse in ("Hearts", "Diamonds", "Clubs", "Spades"):
        line(tablet, "WIN", horse)
    tablet.tap("sell · 20")
    expect(
        tablet.page.get_by_label("WIN", exact=True).get_by_text("20", exact=True).first
    ).to_be_visible()

    tablet.tap("ticket 1: cancel", "cancel the ticket")
    tablet.recorded("Ticket 1 cancelled, 20 back.")
    tablet.has(seat_1=200)
    tablet.tap("same again · 20", "seat 2, Ben", "Hearts", "sell · 1")
    tablet.tap("undo")
    tablet.has(seat_1=180, seat_2=200)

    tablet.tap("OFF", "turn a card", "turn a card")
    expect(tablet.page.locator(".foot .is-main")).to_have_text("RUN THE RACE")
    expect(tablet.page.locator(".lane[aria-label*=': space 0 of 7']")).not_to_have_count(4)
    expect(tablet.button("undo")).to_be_disabled()
    tablet.tap("RUN THE RACE")
    expect(tablet.button("paid")).to_have_count(0)  # the race is run on the screen first
    tablet.tap("to the end")
    tablet.says("Pay Ana 20: WIN")
    tablet.has(seat_1=180)
    tablet.tap("paid")
    tablet.has(seat_1=200, seat_2=200)
    tablet.says("Race 1 of 12 is paid.")
    tablet.tap("NEXT ROUND")
    expect(tablet.button("same again · 20")).to_be_enabled()


def test_the_whole_table_bets_as_before_with_one_tap(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = table_of(croupier, night, "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.button("all as before")).to_be_disabled()
    tablet.tap("add 25", "Hearts", "sell · 25", "seat 2, Ben", "add 100", "Spades", "sell · 100")
    tablet.tap("add 5", "Clubs", "sell · 5")
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("POST", f"{path}/rounds/1/void", {"reason": "a misdeal"})
        croupier.say("DELETE", f"{path}/seats/2")
        croupier.say("POST", f"{path}/seats", {"player": BEN, "seat": 4, "chips": 102})
    tablet.tap("BEGIN ROUND 2", "all as before")
    expect(tablet.page.locator(".foot-error")).to_contain_text("Ben cannot bet the same again")
    tablet.has(seat_1=175, seat_4=2)
    tablet.tap("close", "undo")
    tablet.recorded("Ana: 25 WIN ♥")
    tablet.has(seat_1=175, seat_4=102)


def test_what_is_left_at_the_end_of_the_meeting_is_paid_out_too(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical", races=1))
    tablet.tap("BEGIN ROUND 1")
    tablet.show(*RAIL)
    tablet.tap("add 5", "Hearts", "sell · 5", "OFF")
    for suit in ("diamonds", "clubs", "spades"):
        tablet.show(*(f"{rank} of {suit}" for rank in RANKS))
    tablet.says("Pay Ana 3: the end of the meeting.")
    tablet.tap("pay all")
    tablet.has(seat_1=198, seat_2=202)


def test_the_tote_board_shows_every_order_on_request(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "virtual"))
    tablet.tap("BEGIN ROUND 1", "all 24")
    expect(tablet.page.locator("dialog .tote-lines tbody tr")).to_have_count(24)
    tablet.tap("go back", "all 12")
    expect(tablet.page.locator("dialog .tote-lines tbody tr")).to_have_count(12)


def test_the_tote_board_says_what_a_bet_brings_and_then_what_it_is_worth(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    """Ana alone has hearts, which are as likely as clubs and spades; each horse has a line."""
    tablet = open_table(night, table_of(croupier, night, "physical"))
    tablet.tap("BEGIN ROUND 1")
    tablet.show(*RAIL)
    hearts = tablet.page.get_by_role("region", name="WIN").locator("tbody tr").first
    expect(hearts).to_have_text("–18 %0.18")
    tablet.tap("all 4")
    rows = tablet.page.locator("dialog .tote-lines tbody tr")
    expect(rows.last).to_have_text("––18 %0.180.18")
    tablet.tap("go back", "add 5", "add 5", "Hearts", "sell · 10", "OFF")
    expect(hearts).to_have_text("1018 %1.8")
    tablet.show("four of hearts", "five of hearts", "six of hearts", "seven of hearts")
    expect(hearts).to_have_text("1059 %5.9")
    tablet.show("eight of hearts", "nine of hearts")
    expect(hearts).to_have_text("1090 %9.0")


def test_all_three_pools_are_seen_whole_on_an_upright_tablet(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = table_of(croupier, night, "virtual")
    tablet = open_table(night, table, width=768, height=1024)
    tablet.tap("BEGIN ROUND 1")
    for pool in ("WIN", "EXA", "SFC"):
        chances = tablet.page.get_by_role("region", name=pool).locator("td:last-child")
        all_in_sight(chances, 4)
