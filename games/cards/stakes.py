"""The chips of scored games: antes into a pot, who shares it, and the stake of each point (rules
page ``scored-games.md``).
"""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from games.engine import Table

POT = "pot"
Better: TypeAlias = Literal["high", "low"]
"""Which score is the better one."""


def parts(amount: int, heads: int) -> list[int]:
    """An amount in equal parts; odd chips go one each to the first of them."""
    each, odd = divmod(amount, heads)
    return [each + (number < odd) for number in range(heads)]


def antes(table: Table[object], ante: int) -> None:
    """At the first deal of a game every seat antes, from the deal's left."""
    for seat in table.in_turn():
        table.compel(seat, POT, ante, "scores.ante")


def break_up(table: Table[object], old_seats: Iterable[int]) -> None:
    """A game is broken up: the old pot is divided among those of its seats that are here, from the
    lowest on. If none of them is, it stays and is played for.
    """
    here = sorted(seat for seat in old_seats if seat in table.seats)
    if here:
        for seat, part in zip(here, parts(table.chips(POT), len(here)), strict=True):
            table.pay(POT, seat, part, "scores.broken-up")


def share_pot(table: Table[object], won: Iterable[int]) -> None:
    """The winners share the pot equally, in order from the deal's left."""
    order = table.in_turn(won)
    for seat, part in zip(order, parts(table.chips(POT), len(order)), strict=True):
        table.pay(POT, seat, part, "scores.won")


def pay_stakes(table: Table[object], scores: Mapping[int, int], stake: int, better: Better) -> None:
    """From the deal's left, every seat pays every seat with a better score the difference."""
    sign = 1 if better == "high" else -1
    for seat in table.in_turn():
        for other in table.in_turn():
            difference = sign * (scores[other] - scores[seat])
            if difference > 0:
                table.compel(seat, other, difference * stake, "scores.stake")


def pay_stakes_of_partners(
    table: Table[object], scores: Mapping[int, int], stake: int, better: Better
) -> None:
    """From the deal's left, each seat of the losing side pays the winner on its left the
    difference.
    """
    sign = 1 if better == "high" else -1
    for seat in table.in_turn():
        difference = sign * (scores[table.left_of(seat)] - scores[seat])
        if difference > 0:
            table.compel(seat, table.left_of(seat), difference * stake, "scores.stake")
