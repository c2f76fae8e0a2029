"""Whether luck explains what a bank has won: how likely it is, at most, that rounds together end so
far from what was to be expected of them.

The bound is Chernoff's (*A measure of asymptotic efficiency …*, Annals of Mathematical Statistics
23, 1952): the chance that independent amounts together exceed x is at most the mean of e to the θ
times their sum, over e to the θx, for every θ above 0; the best θ is taken. It holds whatever the
amounts are, a royal flush once in a thousand nights among them, where a bell curve would cry wolf;
and it is three to ten times the true chance, so what it calls rare is rarer still.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import exp, log, sqrt

_HALVINGS = 60


@dataclass(frozen=True, eq=False)
class Law:
    """What a round can bring the bank, in chips."""

    expected: Fraction
    """What it brings on average, exactly."""
    around: tuple[tuple[float, float], ...]
    """How far from that it can end, and the chance of it; the chances add up to 1."""

    @cached_property
    def variance(self) -> float:
        """In squares of chips."""
        return sum(chance * off**2 for off, chance in self.around)


NOTHING = Law(Fraction(0), ((0.0, 1.0),))
"""A round in which the bank takes no part."""


@dataclass(frozen=True)
class Staked:
    """What was staked in a round."""

    handle: int
    """All chips that were bet."""
    law: Law | None
    """What such bets bring the bank; None where that is not exactly known."""


def spread(laws: Mapping[Law, int]) -> float:
    """The standard deviation of so many rounds of each of these."""
    return sqrt(sum(count * law.variance for law, count in laws.items()))


def at_most(laws: Mapping[Law, int], off: float) -> float:
    """The chance is at most this that so many rounds of each of these, independent of each other,
    end so far from what is to be expected of them, or further, on that side. Below 0: less.
    """
    side, far = (1 if off > 0 else -1), abs(off)
    if not far:
        return 1.0
    most = max(abs(away) for law in laws for away, _ in law.around)
    if not most:
        return 0.0
    low, high = 0.0, 600 / most
    for _ in range(_HALVINGS):
        theta = (low + high) / 2
        slope = sum(count * _slope(law, side * theta) * side for law, count in laws.items())
        low, high = (theta, high) if slope < far else (low, theta)
    logarithm = sum(count * log(_mean(law, side * low)) for law, count in laws.items()) - low * far
    return min(1.0, exp(max(logarithm, -700.0)))


def _mean(law: Law, theta: float) -> float:
    """Of e to the θ times what a round is off."""
    return sum(chance * exp(theta * off) for off, chance in law.around)


def _slope(law: Law, theta: float) -> float:
    """Of the logarithm of that mean."""
    weighted = [(off, chance * exp(theta * off)) for off, chance in law.around]
    return sum(off * weight for off, weight in weighted) / sum(weight for _, weight in weighted)
