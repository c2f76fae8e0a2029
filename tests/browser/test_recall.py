"""The last rounds of a table, recalled card by card on its tablet; and their shuffle checked on a
phone.
"""

from typing import Any

from playwright.sync_api import expect

from tests.conftest import Device
from tests.server import Running
from tests.tablets import OpenTable


class Hands:
    """A table of Ultimate Texas Hold'em, played from the desk."""

    def __init__(self, croupier: Running, players: int = 2) -> None:
        self.croupier = croupier
        self.night = croupier.night("Ana", "Ben", chips=500)
        self.table = croupier.table(self.night, "uth", "virtual")
        croupier.sit(self.night, self.table, [1, 3][:players], chips=200)
        self.path = f"nights/{self.night}/tables/{self.table}"

    def say(self, method: str, path: str, body: Any = None) -> Any:
        return self.croupier.say(method, f"{self.path}/{path}", body)

    def play(self, number: int, by: int | str, verb: str, **args: Any) -> None:
        options = self.croupier.look(self.path)["round"]["prompt"]["options"]
        since = next(
            option["since"] for option in options if (option["by"], option["do"]) == (by, verb)
        )
        self.say(
            "POST",
            f"rounds/{number}/actions",
            {"action": {"by": by, "do": verb, **args}, "since": since},
        )

    def fold(self, number: int) -> None:
        """Ana plays and Ben folds, unseen."""
        self.say("PUT", "seats/1/cut", {"word": "żółć & co ♠"})
        self.say("POST", "rounds", {"number": number})
        self.play(number, 1, "bet", ante=10, trips=5)
        self.play(number, 3, "bet", ante=5)
        self.play(number, "dealer", "deal")
        self.play(number, 1, "play", times=4)
        self.play(number, 3, "check")
        self.play(number, 3, "check")
        self.play(number, 3, "fold")
        self.say("POST", f"rounds/{number}/close")

    def void(self, number: int) -> None:
        self.say("POST", "rounds", {"number": number})
        self.play(number, 1, "bet", ante=10)
        self.say("POST", f"rounds/{number}/void", {"reason": "misdeal"})


def test_a_round_is_recalled_from_the_tablet_and_its_shuffle_checked(
    croupier: Running, open_table: OpenTable, device: Device
) -> None:
    hands = Hands(croupier)
    hands.fold(1)
    hands.void(2)
    tablet = open_table(hands.night, hands.table)
    page = tablet.page
    page.get_by_role("link", name="the last rounds").click()
    expect(page.locator(".recall-round")).to_have_count(2)
    expect(page.locator(".recall-round").first).to_contain_text("voided")
    page.get_by_role("link", name="round 1").click()

    line, felt = page.locator(".recall-line"), page.locator(".recall-felt")
    expect(line).to_contain_text("the seed is published")
    board = felt.get_by_role("group", name="board").locator("svg")
    expect(board).to_have_count(5)
    folded = felt.locator(".general-seat", has_text="Ben").locator("svg.card")
    expect(folded).to_have_count(2)
    names = [card.get_attribute("aria-label") for card in folded.all()]
    assert names == ["face down", "face down"]
    tablet.button("turn every card up").click()
    expect(felt.locator(".general-seat", has_text="Ben").get_by_label("face down")).to_have_count(0)
    tablet.button("the first moment").click()
    expect(line).to_contain_text("The round begins")
    expect(board).to_have_count(0)
    tablet.button("the next moment").click()
    expect(line).to_contain_text("Ana")
    expect(page.get_by_label("chips that moved")).to_contain_text("Ana → Ana: circle trips")
    page.locator(".recall-moment", has_text="fold").click()
    expect(page.locator(".recall-moment.is-now")).to_contain_text("fold")

    expect(page.locator(".recall-qr svg")).to_be_visible()
    phone = device(360, 640).new_page()
    phone.goto(
        croupier.url + (page.get_by_role("link", name="check it here").get_attribute("href") or "")
    )
    expect(phone.locator(".fair-verdict h2")).to_contain_text("This is the seed that was promised")
    expect(phone.get_by_label("The cut")).to_have_value("żółć & co ♠")
    expect(phone.locator(".fair-cards li")).to_have_count(52)


def test_old_rounds_are_told_with_who_played_them(croupier: Running, open_table: OpenTable) -> None:
    hands = Hands(croupier)
    hands.fold(1)
    for seat in (1, 3):
        hands.say("DELETE", f"seats/{seat}")
    croupier.sit(
        hands.night, hands.table, [3, 1], chips=100
    )  # Ana where Ben sat, Ben where she did
    croupier.say("PATCH", f"nights/{hands.night}/players/1", {"name": "Zoe"})
    results = hands.croupier.look(hands.path)["table"]["past"][0]["results"]
    tablet = open_table(hands.night, hands.table)
    tablet.page.get_by_role("link", name="the last rounds").click()
    ana, ben = (f"{results[seat]:+}".replace("-", "−") for seat in ("1", "3"))
    assert ana != ben
    expect(tablet.page.locator(".recall-round")).to_contain_text(f"Ana {ana} · Ben {ben}")
    tablet.page.get_by_role("link", name="round 1").click()
    expect(tablet.page.locator(".recall-felt .general-seat").first).to_contain_text("Ana")


def test_a_wall_link_on_a_phone_recalls_past_rounds_while_the_next_is_played(
    croupier: Running, device: Device
) -> None:
    hands = Hands(croupier)
    hands.fold(1)
    hands.say("POST", "rounds", {"number": 2})
    code = croupier.say("POST", f"nights/{hands.night}/wall-codes")["code"]
    page = device(360, 640).new_page()
    page.goto(f"{croupier.url}/wall#{code}")
    page.locator(".wall").wait_for()
    page.goto(f"{croupier.url}/rounds/{hands.night}/{hands.table}#1")
    expect(page.locator(".recall-line")).to_contain_text("the seed is published")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.goto(f"{croupier.url}/rounds/{hands.night}/{hands.table}#2")
    expect(page.locator(".state-text")).to_contain_text("still in play")


def test_who_is_not_signed_in_is_told_so(croupier: Running, device: Device) -> None:
    hands = Hands(croupier)
    page = device(360, 640).new_page()
    page.goto(f"{croupier.url}/rounds/{hands.night}/{hands.table}")
    expect(page.locator(".state-title")).to_have_text("Not for this screen")
