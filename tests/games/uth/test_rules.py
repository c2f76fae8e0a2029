"""Ultimate Texas Hold'em, clause by clause (rules page ``ultimate-texas-holdem.md``). Chips are
computed by hand.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from games.cards import PACK, UNSEEN
from games.cards.hands import HANDS
from games.engine import Action, NotARound, Round, Viewer, view
from games.trials.reentry import entered_again
from games.uth.rules import GAME
from tests.games.at_the_table import act, may, offered, paid, racks, refused, seen, sit, told

BOARD, FLUSH, TWO_PAIR = "Ah Kh 7h 2c 9d", "Qh 3h", "As Kd"
DEAL = Action("dealer", "deal")


def bet(seat: int, ante: Any, **more: Any) -> Action:
    return Action(seat, "bet", {"ante": ante, **more})


def check(seat: int) -> Action:
    return Action(seat, "check")


def fold(seat: int) -> Action:
    return Action(seat, "fold")


def times(seat: int, multiple: Any) -> Action:
    return Action(seat, "play", {"times": multiple})


def deck(board: str, hands: Mapping[int, str], dealer: str) -> list[list[str]]:
    """A deck that deals this board, then these hands by seat, then the dealer's."""
    return [" ".join([board, *(hands[seat] for seat in sorted(hands)), dealer]).split()]


def dealt(
    bets: list[Action],
    board: str,
    hands: Mapping[int, str],
    dealer: str,
    chips: int = 200,
    **setup: Any,
) -> Round:
    """A hand that has been dealt to the bettors, each of whom had these chips."""
    rack = dict.fromkeys(sorted(hands), chips)
    return act(sit(GAME, rack, deck=deck(board, hands, dealer), **setup), *bets, DEAL)


def one_seat(
    board: str, hand: str, dealer: str, actions: list[Action], ante: int = 10, **setup: Any
) -> Round:
    """Seat 1 alone, with an ante and these actions."""
    return act(dealt([bet(1, ante)], board, {1: hand}, dealer, **setup), *actions)


ON_THE_FLOP = [check(1), times(1, 2)]
ON_THE_RIVER = [check(1), check(1), times(1, 1)]


# The worked example


def test_the_worked_example() -> None:
    hand = dealt([bet(1, 10, trips=5)], BOARD, {1: FLUSH}, TWO_PAIR)
    act(hand, *ON_THE_FLOP)
    assert hand.finished
    assert racks(hand) == {1: 275}
    assert [
        (transfer.source, transfer.target, transfer.amount, transfer.why)
        for transfer in hand.transfers
    ] == [
        ("seat:1", "circle:1:ante", 10, "ante"),
        ("seat:1", "circle:1:blind", 10, "blind"),
        ("seat:1", "circle:1:trips", 5, "trips"),
        ("seat:1", "circle:1:play", 20, "play ×2"),
        ("house", "seat:1", 10, "ante wins"),
        ("circle:1:ante", "seat:1", 10, "ante wins"),
        ("house", "seat:1", 15, "blind pays 3:2"),
        ("circle:1:blind", "seat:1", 10, "blind pays 3:2"),
        ("house", "seat:1", 20, "play wins"),
        ("circle:1:play", "seat:1", 20, "play wins"),
        ("house", "seat:1", 30, "trips pays 6:1"),
        ("circle:1:trips", "seat:1", 5, "trips pays 6:1"),
    ]
    assert hand.carry == {}


def test_the_worked_example_with_a_real_deck() -> None:
    hand = act(sit(GAME, {1: 200}, cards="physical"), bet(1, 10, trips=5), DEAL, check(1))
    for card in ["Ah", "Kh", "7h"]:
        assert may(hand) == {("dealer", "show")}
        act(hand, Action("dealer", "show", {"card": card}))
    act(hand, times(1, 2))
    for card in ["2c", "9d", "As", "Kd"]:
        assert (
            refused(hand, Action("dealer", "show", {"card": card, "seat": 1})).code == "unknown-key"
        )
        act(hand, Action("dealer", "show", {"card": card}))
    assert refused(hand, Action("dealer", "show", {"card": "Qh"})).code == "missing-key"
    assert refused(hand, Action("dealer", "show", {"card": "Ah", "seat": 1})).code == "bad-value"
    act(hand, *(Action("dealer", "show", {"card": card, "seat": 1}) for card in ["3h", "Qh"]))
    assert hand.finished
    assert racks(hand) == {1: 275}


# Betting


def test_the_blind_equals_the_ante_and_goes_with_it() -> None:
    hand = act(sit(GAME, {1: 200, 2: 200}, seed=bytes(32)), bet(2, 7))
    assert hand.table.places == {
        "seat:1": 200,
        "seat:2": 186,
        "circle:2:ante": 7,
        "circle:2:blind": 7,
    }


