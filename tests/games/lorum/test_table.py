"""Hands of Lórum on one tablet: from hand to hand with virtual cards, and with every card
entered.
"""

import re

from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable, Tablet

SEATS = [1, 2, 3, 4]
NAMES = ["Ana", "Ben", "Cy", "Dee"]


def table_of(croupier: Running, cards: str) -> tuple[int, int]:
    """A table of four, everybody with 200 chips."""
    night = croupier.night(*NAMES)
    table = croupier.table(night, "lorum", cards)
    croupier.sit(night, table, SEATS)
    return night, table


def play_a_card(tablet: Tablet) -> None:
    """Whoever holds the covered tablet looks, and plays the first card that may be played: two
    taps. The hand of one who plays again is still open.
    """
    tablet.settle()
    cover = tablet.page.locator(".hand-cover:enabled")
    cover.or_(tablet.page.locator("button.tap-card")).first.wait_for()
    if cover.count():
        cover.click()
    tablet.settle()
    tablet.page.locator("button.tap-card").first.click()


def actions(croupier: Running, night: int, table: int) -> int:
    """How many cards the book says have been played."""
    return len(croupier.look(f"nights/{night}/tables/{table}")["round"]["record"]) - 1


def racks(croupier: Running, night: int, table: int) -> dict[int, int]:
    """What the book says the racks hold."""
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    return {seat["seat"]: seat["rack"] for seat in seats}


def play_on(croupier: Running, night: int, table: int, hands: int) -> None:
    """Through the API, until so many hands are closed and the next one is dealt; the first card
    that may be played.
    """
    path = f"nights/{night}/tables/{table}"
    gone = set[str]()  # a screen offers the cards of a real deck that were won as well
    while (state := croupier.look(path)) and state["table"]["number"] <= hands:
        rounds = f"{path}/rounds/{state['table']['number']}"
        if state["table"]["status"] == "finished":
            croupier.say("POST", f"{rounds}/close")
            gone.clear()
            croupier.say("POST", f"{path}/rounds", {"number": state["table"]["number"] + 1})
            continue
        options, view = state["round"]["prompt"]["options"], ""
        for seat in state["round"]["prompt"]["awaited"]:
            if not options:
                croupier.say("PUT", f"{path}/hand-over", {"seat": seat})
                view = f"?as=seat:{seat}"
                options = [
                    option
                    for option in croupier.look(path + view)["round"]["prompt"]["options"]
                    if option["by"] == seat
                ]
        action = {"by": options[0]["by"], "do": options[0]["do"]}
        action |= {
            key: next(value for value in values if value not in gone)
            for key, values in options[0]["values"].items()
        }
        gone |= {action["card"]} if "card" in action else set()
        croupier.say(
            "POST", f"{rounds}/actions{view}", {"action": action, "since": options[0]["since"]}
        )


def test_no_hearts_from_hand_to_hand_and_the_score_of_three_hands(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "virtual")
    tablet = open_table(night, table)
    page = tablet.page
    tablet.tap("BEGIN")
    tablet.says("leads")
    expect(page.locator(".contracts .is-lit")).to_have_text("No hearts")
    expect(page.locator(".felt .card.suit-h, .felt .card.suit-s")).to_have_count(
        0
    )  # no hand is betrayed

    tablet.tap("tablet to")
    for played in range(1, 33):
        play_a_card(tablet)
        tablet.answered()
        assert actions(croupier, night, table) == played
    tablet.button("paid").wait_for()
    while tablet.button("paid").count():
        tablet.tap("paid")
    tablet.says("Hand 1 of 28 is over and paid.")
    after = racks(croupier, night, table)
    tablet.has(seat_1=after[1], seat_2=after[2], seat_3=after[3], seat_4=after[4])
    tablet.tap("score sheet")
    first = page.locator(".lorum-sheet tbody tr").first.locator("td")
    expect(first.first).to_be_visible()
    figures = [text.replace("−", "-").replace("·", "0") for text in first.all_inner_texts()[:4]]
    assert [int(figure) for figure in figures] == [after[seat] - 200 for seat in SEATS]
    tablet.tap("go back")

    with croupier.dealing(night, table):
        play_on(croupier, night, table, hands=3)
    tablet.says("leads")
    expect(page.locator(".lorum-line")).to_contain_text("hand 4 of 28")
    now = racks(croupier, night, table)
    tablet.tap("score sheet")
    for seat, name in zip(SEATS, NAMES, strict=True):
        won = now[seat] - 200
        figure = "0" if not won else f"+{won}" if won > 0 else f"−{-won}"
        expect(page.locator(".lorum-sums span", has_text=name).locator("b")).to_have_text(figure)


