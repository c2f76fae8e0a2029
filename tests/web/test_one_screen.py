"""One screen runs a table at a time: another one is seen on it, and let in there or at the desk."""

from typing import Any

from tests.web.conftest import Screen, TestNight, Time
from tests.web.felt import Felt, played
from web.clock import DAY, MINUTE, SECOND
from web.services.services import Services


@played
def first(night: TestNight) -> Felt:
    """The tablet that runs the table of Ana (seat 1) and Ben (seat 3), who have their cards."""
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 3, 60)
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play(3, "bet", ante=5)
    felt.play("dealer", "deal")
    return felt


def seen(screen: Screen, felt: Felt) -> Any:
    """What a screen is told of the screens at the table."""
    return screen.get(felt.path).json["screens"]


def number(screen: Screen, felt: Felt, host: Screen) -> int:
    """The session of a screen that asks to run the table."""
    name = f"Tablet {screen.get('session').json['screen']}"
    found: int = next(
        waiting["session"] for waiting in seen(host, felt)["waiting"] if waiting["name"] == name
    )
    return found


def test_the_first_to_come_in_runs_the_table(first: Felt, night: TestNight) -> None:
    assert first.look()["screens"] | {"running": None} == {
        "running": None,
        "name": "Tablet 2",
        "here": True,
        "waiting": [],
        "asks": False,
    }
    running = night.host.get(night.path).json["tables"][0]["running"]
    assert (running["name"], running["silent"]) == ("Tablet 2", False)


def test_the_second_waits_and_is_seen_on_the_tables_own_screen(
    first: Felt, night: TestNight
) -> None:
    second = night.tablet(night.uth)
    asking = first.look()["screens"]["waiting"]
    assert [(waiting["name"], waiting["silent"]) for waiting in asking] == [("Tablet 3", False)]
    assert night.host.get(night.path).json["tables"][0]["waiting"] == asking
    told = seen(second, first)
    assert (told["running"]["name"], told["here"]) == ("Tablet 2", False)
    assert (told["asks"], told["waiting"]) == (True, [])
    assert night.wall().get(first.path).json["screens"] is None


def test_the_table_and_the_desk_look_again_when_a_screen_comes_in(
    first: Felt, night: TestNight
) -> None:
    tag = first.screen.get(first.path).headers["ETag"]
    desk = night.host.get(night.path).headers["ETag"]
    assert first.screen.get(first.path, If_None_Match=tag).status_code == 304
    assert night.host.get(night.path, If_None_Match=desk).status_code == 304
    night.tablet(night.uth)
    assert first.screen.get(first.path, If_None_Match=tag).status_code == 200
    assert night.host.get(night.path, If_None_Match=desk).status_code == 200


def test_a_second_device_with_the_code_reads_no_hand(first: Felt, night: TestNight) -> None:
    second = night.tablet(night.uth)
    for seat in (1, 3):
        refused = second.say("PUT", f"{first.path}/hand-over", {"seat": seat})
        assert (refused.status_code, refused.json["error"]["code"]) == (403, "not-running")
        assert second.get(f"{first.path}?as=seat:{seat}").status_code == 403
    zones = second.get(first.path).json["round"]["zones"]
    assert zones["hand:1"]["cards"] == zones["hand:3"]["cards"] == ["??", "??"]
    assert first.look()["table"]["handed"] == []


def test_let_in_on_the_table_it_runs_it_and_the_first_looks_on(
    first: Felt, night: TestNight
) -> None:
    second = night.tablet(night.uth)
    (asking,) = first.look()["screens"]["waiting"]
    after = first.screen.say("PUT", f"{first.path}/screen", {"session": asking["session"]}).json
    assert (after["as"], after["screens"]["here"]) == ("wall", False)
    assert after["screens"]["running"]["name"] == "Tablet 3"
    refused = first.screen.say("POST", f"{first.path}/{first.round}/void", {"reason": "mine"})
    assert refused.status_code == 403
    assert refused.json["error"]["message"] == (
        "Tablet 3 runs this table now. This screen can ask there to be let in."
    )
    felt = Felt(night, night.uth, second)
    felt.play(1, "check")
    entry = night.host.get(f"{night.path}/entries?after={felt.state['version'] - 1}").json
    assert entry["entries"][-1]["by"]["screen"] == "3"