def test_a_second_bet_replaces_the_first_whose_chips_come_back_first() -> None:
    hand = act(sit(GAME, {1: 30}, seed=bytes(32)), bet(1, 10), bet(1, 5, trips=15))
    assert paid(hand)[2:] == [
        ("circle:1:ante", "seat:1", 10),
        ("circle:1:blind", "seat:1", 10),
        ("seat:1", "circle:1:ante", 5),
        ("seat:1", "circle:1:blind", 5),
        ("seat:1", "circle:1:trips", 15),
    ]
    assert racks(hand) == {1: 5}


def test_clear_withdraws_a_bet_and_is_offered_only_to_who_has_one() -> None:
    hand = act(sit(GAME, {1: 200, 2: 200}, seed=bytes(32)), bet(1, 10, trips=5))
    assert (1, "clear") in may(hand)
    assert (2, "clear") not in may(hand)
    act(hand, Action(1, "clear"))
    assert racks(hand) == {1: 200, 2: 200}
    assert ("dealer", "deal") not in may(hand)


def test_the_rack_must_hold_one_more_ante_for_the_play_bet() -> None:
    hand = sit(GAME, {1: 35}, seed=bytes(32))
    assert refused(hand, bet(1, 12)).code == "bad-value"
    assert refused(hand, bet(1, 11, trips=3)).code == "not-allowed"
    act(hand, bet(1, 11, trips=2))
    assert racks(hand) == {1: 11}


def test_a_replacement_that_cannot_be_covered_leaves_the_earlier_bet() -> None:
    hand = act(sit(GAME, {1: 30}, seed=bytes(32)), bet(1, 10))
    assert refused(hand, bet(1, 10, trips=1)).code == "not-allowed"
    assert hand.table.chips("circle:1:ante") == 10


@pytest.mark.parametrize("trips", [{}, {"trips": 0}])
def test_trips_of_none_is_no_trips_bet(trips: dict[str, int]) -> None:
    hand = act(sit(GAME, {1: 30}, seed=bytes(32)), bet(1, 10, **trips))
    assert hand.table.chips("circle:1:trips") == 0


def test_a_bet_of_nothing_is_none() -> None:
    assert refused(sit(GAME, {1: 30}, seed=bytes(32)), bet(1, 0)).code == "not-allowed"
    assert refused(sit(GAME, {1: 30}, seed=bytes(32)), bet(1, 0, trips=0)).code == "not-allowed"


def test_chips_that_go_back_or_are_folded_say_which_bet_they_were() -> None:
    hand = dealt([bet(1, 4, trips=2), bet(1, 10, trips=5)], BOARD, {1: "4c 5d"}, TWO_PAIR)
    act(hand, check(1), check(1), fold(1))
    assert [transfer.why for transfer in hand.transfers] == [
        *("ante", "blind", "trips"),
        *("ante back", "blind back", "trips back"),
        *("ante", "blind", "trips"),
        *("ante folded", "blind folded", "trips folded"),
    ]


def test_a_bet_that_is_refused_says_what_it_must_be() -> None:
    hand = sit(GAME, {1: 44}, options={"minimum_bet": 5}, seed=bytes(32))
    assert refused(hand, bet(1, 0)).message == "A bet has an ante, Trips, or both."
    for low in (bet(1, 4), bet(1, 5, trips=4)):
        assert refused(hand, low).message == "The ante and Trips are each 5 or more."
    # Thrice 13 and 6 are one more than 44, of which some may be on the circles already.
    said = (
        "Ante 13 with as much on the Blind, Trips 6, and one more ante for the Play bet come to "
        "45; Player 1 has 44."
    )
    assert refused(hand, bet(1, 13, trips=6)).message == said
    assert refused(act(hand, bet(1, 5)), bet(1, 13, trips=6)).message == said
    act(hand, bet(1, 13, trips=5))


def test_the_bounds_hold_for_the_ante_and_separately_for_trips() -> None:
    bounds = {"minimum_bet": 5, "maximum_bet": 10}
    for wrong in (
        bet(1, 4),
        bet(1, 11),
        bet(1, 5, trips=4),
        bet(1, 5, trips=11),
        bet(1, 0, trips=4),
    ):
        assert refused(sit(GAME, {1: 300}, options=bounds, seed=bytes(32)), wrong).code in (
            "bad-value",
            "not-allowed",
        )
    for right in (bet(1, 5), bet(1, 10, trips=10), bet(1, 0, trips=5)):
        act(sit(GAME, {1: 300}, options=bounds, seed=bytes(32)), right)


