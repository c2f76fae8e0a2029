"""Hands of three cards as in Brag: which is better, and what it is called."""

from collections.abc import Sequence

from games.cards import RANKS, RANKS_NAMED, Card, rank, suit
from games.language import LazyText, lazy_gettext

KINDS = ("high card", "pair", "flush", "run", "running flush", "prial")
"""The kinds of hand, worst first."""
HAND_NAMES = {
    "high card": lazy_gettext("high card"),
    "pair": lazy_gettext("pair"),
    "flush": lazy_gettext("flush"),
    "run": lazy_gettext("run"),
    "running flush": lazy_gettext("running flush"),
    "prial": lazy_gettext("prial"),
}
"""What people call them."""
RANKINGS = {
    "brag": "three threes, and ace, two, three",
    "plain": "three aces, and ace, king, queen",
}
"""The rankings, and what each says are the best prial and the best run."""
ACE_TWO_THREE = [12, 1, 0]
"""The heights of the run that the ace begins."""
BEST = 13
"""Higher than an ace."""


def strength(cards: Sequence[Card], ranking: str) -> tuple[int, ...]:
    """How good a hand is: its kind, then what tells it from others of the kind. More is better."""
    heights = sorted((RANKS.index(rank(card)) for card in cards), reverse=True)
    high, middle, low = heights
    one_suit = len({suit(card) for card in cards}) == 1
    run = run_height(heights, ranking)
    if high == low:
        threes = ranking == "brag" and high == RANKS.index("3")
        return KINDS.index("prial"), BEST if threes else high
    if run is not None:
        return KINDS.index("running flush" if one_suit else "run"), run
    if one_suit:
        return KINDS.index("flush"), *heights
    if middle in (high, low):
        return KINDS.index("pair"), middle, low if middle == high else high
    return KINDS.index("high card"), *heights


def run_height(heights: Sequence[int], ranking: str) -> int | None:
    """How high a run is; None where these are no run. The ace begins one that is the best of all,
    or by ``plain`` the lowest.
    """
    high, middle, low = heights
    if heights == ACE_TWO_THREE:
        return BEST if ranking == "brag" else 1
    return high if (high - middle, middle - low) == (1, 1) else None


def called(cards: Sequence[Card], ranking: str) -> LazyText:
    """What a hand is called: ``pair of kings``, ``running flush``."""
    kind, height, *_ = strength(cards, ranking)
    if KINDS[kind] != "pair":
        return HAND_NAMES[KINDS[kind]]
    return lazy_gettext("pair of {ranks}", ranks=RANKS_NAMED[RANKS[height]])
