"""The desk: what the host does there, and what it shows."""

from datetime import UTC, datetime
from typing import Any

import pytest

from tests.web.conftest import NEW_NIGHT, Answer, Screen, TestNight, Time
from tests.web.test_api_rounds import lose_seeds
from web.clock import HOUR, MINUTE
from web.services.services import Services


def error(answer: Answer) -> Any:
    return answer.json["error"]["code"]


def player(night: TestNight, number: int) -> dict[str, object]:
    lines = night.host.get(night.path).json["players"]
    return next(line for line in lines if line["player"] == number)


def count(chips: int) -> list[dict[str, int]]:
    """So many chips, in chips of 5 and 1."""
    return [{"value": 5, "count": chips // 5}, {"value": 1, "count": chips % 5}]


def test_a_night_is_opened_and_stands_in_the_list(host: Screen) -> None:
    made = host.post("nights", NEW_NIGHT)
    assert (made.status_code, made.json["number"], made.json["repeated"]) == (201, 1, False)
    state = made.json["state"]
    assert state == host.get("nights/1").json
    assert (state["name"], state["status"], state["money"]) == ("Friday night", "open", None)
    assert state["drawer"] == {
        "float": 1000,
        "cash": 1000,
        "pays_for": 1000,
        "due": 0,
        "short": 0,
    }
    (line,) = host.get("nights").json["nights"]
    assert (line["night"], line["slug"]) == (1, "friday-night")
    opened = datetime.fromtimestamp(line["opened"] / 1000, UTC)
    assert line["day"] == opened.astimezone().date().isoformat()


def test_a_chip_may_be_worth_cents(host: Screen) -> None:
    made = host.post(
        "nights", NEW_NIGHT | {"money": {"currency": "EUR", "chip": 50}, "float": 0}
    ).json["state"]
    assert made["money"] == {"currency": "EUR", "chip": 50}
    host.post("nights/1/players", {"name": "Ana"})
    state = host.post("nights/1/players/1/buy-ins", {"chips": 10, "against": "cash"}).json["state"]
    assert state["players"][0]["cash_in"] == 500
    assert state["drawer"]["cash"] == 500


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "😀" * 300},
        {"name": "a\u202eb"},
        {"name": 5},
        {"name": None},
        {"money": {"currency": "EUR", "chip": 0.5}},
        {"money": {"currency": "euro", "chip": 5}},
        {"money": {"currency": "EUR", "chip": 5, "rate": 1}},
        {"money": {"currency": "EUR"}},
        {"money": 5},
        {"chip_set": []},
        {"chip_set": [{"value": 5, "colour": "red"}]},
        {"chip_set": [{"value": 1, "colour": "red"}, {"value": 1, "colour": "blue"}]},
        {"chip_set": [{"value": True, "colour": "red"}]},
        {"chip_set": [{"value": 1, "colour": ""}]},
        {"chip_set": [{"value": n + 1, "colour": "red"} for n in range(13)]},
        {"chip_set": {"1": "white"}},
        {"float": -1},
        {"float": 10**30},
        {"float": 1.0},
        {"float": "5"},
        {"float": True},
        {"float": None},
        {"extra": 1},
    ],
)
def test_a_night_that_cannot_be_is_refused(host: Screen, wrong: dict[str, object]) -> None:
    answer = host.post("nights", NEW_NIGHT | wrong)
    assert answer.status_code == 422, answer.json
    assert answer.json["error"]["message"]
    assert host.get("nights").json["nights"] == []


def test_a_refusal_names_the_field_that_is_wrong(host: Screen) -> None:
    answer = host.post("nights", NEW_NIGHT | {"float": 1.5, "extra": 1})
    assert answer.json["error"]["fields"].keys() == {"float", "extra"}