def test_where_the_rack_cannot_hold_the_least_ante_trips_alone_is_offered() -> None:
    hand = sit(GAME, {1: 14, 2: 4}, options={"minimum_bet": 5}, seed=bytes(32))
    assert hand.prompt is not None
    assert [option.data() for option in hand.prompt.options] == [
        {
            "by": 1,
            "do": "bet",
            "ante": {"min": 0, "max": 0, "step": 1},
            "trips": {"min": 0, "max": 14, "step": 1},
        }
    ]


def test_an_odd_blind_is_told_what_a_flush_will_round_down() -> None:
    hand = act(sit(GAME, {1: 200, 2: 200}, seed=bytes(32)), bet(1, 7), bet(2, 8))
    lines = told(hand)
    assert len(lines) == 1
    assert "Player 1" in lines[0]
    assert "flush pays 3:2" in lines[0]


def test_at_least_one_bet_must_stand_to_deal() -> None:
    hand = sit(GAME, {1: 200}, seed=bytes(32))
    assert refused(hand, DEAL).code == "not-now"
    act(hand, bet(1, 0, trips=1), DEAL)


def test_nothing_but_bets_comes_before_the_deal_and_no_bet_after_it() -> None:
    hand = sit(GAME, {1: 200, 2: 200}, seed=bytes(32))
    assert refused(hand, check(1)).code == "not-now"
    act(hand, bet(1, 10), DEAL)
    assert refused(hand, bet(2, 10)).code == "not-now"
    assert refused(hand, Action(1, "clear")).code == "not-now"


@pytest.mark.parametrize("by", [1, 2])
def test_the_deal_is_the_dealers(by: int) -> None:
    hand = act(sit(GAME, {1: 200, 2: 200}, seed=bytes(32)), bet(1, 10))
    assert refused(hand, Action(by, "deal")).code == "not-now"


# The deal


def test_five_to_the_board_then_two_to_each_bettor_from_seat_1_the_dealers_last() -> None:
    hand = act(sit(GAME, {2: 200, 5: 200, 7: 200}, deck=[list(PACK)]), bet(7, 10), bet(2, 10), DEAL)
    top = list(PACK)
    assert hand.table.cards("board:covered") == top[:5]
    assert hand.table.cards("hand:2") == top[5:7]
    assert hand.table.cards("hand:7") == top[7:9]
    assert hand.table.cards("hand:dealer") == top[9:11]
    assert hand.table.cards("hand:5") == []
    assert len(hand.table.cards("stock")) == 41


def test_a_seat_sees_its_own_cards_and_nobody_the_boards_or_the_dealers() -> None:
    hand = dealt([bet(1, 10), bet(2, 10)], BOARD, {1: FLUSH, 2: "4c 4d"}, TWO_PAIR)
    others: list[Viewer] = ["dealer", "wall", 2]
    assert view(hand, 1).zones["hand:1"].cards == FLUSH.split()
    for viewer in others:
        assert view(hand, viewer).zones["hand:1"].cards == [UNSEEN, UNSEEN]
        assert '"Qh"' not in seen(hand, viewer)
    for viewer in [*others, 1]:
        assert not {"As", "Kd", "9d"} & set(seen(hand, viewer).split('"'))


# The streets


def test_before_the_flop_each_in_turn_from_seat_1_plays_three_or_four_times_or_checks() -> None:
    hand = dealt([bet(1, 10), bet(2, 10)], BOARD, {1: FLUSH, 2: "4c 4d"}, TWO_PAIR)
    assert may(hand) == {(1, "check"), (1, "play")}
    for wrong in (
        times(1, 1),
        times(1, 2),
        times(1, 5),
        times(1, 0),
        times(1, "4"),
        times(1, 4.0),
        times(1, True),
    ):
        assert refused(hand, wrong).code == "bad-value"
    assert refused(hand, check(2)).code == "not-now"
    assert refused(hand, Action("dealer", "check")).code == "not-now"
    act(hand, times(1, 3))
    assert racks(hand)[1] == 200 - 20 - 30
    assert may(hand) == {(2, "check"), (2, "play")}


def test_a_multiple_the_rack_cannot_cover_is_not_offered() -> None:
    for chips, multiples in ((60, [3, 4]), (59, [3]), (50, [3]), (49, None), (30, None)):
        hand = dealt([bet(1, 10)], BOARD, {1: FLUSH}, TWO_PAIR, chips=chips)
        assert hand.prompt is not None
        play = hand.prompt.option(1, "play")
        assert (play.data()["times"] if play else None) == multiples
        assert hand.prompt.option(1, "check")


