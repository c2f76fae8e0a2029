"""What a choice is worth on the flop and on the river, against settling every hand of the dealer by
the rules themselves, and against an evaluator looking at every hand.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from games.cards import PACK, Card, hands
from games.catalogue import GAMES
from games.engine import Action, Round, Seat, set_up
from games.uth import street as uth_street
from games.uth.street import Stakes, on_flop, on_river

ANTE, TRIPS = 5, 2
HOME = dict(zip(hands.HANDS, (2500, 250, 50, 15, 7, 5, 5, 5, 5, 5), strict=True))
TRIPS_WINS = dict(zip(hands.HANDS, (100, 80, 60, 16, 12, 10, 6, -2, -2, -2), strict=True))
STAKES = Stakes(ANTE, TRIPS, HOME, TRIPS_WINS)


def won_by_the_rules(two: list[Card], board: list[Card], dealer: list[Card], do: str) -> int:
    """What a seat wins that checks to the river, settled by the game's own script."""
    deck = [*board, *two, *dealer]
    round_ = Round(set_up(GAMES["uth"], [Seat(1, "Ana", 1000)], deck=[deck]))
    round_.act(Action(1, "bet", {"ante": ANTE, "trips": TRIPS}))
    round_.act(Action("dealer", "deal"))
    last = Action(1, "fold") if do == "fold" else Action(1, "play", {"times": 1})
    for action in (Action(1, "check"), Action(1, "check"), last):
        round_.act(action)
    return round_.table.chips(1) - 1000


@pytest.mark.parametrize(
    ("two", "board"),
    [
        (["Kd", "4c"], ["Ks", "9h", "7h", "2c", "3h"]),
        (["Qd", "4c"], ["9s", "9h", "9d", "2c", "3h"]),
    ],
)
def test_on_the_river_every_hand_of_the_dealer_is_settled_by_the_rules(
    two: list[Card], board: list[Card]
) -> None:
    left = [card for card in PACK if card not in {*two, *board}]
    pairs = [list(pair) for pair in combinations(left, 2)]
    won = sum(won_by_the_rules(two, board, pair, "play") for pair in pairs)
    worth = on_river(two, board, STAKES)
    assert worth["x1"] == Fraction(won, 990)
    assert worth["fold"] == won_by_the_rules(two, board, pairs[0], "fold")


@pytest.mark.parametrize(
    "flop", [["Ks", "9h", "7c"], ["Ks", "9s", "7c"], ["Ks", "9s", "7s"], ["9h", "9s", "9d"]]
)
def test_the_dealers_hands_are_scored_like_an_evaluator_scores_them(flop: list[Card]) -> None:
    left = [card for card in PACK if card not in flop]
    plain = uth_street._plain_scores(flop)
    for ends in list(combinations(left, 2))[::97]:
        rest = [card for card in left if card not in ends][::2]
        board = [*flop, *ends]
        expected = Counter(hands.score([*board, *pair]) for pair in combinations(rest, 2))
        assert uth_street._dealers(uth_street._lies(board), rest, plain) == expected


def test_a_check_on_the_flop_is_worth_the_better_of_one_ante_and_a_fold_on_every_river() -> None:
    """On a flop of four suits nobody looks at again: a tenth of the rivers, one by one."""
    two, flop = ["Ad", "8c"], ["Kh", "8s", "3d"]
    worth = on_flop(two, flop, STAKES)
    left = [card for card in PACK if card not in {*two, *flop}]
    ends = list(combinations(left, 2))[::10]
    rivers = [on_river(two, [*flop, *end], STAKES) for end in ends]
    about = sum(float(max(river.values())) for river in rivers) / len(rivers)
    assert float(worth["check"]) == pytest.approx(about, abs=1.5)
    assert worth["x2"] > worth["check"]  # a pair on the flop is played


def test_the_best_play_on_the_flop_is_the_published_one() -> None:
    """Stanford Wong's and the Wizard of Odds' simple rule: two pair or better, a hidden pair but of
    deuces, four to a flush with a hidden ten or better.
    """
    casino = Stakes(
        10,
        0,
        dict(zip(hands.HANDS, (5000, 500, 100, 30, 15, 10, 0, 0, 0, 0), strict=True)),
        dict.fromkeys(hands.HANDS, 0),
    )
    plays = [
        (["9d", "5c"], ["9h", "Js", "3d"]),
        (["6d", "5c"], ["6h", "5s", "Kd"]),
        (["Th", "4h"], ["Kh", "7h", "2s"]),
    ]
    checks = [
        (["9d", "5c"], ["Kh", "Js", "3d"]),
        (["2d", "2c"], ["Kh", "Js", "9d"]),
        (["Jd", "5c"], ["8h", "8s", "3d"]),
    ]
    for two, flop in plays:
        worth = on_flop(two, flop, casino)
        assert worth["x2"] > worth["check"]
    for two, flop in checks:
        worth = on_flop(two, flop, casino)
        assert worth["x2"] < worth["check"]
