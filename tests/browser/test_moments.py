"""The last trick of a deal: two seconds on every screen, before anything is scored."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from games.engine.shuffle import SEED_BYTES, Draws
from games.players import next_action
from tests.moments import before_the, ends, hold, let_pass, replayed
from tests.phones import NewPhone, phones_play
from tests.rounds_on_screens import begun
from tests.server import Running, act_at_random
from tests.tablets import OpenTable
from tests.walls import OpenWall

LAST = "The last trick"
GAMES_OF_TRICKS = [("polignac", 4), ("lorum", 4)]


@pytest.fixture(params=GAMES_OF_TRICKS, ids=lambda param: param[0])
def last(request: pytest.FixtureRequest, croupier: Running) -> Callable[[], None]:
    """A first deal up to its last card, which is played when it is called."""
    game, seats = request.param
    night = croupier.night("Ana", "Ben", "Cleo", "Dov", chips=100)
    table = croupier.table(night, game, "virtual", tray=0)
    croupier.sit(night, table, range(1, seats + 1), 100)
    phones_play(croupier, night, table)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    return before_the(
        lambda before, after: ends(before, after) and after.actions[-1].do == "play",
        croupier,
        night,
        table,
        Draws(game.encode()),
    )


def test_the_last_trick_lies_there_before_the_score_on_every_screen(
    last: Callable[[], None], open_phone: NewPhone, open_table: OpenTable, open_wall: OpenWall
) -> None:
    phone, tablet, wall = open_phone(1, 1).page, open_table(1, 1).page, open_wall(1)
    screens: list[tuple[Page, str]] = [
        (phone, ".hand-waits"),
        (tablet, ".line-text"),
        (wall, ".wall-line"),
    ]
    for page, _ in screens:
        hold(page)
    last()
    for page, line in screens:
        expect(page.locator(line)).to_contain_text(LAST)
    expect(phone.locator(".hand-result")).to_have_count(0)
    expect(phone.locator(".card").first).to_be_visible()
    expect(wall.locator(".wall-sheet")).to_have_count(0)
    assert set(wall.locator(".points-list .figure").all_inner_texts()) <= {"0"}
    for page, line in screens:
        let_pass(page)
        expect(page.locator(line).filter(has_text=LAST)).to_have_count(0)
    expect(phone.locator(".hand-result")).to_be_visible()


def test_a_tap_ends_it_and_it_stays_where_less_motion_is_asked_for(
    last: Callable[[], None], open_phone: NewPhone
) -> None:
    phone = open_phone(1, 1).page
    hold(phone)
    phone.emulate_media(reduced_motion="reduce")
    last()
    line = phone.locator(".hand-waits").filter(has_text=LAST)
    expect(line).to_be_visible()
    let_pass(phone, 100)
    phone.locator(".hand-board").click(position={"x": 3, "y": 3})
    expect(line).to_have_count(0)
    expect(phone.locator(".hand-result")).to_be_visible()


def test_a_phone_asleep_between_two_deals_says_the_score_and_how_near_the_end_is(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dov", chips=100)
    table = croupier.table(night, "polignac", "virtual", tray=0)
    croupier.sit(night, table, range(1, 5), 100)
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    phone = open_phone(night, 1).page
    before_the(ends, croupier, night, table, Draws(b"asleep"))()
    result = phone.locator(".hand-why")
    expect(result).to_contain_text("in all; deal 1")
    phone.clock.install()
    croupier.say("POST", f"{path}/rounds/1/close")
    expect(phone.locator(".hand-between .hand-standing")).to_contain_text("so far · deal 1")
    phone.clock.fast_forward(60_000)
    expect(phone.locator(".hand-asleep")).to_contain_text("so far · deal 1")


def test_a_grey_undo_says_why(croupier: Running, open_table: OpenTable) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dov", chips=100)
    table = croupier.table(night, "polignac", "virtual", tray=0)
    croupier.sit(night, table, range(1, 5), 100)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    why = tablet.page.locator(".record-why")
    expect(why).to_have_text("Nothing has been done yet.")
    expect(tablet.button("undo")).to_be_disabled()
    with croupier.dealing(night, table):
        act_at_random(croupier, night, table, Draws(b"undo"))
    expect(why).to_contain_text("It has shown a card or a choice")


@pytest.mark.parametrize("game", ["machiavelli", "vazhushal"])
def test_who_is_out_is_seen_before_the_score(
    croupier: Running, open_phone: NewPhone, open_wall: OpenWall, game: str
) -> None:
    """A round that the program plays up to the action that ends it with somebody out."""
    while True:
        table = begun(croupier, game, ["Ana", "Ben"])
        while True:
            now = table.round
            action = next_action(now, now.table.seats, bytes(SEED_BYTES))
            assert action is not None
            then = replayed(now)
            then.act(action)
            if then.finished:
                break
            table.act(action)
        if not then.table.cards(f"hand:{action.seat}"):
            break
        table.act(action)
    out = f"{then.table.players[action.seat]} is out"
    phone, wall = open_phone(table.night, 1).page, open_wall(table.night)
    for page in (phone, wall):
        hold(page)
    table.act(action)
    expect(phone.locator(".hand-waits")).to_contain_text(out)
    expect(wall.locator(".wall-line")).to_contain_text(out)
    expect(phone.locator(".hand-result")).to_have_count(0)
    for page in (phone, wall):
        let_pass(page)
    expect(phone.locator(".hand-result")).to_be_visible()
    expect(wall.locator(".wall-sheet .figure").first).to_be_visible()