def test_on_the_flop_it_is_twice_and_on_the_river_once_or_fold() -> None:
    hand = dealt([bet(1, 10)], BOARD, {1: FLUSH}, TWO_PAIR)
    act(hand, check(1))
    assert hand.table.cards("board") == ["Ah", "Kh", "7h"]
    for wrong in (times(1, 1), times(1, 3), times(1, 4)):
        assert refused(hand, wrong).code == "bad-value"
    assert refused(hand, fold(1)).code == "not-now"
    act(hand, check(1))
    assert hand.table.cards("board") == BOARD.split()
    assert may(hand) == {(1, "fold"), (1, "play")}
    assert refused(hand, times(1, 2)).code == "bad-value"
    assert refused(hand, check(1)).code == "not-now"


def test_the_board_turns_up_only_when_the_last_seat_has_acted() -> None:
    hand = dealt([bet(1, 10), bet(2, 10)], BOARD, {1: FLUSH, 2: "4c 4d"}, TWO_PAIR)
    act(hand, check(1))
    assert hand.table.cards("board") == []
    act(hand, check(2))
    assert hand.table.cards("board") == ["Ah", "Kh", "7h"]


def test_a_seat_that_has_played_is_not_asked_again() -> None:
    hand = dealt([bet(1, 10), bet(2, 10)], BOARD, {1: FLUSH, 2: "4c 4d"}, TWO_PAIR)
    act(hand, times(1, 4), check(2))
    assert may(hand) == {(2, "check"), (2, "play")}
    act(hand, times(2, 2))
    assert hand.finished


def test_a_fold_surrenders_every_bet_of_the_seat_trips_too_at_once() -> None:
    hand = dealt([bet(1, 10, trips=5), bet(2, 10)], BOARD, {1: "4c 5d", 2: FLUSH}, TWO_PAIR)
    act(hand, check(1), times(2, 4), check(1), fold(1))
    assert [
        (transfer.source, transfer.amount)
        for transfer in hand.transfers
        if transfer.target == "house"
    ] == [
        ("circle:1:ante", 10),
        ("circle:1:blind", 10),
        ("circle:1:trips", 5),
    ]
    assert racks(hand)[1] == 175


def test_if_no_seat_is_left_the_round_ends_without_showing() -> None:
    hand = one_seat(BOARD, "4c 5d", TWO_PAIR, [check(1), check(1), fold(1)])
    assert hand.finished
    assert racks(hand) == {1: 180}
    assert view(hand, "wall").zones["hand:dealer"].cards == [UNSEEN, UNSEEN]
    assert view(hand, "wall").zones["hand:1"].cards == [UNSEEN, UNSEEN]


def test_a_folded_hand_stays_hidden_at_the_showdown() -> None:
    hand = dealt([bet(1, 10), bet(2, 10)], BOARD, {1: "4c 5d", 2: FLUSH}, TWO_PAIR)
    act(hand, check(1), times(2, 4), check(1), fold(1))
    assert hand.finished
    assert view(hand, "wall").zones["hand:1"].cards == [UNSEEN, UNSEEN]
    assert view(hand, "wall").zones["hand:2"].cards == FLUSH.split()


def test_trips_alone_is_asked_nothing_and_stays_to_the_end() -> None:
    hand = dealt([bet(1, 0, trips=8), bet(2, 10)], BOARD, {1: "2d 2h", 2: "4c 5d"}, TWO_PAIR)
    act(hand, check(2), check(2), fold(2))
    assert hand.finished
    assert racks(hand) == {1: 200 + 3 * 8, 2: 180}


def test_trips_alone_at_the_table_runs_to_the_end_at_the_deal() -> None:
    hand = dealt([bet(1, 0, trips=8)], BOARD, {1: "4c 5d"}, TWO_PAIR)
    assert hand.finished
    assert racks(hand) == {1: 192}
    assert view(hand, "wall").zones["hand:dealer"].cards == TWO_PAIR.split()


# Settling: who wins what


PLAIN_BOARD = "Kh 9c 7d 4s 2h"


