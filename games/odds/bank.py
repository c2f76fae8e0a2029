"""How much a bank needs for an evening: the chance that it runs dry, from what a hand can cost it.

Hands are independent of each other. What the bank has lost at its worst moment is, for chance, the
same as what it has lost since its best moment (the hands of the evening may be read backwards:
Feller, *An Introduction to Probability Theory*, volume 2, XII.2); and that follows from hand to
hand: add what the hand costs, and let it not fall below nothing. So one convolution a hand gives
the chance for every tray at once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, lcm, sqrt
from struct import Struct
from typing import TypeAlias

ONE = 1 << 60
"""Chances are whole numbers of this part of 1; what rounding adds up to stays below 10⁻¹²."""
NEGLIGIBLE = ONE >> 40
"""What is so unlikely is counted with the amount below it."""
MOST_STEPS = 4_000
"""So many different amounts one hand may cost; more are rounded up to as many."""
Convolved: TypeAlias = Callable[[Sequence[int], Sequence[int]], list[int]]
"""The chances of sums, from those of the summands, all in parts of `ONE`."""
_NUMBER = "Q8x"
"""How a chance is written where two rows are multiplied: in 16 bytes, since no sum of products
exceeds `ONE` squared. Divided by `ONE` it is in the first eight of them.
"""


@dataclass(frozen=True)
class Evening:
    """What an evening of so many hands costs a bank, in units of the amounts that were given."""

    expected: Fraction
    """What the bank loses on average; below 0 where it wins."""
    standard_deviation: float
    tray: Fraction
    """With so much on the table the bank runs dry in the course of the evening with less than the
    risk that was named: what it is down, hand by hand, since the beginning.
    """
    drawer: Fraction
    """The same at the end of the evening alone: what the players take home more than they
    brought."""


def convolved(chances: Sequence[int], row: Sequence[int]) -> list[int]:
    """See `Convolved`. Both rows are written as one long number each: Python multiplies these
    fast.
    """
    whole = _struct(len(chances) + len(row))
    product = _long(chances) * _long(row) // ONE
    return [*whole.unpack(product.to_bytes(whole.size, "little"))][:-1]


def _long(row: Sequence[int]) -> int:
    return int.from_bytes(_struct(len(row)).pack(*row), "little")


def _struct(numbers: int) -> Struct:
    return Struct(f"<{_NUMBER * numbers}")


def evening(costs: Mapping[Fraction, Fraction | int], hands: int, risk: Fraction) -> Evening:
    """What `hands` hands cost a bank, one after the other.

    `costs` is what one hand can cost it (below 0 where it wins), each with its chance or with how
    often it came; they need not add up to 1. `hands` is at least 1; `risk` is between 0 and 1, such
    as 1/100. Raises `ValueError` beyond these.
    """
    return evenings(costs, [hands], risk)[hands]


def evenings(
    costs: Mapping[Fraction, Fraction | int],
    lengths: Sequence[int],
    risk: Fraction,
    convolved: Convolved = convolved,
) -> dict[int, Evening]:
    """What evenings of these lengths cost a bank, each by its number of hands; the longest takes
    as long to compute as all of them. `convolved` is how two rows are convolved. See `evening`.
    """
    whole = sum(costs.values())
    if min(lengths) < 1 or not 0 < risk < 1 or whole <= 0 or min(costs.values()) < 0:
        raise ValueError("costs with chances, at least one hand, and a risk between 0 and 1")
    mean = sum((cost * chance for cost, chance in costs.items()), Fraction(0)) / whole
    square = sum((cost**2 * chance for cost, chance in costs.items()), Fraction(0)) / whole
    step, least, row = _row(costs)
    worst, end, floor = [ONE], [ONE], 0
    found = {}
    for hands in range(1, max(lengths) + 1):
        worst = _trimmed(_from_nothing(convolved(worst, row), least))
        end, floor = _trimmed(convolved(end, row)), floor + least
        if hands in lengths:
            found[hands] = Evening(
                hands * mean,
                sqrt(hands * (square - mean**2)),
                step * _below_risk(worst, risk),
                max(step * (_below_risk(end, risk) + floor), Fraction(0)),
            )
    return found


def _row(costs: Mapping[Fraction, Fraction | int]) -> tuple[Fraction, int, list[int]]:
    """The step between amounts, the least amount in steps, and the chance of each from there up."""
    step = Fraction(1, lcm(*(Fraction(cost).denominator for cost in costs)))
    step = max(step, Fraction(ceil((max(costs) - min(costs)) / step), MOST_STEPS) * step)
    least = ceil(min(costs) / step)
    row = [0] * (ceil(max(costs) / step) - least + 1)
    whole = sum(costs.values())
    for cost, chance in costs.items():
        row[ceil(cost / step) - least] += int(chance * ONE / whole)
    row[-least if least <= 0 < len(row) + least else 0] += ONE - sum(row)  # what rounding took
    return step, least, row


def _from_nothing(chances: list[int], least: int) -> list[int]:
    """Where the first of these is the chance of `least`: the same with nothing in place of less."""
    if least >= 0:
        return [0] * least + chances
    return [sum(chances[: 1 - least]), *chances[1 - least :]]


def _trimmed(chances: list[int]) -> list[int]:
    """Without the unlikely end, which is added to what is left."""
    end, rest = len(chances), ONE - sum(chances)
    while end > 1 and rest + chances[end - 1] < NEGLIGIBLE:
        end -= 1
        rest += chances[end]
    return [*chances[: end - 1], chances[end - 1] + rest]


def _below_risk(chances: Sequence[int], risk: Fraction) -> int:
    """The least place that is exceeded with less than this chance."""
    more = ONE - chances[0]
    place = 0
    while more >= risk * ONE:
        place += 1
        more -= chances[place]
    return place
