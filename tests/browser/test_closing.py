"""The wall's last picture: who has won, whatever was played for."""

import re

from playwright.sync_api import expect

from games.engine.shuffle import Draws
from tests.server import Running, act_at_random
from tests.walls import WHOLE, OpenWall, too_small

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
WITHIN = """() => [...document.querySelectorAll(".closing-scene *")].every(
    (element) => element.getBoundingClientRect().bottom <= innerHeight + 1)"""
BESIDE = """() => {
    const boxes = ["podium-step", "payments", "closing-games", "seal"].flatMap((part) =>
        [...document.getElementsByClassName(part)].map((box) => box.getBoundingClientRect()));
    return boxes.every((one, at) => boxes.slice(at + 1).every((other) =>
        one.right <= other.left || other.right <= one.left
        || one.bottom <= other.top || other.bottom <= one.top));
}"""
NAMES = ".podium-name, .closing-names, .payments li > *, .payments, .closing-games"


def played(croupier: Running, night: int, game: str, seats: int, **options: object) -> None:
    """A first round of this game, played by chance and closed."""
    table = croupier.table(night, game, "virtual", tray=2000 if game == "uth" else 0, **options)
    croupier.sit(night, table, range(1, seats + 1), 0 if options else 100)
    with croupier.dealing(night, table):
        croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
        chance = Draws(game.encode())
        while act_at_random(croupier, night, table, chance) is not None:
            pass
        croupier.say("POST", f"nights/{night}/tables/{table}/rounds/1/close")


def test_a_night_for_points_ends_with_its_winners_and_nobody_owes_anything(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Anneliese", "Benedikt", "Cleo", "Dov", chips=0)
    played(croupier, night, "divide-and-conquer", 2, ante=0, stake=0)
    played(croupier, night, "polignac", 4, token=0)
    croupier.say("POST", f"nights/{night}/close")
    told = croupier.look(f"nights/{night}/evening")["closing"]
    (whole, deal) = told["games"]
    assert (whole["how"], deal["how"]) == ("won", "leads")
    wall = open_wall(night)
    names = wall.locator(".closing-names")
    expect(names).to_have_text([" and ".join(game["names"]) for game in (whole, deal)])
    expect(wall.locator(".closing-games")).to_contain_text(f"in the lead, {deal['count']}")
    expect(wall.locator(".podium-name").first).to_have_text(re.compile("Anneliese|Benedikt"))
    expect(wall.locator(".podium-sum").first).to_have_text("1 game")
    expect(wall.locator(".closing-scene")).not_to_contain_text("even")
    assert too_small(wall) == []


def test_a_night_for_chips_names_the_winners_of_each_game_beside_who_pays_whom(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Anneliese", "Benedikt", "Cleo", "Maximiliane-Sophie", chips=500)
    for game, seats in (("bura", 2), ("speculation", 4), ("kabu", 4), ("kaiser", 4)):
        played(croupier, night, game, seats)
    players = croupier.look(f"nights/{night}/evening")["players"]
    up = [player["name"] for player in players if player["result"] > 0]
    assert 0 < len(up) < 3
    croupier.say("POST", f"nights/{night}/close")
    for width, height in ((1920, 1080), (1280, 720)):
        wall = open_wall(night, width, height)
        expect(wall.locator(".podium-name")).to_have_count(len(up))
        expect(wall.locator(".is-step-1 .podium-name")).to_have_text(up[0])
        expect(wall.locator(".closing-games li").nth(2)).to_be_visible()
        expect(wall.locator(".payments li").first).to_be_visible()
        assert wall.evaluate(WITHIN)
        assert wall.evaluate(BESIDE)
        assert not wall.evaluate(SIDEWAYS)


def test_the_winners_of_many_games_are_in_sight_however_many_win_one(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Anneliese", "Benedikt", "Cleo", "Maximiliane-Sophie", chips=700)
    games = (("bura", 2), ("speculation", 4), ("kabu", 4), ("lorum", 4), ("crates", 4))
    for table, (game, seats) in enumerate((*games, ("kaiser", 4), ("divide-and-conquer", 2)), 1):
        played(croupier, night, game, seats)
        croupier.say("POST", f"nights/{night}/tables/{table}/close")
    croupier.say("POST", f"nights/{night}/cash-outs", {"players": [1, 2, 3, 4]})
    croupier.say("POST", f"nights/{night}/close")
    for width, height in ((1920, 1080), (1280, 720)):
        wall = open_wall(night, width, height)
        wall.locator(".closing-games li").first.wait_for()
        expect(wall.locator(".payments")).to_have_count(0)
        assert wall.evaluate(WITHIN)
        assert wall.evaluate(BESIDE)


def test_names_of_any_length_stand_whole_and_beside_each_other(
    croupier: Running, open_wall: OpenWall
) -> None:
    people = (
        "Anneliese von Hohenberg-Waldburg",
        "Bartholomew Featherstonehaugh",
        "Wolfeschlegelsteinhausenbergerdorff",
        "Maximiliane-Sophie Throgmorton",
    )
    night = croupier.night(*people, chips=500)
    for game, seats in (("bura", 2), ("speculation", 4), ("kabu", 4), ("kaiser", 4)):
        played(croupier, night, game, seats)
    croupier.say("POST", f"nights/{night}/close")
    for width, height in ((1920, 1080), (1280, 720)):
        wall = open_wall(night, width, height)
        expect(wall.locator(".payments li").first).to_be_visible()
        expect(wall.locator(".closing-games li").first).to_be_visible()
        assert wall.locator(NAMES).evaluate_all(WHOLE)
        assert wall.evaluate(WITHIN)
        assert wall.evaluate(BESIDE)
