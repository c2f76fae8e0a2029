"""A request said twice happens once, whatever has changed in between: its key is looked up as soon
as its sender is known, before anything else about it is looked at.
"""

from typing import Any

import sqlalchemy as sa

from tests.web.conftest import Answer, Screen, TestNight
from tests.web.felt import Felt, played
from web.services.services import Services


@played
def uth(night: TestNight) -> Felt:
    """Ana (seat 1) and Ben (seat 3) have bet and have their cards."""
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 3, 60)
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play(3, "bet", ante=5)
    felt.play("dealer", "deal")
    return felt


class Said:
    """A request that is said, and can be said again with the same key."""

    def __init__(self, screen: Screen, method: str, path: str, body: Any, key: str = "k") -> None:
        self.screen, self.method, self.path, self.body, self.key = screen, method, path, body, key

    def __call__(self) -> Answer:
        return self.screen.say(self.method, self.path, self.body, Idempotency_Key=self.key)


def check_of(felt: Felt, seat: int, key: str = "k") -> Said:
    body = {"action": {"by": seat, "do": "check"}, "since": felt.since(seat, "check")}
    return Said(felt.screen, "POST", f"{felt.path}/{felt.round}/actions?as=seat:{seat}", body, key)


def again(said: Said, first: Answer) -> Answer:
    """The answer to the same request said again: it is the entry it was."""
    answer = said()
    assert answer.status_code == first.status_code, answer.json
    assert answer.json["repeated"] is True
    assert answer.json["entry"] == first.json["entry"]
    return answer


def test_after_the_grant_it_was_made_under_is_over(uth: Felt) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    said = check_of(uth, 1)
    first = said()
    assert first.status_code == 200
    answer = again(said, first)
    assert answer.json["state"]["as"] == "dealer"
    assert answer.json["state"]["round"]["zones"]["hand:1"]["cards"] == ["??", "??"]


def test_while_the_seat_still_holds_the_screen_it_is_answered_with_its_hand(uth: Felt) -> None:
    uth.play(1, "play", times=3)
    uth.do("PUT", "hand-over", {"seat": 3})
    said = check_of(uth, 3)
    answer = again(said, said())
    assert answer.json["state"]["as"] == "seat:3"


def test_after_another_screen_has_taken_the_table_over(uth: Felt, night: TestNight) -> None:
    said = Said(uth.screen, "PUT", f"{uth.path}/hand-over", {"seat": 1})
    first = said()
    uth.screen.say("DELETE", f"{uth.path}/hand-over")
    night.tablet(night.uth)
    (asking,) = uth.look()["screens"]["waiting"]
    uth.screen.say("PUT", f"{uth.path}/screen", {"session": asking["session"]})
    state = again(said, first).json["state"]
    assert (state["as"], state["table"]["hand_over"]) == ("wall", None)
    fresh = Said(uth.screen, "PUT", f"{uth.path}/hand-over", {"seat": 1}, "another")()
    assert fresh.json["error"]["code"] == "not-running"


def test_after_the_table_and_the_night_are_closed(night: TestNight) -> None:
    felt = Felt(night, night.uth)
    sits = {"player": night.ana, "seat": 1, "chips": 40}
    said = Said(felt.screen, "POST", f"{felt.path}/seats", sits)
    first = said()
    closes = Said(night.host, "POST", f"{felt.path}/close", {})
    closed = closes()
    again(said, first)
    again(closes, closed)
    night.host.post(f"{night.path}/close")
    again(said, first)
    again(closes, closed)


def test_after_the_screen_has_signed_in_anew(uth: Felt, night: TestNight) -> None:
    said = check_of(uth, 1)
    uth.do("PUT", "hand-over", {"seat": 1})
    first = said()
    uth.screen.say("DELETE", "session")
    assert said().status_code == 401
    code = night.host.post(f"{uth.path}/codes").json["code"]
    uth.screen.post("session/table", {"code": code})
    again(said, first)


