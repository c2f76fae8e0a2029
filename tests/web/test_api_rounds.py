from typing import Any

import pytest

from tests.web.conftest import Screen, TestNight


class Felt:
    """A table as its tablet uses it."""

    def __init__(self, night: TestNight, table: int) -> None:
        self.path = night.table(table)
        self.screen = night.tablet(table)
        self.state: dict[str, Any] = self.screen.get(self.path).json

    def do(self, method: str, path: str, body: Any = None, *, status: int = 200, **headers: str) -> Any:
        answer = self.screen.say(method, f"{self.path}/{path}", body, **headers)
        assert answer.status_code == status, answer.json
        self.state = answer.json.get("state", self.state)
        return answer.json

    def sit(self, player: int, seat: int, chips: int) -> None:
        self.do("POST", "seats", {"player": player, "seat": seat, "chips": chips})

    def begin(self) -> None:
        self.do("POST", "rounds", {"number": self.state["table"]["number"]})

    def play(self, by: int | str, verb: str, *, status: int = 200, look_as: str = "dealer", **args: Any) -> Any:
        options = self.state["round"]["prompt"]["options"]
        since = next(one["since"] for one in options if (one["by"], one["do"]) == (by, verb))
        body = {"action": {"by": by, "do": verb, **args}, "since": since}
        return self.do("POST", f"{self.round}/actions?as={look_as}", body, status=status)

    @property
    def round(self) -> str:
        return f"rounds/{self.state['table']['number']}"


@pytest.fixture
def uth(night: TestNight) -> Felt:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 3, 60)
    return felt


def test_a_hand_from_the_first_bet_to_the_next_round(uth: Felt) -> None:
    uth.begin()
    assert uth.state["table"]["status"] == "playing"
    uth.play(1, "bet", ante=10, trips=5)
    uth.play(3, "bet", ante=5)
    assert [seat["rack"] for seat in uth.state["round"]["seats"]] == [75, 50]
    uth.play("dealer", "deal")
    for _ in range(2):
        uth.play(1, "check")
        uth.play(3, "check")
    uth.play(1, "play", times=1)
    uth.play(3, "fold")
    assert uth.state["table"]["status"] == "finished"
    (paid,) = uth.state["payouts"]
    assert (paid["seat"], paid["player"]) == (1, "Ana")
    racks = {seat["seat"]: seat["rack"] for seat in uth.state["table"]["seats"]}
    assert racks[1] == 100 + paid["amount"]
    assert racks[3] == 50
    assert uth.state["table"]["tray"] == 500 + 200 - 40 - racks[1] - racks[3] - 0

    commitment = uth.state["table"]["commitment"]
    uth.do("POST", f"{uth.round}/close")
    last = uth.state["table"]["last_round"]
    assert (uth.state["table"]["status"], uth.state["round"]) == ("idle", None)
    assert last["commitment"] == commitment != uth.state["table"]["commitment"]
    assert len(last["seed"]) == 64
