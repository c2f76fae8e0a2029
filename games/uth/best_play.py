"""The best play against a Blind table of Ultimate Texas Hold'em, as it was counted over all deals,
and the document that says so. Amounts are in antes.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from games.language import gettext_noop
from games.uth import evenings as uth_evenings

SEVEN_CARD_HANDS: Mapping[str, int] = {
    "royal flush": 4_324,
    "straight flush": 37_260,
    "four of a kind": 224_848,
    "full house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three of a kind": 6_461_620,
    "two pair": 31_433_400,
    "pair": 58_627_800,
    "high card": 23_294_460,
}
"""How many of the 133,784,560 hands of seven cards are of each kind."""

KINDS = tuple(SEVEN_CARD_HANDS)[::-1]
"""From the worst up."""

DEALS = 27_813_810_024_000
"""Two cards to the player, three to the flop, two more to the board, and two to the dealer."""
DEALS_OF_SEVEN = 207_900
"""In so many deals the player's seven cards, in two hands, flop and rest, are the same seven."""

_RANKS = "AKQJT98765432"
OPENINGS: Mapping[str, int] = {
    high + low + suits: ways
    for at, high in enumerate(_RANKS)
    for low in _RANKS[at:]
    for suits, ways in ((("", 6),) if high == low else (("s", 4), ("o", 12)))
}
"""The 169 kinds of two cards (``AKs``: ace and king of a suit; ``AKo``: of two), and of how many of
the 1,326 hands of two each is.
"""
HANDS_OF_TWO = 1_326

Pays: TypeAlias = Mapping[str, Fraction | None]
"""A paytable: what one chip staked wins with each kind of hand, 0 where it pushes, None where it
loses.
"""

MOST_SEATS = 7

MULTIPLES = {"x4": 4, "x2": 2, "x1": 1}
"""Of the Play bet: before the flop, on it, on the river."""


class NotAPlay(Exception):
    """A document that does not describe the best play against a Blind table: why not, in English,
    to be translated.
    """


class Shown(NamedTuple):
    """Showdowns, by what came of them: how many."""

    won: int
    won_unqualified: int
    """The dealer had less than a pair: the Ante pushed."""
    lost: int
    lost_unqualified: int
    equal: int


class Opening(NamedTuple):
    """What two cards win on average on Ante, Blind and Play together, best play to follow."""

    x4: Fraction
    check: Fraction

    @property
    def best(self) -> str:
        """``x4`` or ``check``; a check where both are worth the same."""
        return "x4" if self.x4 > self.check else "check"


class Outcome(NamedTuple):
    """One way in which hands end."""

    hands: int
    """How many do."""
    won: Fraction
    """By the player, on Ante, Blind and Play together; negative where lost."""


@dataclass(frozen=True)
class Averages:
    """What many hands come to on average."""

    outcomes: tuple[Outcome, ...]

    @cached_property
    def hands(self) -> int:
        """How many hands these are."""
        return sum(outcome.hands for outcome in self.outcomes)

    @cached_property
    def expected_loss(self) -> Fraction:
        """What a player loses on average in a hand; negative where the bank does."""
        return -self._mean(1)

    @cached_property
    def variance(self) -> Fraction:
        """Of what a player wins or loses in a hand, in squares of antes."""
        return self._mean(2) - self.expected_loss**2

    @property
    def standard_deviation(self) -> float:
        """The root of the variance."""
        return sqrt(self.variance)

    @property
    def standard_error(self) -> float:
        """If these hands are a sample: how far its expected loss is from the truth, two times in
        three at most.
        """
        return self.standard_deviation / sqrt(self.hands)

    @cached_property
    def distribution(self) -> Mapping[Fraction, Fraction]:
        """The chance of each amount that a player can win or lose in a hand."""
        counts: dict[Fraction, int] = {}
        for outcome in self.outcomes:
            counts[outcome.won] = counts.get(outcome.won, 0) + outcome.hands
        return {won: Fraction(counts[won], self.hands) for won in sorted(counts) if counts[won]}

    def _mean(self, power: int) -> Fraction:
        total = sum((outcome.hands * outcome.won**power for outcome in self.outcomes), Fraction(0))
        return total / self.hands


