"""The dealer's keys: each is a button of the screen, guarded as a finger is, and off while somebody
types.
"""

import pytest
from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import GUARD, OpenTable, Tablet

NEVER = 1_000_000
QUICK = f"""(real => window.setTimeout = (f, ms, ...args) =>
    real(f, ms === {GUARD} ? {NEVER} : ms, ...args))(window.setTimeout); 0"""
"""From now on the presses of this test count as quick ones, however slow the machine is."""
ANA, BEN = 1, 3


@pytest.fixture
def night(croupier: Running) -> int:
    return croupier.night("Ana", "Ben")


def table_of(croupier: Running, night: int, cards: str) -> int:
    table = croupier.table(night, "uth", cards)
    croupier.sit(night, table, [ANA, BEN])
    return table


def press(tablet: Tablet, *keys: str) -> None:
    """Presses these keys, each once the screen would take a tap."""
    for key in keys:
        tablet.settle()
        tablet.page.keyboard.press(key)
        tablet.answered()


def test_a_hand_is_dealt_played_taken_back_and_paid_by_keys(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical"))
    press(tablet, "Enter")
    tablet.says("Place your bets.")
    press(tablet, "Shift+Digit2", "Shift+Digit1", "Backspace", "1")
    tablet.recorded("Ana bets 5.")
    press(tablet, "u")
    expect(tablet.page.locator(".record-line")).to_have_count(0)
    press(tablet, "ArrowRight")
    expect(tablet.button("seat 3, Ben")).to_have_attribute("aria-pressed", "true")
    press(tablet, "Shift+Digit2", "Enter", "Shift+Digit2", "t", "Shift+Digit1", "Enter")
    tablet.recorded("Ana bets 5 + Trips 1.")
    tablet.says("All bets are down: deal.")
    press(tablet, "Space")
    tablet.says("Ana to act before the flop")
    press(tablet, "Enter")  # CHECK or PLAY: no one button is the main one
    tablet.says("Ana to act before the flop")
    press(tablet, "1")
    tablet.recorded("Ana checks.")
    press(tablet, "1")
    press(tablet, *"ahk9ksk7h")  # two kings and a nine that come to no card
    tablet.recorded("7♥\ufe0e turned up.")
    tablet.tap("CHECK", "CHECK")
    tablet.show("two of clubs", "nine of diamonds")
    tablet.tap("PLAY 1×", "PLAY 1×")
    tablet.show("ace of spades", "king of diamonds", "queen of hearts", "three of hearts")
    tablet.says("Take 15 from Ben")
    press(tablet, "p")
    tablet.show("seven of clubs", "three of diamonds")
    tablet.says("Take 16 from Ana")
    press(tablet, "Enter")
    expect(tablet.button("NEXT ROUND")).to_be_visible()
    press(tablet, "Enter")
    tablet.says("Place your bets.")


def test_tickets_are_sold_by_keys(croupier: Running, night: int, open_table: OpenTable) -> None:
    table = croupier.table(night, "superfecta", "virtual")
    croupier.sit(night, table, [ANA, BEN])
    tablet = open_table(night, table)
    press(tablet, "Enter", "Shift+Digit3", "h", "e", "s", "d", "Enter")
    tablet.recorded("Ana: 25 WIN ♥\ufe0e, 25 EXA ♠\ufe0e ♦\ufe0e · 50.")
    press(tablet, "ArrowRight", "Shift+Digit2", "w", "c", "Enter")
    tablet.recorded("Ben: 5 WIN ♣")
    press(tablet, "Enter", "1")
    tablet.recorded("Run to the end.")


def test_a_key_pressed_twice_counts_once_and_another_goes_through(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical"))
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL")
    tablet.says("Ana to act before the flop")
    tablet.settle()
    tablet.page.evaluate(QUICK)
    for _ in range(2):
        tablet.page.keyboard.press("1")
        tablet.answered()
    expect(tablet.page.locator(".unheard")).to_have_text("This has just changed. Tap again.")
    tablet.says("Ben to act before the flop")
    tablet.page.keyboard.press("2")
    tablet.recorded("Ben plays")


def test_bets_all_down_are_not_dealt_by_the_second_press_of_the_last_one(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical"))
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5")
    expect(tablet.button("Ben bets 5")).to_be_enabled()
    tablet.settle()
    tablet.page.evaluate("document.activeElement.blur()")
    tablet.page.evaluate(QUICK)
    for _ in range(2):
        tablet.page.keyboard.press("Enter")
        tablet.answered()
    expect(tablet.page.locator(".unheard")).to_have_text("This has just changed. Tap again.")
    tablet.says("All bets are down: deal.")


def test_keys_are_listed_and_off_where_something_else_is_meant(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "virtual"))
    page = tablet.page
    dialog = page.get_by_role("dialog", name="Keys")
    for key in ("?", "/"):
        press(tablet, key)
        expect(dialog).to_contain_text("undo")
        press(tablet, "1", "u", "Escape")
        expect(dialog).to_have_count(0)
    tablet.tap("menu", "keys")
    expect(dialog).to_be_visible()
    tablet.tap("done")

    press(tablet, "Control+1", "Alt+1", "Meta+1")
    expect(tablet.button("BEGIN ROUND 1")).to_be_visible()
    press(tablet, "1")
    tablet.says("Place your bets.")
    tablet.tap("menu", "void this round")
    page.get_by_label("or in your own words").fill("")
    page.keyboard.type("1u p/?")
    expect(page.get_by_label("or in your own words")).to_have_value("1u p/?")
    expect(dialog).to_have_count(0)
    tablet.tap("go back")

    tablet.tap("add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL", "tablet to Ana")
    for key in ("Enter", "1", "u", "?"):
        press(tablet, key)
    expect(page.get_by_text("this is for your eyes")).to_be_visible()
    expect(page.locator(".hand-own")).to_have_count(0)
    expect(dialog).to_have_count(0)


def test_a_ten_is_typed_as_it_stands_on_the_card(
    croupier: Running, night: int, open_table: OpenTable
) -> None:
    tablet = open_table(night, table_of(croupier, night, "physical"))
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5", "add 5", "Ben bets 5", "DEAL")
    press(tablet, "1", "1", *"ah10dks")
    tablet.recorded("K♠\ufe0e turned up.")
    flop = " ".join(tablet.record()[:3])
    for card in ("A♥", "10♦", "K♠"):
        assert card in flop, flop
