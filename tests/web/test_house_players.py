"""House players at a real table: the host seats them, the program plays them."""

import threading
import time as clock
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import NEW_NIGHT, NewScreen, Screen, TestNight
from tests.web.felt import Felt
from web.services import at_turn, house_players
from web.services.services import Services, open_services

PATIENCE = 40
"""Seconds until something that comes by itself is there."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who do not pause."""
    monkeypatch.setattr(at_turn, "PAUSE", 0.01)


@pytest.fixture
def felt(night: TestNight) -> Felt:
    """Ana in seat 1, and a house player in seat 2."""
    found = Felt(night, night.uth)
    found.sit(night.ana, 1, 60)
    seated(night, {"chips": 40, "seat": 2})
    found.look()
    return found


def seated(night: TestNight, body: dict[str, Any], status: int = 200) -> Any:
    answer = night.host.post(f"{night.table(night.uth)}/house-players", body)
    assert answer.status_code == status, answer.json
    return answer.json


def waited(look: Callable[[], Any]) -> Any:
    """What this gives, as soon as it gives something."""
    ends = clock.monotonic() + PATIENCE
    while clock.monotonic() < ends:
        if found := look():
            return found
        clock.sleep(0.02)
    raise AssertionError("it did not come")


def actions(felt: Felt, seat: int) -> list[str]:
    """What a seat has done in the round."""
    steps = felt.look()["round"]["record"]
    return [step["do"] for step in steps if step.get("by") == seat]


def test_a_house_player_acts_at_its_turn_and_only_then(felt: Felt, night: TestNight) -> None:
    felt.begin()
    assert waited(lambda: actions(felt, 2)) == ["bet"]
    felt.play(1, "bet", ante=5)
    felt.play("dealer", "deal")
    assert actions(felt, 2) == ["bet"]
    felt.play(1, "check")
    assert len(waited(lambda: actions(felt, 2)[1:])) >= 1
    entries = night.host.get(f"{night.path}/entries").json["entries"]
    by = [line["by"] for line in entries if line["facts"].get("action", {}).get("by") == 2]
    assert by[0] == {"who": "program", "screen": ""}


