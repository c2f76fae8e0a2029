"""Comet on the dealer's tablet and on the wall."""

import re

from playwright.sync_api import expect

from games.cards import suit
from games.comet.deal import COMET, SUITS
from games.engine import Action
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable, called
from tests.walls import WHOLE, OpenWall, too_small


def play_one(table: OnScreens) -> str:
    """Whoever must play plays a card, not the comet; returns it."""
    round_ = table.round
    assert round_.prompt is not None
    (seat,) = round_.prompt.awaited
    option = round_.prompt.option(seat, "play")
    assert option is not None
    card = next(card for card in option.values["card"].data() if card != COMET)  # type: ignore[union-attr]
    table.act(Action(seat, "play", {"card": card}))
    return str(card)


def test_the_suits_are_rows_and_eight_people_and_their_scores_are_in_sight(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "comet", LONG_NAMES)
    tablet = open_table(table.night, table.table)
    card = play_one(table)
    page = tablet.page
    expect(page.locator(".suit-spot").get_by_role("img", name=called(card))).to_be_visible()
    expect(page.locator(".suit-row")).to_have_count(4)
    seats = page.locator(".comet-seat")
    expect(seats).to_have_count(8)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
        expect(seat.locator(".figure")).to_have_text("0")
    expect(seats.filter(has_text="5 cards")).to_have_count(1)


def test_the_record_says_a_play_as_a_sentence(croupier: Running, open_table: OpenTable) -> None:
    table = begun(croupier, "comet", ("Ana", "Ben", "Cleo", "Dan"))
    tablet = open_table(table.night, table.table)
    play_one(table)
    expect(tablet.page.locator(".record-text").first).to_have_text(
        re.compile(r"^(Ana|Ben|Cleo|Dan) plays the \w+.")
    )


def test_the_next_card_of_a_suit_stands_behind_the_last(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "comet", ("Ana", "Ben", "Cleo", "Dan"))
    tablet = open_table(table.night, table.table)
    card = play_one(table)
    spots = table.round.game.board(table.round.table)["rows"][suit(card)]  # type: ignore[misc,index]
    next_ = next((spot for spot in spots if spot["state"] in ("wanted", "next")), None)
    row = tablet.page.locator(".suit-row").nth(list(SUITS).index(suit(card)))
    if next_ is None:  # the run has stopped
        expect(row.locator(".suit-spot:is(.is-wanted, .is-next)")).to_have_count(0)
    else:
        expect(row.locator(".suit-spot:is(.is-wanted, .is-next)")).to_have_count(1)


def throw_the_comet(table: OnScreens) -> int:
    """The comet falls behind the first card; returns whose it was."""
    play_one(table)
    seat = next(
        seat for seat in table.round.table.seats if COMET in table.round.table.cards(f"hand:{seat}")
    )
    table.act(Action(seat, "play", {"card": COMET}))
    return seat


def with_the_comet_dealt(croupier: Running, names: tuple[str, ...]) -> OnScreens:
    """A round in which somebody holds the comet: with the even pack there is no stub."""
    return begun(croupier, "comet", names, pack="even")


def test_the_comet_lies_at_its_own_place_under_the_name_of_who_threw_it(
    croupier: Running, open_table: OpenTable
) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan")
    table = with_the_comet_dealt(croupier, names)
    tablet = open_table(table.night, table.table)
    place = tablet.page.locator(".comet-place")
    expect(place.get_by_role("img", name="no card yet")).to_be_visible()
    seat = throw_the_comet(table)
    expect(place.get_by_role("img", name=called(COMET))).to_be_visible()
    tablet.recorded(f"{names[seat - 1]} throws the comet.")


def test_with_a_real_deck_who_played_the_wanted_card_is_touched_or_that_nobody_has_it(
    croupier: Running, open_table: OpenTable
) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan")
    table = begun(croupier, "comet", names, "physical")
    tablet = open_table(table.night, table.table)
    rows = tablet.page.locator(".suit-rows")
    leader = names[int(table.round.table.in_turn()[0]) - 1]
    tablet.button(called("5c")).click()
    tablet.recorded(f"{leader} plays the 5♣")
    rows.get_by_role("button", name=called("6c")).click()
    tablet.tap("Ben")
    tablet.recorded("Ben plays the 6♣")
    tablet.tap("nobody has it")
    picker = tablet.page.get_by_role("group", name="cards", exact=True)
    expect(picker.get_by_role("button", name=called("7c"))).to_be_disabled()
    tablet.button(called("2h")).click()
    tablet.recorded("Ben plays the 2♥")
    tablet.page.locator(".comet-place").get_by_role("button", name=called(COMET)).click()
    tablet.tap("Dan")
    tablet.recorded("Dan throws the comet.")


def test_the_wall_shows_the_rows_and_how_many_cards_everybody_has(
    croupier: Running, open_wall: OpenWall
) -> None:
    table = begun(croupier, "comet", LONG_NAMES)
    page = open_wall(table.night)
    card = play_one(table)
    expect(page.locator(".comet-wall").get_by_role("img", name=called(card))).to_be_visible()
    expect(page.locator(".card-counts li")).to_have_count(8)
    assert too_small(page) == []
    assert page.locator(".card-counts b:first-child").evaluate_all(WHOLE)
    for part in page.locator(".suit-row, .card-counts li").all():
        expect(part).to_be_in_viewport(ratio=1)


def test_on_a_large_screen_the_rows_are_large_and_everybody_is_in_sight_with_their_whole_name(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "comet", LONG_NAMES)
    page = open_table(table.night, table.table, 1920, 1080).page
    play_one(table)
    names = page.locator(".comet-name b:first-of-type")
    for width, height, least in ((1920, 1080, 75), (1024, 768, 40)):
        page.set_viewport_size({"width": width, "height": height})
        for spot in page.locator(".suit-row .suit-spot:first-of-type").all():
            assert spot.evaluate("it => it.offsetWidth") >= least
        for seat in page.locator(".comet-seat").all():
            expect(seat).to_be_in_viewport(ratio=1)
        assert names.evaluate_all(WHOLE)
