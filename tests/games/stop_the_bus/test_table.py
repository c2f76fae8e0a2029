"""Stop the Bus at the tablet: the open cards and everybody's tokens, however many sit there."""

from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable

NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eva", "Fay"]


def test_six_play_with_the_middle_and_all_tokens_in_sight(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "stop-the-bus", "virtual", tray=0, token=0)
    croupier.sit(night, table, range(1, 7), chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    felt = tablet.page.get_by_role("region", name="felt")
    expect(felt.get_by_role("img", name="3 tokens")).to_have_count(6)
    expect(felt.locator(".bus-middle .card")).to_have_count(3)
    expect(felt.get_by_role("img", name="face down")).to_have_count(18)
    expect(felt).not_to_contain_text("rack")
    expect(tablet.page.locator(".bar-tray")).to_have_count(0)

    path = f"nights/{night}/tables/{table}"
    first, *others = croupier.look(path)["round"]["facts"]["playing"]
    caller = NAMES[first - 1]
    tablet.tap("keep and stop")
    tablet.recorded(f"{caller} keeps. {caller} stops the bus.")
    assert tablet.record()[0].count("keep") == 1
    expect(felt.get_by_role("region", name=caller)).to_contain_text("stopped the bus")
    for _ in others:
        tablet.tap("keep")
    tablet.says("Deal 1 is scored.")
    losers = croupier.look(path)["round"]["facts"]["losers"]
    for loser in losers:
        seat = felt.get_by_role("region", name=NAMES[loser - 1])
        expect(seat.get_by_role("img", name="2 tokens")).to_be_visible()
        expect(seat).to_contain_text("the worst hand")
    for region in [felt.get_by_role("region", name="the score"), *felt.locator(".bus-seat").all()]:
        expect(region).to_be_in_viewport(ratio=1)


def test_a_real_deck_shows_the_middle_and_the_hands(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES[:2], chips=10)
    table = croupier.table(night, "stop-the-bus", "physical", tray=100)
    croupier.sit(night, table, [1, 2], chips=10)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.show("ten of spades", "eight of hearts", "three of clubs")
    felt = tablet.page.get_by_role("region", name="felt")
    expect(felt.locator(".bus-middle .card")).to_have_count(3)
    tablet.tap("keep and stop", "keep")
    tablet.says("card 1 of 3")
    tablet.show("king of hearts", "king of diamonds", "four of clubs")
    tablet.show("queen of spades", "nine of diamonds", "two of clubs")
    tablet.says("Take 1 from ")
    tablet.tap("taken")
    tablet.says("Deal 1 is scored.")
    expect(felt.locator(".bus-pot")).to_contain_text("1")
    loser = felt.locator(".bus-seat", has_text="the worst hand")
    expect(loser).to_contain_text("rack 9")


def test_whose_turn_it_is_not_takes_the_tablet_too(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES[:3], chips=0)
    table = croupier.table(night, "stop-the-bus", "virtual", tray=0, token=0)
    croupier.sit(night, table, [1, 2, 3], chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.answered()
    first, second, _ = croupier.look(f"nights/{night}/tables/{table}")["round"]["facts"]["playing"]
    tablet.tap("another player …")
    choice = tablet.page.get_by_role("dialog", name="Who takes the tablet?")
    expect(choice.get_by_role("button", name=NAMES[first - 1])).to_have_count(0)
    choice.get_by_role("button", name=NAMES[second - 1]).click()
    tablet.look(NAMES[second - 1])
    expect(tablet.page.locator(".hand-own .card:not(.is-back)")).to_have_count(3)
    tablet.tap("back to the dealer")
    tablet.tap("keep")
