"""A hand on a shared tablet: one seat, one screen, a short time, in the book; and nothing hidden
without it.
"""

import pytest

from tests.web.conftest import TestNight, Time
from tests.web.felt import Felt, played
from web.clock import DAY, MINUTE, SECOND
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


def hand(felt: Felt, seat: int) -> list[str]:
    cards: list[str] = felt.state["round"]["zones"][f"hand:{seat}"]["cards"]
    return cards


HIDDEN = ["??", "??"]


def test_the_dealers_tablet_and_the_wall_show_no_hand(uth: Felt, night: TestNight) -> None:
    for look_as in ("dealer", "wall"):
        uth.look(look_as)
        assert hand(uth, 1) == hand(uth, 3) == HIDDEN
    for screen in (night.host, night.wall()):
        zones = screen.get(uth.path).json["round"]["zones"]
        assert zones["hand:1"]["cards"] == HIDDEN


def test_nobody_looks_at_a_hand_that_was_not_handed_to_them(uth: Felt, night: TestNight) -> None:
    assert uth.look("seat:1", status=403)["error"]["code"] == "not-your-hand"
    assert night.host.get(f"{uth.path}?as=seat:1").status_code == 403
    assert night.wall().get(f"{uth.path}?as=seat:1").status_code == 403


def test_a_screen_handed_to_ana_shows_her_hand_and_no_other(uth: Felt, night: TestNight) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    assert uth.state["as"] == "dealer"
    assert uth.table["hand_over"] | {"until": 0} == {
        "seat": 1,
        "name": "Ana",
        "until": 0,
        "screen": "Tablet 2",
        "here": True,
    }
    uth.look("seat:1")
    assert "??" not in hand(uth, 1)
    assert hand(uth, 3) == HIDDEN
    uth.look("seat:3", status=403)


def test_another_screen_of_the_same_table_sees_that_it_happens_but_not_the_hand(
    uth: Felt, night: TestNight
) -> None:
    other = night.tablet(night.uth)
    uth.do("PUT", "hand-over", {"seat": 1})
    assert other.get(f"{uth.path}?as=seat:1").status_code == 403
    assert other.get(uth.path).json["table"]["hand_over"]["here"] is False
    assert night.host.get(f"{uth.path}?as=seat:1").status_code == 403


def test_it_is_written_in_the_book(uth: Felt, night: TestNight) -> None:
    entry = uth.do("PUT", "hand-over", {"seat": 1})["entry"]
    (line,) = night.host.get(f"{night.path}/entries?after={entry - 1}").json["entries"]
    assert (line["kind"], line["facts"]) == ("hand-over", {"seat": 1, "player": night.ana})
    assert line["by"] == {"who": f"dealer:{night.number}:{night.uth}", "screen": "2"}


def test_it_ends_with_the_seats_own_turn(uth: Felt) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    uth.look("seat:1")
    answer = uth.play(1, "check", look_as="seat:1")
    assert answer["state"]["as"] == "dealer"
    assert hand(uth, 1) == HIDDEN
    assert uth.table["hand_over"] is None
    uth.look("seat:1", status=403)


def test_a_seat_that_waits_may_look_until_somebody_does_something(uth: Felt) -> None:
    uth.do("PUT", "hand-over", {"seat": 3})
    uth.look("seat:3")
    assert "??" not in hand(uth, 3)
    uth.look()
    uth.play(1, "check")
    uth.look("seat:3", status=403)


def test_a_seat_with_more_to_do_keeps_the_screen(uth: Felt) -> None:
    uth.play(1, "play", times=3)
    uth.do("PUT", "hand-over", {"seat": 3})
    uth.look("seat:3")
    uth.play(3, "check", look_as="seat:3")  # before the flop, and it is Ben's turn on the flop
    assert (uth.state["as"], uth.table["hand_over"]["seat"]) == ("seat:3", 3)
    assert "??" not in hand(uth, 3)
    uth.play(3, "check", look_as="seat:3")
    uth.play(3, "fold", look_as="seat:3")
    assert (uth.state["as"], uth.table["hand_over"]) == ("dealer", None)


def test_handing_the_screen_on_takes_it_from_the_last_one(uth: Felt) -> None:
    uth.do("PUT", "hand-over", {"seat": 3})
    uth.do("PUT", "hand-over", {"seat": 1})
    uth.look("seat:3", status=403)
    uth.look("seat:1")


def test_an_undo_puts_the_hand_down(uth: Felt) -> None:
    uth.play(1, "check")
    uth.do("PUT", "hand-over", {"seat": 3})
    index = uth.look()["round"]["record"][-1]["index"]
    uth.do("POST", f"{uth.round}/undo", {"action": index})
    uth.look("seat:3", status=403)


def test_it_ends_after_a_minute_without_use(uth: Felt, time: Time) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    time.pass_(59 * SECOND)
    tag = uth.screen.get(f"{uth.path}?as=seat:1").headers["ETag"]
    time.pass_(1 * SECOND)
    assert uth.screen.get(f"{uth.path}?as=seat:1", If_None_Match=tag).status_code == 403
    assert uth.look()["table"]["hand_over"] is None