def test_the_first_asks_and_takes_the_table_back(first: Felt, night: TestNight) -> None:
    second = night.tablet(night.uth)
    first.screen.say("PUT", f"{first.path}/screen", {"session": number(second, first, night.host)})
    assert first.screen.post(f"{first.path}/screen").json["screens"]["asks"] is True
    (asking,) = seen(second, first)["waiting"]
    assert asking["name"] == "Tablet 2"
    second.say("PUT", f"{first.path}/screen", {"session": asking["session"]})
    assert first.look()["screens"]["here"] is True


def test_the_host_lets_a_screen_in_with_one_tap_when_the_first_is_dead(
    first: Felt, night: TestNight, time: Time
) -> None:
    second = night.tablet(night.uth)
    time.pass_(MINUTE + SECOND)
    assert seen(second, first)["running"]["silent"] is True
    assert second.say("POST", f"{first.path}/seats", {}).status_code == 403, "it gets nothing so"
    session = number(second, first, night.host)
    night.host.say("PUT", f"{first.path}/screen", {"session": session})
    assert Felt(night, night.uth, second).look()["screens"]["here"] is True


def test_a_screen_that_waits_and_listens_no_more_is_not_shown(
    first: Felt, night: TestNight, time: Time
) -> None:
    second = night.tablet(night.uth)
    time.pass_(MINUTE + SECOND)
    assert first.look()["screens"]["waiting"] == []
    second.get(first.path)
    assert [waiting["name"] for waiting in first.look()["screens"]["waiting"]] == ["Tablet 3"]


def test_sent_away_it_is_signed_out_and_the_code_is_worth_nothing(
    first: Felt, night: TestNight
) -> None:
    made = night.host.post(f"{first.path}/codes").json["code"]
    second = night.new_screen()
    second.post("session/table", {"code": made})
    (asking,) = first.look()["screens"]["waiting"]
    after = first.screen.say("DELETE", f"{first.path}/screen/{asking['session']}").json
    assert (after["screens"]["waiting"], after["screens"]["here"]) == ([], True)
    assert second.get(first.path).status_code == 401
    again = second.post("session/table", {"code": made})
    assert again.json["error"]["code"] == "wrong-code"


def test_the_screen_that_runs_a_table_is_not_sent_away_from_a_table(
    first: Felt, night: TestNight
) -> None:
    running = first.look()["screens"]["running"]["session"]
    for screen in (first.screen, night.host):
        refused = screen.say("DELETE", f"{first.path}/screen/{running}")
        assert refused.json["error"]["code"] == "not-waiting"


def test_only_a_screen_that_asks_is_let_in_by_the_table(first: Felt, night: TestNight) -> None:
    other, wall = night.tablet(night.races), night.wall()
    for screen in (other, wall, night.host):
        sessions = night.host.get("sessions").json["sessions"]
        name = screen.get("session").json
        session = next(
            session["session"]
            for session in sessions
            if (session["role"], session["table"]) == (name["role"], name["table"])
        )
        refused = first.screen.say("PUT", f"{first.path}/screen", {"session": session})
        assert refused.json["error"]["code"] == "not-waiting"
    assert first.screen.say("PUT", f"{first.path}/screen").json["error"]["code"] == "not-waiting"
    assert night.host.say("PUT", f"{first.path}/screen", {"session": 999}).status_code == 409


def test_a_tablet_in_a_players_hands_lets_nobody_in(first: Felt, night: TestNight) -> None:
    second = night.tablet(night.uth)
    session = number(second, first, night.host)
    first.do("PUT", "hand-over", {"seat": 1})
    refused = first.screen.say("PUT", f"{first.path}/screen", {"session": session})
    assert refused.json["error"]["code"] == "in-a-hand"
    first.look("seat:1")
    night.host.say("PUT", f"{first.path}/screen", {"session": session})
    assert first.look("seat:1", status=403)["error"]["code"] == "not-your-hand"
    assert second.get(f"{first.path}?as=seat:1").status_code == 403


