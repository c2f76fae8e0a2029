"""Phones that join in the same moment, on SQLite and on PostgreSQL: nobody is told to be in who is
not, and a name is one player's.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from ledger.store import migration
from ledger.store.database import Database
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, Answer, Screen
from web.app import create_app
from web.services.services import open_services

pytestmark = [pytest.mark.conformance, pytest.mark.sweep(of=2)]

AT_ONCE = 8
ROUNDS = 5

NewPhone = Callable[[], Screen]


@pytest.fixture
def new_screen(database_url: str) -> Iterator[NewPhone]:
    database = Database(database_url)
    migration.upgrade(database)
    services = open_services(database, hasher=QUICK)
    services.pin.set(services.pin.new_link(), PIN)
    app = create_app(services)
    yield lambda: Screen(app.test_client())
    database.close()


@pytest.fixture
def desk(new_screen: NewPhone) -> Screen:
    """The host's, with a night in which Ana is."""
    desk = signed_in(new_screen())
    assert desk.post("nights", {**NEW_NIGHT, "players": ["Ana"]}).status_code == 201
    return desk


def signed_in(desk: Screen) -> Screen:
    assert desk.post("session/host", {"pin": PIN}).status_code == 200
    return desk


def at_once(what: Callable[[Any], Answer], of: Sequence[Any]) -> list[Answer]:
    with ThreadPoolExecutor(len(of)) as pool:
        return list(pool.map(what, of))


def give(code: str, name: str, phone: Screen) -> Answer:
    return phone.post("session/guest", {"code": code, "name": name})


def role(phone: Screen) -> str | None:
    found: str | None = phone.get("session").json["role"]
    return found


def test_of_many_who_give_one_new_name_at_once_one_is_in_and_the_others_wait(
    desk: Screen, new_screen: NewPhone
) -> None:
    desk.say("PUT", "nights/1/room", {"new_names": "in"})
    code = desk.get("nights/1/room").json["code"]
    for number in range(ROUNDS):
        phones, name = [new_screen() for _ in range(AT_ONCE)], f"Cy {number}"
        answers = at_once(partial(give, code, name), phones)
        told = [answer.json["role"] for answer in answers]
        assert sorted(told) == ["guest"] * (AT_ONCE - 1) + ["player"]
        assert [role(phone) for phone in phones] == told, "what it was told is so"
        state = desk.get("nights/1").json
        assert [line["name"] for line in state["players"]].count(name) == 1
        assert len(state["phones"]) == number + 1
        (cy,) = (line["player"] for line in state["players"] if line["name"] == name)
        assert {(guest["name"], guest["alike"]) for guest in state["asking"]} == {(name, cy)}
        for guest in state["asking"]:
            desk.say("DELETE", f"nights/1/guests/{guest['session']}")
        assert [role(phone) for phone in phones].count("player") == 1


def test_of_many_who_are_let_in_at_once_under_one_name_one_is_in(
    desk: Screen, new_screen: NewPhone
) -> None:
    code = desk.get("nights/1/room").json["code"]
    desks = [desk, signed_in(new_screen())]
    for number in range(ROUNDS):
        phones, name = [new_screen() for _ in range(4)], f"Cy {number}"
        at_once(partial(give, code, name), phones)
        asking = [guest["session"] for guest in desk.get("nights/1").json["asking"]]
        taps = [(host, session) for session in asking for host in desks]
        answers = at_once(lambda tap: tap[0].say("PUT", f"nights/1/guests/{tap[1]}"), taps)
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200] + [409] * (len(taps) - 1)
        state = desk.get("nights/1").json
        assert [line["name"] for line in state["players"]].count(name) == 1
        assert sorted(map(str, map(role, phones))) == ["guest"] * 3 + ["player"]
        while asking := desk.get("nights/1").json["asking"]:
            path, name = f"nights/1/guests/{asking[0]['session']}", asking[0]["suggested"]
            assert desk.say("PUT", path, {"name": name}).status_code == 200
        assert [role(phone) for phone in phones] == ["player"] * 4


def test_of_many_who_tap_one_name_and_use_its_link_at_once_one_is_in(
    desk: Screen, new_screen: NewPhone
) -> None:
    code = desk.get("nights/1/room").json["code"]
    for _ in range(ROUNDS):
        token = desk.post("nights/1/players/1/link").json["token"]
        phones = [new_screen() for _ in range(AT_ONCE)]
        ways = [
            ("session/guest", {"code": code, "player": 1}),
            ("session/player", {"token": token}),
        ] * (AT_ONCE // 2)
        answers = at_once(lambda come: come[0].post(*come[1]), list(zip(phones, ways, strict=True)))
        told = [answer.json["role"] for answer in answers]
        assert sorted(told) == ["guest"] * (AT_ONCE - 1) + ["player"]
        assert [role(phone) for phone in phones] == told
        for phone in phones:
            phone.say("DELETE", "session")
