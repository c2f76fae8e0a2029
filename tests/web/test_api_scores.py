"""The score sheet of a game, as the screens of its table and the wall are given it."""

import pytest

from tests.web.conftest import TestNight
from tests.web.felt import Felt


@pytest.fixture
def bus(night: TestNight) -> Felt:
    """Stop the Bus for nothing but points: nobody has a chip."""
    body = {"game": "stop-the-bus", "cards": "virtual", "tray": 0, "options": {"token": 0}}
    made = night.host.post(f"nights/{night.number}/tables", body)
    assert made.status_code == 201, made.json
    felt = Felt(night, made.json["number"])
    felt.sit(night.ana, 1, 0)
    felt.sit(night.ben, 3, 0)
    return felt


def a_deal(felt: Felt) -> None:
    """The first to play stops, and nobody changes anything."""
    felt.begin()
    first = felt.state["round"]["prompt"]["awaited"][0]
    felt.play(first, "keep", stop=True)
    felt.play(4 - first, "keep")
    felt.do("POST", f"{felt.round}/close")


def test_there_is_no_sheet_before_a_deal_is_over(bus: Felt) -> None:
    assert bus.screen.get(f"{bus.path}/scores").json == {"deals": [], "standing": {}}
    bus.begin()
    assert bus.screen.get(f"{bus.path}/scores").json == {"deals": [], "standing": {}}


def test_the_sheet_has_every_deal_of_the_game_in_order(bus: Felt) -> None:
    a_deal(bus)
    a_deal(bus)
    first, second = bus.screen.get(f"{bus.path}/scores").json["deals"]
    assert (first["round"], first["deal"], second["deal"]) == (1, 1, 2)
    assert first["names"] == {"1": "Ana", "3": "Ben"}
    assert first["sheet"]["before"] == {"1": 3, "3": 3}
    assert first["sheet"]["after"] == second["sheet"]["before"]
    (item,) = first["sheet"]["items"]
    assert (item["what"], item["points"]) == ("the worst hand", -1)


def test_a_table_says_whether_chips_are_played_for(bus: Felt, night: TestNight) -> None:
    assert bus.table["for_points"]
    bus.do("PUT", "game", {"game": "stop-the-bus", "options": {"token": 2}, "cards": "virtual"})
    assert not bus.table["for_points"]
    assert not Felt(night, night.uth).table["for_points"]


def test_a_game_without_points_has_no_sheet(night: TestNight) -> None:
    felt = Felt(night, night.uth)
    assert felt.screen.get(f"{felt.path}/scores").json == {"deals": [], "standing": {}}


def test_who_takes_a_seat_over_goes_on_with_its_score(bus: Felt, night: TestNight) -> None:
    a_deal(bus)
    eve = night.host.post(f"nights/{night.number}/players", {"name": "Eve"}).json["number"]
    bus.do("DELETE", "seats/3")
    bus.sit(eve, 3, 0)
    sheet = bus.screen.get(f"{bus.path}/scores").json
    assert sheet["standing"] == {"1": "Ana", "3": "Eve"}
    assert sheet["deals"][0]["names"] == {"1": "Ana", "3": "Ben"}
