"""What the choices of a hand of Ultimate Texas Hold'em are worth on the flop and on the river, to
a seat that sees its own two cards and the board: exactly, by counting every card that may come.

On the river there are 990 hands the dealer may hold; on the flop 1,081 ends of the board before
them, so a million showdowns. They are counted by ranks: without a flush the strength of seven cards
follows from their ranks alone, and only where a board has three of a suit are flushes looked at.
Cards that make the same of a board are counted together.
What other players hold is not known, and is left out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from games.cards import PACK, RANKS, SUITS, Card, hands, rank, suit

WORST_PAIR = 6185
"""The dealer qualifies with a pair or better: any score up to this one."""
NO_FLUSH = 9999
"""Worse than any hand."""
_KEY = {letter: 5**place for place, letter in enumerate(RANKS)}
_BIT = {letter: 1 << place for place, letter in enumerate(RANKS)}


class Stakes(NamedTuple):
    """What a seat has on its circles, in chips, and what they win with each kind of hand."""

    ante: int
    trips: int
    blind_wins: Mapping[str, int]
    """What the Blind wins where the hand does."""
    trips_wins: Mapping[str, int]
    """What Trips wins, whoever wins; −`trips` where it loses."""


class Showdowns(NamedTuple):
    """How many of the dealer's hands end in each way."""

    won: int
    won_unqualified: int
    lost: int
    lost_unqualified: int
    equal: int


def on_river(two: Sequence[Card], board: Sequence[Card], stakes: Stakes) -> dict[str, Fraction]:
    """What ``x1`` and ``fold`` win on average, in chips."""
    known = {*two, *board}
    left = [card for card in PACK if card not in known]
    own = hands.score([*two, *board])
    scores = Counter(hands.score([*pair, *board]) for pair in combinations(left, 2))
    shown = showdowns(own, scores)
    kind = hands.kind(own)
    return {
        "x1": Fraction(_won(shown, kind, stakes, 1), scores.total()),
        "fold": Fraction(-2 * stakes.ante - stakes.trips),
    }


def on_flop(two: Sequence[Card], flop: Sequence[Card], stakes: Stakes) -> dict[str, Fraction]:
    """What ``x2`` and ``check`` win on average, in chips: after a check the better of ×1 and a
    fold.
    """
    known = {*two, *flop}
    left = [card for card in PACK if card not in known]
    plain = _plain_scores(flop)
    counted: dict[_Board, Counter[int]] = {}
    raised = checked = deals = 0
    for ends in combinations(left, 2):
        board = [*flop, *ends]
        lies = _lies(board)
        if lies not in counted:
            rest = [card for card in left if card not in ends]
            counted[lies] = _dealers(lies, rest, plain)
        scores = counted[lies]
        own = hands.score([*two, *board])
        kind, shown = hands.kind(own), showdowns(own, scores)
        raised += _won(shown, kind, stakes, 2)
        folded = (-2 * stakes.ante - stakes.trips) * scores.total()
        checked += max(_won(shown, kind, stakes, 1), folded)
        deals += scores.total()
    return {"x2": Fraction(raised, deals), "check": Fraction(checked, deals)}


def showdowns(own: int, scores: Counter[int]) -> Showdowns:
    """How a hand of this score fares against the dealer's."""
    better = sum(count for score, count in scores.items() if score < own)
    qualified = sum(count for score, count in scores.items() if score <= WORST_PAIR)
    up_to = better + scores[own]
    return Showdowns(
        won=max(0, qualified - up_to),
        won_unqualified=scores.total() - max(qualified, up_to),
        lost=min(better, qualified),
        lost_unqualified=max(0, better - qualified),
        equal=scores[own],
    )


def _won(shown: Showdowns, kind: str, stakes: Stakes, times: int) -> int:
    """What all these showdowns win together, at so many antes on Play."""
    ante, play = stakes.ante, times * stakes.ante
    blind = stakes.blind_wins[kind]
    return (
        shown.won * (ante + blind + play)
        + shown.won_unqualified * (blind + play)
        - shown.lost * (2 * ante + play)
        - shown.lost_unqualified * (ante + play)
        + sum(shown) * stakes.trips_wins[kind]
    )


class _Board(NamedTuple):
    """What there is to a board for the dealer's hands: boards that have it in common, with the same
    flop, leave cards that make the same of them.
    """

    key: int
    """The ranks."""
    colour: str
    """The suit of which flushes may be; ``""`` where none may."""
    bits: int
    """The ranks of that suit."""


def _lies(board: Sequence[Card]) -> _Board:
    suits = list(map(suit, board))
    colour = next((each for each in SUITS if suits.count(each) > 2), "")
    bits = sum(_BIT[rank(card)] for card in board if suit(card) == colour)
    return _Board(sum(_KEY[rank(card)] for card in board), colour, bits)


def _dealers(board: _Board, rest: Sequence[Card], plain: Mapping[int, int]) -> Counter[int]:
    """The scores of the dealer's hands with this board, of these cards, and how many have each."""
    cards = Counter(
        (_KEY[rank(card)], _BIT[rank(card)] if suit(card) == board.colour else 0) for card in rest
    )
    scores = Counter[int]()
    for first, other in combinations_with_replacement(cards, 2):
        pairs = cards[first] * (cards[other] if first != other else cards[first] - 1)
        if pairs:
            plain_score = plain[board.key + first[0] + other[0]]
            flush = _flush_score(board.bits | first[1] | other[1])
            scores[min(plain_score, flush)] += pairs if first != other else pairs // 2
    return scores


def _plain_scores(flop: Sequence[Card]) -> dict[int, int]:
    """The score of every seven cards with this flop by the sum of their keys, flushes left out."""
    lie = tuple(sorted(rank(card) for card in flop))
    return _scores_of_ranks(lie)


@lru_cache(maxsize=64)
def _scores_of_ranks(lie: tuple[str, ...]) -> dict[int, int]:
    scores = {}
    for more in _fours():
        ranks = sorted([*lie, *more])
        if max(map(ranks.count, ranks)) <= len(SUITS):
            # Suits in turn: two of a rank never share one, and no suit comes five times.
            cards = [letter + SUITS[at % len(SUITS)] for at, letter in enumerate(ranks)]
            scores[sum(_KEY[letter] for letter in ranks)] = hands.score(cards)
    return scores


@lru_cache(maxsize=1)
def _fours() -> tuple[tuple[str, ...], ...]:
    return tuple(combinations_with_replacement(RANKS, 4))


@lru_cache(maxsize=1 << 13)
def _flush_score(bits: int) -> int:
    """The score of these ranks of one suit; of fewer than five, worse than any hand."""
    cards = [letter + SUITS[0] for letter in RANKS if bits & _BIT[letter]]
    return hands.score(cards) if len(cards) >= 5 else NO_FLUSH
