"""Debts between nights, on both databases: a debt goes on once, as the same person's, in chips of
the same worth, and its own night stays as it was sealed.
"""

from itertools import count

import pytest

from ledger.book import Book
from ledger.desk.debts import Debt, bring, debts, reopen, settle
from ledger.desk.opening import open_night
from ledger.errors import Conflict, Invalid, KeyReused
from ledger.house import House
from ledger.kinds.cash import BuyIn, CashOut, Gift, HousePaid, MarkerRepaid
from ledger.kinds.corrections import Corrected
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.reports.desk_view import desk_view
from ledger.state import register as people
from ledger.state.entries import Request
from tests.codes import coded

pytestmark = pytest.mark.conformance

_KEYS = count()
CHIPS = [{"value": 1, "colour": "white"}]


def asked() -> Request:
    return Request("desk", f"debts-{next(_KEYS)}", "host", "1")


class Nights:
    """Nights of one house, at all of which Ana (1) and Ben (2) play."""

    def __init__(self, book: Book) -> None:
        self.book, self.house = book, House(book.database)
        for name in ("Ana", "Ben"):
            self.house.write(asked(), lambda register, name=name: people.added(register, name=name))  # type: ignore[misc]

    def open(self, minor: int = 10, currency: str = "EUR") -> int:
        worth = {"minor": minor, "currency": currency}
        opened = open_night(
            self.book, asked(), name="Friday", chip_value=worth, chip_set=CHIPS, cash_float=5000
        )
        for player, name in enumerate(("Ana", "Ben"), 1):
            self.book.do(opened.night.id, asked(), PlayerAdded, name)
            self.house.meet(opened.night.id, player, name, player, asked())
        return opened.night.id

    def close(self, night: int) -> int:
        self.book.do(night, asked(), NightClosed)
        return night

    def debts(self, night: int) -> dict[int, Debt]:
        found = debts(self.book, self.house, [self.book.night(night)])
        return {debt.player: debt for debt in found}

    def bring(self, there: int, debt: Debt, player: int) -> int:
        whose = debt.night, debt.player
        return bring(self.book, self.house, asked(), there, player, *whose).entry.number

    def reopen(self, night: int) -> None:
        reopen(self.book, asked(), night)

    def settle(self, night: int, player: int, *, settled: bool = True) -> None:
        settle(self.book, self.house, asked(), night, player, settled=settled)

    def take_back(self, night: int, entry: int) -> None:
        wrong = self.book.entry(night, entry)
        self.book.write(
            night,
            asked(),
            {"correct": entry},
            lambda state: Corrected.decide(state, wrong, "a slip"),
        )

    def sums(self, night: int, player: int) -> tuple[int, int, int]:
        """What a player owes the desk, is owed, and is up."""
        line = desk_view(self.book.night(night)).players[player - 1]
        return line.owes_desk, line.owed, line.result


@pytest.fixture
def nights(book: Book) -> Nights:
    return Nights(book)


def owing(nights: Nights) -> int:
    """A night that is closed with Ben 40 in debt, and Ana with 40 chips nobody has paid for."""
    night = nights.open()
    nights.book.do(night, asked(), BuyIn, 2, 40, "marker")
    nights.book.do(night, asked(), Gift, 2, 1, 40)
    return nights.close(night)


def test_what_is_owed_either_way_goes_on_and_is_paid_there(nights: Nights) -> None:
    first = owing(nights)
    sealed, second = nights.book.night(first), nights.open()
    owed = nights.debts(first)
    assert {player: (debt.chips, debt.minor) for player, debt in owed.items()} == {
        1: (40, 400),
        2: (-40, -400),
    }
    for player, debt in owed.items():
        nights.bring(second, debt, player)
    assert nights.sums(second, 2) == (40, 0, 0)
    assert nights.sums(second, 1) == (0, 40, 0)
    nights.book.do(second, asked(), MarkerRepaid, 2, 40, "cash")
    nights.book.do(second, asked(), HousePaid, 1, 40)
    assert nights.sums(second, 2) == nights.sums(second, 1) == (0, 0, 0)
    assert nights.book.night(first) == sealed
    assert not any(debt.is_open for debt in nights.debts(first).values())
    nights.close(second)
    assert nights.debts(second) == {}


