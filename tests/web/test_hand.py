"""A player's phone: what it shows, what it plays, and nothing for anybody else."""

import itertools
import json
import sqlite3
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.web.conftest import TestNight, Time
from tests.web.felt import Felt, played
from web.app import create_app
from web.clock import MINUTE
from web.services.services import Services, open_services


class Phone:
    """A player's phone, and what it shows."""

    def __init__(self, night: TestNight, player: int) -> None:
        self.night, self.screen = night, night.phone(player)
        self.path = f"{night.path}/hand"
        self.look()

    def look(self, table: int | None = None) -> dict[str, Any]:
        answer = self.screen.get(self.path + (f"?table={table}" if table else ""))
        assert answer.status_code == 200, answer.json
        seen: dict[str, Any] = answer.json
        self.state = seen
        return seen

    def do(self, method: str, path: str, body: Any = None, *, status: int = 200) -> Any:
        answer = self.screen.say(method, f"{self.path}/{path}", body)
        assert answer.status_code == status, answer.json
        if status == 200:
            self.state = answer.json.get("state", answer.json)
        return answer.json

    def play(self, verb: str, *, status: int = 200, **args: Any) -> Any:
        (option,) = (option for option in self.options() if option["do"] == verb)
        table = self.state["table"]
        where = f"tables/{table['table']}/rounds/{table['number']}/actions"
        body = {"action": {"do": verb, **args}, "since": option["since"]}
        return self.do("POST", where, body, status=status)

    def options(self) -> list[dict[str, Any]]:
        """What this player may do."""
        self.look()
        seat = self.state["table"]["seat"]
        return [
            option for option in self.state["round"]["prompt"]["options"] if option["by"] == seat
        ]

    def hand(self, seat: int) -> list[str]:
        cards: list[str] = self.look()["round"]["zones"][f"hand:{seat}"]["cards"]
        return cards


@played
def uth(night: TestNight) -> Felt:
    """Ana (seat 1) and Ben (seat 3) sit at a table where phones play."""
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 60)
    felt.sit(night.ben, 3, 60)
    felt.do("PUT", "phones", {"play": True})
    return felt


@pytest.fixture
def ana(night: TestNight, uth: Felt) -> Phone:
    return Phone(night, night.ana)


@pytest.fixture
def ben(night: TestNight, uth: Felt) -> Phone:
    return Phone(night, night.ben)


def bet_and_dealt(uth: Felt, ana: Phone, ben: Phone) -> None:
    uth.begin()
    ana.play("bet", ante=10)
    ben.play("bet", ante=5, trips=5)
    uth.look()
    uth.play("dealer", "deal")


HIDDEN = ["??", "??"]


# What it shows


def test_a_phone_shows_its_players_chips_and_seats(ana: Phone, night: TestNight) -> None:
    me = ana.look()["me"]
    assert me == {
        "player": night.ana,
        "name": "Ana",
        "bankroll": 40,
        "racks": 60,
        "in_pots": [],
        "owes": 0,
        "owed": 0,
    }
    (mine,) = ana.state["mine"]
    assert (mine["table"], mine["seat"], mine["rack"], mine["asked"]) == (night.uth, 1, 60, False)
    assert [table["table"] for table in ana.state["tables"]] == [night.races]
    assert ana.state["table"]["status"] == "idle"


def test_what_a_phone_gets_does_not_tell_hidden_cards_by_its_size(
    ana: Phone, ben: Phone, uth: Felt
) -> None:
    """Another hand of the others changes no byte of the length of what Ana's phone gets."""
    sizes = set()
    for _ in range(6):
        uth.look()
        bet_and_dealt(uth, ana, ben)
        ana.look()
        answer = ana.screen.get(ana.path)
        state = answer.json
        sizes.add(len(json.dumps(state["round"]["zones"])))
        assert set(answer.headers.keys()) >= {"ETag"}
        uth.do("POST", f"{uth.round}/void", {"reason": "misdeal"})
    assert len(sizes) == 1


def test_a_phone_that_has_the_state_is_told_so(ana: Phone) -> None:
    tag = ana.screen.get(ana.path).headers["ETag"]
    assert ana.screen.get(ana.path, If_None_Match=tag).status_code == 304
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 50})
    assert ana.screen.get(ana.path, If_None_Match=tag).status_code == 200


