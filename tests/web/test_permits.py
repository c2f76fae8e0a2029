"""Who may use which route: a table of every route against every role, each cell of which is tried.
A route that does not stand in the table fails.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest
from flask import Flask

from tests.web.conftest import NEW_NIGHT, PIN, Answer, NewScreen, Screen, TestNight

ROLES = (
    "nobody",
    "guest",
    "host",
    "dealer",
    "other dealer",
    "player",
    "other player",
    "stranger",
    "wall",
)
"""The columns of the table, about a route of night 1, its table 1, its player 1, who sits there:
nobody is signed in; a guest's phone that asks to come in; the host; the dealer of the table, and of
another one; the phone of the player, of another one, and of a player of another night; a wall of
the night.
"""
MAY: dict[str, str] = {
    # "o" gets through, "x" may not (403), "?" is asked to sign in (401)
    "GET session": "ooooooooo",
    "DELETE session": "ooooooooo",
    "PATCH session": "??oxxxxxx",
    "POST session/first": "ooooooooo",
    "POST session/host": "ooooooooo",
    "POST session/table": "ooooooooo",
    "POST session/wall": "ooooooooo",
    "POST session/player": "ooooooooo",
    "POST session/guest": "ooooooooo",
    "POST room": "ooooooooo",
    "POST code": "ooooooooo",
    "GET games": "ooooooooo",
    "GET games/<slug>": "ooooooooo",
    "POST games/<slug>/odds": "ooooooooo",
    "POST games/<slug>/evening": "ooooooooo",
    "GET openapi.json": "ooooooooo",
    "GET docs": "ooooooooo",
    "POST practices": "??oxxxxxx",
    "DELETE practice": "??ooooooo",
    "GET practice": "??ooooooo",
    "GET practice/remarks": "??ooooooo",
    "GET nights": "??ooooooo",
    "GET nights/<night>/room": "??oooooxo",
    "GET nights/<night>/wall": "??oxxooxo",
    "GET nights/<night>/events": "??oxxooxo",
    "GET nights/<night>/tables/<table>": "??ooxooxo",
    "GET nights/<night>/tables/<table>/events": "??ooxooxo",
    "GET nights/<night>/tables/<table>/scores": "??ooxooxo",
    "GET nights/<night>/tables/<table>/rounds/<round>": "??ooxooxo",
    "GET nights/<night>/tables/<table>/rounds/<round>/explanation": "??ooxooxo",
    "POST nights/<night>/tables/<table>/seats": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/seats/all": "??ooxxxxx",
    "DELETE nights/<night>/tables/<table>/seats": "??ooxxxxx",
    "DELETE nights/<night>/tables/<table>/seats/<seat>": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/seats/<seat>/top-ups": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/seats/<seat>/cut": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/series/end": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/game": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/commitment": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds/<round>/actions": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds/<round>/drafts": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds/<round>/undo": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds/<round>/amendments": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds/<round>/void": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/rounds/<round>/close": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/hand-over": "??ooxxxxx",
    "DELETE nights/<night>/tables/<table>/hand-over": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/screen": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/screen": "??ooxxxxx",
    "DELETE nights/<night>/tables/<table>/screen": "??ooxxxxx",
    "DELETE nights/<night>/tables/<table>/screen/<number>": "??ooxxxxx",
    "POST nights/<night>/tables/<table>/close": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/series/division": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/move": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/codes": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/counts": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/credits": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/fills": "??oxxxxxx",
    "POST nights": "??oxxxxxx",
    "GET nights/<night>": "??oxxxxxx",
    "GET nights/<night>/beginning": "??oxxxxxx",
    "PATCH nights/<night>": "??oxxxxxx",
    "GET nights/<night>/audit": "??oxxxxxx",
    "POST nights/<night>/audit": "??oxxxxxx",
    "GET nights/<night>/books": "??oxxxxxx",
    "GET nights/<night>/books/journal": "??oxxxxxx",
    "GET nights/<night>/books/statements/<player>": "??oxxxxxx",
    "POST nights/<night>/close": "??oxxxxxx",
    "POST nights/<night>/corrections": "??oxxxxxx",
    "POST nights/<night>/corrections/all": "??oxxxxxx",
    "POST nights/<night>/buy-ins": "??oxxxxxx",
    "POST nights/<night>/cash-outs": "??oxxxxxx",
    "POST nights/<night>/drawer-counts": "??oxxxxxx",
    "GET nights/<night>/entries": "??oxxxxxx",
    "GET nights/<night>/exports/<kind>": "??oxxxxxx",
    "GET exports/<kind>": "??oxxxxxx",
    "GET exports": "??oxxxxxx",
    "POST exports": "??oxxxxxx",
    "DELETE exports/<export>": "??oxxxxxx",
    "GET exports/<export>/file": "??oxxxxxx",
    "POST nights/<night>/floats": "??oxxxxxx",
    "POST nights/<night>/gifts": "??oxxxxxx",
    "PUT nights/<night>/guests/<number>": "??oxxxxxx",
    "DELETE nights/<night>/guests/<number>": "??oxxxxxx",
    "GET nights/<night>/phones": "??oxxxxxx",
    "POST nights/<night>/players": "??oxxxxxx",
    "PUT nights/<night>/players/<player>/person": "??oxxxxxx",
    "GET people": "??oxxxxxx",
    "PUT groups": "??oxxxxxx",
    "GET debts": "??oxxxxxx",
    "GET season": "??oxxxxxx",
    "GET season/csv": "??oxxxxxx",
    "GET season/report/<kind>": "??oxxxxxx",
    "GET people/<person>/year": "??oxxxxxx",
    "POST nights/<night>/purposes": "??oxxxxxx",
    "POST nights/<night>/players/<player>/debts": "??oxxxxxx",
    "PUT nights/<night>/players/<player>/settled": "??oxxxxxx",
    "POST nights/<night>/players/<player>/paid": "??oxxxxxx",
    "POST money/taken-back": "??oxxxxxx",
    "GET money": "??oxxxxxx",
    "GET money/<entry>/receipt": "??oxxxxxx",
    "GET nights/<night>/players/<player>/statement": "??oxxxxxx",
    "PUT money/payee": "??oxxxxxx",
    "POST money/carried": "??oxxxxxx",
    "POST money/counted": "??oxxxxxx",
    "POST money/gifts": "??oxxxxxx",
    "GET nights/<night>/page": "??oxxxxxx",
    "GET nights/<night>/purposes/page": "??oxxxxxx",
    "GET nights/<night>/receipts/<entry>": "??oxxxxxx",
    "GET nights/<night>/receipts/<entry>/picture": "??oxxxxxx",
    "GET nights/<night>/hand/season": "??xxxooxx",
    "GET nights/<night>/hand/receipts/<entry>": "??xxxooxx",
    "GET nights/<night>/hand/receipts/<entry>/picture": "??xxxooxx",
    "POST people": "??oxxxxxx",
    "PATCH people/<person>": "??oxxxxxx",
    "PATCH nights/<night>/players/<player>": "??oxxxxxx",
    "POST nights/<night>/players/<player>/buy-backs": "??oxxxxxx",
    "POST nights/<night>/players/<player>/buy-ins": "??oxxxxxx",
    "POST nights/<night>/players/<player>/cash-outs": "??oxxxxxx",
    "POST nights/<night>/players/<player>/house-payments": "??oxxxxxx",
    "POST nights/<night>/players/<player>/link": "??oxxxxxx",
    "DELETE nights/<night>/players/<player>/link": "??oxxxxxx",
    "PUT nights/<night>/players/<player>/marker-limit": "??oxxxxxx",
    "POST nights/<night>/players/<player>/repayments": "??oxxxxxx",
    "POST nights/<night>/reopen": "??oxxxxxx",
    "PUT nights/<night>/room": "??oxxxxxx",
    "POST nights/<night>/room/code": "??oxxxxxx",
    "POST nights/<night>/tables": "??oxxxxxx",
    "POST nights/<night>/wall-codes": "??oxxxxxx",
    "PUT nights/<night>/wall": "??oxxxxxx",
    "GET nights/<night>/evening": "??oxxooxo",
    "PUT nights/<night>/tables/<table>/rounds/<round>/shown": "??ooxxxxx",
    "GET sessions": "??oxxxxxx",
    "DELETE sessions/<number>": "??oxxxxxx",
    "GET nights/<night>/hand": "??xxxooxx",
    "GET nights/<night>/hand/bill": "??xxxooxx",
    "GET nights/<night>/hand/events": "??xxxooxx",
    "POST nights/<night>/hand/wishes": "??xxxooxx",
    "DELETE nights/<night>/hand/wishes": "??xxxooxx",
    "PUT nights/<night>/hand/phones/<number>": "??xxxooxx",
    "DELETE nights/<night>/hand/phones/<number>": "??xxxooxx",
    "GET nights/<night>/hand/tables/<table>/events": "??xxxoxxx",
    "GET nights/<night>/hand/tables/<table>/remarks": "??xxxoxxx",
    "PUT nights/<night>/hand/tables/<table>/cut": "??xxxoxxx",
    "POST nights/<night>/hand/tables/<table>/rounds/<round>/actions": "??xxxoxxx",
    "POST nights/<night>/hand/tables/<table>/rounds/<round>/drafts": "??xxxoxxx",
    "PUT nights/<night>/hand/tables/<table>/hold": "??xxxoxxx",
    "PUT nights/<night>/hand/tables/<table>/out": "??xxxoxxx",
    "POST nights/<night>/tables/<table>/partners": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/phones": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/hints": "??oxxxxxx",
    "PUT nights/<night>/tables/<table>/last-round": "??oxxxxxx",
    "PUT nights/<night>/tables/<table>/deals-itself": "??oxxxxxx",
    "PUT nights/<night>/tables/<table>/dealing": "??ooxxxxx",
    "PUT nights/<night>/tables/<table>/seats/<seat>/out": "??ooxxxxx",
    "GET nights/<night>/tables/<table>/hints": "??ooxooxo",
    "POST nights/<night>/tables/<table>/house-players": "??oxxxxxx",
    "POST nights/<night>/tables/<table>/wishes/<number>": "??ooxxxxx",
    "DELETE nights/<night>/tables/<table>/wishes/<number>": "??ooxxxxx",
    "POST nights/<night>/wishes/<number>": "??oxxxxxx",
    "DELETE nights/<night>/wishes/<number>": "??oxxxxxx",
}
PAGES = {
    "/",
    "/api/docs",
    "/books/<night>",
    "/desk",
    "/desk/<night>",
    "/hand",
    "/help",
    "/help/<slug>",
    "/join",
    "/money",
    "/people",
    "/phone",
    "/rounds/<night>/<number>",
    "/shuffle",
    "/sign-in",
    "/start",
    "/static/<filename>",
    "/table/<night>/<number>",
    "/tablet",
    "/verify",
    "/wall",
}
"""They have nobody's data in them, so that anybody may open them."""
HOME = {
    "nobody": "/sign-in",
    "guest": "/join",
    "host": "/desk",
    "dealer": "/table/1/1",
    "other dealer": "/table/1/2",
    "player": "/hand",
    "other player": "/hand",
    "stranger": "/hand",
    "wall": "/wall",
}
SIGNED_IN_AS = {
    "nobody": None,
    "other dealer": "dealer",
    "other player": "player",
    "stranger": "player",
}
REFUSED = {"forbidden", "not-running", "not-your-hand", "not-at-table"}