def test_a_debt_goes_on_once_and_again_where_that_was_taken_back(nights: Nights) -> None:
    first = owing(nights)
    second, third = nights.open(), nights.open()
    debt = nights.debts(first)[2]
    entry = nights.bring(second, debt, 2)
    assert nights.bring(second, nights.debts(first)[2], 2) == entry  # said twice
    with pytest.raises(Conflict, match="has gone on in Friday, entry", check=coded("stale")):
        nights.bring(third, debt, 2)
    with pytest.raises(Conflict, match="Take that back first", check=coded("stale")):
        nights.reopen(first)
    nights.take_back(second, entry)
    assert nights.sums(second, 2) == (0, 0, 0)
    nights.bring(third, nights.debts(first)[2], 2)
    assert nights.sums(third, 2) == (40, 0, 0)


def test_a_debt_goes_on_in_chips_of_the_same_worth(nights: Nights) -> None:
    debt = nights.debts(owing(nights))[2]
    cheap, dear, other = nights.open(5), nights.open(300), nights.open(10, "CHF")
    for night in (dear, other):
        with pytest.raises(Invalid, match="another worth", check=coded("bad-setting")):
            nights.bring(night, debt, 2)
    nights.bring(cheap, debt, 2)
    assert nights.sums(cheap, 2) == (80, 0, 0)


def test_a_debt_is_its_own_persons(nights: Nights) -> None:
    debt, second = nights.debts(owing(nights))[2], nights.open()
    with pytest.raises(Invalid, match="Ben", check=coded("bad-setting")):
        nights.bring(second, debt, 1)


def test_a_cash_out_leaves_no_debt(nights: Nights) -> None:
    night = nights.open()
    nights.book.do(night, asked(), BuyIn, 1, 40, "cash")
    nights.book.do(night, asked(), CashOut, 1)
    assert nights.debts(nights.close(night)) == {}


def test_a_debt_is_settled_by_hand_or_goes_on_but_not_both(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    nights.settle(first, 2)
    with pytest.raises(Conflict, match="from hand to hand", check=coded("stale")):
        nights.bring(second, nights.debts(first)[2], 2)
    nights.settle(first, 2, settled=False)
    entry = nights.bring(second, nights.debts(first)[2], 2)
    with pytest.raises(Conflict, match=f"gone on in Friday, entry {entry}", check=coded("stale")):
        nights.settle(first, 2)
    assert not nights.debts(first)[2].is_open
    nights.take_back(second, entry)
    assert nights.debts(first)[2].is_open, "it is asked for again"
    nights.settle(first, 2)
    assert not nights.debts(first)[2].is_open


def test_a_request_that_is_said_again_brings_nothing_once_more(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    request = asked()
    entry = bring(nights.book, nights.house, request, second, 2, first, 2).entry.number
    nights.take_back(second, entry)
    late = bring(nights.book, nights.house, request, second, 2, first, 2)
    assert (late.entry.number, late.repeated) == (entry, True)
    assert nights.sums(second, 2) == (0, 0, 0)
    assert nights.bring(second, nights.debts(first)[2], 2) > entry, "another request is another try"
    assert nights.sums(second, 2) == (40, 0, 0)


def test_what_is_owed_at_a_night_that_is_open_again_goes_nowhere(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    debt = nights.debts(first)[2]
    nights.reopen(first)
    with pytest.raises(Conflict, match="Friday is open", check=coded("stale")):
        nights.bring(second, debt, 2)
    with pytest.raises(Conflict, match="Friday is open", check=coded("stale")):
        nights.settle(first, 2)
    nights.close(first)
    nights.bring(second, nights.debts(first)[2], 2)


def test_a_night_whose_debts_went_on_is_opened_again_once_they_came_back(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    entry = nights.bring(second, nights.debts(first)[2], 2)
    request = asked()
    with pytest.raises(Conflict, match="Take that back first", check=coded("stale")):
        reopen(nights.book, request, first)
    nights.take_back(second, entry)
    reopened = reopen(nights.book, request, first)
    assert not reopened.repeated
    nights.close(first)
    nights.bring(second, nights.debts(first)[2], 2)
    assert reopen(nights.book, request, first).repeated, "it is answered as it was"
    with pytest.raises(KeyReused):
        reopen(nights.book, request, second)
