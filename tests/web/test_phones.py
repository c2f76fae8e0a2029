"""A player's phone: the personal link that lets it in, and whose cards it shows."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from ledger.store.database import Database
from tests.web.conftest import Answer, NewScreen, Screen, TestNight, Time
from tests.web.felt import Felt, played
from web.app import create_app
from web.clock import DAY, MINUTE
from web.services.services import Services, open_services
from web.signin.invitations import LINK_LASTS


def link_of(night: TestNight, player: int) -> str:
    token: str = night.host.post(f"{night.path}/players/{player}/link").json["token"]
    return token


def entered(phone: Screen, token: str) -> Answer:
    return phone.post("session/player", {"token": token})


@played
def uth(night: TestNight) -> Felt:
    """Ana (seat 1) and Ben (seat 2) have bet and have their cards."""
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 2, 60)
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play(2, "bet", ante=5)
    felt.play("dealer", "deal")
    return felt


def test_a_link_signs_a_phone_in_as_its_player(night: TestNight, screen: NewScreen) -> None:
    made = night.host.post(f"{night.path}/players/{night.ana}/link").json
    assert made["url"].endswith(f"/phone#{made['token']}")
    assert made["qr"].startswith("<svg")
    phone = screen()
    seen = entered(phone, made["token"]).json
    assert (seen["role"], seen["night"], seen["player"], seen["name"]) == (
        "player",
        night.number,
        night.ana,
        "Ana",
    )
    assert phone.get("session").json == seen
    home = phone.client.get("/")
    assert (home.status_code, home.headers["Location"]) == (302, "/hand")


def test_a_lost_phone_gets_a_new_link_and_the_host_lets_the_new_one_in(
    night: TestNight, screen: NewScreen
) -> None:
    lost, found = night.phone(night.ana), screen()
    old, new = link_of(night, night.ana), link_of(night, night.ana)
    assert entered(screen(), old).json["error"]["code"] == "link-used"
    seen = entered(found, new).json
    assert (seen["role"], seen["name"], seen["waits_for"]) == ("guest", "Ana", "phone")
    assert lost.get("nights").status_code == 200, "it is in until another phone is let in"
    [guest] = night.host.get(night.path).json["asking"]
    assert (guest["player"], guest["has_phone"]) == (night.ana, True)
    night.host.say("PUT", f"{night.path}/guests/{guest['session']}")
    assert found.get("session").json["role"] == "player"
    assert lost.get("nights").status_code == 401
    assert [phone["player"] for phone in phones(night)] == [night.ana]


# A link that somebody else has seen


def asked(phone: Screen, night: TestNight) -> list[int]:
    """The phones that ask this one whether they may be its player's."""
    found: list[int] = phone.get(f"{night.path}/hand").json["asking"]
    return found


@pytest.mark.parametrize("after", [0, LINK_LASTS - MINUTE])
def test_whoever_photographs_a_link_waits_and_the_first_phone_plays_on(
    night: TestNight, screen: NewScreen, time: Time, after: int
) -> None:
    token, ana, thief = link_of(night, night.ana), screen(), screen()
    assert entered(ana, token).json["role"] == "player"
    before = ana.get(f"{night.path}/hand").headers["ETag"]
    time.pass_(after)
    seen = entered(thief, token).json
    assert (seen["role"], seen["player"], seen["waits_for"]) == ("guest", None, "phone")
    for path in (f"{night.path}/hand", night.table(night.uth), "nights", f"{night.path}/hand/bill"):
        assert thief.get(path).status_code == 401
    assert ana.get("session").json["player"] == night.ana
    assert ana.get(f"{night.path}/hand", If_None_Match=before).status_code == 200, "it is told"
    [session] = asked(ana, night)
    told = ana.say("DELETE", f"{night.path}/hand/phones/{session}")
    assert (told.status_code, told.json["asking"]) == (200, [])
    assert thief.get("session").json["role"] is None
    assert entered(thief, token).json["error"]["code"] == "link-used", "it was seen by others"
    assert ana.get("session").json["player"] == night.ana


