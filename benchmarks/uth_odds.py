"""Where the numbers of `games.uth.sample` come from: play Ultimate Texas Hold'em by the usual
simple strategy, a thousand million times, and count; how many hands a second that is, beside the
hands of seven cards that phevaluator scores.

Needs the extra `odds`. The same seed gives the same counts:

    python -m benchmarks.uth_odds [MILLIONS OF HANDS, default 1000] [SEED, default 1]

The strategy (Michael Shackleford's simple one, widely published; it loses a quarter of a per cent
of the ante more than perfect play, on the casino's Blind table):

* before the flop, play ×4 with a pair of threes or better, any ace, K2 suited, K5, Q6 suited, Q8,
  J8 suited, JT, and better of each; else check;
* on the flop, play ×2 with two pair or better, a pair made with a card of one's own (but not two
  deuces in the hand), or four to a flush with a ten or better of it in the hand; else check;
* on the river, play ×1 with a pair or better made with a card of one's own, or where fewer than 21
  single cards in the dealer's hand would beat one's own; else fold.
"""

import random
import time
from typing import TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray
from phevaluator import evaluate_cards

from benchmarks.measure import given, rate, size
from games.uth.best_play import KINDS
from games.uth.boards import score

Ints: TypeAlias = "NDArray[np.int64]"

SIX, FIVE, EIGHT, TEN, JACK, QUEEN, KING, ACE = 4, 3, 6, 8, 9, 10, 11, 12
BEATEN_BY = 21


# The strategy. Cards of a deal: 0-4 the board, 5 and 6 the player's, 7 and 8 the dealer's.


@njit(cache=True)
def plays_before_the_flop(first: int, second: int) -> bool:
    """Whether to play ×4 with these two."""
    high, low = max(first >> 2, second >> 2), min(first >> 2, second >> 2)
    suited = first & 3 == second & 3
    if high == low:
        return high > 0
    if high == ACE:
        return True
    if high == KING:
        return suited or low >= FIVE
    if high == QUEEN:
        return low >= (SIX if suited else EIGHT)
    return high == JACK and low >= (EIGHT if suited else TEN)


@njit(cache=True)
def own_pair(own: Ints, board: Ints) -> bool:
    """Whether a card of one's own makes a pair."""
    for card in own:
        for other in board:
            if card >> 2 == other >> 2:
                return True
    return False


@njit(cache=True)
def plays_on_the_flop(cards: Ints) -> bool:
    """Whether to play ×2; `cards` are the flop's three and then one's own two."""
    if score(cards) >> 26 >= 2 or own_pair(cards[3:], cards[:3]):
        return True
    for suit in range(4):
        count, ten_or_better = 0, False
        for at in range(5):
            if cards[at] & 3 == suit:
                count += 1
                ten_or_better |= at >= 3 and cards[at] >> 2 >= TEN
        if count >= 4 and ten_or_better:
            return True
    return False


@njit(cache=True)
def plays_on_the_river(deal: Ints, mine: int) -> bool:
    """Whether to play ×1 with this score, and not fold."""
    board, own = deal[:5], deal[5:7]
    if own[0] >> 2 == own[1] >> 2 or own_pair(own, board) or mine >> 26 > score(board) >> 26:
        return True
    outs, six = 0, np.empty(6, dtype=np.int64)
    six[:5] = board
    for card in range(52):
        if own[0] != card != own[1] and card not in board:
            six[5] = card
            outs += score(six) > mine
    return outs < BEATEN_BY


@njit(cache=True)
def play(hands: int, seed: int) -> tuple[Ints, Ints, Ints, Ints]:
    """Play so many hands. Counts: won [kind, multiple 4 2 1, dealer qualifies], lost [multiple,
    dealer qualifies], folded [kind], and [equal].
    """
    won = np.zeros((10, 3, 2), dtype=np.int64)
    lost = np.zeros((3, 2), dtype=np.int64)
    folded = np.zeros(10, dtype=np.int64)
    equal = np.zeros(1, dtype=np.int64)
    pack = np.arange(52)
    flop = np.empty(5, dtype=np.int64)
    theirs = np.empty(7, dtype=np.int64)
    state = np.uint64(seed)
    for _ in range(hands):
        for at in range(9):
            # splitmix64 (Steele, Lea and Flood, 2014); its upper half times the choices left, upper
            # half again.
            state += np.uint64(0x9E3779B97F4A7C15)
            z = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
            z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
            z ^= z >> np.uint64(31)
            other = at + np.int64(((z >> np.uint64(32)) * np.uint64(52 - at)) >> np.uint64(32))
            pack[at], pack[other] = pack[other], pack[at]
        mine = score(pack[:7])
        flop[:3], flop[3:] = pack[:3], pack[5:7]
        if plays_before_the_flop(pack[5], pack[6]):
            street = 0
        elif plays_on_the_flop(flop):
            street = 1
        elif plays_on_the_river(pack, mine):
            street = 2
        else:
            folded[mine >> 26] += 1
            continue
        theirs[:5], theirs[5:] = pack[:5], pack[7:9]
        dealer = score(theirs)
        qualifies = 1 if dealer >> 26 else 0
        if mine > dealer:
            won[mine >> 26, street, qualifies] += 1
        elif mine < dealer:
            lost[street, qualifies] += 1
        else:
            equal[0] += 1
    return won, lost, folded, equal


def _scored(hands: int) -> int:
    """Have phevaluator score so many hands of seven cards."""
    chance, pack = random.Random(1), range(52)
    for _ in range(hands):
        evaluate_cards(*chance.sample(pack, 7))
    return hands


def main() -> None:
    """Print the counts, as `games.uth.sample` keeps them."""
    asked = given()
    millions, seed = (*asked, *(1000, 1)[len(asked) :])
    play(1, seed)
    hands = size(millions * 1_000_000, 1000)
    start = time.perf_counter()
    won, lost, folded, equal = play(hands, seed)
    took = time.perf_counter() - start
    print(f"{hands:,} hands in {took:.0f} s, seed {seed}")
    scored = rate(lambda: _scored(size(200_000, 100)))
    print(
        f"{hands / took:,.0f} hands a second; phevaluator scores {scored:,.0f}: "
        f"ratio {hands / took / scored:.2f}"
    )
    print("WON = {")
    for kind, counts in reversed(list(zip(KINDS, won.tolist(), strict=True))):
        print(f'    "{kind}": {tuple(map(tuple, counts))},')
    print("}")
    print(f"LOST = {tuple(map(tuple, lost.tolist()))}")
    print("FOLDED = {")
    for kind, count in reversed(list(zip(KINDS, folded.tolist(), strict=True))):
        print(f'    "{kind}": {count:_},')
    print("}")
    print(f"EQUAL = {equal[0]:_}")


if __name__ == "__main__":
    main()