def test_whoever_sits_nowhere_is_shown_the_tables(night: TestNight) -> None:
    phone = Phone(night, night.ana)
    assert (phone.state["table"], phone.state["round"], phone.state["as"]) == (None, None, "wall")
    assert [table["name"] for table in phone.state["tables"]] == ["Table 1", "Table 2"]


def test_the_table_that_asks_something_is_shown_first(
    ana: Phone, uth: Felt, night: TestNight
) -> None:
    races = Felt(night, night.races)
    races.sit(night.ana, 1, 20)
    races.sit(night.ben, 2, 20)
    races.do("PUT", "phones", {"play": True})
    races.begin()
    assert ana.look()["table"]["table"] == night.races
    assert [(table["table"], table["asked"]) for table in ana.state["mine"]] == [
        (night.uth, False),
        (night.races, True),
    ]
    assert ana.look(night.uth)["table"]["table"] == night.uth


# Playing


def test_a_hand_is_played_on_phones_and_costs_the_dealer_two_requests(
    ana: Phone, ben: Phone, uth: Felt, night: TestNight
) -> None:
    """Deal, and (when it is over) the next round: paying is seen on the tablet alone."""
    bet_and_dealt(uth, ana, ben)
    ana.play("check")
    ben.play("play", times=4)
    ana.play("check")
    ana.play("play", times=1)
    assert ana.look()["round"]["finished"] is True
    uth.look()
    entries = night.host.get(f"{night.path}/entries?after=0").json["entries"]
    acted = [entry for entry in entries if entry["kind"] == "action"]
    by_dealer = [entry for entry in acted if entry["by"]["who"].startswith("dealer")]
    assert [entry["facts"]["action"]["do"] for entry in by_dealer] == ["deal"]
    phones = {entry["by"]["who"] for entry in acted} - {by_dealer[0]["by"]["who"]}
    assert phones == {f"player:{night.number}:{night.ana}", f"player:{night.number}:{night.ben}"}
    screens = {entry["by"]["screen"] for entry in acted if entry not in by_dealer}
    assert len(screens) == 2


def test_a_hand_of_five_phones_costs_the_dealer_the_deal_and_the_next_round(
    night: TestNight, uth: Felt, ana: Phone, ben: Phone
) -> None:
    """With one tap that pays them all, which the book does not hear of, these are three."""
    phones = [ana, ben]
    for seat, name in ((4, "Cleo"), (5, "Dora"), (6, "Emil")):
        player = night.host.post(f"{night.path}/players", {"name": name}).json["number"]
        bought = {"chips": 60, "against": "cash"}
        night.host.post(f"{night.path}/players/{player}/buy-ins", bought)
        uth.sit(player, seat, 60)
        phones.append(Phone(night, player))
    uth.begin()
    for phone in phones:
        phone.play("bet", ante=5)
    uth.look()
    uth.play("dealer", "deal")
    while (prompt := uth.look()["round"]["prompt"]) is not None:
        (seat,) = prompt["awaited"]
        (phone,) = (own for own in phones if own.look()["table"]["seat"] == seat)
        verbs = {option["do"] for option in phone.options()}
        phone.play("check" if "check" in verbs else "fold")
    uth.do("POST", f"{uth.round}/close")
    uth.look()
    uth.begin()
    entries = night.host.get(f"{night.path}/entries?after=0").json["entries"]
    dealers = [
        (entry["round"], entry["kind"])
        for entry in entries
        if entry["round"] is not None and entry["by"]["who"].startswith("dealer")
    ]
    assert dealers == [
        (1, "round-began"),
        (1, "action"),
        (1, "round-closed"),
        (2, "round-began"),
    ]


def test_the_tablet_acts_for_anyone_at_any_time(ana: Phone, ben: Phone, uth: Felt) -> None:
    bet_and_dealt(uth, ana, ben)
    uth.play(1, "check")
    assert {option["do"] for option in ben.options()} == {"play", "check"}


def test_phones_play_only_where_the_dealer_lets_them(ana: Phone, ben: Phone, uth: Felt) -> None:
    uth.do("PUT", "phones", {"play": False})
    uth.begin()
    error = ana.play("bet", ante=5, status=409)["error"]
    assert error["code"] == "phones-off"
    assert ana.look()["mine"][0]["asked"] is False
    uth.do("PUT", "phones", {"play": True})
    ana.play("bet", ante=5)


