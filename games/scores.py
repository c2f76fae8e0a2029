"""Scored games: what is counted from deal to deal, and the chips that move when a game is over
(rules page ``scored-games.md``).

Scores are whole numbers by seat; of partners each has their side's.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from games.engine import JSON, MOST_CHIPS, Setting, Table, Whole
from games.engine.values import Draw

POT = "pot"
Better: TypeAlias = Literal["high", "low"]
"""Which score is the better one."""
MOST_STAKE = 1_000_000
ANTE = Setting("ante", Whole(0, MOST_STAKE), 0, "Chips each seat puts into the pot of a game.")
STAKE = Setting("stake", Whole(0, MOST_STAKE), 0, "Chips a point at the end of a game.")


# The carry


@dataclass(frozen=True)
class BySeat:
    """A whole number to each of two or more seats: ``{"1": 30, "4": 65}``."""

    most_seats: int
    number: Whole

    def fault(self, value: JSON) -> str | None:
        """See `Value.fault`."""
        seats = [str(seat) for seat in range(1, self.most_seats + 1)]
        if type(value) is not dict or len(value) < 2 or not all(seat in seats for seat in value):
            return (
                f"must be an object that gives two or more seats, 1 to {self.most_seats}, a number"
            )
        for seat, number in value.items():
            if (fault := self.number.fault(number)) is not None:
                return f"is wrong for seat {seat}: it {fault}"
        return None

    def data(self) -> JSON:
        """See `Value.data`."""
        return {"by seat": self.number.data(), "seats": self.most_seats}

    def sample(self, draw: Draw) -> JSON:
        """See `Value.sample`."""
        return {"1": self.number.sample(draw), "2": self.number.sample(draw)}


def carry_keys(most_seats: int, name: str, number: Whole) -> tuple[Setting, ...]:
    """What the carry of a running game holds: whose deal is next, how many were played, what is
    counted (under this name), and the pot. It has all of them or none (`Game.carry_is_whole`).
    """
    return (
        Setting("dealer", Whole(1, most_seats), None),
        Setting("deals", Whole(1), None),
        Setting(name, BySeat(most_seats, number), None),
        Setting(POT, Whole(0, MOST_CHIPS), None),
    )


def carried_pot(carry: Mapping[str, JSON]) -> dict[str, int]:
    """The chips that a carry leaves on the felt."""
    return {POT: carry[POT] or 0}


def by_seat(carried: Mapping[str, JSON] | None) -> dict[int, int]:
    """What a carry says of each seat; nothing where a game begins."""
    return {int(seat): number for seat, number in (carried or {}).items()}


# Who has won


def winners(scores: Mapping[int, int], better: Better) -> list[int]:
    """The seats with the best score, ties included, in the order of their numbers."""
    best = max(scores.values()) if better == "high" else min(scores.values())
    return sorted(seat for seat, score in scores.items() if score == best)


# Chips


def parts(amount: int, heads: int) -> list[int]:
    """An amount in equal parts; odd chips go one each to the first of them."""
    each, odd = divmod(amount, heads)
    return [each + (number < odd) for number in range(heads)]


def antes(table: Table[Any], ante: int) -> None:
    """At the first deal of a game every seat antes, from the deal's left."""
    for seat in table.in_turn():
        table.compel(seat, POT, ante, "ante")


def break_up(table: Table[Any], old_seats: Iterable[int]) -> None:
    """A game is broken up: the old pot is divided among those of its seats that are here, from the
    lowest on. If none of them is, it stays and is played for.
    """
    here = sorted(seat for seat in old_seats if seat in table.seats)
    if here:
        for seat, part in zip(here, parts(table.chips(POT), len(here)), strict=True):
            table.pay(POT, seat, part, "game broken up")


def share_pot(table: Table[Any], won: Iterable[int]) -> None:
    """The winners share the pot equally, in order from the deal's left."""
    order = table.in_turn(won)
    for seat, part in zip(order, parts(table.chips(POT), len(order)), strict=True):
        table.pay(POT, seat, part, "game won")


def pay_stakes(table: Table[Any], scores: Mapping[int, int], stake: int, better: Better) -> None:
    """From the deal's left, every seat pays every seat with a better score the difference."""
    sign = 1 if better == "high" else -1
    for seat in table.in_turn():
        for other in table.in_turn():
            difference = sign * (scores[other] - scores[seat])
            if difference > 0:
                table.compel(seat, other, difference * stake, "stake")


def pay_stakes_of_partners(table: Table[Any], scores: Mapping[int, int], stake: int) -> None:
    """From the deal's left, each seat of the losing side pays the winner on its left the
    difference; the higher score wins.
    """
    for seat in table.in_turn():
        left = table.left_of(seat)
        if scores[left] > scores[seat]:
            table.compel(seat, left, (scores[left] - scores[seat]) * stake, "stake")