def test_the_host_takes_a_table_over_in_plain_sight(first: Felt, night: TestNight) -> None:
    for action in ("undo", "close"):
        refused = night.host.post(f"{first.path}/{first.round}/{action}")
        assert refused.json["error"]["code"] == "not-running", action
    assert night.host.say("PUT", f"{first.path}/hand-over", {"seat": 1}).status_code == 403
    after = night.host.say("PUT", f"{first.path}/screen").json
    assert after["screens"]["here"] is True
    told = seen(first.screen, first)
    assert (told["running"]["name"], told["here"]) == ("The host's screen 1", False)
    night.host.say("PUT", f"{first.path}/hand-over", {"seat": 1})
    lines = first.screen.get(first.path).json["table"]["handed"]
    assert [line["text"] for line in lines] == ["The host's screen 1 is handed to Ana."]


def test_the_host_voids_a_round_and_leaves_the_table_to_its_screen(
    first: Felt, night: TestNight
) -> None:
    void = f"{first.path}/{first.round}/void"
    waiting = night.tablet(night.uth)
    assert waiting.post(void, {"reason": "a misdeal"}).status_code == 403
    assert night.host.post(void, {"reason": "a misdeal"}).status_code == 200
    assert first.look()["screens"]["here"] is True
    assert seen(night.host, first)["here"] is False


def test_the_host_who_acts_at_a_table_that_no_screen_runs_runs_it(night: TestNight) -> None:
    table = night.table(night.uth)
    body = {"player": night.ana, "seat": 1, "chips": 10}
    assert night.host.get(table).json["screens"]["running"] is None
    assert night.host.post(f"{table}/seats", body | {"chips": "many"}).status_code == 422
    assert night.host.get(table).json["screens"]["running"] is None, "a refusal changes nothing"
    assert night.host.post(f"{table}/seats", body).status_code == 200
    assert night.host.get(table).json["screens"]["here"] is True
    tablet = night.tablet(night.uth)
    assert tablet.get(table).json["screens"]["asks"] is True
    assert night.host.say("DELETE", f"{table}/screen").json["screens"]["running"] is None
    assert tablet.post(f"{table}/rounds", {"number": 1}).status_code == 403, "the host lets it in"


def test_a_table_whose_screen_was_signed_out_waits_for_the_host(
    first: Felt, night: TestNight
) -> None:
    second = night.tablet(night.uth)
    running = first.look()["screens"]["running"]["session"]
    night.host.say("DELETE", f"sessions/{running}")
    assert seen(second, first)["running"] is None
    refused = second.post(f"{first.path}/{first.round}/close")
    assert refused.json["error"]["message"] == (
        "No screen runs this table now. The host's desk lets this one in."
    )
    night.tablet(night.uth)  # whom the host has just given the code
    assert seen(second, first)["running"]["name"] == "Tablet 4"


def test_the_same_tablet_comes_in_again_without_asking(first: Felt, night: TestNight) -> None:
    made = night.host.post(f"{first.path}/codes").json["code"]
    first.screen.post("session/table", {"code": made})
    assert first.look()["screens"]["here"] is True


def test_a_screen_that_was_not_seen_for_a_day_runs_nothing(
    first: Felt, night: TestNight, time: Time
) -> None:
    for _ in range(2):
        time.pass_(DAY // 2 + MINUTE)
        night.host.get("nights")
    assert Felt(night, night.uth).look()["screens"]["here"] is True


def test_there_is_no_such_night_or_table_to_run(night: TestNight) -> None:
    for path in ("nights/9/tables/1", f"{night.path}/tables/9"):
        for method in ("POST", "PUT", "DELETE"):
            assert night.host.say(method, f"{path}/screen").status_code == 404, (method, path)


def test_who_runs_a_table_outlives_a_restart(first: Felt, services: Services) -> None:
    again = type(services.sessions)(services.database, services.clock)
    running = type(services.running)(services.database, services.clock, again).at(1, 1).running
    assert running is not None
    assert running.name == "Tablet 2"
