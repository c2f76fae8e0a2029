"""Crates on players' phones."""

import re

from playwright.sync_api import expect

from tests.browser.test_thumb import looked_at
from tests.games.crates.test_table import FIVE, with_a_card
from tests.phones import NewPhone
from tests.rounds_on_screens import begun
from tests.server import Running
from tests.tablets import called


def test_a_card_is_played_by_tapping_it_and_a_suit_is_called_with_eight_and_nine(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "crates", FIVE)
    seat, card = with_a_card(table)
    phone = open_phone(table.night, seat)
    phone.look()
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    if card[0] in "89":
        phone.page.locator(".crates-suits button").first.click()
    pile = phone.page.locator(".crates-pile")
    expect(pile.get_by_role("img", name=called(card))).to_be_visible()


def test_one_card_is_offered_always_and_refused_where_more_are_left(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "crates", FIVE)
    seat, card = with_a_card(table)
    phone = open_phone(table.night, seat)
    phone.look()
    one = phone.page.get_by_role("button", name="One card!")
    expect(one).to_have_attribute("aria-pressed", "false")
    one.click()
    expect(one).to_have_attribute("aria-pressed", "true")
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    suits = phone.page.locator(".crates-suits button")
    if card[0] in "89":
        suits.first.click()
    expect(phone.page.get_by_text(re.compile("is said by who has one left"))).to_be_visible()


def test_with_five_people_the_own_cards_can_be_hit(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "crates", FIVE)
    seat, _ = with_a_card(table)
    phone = open_phone(table.night, seat)
    phone.look()
    assert looked_at(phone, "crates") == []
