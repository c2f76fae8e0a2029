"""What a hand of Ultimate Texas Hold'em should bring the bank, by the bets that stood at the deal,
if all play the best for Ante, Blind and Play.

What a seat brings on average is exact: over all deals, with what is rounded down and with the Trips
that folds give up. So is how it can end where one seat has bet. Several share a board and a dealer:
then how they end together is that of the sample (`BestPlay.together`) of as many seats as would
ante the same, the highest ante; and Trips go along with it, the worst with the worst. Where antes
differ, or there are Trips, that is wider than the truth and never narrower (in convex order), so
that luck is given more than its due.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from games.odds.luck import NOTHING, Law
from games.odds.uth import (
    DEALS_OF_SEVEN,
    MULTIPLES,
    SEVEN_CARD_HANDS,
    BestPlay,
    Pays,
    best_play_known,
)

Counts = dict[Fraction, Fraction]
"""What players win, in chips, and the chance of it, or how often it came."""
Rows: TypeAlias = tuple[tuple[str, Fraction | None], ...]
"""A paytable that can be a key."""


def law_of_hand(blind: Pays, trips: Pays, bets: Sequence[tuple[int, int]]) -> Law | None:
    """What a hand brings the bank; `bets` are ante and Trips of each seat. None where nobody has
    counted this Blind table.
    """
    return _law(tuple(blind.items()), tuple(trips.items()), tuple(sorted(bets)))


@lru_cache(maxsize=4096)
def _law(blind: Rows, trips: Rows, bets: tuple[tuple[int, int], ...]) -> Law | None:
    play, pays = best_play_known(dict(blind)), dict(trips)
    if play is None:
        return None
    if not bets:
        return NOTHING
    seats = [_seat(play, pays, ante, stake) for ante, stake in bets]
    expected = -sum(map(_mean, seats), Fraction(0))
    won = seats[0] if len(seats) == 1 else _table(play, pays, bets)
    middle, whole = float(_mean(won)), sum(won.values())
    around = tuple((middle - float(amount), float(ways / whole)) for amount, ways in won.items())
    return Law(expected, around)


def _seat(play: BestPlay, trips: Pays, ante: int, stake: int) -> Counts:
    """What one seat wins."""
    found: Counts = {}

    def add(won: int, ways: int) -> None:
        if ways:
            found[Fraction(won)] = found.get(Fraction(won), Fraction(0)) + ways

    for choice, times in MULTIPLES.items() if ante else ():
        for kind, shown in play.shown[choice].items():
            blind, beside = _whole(play.blind[kind], ante), _whole(trips[kind], stake)
            add(ante + blind + times * ante + beside, shown.won)
            add(blind + times * ante + beside, shown.won_unqualified)
            add(-2 * ante - times * ante + beside, shown.lost)
            add(-ante - times * ante + beside, shown.lost_unqualified)
            add(beside, shown.equal)
    if ante:
        add(-2 * ante - stake, sum(play.folded.values()))
    else:
        for kind, hands in SEVEN_CARD_HANDS.items():
            add(_whole(trips[kind], stake), hands * DEALS_OF_SEVEN)
    return found


def _whole(row: Fraction | None, stake: int) -> int:
    """What a stake wins by this row, rounded down; all of it is lost where the row is None."""
    return -stake if row is None else int(stake * row)


def _table(play: BestPlay, trips: Pays, bets: Sequence[tuple[int, int]]) -> Counts:
    """What several seats win together, or what is wider than that."""
    found: Counts = {Fraction(0): Fraction(1)}
    antes = [ante for ante, _ in bets if ante]
    if antes:
        alike = sum(antes) // max(antes)
        each = Fraction(sum(antes), alike)
        won = play.won_by(alike)
        found = {each * amount: Fraction(ways) for amount, ways in won.items()}
    for is_dealt in (True, False):
        stake = sum(trip for ante, trip in bets if bool(ante) == is_dealt)
        if stake:
            found = _along(found, _trips(play, trips, stake, is_dealt))
    return found


def _trips(play: BestPlay, trips: Pays, stake: int, is_dealt: bool) -> Counts:
    """What Trips win of seats with an ante, which may fold, or without."""
    found: Counts = {}
    for kind, hands in SEVEN_CARD_HANDS.items():
        folded = play.folded[kind] if is_dealt else 0
        for won, ways in (
            (_whole(trips[kind], stake), hands * DEALS_OF_SEVEN - folded),
            (-stake, folded),
        ):
            found[Fraction(won)] = found.get(Fraction(won), Fraction(0)) + ways
    return found


def _along(one: Mapping[Fraction, Fraction], other: Mapping[Fraction, Fraction]) -> Counts:
    """Both together, the worst of one with the worst of the other and so on."""
    found: Counts = {}
    rows = [_shares(one), _shares(other)]
    while all(rows):
        part = min(rows[0][-1][1], rows[1][-1][1])
        total = rows[0][-1][0] + rows[1][-1][0]
        found[total] = found.get(total, Fraction(0)) + part
        for row in rows:
            amount, share = row.pop()
            if share > part:
                row.append((amount, share - part))
    return found


def _shares(won: Mapping[Fraction, Fraction]) -> list[tuple[Fraction, Fraction]]:
    """The amounts, the worst last, each with its part of 1."""
    whole = sum(won.values())
    return [(amount, won[amount] / whole) for amount in sorted(won, reverse=True) if won[amount]]


def _mean(won: Mapping[Fraction, Fraction]) -> Fraction:
    total = sum((amount * ways for amount, ways in won.items()), Fraction(0))
    return total / sum(won.values())
