"""House players: players whom the program plays, in nights of play money alone."""

import json
from collections.abc import Callable

import pytest

from ledger import bundle
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.desk import together
from ledger.desk.closing import close_night
from ledger.errors import BadName, Conflict, RoundRefused
from ledger.kinds import players
from ledger.kinds.cash import BuyIn
from ledger.kinds.nights import NightChanged
from ledger.kinds.players import PlayerAdded, PlayerRenamed
from ledger.kinds.tables import HintsSwitched, TableOpened
from ledger.reports.desk_view import desk_view
from ledger.reports.settling import positions
from ledger.state.words import likeness, unmarked
from ledger.store import migration
from ledger.store.canonical import JSON
from tests.codes import coded
from tests.ledger.desk_night import TEN_CENTS, DeskNight, request
from tests.ledger.test_kinds import relinked
from tests.ledger.whole_night import WholeNight


@pytest.fixture
def played(book: Book) -> DeskNight:
    """Ana, and a house player with 40 chips in seat 2 of a table."""
    night = DeskNight(book, chip_value=None)
    night.do(PlayerAdded, "Ana")
    night.do(TableOpened, "uth", {}, "virtual", 100)
    together.seat_house_player(book, night.id, request(), 1, "Ada", 2, 40)
    return night


def findings(night: DeskNight) -> list[str]:
    with night.book.database.reading() as connection:
        found = audited(DatabaseRecords(connection, night.id)).findings
    return [str(finding) for finding in found]


def test_a_house_player_comes_buys_and_sits_down_in_one_request(played: DeskNight) -> None:
    ada = played.now.player(2)
    assert (ada.name, ada.program, ada.bought) == ("⚙ Ada", True, 40)
    assert played.now.tables[1].seats == {2: 2}
    assert not played.now.player(1).program
    played.do(PlayerRenamed, 2, "Blaise")
    assert played.now.player(2).name == "⚙ Blaise"
    assert findings(played) == []


LIKE_THE_MARK = (
    "⚙ Eve",
    "⚙️ Eve",
    "⚙︎ Eve",
    "Eve ⚙",
    "⚙Eve",
    "⚙\u0308 Eve",
    "⛭ Eve",
    "⛮ Eve",
    "⛯ Eve",
    "☸ Eve",
    "⎈ Eve",
    "🛞 Eve",
    "☼ Eve",
    "¤ Eve",
    "O\u0489 Eve",
)


@pytest.mark.parametrize("name", LIKE_THE_MARK)
@pytest.mark.parametrize("money", [None, TEN_CENTS])
def test_the_mark_of_house_players_is_nobody_elses(
    book: Book, name: str, money: dict[str, JSON] | None
) -> None:
    night = DeskNight(book, chip_value=money)
    with pytest.raises(BadName, match="house players alone"):
        night.do(PlayerAdded, name)
    night.do(PlayerAdded, "Eve")
    with pytest.raises(BadName, match="house players alone"):
        night.do(PlayerRenamed, 1, name)
    with pytest.raises(BadName, match="house players alone"):
        together.rename_player(book, night.id, request(), 1, name)
    assert [player.name for player in night.now.players.values()] == ["Eve"]


@pytest.mark.parametrize("name", ["Eve 🌞", "Zoë ☺", "Ω Eve", "Eve ★", "Ada"])
def test_other_signs_are_anybodys(book: Book, name: str) -> None:
    night = DeskNight(book, chip_value=None)
    night.do(PlayerAdded, name)
    assert night.now.player(1).name == name


def test_a_house_player_is_called_like_nobody_who_is_there(book: Book) -> None:
    night = DeskNight(book, chip_value=None)
    night.do(TableOpened, "uth", {}, "virtual", 100)
    for name in ("ADA", "Blaise"):
        night.do(PlayerAdded, name)
    with pytest.raises(Conflict, check=coded("name-taken")):
        together.seat_house_player(book, night.id, request(), 1, "Ada", 1, 10)
    for _ in range(4):
        together.seat_house_player(book, night.id, request(), 1, None, None, 10)
    assert [player.name for player in night.now.house_players] == [
        "⚙ Carl",
        "⚙ Emmy",
        "⚙ Jakob",
        "⚙ Sofja",
    ]
    assert sorted(night.now.tables[1].seats) == [1, 2, 3, 4]
    for _ in range(12):
        night.do(PlayerAdded, together.house_name(night.now), program=True)
    names = [likeness(unmarked(player.name)) for player in night.now.players.values()]
    assert len(set(names)) == len(names) == 18