@pytest.mark.parametrize("amount", [0, -1, 2.0, True, "5", None, 10**30, [1], {"a": 1}, 2**53])
def test_an_amount_is_a_positive_whole_number(night: TestNight, amount: object) -> None:
    before = night.host.get(night.path).json
    for path in ("buy-ins", "buy-backs", "house-payments", "repayments"):
        extra = {"buy-ins": {"against": "cash"}, "repayments": {"with": "cash"}}.get(path, {})
        answer = night.host.post(
            f"{night.path}/players/{night.ana}/{path}", {"chips": amount, **extra}
        )
        assert answer.status_code == 422, (path, answer.json)
    assert night.host.get(night.path).json == before


def test_chips_are_sold_against_cash_and_against_a_marker(night: TestNight) -> None:
    night.host.post(f"{night.path}/players/{night.ana}/buy-ins", {"chips": 40, "against": "marker"})
    ana = player(night, night.ana)
    assert (ana["bankroll"], ana["cash_in"]) == (140, 100)
    assert ana["owes"] == {"desk": 40, "table": 0, "in_all": 40, "repayable": 40}
    night.host.post(f"{night.path}/players/{night.ana}/repayments", {"chips": 10, "with": "chips"})
    night.host.post(f"{night.path}/players/{night.ana}/repayments", {"chips": 10, "with": "cash"})
    ana = player(night, night.ana)
    assert (ana["bankroll"], ana["cash_in"]) == (130, 110)
    assert ana["owes"] == {"desk": 20, "table": 0, "in_all": 20, "repayable": 20}


def test_a_cash_out_settles_the_marker_first_and_what_the_drawer_lacks_is_owed(
    night: TestNight,
) -> None:
    night.host.post(
        f"{night.path}/players/{night.ana}/buy-ins", {"chips": 2000, "against": "marker"}
    )
    night.host.post(f"{night.path}/gifts", {"from": night.ana, "to": night.ben, "chips": 2000})
    state = night.host.post(f"{night.path}/players/{night.ben}/cash-outs").json["state"]
    ben = next(player for player in state["players"] if player["player"] == night.ben)
    assert (ben["cash_out"], ben["owed"], ben["bankroll"]) == (1200, 900, 0)
    assert state["drawer"]["cash"] == 0
    night.host.post(f"{night.path}/floats", {"cash": 500})
    paid = night.host.post(f"{night.path}/players/{night.ben}/house-payments", {"chips": 500}).json[
        "state"
    ]
    assert (
        next(player for player in paid["players"] if player["player"] == night.ben)["owed"] == 400
    )


def test_what_is_not_there_cannot_be_given(night: TestNight) -> None:
    too_much = night.host.post(
        f"{night.path}/gifts", {"from": night.ana, "to": night.ben, "chips": 101}
    )
    assert (too_much.status_code, error(too_much)) == (409, "not-enough")
    assert too_much.json["state"] == night.host.get(night.path).json
    assert error(night.host.post(f"{night.path}/players/9/cash-outs")) == "no-such-player"
    assert error(night.host.post("nights/9/players", {"name": "Cy"})) == "no-such-night"
    nobody = night.host.post(f"{night.path}/gifts", {"from": night.ana, "to": 9, "chips": 1})
    assert (nobody.status_code, error(nobody)) == (404, "no-such-player")


@pytest.mark.parametrize("name", ["😀" * 300, "", "   ", "ana", "\u202eevil", "a\nb", "A" * 41])
def test_a_name_that_cannot_be_told_from_another_or_shown_is_refused(
    night: TestNight, name: str
) -> None:
    answer = night.host.post(f"{night.path}/players", {"name": name})
    assert answer.status_code in (409, 422), answer.json
    assert len(night.host.get(night.path).json["players"]) == 2


def test_markup_in_a_name_stays_text(night: TestNight) -> None:
    name = "<script>alert(1)</script>"
    answer = night.host.post(f"{night.path}/players", {"name": name})
    assert answer.json["state"]["players"][-1]["name"] == name
    assert answer.headers["Content-Type"] == "application/json"


