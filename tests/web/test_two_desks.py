"""Two hosts at two desks do everything at once for a while; `tests.web.two_desks` says what must
hold, and goes on for longer.
"""

from collections import Counter

import pytest

from tests.web.conftest import PIN, TestNight
from tests.web.two_desks import play
from web.services.services import Services
from web.shown.people import people

SEED, REQUESTS = 5, 280


@pytest.mark.sweep(of=2)
@pytest.mark.conformance
def test_two_hosts_do_everything_at_once(database_url: str) -> None:
    evening = play(database_url, REQUESTS, SEED)
    assert evening.broken == []
    done = Counter(action for (action, status) in evening.statuses if status < 300)
    assert len(done) > 20, "most of it can be done"


def test_a_night_that_another_desk_opens_while_people_are_listed(
    services: Services, night: TestNight
) -> None:
    names = services.house.names

    def read_first() -> object:
        found = names()
        body = {"name": "Late", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
        assert night.host.post("nights", body | {"players": ["Dan"]}).status_code == 201
        return found

    services.house.names = read_first  # type: ignore[assignment, method-assign]
    assert {line.night for line in people(services).players} == {night.number}


def test_the_journal_names_the_host_who_did_something(night: TestNight) -> None:
    ruth = night.new_screen()
    assert ruth.post("session/host", {"pin": PIN}).status_code == 200
    named = ruth.say("PATCH", "session", {"name": "  Ruth "}).json
    assert (named["role"], named["name"]) == ("host", "Ruth")
    assert night.host.post("nights/1/players", {"name": "Cleo"}).status_code == 201
    assert ruth.post("nights/1/players", {"name": "Dora"}).status_code == 201
    lines = night.host.get("nights/1/books/journal").json["lines"]
    assert [line["by"]["who"] for line in lines[:2]] == ["host:Ruth", "host"]
    listed = night.host.get("sessions").json["sessions"]
    assert [line["name"] for line in listed if line["role"] == "host"] == ["Ruth", None]


def test_a_host_keeps_the_name_at_the_desk_and_takes_it_back(night: TestNight) -> None:
    ruth = night.new_screen()
    ruth.post("session/host", {"pin": PIN})
    ruth.say("PATCH", "session", {"name": "Ruth"})
    ruth.post("session/host", {"pin": PIN})
    assert ruth.get("session").json["name"] == "Ruth"
    assert ruth.say("PATCH", "session", {"name": ""}).json["name"] is None
    assert ruth.get("session").json["name"] is None


def test_a_request_that_is_said_again_under_another_name_happens_once(night: TestNight) -> None:
    first = night.host.post("nights/1/players", {"name": "Cleo"}, Idempotency_Key="cleo-1")
    night.host.say("PATCH", "session", {"name": "Ruth"})
    again = night.host.post("nights/1/players", {"name": "Cleo"}, Idempotency_Key="cleo-1")
    assert (first.status_code, again.status_code) == (201, 201)
    names = [player["name"] for player in night.host.get("nights/1").json["players"]]
    assert names.count("Cleo") == 1


@pytest.mark.parametrize("name", ["\u200b", "a" * 41, "Ruth\u202e", "a\nb", 7, None])
def test_a_host_s_name_that_cannot_be_read_is_refused(night: TestNight, name: object) -> None:
    refused = night.host.say("PATCH", "session", {"name": name})
    assert refused.status_code in (400, 422)
    assert night.host.get("session").json["name"] is None
