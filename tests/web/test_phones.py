"""A player's phone: the personal link that lets it in, and whose cards it shows."""

import pytest

from ledger.store.database import Database
from tests.web.conftest import Answer, NewScreen, Screen, TestNight, Time
from tests.web.felt import Felt
from web.app import create_app
from web.clock import DAY, MINUTE
from web.services.services import Services, open_services
from web.signin.invitations import LINK_LASTS


def link_of(night: TestNight, player: int) -> str:
    token: str = night.host.post(f"{night.path}/players/{player}/link").json["token"]
    return token


def entered(phone: Screen, token: str) -> Answer:
    return phone.post("session/player", {"token": token})


@pytest.fixture
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


def test_a_lost_phone_gets_a_new_link_and_the_old_one_dies(
    night: TestNight, screen: NewScreen
) -> None:
    lost, found = night.phone(night.ana), screen()
    old, new = link_of(night, night.ana), link_of(night, night.ana)
    assert entered(screen(), old).json["error"]["code"] == "link-used"
    assert lost.get("nights").status_code == 200, "it is in until another phone comes"
    assert entered(found, new).status_code == 200
    assert lost.get("nights").status_code == 401
    assert [phone["player"] for phone in phones(night)] == [night.ana]


def phones(night: TestNight) -> list[Answer]:
    lines = night.host.get("sessions").json["sessions"]
    return [line for line in lines if line["role"] == "player"]


def test_a_link_expires_and_can_be_withdrawn(
    night: TestNight, screen: NewScreen, time: Time
) -> None:
    token = link_of(night, night.ana)
    time.pass_(LINK_LASTS - MINUTE)
    assert entered(screen(), token).status_code == 200
    time.pass_(MINUTE)
    assert entered(screen(), token).json["error"]["code"] == "link-used"
    token = link_of(night, night.ben)
    assert night.host.say("DELETE", f"{night.path}/players/{night.ben}/link").status_code == 204
    assert entered(screen(), token).json["error"]["code"] == "link-used"


@pytest.mark.parametrize("turned", [-DAY, DAY])
def test_a_turned_clock_neither_shortens_nor_lengthens_a_link(
    night: TestNight, screen: NewScreen, time: Time, turned: int
) -> None:
    token = link_of(night, night.ana)
    time.turn(turned)
    time.pass_(LINK_LASTS - MINUTE)
    assert entered(screen(), token).status_code == 200
    time.pass_(2 * MINUTE)
    assert entered(screen(), token).status_code == 403


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
    seen = str(night.phone(night.ana).get(path).json)
    mine, bens = (
        night.phone(player).get(uth.path).json["round"]["zones"][f"hand:{seat}"]["cards"]
        for player, seat in ((night.ana, 1), (night.ben, 2))
    )
    assert all(card in seen for card in mine)
    assert not any(card in seen for card in bens)
