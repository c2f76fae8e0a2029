"""A table that deals itself: bets, turns, the next round, and everybody who keeps it waiting."""

from collections.abc import Callable
from typing import Any

import pytest

from games.catalogue import GAMES
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.kinds.at_table import game_of
from ledger.play import self_dealing as pace
from tests.web.conftest import TestNight
from tests.web.felt import Felt
from tests.web.test_hand import Phone
from tests.web.test_house_players import waited
from web.services import self_dealing
from web.services.services import Services, open_services

LONG = 3600.0
MOMENT = 0.005
"""Seconds: a table acts hundreds of times in a round of some games."""
SetTime = Callable[[float], None]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that wastes no time where nobody is to be waited for."""
    for name in ("SEATED", "NEXT", "LOOK", "LOOK_SEAT", "PACE", "LOOKING", "LAST_CALL", "AWAY"):
        monkeypatch.setattr(pace, name, MOMENT)
    monkeypatch.setattr(pace, "_pace", lambda live: MOMENT)
    monkeypatch.setattr(self_dealing, "AFTER_UNDO", MOMENT)


@pytest.fixture
def time_to_act(monkeypatch: pytest.MonkeyPatch, night: TestNight, services: Services) -> SetTime:
    """Sets the seconds that people have; at first they do not end in this test."""

    def set_(seconds: float) -> None:
        monkeypatch.setattr(pace, "_given", lambda table: seconds)
        services.self_dealing.watch.moved(night.number)

    set_(LONG)
    return set_


@pytest.fixture
def felt(night: TestNight, time_to_act: SetTime) -> Felt:
    """Ana and Ben at a table of Ultimate Texas Hold'em that deals itself."""
    found = Felt(night, night.uth)
    found.sit(night.ana, 1, 60)
    found.sit(night.ben, 2, 60)
    found.do("PUT", "dealing", {"itself": True, "seconds": 30})
    return found


@pytest.fixture
def ana(night: TestNight, felt: Felt) -> Phone:
    return Phone(night, night.ana)


@pytest.fixture
def ben(night: TestNight, felt: Felt) -> Phone:
    return Phone(night, night.ben)