@pytest.mark.parametrize(
    ("board", "mine", "dealers", "chips", "why"),
    [
        # Pair of aces beats a pair of kings: Ante 1:1, Blind even at home, Play 1:1: 10 + 10 + 20.
        (
            PLAIN_BOARD,
            "Ac Ad",
            "Kd Qc",
            240,
            {"ante": "ante wins", "blind": "blind pays 1:1", "play": "play wins"},
        ),
        # The dealer has king high only: the Ante pushes. Blind 10 and Play 20 are won.
        (
            PLAIN_BOARD,
            "Ac 9d",
            "Qd Jc",
            230,
            {"ante": "ante pushes", "blind": "blind pays 1:1", "play": "play wins"},
        ),
        # A better dealer who qualifies takes all three: 10 + 10 + 20.
        (
            PLAIN_BOARD,
            "9d 3c",
            "Kd Qc",
            160,
            {"ante": "ante loses", "blind": "blind loses", "play": "play loses"},
        ),
        # A better dealer who does not qualify: the Ante pushes, Blind and Play are lost.
        (
            PLAIN_BOARD,
            "Qd Jc",
            "Ac Td",
            170,
            {"ante": "ante pushes", "blind": "blind loses", "play": "play loses"},
        ),
        # Equal hands push everything.
        (
            PLAIN_BOARD,
            "Ac 3c",
            "Ad 3d",
            200,
            {"ante": "ante pushes", "blind": "blind pushes", "play": "play pushes"},
        ),
    ],
)
def test_settling_one_seat(
    board: str, mine: str, dealers: str, chips: int, why: dict[str, str]
) -> None:
    hand = one_seat(board, mine, dealers, ON_THE_FLOP)
    assert racks(hand) == {1: chips}
    reasons = {
        transfer.source.split(":")[2]: transfer.why
        for transfer in hand.steps[-1].transfers
        if transfer.source.startswith("circle")
    }
    assert reasons == why


def test_a_pair_on_the_board_qualifies_the_dealer() -> None:
    hand = one_seat("Kh Kc 7d 4s 2h", "Ac Ad", "Qd Jc", ON_THE_FLOP)
    assert racks(hand) == {1: 240}
    assert "The dealer has a pair of kings and qualifies." in told(hand)


def test_a_dealer_without_a_pair_does_not_qualify_even_when_better() -> None:
    hand = one_seat(PLAIN_BOARD, "Qd Jc", "Ac Td", ON_THE_FLOP)
    assert "The dealer has ace high and does not qualify." in told(hand)


@pytest.mark.parametrize(
    ("board", "mine", "home", "casino"),
    [
        ("Qh Jh Th 2c 3d", "Ah Kh", 500, 500),
        ("Qh Jh Th 2c 3d", "9h Kh", 50, 50),
        ("9h 9c Th 2c 3d", "9s 9d", 10, 10),
        ("9h 9c Th 2c 3d", "9s Td", 3, 3),
        ("Qh 8h Th 2c 3d", "9h Ah", 1.5, 1.5),
        ("Qh Jc Th 2c 3d", "9s 8d", 1, 1),
        ("9h 9c Th 2c 3d", "9s Ad", 1, 0),
        ("9h Jc Th 2c 3d", "9s Td", 1, 0),
        ("9h Jc Th 2c 3d", "9s Kd", 1, 0),
        ("9h Jc 7h 2c 3d", "As Kd", 1, 0),
    ],
)
def test_the_blind_pays_by_its_table(board: str, mine: str, home: float, casino: float) -> None:
    """The dealer, with a four and a six, loses to every hand here, and qualifies by the board's
    pair alone. Ante 10 (if the dealer qualifies) and Play 20 are won besides the Blind.
    """
    for name, pays in (("home", home), ("casino", casino)):
        hand = one_seat(board, mine, "4c 6s", ON_THE_FLOP, options={"blind_paytable": name})
        assert racks(hand)[1] - 200 == (10 if "9h 9c" in board else 0) + 20 + 10 * pays


TRIPS_PAY = {
    "Qh Jh Th 2c 3d|Ah Kh": 50,
    "Qh Jh Th 2c 3d|9h Kh": 40,
    "9h 9c Th 2c 3d|9s 9d": 30,
    "9h 9c Th 2c 3d|9s Td": 8,
    "Qh 8h Th 2c 3d|9h Ah": 6,
    "Qh Jc Th 2c 3d|9s 8d": 5,
    "9h 9c Th 2c 3d|9s Ad": 3,
    "9h Jc Th 2c 3d|9s Td": -1,
    "9h Jc Th 2c 3d|9s Kd": -1,
    "9h Jc 7h 2c 3d|As Kd": -1,
}


@pytest.mark.parametrize(("cards", "pays"), TRIPS_PAY.items())
def test_trips_is_settled_on_the_players_hand_alone(cards: str, pays: int) -> None:
    board, mine = cards.split("|")
    for dealer in ("4c 6s", "Qd Qc"):
        hand = dealt([bet(1, 0, trips=4)], board, {1: mine}, dealer)
        assert racks(hand) == {1: 200 + 4 * pays}


def test_trips_is_paid_though_the_dealer_wins() -> None:
    hand = act(dealt([bet(1, 10, trips=5)], "9h 9c 9d 2c 3d", {1: "Kh Qd"}, "9s Ac"), *ON_THE_FLOP)
    assert racks(hand) == {1: 200 - 40 + 15}


