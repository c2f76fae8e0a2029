"""Whole hands of Kabu on one tablet: from hand to hand, and with a real deck."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet

SEATS = {"Ana": 1, "Ben": 2, "Cleo": 3}
PIPS = {
    "ace": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}

SHOWN = {"Ana": ["three of hearts", "four of spades"], "Ben": ["ace of clubs", "three of clubs"]}
"""Hands of the rules page's example: Ana counts seven, Ben four; Cleo draws and counts nine."""
CLEO = ["ten of hearts", "four of diamonds", "five of spades"]


def table_of(croupier: Running, cards: str, chips: int = 200) -> tuple[int, int]:
    night = croupier.night(*SEATS)
    table = croupier.table(night, "kabu", cards)
    croupier.sit(night, table, list(SEATS.values()), chips)
    return night, table


def racks(croupier: Running, night: int, table: int) -> dict[str, int]:
    """What the book says the racks hold."""
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return {seat["name"]: seat["rack"] for seat in seats}


def row(tablet: Tablet, name: str) -> Locator:
    """A player's row on the felt."""
    return tablet.page.get_by_role("group", name=name, exact=True)


def in_turn(tablet: Tablet) -> list[str]:
    """Who draws when: whose deal it is was drawn by lot."""
    names = tablet.page.locator(".kabu-who b")
    expect(names).to_have_count(len(SEATS))
    return names.all_inner_texts()


def pips(cards: Locator) -> list[int]:
    """The pips of the cards that lie there face up."""
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    return [PIPS[name.split(" of ")[0]] for name in names]


def pay_everybody(tablet: Tablet) -> None:
    """Goes through the payments, one player at a time, however many there are."""
    paying, over = tablet.button("paid"), tablet.button("NEXT ROUND")
    expect(paying.or_(over)).to_be_visible()
    while not over.is_visible():
        paying.click()
        tablet.settle()


def test_a_hand_on_one_shared_tablet_goes_round_from_hand_to_hand(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".kabu .card")).to_have_count(6)
    expect(tablet.page.locator(".kabu .card:not([aria-label='face down'])")).to_have_count(0)

    first, second, last = in_turn(tablet)
    tablet.tap(f"tablet to {first}")
    expect(tablet.page.locator(".hand-own")).to_have_count(0)  # covered until it is touched
    tablet.look(first)
    hand = tablet.page.locator(".hand-own .card")
    total = sum(pips(hand))
    expect(tablet.page.locator(".hand-note")).to_contain_text(f"= {total}")
    tablet.tap("DRAW")
    for name in (second, last):  # from here on an ordinary turn is two taps: a look and a word
        expect(tablet.page.locator(".hand-news")).not_to_be_empty()
        expect(hand).to_have_count(0)
        tablet.look(name)
        expect(hand).to_have_count(2)
        tablet.tap("PASS")

    # The second lap asks the first alone, whose new card nobody else has seen.
    tablet.tap("back to the dealer")
    expect(row(tablet, first).locator("[aria-label='face down']")).to_have_count(3)
    expect(row(tablet, second)).to_contain_text("passed with 2")
    tablet.tap(f"tablet to {first}")
    tablet.look(first)
    expect(hand).to_have_count(3)
    tablet.tap("PASS")

    expect(tablet.page.locator(".kabu-count").first).not_to_be_empty()
    counts = {name: sum(pips(row(tablet, name).locator(".card"))) % 10 for name in SEATS}
    for name, count in counts.items():
        expect(row(tablet, name).locator(".kabu-count")).to_have_text(str(count))
    pay_everybody(tablet)
    won = {name: sum(count - other for other in counts.values()) for name, count in counts.items()}
    assert racks(croupier, night, table) == {name: 200 + chips for name, chips in won.items()}
    tablet.has(**{f"seat_{SEATS[name]}": 200 + chips for name, chips in won.items()})


def enter(tablet: Tablet) -> None:
    """Cleo draws once; then every hand is shown."""
    for name in in_turn(tablet):
        tablet.says(f"{name}, with 2 cards")
        tablet.tap("DRAW" if name == "Cleo" else "PASS")
    tablet.says("Cleo, with 3 cards")
    tablet.tap("PASS")
    for name in in_turn(tablet):
        tablet.says(f"Show {name}'s hand: card 1")
        tablet.show(*{**SHOWN, "Cleo": CLEO}[name])


def test_with_a_real_deck_every_player_pays_every_higher_count(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    enter(tablet)
    tablet.says(re.compile(r"Ben pays (Ana 3 and Cleo 5|Cleo 5 and Ana 3)\."))
    owed = [
        row(tablet, name).locator(".kabu-debt").all_inner_texts() for name in ("Ben", "Ana", "Cleo")
    ]
    assert [sorted(filter(None, amounts)) for amounts in owed] == [["3", "5"], ["2"], []]
    tablet.has(seat_1=200, seat_2=200, seat_3=200)
    tablet.tap("paid")
    tablet.says("Ana pays Cleo 2.")
    expect(tablet.page.locator(".ceremony")).to_contain_text("9 − 7")
    tablet.has(seat_1=203, seat_2=192, seat_3=205)
    tablet.tap("paid")
    tablet.says("Everybody has paid.")
    tablet.has(seat_1=201, seat_2=192, seat_3=207)
    assert racks(croupier, night, table) == {"Ana": 201, "Ben": 192, "Cleo": 207}


def test_who_cannot_pay_everybody_pays_nobody_and_the_game_ends(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical", chips=6)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    enter(tablet)
    tablet.says("Ben owes 8, holds 6, and pays nobody.")
    tablet.tap("next", "paid")
    tablet.says("The game is over. Most chips, 8: Cleo.")
    tablet.has(seat_1=4, seat_2=6, seat_3=8)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 1024), (800, 600)])
def test_everything_fits_with_six_at_the_table(
    croupier: Running, open_table: OpenTable, width: int, height: int
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dee", "Eva", "Maximiliane")
    table = croupier.table(night, "kabu", "virtual")
    croupier.sit(night, table, range(1, 7))
    tablet = open_table(night, table, width, height)
    tablet.tap("BEGIN ROUND 1")
    rows = tablet.page.locator(".kabu-row[aria-label]")
    expect(rows).to_have_count(6)
    felt, last = tablet.page.locator(".felt").bounding_box(), rows.last.bounding_box()
    assert felt
    assert last
    assert last["y"] + last["height"] <= felt["y"] + felt["height"]
    assert last["x"] + last["width"] <= felt["x"] + felt["width"]
