"""Chicago at the tablet: what is said, what is kept, and the cards as they are played."""

import re

from playwright.sync_api import expect

from games.chicago.hands import made
from games.engine import Action
from tests.browser.test_large_text import WHOLE
from tests.phones import NewPhone
from tests.rounds_on_screens import LONG_NAMES, OnScreens, begun
from tests.server import Running
from tests.tablets import OpenTable
from tests.walls import OpenWall, too_small

NAMES = ["Maximiliane-Charlotte", "Bartholomäus Wittgenstein", "Ann", "Konstantin-Alexander"]


def test_four_with_a_real_deck_see_what_stands_and_what_is_kept(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "chicago", "physical", tray=0)
    croupier.sit(night, table, range(1, 5), chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.says("change cards, or stand")
    look = croupier.look(f"nights/{night}/tables/{table}")["round"]["facts"]["drawing"]
    first, second, *_ = [NAMES[seat - 1] for seat in look]
    tablet.tap("STAND", "STAND", "STAND", "STAND")
    felt = tablet.page.get_by_role("region", name="felt")
    expect(felt).to_contain_text("showdown 1 of 2")
    tablet.tap("two pair")
    expect(felt.get_by_role("region", name=first)).to_contain_text("two pair")
    expect(felt.locator(".chi-points .is-lit")).to_have_text("two pair 2")
    tablet.says("announce two pair or better")
    tablet.tap("two pair")
    tablet.says(f"{first}: say how high your two pair is.")
    tablet.tap("king")
    tablet.tap("PASS", "PASS", "PASS")
    tablet.recorded(f"Nobody beats {first}: two pair, which scores 2 with the deal.")
    expect(felt.get_by_role("region", name=first)).to_contain_text("keeps: two pair")
    expect(felt.get_by_role("region", name=second)).not_to_contain_text("keeps")
    for seat in felt.locator(".chi-seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
    cut = "all => all.filter(name => name.scrollWidth > name.clientWidth).length"
    assert felt.locator(".chi-name b").evaluate_all(cut) == 0


def test_with_cards_on_screens_a_word_is_said_on_the_tablet_that_is_handed_over(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES[:2], chips=0)
    table = croupier.table(night, "chicago", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "STAND", "STAND")
    tablet.says("announce your hand, or pass")
    felt = tablet.page.get_by_role("region", name="felt")
    expect(felt.get_by_role("img", name="face down")).to_have_count(10)
    expect(tablet.page.get_by_role("button", name=re.compile("^pair"))).to_have_count(0)
    tablet.tap("PASS", "PASS")
    tablet.recorded("Nobody has announced a hand.")


def after_a_draw(table: OnScreens) -> int:
    """All stand; who is the first to speak."""
    while (prompt := table.round.prompt) and prompt.option(prompt.awaited[0], "stand"):
        table.act(Action(prompt.awaited[0], "stand"))
    assert prompt is not None
    return int(prompt.awaited[0])


def test_the_wall_shows_four_names_whole_beside_what_they_said(
    croupier: Running, open_wall: OpenWall
) -> None:
    names = [*LONG_NAMES[:2], *LONG_NAMES[4:6]]
    table = begun(croupier, "chicago", names)
    after_a_draw(table)
    for _ in names:
        prompt = table.round.prompt
        assert prompt is not None
        table.act(Action(prompt.awaited[0], "pass"))
    page = open_wall(table.night)
    people = page.locator(".chi-wall .seat-name")
    expect(people).to_have_text(names)
    expect(page.locator(".chi-said")).to_have_text(["passes"] * 4)
    assert people.evaluate_all(WHOLE) == [True] * 4
    for part in page.locator(".chi-wall li").all():
        expect(part).to_be_in_viewport(ratio=1)
    assert too_small(page) == []


def test_who_has_exposed_is_told_so_on_the_phone_and_keeps_one_word_once(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    table = begun(croupier, "chicago", LONG_NAMES[:2])
    while not (hand := made(table.round.table.cards(f"hand:{(seat := after_a_draw(table))}"))):
        table = begun(croupier, "chicago", LONG_NAMES[:2])
    other = 3 - seat
    word = hand.hand
    showdown = [Action(seat, "announce", {"hand": word}), Action(other, "pass")]
    table.act(*showdown, Action(seat, "stand"), Action(other, "stand"), *showdown)
    tablet = open_table(table.night, table.table)
    notes = tablet.page.get_by_role("region", name=LONG_NAMES[seat - 1]).locator(".small")
    expect(notes).to_contain_text(f"keeps: {word}")
    expect(notes).not_to_contain_text(re.compile("keeps:.*keeps:"))
    table.act(Action(seat, "expose"))
    phone = open_phone(table.night, seat)
    phone.says("Your cards lie open. Change some, or stand.")
