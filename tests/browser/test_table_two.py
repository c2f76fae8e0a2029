"""Schnapsen and Divide and Conquer at one tablet: choices nobody else sees, the stock and what has
been shown, and hands that are sorted.
"""

import re

from playwright.sync_api import Locator, expect

from games.cards import RANK_NAMES, SUIT_NAMES
from games.divide_and_conquer.rules import SPADES
from tests.browser.conftest import OpenTable, Tablet
from tests.server import Running

NAMES = ("Ana", "Ben")


def table_of(croupier: Running, game: str, cards: str, **options: int) -> tuple[int, int]:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, game, cards, tray=0, **options)
    croupier.sit(night, table, [1, 2], chips=0)
    return night, table


def called(card: str) -> str:
    return f"{RANK_NAMES[card[0]]} of {SUIT_NAMES[card[1]]}"


def held(tablet: Tablet) -> list[str]:
    """The cards of the hand that is open, as they lie."""
    cards = tablet.page.get_by_role("group", name="your cards").locator(".card")
    return [str(card.get_attribute("aria-label")) for card in cards.all()]


def row(tablet: Tablet, name: str) -> Locator:
    return tablet.page.get_by_role("region", name=name, exact=True)


def test_two_choose_on_one_tablet_and_neither_sees_what_the_other_did(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "divide-and-conquer", "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.locator(".matches .card:not(:has(.card-outline))")).to_have_count(0)

    tablet.tap("tablet to Ana")
    tablet.look("Ana")
    cards = held(tablet)
    highest_first = [called(card) for card in ("Qs", *reversed(SPADES))]
    assert cards == sorted(cards, key=highest_first.index)
    tablet.button(cards[1]).click()
    # The tablet goes on to Ben by itself, and says no more than that Ana has chosen.
    expect(tablet.button("Ben, touch to look")).to_be_visible()
    expect(tablet.page.locator(".hand-news")).to_have_text("Ana has chosen.")
    assert cards[1] not in tablet.page.content()
    expect(row(tablet, "Ana").get_by_role("img", name="face down")).to_have_count(1)

    tablet.look("Ben")
    bens = held(tablet)
    assert cards[1] not in tablet.page.content().replace("your cards", "")
    tablet.button(bens[0]).click()
    expect(row(tablet, "Ana").get_by_role("img", name=cards[1])).to_be_visible()
    expect(row(tablet, "Ben").get_by_role("img", name=bens[0])).to_be_visible()
    expect(tablet.page.locator(".matches")).to_contain_text("1 match")


def test_a_real_deck_is_entered_match_by_match(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "divide-and-conquer", "physical")
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


def test_the_stock_the_trumps_and_what_was_shown_are_on_the_felt(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "schnapsen", "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.show("ten of hearts")
    stock = tablet.page.locator(".schnapsen-stock")
    expect(stock).to_contain_text("hearts trumps")
    expect(stock).to_contain_text("stock 10")
    tablet.tap("marry ♦")
    expect(stock.get_by_role("img", name="king of diamonds")).to_be_visible()
    expect(stock).to_contain_text("with the next trick")
    tablet.show("king of diamonds", "jack of diamonds")
    expect(stock).to_contain_text("counts")
    expect(stock).to_contain_text("stock 8")
    tablet.tap("close")
    tablet.page.get_by_role("dialog").get_by_role("button", name=re.compile("closes$")).click()
    expect(stock).to_contain_text("closed by")
    expect(stock.get_by_role("img", name="ten of hearts")).to_have_count(0)


def test_a_hand_is_sorted_trumps_first_or_left_as_dealt(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "schnapsen", "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.answered()
    state = croupier.look(f"nights/{night}/tables/{table}")["round"]
    [seat] = state["prompt"]["awaited"]
    name, trump = NAMES[seat - 1], SUIT_NAMES[state["facts"]["trump"]]
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    cards = held(tablet)
    suits = [card.split(" of ")[1] for card in cards]
    ranks = ["ace", "ten", "king", "queen", "jack"]
    order = [trump, *(suit for suit in ("spades", "hearts", "clubs", "diamonds") if suit != trump)]
    assert cards == sorted(
        cards, key=lambda card: (order.index(card.split(" of ")[1]), ranks.index(card.split()[0]))
    )
    assert len(suits) == 5
    tablet.tap("as dealt")
    dealt = held(tablet)
    assert sorted(dealt) == sorted(cards)
    tablet.tap("back to the dealer")
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    assert held(tablet) == dealt, "the screen keeps its setting"
    tablet.tap("sort")
    assert held(tablet) == cards
