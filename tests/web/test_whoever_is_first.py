"""Where whoever is first does it: a table that deals itself turns at a pace, and hurries nobody.

Played at Aggravation.
"""

from collections.abc import Callable
from typing import Any

import pytest

from games.aggravation.rules import COUNT
from ledger.play import self_dealing as pace
from tests.web.conftest import TestNight
from tests.web.felt import Felt
from tests.web.test_hand import Phone
from tests.web.test_self_dealing import acted, may, until
from web.services import self_dealing
from web.services.services import Services

SetLooking = Callable[[float], None]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that counts fast, and waits for nobody to settle."""
    for name in ("SEATED", "NEXT", "LOOK", "LOOK_SEAT", "AWAY"):
        monkeypatch.setattr(pace, name, 0.05)
    monkeypatch.setattr(self_dealing, "AFTER_UNDO", 0.05)


@pytest.fixture
def counts_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_pace", lambda live: 0.02)


@pytest.fixture
def set_looking(
    monkeypatch: pytest.MonkeyPatch, night: TestNight, services: Services
) -> SetLooking:
    """Sets the seconds in which people may find a match."""

    def set_(seconds: float) -> None:
        monkeypatch.setattr(pace, "LOOKING", seconds)
        monkeypatch.setattr(pace, "_given", lambda table: seconds)
        services.self_dealing.watch.moved(night.number)

    return set_


@pytest.fixture
def felt(night: TestNight) -> Felt:
    """Ana and Ben."""
    found = Felt(night, night.uth)
    found.do("PUT", "game", {"game": "aggravation", "cards": "virtual"})
    found.sit(night.ana, 1, 10)
    found.sit(night.ben, 2, 10)
    return found


def deal_itself(felt: Felt) -> None:
    felt.do("PUT", "dealing", {"itself": True, "seconds": 30})


def verbs(night: TestNight) -> list[tuple[str, Any, str]]:
    """What was done that is not the count's: by a player or the table, whose it is, the verb."""
    done = [action for action in acted(night) if action[2] != "turn"]
    return [(who.partition(":")[0], by, verb) for who, by, verb in done]


def match_of(state: dict[str, Any]) -> list[str]:
    """Two places that show the same rank."""
    tops = {
        name.removeprefix("place:"): zone["cards"][-1][0]
        for name, zone in state["round"]["zones"].items()
        if name.startswith("place:")
    }
    return next(
        [one, other] for one in tops for other in tops if one != other and tops[one] == tops[other]
    )


def test_it_turns_until_there_is_a_match_and_then_hurries_nobody(
    night: TestNight, felt: Felt, counts_fast: None
) -> None:
    deal_itself(felt)
    ana, ben = Phone(night, night.ana), Phone(night, night.ben)
    state = until(ana, may("cover"))
    assert {action[2] for action in acted(night)} == {"turn"}
    one, other = match_of(state)
    ana.play("cover", place=one)
    ben.play("cover", place=other)
    assert [action[1] for action in verbs(night)] == [1, 2]
    until(ana, may("cover"))
    assert {who for who, _, _ in verbs(night)} == {"player"}


def test_what_screens_are_told_of_the_pace_does_not_tell_that_there_is_a_match(
    night: TestNight, felt: Felt
) -> None:
    """As long as the count goes on nothing differs; at its end no card comes, and that says it."""
    ana = Phone(night, night.ana)
    felt.begin()
    seen: dict[bool, Any] = {}
    while len(seen) < 2:
        state = felt.look()
        is_open = not any(option["do"] == "turn" for option in state["round"]["prompt"]["options"])
        deal_itself(felt)
        waits = ana.look()["table"]["dealing"]
        felt.do("PUT", "dealing", {"itself": False})
        seen[is_open] = {key: waits[key] for key in ("what", "seats", "holding", "seconds")}
        assert 0 < waits["left"] <= COUNT * 1000
        if not is_open:
            felt.look()
            felt.play("dealer", "turn")
    assert seen[True] == seen[False]
    assert seen[True]["seats"] == []


def test_where_nobody_sees_the_match_it_covers_for_whoever_has_done_less(
    night: TestNight, felt: Felt, counts_fast: None, set_looking: SetLooking
) -> None:
    set_looking(3600)
    deal_itself(felt)
    ana = Phone(night, night.ana)
    state = until(ana, may("cover"))
    ana.play("cover", place=match_of(state)[0])
    set_looking(0.05)
    until(ana, lambda _: len(verbs(night)) > 1)
    set_looking(3600)
    assert verbs(night)[:2] == [("player", 1, "cover"), ("table", 2, "cover")]


def test_it_wins_for_nobody_and_gives_a_deal_up_that_everybody_has_left(
    night: TestNight, felt: Felt, counts_fast: None, set_looking: SetLooking
) -> None:
    set_looking(0.02)
    deal_itself(felt)
    ana = Phone(night, night.ana)
    state = until(ana, lambda state: state["table"]["dealing"]["what"] in ("few", "away"))
    assert [seat["out"] for seat in state["table"]["seats"]] == ["late", "late"]
    assert "call" not in {action[2] for action in acted(night)}
    ana.do("PUT", f"tables/{night.uth}/out", {"out": False})
    assert ana.state["table"]["seats"][0]["out"] is None