def test_what_a_fraction_leaves_over_stays_with_the_house_and_the_reason_says_so() -> None:
    hand = one_seat(BOARD, FLUSH, TWO_PAIR, [check(1), times(1, 2)], ante=7)
    # Ante 7, Blind 3:2 on 7 = 10 and a half, Play 14.
    assert racks(hand) == {1: 200 + 7 + 10 + 14}
    blind = [transfer for transfer in hand.transfers if "blind pays" in transfer.why]
    assert [(transfer.source, transfer.amount, transfer.why) for transfer in blind] == [
        ("house", 10, "blind pays 3:2 less breakage"),
        ("circle:1:blind", 7, "blind pays 3:2 less breakage"),
    ]


def test_a_blind_of_one_on_a_flush_wins_one() -> None:
    assert racks(one_seat(BOARD, FLUSH, TWO_PAIR, ON_THE_FLOP, ante=1)) == {1: 200 + 1 + 1 + 2}


def test_seats_are_settled_from_the_highest_to_the_lowest_each_ante_blind_play_trips() -> None:
    hands = {1: "Ac 3c", 3: "9s 9d", 6: "8c 8d"}
    hand = dealt([bet(seat, 10, trips=5) for seat in hands], PLAIN_BOARD, hands, "Kd Qc")
    act(hand, *(times(seat, 4) for seat in hands))
    circles = [
        transfer.source
        for transfer in hand.steps[-1].transfers
        if transfer.source.startswith("circle")
    ]
    assert circles == [
        f"circle:{seat}:{name}" for seat in (6, 3, 1) for name in ("ante", "blind", "play", "trips")
    ]


def test_the_record_says_how_each_circle_was_computed() -> None:
    hand = one_seat(BOARD, FLUSH, TWO_PAIR, ON_THE_FLOP)
    settled = next(event for event in hand.steps[-1].events if event.code == "uth.settled")
    assert settled.args["lines"] == [
        {"circle": "ante", "stake": 10, "odds": "1:1", "result": "pays 1:1", "won": 10},
        {"circle": "blind", "stake": 10, "odds": "3:2", "result": "pays 3:2", "won": 15},
        {"circle": "play", "stake": 20, "odds": "1:1", "result": "pays 1:1", "won": 20},
    ]
    assert settled.args["cards"] == ["Ah", "Kh", "Qh", "7h", "3h"]
    assert "Player 1: flush, ace high, better. 85 back." in told(hand)


def test_the_record_says_that_what_is_lost_or_pushed_wins_nothing() -> None:
    hand = one_seat(PLAIN_BOARD, "Qd Jc", "Ac Td", ON_THE_FLOP)  # better, and does not qualify
    settled = next(event for event in hand.steps[-1].events if event.code == "uth.settled")
    assert settled.args["lines"] == [
        {"circle": "ante", "stake": 10, "odds": "push", "result": "pushes", "won": 0},
        {"circle": "blind", "stake": 10, "odds": "lose", "result": "loses", "won": 0},
        {"circle": "play", "stake": 20, "odds": "lose", "result": "loses", "won": 0},
    ]
    assert (settled.args["compared"], settled.args["back"]) == ("worse", 10)
    even = one_seat(PLAIN_BOARD, "Ac 3c", "Ad 3d", ON_THE_FLOP)
    settled = next(event for event in even.steps[-1].events if event.code == "uth.settled")
    assert (settled.args["compared"], settled.args["back"]) == ("equal", 40)


# Paytables of one's own


def own(**rows: object) -> dict[str, object]:
    table: dict[str, object] = dict.fromkeys(HANDS, "lose")
    return table | {name.replace("_", " "): row for name, row in rows.items()}


def test_a_table_of_ones_own_pays_whole_numbers_fractions_pushes_and_losses() -> None:
    for row, won in ((7, 70), ("7/3", 23), ("1/2", 5), ("push", 0), ("lose", -10), ("10/20", 5)):
        hand = one_seat(
            BOARD, FLUSH, TWO_PAIR, ON_THE_FLOP, options={"blind_paytable": own(flush=row)}
        )
        assert racks(hand) == {1: 200 + 10 + 20 + won}


def test_a_blind_that_loses_on_a_winning_hand_goes_to_the_house() -> None:
    hand = one_seat(BOARD, FLUSH, TWO_PAIR, ON_THE_FLOP, options={"blind_paytable": own()})
    assert ("circle:1:blind", "house", 10) in paid(hand)


def test_a_trips_table_of_ones_own() -> None:
    hand = dealt(
        [bet(1, 0, trips=5)],
        BOARD,
        {1: FLUSH},
        TWO_PAIR,
        options={"trips_paytable": own(flush="5/2")},
    )
    assert racks(hand) == {1: 212}
    assert hand.transfers[-1].why == "trips pays 5:2 less breakage"


