"""A race on a player's phone."""

import re
from typing import Any, Literal

from playwright.sync_api import expect

from tests.moments import STEP, hold, let_pass
from tests.phones import NewPhone, phones_play
from tests.server import Running
from tests.tablets import GUARD, STILL
from tests.walls import act

THOUGHT_FIRST = f"""() => {{
    const later = performance.now.bind(performance);
    performance.now = () => later() + 10000;
    const real = window.setTimeout;
    window.setTimeout = (f, ms, ...args) => real(f, ms === {GUARD} ? 20000 : ms, ...args);
}}"""
"""The last tap is long ago, and the next one comes as soon as something has changed."""


def race_on_phones(croupier: Running, cards: Literal["virtual", "physical"]) -> tuple[int, str]:
    """A race has begun at a table where phones play, Ana in seat 1, Ben in seat 2: its night, and
    the table's path.
    """
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "superfecta", cards, tray=0)
    croupier.sit(night, table, [1, 2])
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    return night, path


def test_a_phone_says_what_its_ticket_is_worth_card_by_card(
    croupier: Running, open_phone: NewPhone
) -> None:
    """Hearts are as likely as clubs and spades, and diamonds, none on the rail, likelier."""
    night, path = race_on_phones(croupier, "physical")

    def show(card: str) -> None:
        since = croupier.look(path)["round"]["prompt"]["options"][0]["since"]
        action = {"by": "dealer", "do": "show", "card": card}
        croupier.say("POST", f"{path}/rounds/1/actions", {"action": action, "since": since})

    for card in ("2h", "3h", "2c", "3c", "2s", "3s"):
        show(card)
    phone = open_phone(night, 1)
    expect(
        phone.page.get_by_role("button", name="Hearts").locator(".horse-key-chance")
    ).to_have_text(re.compile(r"^\d+ %$"))
    phone.tap("add 5", "Hearts", "BET 5")
    ticket = phone.page.get_by_label("my tickets").locator("li")
    expect(ticket).to_contain_text("18 % · worth 0.9")

    def do(action: dict[str, Any]) -> None:
        options = croupier.look(path)["round"]["prompt"]["options"]
        of = (action["by"], action["do"])
        since = next(option["since"] for option in options if (option["by"], option["do"]) == of)
        croupier.say("POST", f"{path}/rounds/1/actions", {"action": action, "since": since})

    do({"by": 2, "do": "ticket", "bets": [{"amount": 15, "type": "WIN", "horses": "H"}]})
    expect(ticket).to_contain_text("18 % · worth 1.8 (by stake 0.9)")
    do({"by": "dealer", "do": "off"})
    for card in ("4h", "5h", "6h", "7h"):
        show(card)
    expect(ticket).to_contain_text("59 % · worth 5.9 (by stake 3.0)")


def test_a_race_is_run_on_phones_card_by_card(croupier: Running, open_phone: NewPhone) -> None:
    night, path = race_on_phones(croupier, "virtual")
    phone = open_phone(night, 1)
    phone.page.emulate_media(reduced_motion="no-preference")
    phone.tap("add 5", "Hearts", "BET 5")
    expect(phone.page.get_by_label("my tickets").locator("li")).to_have_count(1)
    phone.page.evaluate(STILL)
    for do in ("off", "run"):
        act(croupier, path, "dealer", do)
    result, first = phone.page.locator(".hand-result"), phone.page.get_by_text("They are off.")
    expect(first).to_be_visible()
    expect(result).to_have_count(0)
    phone.page.locator(".hand-race").click()
    expect(result).to_be_visible()


def test_the_places_of_a_race_end_with_one_full_stop_in_german(
    croupier: Running, open_phone: NewPhone
) -> None:
    night, path = race_on_phones(croupier, "virtual")
    act(croupier, path, 1, "ticket", bets=[{"amount": 5, "type": "WIN", "horses": "H"}])
    page = open_phone(night, 1, "de").page
    hold(page)
    for do in ("off", "run"):
        act(croupier, path, "dealer", do)
    page.get_by_text("Das Rennen läuft.").wait_for()
    home = page.locator(".hand-thumb").get_by_text(re.compile(r"(Herz|Karo|Kreuz|Pik) 1"))
    for _ in range(100):
        if home.count():
            break
        let_pass(page, 2 * STEP)
    expect(home).to_have_text(re.compile(r"\w 1\.$"))


def test_a_bet_is_taken_though_somebody_else_bets_in_the_same_moment(
    croupier: Running, open_phone: NewPhone
) -> None:
    night, path = race_on_phones(croupier, "virtual")
    phone = open_phone(night, 1)
    phone.tap("add 5", "Hearts", "BET 5")
    tickets = phone.page.get_by_label("my tickets").locator("li")
    expect(tickets).to_have_count(1)
    phone.tap("add 5", "Hearts")
    phone.page.evaluate(THOUGHT_FIRST)
    act(croupier, path, 2, "ticket", bets=[{"amount": 15, "type": "WIN", "horses": "H"}])
    expect(tickets).to_contain_text("by stake")  # Ben's bet is seen
    phone.tap("BET 5")
    expect(tickets).to_have_count(2)