@dataclass(frozen=True)
class BestPlay:
    """What comes of the best play against a Blind table, over all `DEALS`."""

    blind: Pays
    shown: Mapping[str, Mapping[str, Shown]]
    """By multiple, by kind of the player's hand."""
    folded: Mapping[str, int]
    """By kind of the player's hand: what is better than high card lay on the board."""
    openings: Mapping[str, Opening]
    together: tuple[Mapping[Fraction, int], ...]
    """What the first seat wins, what the first two together, and so on to `MOST_SEATS`, who share
    a board and a dealer: how often in a sample of deals. Beyond 100 antes rounded up to fives.
    """

    @cached_property
    def averages(self) -> Averages:
        """What Ante, Blind and Play come to."""
        return Averages(tuple(self._outcomes()))

    @property
    def chances(self) -> Mapping[str, Fraction]:
        """How often each of `MULTIPLES` is played, and how often a hand is folded."""
        counts = {choice: sum(map(sum, self.shown[choice].values())) for choice in MULTIPLES}
        counts["fold"] = sum(self.folded.values())
        return {choice: Fraction(count, DEALS) for choice, count in counts.items()}

    @property
    def wagered(self) -> Fraction:
        """What is staked on average in a hand: Ante, Blind and Play."""
        chances = self.chances
        play = (times * chances[choice] for choice, times in MULTIPLES.items())
        return sum(play, Fraction(2))

    @property
    def element_of_risk(self) -> Fraction:
        """The expected loss to each chip wagered."""
        return self.averages.expected_loss / self.wagered

    def _outcomes(self) -> Iterator[Outcome]:
        for choice, times in MULTIPLES.items():
            yield from showdowns(times, self.blind, self.shown[choice])
        yield Outcome(sum(self.folded.values()), Fraction(-2))

    def compared(self, kind: str) -> Shown:
        """All showdowns with this kind of hand."""
        return Shown(*map(sum, zip(*(shown[kind] for shown in self.shown.values()), strict=True)))

    def wins(self, kind: str) -> int:
        """How many deals are won with this kind of hand."""
        shown = self.compared(kind)
        return shown.won + shown.won_unqualified

    def rounding_cost(self, ante: int) -> Fraction:
        """What rounding the Blind's winnings down to whole chips costs a player in a hand on
        average, in chips, at this ante in chips; by who plays as if nothing were rounded.
        """
        return (
            sum(
                (self.wins(kind) * (ante * row % 1) for kind, row in self.blind.items() if row),
                Fraction(0),
            )
            / DEALS
        )

    def surrendered(self, trips: Pays) -> tuple[Fraction, Fraction]:
        """How often a fold gives up a Trips bet that does not lose, and what that costs on average
        in a hand, in chips for each chip on Trips: the stake, and what it would have won; by who
        plays the best for Ante, Blind and Play and looks at nothing else.
        """
        kept = {kind: row for kind, row in trips.items() if row is not None}
        chance = Fraction(sum(self.folded[kind] for kind in kept), DEALS)
        cost = sum((self.folded[kind] * (1 + row) for kind, row in kept.items()), Fraction(0))
        return chance, cost / DEALS

    def won_by(self, seats: int) -> Mapping[Fraction, Fraction | int]:
        """What so many seats, 1 to `MOST_SEATS`, win together in a hand, in antes, without Trips:
        each amount with its chance (one seat), or with how often it came in the sample.
        """
        return self.averages.distribution if seats == 1 else self.together[seats - 1]

    def document(self) -> dict[str, Any]:
        """This as JSON has it; see `best_play_from`."""
        return {
            "format": FORMAT,
            "blind": {kind: row_text(row) for kind, row in self.blind.items()},
            "shown": {
                choice: {kind: list(shown) for kind, shown in by_kind.items()}
                for choice, by_kind in self.shown.items()
            },
            "folded": dict(self.folded),
            "openings": {
                name: [str(opening.x4), str(opening.check)]
                for name, opening in self.openings.items()
            },
            "together": [
                {"half antes": [int(2 * won) for won in seats], "counts": list(seats.values())}
                for seats in self.together
            ],
        }


