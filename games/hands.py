"""Poker hands: the best five of seven, by the `phevaluator` library, and what they are called."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from phevaluator import evaluate_cards

from games.cards import RANK_NAMES, RANKS, Card

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

# The last score of each kind of hand, on the evaluator's scale: 1 is a royal flush, 7462 the worst hand.
_LAST_SCORES = (1, 10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462)
_NUMBERS = {rank + suit: 4 * at + "cdhs".index(suit) for at, rank in enumerate(RANKS) for suit in "cdhs"}
_PLURALS = {rank: f"{name}es" if name == "six" else f"{name}s" for rank, name in RANK_NAMES.items()}


def score(cards: Sequence[Card]) -> int:
    """The strength of the best five of five to seven cards, from 1 (royal flush) to 7462: less is better."""
    strength: int = evaluate_cards(*[_NUMBERS[card] for card in cards])
    return strength


def kind(strength: int) -> str:
    """The kind of hand of this score: one of `HANDS`."""
    return next(hand for hand, last in zip(HANDS, _LAST_SCORES, strict=True) if strength <= last)


def best_five(cards: Sequence[Card]) -> list[Card]:
    """The five cards that make the hand, those that make pairs first, then by rank."""
    five = min(combinations(cards, 5), key=score)
    copies = Counter(card[0] for card in five)
    low_ace = {card[0] for card in five} == set("A2345")

    def place(card: Card) -> tuple[int, int]:
        return copies[card[0]], -1 if low_ace and card[0] == "A" else RANKS.index(card[0])

    return sorted(five, key=place, reverse=True)


def in_words(cards: Sequence[Card]) -> str:
    """What the dealer calls this hand: ``pair of nines``, ``flush, ace high``."""
    five = best_five(cards)
    what = kind(score(five))
    first = five[0][0]
    second = next((card[0] for card in five if card[0] != first), first)
    match what:
        case "straight flush" | "flush" | "straight":
            return f"{what}, {RANK_NAMES[first]} high"
        case "four of a kind":
            return f"four {_PLURALS[first]}"
        case "full house":
            return f"full house, {_PLURALS[first]} full of {_PLURALS[second]}"
        case "three of a kind":
            return f"three {_PLURALS[first]}"
        case "two pair":
            return f"two pair, {_PLURALS[first]} and {_PLURALS[five[2][0]]}"
        case "pair":
            return f"pair of {_PLURALS[first]}"
        case "high card":
            return f"{RANK_NAMES[first]} high"
        case _:
            return what
