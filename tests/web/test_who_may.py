"""Who may use which route: tried over every route of the API, so that a new one cannot be
forgotten.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from flask import Flask

from tests.web.conftest import NewScreen, Screen, TestNight

OPEN_TO_ANYBODY = {
    ("GET", "session"),
    ("DELETE", "session"),
    ("POST", "session/first"),
    ("POST", "session/host"),
    ("POST", "session/table"),
    ("POST", "session/wall"),
    ("GET", "games"),
    ("GET", "games/<slug>"),
    ("POST", "games/<slug>/odds"),
    ("GET", "openapi.json"),
    ("GET", "docs"),
}
OPEN_TO_ALL_SIGNED_IN = {("GET", "nights")}
OPEN_TO_A_WALL = {
    ("GET", "nights/<number:night>/tables/<number:table>"),
    ("GET", "nights/<number:night>/tables/<number:table>/events"),
    ("GET", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>"),
    ("GET", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>/explanation"),
}
A_WALLS = OPEN_TO_A_WALL | {
    ("GET", "nights/<number:night>/wall"),
    ("GET", "nights/<number:night>/events"),
}
A_DEALERS = OPEN_TO_A_WALL | {
    ("POST", "nights/<number:night>/tables/<number:table>/seats"),
    ("DELETE", "nights/<number:night>/tables/<number:table>/seats/<number:seat>"),
    ("POST", "nights/<number:night>/tables/<number:table>/seats/<number:seat>/top-ups"),
    ("PUT", "nights/<number:night>/tables/<number:table>/seats/<number:seat>/cut"),
    ("POST", "nights/<number:night>/tables/<number:table>/series/end"),
    ("PUT", "nights/<number:night>/tables/<number:table>/game"),
    ("POST", "nights/<number:night>/tables/<number:table>/commitment"),
    ("POST", "nights/<number:night>/tables/<number:table>/rounds"),
    ("POST", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>/actions"),
    ("POST", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>/undo"),
    ("POST", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>/amendments"),
    ("POST", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>/void"),
    ("POST", "nights/<number:night>/tables/<number:table>/rounds/<number:round_>/close"),
    ("PUT", "nights/<number:night>/tables/<number:table>/hand-over"),
    ("DELETE", "nights/<number:night>/tables/<number:table>/hand-over"),
    ("POST", "nights/<number:night>/tables/<number:table>/screen"),
    ("PUT", "nights/<number:night>/tables/<number:table>/screen"),
    ("DELETE", "nights/<number:night>/tables/<number:table>/screen"),
    ("DELETE", "nights/<number:night>/tables/<number:table>/screen/<number:number>"),
}


class Route(NamedTuple):
    method: str
    rule: str

    def path(self, night: TestNight, table: int) -> str:
        filled = self.rule.replace("<number:night>", str(night.number)).replace(
            "<number:table>", str(table)
        )
        for name in ("player", "seat", "round_", "number"):
            filled = filled.replace(f"<number:{name}>", "1")
        filled = re.sub(r"<any\((\w+).*?>", r"\1", filled)
        return filled.replace("<slug>", "uth")


def routes(app: Flask) -> Iterator[Route]:
    for rule in app.url_map.iter_rules():
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            if rule.rule.startswith("/api/"):
                yield Route(method, rule.rule.removeprefix("/api/"))


def status(screen: Screen, route: Route, night: TestNight, table: int) -> int:
    answer = screen.say(
        route.method, route.path(night, table), {} if route.method != "GET" else None
    )
    answer.close()
    code: int = answer.status_code
    return code


def test_a_stranger_may_nothing_but_sign_in(
    app: Flask, night: TestNight, screen: NewScreen
) -> None:
    for route in set(routes(app)) - OPEN_TO_ANYBODY:
        assert status(screen(), route, night, night.uth) == 401, route


def test_a_wall_may_only_look_and_only_at_its_night(app: Flask, night: TestNight) -> None:
    wall = night.wall()
    for route in set(routes(app)) - OPEN_TO_ANYBODY - OPEN_TO_ALL_SIGNED_IN - A_WALLS:
        assert status(wall, route, night, night.uth) == 403, route
    assert wall.get(night.table(night.uth)).status_code == 200
    assert [one["table"] for one in wall.get(f"nights/{night.number}/wall").json["tables"]] == [
        night.uth,
        night.races,
    ]
    assert wall.get(f"nights/{night.number + 1}/wall").status_code == 403
    assert wall.get("nights/2/tables/1").status_code == 403
    assert wall.get(f"{night.table(night.uth)}?as=dealer").status_code == 403


def test_a_dealer_may_nothing_at_another_table_and_nothing_at_the_desk(
    app: Flask, night: TestNight
) -> None:
    tablet = night.tablet(night.uth)
    for route in set(routes(app)) - OPEN_TO_ANYBODY - OPEN_TO_ALL_SIGNED_IN:
        table = night.races if route in A_DEALERS else night.uth
        assert status(tablet, route, night, table) == 403, route


def test_a_dealer_gets_through_at_the_own_table(app: Flask, night: TestNight) -> None:
    found = sorted(route for route in routes(app) if route in A_DEALERS)
    assert set(found) == A_DEALERS
    for route in found:
        tablet = night.tablet(night.uth)
        assert status(tablet, route, night, night.uth) not in (401, 403, 404, 405, 500), route
        tablet.say("DELETE", "session")


def test_a_dealer_who_waits_to_be_let_in_may_only_look_as_a_wall_does_and_ask(
    app: Flask, night: TestNight
) -> None:
    night.tablet(night.uth)
    waiting = night.tablet(night.uth)
    ask = ("POST", "nights/<number:night>/tables/<number:table>/screen")
    for route in (one for one in routes(app) if one in A_DEALERS - OPEN_TO_A_WALL - {ask}):
        answer = waiting.say(route.method, route.path(night, night.uth), {})
        assert (answer.status_code, answer.json["error"]["code"]) == (403, "not-running"), route
        assert answer.json.keys() == {"error"}
    for look_as in ("dealer", "seat:1"):
        assert waiting.get(f"{night.table(night.uth)}?as={look_as}").status_code == 403
    wall, seen = night.wall().get(night.table(night.uth)), waiting.get(night.table(night.uth))
    assert seen.json | {"screens": None} == wall.json
    assert seen.json["as"] == "wall"


def test_the_host_gets_through_everywhere(app: Flask, night: TestNight) -> None:
    for route in sorted(routes(app)):
        if not route.rule.startswith("session"):
            assert status(night.host, route, night, night.uth) not in (401, 403, 405, 500), route


@pytest.mark.parametrize("role", ["tablet", "wall"])
def test_tablets_and_walls_see_their_own_night_in_the_list(night: TestNight, role: str) -> None:
    night.host.post(
        "nights", {"name": "Another", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
    )
    screen = night.tablet(night.uth) if role == "tablet" else night.wall()
    assert [one["night"] for one in screen.get("nights").json["nights"]] == [night.number]
    assert len(night.host.get("nights").json["nights"]) == 2


def test_a_dealer_of_table_one_is_not_the_dealer_of_table_one_of_another_night(
    night: TestNight,
) -> None:
    tablet = night.tablet(night.uth)
    assert tablet.get(f"nights/{night.number + 1}/tables/{night.uth}").status_code == 403


def test_who_may_not_write_learns_nothing_of_the_table(night: TestNight) -> None:
    answer = night.tablet(night.uth).post(f"{night.table(night.races)}/rounds", {"number": 1})
    assert answer.status_code == 403
    assert answer.json.keys() == {"error"}
