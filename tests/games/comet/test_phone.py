"""Comet on players' phones."""

from playwright.sync_api import expect

from games.comet.deal import COMET
from games.engine import Action
from tests.browser.test_thumb import looked_at
from tests.games.comet.test_table import play_one, with_the_comet_dealt
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import called

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def test_no_card_of_a_hand_is_lit_by_what_may_be_played(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "comet", NAMES)
    play_one(table)
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    cards = phone.page.locator(".hand-open .tap-card")
    expect(cards).to_have_count(len(table.round.table.cards(f"hand:{seat}")))
    expect(phone.page.locator(".hand-open .is-dim, .hand-open .is-raised")).to_have_count(0)
    expect(phone.page.locator(".hand-open button.tap-card")).to_have_count(cards.count())


def test_the_next_card_is_played_from_the_hand(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "comet", NAMES)
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    card = next(card for card in table.round.table.cards(f"hand:{seat}") if card != COMET)
    phone = open_phone(table.night, int(seat))
    phone.look()
    phone.button(called(card)).click()
    phone.button(called(card)).click()
    expect(phone.page.locator(".comet-spot").get_by_role("img", name=called(card))).to_be_visible()


def test_the_comet_falls_while_somebody_looks_at_the_next_card(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = with_the_comet_dealt(croupier, NAMES)
    play_one(table)
    phone = open_phone(table.night, 1)
    holders = [one for one in (1, 2, 3, 4) if COMET in table.round.table.cards(f"hand:{one}")]
    table.act(Action(holders[0], "play", {"card": COMET}))
    expect(phone.page.locator(".comet-place.has-fallen")).to_be_visible()
    expect(phone.page.locator(".hand-news")).to_contain_text("throws the comet")


def test_with_eight_people_the_own_cards_can_be_hit(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "comet", LONG_NAMES)
    play_one(table)
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    assert looked_at(phone, "comet") == []