def test_a_house_player_makes_way_for_a_guest_of_its_name(played: DeskNight) -> None:
    together.add_player(played.book, played.id, request(), " ada ")
    assert [player.name for player in played.now.players.values()] == ["Ana", "⚙ Blaise", "ada"]
    together.rename_player(played.book, played.id, request(), 1, "Blaise")
    assert [player.name for player in played.now.players.values()] == ["Blaise", "⚙ Carl", "ada"]
    assert findings(played) == []


def test_a_night_of_an_older_croupier_with_such_a_guest_is_read_and_audited(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = DeskNight(book, chip_value=None)
    with monkeypatch.context() as older:
        older.setattr(players, "check_unmarked", lambda name: None)
        for name in ("⚙ Ada", "Ben"):
            night.do(PlayerAdded, name)
        night.do(PlayerRenamed, 2, "⚙️ Blaise")
    night.do(TableOpened, "uth", {}, "virtual", 100)
    assert findings(night) == []
    for _ in range(3):
        together.seat_house_player(book, night.id, request(), 1, None, None, 10)
    names = {player.name: player.program for player in night.now.players.values()}
    assert names == {
        "⚙ Ada": False,
        "⚙️ Blaise": False,
        "⚙ Carl": True,
        "⚙ Emmy": True,
        "⚙ Jakob": True,
    }
    assert findings(night) == []


def test_a_night_with_money_has_no_house_player(book: Book) -> None:
    night = DeskNight(book, chip_value=TEN_CENTS)
    with pytest.raises(Conflict, match="play money alone", check=coded("play-money-only")):
        night.do(PlayerAdded, "Ada", program=True)


def test_chips_get_no_price_while_a_house_player_is_there(book: Book) -> None:
    night = DeskNight(book, chip_value=None)
    night.do(PlayerAdded, "Ada", program=True)
    with pytest.raises(Conflict, check=coded("play-money-only")):
        night.do(NightChanged, {"chip_value": TEN_CENTS})
    night.do(NightChanged, {"chip_value": None, "name": "Saturday"})


def _with_money(bodies: list[dict[str, object]]) -> None:
    bodies[0]["chip_value"] = TEN_CENTS


def _a_person(bodies: list[dict[str, object]]) -> None:
    bodies[3]["program"] = False


def _unmarked(bodies: list[dict[str, object]]) -> None:
    bodies[3]["name"] = "Ada"


@pytest.mark.parametrize("tamper", [_with_money, _a_person, _unmarked])
def test_an_audit_finds_a_house_player_where_none_may_be(
    played: DeskNight, tamper: Callable[[list[dict[str, object]]], None]
) -> None:
    with played.book.database.reading() as connection:
        text = "".join(bundle.written(DatabaseRecords(connection, played.id)))
    bodies = [entry["body"] for entry in json.loads(text)["entries"]]
    bodies[0]["slug"] = "for-love"
    bodies[0]["name"] = "For love"
    assert bodies[3]["program"] is True
    assert bundle.verify(relinked(bodies)).findings == ()
    tamper(bodies)
    assert bundle.verify(relinked(bodies)).findings


def test_the_desk_lends_a_house_player_nothing(played: DeskNight) -> None:
    with pytest.raises(Conflict, check=coded("limit-reached")):
        played.do(BuyIn, 2, 10, "marker")


def test_the_chips_of_a_house_player_go_back_as_the_night_closes(played: DeskNight) -> None:
    assert positions(played.now, with_house=True) == {1: 0, 0: 0}
    close_night(played.book, played.id, request())
    (ana, ada) = desk_view(played.now).players
    assert (ana.result, ada.result, ada.chips, ada.cash_out) == (0, 0, 0, 40)
    assert not played.now.is_open
    assert findings(played) == []


def test_nobody_is_handed_a_screen_for_a_house_player(played: DeskNight) -> None:
    night = WholeNight(played.book, night=played.id)
    night.begin(1)
    night.act(1, 2, "bet", ante=5)
    night.act(1, "dealer", "deal")
    with pytest.raises(RoundRefused, match="nobody else sees its hand"):
        night.hand_over(1, 2)


@pytest.mark.conformance
def test_an_older_croupier_is_not_given_what_it_cannot_read(book: Book) -> None:
    night = DeskNight(book, chip_value=None)
    night.do(TableOpened, "uth", {}, "virtual", 100)
    migration.downgrade(book.database, "0014")
    migration.upgrade(book.database)
    night.do(HintsSwitched, 1, True)
    assert night.now.tables[1].hints
    with pytest.raises(Conflict, match="an older Croupier cannot read", check=coded("no-way-back")):
        migration.downgrade(book.database, "0014")
