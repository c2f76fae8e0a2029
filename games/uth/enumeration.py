"""Every deal of Ultimate Texas Hold'em, played as well as can be against a Blind table.

Needs numba, the package's extra `odds`; nothing else of Croupier imports this module before it is
needed. There are 2,598,960 boards, of which 134,459 differ by more than the names of the suits; to
each 1,081 hands of the player, and to each of those 990 of the dealer. For one board all 1,081
hands are put in order once; how many of the dealer's hands are better and worse follows from how
many lie below and above, less those that share a card with the player's. So nothing is sampled, and
a table takes seconds.

Twice over all boards: first, how much better ×2 and ×4 are than going on to the river, summed for
every flop and hand and compared; then, what comes of it, counted. What several seats win together,
who share a board and a dealer, is a sample of ten million deals: four to every board.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm

import numpy as np
from numba import get_num_threads, njit, prange

from games.odds import bank
from games.uth.best_play import (
    DEALS,
    HANDS_OF_TWO,
    KINDS,
    MOST_SEATS,
    OPENINGS,
    SEVEN_CARD_HANDS,
    BestPlay,
    Opening,
    Pays,
    Shown,
    showdowns,
)
from games.uth.boards import BOARDS, FLOPS, Ints, Names, all_boards, numbered_cards, score

MOST_THREADS = 4
"""Each has 40 MB of its own."""
AT_ONCE = 2_000
"""So many boards between two words about how far it has come."""
FINEST = 500_000_000
"""The greatest common denominator of a Blind table whose sums still fit 64 bits."""
PAIR = 1 << 26
"""The least score that qualifies."""
TWO, ONE, FOLD = range(len(OPENINGS), len(OPENINGS) + 3)
"""Where what comes of ×2, ×1 and fold is counted, behind what comes of ×4 with each opening."""
DEALS_TO_A_BOARD = 4
LEAST = 6 * MOST_SEATS
"""What all seats can lose together, in antes."""
FINE, COARSE, COARSER = 2 * (LEAST + 100) + 1, 400, 5
"""What seats win together is counted in half antes up to 100, then in fives up to 2,100 antes,
rounded up; what is more in one number.
"""
RESULTS = 5
"""Won or lost, against a dealer who qualifies or not, and equal: ``won, won unqualified, lost, lost
unqualified, equal``.
"""


# One board


@njit(cache=True)
def compare(board: Ints, hands: Ints, results: Ints) -> None:
    """Compare every hand of two of the other cards with the 990 that the dealer can hold then.
    Fills in `hands`, each its cards and its score, and `results`: how many of the dealer's hands
    give each of `RESULTS`.
    """
    seven = np.empty(7, dtype=np.int64)
    seven[:5] = board
    order = np.empty(len(hands), dtype=np.int64)  # score, then number of the hand
    unqualified = 0
    unqualified_with = np.zeros(52, dtype=np.int64)
    at = 0
    for a in range(51):
        if a in board:
            continue
        for b in range(a + 1, 52):
            if b in board:
                continue
            seven[5], seven[6] = a, b
            strength = score(seven)
            hands[at] = (a, b, strength)
            order[at] = strength << 11 | at
            if strength < PAIR:
                unqualified += 1
                unqualified_with[a] += 1
                unqualified_with[b] += 1
            at += 1
    order.sort()
    lower = 0
    lower_with = np.zeros(52, dtype=np.int64)
    equal_with = np.zeros(52, dtype=np.int64)
    start = 0
    while start < len(order):
        end = start
        equal_with[:] = 0
        while end < len(order) and order[end] >> 11 == order[start] >> 11:
            a, b = hands[order[end] & 2047, 0], hands[order[end] & 2047, 1]
            equal_with[a] += 1
            equal_with[b] += 1
            end += 1
        for place in range(start, end):
            number = order[place] & 2047
            a, b = hands[number, 0], hands[number, 1]
            # The hand itself was counted with both its cards: once too often.
            worse = lower - lower_with[a] - lower_with[b]
            equal = end - start - equal_with[a] - equal_with[b] + 1
            better = 990 - worse - equal
            fails = unqualified - unqualified_with[a] - unqualified_with[b]
            if hands[number, 2] >= PAIR:
                results[number] = (worse - fails, fails, better, 0, equal)
            else:
                fails += 1 - worse - equal
                results[number] = (0, worse, better - fails, fails, equal)
        lower = end
        lower_with += equal_with
        start = end


@njit(cache=True)
def _river(result: Ints, pay: int, unit: int) -> int:
    """What ×1 wins with this hand, over all hands of the dealer, where the Blind pays so much."""
    won = result[0] * (2 * unit + pay) + result[1] * (unit + pay)
    return won - result[2] * 3 * unit - result[3] * 2 * unit


# All boards


@njit(cache=True)
def _flops(board: Ints, names: Names, flops: Ints) -> None:
    """The ten flops that a board can begin with, each with its renaming."""
    at = 0
    for i in range(3):
        for j in range(i + 1, 4):
            for k in range(j + 1, 5):
                flops[at, 0] = names.flop[board[i], board[j], board[k]]
                flops[at, 1] = names.renaming[board[i], board[j], board[k]]
                at += 1


@njit(cache=True)
def _compare(boards: Ints, names: Names, pays: Ints, unit: int, better: Ints) -> None:
    """Add up, for each flop and hand, over these boards and the dealer's hands: how much ×2, and
    ×4, win beyond the better of ×1 and fold on the river. In `unit`: so many to an ante.
    """
    hands = np.empty((1081, 3), dtype=np.int64)
    results = np.empty((1081, RESULTS), dtype=np.int64)
    gains = np.empty((1081, 3), dtype=np.int64)
    flops = np.empty((10, 2), dtype=np.int64)
    for board in boards:
        weight = board[5]
        compare(board[:5], hands, results)
        for number in range(1081):
            result = results[number]
            # ×1 less the better of ×1 and fold
            over = min(_river(result, pays[hands[number, 2] >> 26], unit) + 2 * 990 * unit, 0)
            step = (result[0] + result[1] - result[2] - result[3]) * unit
            gains[number, 0] = names.hand[hands[number, 0], hands[number, 1]]
            gains[number, 1] = weight * (over + step)
            gains[number, 2] = weight * (over + 3 * step)
        _flops(board, names, flops)
        for begun in range(10):
            sums, renamed = better[flops[begun, 0]], names.renamed[flops[begun, 1]]
            for number in range(1081):
                name = renamed[gains[number, 0]]
                sums[name, 0] += gains[number, 1]
                sums[name, 1] += gains[number, 2]


@njit(cache=True, parallel=True)
def _compare_all(boards: Ints, names: Names, pays: Ints, unit: int, better: Ints) -> None:
    """`_compare`, a share of the boards to each thread, each with sums of its own."""
    for thread in prange(len(better)):
        _compare(boards[thread :: len(better)], names, pays, unit, better[thread])


@njit(cache=True)
def _deal(
    board: Ints, hands: Ints, results: Ints, flops: Ints, names: Names, pays: Ints, unit: int,
    opens: Ints, raises: Ints, together: Ints,
) -> None:  # fmt: skip
    """Deal a board some times over to the dealer and all seats, and count what the first seat wins,
    what the first two win together, and so on.
    """
    left = np.array([card for card in range(52) if card not in board[:5]])
    places = np.zeros(52, dtype=np.int64)
    places[left] = np.arange(47)
    # splitmix64 (Steele, Lea and Flood, 2014); its upper half times the choices left, upper half
    # again. Each board has numbers of its own.
    state = np.uint64(0)
    for card in board[:5]:
        state = state * np.uint64(52) + np.uint64(card)
    state <<= np.uint64(32)
    for _ in range(DEALS_TO_A_BOARD * board[5]):
        for at in range(3 + 2 * MOST_SEATS):
            state += np.uint64(0x9E3779B97F4A7C15)
            z = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
            z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
            z = (z ^ (z >> np.uint64(31))) >> np.uint64(32)
            if at == 2 + 2 * MOST_SEATS:
                flop, way = flops[np.int64((z * np.uint64(10)) >> np.uint64(32))]
            else:
                other = at + np.int64((z * np.uint64(47 - at)) >> np.uint64(32))
                left[at], left[other] = left[other], left[at]
        dealer = hands[_number(places[left[0]], places[left[1]]), 2]
        won = 0
        for seat in range(MOST_SEATS):
            a, b = left[2 + 2 * seat], left[3 + 2 * seat]
            number, name = _number(places[a], places[b]), names.hand[a, b]
            mine = hands[number, 2]
            pay = pays[mine >> 26]
            if opens[names.opening[name]]:
                times = 4
            elif raises[flop, names.renamed[way, name]]:
                times = 2
            else:
                times = 1 if _river(results[number], pay, unit) > -2 * 990 * unit else 0
            ante = unit if dealer >= PAIR else 0
            if times == 0:
                won -= 2 * unit
            elif mine > dealer:
                won += ante + pay + times * unit
            elif mine < dealer:
                won -= ante + (1 + times) * unit
            together[seat, _place(won, unit)] += 1


@njit(cache=True)
def _number(first: int, second: int) -> int:
    """The number that `compare` gives to a hand, by the places of its cards among the 47."""
    low, high = min(first, second), max(first, second)
    return low * (93 - low) // 2 + high - low - 1


@njit(cache=True)
def _place(won: int, unit: int) -> int:
    """Where so much is counted: see `FINE`."""
    halves = -(-2 * won // unit)
    if halves <= 200:
        return halves + 2 * LEAST
    return min(FINE + (halves - 201) // (2 * COARSER), FINE + COARSE)


@njit(cache=True)
def _count(
    boards: Ints, names: Names, pays: Ints, unit: int, opens: Ints, raises: Ints, counts: Ints,
    together: Ints,
) -> None:  # fmt: skip
    """Count what comes of the best play, by kind and result: of ×4 with each opening, whether it is
    best or not, then of ×2, ×1 and fold. And deal each board to several seats.
    """
    hands = np.empty((1081, 3), dtype=np.int64)
    results = np.empty((1081, RESULTS), dtype=np.int64)
    flops = np.empty((10, 2), dtype=np.int64)
    for board in boards:
        weight = board[5]
        compare(board[:5], hands, results)
        _flops(board, names, flops)
        for number in range(1081):
            kind, result = hands[number, 2] >> 26, results[number]
            name = names.hand[hands[number, 0], hands[number, 1]]
            opening = names.opening[name]
            for at in range(RESULTS):
                counts[opening, kind, at] += 10 * weight * result[at]
            if opens[opening]:
                continue
            twos = 0
            for begun in range(10):
                twos += raises[flops[begun, 0], names.renamed[flops[begun, 1], name]]
            folds = _river(result, pays[kind], unit) <= -2 * 990 * unit
            for at in range(RESULTS):
                counts[TWO, kind, at] += weight * twos * result[at]
                counts[FOLD if folds else ONE, kind, at] += weight * (10 - twos) * result[at]
        _deal(board, hands, results, flops, names, pays, unit, opens, raises, together)


@njit(cache=True, parallel=True)
def _count_all(
    boards: Ints, names: Names, pays: Ints, unit: int, opens: Ints, raises: Ints, counts: Ints,
    together: Ints,
) -> None:  # fmt: skip
    """`_count`, a share of the boards to each thread, each with counts of its own."""
    for thread in prange(len(counts)):
        share = boards[thread :: len(counts)]
        _count(share, names, pays, unit, opens, raises, counts[thread], together[thread])


def best_play(
    blind: Pays, progress: Callable[[int, int], None] = lambda done, of: None
) -> BestPlay | None:
    """The best play against this Blind table, counted over all deals; where two choices are worth
    the same, the smaller bet. `progress` is told how many boards are done, of how many; each is
    looked at twice.

    Takes half a minute on two cores, and 300 MB; the first time longer by the compiler's quarter of
    a minute. None where the table's fractions have no common denominator up to `FINEST`: they
    cannot be computed with.
    """
    rows = [Fraction(-1) if row is None else row for row in map(blind.__getitem__, KINDS)]
    unit = lcm(*(row.denominator for row in rows))
    if unit > FINEST:
        return None
    pays = np.array([int(row * unit) for row in rows])
    names, boards = numbered_cards(), all_boards()
    threads = min(get_num_threads(), MOST_THREADS)

    better = np.zeros((threads, FLOPS, HANDS_OF_TWO, 2), dtype=np.int64)
    for first in range(0, BOARDS, AT_ONCE):
        _compare_all(boards[first : first + AT_ONCE], names, pays, unit, better)
        progress(min(first + AT_ONCE, BOARDS), 2 * BOARDS)
    raises, gained = _decided(better.sum(axis=0), names)

    counts = np.zeros((threads, FOLD + 1, len(KINDS), RESULTS), dtype=np.int64)
    together = np.zeros((threads, MOST_SEATS, FINE + COARSE + 1), dtype=np.int64)
    opens = np.array([gain > 0 for gain in gained])
    for first in range(0, BOARDS, AT_ONCE):
        part = boards[first : first + AT_ONCE]
        _count_all(part, names, pays, unit, opens, raises, counts, together)
        progress(BOARDS + min(first + AT_ONCE, BOARDS), 2 * BOARDS)
    gains = [Fraction(gain, unit) for gain in gained]
    return _play(blind, counts.sum(axis=0), gains, _together(together.sum(axis=0), max(rows)))


def _decided(better: Ints, names: Names) -> tuple[Ints, list[int]]:
    """From the sums of `_compare`: for each flop and hand whether ×2 is better than going on, and
    by how much ×4 is better than a check with each opening, over all its deals.

    Hands that are alike beside a flop each have a share of the sums, whichever renaming came first:
    here each gets the whole, as often as the flop has renamings that leave it as it is.
    """
    whole = np.zeros_like(better)
    for way, renamed in enumerate(names.renamed):
        flops = names.alike[:, way]
        whole[flops] += better[flops][:, renamed]
    raises = whole[:, :, 0] > 0
    gains = whole[:, :, 1] - np.maximum(whole[:, :, 0], 0)
    gains //= names.alike.sum(axis=1)[:, np.newaxis]
    return raises, [
        sum(map(int, gains[:, names.opening == at].flat)) for at in range(len(OPENINGS))
    ]


def _together(counts: Ints, most: Fraction) -> tuple[dict[Fraction, int], ...]:
    """What seats win together: one, two and so on; `most` is what the Blind pays at most."""
    fine = [Fraction(halves, 2) - LEAST for halves in range(FINE)]
    coarse = [Fraction(100 + COARSER * at) for at in range(1, COARSE + 1)]
    worth = [*fine, *coarse, MOST_SEATS * (most + 5)]
    return tuple(
        {won: count for won, count in zip(worth, seats, strict=True) if count}
        for seats in counts.tolist()
    )


def _play(
    blind: Pays, counts: Ints, gained: list[Fraction], together: tuple[dict[Fraction, int], ...]
) -> BestPlay:
    """The counts of `_count`, by name; `gained` is what ×4 wins beyond a check, by opening."""

    def shown(part: Ints) -> dict[str, Shown]:
        by_kind = dict(zip(KINDS, part.tolist(), strict=True))
        return {kind: Shown(*by_kind[kind]) for kind in SEVEN_CARD_HANDS}

    openings = {}
    for at, (name, ways) in enumerate(OPENINGS.items()):
        deals = DEALS // HANDS_OF_TWO * ways
        outcomes = showdowns(4, blind, shown(counts[at]))
        x4 = sum((outcome.hands * outcome.won for outcome in outcomes), Fraction(0)) / deals
        openings[name] = Opening(x4, x4 - gained[at] / deals)
    opened = [at for at, gain in enumerate(gained) if gain > 0]
    return BestPlay(
        dict(blind),
        {
            "x4": shown(counts[opened].sum(axis=0)),
            "x2": shown(counts[TWO]),
            "x1": shown(counts[ONE]),
        },
        {kind: sum(fold) for kind, fold in shown(counts[FOLD]).items()},
        openings,
        together,
    )


def convolved(chances: Sequence[int], row: Sequence[int]) -> list[int]:
    """What `games.odds.bank.convolved` gives, to fifteen digits, and in a tenth of the time."""
    sums = np.convolve(np.array(chances, dtype=np.float64), np.array(row, dtype=np.float64))
    found: list[int] = (sums / bank.ONE).astype(np.int64).tolist()
    return found
