"""Debts between nights, on both databases: a debt goes on once, as the same person's, in chips of
the same worth, and its own night stays as it was sealed.
"""

from itertools import count

import pytest

from ledger.book import Book
from ledger.desk.cash_between import carry, give, take_back
from ledger.desk.cash_between import count as count_there
from ledger.desk.debts import Debt, debts
from ledger.desk.opening import open_night, reopen
from ledger.desk.paying import bring, pay, settle
from ledger.errors import Conflict, Invalid, KeyReused, NotThere
from ledger.house import House
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.reports.desk_view import desk_view
from ledger.state import register as people
from ledger.state.entries import Request
from ledger.state.house_money import held
from ledger.state.places import Place
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


# Parts


def paid_part(nights: Nights, night: int, minor: int, seen: int | None = None) -> int:
    """Ben pays a part of his debt to Ana. Returns the house's entry."""
    ana = Place("person", "1")
    now = pay(nights.book, nights.house, asked(), night, 2, minor, ana, "in the car", seen)
    return now.number


def part_on(nights: Nights, there: int, night: int, minor: int, seen: int | None = None) -> int:
    """A part of Ben's debt goes on in another night."""
    asking = asked()
    made = bring(nights.book, nights.house, asking, there, 2, night, 2, minor, seen)
    return made.entry.number


def test_a_debt_is_paid_in_parts_and_each_says_who_took_it(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    paid_part(nights, first, 150)
    entry = part_on(nights, second, first, 100)
    debt = nights.debts(first)[2]
    assert (debt.minor, debt.carried, debt.paid, debt.left) == (-400, -100, -150, -150)
    assert [(part.minor, part.place, part.how) for part in debt.parts] == [
        (-100, "", ""),
        (-150, "person:1", "in the car"),
    ]
    assert nights.sums(second, 2) == (10, 0, 0)
    assert held(nights.house.now(), Place("person", "1"), "EUR") == 150
    nights.take_back(second, entry)
    assert nights.debts(first)[2].left == -250
    nights.bring(second, debt, 2)
    assert nights.sums(second, 2) == (25, 0, 0)
    assert not nights.debts(first)[2].is_open


def test_what_the_house_owes_is_paid_in_parts_from_a_pocket(nights: Nights) -> None:
    first = owing(nights)
    pay(nights.book, nights.house, asked(), first, 1, 130, Place("account", "Bank"))
    assert nights.debts(first)[1].left == 270
    assert held(nights.house.now(), Place("account", "Bank"), "EUR") == -130


def test_no_more_of_a_debt_is_paid_than_is_left(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    paid_part(nights, first, 150)
    for again in (paid_part, lambda *args: part_on(args[0], second, *args[1:])):
        with pytest.raises(Invalid, match=r"2\.50 EUR are left", check=coded("bad-setting")):
            again(nights, first, 251)
        with pytest.raises(Conflict, match=r"since\. Look again", check=coded("stale")):
            again(nights, first, 100, -400)
    paid_part(nights, first, 250, -250)
    for too_late in (paid_part, lambda *args: part_on(args[0], second, *args[1:])):
        with pytest.raises(Conflict, match="was paid", check=coded("stale")):
            too_late(nights, first, 1)


def test_a_part_is_a_whole_number_of_chips_where_it_goes_on(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    with pytest.raises(Invalid, match="no whole number of chips", check=coded("bad-setting")):
        part_on(nights, second, first, 95)


def test_a_part_that_was_paid_is_undone_by_an_entry(nights: Nights) -> None:
    first = owing(nights)
    entry = paid_part(nights, first, 150)
    with pytest.raises(Conflict, match="Take that back first", check=coded("stale")):
        nights.reopen(first)
    take_back(nights.house, asked(), entry, "it was not Ben")
    assert nights.debts(first)[2].left == -400
    with pytest.raises(NotThere, match="was taken back", check=coded("stale")):
        take_back(nights.house, asked(), entry, "twice")
    nights.reopen(first)


def test_the_rest_of_a_debt_is_settled_by_hand_and_that_is_undone(nights: Nights) -> None:
    first = owing(nights)
    paid_part(nights, first, 150)
    nights.settle(first, 2)
    assert not nights.debts(first)[2].is_open
    nights.settle(first, 2, settled=False)
    assert nights.debts(first)[2].left == -250
    whole = owing(nights)
    nights.settle(whole, 2)
    with pytest.raises(Conflict, match="from hand to hand", check=coded("stale")):
        paid_part(nights, whole, 1)


# Cash between the nights


def test_a_drawer_is_emptied_and_a_float_comes_from_there(nights: Nights) -> None:
    first = owing(nights)
    second = nights.open()
    drawer, bank = Place("drawer", nights.house.name(first)), Place("account", "Bank")
    float_ = Place("float", nights.house.name(second))

    def carried(source: Place, target: Place, amount: int, code: str = "EUR") -> None:
        carry(nights.book, nights.house, asked(), source, target, amount, code)

    carried(drawer, bank, 4000)
    with pytest.raises(Conflict, match=r"10\.00 EUR are left there", check=coded("not-enough")):
        carried(drawer, Place("person", "1"), 1001)
    carried(drawer, float_, 1000)
    with pytest.raises(
        Conflict, match=r"40\.00 EUR have come from nowhere", check=coded("not-enough")
    ):
        carried(bank, float_, 4001)
    with pytest.raises(Invalid, match="no cash of this currency", check=coded("bad-setting")):
        carried(bank, float_, 1, "USD")
    with pytest.raises(Conflict, match="is open", check=coded("stale")):
        carried(Place("drawer", nights.house.name(second)), bank, 1)
    with pytest.raises(Conflict, match="Take that back first", check=coded("stale")):
        nights.reopen(first)
    assert held(nights.house.now(), bank, "EUR") == 4000
    count_there(nights.house, asked(), bank, 3990, "EUR")
    assert held(nights.house.now(), bank, "EUR") == 3990


def test_a_gift_that_no_drawer_saw_has_a_giver_and_a_purpose(nights: Nights) -> None:
    bank, shelter = Place("account", "Bank"), "the shelter"
    give(nights.house, asked(), "transfer", "Cy", shelter, 2000, "EUR", bank)
    outside = Place("outside")
    give(nights.house, asked(), "kind", "A shop", "first prize", 0, "EUR", outside, "a ham")
    assert held(nights.house.now(), bank, "EUR") == 2000
    with pytest.raises(Invalid, match="a giver, a purpose", check=coded("bad-setting")):
        give(nights.house, asked(), "card", "", shelter, 2000, "EUR", bank)
    with pytest.raises(Invalid, match="no place for money", check=coded("bad-setting")):
        give(nights.house, asked(), "card", "Cy", shelter, 1, "EUR", Place("account", "cash"))
