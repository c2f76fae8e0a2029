"""A deal of Kaiser with a real deck: the bidding in taps, the trick on the felt, and the score
sheet as two scorekeepers write it; nobody has a chip.
"""

from playwright.sync_api import Page, expect

from tests.conftest import Device
from tests.games.tricks_played import KAISER
from tests.server import PIN, Running
from tests.tablets import OpenTable, called

SEATS = [1, 2, 3, 4]
NAMES = ["Ana", "Ben", "Cleo", "Dov"]


def test_a_deal_is_bid_played_and_scored_without_a_chip(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "kaiser", "physical", tray=0)
    croupier.sit(night, table, SEATS, chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.button("bid 7")).to_be_visible()
    dealer = croupier.look(f"nights/{night}/tables/{table}")["round"]["dealer"]
    leader = dealer % 4 + 1
    who, partner = NAMES[leader - 1], NAMES[(leader + 1) % 4]

    tablet.tap("bid 7")
    expect(tablet.button("bid 7")).to_be_disabled()
    expect(tablet.button("bid 7 no trump")).to_be_enabled()
    tablet.tap("PASS", "PASS", "PASS")
    tablet.tap("trumps ♦")
    expect(tablet.page.locator(".tricks-head")).to_contain_text(f"{who} plays 7")

    actions = KAISER.actions(SEATS, dealer)
    for action in actions[:4]:
        tablet.show(called(action.card()))
    seat = tablet.page.get_by_role("region", name=who, exact=True)
    expect(seat.get_by_role("img", name="ace of hearts")).to_be_visible()
    expect(seat).to_contain_text("1 trick")
    picker = tablet.button(called("8h")).bounding_box()
    for box in (each.bounding_box() for each in tablet.page.locator(".tricks-seat").all()):
        assert box
        assert picker
        assert box["y"] + box["height"] <= picker["y"], "the trick is not hidden by the cards"
    for action in actions[4:]:
        tablet.show(called(action.card()))
    tablet.says("Deal 1 is scored.")

    tablet.tap("score sheet")
    sheet = tablet.page.get_by_role("dialog", name="The score sheet")
    mine = sheet.get_by_role("table", name=" and ".join(sorted([who, partner])))
    expect(mine.get_by_role("row", name="7 made +10")).to_be_visible()
    expect(mine.get_by_role("row", name="5♥ +5")).to_be_visible()
    expect(mine.get_by_role("row", name="before 0")).to_be_visible()
    expect(mine.get_by_role("row", name="after 10")).to_be_visible()
    assert mine.locator(".deal-trick").count() == 5
    tablet.tap("done")


def test_nobody_is_asked_for_chips_where_points_are_played_for(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    tablet = open_table(night, table)
    for seat, name in ((1, "Ana"), (2, "Ben")):
        tablet.tap(f"seat {seat}, free")
        dialog = tablet.page.get_by_role("dialog")
        expect(dialog).to_contain_text("nobody needs chips here")
        if seat == 1:  # the last one is chosen already
            dialog.get_by_role("button", name=name).click()
        tablet.tap(f"seat {name}")
        expect(dialog).to_have_count(0)
    expect(tablet.page.locator(".place-rack")).to_have_text(["", ""])
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.page.get_by_role("region", name="the score")).to_be_visible()


def test_a_player_bids_on_the_own_phone_in_one_tap(croupier: Running, device: Device) -> None:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "kaiser", "virtual", tray=0)
    croupier.sit(night, table, SEATS, chips=0)
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("PUT", f"{path}/phones", {"play": True})
        croupier.say("POST", f"{path}/rounds", {"number": 1})
    (bidder,) = croupier.look(path)["round"]["prompt"]["awaited"]
    page = device(360, 740).new_page()
    token = croupier.say("POST", f"nights/{night}/players/{bidder}/link")["token"]
    croupier.let_in(page.context, "player", token=token)
    page.goto(f"{croupier.url}/hand")
    page.get_by_role("button", name="bid 7 no trump").click()
    expect(page.get_by_role("region", name="the table")).to_contain_text("bids 7 no trump")
    (last,) = croupier.look(path)["round"]["facts"]["bids"]
    assert last == {"points": 7, "no_trump": True, "seat": bidder}


def a_wall(croupier: Running, page: Page, night: int) -> None:
    """This page becomes the wall of the night."""
    croupier.let_in(page.context, "host", pin=PIN)
    page.goto(f"{croupier.url}/wall")
    assert night


def test_the_score_stands_on_the_wall_between_deals(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "stop-the-bus", "virtual", tray=0, token=0)
    croupier.sit(night, table, [1, 2], chips=0)
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        for number in (1, 2):
            croupier.say("POST", f"{path}/rounds", {"number": number})
            for more in ({"stop": True}, {}):
                round_ = croupier.look(path)["round"]
                (seat,) = round_["prompt"]["awaited"]
                option = next(o for o in round_["prompt"]["options"] if o["do"] == "keep")
                action = {"by": seat, "do": "keep", **more}
                croupier.say(
                    "POST",
                    f"{path}/rounds/{number}/actions",
                    {"action": action, "since": option["since"]},
                )
            croupier.say("POST", f"{path}/rounds/{number}/close")
    tablet = open_table(night, table)
    page = tablet.page.context.new_page()
    a_wall(croupier, page, night)
    score = page.get_by_role("region", name="the score sheet")
    expect(score).to_contain_text("Stop the Bus")
    expect(score).to_contain_text("the worst hand")
    expect(score.locator(".score-chart")).to_be_visible()
    expect(score).to_be_in_viewport(ratio=1)

    page.goto(f"{croupier.url}/rounds/{night}/{table}")
    last = page.locator(".recall-round").first
    expect(last).to_contain_text("Ana · Ben")  # who played; no chips were won
