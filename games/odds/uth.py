"""What the paytables of Ultimate Texas Hold'em cost or earn the house in the long run.

Trips is exact: it looks at seven cards, and all 133,784,560 hands of seven have been counted. Ante,
Blind and Play depend on how people play, so a thousand million hands were played by the usual
simple strategy and counted: `benchmarks/uth_odds.py`, which describes it, seed 1. The standard
error on the casino's table is 0.016 of a hundred chips anted. On that table perfect play costs a
player 2.19 of a hundred (Michael Shackleford's figure) and this strategy 2.46; where a table pays
wins much better than the casino's, people who play more hands do better still.
"""

from collections.abc import Mapping
from fractions import Fraction

SEVEN_CARD_HANDS: Mapping[str, int] = {
    "royal flush": 4_324,
    "straight flush": 37_260,
    "four of a kind": 224_848,
    "full house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three of a kind": 6_461_620,
    "two pair": 31_433_400,
    "pair": 58_627_800,
    "high card": 23_294_460,
}
"""How many of the hands of seven cards are of each kind."""

MULTIPLES = (4, 2, 1)
"""Of the Play bet: before the flop, on it, on the river."""

WON: Mapping[str, tuple[tuple[int, int], ...]] = {
    "royal flush": ((3_183, 21_457), (314, 3_734), (221, 1_846)),
    "straight flush": ((8_131, 65_712), (9_962, 79_212), (12_540, 88_541)),
    "four of a kind": ((0, 825_370), (0, 678_374), (0, 18_029)),
    "full house": ((0, 10_628_347), (0, 10_787_879), (0, 1_175_236)),
    "flush": ((1_830_154, 8_666_723), (1_352_661, 5_306_935), (1_514_397, 7_044_979)),
    "straight": ((2_928_692, 8_855_436), (1_412_426, 4_124_196), (5_096_565, 14_862_602)),
    "three of a kind": ((2_417_615, 14_312_411), (125_427, 15_149_211), (83_148, 2_788_074)),
    "two pair": ((5_455_543, 62_284_846), (9_228_631, 47_395_125), (1_005_736, 25_254_740)),
    "pair": ((32_514_436, 55_385_666), (29_831_283, 13_801_494), (19_971_339, 21_253_119)),
    "high card": ((15_572_700, 0), (195_869, 0), (5_390_705, 0)),
}
"""Hands won, by the player's kind of hand: for each multiple, how often the dealer did not qualify,
and did.
"""

LOST = ((3_693_134, 141_361_112), (209_583, 67_371_405), (2_293_965, 104_507_164))
"""Hands lost to a better hand: for each multiple, how often the dealer did not qualify, and did."""

FOLDED: Mapping[str, int] = {
    "royal flush": 0,
    "straight flush": 0,
    "four of a kind": 10_692,
    "full house": 0,
    "flush": 0,
    "straight": 0,
    "three of a kind": 3_478_030,
    "two pair": 5_282_607,
    "pair": 82_147_029,
    "high card": 88_896_559,
}
"""Hands folded on the river, by the player's kind of hand: pairs and better lay on the board."""

EQUAL = 33_927_748

WINS: Mapping[str, int] = {hand: sum(map(sum, counts)) for hand, counts in WON.items()}
HANDS = sum(WINS.values()) + sum(map(sum, LOST)) + sum(FOLDED.values()) + EQUAL


def _won_but_for_the_blind() -> int:
    """Antes won by the players on Ante and Play, and lost on all three circles, over all hands."""
    won = -2 * sum(FOLDED.values())
    for counts in WON.values():
        for multiple, (fails, qualifies) in zip(MULTIPLES, counts, strict=True):
            won += fails * multiple + qualifies * (1 + multiple)
    for multiple, (fails, qualifies) in zip(MULTIPLES, LOST, strict=True):
        won -= fails * (1 + multiple) + qualifies * (2 + multiple)
    return won


WON_BUT_FOR_THE_BLIND = _won_but_for_the_blind()

Rows = Mapping[str, Fraction | None]
"""A paytable: what one chip staked wins with each kind of hand, 0 where it pushes, None where it
loses.
"""

PARTS = 10_000


def blind_edge(pays: Rows) -> int:
    """What the house keeps of ten thousand chips anted, on Ante, Blind and Play together, with this
    Blind table; negative where it loses. What a fraction leaves over (breakage) comes on top.
    """
    won = Fraction(WON_BUT_FOR_THE_BLIND)
    for hand, count in WINS.items():
        row = pays[hand]
        won += count * (-1 if row is None else row)
    return round(-PARTS * won / HANDS)


def trips_edge(pays: Rows) -> int:
    """What the house keeps of ten thousand chips staked on Trips with this table, from people who
    fold no winning Trips; negative where it loses.
    """
    won = Fraction(0)
    for hand, count in SEVEN_CARD_HANDS.items():
        row = pays[hand]
        won += count * (-1 if row is None else row)
    return round(-PARTS * won / sum(SEVEN_CARD_HANDS.values()))


def in_words(parts: int, staked: str) -> str:
    """An edge for people: ``the house loses about 35.5 chips on every 100 anted``."""
    chips = f"{abs(parts) / 100:,.1f}"
    if chips == "0.0":
        return f"the house keeps about nothing of what is {staked}"
    if parts > 0:
        return f"the house keeps about {chips} chips of every 100 {staked}"
    return f"the house loses about {chips} chips on every 100 {staked}"
