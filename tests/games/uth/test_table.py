"""Whole hands of Ultimate Texas Hold'em on the dealer's tablet, in real Chromium under a LAN-like
host name.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet

ANA, BEN = 1, 3


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben")


def table_of(croupier: Running, night: int, cards: str, tray: int = 2000) -> int:
    table = croupier.table(night, "uth", cards, tray=tray)
    croupier.sit(night, table, [ANA, BEN])
    return table


def racks(croupier: Running, night: int, table: int) -> dict[int, int]:
    """What the book says the racks hold."""
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return {seat["seat"]: seat["rack"] for seat in seats}


def take_payments(tablet: Tablet) -> list[str]:
    """Goes through the payments, one at a time; gives the sentence of each."""
    said = []
    paying = tablet.page.get_by_role("button", name=re.compile("^(paid|taken|next)$"))
    next_round = tablet.button("NEXT ROUND")
    expect(paying.or_(next_round)).to_be_visible()
    while not next_round.is_visible():
        said.append(tablet.page.locator(".line-text").inner_text())
        paying.click()
        tablet.settle()
    return said


@pytest.mark.sweep(of=1)
def test_a_hand_of_a_real_deck_is_paid_as_the_rules_say(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = table_of(croupier, night, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "add 5", "Trips", "add 5", "Ana bets 10 + Trips 5")
    tablet.tap("add 25", "Ben bets 25", "DEAL")
    tablet.recorded("No more bets. Cards dealt.")
    tablet.has(seat_1=175, seat_3=150)

    tablet.tap("CHECK", "CHECK")
    tablet.says("Show the flop: card 1 of 3.")
    tablet.show("ace of hearts", "king of spades")
    tablet.tap("take back K♠")
    tablet.show("king of hearts", "seven of hearts")
    tablet.tap("PLAY 2× · 20", "CHECK")
    tablet.show("two of clubs", "nine of diamonds")
    tablet.tap("FOLD")
    tablet.show("ace of spades", "king of diamonds")
    expect(tablet.page.get_by_text("two pair, aces and kings: qualifies")).to_be_visible()

    tablet.show("queen of hearts", "three of hearts")
    tablet.says("Pay Ana 75: flush, ace high.")
    for sum_ in (
        "Ante 10 × 1:1 = 10",
        "Blind 10 × 3:2 = 15",
        "Play 20 × 1:1 = 20",
        "Trips 5 × 6:1 = 30",
    ):
        expect(tablet.page.get_by_text(sum_)).to_be_visible()
    expect(tablet.page.get_by_text("2 green, 5 red")).to_be_visible()
    tablet.has(seat_1=155)  # chips that are not paid yet are not in the rack yet

    tablet.tap("paid")
    expect(tablet.button("NEXT ROUND")).to_be_visible()
    tablet.says("The dealer has two pair, aces and kings and qualifies. All paid.")
    tablet.has(seat_1=275, seat_3=150, tray=2000 - 75 + 50)
    assert racks(croupier, night, table) == {ANA: 275, BEN: 150}


def test_a_hand_on_one_shared_tablet_goes_from_hand_to_hand(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = table_of(croupier, night, "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL")
    covered = tablet.page.locator(".uth-hand .card[aria-label='face down']")
    expect(covered).to_have_count(4)

    tablet.tap("tablet to Ana")
    expect(tablet.page.get_by_text("this is for your eyes")).to_be_visible()
    expect(tablet.page.locator(".hand-own")).to_have_count(0)  # covered until it is touched
    tablet.look("Ana")
    hand = tablet.page.locator(".hand-own .card")
    expect(hand).to_have_count(2)
    assert all(hand.nth(at).get_attribute("aria-label") != "face down" for at in range(2))

    tablet.tap("CHECK")
    tablet.look("Ben")
    tablet.tap("PLAY 4× · 20")
    tablet.says("Ana to act on the flop")
    expect(covered).to_have_count(4)  # no hand stays open

    tablet.tap("CHECK", "PLAY 1× · 5")
    said = take_payments(tablet)
    assert len(said) == 2
    assert "Ben" in said[0], "paid from the dealer's right round to the left"
    assert "Ana" in said[1]
    book = racks(croupier, night, table)
    tablet.has(seat_1=book[ANA], seat_3=book[BEN], tray=2400 - book[ANA] - book[BEN])

    tablet.tap("NEXT ROUND")
    tablet.says("Place your bets.")
    tablet.tap("same again · 5", "same again · 5", "DEAL")
    tablet.says("Ana to act before the flop")


def test_the_last_bet_is_taken_back_and_half_a_chip_is_announced(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "virtual"))
    tablet.tap("BEGIN ROUND 1", "add 5", "add 1 ")
    expect(tablet.page.locator(".bets-note")).to_be_empty()
    tablet.tap("add 1 ")
    expect(tablet.page.locator(".bets-note")).to_contain_text(
        "A flush pays 3 to 2 on the Blind: of 7 "
    )
    tablet.tap("Ana bets 7")
    tablet.has(seat_1=186)
    tablet.tap("undo")
    expect(tablet.page.locator(".record-line")).to_have_count(0)
    tablet.has(seat_1=200)
    expect(tablet.button("undo")).to_be_disabled()


def test_a_fill_is_announced_on_the_line(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical", tray=0))
    tablet.tap("BEGIN ROUND 1", "add 5", "add 5", "Ana bets 10", "DEAL", "deal without", "CHECK")
    tablet.show("ace of hearts", "king of hearts", "seven of hearts")
    tablet.tap("CHECK")
    tablet.show("two of clubs", "nine of diamonds")
    tablet.tap("PLAY 1×")
    tablet.show("ace of spades", "king of diamonds", "queen of hearts", "three of hearts")
    tablet.says("Fill: 35 from the cage. Pay Ana 35: flush, ace high.")


def test_a_voided_round_gives_the_bets_back_and_says_why_it_was(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    table = table_of(croupier, night, "virtual")
    tablet = open_table(night, table)
    tablet.tap(
        "BEGIN ROUND 1",
        "add 25",
        "Ana bets 25",
        "DEAL",
        "deal without",
        "menu",
        "void this round",
        "a card was seen",
        "void round 1",
    )
    expect(tablet.button("BEGIN ROUND 2")).to_be_visible()
    assert racks(croupier, night, table) == {ANA: 200, BEN: 200}
    tablet.tap("round 1 was voided")
    expect(
        tablet.page.get_by_text("the published seed is the one that was promised")
    ).to_be_visible()


def test_a_card_entered_wrongly_is_put_right_later(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical"))
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "DEAL", "deal without", "CHECK")
    tablet.show("ace of hearts", "king of spades", "seven of hearts")
    tablet.tap("K♠\ufe0e turned up.")
    tablet.page.get_by_role("dialog").get_by_role("button", name="king of hearts").click()
    expect(tablet.page.locator(".uth-board .card").nth(1)).to_have_attribute(
        "aria-label", "king of hearts"
    )
    tablet.says("Ana to act on the flop")
