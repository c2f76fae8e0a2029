"""Aggravation on a tablet between two people, on the wall, and with real cards."""

from playwright.sync_api import expect

from games.engine import Action
from tests.games.aggravation.on_screens import (
    NAMES,
    cover,
    none_left,
    open_places,
    shown_at,
    with_a_match,
)
from tests.phones import NewPhone
from tests.rounds_on_screens import begun
from tests.server import Running
from tests.tablets import OpenTable
from tests.walls import OpenWall, too_small

COUNTED = 10_000
"""Milliseconds: a count of three on a busy machine."""
HEADS_UP = """[...document.querySelectorAll(".eyes-end")].map((end) => {
    const [mine, name] = [end, end.querySelector(".eyes-own")].map(
        (part) => part.getBoundingClientRect());
    return name.top - mine.top > mine.height / 2 ? "near" : "far";
})"""


def test_the_tablet_counts_and_turns_and_can_wait(croupier: Running, open_table: OpenTable) -> None:
    table = begun(croupier, "aggravation", NAMES)
    tablet = open_table(table.night, table.table)
    expect(tablet.page.locator(".eyes-place")).to_have_count(0)
    tablet.tap("COUNT AND TURN")
    expect(tablet.page.locator(".eyes-near .eyes-place")).to_have_count(2, timeout=COUNTED)
    tablet.tap("WAIT")
    expect(tablet.button("GO ON")).to_be_visible()
    assert {action.do for action in table.round.actions} == {"turn"}


def test_each_player_has_an_end_of_the_tablet_upright_for_them(
    croupier: Running, open_table: OpenTable
) -> None:
    table = with_a_match(croupier)
    tablet = open_table(table.night, table.table)
    expect(tablet.page.locator(".eyes-end")).to_have_count(2)
    assert tablet.page.evaluate(HEADS_UP) == ["far", "near"]
    for end, seat in ((".eyes-far", 1), (".eyes-near", 2)):
        expect(tablet.page.locator(f"{end} .eyes-player")).to_contain_text(NAMES[seat - 1])
        place = open_places(table)[0]
        name = shown_at(table, place)
        tablet.page.locator(end).get_by_role("button", name=name, exact=True).click()
        expect(tablet.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        assert table.round.actions[-1] == cover(seat, place)
        if not open_places(table):
            return


def test_of_two_fingers_at_once_the_first_has_the_card_and_the_other_is_told(
    croupier: Running, open_table: OpenTable
) -> None:
    table = with_a_match(croupier)
    tablet = open_table(table.night, table.table)
    name = shown_at(table, open_places(table)[0])
    expect(tablet.page.get_by_role("button", name=name, exact=True)).to_have_count(2)
    tablet.page.evaluate(
        """(name) => { for (const end of [".eyes-near", ".eyes-far"]) document.querySelector(
            `${end} button[aria-label="${name}"]`).dispatchEvent(
                new PointerEvent("pointerdown", {bubbles: true, button: 0})) }""",
        name,
    )
    expect(tablet.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    covers = [action for action in table.round.actions if action.do == "cover"]
    first = {1: "Ana", 2: "Ben"}[int(covers[0].by)]
    second = {1: ".eyes-near", 2: ".eyes-far"}[int(covers[0].by)]
    if len(covers) == 1:  # the card that was laid there did not match something itself
        expect(tablet.page.locator(f"{second} .eyes-note")).to_have_text(f"{first} was first.")


def test_where_phones_play_the_tablet_shows_the_rows_to_everybody(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    table = with_a_match(croupier)
    for player in (1, 2):
        open_phone(table.night, player)
    tablet = open_table(table.night, table.table)
    expect(tablet.page.locator(".eyes-board .eyes-place")).to_have_count(
        len(table.round.table.zones) - 3
    )
    expect(tablet.page.locator("button.eyes-place")).to_have_count(0)


def test_the_match_that_wins_is_shown_and_then_the_score(
    croupier: Running, open_table: OpenTable
) -> None:
    table = with_a_match(croupier)
    match = none_left(table)
    tablet = open_table(table.night, table.table)
    expect(tablet.page.locator(".eyes-end")).to_have_count(2)
    table.act(Action(1, "call", {"places": list(match)}))
    expect(tablet.page.locator(".eyes-rows .card.is-lit")).to_have_count(2)
    tablet.says("The game is over: Ana wins.")


def test_with_real_cards_one_tap_says_who_has_won(croupier: Running, open_table: OpenTable) -> None:
    table = begun(croupier, "aggravation", NAMES, cards="physical", target=3)
    tablet = open_table(table.night, table.table)
    tablet.says("Who has called the last match?")
    for name in NAMES:
        expect(tablet.page.locator(".eyes-real")).to_contain_text(name)
    tablet.tap("Ben")
    expect(tablet.page.locator(".eyes-score").nth(1).locator(".figure")).to_have_text("1")
    assert table.round.table.facts.winner == 2


def test_the_room_sees_both_rows_large_and_no_match_marked(
    croupier: Running, open_wall: OpenWall
) -> None:
    table = with_a_match(croupier)
    wall = open_wall(table.night)
    expect(wall.locator(".eyes-wall .eyes-row")).to_have_count(2)
    expect(wall.locator(".eyes-wall .card")).to_have_count(len(table.round.table.zones) - 3)
    expect(wall.locator(".eyes-wall .is-lit, .eyes-wall .is-dim")).to_have_count(0)
    assert too_small(wall) == []
