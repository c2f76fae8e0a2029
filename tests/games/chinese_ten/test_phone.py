"""Chinese Ten on players' phones."""

from playwright.sync_api import expect

from games.cards.fishing import LAYOUT
from games.chinese_ten.catches import catch, choices
from games.engine import Action, as_kind
from tests.browser.test_thumb import looked_at
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import called


def whose(table: OnScreens) -> int:
    """Whose turn it is."""
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    return int(seat)


def held(table: OnScreens) -> list[str]:
    """The hand of whose turn it is."""
    return list(table.round.table.cards(f"hand:{whose(table)}"))


def play_on(table: OnScreens) -> None:
    """Anything: the first card, and of several to take the first."""
    prompt, seat = table.round.prompt, whose(table)
    assert prompt is not None
    if (take := prompt.option(seat, "take")) is not None:
        table.act(Action(seat, "take", {"card": as_kind(take.values["card"].data(), list[str])[0]}))
        return
    card = held(table)[0]
    choice = choices(card, table.round.table.cards(LAYOUT))
    table.act(Action(seat, "play", {"card": card, **({"take": choice[0]} if choice else {})}))


def with_a_choice(croupier: Running, seats: int) -> tuple[OnScreens, str, list[str]]:
    """A round in which a card of whose turn it is may take one of several; these."""
    while True:
        table = begun(croupier, "chinese-ten", LONG_NAMES[:seats])
        while table.round.prompt is not None:
            if table.round.prompt.option(whose(table), "play"):
                for card in held(table):
                    if choice := choices(card, table.round.table.cards(LAYOUT)):
                        return table, card, choice
            play_on(table)


def with_a_catch(croupier: Running, seats: int) -> tuple[OnScreens, str, list[str]]:
    """A round in which a card of whose turn it is takes what it takes, unasked."""
    while True:
        table = begun(croupier, "chinese-ten", LONG_NAMES[:seats])
        while table.round.prompt is not None:
            if table.round.prompt.option(whose(table), "play"):
                for card in held(table):
                    if caught := catch(card, table.round.table.cards(LAYOUT)):
                        return table, card, caught
            play_on(table)


def test_what_a_card_catches_is_lit_and_taken(croupier: Running, open_phone: NewPhone) -> None:
    table, card, caught = with_a_catch(croupier, 4)
    seat = whose(table)
    phone = open_phone(table.night, seat)
    phone.look()
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    lit = phone.page.locator(".open-choice .is-caught")
    expect(lit).to_have_count(len(caught))
    phone.page.get_by_role("button", name=" takes ").click()
    expect(phone.page.locator(".hand-open").get_by_role("button", name=called(card))).to_have_count(
        0
    )
    assert {card, *caught} <= set(table.round.table.cards(f"won:{seat}"))


def test_of_several_one_is_touched_first(croupier: Running, open_phone: NewPhone) -> None:
    table, card, choice = with_a_choice(croupier, 2)
    seat = whose(table)
    phone = open_phone(table.night, seat)
    phone.look()
    phone.page.locator(".hand-open").get_by_role("button", name=called(card)).click()
    takes = phone.page.get_by_role("button", name=" takes ")
    expect(phone.page.get_by_text("Touch the card you want.")).to_be_visible()
    expect(takes).to_have_count(0)
    phone.page.locator(".open-choice").get_by_role("button", name=called(choice[-1])).click()
    takes.click()
    expect(phone.page.locator(".hand-open").get_by_role("button", name=called(card))).to_have_count(
        0
    )
    assert {card, choice[-1]} <= set(table.round.table.cards(f"won:{seat}"))


def test_twelve_cards_can_be_hit(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "chinese-ten", LONG_NAMES[:2])
    phone = open_phone(table.night, whose(table))
    phone.look()
    assert looked_at(phone, "chinese-ten") == []