SignIn: TypeAlias = Callable[[str], Callable[[], Screen]]


class Route(NamedTuple):
    method: str
    rule: str

    @property
    def path(self) -> str:
        """Of night 1, its table 1, its player 1, seat 1, round 1."""
        filled = self.rule.replace("<slug>", "uth").replace("<kind>", "json")
        return re.sub("<[a-z]+>", "1", filled)

    @property
    def row(self) -> str:
        return f"{self.method} {self.rule.removeprefix('/api/')}"


def routes(app: Flask) -> Iterator[Route]:
    for rule in app.url_map.iter_rules():
        plain = re.sub(r"<(?:[^<>]*:)?(\w+?)_?>", r"<\1>", rule.rule)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            yield Route(method, plain)


def api_routes(app: Flask) -> list[Route]:
    return sorted(route for route in routes(app) if route.rule.startswith("/api/"))


def said(screen: Screen, route: Route) -> Answer:
    path = route.path.removeprefix("/api/")
    answer = screen.say(route.method, path, {} if route.method != "GET" else None)
    answer.close()
    return answer


def mark(answer: Answer) -> str:
    """What the table says of a route that answers so."""
    code = answer.json["error"]["code"] if answer.status_code >= 400 else None
    if answer.status_code == 401:
        return "?"
    if answer.status_code == 403 and code in REFUSED:
        return "x"
    return "o" if answer.status_code not in (405, 500) and code != "not-found" else "!"


