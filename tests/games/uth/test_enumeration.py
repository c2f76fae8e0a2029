"""The best play of Ultimate Texas Hold'em, found again: against another evaluator of hands, and
against published counts. Needs the extra `odds`, and a minute:

    pip install 'croupier[odds]'
    pytest tests/games/uth/test_enumeration.py
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from phevaluator import evaluate_cards

pytest.importorskip("numba")

import numpy as np

from games.uth import boards, enumeration
from games.uth.best_play import DEALS, KINDS, BestPlay, Shown, computed_beforehand
from games.uth.counted_file import half_antes
from games.uth.evenings import HALF_ANTES

pytestmark = pytest.mark.slow

LAST_PAIR = 6185
"""Of the other evaluator's 7,462 ranks, 1 the best, the last that is a pair."""
SEEDS = (1, 2, 3)


def cards(seed: int) -> list[int]:
    """The pack, shuffled; a card is 4 × rank + suit."""
    pack = list(range(52))
    Random(seed).shuffle(pack)
    return pack


def result(mine: int, theirs: int) -> int:
    """Which of `RESULTS` this is, by the other evaluator's ranks."""
    if mine == theirs:
        return 4
    return (0 if mine < theirs else 2) + (theirs > LAST_PAIR)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_board_is_compared_as_another_evaluator_does(seed: int) -> None:
    board = sorted(cards(seed)[:5])
    hands = np.empty((1081, 3), dtype=np.int64)
    results = np.empty((1081, 5), dtype=np.int64)
    enumeration.compare(np.array(board), hands, results)
    ranks = {(a, b): evaluate_cards(*board, a, b) for a, b, _ in hands.tolist()}
    assert len(ranks) == 1081
    for (a, b, _), counted in zip(hands.tolist(), results.tolist(), strict=True):
        expected = [0] * 5
        for others, rank in ranks.items():
            if a not in others and b not in others:
                expected[result(ranks[a, b], rank)] += 1
        assert counted == expected


ROWS = ("0", "0", "0", "0", "1", "3/2", "3", "10", "50", "500")
CASINO = {kind: Fraction(row) for kind, row in zip(KINDS, ROWS, strict=True)}
# The last rank of each kind, best first, on the other evaluator's scale.
LAST_RANKS = (1, 10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462)


def won_on_river(mine: int, theirs: Iterator[int]) -> tuple[Fraction, Fraction]:
    """What the better of ×1 and fold, and what ×2, wins against all these hands on the casino's
    table, by the rules page.
    """
    kind = KINDS[9 - next(at for at, last in enumerate(LAST_RANKS) if mine <= last)]
    once = twice = Fraction(0)
    count = 0
    for rank in theirs:
        count += 1
        qualifies = rank <= LAST_PAIR
        if mine < rank:
            once += qualifies + CASINO[kind] + 1
            twice += qualifies + CASINO[kind] + 2
        elif mine > rank:
            once -= qualifies + 1 + 1
            twice -= qualifies + 1 + 2
    assert count == 990
    return max(once, Fraction(-2 * count)), twice


@pytest.fixture(scope="module")
def sums() -> tuple[boards.Names, boards.Ints]:
    """What the casino's table gives for every flop and hand: how much better ×2 and ×4 are."""
    names = boards.numbered_cards()
    better = np.zeros((2, 1755, 1326, 2), dtype=np.int64)
    pays = np.array([int(2 * row) for row in CASINO.values()])
    enumeration._compare_all(boards.all_boards(), names, pays, 2, better)
    return names, better.sum(axis=0)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_flop_is_played_as_its_1_081_boards_say(
    seed: int, sums: tuple[boards.Names, boards.Ints]
) -> None:
    """One flop and hand, every card that may follow, every hand of the dealer: a million deals."""
    names, better = sums
    five = cards(seed)[:5]
    flop, hand = sorted(five[:3]), sorted(five[3:])
    others = [card for card in range(52) if card not in five]
    gain = Fraction(0)
    for rest in combinations(others, 2):
        board = (*flop, *rest)
        left = [card for card in others if card not in rest]
        dealers = (evaluate_cards(*board, *dealer) for dealer in combinations(left, 2))
        river, twice = won_on_river(evaluate_cards(*board, *hand), dealers)
        gain += twice - river
    number, way = names.flop[tuple(flop)], names.renaming[tuple(flop)]
    name = names.renamed[way, names.hand[tuple(hand)]]
    same = {int(renamed[name]) for renamed in names.renamed[names.alike[number]]}
    alike = 24 // int(names.alike[number].sum())
    total = sum(int(better[number, other, 0]) for other in same)
    assert Fraction(total, 2 * len(same) * alike) == gain


@pytest.mark.parametrize("play", computed_beforehand(), ids=["home", "casino"])
def test_the_tables_of_the_rules_page_are_computed_again(play: BestPlay) -> None:
    steps: list[tuple[int, int]] = []
    assert enumeration.best_play(play.blind, lambda done, of: steps.append((done, of))) == play
    assert steps[-1] == (2 * boards.BOARDS, 2 * boards.BOARDS)


def test_who_always_plays_meets_every_pair_of_hands_as_published() -> None:
    """Of C(52,5) × C(47,2) × C(45,2) deals 113,130,263,816 are equal (Stephen How, *Bad beat
    bonus*, 2012), and in 164,934,908,760 both hands are less than a pair (Michael Shackleford,
    *Probabilities in two-player Texas Hold'em*).
    """
    names = boards.numbered_cards()
    pays = np.zeros(10, dtype=np.int64)
    always, never = np.ones(169, dtype=bool), np.zeros((1755, 1326), dtype=bool)
    counts = np.zeros((2, enumeration.FOLD + 1, 10, 5), dtype=np.int64)
    together = np.zeros((2, 7, enumeration.FINE + enumeration.COARSE + 1), dtype=np.int64)
    every_board = boards.all_boards()
    enumeration._count_all(every_board, names, pays, 1, always, never, counts, together)
    by_kind = counts.sum(axis=0)[:169].sum(axis=0).tolist()
    shown = {kind: Shown(*results) for kind, results in zip(KINDS, by_kind, strict=True)}
    assert sum(map(sum, shown.values())) == DEALS
    assert sum(results.equal for results in shown.values()) == 10 * 113_130_263_816
    high = shown["high card"]
    assert high.won == 0
    both = high.won_unqualified + high.lost_unqualified + high.equal
    assert both == 10 * 164_934_908_760
    # Stephen How counts the losing hands of both, so each of these deals twice.
    losing = {
        "high card": 791_967_420_480,
        "pair": 1_366_512_556_968,
        "two pair": 399_099_149_640,
        "three of a kind": 64_049_759_448,
        "straight": 18_271_076_976,
        "flush": 19_434_208_592,
        "full house": 8_435_225_376,
        "four of a kind": 471_040_512,
        "straight flush": 10_300_592,
        "royal flush": 0,
    }
    for kind, results in shown.items():
        assert 2 * (results.lost + results.lost_unqualified) == 10 * losing[kind], kind


def test_a_table_too_fine_to_be_counted_is_not_counted() -> None:
    too_fine = {**CASINO, "pair": Fraction(1, 9_999_991), "flush": Fraction(1, 9973)}
    assert enumeration.best_play(too_fine) is None


def test_an_evening_is_convolved_as_without_numpy() -> None:
    assert half_antes(computed_beforehand()[1], 1, enumeration.convolved) == HALF_ANTES[1][0]
