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
from math import exp, floor, log, sqrt

_STEPS, _NEAR = 60, 1e-12
# Newton's, halving where he leaves what is known; and when two of them are the same.
_APART = 1.1
"""How far the ends of a mixture are from each other, each to the next: so many fit into memory."""


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
        return sum(chance * deviation**2 for deviation, chance in self.around)


NOTHING = Law(Fraction(0), ((0.0, 1.0),))
"""A round in which the bank takes no part."""


def mixed(laws: Mapping[Law, int]) -> Law:
    """One law for each of so many rounds, as if it were drawn by lot. Together they bring what they
    brought before, and are as wide or a little wider: `chernoff_bound` of them is no less than it
    was, for the logarithm of a mean is no less than the mean of logarithms.
    """
    rounds = sum(laws.values())
    found: dict[float, float] = {}
    for law, count in laws.items():
        for deviation, chance in law.around:
            for end, part in _ends(deviation):
                found[end] = found.get(end, 0.0) + part * chance * count / rounds
    expected = sum((count * law.expected for law, count in laws.items()), Fraction(0)) / rounds
    return Law(expected, tuple(found.items()))


def _ends(deviation: float) -> tuple[tuple[float, float], ...]:
    """The two ends nearest to an amount, which share it by lot so that their mean is the amount."""
    if not deviation:
        return ((0.0, 1.0),)
    side, far = (1 if deviation > 0 else -1), abs(deviation)
    step = floor(log(far, _APART) + _NEAR)
    near, next_ = _APART**step, _APART ** (step + 1)
    part = max(0.0, (far - near) / (next_ - near))
    return ((side * near, 1 - part), (side * next_, part))


def spread(laws: Mapping[Law, int]) -> float:
    """The standard deviation of so many rounds of each of these."""
    return sqrt(sum(count * law.variance for law, count in laws.items()))


def chernoff_bound(laws: Mapping[Law, int], deviation: float) -> float:
    """The chance is at most this that so many rounds of each of these, independent of each other,
    end so far from what is to be expected of them, or further, on that side. Below 0: less.
    """
    side, far = (1 if deviation > 0 else -1), abs(deviation)
    if not far:
        return 1.0
    most = max(abs(away) for law in laws for away, _ in law.around)
    if not most:
        return 0.0
    low, high = 0.0, 600 / most
    theta = min(far / sum(count * law.variance for law, count in laws.items()), high / 2)
    for _ in range(_STEPS):
        slopes = [(count, *_slopes(law, side * theta)) for law, count in laws.items()]
        slope = sum(count * first * side for count, first, _ in slopes)
        curvature = sum(count * second for count, _, second in slopes)
        low, high = (theta, high) if slope < far else (low, theta)
        before, theta = theta, theta + (far - slope) / curvature if curvature else high
        if not low < theta < high:
            theta = (low + high) / 2
        if abs(theta - before) <= _NEAR * before:
            break
    logarithm = sum(count * log(_mean(law, side * theta)) for law, count in laws.items())
    return min(1.0, exp(max(logarithm - theta * far, -700.0)))


def _mean(law: Law, theta: float) -> float:
    """Of e to the θ times what a round is off."""
    return sum(chance * exp(theta * deviation) for deviation, chance in law.around)


def _slopes(law: Law, theta: float) -> tuple[float, float]:
    """Of the logarithm of that mean: how steep it is, and how fast it gets steeper."""
    weights = [chance * exp(theta * deviation) for deviation, chance in law.around]
    whole = sum(weights)
    parts = [deviation * weight for (deviation, _), weight in zip(law.around, weights, strict=True)]
    slope = sum(parts) / whole
    squares = sum(deviation * part for (deviation, _), part in zip(law.around, parts, strict=True))
    return slope, squares / whole - slope**2
