"""For several people at once: one request, ordinary entries, all of them or none."""

from typing import Any

import pytest

from tests.web.conftest import NEW_NIGHT, Screen, TestNight
from tests.web.felt import Felt


@pytest.fixture
def felt(night: TestNight) -> Felt:
    return Felt(night, night.uth)


def bankrolls(night: TestNight) -> dict[str, int]:
    players = night.host.get(night.path).json["players"]
    return {player["name"]: player["bankroll"] for player in players}


def test_the_desk_sells_the_same_to_several(night: TestNight) -> None:
    sale = {"players": [night.ana, night.ben], "chips": 30, "against": "cash"}
    answer = night.host.post(f"{night.path}/buy-ins", sale)
    assert answer.status_code == 200, answer.json
    assert bankrolls(night) == {"Ana": 130, "Ben": 130}
    wrong = {"entries": [answer.json["entry"] - 1, answer.json["entry"]], "why": "a slip"}
    assert night.host.post(f"{night.path}/corrections/all", wrong).status_code == 200
    assert bankrolls(night) == {"Ana": 100, "Ben": 100}


def test_a_sale_that_one_cannot_have_is_refused_with_a_sentence(night: TestNight) -> None:
    night.host.say("PUT", f"{night.path}/players/{night.ben}/marker-limit", {"limit": 10})
    sale = {"players": [night.ana, night.ben], "chips": 30, "against": "marker"}
    answer = night.host.post(f"{night.path}/buy-ins", sale)
    assert answer.status_code == 409
    assert "Ben" in answer.json["error"]["message"]
    assert bankrolls(night) == {"Ana": 100, "Ben": 100}


def test_a_table_seats_all_and_lets_all_go(felt: Felt, night: TestNight) -> None:
    places = [
        {"player": night.ana, "seat": 1, "chips": 100},
        {"player": night.ben, "seat": 2, "chips": 60},
    ]
    felt.do("POST", "seats/all", {"places": places})
    assert felt.racks() == {1: 100, 2: 60}
    felt.do("DELETE", "seats")
    assert felt.racks() == {}
    assert felt.do("DELETE", "seats", status=409)["error"]["code"] == "nothing-to-do"


def test_a_table_moves_to_another_one(felt: Felt, night: TestNight) -> None:
    felt.sit(night.ana, 3, 40)
    path = night.table(night.uth)
    answer = night.host.post(f"{path}/move", {"to": night.races})
    assert answer.status_code == 200, answer.json
    seats = night.host.get(night.table(night.races)).json["table"]["seats"]
    assert [(seat["seat"], seat["name"], seat["rack"]) for seat in seats] == [(3, "Ana", 40)]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"players": ["Ana", "Ana"]}, "name-taken"),
        ({"tables": [{"game": "whist", "cards": "virtual", "tray": 0}]}, "no-such-game"),
    ],
)
def test_a_night_that_cannot_begin_as_asked_is_not_opened(
    host: Screen, more: dict[str, Any], code: str
) -> None:
    answer = host.post("nights", {**NEW_NIGHT, **more})
    assert answer.json["error"]["code"] == code
    assert host.get("nights").json["nights"] == []


def test_a_night_opens_with_players_and_tables(host: Screen) -> None:
    tables = [{"game": "uth", "cards": "virtual", "tray": 500}]
    asked = {**NEW_NIGHT, "players": ["Ana", "Ben"], "tables": tables}
    answer = host.post("nights", asked)
    assert answer.status_code == 201, answer.json
    night = host.get(f"nights/{answer.json['number']}").json
    assert [player["name"] for player in night["players"]] == ["Ana", "Ben"]
    assert [(table["game"], table["tray"]) for table in night["tables"]] == [("uth", 500)]


def test_a_night_says_how_to_open_another_one_like_it(host: Screen, night: TestNight) -> None:
    host.post(f"{night.table(night.uth)}/fills", {"chips": 70})
    like = host.get(f"{night.path}/beginning").json
    assert like["players"] == ["Ana", "Ben"]
    assert [table["game"] for table in like["tables"]] == ["uth", "superfecta"]
    tray = host.get(night.table(night.uth)).json["table"]["tray"]
    assert like["tables"][0]["tray"] == tray
    again = host.post("nights", {"name": "Another Friday", **like})
    assert again.status_code == 201, again.json
    assert host.get(f"nights/{again.json['number']}/beginning").json == like