@pytest.fixture
def sign_in(night: TestNight, screen: NewScreen) -> SignIn:
    """Gives what makes a screen of this role."""

    def stranger() -> Screen:
        elsewhere = night.host.post("nights", NEW_NIGHT).json["number"]
        player = night.host.post(f"nights/{elsewhere}/players", {"name": "Ana"}).json["number"]
        return replace(night, number=elsewhere).phone(player)

    def guest() -> Screen:
        code = night.host.get(f"{night.path}/room").json["code"]
        phone = screen()
        asked = phone.post("session/guest", {"code": code, "name": "Zoe"})
        assert asked.json["role"] == "guest"
        return phone

    def player() -> Screen:
        table = night.table(night.uth)
        if not night.host.get(table).json["table"]["seats"]:
            sits = {"player": night.ana, "seat": 1, "chips": 10}
            assert night.host.post(f"{table}/seats", sits).status_code == 200
            night.host.say("DELETE", f"{table}/screen")
        return night.phone(night.ana)

    def host() -> Screen:
        desk = screen()
        assert desk.post("session/host", {"pin": PIN}).status_code == 200
        return desk

    @cache
    def code(table: int) -> str:  # a new one is drawn for a camera, which takes long
        made: str = night.host.post(f"{night.table(table)}/codes").json["code"]
        return made

    def dealer(table: int) -> Screen:
        tablet = screen()
        assert tablet.post("session/table", {"code": code(table)}).status_code == 200
        return tablet

    return {
        "nobody": screen,
        "guest": guest,
        "host": host,
        "dealer": lambda: dealer(night.uth),
        "other dealer": lambda: dealer(night.races),
        "player": player,
        "other player": lambda: night.phone(night.ben),
        "stranger": stranger,
        "wall": night.wall,
    }.__getitem__


