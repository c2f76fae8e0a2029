"""Ristiseiska on players' phones."""

from playwright.sync_api import expect

from games.engine import Action
from tests.browser.test_thumb import looked_at
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import called


def test_a_card_is_played_by_tapping_it_and_lies_in_its_row(
    croupier: Running, open_phone: NewPhone
) -> None:
    table = begun(croupier, "ristiseiska", ("Ana", "Ben", "Cleo"))
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    rows = phone.page.locator(".suit-rows")
    assert rows.evaluate("it => it.offsetWidth > 0.85 * innerWidth")
    phone.button(called("7c")).click()  # the only card that may be played goes at once
    expect(phone.page.locator(".suit-spot").get_by_role("img", name=called("7c"))).to_be_visible()


def test_with_five_people_the_own_cards_can_be_hit(croupier: Running, open_phone: NewPhone) -> None:
    table = begun(croupier, "ristiseiska", LONG_NAMES[:5])
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    table.act(Action(seat, "play", {"card": "7c"}))
    (seat,) = table.round.prompt.awaited
    phone = open_phone(table.night, int(seat))
    phone.look()
    assert looked_at(phone, "ristiseiska") == []
