"""Settling up: everyone is even afterwards, with as few payments as there can be."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.errors import Invalid
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.gifts import Gift
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import TableOpened
from ledger.kinds.trays import TrayFilled
from ledger.reports.settling import HOUSE, MOST_EXACT, Payment, positions, settled
from ledger.state.entries import Decision, Transfer
from tests.codes import coded
from tests.ledger.desk_night import TEN_CENTS, PaperNight, counts


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
    for payment in payments:
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    return left


def fewest(amounts: tuple[int, ...]) -> int:
    """The fewest payments, by trying: the first who is not even is made so with every other in
    turn.
    """
    open_ = [amount for amount in amounts if amount]
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


def scaled(*groups: list[int]) -> dict[str, int]:
    """People in groups, each a thousand times as large as the one before: none cancels out with
    another.
    """
    amounts = [1000**at * amount for at, group in enumerate(groups) for amount in group]
    return {f"P{at}": amount for at, amount in enumerate(amounts)}


def test_among_many_people_groups_of_three_are_found() -> None:
    # Two groups of three in each fourth: 24 people in 8 groups need 16 payments.
    assert len(settled(scaled(*[[10, -6, -4, 8, -7, -1]] * 4))) == 16


def test_among_many_people_groups_of_four_are_found() -> None:
    # The first four and the last four of eight cancel out, and no others: the largest debt to the
    # largest claim takes 7 payments for them, not 6. 24 people in 6 groups need 18.
    assert len(settled(scaled(*[[6, -2, -19, 15, -10, -8, 1, 17]] * 3))) == 18


def test_sixteen_people_are_divided_in_the_best_way() -> None:
    # 45, 41 and -86 cancel out, but who pairs them off leaves nine who do not: three groups of
    # four are better. With another group of four, 16 people in 4 groups need 12 payments.
    twelve = [45, -77, -39, 71, 41, -76, 38, -3, -86, -18, 61, 43]
    assert len(settled(scaled(twelve, [1, 2, 4, -7]))) == 12


def test_the_last_sixteen_of_more_people_are_divided_in_the_best_way_too() -> None:
    # The same sixteen, and three more who cancel out: one group and two payments more.
    twelve = [45, -77, -39, 71, 41, -76, 38, -3, -86, -18, 61, 43]
    three = {"Ana": 7 * 10**9, "Ben": -5 * 10**9, "Cy": -2 * 10**9}
    assert len(settled({**three, **scaled(twelve, [1, 2, 4, -7])})) == 14


def test_pairs_and_larger_groups_are_found_side_by_side() -> None:
    # Two pairs, six groups of three and one of four: 26 people in 9 groups need 17 payments.
    threes = [[amount, amount + 1, -2 * amount - 1] for amount in (3, 5, 7, 9, 11, 13)]
    owed = scaled([2, -2], [5, -5], *threes, [1, 2, 4, -7])
    payments = settled(owed)
    assert len(payments) == 17
    assert not any(after(owed, payments).values())


def test_pairs_are_found_at_any_size() -> None:
    # Twenty who pay each other, and three more.
    pairs = {f"P{at}": amount for at, amount in enumerate(range(1, 11))}
    others = {f"Q{at}": -amount for at, amount in enumerate(range(1, 11))}
    assert len(settled({**pairs, **others, "Ana": 300, "Ben": -200, "Cy": -100})) == 12


def test_what_is_left_over_is_paid_to_the_last_chip() -> None:
    # The largest debt to the largest claim: 60 of 70 from Ben, then Cy's 30 are divided.
    assert settled({"Ana": 70, "Ben": -60, "Cy": -30, "Dee": 20}) == [
        Payment("Ben", "Ana", 60),
        Payment("Cy", "Dee", 20),
        Payment("Cy", "Ana", 10),
    ]


def test_a_hall_of_three_hundred_is_settled_without_trying_all_its_groups() -> None:
    owed = {f"P{at}": at * at - 30_100 for at in range(1, 300)}
    owed["P300"] = -sum(owed.values())
    payments = settled(owed)
    assert not any(after(owed, payments).values())
    assert len(payments) < len(owed)


def test_nobody_pays_where_all_are_even() -> None:
    assert settled({"Ana": 0, "Ben": 0}) == []
    assert settled({}) == []


def test_positions_that_do_not_come_to_zero_are_refused() -> None:
    with pytest.raises(Invalid, match=r"\+5 off", check=coded("not-balanced")):
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
    for payment in payments:
        assert payment.amount > 0
        assert owed[payment.payer] < 0 < owed[payment.payee]


@given(balanced(most=12, largest=20))
def test_the_same_positions_give_the_same_payments(owed: dict[str, int]) -> None:
    assert settled(dict(owed)) == settled(dict(owed))


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(1, 10**6), st.integers(1, 10**6)), min_size=8, max_size=12))
@settings(deadline=None, max_examples=15)
def test_many_small_groups_are_found_among_more_people_than_can_be_searched(
    pairs: list[tuple[int, int]],
) -> None:
    amounts = [amount for first, other in pairs for amount in (first, other, -first - other)]
    assert len(amounts) > MOST_EXACT
    owed = {f"P{at}": amount for at, amount in enumerate(amounts)}
    payments = settled(owed)
    assert not any(after(owed, payments).values())
    assert len(payments) <= 2 * len(pairs) + 2


# The people of a night


@pytest.fixture
def night() -> PaperNight:
    """Ana paid for 100 chips, Ben signed for 50; a table took 30 of Ana's chips."""
    night = PaperNight(chip_value=TEN_CENTS)
    for name in ("Ana", "Ben", "Cy"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, 1, 100, "cash")
    night.do(BuyIn, 2, 50, "marker")
    return night


