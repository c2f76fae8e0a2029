"""Schnapsen at one tablet: the stock and what has been shown, and hands that are sorted."""

import re

from playwright.sync_api import expect

from games.cards import SUIT_NAMES
from tests.server import Running
from tests.tablets import OpenTable

NAMES = ("Ana", "Ben")


def table_of(croupier: Running, cards: str) -> tuple[int, int]:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "schnapsen", cards, tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    return night, table


def test_the_stock_the_trumps_and_what_was_shown_are_on_the_felt(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical")
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
    night, table = table_of(croupier, "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.answered()
    state = croupier.look(f"nights/{night}/tables/{table}")["round"]
    [seat] = state["prompt"]["awaited"]
    name, trump = NAMES[seat - 1], SUIT_NAMES[state["facts"]["trump"]]
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    cards = tablet.held()
    suits = [card.split(" of ")[1] for card in cards]
    ranks = ["ace", "ten", "king", "queen", "jack"]
    order = [trump, *(suit for suit in ("spades", "hearts", "clubs", "diamonds") if suit != trump)]
    assert cards == sorted(
        cards, key=lambda card: (order.index(card.split(" of ")[1]), ranks.index(card.split()[0]))
    )
    assert len(suits) == 5
    tablet.tap("as dealt")
    dealt = tablet.held()
    assert sorted(dealt) == sorted(cards)
    tablet.tap("back to the dealer")
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    assert tablet.held() == dealt, "the screen keeps its setting"
    tablet.tap("sort")
    assert tablet.held() == cards
