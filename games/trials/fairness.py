"""Whether chance can be told from the shuffle: what shuffled decks must look like, and how far
these are from it.

Every measure is a sum of squares that is distributed as chi squared when all orders are equally
likely. Its `p` is how often a fair shuffle would be at least as far out, in either direction: too
even is no chance either. A measure has failed where p is below `LIMIT`: one in a thousand over all
measures together, divided equally among them (Bonferroni), so a fair shuffle fails an examination
at most once in a thousand times, however the measures hang together.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from operator import mul, sub
from typing import TypeAlias

from games.cards import PACK, Card
from games.engine.shuffle import SEED_BYTES, Draws, shuffled

Shuffle: TypeAlias = Callable[[Iterable[Card], Draws], list[Card]]
Stream: TypeAlias = Callable[[bytes, str, int], Draws]
Order: TypeAlias = Sequence[int]
"""A deck by the places its cards have in the starting order, top card first."""

FEWEST = 4_000
"""Shuffles below which some of the counts would be too small for the distribution to hold."""
SMALL_DECKS = (4, 5, 6)
MEASURES = 15
CHANCE = 0.001
"""How often a fair shuffle may fail an examination."""
LIMIT = CHANCE / MEASURES
_LEAST_EXPECTED = 5
"""Cells of which fewer are expected are counted together, as has been the custom since Cochran
(1954).
"""
_THREE_QUARTERS = 3 << 30


@dataclass(frozen=True, slots=True)
class Measure:
    """How far the decks were from chance in one respect."""

    name: str
    what: str
    """What was counted, for people."""
    statistic: float
    freedom: int
    """The degrees of freedom, which is also what the statistic should be about."""

    @property
    def p(self) -> float:
        """How often a fair shuffle would be at least as far out."""
        above = chi_squared_above(self.statistic, self.freedom)
        # The measures of one degree are squares of a deviation, which have both directions in them.
        return above if self.freedom == 1 else min(1.0, 2 * min(above, 1 - above))

    @property
    def passed(self) -> bool:
        """Whether a fair shuffle might well do this."""
        return self.p >= LIMIT


def examine(
    count: int,
    seed: int = 1,
    shuffle: Shuffle = shuffled,
    stream: Stream = Draws,
    *,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Measure]:
    """Shuffle a pack so often, twice in each of `count` rounds, and small decks as often; measure
    the orders. The same seed (0 up to 2**64) shuffles the same. `count` is at least `FEWEST`.
    `progress` is told how many rounds of the pack have been shuffled, of how many.
    """
    pack = Shuffled(PACK, seed, shuffle, stream)
    positions, pairs = Positions(len(PACK)), Pairs(len(PACK))
    relations = [
        Against(name, len(PACK)) for name in ("starting order", "round before", "shuffle before")
    ]
    start: Order = range(len(PACK))
    before = start
    for number in range(count):
        first, second = pack.order(number, 1), pack.order(number, 2)
        for order in (first, second):
            positions.add(order)
            pairs.add(order)
        for relation, earlier, later in zip(
            relations, (start, before, first), (first, first, second), strict=True
        ):
            relation.add(earlier, later)
        before = first
        progress(number + 1, count)
    return [
        positions.measure(),
        pairs.measure(),
        *(_all_orders(size, count, seed, shuffle, stream) for size in SMALL_DECKS),
        *(measure for relation in relations for measure in relation.measures()),
        _thirds(count, seed, stream),
    ]


class Shuffled:
    """Decks of these cards, each by its number: no two are shuffled with the same seed."""

    def __init__(self, cards: Sequence[Card], seed: int, shuffle: Shuffle, stream: Stream) -> None:
        self._cards, self._seed, self._shuffle, self._stream = cards, seed, shuffle, stream
        self._place = {card: place for place, card in enumerate(cards)}

    def order(self, number: int, shuffle: int = 1) -> list[int]:
        """The deck of round `number`, after its shuffle number `shuffle`."""
        draws = self._stream(_seed(self._seed, len(self._cards), number), "", shuffle)
        return [self._place[card] for card in self._shuffle(self._cards, draws)]


def _seed(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(8, "big") for number in numbers).rjust(SEED_BYTES, b"\0")


class Positions:
    """Every card in every place equally often. With n cards and N decks, (n - 1) / N times the sum
    of the squares of (count - N / n) has (n - 1)**2 degrees of freedom (R. L. Anderson, Biometrics
    15, 1959, on ranks given by judges).
    """

    def __init__(self, cards: int) -> None:
        self._cards, self._decks = cards, 0
        self._counts = [[0] * cards for _ in range(cards)]

    def add(self, order: Order) -> None:
        """Count a deck."""
        self._decks += 1
        for row, card in zip(self._counts, order, strict=True):
            row[card] += 1

    def measure(self) -> Measure:
        """The result for the decks that were counted."""
        expected = self._decks / self._cards
        squares = sum((count - expected) ** 2 for row in self._counts for count in row)
        return Measure(
            "positions",
            "every card in every place",
            squares * (self._cards - 1) / self._decks,
            (self._cards - 1) ** 2,
        )


class Pairs:
    """Every card on every other one equally often. The edge of the deck counts as a card above the
    top one and below the bottom one: then m = n + 1 cards lie in a ring, and all rings are equally
    likely.

    Let d be the counts less what is expected, N / (m - 1), and d' the same with rows and columns
    exchanged. From the chances that two given pairs lie in one ring follows that (d + d') / 2 and
    (d - d') / 2 are uncorrelated, and that a deck adds p = 1 / (m - 1) to the variance of the one
    in each of its m (m - 3) / 2 directions, and p m / (m - 2) to that of the other in each of its
    (m - 1) (m - 2) / 2. The sums of their squares, so divided, are added up.
    """

    def __init__(self, cards: int) -> None:
        self._ring, self._decks = cards + 1, 0
        self._counts = [[0] * (cards + 1) for _ in range(cards + 1)]

    def add(self, order: Order) -> None:
        """Count a deck."""
        self._decks += 1
        edge = self._ring - 1
        for upper, lower in pairwise([edge, *order, edge]):
            self._counts[upper][lower] += 1

    def measure(self) -> Measure:
        """The result for the decks that were counted."""
        ring, expected = self._ring, self._decks / (self._ring - 1)
        even = odd = 0.0
        for card in range(ring):
            for other in range(card):
                this, that = self._counts[card][other], self._counts[other][card]
                even += (this + that - 2 * expected) ** 2 / 2
                odd += (this - that) ** 2 / 2
        return Measure(
            "pairs",
            "every card on every other",
            (even + odd * (ring - 2) / ring) * (ring - 1) / self._decks,
            ring * (ring - 3) + 1,
        )


def _all_orders(size: int, count: int, seed: int, shuffle: Shuffle, stream: Stream) -> Measure:
    """Every order of a small deck equally often (Pearson 1900)."""
    small = Shuffled(PACK[:size], seed, shuffle, stream)
    seen = Counter(tuple(small.order(number)) for number in range(count))
    expected = count / math.factorial(size)
    squares = sum((seen[order] - expected) ** 2 for order in permutations(range(size)))
    return Measure(
        f"orders of {size}",
        f"all orders of {size} cards",
        squares / expected,
        math.factorial(size) - 1,
    )


class Against:
    """A deck against another one that it should not resemble, in three ways:

    * *places*: the sum of old place times new place, as in Spearman's coefficient (1904); its mean
      over all orders is n (n + 1)**2 / 4 and its variance n**2 (n + 1)**2 (n - 1) / 144, places
      counted from 1;
    * *neighbours*: how many cards still lie on the same card; the mean is (n - 1) / n, the variance
      ((n - 1)**2 + n - 2) / n**2;
    * *runs*: in how many rising sequences the old order lies in the new one, which tells a riffle
      (Bayer and Diaconis, Annals of Applied Probability 2, 1992); the chances are Eulerian numbers
      over n!.
    """

    def __init__(self, name: str, cards: int) -> None:
        self._name, self._cards, self._decks = name, cards, 0
        self._products = self._neighbours = 0
        self._rising: Counter[int] = Counter()

    def add(self, old: Order, new: Order) -> None:
        """Count a deck that was `old` before and is `new` now."""
        self._decks += 1
        place = [0] * self._cards
        for at, card in enumerate(new, 1):
            place[card] = at
        now = [place[card] for card in old]
        steps = list(map(sub, now[1:], now))
        self._products += sum(map(mul, now, range(1, self._cards + 1)))
        self._neighbours += steps.count(1)
        self._rising[1 + sum(step < 0 for step in steps)] += 1

    def measures(self) -> Iterator[Measure]:
        """The result for the decks that were counted."""
        cards = self._cards
        places = cards * (cards + 1) ** 2 / 4, cards**2 * (cards + 1) ** 2 * (cards - 1) / 144
        yield self._deviation("places", "correlation of places with the", self._products, *places)
        together = (cards - 1) / cards, ((cards - 1) ** 2 + cards - 2) / cards**2
        yield self._deviation(
            "neighbours", "cards still together from the", self._neighbours, *together
        )
        expected = [self._decks * chance for chance in rising_chances(cards)]
        counts = [self._rising[runs] for runs in range(1, cards + 1)]
        statistic, freedom = _pearson(counts, expected)
        yield Measure(
            f"runs, {self._name}", f"rising sequences of the {self._name}", statistic, freedom
        )

    def _deviation(self, name: str, what: str, total: int, mean: float, variance: float) -> Measure:
        square = (total - self._decks * mean) ** 2 / (self._decks * variance)
        return Measure(f"{name}, {self._name}", f"{what} {self._name}", square, 1)


def rising_chances(cards: int) -> list[float]:
    """The chance of 1, 2, … rising sequences in a deck: the Eulerian numbers over the number of all
    orders.
    """
    row = [1]
    for size in range(2, cards + 1):
        row = [
            (at + 1) * (row[at] if at < size - 1 else 0) + (size - at) * (row[at - 1] if at else 0)
            for at in range(size)
        ]
    return [ways / math.factorial(cards) for ways in row]


def _pearson(counts: Sequence[int], expected: Sequence[float]) -> tuple[float, int]:
    """Pearson's statistic and its degrees of freedom; cells at both ends of which too few are
    expected are taken together with their neighbours.
    """
    cells = [(float(count), hoped) for count, hoped in zip(counts, expected, strict=True)]
    for end in (0, -1):
        while len(cells) > 1 and cells[end][1] < _LEAST_EXPECTED:
            count, hoped = cells.pop(end)
            cells[end] = (cells[end][0] + count, cells[end][1] + hoped)
    return sum((count - hoped) ** 2 / hoped for count, hoped in cells), len(cells) - 1


def _thirds(count: int, seed: int, stream: Stream) -> Measure:
    """Numbers below 3 * 2**30 by thirds: who does not throw away what is past the last full
    multiple draws the lowest third twice as often. In a deck of cards the same error could never be
    seen.
    """
    draws = stream(_seed(seed, 0, 0), "", 1)
    seen = Counter(draws.below(_THREE_QUARTERS) >> 30 for _ in range(count))
    statistic, freedom = _pearson([seen[third] for third in range(3)], [count / 3] * 3)
    return Measure("draws", "numbers below 3 × 2³⁰ by thirds", statistic, freedom)


def chi_squared_above(statistic: float, freedom: int) -> float:
    """The chance that chi squared with so many degrees of freedom is at least this: the regularized
    incomplete gamma function Q(freedom / 2, statistic / 2), by its series or its continued fraction
    (NIST Digital Library of Mathematical Functions, 8.11.4 and 8.9.2).
    """
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return 1 - front * _series(a, x)
    return front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    step = a
    while term > total * 1e-16:
        step += 1
        term *= x / step
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """Lentz's method: 1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / (x + 5 - a - …)))."""
    b = x + 1 - a
    upper, lower = math.inf, 1 / b
    value, change, step = lower, 0.0, 0
    while abs(change - 1) > 1e-15:
        step += 1
        part = step * (a - step)
        b += 2
        lower = 1 / (b + part * lower)
        upper = b + part / upper
        change = upper * lower
        value *= change
    return value
