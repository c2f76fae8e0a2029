"""Machiavelli on players' phones: the workbench."""

import pytest
from playwright.sync_api import Locator, Route, expect

from games.cards import Card
from games.engine import Round
from games.players import next_action
from tests.browser.test_thumb import below_the_fold
from tests.games.machiavelli.on_screens import Turn, at_turn, fitting, hand, melds, unfit
from tests.games.program import SEED
from tests.phones import NewPhone, Phone
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import called


def heap(phone: Phone, place: int) -> Locator:
    """A heap of the workbench, by its place."""
    return phone.page.locator(".bench-heap").nth(place)


def own(phone: Phone, card: str) -> Locator:
    """A card of the own hand."""
    return phone.page.locator(".bench-hand").get_by_role("button", name=called(card), exact=True)


def looked(turn: Turn, open_phone: NewPhone) -> Phone:
    """The phone of whose turn it is, with its cards open."""
    phone = open_phone(turn.table.night, turn.seat)
    phone.look()
    expect(phone.page.locator(".bench-heap.is-meld")).to_have_count(len(melds(turn.table.round)))
    return phone


def test_a_card_is_added_to_a_meld_and_laid(croupier: Running, open_phone: NewPhone) -> None:
    turn = at_turn(croupier, LONG_NAMES[:3], fitting)
    round_ = turn.table.round
    count, lying = len(hand(round_, turn.seat)), len(melds(round_)[turn.meld])
    phone = looked(turn, open_phone)
    own(phone, turn.card).click()
    expect(phone.page.locator(".bench-heap.is-fitting").first).to_be_visible()
    heap(phone, turn.meld).locator(".bench-handle").click()
    expect(heap(phone, turn.meld).locator(".bench-card")).to_have_count(lying + 1)
    expect(phone.page.locator(".bench-says")).to_have_text("It comes out.")
    assert len(hand(round_, turn.seat)) == count, "nothing is done before it is said"
    phone.tap("LAY 1 CARD")
    phone.waits()
    assert len(hand(turn.table.round, turn.seat)) == count - 1
    assert turn.card in melds(turn.table.round)[turn.meld]


def test_what_is_taken_apart_says_so_and_comes_back(
    croupier: Running, open_phone: NewPhone
) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], unfit)
    other = 3 - turn.seat
    phone, watching = looked(turn, open_phone), open_phone(turn.table.night, other)
    count = len(melds(turn.table.round))
    shown = watching.page.locator(".machiavelli-meld")
    expect(shown).to_have_count(count)
    heap(phone, turn.meld).locator(".bench-card").first.click()
    phone.tap("new heap")
    expect(phone.page.locator(".bench-heap")).to_have_count(count + 1)
    expect(phone.page.locator(".bench-heap.is-open")).to_have_count(2)
    expect(heap(phone, turn.meld).locator(".bench-why")).to_have_text("too few cards")
    own(phone, turn.card).click()
    heap(phone, count).locator(".bench-handle").click()
    expect(phone.button("LAY 1 CARD")).to_be_disabled()
    expect(shown).to_have_count(count)
    expect(watching.page.locator(".machiavelli-others .is-lit")).to_contain_text(
        LONG_NAMES[turn.seat - 1]
    )
    phone.tap("undo everything")
    expect(phone.page.locator(".bench-heap.is-meld")).to_have_count(count)
    expect(own(phone, turn.card)).to_be_visible()
    expect(phone.button("LAY")).to_have_count(0)


def test_a_heap_is_joined_and_split(croupier: Running, open_phone: NewPhone) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], unfit)
    phone = looked(turn, open_phone)
    count = len(melds(turn.table.round))
    heap(phone, 0).locator(".bench-handle").click()
    heap(phone, 1).locator(".bench-handle").click()
    expect(phone.page.locator(".bench-heap")).to_have_count(count - 1)
    heap(phone, 0).locator(".bench-card").nth(2).click()
    phone.tap("split here")
    expect(phone.page.locator(".bench-heap")).to_have_count(count)
    phone.tap("undo")
    expect(phone.page.locator(".bench-heap")).to_have_count(count - 1)


