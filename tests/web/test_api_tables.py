"""A table between its rounds: sitting, standing, cutting, another game."""

from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from games.cards.hands import HANDS
from games.uth import counted_table
from tests.games.uth.own_table import OWN, OWN_COUNTED, OWN_WINS
from tests.web.conftest import NewScreen, Screen, TestNight
from tests.web.felt import Felt, played
from web.games.uth.counted import CountedTables
from web.http.reach import Reach
from web.shown import links
from web.signin.invitations import ScreenCode


@played
def felt(night: TestNight) -> Felt:
    return Felt(night, night.uth)


def test_an_idle_table_says_what_is_needed_to_begin(felt: Felt, night: TestNight) -> None:
    assert felt.table["can_begin"] == "Ultimate Texas Hold'em is for 1 to 7 players; 0 sit here."
    assert felt.table["free"] == [1, 2, 3, 4, 5, 6, 7]
    assert felt.table["people"] == [
        {"player": night.ana, "name": "Ana", "program": False, "bankroll": 100, "sits": False},
        {"player": night.ben, "name": "Ben", "program": False, "bankroll": 100, "sits": False},
    ]
    felt.sit(night.ana, 4, 60)
    assert felt.table["can_begin"] is None
    assert felt.table["seats"] == [
        {
            "seat": 4,
            "player": night.ana,
            "name": "Ana",
            "program": False,
            "rack": 60,
            "bankroll": 40,
            "cut": "",
            "owes": 0,
            "phone": "",
            "leaving": "",
            "out": None,
        }
    ]
    assert felt.table["free"] == [1, 2, 3, 5, 6, 7]
    assert [person["name"] for person in felt.table["people"]] == ["Ben"]


def test_who_leaves_takes_the_rack_back_to_the_bankroll(felt: Felt, night: TestNight) -> None:
    felt.sit(night.ana, 1, 60)
    felt.do("POST", "seats/1/top-ups", {"chips": 15})
    assert felt.racks() == {1: 75}
    felt.do("DELETE", "seats/1")
    assert felt.racks() == {}
    assert felt.table["people"][0]["bankroll"] == 100


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ({"player": 1, "seat": 2, "chips": 101}, "not-enough", 409),
        ({"player": 1, "seat": 8, "chips": 1}, "bad-amount", 422),
        ({"player": 9, "seat": 2, "chips": 1}, "no-such-player", 404),
        ({"player": 2, "seat": 2, "chips": 1}, "seat-taken", 409),
        ({"player": 2, "seat": 1, "chips": 1}, "seat-taken", 409),
        ({"player": 1, "seat": 2, "chips": 1.0}, "invalid", 422),
        ({"player": True, "seat": 2, "chips": 1}, "invalid", 422),
        ({"player": 1, "seat": 2}, "invalid", 422),
        ({"player": 1, "seat": 2, "chips": 1, "free": True}, "invalid", 422),
    ],
)
def test_a_seat_that_cannot_be_taken(
    felt: Felt, night: TestNight, body: dict[str, object], code: str, status: int
) -> None:
    felt.sit(night.ben, 1, 10)
    assert felt.do("POST", "seats", body, status=status)["error"]["code"] == code
    assert felt.look()["table"]["seats"][0]["rack"] == 10


def test_nobody_comes_or_goes_during_a_round(felt: Felt, night: TestNight) -> None:
    felt.sit(night.ana, 1, 60)
    felt.begin()
    for method, path, body in (
        ("POST", "seats", {"player": night.ben, "seat": 2, "chips": 1}),
        ("DELETE", "seats/1", None),
        ("POST", "seats/1/top-ups", {"chips": 1}),
        ("PUT", "game", {"game": "superfecta", "cards": "virtual"}),
        ("PUT", "seats/1/cut", {"word": "late"}),
    ):
        assert felt.do(method, path, body, status=409)["error"]["code"] == "round-in-play", path


def test_a_cut_is_a_word_of_ones_own_until_the_round_begins(felt: Felt, night: TestNight) -> None:
    felt.sit(night.ana, 1, 60)
    felt.do("PUT", "seats/1/cut", {"word": "glück"})
    assert felt.table["seats"][0]["cut"] == "glück"
    felt.do("PUT", "seats/1/cut", {"word": ""})
    assert felt.table["seats"][0]["cut"] == ""
    for word in ("a\nb", "e\u0301", "x" * 65, 5, None):
        felt.do("PUT", "seats/1/cut", {"word": word}, status=422)
    felt.do("PUT", "seats/2/cut", {"word": "x"}, status=409)


