"""Comet on players' phones."""

import time

import pytest
from playwright.sync_api import Locator, expect

from games.cards import RANK_NAMES, SUIT_NAMES
from games.comet.deal import COMET
from games.engine import Action
from games.language import force_locale, gettext
from tests.browser.test_thumb import looked_at
from tests.games.comet.test_table import play_one, with_the_comet_dealt
from tests.phones import NewPhone, Phone, taps_cross
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import called

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def looking(table: OnScreens, open_phone: NewPhone) -> Phone:
    """The phone of whose turn it is, who looks at their cards."""
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    return phone


def test_no_card_of_a_hand_is_lit_by_what_may_be_played(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "comet", NAMES)
    play_one(table)
    phone = looking(table, open_phone)
    cards = phone.page.locator(".hand-open .tap-card")
    expect(cards).to_have_count(len(table.round.table.cards(f"hand:{phone.player}")))
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
    expect(phone.page.locator(".suit-spot").get_by_role("img", name=called(card))).to_be_visible()


def test_on_the_phones_of_four_with_short_names_the_rows_are_as_wide_as_the_screen(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "comet", NAMES)
    phone = open_phone(table.night, 1)
    sky = phone.page.locator(".hand-board .comet-sky")
    expect(sky).to_be_visible()
    assert sky.evaluate("it => it.offsetWidth > 0.85 * innerWidth")


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
    phone = looking(table, open_phone)
    assert looked_at(phone, "comet") == []


def test_of_what_happened_last_no_half_line_is_seen_on_a_small_phone_with_eight_people(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "comet", LONG_NAMES)
    play_one(table)
    phone = looking(table, open_phone)
    phone.page.set_viewport_size({"width": 320, "height": 568})
    news = phone.page.locator(".hand-news")
    expect(news).to_have_css("opacity", "0")
    news.scroll_into_view_if_needed()
    expect(news).to_have_css("opacity", "1")
    phone.page.set_viewport_size({"width": 360, "height": 960})
    expect(news).to_be_in_viewport(ratio=1)
    expect(news).to_have_css("opacity", "1")


def raced_for(table: OnScreens) -> tuple[int, str, int]:
    """Play on until somebody must play the next card and somebody else holds the comet; returns
    who must play, that card, and who holds the comet.
    """
    while True:
        round_ = table.round
        assert round_.prompt is not None
        (seat,) = round_.prompt.awaited
        holder = next(each for each in range(1, 5) if COMET in round_.table.cards(f"hand:{each}"))
        if seat != holder and round_.table.facts.wanted:
            return int(seat), round_.table.facts.wanted[0], holder
        play_one(table)


def named(card: str, language: str) -> str:
    """A card by its name on a screen of this language."""
    with force_locale(language):
        rank_name, suit_name = gettext(RANK_NAMES[card[0]]), gettext(SUIT_NAMES[card[1]])
    return f"{suit_name}-{rank_name}" if language == "de" else called(card)


def ready(phone: Phone, card: str, language: str = "en") -> Locator:
    """The phone's cards lie open, none of them lit, and this one is chosen: the key that plays."""
    phone.caught_up()
    phone.page.locator(".hand-cover").click()
    expect(phone.page.locator(".hand-open")).to_be_visible()
    expect(phone.page.locator(".hand-open :is(.is-dim, .is-raised)")).to_have_count(0)
    phone.button(named(card, language)).click()
    return phone.page.locator(".hand-thumb .button.is-main")


CONTRAST = """key => {
    const style = getComputedStyle(key);
    const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0.05);
    const probe = document.createElement("i");
    probe.style.color = "var(--ground)";
    key.append(probe);
    const ground = light(getComputedStyle(probe).color);
    probe.remove();
    return style.opacity === "1" && style.backgroundColor === "rgba(0, 0, 0, 0)"
        ? light(style.color) / ground : 0;
}"""


def test_before_the_one_card_that_goes_is_raised_words_say_what_to_do_and_can_be_read(
    croupier: Running, open_phone: NewPhone
) -> None:
    """No card is lit, so none lies raised; and of a single card no key says that it does not go
    together with another.
    """
    table = with_the_comet_dealt(croupier, NAMES)
    seat, card, _ = raced_for(table)
    other = next(held for held in table.round.table.cards(f"hand:{seat}") if held != card)
    phone = open_phone(table.night, seat)
    phone.look()
    thumb = phone.page.locator(".hand-thumb")
    expect(thumb).to_contain_text("Tap a card to play.")
    expect(thumb.locator(".button.is-main")).to_have_count(0)
    phone.button(called(other)).click()
    key = thumb.get_by_role("button", name="play: not this card now")
    expect(key).to_be_disabled()
    assert key.evaluate(CONTRAST) >= 4.5
    phone.button(called(card)).click()
    expect(thumb.get_by_role("button", name="play")).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "{} was first, and the table has moved on"), ("de", "{} war schneller")],
)
def test_of_two_phones_whose_taps_cross_the_first_counts_and_the_other_hears_whose(
    croupier: Running, open_phone: NewPhone, language: str, told: str
) -> None:
    table = with_the_comet_dealt(croupier, NAMES)
    seat, card, holder = raced_for(table)
    late, first = open_phone(table.night, seat, language), open_phone(table.night, holder)
    slower, faster = ready(late, card, language), ready(first, COMET)
    cards = list(table.round.table.cards(f"hand:{seat}"))
    taps_cross(late, slower, first, faster)
    expect(late.page.get_by_role("alert")).to_contain_text(told.format(NAMES[holder - 1]))
    expect(first.page.get_by_role("alert")).to_have_count(0)
    assert table.round.actions[-1] == Action(holder, "play", {"card": COMET})
    assert table.round.table.cards(f"hand:{seat}") == cards
    expect(late.page.locator(".hand-open .tap-card")).to_have_count(len(cards))
    expect(late.page.locator(".hand-open :is(.is-dim, .is-raised)")).to_have_count(0)


def test_taps_of_three_phones_at_the_same_moment(croupier: Running, open_phone: NewPhone) -> None:
    """The comet may fall behind the next card as well, so one tap is too late, or none; what the
    third one has is not to be played, and nothing comes of it.
    """
    table = with_the_comet_dealt(croupier, NAMES)
    seat, card, holder = raced_for(table)
    third = next(each for each in range(1, 5) if each not in (seat, holder))
    phones = {each: open_phone(table.night, each) for each in (seat, holder, third)}
    keys = [ready(phones[seat], card), ready(phones[holder], COMET)]
    phones[third].look()
    keys.append(phones[third].page.locator(".hand-open .tap-card").first)
    before, moment = len(table.round.actions), (time.time() + 1) * 1000
    for key in keys:
        key.evaluate("(key, at) => void setTimeout(() => key.click(), at - Date.now())", moment)
    expect(phones[third].page.locator(".comet-place.has-fallen")).to_be_visible()
    for phone in phones.values():
        phone.caught_up()
    played = [(action.by, action.args["card"]) for action in table.round.actions[before:]]
    alerts = [phones[each].page.get_by_role("alert") for each in (seat, holder, third)]
    if played == [(holder, COMET)]:
        expect(alerts[0]).to_contain_text(f"{NAMES[holder - 1]} was first")
    else:
        assert played == [(seat, card), (holder, COMET)]
        expect(alerts[0]).to_have_count(0)
    for alert in alerts[1:]:
        expect(alert).to_have_count(0)