def test_the_score_of_a_hand_stays_with_who_played_it(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES, "Fay", chips=400)
    table = croupier.table(night, "lorum", "virtual")
    croupier.sit(night, table, SEATS)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    play_on(croupier, night, table, hands=1)
    croupier.say("POST", f"{path}/rounds/2/void", {"reason": "misdeal"})
    won = croupier.look(path)["table"]["past"][0]["results"]
    for seat in (1, 2, 4):
        croupier.say("DELETE", f"{path}/seats/{seat}")
    for player, seat in ((2, 1), (1, 2), (5, 4)):  # Ana and Ben change seats, Fay comes for Dee
        body = {"player": player, "seat": seat, "chips": 150}
        croupier.say("POST", f"{path}/seats", body)
    croupier.say("POST", f"{path}/rounds", {"number": 3})
    tablet = open_table(night, table)
    tablet.tap("score sheet")
    now = (("Ana", won["1"]), ("Ben", won["2"]), ("Cy", won["3"]), ("Fay", 0), ("Dee", won["4"]))
    for name, chips in now:
        figure = "0" if not chips else f"+{chips}" if chips > 0 else f"−{-chips}"
        sums = tablet.page.locator(".lorum-sums span", has_text=name)
        expect(sums.locator("b")).to_have_text(figure)
    assert len(set(won.values())) > 1, "a hand that all players end alike shows nothing"
    expect(tablet.page.locator(".lorum-sums")).to_contain_text("Dee (left)")


def test_a_blind_card_is_played_by_its_place(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "virtual")
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    with croupier.dealing(night, table):
        play_on(croupier, night, table, hands=3)
    tablet = open_table(night, table)
    page = tablet.page
    tablet.says("leads a card, unseen")
    tablet.tap("tablet to")
    page.locator(".hand-cover:enabled").click()
    expect(page.locator(".lorum-hands .card:not([aria-label='face down'])")).to_have_count(24)
    expect(page.locator(".tap-hand .card[aria-label='face down']")).to_have_count(8)
    tablet.tap("back to the dealer", "card 3")
    tablet.says("to play a card, unseen")
    expect(page.locator(".lorum-trick .card[aria-label*=' of ']")).to_have_count(1)


def test_a_revoke_with_real_cards_is_told_at_once(croupier: Running, open_table: OpenTable) -> None:
    night, table = table_of(croupier, "physical")
    tablet = open_table(night, table)
    tablet.tap("BEGIN")
    tablet.show("nine of spades", "ten of spades", "ace of hearts", "queen of spades")
    tablet.tap("take back")
    tablet.show("king of spades", "seven of clubs", "eight of clubs", "nine of clubs")
    tablet.show("seven of spades")  # a hand that did not follow the spade before
    tablet.says(re.compile(r"revoke, proved by A♥ 7♠\. The dealer decides\. \w+ leads\."))
    tablet.recorded("revoke, proved by A♥ 7♠")
    tablet.show("ten of hearts")
    expect(tablet.page.locator(".line-text")).not_to_contain_text("revoke")


def test_a_false_pass_with_real_cards_is_told_at_once(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier, "physical")
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    with croupier.dealing(night, table):
        play_on(croupier, night, table, hands=6)
    tablet = open_table(night, table)
    tablet.says("plays the first card, any one.")
    tablet.show("eight of clubs")
    tablet.tap("PASS")
    tablet.show("seven of clubs")
    tablet.tap("PASS", "PASS")
    tablet.show("nine of clubs")  # the hand that passed while it fitted
    tablet.says("false pass, proved by 9♣. The dealer decides.")
