"""Guests come in by the room code: tap a name, or give a new one and wait for the host's tap."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from tests.web.conftest import Answer, NewScreen, Screen, TestNight, Time
from web.clock import SECOND
from web.http.reach import REACH, Reach
from web.signin.attempts import FADES, FREE
from web.signin.guests import MOST_ASK_EACH


def code_of(night: TestNight) -> str:
    return night.services.rooms.of(night.number).code


def join(phone: Screen, code: str, **who: Any) -> Answer:
    return phone.post("session/guest", {"code": code, **who})


def error(answer: Answer) -> Any:
    return answer.json["error"]["code"]


def asking(night: TestNight) -> Any:
    return night.host.get(night.path).json["asking"]


def let_in(night: TestNight, session: int, **who: Any) -> Answer:
    return night.host.say("PUT", f"{night.path}/guests/{session}", who)


def new_names(night: TestNight, come: str) -> None:
    answer = night.host.say("PUT", f"{night.path}/room", {"new_names": come})
    assert answer.json["new_names"] == come


# The code


def test_the_desk_the_table_the_wall_and_the_phones_show_one_code(night: TestNight) -> None:
    room = night.host.get(f"{night.path}/room").json
    assert len(room["code"]) == 6
    assert room["url"].endswith(f"/join#{room['code']}")
    assert room["qr"].startswith("<svg")
    assert room["addresses"][0].endswith("/join")
    for screen in (night.tablet(night.uth), night.wall(), night.phone(night.ana)):
        assert screen.get(f"{night.path}/room").json == room


def test_every_night_has_a_code_of_its_own(night: TestNight) -> None:
    other = night.host.post(
        "nights", {"name": "Another", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
    ).json["number"]
    assert night.host.get(f"nights/{other}/room").json["code"] != code_of(night)
    assert night.wall().get(f"nights/{other}/room").status_code == 403
    assert night.phone(night.ana).get(f"nights/{other}/room").status_code == 403
    assert night.host.get("nights/99/room").status_code == 404


def test_a_code_is_typed_with_or_without_spaces(night: TestNight, screen: NewScreen) -> None:
    code = code_of(night)
    for typed in (code, f"{code[:3]} {code[3:]}", f" {code[:3]}-{code[3:]} "):
        seen = screen().post("room", {"code": typed}).json
        assert seen["night"] == "Friday night"
        assert [(line["name"], line["has_phone"]) for line in seen["names"]] == [
            ("Ana", False),
            ("Ben", False),
        ]


def test_wrong_codes_slow_their_sender_down_and_nobody_else(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    guesser, guest, code = screen(), screen(), code_of(night)
    wrong = f"{(int(code) + 1) % 10**6:06}"
    for path in ("room", "session/guest"):
        for _ in range(FREE // 2):
            assert error(guesser.post(path, {"code": wrong})) == "wrong-room"
    assert error(guesser.post("room", {"code": wrong})) == "wrong-room"
    assert error(guesser.post("room", {"code": code})) == "slow-down"
    assert join(guest, code, player=night.ana).json["role"] == "player"
    time.pass_(5 * SECOND)
    assert guesser.post("room", {"code": code}).status_code == 200


def test_another_code_shuts_the_old_one_out_and_leaves_the_phones_in(
    night: TestNight, screen: NewScreen
) -> None:
    phone, code = screen(), code_of(night)
    join(phone, code, player=night.ana)
    new = night.host.post(f"{night.path}/room/code").json["room"]["code"]
    assert new != code
    assert error(join(screen(), code, player=night.ben)) == "wrong-room"
    assert join(screen(), new, player=night.ben).json["name"] == "Ben"
    assert phone.get("session").json["name"] == "Ana"


def test_the_code_of_a_closed_night_opens_nothing_and_phones_are_told(
    night: TestNight, screen: NewScreen
) -> None:
    phone, waiting, code = screen(), screen(), code_of(night)
    join(phone, code, player=night.ana)
    join(waiting, code, name="Cy")
    [guest] = asking(night)
    assert phone.get("session").json["night_status"] == "open"
    assert night.host.post(f"{night.path}/close").status_code == 200
    assert error(screen().post("room", {"code": code})) == "wrong-room"
    for device in (phone, waiting):
        assert device.get("session").json["night_status"] == "closed"
    assert let_in(night, guest["session"]).status_code == 409


# A name that is there


def test_a_guest_taps_a_name_and_is_in(night: TestNight, screen: NewScreen) -> None:
    phone = screen()
    seen = join(phone, code_of(night), player=night.ana).json
    assert (seen["role"], seen["player"], seen["name"]) == ("player", night.ana, "Ana")
    assert night.host.get(night.path).json["phones"] == [night.ana]
    assert phone.get(night.table(night.uth)).status_code == 200


def test_a_name_that_a_phone_has_waits_for_the_host_and_then_the_old_phone_is_out(
    night: TestNight, screen: NewScreen
) -> None:
    old, new, code = screen(), screen(), code_of(night)
    join(old, code, player=night.ana)
    [taken, _] = screen().post("room", {"code": code}).json["names"]
    assert taken["has_phone"]
    seen = join(new, code, player=night.ana).json
    assert (seen["role"], seen["name"], seen["player"]) == ("guest", "Ana", None)
    [guest] = asking(night)
    assert (guest["name"], guest["player"]) == ("Ana", night.ana)
    assert old.get("session").json["role"] == "player"
    assert let_in(night, guest["session"]).json["asking"] == []
    assert new.get("session").json["role"] == "player"
    assert old.get("session").json["role"] is None


def test_a_phone_that_comes_in_again_as_itself_needs_nobody(
    night: TestNight, screen: NewScreen
) -> None:
    phone, code = screen(), code_of(night)
    join(phone, code, player=night.ana)
    assert join(phone, code, player=night.ana).json["role"] == "player"
    assert asking(night) == []
    assert join(phone, code, player=night.ben).json["name"] == "Ben"
    assert night.host.get(night.path).json["phones"] == [night.ben]


# A new name


def test_a_new_name_waits_and_is_in_with_the_hosts_tap(night: TestNight, screen: NewScreen) -> None:
    phone = screen()
    assert join(phone, code_of(night), name=" Cy ").json["role"] == "guest"
    for path in ("nights", night.table(night.uth), f"{night.path}/room", f"{night.path}/wall"):
        assert phone.get(path).status_code == 401, path
    [guest] = asking(night)
    assert (guest["name"], guest["player"]) == ("Cy", None)
    state = let_in(night, guest["session"]).json
    cy = next(player["player"] for player in state["players"] if player["name"] == "Cy")
    assert state["phones"] == [cy]
    seen = phone.get("session").json
    assert (seen["role"], seen["player"], seen["name"]) == ("player", cy, "Cy")
    assert error(let_in(night, guest["session"])) == "not-asking", "a second tap"


def test_the_host_sends_a_phone_away(night: TestNight, screen: NewScreen) -> None:
    phone = screen()
    join(phone, code_of(night), name="Cy")
    [guest] = asking(night)
    path = f"{night.path}/guests/{guest['session']}"
    assert night.host.say("DELETE", path).json["asking"] == []
    assert phone.get("session").json["role"] is None
    assert error(night.host.say("DELETE", path)) == "not-asking"
    assert [player["name"] for player in night.host.get(night.path).json["players"]] == [
        "Ana",
        "Ben",
    ]


def test_new_names_come_in_at_once_where_the_host_says_so(
    night: TestNight, screen: NewScreen
) -> None:
    new_names(night, "in")
    phone = screen()
    assert join(phone, code_of(night), name="Cy").json["role"] == "player"
    [entry] = night.host.get(f"{night.path}/entries?after=0").json["entries"][-1:]
    assert entry["facts"]["name"] == "Cy"
    assert entry["by"]["who"] == f"guest:{night.number}"
    assert error(join(screen(), code_of(night), name="C\u202ey")) == "bad-name"
    assert asking(night) == []


def test_new_names_stay_out_where_the_host_says_so(night: TestNight, screen: NewScreen) -> None:
    new_names(night, "out")
    assert error(join(screen(), code_of(night), name="Cy")) == "no-new-names"
    assert join(screen(), code_of(night), player=night.ana).json["role"] == "player"


# A name that somebody has


@pytest.mark.parametrize("come", ["ask", "in", "out"])
@pytest.mark.parametrize("has_phone", [False, True])
@pytest.mark.parametrize("typed", ["Ana", "  ana ", "ＡＮＡ"])
def test_who_types_the_name_of_somebody_who_is_there_is_a_new_guest_of_that_name(
    night: TestNight, screen: NewScreen, come: str, has_phone: bool, typed: str
) -> None:
    new_names(night, come)
    first = night.phone(night.ana) if has_phone else None
    other = screen()
    seen = join(other, code_of(night), name=typed).json
    assert (seen["role"], seen["player"], seen["waits_for"]) == ("guest", None, "which")
    [guest] = asking(night)
    assert (guest["player"], guest["alike"], guest["has_phone"]) == (None, night.ana, has_phone)
    assert guest["suggested"].casefold().endswith(" 2")
    assert error(let_in(night, guest["session"])) == "name-taken", "which of the two is to be said"
    if first:
        assert first.get("session").json["player"] == night.ana
        assert first.get(f"{night.path}/hand").json["asking"] == [], "nobody said they were Ana"


def test_the_host_says_it_is_the_same_person_with_another_phone(
    night: TestNight, screen: NewScreen
) -> None:
    old, new = night.phone(night.ana), screen()
    join(new, code_of(night), name="Ana")
    [guest] = asking(night)
    assert let_in(night, guest["session"], player=night.ana).json["phones"] == [night.ana]
    assert new.get("session").json["player"] == night.ana
    assert old.get("session").json["role"] is None
    assert [line["name"] for line in night.host.get(night.path).json["players"]] == ["Ana", "Ben"]


def test_the_host_says_it_is_another_person_who_gets_a_name_that_differs(
    night: TestNight, screen: NewScreen
) -> None:
    first, second, third, code = night.phone(night.ana), screen(), screen(), code_of(night)
    join(second, code, name="Ana")
    [guest] = asking(night)
    for name in ("Ana", "ANA", " ana"):
        assert error(let_in(night, guest["session"], name=name)) == "name-taken"
    assert let_in(night, guest["session"], name=guest["suggested"]).status_code == 200
    seen = second.get("session").json
    assert (seen["role"], seen["name"]) == ("player", "Ana 2")
    assert first.get("session").json["player"] == night.ana
    join(third, code, name="ana 2")
    [guest] = asking(night)
    assert guest["suggested"] == "ana 2 2"
    let_in(night, guest["session"], name="Ana B.")
    assert third.get("session").json["name"] == "Ana B."
    assert len(night.host.get(night.path).json["phones"]) == 3


def test_the_host_says_of_a_phone_that_asks_as_somebody_that_it_is_somebody_else(
    night: TestNight, screen: NewScreen
) -> None:
    ana, other = night.phone(night.ana), screen()
    join(other, code_of(night), player=night.ana)
    [guest] = asking(night)
    assert (guest["alike"], guest["suggested"]) == (None, "Ana 2")
    let_in(night, guest["session"], name="Cy")
    assert other.get("session").json["name"] == "Cy"
    assert ana.get("session").json["player"] == night.ana


def test_a_phone_is_let_in_as_one_thing_and_as_nobody_who_is_not_there(
    night: TestNight, screen: NewScreen
) -> None:
    join(screen(), code_of(night), name="Cy")
    [guest] = asking(night)
    answers = [
        let_in(night, guest["session"], name="Dee", player=night.ana),
        let_in(night, guest["session"], player=99),
        let_in(night, guest["session"], name="⚙ Cy"),
        let_in(night, guest["session"], name=" "),
    ]
    assert [answer.status_code for answer in answers] == [422, 404, 422, 422]
    assert len(asking(night)) == 1
    assert [line["name"] for line in night.host.get(night.path).json["players"]] == ["Ana", "Ben"]


def test_a_phone_whose_name_the_host_has_typed_meanwhile_is_whom_the_host_says(
    night: TestNight, screen: NewScreen
) -> None:
    phone = screen()
    join(phone, code_of(night), name="Cy")
    cy = night.host.post(f"{night.path}/players", {"name": "cy"}).json["number"]
    [guest] = asking(night)
    assert (guest["alike"], guest["has_phone"]) == (cy, False)
    assert phone.get("session").json["waits_for"] == "which"
    assert let_in(night, guest["session"], player=cy).json["phones"] == [cy]


def test_two_who_ask_under_one_name_are_not_one_player(night: TestNight, screen: NewScreen) -> None:
    for phone in (screen(), screen()):
        join(phone, code_of(night), name="Cy")
    first, second = asking(night)
    let_in(night, first["session"])
    assert error(let_in(night, second["session"])) == "name-taken"
    [left] = asking(night)
    assert (left["name"], left["suggested"], left["has_phone"]) == ("Cy", "Cy 2", True)


def test_a_long_name_has_room_for_its_number(night: TestNight, screen: NewScreen) -> None:
    name = "x" * 40
    night.host.post(f"{night.path}/players", {"name": name})
    join(screen(), code_of(night), name=name)
    [guest] = asking(night)
    assert guest["suggested"] == f"{'x' * 38} 2"
    assert let_in(night, guest["session"], name=guest["suggested"]).status_code == 200


# A lost answer


def lost(phone: Screen, method: str, path: str, body: Any, **headers: str) -> None:
    """Something is said, and the answer does not arrive: the phone has the cookies that it had."""
    kept = {name: phone.client.get_cookie(name) for name in ("croupier", "croupier-screen")}
    assert phone.say(method, path, body, **headers).status_code == 200
    for name, cookie in kept.items():
        phone.client.delete_cookie(name)
        if cookie is not None:
            phone.client.set_cookie(name, cookie.value)


SECRET_KEY = "0123456789abcdef0123456789abcdef"


@pytest.mark.parametrize("come", ["ask", "in"])
@pytest.mark.parametrize("by", ["key", "cookie"])
def test_a_phone_whose_answer_was_lost_is_the_same_guest(
    night: TestNight, screen: NewScreen, come: str, by: str
) -> None:
    new_names(night, come)
    phone, code = screen(), code_of(night)
    headers = {"Idempotency_Key": SECRET_KEY} if by == "key" else {}
    if by == "cookie":
        phone.post("room", {"code": code})
    lost(phone, "POST", "session/guest", {"code": code, "name": "Cy"}, **headers)
    assert phone.get("session").json["role"] is None
    if by == "key":  # a browser without a name for its screen says it with the key alone
        phone.client.delete_cookie("croupier-screen")
    before = asking(night)
    seen = phone.post("session/guest", {"code": code, "name": "Cy"}, **headers).json
    assert (seen["role"], seen["name"]) == ("player" if come == "in" else "guest", "Cy")
    assert asking(night) == before, "it goes on waiting in its place"
    for guest in before:
        let_in(night, guest["session"])
    assert phone.get("session").json["role"] == "player"
    names = [line["name"] for line in night.host.get(night.path).json["players"]]
    assert names == ["Ana", "Ben", "Cy"]


def test_a_phone_that_was_let_in_before_it_asks_again_is_in(
    night: TestNight, screen: NewScreen
) -> None:
    phone, code = screen(), code_of(night)
    phone.post("room", {"code": code})
    lost(phone, "POST", "session/guest", {"code": code, "name": "Cy"})
    [guest] = asking(night)
    let_in(night, guest["session"])
    assert join(phone, code, name="Cy").json["role"] == "player"
    assert asking(night) == []


def test_a_short_key_makes_nobody_the_same_guest(night: TestNight, screen: NewScreen) -> None:
    new_names(night, "in")
    code = code_of(night)
    roles = [
        screen()
        .post("session/guest", {"code": code, "name": "Cy"}, Idempotency_Key="a-key")
        .json["role"]
        for _ in range(2)
    ]
    assert roles == ["player", "guest"]


@pytest.mark.parametrize("by", ["link", "code"])
def test_a_screen_whose_answer_was_lost_is_the_same_one_by_its_other_ways_in(
    night: TestNight, screen: NewScreen, by: str
) -> None:
    device = screen()
    device.get("session")
    if by == "link":
        token = night.host.post(f"{night.path}/players/{night.ana}/link").json["token"]
        path, body = "session/player", {"token": token}
    else:
        code = night.host.post(f"{night.table(night.uth)}/codes").json["code"]
        path, body = "session/table", {"code": code}
    lost(device, "POST", path, body)
    assert device.get("session").json["role"] is None
    assert device.post(path, body).json["role"] == ("player" if by == "link" else "dealer")
    table = night.host.get(night.path).json["tables"][0]
    assert table["waiting"] == []
    assert asking(night) == []


@pytest.mark.parametrize("who", [{}, {"player": 1, "name": "Ana"}])
def test_who_says_both_or_nothing_is_told_so(
    night: TestNight, screen: NewScreen, who: dict[str, Any]
) -> None:
    assert join(screen(), code_of(night), **who).status_code == 422


def test_a_player_who_is_not_there_cannot_be_tapped(night: TestNight, screen: NewScreen) -> None:
    assert join(screen(), code_of(night), player=99).status_code == 404


def test_nobody_fills_the_list_of_those_who_wait(night: TestNight, screen: NewScreen) -> None:
    code, flood = code_of(night), [screen() for _ in range(MOST_ASK_EACH + 1)]
    for number, phone in enumerate(flood):
        phone.address = "192.168.1.66"
        last = join(phone, code, name=f"Name {number}")
    assert error(last) == "too-many-ask"
    assert flood[-1].get("session").json["role"] is None
    assert join(screen(), code, name="Cy").json["role"] == "guest"


def test_a_phone_of_another_night_is_let_in_by_nobody_here(
    night: TestNight, screen: NewScreen
) -> None:
    other = night.host.post(
        "nights", {"name": "Another", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
    ).json["number"]
    join(screen(), night.host.get(f"nights/{other}/room").json["code"], name="Cy")
    [guest] = night.host.get(f"nights/{other}").json["asking"]
    assert error(let_in(night, guest["session"])) == "not-asking"
    assert error(night.host.say("DELETE", f"{night.path}/guests/{guest['session']}")) == (
        "not-asking"
    )


# At the desk


def test_the_desk_sees_which_phones_are_in_and_ends_one(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    phone = screen()
    join(phone, code_of(night), player=night.ana)
    came = time()
    time.pass_(90 * SECOND)
    phone.get("session")
    [line] = night.host.get(f"{night.path}/phones").json["phones"]
    assert (line["name"], line["since"], line["last_seen"]) == ("Ana", came, came + 90 * SECOND)
    assert line["screen"] == phone.get("session").json["screen"]
    night.host.say("DELETE", f"sessions/{line['session']}")
    assert phone.get("session").json["role"] is None
    assert night.host.get(night.path).json["phones"] == []


def test_the_desk_is_told_at_once_of_a_phone_that_asks(night: TestNight, screen: NewScreen) -> None:
    before = night.host.get(night.path).headers["ETag"]
    phone = screen()
    join(phone, code_of(night), name="Cy")
    asked = night.host.get(night.path, If_None_Match=before)
    assert asked.status_code == 200
    join(phone, code_of(night), player=night.ana)
    assert night.host.get(night.path, If_None_Match=asked.headers["ETag"]).json["asking"] == []


def test_no_cookie_stands_in_the_database_or_in_the_book(
    night: TestNight, screen: NewScreen, tmp_path: Path
) -> None:
    new_names(night, "in")
    phone = screen()
    join(phone, code_of(night), name="Cy")
    waiting = screen()
    join(waiting, code_of(night), player=night.ana)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("croupier.sqlite*"))
    for device in (phone, waiting):
        for name in ("croupier", "croupier-screen"):
            cookie = device.client.get_cookie(name)
            assert cookie is not None
            assert cookie.value.encode() not in kept


def test_sixty_phones_join_in_the_same_moment(night: TestNight, screen: NewScreen) -> None:
    new_names(night, "in")
    code, phones = code_of(night), {f"Guest {number}": screen() for number in range(60)}
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda name: join(phones[name], code, name=name), phones))
    assert {answer.json.get("role") for answer in answers} == {"player"}
    assert len(night.host.get(night.path).json["phones"]) == len(phones)


def test_two_phones_that_tap_one_name_at_once_are_one_in_and_one_waiting(
    night: TestNight, screen: NewScreen
) -> None:
    code, phones = code_of(night), [screen() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda phone: join(phone, code, player=night.ana), phones))
    assert sorted(answer.json["role"] for answer in answers) == ["guest"] * 5 + ["player"]


def test_a_server_on_its_own_machine_alone_names_no_address_for_phones(
    night: TestNight, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(app.extensions, REACH, Reach("127.0.0.1", 80))
    assert night.host.get(f"{night.path}/room").json["addresses"] == []


def test_the_name_on_the_network_is_shown_beside_the_address_in_figures(
    night: TestNight, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    reach = Reach(port=80)
    reach.call("croupier.local")
    monkeypatch.setitem(app.extensions, REACH, reach)
    monkeypatch.setattr(Reach, "addresses", lambda _: ["192.168.1.20"])
    room = night.host.get(f"{night.path}/room").json
    assert room["addresses"] == ["192.168.1.20/join", "croupier.local/join"]
    assert room["url"].startswith("http://192.168.1.20/join#"), "not every phone knows such names"


def test_a_whole_room_behind_one_address_comes_in_at_once(
    night: TestNight, screen: NewScreen
) -> None:
    code, phones = code_of(night), [screen() for _ in range(20)]
    for phone in phones:
        phone.address = "192.168.1.66"
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda phone: phone.post("room", {"code": code}), phones))
    assert {answer.status_code for answer in answers} == {200}


def test_many_guesses_at_once_are_slowed_down_like_one_after_the_other(
    night: TestNight, screen: NewScreen
) -> None:
    wrong = f"{(int(code_of(night)) + 1) % 10**6:06}"
    phones = [screen() for _ in range(20)]
    for phone in phones:
        phone.address = "192.168.1.66"
    with ThreadPoolExecutor(12) as pool:
        said = pool.map(lambda phone: error(phone.post("room", {"code": wrong})), phones)
        assert Counter(said) == {"wrong-room": FREE + 1, "slow-down": 20 - FREE - 1}


def test_a_code_that_is_known_buys_no_new_guesses_at_another_one(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    guesser, code = screen(), code_of(night)
    wrong = f"{(int(code) + 1) % 10**6:06}"
    for _ in range(FREE + 1):
        assert error(guesser.post("room", {"code": wrong})) == "wrong-room"
        time.pass_(5 * SECOND)
        assert guesser.post("room", {"code": code}).status_code == 200
    assert error(guesser.post("room", {"code": wrong})) == "wrong-room"
    assert error(guesser.post("room", {"code": code})) == "slow-down"
    time.pass_(FADES * 2)
    for _ in range(2):
        assert error(guesser.post("room", {"code": wrong})) == "wrong-room"
        time.pass_(10 * SECOND)