def test_the_same_request_twice_happens_once(night: TestNight) -> None:
    path, body = f"{night.path}/players/{night.ana}/buy-ins", {"chips": 10, "against": "cash"}
    first = night.host.post(path, body, Idempotency_Key="once")
    again = night.host.post(path, body, Idempotency_Key="once")
    assert (first.json["repeated"], again.json["repeated"]) == (False, True)
    assert first.json["entry"] == again.json["entry"]
    assert player(night, night.ana)["bankroll"] == 110
    other = night.host.post(path, body | {"chips": 11}, Idempotency_Key="once")
    assert (other.status_code, error(other)) == (409, "key-reused")


def test_a_known_key_is_answered_even_when_it_could_no_longer_be_done(night: TestNight) -> None:
    path = f"{night.path}/players/{night.ana}/cash-outs"
    first = night.host.post(path, Idempotency_Key="out")
    again = night.host.post(path, Idempotency_Key="out")
    assert again.status_code == 200
    assert again.json == first.json | {"repeated": True}
    assert error(night.host.post(path, Idempotency_Key="out-2")) == "not-enough"


def test_a_refusal_is_not_remembered(night: TestNight) -> None:
    path, body = f"{night.path}/players/{night.ana}/buy-backs", {"chips": 150}
    assert night.host.post(path, body, Idempotency_Key="k").status_code == 409
    night.host.post(f"{night.path}/players/{night.ana}/buy-ins", {"chips": 50, "against": "cash"})
    assert night.host.post(path, body, Idempotency_Key="k").status_code == 200


def test_keys_belong_to_their_sender(night: TestNight) -> None:
    tablet = night.tablet(night.uth)
    body = {"player": night.ana, "seat": 1, "chips": 10}
    assert (
        tablet.post(f"{night.table(night.uth)}/seats", body, Idempotency_Key="same").status_code
        == 200
    )
    answer = night.host.post(f"{night.path}/players", {"name": "Cy"}, Idempotency_Key="same")
    assert answer.status_code == 201


def test_the_night_is_renamed_and_its_chip_set_changed(night: TestNight) -> None:
    chips = [{"value": 1, "colour": "blue"}, {"value": 10, "colour": "gold"}]
    state = night.host.say("PATCH", night.path, {"name": "Saturday", "chip_set": chips}).json[
        "state"
    ]
    assert (state["name"], state["chip_set"]) == ("Saturday", chips)
    fixed = night.host.say("PATCH", night.path, {"money": {"currency": "EUR", "chip": 10}})
    assert (fixed.status_code, error(fixed)) == (409, "setting-fixed")
    assert night.host.say("PATCH", night.path, {}).status_code == 422


def test_a_player_is_renamed(night: TestNight) -> None:
    path = f"{night.path}/players/{night.ana}"
    assert night.host.say("PATCH", path, {"name": "Ana B."}).status_code == 200
    assert player(night, night.ana)["name"] == "Ana B."
    assert error(night.host.say("PATCH", path, {"name": "BEN"})) == "name-taken"


def test_the_desk_lists_tables_and_says_that_it_adds_up(night: TestNight) -> None:
    state = night.host.get(night.path).json
    assert [
        (table["table"], table["game"], table["tray"], table["status"]) for table in state["tables"]
    ] == [
        (1, "uth", 500, "idle"),
        (2, "superfecta", 0, "idle"),
    ]
    assert state["checks"] == {"agree": True, "findings": []}
    assert state["chips"]["issued"] == 700


def test_trays_are_filled_credited_and_counted(night: TestNight) -> None:
    path = night.table(night.uth)
    assert (
        night.host.post(f"{path}/fills", {"chips": 100}).json["state"]["tables"][0]["tray"] == 600
    )
    assert (
        night.host.post(f"{path}/credits", {"chips": 50}).json["state"]["tables"][0]["tray"] == 550
    )
    short = {"counts": [count(548), count(548)], "book": 550}
    counted = night.host.post(f"{path}/counts", short).json["state"]
    assert (counted["tables"][0]["tray"], counted["chips"]["over_short"]) == (548, 2)
    assert (counted["tables"][0]["found"], counted["tables"][0]["result"]) == (-2, 0)
    assert error(night.host.post(f"{path}/credits", {"chips": 549})) == "not-enough"
    drawer = night.host.post(f"{night.path}/drawer-counts", {"counted": 1190}).json["state"][
        "drawer"
    ]
    assert drawer["cash"] == 1190