def test_what_makes_something_new_answers_with_its_number_again(night: TestNight) -> None:
    nights = Said(
        night.host,
        "POST",
        "nights",
        {"name": "Again", "money": None, "chip_set": [{"value": 1, "colour": "white"}]},
    )
    opened = nights()
    assert again(nights, opened).json["number"] == opened.json["number"]
    path = f"nights/{opened.json['number']}"
    for part, body in (
        ("players", {"name": "Eve"}),
        ("tables", {"game": "uth", "cards": "virtual", "tray": 5}),
    ):
        said = Said(night.host, "POST", f"{path}/{part}", body, f"new-{part}")
        first = said()
        assert first.status_code == 201
        assert again(said, first).json["number"] == first.json["number"] == 1


def test_the_same_key_with_other_content_is_refused_even_where_that_is_nonsense(
    uth: Felt, night: TestNight
) -> None:
    said = Said(uth.screen, "PUT", f"{uth.path}/hand-over", {"seat": 1})
    first = said()
    others: list[tuple[str, str, Any]] = [
        ("PUT", f"{uth.path}/hand-over", {"seat": 3}),
        ("PUT", f"{uth.path}/hand-over", {"seat": "many"}),
        ("PUT", f"{uth.path}/hand-over", {"seat": 1, "more": 1}),
        ("PUT", f"{uth.path}/hand-over", {"seat": 1.5}),
        ("POST", f"{uth.path}/rounds/1/void", {"reason": "misdeal"}),
        ("POST", f"{uth.path}/rounds/9/close", {}),
        ("POST", f"{night.table(night.races)}/rounds/9/close", {}),
    ]
    for method, path, body in others:
        refused = Said(uth.screen, method, path, body)()
        assert (refused.status_code, refused.json["error"]["code"]) == (409, "key-reused"), path
    again(said, first)


def test_a_body_that_cannot_be_read_is_other_content(uth: Felt) -> None:
    said = Said(uth.screen, "PUT", f"{uth.path}/hand-over", {"seat": 1})
    said()
    refused: Answer = uth.screen.client.put(
        f"/api/{uth.path}/hand-over",
        data=b'{"seat": 1,',
        content_type="application/json",
        headers={"Idempotency-Key": "k"},
    )
    assert refused.json["error"]["code"] == "key-reused"


def test_it_is_the_same_request_in_whatever_order_its_keys_come(night: TestNight) -> None:
    felt = Felt(night, night.uth)
    first = Said(felt.screen, "POST", f"{felt.path}/seats", {"player": 1, "seat": 1, "chips": 40})
    other = Said(felt.screen, "POST", f"{felt.path}/seats", {"chips": 40, "seat": 1, "player": 1})
    again(other, first())


def test_a_key_is_its_senders_own(night: TestNight) -> None:
    uth, races = Felt(night, night.uth), Felt(night, night.races)
    first = Said(uth.screen, "POST", f"{uth.path}/seats", {"player": 1, "seat": 1, "chips": 40})
    other = Said(races.screen, "POST", f"{races.path}/seats", {"player": 2, "seat": 1, "chips": 1})
    desk = Said(night.host, "POST", f"{night.path}/gifts", {"from": 2, "to": 1, "chips": 1})
    assert [said().json["repeated"] for said in (first, other, desk)] == [False] * 3


def test_a_refusal_is_not_remembered(uth: Felt) -> None:
    said = check_of(uth, 1)
    assert said().status_code == 403, "she holds no screen"
    done = Said(uth.screen, "POST", f"{uth.path}/{uth.round}/actions", said.body)()
    assert (done.status_code, done.json["repeated"]) == (200, False)


def test_a_stranger_learns_nothing_of_a_key(uth: Felt, night: TestNight) -> None:
    said = Said(uth.screen, "PUT", f"{uth.path}/hand-over", {"seat": 1})
    said()
    for screen, status in ((night.new_screen(), 401), (night.wall(), 403)):
        assert Said(screen, said.method, said.path, said.body)().status_code == status


def test_a_tap_reads_the_book_no_more_often_than_before(uth: Felt, services: Services) -> None:
    begun: list[bool] = []

    @sa.event.listens_for(services.database.engine, "begin")
    def note(connection: sa.Connection) -> None:
        begun.append(bool(connection.get_execution_options().get("book_writes")))

    try:
        uth.play(1, "check")
    finally:
        sa.event.remove(services.database.engine, "begin", note)
    assert begun.count(True) == 1
    assert begun.count(False) <= 7
