"""Who may sign in, and how those who guess are slowed down."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from time import sleep as wait
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher

from ledger.store.database import Database
from tests.web.conftest import PIN, QUICK, Answer, NewScreen, Screen, TestNight, Time
from web.app import create_app
from web.clock import DAY, HOUR, MINUTE, SECOND
from web.services.services import Services, open_services
from web.signin.attempts import FREE, FREE_OF_A_NETWORK, FREE_OF_ALL, LONGEST_WAIT, wait_after
from web.signin.schema import host_pin, put


def code(answer: Answer) -> Any:
    return answer.json["error"]["code"]


# The host's PIN


def test_only_the_one_time_link_sets_the_pin(services: Services, screen: NewScreen) -> None:
    device, link = screen(), services.pin.new_link()
    assert code(device.post("session/first", {"token": "made-up", "pin": PIN})) == "link-used"
    assert code(device.post("session/host", {"pin": PIN})) == "wrong-pin"
    assert device.get("session").json["pin_set"] is False
    assert device.post("session/first", {"token": link, "pin": PIN}).json["role"] == "host"
    assert device.get("session").json | {"screen": None} == {
        "role": "host",
        "screen": None,
        "night": None,
        "table": None,
        "player": None,
        "name": None,
        "night_status": None,
        "waits_for": None,
        "pin_set": True,
    }


def test_the_link_works_once(services: Services, screen: NewScreen) -> None:
    link = services.pin.new_link()
    assert screen().post("session/first", {"token": link, "pin": PIN}).status_code == 200
    again = screen().post("session/first", {"token": link, "pin": "11111111"})
    assert (again.status_code, code(again)) == (403, "link-used")
    assert screen().post("session/host", {"pin": PIN}).status_code == 200


def test_a_newer_link_makes_the_older_one_worthless(services: Services, screen: NewScreen) -> None:
    old, new = services.pin.new_link(), services.pin.new_link()
    assert code(screen().post("session/first", {"token": old, "pin": PIN})) == "link-used"
    assert screen().post("session/first", {"token": new, "pin": PIN}).status_code == 200


@pytest.mark.parametrize(
    "pin",
    [
        "1234567",
        "123456",
        "1234567890123",
        "1234567a",
        "１２３４５６７８",
        "1234 5678",
        "12345678\n",
    ],
)
def test_a_pin_is_eight_to_twelve_figures_and_a_bad_one_leaves_the_link_alone(
    services: Services, screen: NewScreen, pin: str
) -> None:
    device, link = screen(), services.pin.new_link()
    answer = device.post("session/first", {"token": link, "pin": pin})
    assert (answer.status_code, code(answer)) == (422, "invalid")
    assert device.post("session/first", {"token": link, "pin": PIN}).status_code == 200


def test_another_pin_signs_every_host_out(
    services: Services, host: Screen, screen: NewScreen
) -> None:
    other = screen()
    other.post("session/first", {"token": services.pin.new_link(), "pin": "87654321"})
    assert host.get("nights").status_code == 401
    assert other.get("nights").status_code == 200


def test_the_pin_is_kept_as_argon2(host: Screen, services: Services) -> None:
    kept = services.pin._kept()
    assert kept is not None
    assert kept.startswith("$argon2id$")
    assert PasswordHasher().verify(kept, PIN)


def test_a_session_of_the_host_outlives_a_restart(
    host: Screen, services: Services, time: Time
) -> None:
    restarted = create_app(open_services(Database(services.database.url.render_as_string()), time))
    cookie = host.client.get_cookie("croupier")
    assert cookie is not None
    client = restarted.test_client()
    client.set_cookie("croupier", cookie.value)
    assert client.get("/api/nights").status_code == 200


# Lock-outs


def test_wrong_pins_slow_their_sender_down_more_and_more(
    host: Screen, screen: NewScreen, time: Time
) -> None:
    guesser = screen()
    for _ in range(FREE):
        assert code(guesser.post("session/host", {"pin": "000000"})) == "wrong-pin"
    assert code(guesser.post("session/host", {"pin": "000000"})) == "wrong-pin"
    waits = []
    for _ in range(12):
        refused = guesser.post("session/host", {"pin": PIN})
        assert (refused.status_code, code(refused)) == (429, "slow-down")
        wait = int(refused.headers["Retry-After"])
        assert wait == refused.json["error"]["wait"]
        waits.append(wait)
        time.pass_(wait * SECOND)
        assert code(guesser.post("session/host", {"pin": "000000"})) == "wrong-pin"
    assert waits[:4] == [5, 10, 20, 40]
    assert waits[-1] == LONGEST_WAIT // SECOND


def test_the_right_pin_forgives_and_others_are_not_slowed(
    host: Screen, screen: NewScreen, time: Time
) -> None:
    guesser, other = screen(), screen()
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    assert guesser.post("session/host", {"pin": PIN}).status_code == 429
    assert other.post("session/host", {"pin": PIN}).status_code == 200
    time.pass_(5 * SECOND)
    assert guesser.post("session/host", {"pin": PIN}).status_code == 200
    for _ in range(FREE):
        assert code(guesser.post("session/host", {"pin": "000000"})) == "wrong-pin"
    assert guesser.post("session/host", {"pin": PIN}).status_code == 200


def test_a_restart_forgives_nothing(
    host: Screen, services: Services, screen: NewScreen, time: Time
) -> None:
    guesser = screen()
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    restarted = create_app(open_services(Database(services.database.url.render_as_string()), time))
    answer = restarted.test_client().post(
        "/api/session/host", json={"pin": PIN}, environ_base={"REMOTE_ADDR": guesser.address}
    )
    assert answer.status_code == 429


def test_a_tables_code_buys_no_new_tries_at_the_pin(night: TestNight, screen: NewScreen) -> None:
    guesser = screen()
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    made = night.host.post(f"{night.table(night.uth)}/codes").json["code"]
    assert guesser.post("session/table", {"code": made}).status_code == 200
    assert guesser.post("session/host", {"pin": PIN}).status_code == 429


def test_wrong_codes_and_links_are_slowed_down_too(night: TestNight, screen: NewScreen) -> None:
    for path, body, wrong in (
        ("session/table", {"code": "000000"}, "wrong-code"),
        ("session/wall", {"code": "x"}, "wrong-code"),
        ("session/first", {"token": "x", "pin": PIN}, "link-used"),
    ):
        guesser = screen()
        answers = [code(guesser.post(path, body)) for _ in range(FREE + 2)]
        assert answers == [wrong] * (FREE + 1) + ["slow-down"]


def test_a_wait_doubles_up_to_a_quarter_of_an_hour() -> None:
    waits = [wait_after(wrong) for wrong in range(1, 40)]
    assert waits[:FREE] == [0] * FREE
    assert waits == sorted(waits)
    assert waits[-1] == 15 * MINUTE


def test_neighbours_of_one_ipv6_network_are_not_slowed_by_one_who_guesses(
    host: Screen, screen: NewScreen
) -> None:
    guesser, neighbour = screen(), screen()
    guesser.address, neighbour.address = "2001:db8:1:2::3", "2001:db8:1:2::4"
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    assert guesser.post("session/host", {"pin": PIN}).status_code == 429
    assert neighbour.post("session/host", {"pin": PIN}).status_code == 200
    guesser.address = "2001:0db8:1:2:0::3%eth0"
    assert guesser.post("session/host", {"pin": PIN}).status_code == 429, "the same written anew"


def test_who_guesses_from_all_addresses_of_a_network_is_slowed_down_in_the_end(
    host: Screen, screen: NewScreen
) -> None:
    guesser, elsewhere = screen(), screen()
    answers = []
    wrong = {"token": "made-up", "pin": PIN}
    for number in range(FREE_OF_A_NETWORK + 3):
        guesser.address = f"2001:db8:1:2::{number:x}"
        answers.append(code(guesser.post("session/first", wrong)))
    assert answers == ["link-used"] * (FREE_OF_A_NETWORK + 1) + ["slow-down"] * 2
    elsewhere.address = "2001:db8:1:3::1"
    assert code(elsewhere.post("session/first", wrong)) == "link-used"


def test_a_pin_of_six_figures_that_an_older_croupier_took_stays_right(
    services: Services, screen: NewScreen
) -> None:
    with services.database.writing() as connection:
        put(connection, host_pin, id=1, pin=QUICK.hash("482913"))
    assert screen().post("session/host", {"pin": "482913"}).json["role"] == "host"


def test_an_ipv4_address_is_one_however_it_comes(host: Screen, screen: NewScreen) -> None:
    guesser = screen()
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    guesser.address = f"::ffff:{guesser.address}"
    assert guesser.post("session/host", {"pin": PIN}).status_code == 429


class _Slow(PasswordHasher):
    """Takes as long as on a small machine, and counts."""

    checks = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.checks += 1
        wait(0.1)
        return super().verify(hash, password)


def test_a_flood_of_wrong_pins_does_not_make_the_host_wait(
    host: Screen, services: Services, screen: NewScreen
) -> None:
    host.post("session/host", {"pin": PIN})  # from now on this server knows it
    services.pin._hasher = slow = _Slow(time_cost=1, memory_cost=8, parallelism=1)

    def guess(address: str) -> set[str]:
        guesser = screen()
        guesser.address = address
        return {code(guesser.post("session/host", {"pin": "000000"})) for _ in range(FREE)}

    with ThreadPoolExecutor(20) as guests:
        guesses = [guests.submit(guess, f"10.0.{n}.7") for n in range(FREE_OF_ALL // FREE)]
        assert screen().post("session/host", {"pin": PIN}).status_code == 200
        assert {answer for each in guesses for answer in each.result()} == {"wrong-pin"}
    assert slow.checks == 0, "the right PIN was known, and so were the wrong ones"


def test_after_a_restart_so_many_wait_for_a_check_and_no_more(
    host: Screen, services: Services, time: Time
) -> None:
    slow = _Slow(time_cost=1, memory_cost=8, parallelism=1)
    database = Database(services.database.url.render_as_string())
    restarted = create_app(open_services(database, time, hasher=slow))

    def guess(number: int) -> str:
        guesser = Screen(restarted.test_client(), f"10.0.{number}.7")
        return str(code(guesser.post("session/host", {"pin": "000000"})))

    with ThreadPoolExecutor(20) as guests:
        answers = Counter(guests.map(guess, range(20)))
    assert set(answers) == {"wrong-pin", "slow-down"}
    assert slow.checks == answers["wrong-pin"] < 20
    assert Screen(restarted.test_client()).post("session/host", {"pin": PIN}).status_code == 200
    again = [Screen(restarted.test_client(), f"10.0.{n}.7") for n in range(FREE_OF_ALL - 20)]
    checked = slow.checks
    assert {code(device.post("session/host", {"pin": "000000"})) for device in again} == {
        "wrong-pin"
    }
    assert slow.checks == checked
    database.close()


# A clock that is turned


@pytest.mark.parametrize("turned", [-30 * DAY, -DAY, -HOUR, HOUR, 30 * DAY])
def test_a_turned_clock_neither_shortens_nor_lengthens_a_wait(
    host: Screen, screen: NewScreen, time: Time, turned: int
) -> None:
    guesser = screen()
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    time.turn(turned)
    refused = guesser.post("session/host", {"pin": PIN})
    assert refused.json["error"]["wait"] == 5
    time.pass_(5 * SECOND)
    assert guesser.post("session/host", {"pin": PIN}).status_code == 200


@pytest.mark.parametrize("turned", [-30 * DAY, 2 * DAY, 30 * DAY])
def test_a_turned_clock_signs_nobody_out_even_after_a_restart(
    night: TestNight, services: Services, time: Time, turned: int
) -> None:
    tablet = night.tablet(night.uth)
    time.turn(turned)
    assert tablet.get(night.table(night.uth)).status_code == 200
    cookie = tablet.client.get_cookie("croupier")
    assert cookie is not None
    database = Database(services.database.url.render_as_string())
    client = create_app(open_services(database, time, passed=lambda: time.passed)).test_client()
    client.set_cookie("croupier", cookie.value)
    assert client.get(f"/api/{night.table(night.uth)}").status_code == 200
    time.pass_(DAY + MINUTE)
    assert client.get(f"/api/{night.table(night.uth)}").status_code == 401
    database.close()


def test_a_clock_set_back_while_the_house_was_closed_locks_nobody_out_for_long(
    host: Screen, services: Services, screen: NewScreen, time: Time
) -> None:
    guesser = screen()
    for _ in range(FREE + 1):
        guesser.post("session/host", {"pin": "000000"})
    time.turn(-DAY)
    database = Database(services.database.url.render_as_string())
    restarted = create_app(open_services(database, time, passed=lambda: time.passed))
    again = Screen(restarted.test_client(), guesser.address)
    assert again.post("session/host", {"pin": PIN}).json["error"]["wait"] == 5
    time.pass_(5 * SECOND)
    assert again.post("session/host", {"pin": PIN}).status_code == 200
    database.close()


@pytest.mark.parametrize("turned", [-DAY, -HOUR, DAY])
def test_a_code_lasts_as_long_whoever_turns_the_clock(
    night: TestNight, screen: NewScreen, time: Time, turned: int
) -> None:
    made = night.host.post(f"{night.table(night.uth)}/codes").json["code"]
    time.turn(turned)
    time.pass_(14 * MINUTE)
    assert screen().post("session/table", {"code": made}).status_code == 200
    time.pass_(2 * MINUTE)
    assert code(screen().post("session/table", {"code": made})) == "wrong-code"


# Tablets and walls


def test_a_tablet_signs_in_by_its_tables_code(night: TestNight, screen: NewScreen) -> None:
    made = night.host.post(f"{night.table(night.uth)}/codes").json
    assert len(made["code"]) == 6
    assert made["url"].endswith(f"/tablet#{made['code']}")
    assert made["qr"].startswith("<svg")
    tablet = screen()
    spoken = f"{made['code'][:3]} {made['code'][3:]}"
    seen = tablet.post("session/table", {"code": spoken}).json
    assert (seen["role"], seen["night"], seen["table"]) == ("dealer", night.number, night.uth)


def test_a_code_expires_and_the_next_one_replaces_it(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    codes = f"{night.table(night.uth)}/codes"
    first, second = (night.host.post(codes).json["code"] for _ in range(2))
    if first != second:
        assert code(screen().post("session/table", {"code": first})) == "wrong-code"
    assert screen().post("session/table", {"code": second}).status_code == 200
    time.pass_(15 * MINUTE)
    assert code(screen().post("session/table", {"code": second})) == "wrong-code"


def test_a_code_of_a_table_that_has_closed_opens_nothing(
    night: TestNight, screen: NewScreen
) -> None:
    made = night.host.post(f"{night.table(night.uth)}/codes").json["code"]
    night.host.post(f"{night.table(night.uth)}/close")
    assert code(screen().post("session/table", {"code": made})) == "wrong-code"
    assert night.host.post(f"{night.table(night.uth)}/codes").status_code == 404


def test_a_session_ends_a_day_after_it_was_last_seen(night: TestNight, time: Time) -> None:
    tablet = night.tablet(night.uth)
    time.pass_(DAY - MINUTE)
    assert tablet.get(night.table(night.uth)).status_code == 200
    time.pass_(DAY - MINUTE)
    assert tablet.get(night.table(night.uth)).status_code == 200
    time.pass_(DAY + MINUTE)
    assert tablet.get(night.table(night.uth)).status_code == 401


def test_signing_out_ends_the_session_on_the_server_too(night: TestNight) -> None:
    tablet = night.tablet(night.uth)
    cookie = tablet.client.get_cookie("croupier")
    assert cookie is not None
    assert tablet.say("DELETE", "session").json["role"] is None
    tablet.client.set_cookie("croupier", cookie.value)
    assert tablet.get(night.table(night.uth)).status_code == 401


def test_the_host_sees_every_screen_and_signs_one_out(night: TestNight) -> None:
    tablet, wall = night.tablet(night.uth), night.wall()
    lines = night.host.get("sessions").json["sessions"]
    assert [line["role"] for line in lines] == ["wall", "dealer", "host"]
    assert [line["present"] for line in lines] == [False, False, True]
    night.host.say("DELETE", f"sessions/{lines[1]['session']}")
    assert tablet.get(night.table(night.uth)).status_code == 401
    assert wall.get(night.table(night.uth)).status_code == 200
    assert code(night.host.say("DELETE", "sessions/999")) == "no-such-session"


def test_a_screen_keeps_its_name_from_one_sign_in_to_the_next(night: TestNight) -> None:
    tablet = night.tablet(night.uth)
    first = tablet.get("session").json["screen"]
    made = night.host.post(f"{night.table(night.races)}/codes").json["code"]
    assert tablet.post("session/table", {"code": made}).json["screen"] == first
    assert tablet.get("session").json["table"] == night.races


@pytest.mark.parametrize("token", ["", "x", "x" * 2000, "é", "a\x00b"])
def test_a_made_up_cookie_is_nobody(screen: NewScreen, token: str) -> None:
    device = screen()
    device.client.set_cookie("croupier", token.encode().decode("latin-1"))
    assert device.get("session").json["role"] is None
    assert device.get("nights").status_code == 401


def test_two_houses_on_one_machine_do_not_sign_each_other_out(host: Screen) -> None:
    def here(port: int, path: str, **said: Any) -> Answer:
        return host.client.open(f"/api/{path}", base_url=f"http://localhost:{port}", **said)

    for port in (8080, 8081):
        assert here(port, "session/host", method="POST", json={"pin": PIN}).status_code == 200
    assert here(8081, "session", method="DELETE").json["role"] is None
    assert here(8080, "session").json["role"] == "host"
    document = here(8080, "openapi.json").json
    assert document["components"]["securitySchemes"]["session"]["name"] == "croupier-8080"


def test_a_new_code_for_the_wall_ends_the_last_one_and_leaves_its_walls_in(
    night: TestNight, screen: NewScreen
) -> None:
    made = night.host.post(f"{night.path}/wall-codes").json["code"]
    first = screen()
    assert first.post("session/wall", {"code": made}).status_code == 200
    night.host.post(f"{night.path}/wall-codes")
    assert code(screen().post("session/wall", {"code": made})) == "wrong-code"
    assert first.get(f"{night.path}/wall").status_code == 200