def test_every_route_of_the_api_stands_in_the_table(app: Flask) -> None:
    assert {route.row for route in api_routes(app)} == MAY.keys()
    assert {len(marks) for marks in MAY.values()} == {len(ROLES)}


def test_every_page_is_known(app: Flask) -> None:
    pages = {route.rule for route in routes(app) if not route.rule.startswith("/api/")}
    assert pages | {"/api/docs"} == PAGES


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("role", ROLES)
def test_what_the_table_says_of(app: Flask, night: TestNight, sign_in: SignIn, role: str) -> None:
    assert (night.number, night.uth, night.ana) == (1, 1, 1)
    column, whose = ROLES.index(role), SIGNED_IN_AS.get(role, role)
    here = sign_in(role)()
    for route in api_routes(app):
        if role == "dealer":
            here.say("DELETE", "session")  # one that gives the table up, or has, runs it no more
        if here.get("session").json["role"] != whose:
            here = sign_in(role)()
        answer = said(here, route)
        assert mark(answer) == MAY[route.row][column], (route.row, answer.status_code)


@pytest.mark.parametrize("role", ROLES)
def test_every_page_opens_for(app: Flask, night: TestNight, sign_in: SignIn, role: str) -> None:
    here = sign_in(role)()
    same = set()
    for page in sorted(PAGES - {"/", "/static/<filename>"}):
        answer = here.client.get(Route("GET", page).path)
        assert answer.status_code == 200, page
        same.add((page, answer.data))
    home = here.client.get("/")
    assert (home.status_code, home.headers["Location"]) == (302, HOME[role])
    for page, body in same:
        assert app.test_client().get(Route("GET", page).path).data == body, page