def test_a_table_that_does_not_come_out_is_laid_at_a_second_tap_that_names_its_price(
    croupier: Running, open_phone: NewPhone
) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], unfit)
    count = len(hand(turn.table.round, turn.seat))
    phone = looked(turn, open_phone)
    own(phone, turn.card).click()
    phone.tap("new heap")
    expect(phone.button("LAY 1 CARD")).to_be_disabled()
    phone.tap("lay it all the same")
    expect(phone.page.locator("dialog[open]")).to_contain_text("cards drawn: 3")
    phone.tap("lay it all the same")
    phone.waits()
    assert len(hand(turn.table.round, turn.seat)) == count + 3


def test_a_card_is_drawn_to_where_it_belongs(croupier: Running, open_phone: NewPhone) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], fitting)
    phone = looked(turn, open_phone)
    lying = len(melds(turn.table.round)[turn.meld])
    phone.drag(own(phone, turn.card), heap(phone, turn.meld))
    expect(heap(phone, turn.meld).locator(".bench-card")).to_have_count(lying + 1)


def test_a_hand_is_sorted_by_melds_or_by_suits(croupier: Running, open_phone: NewPhone) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], unfit)
    phone = looked(turn, open_phone)
    cards = phone.page.locator(".bench-hand .bench-card")
    count = len(hand(turn.table.round, turn.seat))
    expect(cards).to_have_count(count)
    phone.tap("by suits")
    suits = {card[1] for card in hand(turn.table.round, turn.seat)}
    expect(phone.page.locator(".bench-hand .bench-group")).to_have_count(len(suits))
    expect(cards).to_have_count(count)
    phone.tap("by melds")
    expect(cards).to_have_count(count)


def test_a_phone_has_the_score_when_somebody_is_out(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "machiavelli", LONG_NAMES[:5])
    while (action := next_action(table.round, range(1, 6), SEED)) is not None:
        table.act(action)
    page = open_phone(table.night, 1).page
    expect(page.get_by_role("button", name="score sheet")).to_be_in_viewport(ratio=1)
    look = page.get_by_role("button", name="look at my cards")
    assert not look.count() or below_the_fold(page, ".hand-thumb .hand-look") == []


def test_a_slow_network_holds_nobody_up(croupier: Running, open_phone: NewPhone) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], fitting)
    phone = looked(turn, open_phone)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    phone.page.route("**/drafts", hold)
    lying = len(melds(turn.table.round)[turn.meld])
    own(phone, turn.card).click()
    heap(phone, turn.meld).locator(".bench-handle").click()
    expect(heap(phone, turn.meld).locator(".bench-card")).to_have_count(lying + 1)
    expect(phone.page.locator(".bench-says")).to_have_text("one moment …")
    expect(phone.page.locator(".bench-heap.is-meld")).to_have_count(
        len(melds(turn.table.round)) - 1
    )
    expect(phone.button("LAY 1 CARD")).to_be_disabled()
    phone.tap("undo")
    expect(phone.page.locator(".bench-heap.is-meld")).to_have_count(len(melds(turn.table.round)))
    own(phone, turn.card).click()
    heap(phone, turn.meld).locator(".bench-handle").click()
    phone.page.unroute("**/drafts")
    phone.tap("undo")
    own(phone, turn.card).click()
    heap(phone, turn.meld).locator(".bench-handle").click()
    expect(phone.page.locator(".bench-says")).to_have_text("It comes out.")
    phone.tap("LAY 1 CARD")
    phone.waits()


def with_many(round_: Round, seat: int) -> tuple[Card, int] | None:
    """Fifteen cards, and one that fits nowhere."""
    return unfit(round_, seat) if len(hand(round_, seat)) >= 15 else None


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_lays_is_in_sight_with_fifteen_cards(
    croupier: Running, open_phone: NewPhone, language: str
) -> None:
    turn = at_turn(croupier, LONG_NAMES[:4], with_many, melds_at_least=5)
    phone = open_phone(turn.table.night, turn.seat)
    phone.page.context.add_cookies(
        [{"name": "croupier-language", "value": language, "url": croupier.url}]
    )
    phone.page.reload()
    phone.page.locator(".hand-look").click()
    phone.page.locator(".bench-hand .bench-card").first.click()
    phone.page.locator(".bench-new").click()
    phone.page.locator(".bench-hand .bench-card").first.click()
    expect(phone.page.locator(".bench-why").first).to_be_visible()
    assert below_the_fold(phone.page, ".hand-thumb .bench-foot > .button.is-main") == []
