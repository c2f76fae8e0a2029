"""Triple Play on players' phones."""

from playwright.sync_api import expect

from games.engine.shuffle import SEED_BYTES
from games.players import next_action
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running


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


def test_one_card_that_is_tapped_can_be_discarded(croupier: Running, open_phone: NewPhone) -> None:
    table = played(croupier, "discard")
    seat = in_turn(table)
    before = len(table.round.table.cards(f"hand:{seat}"))
    phone = open_phone(table.night, seat)
    phone.look()
    phone.page.locator(".tp-rank").last.click()
    phone.page.get_by_role("button", name="DISCARD").click()
    expect(phone.page.locator(".tp-turn")).to_have_count(0)
    assert len(table.round.table.cards(f"hand:{seat}")) == before - 1
