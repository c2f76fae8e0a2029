"""The strength of seven cards, and the boards that differ by more than the names of the suits: what
`games.uth.enumeration` counts with. Needs the extra `odds`.
"""

from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from games.uth.best_play import HANDS_OF_TWO, OPENINGS

Ints: TypeAlias = "NDArray[np.int64]"

BOARDS = 134_459
"""Of five cards, as far as they differ by more than the names of the suits."""
FLOPS = 1_755
"""The same of three cards."""


# The strength of seven cards. A card is 4 × rank + suit, the deuce's rank is 0.


def _tables() -> tuple[Ints, Ints, Ints]:
    """Of every set of ranks (bit 0 the deuce): its highest rank, its best so many ranks, its best
    straight plus 1.
    """
    highest = np.array([ranks.bit_length() - 1 for ranks in range(1 << 13)])
    best = np.zeros((6, 1 << 13), dtype=np.int64)
    straight = np.zeros(1 << 13, dtype=np.int64)
    for ranks in range(1 << 13):
        for count in range(1, 6):
            rest = ranks & ~int(best[count - 1, ranks])
            best[count, ranks] = best[count - 1, ranks] | (1 << rest.bit_length() >> 1)
        with_low_ace = ranks << 1 | ranks >> 12
        tops = [top for top in range(3, 13) if with_low_ace >> (top - 3) & 31 == 31]
        straight[ranks] = max(tops, default=-1) + 1
    return highest, best, straight


HIGHEST, BEST, STRAIGHT = _tables()
ACE = 12


@njit(cache=True)
def score(cards: Ints) -> int:
    """The strength of the best five of five to seven cards: more is better. The place of its kind
    in `KINDS`, counted from the worst, is the score divided by 2**26.
    """
    once = twice = thrice = four_times = suits = 0
    for card in cards:
        bit = 1 << (card >> 2)
        four_times |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
        suits |= bit << 13 * (card & 3)
    flush = 0
    for suit in range(4):
        ranks = suits >> 13 * suit & 0x1FFF
        if BEST[5, ranks] != BEST[4, ranks]:
            flush = ranks
    if flush and STRAIGHT[flush]:
        top = STRAIGHT[flush] - 1
        return (9 if top == ACE else 8) << 26 | top
    if four_times:
        rank = HIGHEST[four_times]
        return 7 << 26 | rank << 13 | BEST[1, once & ~(1 << rank)]
    trips = HIGHEST[thrice]  # of no ranks at all: -1, and then not looked at
    rest = twice & ~(1 << trips) if thrice else 0
    if rest:
        return 6 << 26 | trips << 13 | HIGHEST[rest]
    if flush:
        return 5 << 26 | BEST[5, flush]
    if STRAIGHT[once]:
        return 4 << 26 | STRAIGHT[once]
    if thrice:
        return 3 << 26 | trips << 13 | BEST[2, once & ~(1 << trips)]
    if twice:
        pairs = BEST[2, twice]
        if pairs != BEST[1, twice]:
            return 2 << 26 | pairs << 13 | BEST[1, once & ~pairs]
        return 1 << 26 | HIGHEST[pairs] << 13 | BEST[3, once & ~pairs]
    return BEST[5, once]


# What differs by more than the names of the suits. Of cards that are alike in this sense the one is
# looked at whose suits come in falling order of their ranks, taken as a number of 13 bits.


class Names(NamedTuple):
    """How cards are numbered."""

    hand: Ints
    """The number of two cards."""
    renamed: Ints
    """The number of a hand after each of the 24 ways to rename the suits."""
    flop: Ints
    """The number of the flop that three cards, in rising order, are alike to."""
    renaming: Ints
    """Which renaming makes that one of them."""
    alike: Ints
    """Of each such flop: whether each of the renamings leaves it as it is."""
    opening: Ints
    """The place of each hand in `OPENINGS`."""


def numbered_cards() -> Names:
    """Number them."""
    ways = list(permutations(range(4)))
    hand = np.full((52, 52), -1)
    renamed = np.zeros((len(ways), HANDS_OF_TWO), dtype=np.int64)
    opening = np.zeros(HANDS_OF_TWO, dtype=np.int64)
    places = {name: at for at, name in enumerate(OPENINGS)}
    for number, (a, b) in enumerate(combinations(range(52), 2)):
        hand[a, b] = hand[b, a] = number
        letters = "23456789TJQKA"[b >> 2] + "23456789TJQKA"[a >> 2]
        pair = a >> 2 == b >> 2
        opening[number] = places[letters + ("" if pair else "s" if a & 3 == b & 3 else "o")]
    for way, suits in enumerate(ways):
        for number, (a, b) in enumerate(combinations(range(52), 2)):
            renamed[way, number] = hand[a & ~3 | suits[a & 3], b & ~3 | suits[b & 3]]
    flop, renaming = np.zeros((2, 52, 52, 52), dtype=np.int64)
    numbers: dict[tuple[int, ...], int] = {}
    alike = []
    for cards in combinations(range(52), 3):
        ranks = [sum(1 << (card >> 2) for card in cards if card & 3 == suit) for suit in range(4)]
        falling = sorted(range(4), key=lambda suit: -ranks[suit])
        key = tuple(ranks[suit] for suit in falling)
        if key not in numbers:
            numbers[key] = len(numbers)
            alike.append([all(key[suits[at]] == key[at] for at in range(4)) for suits in ways])
        flop[cards] = numbers[key]
        renaming[cards] = ways.index(tuple(falling.index(suit) for suit in range(4)))
    return Names(hand, renamed, flop, renaming, np.array(alike), opening)


@njit(cache=True)
def all_boards() -> Ints:
    """Every board, five cards in rising order, and how many are alike to it."""
    boards = np.zeros((BOARDS, 6), dtype=np.int64)
    found = 0
    ranks = np.zeros(4, dtype=np.int64)
    for a in range(48):
        for b in range(a + 1, 49):
            for c in range(b + 1, 50):
                for d in range(c + 1, 51):
                    for e in range(d + 1, 52):
                        ranks[:] = 0
                        for card in (a, b, c, d, e):
                            ranks[card & 3] |= 1 << (card >> 2)
                        if ranks[0] >= ranks[1] >= ranks[2] >= ranks[3]:
                            weight, same = 24, 1
                            for suit in range(1, 4):
                                same = same + 1 if ranks[suit] == ranks[suit - 1] else 1
                                weight //= same
                            boards[found] = (a, b, c, d, e, weight)
                            found += 1
    return boards
