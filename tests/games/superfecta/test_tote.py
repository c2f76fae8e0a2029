"""What bets at the tote bring back, against pools divided by hand, order by order."""

from fractions import Fraction

import pytest

from games.odds.tote import TicketBet, expected_returns, return_of_one_more
from games.superfecta.odds import ORDERS, Race, place_chances, race_after

ANA, BEN, CLEO = 1, 2, 3
# The example of the rules page: what Ana and Ben have bet on the winner, and a pool of 1 carried.
WINNER = [TicketBet(ANA, "D", 2), TicketBet(BEN, "D", 3), TicketBet(BEN, "S", 2)]
ANY = dict.fromkeys("HDCS", Fraction(1, 4))
RAIL = ["4h", "9d", "5d", "Jc", "5s", "6h"]


def test_even_a_head_gets_half_of_eight_wherever_diamonds_win() -> None:
    returns = expected_returns(ANY, 8, WINNER, "even")
    assert returns == {(ANA, "D"): 4 * ANY["D"], (BEN, "D"): 4 * ANY["D"], (BEN, "S"): 2}


def test_by_stake_eight_chips_are_three_and_four_and_one_is_carried() -> None:
    returns = expected_returns(ANY, 8, WINNER, "stake")
    assert returns == {(ANA, "D"): 3 * ANY["D"], (BEN, "D"): 4 * ANY["D"], (BEN, "S"): 2}


def test_a_second_bet_on_the_same_order_is_no_second_head() -> None:
    twice = [*WINNER, TicketBet(ANA, "D", 5)]
    assert expected_returns(ANY, 13, twice, "even")[ANA, "D"] == Fraction(6, 4)
    # 13 × 2 ÷ 10 and 13 × 5 ÷ 10, each rounded down
    assert expected_returns(ANY, 13, twice, "stake")[ANA, "D"] == Fraction(2 + 6, 4)


def test_one_more_bet_is_in_the_pool_and_among_the_winners() -> None:
    one = TicketBet(CLEO, "D", 4)
    assert return_of_one_more(ANY, 8, WINNER, "even", one) == Fraction(12 // 3, 4)
    assert return_of_one_more(ANY, 8, WINNER, "stake", one) == Fraction(12 * 4 // 9, 4)
    alone = TicketBet(CLEO, "H", 4)
    assert return_of_one_more(ANY, 8, WINNER, "even", alone) == Fraction(12, 4)


@pytest.mark.parametrize("split", ["even", "stake"])
def test_what_all_get_back_is_the_pool_less_what_is_carried(split: str) -> None:
    """Over every finish of a race in full course, with its chance."""
    race = race_after(RAIL, ["3h", "Kc", "2d", "3d", "4d"])
    chances = place_chances(race, 2)
    bets = [TicketBet(ANA, "D/C", 5), TicketBet(BEN, "D/C", 2), TicketBet(BEN, "C/D", 3)]
    paid = Fraction(0)
    for order, chance in place_chances(race, 4).items():
        heads = [bet for bet in bets if order.startswith(bet.horses)]
        if split == "even":
            paid += chance * sum(17 // len(heads) for _ in heads)
        else:
            staked = sum(bet.amount for bet in heads)
            paid += chance * sum(17 * bet.amount // staked for bet in heads)
    assert sum(expected_returns(chances, 17, bets, split).values()) == paid > 0


def test_a_bet_on_an_order_that_can_no_longer_come_brings_nothing() -> None:
    over = Race((0, 0, 0, 0), (7, 7, 7, 3), "HDC")
    assert place_chances(over, 1) == {"H": 1}
    bets = [TicketBet(ANA, "D", 2), TicketBet(BEN, "H", 2)]
    returns = expected_returns(place_chances(over, 1), 4, bets, "stake")
    assert returns == {(ANA, "D"): 0, (BEN, "H"): 4}
    assert len(ORDERS) == 24
