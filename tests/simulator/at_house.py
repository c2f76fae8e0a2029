"""Habits beside the book of a night: people, money, rooms and their codes, walls, exports; whatever
can be read; screens that come, change and go.
"""

import re
from typing import TYPE_CHECKING, Any

from tests.simulator.entries import Broken
from tests.simulator.network import Screen
from tests.simulator.people import PIN, some_table, state_of
from tests.simulator.world import routes

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

_LEFT_OUT = re.compile(r"/(events|practice.*)$")
"""Streams, which screens have anyway; practices, which are other houses."""


def read(evening: "Evening") -> None:
    """Somebody reads whatever there is to read, at any screen. Nothing is changed by it."""
    found = sorted(route for route in routes() if route.startswith("GET "))
    there = [route for route in found if not _LEFT_OUT.search(route)]
    for route in evening.draws.sample(there, 12):
        _read(evening, route)


def _read(evening: "Evening", route: str) -> None:
    draws = evening.draws
    night = draws.choice(evening.nights)
    named = {"night": str(night), "export": "1", "person": "1", "slug": "uth"}
    lines = len(evening.model.lines[night].lines)

    def filled(part: re.Match[str]) -> str:
        kind, _, name = part[1].rpartition(":")
        if kind.startswith("any("):
            return str(draws.choice(re.findall(r"[\w-]+", kind[4:])))
        if name == "entry":
            return str(draws.randint(1, max(1, lines)))
        return named.get(name) or str(draws.randint(1, 2))

    path = re.sub(r"<([^>]+)>", filled, route.removeprefix("GET /api/"))
    phones = [each for each in evening.screens if each.name.startswith(f"phone {night}.")]
    screen = draws.choice(phones) if "/hand" in path and phones else evening.screens[0]
    evening.ask(draws.choice([screen, screen, draws.choice(evening.screens)]), "GET", path, None)


def keep_house(evening: "Evening") -> None:
    """The host sees to something that is in no night's book."""
    draws, host = evening.draws, evening.screens[0]
    night, table, path, state = some_table(evening)
    night = night or draws.choice(evening.nights)
    at, cash = f"nights/{night}", {"currency": "EUR", "amount": draws.choice([5, 700])}
    number = state["table"]["number"] if table else 1
    money = {"currency": "EUR", "counted": 700, "seen": 0, "place": "account:Bank"}
    gift = {**cash, "by": "transfer", "giver": "Olga", "purpose": "hall", "place": "account:Bank"}
    asked: list[tuple[str, str, Any]] = [
        ("PATCH", "session", {"name": "desk"}),
        ("POST", "session/host", {"pin": PIN}),
        ("POST", "people", {"name": "Ana", "plays": {"night": night, "player": 1}}),
        ("PATCH", "people/1", {"name": draws.choice(["Anna", "Ana"])}),
        ("PUT", "groups", {"name": "Friends", "people": [1]}),
        ("PUT", f"{at}/players/1/person", {"person": draws.choice([1, None])}),
        ("POST", "money/carried", {**cash, "source": "account:Bank", "target": "person:1"}),
        ("POST", "money/counted", money),
        ("POST", "money/gifts", gift),
        ("PUT", "money/payee", {"name": "", "iban": ""}),
        ("POST", "money/taken-back", {"entry": draws.randint(1, 6), "why": "a slip"}),
        ("POST", f"{at}/players/1/paid", {"minor": 5, "place": "hand", "seen": 5}),
        ("PUT", f"{at}/room", {"new_names": draws.choice(["ask", "in", "out"])}),
        ("POST", f"{at}/room/code", None),
        ("DELETE", f"{at}/players/1/link", None),
        ("PUT", f"{at}/wall", {"shows": draws.choice(["turns", "liveliest", "1"])}),
        ("POST", "games/superfecta/odds", {"options": {}}),
        ("POST", "games/uth/evening", {"options": {}, "hands": 60, "seats": 1, "stake": 5}),
        ("POST", "exports", {"kind": draws.choice(["csv", "xlsx", "hledger"])}),
        ("DELETE", f"exports/{draws.randint(1, 2)}", None),
        ("DELETE", f"{at}/guests/1", None),
        ("PUT", f"{at}/hand/phones/1", None),
        ("DELETE", f"{at}/hand/phones/1", None),
        ("DELETE", "sessions/999", None),
    ]
    phones = [each for each in evening.screens if each.name.startswith(f"phone {night}.")]
    for method, where, body in draws.sample(asked, 3):
        screen = draws.choice(phones) if "/hand/" in where and phones else host
        evening.ask(screen, method, where, body)
    if table is not None and draws.random() < 0.5:
        tablet = evening.screen(f"tablet {night}.{table}")
        shown = {"paid": draws.randrange(3), "beat": draws.randrange(3)}
        evening.ask(tablet, "PUT", f"{path}/rounds/{number}/shown", shown)


