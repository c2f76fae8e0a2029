"""Poker hands: the best five of seven, by the `phevaluator` library, and what they are called."""

from bisect import bisect_left
from collections.abc import Sequence

from phevaluator import evaluate_cards

from games.cards import RANK_NAMES, RANKS, SUITS, Card

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
_OF_A_SUIT = ("royal flush", "straight flush", "flush")
_RUNS = ("royal flush", "straight flush", "straight")
_STRAIGHTS = [dict.fromkeys(f"A{RANKS}"[top - 4 : top + 1][::-1]) for top in range(13, 3, -1)]
"""From the ace down to the five: the ranks of each, highest first."""
_SHAPES = {
    "four of a kind": (4, 1),
    "full house": (3, 2),
    "flush": (1,) * 5,
    "three of a kind": (3, 1, 1),
    "two pair": (2, 2, 1),
    "pair": (2, 1, 1, 1),
    "high card": (1,) * 5,
}
"""How many cards of one rank the parts of a hand have, in the order in which the ranks are chosen."""
_PLURALS = {rank: f"{name}es" if name == "six" else f"{name}s" for rank, name in RANK_NAMES.items()}


def score(cards: Sequence[Card]) -> int:
    """The strength of the best five of five to seven cards, from 1 (royal flush) to 7462: less is better."""
    strength: int = evaluate_cards(*[_NUMBERS[card] for card in cards])
    return strength


def kind(strength: int) -> str:
    """The kind of hand of this score: one of `HANDS`."""
    return HANDS[bisect_left(_LAST_SCORES, strength)]


def best_five(cards: Sequence[Card]) -> list[Card]:
    """The five cards that make the hand, those that make pairs first, then by rank; of equal ones the first."""
    what = kind(score(cards))
    if what in _OF_A_SUIT:
        suit = next(suit for suit in SUITS if sum(card[1] == suit for card in cards) >= 5)
        cards = [card for card in cards if card[1] == suit]
    alike: dict[str, list[Card]] = {}
    for card in sorted(cards, key=_place, reverse=True):
        alike.setdefault(card[0], []).append(card)
    if what in _RUNS:
        run = next(run for run in _STRAIGHTS if alike.keys() >= run.keys())
        return [alike[rank][0] for rank in run]
    five: list[Card] = []
    for count in _SHAPES[what]:
        rank = next(rank for rank, same in alike.items() if len(same) >= count)
        five += alike.pop(rank)[:count]
    return five


def _place(card: Card) -> int:
    return RANKS.index(card[0])


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