@pytest.mark.parametrize(
    "row",
    [0, -1, 1.5, True, None, "3:2", "3/0", "0/2", "03/2", "3/2 ", "-3/2", "win", "", [], 10**30],
)
def test_a_row_that_is_no_payment_is_refused(row: object) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 200}, options={"blind_paytable": own(flush=row)}, seed=bytes(32))


def test_a_table_of_ones_own_has_all_ten_keys_and_no_other() -> None:
    nine = dict.fromkeys(HANDS[1:], "push")
    tables: list[object] = [nine, own(flush=1, five_aces=100), [], "house", None, {}]
    for wrong in tables:
        with pytest.raises(NotARound):
            sit(GAME, {1: 200}, options={"trips_paytable": wrong}, seed=bytes(32))


def test_the_casinos_trips_is_not_a_table_we_have() -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 200}, options={"trips_paytable": "casino"}, seed=bytes(32))


def test_a_maximum_below_the_minimum_is_no_round() -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 200}, options={"minimum_bet": 5, "maximum_bet": 4}, seed=bytes(32))


# Markers, undo, sight, and the same hand from a real deck


def test_an_old_marker_is_repaid_when_the_hand_is_over() -> None:
    hand = one_seat(BOARD, FLUSH, TWO_PAIR, ON_THE_FLOP, carry={"markers": {"1": 300}})
    assert racks(hand) == {1: 0}
    assert hand.markers == {1: 55}
    assert hand.carry == {"markers": {"1": 55}}


def test_a_check_that_turned_the_flop_cannot_be_undone_but_a_bet_can() -> None:
    hand = act(sit(GAME, {1: 200}, seed=bytes(32)), bet(1, 10))
    hand.undo()
    assert racks(hand) == {1: 200}
    act(hand, bet(1, 10), DEAL)
    assert not hand.undoable
    act(hand, check(1))
    assert not hand.undoable


def test_the_dealers_tablet_offers_what_a_seat_may_do_for_it_depends_on_chips_alone() -> None:
    hand = dealt([bet(1, 10)], BOARD, {1: FLUSH}, TWO_PAIR)
    assert offered(hand, "dealer") == offered(hand, 1) == {(1, "check"), (1, "play")}


def test_a_hand_entered_from_a_real_deck_pays_the_same() -> None:
    hands = {1: "Ac 3c", 3: "9s 9d", 6: "8c 8d"}
    hand = dealt([bet(1, 10), bet(3, 7, trips=5), bet(6, 0, trips=9)], PLAIN_BOARD, hands, "Kd Qc")
    act(hand, check(1), times(3, 3), check(1), fold(1))
    again = entered_again(hand)
    assert again.transfers == hand.transfers
    shows = [action.args.get("seat") for action in again.actions if action.do == "show"]
    assert shows == [None] * 7 + [6, 6, 3, 3]


def test_a_real_hand_in_which_all_fold_shows_no_hand() -> None:
    hand = act(sit(GAME, {1: 200}, cards="physical"), bet(1, 10), DEAL, check(1))
    act(hand, *(Action("dealer", "show", {"card": card}) for card in ["Ah", "Kh", "7h"]), check(1))
    act(hand, *(Action("dealer", "show", {"card": card}) for card in ["2c", "9d"]), fold(1))
    assert hand.finished
    assert racks(hand) == {1: 180}