def test_whoever_takes_an_action_of_it_back_has_time_for_more(
    felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt.begin()
    felt.play(1, "bet", ante=5)
    waited(lambda: actions(felt, 2))
    felt.do("POST", f"{felt.round}/undo", {"action": 1})
    felt.do("POST", f"{felt.round}/undo", {"action": 0})
    assert actions(felt, 2) == []
    monkeypatch.setattr(house_players, "AFTER_UNDO", 0)
    felt.play(1, "bet", ante=10)
    assert waited(lambda: actions(felt, 2)) == ["bet"]


def test_it_goes_on_after_a_restart(
    felt: Felt, night: TestNight, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_turn, "PAUSE", 10 * PATIENCE)
    felt.begin()
    monkeypatch.setattr(at_turn, "PAUSE", 0.01)
    again = open_services(services.database, services.clock)
    again.house_players.watch.begin()
    assert waited(lambda: actions(felt, 2)) == ["bet"]


def test_nobody_plays_on_once_the_database_is_closed(
    night: TestNight, services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    before = set(threading.enumerate())

    def watching() -> set[str]:
        return {thread.name for thread in {*threading.enumerate()} - before}

    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 60)
    seated(night, {"chips": 40, "seat": 2})
    felt.look()
    felt.begin()
    waited(lambda: actions(felt, 2))
    assert "house players" in watching()
    services.database.close()
    waited(lambda: "house players" not in watching())
    services.house_players.watch.begin()
    services.house_players.watch.moved(night.number)
    assert "house players" not in watching()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_it_is_marked_and_nobody_sees_its_hand(felt: Felt, night: TestNight) -> None:
    (ana, ada) = felt.table["seats"]
    assert (ada["name"], ada["program"], ana["program"]) == ("⚙ Ada", True, False)
    felt.begin()
    felt.play(1, "bet", ante=5)
    waited(lambda: actions(felt, 2))
    felt.play("dealer", "deal")
    refused = felt.do("PUT", "hand-over", {"seat": 2}, status=409)
    assert "house player" in refused["error"]["message"]
    link = night.host.post(f"{night.path}/players/{ada['player']}/link")
    assert link.json["error"]["code"] == "house-player"


def test_no_phone_comes_in_as_a_house_player(
    felt: Felt, night: TestNight, screen: NewScreen
) -> None:
    code = night.host.get(f"{night.path}/phones").json["room"]["code"]
    guest = screen()
    names = [line["name"] for line in guest.post("room", {"code": code}).json["names"]]
    assert names == ["Ana", "Ben"]
    answer = guest.post("session/guest", {"code": code, "name": "⚙ Ada"})
    assert answer.json["error"]["code"] == "bad-name"
    ada = felt.table["seats"][1]["player"]
    answer = guest.post("session/guest", {"code": code, "player": ada})
    assert answer.json["error"]["code"] == "house-player"
    assert [line["name"] for line in night.host.get("people").json["players"]] == ["Ana", "Ben"]


def test_nobody_comes_in_under_the_mark_of_a_house_player(
    night: TestNight, screen: NewScreen
) -> None:
    code = night.host.get(f"{night.path}/phones").json["room"]["code"]
    night.host.say("PUT", f"{night.path}/room", {"new_names": "in"})
    opened = {**NEW_NIGHT, "players": ["⚙ Eve"]}
    ways = (
        screen().post("session/guest", {"code": code, "name": "⚙️ Eve"}),
        night.host.post(f"{night.path}/players", {"name": "⚙ Eve"}),
        night.host.say("PATCH", f"{night.path}/players/{night.ben}", {"name": "⛭ Ben"}),
        night.host.post("people", {"name": "⚙ Eve", "colour": ""}),
        night.host.say("PATCH", "people/1", {"name": "⚙ Ana"}),
        night.host.post("nights", opened),
        night.host.post(f"{night.table(night.uth)}/house-players", {"chips": 1, "name": "⚙⚙ Eve"}),
    )
    for answer in ways:
        assert (answer.status_code, answer.json["error"]["code"]) == (422, "bad-name")
        assert "house players alone" in answer.json["error"]["message"]
    assert [line["name"] for line in night.host.get(night.path).json["players"]] == ["Ana", "Ben"]
    assert len(night.host.get("nights").json["nights"]) == 1
    assert [line["name"] for line in night.host.get("people").json["people"]] == ["Ana", "Ben"]


def test_a_night_like_this_one_has_its_guests_and_no_house_players(
    felt: Felt, night: TestNight
) -> None:
    assert night.host.get(f"{night.path}/beginning").json["players"] == ["Ana", "Ben"]


@pytest.mark.parametrize("come", ["in", "ask"])
def test_a_guest_called_like_a_house_player_comes_in_and_it_takes_another_name(
    felt: Felt, night: TestNight, screen: NewScreen, come: str
) -> None:
    night.host.say("PUT", f"{night.path}/room", {"new_names": come})
    code = night.host.get(f"{night.path}/phones").json["room"]["code"]
    phone = screen()
    phone.post("session/guest", {"code": code, "name": "Ada"})
    for guest in night.host.get(night.path).json["asking"]:
        night.host.say("PUT", f"{night.path}/guests/{guest['session']}")
    assert phone.get("session").json["name"] == "Ada"
    names = {line["name"]: line["program"] for line in night.host.get(night.path).json["players"]}
    assert names == {"Ana": False, "Ben": False, "⚙ Blaise": True, "Ada": False}
    seated(night, {"chips": 1})


def test_every_answer_says_of_a_player_whether_it_is_a_house_player(
    felt: Felt, night: TestNight
) -> None:
    wall = night.wall()
    answers = (
        night.host.get(night.path).json["players"],
        night.host.get(f"{night.path}/books").json["players"],
        night.host.get(night.table(night.uth)).json["table"]["seats"],
        night.host.get(night.table(night.races)).json["table"]["people"],
        night.phone(night.ana).get(f"{night.path}/hand").json["table"]["seats"],
        wall.get(f"{night.path}/evening").json["players"],
    )
    for lines in answers:
        marked = {line["name"]: line["program"] for line in lines}
        assert marked["Ana"] is False
        assert marked["⚙ Ada"] is True


def test_where_chips_are_money_there_is_none(host: Screen) -> None:
    asked = {**NEW_NIGHT, "money": {"chip": 10, "currency": "EUR"}}
    number = host.post("nights", asked).json["number"]
    opened = {"game": "uth", "cards": "virtual", "tray": 100}
    host.post(f"nights/{number}/tables", opened)
    answer = host.post(f"nights/{number}/tables/1/house-players", {"chips": 40})
    assert answer.status_code == 409
    assert answer.json["error"]["code"] == "play-money-only"
    assert host.get(f"nights/{number}").json["players"] == []


def test_each_has_a_name_and_a_seat_of_its_own(night: TestNight) -> None:
    for _ in range(2):
        state = seated(night, {"chips": 10})
    assert [line["name"] for line in state["state"]["players"][2:]] == ["⚙ Ada", "⚙ Blaise"]
    assert seated(night, {"chips": 10, "name": "⚙ Ada"}, 409)["error"]["code"] == "name-taken"
    assert seated(night, {"chips": 10, "seat": 1}, 409)["error"]["code"] == "seat-taken"


def test_with_a_real_deck_the_dealer_decides_what_its_cards_decide(
    felt: Felt, night: TestNight
) -> None:
    felt.do("PUT", "game", {"game": "uth", "cards": "physical"})
    felt.begin()
    waited(lambda: actions(felt, 2))
    felt.play("dealer", "deal")
    felt.play(2, "check")
    assert actions(felt, 2) == ["bet", "check"]
    felt.do("POST", f"{felt.round}/void", {"reason": "a test"})
    felt.do("DELETE", "seats/2")
    assert felt.racks() == {1: 60}
    closed = night.host.post(f"{night.path}/close")
    assert closed.status_code == 200, closed.json
    (ada,) = (line for line in closed.json["state"]["players"] if line["program"])
    assert (ada["bankroll"], ada["cash_out"], ada["result"]) == (0, 40, 0)
