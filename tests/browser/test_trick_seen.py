"""A player of a game of tricks sees on the phone what the others have played while it is their
turn: also on a small phone, in the longer language, at a table that deals itself.
"""

import pytest
from playwright.sync_api import expect

from games.engine.shuffle import Draws
from tests.conftest import Device
from tests.phones import settles
from tests.server import Running, deed_of_chance

NAMES = ("Maximiliane-Theresia", "Bartholomäus", "Cleo", "Friedrich-Wilhelm", "Eva", "Gus")
GAMES = [("kaiser", 4), ("canadian-salad", 4), ("canadian-salad", 6), ("polignac", 6)]
SIZES = [(320, 640), (360, 740)]
SEEN = """(wanted) => [...document.querySelectorAll(".tricks-ring .card")].filter((card) => {
        if (card.querySelector(".card-outline")) return false;
        const {left, top, width, height} = card.getBoundingClientRect();
        return [0.1, 0.5].every((down) => {
            const hit = document.elementFromPoint(left + width / 2, top + height * down);
            return hit && card.contains(hit);
        });
    }).length === wanted"""
"""Whether so many played cards are seen, at least their upper half."""


def last_to_play(croupier: Running, night: int, table: int, seats: int) -> int | None:
    """The seat that alone has still to play to the open trick; None where several have."""
    round_ = croupier.services.rounds.look(
        night, table, lambda _, __, live: live.round if live else None
    )
    assert round_ is not None
    prompt, lie = round_.prompt, round_.table.zones.get("trick")
    assert prompt is not None, "the deal ends before it"
    if lie is None or len(lie.cards) != seats - 1:
        return None
    (seat,) = prompt.awaited
    assert isinstance(seat, int)
    return seat


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_cards_of_the_trick_are_seen_while_one_chooses_ones_own(
    croupier: Running, device: Device, game: str, seats: int, size: tuple[int, int]
) -> None:
    night = croupier.night(*NAMES[:seats])
    table = croupier.table(night, game, "virtual", tray=0)
    croupier.sit(night, table, range(1, seats + 1))
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("PUT", f"{path}/phones", {"play": True})
        croupier.say("POST", f"{path}/rounds", {"number": 1})
    croupier.say("PUT", f"{path}/deals-itself", {"itself": True, "seconds": 90})
    chance = Draws(game.encode())
    while not (seat := last_to_play(croupier, night, table, seats)):
        deed_of_chance(croupier, night, table, chance)
    token = croupier.say("POST", f"nights/{night}/players/{seat}/link")["token"]
    page = device(*size, has_touch=True, locale="de-DE").new_page()
    page.goto(f"{croupier.url}/phone#{token}")
    page.get_by_role("button", name="meine Karten ansehen").first.click()
    expect(page.locator(".hand-open")).to_be_visible()
    expect(page.get_by_text("Deine Zeit:")).to_be_visible()
    settles(page, SEEN, seats - 1)