def test_a_count_that_differs_is_asked_for_again_and_a_late_one_is_stale(night: TestNight) -> None:
    path = f"{night.table(night.uth)}/counts"
    before = night.host.get(night.path).json
    again = night.host.post(path, {"counts": [count(498)], "book": 500})
    assert (again.status_code, error(again)) == (409, "count-again")
    assert night.host.get(night.path).json == before
    night.host.post(f"{night.table(night.uth)}/fills", {"chips": 100})
    stale = night.host.post(path, {"counts": [count(498), count(498)], "book": 500})
    assert (stale.status_code, error(stale)) == (409, "stale")
    done = night.host.post(
        path, {"counts": [count(598), count(600)], "book": 600}, Idempotency_Key="counted"
    )
    assert done.json["state"]["tables"][0]["counted"] == done.json["entry"]
    assert done.json["state"]["chips"]["over_short"] == 0
    repeated = night.host.post(
        path, {"counts": [count(598), count(600)], "book": 600}, Idempotency_Key="counted"
    )
    assert repeated.json == done.json | {"repeated": True}


def test_a_cash_out_is_paid_for_what_was_counted(night: TestNight) -> None:
    path = f"{night.path}/players/{night.ana}/cash-outs"
    assert error(night.host.post(path, {"counts": [count(95)], "book": 100})) == "count-again"
    night.host.post(path, {"counts": [count(95), count(95)], "book": 100})
    ana = player(night, night.ana)
    assert (ana["bankroll"], ana["cash_out"], ana["found"], ana["result"]) == (0, 95, -5, -5)


def test_a_count_of_no_chips_is_said_in_so_many_words(night: TestNight) -> None:
    path = f"{night.path}/players/{night.ana}/cash-outs"
    assert night.host.post(path, {"counts": [count(95), []], "book": 100}).status_code == 422
    assert player(night, night.ana)["bankroll"] == 100
    answer = night.host.post(path, {"counts": [count(95), count(0)], "book": 100})
    assert answer.status_code == 200, answer.json
    assert player(night, night.ana)["found"] == -100


@pytest.mark.parametrize(
    "wrong",
    [
        {"counts": []},
        {"counts": [[], [], []]},
        {"counts": [[]]},
        {"counts": [[{"value": 1, "count": 95}], []]},
        {"counts": None},
        {"counts": "100"},
        {"counts": [{"value": 1, "count": 100}]},
        {"counts": [[{"value": 2, "count": 50}]]},
        {"counts": [[{"value": 1, "count": 50}, {"value": 1, "count": 50}]]},
        {"counts": [[{"value": 1}]]},
        {"counts": [[{"value": 1, "count": True}]]},
        {"counts": [[{"value": 1, "count": 2.0}]]},
        {"counts": [[{"value": 1, "count": "5"}]]},
        {"counts": [[{"value": 1, "count": -5}]]},
        {"counts": [[{"value": 1, "count": 10**30}]]},
        {"counts": [[{"value": 1, "count": 5, "colour": "white"}]]},
        {"book": True},
        {"book": 2.0},
        {"book": "5"},
        {"book": -1},
        {"book": 10**30},
        {"book": None},
        {"extra": 1},
    ],
)
def test_a_count_that_is_none_is_refused(night: TestNight, wrong: dict[str, object]) -> None:
    before = night.host.get(night.path).json
    for path in (f"{night.table(night.uth)}/counts", f"{night.path}/players/{night.ana}/cash-outs"):
        answer = night.host.post(path, {"counts": [count(100)], "book": 100} | wrong)
        assert answer.status_code == 422, (path, answer.json)
    assert night.host.get(night.path).json == before


