"""Vazhushal on the tablet: a real deck, whose melds the dealer enters as they lie, and a hand."""

from playwright.sync_api import Page, expect

from games.cards import JOKER
from games.engine import Action
from tests.browser.test_large_text import WHOLE
from tests.games.vazhushal.test_phone import may_meld, melds_of, played_until, turn_of
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, called
from tests.walls import OpenWall, too_small
from tests.walls import begun as begun_at

LINE, NEGATIVE = "9s", "Kd"


def real(croupier: Running) -> tuple[OnScreens, int]:
    """A real deck, the line begun and the negative joker shown; and whose turn it is."""
    table = begun(croupier, "vazhushal", LONG_NAMES[:2], "physical")
    table.act(
        Action("dealer", "show", {"card": LINE}), Action("dealer", "show", {"card": NEGATIVE})
    )
    assert table.round.prompt is not None
    (seat,) = table.round.prompt.awaited
    assert isinstance(seat, int)
    return table, seat


def named(page: Page, *cards: str) -> None:
    """Taps these cards in the grid: they come to the heap that was touched last."""
    grid = page.locator(".picker-grid")
    for card in cards:
        name = "joker" if card == JOKER else called(card)
        grid.get_by_role("button", name=name, exact=True).click()


def test_the_dealer_enters_melds_and_the_rules_read_what_a_joker_stands_for(
    croupier: Running, open_table: OpenTable
) -> None:
    table, seat = real(croupier)
    table.act(Action(seat, "draw"))
    page = open_table(table.night, table.table).page
    page.get_by_role("button", name="MELD …").click()
    named(page, "5c", "6c", "7c")
    expect(page.locator(".bench-heap.is-meld")).to_have_count(1)
    page.get_by_role("button", name="new heap").last.click()
    named(page, "8d", "8h", JOKER)
    expect(page.locator(".bench-heap.is-meld")).to_have_count(2)
    page.get_by_role("button", name="LAY 6 CARDS").click()
    expect(page.locator(".vazhushal-meld")).to_have_count(2)
    facts = table.round.table.facts
    assert sorted(len(meld) for meld in facts.melds[seat]) == [3, 3]
    assert any("Jk=8" in card for meld in facts.melds[seat] for card in meld)
    assert len(table.round.table.cards(f"hand:{seat}")) == 14 - 6


def test_nothing_is_wild_before_the_negative_joker_is_shown(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "vazhushal", LONG_NAMES[:2], "physical")
    table.act(Action("dealer", "show", {"card": LINE}))
    tablet = open_table(table.night, table.table)
    tablet.says("Show the negative joker.")
    wild = tablet.page.locator(".felt").get_by_text("wild:")
    expect(wild).to_have_count(0)
    tablet.show(called(NEGATIVE))
    expect(wild).to_be_visible()


def test_the_dealer_enters_what_is_taken_of_the_line(
    croupier: Running, open_table: OpenTable
) -> None:
    table, seat = real(croupier)
    page = open_table(table.night, table.table).page
    page.get_by_role("button", name="TAKE FROM THE LINE …").click()
    page.get_by_role("group", name="the line").get_by_role("button").last.click()
    named(page, "8s", LINE, "Ts")
    expect(page.locator(".bench-heap.is-meld")).to_have_count(1)
    page.get_by_role("button", name="TAKE 1 CARD AND LAY").click()
    expect(page.locator(".vazhushal-meld")).to_have_count(1)
    assert [*map(sorted, table.round.table.facts.melds[seat])] == [sorted(["8s", LINE, "Ts"])]
    assert table.round.table.cards("line") == []


def test_the_key_that_discards_says_which_card(croupier: Running, open_table: OpenTable) -> None:
    table, seat = real(croupier)
    melds = [["5c", "6c", "7c"], ["8c", "8d", "8h"], ["2s", "3s", "4s"], ["Qd", "Qh", "Qs"]]
    table.act(
        Action(seat, "draw"),
        Action(seat, "meld", {"melds": melds}),
        Action(seat, "discard", {"card": "Ts"}),
        Action(3 - seat, "draw"),
        Action(3 - seat, "discard", {"card": "4d"}),
        Action(seat, "take", {"count": 3, "cards": ["8s", LINE, "Ts"]}),
    )
    page = open_table(table.night, table.table).page
    expect(page.get_by_role("button", name="DISCARD 4♦")).to_be_visible()


def test_what_the_dealer_has_begun_is_left_again(croupier: Running, open_table: OpenTable) -> None:
    table, _ = real(croupier)
    page = open_table(table.night, table.table).page
    page.get_by_role("button", name="TAKE FROM THE LINE …").click()
    page.get_by_role("button", name="cancel").click()
    page.get_by_role("button", name="DRAW").click()
    expect(page.get_by_role("button", name="MELD …")).to_be_visible()


def test_a_hand_on_the_tablet_lays_a_meld(croupier: Running, open_table: OpenTable) -> None:
    table = played_until(croupier, may_meld)
    (meld,) = melds_of(table)
    seat = turn_of(table)
    with croupier.dealing(table.night, table.table):
        path = f"nights/{table.night}/tables/{table.table}"
        croupier.say("PUT", f"{path}/phones", {"play": False})
    tablet = open_table(table.night, table.table)
    page = tablet.page
    page.get_by_role("button", name="tablet to").click()
    look = page.get_by_role("button", name="touch to look")
    expect(look).to_be_in_viewport(ratio=1)
    look.click()
    hand = page.get_by_role("group", name="your cards")
    expect(hand.get_by_role("button").last).to_be_in_viewport(ratio=1)
    for card in meld:
        hand.get_by_role("button", name=called(card), exact=True).first.click()
    page.locator(".bench-keys").get_by_role("button", name="new heap").click()
    page.get_by_role("button", name=f"LAY {len(meld)} CARDS").click()
    tablet.answered()
    expect(page.get_by_role("button", name=f"LAY {len(meld)} CARDS")).to_have_count(0)
    assert [*map(sorted, table.round.table.facts.melds[seat])] == [sorted(meld)]


def test_the_wall_has_everybodys_whole_name(croupier: Running, open_wall: OpenWall) -> None:
    night = croupier.night(*LONG_NAMES[:6])
    begun_at(croupier, night, "vazhushal", 6)
    page = open_wall(night)
    names = page.locator(".vazhushal-name")
    expect(names).to_have_text(LONG_NAMES[:6])
    assert names.evaluate_all(WHOLE) == [True] * 6
    assert too_small(page) == []