def last_round(evening: "Evening") -> None:
    """The host says that a table plays its last round, or does not after all."""
    night, table, path, _ = some_table(evening)
    if table is not None:
        body = {"last": evening.draws.random() < 0.7, "to": evening.draws.choice([0, 0, 1, 2])}
        evening.send(evening.screens[0], "PUT", f"{path}/last-round", body, night, {"*": None})


def run_a_table(evening: "Evening") -> None:
    """The tablet leaves its table, and asks to run it again; the host lets it in. Now and then the
    host's desk runs it in between, or another tablet asks and is sent away.
    """
    night, table, path, state = some_table(evening)
    if table is None or state["night"]["status"] != "open" or state["table"]["status"] == "closed":
        return
    host, tablet = evening.screens[0], evening.screen(f"tablet {night}.{table}")
    evening.ask(tablet, "DELETE", f"{path}/screen", {})
    evening.ask(tablet, "PUT", f"{path}/hand-over", {"seat": 1})
    if evening.draws.random() < 0.3:
        evening.ask(host, "PUT", f"{path}/screen", {})
    if evening.draws.random() < 0.3:
        code = evening.ask(host, "POST", f"{path}/codes", None).json["code"]
        evening.ask(
            other := Screen("other", evening.world), "POST", "session/table", {"code": code}
        )
        evening.ask(other, "POST", f"{path}/screen", {})
        for waiting in state_of(host, path)["screens"]["waiting"]:
            evening.ask(host, "DELETE", f"{path}/screen/{waiting['session']}", None)
    evening.ask(tablet, "POST", f"{path}/screen", {})
    for waiting in state_of(host, path)["screens"]["waiting"]:
        evening.ask(host, "PUT", f"{path}/screen", {"session": waiting["session"]})


def come_by_code(evening: "Evening") -> None:
    """Somebody types a code on a phone, right or wrong, as a player or under a new name; the host
    lets it in, or sends it away.
    """
    draws, host = evening.draws, evening.screens[0]
    night = draws.choice(evening.nights)
    guest = Screen("guest", evening.world, address="192.168.1.66")
    code = state_of(host, f"nights/{night}/phones")["room"]["code"]
    if draws.random() < 0.1:
        code = "123456"
    if draws.random() < 0.3:
        names = {"new_names": draws.choice(["ask", "in", "out"])}
        evening.ask(host, "PUT", f"nights/{night}/room", names)
    who: dict[str, Any] = draws.choice(
        [{"player": draws.randint(1, 5)}, {"name": draws.choice(["Jo", "Ana"])}]
    )
    evening.ask(guest, "POST", "code", {"code": code})
    evening.ask(guest, "POST", "room", {"code": code})
    evening.ask(guest, "POST", "session/guest", {"code": code, **who})
    is_let_in = draws.random() < 0.6
    for asking in state_of(host, f"nights/{night}")["asking"]:
        path = f"nights/{night}/guests/{asking['session']}"
        as_whom = who if "name" in who and is_let_in else {}
        method, body = ("PUT", as_whom) if is_let_in else ("DELETE", None)
        evening.ask(host, method, path, body)
    here = state_of(guest, "session")
    if here and here.get("player"):
        guest.name = f"phone {night}.{here['player']}"
        if before := evening.find(guest.name):
            evening.screens.remove(before)
        guest.open(f"nights/{night}/hand", f"nights/{night}/hand/events")
        evening.screens.append(guest)


def sign_out(evening: "Evening") -> None:
    """A screen is signed out, at its own wish or the host's: it is told nothing more."""
    walls = [screen for screen in evening.screens if screen.name.startswith(("wall", "phone"))]
    if not walls:
        return
    screen, host = evening.draws.choice(walls), evening.screens[0]
    known = state_of(host, "sessions")["sessions"]
    role, night = screen.name.split()[0], int(screen.name.split()[1].split(".")[0])
    player = int(screen.name.split(".")[1]) if role == "phone" else None
    of_phone = [
        each for each in known if player and (each["night"], each["player"]) == (night, player)
    ]
    if of_phone and evening.draws.random() < 0.5:
        evening.ask(host, "DELETE", f"sessions/{of_phone[0]['session']}", None)
    else:
        evening.ask(screen, "DELETE", "session", None)
    evening.screens.remove(screen)
    if (status := screen.ask("GET", screen.shows or "").status_code) != 401:
        raise Broken(f"{screen.name} is signed out, and gets {status}")