FORMAT = "croupier-uth-best-play/1"
BEST_PLAY = "best_play.json"
"""The file beside this one that has the documents of the rules page's Blind tables."""


def best_play_from(document: Any) -> BestPlay:
    """The best play that a document describes. Raises `NotAPlay` where it has another form, counts
    other deals than there are, or says of the openings what does not agree with the counts.
    (That the play it counts is the best is not checked: that takes counting again.)
    """
    try:
        if document["format"] != FORMAT:
            raise NotAPlay(gettext_noop("Its format is not known here."))
        play = BestPlay(
            {kind: row_of(document["blind"][kind]) for kind in SEVEN_CARD_HANDS},
            {
                choice: {
                    kind: Shown(*_counts(document["shown"][choice][kind], len(Shown._fields)))
                    for kind in SEVEN_CARD_HANDS
                }
                for choice in MULTIPLES
            },
            dict(
                zip(
                    SEVEN_CARD_HANDS,
                    _counts([document["folded"][kind] for kind in SEVEN_CARD_HANDS], 10),
                    strict=True,
                )
            ),
            {name: Opening(*map(Fraction, document["openings"][name])) for name in OPENINGS},
            tuple(map(_seats_of, document["together"])),
        )
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
        raise NotAPlay(gettext_noop("It does not describe how the best play ends.")) from error
    for kind, hands in SEVEN_CARD_HANDS.items():
        if play.folded[kind] + sum(play.compared(kind)) != hands * DEALS_OF_SEVEN:
            raise NotAPlay(gettext_noop("It does not count every deal there is."))
    if len({sum(seats.values()) for seats in play.together}) != 1 or len(play.together) != 7:
        raise NotAPlay(gettext_noop("It does not deal to one seat as often as to seven."))
    openings = sum(ways * max(play.openings[name]) for name, ways in OPENINGS.items())
    if openings != -HANDS_OF_TWO * play.averages.expected_loss:
        raise NotAPlay(gettext_noop("Its openings do not win what its hands win."))
    return play


@cache
def computed_beforehand() -> tuple[BestPlay, ...]:
    """The best play against each Blind table of the rules page."""
    documents = json.loads((files(__package__) / BEST_PLAY).read_text("utf-8"))
    return tuple(map(best_play_from, documents))


class Counted(NamedTuple):
    """A Blind table that was counted."""

    play: BestPlay
    half_antes: uth_evenings.HalfAntes


def showdowns(times: int, blind: Pays, shown: Mapping[str, Shown]) -> Iterator[Outcome]:
    """The ways in which hands end that were played at so many antes and shown, by kind of the
    player's hand.
    """
    for kind, counts in shown.items():
        row = row_wins(blind, kind)
        yield Outcome(counts.won, 1 + row + times)
        yield Outcome(counts.won_unqualified, row + times)
        yield Outcome(counts.lost, Fraction(-2 - times))
        yield Outcome(counts.lost_unqualified, Fraction(-1 - times))
        yield Outcome(counts.equal, Fraction(0))


def row_wins(pays: Pays, kind: str) -> Fraction:
    """What a chip wins with this kind of hand; −1 where it loses."""
    row = pays[kind]
    return Fraction(-1) if row is None else row


def row_text(row: Fraction | None) -> str:
    """A row of a paytable as options have it: ``"3/2"``, ``"push"``, ``"lose"``."""
    return "lose" if row is None else str(row) if row else "push"


def row_of(text: str) -> Fraction | None:
    """The row that `row_text` gave this text for. Raises `ValueError`."""
    return None if text == "lose" else Fraction(0 if text == "push" else text)


def _seats_of(document: Mapping[str, Any]) -> Mapping[Fraction, int]:
    """What seats win together, of how many deals. Raises `ValueError`."""
    won = [Fraction(halves, 2) for halves in document["half antes"]]
    return dict(zip(won, _counts(document["counts"], len(won)), strict=True))


def _counts(numbers: list[Any], how_many: int) -> list[int]:
    """These, if they are so many whole numbers from 0 up. Raises `ValueError`."""
    if len(numbers) != how_many or any(type(number) is not int or number < 0 for number in numbers):
        raise ValueError(numbers)
    return numbers
