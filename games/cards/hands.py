"""Poker hands: the best five of seven, by the `phevaluator` library, and what they are called."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from phevaluator import evaluate_cards

from games.cards import PACK, RANK_NAMES, RANKS, RANKS_NAMED, SUITS, Card
from games.language import LazyText, lazy_gettext

HANDS = (
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
)
"""From the best down."""

# The last score of each kind of hand, on the evaluator's scale: 1 is a royal flush, 7462 the worst
# hand.
_LAST_SCORES = (1, 10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462)
_NUMBERS = {
    rank + suit: 4 * at + "cdhs".index(suit) for at, rank in enumerate(RANKS) for suit in "cdhs"
}
_HEIGHTS = {card: RANKS.index(card[0]) for card in PACK}
_OF_A_SUIT = ("royal flush", "straight flush", "flush")
_RUNS = ("royal flush", "straight flush", "straight")
_STRAIGHTS = [dict.fromkeys(f"A{RANKS}"[top - 4 : top + 1][::-1]) for top in range(13, 3, -1)]
"""From the ace down to the five: the ranks of each, highest first."""
_ALIKE = {
    "four of a kind": (4,),
    "full house": (3, 2),
    "three of a kind": (3,),
    "two pair": (2, 2),
    "pair": (2,),
}
"""How many cards of one rank make each of these hands, in the order in which the ranks
are chosen.
"""
HAND_NAMES = {
    "royal flush": lazy_gettext("royal flush"),
    "straight flush": lazy_gettext("straight flush"),
    "four of a kind": lazy_gettext("four of a kind"),
    "full house": lazy_gettext("full house"),
    "flush": lazy_gettext("flush"),
    "straight": lazy_gettext("straight"),
    "three of a kind": lazy_gettext("three of a kind"),
    "two pair": lazy_gettext("two pair"),
    "pair": lazy_gettext("pair"),
    "high card": lazy_gettext("high card"),
}
"""What people call them."""


def score(cards: Sequence[Card]) -> int:
    """The strength of the best five of five to seven cards, from 1 (royal flush) to 7462: less is
    better.
    """
    strength: int = evaluate_cards(*[_NUMBERS[card] for card in cards])
    return strength


def kind(strength: int) -> str:
    """The kind of hand of this score: one of `HANDS`."""
    return HANDS[bisect_left(_LAST_SCORES, strength)]


class Hand(NamedTuple):
    """The best five of some cards."""

    strength: int
    """See `score`."""
    kind: str
    """One of `HANDS`."""
    five: list[Card]
    """Those that make pairs first, then by rank; of equal cards the first."""

    def in_words(self) -> LazyText:
        """What the dealer calls this hand: ``pair of nines``, ``flush, ace high``."""
        first = self.five[0][0]
        second = next((card[0] for card in self.five if card[0] != first), first)
        rank, ranks, others = RANK_NAMES[first], RANKS_NAMED[first], RANKS_NAMED[second]
        match self.kind:
            case "straight flush":
                return lazy_gettext("straight flush, {rank} high", rank=rank)
            case "flush":
                return lazy_gettext("flush, {rank} high", rank=rank)
            case "straight":
                return lazy_gettext("straight, {rank} high", rank=rank)
            case "four of a kind":
                return lazy_gettext("four {ranks}", ranks=ranks)
            case "full house":
                return lazy_gettext(
                    "full house, {ranks} full of {others}", ranks=ranks, others=others
                )
            case "three of a kind":
                return lazy_gettext("three {ranks}", ranks=ranks)
            case "two pair":
                return lazy_gettext("two pair, {ranks} and {others}", ranks=ranks, others=others)
            case "pair":
                return lazy_gettext("pair of {ranks}", ranks=ranks)
            case "high card":
                return lazy_gettext("{rank} high", rank=rank)
            case _:
                return HAND_NAMES[self.kind]


def of_two(cards: Sequence[Card]) -> Hand:
    """Two cards before any others: a pair, or the higher of them. They have no score yet."""
    five = sorted(cards, key=_HEIGHTS.__getitem__, reverse=True)
    return Hand(0, "pair" if five[0][0] == five[1][0] else "high card", five)


def best(cards: Sequence[Card]) -> Hand:
    """The best five of five to seven cards."""
    strength = score(cards)
    what = kind(strength)
    return Hand(strength, what, _five(what, cards))


def _five(what: str, cards: Sequence[Card]) -> list[Card]:
    """The five of these cards that make this kind of hand, the highest of its kind here."""
    if what in _OF_A_SUIT:
        suit = next(suit for suit in SUITS if sum(card[1] == suit for card in cards) >= 5)
        cards = [card for card in cards if card[1] == suit]
    alike: dict[str, list[Card]] = {}
    for card in sorted(cards, key=_HEIGHTS.__getitem__, reverse=True):
        alike.setdefault(card[0], []).append(card)
    if what in _RUNS:
        run = next(run for run in _STRAIGHTS if alike.keys() >= run.keys())
        return [alike[rank][0] for rank in run]
    five: list[Card] = []
    for count in _ALIKE.get(what, ()):
        rank = next(rank for rank, same in alike.items() if len(same) >= count)
        five += alike.pop(rank)[:count]
    rest = [card for same in alike.values() for card in same]
    return five + rest[: 5 - len(five)]
