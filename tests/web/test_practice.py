"""Practice tables: apart from every night, bounded, with the program in the other seats."""

import time as clock
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from games.engine import Round
from tests.web.conftest import NewScreen, Screen, TestNight
from web.services import at_turn
from web.services import practice as practices
from web.services.practice import PRACTICES, Practices
from web.services.services import Services

PATIENCE = 40
"""Seconds until something that comes by itself is there."""


@pytest.fixture(autouse=True)
def quick(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Players who do not pause, and no practice left over from another test."""
    monkeypatch.setattr(at_turn, "PAUSE", 0.01)
    monkeypatch.setattr(practices, "AFTER_ROUND", 0)
    yield
    here = all_of(app)
    for practice in list(here._practices.values()):
        here.end(practice.services)


def all_of(app: Flask) -> Practices:
    found: Practices = app.extensions[PRACTICES]
    return found


def waited(look: Callable[[], Any]) -> Any:
    """What this gives, as soon as it gives something."""
    ends = clock.monotonic() + PATIENCE
    while clock.monotonic() < ends:
        if found := look():
            return found
        clock.sleep(0.02)
    raise AssertionError("it did not come")


def begun(host: Screen, game: str, part: str, cards: str = "virtual") -> tuple[str, Screen]:
    """A practice; the address of its house, and a device that is signed in nowhere."""
    answer = host.post("practices", {"game": game, "part": part, "cards": cards})
    assert answer.status_code == 201, answer.json
    path: str = answer.json["path"]
    house = path.rpartition("/table/")[0] or path.removesuffix("/hand")
    return house, Screen(host.client.application.test_client(), "192.168.1.99")


def inside(screen: Screen, house: str, method: str, path: str, body: Any = None) -> Any:
    answer = screen.client.open(
        f"{house}/api/{path}",
        method=method,
        json=body,
        headers={"Idempotency-Key": f"key-{clock.monotonic_ns()}"},
    )
    assert answer.status_code < 300, answer.json
    return answer.json


def test_a_learner_deals_and_the_program_plays(host: Screen, services: Services) -> None:
    house, screen = begun(host, "kabu", "deal")
    table = "nights/1/tables/1"
    state = inside(screen, house, "GET", table)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ana", "Ben", "Cleo", "Dee"]
    assert screen.client.get(f"{house}/table/1/1").status_code == 200
    inside(screen, house, "POST", f"{table}/rounds", {"number": 1})

    def finished() -> Any:
        return inside(screen, house, "GET", table)["round"]["finished"]

    assert waited(finished)
    inside(screen, house, "POST", f"{table}/rounds/1/close", {})
    # Nothing of it is anywhere in the house.
    assert services.book.nights() == []
    assert host.get("sessions").json["sessions"][0]["role"] == "host"
    assert len(host.get("sessions").json["sessions"]) == 1


def test_a_learner_plays_and_is_told_what_was_best(host: Screen) -> None:
    house, screen = begun(host, "kabu", "play")

    def asked() -> Any:
        state = inside(screen, house, "GET", "nights/1/hand")
        mine = state["round"] and state["round"]["prompt"]
        own = mine and [option for option in mine["options"] if option["by"] == 1]
        return own and (state["table"]["number"], own[0])

    def drawn() -> Any:
        number, option = waited(asked)
        path = f"nights/1/hand/tables/1/rounds/{number}/actions"
        body = {"action": {"do": "draw"}, "since": option["since"]}
        inside(screen, house, "POST", path, body)
        return True

    assert drawn()
    found = inside(screen, house, "GET", "practice/remarks")
    (line,) = found["remarks"][:1]
    assert line["did"] == "draw"
    assert line["why"].endswith(".")
    assert line["good"] == (line["best"] == "draw")
    # The other seats play on, and the next round begins by itself.
    waited(lambda: (found := asked()) and found[0] >= 1)


@pytest.mark.parametrize(("game", "chips"), [("umtali", 0), ("kabu", 200)])
def test_who_practises_a_game_for_points_has_no_chips_at_the_table(
    host: Screen, game: str, chips: int
) -> None:
    house, screen = begun(host, game, "play")
    table = inside(screen, house, "GET", "nights/1/hand")["table"]
    assert [seat["rack"] for seat in table["seats"]] == [chips] * len(table["seats"])


def test_a_learner_who_deals_plays_a_seat_at_the_same_screen(host: Screen) -> None:
    house, screen = begun(host, "kabu", "both")
    table = "nights/1/tables/1"
    assert inside(screen, house, "GET", "practice") == {"plays": True}
    state = inside(screen, house, "GET", table)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Kim", "Ana", "Ben", "Cleo"]
    inside(screen, house, "POST", f"{table}/rounds", {"number": 1})

    def asked() -> Any:
        prompt = inside(screen, house, "GET", table)["round"]["prompt"]
        own = [option for option in prompt["options"] if option["by"] == 1]
        return prompt["awaited"] == [1] and next(iter(own), None)

    option = waited(asked)
    body = {"action": {"by": 1, "do": "draw"}, "since": option["since"]}
    inside(screen, house, "POST", f"{table}/rounds/1/actions", body)
    (line,) = inside(screen, house, "GET", "practice/remarks")["remarks"]
    assert line["did"] == "draw"
    assert line["good"] or line["cost"]


def test_a_practice_ends_when_it_is_left(host: Screen, app: Flask) -> None:
    house, screen = begun(host, "superfecta", "deal", "physical")
    assert inside(screen, house, "DELETE", "practice") == {"over": True}
    assert all_of(app)._practices == {}
    assert screen.client.get(f"{house}/api/nights/1/tables/1").status_code == 404
    gone = screen.client.get(f"{house}/table/1/1")
    assert (gone.status_code, gone.headers["Location"]) == (302, "/")


def test_there_are_a_few_practices_at_once(host: Screen) -> None:
    for _ in range(practices.MOST):
        begun(host, "bura", "deal")
    answer = host.post("practices", {"game": "bura", "part": "deal", "cards": "virtual"})
    assert answer.status_code == 409
    assert answer.json["error"]["code"] == "too-many-practices"


def test_a_practice_that_nobody_looks_at_is_over(
    host: Screen, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, screen = begun(host, "bura", "deal")
    monkeypatch.setattr(practices, "IDLE", -1)
    assert screen.client.get(f"{house}/table/1/1").status_code == 302
    assert all_of(app)._practices == {}


def test_a_practice_that_was_walked_away_from_ends_by_itself(
    host: Screen, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(host, "bura", "deal")
    (practice,) = all_of(app)._practices.values()
    monkeypatch.setattr(practices, "IDLE", -1)
    assert waited(lambda: not all_of(app)._practices)
    assert waited(lambda: not Path(practice.folder.path).exists())


def test_a_secret_that_is_none_opens_nothing(screen: NewScreen) -> None:
    stranger = screen()
    assert stranger.client.get(f"/practice/{'x' * 43}/api/nights/1/tables/1").status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"game": "whist", "part": "deal", "cards": "virtual"},
        {"game": "uth", "part": "play", "cards": "physical"},
        {"game": "uth", "part": "both", "cards": "physical"},
        {"game": "uth", "part": "watch", "cards": "virtual"},
    ],
)
def test_what_cannot_be_practised_is_refused(host: Screen, body: dict[str, str]) -> None:
    assert host.post("practices", body).status_code in (404, 400, 422)


def test_at_a_real_table_a_phone_is_told_after_the_round(night: TestNight) -> None:
    table = night.table(night.uth)
    night.host.post(f"{table}/seats", {"player": night.ana, "seat": 1, "chips": 50})
    night.host.post(f"{table}/rounds", {"number": 1})
    phone = night.phone(night.ana)
    remarks = f"{night.path}/hand/tables/{night.uth}/remarks"

    def act(**action: Any) -> None:
        prompt = night.host.get(table).json["round"]["prompt"]
        since = next(
            option["since"]
            for option in prompt["options"]
            if (option["by"], option["do"]) == (action["by"], action["do"])
        )
        body = {"action": action, "since": since}
        answer = night.host.post(f"{table}/rounds/1/actions", body)
        assert answer.status_code == 200, answer.json

    act(by=1, do="bet", ante=5)
    act(by="dealer", do="deal")
    early = phone.get(remarks)
    assert (early.status_code, early.json["error"]["code"]) == (409, "still-playing")
    for do in ("check", "check", "fold"):
        act(by=1, do=do)
    lines = phone.get(remarks).json["remarks"]
    assert [line["did"] for line in lines][1:] == ["check", "check", "fold"]
    assert all(line["why"] for line in lines)
    assert all(line["good"] or line["cost"] for line in lines[1:])


def test_at_a_game_of_speed_the_program_turns_the_cards_and_gives_a_learner_time(
    host: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    shortest = practices._shortest

    def at_once(round_: Round) -> float:
        pauses.append(shortest(round_))
        return 0.0

    monkeypatch.setattr(practices, "_shortest", at_once)
    house, screen = begun(host, "aggravation", "play")

    def covered() -> Any:
        state = inside(screen, house, "GET", "nights/1/hand")
        steps = state["round"]["record"] if state["round"] else []
        return [step["by"] for step in steps if step["do"] == "cover"]

    assert waited(covered)[0] == 2
    assert set(pauses) == {3000.0}, "a count of three, and as long to look"
