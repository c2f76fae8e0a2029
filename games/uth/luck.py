"""What a hand of Ultimate Texas Hold'em should bring the bank, by the bets that stood at the deal,
if all play the best for Ante, Blind and Play.

What a seat brings on average is exact: over all deals, with what is rounded down and with the Trips
that folds give up. So is how it can end where one seat has bet. Several share a board and a dealer:
then how they end together is that of the sample (`BestPlay.together`) of as many seats as would
ante the same, the highest ante; and Trips go along with it, the worst with the worst. Where antes
differ, or there are Trips, that is wider than the truth and never narrower (in convex order), so
that luck is given more than its due.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from games.odds.luck import NOTHING, Law
from games.uth.best_play import DEALS_OF_SEVEN, MULTIPLES, SEVEN_CARD_HANDS, BestPlay, Pays
from games.uth.odds import best_play_known

Counts: TypeAlias = dict[int, int]
"""What players win, in chips, and in how many deals."""
Shares: TypeAlias = tuple[tuple[float, float], ...]
"""What players win, in chips, the worst last, and the chance of it."""
Rows: TypeAlias = tuple[tuple[str, Fraction | None], ...]
"""A paytable that can be a key."""


@dataclass(frozen=True, slots=True, eq=False)
class _Tables:
    """The best play against a Blind table, and a table of Trips. A key by which one it is: to look
    at every fraction in both takes longer than most of what is looked up.
    """

    play: BestPlay
    trips: Pays


def law_of_hand(blind: Pays, trips: Pays, bets: Sequence[tuple[int, int]]) -> Law | None:
    """What a hand brings the bank; `bets` are ante and Trips of each seat. None where nobody has
    counted this Blind table.
    """
    if best_play_known(blind) is None:
        return None
    return _law(_tables(tuple(blind.items()), tuple(trips.items())), tuple(sorted(bets)))


@lru_cache(maxsize=256)
def _tables(blind: Rows, trips: Rows) -> _Tables:
    play = best_play_known(dict(blind))
    assert play is not None
    return _Tables(play, dict(trips))


@lru_cache(maxsize=256)  # a law is as large as a page of a book
def _law(tables: _Tables, bets: tuple[tuple[int, int], ...]) -> Law:
    if not bets:
        return NOTHING
    alone = [_alone(tables, *bet) for bet in bets]
    won = alone[0][1] if len(bets) == 1 else _table(tables, bets)
    middle = sum(amount * share for amount, share in won)
    around = tuple((middle - amount, share) for amount, share in won)
    return Law(-sum((mean for mean, _ in alone), Fraction(0)), around)


@lru_cache(maxsize=4096)
def _alone(tables: _Tables, ante: int, stake: int) -> tuple[Fraction, Shares]:
    """What a seat wins on average, and how it can end."""
    won = _seat(tables.play, tables.trips, ante, stake)
    mean = Fraction(sum(amount * ways for amount, ways in won.items()), sum(won.values()))
    return mean, _shares(won)


def _seat(play: BestPlay, trips: Pays, ante: int, stake: int) -> Counts:
    """What one seat wins."""
    found: Counts = {}

    def add(won: int, ways: int) -> None:
        if ways:
            found[won] = found.get(won, 0) + ways

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
    return -stake if row is None else stake * row.numerator // row.denominator


def _table(tables: _Tables, bets: Sequence[tuple[int, int]]) -> Shares:
    """What several seats win together, or what is wider than that."""
    found: Shares = ((0.0, 1.0),)
    antes = [ante for ante, _ in bets if ante]
    if antes:
        alike = sum(antes) // max(antes)
        each = sum(antes) / alike
        found = tuple((each * amount, share) for amount, share in _together(tables, alike))
    for is_dealt in (True, False):
        stake = sum(trip for ante, trip in bets if bool(ante) == is_dealt)
        if stake:
            found = _along(found, _trips(tables, stake, is_dealt))
    return found


@lru_cache(maxsize=64)
def _together(tables: _Tables, seats: int) -> Shares:
    """What so many seats win together, in antes."""
    return _shares(tables.play.won_by(seats))


@lru_cache(maxsize=4096)
def _trips(tables: _Tables, stake: int, is_dealt: bool) -> Shares:
    """What Trips win of seats with an ante, which may fold, or without."""
    play, found = tables.play, Counter[int]()
    for kind, row in tables.trips.items():
        folded = play.folded[kind] if is_dealt else 0
        found[_whole(row, stake)] += SEVEN_CARD_HANDS[kind] * DEALS_OF_SEVEN - folded
        found[-stake] += folded
    return _shares(found)


def _along(one: Shares, other: Shares) -> Shares:
    """Both together, the worst of one with the worst of the other and so on."""
    found = []
    rows = [list(one), list(other)]
    while all(rows):
        (amount, share), (beside, part) = (row.pop() for row in rows)
        least = min(share, part)
        found.append((amount + beside, least))
        if share > least:
            rows[0].append((amount, share - least))
        if part > least:
            rows[1].append((beside, part - least))
    return tuple(reversed(found))


def _shares(won: Mapping[int, int] | Mapping[Fraction, Fraction | int]) -> Shares:
    """The amounts, the worst last, each with its part of 1."""
    whole = sum(won.values())
    ordered = sorted(won.items(), reverse=True)
    return tuple((float(amount), float(ways / whole)) for amount, ways in ordered if ways)
