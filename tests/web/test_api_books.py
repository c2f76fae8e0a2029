"""The books on the screen: what a night came to, its journal, its audit, any payout explained,
files to take away.
"""

import io
import json
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ironcalc
import pytest
import sqlalchemy as sa

from ledger.audit import audited as audited_now
from ledger.bundle import read, verify
from ledger.export import FORMATS
from ledger.store.chain import short_code
from tests.web.conftest import Answer, Screen, TestNight
from tests.web.felt import Felt, played
from web.services import audits
from web.services.services import Services

PATIENCE = 60
"""Seconds to wait for an audit."""


@played
def felt(night: TestNight) -> Felt:
    """Ana and Ben at Ultimate Texas Hold'em: the first hand is paid and closed, the second is
    voided.
    """
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 80)
    felt.sit(night.ben, 2, 60)
    felt.begin()
    felt.play(1, "bet", ante=5)
    felt.do("POST", f"{felt.round}/undo", {"action": 0})
    felt.play(1, "bet", ante=3)
    felt.play(2, "bet", ante=4, trips=2)
    played_out(felt)
    felt.do("POST", f"{felt.round}/close")
    felt.begin()
    felt.play(1, "bet", ante=2)
    felt.do("POST", f"{felt.round}/void", {"reason": "a card was seen"})
    return felt


def played_out(felt: Felt) -> None:
    """Deals, and checks or folds until the hand is paid."""
    felt.play("dealer", "deal")
    while felt.state["round"]["prompt"]:
        option = felt.state["round"]["prompt"]["options"][0]
        verbs = {option["do"] for option in felt.state["round"]["prompt"]["options"]}
        felt.play(option["by"], "check" if "check" in verbs else "fold")


def books(night: TestNight) -> Any:
    answer = night.host.get(f"{night.path}/books")
    assert answer.status_code == 200, answer.json
    return answer.json


def journal(night: TestNight, query: str = "") -> list[dict[str, Any]]:
    answer = night.host.get(f"{night.path}/books/journal?{query}")
    assert answer.status_code == 200, answer.json
    lines: list[dict[str, Any]] = answer.json["lines"]
    return lines


def audited(night: TestNight) -> Any:
    """Asks for an audit and waits for its end."""
    night.host.post(f"{night.path}/audit")
    return ended(night)


def ended(night: TestNight) -> Any:
    """Waits for the end of the audit that was asked for."""
    give_up = time.monotonic() + PATIENCE
    while (answer := night.host.get(f"{night.path}/audit").json)["status"] in (
        "waiting",
        "running",
    ):
        assert time.monotonic() < give_up
        time.sleep(0.02)
    return answer


# What the night came to


def test_everybodys_result_and_the_houses_come_to_nothing_together(
    night: TestNight, felt: Felt
) -> None:
    found = books(night)
    house = found["house"]
    assert house["result"] == house["tables"] + house["on_felts"] + house["over_short"]
    assert sum(player["result"] for player in found["players"]) + house["result"] == 0
    assert house["unaccounted"] == 0
    assert [table["missing"] for table in found["tables"]] == [0] * len(found["tables"])
    assert {player["name"]: player["cash_in"] for player in found["players"]} == {
        "Ana": 100,
        "Ben": 100,
    }
    assert found["version"] == journal(night)[0]["entry"]


def test_the_payments_make_everyone_even(night: TestNight, felt: Felt) -> None:
    found = books(night)
    due = {player["name"]: player["chips"] for player in found["players"]}
    for payment in found["settling"]["with_house"]:
        assert payment["payer"] == "The drawer"
        assert due.pop(payment["payee"]) == payment["amount"]
    assert not any(due.values())
    assert sum(payment["amount"] for payment in found["settling"]["among_players"]) >= 200


