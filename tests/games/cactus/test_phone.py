"""Cactus on players' phones."""

import time

import pytest
from playwright.sync_api import Locator, expect

from games.cards import rank
from games.cards.places import layout
from games.engine import Action
from games.engine.zones import STOCK
from tests.browser.test_thumb import looked_at
from tests.games.cactus.test_table import discarded, turn_of, wrong_place
from tests.phones import NewPhone, Phone, taps_cross
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
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


def test_with_penalty_cards_on_a_small_phone_all_of_both_can_be_seen(
    croupier: Running, open_phone: NewPhone
) -> None:
    """Eight places of one's own stand in two rows, so that the other's and the pile have room."""
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    seat = discarded(table)
    for other in (seat, 3 - seat):
        for _ in range(2):
            top = table.round.table.cards("pile")[0]
            place = wrong_place(table, other)
            table.act(Action(other, "match", {"place": place, "on": top}))
    phone = open_phone(table.night, seat).page
    phone.set_viewport_size({"width": 320, "height": 640})
    places = phone.locator(".is-mine .cactus-place")
    expect(places).to_have_count(8)
    rows = places.evaluate_all("all => new Set(all.map(place => place.offsetTop)).size")
    assert rows == 2
    end = phone.get_by_role("button", name="END")
    for seen in (places.last, phone.locator(".is-pile .card"), end):
        expect(seen).to_be_in_viewport(ratio=0.9)


def test_on_a_small_phone_all_that_a_queen_may_do_is_in_sight(
    croupier: Running, open_phone: NewPhone
) -> None:
    """The key of the card in hand, of one's own raised card, and of the other's besides."""
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    while True:
        seat = turn_of(table)
        table.act(Action(seat, "draw"))
        if rank(table.round.table.cards(f"hand:{seat}")[0]) == "Q":
            break
        table.act(Action(seat, "discard"), Action(seat, "end"))
    phone = open_phone(table.night, seat)
    page = phone.page
    page.set_viewport_size({"width": 320, "height": 640})
    phone.look()
    places = page.locator(".is-mine .cactus-place")
    assert places.evaluate_all("all => new Set(all.map(place => place.offsetTop)).size") == 1
    phone.tap(f"{LONG_NAMES[seat - 1]}: place 2", f"{LONG_NAMES[2 - seat]}: place 3")
    for key in ("SWAP", "TRADE", "DISCARD"):
        expect(phone.button(key)).to_be_in_viewport(ratio=1)