def test_it_ends_when_the_screen_is_given_back(uth: Felt) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    back = uth.screen.say("DELETE", f"{uth.path}/hand-over")
    assert back.json["table"]["hand_over"] is None
    uth.look("seat:1", status=403)


def test_it_ends_when_the_screen_is_signed_out(uth: Felt, night: TestNight) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    sessions = night.host.get("sessions").json["sessions"]
    tablet = next(session["session"] for session in sessions if session["role"] == "dealer")
    night.host.say("DELETE", f"sessions/{tablet}")
    assert night.host.get(uth.path).json["table"]["hand_over"] is None


def test_it_ends_with_the_round(uth: Felt) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    uth.do("POST", f"{uth.round}/void", {"reason": "misdeal"})
    uth.begin()
    uth.look("seat:1", status=403)
    assert uth.look()["table"]["hand_over"] is None


def test_the_time_begins_again_with_every_use_up_to_three_minutes(
    services: Services, uth: Felt, time: Time
) -> None:
    grants = services.hand_overs
    began = time.now
    grants.give(1, 1, session=2, seat=1, round_=1, version=1)
    for _ in range(3):
        time.pass_(50 * SECOND)
        grants.renew(1, 1, version=2)
        assert grants.find(1, 1) is not None
    last = grants.find(1, 1)
    assert last is not None
    assert last.until == began + 3 * MINUTE
    time.pass_(31 * SECOND)
    assert grants.find(1, 1) is None


def test_only_a_seat_of_the_round_can_be_handed_the_screen(uth: Felt) -> None:
    assert uth.do("PUT", "hand-over", {"seat": 2}, status=422)["error"]["code"] == "no-such-seat"
    for seat in (0, -1, True, "1", 1.0, None):
        uth.do("PUT", "hand-over", {"seat": seat}, status=422)
    assert uth.look()["table"]["hand_over"] is None


def test_a_seat_with_nothing_to_decide_and_nothing_to_look_at_is_not_handed_the_screen(
    night: TestNight,
) -> None:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 3, 60)
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play("dealer", "deal")  # without Ben, who has not bet
    refused = felt.do("PUT", "hand-over", {"seat": 3}, status=409)
    assert refused["error"] == {
        "code": "no-hand",
        "message": "Ben has nothing to decide or to look at now.",
    }
    assert felt.look()["table"]["handed"] == []
    felt.do("PUT", "hand-over", {"seat": 1})


def test_a_finished_round_has_no_hand_to_look_at(uth: Felt) -> None:
    uth.play(1, "play", times=4)
    uth.play(3, "play", times=4)
    assert uth.state["round"]["finished"]
    assert uth.do("PUT", "hand-over", {"seat": 1}, status=409)["error"]["code"] == "no-hand"


def test_a_hand_over_stays_in_the_rounds_record_and_says_which_screen(
    uth: Felt, night: TestNight
) -> None:
    entry = uth.do("PUT", "hand-over", {"seat": 3})["entry"]
    uth.do("DELETE", "hand-over")
    steps = len(uth.look()["round"]["record"])
    line = {"entry": entry, "after": steps, "seat": 3, "text": "Tablet 2 is handed to Ben."}
    assert uth.table["handed"] == [line]
    assert night.wall().get(uth.path).json["table"]["handed"] == [line]
    uth.play(1, "check")
    assert uth.table["handed"] == [line]
    uth.do("POST", f"{uth.round}/void", {"reason": "misdeal"})
    assert uth.look()["table"]["handed"] == []
    moments = night.wall().get(f"{uth.path}/rounds/1").json["moments"]
    assert [moment["text"] for moment in moments if moment["entry"] == entry] == [line["text"]]
    page = night.host.get(f"{night.path}/books/journal?kinds=hand-over").json["lines"]
    assert [line["says"] for line in page] == ["Tablet 2 is handed to Ben"]


def test_between_rounds_there_is_no_hand_to_look_at(night: TestNight) -> None:
    felt = Felt(night, night.uth)
    assert felt.do("PUT", "hand-over", {"seat": 1}, status=409)["error"]["code"] == "no-round"


def test_the_same_hand_over_said_again_gives_no_more_time(uth: Felt, time: Time) -> None:
    uth.do("PUT", "hand-over", {"seat": 1}, Idempotency_Key="once")
    time.pass_(2 * MINUTE)
    assert uth.do("PUT", "hand-over", {"seat": 1}, Idempotency_Key="once")["repeated"] is True
    assert uth.look()["table"]["hand_over"] is None


@pytest.mark.parametrize("turned", [-30 * DAY, -MINUTE, MINUTE, 30 * DAY])
def test_a_turned_clock_neither_lengthens_nor_ends_it(uth: Felt, time: Time, turned: int) -> None:
    uth.do("PUT", "hand-over", {"seat": 1})
    time.turn(turned)
    time.pass_(MINUTE - SECOND)
    uth.look("seat:1")
    time.pass_(SECOND)
    uth.look("seat:1", status=403)
