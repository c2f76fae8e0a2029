"""Settling up: the fewest payments that make everyone even.

People whose positions cancel out among themselves settle with one payment less than they are. So
the fewest payments come from dividing everyone into as many such groups as there can be: n people
in g groups need n - g payments.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Generic, TypeVar

from ledger.errors import Invalid
from ledger.reports.desk_view import desk_view
from ledger.state.night import Night

MOST_EXACT = 16
"""So many people, those who cancel out in pairs left out, are divided in the best way there is;
more of them nearly.
"""
SEARCHED = (3, 4)
"""How large the groups are that are looked for where there are more."""

MOST_LOOKED_AT = 50_000
"""So many ways to choose people are gone through for one group: threes among 300 people, fours
among 60. Without the limit a hall of 300 waited half a minute.
"""

Who = TypeVar("Who", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Payment(Generic[Who]):
    """Who pays whom, and how much: whole and positive."""

    payer: Who
    payee: Who
    amount: int


def settled(positions: Mapping[Who, int]) -> list[Payment[Who]]:
    """The payments that bring every position to zero: positive ones are to receive, negative ones
    to pay.

    They are as few as possible where at most `MOST_EXACT` are left once equal and opposite
    positions have paid each other, and never more than one less than there are positions. The same
    positions in the same order always give the same payments. Raises `not-balanced` where the
    positions do not add up to zero.
    """
    if total := sum(positions.values()):
        raise Invalid(
            f"What people are to receive and to pay must come to the same; it is {total:+,} off.",
            "not-balanced",
        )
    return [payment for group in _groups(positions) for payment in _within(group)]


def _groups(positions: Mapping[Who, int]) -> list[dict[Who, int]]:
    """Everyone who is not even yet, in groups that are even among themselves: as many as can be
    found.
    """
    left = {who: amount for who, amount in positions.items() if amount}
    # Two who cancel out belong together in some best division, so they are taken first at any size.
    groups = _taken_out(left, 2, enough=0)
    for size in SEARCHED:
        groups += _taken_out(left, size, enough=MOST_EXACT)
    return groups + (_best_division(left) if len(left) <= MOST_EXACT else [left])


def _taken_out(left: dict[Who, int], size: int, enough: int) -> list[dict[Who, int]]:
    """Groups of this size that are even among themselves, the first ones found; they are removed
    from `left`, as long as more than `enough` people are in it, and not too many to look through.
    """
    groups = []
    while (
        len(left) > enough
        and comb(len(left), size - 1) <= MOST_LOOKED_AT
        and (group := _first_group(left, size))
    ):
        groups.append(group)
        for who in group:
            del left[who]
    return groups


def _first_group(left: Mapping[Who, int], size: int) -> dict[Who, int] | None:
    """The first group of this size that is even among itself."""
    last_one: dict[int, Who] = {amount: who for who, amount in left.items()}
    for some in combinations(left.items(), size - 1):
        missing = -sum(amount for _, amount in some)
        other = last_one.get(missing)
        if other is not None and all(other != who for who, _ in some):
            return dict([*some, (other, missing)])
    return None


def _best_division(left: Mapping[Who, int]) -> list[dict[Who, int]]:
    """The division into the most groups. Line everyone up so that the running sum is zero as often
    as it can be: between two zeros stands a group. `most[some]` is how often, when these people
    stand in front.
    """
    people = list(left)
    everyone = (1 << len(people)) - 1
    sums, most = [0], [0]
    for some in range(1, everyone + 1):
        newest = some & -some
        sums.append(sums[some ^ newest] + left[people[newest.bit_length() - 1]])
        most.append(max(most[some ^ member] for member in _members(some)) + (sums[some] == 0))
    groups: list[dict[Who, int]] = []
    group: dict[Who, int] = {}
    some = everyone
    while some:
        need = most[some] - (sums[some] == 0)
        member = next(member for member in _members(some) if most[some ^ member] == need)
        who = people[member.bit_length() - 1]
        group[who] = left[who]
        some ^= member
        if not sums[some]:
            groups.append(group)
            group = {}
    return groups


def _members(some: int) -> list[int]:
    """The single people of a set, each a bit."""
    found = []
    while some:
        member = some & -some
        found.append(member)
        some ^= member
    return found


def _within(group: Mapping[Who, int]) -> list[Payment[Who]]:
    """Who pays whom in a group: the largest debt to the largest claim, and each payment makes
    somebody even.
    """
    left = dict(group)
    payments = []
    while any(left.values()):
        payee = max(left, key=left.__getitem__)
        payer = min(left, key=left.__getitem__)
        amount = min(left[payee], -left[payer])
        payments.append(Payment(payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
    return payments


# The people of a night

HOUSE = 0
"""The house, among the numbers of the players."""


def positions(night: Night, with_house: bool) -> dict[int, int]:
    """What everyone is to receive (or, below zero, to pay) to be even, by player, in the currency's
    minor unit (play money: chips); `HOUSE` is the drawer. Chips are taken at their worth.

    With the house as one of them, its winnings are its own: a player is to receive what their chips
    are worth and what the house owes them, and to pay their markers. Without it, what it is up or
    down (chips on a felt and those that counting found missing included) is divided equally among
    the `sharers`, odd units one each from the lowest number, and the drawer only gives back what
    the players paid in.

    House players owe nothing and are owed nothing: what they hold is the house's.
    """
    house = {player.number for player in night.house_players}
    lines = [line for line in desk_view(night).players if line.player not in house]
    owed = {line.player: night.in_cash(night.claim(line.player)) for line in lines}
    if not with_house:
        results = sum(night.in_cash(line.result) for line in lines)
        sharing = sharers(night)
        each, odd = divmod(-results, max(1, len(sharing)))
        for place, player in enumerate(sharing):
            owed[player] += each + (place < odd)
    return {**owed, HOUSE: -sum(owed.values())}


def sharers(night: Night) -> list[int]:
    """The players among whom it is divided what the house is up or down: those who have sat at a
    table; where nobody has, those who are up or down themselves. House players are not of them.
    """
    lines = [line for line in desk_view(night).players if not night.players[line.player].program]
    sat = [line.player for line in lines if night.players[line.player].sat]
    return sat or [line.player for line in lines if line.result]