def test_no_card_moves_where_somebody_looks(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    while True:
        seat = turn_of(table)
        table.act(Action(seat, "draw"))
        if rank(table.round.table.cards(f"hand:{seat}")[0]) in "9TJ":
            break
        table.act(Action(seat, "discard"), Action(seat, "end"))
    phone = open_phone(table.night, 3 - seat)
    places = phone.page.locator(".is-mine .cactus-place")
    phone.caught_up()
    lefts = "all => all.map(place => place.offsetLeft)"
    before = places.evaluate_all(lefts)
    table.act(Action(seat, "spy", {"place": 2}))
    expect(phone.page.locator(".cactus-look")).to_be_visible()
    assert places.evaluate_all(lefts) == before


def raced_for(table: OnScreens) -> tuple[int, dict[int, int]]:
    """Play on until a card lies on the pile that both can match, before its turn has ended; returns
    whose turn it is, and the place of the matching card by seat.
    """

    def place_of(seat: int, card: str) -> int | None:
        places = (
            number
            for number in range(1, 5)
            if rank(table.round.table.cards(f"place:{seat}:{number}")[0]) == rank(card)
        )
        return next(places, None)

    while True:
        seat = turn_of(table)
        table.act(Action(seat, "draw"))
        (drawn,) = table.round.table.cards(f"hand:{seat}")
        mine, theirs = place_of(seat, drawn), place_of(3 - seat, drawn)
        if theirs and not mine:
            table.act(Action(seat, "swap", {"place": 1}))  # the next of this rank is for both
        else:
            table.act(Action(seat, "discard"))
        if mine and theirs:
            return seat, {seat: mine, 3 - seat: theirs}
        table.act(Action(seat, "end"))


def ready(phone: Phone, place: int, language: str = "en") -> Locator:
    """One's own card at this place is raised, and no other is lit: the key that matches it."""
    named, key = ("Platz", "PLATZ") if language == "de" else ("place", "MATCH")
    phone.tap(f"{NAMES[phone.player - 1]}: {named} {place}")
    expect(phone.page.locator(".is-mine .is-raised")).to_have_count(1)
    return phone.button(key)


@pytest.mark.parametrize(("language", "told"), [("en", "{} was first"), ("de", "{} war schneller")])
def test_of_two_who_match_the_same_card_the_slower_hears_who_was_first_and_pays_nothing(
    croupier: Running, open_phone: NewPhone, language: str, told: str
) -> None:
    table = begun(croupier, "cactus", NAMES)
    seat, places = raced_for(table)
    other = 3 - seat
    phone, first = open_phone(table.night, seat, language), open_phone(table.night, other)
    slower, faster = ready(phone, places[seat], language), ready(first, places[other])
    cards, stock = layout(table.round.table, seat), len(table.round.table.cards(STOCK))
    taps_cross(phone, slower, first, faster)
    expect(phone.page.get_by_role("alert")).to_contain_text(told.format(NAMES[other - 1]))
    expect(first.page.get_by_role("alert")).to_have_count(0)
    assert layout(table.round.table, seat) == cards
    assert len(layout(table.round.table, other)) == 3
    assert len(table.round.table.cards(STOCK)) == stock
    # Nobody has seen the late card. What lies there now is of the same rank: it may go on it.
    card = cards[places[seat] - 1]
    shown = first.page.get_by_role("img", name=called(card))
    first.caught_up()
    expect(shown).to_have_count(0)
    ready(phone, places[seat], language).click()
    expect(shown).to_have_count(1)
    assert table.round.table.cards("pile") == [card]


def test_whoever_matches_a_card_that_was_just_taken_hears_so_and_pays_nothing(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "cactus", NAMES)
    seat, places = raced_for(table)
    table.act(Action(seat, "end"))
    taker = 3 - seat
    phone, first = open_phone(table.night, seat), open_phone(table.night, taker)
    cards = layout(table.round.table, seat)
    taps_cross(phone, ready(phone, places[seat]), first, first.button("TAKE"))
    expect(phone.page.get_by_role("alert")).to_contain_text(f"{NAMES[taker - 1]} was first")
    card = phone.page.get_by_role("img", name=called(cards[places[seat] - 1]))
    expect(card).to_have_count(0)  # not turned up
    assert layout(table.round.table, seat) == cards
    assert table.round.actions[-1] == Action(taker, "take")


def test_of_two_who_match_at_the_same_moment_both_keep_at_most_what_they_had(
    croupier: Running, open_phone: NewPhone
) -> None:
    """One of the two is taken and the other refused, whichever came first; nobody is punished."""
    table = begun(croupier, "cactus", NAMES)
    _, places = raced_for(table)
    phones = {seat: open_phone(table.night, seat) for seat in (1, 2)}
    keys = {seat: ready(phones[seat], places[seat]) for seat in (1, 2)}
    before, moment = len(table.round.actions), (time.time() + 1) * 1000
    for key in keys.values():
        key.evaluate("(key, at) => void setTimeout(() => key.click(), at - Date.now())", moment)
    expect(phones[1].page.locator(".cactus-place.is-gone")).to_have_count(1)
    for phone in phones.values():
        phone.caught_up()
    (match,) = table.round.actions[before:]
    first = match.seat
    assert (match.do, match.args["place"]) == ("match", places[first])
    expect(phones[3 - first].page.get_by_role("alert")).to_contain_text(
        f"{NAMES[first - 1]} was first"
    )
    expect(phones[first].page.get_by_role("alert")).to_have_count(0)
    assert len(layout(table.round.table, 3 - first)) == 4
