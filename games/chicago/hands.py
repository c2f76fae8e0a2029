"""The hands of Chicago: what five cards make, without the cards beside it (kickers), and what may
be said of one.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from games.cards import RANKS, Card, hands, rank
from games.cards.hands import HAND_NAMES
from games.language import LazyText

CARDS = 5
"""So many everybody holds."""
POINTS = {
    "pair": 1,
    "two pair": 2,
    "three": 3,
    "straight": 4,
    "flush": 5,
    "full house": 6,
    "four": 7,
    "straight flush": 8,
    "royal flush": 52,
}
"""What each hand counts, the lowest first."""
HANDS = tuple(POINTS)
OWN = {"pair": 2, "two pair": 4, "three": 3, "four": 4}
"""How many cards of their own hands have; all others have five."""
RANKS_SAID = {"two pair": 2, "flush": 5, "royal flush": 0}
"""How many ranks tell two of a kind apart; of all others one."""
ONE_OF_A_RANK = ("three", "full house", "four")
"""The hands of which a pack has but one of each rank: two are never equal."""
LOWEST = {"two pair": "32", "straight": "5", "flush": "65432", "straight flush": "5"}
"""The lowest that each of their ranks can be; of all others a two."""
NAMES = {"three": "three of a kind", "four": "four of a kind"}
"""The two hands that have another name elsewhere (`games.cards.hands`)."""
_WORDS = {NAMES.get(hand, hand): hand for hand in HANDS}


class Made(NamedTuple):
    """What five cards make: the word for it, its ranks in order, and its own cards."""

    hand: str
    ranks: tuple[str, ...]
    own: tuple[Card, ...]

    @property
    def strength(self) -> tuple[int, ...]:
        """More is better; equal hands have the same."""
        return HANDS.index(self.hand), *map(height, self.ranks)


def called(hand: str) -> LazyText:
    """What people call a hand."""
    return HAND_NAMES[NAMES.get(hand, hand)]


def own(hand: str) -> int:
    """How many cards of its own a hand has."""
    return OWN.get(hand, 5)


def ranks_of(hand: str) -> int:
    """How many ranks tell two of this hand apart."""
    return RANKS_SAID.get(hand, 1)


def height(said: str) -> int:
    """How high a rank is; 0 is a two."""
    return RANKS.index(said)


def made(cards: Sequence[Card]) -> Made | None:
    """The hand that five cards make; None where it is less than a pair."""
    best = hands.best(cards)
    hand = _WORDS.get(best.kind)
    if hand is None:
        return None
    step = 2 if hand == "two pair" else 1
    ranks = tuple(rank(card) for card in best.five[::step][: ranks_of(hand)])
    return Made(hand, ranks, tuple(best.five[: own(hand)]))


def possible(hand: str, said: Sequence[str]) -> list[str]:
    """The ranks that may be said of a hand next, after those that were, the highest first."""
    at = len(said)
    lowest = LOWEST.get(hand, "2")[at]
    top = height(said[-1]) - 1 if said else height("K" if hand == "straight flush" else "A")
    return [RANKS[each] for each in range(top, height(lowest) - 1, -1)]


def is_just(cards: Sequence[Card], hand: str, said: Sequence[str]) -> bool:
    """Whether five cards make this hand and no other, with these as its first ranks."""
    found = made(cards)
    return found is not None and found.hand == hand and [*found.ranks[: len(said)]] == [*said]


def contains(cards: Sequence[Card], hand: str, said: Sequence[str]) -> bool:
    """Whether five cards contain this hand, with these as its first ranks."""
    counts = Counter(map(rank, cards))
    if hand == "two pair":
        pairs = sorted((each for each in counts if counts[each] >= 2), key=height, reverse=True)
        return len(pairs) == 2 and pairs[: len(said)] == [*said]
    if hand in OWN:
        alike = [each for each in counts if counts[each] >= OWN[hand]]
        return any([each][: len(said)] == [*said] for each in alike)
    return is_just(cards, hand, said)
