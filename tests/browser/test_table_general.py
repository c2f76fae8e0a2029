"""The general felt, on which a game without a face of its own is played: it speaks of people."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenTable
from tests.server import Running


def test_people_are_called_by_their_names(croupier: Running, open_table: OpenTable) -> None:
    night = croupier.night("Ad", "Ben", "Cleo")
    table = croupier.table(night, "stop-the-bus", "virtual")
    croupier.sit(night, table, [1, 2, 3], chips=50)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    path = f"nights/{night}/tables/{table}"
    expect(tablet.page.locator(".general-facts")).to_contain_text("turn")
    names = {1: "Ad", 2: "Ben", 3: "Cleo"}
    first, second, third = croupier.look(path)["round"]["facts"]["playing"]
    facts = tablet.page.locator(".general-facts")
    playing = ", ".join(names[seat] for seat in (first, second, third))
    expect(facts).to_contain_text(f"playing{playing}")
    expect(facts).to_contain_text(f"turn{names[first]}")
    tablet.tap("keep and stop")
    expect(facts).to_contain_text(f"stopped{names[first]}")
    tablet.recorded(f"{names[first]} keeps. {names[first]} stops the bus.")
    assert tablet.record()[0].count("keep") == 1