def test_another_game_with_other_options(felt: Felt, night: TestNight) -> None:
    felt.do(
        "PUT", "game", {"game": "superfecta", "options": {"split": "stake"}, "cards": "physical"}
    )
    assert (felt.table["game"], felt.table["options"]["split"], felt.table["cards"]) == (
        "superfecta",
        "stake",
        "physical",
    )
    felt.do(
        "PUT",
        "game",
        {"game": "superfecta", "options": {"split": "fair"}, "cards": "virtual"},
        status=422,
    )
    felt.do("PUT", "game", {"game": "whist", "cards": "virtual"}, status=404)


def test_a_series_is_ended_before_the_game_is_changed(night: TestNight) -> None:
    felt = Felt(night, night.races)
    felt.sit(night.ana, 1, 50)
    felt.sit(night.ben, 2, 50)
    felt.begin()
    orders = [[*"HDCS"], [*"SCDH"]]
    for seat, order in zip((1, 2), orders, strict=True):
        felt.play(seat, "ticket", bets=[{"amount": 3, "type": "SFC", "horses": "/".join(order)}])
    felt.play("dealer", "off")
    felt.play("dealer", "run")
    felt.do("POST", f"{felt.round}/close")
    refused = felt.do("PUT", "game", {"game": "uth", "cards": "virtual"}, status=409)
    assert refused["error"]["code"] == "series-runs"
    assert "its running score goes" in refused["error"]["message"]
    felt.do("POST", "series/end")
    assert (felt.table["places"], felt.table["carry"]) == ({}, {})
    assert sum(felt.racks().values()) == 100
    assert felt.do("POST", "series/end", status=409)["error"]["code"] == "nothing-to-end"
    felt.do("PUT", "game", {"game": "uth", "cards": "virtual"})
    assert felt.table["game"] == "uth"


def test_a_closed_table_gives_everything_back(felt: Felt, night: TestNight) -> None:
    felt.sit(night.ana, 1, 60)
    state = night.host.post(f"{felt.path}/close").json["state"]
    assert state["tables"][0]["status"] == "closed"
    assert state["players"][0]["bankroll"] == 100
    assert state["chips"]["cage"] == 500
    closed = felt.look()["table"]
    assert (closed["status"], closed["can_begin"]) == ("closed", "Table 1 is closed.")
    assert (
        felt.do("POST", "seats", {"player": 1, "seat": 1, "chips": 1}, status=404)["error"]["code"]
        == "no-such-table"
    )


def test_a_table_that_is_not_there(night: TestNight) -> None:
    assert night.host.get(night.table(9)).status_code == 404
    assert night.host.get("nights/9/tables/1").status_code == 404
    assert night.host.get(f"{night.table(9)}/events").status_code == 404


@pytest.mark.parametrize(
    "look_as", ["host", "seat:0", "seat:", "seat:x", "seat:100", "dealer ", "", "seat:٣"]
)
def test_one_looks_as_dealer_wall_or_seat(felt: Felt, look_as: str) -> None:
    felt.look(look_as, status=422)