def test_with_the_house_everyone_gets_what_their_chips_are_worth_and_pays_their_markers(
    night: PaperNight,
) -> None:
    night.do(Gift, 1, 2, 30)
    assert positions(night.now, with_house=True) == {1: 700, 2: 300, 3: 0, HOUSE: -1000}


def seat(night: PaperNight, *players: int) -> None:
    """A table, at which these sit, with no chips yet."""
    night.do(TableOpened, "uth", {}, "virtual", 50)
    for player in players:
        night.do(Sat, 1, player, player, 0)


def lose_forty(night: PaperNight) -> None:
    """Ana loses 40 chips to the tray."""
    lost = Transfer("bankroll:1", "tray:1", 40, "ante")
    night.write(lambda _: Decision(TrayFilled(table=1, chips=40), (lost,)))


def test_without_the_house_nobody_who_never_sat_pays_or_is_paid(night: PaperNight) -> None:
    seat(night, 1, 2)
    night.do(Stood, 1, 2)
    lose_forty(night)
    assert positions(night.now, with_house=False) == {1: 800, 2: 200, 3: 0, HOUSE: -1000}


def test_where_nobody_sat_what_a_count_found_is_theirs_who_are_up_or_down(
    night: PaperNight,
) -> None:
    night.do(CashOut, 1, counts(98, 100), 100)
    assert positions(night.now, with_house=True) == {1: 0, 2: 0, 3: 0, HOUSE: 0}
    assert positions(night.now, with_house=False) == {1: 20, 2: 0, 3: 0, HOUSE: -20}


def test_without_the_house_its_winnings_are_divided_and_the_drawer_gives_back_what_was_paid_in(
    night: PaperNight,
) -> None:
    seat(night, 1, 2, 3)
    lose_forty(night)
    # The house is up 40 chips, 4.00 in cash: 1.34, 1.33 and 1.33 for the three players.
    assert positions(night.now, with_house=True) == {1: 600, 2: 0, 3: 0, HOUSE: -600}
    assert positions(night.now, with_house=False) == {1: 734, 2: 133, 3: 133, HOUSE: -1000}


@pytest.mark.parametrize("with_house", [True, False])
def test_positions_always_come_to_zero(night: PaperNight, with_house: bool) -> None:
    night.do(CashOut, 2)
    owed = positions(night.now, with_house)
    assert sum(owed.values()) == 0
    assert settled(owed)


def test_what_the_house_owes_a_player_is_to_receive() -> None:
    night = PaperNight(chip_value=TEN_CENTS)
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Ben")
    night.do(BuyIn, 1, 10, "cash")
    night.do(BuyIn, 2, 30, "marker")
    night.do(Gift, 2, 1, 30)
    # Ana hands in 40 chips, the drawer has her own 1.00: it pays 10 of them, the house owes 30.
    night.do(CashOut, 1)
    # Ben, who owes 30, pays Ana what the house owes her; the drawer is empty.
    assert positions(night.now, with_house=True) == {1: 300, 2: -300, HOUSE: 0}
    assert positions(night.now, with_house=False) == {1: 300, 2: -300, HOUSE: 0}
    assert settled(positions(night.now, with_house=True)) == [Payment(2, 1, 300)]


def test_chips_at_a_table_count_like_those_in_the_bankroll(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 50)
    night.do(Sat, 1, 1, 1, 40)
    assert positions(night.now, with_house=True) == {1: 1000, 2: 0, 3: 0, HOUSE: -1000}


def test_what_the_tables_advanced_is_paid_like_a_loan_of_the_desks(night: PaperNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 50)
    advance = (
        Transfer("tray:1", "rack:1:3", 20, "dole"),
        Transfer("markers", "marker:table:3", 20, "marker"),
        Transfer("rack:1:3", "bankroll:1", 20, "lost"),
    )
    night.write(lambda _: Decision(TrayFilled(table=1, chips=1), advance))
    # Cy's 20 went to Ana, who now holds 120; Cy owes them. Ben still has the 50 he signed for.
    assert positions(night.now, with_house=True) == {1: 1200, 2: 0, 3: -200, HOUSE: -1000}


def test_a_loss_of_the_house_is_divided_too_and_the_lowest_numbers_pay_the_odd_units_less(
    night: PaperNight,
) -> None:
    seat(night, 1, 2, 3)
    won = Transfer("tray:1", "bankroll:1", 40, "ante wins")
    night.write(lambda _: Decision(TrayFilled(table=1, chips=40), (won,)))
    # The house is down 40 chips, 4.00: a third is 1.33 1/3, so 1.33, 1.33 and 1.34.
    assert positions(night.now, with_house=True) == {1: 1400, 2: 0, 3: 0, HOUSE: -1400}
    assert positions(night.now, with_house=False) == {1: 1267, 2: -133, 3: -134, HOUSE: -1000}


@pytest.mark.parametrize("with_house", [True, False])
def test_a_night_without_players_has_nothing_to_settle(with_house: bool) -> None:
    assert positions(PaperNight(cash_float=5000).now, with_house) == {HOUSE: 0}
