"""What bets at the tote are worth: the chance of each order, times what its pool would pay.

A pool is divided in one of two ways: ``even``, a head each, or ``stake``, in proportion to what
each bet staked; in whole chips, and what is left over is carried.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

SPLITS = ("even", "stake")
NOBODY = 0
"""The seat of somebody who has not bet yet."""


class TicketBet(NamedTuple):
    """Chips of a seat on an order of finish, in one of the pools."""

    seat: int
    horses: str
    """In finishing order, ``"D/C"``: as many as the pool names."""
    amount: int
    """Whole chips, at least 1."""


def shares(pool: int, winners: Sequence[tuple[int, int]], split: str) -> list[tuple[int, int, str]]:
    """Who gets what of a pool, rounded down, and how it was computed. `winners` are the seats and
    stakes of the winning bets: a share to each of these heads (``even``), or in proportion to each
    bet (``stake``). In seat order.
    """
    if split == "even":
        heads = sorted({seat for seat, _ in winners})
        return [(seat, pool // len(heads), f"{pool} ÷ {len(heads)}") for seat in heads]
    staked = sum(stake for _, stake in winners)
    in_order = sorted(winners, key=lambda winner: winner[0])
    return [
        (seat, pool * stake // staked, f"{pool} × {stake} ÷ {staked}") for seat, stake in in_order
    ]


def expected_returns(
    chances: Mapping[str, Fraction], pool: int, bets: Sequence[TicketBet], split: str
) -> dict[tuple[int, str], Fraction]:
    """The chips that come back on average, stakes included, to each seat from each order that it
    has bet on, if the pool stays as it is.

    `chances` are those of the orders of this pool, one that is not named cannot come in; `pool` is
    all that lies in it, in chips, carried money included;
    `bets` are all bets that were sold on it; `split` is ``"even"`` or ``"stake"``. A seat's several
    bets on one order count together: with ``even`` they win one share.
    """
    returns: dict[tuple[int, str], Fraction] = {}
    for order in dict.fromkeys(bet.horses for bet in bets):
        winners = [(bet.seat, bet.amount) for bet in bets if bet.horses == order]
        for seat, paid, _ in shares(pool, winners, split):
            before = returns.get((seat, order), Fraction(0))
            returns[seat, order] = before + paid * chances.get(order, Fraction(0))
    return returns


def return_of_one_more(
    chances: Mapping[str, Fraction],
    pool: int,
    bets: Sequence[TicketBet],
    split: str,
    bet: TicketBet,
) -> Fraction:
    """The chips that come back on average from one more bet, stake included, if it were the last
    to be sold: its own chips are in the pool then, and its seat is one of the winners. Chips that
    the seat has on this order already count as in `expected_returns`, whose arguments these are.
    """
    alike = [other for other in bets if other.horses == bet.horses]
    with_it = expected_returns(chances, pool + bet.amount, [*alike, bet], split)
    return with_it[bet.seat, bet.horses]