def test_the_first_phone_lets_its_players_new_one_in(night: TestNight, screen: NewScreen) -> None:
    token, old, new = link_of(night, night.ana), screen(), screen()
    entered(old, token)
    entered(new, token)
    [session] = asked(old, night)
    told = old.say("PUT", f"{night.path}/hand/phones/{session}")
    assert (told.status_code, told.json["role"]) == (200, None)
    assert new.get("session").json["player"] == night.ana
    assert old.get(f"{night.path}/hand").status_code == 401
    assert asked(new, night) == []


def test_where_the_first_phone_is_dead_the_desk_lets_the_second_in(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    token, window, browser = link_of(night, night.ana), screen(), screen()
    entered(window, token)
    time.pass_(2 * MINUTE)
    assert entered(browser, token).json["waits_for"] == "phone"
    [guest] = night.host.get(night.path).json["asking"]
    assert night.host.say("PUT", f"{night.path}/guests/{guest['session']}").status_code == 200
    assert browser.get("session").json["player"] == night.ana
    assert window.get("session").json["role"] is None


def test_a_used_link_lets_nobody_else_in_once_the_first_phone_is_gone(
    night: TestNight, screen: NewScreen
) -> None:
    token, ana, thief = link_of(night, night.ana), screen(), screen()
    entered(ana, token)
    ana.say("DELETE", "session")
    seen = entered(thief, token).json
    assert (seen["role"], seen["waits_for"]) == ("guest", "host")
    assert entered(ana, token).json["role"] == "player", "who used it first may use it again"
    assert entered(ana, token).json["role"] == "player"


def test_only_the_phone_of_the_player_answers_who_asks_to_be_it(
    night: TestNight, screen: NewScreen
) -> None:
    token, ben = link_of(night, night.ana), night.phone(night.ben)
    entered(screen(), token)
    entered(screen(), token)
    [guest] = night.host.get(night.path).json["asking"]
    for method in ("PUT", "DELETE"):
        answer = ben.say(method, f"{night.path}/hand/phones/{guest['session']}")
        assert answer.json["error"]["code"] == "not-asking"
    assert asked(ben, night) == []
    assert len(night.host.get(night.path).json["asking"]) == 1


def test_who_taps_a_name_that_has_a_phone_asks_that_phone_too(
    night: TestNight, screen: NewScreen
) -> None:
    ana, other = night.phone(night.ana), screen()
    code = night.host.get(f"{night.path}/room").json["code"]
    other.post("session/guest", {"code": code, "player": night.ana})
    [session] = asked(ana, night)
    ana.say("PUT", f"{night.path}/hand/phones/{session}")
    assert other.get("session").json["player"] == night.ana


def test_many_who_use_one_link_at_once_are_one_in_and_the_others_waiting(
    night: TestNight, screen: NewScreen
) -> None:
    token, screens = link_of(night, night.ana), [screen() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda phone: entered(phone, token).json, screens))
    assert sorted(answer["role"] for answer in answers) == ["guest"] * 7 + ["player"]
    roles = [phone.get("session").json["role"] for phone in screens]
    assert roles == [answer["role"] for answer in answers]


def phones(night: TestNight) -> list[Answer]:
    lines = night.host.get("sessions").json["sessions"]
    return [line for line in lines if line["role"] == "player"]


