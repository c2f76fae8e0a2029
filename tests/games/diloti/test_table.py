"""Diloti on the dealer's tablet and on the wall."""

from playwright.sync_api import expect

from games.engine import Action, as_kind
from games.engine.shuffle import Draws
from games.trials.simulate import random_action
from tests.browser.test_large_text import WHOLE
from tests.games.diloti.test_phone import option_of, with_a_sum
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, all_in_sight, called
from tests.walls import OpenWall, too_small


def with_a_heap(croupier: Running, seats: int) -> tuple[OnScreens, int]:
    """A round in which somebody has just declared; whose it is."""
    while True:
        table = begun(croupier, "diloti", LONG_NAMES[:seats])
        while (prompt := table.round.prompt) is not None:
            (seat,) = prompt.awaited
            declare = option_of(table, "declare")
            if declare and (ways := declare.ways()):
                table.act(Action(seat, "declare", ways[0]))
                return table, int(seat)
            verb = "lay" if prompt.option(seat, "lay") else "capture"
            option = prompt.option(seat, verb)
            assert option is not None
            card = as_kind(option.values["card"].data(), list[str])[0]
            way = {"card": card} if verb == "lay" else (option.ways() or ())[0]
            table.act(Action(seat, verb, way))


def test_a_heap_has_its_worth_and_its_owner_and_four_people_are_in_sight(
    croupier: Running, open_table: OpenTable
) -> None:
    table, seat = with_a_heap(croupier, 4)
    tablet = open_table(table.night, table.table)
    (declared,) = table.round.table.facts.declarations
    heap = tablet.page.locator(".felt .diloti-heap")
    expect(heap).to_contain_text(f"{declared.value} · {LONG_NAMES[seat - 1]}")
    seats = tablet.page.locator(".diloti-seat")
    all_in_sight(seats, 4)


def test_on_the_tablet_a_sum_is_taken_by_tapping_its_cards(
    croupier: Running, open_table: OpenTable
) -> None:
    table, card, taken = with_a_sum(croupier)
    prompt = table.round.prompt
    assert prompt is not None
    (seat,) = prompt.awaited
    name = LONG_NAMES[int(seat) - 1]
    tablet = open_table(table.night, table.table)
    tablet.tap(f"tablet to {name}")
    tablet.look(name)
    page = tablet.page
    page.get_by_role("group", name="your cards").get_by_role("button", name=called(card)).click()
    for other in taken:
        page.get_by_role("group", name="the table", exact=True).get_by_role(
            "button", name=called(other), exact=True
        ).click()
    page.get_by_role("button", name=" takes ").click()
    expect(
        page.get_by_role("button", name=f"{LONG_NAMES[2 - int(seat)]}, touch to look")
    ).to_be_visible()
    assert {card, *taken} <= {*table.round.table.cards("won:1"), *table.round.table.cards("won:2")}


def test_with_a_real_deck_what_a_card_takes_or_binds_is_touched_on_the_felt(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "diloti", LONG_NAMES[:2], "physical")
    tablet = open_table(table.night, table.table)
    page = tablet.page
    tablet.show(*map(called, ("8c", "5h", "3s", "Qh")))
    felt = page.locator(".felt").get_by_role("group", name="the table", exact=True)

    tablet.button(called("8d")).click()
    expect(felt.locator(".is-caught")).to_have_count(3)
    for card in ("5h", "3s"):
        felt.get_by_role("button", name=called(card), exact=True).click()
    expect(page.locator(".diloti-count")).to_contain_text("3♠\ufe0e: 8")
    tablet.tap("8♦\ufe0e takes")
    assert table.round.table.cards("layout") == ["8c", "Qh"]

    tablet.button(called("2c")).click()
    felt.get_by_role("button", name=called("8c"), exact=True).click()
    tablet.tap("2♣\ufe0e: declare 10")
    (heap,) = table.round.table.facts.declarations
    assert (heap.value, set(heap.cards)) == (10, {"8c", "2c"})

    tablet.button(called("Kc")).click()
    tablet.tap("another card")  # it was not that one
    tablet.button(called("Td")).click()
    felt.get_by_role("button", name="10 · ").click()
    tablet.tap("10♦\ufe0e takes")
    assert table.round.table.cards("layout") == ["Qh"]


def test_the_wall_shows_the_heap_and_each_of_the_partners(
    croupier: Running, open_wall: OpenWall
) -> None:
    table, seat = with_a_heap(croupier, 4)
    page = open_wall(table.night)
    expect(page.locator(".diloti-heap")).to_contain_text(LONG_NAMES[seat - 1])
    names = page.locator(".points-name")
    all_in_sight(names, 4)
    assert too_small(page) == []


def test_what_was_won_lies_within_its_seat_and_a_xeri_is_told_once_for_both_partners(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall
) -> None:
    table = begun(croupier, "diloti", LONG_NAMES[:4])
    chance = Draws(b"a xeri")
    while not sum(table.round.table.facts.xeris.values()):
        if table.round.prompt is None:
            table = begun(croupier, "diloti", LONG_NAMES[:4])
        any_play(table, chance)
    (side,) = (side for side, count in table.round.table.facts.xeris.items() if count)
    partners = " and ".join(LONG_NAMES[int(seat) - 1] for seat in side.split("+"))
    tablet, wall = open_table(table.night, table.table), open_wall(table.night)
    for page in (tablet.page, wall):
        expect(page.locator(".diloti-xeris")).to_have_text(f"{partners}: 1 xeri")
    while table.round.prompt is not None:
        any_play(table, chance)
    seats = tablet.page.locator(".diloti-seat")
    expect(seats.locator(".won-cards")).to_have_count(2)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
    assert seats.evaluate_all(WHOLE) == [True] * 4


def any_play(table: OnScreens, chance: Draws) -> None:
    """A play by chance, of whoever's turn it is."""
    prompt = table.round.prompt
    assert prompt is not None
    table.act(random_action(prompt, chance))


def test_everybody_is_in_sight_above_the_cards_of_a_real_deck(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "diloti", LONG_NAMES[:4], "physical")
    tablet = open_table(table.night, table.table)
    tablet.show(called("8c"), called("5h"), called("3s"), called("Qh"))
    expect(tablet.page.locator(".picker-grid")).to_be_visible()
    all_in_sight(tablet.page.locator(".diloti-seat"), 4)
