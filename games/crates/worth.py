"""What cards that are left over cost in Crates, and pressures."""

from collections.abc import Sequence

from games.cards import Card, rank

COSTS = {
    "A": 1,
    "2": 20,
    "3": 0,
    "4": 15,
    "5": 30,
    "6": 30,
    "7": 20,
    "8": 50,
    "9": 30,
    "T": 25,
    "J": 10,
    "Q": 10,
    "K": 10,
}
"""What each card costs by itself."""
ONLY_THREES = -50
"""What each three of a hand costs that has nothing else."""
COVERED = 3
"""What a card costs that a three covers."""
NEVER_COVERED = "8A"
FIRST_PRESSURE = 5
DEAREST_PRESSURE = 20
"""From this one on each pressure of a game costs the same."""
MOST_PRESSURES = 1_000_000
"""So many a game can bring along."""


def worth(hand: Sequence[Card]) -> int:
    """What a hand costs: each three covers the dearest card that one may cover and none has."""
    threes = sum(1 for card in hand if rank(card) == "3")
    if threes == len(hand):
        return ONLY_THREES * threes
    costs = sorted(COSTS[rank(card)] for card in hand if rank(card) not in "3" + NEVER_COVERED)
    covered = costs[len(costs) - threes :] if threes < len(costs) else costs
    dear = sum(COSTS[rank(card)] for card in hand)
    return dear - sum(covered) + COVERED * len(covered)


def pressure_points(number: int) -> int:
    """What the pressure of this number costs, counted through the game: the first 5, each further
    one twice the last, up to the twentieth.
    """
    doubled = min(number, DEAREST_PRESSURE) - 1
    return FIRST_PRESSURE << doubled