def test_every_trays_equation_is_there_and_holds(night: TestNight, felt: Felt) -> None:
    night.host.post(f"{night.table(night.uth)}/fills", {"chips": 40})
    night.host.post(f"{night.table(night.uth)}/credits", {"chips": 15})
    tray = books(night)["tables"][0]
    assert (tray["name"], tray["games"], tray["rounds"], tray["voided"]) == (
        "Table 1",
        ["Ultimate Texas Hold'em"],
        2,
        1,
    )
    told = tray["sum"]
    assert (told["opening"], told["fills"], told["credits"]) == (500, 40, 15)
    assert (
        told["closing"]
        == 500 + 40 - 15 + told["results"] - told["advanced"] + told["repaid"] + told["counted"]
    )
    assert told["closing"] == felt.look()["table"]["tray"]


def test_what_was_undone_voided_and_put_right_is_counted_and_listed(
    night: TestNight, felt: Felt
) -> None:
    wrong = night.host.post(
        f"{night.path}/players/{night.ana}/buy-ins", {"chips": 70, "against": "cash"}
    ).json["entry"]
    night.host.post(f"{night.path}/corrections", {"entry": wrong, "why": "it was 7"})
    found = books(night)
    assert found["counts"] == {"undone": 1, "round voided": 1, "corrected": 1}
    assert [(correction["kind"], correction["by"]) for correction in found["put_right"]] == [
        ("undone", "dealer:1:1"),
        ("round voided", "dealer:1:1"),
        ("corrected", "host"),
    ]
    assert "a card was seen" in found["put_right"][1]["why"]


def test_every_seal_is_there_with_its_whole_hash_in_a_picture(night: TestNight) -> None:
    for path in ("close", "reopen", "close"):
        assert night.host.post(f"{night.path}/{path}").status_code == 200
    seals = books(night)["seals"]
    assert [seal["entry"] for seal in seals] == [
        line["entry"] for line in journal(night, "kinds=night-closed")
    ][::-1]
    for seal in seals:
        assert seal["code"] == short_code(bytes.fromhex(seal["hash"]))
        assert seal["qr"].startswith("<svg")


def test_a_statement_leads_from_every_round_to_its_explanation(
    night: TestNight, felt: Felt
) -> None:
    answer = night.host.get(f"{night.path}/books/statements/{night.ben}").json
    of = [line["of"] for line in answer["lines"]]
    assert of == [None, {"table": 1, "round": 1}, {"table": 1, "round": 2}]
    assert sum(line["chips"] for line in answer["lines"]) == next(
        player["chips"] for player in books(night)["players"] if player["name"] == "Ben"
    )
    assert night.host.get(f"{night.path}/books/statements/99").status_code == 404


# The journal


def test_the_journal_has_every_entry_the_newest_first_page_by_page(
    night: TestNight, felt: Felt
) -> None:
    everything = [line["entry"] for line in journal(night, "limit=500")]
    assert everything == list(range(everything[0], 0, -1))
    pages: list[int] = []
    before = ""
    while True:
        page = night.host.get(f"{night.path}/books/journal?limit=7{before}").json
        pages += [line["entry"] for line in page["lines"]]
        if page["older"] is None:
            break
        before = f"&before={page['older']}"
    assert pages == everything
    assert [line["entry"] for line in journal(night, f"limit=500&before={2**53 - 1}")] == everything


def test_an_entry_says_who_when_and_why_and_what_it_puts_right(
    night: TestNight, felt: Felt
) -> None:
    lines = {line["kind"]: line for line in journal(night, "limit=500")}  # the first of each kind
    undone = lines["undo"]
    assert undone["says"] == f"Entry {undone['puts_right']} is undone"
    first = next(
        line for line in journal(night, "limit=500") if line["entry"] == undone["puts_right"]
    )
    assert (first["put_right_by"], first["says"]) == (undone["entry"], "Ana: bet, ante 5")
    assert first["at"] == undone["at"]  # the clock of the tests stands still
    assert lines["round-voided"]["why"] == "a card was seen"
    assert lines["buy-in"]["by"] == {"who": "host", "screen": lines["buy-in"]["by"]["screen"]}
    assert lines["buy-in"]["says"] == "Ana buys 100 chips against cash"
    assert lines["sat"]["says"] == "Ana takes seat 1"
    assert lines["round-began"]["says"] == "Round 1 begins"


