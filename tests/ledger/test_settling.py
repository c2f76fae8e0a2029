"""Settling up: everyone is even afterwards, with as few payments as there can be."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.book import Book
from ledger.errors import NotBalanced
from ledger.kinds.cash import BuyIn, CashOut, Gift
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import TableOpened
from ledger.reports.settling import HOUSE, MOST_EXACT, Payment, positions, settled
from ledger.state.entries import Draft, Transfer
from tests.ledger.desk_night import TEN_CENTS, DeskNight, request


def balanced(most: int, largest: int) -> st.SearchStrategy[dict[str, int]]:
    """Positions of up to so many people that come to zero, small amounts so that many of them
    cancel out.
    """
    amounts = st.lists(st.integers(-largest, largest), max_size=most - 1)
    return amounts.map(
        lambda few: {f"P{at}": amount for at, amount in enumerate([*few, -sum(few)])}
    )


def after(owed: dict[str, int], payments: list[Payment[str]]) -> Counter[str]:
    """Everybody's position once these payments are made."""
    left = Counter(owed)
    for one in payments:
        left[one.payer] += one.amount
        left[one.payee] -= one.amount
    return left


def fewest(amounts: tuple[int, ...]) -> int:
    """The fewest payments, by trying: the first who is not even is made so with every other in
    turn.
    """
    open_ = [one for one in amounts if one]
    if not open_:
        return 0
    first, others = open_[0], open_[1:]
    return 1 + min(
        fewest((*others[:at], other + first, *others[at + 1 :]))
        for at, other in enumerate(others)
        if first * other < 0
    )


def test_three_friends_settle_with_two_payments() -> None:
    assert settled({"Ana": 30, "Ben": -20, "Cy": -10}) == [
        Payment("Ben", "Ana", 20),
        Payment("Cy", "Ana", 10),
    ]


def test_those_who_cancel_out_pay_each_other() -> None:
    owed = {"Ana": 40, "Ben": 25, "Cy": -25, "Dee": -40}
    assert settled(owed) == [Payment("Dee", "Ana", 40), Payment("Cy", "Ben", 25)]


def test_two_groups_of_three_need_four_payments_not_five() -> None:
    # The largest debt to the largest claim would take five: 10 with -9 first, and nothing cancels
    # out any more.
    owed = {"A": 10, "B": -6, "C": -4, "D": 8, "E": -7, "F": -1}
    assert len(settled(owed)) == 4


def test_nobody_pays_where_all_are_even() -> None:
    assert settled({"Ana": 0, "Ben": 0}) == []
    assert settled({}) == []


def test_positions_that_do_not_come_to_zero_are_refused() -> None:
    with pytest.raises(NotBalanced, match=r"\+5 off"):
        settled({"Ana": 30, "Ben": -25})


@given(balanced(most=7, largest=6))
def test_it_is_the_fewest_there_can_be(owed: dict[str, int]) -> None:
    assert len(settled(owed)) == fewest(tuple(owed.values()))


@given(balanced(most=40, largest=10**9) | balanced(most=40, largest=5))
@settings(deadline=None, max_examples=150)
def test_everyone_is_even_afterwards_and_each_payment_makes_sense(owed: dict[str, int]) -> None:
    payments = settled(owed)
    assert not any(after(owed, payments).values())
    assert len(payments) <= max(0, sum(amount != 0 for amount in owed.values()) - 1)
    for one in payments:
        assert one.amount > 0
        assert owed[one.payer] < 0 < owed[one.payee]


@given(balanced(most=12, largest=20))
def test_the_same_positions_give_the_same_payments(owed: dict[str, int]) -> None:
    assert settled(dict(owed)) == settled(dict(owed))


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(1, 10**6), st.integers(1, 10**6)), min_size=8, max_size=12))
@settings(deadline=None, max_examples=30)
def test_many_small_groups_are_found_among_more_people_than_can_be_searched(
    pairs: list[tuple[int, int]],
) -> None:
    amounts = [amount for one, other in pairs for amount in (one, other, -one - other)]
    assert len(amounts) > MOST_EXACT
    owed = {f"P{at}": amount for at, amount in enumerate(amounts)}
    assert not any(after(owed, settled(owed)).values())
    assert len(settled(owed)) <= 2 * len(pairs) + 2


# The people of a night


@pytest.fixture
def night(book: Book) -> DeskNight:
    """Ana paid for 100 chips, Ben signed for 50; a table took 30 of Ana's chips."""
    night = DeskNight(book, chip_value=TEN_CENTS)
    for name in ("Ana", "Ben", "Cy"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, 1, 100, "cash")
    night.do(BuyIn, 2, 50, "marker")
    return night


def test_with_the_house_everyone_gets_what_their_chips_are_worth_and_pays_their_markers(
    night: DeskNight,
) -> None:
    night.do(Gift, 1, 2, 30)
    assert positions(night.now, with_house=True) == {1: 700, 2: 300, 3: 0, HOUSE: -1000}


def test_without_the_house_its_winnings_are_divided_and_the_drawer_gives_back_what_was_paid_in(
    night: DeskNight,
) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 50)
    lost = Transfer("bankroll:1", "tray:1", 40, "ante")
    night.book.write(
        night.id, request(), {}, lambda _: Draft("fill", {"chips": 40}, (lost,), table=1)
    )
    # The house is up 40 chips, 4.00 in cash: 1.34, 1.33 and 1.33 for the three players.
    assert positions(night.now, with_house=True) == {1: 600, 2: 0, 3: 0, HOUSE: -600}
    assert positions(night.now, with_house=False) == {1: 734, 2: 133, 3: 133, HOUSE: -1000}


@pytest.mark.parametrize("with_house", [True, False])
def test_positions_always_come_to_zero(night: DeskNight, with_house: bool) -> None:
    night.do(CashOut, 2)
    owed = positions(night.now, with_house)
    assert sum(owed.values()) == 0
    assert settled(owed)
