"""Canadian Salad, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.canadian_salad.rules import CONTRACTS, GAME, deck
from games.engine import NotARound, Round, as_kind, result, view
from tests.games.at_the_table import act, facts, may, paid, refused, sit, told
from tests.games.tricks_played import Played, play, takers

FOUR = {1: 500, 2: 500, 3: 500, 4: 500}
ORDER = "23456789TJQKA"

SPREAD = Played(
    [
        "Ah Kh Qh 2h",  # seat 1: three hearts more, and the queen
        "Ac Kc Qc 2c",  # seat 1: the queen of clubs
        "3c 4c 5c Jc",  # seat 4
        "2d 3d 4d Ad",  # led by seat 4, taken by seat 3
        "Qs Ks As 2s",  # led by seat 3, taken by seat 1: the king of spades
        "9h Th Jh 3h",  # led by seat 1, taken by seat 3
        "6c 7c 8c Tc",  # led by seat 3, taken by seat 2
        "5d 6d 7d Kd",  # led by seat 2, taken by seat 1
        "8h 7h 6h 5h",  # seat 1
        "3s 4s 5s 6s",  # led by seat 1, taken by seat 4
        "8d 9d Td Qd",  # led by seat 4, taken by seat 3
        "7s 8s 9s Ts",  # led by seat 3, taken by seat 2
        "4h 9c Js Jd",  # led by seat 2, who takes the last trick
    ],
    ORDER,
)
"""Four seats, of which seat 4 deals."""
WHO_TAKES = [1, 1, 4, 3, 1, 3, 2, 1, 1, 4, 3, 2, 2]


def a_deal(
    number: int = 1, racks: dict[int, int] = FOUR, scores: Any = None, pot: int = 0, **setup: Any
) -> Round:
    """The deal of this number; seat 4 deals."""
    before = dict.fromkeys(map(str, racks), 0) if scores is None else scores
    carry = {"dealer": 4, "deals": number - 1, "scores": before, "pot": pot} if number > 1 else {}
    cards = SPREAD.deck(sorted(racks), dealer=4)
    return sit(GAME, racks, dealer=4, deck=[cards], carry=carry, **setup)


def played(number: int = 1, racks: dict[int, int] = FOUR, **setup: Any) -> Round:
    """That deal, played to its end."""
    return act(a_deal(number, racks, **setup), *SPREAD.actions(sorted(racks), dealer=4))


# The cards


@pytest.mark.parametrize(
    ("seats", "each", "left_out"),
    [(3, 17, {"2c"}), (4, 13, set()), (5, 10, {"2c", "2d"}), (6, 8, {"2c", "3c", "2d", "3d"})],
)
def test_the_whole_pack_is_dealt_in_equal_hands(seats: int, each: int, left_out: set[str]) -> None:
    dealt = sit(GAME, dict.fromkeys(range(1, seats + 1), 5), seed=bytes(32))
    hands = [dealt.table.cards(f"hand:{seat}") for seat in dealt.table.seats]
    assert [len(hand) for hand in hands] == [each] * seats
    everything = {rank + suit for suit in "cdhs" for rank in ORDER}
    assert everything - {card for hand in hands for card in hand} == left_out
    assert set(deck(seats)) == everything - left_out


def test_the_left_of_the_deal_leads_and_the_ace_is_high() -> None:
    over = played()
    assert facts(a_deal())["tricks"]["order"] == []
    assert may(a_deal()) == {(1, "play")}
    assert takers(over) == WHO_TAKES


def test_suit_must_be_followed() -> None:
    dealt = act(a_deal(), play(1, "Ah"))
    assert "hearts were led" in refused(dealt, play(2, "Kc")).message
    act(dealt, play(2, "Th"))


# The six deals


@pytest.mark.parametrize(
    ("number", "scored"),
    [
        (1, [50, 30, 30, 20]),
        (2, [80, 10, 40, 0]),
        (3, [75, 0, 25, 0]),
        (4, [100, 0, 0, 0]),
        (5, [0, 100, 0, 0]),
        (6, [305, 140, 95, 20]),
    ],
)
def test_what_each_deal_scores(number: int, scored: list[int]) -> None:
    """Counted from the tricks by hand. Four players are given out 130, 130, 100, 100, 100, 560."""
    scores = as_kind(result(played(number))["scores"], dict[str, int])
    assert list(scores.values()) == scored
    assert sum(scored) == [130, 130, 100, 100, 100, 560][number - 1]


def test_the_sixth_deal_counts_the_queen_of_hearts_twice_and_everything_else_once() -> None:
    sheet = facts(played(6))["sheet"]
    assert [item for item in sheet["items"] if item["name"] == "1"] == [
        {"name": "1", "what": "5 tricks", "points": 50},
        {"name": "1", "what": "8 hearts", "points": 80},
        {"name": "1", "what": "3 queens", "points": 75},
        {"name": "1", "what": "K♠", "points": 100},
    ]
    assert [item["what"] for item in sheet["items"] if item["name"] == "2"] == [
        "3 tricks",
        "a heart",
        "the last trick",
    ]
    assert sheet["tricks"][0]["points"] == 10 + 40 + 25
    assert sheet["tricks"][-1]["points"] == 10 + 10 + 100


EXAMPLE = ["Qh", "Ah", "Ks", "9h"]


@pytest.mark.parametrize(
    ("number", "points", "if_last"), [(6, 165, 265), (3, 25, 25), (5, 0, 100), (4, 100, 100)]
)
def test_the_example_of_a_trick(number: int, points: int, if_last: int) -> None:
    last = list(CONTRACTS.values())[4][0]
    counted = list(CONTRACTS.values())[number - 1]
    assert (
        sum(counter.points * counter.count(EXAMPLE) for counter in counted if counter != last)
        == points
    )
    assert sum(counter.points * counter.count(EXAMPLE) for counter in counted) == if_last


@pytest.mark.parametrize(
    ("seats", "gives"),
    [
        (3, [170, 130, 100, 100, 100, 600]),
        (5, [100, 130, 100, 100, 100, 530]),
        (6, [80, 130, 100, 100, 100, 510]),
    ],
)
def test_what_a_deal_gives_out(seats: int, gives: list[int]) -> None:
    racks = dict.fromkeys(range(1, seats + 1), 0)
    for number, points in enumerate(gives, 1):
        scores = dict.fromkeys(map(str, racks), 0)
        carry = {"dealer": 1, "deals": number - 1, "scores": scores, "pot": 0}
        dealt = sit(GAME, racks, carry=carry if number > 1 else {}, seed=bytes(32), dealer=1)
        while dealt.prompt:
            option = dealt.prompt.options[0]
            assert option.by != "dealer"
            cards = as_kind(option.values["card"].data(), list[str])
            act(dealt, play(option.by, cards[0]))
        assert sum(as_kind(result(dealt)["scores"], dict[str, int]).values()) == points


def test_the_table_says_what_the_deal_is_about() -> None:
    dealt = a_deal(4)
    assert (facts(dealt)["deal"], facts(dealt)["contract"]) == (4, "king-of-spades")
    assert told(dealt) == ["Deal 4 of 6, Player 4 deals: the K♠ costs 100."]


# The game


def test_the_first_deal_takes_antes_and_no_other() -> None:
    first = a_deal(1, options={"ante": 10})
    assert paid(first) == [(f"seat:{seat}", "pot", 10) for seat in (1, 2, 3, 4)]
    assert paid(a_deal(2, options={"ante": 10})) == []


def test_the_game_goes_on_with_the_next_deal() -> None:
    over = played(1, options={"ante": 10})
    scores = {"1": 50, "2": 30, "3": 30, "4": 20}
    assert over.carry == {"dealer": 1, "deals": 1, "scores": scores, "pot": 40}


def test_after_the_sixth_deal_the_lowest_score_takes_the_pot() -> None:
    before = {"1": 0, "2": 300, "3": 200, "4": 250}
    over = played(6, scores=before, pot=40)
    assert paid(over) == [("pot", "seat:4", 40)]
    scores = {"1": 305, "2": 440, "3": 295, "4": 270}
    assert over.carry == {"finished": True, "winners": [4], "deals": 6, "scores": scores}


def test_stakes_are_paid_to_every_better_score() -> None:
    """The example of the page: 210, 330, 260 and 320 at the end of the sixth deal."""
    final = {"1": 410, "2": 530, "3": 460, "4": 520}
    before = {"1": 105, "2": 390, "3": 365, "4": 500}
    over = played(6, scores=before, options={"ante": 10, "stake": 1}, pot=40)
    assert result(over)["scores"] == final
    assert paid(over) == [
        ("pot", "seat:1", 40),
        ("seat:2", "seat:1", 120),
        ("seat:2", "seat:3", 70),
        ("seat:2", "seat:4", 10),
        ("seat:3", "seat:1", 50),
        ("seat:4", "seat:1", 110),
        ("seat:4", "seat:3", 60),
    ]


def test_without_ante_and_stake_no_chip_moves() -> None:
    over = played(6, dict.fromkeys(FOUR, 0))
    assert (paid(over), over.markers) == ([], {})


def test_others_break_up_the_game() -> None:
    carry = {"dealer": 6, "deals": 3, "scores": {"1": 30, "2": 0, "6": 65}, "pot": 21}
    dealt = sit(GAME, {1: 9, 2: 0, 3: 9}, carry=carry, options={"ante": 5}, seed=bytes(32))
    assert paid(dealt) == [
        ("pot", "seat:1", 11),
        ("pot", "seat:2", 10),
        ("seat:2", "pot", 5),
        ("seat:3", "pot", 5),
        ("seat:1", "pot", 5),
    ]
    assert (facts(dealt)["deal"], facts(dealt)["contract"]) == (1, "tricks")


@pytest.mark.parametrize("deals", [0, 6, 7, True])
def test_a_running_game_has_one_to_five_deals_behind_it(deals: object) -> None:
    carry = {"dealer": 1, "deals": deals, "scores": {"1": 0, "2": 0, "3": 0}, "pot": 0}
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0, 3: 0}, carry=carry, seed=bytes(32))


# Physical cards


def test_a_revoke_is_reported_with_a_real_deck() -> None:
    dealt = sit(GAME, {1: 0, 2: 0, 3: 0}, dealer=3, cards="physical")
    act(dealt, play(1, "Ah"), play(2, "Kd"), play(3, "2h"), play(1, "Ac"), play(2, "3h"))
    assert result(dealt)["faults"] == [
        {"action": 1, "seat": 2, "kind": "revoke"},
    ]
    assert refused(dealt, play(3, "2c")).code == "bad-value"


def test_the_felt_names_the_six_deals_and_what_they_cost() -> None:
    contracts = view(a_deal(), "wall").board["contracts"]
    assert [text.replace("\ufe0e", "") for text in contracts] == [
        "Tricks 10",
        "Hearts 10",
        "Queens 25",
        "K♠ 100",
        "Last trick 100",
        "Everything",
    ]
