"""Poker hands: the best five of seven, by the `phevaluator` library, and what they are called."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from phevaluator import evaluate_cards

from games.cards import PACK, RANK_NAMES, RANKS, SUITS, Card

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
_PLURALS = {rank: f"{name}es" if name == "six" else f"{name}s" for rank, name in RANK_NAMES.items()}


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

    def in_words(self) -> str:
        """What the dealer calls this hand: ``pair of nines``, ``flush, ace high``."""
        first = self.five[0][0]
        second = next((card[0] for card in self.five if card[0] != first), first)
        match self.kind:
            case "straight flush" | "flush" | "straight":
                return f"{self.kind}, {RANK_NAMES[first]} high"
            case "four of a kind":
                return f"four {_PLURALS[first]}"
            case "full house":
                return f"full house, {_PLURALS[first]} full of {_PLURALS[second]}"
            case "three of a kind":
                return f"three {_PLURALS[first]}"
            case "two pair":
                return f"two pair, {_PLURALS[first]} and {_PLURALS[second]}"
            case "pair":
                return f"pair of {_PLURALS[first]}"
            case "high card":
                return f"{RANK_NAMES[first]} high"
            case _:
                return self.kind


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