def until(phone: Phone, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """What a phone shows once this holds."""

    def look() -> dict[str, Any] | None:
        state = phone.look()
        return state if holds(state) else None

    state: dict[str, Any] = waited(look)
    return state


def may(verb: str) -> Callable[[dict[str, Any]], bool]:
    """Whether the phone's own seat has an option of this verb."""

    def has(state: dict[str, Any]) -> bool:
        prompt: Any = (state["round"] or {}).get("prompt")
        seat = (state["table"] or {}).get("seat")
        return bool(prompt) and any(
            (option["by"], option["do"]) == (seat, verb) for option in prompt["options"]
        )

    return has


def acted(night: TestNight) -> list[tuple[str, Any, str]]:
    """What was done in rounds: by whom, whose action, which verb."""
    entries = night.host.get(f"{night.path}/entries").json["entries"]
    return [
        (line["by"]["who"], line["facts"]["action"]["by"], line["facts"]["action"]["do"])
        for line in entries
        if line["kind"] == "action"
    ]


def test_nobody_has_to_be_the_dealer(night: TestNight, felt: Felt, ana: Phone, ben: Phone) -> None:
    until(ana, may("bet"))
    ana.play("bet", ante=5)
    ben.play("bet", ante=5)
    for phone in (ana, ben):
        until(phone, may("check"))
        phone.play("play", times=4)
    until(ana, lambda state: state["table"]["number"] == 2)
    until(ana, may("bet"))
    assert [action for action in acted(night) if action[0] == "table"] == [
        ("table", "dealer", "deal")
    ]
    kinds = [line["kind"] for line in night.host.get(f"{night.path}/entries").json["entries"]]
    assert kinds.count("round-began") == 2
    assert kinds.count("round-closed") == 1


def test_the_screens_say_what_is_waited_for_and_how_long(
    felt: Felt, ana: Phone, ben: Phone
) -> None:
    state = until(ana, may("bet"))
    dealing = state["table"]["dealing"]
    assert (dealing["what"], dealing["seats"], dealing["seconds"]) == ("bets", [1, 2], 30)
    assert 0 < dealing["left"] <= LONG * 1000
    ana.play("bet", ante=5)
    assert ana.look()["table"]["dealing"]["seats"] == [2]
    assert felt.look()["table"]["dealing"]["seats"] == [2]
    assert felt.look("wall")["table"]["dealing"]["seats"] == [2]


def test_a_bet_that_was_taken_back_is_waited_for_again(
    night: TestNight, felt: Felt, ana: Phone, ben: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "LAST_CALL", LONG)
    until(ana, may("bet"))
    ana.play("bet", ante=5)
    ben.play("bet", ante=5)
    assert ana.look()["table"]["dealing"]["what"] == "called"
    ben.play("clear")
    dealing = ana.look()["table"]["dealing"]
    assert (dealing["what"], dealing["seats"]) == ("bets", [2])
    assert not ben.look()["round"]["prompt"]["answered"]
    ben.do("PUT", f"tables/{night.uth}/out", {"out": True})
    assert ana.look()["table"]["dealing"]["what"] == "called"
    ben.do("PUT", f"tables/{night.uth}/out", {"out": False})
    ben.play("bet", ante=10)
    assert ana.look()["table"]["dealing"]["what"] == "called"


def test_who_does_not_act_in_time_does_what_costs_least_and_sits_out_after_two_times(
    night: TestNight, felt: Felt, ana: Phone, ben: Phone, time_to_act: SetTime
) -> None:
    until(ana, may("bet"))
    ana.play("bet", ante=5)
    ben.play("bet", ante=5)
    until(ana, may("check"))
    time_to_act(MOMENT)
    state = until(ana, lambda state: all(seat["out"] for seat in state["table"]["seats"]))
    assert state["table"]["was_late"]
    time_to_act(LONG)
    by_table = [action for action in acted(night) if action[0] == "table" and action[1] == 1]
    assert by_table[:2] == [("table", 1, "check"), ("table", 1, "check")]
    until(ana, lambda state: state["table"]["status"] == "idle")
    ana.do("PUT", f"tables/{night.uth}/out", {"out": False})
    assert ana.state["table"]["seats"][0]["out"] is None
    assert not ana.state["table"]["was_late"]


def test_who_was_late_at_one_table_is_not_reproached_at_another(
    night: TestNight, services: Services, ana: Phone, ben: Phone, time_to_act: SetTime
) -> None:
    until(ana, may("bet"))
    ana.play("bet", ante=5)
    ben.play("bet", ante=5)
    until(ana, may("check"))
    time_to_act(MOMENT)
    until(ana, lambda state: state["table"]["was_late"])
    time_to_act(LONG)
    was_late = services.self_dealing.was_late
    assert was_late(night.number, night.uth, night.ana)
    assert not was_late(night.number, night.races, night.ana)


def test_a_moment_is_given_to_whoever_asks(
    night: TestNight, felt: Felt, ana: Phone, ben: Phone, time_to_act: SetTime
) -> None:
    until(ana, may("bet"))
    ben.do("PUT", f"tables/{night.uth}/hold", {"wait": True})
    time_to_act(MOMENT)
    for phone in (ana, ben):
        dealing = phone.look()["table"]["dealing"]
        assert (dealing["what"], dealing["holding"]) == ("held", ["Ben"])
    ana.play("bet", ante=5)
    refused = ana.do("PUT", f"tables/{night.uth}/hold", {"wait": False}, status=409)
    assert refused["error"]["code"] == "setting-stands"
    assert acted(night)[-1][0] != "table"
    ben.do("PUT", f"tables/{night.uth}/hold", {"wait": False})
    until(ana, lambda _: any(who == "table" for who, _, _ in acted(night)))


def test_who_sits_out_is_not_dealt_in_and_keeps_the_seat(
    night: TestNight, felt: Felt, ana: Phone, ben: Phone
) -> None:
    until(ana, may("bet"))
    ben.do("PUT", f"tables/{night.uth}/out", {"out": True})
    ana.play("bet", ante=5)
    until(ana, may("check"))
    ana.play("play", times=4)
    state = until(ana, lambda state: state["table"]["number"] == 2 and state["round"])
    assert [line["seat"] for line in state["round"]["seats"]] == [1]
    assert [seat["out"] for seat in state["table"]["seats"]] == [None, "asked"]
    again = ben.do("PUT", f"tables/{night.uth}/out", {"out": True}, status=409)
    assert again["error"]["code"] == "setting-stands"


def test_a_round_in_which_nobody_bets_is_given_up(
    night: TestNight, felt: Felt, ana: Phone, ben: Phone, time_to_act: SetTime
) -> None:
    until(ana, may("bet"))
    time_to_act(MOMENT)
    state = until(ana, lambda state: state["table"]["status"] == "idle")
    assert [seat["out"] for seat in state["table"]["seats"]] == ["late", "late"]
    assert state["table"]["dealing"]["what"] == "few"
    time_to_act(LONG)
    ana.do("PUT", f"tables/{night.uth}/out", {"out": False})
    until(ana, may("bet"))


def test_nobody_is_needed_to_sit_down_or_to_stand_up(
    night: TestNight, time_to_act: SetTime
) -> None:
    felt = Felt(night, night.uth)
    felt.do("PUT", "dealing", {"itself": True, "seconds": 30})
    ana = Phone(night, night.ana)
    ana.do("POST", "wishes", {"kind": "sit", "table": night.uth, "chips": 50})
    until(ana, may("bet"))
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    assert ana.look()["table"]["seat"] == 1
    ana.do("PUT", f"tables/{night.uth}/out", {"out": True})
    until(ana, lambda state: state["table"] is None)
    assert (ana.state["me"]["bankroll"], ana.state["wishes"]) == (100, [])


def test_it_goes_on_after_a_restart(
    night: TestNight, felt: Felt, ana: Phone, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "SEATED", LONG)
    felt.look()
    monkeypatch.setattr(pace, "SEATED", MOMENT)
    again = open_services(services.database, services.clock)
    again.self_dealing.watch.begin()
    until(ana, may("bet"))


def test_a_real_deck_needs_a_dealer(night: TestNight, felt: Felt) -> None:
    races = Felt(night, night.races)
    answer = races.do("PUT", "game", {"game": "kabu", "cards": "physical"})
    answer = races.do("PUT", "dealing", {"itself": True, "seconds": 30}, status=409)
    assert "a real deck needs a dealer" in answer["error"]["message"]
    for wrong in (9, 91, -1, True, 12.5, "30"):
        answer = felt.do("PUT", "dealing", {"itself": True, "seconds": wrong}, status=422)
    refused = felt.do("PUT", "phones", {"play": False}, status=409)
    assert refused["error"]["code"] == "deals-itself"
    felt.do("PUT", "dealing", {"itself": False})
    assert felt.table["dealing"] is None
    assert felt.table["phones"]


def test_nobody_is_lent_a_marker_without_a_word(night: TestNight, time_to_act: SetTime) -> None:
    felt = Felt(night, night.races)
    felt.do("PUT", "game", {"game": "speculation", "cards": "virtual", "options": {"ante": 5}})
    felt.sit(night.ana, 1, 60)
    felt.sit(night.ben, 2, 2)
    felt.do("PUT", "dealing", {"itself": True, "seconds": 0})
    ben = Phone(night, night.ben)
    state = until(ben, lambda state: state["table"]["seats"][1]["out"])
    assert state["table"]["seats"][1]["out"] == "short"
    ben.do("PUT", f"tables/{night.races}/out", {"out": False, "marker": True})
    state = until(ben, lambda state: state["round"])
    assert state["me"]["owes"] > 0


def test_where_no_round_can_begin_everybody_is_told_why(
    night: TestNight, time_to_act: SetTime
) -> None:
    felt = Felt(night, night.races)
    game = {"game": "card-stock-market", "cards": "virtual"}
    felt.do("PUT", "game", game)
    felt.sit(night.ana, 1, 60)
    felt.sit(night.ben, 2, 60)
    felt.do("PUT", "dealing", {"itself": True, "seconds": 0})
    ben = Phone(night, night.ben)
    waits = until(ben, lambda state: state["table"]["dealing"]["what"] == "barred")
    dealing = waits["table"]["dealing"]
    assert dealing["why"] == "Everyone brings 200 into the game; Ana has 60."
    assert dealing["left"] is None
    felt.do("PUT", "game", {**game, "options": {"buy_in": 60}})
    state = until(ben, lambda state: state["round"])
    assert state["table"]["dealing"]["why"] is None


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_away_and_nothing_is_lost(
    game: str, night: TestNight, time_to_act: SetTime, services: Services, caplog: Any
) -> None:
    """Whoever lets every time run out has a round played for them, by every game's rules."""
    felt = Felt(night, night.uth)
    players = [night.ana, night.ben]
    while len(players) < game_of(game).least_seats:
        made = night.host.post(f"{night.path}/players", {"name": f"Guest {len(players)}"})
        players.append(made.json["number"])
        buys = {"chips": 500, "against": "cash"}
        night.host.post(f"{night.path}/players/{players[-1]}/buy-ins", buys)
    for player in players[:2]:
        night.host.post(f"{night.path}/players/{player}/buy-ins", {"chips": 400, "against": "cash"})
    felt.do("PUT", "game", {"game": game, "cards": "virtual"})
    for seat, player in enumerate(players, start=1):
        felt.sit(player, seat, 400)
    time_to_act(MOMENT)
    felt.do("PUT", "dealing", {"itself": True, "seconds": 30})

    waited(lambda: felt.look()["table"]["dealing"]["what"] in ("few", "away"))
    assert "late" in [seat["out"] for seat in felt.table["seats"]]
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    with services.database.reading() as connection:
        assert audited(DatabaseRecords(connection, night.number)).findings == ()


def test_after_the_last_round_nothing_begins_until_the_host_has_them_play_on(
    night: TestNight, felt: Felt, ana: Phone, ben: Phone
) -> None:
    until(ana, may("bet"))
    path = f"{night.table(night.uth)}/last-round"
    night.host.say("PUT", path, {"last": True})
    for phone in (ana, ben):
        assert phone.look()["table"]["ends"] == "Table 1 closes after this round."
        phone.play("bet", ante=5)
    for phone in (ana, ben):
        until(phone, may("check"))
        phone.play("play", times=4)
    state = until(ana, lambda state: state["table"]["status"] == "idle")
    dealing = state["table"]["dealing"]
    assert (dealing["what"], dealing["left"]) == ("ends", None)
    assert felt.look()["table"]["can_begin"] == "Table 1 closes now."
    refused = felt.do("POST", "rounds", {"number": 2}, status=409)
    assert refused["error"]["code"] == "table-ends"
    night.host.say("PUT", path, {"last": False})
    until(ana, lambda state: state["table"]["number"] == 2 and may("bet")(state))