def test_to_switch_phones_to_what_they_are_is_refused(uth: Felt) -> None:
    error = uth.do("PUT", "phones", {"play": True}, status=409)["error"]
    assert error["code"] == "setting-stands"
    for wrong in (1, "true", None):
        assert uth.screen.say("PUT", f"{uth.path}/phones", {"play": wrong}).status_code == 422


def test_a_phone_acts_for_nobody_else(ana: Phone, ben: Phone, uth: Felt, night: TestNight) -> None:
    bet_and_dealt(uth, ana, ben)
    where = f"{ana.path}/tables/{night.uth}/rounds/1/actions"
    (option,) = (option for option in ana.options() if option["do"] == "check")
    since = option["since"]
    for said in (
        {"by": 3, "do": "check"},
        {"by": 1, "do": "check"},
        {"by": "dealer", "do": "check"},
    ):
        answer = ben.screen.post(where, {"action": said, "since": since})
        assert answer.status_code == 422, said
    # It is Ana's turn: what Ben's phone sends is taken for Ben's.
    assert ben.screen.post(where, {"action": {"do": "check"}, "since": since}).status_code == 409
    # The dealer's own options are nobody's.
    answer = ben.screen.post(where, {"action": {"do": "deal"}, "since": since})
    assert answer.status_code == 409
    # Nor does a phone reach the tablet's way in.
    for method, path in (
        ("POST", f"{night.table(night.uth)}/rounds/1/actions"),
        ("PUT", f"{night.table(night.uth)}/hand-over"),
        ("POST", f"{night.table(night.uth)}/rounds/1/undo"),
        ("PUT", f"{night.table(night.uth)}/phones"),
        ("POST", f"{night.table(night.uth)}/partners"),
    ):
        assert ben.screen.say(method, path, {}).status_code == 403, path
    assert {option["do"] for option in ana.options()} == {"play", "check"}, "nothing has happened"


def test_a_phone_acts_at_no_other_table(ana: Phone, uth: Felt, night: TestNight) -> None:
    races = Felt(night, night.races)
    cleo = night.host.post(f"{night.path}/players", {"name": "Cleo"}).json["number"]
    races.sit(cleo, 1, 0)
    races.sit(night.ben, 2, 10)
    races.do("PUT", "phones", {"play": True})
    races.begin()
    where = f"{ana.path}/tables/{night.races}"
    bet = {"bets": [{"amount": 1, "type": "WIN", "horses": "C"}]}
    for path, body in (
        ("rounds/1/actions", {"action": {"do": "ticket", **bet}, "since": 0}),
        ("cut", {"word": "mine"}),
    ):
        method = "PUT" if path == "cut" else "POST"
        answer = ana.screen.say(method, f"{where}/{path}", body)
        assert (answer.status_code, answer.json["error"]["code"]) == (403, "not-at-table"), path
    assert ana.screen.get(f"{where}/events").status_code == 403


def test_a_stale_option_and_a_forged_amount_change_nothing(
    ana: Phone, ben: Phone, uth: Felt
) -> None:
    uth.begin()
    for ante in (0, 21, 61, 10**9, -5, 2.5, True, "10"):
        where = f"{ana.path}/tables/{uth.table['table']}/rounds/1/actions"
        (bet,) = (option for option in ana.options() if option["do"] == "bet")
        body = {"action": {"do": "bet", "ante": ante}, "since": bet["since"]}
        assert ana.screen.post(where, body).status_code in (409, 422), ante
        assert ana.look()["table"]["rack"] == 60
    ana.play("bet", ante=10)
    (bet,) = (option for option in ana.options() if option["do"] == "clear")
    ana.play("clear")
    where = f"{ana.path}/tables/{uth.table['table']}/rounds/1/actions"
    late = ana.screen.post(where, {"action": {"do": "clear"}, "since": bet["since"]})
    assert late.status_code == 409
    assert late.json["state"]["me"]["name"] == "Ana", "a conflict brings the phone's present state"
    assert ana.look()["table"]["rack"] == 60


# The tablet, where a phone holds a seat


