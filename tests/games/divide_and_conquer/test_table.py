"""Divide and Conquer at one tablet: choices nobody else sees, and a real deck match by match."""

from playwright.sync_api import Locator, expect

from games.divide_and_conquer.rules import SPADES
from tests.server import Running
from tests.tablets import OpenTable, Tablet, called

NAMES = ("Ana", "Ben")


def table_of(croupier: Running, cards: str) -> tuple[int, int]:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "divide-and-conquer", cards, tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    return night, table


def row(tablet: Tablet, name: str) -> Locator:
    return tablet.page.get_by_role("region", name=name, exact=True)


def test_two_choose_on_one_tablet_and_neither_sees_what_the_other_did(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".matches .card:not(:has(.card-outline))")).to_have_count(0)

    tablet.tap("tablet to Ana")
    tablet.look("Ana")
    cards = tablet.held()
    highest_first = [called(card) for card in ("Qs", *reversed(SPADES))]
    assert cards == sorted(cards, key=highest_first.index)
    tablet.button(cards[1]).click()
    # The tablet goes on to Ben by itself, and says no more than that Ana has chosen.
    expect(tablet.button("Ben, touch to look")).to_be_visible()
    expect(tablet.page.locator(".hand-news")).to_have_text("Ana has chosen.")
    assert cards[1] not in tablet.page.content()
    expect(row(tablet, "Ana").get_by_role("img", name="face down")).to_have_count(1)

    tablet.look("Ben")
    bens = tablet.held()
    assert cards[1] not in tablet.page.content().replace("your cards", "")
    tablet.button(bens[0]).click()
    expect(row(tablet, "Ana").get_by_role("img", name=cards[1])).to_be_visible()
    expect(row(tablet, "Ben").get_by_role("img", name=bens[0])).to_be_visible()
    expect(tablet.page.locator(".matches")).to_contain_text("1 match")


def test_a_real_deck_is_entered_match_by_match(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.says("Show the card that Ana has laid.")
    for pair in ("2s 3s", "4s 5s", "6s 7s", "8s 9s"):
        tablet.show(*map(called, pair.split()))
    tablet.show(called("Ts"))
    tablet.tap("show")  # the one card that is left
    expect(tablet.page.locator(".tricks-head")).to_contain_text("the hands have changed places")
    expect(row(tablet, "Ana")).to_contain_text("4 matches")
    for pair in ("3s 2s", "5s 4s", "7s 6s", "9s 8s"):
        tablet.show(*map(called, pair.split()))
    tablet.tap("show", "show")
    tablet.says("The game is over: a tie.")
