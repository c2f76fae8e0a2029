"""Walls: what they show, in step with the tablets; and the evening so far."""

from typing import Any

import pytest

from tests.web.conftest import NewScreen, Screen, TestNight, Time
from tests.web.felt import Felt
from web.clock import MINUTE


@pytest.fixture
def felt(night: TestNight) -> Felt:
    """Ana and Ben at a table of Ultimate Texas Hold'em, 50 chips each."""
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 50)
    felt.sit(night.ben, 2, 50)
    return felt


def play(felt: Felt) -> None:
    """A hand to its end: both bet 2, and check as long as they can."""
    felt.begin()
    felt.play(1, "bet", ante=2)
    felt.play(2, "bet", ante=2)
    felt.play("dealer", "deal")
    while prompt := felt.state["round"]["prompt"]:
        verbs = [(option["by"], option["do"]) for option in prompt["options"]]
        felt.play(*next(verb for verb in verbs if verb[1] in ("check", "fold")))


def table_on(wall: Screen, night: TestNight, table: int) -> dict[str, Any]:
    tables = wall.get(f"{night.path}/wall").json["tables"]
    return next(line for line in tables if line["table"] == table)


def test_a_wall_comes_in_by_six_figures_for_a_quarter_of_an_hour(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    made = night.host.post(f"{night.path}/wall-codes").json
    assert len(made["code"]) == 6
    assert made["url"].endswith(f"/wall#{made['code']}")
    spaced = f"{made['code'][:3]} {made['code'][3:]}"
    assert screen().post("session/wall", {"code": spaced}).json["role"] == "wall"
    time.pass_(15 * MINUTE)
    late = screen().post("session/wall", {"code": made["code"]})
    assert late.json["error"]["code"] == "wrong-code"


def test_the_host_says_what_walls_show(night: TestNight) -> None:
    wall = night.wall()
    first = wall.get(f"{night.path}/wall")
    assert (first.json["shows"], first.json["said"]) == ("liveliest", 0)
    assert night.host.say("PUT", f"{night.path}/wall", {"shows": "turns"}).status_code == 200
    assert (
        night.host.say("PUT", f"{night.path}/wall", {"shows": str(night.races)}).status_code == 200
    )
    now = wall.get(f"{night.path}/wall", If_None_Match=first.headers["ETag"])
    assert now.status_code == 200
    assert (now.json["shows"], now.json["said"]) == (str(night.races), 2)


@pytest.mark.parametrize(
    ("shows", "status"), [("99", 404), ("0", 422), ("everything", 422), ("", 422)]
)
def test_a_wall_shows_no_table_that_is_not_there(night: TestNight, shows: str, status: int) -> None:
    answer = night.host.say("PUT", f"{night.path}/wall", {"shows": shows})
    assert answer.status_code == status


def test_a_wall_is_told_how_far_the_dealer_has_paid(night: TestNight, felt: Felt) -> None:
    wall = night.wall()
    play(felt)
    seen = wall.get(f"{night.path}/wall")
    assert table_on(wall, night, night.uth)["paid"] == 0
    felt.do("PUT", f"{felt.round}/shown", {"paid": 1, "beat": 0})
    tag = seen.headers["ETag"]
    assert wall.get(f"{night.path}/wall", If_None_Match=tag).status_code == 200
    assert table_on(wall, night, night.uth)["paid"] == 1
    felt.look()
    felt.do("POST", f"{felt.round}/close")
    felt.begin()
    assert table_on(wall, night, night.uth)["paid"] == 0, "another round"


def test_only_the_round_in_play_is_shown(night: TestNight, felt: Felt) -> None:
    said = {"paid": 1, "beat": 0}
    for number in (1, 2):
        answer = felt.screen.say("PUT", f"{felt.path}/rounds/{number}/shown", said)
        assert answer.json["error"]["code"] == "no-round"


def test_the_evening_has_no_part_of_a_round_that_is_not_closed(
    night: TestNight, felt: Felt
) -> None:
    wall = night.wall()

    def players() -> Any:
        return wall.get(f"{night.path}/evening").json["players"]

    before = players()
    assert {line["name"]: line["result"] for line in before} == {"Ana": 0, "Ben": 0}
    play(felt)
    racks = felt.racks()
    assert racks != {1: 50, 2: 50}
    assert players() == before, "it is paid in the book, and nobody has closed it"
    felt.do("POST", f"{felt.round}/close")
    won = {"Ana": racks[1] - 50, "Ben": racks[2] - 50}
    assert {line["name"]: line["result"] for line in players()} == won
    assert {line["name"]: line["line"] for line in players()} == {
        name: [0, chips] for name, chips in won.items()
    }


def test_who_won_last_and_most_and_in_a_row(night: TestNight, felt: Felt) -> None:
    results = []
    for _ in range(6):
        play(felt)
        results.append(felt.racks())
        felt.do("POST", f"{felt.round}/close")
    up = [
        {seat: now[seat] - before[seat] for seat in now}
        for before, now in zip([{1: 50, 2: 50}, *results], results, strict=False)
    ]
    names = {1: "Ana", 2: "Ben"}
    best = [(max(each, key=lambda seat: each[seat]), max(each.values())) for each in up]
    wins = [(names[seat], chips) for seat, chips in best if chips > 0]
    seen = night.wall().get(f"{night.path}/evening").json
    assert [(win["name"], win["chips"]) for win in seen["winners"]] == wins[::-1][:4]
    assert (seen["biggest"] or {}).get("chips", 0) == max((chips for _, chips in wins), default=0)
    for seat, name in names.items():
        lost = [at for at, each in enumerate(reversed(up)) if each[seat] <= 0]
        row = lost[0] if lost else len(up)
        assert [s["rounds"] for s in seen["streaks"] if s["name"] == name] == [row] * (row > 1)


def test_the_biggest_win_is_that_of_the_whole_evening(
    night: TestNight, felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ledger.kinds.rounds.PAST_ROUNDS", 1)
    wall, racks, most = night.wall(), {1: 50, 2: 50}, (0, 0, "")
    for number in range(1, 5):
        play(felt)
        now = felt.racks()
        won = ((now[seat] - racks[seat], -number, name) for seat, name in ((1, "Ana"), (2, "Ben")))
        most, racks = max(most, *won), now
        felt.do("POST", f"{felt.round}/close")
        biggest = wall.get(f"{night.path}/evening").json["biggest"]
        found = (biggest["chips"], -biggest["round"], biggest["name"]) if biggest else (0, 0, "")
        assert found == most


def test_at_closing_a_wall_shows_the_seal_and_who_pays_whom(night: TestNight, felt: Felt) -> None:
    wall = night.wall()
    play(felt)
    felt.do("POST", f"{felt.round}/close")
    assert wall.get(f"{night.path}/evening").json["closing"] is None
    assert night.host.post(f"{night.path}/close").status_code == 200
    closing = wall.get(f"{night.path}/evening").json["closing"]
    books = night.host.get(f"{night.path}/books").json
    assert closing["seal"] == books["seals"][-1]
    assert closing["payments"] == books["settling"]["with_house"]
