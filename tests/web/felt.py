"""A table as its tablet uses it, for tests."""

from typing import Any

from tests.web.conftest import Screen, TestNight


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
