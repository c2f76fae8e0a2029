"""Rounds through the API: one tap is one request, and its answer is the table after it."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from ledger.store.schema import secrets
from tests.web.conftest import Screen, TestNight
from tests.web.felt import Felt, played
from web.app import create_app
from web.services.services import Services, open_services


@played
def uth(night: TestNight) -> Felt:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 3, 60)
    return felt


@played
def races(night: TestNight) -> Felt:
    felt = Felt(night, night.races)
    felt.sit(night.ana, 2, 50)
    felt.sit(night.ben, 5, 50)
    return felt


def check_down(felt: Felt) -> None:
    """Ana and Ben bet, nobody plays before the river; there Ana plays and Ben folds."""
    felt.begin()
    felt.play(1, "bet", ante=10, trips=5)
    felt.play(3, "bet", ante=5)
    felt.play("dealer", "deal")
    for _ in range(2):
        felt.play(1, "check")
        felt.play(3, "check")
    felt.play(1, "play", times=1)
    felt.play(3, "fold")


def test_a_hand_from_the_first_bet_to_the_next_round(uth: Felt) -> None:
    check_down(uth)
    assert uth.table["status"] == "finished"
    (paid,) = uth.state["payouts"]
    assert (paid["seat"], paid["player"]) == (1, "Ana")
    assert uth.racks() == {1: 100 + paid["amount"], 3: 50}
    assert uth.table["tray"] == 500 - paid["amount"] + 10

    commitment = uth.table["commitment"]
    uth.do("POST", f"{uth.round}/close")
    last = uth.table["last_round"]
    assert (uth.table["status"], uth.state["round"], uth.number) == ("idle", None, 2)
    assert last["commitment"] == commitment != uth.table["commitment"]
    assert (last["number"], last["ended"], len(last["seed"])) == (1, "closed", 64)


def test_a_table_knows_the_bets_that_stood_in_the_last_round(uth: Felt, night: TestNight) -> None:
    uth.begin()
    uth.play(3, "bet", ante=5)
    uth.play(1, "bet", ante=10, trips=5)
    uth.play(3, "bet", ante=15)
    assert uth.state["again"] == []
    uth.do("POST", f"{uth.round}/void", {"reason": "a misdeal"})
    uth.do("DELETE", "seats/3")
    uth.sit(night.ben, 6, 40)
    uth.begin()
    assert uth.state["again"] == [
        {"seat": 1, "do": "bet", "args": {"ante": 10, "trips": 5}, "fits": True},
        {"seat": 6, "do": "bet", "args": {"ante": 15}, "fits": False},
    ]
    assert night.wall().get(uth.path + "?as=wall").json["again"] == []
    uth.play(1, "bet", ante=5)
    assert [line["seat"] for line in uth.state["again"]] == [6]
    uth.play("dealer", "deal")
    assert uth.state["again"] == [], "no more bets"
    uth.do("POST", f"{uth.round}/void", {"reason": "a misdeal"})
    uth.begin()
    assert [line["args"] for line in uth.state["again"]] == [{"ante": 5}]


def test_tickets_that_were_cancelled_or_taken_back_are_not_sold_again(races: Felt) -> None:
    races.begin()
    sold = [{"amount": amount, "type": "WIN", "horses": "D"} for amount in (1, 2, 3, 4)]
    for seat, bet in zip((2, 2, 5, 2), sold, strict=True):
        races.play(seat, "ticket", bets=[bet])
    races.do("POST", f"{races.round}/undo", {"action": 3})
    races.play("dealer", "cancel", ticket=1)
    races.do("POST", f"{races.round}/void", {"reason": "a misdeal"})
    races.begin()
    left = [(line["seat"], line["args"]["bets"]) for line in races.state["again"]]
    assert left == [(2, [sold[1]]), (5, [sold[2]])]


def test_a_race_leaves_its_pool_on_the_felt_for_the_next(races: Felt) -> None:
    races.begin()
    bets = [
        {"amount": 2, "type": "WIN", "horses": "D"},
        {"amount": 3, "type": "SFC", "horses": "D/C/H/S"},
    ]
    races.play(2, "ticket", bets=bets)
    assert races.state["round"]["board"]["SFC"]["pool"] == 3
    races.play("dealer", "off")
    races.play("dealer", "run")
    races.do("POST", f"{races.round}/close")
    assert sum(races.racks().values()) + sum(races.table["places"].values()) == 100
    assert races.table["carry"]["race"] == 1


def test_the_seed_of_a_round_is_in_no_answer_before_it_is_closed(
    uth: Felt, services: Services, night: TestNight
) -> None:
    check_down(uth)
    seed = services.book.seed(night.number, night.uth)
    assert seed is not None
    everything = [uth.screen.get(uth.path).text, night.host.get(night.path).text]
    everything.append(night.host.get(f"{night.path}/entries?limit=1000").text)
    assert not any(seed.hex() in text for text in everything)
    uth.do("POST", f"{uth.round}/close")
    assert uth.table["last_round"]["seed"] == seed.hex()


def test_undo_takes_back_the_last_action_once_however_often_it_is_tapped(uth: Felt) -> None:
    uth.begin()
    uth.play(1, "bet", ante=10)
    uth.play(3, "bet", ante=5)
    index = uth.state["round"]["record"][-1]["index"]
    uth.do("POST", f"{uth.round}/undo", {"action": index})
    assert uth.racks() == {1: 80, 3: 60}
    again = uth.do("POST", f"{uth.round}/undo", {"action": index}, status=409)
    assert again["error"]["code"] == "stale"
    assert again["state"] == uth.look()


def test_what_has_shown_cards_cannot_be_undone_only_voided(uth: Felt) -> None:
    check_down(uth)
    index = uth.state["round"]["record"][-1]["index"]
    assert (
        uth.do("POST", f"{uth.round}/undo", {"action": index}, status=409)["error"]["code"]
        == "shown"
    )
    uth.do("POST", f"{uth.round}/void", {"reason": "A card fell off the table."})
    assert uth.racks() == {1: 100, 3: 60}
    assert (uth.table["tray"], uth.table["last_round"]["ended"]) == (500, "voided")


def test_desk_table_and_wall_all_say_what_was_voided_and_put_right(
    night: TestNight, uth: Felt
) -> None:
    uth.begin()
    uth.play(1, "bet", ante=10)
    uth.do("POST", f"{uth.round}/undo", {"action": uth.state["round"]["record"][-1]["index"]})
    uth.do("POST", f"{uth.round}/void", {"reason": "A card fell off the table."})
    fill = night.host.post(f"{night.table(night.uth)}/fills", {"chips": 55}).json["entry"]
    night.host.post(f"{night.path}/corrections", {"entry": fill, "why": "It was fifty."})
    wall = night.wall()
    seen = wall.get(night.table(night.uth)).json["table"]
    assert (seen["rounds"], seen["voided"], seen["past"][-1]["why"]) == (
        1,
        1,
        "A card fell off the table.",
    )
    assert [
        (correction["corrects"], correction["was"], correction["why"])
        for correction in seen["corrections"]
    ] == [(fill, "fill", "It was fifty.")]
    assert [table["voided"] for table in wall.get(f"{night.path}/wall").json["tables"]] == [1, 0]
    desk = night.host.get(night.path).json
    assert desk["put_right"] == {"voided": 1, "undone": 1, "corrected": 1}
    assert [(table["voided"], table["undone"]) for table in desk["tables"]] == [(1, 1), (0, 0)]


@pytest.mark.parametrize("reason", ["", "   ", "x" * 201, None, 5])
def test_a_voided_round_says_why(uth: Felt, reason: Any) -> None:
    uth.begin()
    uth.do("POST", f"{uth.round}/void", {"reason": reason}, status=422)


@pytest.mark.parametrize(
    ("action", "code", "status"),
    [
        ({"by": 1, "do": "bet", "ante": 2.0}, "not-canonical", 422),
        ({"by": 1, "do": "bet", "ante": True}, "bad-value", 422),
        ({"by": 1, "do": "bet", "ante": "5"}, "bad-value", 422),
        ({"by": 1, "do": "bet", "ante": None}, "bad-value", 422),
        ({"by": 1, "do": "bet", "ante": 10**30}, "not-canonical", 422),
        ({"by": 1, "do": "bet", "ante": -5}, "bad-value", 422),
        ({"by": 1, "do": "bet", "ante": 5, "tip": 1}, "unknown-key", 422),
        ({"by": 1, "do": "bet"}, "missing-key", 422),
        ({"by": 1, "do": "bet", "ante": 33, "trips": 20}, "not-allowed", 409),
        ({"by": True, "do": "bet", "ante": 5}, "not-an-action", 422),
        ({"by": "Ana", "do": "bet", "ante": 5}, "not-an-action", 422),
        ({"do": "bet", "ante": 5}, "not-an-action", 422),
        ({"by": 1}, "not-an-action", 422),
        ({}, "not-an-action", 422),
    ],
)
def test_a_bad_action_is_refused_and_nothing_changes(
    uth: Felt, action: dict[str, Any], code: str, status: int
) -> None:
    uth.begin()
    body = {"action": action, "since": uth.since(1, "bet")}
    before = uth.look()
    assert uth.do("POST", f"{uth.round}/actions", body, status=status)["error"]["code"] == code
    assert uth.look() == before


@pytest.mark.parametrize("since", [-1, 1.0, True, "0", None, 10**30])
def test_the_stamp_of_an_option_is_a_whole_number(uth: Felt, since: Any) -> None:
    uth.begin()
    body = {"action": {"by": 1, "do": "bet", "ante": 5}, "since": since}
    assert uth.do("POST", f"{uth.round}/actions", body, status=422)["error"]["code"] == "invalid"


def test_a_stale_tap_gets_the_present_table(uth: Felt) -> None:
    uth.begin()
    late = {"action": {"by": 1, "do": "bet", "ante": 5}, "since": uth.since(1, "bet")}
    uth.play(1, "bet", ante=10)
    answer = uth.do("POST", f"{uth.round}/actions", late, status=409)
    assert answer["error"]["code"] == "stale"
    assert answer["state"] == uth.look()
    assert uth.racks() == {1: 80, 3: 60}


def test_somebody_who_does_not_sit_here_cannot_bet(uth: Felt) -> None:
    uth.begin()
    body = {"action": {"by": 2, "do": "bet", "ante": 5}, "since": 0}
    assert uth.do("POST", f"{uth.round}/actions", body, status=409)["error"]["code"] == "stale"


def test_a_tap_meant_for_the_last_round_does_nothing_in_this_one(uth: Felt) -> None:
    uth.begin()
    body = {"action": {"by": 1, "do": "bet", "ante": 5}, "since": uth.since(1, "bet")}
    uth.do("POST", f"{uth.round}/void", {"reason": "misdeal"})
    uth.begin()
    assert uth.do("POST", "rounds/1/actions", body, status=409)["error"]["code"] == "no-round"
    for verb, sent in (("undo", {"action": 0}), ("close", {}), ("void", {"reason": "x"})):
        assert uth.do("POST", f"rounds/1/{verb}", sent, status=409)["error"]["code"] == "no-round"


def test_a_round_begins_once(uth: Felt) -> None:
    uth.begin()
    again = uth.do("POST", "rounds", {"number": 1}, status=409)
    assert again["error"]["code"] == "round-in-play"
    uth.do("POST", f"{uth.round}/void", {"reason": "misdeal"})
    assert uth.do("POST", "rounds", {"number": 1}, status=409)["error"]["code"] == "round-in-play"


def test_a_round_in_play_is_not_closed(uth: Felt) -> None:
    uth.begin()
    assert uth.do("POST", f"{uth.round}/close", status=409)["error"]["code"] == "round-in-play"


def test_the_same_action_sent_twice_at_once_happens_once(uth: Felt, night: TestNight) -> None:
    uth.begin()
    body = {"action": {"by": 1, "do": "bet", "ante": 10}, "since": uth.since(1, "bet")}

    def send(_: int) -> Any:
        return uth.screen.post(f"{uth.path}/{uth.round}/actions", body, Idempotency_Key="tap").json

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(send, range(4)))
    assert sorted(answer["repeated"] for answer in answers) == [False, True, True, True]
    assert len({answer["entry"] for answer in answers}) == 1
    uth.look()
    assert uth.racks()[1] == 80


def test_two_windows_of_a_tablet_at_once_bet_once(uth: Felt, night: TestNight) -> None:
    uth.begin()
    window = Screen(uth.screen.client, uth.screen.address)
    body = {"action": {"by": 1, "do": "bet", "ante": 10}, "since": uth.since(1, "bet")}

    def send(screen: Screen) -> Any:
        return screen.post(f"{uth.path}/{uth.round}/actions", body).status_code

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(send, (uth.screen, window))) == [200, 409]
    uth.look()
    assert uth.racks()[1] == 80


def test_a_key_used_for_one_action_is_refused_for_another(uth: Felt) -> None:
    uth.begin()
    uth.do("POST", f"{uth.round}/actions", _bet(uth, 10), Idempotency_Key="k")
    answer = uth.do("POST", f"{uth.round}/actions", _bet(uth, 5), status=409, Idempotency_Key="k")
    assert answer["error"]["code"] == "key-reused"


def _bet(felt: Felt, ante: int) -> dict[str, Any]:
    return {"action": {"by": 1, "do": "bet", "ante": ante}, "since": felt.since(1, "bet")}


def test_a_payout_larger_than_the_tray_is_filled_and_said(night: TestNight) -> None:
    night.host.post(f"{night.table(night.uth)}/credits", {"chips": 500})
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    for _ in range(40):
        felt.begin()
        felt.play(1, "bet", ante=1, trips=1)
        felt.play("dealer", "deal")
        felt.play(1, "play", times=3)
        if felt.table["fill"]:
            break
        felt.do("POST", f"{felt.round}/close")
        if felt.table["tray"]:
            night.host.post(f"{night.table(night.uth)}/credits", {"chips": felt.table["tray"]})
    fill = felt.table["fill"]
    assert fill["chips"] > 0
    assert fill["text"] == f"Fill: {fill['chips']} from the cage."


def test_with_physical_cards_an_earlier_card_is_amended(night: TestNight) -> None:
    felt = Felt(night, night.uth)
    felt.do("PUT", "game", {"game": "uth", "cards": "physical"})
    assert felt.table["commitment"] is None
    felt.sit(night.ana, 1, 100)
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play("dealer", "deal")
    felt.play(1, "check")
    for card in ("Ah", "Kd", "7c"):
        felt.play("dealer", "show", card=card)
    wrong = next(
        step["index"] for step in felt.state["round"]["record"] if step["args"] == {"card": "Kd"}
    )
    felt.do(
        "POST",
        f"{felt.round}/amendments",
        {"index": wrong, "action": {"by": "dealer", "do": "show", "card": "Ks"}},
    )
    assert felt.state["round"]["zones"]["board"]["cards"] == ["Ah", "Ks", "7c"]


def lose_seeds(services: Services) -> None:
    """As in a night that was read in from a bundle: the secrets are gone, and nobody remembers."""
    with services.book.database.writing() as connection:
        connection.execute(sa.delete(secrets))
    services.rounds._live.clear()


def test_a_table_whose_seed_is_lost_promises_another_before_it_begins(
    uth: Felt, services: Services
) -> None:
    assert uth.table["seed_missing"] is False
    refused = uth.do("POST", "commitment", status=409)
    assert refused["error"]["code"] == "seed-kept"
    uth.do("PUT", "seats/1/cut", {"word": "lucky"})
    old = uth.table["commitment"]
    lose_seeds(services)
    answer = uth.do("POST", "rounds", {"number": 1}, status=409)
    assert answer["error"]["code"] == "seed-missing"
    assert answer["state"]["table"]["seed_missing"] is True
    assert (answer["state"]["table"]["status"], answer["state"]["table"]["commitment"]) == (
        "idle",
        old,
    )
    uth.do("POST", "commitment")
    assert uth.table["seed_missing"] is False
    promised = uth.table["commitment"]
    assert promised != old
    assert {seat["cut"] for seat in uth.table["seats"]} == {""}
    uth.begin()
    assert uth.table["commitment"] == promised
    assert uth.table["status"] == "playing"


def test_a_round_in_play_whose_seed_is_lost_is_frozen_and_voided(
    uth: Felt, services: Services
) -> None:
    uth.begin()
    uth.play(1, "bet", ante=10)
    bet = _bet(uth, 10) | {"action": {"by": 3, "do": "bet", "ante": 5}}
    lose_seeds(services)
    refused = uth.do("POST", f"{uth.round}/actions", bet, status=409)
    assert refused["error"]["code"] == "round-frozen"
    uth.look()
    assert uth.table["status"] == "frozen"
    assert "seed that was promised for round 1" in uth.table["frozen"]
    assert uth.state["round"] is None, "not a card of another order is shown"
    uth.do("POST", "commitment", status=409)
    uth.do("POST", f"{uth.round}/void", {"reason": "the seed is lost"})
    assert uth.racks()[1] == 100
    last = uth.table["last_round"]
    assert (last["seed"], last["ended"]) == (None, "voided")
    assert last["commitment"]
    told = uth.screen.get(f"{uth.path}/rounds/1/explanation")
    assert told.status_code == 409
    assert "seed was lost" in told.json["error"]["message"]
    uth.begin()


def test_a_restarted_server_goes_on_in_the_middle_of_the_hand(
    uth: Felt, services: Services
) -> None:
    uth.begin()
    uth.play(1, "bet", ante=10)
    uth.play("dealer", "deal")
    before = uth.look()
    cookie = uth.screen.client.get_cookie("croupier")
    assert cookie is not None
    services.database.close()
    client = create_app(open_services(services.database, services.clock)).test_client()
    client.set_cookie("croupier", cookie.value)
    assert client.get(f"/api/{uth.path}").json == before


def test_what_has_not_changed_is_not_sent_again(uth: Felt) -> None:
    uth.begin()
    tag = uth.screen.get(uth.path).headers["ETag"]
    assert uth.screen.get(uth.path, If_None_Match=tag).status_code == 304
    assert uth.screen.get(f"{uth.path}?as=wall", If_None_Match=tag).status_code == 200
    uth.play(1, "bet", ante=10)
    assert uth.screen.get(uth.path, If_None_Match=tag).status_code == 200
    assert uth.state["version"] == uth.look()["version"]
