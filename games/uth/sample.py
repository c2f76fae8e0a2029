"""A thousand million hands of Ultimate Texas Hold'em, played by the usual simple strategy and
counted: `benchmarks/uth_odds.py`, which describes it, seed 1.

For Blind tables whose best play nobody has computed. On the casino's table the simple strategy
costs a player 2.46 of a hundred chips anted, the best play 2.18; on the home table it wins 35.49,
the best play 35.86.
"""

from collections.abc import Mapping

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
