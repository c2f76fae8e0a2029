"""Whole hands of Bura on one tablet: from hand to hand, and with a real deck."""

import pytest
from playwright.sync_api import Locator, expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet

ANA, BEN = 1, 2
POINTS = {"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2}


def table_of(croupier: Running, cards: str, **options: int) -> tuple[int, int]:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "bura", cards, **options)
    croupier.sit(night, table, [ANA, BEN])
    return night, table


def racks(croupier: Running, night: int, table: int) -> dict[str, int]:
    """What the book says the racks hold."""
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return {seat["name"]: seat["rack"] for seat in seats}


def side(tablet: Tablet, name: str) -> Locator:
    """A player's side of the felt."""
    return tablet.page.get_by_role("group", name=name, exact=True)


def leads(tablet: Tablet) -> tuple[str, str]:
    """Who has the lead, and the other one: whose deal it is was drawn by lot."""
    expect(tablet.page.locator(".bura-side.is-lit")).to_have_count(1)
    name = tablet.page.locator(".bura-side.is-lit .bura-who b").inner_text()
    return name, {"Ana": "Ben", "Ben": "Ana"}[name]


def face_up(tablet: Tablet) -> Locator:
    """The cards of the felt that everybody sees."""
    return tablet.page.locator(".bura .card:not([aria-label='face down'])")


def play_out(croupier: Running, night: int, table: int) -> None:
    """In the API: every lead is one card, every answer whatever comes first, until the hands are
    out.
    """
    path = f"nights/{night}/tables/{table}"
    while (state := croupier.look(path))["round"]["prompt"]["say"]["code"] != "bura.last":
        [seat] = state["round"]["prompt"]["awaited"]
        croupier.say("PUT", f"{path}/hand-over", {"seat": seat})
        view = f"?as=seat:{seat}"
        options = croupier.look(path + view)["round"]["prompt"]["options"]
        [option] = [
            option
            for option in options
            if option["by"] == seat and option["do"] in ("lead", "answer")
        ]
        cards = option["values"]["cards"]["of"][: option["values"]["cards"]["least"]]
        body = {
            "action": {"by": seat, "do": option["do"], "cards": cards},
            "since": option["since"],
        }
        croupier.say("POST", f"{path}/rounds/1/actions{view}", body)


def test_a_hand_on_one_shared_tablet_goes_from_hand_to_hand(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "virtual")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    leader, other = leads(tablet)
    expect(face_up(tablet)).to_have_count(1)  # the trump
    expect(side(tablet, other)).to_contain_text("may speak first")
    expect(tablet.button("declare 31 …")).to_have_count(0)

    # The other may look as well, and gives the tablet back: whether there is anything to announce
    # shows nowhere.
    tablet.tap(f"tablet to {other}")
    tablet.look(other)
    expect(tablet.page.locator(".tap-card")).to_have_count(3)
    expect(tablet.page.locator("button.tap-card")).to_have_count(0)
    tablet.tap("back to the dealer")

    tablet.tap(f"tablet to {leader}")
    expect(tablet.page.locator(".hand-own")).to_have_count(0)  # covered until it is touched
    tablet.look(leader)
    hand = tablet.page.locator("button.tap-card")
    expect(hand).to_have_count(3)
    expect(tablet.button("lead: tap 1 to 3 cards")).to_be_disabled()
    tablet.settle()
    led = hand.nth(1).get_attribute("aria-label")
    hand.nth(1).click()
    tablet.tap("LEAD")

    # The answer is two taps: a look and a card.
    expect(tablet.page.locator(".hand-others")).to_contain_text(leader)
    expect(tablet.page.locator(f".hand-others [aria-label='{led}']")).to_be_visible()
    tablet.look(other)
    tablet.settle()
    answer = hand.nth(0).get_attribute("aria-label")
    hand.nth(0).click()

    # The trick lies open on the table, the tablet with it, until somebody speaks or leads.
    expect(side(tablet, leader).locator(f".bura-played [aria-label='{led}']")).to_be_visible()
    expect(side(tablet, other).locator(f".bura-played [aria-label='{answer}']")).to_be_visible()
    winner, _ = leads(tablet)
    expect(side(tablet, winner)).to_contain_text("takes the trick and leads")
    expect(face_up(tablet)).to_have_count(3)

    with croupier.dealing(night, table):
        play_out(croupier, night, table)
    tablet.says("The hands are out.")
    declarer, _ = leads(tablet)
    expect(face_up(tablet)).to_have_count(tablet.page.locator(".bura-trumps .card").count() + 2)
    tablet.tap("declare 31")
    expect(tablet.page.get_by_text("There is no way back.")).to_be_visible()
    tablet.tap(f"{declarer} declares")
    counted = side(tablet, declarer).locator(".bura-counted")
    expect(counted).to_be_visible()
    names = [card.get_attribute("aria-label") or "" for card in counted.locator(".card").all()]
    points = sum(POINTS[name.split(" of ")[0]] for name in names)
    expect(counted.locator(".figure")).to_have_text(str(points))
    tablet.tap("paid" if points >= 31 else "taken")
    tablet.says("takes the pot of 2" if points >= 31 else "doubles the pot with 2: 4, carried.")
    won = 1 if points >= 31 else -3
    assert racks(croupier, night, table) == {
        declarer: 200 + won,
        {"Ana": "Ben", "Ben": "Ana"}[declarer]: 199,
    }


