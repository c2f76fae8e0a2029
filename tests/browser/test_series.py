"""A pot between two rounds on the tablet: what is said before somebody takes it away, and what is
asked before a round lends anything.
"""

from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable

POT = "17 lie in the pot. Divided now: Ana 9, Ben 8."


def a_race(croupier: Running) -> tuple[int, int]:
    """A race that leaves 17 in the pools."""
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "superfecta", "virtual")
    croupier.sit(night, table, [1, 2], 100)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})

    def act(by: int | str, do: str, **args: object) -> None:
        options = croupier.look(path)["round"]["prompt"]["options"]
        since = next(each["since"] for each in options if (each["by"], each["do"]) == (by, do))
        body = {"action": {"by": by, "do": do, **args}, "since": since}
        croupier.say("POST", f"{path}/rounds/1/actions", body)

    act(1, "ticket", bets=[{"type": "SFC", "horses": "H/D/C/S", "amount": 17}])
    act("dealer", "off")
    act("dealer", "run")
    croupier.say("POST", f"{path}/rounds/1/close", {})
    assert croupier.look(path)["table"]["series"]["pot"] == 17
    return night, table


def test_everybody_who_takes_a_pot_away_is_told_of_it_first(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = a_race(croupier)
    tablet = open_table(night, table)
    dialog = tablet.page.get_by_role("dialog")
    tablet.tap("everybody stands up")
    expect(dialog).to_contain_text(POT)
    tablet.tap("play on")
    tablet.tap("seat 1, Ana")
    expect(dialog).to_contain_text("Ana's 9 stay in it")
    tablet.tap("go back")
    tablet.tap("End the series and divide 17")
    expect(dialog).to_contain_text(POT)
    dialog.get_by_role("button", name="End the series and divide 17").click()
    expect(tablet.button("End the series and divide 17")).to_have_count(0)
    seats = croupier.look(f"nights/{night}/tables/{table}")["table"]["seats"]
    assert [seat["rack"] for seat in seats] == [83 + 9, 100 + 8]


def test_another_game_ends_the_series_once_that_is_said(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = a_race(croupier)
    tablet = open_table(night, table)
    tablet.tap("game, options …", "Kabu", "play Kabu")
    expect(tablet.page.get_by_role("dialog")).to_contain_text("The running score goes.")
    tablet.page.get_by_role("dialog").get_by_role(
        "button", name="End the series and divide 17"
    ).click()
    expect(tablet.page.get_by_role("heading", name="Kabu", level=1)).to_be_visible()


def test_an_ante_is_lent_only_after_a_yes(croupier: Running, open_table: OpenTable) -> None:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "bura", "virtual", ante=5)
    for player, chips in ((1, 0), (2, 50)):
        body = {"player": player, "seat": player, "chips": chips}
        croupier.say("POST", f"nights/{night}/tables/{table}/seats", body)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    dialog = tablet.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ana has 0 at the table: 5 for the ante would be a marker.")
    tablet.tap("not yet")
    assert croupier.look(f"nights/{night}/tables/{table}")["table"]["status"] == "idle"
    tablet.tap("BEGIN ROUND 1", "begin it so")
    expect(tablet.page.locator(".bura-side.is-lit")).to_have_count(1)
