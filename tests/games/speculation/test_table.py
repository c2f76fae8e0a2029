"""Whole hands of Speculation on one tablet: from the first turn to the pot, and with a
real deck.
"""

import pytest
from playwright.sync_api import Locator, expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet

NAMES = ["Ana", "Ben", "Cleo", "Dee"]
ANTE = 5
LOW_CARDS = [
    f"{rank} of {suit}" for suit in ("clubs", "spades") for rank in ("three", "four", "five", "six")
]
"""What is still face down before the three who do not hold the queen of hearts in the example."""


def table_of(croupier: Running, cards: str, names: list[str] = NAMES) -> tuple[int, int]:
    """A table of these, everybody with 100 chips."""
    night = croupier.night(*names)
    table = croupier.table(night, "speculation", cards, ante=ANTE)
    croupier.sit(night, table, range(1, len(names) + 1), 100)
    return night, table


def racks(croupier: Running, night: int, table: int) -> dict[str, int]:
    """What the book says the racks hold."""
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return {seat["name"]: seat["rack"] for seat in seats}


def seat(tablet: Tablet, name: str) -> Locator:
    """A player's place on the felt."""
    button = tablet.page.get_by_role("button", name=name, exact=True)
    group = tablet.page.get_by_role("group", name=name, exact=True)
    return tablet.page.locator(".speculation-seat").and_(button.or_(group))


def pile(tablet: Tablet, name: str) -> Locator:
    """How many cards lie face down there."""
    return seat(tablet, name).locator(".speculation-count")


def from_left_of(name: str) -> list[str]:
    """Everybody else, in turn."""
    at = NAMES.index(name)
    return NAMES[at + 1 :] + NAMES[:at]


def holder(tablet: Tablet) -> str:
    """Who holds the held card: whose deal it is was drawn by lot."""
    return tablet.page.locator(".speculation-held b").first.inner_text()


def face_up(tablet: Tablet) -> list[str]:
    """The names of all cards on the felt that are not face down."""
    cards = tablet.page.locator(".speculation .card:not([aria-label='face down'])").all()
    return sorted(card.get_attribute("aria-label") or "" for card in cards)


def begin_where_there_is_a_market(croupier: Running, night: int, table: int) -> None:
    """Begins rounds until one is not over with its first card, an ace."""
    path = f"nights/{night}/tables/{table}"
    while (number := croupier.look(path)["table"]["number"]) and not (
        state := croupier.say("POST", f"{path}/rounds", {"number": number})["state"]
    )["round"]["prompt"]:
        croupier.say("POST", f"{path}/rounds/{state['table']['number']}/close")


def test_a_whole_hand_and_nobody_sees_a_pile(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "virtual")
    begin_where_there_is_a_market(croupier, night, table)
    before = sum(racks(croupier, night, table).values())
    tablet = open_table(night, table)
    path = f"nights/{night}/tables/{table}"
    turn, keep, paid = tablet.button("TURN"), tablet.button("KEEP"), tablet.button("paid")
    expect(keep).to_be_visible()
    assert len(face_up(tablet)) == 1
    expect(tablet.page.get_by_role("button", name="tablet to")).to_have_count(
        0
    )  # nobody has anything to look at

    # Not even the owner, who holds the tablet, is shown a card of the pile.
    with croupier.dealing(night, table):
        [seat] = croupier.look(path)["round"]["prompt"]["awaited"]
        croupier.say("PUT", f"{path}/hand-over", {"seat": seat})
        zones = croupier.look(f"{path}?as=seat:{seat}")["round"]["zones"]
        assert [zones[f"pile:{pile}"]["cards"] for pile in (1, 2, 3, 4)] == [["??"] * 3] * 4

    # One tap a turn, whoever's it is; whatever lies face up has been turned.
    turned = 0
    expect(turn.or_(keep)).to_be_enabled()
    while not paid.is_visible():
        turned += turn.is_visible()
        tablet.settle()
        turn.or_(keep).click()
        tablet.caught_up()
        expect(turn.or_(keep).or_(paid)).to_be_enabled()
        assert len(face_up(tablet)) == 1 + turned
    winner = holder(tablet)
    tablet.says(f"Pay {winner} 20:")
    expect(tablet.page.locator(".speculation-count")).to_have_count(1 if turned < 12 else 0)
    tablet.tap("paid")
    tablet.says(f"{winner} takes the pot of 20")
    after = racks(croupier, night, table)
    assert sum(after.values()) == before + 4 * ANTE
    tablet.has(**{f"seat_{number}": after[name] for number, name in enumerate(NAMES, 1)})