def test_a_seat_that_a_phone_holds_is_not_handed_the_tablet(
    ana: Phone, ben: Phone, uth: Felt, time: Time
) -> None:
    bet_and_dealt(uth, ana, ben)
    assert {seat["seat"]: seat["phone"] for seat in uth.look()["table"]["seats"]} == {
        1: "in",
        3: "in",
    }
    error = uth.do("PUT", "hand-over", {"seat": 1}, status=409)["error"]
    assert error["code"] == "phone-holds"
    time.pass_(2 * MINUTE)  # her phone is in her pocket
    ben.look()
    seats = {seat["seat"]: seat["phone"] for seat in uth.look()["table"]["seats"]}
    assert seats == {1: "silent", 3: "in"}
    uth.do("PUT", "hand-over", {"seat": 1})
    uth.look("seat:1")
    ana.look()
    uth.look("seat:1", status=403)
    assert uth.look()["table"]["hand_over"] is None, "her phone is there again"


def test_where_phones_do_not_play_the_tablet_goes_round(ana: Phone, ben: Phone, uth: Felt) -> None:
    bet_and_dealt(uth, ana, ben)
    uth.do("PUT", "phones", {"play": False})
    uth.do("PUT", "hand-over", {"seat": 1})
    uth.look("seat:1")


def test_no_wall_and_no_phone_is_told_which_phones_are_in(
    ana: Phone, ben: Phone, uth: Felt, night: TestNight
) -> None:
    ben.do("POST", "wishes", {"kind": "top-up", "table": night.uth, "chips": 5})
    for screen in (night.wall(), ana.screen):
        table = screen.get(uth.path).json["table"]
        assert {seat["phone"] for seat in table["seats"]} == {""}
        assert table["wishes"] == []


# Wishes


def test_a_seat_is_asked_for_and_granted_with_one_request(night: TestNight) -> None:
    felt, phone = Felt(night, night.uth), Phone(night, night.ana)
    phone.do("POST", "wishes", {"kind": "sit", "table": night.uth, "seat": 4, "chips": 30})
    (asked,) = felt.look()["table"]["wishes"]
    assert asked["text"] == "Ana would sit down at Table 1 with 30."
    felt.do("POST", f"wishes/{asked['number']}")
    assert felt.table["wishes"] == []
    seat = phone.look()["table"]
    assert (seat["seat"], seat["rack"], phone.state["me"]["bankroll"]) == (4, 30, 70)


def test_a_seat_that_is_taken_meanwhile_becomes_the_next_free_one(night: TestNight) -> None:
    felt, phone = Felt(night, night.uth), Phone(night, night.ana)
    phone.do("POST", "wishes", {"kind": "sit", "table": night.uth, "seat": 1, "chips": 30})
    felt.sit(night.ben, 1, 10)
    (asked,) = felt.look()["table"]["wishes"]
    felt.do("POST", f"wishes/{asked['number']}")
    assert phone.look()["table"]["seat"] == 2


def test_more_chips_and_standing_up_are_granted_at_the_table(
    ana: Phone, uth: Felt, night: TestNight
) -> None:
    ana.do("POST", "wishes", {"kind": "top-up", "table": night.uth, "chips": 40})
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    first, second = uth.look()["table"]["wishes"]
    assert first["text"] == "Ana brings 40 more to Table 1."
    assert second["text"] == "Ana would stand up from Table 1."
    uth.do("POST", f"wishes/{first['number']}")
    assert uth.racks() == {1: 100, 3: 60}
    uth.do("POST", f"wishes/{second['number']}")
    assert uth.racks() == {3: 60}
    assert ana.look()["me"]["bankroll"] == 100


def test_the_desk_sells_chips_and_cashes_out_with_one_request(ana: Phone, night: TestNight) -> None:
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 50})
    (asked,) = night.host.get(f"{night.path}").json["wishes"]
    assert asked["text"] == "Ana would buy 50 chips."
    answer = night.host.post(f"{night.path}/wishes/{asked['number']}")
    assert (answer.status_code, answer.json["state"]["wishes"]) == (200, [])
    assert ana.look()["me"]["bankroll"] == 90
    ana.do("POST", "wishes", {"kind": "cash-out"})
    (asked,) = night.host.get(f"{night.path}").json["wishes"]
    assert night.host.post(f"{night.path}/wishes/{asked['number']}").status_code == 200
    assert ana.look()["me"]["bankroll"] == 0