def test_a_wall_looks_at_its_night_and_as_nobody_else(night: TestNight) -> None:
    wall = night.wall()
    assert wall.get(night.table(night.uth)).status_code == 200
    assert [table["table"] for table in wall.get(f"nights/{night.number}/wall").json["tables"]] == [
        night.uth,
        night.races,
    ]
    assert wall.get(f"nights/{night.number + 1}/wall").status_code == 403
    assert wall.get("nights/2/tables/1").status_code == 403
    assert wall.get(f"{night.table(night.uth)}?as=dealer").status_code == 403


def test_a_phone_looks_at_its_night_and_as_nobody_else(night: TestNight) -> None:
    phone = night.phone(night.ana)
    assert phone.get(night.table(night.uth)).json["as"] == "wall"
    assert phone.get("nights/2/tables/1").status_code == 403
    assert phone.get(f"{night.table(night.uth)}?as=dealer").status_code == 403
    assert phone.get(f"{night.table(night.uth)}?as=seat:1").status_code == 403


LOOKS = {
    "GET tables/<table>",
    "GET tables/<table>/events",
    "GET tables/<table>/hints",
    "GET tables/<table>/scores",
    "POST tables/<table>/screen",
} | {f"GET tables/<table>/rounds/<round>{more}" for more in ("", "/explanation")}
"""What a dealer may at the table that another screen runs: look, and ask to be let in."""


def test_a_dealer_who_waits_to_be_let_in_may_only_look_as_a_wall_does_and_ask(
    app: Flask, night: TestNight
) -> None:
    night.tablet(night.uth)
    waiting = night.tablet(night.uth)
    dealers = ROLES.index("dealer")
    for route in api_routes(app):
        row = route.row.replace("nights/<night>/", "")
        if "<table>" not in row or row in LOOKS or MAY[route.row][dealers] != "o":
            continue
        answer = said(waiting, route)
        assert (answer.status_code, answer.json["error"]["code"]) == (403, "not-running"), route
        assert answer.json.keys() == {"error"}
    for look_as in ("dealer", "seat:1"):
        assert waiting.get(f"{night.table(night.uth)}?as={look_as}").status_code == 403
    wall, seen = night.wall().get(night.table(night.uth)), waiting.get(night.table(night.uth))
    assert seen.json | {"screens": None} == wall.json
    assert seen.json["as"] == "wall"


@pytest.mark.parametrize("role", ["tablet", "wall"])
def test_tablets_and_walls_see_their_own_night_in_the_list(night: TestNight, role: str) -> None:
    night.host.post(
        "nights", {"name": "Another", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
    )
    screen = night.tablet(night.uth) if role == "tablet" else night.wall()
    assert [listed["night"] for listed in screen.get("nights").json["nights"]] == [night.number]
    assert len(night.host.get("nights").json["nights"]) == 2


def test_a_dealer_of_table_one_is_not_the_dealer_of_table_one_of_another_night(
    night: TestNight,
) -> None:
    tablet = night.tablet(night.uth)
    assert tablet.get(f"nights/{night.number + 1}/tables/{night.uth}").status_code == 403


def test_permits_not_write_learns_nothing_of_the_table(night: TestNight) -> None:
    answer = night.tablet(night.uth).post(f"{night.table(night.races)}/rounds", {"number": 1})
    assert answer.status_code == 403
    assert answer.json.keys() == {"error"}