def test_a_link_expires_and_can_be_withdrawn(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    token = link_of(night, night.ana)
    phone = screen()
    time.pass_(LINK_LASTS - MINUTE)
    assert entered(phone, token).status_code == 200
    time.pass_(MINUTE)
    assert entered(phone, token).json["error"]["code"] == "link-used"
    token = link_of(night, night.ben)
    assert night.host.say("DELETE", f"{night.path}/players/{night.ben}/link").status_code == 204
    assert entered(screen(), token).json["error"]["code"] == "link-used"


@pytest.mark.parametrize("turned", [-DAY, DAY])
def test_a_turned_clock_neither_shortens_nor_lengthens_a_link(
    night: TestNight, screen: NewScreen, time: Time, turned: int
) -> None:
    token = link_of(night, night.ana)
    time.turn(turned)
    phone = screen()
    time.pass_(LINK_LASTS - MINUTE)
    assert entered(phone, token).status_code == 200
    time.pass_(2 * MINUTE)
    assert entered(phone, token).status_code == 403


def test_a_phone_stays_in_over_a_restart(night: TestNight, services: Services, time: Time) -> None:
    cookie = night.phone(night.ana).client.get_cookie("croupier")
    assert cookie is not None
    database = Database(services.database.url.render_as_string())
    client = create_app(open_services(database, time)).test_client()
    client.set_cookie("croupier", cookie.value)
    seen: Answer = client.get("/api/session")
    assert seen.json["player"] == night.ana
    database.close()


def test_the_host_signs_a_phone_out(night: TestNight) -> None:
    phone = night.phone(night.ana)
    [line] = phones(night)
    night.host.say("DELETE", f"sessions/{line['session']}")
    assert phone.get("nights").status_code == 401


def test_the_link_of_a_player_who_is_not_there_is_refused(night: TestNight) -> None:
    assert night.host.post(f"{night.path}/players/99/link").status_code == 404
    assert night.host.say("DELETE", f"{night.path}/players/99/link").status_code == 404


HIDDEN = ["??", "??"]


def test_a_phone_shows_its_own_hand_and_no_other(uth: Felt, night: TestNight) -> None:
    phones = {1: night.phone(night.ana), 2: night.phone(night.ben)}
    hands = []
    for seat, phone in phones.items():
        other = 3 - seat
        state = phone.get(uth.path).json
        assert state["as"] == f"seat:{seat}"
        assert phone.get(f"{uth.path}?as=seat:{seat}").json == state
        zones = state["round"]["zones"]
        assert zones[f"hand:{other}"]["cards"] == HIDDEN
        hands += zones[f"hand:{seat}"]["cards"]
        refused = phone.get(f"{uth.path}?as=seat:{other}")
        assert refused.json["error"]["code"] == "not-your-hand"
        assert phone.get(f"{uth.path}?as=dealer").status_code == 403
        everybodys = phone.get(f"{uth.path}?as=wall").json["round"]["zones"]
        assert everybodys[f"hand:{seat}"]["cards"] == HIDDEN
    assert len(set(hands) - {"??"}) == 4


def test_a_phone_looks_on_at_a_table_it_does_not_sit_at(uth: Felt, night: TestNight) -> None:
    cy = night.host.post(f"{night.path}/players", {"name": "Cy"}).json["number"]
    assert night.phone(cy).get(uth.path).json == night.wall().get(uth.path).json


def test_a_phone_plays_for_nobody_at_the_dealers_door(uth: Felt, night: TestNight) -> None:
    phone = night.phone(night.ana)
    for by in (1, 2):
        body = {"action": {"by": by, "do": "check"}, "since": uth.since(1, "check")}
        answer = phone.post(f"{uth.path}/{uth.round}/actions", body)
        assert (answer.status_code, answer.json.keys()) == (403, {"error"})


def test_the_story_of_the_round_in_play_tells_a_phone_its_own_cards_alone(
    uth: Felt, night: TestNight
) -> None:
    path = f"{uth.path}/{uth.round}/explanation"
    ana = night.phone(night.ana)
    seen = str(ana.get(path).json)
    mine, bens = (
        phone.get(uth.path).json["round"]["zones"][f"hand:{seat}"]["cards"]
        for phone, seat in ((ana, 1), (night.phone(night.ben), 2))
    )
    assert all(card in seen for card in mine)
    assert not any(card in seen for card in bens)