@pytest.mark.parametrize("seats", [{8: 100}, {}, dict.fromkeys(range(1, 9), 100)])
def test_one_to_seven_seats(seats: dict[int, int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, seats, seed=bytes(32))


# What the felt is told of it


def test_the_felt_knows_what_a_bet_puts_down_and_needs() -> None:
    bets = view(sit(GAME, {1: 100}, seed=bytes(32)), "wall").board["bets"]
    assert (bets["ante"]["circles"], bets["ante"]["needs"]) == (("ante", "blind"), 3)
    assert (bets["trips"]["circles"], bets["trips"]["needs"]) == (("trips",), 1)


def test_the_felt_names_the_antes_that_leave_an_odd_chip() -> None:
    board = view(sit(GAME, {1: 100}, seed=bytes(32)), "wall").board
    assert board["odd"] == [{"hand": "flush", "odds": "3 to 2", "per": 2}]


def test_the_felt_says_who_is_still_to_act() -> None:
    hand = dealt(
        [bet(1, 5), bet(2, 5), bet(3, 5)], BOARD, {1: FLUSH, 2: "2d 4d", 3: "5d 6d"}, "Tc Td"
    )
    assert view(hand, "wall").board["to_act"] == [2, 3]
    act(hand, check(1), times(2, 3), check(3))
    assert view(hand, "wall").board["to_act"] == [3]


def test_the_felt_says_how_a_seat_was_settled() -> None:
    hand = dealt([bet(1, 10, trips=5)], BOARD, {1: FLUSH}, TWO_PAIR)
    assert view(hand, "wall").board["settled"] == {}
    act(hand, *ON_THE_FLOP)
    board = view(hand, "wall").board
    settled = board["settled"]["1"]
    assert settled["sums"] == [
        "Ante 10 × 1:1 = 10",
        "Blind 10 × 3:2 = 15",
        "Play 20 × 1:1 = 20",
        "Trips 5 × 6:1 = 30",
    ]
    assert (settled["net"], settled["ante"], len(settled["cards"])) == (75, 10, 5)
    assert board["dealer"]["qualifies"]
    assert "settled" not in view(hand, "wall").facts


def choices(hand: Round) -> dict[str, str]:
    found = view(hand, "wall").board["choices"]
    return {seat: choice["does"] for seat, choice in found.items()}


def test_the_felt_says_what_everybody_does() -> None:
    rack = {1: 200, 2: 200, 3: 200, 4: 200}
    hand = sit(GAME, rack, deck=deck(BOARD, {1: FLUSH, 2: "2d 4d", 3: "5d 6d"}, "Tc Td"))
    act(hand, bet(1, 5), bet(2, 10))
    assert choices(hand) == {"1": "bets", "2": "bets", "3": "open", "4": "open"}
    act(hand, bet(3, 0, trips=5), DEAL)
    assert choices(hand) == {"1": "acts", "2": "waits", "3": "trips", "4": "out"}
    act(hand, check(1))
    assert choices(hand) == {"1": "checks", "2": "acts", "3": "trips", "4": "out"}
    act(hand, times(2, 4))
    plays = view(hand, "wall").board["choices"]["2"]
    assert (plays["does"], plays["times"], plays["stake"]) == ("plays", 4, 10 + 10 + 40)
    act(hand, check(1), fold(1))
    assert choices(hand) == {"1": "folds", "2": "plays", "3": "trips", "4": "out"}
    settled = view(hand, "wall").board["choices"]["2"]
    assert (settled["does"], settled["times"], settled["stake"]) == ("plays", 4, 10 + 10 + 40)


@pytest.mark.parametrize(
    ("board", "hand", "dealer", "against"),
    [
        (BOARD, FLUSH, "9s 8s", "beats a pair of nines"),
        (BOARD, FLUSH, "8s Ts", "beats ace high"),
        ("As Kc 7h 7c 9d", "Qh 3h", "9s 8s", "beaten by two pair, nines and sevens"),
        ("As Kc 7h 8c 9d", "Qh 3h", "9s 2s", "beaten by a pair of nines"),
        ("As Kc 7h 7c 2d", "Qh 3h", "Js 8s", "wins by a higher card"),
        ("As Kc 2h 7c 9d", "Jh 3h", "Js Qs", "beaten by a higher card"),
        ("As Kc Jh Tc Qd", "Qh 3h", "9s 8s", "equal to the dealer's"),
    ],
)
def test_a_hand_says_what_it_beats_or_is_beaten_by(
    board: str, hand: str, dealer: str, against: str
) -> None:
    played = one_seat(board, hand, dealer, ON_THE_FLOP)
    settled = view(played, "wall").board["settled"]["1"]
    assert settled["against"] == against
    says_enough = against.startswith("beats")
    assert settled["hand"] == settled["name"] + ("" if says_enough else f", {against}")


def test_the_dealers_best_five_are_named_once_they_lie_open() -> None:
    hand = dealt([bet(1, 10)], BOARD, {1: FLUSH}, TWO_PAIR)
    assert view(hand, 1).board["dealer"] is None
    act(hand, *ON_THE_FLOP)
    assert sorted(view(hand, 1).board["dealer"]["cards"]) == ["9d", "Ah", "As", "Kd", "Kh"]


def test_ones_own_hand_is_named_street_by_street_to_oneself_alone() -> None:
    hand = dealt([bet(1, 5), bet(2, 5)], BOARD, {1: FLUSH, 2: "9s 9c"}, TWO_PAIR)
    assert (view(hand, 1).hand_note, view(hand, 2).hand_note) == ("queen high", "pair of nines")
    act(hand, check(1), check(2))
    assert (view(hand, 1).hand_note, view(hand, 2).hand_note) == (
        "flush, ace high",
        "pair of nines",
    )
    act(hand, check(1), check(2))
    assert view(hand, 2).hand_note == "three nines"
    act(hand, times(1, 1), times(2, 1))
    assert view(hand, "dealer").hand_note == view(hand, "wall").hand_note == ""