def test_no_figure_of_the_journal_adds_up_chips_cash_and_markers(night: TestNight) -> None:
    """By hand: 40 chips are bought with cash, in play money 40 of it, and 30 on a marker."""
    night.host.post(f"{night.path}/players/{night.ana}/buy-ins", {"chips": 40, "against": "cash"})
    (bought,) = journal(night, "limit=1")
    assert bought["moves"] == {"chips": 40, "cash": 40}
    night.host.post(f"{night.path}/players/{night.ana}/buy-ins", {"chips": 30, "against": "marker"})
    (lent,) = journal(night, "limit=1")
    assert lent["moves"] == {"chips": 30, "marker": 30}
    (joined, *_) = journal(night, "kinds=player-added")
    assert joined["moves"] == {}


def test_the_journal_is_filtered_by_table_player_and_kind(night: TestNight, felt: Felt) -> None:
    assert {line["table"] for line in journal(night, f"table={night.races}&limit=500")} == {
        night.races
    }
    about_ben = journal(night, f"player={night.ben}&limit=500")
    assert "Ben: bet, ante 4, trips 2" in [line["says"] for line in about_ben]
    assert not [line for line in about_ben if line["says"].startswith("Ana")]
    kinds = journal(night, "kinds=undo,round-voided&limit=500")
    assert [kind["kind"] for kind in kinds] == ["round-voided", "undo"]
    assert journal(night, "kinds=whist") == []


@pytest.mark.parametrize(
    "query", ["before=0", "limit=0", "limit=501", "table=x", "kinds=A", "after=3"]
)
def test_a_bad_filter_is_refused(night: TestNight, query: str) -> None:
    assert night.host.get(f"{night.path}/books/journal?{query}").status_code == 422


# The audit


def test_an_audit_is_asked_for_and_finds_nothing(night: TestNight, felt: Felt) -> None:
    assert night.host.get(f"{night.path}/audit").json == {"status": "none"}
    found = audited(night)
    assert found["status"] == "done"
    assert found["done"] == found["total"] == books(night)["version"]
    assert (found["outcome"]["findings"], found["outcome"]["unchecked"]) == ([], [])
    assert found["outcome"]["report"]["rounds"] == found["outcome"]["report"]["replayed"] == 2
    assert found["outcome"]["report"]["tables"] == [
        table["sum"] for table in books(night)["tables"]
    ]