def test_the_desk_lends_no_more_than_a_players_limit(night: TestNight) -> None:
    path = f"{night.path}/players/{night.ana}"
    limited = night.host.say("PUT", f"{path}/marker-limit", {"limit": 50}).json["state"]
    assert limited["players"][0]["limit"] == 50
    over = night.host.post(f"{path}/buy-ins", {"chips": 51, "against": "marker"})
    assert (over.status_code, error(over)) == (409, "limit-reached")
    assert night.host.post(f"{path}/buy-ins", {"chips": 50, "against": "marker"}).status_code == 200
    assert (
        night.host.say("PUT", f"{path}/marker-limit", {"limit": None}).json["state"]["players"][0][
            "limit"
        ]
        is None
    )
    for wrong in (
        {"limit": True},
        {"limit": 2.0},
        {"limit": "5"},
        {"limit": -1},
        {"limit": 10**30},
        {},
        {"most": 5},
    ):
        assert night.host.say("PUT", f"{path}/marker-limit", wrong).status_code == 422
    assert (
        error(night.host.say("PUT", f"{night.path}/players/9/marker-limit", {"limit": 5}))
        == "no-such-player"
    )


def test_what_the_house_owes_comes_before_a_marker(night: TestNight) -> None:
    night.host.post(
        f"{night.path}/players/{night.ana}/buy-ins", {"chips": 2000, "against": "marker"}
    )
    night.host.post(f"{night.path}/gifts", {"from": night.ana, "to": night.ben, "chips": 2000})
    night.host.post(f"{night.path}/players/{night.ben}/cash-outs")
    path = f"{night.path}/players/{night.ben}/buy-ins"
    assert error(night.host.post(path, {"chips": 10, "against": "marker"})) == "house-owes"
    assert night.host.post(path, {"chips": 900, "against": "owed"}).status_code == 200
    assert (player(night, night.ben)["owed"], player(night, night.ben)["bankroll"]) == (0, 900)


