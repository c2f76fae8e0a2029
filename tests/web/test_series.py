"""A series' pot, and what is asked before a round begins, by the addresses that screens use."""

from collections.abc import Iterator
from typing import Any

import pytest

from ledger.book import Book, opened
from ledger.kinds.cash import BuyIn
from ledger.kinds.drawer import FloatAdded
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from tests.ledger.whole_night import WholeNight
from tests.web.conftest import TestNight
from tests.web.felt import Felt, played
from web.shown.series import unasked_fill


def a_race(felt: Felt, night: TestNight) -> None:
    """Ana bets 17 on an order that does not come in: nobody wins the pool, and it stays."""
    felt.sit(night.ana, 1, 50)
    felt.sit(night.ben, 2, 50)
    felt.begin()
    felt.play(1, "ticket", bets=[{"amount": 17, "type": "SFC", "horses": "H/D/C/S"}])
    felt.play("dealer", "off")
    felt.play("dealer", "run")
    felt.do("POST", f"{felt.round}/close")


@pytest.fixture
def book(database_url: str) -> Iterator[Book]:
    with opened(database_url) as found:
        yield found


@played
def race(night: TestNight) -> Felt:
    felt = Felt(night, night.races)
    a_race(felt, night)
    assert felt.table["series"]["pot"] == 17
    return felt


def desk(night: TestNight) -> Any:
    return night.host.get(f"nights/{night.number}").json


def test_the_table_says_what_lies_there_and_whose_it_is(race: Felt) -> None:
    series = race.table["series"]
    assert series["text"] == "17 lie in the pot. Divided now: Ana 9, Ben 8."
    assert [share["chips"] for share in series["shares"]] == [9, 8]
    leaving = race.table["seats"][0]["leaving"]
    assert leaving.startswith(series["text"])
    assert "Ana's 9 stay in it" in leaving


def test_a_phone_is_told_of_the_pots_of_the_table_that_it_shows(
    race: Felt, night: TestNight
) -> None:
    """What happens at another one it does not follow."""
    elsewhere = Felt(night, night.uth)
    elsewhere.sit(night.ana, 1, 5)
    phone = night.phone(night.ana)
    hand = f"{night.path}/hand"
    assert phone.post(f"{hand}/wishes", {"kind": "stand", "table": night.races}).status_code == 200
    pots = race.table["seats"][0]["leaving"]
    stands = "Ana would stand up from Table 2."
    for shown, text in ((night.races, f"{stands} {pots}"), (night.uth, stands)):
        (wish,) = phone.get(f"{hand}?table={shown}").json["wishes"]
        assert wish["text"] == text
    assert race.look()["table"]["wishes"][0]["text"] == f"{stands} {pots}"
    assert desk(night)["wishes"][0]["text"] == f"{stands} {pots}"


def test_everybody_stands_up_and_has_a_share(race: Felt, night: TestNight) -> None:
    race.do("DELETE", "seats")
    assert [player["bankroll"] for player in desk(night)["players"]] == [
        50 + 33 + 9,
        50 + 50 + 8,
    ]


def test_who_leaves_may_end_the_series(race: Felt, night: TestNight) -> None:
    race.do("DELETE", "seats/1", {"end_series": True})
    assert race.table["series"] is None
    assert race.racks() == {2: 58}


def test_who_cashes_out_is_told_of_the_share(race: Felt, night: TestNight) -> None:
    race.do("DELETE", "seats/1")
    (told,) = desk(night)["players"][0]["in_pots"]
    assert told.startswith("9 of the 17 in the pot at ")
    night.host.post(f"nights/{night.number}/players/{night.ana}/cash-outs", {})
    night.host.post(f"{race.path}/series/division", {})
    assert desk(night)["players"][0]["bankroll"] == 9


def test_the_host_decides_who_gets_a_pot_and_nobody_else(race: Felt, night: TestNight) -> None:
    route = f"{race.path}/series/division"
    assert night.host.post(route, {"among": [99]}).status_code == 422
    assert race.table["series"]["pot"] == 17
    state = night.host.post(route, {"among": [night.ben]}).json["state"]
    assert state["tables"][1]["in_pots"] == 0
    race.look()
    assert race.racks() == {1: 33, 2: 67}


def test_chips_of_a_pot_are_said_to_be_there(race: Felt, night: TestNight) -> None:
    table = desk(night)["tables"][1]
    assert (table["on_felt"], table["in_pots"], table["series"]["pot"]) == (17, 17, 17)


def test_another_game_in_mid_series_is_asked_about(race: Felt) -> None:
    refused = race.do("PUT", "game", {"game": "kabu", "cards": "virtual"}, status=409)
    assert refused["error"]["code"] == "series-runs"
    assert refused["state"]["table"]["game"] == "superfecta"
    race.do("PUT", "game", {"game": "kabu", "cards": "virtual", "end_series": True})
    assert race.table["game"] == "kabu"
    assert race.racks() == {1: 42, 2: 58}


def test_a_round_that_would_lend_an_ante_asks_first(night: TestNight) -> None:
    tables = f"nights/{night.number}/tables"
    bura = {"game": "bura", "options": {"ante": 5}, "cards": "virtual", "tray": 50}
    felt = Felt(night, night.host.post(tables, bura).json["number"])
    felt.sit(night.ana, 1, 0)
    felt.sit(night.ben, 2, 20)
    said = "Ana has 0 at the table: 5 for the ante would be a marker."
    assert felt.table["asks_first"] == [said]
    refused = felt.do("POST", "rounds", {"number": 1}, status=409)
    assert (refused["error"]["code"], refused["error"]["message"]) == ("ask-first", said)
    felt.do("POST", "rounds", {"number": 1, "agreed": True})
    assert felt.table["seats"][0]["owes"] == 5


def test_chips_on_the_felt_are_nobodys_loss(night: TestNight) -> None:
    """Card Stock Market: two bring 20 into the game, and the bank 300, more than its tray of 60."""
    tables = f"nights/{night.number}/tables"
    options = {"buy_in": 20, "bank": 300}
    market = {"game": "card-stock-market", "options": options, "cards": "virtual", "tray": 60}
    felt = Felt(night, night.host.post(tables, market).json["number"])
    felt.sit(night.ana, 1, 30)
    felt.sit(night.ben, 2, 30)
    felt.begin()
    shown = desk(night)
    assert [(player["on_felt"], player["result"]) for player in shown["players"]] == [(20, 0)] * 2
    table = shown["tables"][-1]
    assert (table["result"], table["on_felt"], table["in_pots"]) == (0, 340, 0)
    assert table["fill"] is None, "play money is never paid for"


def test_a_fill_that_nobody_asked_for_is_announced_where_the_drawer_could_not_pay(
    book: Book,
) -> None:
    """A float of 3.00 and 60 chips sold at 0.10 pay for 90 chips; the round takes 240."""
    night = WholeNight(book, "fill", cash_float=300)
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    options = {"buy_in": 20, "bank": 300}
    first = night.do(TableOpened, "card-stock-market", options, "virtual", 60)
    table = first.entry.table or 0
    for player in (1, 2):
        night.do(BuyIn, player, 30, "cash")
        night.do(Sat, table, player, player, 30)
    assert unasked_fill(night.now, night.now.tables[table]) is None
    entry = night.begin(table).entry.number
    assert unasked_fill(night.now, night.now.tables[table]) == (
        f"Table 1 took 240 from the cage by itself, in entry {entry}: more than the drawer could "
        "pay for."
    )
    night.do(FloatAdded, 10_000)
    assert unasked_fill(night.now, night.now.tables[table]) is None
