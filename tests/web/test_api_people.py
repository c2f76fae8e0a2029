"""The people of the house over the API: they are met, told apart, and tied to nights' players."""

from tests.web.conftest import NEW_NIGHT, Screen, TestNight


def known(host: Screen) -> dict[str, int | None]:
    return {line["name"]: line["person"] for line in host.get("people").json["players"]}


def test_who_comes_for_the_first_time_is_a_person_from_then_on(night: TestNight) -> None:
    assert known(night.host) == {"Ana": 1, "Ben": 2}
    people = night.host.get("people").json["people"]
    assert [(line["name"], line["nights"]) for line in people] == [("Ana", 1), ("Ben", 1)]


def test_who_played_before_comes_by_one_tap(night: TestNight) -> None:
    number = night.host.post("nights", NEW_NIGHT).json["number"]
    answer = night.host.post(f"nights/{number}/players", {"person": 2})
    assert [player["name"] for player in answer.json["state"]["players"]] == ["Ben"]
    people = {line["name"]: line["nights"] for line in night.host.get("people").json["people"]}
    assert people == {"Ana": 1, "Ben": 2}


def test_one_name_typed_again_is_nobody_until_the_host_says_who(night: TestNight) -> None:
    number = night.host.post("nights", NEW_NIGHT).json["number"]
    assert night.host.post(f"nights/{number}/players", {"name": "ana"}).status_code == 201
    (line,) = [line for line in night.host.get("people").json["players"] if line["name"] == "ana"]
    assert (line["person"], line["alike"]) == (None, [1])
    path = f"nights/{number}/players/1/person"
    for person in (1, None):
        answer = night.host.say("PUT", path, {"person": person})
        assert answer.status_code == 200
        assert known(night.host)["ana"] == person
    answer = night.host.post("people", {"name": "Ana", "colour": "#335577", "note": "the other"})
    assert [line["name"] for line in answer.json["people"]] == ["Ana", "Ben", "Ana"]


def test_a_person_is_changed_by_what_is_said(night: TestNight) -> None:
    answer = night.host.say("PATCH", "people/1", {"picture": "🦊", "note": "left-handed"})
    (ana, _) = answer.json["people"]
    assert (ana["name"], ana["picture"], ana["note"]) == ("Ana", "🦊", "left-handed")
    assert night.host.say("PATCH", "people/7", {"note": "nobody"}).status_code == 404
    assert night.host.say("PATCH", "people/1", {"colour": "red"}).status_code == 422


def test_people_who_come_together_are_a_group(night: TestNight) -> None:
    answer = night.host.say("PUT", "groups", {"name": "Mondays", "people": [2, 1]})
    assert answer.json["groups"] == [{"name": "Mondays", "people": [1, 2]}]
    assert night.host.say("PUT", "groups", {"name": "Mondays", "people": [9]}).status_code == 404
    answer = night.host.say("PUT", "groups", {"name": "Mondays", "people": []})
    assert answer.json["groups"] == []


def test_a_player_has_a_name_or_is_somebody(night: TestNight) -> None:
    assert night.host.post(f"{night.path}/players", {}).status_code == 422
    assert night.host.post(f"{night.path}/players", {"person": 9}).status_code == 404