@pytest.mark.parametrize(
    ("wrong", "code", "status"),
    [
        ({"game": "poker"}, "no-such-game", 404),
        ({"options": {"blind": 5}}, "bad-setting", 422),
        ({"options": {"minimum_bet": 1.0}}, "not-canonical", 422),
        ({"options": {"minimum_bet": 10**30}}, "not-canonical", 422),
        ({"options": {"minimum_bet": True}}, "bad-setting", 422),
        ({"options": []}, "invalid", 422),
        ({"cards": "paper"}, "invalid", 422),
        ({"tray": -1}, "invalid", 422),
        ({"name": "table 1"}, "name-taken", 409),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    night: TestNight, wrong: dict[str, object], code: str, status: int
) -> None:
    answer = night.host.post(
        f"{night.path}/tables", {"game": "uth", "cards": "virtual", "tray": 5} | wrong
    )
    assert (answer.status_code, error(answer)) == (status, code)


def test_an_entry_of_the_desk_is_corrected_by_one_that_names_it(night: TestNight) -> None:
    wrong = night.host.post(
        f"{night.path}/players/{night.ana}/buy-ins", {"chips": 500, "against": "cash"}
    ).json
    why = {"entry": wrong["entry"], "why": "It was fifty."}
    assert night.host.post(f"{night.path}/corrections", why).status_code == 200
    ana = player(night, night.ana)
    assert ana["bankroll"] == 100
    keys = ("corrects", "was", "who", "why")
    told = [
        tuple(correction[key] for key in keys)
        for correction in night.host.get(night.path).json["players"][0]["corrections"]
    ]
    assert told == [(wrong["entry"], "buy-in", "host", why["why"])]
    assert player(night, night.ben)["corrections"] == []
    assert night.host.get(night.path).json["put_right"] == {
        "voided": 0,
        "undone": 0,
        "corrected": 1,
    }
    assert error(night.host.post(f"{night.path}/corrections", why)) == "not-reversible"
    assert (
        error(night.host.post(f"{night.path}/corrections", why | {"entry": 999})) == "no-such-entry"
    )


def test_the_journal_reads_on_from_where_one_was(night: TestNight) -> None:
    everything = night.host.get(f"{night.path}/entries").json["entries"]
    assert [entry["entry"] for entry in everything] == list(range(1, len(everything) + 1))
    assert everything[0]["kind"] == "night-opened"
    assert everything[3]["by"]["who"] == "host"
    assert (
        night.host.get(f"{night.path}/entries?after=2&limit=3").json["entries"] == everything[2:5]
    )
    assert night.host.get(f"{night.path}/entries?after=-1").status_code == 422
    assert night.host.get(f"{night.path}/entries?before=1").status_code == 422


def test_a_closed_night_is_sealed_and_takes_nothing_more_until_it_is_opened_again(
    night: TestNight,
) -> None:
    closed = night.host.post(f"{night.path}/close").json["state"]
    assert closed["status"] == "closed"
    assert all(table["status"] == "closed" for table in closed["tables"])
    (seal,) = closed["seals"]
    head = night.host.get(f"{night.path}/entries?after={seal['entry'] - 1}").json["entries"][0][
        "hash"
    ]
    assert seal["code"].replace("-", "") == head[:16]
    assert error(night.host.post(f"{night.path}/players", {"name": "Cy"})) == "night-closed"
    assert night.host.post(f"{night.path}/reopen").json["state"]["status"] == "open"
    assert error(night.host.post(f"{night.path}/reopen")) == "night-not-closed"
    assert len(night.host.post(f"{night.path}/close").json["state"]["seals"]) == 2


def test_what_has_not_changed_is_not_sent_again(night: TestNight) -> None:
    first = night.host.get(night.path)
    tag = first.headers["ETag"]
    assert night.host.get(night.path, If_None_Match=tag).status_code == 304
    night.host.post(f"{night.path}/players", {"name": "Cy"})
    changed = night.host.get(night.path, If_None_Match=tag)
    assert changed.status_code == 200
    assert changed.json["version"] == first.json["version"] + 1


def test_the_desk_says_where_an_open_round_stands_still(night: TestNight, time: Time) -> None:
    def still() -> list[int]:
        return [table["still"] for table in night.host.get(night.path).json["tables"]]

    for seat, player in enumerate((night.ana, night.ben), 1):
        body = {"player": player, "seat": seat, "chips": 50}
        assert night.host.post(f"{night.table(night.uth)}/seats", body).status_code == 200
    time.pass_(HOUR)
    assert still() == [0, 0], "a table between two rounds waits for nobody"
    night.host.post(f"{night.table(night.uth)}/rounds", {"number": 1})
    time.pass_(9 * MINUTE)
    assert still() == [0, 0]
    seen = night.host.get(night.path)
    time.pass_(3 * MINUTE)
    assert night.host.get(night.path, If_None_Match=seen.headers["ETag"]).status_code == 200
    assert still() == [12, 0]
    night.host.post(f"{night.table(night.uth)}/rounds/1/void", {"reason": "nobody plays"})
    assert still() == [0, 0]


def test_the_desk_says_where_a_round_cannot_go_on(
    night: TestNight, services: Services, time: Time
) -> None:
    def stands() -> list[tuple[str, int]]:
        tables = night.host.get(night.path).json["tables"]
        return [(table["status"], table["still"]) for table in tables]

    table = night.table(night.uth)
    for seat, player in enumerate((night.ana, night.ben), 1):
        body = {"player": player, "seat": seat, "chips": 50}
        assert night.host.post(f"{table}/seats", body).status_code == 200
    for number in (1, 2):
        night.host.post(f"{table}/rounds", {"number": number})
        assert stands()[0] == ("playing", 0)
        lose_seeds(services)
        assert stands()[0] == ("playing", 0), "nobody has looked at the table since"
        seen = night.host.get(night.path)
        if number == 1:
            assert night.host.get(table).json["table"]["status"] == "frozen"
            assert stands()[0] == ("frozen", 0)
        else:
            time.pass_(12 * MINUTE)
            assert stands()[0] == ("frozen", 12)
        assert night.host.get(night.path, If_None_Match=seen.headers["ETag"]).status_code == 200
        night.host.post(f"{table}/rounds/{number}/void", {"reason": "the seed is lost"})
        assert stands() == [("idle", 0), ("idle", 0)]
