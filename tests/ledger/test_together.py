"""Several people at once: ordinary entries, all of them or none. A chip is worth ten cents."""

import pytest

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.desk import together
from ledger.desk.opening import open_night
from ledger.desk.together import Place
from ledger.errors import Conflict, KeyReused, LedgerError
from ledger.kinds.cash import BuyIn
from ledger.kinds.ending import LastRound
from ledger.kinds.players import MarkerLimited, PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.state import accounts
from tests.codes import coded
from tests.ledger.desk_night import CHIPS, DeskNight, request

pytestmark = pytest.mark.conformance

ANA, BEN, CLEO = 1, 2, 3
UTH, SCHNAPSEN = 1, 2


@pytest.fixture
def night(book: Book) -> DeskNight:
    """Ana, Ben and Cleo; a table of Ultimate Texas Hold'em, and one for two at Schnapsen."""
    friday = DeskNight(book)
    for name in ("Ana", "Ben", "Cleo"):
        friday.do(PlayerAdded, name)
    friday.do(TableOpened, "uth", {}, "virtual", 500)
    friday.do(TableOpened, "schnapsen", {}, "virtual", 0)
    return friday


def bankrolls(night: DeskNight) -> list[int]:
    return [night.now.balance(accounts.bankroll(player)) for player in (ANA, BEN, CLEO)]


def assert_sound(night: DeskNight) -> None:
    """An audit finds nothing wrong with the night."""
    with night.book.database.reading() as connection:
        assert audited(DatabaseRecords(connection, night.id)).findings == ()


def racks(night: DeskNight, table: int) -> dict[int, tuple[int, int]]:
    """Who sits in which seat, with how much."""
    return {
        seat: (player, night.now.balance(accounts.rack(table, player)))
        for seat, player in night.now.any_table(table).seats.items()
    }


def test_the_same_is_sold_to_all_by_an_entry_for_each(night: DeskNight, book: Book) -> None:
    before = night.now.number
    receipt = together.sell(book, night.id, request(), [ANA, BEN, CLEO], 50, "cash")
    assert bankrolls(night) == [50, 50, 50]
    assert night.now.balance(accounts.DRAWER) == 3 * 50 * 10
    sold = [book.entry(night.id, before + at) for at in (1, 2, 3)]
    assert [(entry.kind, entry.facts["player"]) for entry in sold] == [
        ("buy-in", ANA),
        ("buy-in", BEN),
        ("buy-in", CLEO),
    ]
    assert receipt.entry.number == before + 3
    assert_sound(night)


def test_what_one_of_them_is_refused_is_sold_to_nobody(night: DeskNight, book: Book) -> None:
    night.do(MarkerLimited, CLEO, 40)
    before = night.now
    with pytest.raises(Conflict, check=coded("limit-reached")):
        together.sell(book, night.id, request(), [ANA, BEN, CLEO], 50, "marker")
    assert (night.now.number, night.now.hash) == (before.number, before.hash)
    assert bankrolls(night) == [0, 0, 0]


def test_asked_twice_it_is_sold_once(night: DeskNight, book: Book) -> None:
    asked = request()
    first = together.sell(book, night.id, asked, [ANA, BEN], 50, "cash")
    again = together.sell(book, night.id, asked, [ANA, BEN], 50, "cash")
    assert (again.entry.number, again.repeated) == (first.entry.number, True)
    assert bankrolls(night) == [50, 50, 0]
    with pytest.raises(KeyReused):
        together.sell(book, night.id, asked, [ANA, BEN, CLEO], 50, "cash")


def test_everybody_who_listens_hears_of_every_entry(night: DeskNight, book: Book) -> None:
    heard: list[int] = []
    book.listeners.append(lambda _, entry: heard.append(entry.number))
    last = together.sell(book, night.id, request(), [ANA, BEN], 5, "cash").entry.number
    assert heard == [last - 1, last]


def test_one_of_a_sale_to_all_is_put_right_like_any_other(night: DeskNight, book: Book) -> None:
    last = together.sell(book, night.id, request(), [ANA, BEN, CLEO], 50, "cash").entry.number
    together.take_back(book, night.id, request(), [last - 1], "Ben did not pay")
    assert bankrolls(night) == [50, 0, 50]


