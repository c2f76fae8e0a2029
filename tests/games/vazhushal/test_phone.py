"""Vazhushal on players' phones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from games.engine import Action
from games.players import next_action
from games.vazhushal.arranging import best_melds
from games.vazhushal.layout import cards_in
from tests.browser.test_thumb import below_the_fold, looked_at
from tests.games.program import SEED
from tests.phones import NewPhone, Phone
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import called


def turn_of(table: OnScreens) -> int:
    """Whose turn it is."""
    seat = table.round.table.facts.turn
    assert isinstance(seat, int)
    return seat


def asks(table: OnScreens) -> str:
    """What is asked now."""
    prompt = table.round.prompt
    return prompt.say.code if prompt else ""


def played_until(
    croupier: Running, there_is: Callable[[OnScreens], bool], players: int = 2
) -> OnScreens:
    """Rounds that the program plays, up to a moment at which there is what is looked for."""
    while True:
        table = begun(croupier, "vazhushal", LONG_NAMES[:players])
        while table.round.prompt is not None:
            if there_is(table):
                return table
            action = next_action(table.round, list(table.round.table.seats), SEED)
            assert action is not None
            table.act(action)


def own(phone: Phone, card: str) -> Locator:
    """A card of the own hand, as a button."""
    hand = phone.page.get_by_role("group", name="your cards")
    return hand.get_by_role("button", name=called(card), exact=True).first


def may_meld(table: OnScreens) -> bool:
    """Whether whoever is asked may lay a first meld."""
    return asks(table) == "vazhushal.play" and bool(melds_of(table))


def melds_of(table: OnScreens) -> list[tuple[str, ...]]:
    """What the hand of whose turn it is could lay for the first time; nothing with wild cards."""
    seat, facts = turn_of(table), table.round.table.facts
    if facts.melds[seat]:
        return []
    melds = best_melds((), table.round.table.cards(f"hand:{seat}"), facts.wild)
    return melds[:1] if melds and not any("=" in laid for laid in melds[0]) else []


def test_what_is_asked_has_a_row_before_one_has_looked_and_the_table_scrolls(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "vazhushal", LONG_NAMES[:4])
    page = open_phone(table.night, turn_of(table)).page
    rows = ".hand-line-text, .hand-look"
    line, look = (
        page.locator(".hand-thumb")
        .locator(rows)
        .evaluate_all("rows => rows.map(row => row.getBoundingClientRect().toJSON())")
    )
    assert line["bottom"] <= look["top"]
    felt = page.locator(".vazhushal-table")
    assert felt.evaluate("felt => felt.scrollHeight <= felt.clientHeight"), "it leaves its border"


def test_a_card_is_drawn_and_another_discarded(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "vazhushal", LONG_NAMES[:2])
    seat = turn_of(table)
    phone = open_phone(table.night, seat)
    phone.tap("DRAW")
    phone.look()
    card = table.round.table.cards(f"hand:{seat}")[0]
    own(phone, card).click()
    phone.page.get_by_role("button", name="DISCARD").click()
    phone.waits()
    assert table.round.table.cards("line")[-1] == card


def test_the_hand_is_sorted_by_melds_or_by_suits_at_a_tap(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "vazhushal", LONG_NAMES[:2])
    phone = open_phone(table.night, turn_of(table))
    phone.look()
    phone.tap("by suits")
    groups = phone.page.locator(".bench-hand .bench-group")
    suits = {card[1:] for card in table.round.table.cards(f"hand:{turn_of(table)}")}
    expect(groups).to_have_count(len(suits))
    expect(phone.page.get_by_role("button", name="by melds")).to_be_visible()


def test_melds_are_built_in_a_draft_and_laid_at_once(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played_until(croupier, may_meld)
    seat, (meld, *_) = turn_of(table), melds_of(table)
    other = open_phone(table.night, 3 - seat)
    phone = open_phone(table.night, seat)
    phone.look()
    if "by suits" in phone.page.inner_text("body"):
        phone.tap("by suits")
    for card in meld:
        own(phone, card).click()
    phone.page.locator(".bench-keys").get_by_role("button", name="new heap").click()
    expect(phone.page.locator(".bench-heap.is-meld")).to_have_count(1)
    assert not table.round.table.facts.melds[seat]
    expect(other.page.locator(".vazhushal-meld")).to_have_count(
        len(table.round.table.facts.melds[3 - seat])
    )
    phone.page.get_by_role("button", name="LAY").click()
    expect(other.page.locator(".vazhushal-meld.is-new")).to_have_count(1)
    assert cards_in(table.round.table.facts.melds[seat]) == cards_in([meld])


def may_sweep(table: OnScreens) -> bool:
    """Whether the program would take from the line, one meld and no wild cards."""
    if asks(table) != "vazhushal.draw":
        return False
    action = next_action(table.round, list(table.round.table.seats), SEED)
    assert action is not None
    return action.do == "take" and "first" not in action.args and "=" not in str(action.args)


def test_a_tap_on_the_line_takes_all_that_lies_on_a_card(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played_until(croupier, may_sweep)
    seat = turn_of(table)
    action = next_action(table.round, list(table.round.table.seats), SEED)
    assert action is not None
    count, cards = action.whole("count"), action.cards()
    line = list(table.round.table.cards("line"))
    phone = open_phone(table.night, seat)
    phone.look()
    phone.page.locator("button.vazhushal-lying").nth(len(line) - count).click()
    expect(phone.page.locator(".vazhushal-lying.is-taken")).to_have_count(count)
    for card in cards:
        own(phone, card).click()
    phone.page.locator(".bench-keys").get_by_role("button", name="new heap").click()
    phone.page.get_by_role("button", name=f"TAKE {count} CARD").click()
    phone.answered()
    expect(phone.page.locator("button.vazhushal-lying")).to_have_count(0)
    assert table.round.table.cards("line") == line[: len(line) - count]
    assert cards_in(table.round.table.facts.melds[seat][-1:]) == cards_in([cards])


def test_after_the_stock_one_melds_once_more_and_is_done(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "vazhushal", LONG_NAMES[:2])
    while asks(table) != "vazhushal.last":
        seat = turn_of(table)
        table.act(Action(seat, "draw"))
        card = table.round.table.cards(f"hand:{seat}")[-1]
        table.act(Action(seat, "discard", {"card": card}))
    phone = open_phone(table.night, turn_of(table))
    phone.look()
    phone.tap("DONE")
    phone.waits()


def test_every_button_can_be_hit_late_in_a_deal(croupier: Running, open_phone: NewPhone) -> None:
    def is_late(table: OnScreens) -> bool:
        melds = table.round.table.facts.melds.values()
        return asks(table) == "vazhushal.play" and sum(map(len, melds)) >= 8

    table = played_until(croupier, is_late, players=4)
    assert looked_at(open_phone(table.night, turn_of(table)), "vazhushal") == []


def has_fifteen(table: OnScreens) -> bool:
    held = table.round.table.cards(f"hand:{turn_of(table)}")
    return asks(table) == "vazhushal.play" and len(held) >= 15


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_lays_or_discards_is_in_sight_with_fifteen_cards(
    croupier: Running, open_phone: NewPhone, language: str
) -> None:
    table = played_until(croupier, has_fifteen, players=4)
    phone = open_phone(table.night, turn_of(table))
    phone.page.context.add_cookies(
        [{"name": "croupier-language", "value": language, "url": croupier.url}]
    )
    phone.page.reload()
    phone.page.locator(".hand-look").click()
    phone.page.locator(".bench-hand .bench-card").first.click()
    main = ".hand-thumb .button.is-main"
    assert below_the_fold(phone.page, main) == []
    phone.page.locator(".bench-new").click()
    phone.page.locator(".bench-hand .bench-card").first.click()
    assert below_the_fold(phone.page, main) == []
