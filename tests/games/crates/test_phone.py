"""Crates on players' phones."""

import re

from playwright.sync_api import expect

from games.engine import Action, as_kind
from tests.browser.test_thumb import looked_at
from tests.games.crates.test_table import FIVE, named
from tests.phones import NewPhone
from tests.rounds_on_screens import OnScreens, begun
from tests.server import Running
from tests.tablets import called


def somebody_who_can_play(table: OnScreens) -> int:
    """Whoever has nothing that fits draws, until somebody has a card that does."""
    named(table)
    while True:
        prompt = table.round.prompt
        assert prompt is not None
        (seat,) = prompt.awaited
        if prompt.option(seat, "play"):
            return int(seat)
        table.act(Action(seat, "draw"))


def first_card(table: OnScreens, seat: int) -> str:
    """A card that this seat may play."""
    assert table.round.prompt is not None
    option = table.round.prompt.option(seat, "play")
    assert option is not None
    return as_kind(option.values["card"].data(), list[str])[0]


def test_a_card_is_played_by_tapping_it_and_a_suit_is_called_with_eight_and_nine(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "crates", FIVE)
    seat = somebody_who_can_play(table)
    card = first_card(table, seat)
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
    seat = somebody_who_can_play(table)
    phone = open_phone(table.night, seat)
    phone.look()
    one = phone.page.get_by_role("button", name="One card!")
    expect(one).to_have_attribute("aria-pressed", "false")
    one.click()
    expect(one).to_have_attribute("aria-pressed", "true")
    card = first_card(table, seat)
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    suits = phone.page.locator(".crates-suits button")
    if card[0] in "89":
        suits.first.click()
    expect(phone.page.get_by_text(re.compile("is said by who has one left"))).to_be_visible()


def test_with_five_people_the_own_cards_can_be_hit(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "crates", FIVE)
    seat = somebody_who_can_play(table)
    phone = open_phone(table.night, seat)
    phone.look()
    assert looked_at(phone, "crates") == []