def test_what_is_refused_or_taken_back_is_gone(ana: Phone, uth: Felt, night: TestNight) -> None:
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    (asked,) = uth.look()["table"]["wishes"]
    answer = uth.screen.say("DELETE", f"{uth.path}/wishes/{asked['number']}")
    assert answer.json["table"]["wishes"] == []
    assert ana.look()["wishes"] == []
    late = uth.screen.post(f"{uth.path}/wishes/{asked['number']}")
    assert (late.status_code, late.json["error"]["code"]) == (409, "no-such-wish")
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 5})
    ana.do("DELETE", "wishes", {"kind": "buy-in"})
    assert ana.state["wishes"] == []
    assert night.host.get(night.path).json["wishes"] == []


def test_one_wish_of_a_kind_stands(ana: Phone, night: TestNight) -> None:
    for chips in (5, 5, 20):
        ana.do("POST", "wishes", {"kind": "buy-in", "chips": chips})
    assert [wish["chips"] for wish in ana.state["wishes"]] == [20]


def test_what_is_done_by_hand_is_not_asked_for_any_more(
    ana: Phone, uth: Felt, night: TestNight
) -> None:
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    ana.do("POST", "wishes", {"kind": "top-up", "table": night.uth, "chips": 5})
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 5})
    uth.do("DELETE", "seats/1")
    assert [wish["kind"] for wish in ana.look()["wishes"]] == ["buy-in"]
    night.host.post(f"{night.path}/players/{night.ana}/buy-ins", {"chips": 3, "against": "cash"})
    assert ana.look()["wishes"] == []


def test_a_wish_that_cannot_be_granted_goes_on_standing(
    ana: Phone, uth: Felt, night: TestNight
) -> None:
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    (asked,) = uth.look()["table"]["wishes"]
    uth.begin()
    error = uth.do("POST", f"wishes/{asked['number']}", status=409)["error"]
    assert error["code"] == "round-in-play"
    (still,) = uth.look()["table"]["wishes"]
    assert still == asked


@pytest.mark.parametrize("good", range(3))
def test_a_wish_is_granted_whole_or_stands_whenever_the_disk_fails(
    ana: Phone, night: TestNight, good: int
) -> None:
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 5})
    had = ana.state["me"]["bankroll"]
    (asked,) = ana.state["wishes"]
    commits = itertools.count()

    def fail(_: sa.Connection) -> None:
        if next(commits) >= good:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

    event.listen(sa.Engine, "commit", fail)
    try:
        night.host.say("POST", f"{night.path}/wishes/{asked['number']}", {"against": "cash"})
    finally:
        event.remove(sa.Engine, "commit", fail)
    now = ana.look()
    assert (now["me"]["bankroll"], now["wishes"]) in [(had, [asked]), (had + 5, [])]


def test_wishes_survive_a_restart(
    ana: Phone, uth: Felt, night: TestNight, services: Services
) -> None:
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    again = open_services(services.database, services.clock)
    app = create_app(again)
    with app.app_context(), services.database.reading() as connection:
        (wish,) = again.wishes.standing(connection, night.number)
    assert (wish.kind, wish.player, wish.table) == ("stand", night.ana, night.uth)


def test_wishes_that_make_no_sense_are_refused(ana: Phone, night: TestNight) -> None:
    for status, wish in (
        (422, {"kind": "sit"}),
        (409, {"kind": "sit", "table": night.uth, "chips": 5}),
        (404, {"kind": "sit", "table": 9, "chips": 5}),
        (409, {"kind": "sit", "table": night.races, "chips": 41}),
        (422, {"kind": "top-up", "table": night.uth}),
        (409, {"kind": "top-up", "table": night.uth, "chips": 41}),
        (403, {"kind": "stand", "table": night.races}),
        (422, {"kind": "buy-in", "chips": 0}),
        (422, {"kind": "buy-in", "chips": True}),
        (422, {"kind": "gift", "chips": 5}),
        (422, {"kind": "stand", "table": night.uth, "player": night.ben}),
    ):
        assert ana.do("POST", "wishes", wish, status=status)["error"]["message"], wish
    assert ana.look()["wishes"] == []


