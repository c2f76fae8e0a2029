"""Umtali on players' phones."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from games.engine import Action, OptionView, view
from games.players import next_action
from games.umtali.layout import extending
from tests.browser.test_thumb import looked_at
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


def offer(table: OnScreens, do: str) -> OptionView | None:
    """What whose turn it is may do by this verb, as that seat is shown it."""
    prompt = view(table.round, turn_of(table)).prompt
    assert prompt is not None
    return next((option for option in prompt.options if option.do == do), None)


def played_until(croupier: Running, there_is: Callable[[OnScreens], object]) -> OnScreens:
    """Rounds that the program plays, up to a moment at which there is what is looked for."""
    while True:
        table = begun(croupier, "umtali", LONG_NAMES[:2])
        while table.round.prompt is not None:
            if there_is(table):
                return table
            action = next_action(table.round, [1, 2], SEED)
            assert action is not None
            table.act(action)


def a_meld(table: OnScreens) -> tuple[str, ...]:
    """A meld that whose turn it is may put down; none where there is none."""
    found = offer(table, "meld")
    return found.together[0] if found and found.together else ()


def a_single(table: OnScreens) -> tuple[str, list[str]] | None:
    """A single that may be laid, and the cards of what it extends."""
    found = offer(table, "lay")
    cards = found.values["card"] if found else []
    assert isinstance(cards, list)
    for lying in table.round.table.facts.lying:
        for card in cards:
            if card in extending(lying):
                return str(card), lying.cards
    return None


def own(phone: Phone, card: str) -> Locator:
    """A card of the own hand, as a button."""
    hand = phone.page.get_by_role("group", name="your cards")
    return hand.get_by_role("button", name=called(card), exact=True)


def test_a_card_is_taken_and_the_hand_is_sorted_at_a_tap(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "umtali", LONG_NAMES[:2])
    seat = turn_of(table)
    phone = open_phone(table.night, seat)
    (top,) = table.round.table.cards("pile")
    phone.tap("TAKE")
    phone.look()
    expect(own(phone, top)).to_be_visible()
    cards = phone.page.locator(".tap-card")
    expect(cards).to_have_count(11)
    phone.tap("sort by suits")
    suits = ("spades", "hearts", "clubs", "diamonds")
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    order = [next(at for at, suit in enumerate(suits) if suit in name) for name in names]
    assert order == sorted(order)
    expect(phone.page.get_by_role("button", name="sort by melds")).to_be_visible()


def test_a_meld_is_built_in_a_draft_and_sent_at_once(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played_until(croupier, a_meld)
    seat, meld = turn_of(table), a_meld(table)
    phone, other = open_phone(table.night, seat), open_phone(table.night, 3 - seat)
    phone.look()
    draft = phone.page.locator(".umtali-draft")
    phone.drag(own(phone, meld[0]), draft)
    for card in meld[1:-1]:
        own(phone, card).click()
    for card in meld[:-1]:
        expect(own(phone, card)).to_have_attribute("aria-pressed", "true")
    phone.drag(draft.get_by_role("img", name=called(meld[0])), phone.page.locator(".tap-hand"))
    expect(own(phone, meld[0])).to_have_attribute("aria-pressed", "false")
    own(phone, meld[0]).click()
    expect(phone.page.get_by_role("button", name="MELD")).to_have_count(0)
    own(phone, meld[-1]).click()
    before = len(table.round.table.facts.lying)
    phone.tap("MELD")
    lying = phone.page.locator(".umtali-meld")
    expect(lying).to_have_count(before + 1)
    expect(other.page.locator(".umtali-meld")).to_have_count(before + 1)
    assert set(table.round.table.facts.lying[-1].cards) == set(meld)


def test_the_melds_of_the_hand_are_offered_and_a_tap_puts_one_into_the_draft(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played_until(croupier, a_meld)
    meld = a_meld(table)
    phone = open_phone(table.night, turn_of(table))
    phone.look()
    offered = phone.page.get_by_role("group", name="melds of the hand").get_by_role("button")
    offered.first.click()
    for card in meld:
        expect(own(phone, card)).to_have_attribute("aria-pressed", "true")
    expect(phone.page.get_by_role("button", name="MELD")).to_be_enabled()


def test_a_single_lights_up_what_it_extends_and_is_drawn_there(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played_until(croupier, a_single)
    found = a_single(table)
    assert found is not None
    seat, (card, lying) = turn_of(table), found
    phone = open_phone(table.night, seat)
    phone.look()
    extended = phone.page.locator(".umtali-meld.is-extended")
    expect(extended).to_have_count(0)
    own(phone, card).click()
    extends = phone.page.locator(".umtali-meld").filter(
        has=phone.page.get_by_role("img", name=called(lying[0]))
    )
    expect(extends.and_(extended)).to_have_count(1)
    own(phone, card).click()
    expect(extended).to_have_count(0)
    phone.drag(own(phone, card), extends)
    phone.answered()
    expect(own(phone, card)).to_have_count(0)
    assert table.round.table.facts.lying[-1].cards == [card]


def test_a_card_is_discarded_by_two_taps(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "umtali", LONG_NAMES[:2])
    seat = turn_of(table)
    table.act(Action(seat, "draw"))
    card = table.round.table.cards(f"hand:{seat}")[0]
    phone = open_phone(table.night, seat)
    phone.look()
    own(phone, card).click()
    phone.tap("DISCARD")
    phone.waits()
    assert table.round.table.cards("pile")[-1] == card


def test_every_button_can_be_hit_late_in_a_deal(croupier: Running, open_phone: NewPhone) -> None:
    table = played_until(
        croupier,
        lambda table: len(table.round.table.facts.lying) >= 9 and offer(table, "discard"),
    )
    assert looked_at(open_phone(table.night, turn_of(table)), "umtali") == []