@pytest.mark.parametrize("host", ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
def test_a_link_from_a_desk_on_loopback_names_the_machine_on_its_network(
    app: Flask, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr(Reach, "addresses", lambda _: ["192.168.1.20"])
    with app.test_request_context(base_url=f"http://{host}"):
        assert (
            links.wall_code(ScreenCode("482913", 0)).url == "http://192.168.1.20:8080/wall#482913"
        )


def test_a_link_from_a_name_that_need_not_work_elsewhere_is_in_figures(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reach, "addresses", lambda _: ["192.168.1.20"])
    for host, asks in (("croupier.local:8080", "192.168.1.30"), ("bigbox:8080", "127.0.0.1")):
        here = {"REMOTE_ADDR": asks}
        with app.test_request_context(base_url=f"http://{host}", environ_base=here):
            assert (
                links.wall_code(ScreenCode("482913", 0)).url
                == "http://192.168.1.20:8080/wall#482913"
            )


@pytest.mark.parametrize("host", ["croupier.test:8080", "192.168.1.20", "casino.lan"])
def test_a_link_keeps_the_name_that_the_desk_used(app: Flask, host: str) -> None:
    with app.test_request_context(base_url=f"http://{host}"):
        assert links.wall_code(ScreenCode("482913", 0)).url == f"http://{host}/wall#482913"


def test_games_are_open_to_anybody(screen: NewScreen) -> None:
    device: Screen = screen()
    games = device.get("games").json["games"]
    assert {"uth", "superfecta"} <= {game["slug"] for game in games}
    uth = device.get("games/uth").json
    assert uth["seats"] == {"least": 1, "most": 7}
    names = [setting["name"] for setting in uth["settings"]]
    assert names == ["minimum_bet", "maximum_bet", "blind_paytable", "trips_paytable"]
    assert device.get("games/whist").status_code == 404


def test_what_options_cost_the_house_is_told_before_they_are_chosen(screen: NewScreen) -> None:
    device = screen()
    usual = {odd["setting"]: odd["parts"] for odd in device.get("games/uth").json["odds"]}
    asked = device.post("games/uth/odds", {"options": {"blind_paytable": "casino"}}).json["odds"]
    casino = {edge["setting"]: edge["parts"] for edge in asked}
    assert casino["blind_paytable"] > 0 > usual["blind_paytable"]
    assert casino["trips_paytable"] == usual["trips_paytable"]
    assert device.get("games/superfecta").json["odds"] == []
    assert device.post("games/uth/odds", {"options": {"luck": 5}}).status_code == 422
    assert device.post("games/whist/odds", {"options": {}}).status_code == 404


def test_a_table_of_ones_own_has_the_price_of_the_file_that_was_handed_on(
    screen: NewScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, at_home, here = screen(), CountedTables(tmp_path / "home"), CountedTables(tmp_path)
    monkeypatch.setattr(counted_table, "_finders", [here.find])
    asked = {"options": {"blind_paytable": OWN}}
    of_evening = asked | {"hands": 60, "seats": 4, "stake": 5}

    def told() -> tuple[str, Any]:
        note = device.post("games/uth/odds", asked).json["odds"][0]["text"]
        return note, device.post("games/uth/evening", of_evening).json["evening"][2]

    sampled, evening = told()
    assert "That is a sample, give or take" in sampled
    assert evening["tray"] is None
    blind = OWN_COUNTED.play.blind
    handed_on = at_home.keep(blind, OWN_COUNTED).read_bytes()
    here.file(blind).write_bytes(handed_on.replace(b"596356920", b"596356921"))
    not_trusted, evening = told()
    assert "is not as it was written" in not_trusted
    assert evening["tray"] is None
    here.file(blind).write_bytes(handed_on)
    counted, evening = told()
    assert f"Counted over all deals, in {here.file(blind).name}." in counted
    assert evening["expected"] == round(-60 * 4 * 5 * OWN_WINS)
    assert OWN_COUNTED.half_antes[3][2] == (699, 681)
    assert (evening["tray"], evening["drawer"]) == (1748, 1703)


def test_an_evening_is_told_for_every_table_that_could_be_chosen(screen: NewScreen) -> None:
    device = screen()
    hands = device.get("games/uth").json["evening_hands"]

    def evening(**asked: object) -> Any:
        body = {"options": {}, "hands": hands[0], "seats": 1, "stake": 10, **asked}
        return device.post("games/uth/evening", body)

    home, casino = evening().json["evening"]
    assert (home["choice"], casino["choice"]) == ("home", "casino")
    assert home["expected"] == round(-0.3586161 * 10 * hands[0]) < 0 < casino["expected"]
    assert home["tray"] > casino["tray"] > casino["drawer"] > 0
    own = dict.fromkeys(HANDS, "push")
    told = evening(options={"blind_paytable": own}).json["evening"]
    assert [line["choice"] for line in told] == ["home", "casino", "your own"]
    assert told[2]["tray"] is None
    assert "sample" in told[2]["text"]
    assert evening(hands=7).json["evening"] == []
    assert evening(seats=8).json["evening"] == []
    assert evening(stake=0).status_code == 422
    superfecta = {"options": {}, "hands": 20, "seats": 2, "stake": 1}
    assert device.post("games/superfecta/evening", superfecta).json["evening"] == []


def test_a_table_says_that_its_game_is_not_for_so_many(night: TestNight) -> None:
    body = {"game": "diloti", "cards": "virtual", "tray": 0}
    felt = Felt(night, night.host.post(f"nights/{night.number}/tables", body).json["number"])
    eve = night.host.post(f"nights/{night.number}/players", {"name": "Eve"}).json["number"]
    for seat, player in enumerate((night.ana, night.ben, eve), 1):
        felt.sit(player, seat, 0)
    assert felt.table["can_begin"] == "Diloti is not for 3 players."
    refused = felt.screen.post(f"{felt.path}/rounds", {"number": 1})
    assert refused.status_code == 409
    assert "Diloti is not for 3 players." in refused.get_data(as_text=True)
