"""What the paytables of Ultimate Texas Hold'em cost or earn the bank in the long run, exactly.

Trips looks at seven cards, and all hands of seven have been counted. Ante, Blind and Play depend on
how people play: the figures are those of the best play, which was found and counted over all deals
(`games.uth.enumeration`). For the tables of the rules page that was done beforehand
(`best_play.json`); for another it takes seconds, and an extra of the package, and is kept in
a file (`games.uth.counted_table`). Without either there is a sample (`games.uth.sample`).

Amounts are in antes, or in chips staked on Trips, unless a name says otherwise. ×3 before the flop
is never better than both ×4 and a check: where the hand wins more often than it loses ×4 wins more,
and elsewhere a check, with ×2 to follow, loses less.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from math import sqrt

from games.language import LazyText, lazy_gettext
from games.uth import counted_table
from games.uth import evenings as uth_evenings
from games.uth import sample as uth_sample
from games.uth.best_play import (
    KINDS,
    MULTIPLES,
    SEVEN_CARD_HANDS,
    Averages,
    BestPlay,
    Counted,
    Outcome,
    Pays,
    Shown,
    computed_beforehand,
    row_wins,
    showdowns,
)


def counted_known(blind: Pays) -> Counted | None:
    """This Blind table as it was counted: beforehand, or in a file that is kept here."""
    for play, half_antes in zip(computed_beforehand(), uth_evenings.HALF_ANTES, strict=True):
        if play.blind == dict(blind):
            return Counted(play, half_antes)
    kept = kept_of(blind)
    return kept.counted if kept else None


def kept_of(blind: Pays) -> counted_table.CountedTable | None:
    """What is kept of this Blind table, unless it was computed beforehand."""
    if any(play.blind == dict(blind) for play in computed_beforehand()):
        return None
    return counted_table.find(blind)


def best_play_known(blind: Pays) -> BestPlay | None:
    """The best play against this Blind table, if it was counted."""
    counted = counted_known(blind)
    return counted.play if counted else None


@dataclass(frozen=True)
class EveningFigures:
    """What an evening brings the bank at a Blind table, in antes; all ante the same, play the best
    and leave Trips alone.
    """

    expected: Fraction
    """What the bank wins on average; negative where it loses."""
    error: float
    """Of a sample: how far that is from the truth, two times in three at most. 0 where exact."""
    deviation: float | None
    tray: Fraction | None
    """Runs dry in less than one of a hundred such evenings; None of a sample."""
    drawer: Fraction | None


def evening_figures(blind: Pays, hands: int, seats: int) -> EveningFigures:
    """An evening of so many hands (one of `uth_evenings.HANDS`), with 1 to `MOST_SEATS` seats."""
    if counted := counted_known(blind):
        play = counted.play
        won = play.won_by(seats)
        whole = sum(won.values())
        mean = sum((amount * times for amount, times in won.items()), Fraction(0)) / whole
        square = sum((amount**2 * times for amount, times in won.items()), Fraction(0)) / whole
        tray, drawer = counted.half_antes[seats - 1][uth_evenings.HANDS.index(hands)]
        return EveningFigures(
            hands * seats * play.averages.expected_loss,
            0,
            sqrt(hands * (square - mean**2)),
            Fraction(tray, 2),
            Fraction(drawer, 2),
        )
    sample = sampled(blind)
    each = hands * seats
    return EveningFigures(
        each * sample.expected_loss, each * sample.standard_error, None, None, None
    )


def sampled(blind: Pays) -> Averages:
    """What the usual simple strategy makes of this Blind table, by a sample: see
    `games.uth.sample`.
    """
    return _sampled(tuple(blind[kind] for kind in KINDS))


@lru_cache(maxsize=64)
def _sampled(rows: tuple[Fraction | None, ...]) -> Averages:
    return Averages(tuple(_sampled_outcomes(dict(zip(KINDS, rows, strict=True)))))


def _sampled_outcomes(blind: Pays) -> Iterator[Outcome]:
    for at, times in enumerate(MULTIPLES.values()):
        won = {
            kind: Shown(counts[at][1], counts[at][0], 0, 0, 0)
            for kind, counts in uth_sample.WON.items()
        }
        yield from showdowns(times, blind, won)
        fails, qualifies = uth_sample.LOST[at]
        yield from showdowns(times, blind, {"high card": Shown(0, 0, qualifies, fails, 0)})
    yield Outcome(sum(uth_sample.FOLDED.values()), Fraction(-2))
    yield Outcome(uth_sample.EQUAL, Fraction(0))


@dataclass(frozen=True)
class TripsFigures:
    """What a chip on Trips gives on average, folds apart."""

    expected_loss: Fraction
    """To each chip staked; negative where the bank loses."""
    variance: Fraction

    @property
    def standard_deviation(self) -> float:
        """The root of the variance."""
        return sqrt(self.variance)


def trips_figures(pays: Pays) -> TripsFigures:
    """What a chip on Trips gives with this table, from people who fold no winning Trips."""
    total = sum(SEVEN_CARD_HANDS.values())
    won = [(count, row_wins(pays, kind)) for kind, count in SEVEN_CARD_HANDS.items()]
    mean = sum((count * row for count, row in won), Fraction(0)) / total
    square = sum((count * row**2 for count, row in won), Fraction(0)) / total
    return TripsFigures(-mean, square - mean**2)


# For the option screen


PARTS = 10_000


def blind_edge(pays: Pays) -> int:
    """What the bank keeps of ten thousand chips anted, on Ante, Blind and Play together, with this
    Blind table; negative where it loses. From the best play if it was counted, else from the
    sample. What a fraction leaves over (breakage) comes on top.
    """
    play = best_play_known(pays)
    return round(PARTS * (play.averages if play else sampled(pays)).expected_loss)


def blind_in_words(parts: int) -> LazyText:
    """A `blind_edge` as a sentence for people."""
    return lazy_gettext(
        "In the long run the house {edge}, Ante, Blind and Play together.",
        edge=in_words(parts, lazy_gettext("anted")),
    )


def trips_edge(pays: Pays) -> int:
    """What the bank keeps of ten thousand chips staked on Trips with this table, from people who
    fold no winning Trips; negative where it loses.
    """
    return round(PARTS * trips_figures(pays).expected_loss)


def in_words(parts: int, staked: str) -> LazyText:
    """An edge for people, what the house does: ``loses about 35.5 chips on every 100 anted``."""
    chips = Decimal(f"{abs(parts) / 100:.1f}")
    if not chips:
        return lazy_gettext("keeps about nothing of what is {staked}", staked=staked)
    if parts > 0:
        return lazy_gettext(
            "keeps about {chips} chips of every 100 {staked}", chips=chips, staked=staked
        )
    return lazy_gettext(
        "loses about {chips} chips on every 100 {staked}", chips=chips, staked=staked
    )


def price_in_words(means: str, parts: int) -> LazyText:
    """What a paytable means, and its edge for a host who chooses: ``even money on every win; the
    bank keeps about 2 of 100``.
    """
    chips = round(abs(parts) / 100)
    if parts >= 0:
        return lazy_gettext(
            "{means}; the bank keeps about {chips} of 100", means=means, chips=chips
        )
    return lazy_gettext(
        "{means}; guests win about {chips} of 100: for a generous host", means=means, chips=chips
    )