def test_a_dealer_grants_no_wish_of_another_table_and_none_of_the_desk(
    ana: Phone, uth: Felt, night: TestNight
) -> None:
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 50})
    ana.do("POST", "wishes", {"kind": "sit", "table": night.races, "chips": 5})
    numbers = [wish["number"] for wish in ana.state["wishes"]]
    assert uth.look()["table"]["wishes"] == []
    for number in numbers:
        assert uth.screen.post(f"{uth.path}/wishes/{number}").status_code == 409
        assert uth.screen.say("DELETE", f"{uth.path}/wishes/{number}").status_code == 409
        assert uth.screen.post(f"{night.path}/wishes/{number}").status_code == 403
        assert ana.screen.post(f"{night.path}/wishes/{number}").status_code == 403
        assert ana.screen.post(f"{uth.path}/wishes/{number}").status_code == 403
    assert [wish["number"] for wish in ana.look()["wishes"]] == numbers


def test_two_who_grant_at_once_grant_once(ana: Phone, uth: Felt, night: TestNight) -> None:
    ana.do("POST", "wishes", {"kind": "top-up", "table": night.uth, "chips": 10})
    (asked,) = uth.look()["table"]["wishes"]
    uth.do("POST", f"wishes/{asked['number']}")
    assert night.host.post(f"{night.path}/wishes/{asked['number']}").status_code == 409
    assert uth.racks()[1] == 70


# Fairness and the bill


def test_a_word_is_added_to_the_cut_from_the_phone(ana: Phone, uth: Felt, night: TestNight) -> None:
    commitment = ana.state["table"]["commitment"]
    assert commitment == uth.look()["table"]["commitment"]
    ana.do("PUT", f"tables/{night.uth}/cut", {"word": "swordfish"})
    assert ana.state["table"]["cut"] == "swordfish"
    uth.look()
    uth.begin()
    uth.do("POST", f"{uth.round}/void", {"reason": "misdeal"})
    closed = ana.screen.get(f"{uth.path}/rounds/1").json
    assert (closed["cut"], closed["commitment"]) == ("swordfish", commitment)
    assert closed["check"]["url"]


def test_the_bill_has_every_round_and_the_desk(ana: Phone, ben: Phone, uth: Felt) -> None:
    bet_and_dealt(uth, ana, ben)
    ana.play("check")
    ben.play("check")
    ana.play("check")
    ben.play("check")
    ana.play("fold")
    ben.play("fold")
    uth.look()
    uth.do("POST", f"{uth.round}/close")
    bill = ana.screen.get(f"{ana.path}/bill").json
    assert [line["what"] for line in bill["lines"]] == [
        "Chips bought",
        "Table 1, round 1: Ultimate Texas Hold'em",
    ]
    (line,) = (line for line in bill["lines"] if line["of"])
    assert (line["chips"], line["of"]) == (-20, {"table": 1, "round": 1})
    assert bill["sum"]["result"] == -20
    assert ben.screen.get(f"{ben.path}/bill").json["sum"]["name"] == "Ben"
    told = ana.screen.get(f"{uth.path}/rounds/1/explanation?seat=1").json
    assert told["sums"] == {"Ana": "60 - 10 (ante) - 10 (blind) + 0 = 40"} or "Ana" in told["sums"]
    assert ana.look()["table"]["last"]["result"] == -20


def test_only_a_phone_has_a_hand(night: TestNight, uth: Felt) -> None:
    for screen in (night.host, night.wall(), uth.screen):
        for path in ("", "/bill", "/events", f"/tables/{night.uth}/events"):
            assert screen.get(f"{night.path}/hand{path}").status_code == 403
    phone = night.phone(night.ana)
    assert phone.get("nights/2/hand").status_code == 403


def test_a_closed_night_asks_nothing_more(ana: Phone, uth: Felt, night: TestNight) -> None:
    ana.do("POST", "wishes", {"kind": "stand", "table": night.uth})
    assert night.host.post(f"{night.path}/close").status_code == 200
    state = ana.look()
    assert (state["night"]["status"], state["table"], state["wishes"]) == ("closed", None, [])
    assert state["tables"] == []
    ana.do("POST", "wishes", {"kind": "buy-in", "chips": 5}, status=409)