def test_everybody_is_cashed_out_those_who_sit_with_their_racks(
    night: DeskNight, book: Book
) -> None:
    together.sell(book, night.id, request(), [ANA, BEN], 50, "cash")
    night.do(Sat, UTH, BEN, 1, 30)
    last = together.cash_out(book, night.id, request(), [ANA, BEN]).entry.number
    assert racks(night, UTH) == {}
    assert [book.entry(night.id, number).kind for number in (last - 2, last - 1, last)] == [
        "stood",
        "cash-out",
        "cash-out",
    ]
    assert bankrolls(night) == [0, 0, 0]
    together.take_back(book, night.id, request(), [last - 1, last], "too early")
    assert bankrolls(night) == [50, 50, 0]
    assert_sound(night)


def test_everybody_stands_up_at_once(night: DeskNight, book: Book) -> None:
    together.sell(book, night.id, request(), [ANA, BEN], 50, "cash")
    together.seat(book, night.id, request(), UTH, [Place(ANA, 1, 50), Place(BEN, 2, 30)])
    together.stand(book, night.id, request(), UTH)
    assert (racks(night, UTH), bankrolls(night)) == ({}, [50, 50, 0])
    with pytest.raises(Conflict, check=coded("nothing-to-do")):
        together.stand(book, night.id, request(), UTH)


def test_a_table_moves_with_its_racks(night: DeskNight, book: Book) -> None:
    together.sell(book, night.id, request(), [ANA, BEN], 50, "cash")
    together.seat(book, night.id, request(), UTH, [Place(ANA, 2, 50), Place(BEN, 6, 30)])
    together.move(book, night.id, request(), UTH, SCHNAPSEN)
    assert racks(night, UTH) == {}
    assert racks(night, SCHNAPSEN) == {1: (BEN, 30), 2: (ANA, 50)}
    assert bankrolls(night) == [0, 20, 0]
    assert_sound(night)


def test_after_the_move_that_was_said_before_the_table_can_be_played_at_again(
    night: DeskNight, book: Book
) -> None:
    night.do(LastRound, UTH, True, SCHNAPSEN)
    for wrong, code in ((UTH, "bad-setting"), (3, "no-such-table")):
        with pytest.raises(LedgerError, check=coded(code)):
            night.do(LastRound, UTH, True, wrong)
    together.move(book, night.id, request(), UTH, SCHNAPSEN)
    assert night.now.any_table(UTH).after is None
    assert_sound(night)


def test_nobody_moves_where_one_finds_no_seat(night: DeskNight, book: Book) -> None:
    everyone = [ANA, BEN, CLEO]
    together.sell(book, night.id, request(), everyone, 50, "cash")
    together.seat(book, night.id, request(), UTH, [Place(who, who, 50) for who in everyone])
    with pytest.raises(
        Conflict, match=r"too few free seats: 2, for 3 players\.", check=coded("seat-taken")
    ):
        together.move(book, night.id, request(), UTH, SCHNAPSEN)
    assert len(racks(night, UTH)) == 3


def test_a_night_opens_with_its_players_and_tables_or_not_at_all(book: Book) -> None:
    def opening(names: list[str], key: str) -> int:
        then = [
            *(lambda state, name=name: PlayerAdded.decide(state, name) for name in names),
            lambda state: TableOpened.decide(state, "uth", {}, "virtual", 500),
        ]
        asked = request(key)
        receipt = open_night(book, asked, name="Friday", chip_value=None, chip_set=CHIPS, then=then)
        return receipt.night.id

    made = opening(["Ana", "Ben"], "friday")
    assert opening(["Ana", "Ben"], "friday") == made
    night = book.night(made)
    assert [player.name for player in night.players.values()] == ["Ana", "Ben"]
    assert night.table(1).game == "uth"
    assert night.number == 4
    with pytest.raises(Exception, match="There is a player called Ana already"):
        opening(["Ana", "Ana"], "again")
    assert [heading.id for heading in book.nights()] == [made]


def test_after_a_set_the_night_goes_on(night: DeskNight, book: Book) -> None:
    together.sell(book, night.id, request(), [ANA, BEN], 50, "cash")
    night.do(BuyIn, ANA, 5, "cash")
    night.do(Sat, UTH, ANA, 1, 55)
    assert racks(night, UTH) == {1: (ANA, 55)}