def test_with_a_real_deck_the_example_of_the_rules(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical", ante=2)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.show("ace of hearts")
    leader, other = leads(tablet)

    # 7♣ 9♣ led, hearts are trumps: 8♣ 6♥ wins, and every card lies under the one it beats.
    tablet.show("seven of clubs", "nine of clubs")
    tablet.tap("LEAD 7♣")
    tablet.says("answers 7♣")
    tablet.show("six of hearts", "eight of clubs")
    expect(side(tablet, other)).to_contain_text("takes the trick and leads")
    won = side(tablet, other).locator(".bura-played .card.is-lit")
    expect(won).to_have_count(2)
    assert [card.get_attribute("aria-label") for card in won.all()] == [
        "eight of clubs",
        "six of hearts",
    ]

    # J♣ 6♣ loses: only one of the cards led is beaten.
    tablet.page.locator(".foot").get_by_role("button", name="undo").click()
    tablet.show("jack of clubs", "six of clubs")
    expect(side(tablet, leader)).to_contain_text("takes the trick and leads")
    expect(side(tablet, other).locator(".bura-played .card.is-lit")).to_have_count(1)

    # An announcement is taken on trust; a lead that disproves it is refused in words.
    tablet.tap("announce …", "aces")
    tablet.says(f"{other} announces aces. {leader}: the same, a higher one, or yield.")
    tablet.tap("yield")
    tablet.show("ace of spades", "ace of clubs", "king of diamonds")
    expect(tablet.page.get_by_role("alert")).to_contain_text(
        f"{other} announced aces and must lead it"
    )
    tablet.show("ace of spades", "ace of clubs", "ace of diamonds")
    tablet.says("answers A♠")
    tablet.show("king of spades", "king of clubs", "king of diamonds")

    # Two pots of two and two: a wrong declaration makes it eight, carried into the next hand.
    tablet.tap("declare 31 …", leader, f"{leader} declares")
    tablet.says(f"Take 4 from {leader}: wrong claim doubles.")
    tablet.tap("taken")
    tablet.says(f"{leader} doubles the pot with 4: 8, carried.")
    assert racks(croupier, night, table) == {leader: 194, other: 198}
    tablet.tap("NEXT ROUND")
    tablet.says("Show the trump.")
    expect(tablet.page.locator(".bura-pot .figure")).to_have_text("12")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 1024), (800, 600)])
def test_both_sides_fit(croupier: Running, open_table: OpenTable, width: int, height: int) -> None:
    tablet = open_table(*table_of(croupier, "virtual"), width, height)
    tablet.tap("BEGIN ROUND 1")
    sides = tablet.page.locator(".bura-side")
    expect(sides).to_have_count(2)
    felt, last = tablet.page.locator(".felt").bounding_box(), sides.last.bounding_box()
    pot = tablet.page.locator(".bura-pot").bounding_box()
    assert felt
    assert last
    assert pot
    assert last["y"] + last["height"] <= felt["y"] + felt["height"]
    assert pot["x"] + pot["width"] <= felt["x"] + felt["width"]
