"""A player of a game of tricks sees on the phone what the others have played while it is their
turn: also on a small phone, in the longer language, at a table that deals itself.
"""

import pytest
from playwright.sync_api import Page, expect

from games.engine import Round
from games.engine.shuffle import Draws
from tests.conftest import Device
from tests.phones import settles
from tests.rounds_on_screens import OnScreens
from tests.server import Running, act_at_random

NAMES = ("Maximiliane-Theresia", "Bartholomäus", "Cleo", "Friedrich-Wilhelm", "Eva", "Gus")
GAMES = [("kaiser", 4), ("canadian-salad", 4), ("canadian-salad", 6), ("polignac", 6)]
SIZES = [(320, 640), (360, 740)]
OWN = """() => {
    const card = document.querySelector(".tricks-ring > :first-child .card");
    const {left, top, width, height} = card.getBoundingClientRect();
    return [0.1, 0.5, 0.95].every((down) =>
        card.contains(document.elementFromPoint(left + width / 2, top + height * down)));
}"""
"""Whether one's own played card is seen whole."""
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
    round_ = OnScreens(croupier, night, table).round
    assert round_.prompt is not None, "the deal ends before it"
    if cards_of_trick(round_) != seats - 1:
        return None
    (seat,) = round_.prompt.awaited
    assert isinstance(seat, int)
    return seat


def cards_of_trick(round_: Round) -> int:
    """How many lie in the open trick."""
    lie = round_.table.zones.get("trick")
    return len(lie.cards) if lie else 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_cards_of_the_trick_are_seen_while_one_chooses_ones_own(
    croupier: Running, device: Device, game: str, seats: int, size: tuple[int, int]
) -> None:
    night, table = dealt_by_itself(croupier, game, seats)
    chance = Draws(game.encode())
    while not (seat := last_to_play(croupier, night, table, seats)):
        act_at_random(croupier, night, table, chance)
    page = german_phone(croupier, device, night, seat, size)
    expect(page.get_by_text("Deine Zeit:")).to_be_visible()
    settles(page, SEEN, seats - 1)


@pytest.mark.parametrize("size", [(320, 640), (360, 640)])
@pytest.mark.parametrize("played", [1, 2])
def test_ones_own_card_is_seen_while_one_waits_at_a_table_that_closes(
    croupier: Running, device: Device, played: int, size: tuple[int, int]
) -> None:
    night, table = dealt_by_itself(croupier, "kaiser", 4)
    last = {"last": True}
    croupier.say("PUT", f"nights/{night}/tables/{table}/last-round", last)
    chance = Draws(b"kaiser")
    screens = OnScreens(croupier, night, table)
    while cards_of_trick(screens.round) != played:
        act_at_random(croupier, night, table, chance)
    assert screens.round.prompt is not None
    (asked,) = screens.round.prompt.awaited
    assert isinstance(asked, int)
    before = (asked - 2) % 4 + 1
    page = german_phone(croupier, device, night, before, size)
    expect(page.get_by_text("schließt nach dieser Runde")).to_be_visible()
    settles(page, OWN)


def dealt_by_itself(croupier: Running, game: str, seats: int) -> tuple[int, int]:
    """A night, and its table of phones that deals itself, with its first round."""
    night = croupier.night(*NAMES[:seats])
    table = croupier.table(night, game, "virtual", tray=0)
    croupier.sit(night, table, range(1, seats + 1))
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        croupier.say("PUT", f"{path}/phones", {"play": True})
        croupier.say("POST", f"{path}/rounds", {"number": 1})
    croupier.say("PUT", f"{path}/deals-itself", {"itself": True, "seconds": 90})
    return night, table


def german_phone(
    croupier: Running, device: Device, night: int, player: int, size: tuple[int, int]
) -> Page:
    """A phone of this size, its owner's cards open."""
    token = croupier.say("POST", f"nights/{night}/players/{player}/link")["token"]
    page = device(*size, has_touch=True, locale="de-DE").new_page()
    page.goto(f"{croupier.url}/phone#{token}")
    page.get_by_role("button", name="meine Karten ansehen").first.click()
    expect(page.locator(".hand-open")).to_be_visible()
    return page
