"""Machiavelli on the tablet: a real deck, whose table the dealer enters as it lies, and a hand."""

from playwright.sync_api import expect

from games.engine import Action
from tests.games.machiavelli.on_screens import at_turn, fitting, hand, melds
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, called

FIRST = [["6c", "7c", "8c", "9c"], ["Td", "Th", "Ts"]]


def real(croupier: Running) -> OnScreens:
    """A real deck; somebody has laid the table of the examples."""
    table = begun(croupier, "machiavelli", LONG_NAMES[:3], "physical")
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    table.act(Action(seat, "play", {"table": FIRST}))
    return table


def test_the_dealer_enters_the_table_as_it_lies(croupier: Running, open_table: OpenTable) -> None:
    table = real(croupier)
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    page = open_table(table.night, table.table).page
    page.get_by_role("button", name="LAY THE TABLE").click()
    heaps, cards = page.locator(".bench-heap"), page.locator(".picker-grid")
    expect(heaps).to_have_count(2)
    heaps.nth(1).locator(".bench-handle").click()
    cards.get_by_role("button", name=called("Tc"), exact=True).click()
    expect(heaps.nth(1).locator(".bench-card")).to_have_count(4)
    heaps.nth(0).locator(".bench-card").nth(3).click()
    page.get_by_role("button", name="new heap").last.click()
    for card in ("9d", "9h"):
        page.locator(".bench-heap.is-open .bench-handle").click()
        cards.get_by_role("button", name=called(card), exact=True).click()
    expect(page.locator(".bench-heap.is-meld")).to_have_count(3)
    expect(page.locator(".bench-says")).to_have_text("It comes out.")
    page.get_by_role("button", name="LAY 3 CARDS").click()
    expect(page.locator(".machiavelli-meld")).to_have_count(3)
    assert len(hand(table.round, int(seat))) == 10
    assert [*map(sorted, melds(table.round))] == [
        ["6c", "7c", "8c"],
        ["Tc", "Td", "Th", "Ts"],
        ["9c", "9d", "9h"],
    ]


def test_with_a_real_deck_a_draw_is_one_tap(croupier: Running, open_table: OpenTable) -> None:
    table = real(croupier)
    page = open_table(table.night, table.table).page
    page.get_by_role("button", name="DRAW", exact=True).click()
    expect(page.locator(".machiavelli-left")).to_contain_text("stock 64")


def test_a_hand_on_the_tablet_has_the_workbench(croupier: Running, open_table: OpenTable) -> None:
    turn = at_turn(croupier, LONG_NAMES[:2], fitting)
    count = len(hand(turn.table.round, turn.seat))
    with croupier.dealing(turn.table.night, turn.table.table):
        path = f"nights/{turn.table.night}/tables/{turn.table.table}"
        croupier.say("PUT", f"{path}/phones", {"play": False})
    page = open_table(turn.table.night, turn.table.table).page
    page.get_by_role("button", name="tablet to").click()
    page.get_by_role("button", name="touch to look").click()
    page.locator(".bench-hand").get_by_role("button", name=called(turn.card), exact=True).click()
    page.locator(".bench-heap").nth(turn.meld).locator(".bench-handle").click()
    page.get_by_role("button", name="LAY 1 CARD").click()
    expect(page.get_by_role("button", name="LAY 1 CARD")).to_have_count(0)
    assert len(hand(turn.table.round, turn.seat)) == count - 1
