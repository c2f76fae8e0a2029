"""Triple Play on players' phones."""

import re

import pytest
from playwright.sync_api import expect

from games.engine import Action, view
from games.engine.shuffle import SEED_BYTES
from games.players import next_action
from tests.browser.test_large_text import WHOLE
from tests.browser.test_thumb import below_the_fold
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.walls import OpenWall


def played(croupier: Running, until: str, least: int = 0) -> OnScreens:
    """A round that the program plays until it would do this, after so many actions at least."""
    table = begun(croupier, "triple-play", LONG_NAMES[:4])
    while True:
        round_ = table.round
        action = next_action(round_, round_.table.seats, bytes(SEED_BYTES))
        assert action is not None
        if action.do == until and len(round_.actions) >= least:
            return table
        table.act(action)


def in_turn(table: OnScreens) -> int:
    """Whose turn it is."""
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    return int(seat)


def test_the_hand_is_shown_by_ranks_with_how_many_there_are(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played(croupier, "meld")
    seat = in_turn(table)
    held = table.round.table.cards(f"hand:{seat}")
    phone = open_phone(table.night, seat)
    phone.look()
    ranks = {card if card == "Jk" else card[0] for card in held}
    expect(phone.page.locator(".tp-rank")).to_have_count(len(ranks))
    counts = phone.page.locator(".tp-count").all_inner_texts()
    assert sum(int(count.rstrip("×")) for count in counts) == len(held)
    fitting = view(table.round, seat).hand_groups[:-1]
    assert fitting
    for card in {card for meld in fitting for card in meld}:
        rank = phone.page.locator(f"[data-card='rank:{card if card == 'Jk' else card[0]}']")
        expect(rank).to_have_class(re.compile("is-fitting"))


def test_one_card_that_is_dragged_into_the_draft_can_be_discarded(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played(croupier, "discard")
    seat = in_turn(table)
    before = len(table.round.table.cards(f"hand:{seat}"))
    phone = open_phone(table.night, seat)
    phone.look()
    draft = phone.page.locator(".tp-draft")
    for _ in range(2):
        phone.drag(phone.page.locator(".tp-rank").last, draft)
        expect(draft.get_by_role("listitem")).to_have_count(1)
        expect(draft.locator("[aria-live]")).not_to_be_empty()  # it moves what is above it
        phone.drag(draft.get_by_role("listitem"), phone.page.locator(".tp-hand"))
        expect(draft.get_by_role("listitem")).to_have_count(0)
    phone.page.locator(".tp-rank").last.click()
    phone.page.get_by_role("button", name="DISCARD").click()
    expect(phone.page.locator(".tp-turn")).to_have_count(0)
    assert len(table.round.table.cards(f"hand:{seat}")) == before - 1


def test_a_wild_card_goes_to_the_meld_of_the_table_that_is_tapped(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = played(croupier, "discard")
    while not (found := wild_and_meld(table)):
        action = next_action(table.round, table.round.table.seats, bytes(SEED_BYTES))
        assert action is not None
        table.act(action)
    wild, zone = found
    lying = len(table.round.table.cards(zone))
    phone = open_phone(table.night, in_turn(table))
    phone.look()
    meld = phone.page.locator(f"[data-onto='meld:{zone.split(':')[1]}'].tp-aim")
    meld.click()
    expect(meld).to_have_attribute("aria-pressed", "true")
    phone.page.locator(f"[data-card='rank:{wild if wild == 'Jk' else wild[0]}']").click()
    phone.page.get_by_role("button", name="MELD").click()
    expect(meld).to_contain_text(f"{lying + 1}×")
    assert len(table.round.table.cards(zone)) == lying + 1


def wild_and_meld(table: OnScreens) -> tuple[str, str] | None:
    """A wild card of whose turn it is, and a natural meld of theirs that takes it."""
    prompt = table.round.prompt
    assert prompt is not None
    if all(option.do != "meld" for option in prompt.options):
        return None
    seat, engine = in_turn(table), table.round.table
    held = engine.cards(f"hand:{seat}")
    wild = next((card for card in held if card == "Jk" or card[0] == "2"), None)
    for rank in "AKQT9864":
        zone = f"meld:{rank}:{2 - seat % 2}"
        cards = engine.cards(zone)
        if wild and len(cards) in (3, 4) and all(card[0] == rank for card in cards):
            return wild, zone
    return None


def with_a_large_hand(croupier: Running) -> OnScreens:
    """Everybody draws and discards until somebody takes a pile of forty, and holds fifty cards."""
    while True:
        table = begun(croupier, "triple-play", LONG_NAMES[:4])
        while (prompt := table.round.prompt) is not None:
            seat, engine = in_turn(table), table.round.table
            action = next_action(table.round, engine.seats, bytes(SEED_BYTES))
            assert action is not None
            if len(engine.cards("pile")) < 40 and action.do == "pile":
                action = Action(seat, "draw")
            elif action.do == "meld" and prompt.option(seat, "discard"):
                action = Action(seat, "discard", {"card": engine.cards(f"hand:{seat}")[-1]})
            table.act(action)
            if len(table.round.table.cards(f"hand:{seat}")) >= 50:
                return table


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_sends_a_draft_is_in_sight_with_fifty_cards(
    croupier: Running, open_phone: NewPhone, language: str
) -> None:
    table = with_a_large_hand(croupier)
    phone = open_phone(table.night, in_turn(table))
    phone.page.context.add_cookies(
        [{"name": "croupier-language", "value": language, "url": croupier.url}]
    )
    phone.page.reload()
    phone.page.locator(".hand-look").click()
    keys = ".hand-thumb .tp-send button"
    assert below_the_fold(phone.page, keys) == []
    phone.page.locator(".tp-rank").first.click()
    expect(phone.page.locator(".tp-aim").first).to_be_in_viewport(ratio=0.9)
    for rank in reversed(phone.page.locator(".tp-rank").all()):
        rank.click()
    expect(phone.page.locator(".tp-why")).to_be_visible()
    expect(phone.page.locator(".tp-draft .is-target")).to_be_in_viewport(ratio=0.9)
    assert below_the_fold(phone.page, keys) == []


def test_the_score_of_a_deal_has_room_on_a_phone_and_on_the_wall(
    croupier: Running, open_phone: NewPhone, open_wall: OpenWall
) -> None:
    table = begun(croupier, "triple-play", LONG_NAMES[:4])
    while (action := next_action(table.round, range(1, 5), bytes(SEED_BYTES))) is not None:
        table.act(action)
    phone, wall = open_phone(table.night, 1), open_wall(table.night, locale="de-DE")
    phone.tap("score sheet")
    deals = phone.page.locator(".score-deals")
    expect(deals).to_be_visible()
    assert deals.evaluate("deals => deals.scrollWidth <= deals.clientWidth")
    for score in wall.locator(".wall-sheet td").all():
        expect(score).to_be_in_viewport(ratio=1)
    partners = wall.locator(".sheet-name span")
    assert partners.evaluate_all(WHOLE) == [True] * 4
