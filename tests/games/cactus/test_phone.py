"""Cactus on players' phones."""

from playwright.sync_api import expect

from games.engine import Action
from tests.browser.test_thumb import looked_at
from tests.games.cactus.test_table import discarded, turn_of, wrong_place
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import called

NAMES = ("Ana", "Ben")


def test_a_drawn_card_is_swapped_by_tapping_a_place(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "cactus", NAMES)
    seat = turn_of(table)
    phone = open_phone(table.night, seat)
    phone.tap("DRAW")
    phone.look()
    (drawn,) = table.round.table.cards(f"hand:{seat}")
    expect(phone.page.locator(".is-mine").get_by_role("img", name=called(drawn))).to_be_visible()
    old = table.round.table.cards(f"place:{seat}:2")[0]
    phone.tap(f"{NAMES[seat - 1]}: place 2")
    phone.tap("SWAP for place 2")
    expect(phone.page.locator(".is-pile").get_by_role("img", name=called(old))).to_be_visible()
    expect(phone.page.get_by_role("img", name=called(drawn))).to_have_count(0)
    assert table.round.table.cards(f"place:{seat}:2") == [drawn]


def test_a_match_out_of_turn_is_a_card_that_is_tapped(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "cactus", NAMES)
    other = 3 - discarded(table)
    place = wrong_place(table, other)
    phone = open_phone(table.night, other)
    phone.waits()
    expect(phone.page.locator(".cactus-place :is(.is-lit, .is-dim, .is-raised)")).to_have_count(0)
    phone.tap(f"{NAMES[other - 1]}: place {place}")
    phone.tap(f"MATCH place {place}")
    card = table.round.table.cards(f"place:{other}:{place}")[0]
    expect(phone.page.locator(".is-mine").get_by_role("img", name=called(card))).to_be_visible()
    expect(phone.page.locator(".is-mine .cactus-place")).to_have_count(6)


def test_what_was_looked_at_is_covered_for_good_once_the_turn_ends(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "cactus", NAMES)
    seat = turn_of(table)
    for _ in range(20):  # until somebody draws a card that looks
        seat = turn_of(table)
        table.act(Action(seat, "draw"))
        if table.round.table.cards(f"hand:{seat}")[0][0] in "678":
            break
        table.act(Action(seat, "discard"), Action(seat, "end"))
    table.act(Action(seat, "look", {"place": 4}))
    card = table.round.table.cards(f"place:{seat}:4")[0]
    phone = open_phone(table.night, seat)
    shown = phone.page.get_by_role("img", name=called(card))
    expect(shown).to_have_count(0)  # covered until it is touched
    phone.look()
    expect(shown.first).to_be_visible()
    phone.tap("END")
    expect(shown).to_have_count(0)
    phone.page.reload()
    expect(phone.page.locator(".is-mine")).to_be_visible()
    expect(shown).to_have_count(0)


def test_every_button_can_be_hit_with_long_names_and_penalties(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    other = 3 - discarded(table)
    top = table.round.table.cards("pile")[0]
    table.act(Action(other, "match", {"place": wrong_place(table, other), "on": top}))
    assert looked_at(open_phone(table.night, turn_of(table)), "cactus") == []