def test_with_a_real_deck_the_example_of_the_rules(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.show("nine of hearts")
    deal = holder(tablet)
    first, buyer, last = from_left_of(deal)

    # A sale struck aloud is three taps: the buyer, the price, sold.
    seat(tablet, buyer).click()
    tablet.says(f"{deal} sells 9♥︎ to {buyer} for …")
    expect(tablet.button("SOLD")).to_be_disabled()
    tablet.tap("4")
    tablet.says(f"{deal} sells 9♥︎ to {buyer} for 4.")
    tablet.tap("SOLD · 4")
    tablet.recorded(f"{deal} sells 9♥ to {buyer} for 4. Entered by the dealer.")
    assert holder(tablet) == buyer

    # Turning starts at the buyer's left and comes round to the deal, whose queen takes the lead.
    tablet.says(f"{last} to turn a card. {buyer} holds 9♥.")
    tablet.tap("TURN")
    tablet.show("two of clubs")
    tablet.tap("TURN")
    tablet.show("queen of hearts")
    tablet.recorded(f"{deal} turns Q♥, which beats 9♥.")
    tablet.tap("KEEP")
    for card in LOW_CARDS:
        tablet.tap("TURN")
        tablet.show(card)
    tablet.says(f"Pay {deal} 20: Q♥︎ is the highest trump.")
    tablet.tap("paid")
    assert racks(croupier, night, table) == {deal: 119, buyer: 91, first: 95, last: 95}


def test_an_ace_takes_the_pot_at_once(croupier: Running, open_table: OpenTable) -> None:
    tablet = open_table(*table_of(croupier, "physical"))
    tablet.tap("BEGIN ROUND 1")
    tablet.show("ace of clubs")
    winner = holder(tablet)
    tablet.says(f"Pay {winner} 20: A♣︎ is the highest trump.")
    tablet.tap("paid")
    tablet.says(f"{winner} takes the pot of 20 with A♣.")
    tablet.has(**{f"seat_{NAMES.index(winner) + 1}": 115})


def test_bids_offers_and_cards_that_nobody_has_seen(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.show("nine of hearts")
    deal = holder(tablet)
    first, second, third = from_left_of(deal)

    # A bid stands until it is sold to at one tap, or taken back; an offer waits for its buyer's
    # word.
    seat(tablet, second).click()
    tablet.tap("3", "a bid")
    expect(seat(tablet, second)).to_contain_text("bids 3")
    seat(tablet, third).click()
    tablet.tap("2", "a bid")
    expect(seat(tablet, third)).to_contain_text("bids 2")
    tablet.answered()
    seat(tablet, third).click()
    tablet.tap("no more bid")
    tablet.recorded(f"{third} withdraws the bid.")
    seat(tablet, first).click()
    tablet.tap("6", "an offer")
    expect(seat(tablet, first)).to_contain_text("offered at 6")
    tablet.tap("no more offer")
    expect(tablet.button(f"{first} agrees · 6")).to_have_count(0)
    tablet.tap(f"sell to {second} · 3")
    tablet.recorded(f"{deal} sells 9♥ to {second} for 3.")

    # An unseen card: who sells, who buys, the price. The price of the last one is offered for the
    # next.
    tablet.says(f"{third} to turn a card")
    seat(tablet, deal).click()
    tablet.says(f"{deal} sells an unseen card: tap the buyer.")
    seat(tablet, third).click()
    tablet.tap("1", "SOLD · 1")
    tablet.recorded(f"{deal} sells {third} an unseen card for 1. Entered by the dealer.")
    expect(pile(tablet, deal)).to_have_text("2")
    expect(pile(tablet, third)).to_have_text("4")
    seat(tablet, deal).click()
    seat(tablet, second).click()
    tablet.tap("SOLD · 1")
    expect(pile(tablet, deal)).to_have_text("1")
    assert face_up(tablet) == ["nine of hearts"]
    assert racks(croupier, night, table) == {deal: 100, first: 95, second: 91, third: 94}

    # A second thought: the same seat again, or cancel.
    seat(tablet, first).click()
    tablet.tap("cancel")
    tablet.says(f"{third} to turn a card")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 1024), (800, 600)])
def test_everything_fits_with_ten_at_the_table(
    croupier: Running, open_table: OpenTable, width: int, height: int
) -> None:
    names = ["Ana", "Ben", "Cleo", "Dee", "Eva", "Maximiliane", "Gus", "Hal", "Ida", "Jo"]
    night, table = table_of(croupier, "virtual", names)
    begin_where_there_is_a_market(croupier, night, table)
    tablet = open_table(night, table, width, height)
    seats = tablet.page.locator(".speculation-seat")
    expect(seats).to_have_count(10)
    felt = tablet.page.locator(".felt").bounding_box()
    assert felt
    for box in (
        shown.bounding_box()
        for shown in [*seats.all(), *tablet.page.locator(".speculation .card").all()]
    ):
        assert box
        assert felt["x"] <= box["x"]
        assert box["x"] + box["width"] <= felt["x"] + felt["width"]
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]