def test_every_finding_is_told_where_what_and_what_should_stand_there(
    night: TestNight, felt: Felt, services: Services
) -> None:
    with services.database.writing() as connection:
        for trigger in connection.scalars(
            sa.text("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        ).all():
            connection.execute(sa.text(f'DROP TRIGGER "{trigger}"'))
        connection.execute(
            sa.text("UPDATE transfers SET amount = 90 WHERE why = 'buy-in' AND amount = 100")
        )
        connection.execute(sa.text("UPDATE house_entries SET sender = 'nobody'"))
    found = audited(night)["outcome"]["findings"]
    rows = {finding["entry"] for finding in found if finding["check"] == "rows"}
    assert len(rows - {None}) == 2  # that of the house is of no night
    for finding in found:
        assert finding["where"]
        assert finding["what"]
    assert any("100" in finding["wanted"] for finding in found)
    assert any(finding["where"] == "house entry 1" for finding in found)


def test_a_round_in_play_is_played_again_from_its_own_seed(night: TestNight, felt: Felt) -> None:
    felt.begin()
    found = audited(night)["outcome"]
    assert (found["verdict"], found["findings"], found["unchecked"]) == ("sound", [], [])


def test_a_round_that_cannot_be_is_not_called_clean(
    night: TestNight, felt: Felt, services: Services
) -> None:
    felt.begin()
    with services.database.writing() as connection:
        connection.execute(sa.text("DELETE FROM secrets"))
    found = audited(night)["outcome"]
    assert (found["verdict"], found["findings"]) == ("unchecked", [])
    assert {unchecked["chips"] for unchecked in found["unchecked"]} == {0}
    named = [unchecked["where"] for unchecked in found["unchecked"]]
    assert len(named) == len(set(named))


def test_a_second_tap_joins_the_audit_under_way_and_nobody_waits_for_it(
    night: TestNight, felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    go_on = threading.Event()

    def slow(*args: Any, **named: Any) -> Any:
        begun.append(1)
        named["progress"](3, 40)
        assert go_on.wait(PATIENCE)
        return audited_now(*args, **named)

    monkeypatch.setattr(audits, "audited", slow)
    night.host.post(f"{night.path}/audit")
    give_up = time.monotonic() + PATIENCE
    while night.host.get(f"{night.path}/audit").json["total"] != 40:  # it says so now and then
        assert time.monotonic() < give_up
        time.sleep(0.01)
    again = night.host.post(f"{night.path}/audit").json
    assert (again["status"], again["done"], again["total"]) == ("running", 3, 40)
    felt.begin()  # the night goes on meanwhile
    go_on.set()
    assert ended(night)["status"] == "done"
    assert len(begun) == 1


def test_an_audit_that_breaks_says_so(night: TestNight, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: Any, **_named: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(audits, "audited", broken)
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    found = audited(night)
    assert (found["status"], found["trouble"]) == (
        "failed",
        "The audit itself is broken. The console says what.",
    )


# Any payout, explained


def explanation(
    screen: Screen, night: TestNight, round_: int, query: str = "", status: int = 200
) -> Any:
    answer = screen.get(f"{night.table(night.uth)}/rounds/{round_}/explanation{query}")
    assert answer.status_code == status, answer.json
    return answer.json


def test_a_payout_is_explained_to_the_dealer_the_host_and_the_wall(
    night: TestNight, felt: Felt
) -> None:
    told = explanation(night.host, night, 1)
    assert told["shuffle"].keys() == {"commitment", "seed", "cut"}
    assert (
        len(next(hands for step in told["steps"] if (hands := step["cards"].get("Ana's hand"))))
        == 2
    )
    for screen in (felt.screen, night.wall()):
        assert explanation(screen, night, 1) == told
    ana = explanation(felt.screen, night, 1, "?seat=1")
    assert ana["sums"].keys() == {"Ana"}
    assert (
        explanation(night.host, night, 2)["ended"]
        == "voided: a card was seen; every chip went back"
    )


def test_a_round_in_play_is_explained_without_a_hidden_card_and_without_its_seed(
    night: TestNight, felt: Felt, services: Services
) -> None:
    felt.begin()
    felt.play(1, "bet", ante=3)
    felt.play(2, "bet", ante=3)
    felt.play("dealer", "deal")
    seed = services.book.seed(night.number, night.uth)
    assert seed
    for screen in (night.host, felt.screen, night.wall()):
        text = json.dumps(explanation(screen, night, 3))
        assert seed.hex() not in text
        hands = explanation(screen, night, 3)["steps"][-1]["cards"]
        assert set(hands["Ana's hand"]) == set(hands["Ben's hand"]) == {"??"}
    while felt.state["round"]["prompt"]:
        option = felt.state["round"]["prompt"]["options"][0]
        felt.play(option["by"], "check" if option["do"] == "check" else "fold")
    paid = explanation(felt.screen, night, 3)
    assert paid["ended"] == "paid, and not closed yet"
    assert seed.hex() not in json.dumps(paid)


def test_a_round_that_never_was_cannot_be_explained(night: TestNight, felt: Felt) -> None:
    explanation(night.host, night, 99, status=409)
    explanation(night.host, night, 1, "?seat=x", status=422)
    assert night.host.get(f"{night.path}/tables/77/rounds/1/explanation").status_code == 404


# Files to take away


@pytest.mark.parametrize("kind", FORMATS)
def test_a_night_and_all_nights_can_be_taken_away(night: TestNight, felt: Felt, kind: str) -> None:
    format_ = FORMATS[kind]
    for path, name in (
        (f"{night.path}/exports/{kind}", "friday-night"),
        (f"exports/{kind}", "croupier"),
    ):
        answer = night.host.get(path)
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == format_.media
        assert (
            answer.headers["Content-Disposition"] == f"attachment; filename={name}{format_.suffix}"
        )
        assert answer.headers["Cache-Control"] == "no-store"
        assert int(answer.headers["Content-Length"]) == len(answer.data) > 100


def test_nights_are_chosen_by_list_and_by_the_days_they_were_opened(night: TestNight) -> None:
    body = {"name": "Other", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
    numbers = [night.number, *(night.host.post("nights", body).json["number"] for _ in range(2))]

    def taken(query: str) -> list[str]:
        answer = night.host.get(f"exports/json?{query}")
        assert answer.status_code == 200, answer.text
        return [json.loads(line)["night"] for line in answer.text.splitlines()]

    assert taken(f"nights={numbers[2]},{numbers[0]}") == ["friday-night", "other-2"]
    assert len(taken("from=2020-01-01")) == len(taken("to=2999-12-31")) == 3
    assert taken(f"from=2020-01-01&nights={numbers[1]}") == ["other"]
    assert night.host.get("exports/json?to=2020-01-01").status_code == 404
    assert night.host.get("exports/json?nights=99").status_code == 404
    for wrong in ("nights=1,x", "from=yesterday", "file=secrets.csv", "until=1"):
        assert night.host.get(f"exports/json?{wrong}").status_code == 422, wrong


def test_a_table_of_the_csv_can_be_taken_alone(night: TestNight) -> None:
    answer = night.host.get(f"{night.path}/exports/csv?file=players.csv")
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    said = answer.headers["Content-Disposition"]
    assert said == "attachment; filename=friday-night-players.csv"
    assert answer.data.decode("utf-8-sig").startswith("night,player,name,")


def test_the_name_of_a_file_is_made_of_plain_letters(night: TestNight) -> None:
    name = '../"Łódź"; 🎲=1+1'
    body = {"name": name, "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
    number = night.host.post("nights", body).json["number"]
    disposition = night.host.get(f"nights/{number}/exports/csv").headers["Content-Disposition"]
    assert disposition == "attachment; filename=odz-1-1.zip"


def test_the_files_open_and_the_bundle_audits(night: TestNight, felt: Felt, tmp_path: Path) -> None:
    def taken(kind: str) -> Answer:
        return night.host.get(f"{night.path}/exports/{kind}")

    workbook = tmp_path / "night.xlsx"
    workbook.write_bytes(taken("xlsx").data)
    sheets = ironcalc.load_from_xlsx(str(workbook)).get_worksheets_properties()
    assert sheets[0]["name"] == "Summary"
    assert zipfile.ZipFile(io.BytesIO(taken("csv").data)).testzip() is None
    assert taken("pdf").data.startswith(b"%PDF-")
    assert verify(read(taken("json").text)).findings == ()
    assert taken("whist").status_code == 404
    assert night.host.get("nights/99/exports/xlsx").status_code == 404


def test_no_file_of_a_night_with_a_round_in_play_has_its_seed(
    night: TestNight, felt: Felt, services: Services
) -> None:
    felt.begin()
    seed = services.book.seed(night.number, night.uth)
    assert seed
    for kind in FORMATS:
        for piece in _unpacked(night.host.get(f"{night.path}/exports/{kind}").data):
            assert seed not in piece
            assert seed.hex().encode() not in piece


def _unpacked(data: bytes) -> Iterator[bytes]:
    yield data
    if data.startswith(b"PK"):
        archive = zipfile.ZipFile(io.BytesIO(data))
        for name in archive.namelist():
            yield archive.read(name)


# Who may


def test_nobody_but_the_host_gets_anything_of_the_books(night: TestNight, felt: Felt) -> None:
    paths = ["books", f"books/statements/{night.ana}", "books/journal", "audit", "exports/xlsx"]
    for screen, status in ((felt.screen, 403), (night.wall(), 403), (night.new_screen(), 401)):
        for path in paths:
            answer = screen.get(f"{night.path}/{path}")
            assert (answer.status_code, answer.json.keys()) == (status, {"error"}), path
        assert screen.post(f"{night.path}/audit").status_code == status
        assert screen.get("exports/json").status_code == status
    assert explanation(night.new_screen(), night, 1, status=401).keys() == {"error"}
    assert explanation(night.tablet(night.races), night, 1, status=403).keys() == {"error"}
