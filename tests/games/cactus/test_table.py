"""Cactus on the dealer's tablet and on the wall."""

import re

from playwright.sync_api import expect

from games.cactus.deal import POWERS
from games.engine import Action
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, called
from tests.walls import OpenWall, too_small


def turn_of(table: OnScreens) -> int:
    """Whose turn it is."""
    seat = table.round.table.facts.turn
    assert isinstance(seat, int)
    return seat


def discarded(table: OnScreens) -> int:
    """One turn in which a card is drawn and discarded, up to its end; returns whose it was."""
    seat = turn_of(table)
    table.act(Action(seat, "draw"), Action(seat, "discard"))
    return seat


def wrong_place(table: OnScreens, seat: int) -> int:
    """A place of this seat whose card does not match the pile's top card."""
    cards = table.round.table.cards
    top = cards("pile")[0]
    return next(place for place in (1, 2, 3, 4) if cards(f"place:{seat}:{place}")[0][0] != top[0])


def test_a_card_of_the_felt_is_tapped_to_match_and_no_card_is_lit_before(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "cactus", ("Ana", "Ben"))
    tablet = open_table(table.night, table.table)
    seat = discarded(table)
    place = wrong_place(table, seat)
    name = ("Ana", "Ben")[seat - 1]
    page = tablet.page
    expect(page.locator(".cactus-place .is-lit, .cactus-place .is-dim")).to_have_count(0)
    tablet.tap(f"{name}: place {place}")
    tablet.tap(f"{name}: MATCH place {place}")
    card = table.round.table.cards(f"place:{seat}:{place}")[0]
    expect(
        page.get_by_role("region", name=name).get_by_role("img", name=called(card))
    ).to_be_visible()
    expect(page.get_by_role("region", name=name).locator(".cactus-place")).to_have_count(6)


def test_a_wrong_match_is_covered_after_the_next_action(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "cactus", ("Ana", "Ben"))
    tablet = open_table(table.night, table.table)
    seat = discarded(table)
    place = wrong_place(table, seat)
    top = table.round.table.cards("pile")[0]
    table.act(Action(seat, "match", {"place": place, "on": top}))
    card = table.round.table.cards(f"place:{seat}:{place}")[0]
    shown = tablet.page.locator(".cactus-place").get_by_role("img", name=called(card))
    expect(shown).to_be_visible()
    table.act(Action(seat, "end"))
    expect(shown).to_have_count(0)


def test_both_layouts_and_their_scores_are_in_sight_with_many_penalties(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    tablet = open_table(table.night, table.table)
    seat = discarded(table)
    top = table.round.table.cards("pile")[0]
    for other in (seat, 3 - seat):
        for _ in range(3):
            place = wrong_place(table, other)
            table.act(Action(other, "match", {"place": place, "on": top}))
    page = tablet.page
    expect(page.locator(".cactus-place")).to_have_count(20)
    for side in page.locator(".cactus-side").all():
        expect(side).to_be_in_viewport(ratio=1)
        expect(side.locator(".cactus-name .figure")).to_have_text("0")


def test_with_a_real_deck_a_swap_is_a_place_that_is_tapped(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "cactus", ("Ana", "Ben"), cards="physical")
    tablet = open_table(table.night, table.table)
    name = ("Ana", "Ben")[turn_of(table) - 1]
    tablet.tap("DRAW")
    tablet.tap(f"{name}: place 3")
    tablet.tap(f"{name}: SWAP for place 3")
    tablet.says(f"Show {name}'s card at place 3.")
    tablet.show(called("9c"))
    expect(tablet.page.locator(".is-pile").get_by_role("img", name=called("9c"))).to_be_visible()
    expect(tablet.page.locator(".is-pile")).to_contain_text("may use it")


def test_the_wall_shows_both_layouts_and_who_looks(croupier: Running, open_wall: OpenWall) -> None:
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    page = open_wall(table.night)
    discarded(table)
    expect(page.locator(".cactus-wall .cactus-place")).to_have_count(8)
    expect(page.locator(".cactus-wall .is-pile")).to_contain_text(re.compile("1 card"))
    assert too_small(page) == []


def test_the_wall_says_whole_whose_a_live_card_is(croupier: Running, open_wall: OpenWall) -> None:
    """The card that was swapped out, once it is one that does something, for the longest name."""
    table = begun(croupier, "cactus", LONG_NAMES[:2])
    for _ in range(30):
        seat = turn_of(table)
        powers = [
            place
            for place in range(1, 5)
            if table.round.table.cards(f"place:{seat}:{place}")[0][0] in POWERS
        ]
        table.act(Action(seat, "draw"))
        if seat == 2 and powers:
            table.act(Action(seat, "swap", {"place": powers[0]}))
            break
        table.act(Action(seat, "discard"), Action(seat, "end"))
    page = open_wall(table.night)
    said = page.locator(".cactus-wall .is-pile figcaption")
    expect(said).to_contain_text(LONG_NAMES[0])
    assert said.evaluate("it => it.scrollHeight < it.clientHeight + 9"), "no line is cut off"
    for heap in page.locator(".cactus-wall .cactus-heap").all():
        expect(heap).to_be_in_viewport(ratio=1)


def test_on_the_tablet_the_drawn_card_is_dragged_onto_a_place(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "cactus", ("Ana", "Ben"))
    seat = turn_of(table)
    table.act(Action(seat, "draw"))
    drawn = table.round.table.cards(f"hand:{seat}")[0]
    replaced = table.round.table.cards(f"place:{seat}:2")[0]
    tablet = open_table(table.night, table.table)
    name = ("Ana", "Ben")[seat - 1]
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    card = tablet.page.locator(f"[data-card='hand:{seat}'] .card")
    place = tablet.page.locator(f"[data-card='place:{seat}:2']")
    felt = tablet.page.locator(".is-cactus .hand-foot")
    card.drag_to(felt, target_position={"x": 2, "y": 2})
    assert table.round.table.cards(f"hand:{seat}") == [drawn]  # beside every card: it springs back
    card.drag_to(place)
    pile = tablet.page.locator(".is-pile")
    expect(pile.get_by_role("img", name=called(replaced))).to_be_visible()
    assert table.round.table.cards(f"place:{seat}:2") == [drawn]


def test_a_place_is_dragged_onto_the_pile_to_match(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "cactus", ("Ana", "Ben"))
    tablet = open_table(table.night, table.table)
    seat = discarded(table)
    place = wrong_place(table, seat)
    card = table.round.table.cards(f"place:{seat}:{place}")[0]
    spot = tablet.page.locator(f"[data-card='place:{seat}:{place}'] .card")
    spot.drag_to(tablet.page.locator(".is-pile"))
    side = tablet.page.get_by_role("region", name=("Ana", "Ben")[seat - 1])
    expect(side.get_by_role("img", name=called(card))).to_be_visible()
    expect(side.locator(".cactus-place")).to_have_count(6)
