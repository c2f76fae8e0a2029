"""Diloti on players' phones."""

from playwright.sync_api import Locator, expect

from games.engine import Action, Option, as_kind
from tests.browser.test_thumb import looked_at
from tests.phones import NewPhone, Phone
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import called


def option_of(table: OnScreens, do: str) -> Option | None:
    """The option of whose turn it is."""
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    return prompt.option(seat, do)


def a_sum(option: Option | None) -> tuple[str, list[str]] | None:
    """A card, and two or more cards that it takes as one sum and nothing more."""
    for way in (option.ways() or ()) if option else ():
        taken = as_kind(way["take"], list[str])
        if len(taken) > 1 and not any(card[0] == str(way["card"])[0] for card in taken):
            return str(way["card"]), taken
    return None


def with_a_sum(croupier: Running, seats: int = 2) -> tuple[OnScreens, str, list[str]]:
    """A round in which whose turn it is can take a sum: anything is played until there is one."""
    while True:
        table = begun(croupier, "diloti", LONG_NAMES[:seats])
        while table.round.prompt is not None:
            capture = option_of(table, "capture")
            found = a_sum(capture)
            if found:
                return table, *found
            (seat,) = table.round.prompt.awaited
            lay = option_of(table, "lay")
            if lay is not None:
                card = as_kind(lay.values["card"].data(), list[str])[0]
                table.act(Action(seat, "lay", {"card": card}))
            else:
                assert capture is not None
                ways = capture.ways()
                assert ways
                table.act(Action(seat, "capture", ways[0]))


def on_the_table(phone: Phone, card: str) -> Locator:
    """A card of the table, as a button."""
    table = phone.page.get_by_role("group", name="the table", exact=True)
    return table.get_by_role("button", name=called(card), exact=True)


def test_a_sum_is_lit_offered_counted_and_taken(croupier: Running, open_phone: NewPhone) -> None:
    table, card, taken = with_a_sum(croupier)
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    for other in taken:
        expect(on_the_table(phone, other)).to_have_class("is-caught")
    on_the_table(phone, taken[0]).click()
    offered = phone.page.get_by_role("group", name="what it may take").get_by_role("button")
    expect(offered.first).to_be_visible()
    for other in taken[1:]:
        on_the_table(phone, other).click()
    expect(phone.page.locator(".diloti-count")).to_contain_text(
        f": {'A23456789T'.index(card[0]) + 1}"
    )
    phone.page.get_by_role("button", name=" takes ").click()
    expect(on_the_table(phone, taken[0])).to_have_count(0)
    pile = table.round.table.cards
    won = [*pile("won:1"), *pile("won:2")]
    assert {card, *taken} <= set(won)


def test_what_cannot_be_taken_has_no_button(croupier: Running, open_phone: NewPhone) -> None:
    table, card, taken = with_a_sum(croupier)
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    on_the_table(phone, taken[0]).click()
    expect(phone.page.locator(".diloti-count")).to_contain_text(":")
    expect(phone.page.get_by_role("button", name=" takes ")).to_have_count(0)


def test_with_four_people_everything_can_be_hit(croupier: Running, open_phone: NewPhone) -> None:
    table, *_ = with_a_sum(croupier, seats=4)
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    assert looked_at(phone, "diloti") == []
