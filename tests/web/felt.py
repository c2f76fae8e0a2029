"""A table as its tablet uses it, for tests."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from tests.chance import CHANCE
from tests.web.conftest import EveningBefore, Screen, TestNight, Time, services_at
from web.services.services import Services


class Felt:
    """A tablet at a table, and the state it shows."""

    def __init__(self, night: TestNight, table: int, screen: Screen | None = None) -> None:
        self.path = night.table(table)
        self.screen = screen or night.tablet(table)
        self.look()

    def look(self, look_as: str = "dealer", status: int = 200) -> Any:
        answer = self.screen.get(f"{self.path}?as={look_as}")
        assert answer.status_code == status, answer.json
        if status == 200:
            self.state: dict[str, Any] = answer.json
        return answer.json

    def do(
        self, method: str, path: str, body: Any = None, *, status: int = 200, **headers: str
    ) -> Any:
        answer = self.screen.say(method, f"{self.path}/{path}", body, **headers)
        assert answer.status_code == status, answer.json
        self.state = answer.json.get("state", self.state)
        return answer.json

    def sit(self, player: int, seat: int, chips: int) -> None:
        self.do("POST", "seats", {"player": player, "seat": seat, "chips": chips})

    def begin(self) -> None:
        self.do("POST", "rounds", {"number": self.number})

    def since(self, by: int | str, verb: str) -> int:
        options = self.state["round"]["prompt"]["options"]
        stamp: int = next(
            option["since"] for option in options if (option["by"], option["do"]) == (by, verb)
        )
        return stamp

    def play(
        self, by: int | str, verb: str, *, status: int = 200, look_as: str = "dealer", **args: Any
    ) -> Any:
        body = {"action": {"by": by, "do": verb, **args}, "since": self.since(by, verb)}
        return self.do("POST", f"{self.round}/actions?as={look_as}", body, status=status)

    @property
    def number(self) -> int:
        number: int = self.state["table"]["number"]
        return number

    @property
    def round(self) -> str:
        return f"rounds/{self.number}"

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.state["table"]
        return table

    def racks(self) -> dict[int, int]:
        return {seat["seat"]: seat["rack"] for seat in self.table["seats"]}


@dataclass(frozen=True)
class Kept:
    """What a screen has: its cookies, and how many keys it has used."""

    cookies: dict[str, str]
    requests: int

    @classmethod
    def of(cls, screen: Screen) -> "Kept":
        cookies = (screen.client.get_cookie(name) for name in ("croupier", "croupier-screen"))
        found = {cookie.key: cookie.value for cookie in cookies if cookie is not None}
        return cls(found, next(screen._keys))

    def give(self, screen: Screen) -> Screen:
        """Have another screen go on as this one."""
        for name, value in self.cookies.items():
            screen.client.set_cookie(name, value)
        screen._keys = itertools.count(self.requests)
        return screen


@dataclass(frozen=True)
class Played:
    """What was played at a table: the book, the table, the host's screen and the others in the
    order in which they came.
    """

    book: bytes
    table: int
    host: Kept
    screens: tuple[Kept, ...]


def played(play: Callable[[TestNight], Felt]) -> Any:
    """A fixture: a table at which this has been played, by its tablet alone. It is played once;
    each test goes on with a copy of that book, at a server that has just started.
    """
    known: list[Played] = []

    @pytest.fixture(name=play.__name__)
    def restored(
        app: Flask,
        night: TestNight,
        services: Services,
        evening_before: EveningBefore,
        tmp_path_factory: pytest.TempPathFactory,
    ) -> Felt:
        if not known:
            path = tmp_path_factory.mktemp("played") / "croupier.sqlite"
            known.append(_play(play, app, evening_before, path))
            app.extensions["croupier"] = services
        (before,) = known
        Path(str(services.database.place)).write_bytes(before.book)
        before.host.give(night.host)
        tablet, *_ = [kept.give(night.new_screen()) for kept in before.screens]
        return Felt(night, before.table, tablet)

    return restored


def _play(
    play: Callable[[TestNight], Felt], app: Flask, before: EveningBefore, path: Path
) -> Played:
    path.write_bytes(before.book)
    screens: list[Screen] = []

    def come() -> Screen:
        screens.append(Screen(app.test_client(), f"192.168.1.{50 + len(screens)}"))
        return screens[-1]

    with CHANCE.aside(play.__qualname__), services_at(path, Time()) as services:
        app.extensions["croupier"] = services
        host = Kept(before.cookies, before.requests).give(come())
        felt = play(TestNight(host, come, **before.numbers))
        assert felt.screen is screens[1]
        kept = [Kept.of(screen) for screen in screens]
    return Played(path.read_bytes(), int(felt.path.rpartition("/")[2]), kept[0], tuple(kept[1:]))
