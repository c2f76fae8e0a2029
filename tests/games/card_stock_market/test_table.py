"""Whole games of Card Stock Market on one tablet: from hand to hand, and with the dealer entering
what is said.
"""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet

ANA, BEN = 1, 2


def table_of(croupier: Running, cards: str) -> tuple[int, int]:
    """A table for two, everybody with 200 chips."""
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "card-stock-market", cards)
    croupier.sit(night, table, [ANA, BEN])
    return night, table


def play_out(croupier: Running, night: int, table: int, until: str | None = None) -> None:
    """Everybody discards four cards and ends the turn, in the API; up to the end, or until this is
    asked.
    """
    path = f"nights/{night}/tables/{table}"
    while (state := croupier.look(path))["table"]["status"] == "playing":
        code, (seat, *_) = (
            state["round"]["prompt"]["say"]["code"],
            state["round"]["prompt"]["awaited"],
        )
        if code == until:
            return
        view = ""
        if state["round"]["cards"] == "virtual":
            croupier.say("PUT", f"{path}/hand-over", {"seat": seat})
            view = f"?as=seat:{seat}"
            state = croupier.look(path + view)
        options = {
            (option["by"], option["do"]): option for option in state["round"]["prompt"]["options"]
        }
        option = options.get((seat, "discard"), options[seat, "end"])
        action = {"by": seat, "do": option["do"]}
        if option["do"] == "discard":
            action["cards"] = option["values"]["cards"]["of"][: option["values"]["cards"]["most"]]
        body = {"action": action, "since": option["since"]}
        croupier.say("POST", f"{path}/rounds/{state['table']['number']}/actions{view}", body)


def racks(croupier: Running, night: int, table: int) -> list[int]:
    """What the book says the racks hold."""
    seats: list[dict[str, Any]] = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return [seat["rack"] for seat in seats]


def holdings(tablet: Tablet, name: str) -> Locator:
    """A player's row on the felt."""
    return tablet.page.locator(".holdings tr", has_text=name)


def key(tablet: Tablet, verb: str) -> Locator:
    """The place of a kind of business in the row."""
    return tablet.page.locator(".trade-row .button", has_text=verb)


def choose(tablet: Tablet, verb: str) -> str:
    """Taps the first card of the open hand that can be used so, and the verb. Gives the card's
    name.
    """
    cards = tablet.page.locator(".trade-hand .tap-card")
    for at in range(cards.count()):
        tablet.settle()
        cards.nth(at).click()
        if key(tablet, verb).is_enabled():
            name = cards.nth(at).get_attribute("aria-label") or ""
            key(tablet, verb).click()
            return name
        cards.nth(at).click()
    raise AssertionError(f"no card to {verb}")


def test_a_game_from_hand_to_hand(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "virtual")
    tablet = open_table(night, table)
    page = tablet.page
    tablet.tap("BEGIN")
    expect(page.locator(".market-company")).to_have_count(4)
    expect(page.locator(".market-price").first).to_have_text(re.compile(r"^([1-9]|10)$"))
    assert "of diamonds" not in page.locator(".foot").inner_html()  # nobody's hand

    tablet.tap("tablet to")
    first = (page.locator(".hand-touch").inner_text()).split(",")[0]
    second = {"Ana": "Ben", "Ben": "Ana"}[first]
    tablet.look(first)
    bought = choose(tablet, "BUY")
    expect(page.locator(".trade-certificate")).to_have_attribute(
        "aria-label", f"certificate, {bought}"
    )
    choose(tablet, "PRICE")
    expect(page.locator(".hand-note")).to_contain_text("1 market card left")
    tablet.settle()
    key(tablet, "END TURN").click()

    # The tablet has gone on by itself; on the way the dealer looks at the felt.
    expect(page.locator(".hand-touch")).to_have_text(f"{second}, touch to look")
    tablet.tap("back to the dealer")
    expect(holdings(tablet, first).locator("td b").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator(".chart-line")).to_have_count(4)
    lines = page.locator(".record-text")
    expect(lines.first).to_contain_text(f"is handed to {second}.")
    expect(lines.nth(1)).to_contain_text("ends the turn")
    tablet.tap("END TURN")
    tablet.caught_up()

    # A sale is public: the dealer enters it, where the price is not 0 and the certificate still
    # there.
    if page.locator(".trade-certificate").count():
        page.locator(".trade-certificate").first.click()
        tablet.tap("SELL")
        expect(holdings(tablet, first).locator("td b")).to_have_count(1)  # the worth alone

    with croupier.dealing(night, table):
        play_out(croupier, night, table)
    tablet.says("takes")
    tablet.tap("paid", "paid")
    tablet.says("Most money")


def test_a_game_with_real_cards(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    page = tablet.page
    tablet.tap("BEGIN")
    for card in ("five of clubs", "four of diamonds", "six of hearts", "nine of spades"):
        tablet.tap(card)
    expect(page.locator(".market-price")).to_have_text(["5", "4", "6", "9"])
    tablet.recorded("Spades open at 9.")

    tablet.tap("BUY", "seven of diamonds")
    expect(page.locator(".trade-certificate")).to_have_attribute(
        "aria-label", "certificate, seven of diamonds"
    )
    tablet.tap("PRICE")
    expect(tablet.button("five of spades")).to_be_disabled()  # from nine a fall of four
    tablet.tap("queen of diamonds", "4 → 12")
    expect(page.locator(".market-price")).to_have_text(["5", "12", "6", "9"])
    tablet.tap("END TURN", "DISCARD", "two of clubs", "two of clubs", "discard 2 cards", "END TURN")
    page.locator(".trade-certificate").click()
    tablet.tap("SELL")
    expect(page.locator(".record-text").first).to_contain_text("7 shares of diamonds at 12, 84")

    with croupier.dealing(night, table):
        play_out(croupier, night, table, until="csm.reshuffle")
    tablet.tap("SHUFFLED")
    tablet.answered()
    with croupier.dealing(night, table):
        play_out(croupier, night, table, until="csm.joker")
    tablet.tap("JOKER")
    tablet.says("takes")
    tablet.tap("paid", "paid")
    tablet.says("Most money")
    assert sorted(racks(croupier, night, table)) == [200, 256]


def test_a_joker_that_ran_the_pile_out_is_entered_instead_of_a_second_shuffle(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN")
    for card in ("five of clubs", "four of diamonds", "six of hearts", "nine of spades"):
        tablet.tap(card)
    tablet.tap("BUY", "three of diamonds", "END TURN")  # one card, so that no draw ends with a pile
    tablet.answered()
    with croupier.dealing(night, table):
        play_out(croupier, night, table, until="csm.reshuffle")
    expect(tablet.page.get_by_role("button", name="JOKER")).to_have_count(0)
    tablet.tap("SHUFFLED")
    tablet.answered()
    with croupier.dealing(night, table):
        play_out(croupier, night, table, until="csm.reshuffle")
    tablet.says("The draw pile is empty")
    expect(tablet.button("SHUFFLED")).to_be_visible()
    joker = tablet.page.get_by_role("button", name="JOKER")
    expect(joker).to_have_text(re.compile("^JOKER · (Ana|Ben) drew it$"))  # the deal is by lot
    tablet.tap("JOKER")
    tablet.says("takes")
