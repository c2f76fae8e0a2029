"""Divide and Conquer, sentence by sentence; the examples are those of the rules page."""

from typing import Any

import pytest

from games.divide_and_conquer.rules import DECKS, GAME, lower_wins, value
from games.engine import Action, NotARound, Round, Who, result, view
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, sit, told

RACKS = {1: 50, 2: 50}
EXAMPLE = ["2s", "4s", "6s", "8s", "Ts", "3s", "5s", "7s", "9s", "Qs"]
PAIRS = ["2s 3s", "4s 5s", "6s 7s", "8s 9s", "Ts Qs"]


def choose(seat: int, card: str) -> Action:
    return Action(seat, "choose", {"card": card})


def show(seat: int, card: str) -> Action:
    return Action("dealer", "show", {"card": card, "seat": seat})


def a_game(cards: list[str] = EXAMPLE, **setup: Any) -> Round:
    return sit(GAME, setup.pop("racks", RACKS), deck=[cards], **setup)


def real(**setup: Any) -> Round:
    return sit(GAME, setup.pop("racks", RACKS), cards="physical", **setup)


def matches(*pairs: str, do: Any = choose) -> list[Action]:
    """Matches, each "card of seat 1, card of seat 2"."""
    return [do(seat, card) for pair in pairs for seat, card in enumerate(pair.split(), 1)]


CHANGED = [" ".join(reversed(pair.split())) for pair in PAIRS]
"""The same pairs, after the hands have changed places."""


def awaited(round_: Round) -> tuple[Who, ...]:
    assert round_.prompt is not None
    return round_.prompt.awaited


# A match


@pytest.mark.parametrize(
    ("card", "other", "winner"),
    [
        ("9s", "5s", "9s"),
        ("Qs", "6s", "6s"),
        ("Ts", "9s", "9s"),
        ("9s", "3s", "3s"),
        ("Qs", "Ts", "Qs"),
        ("3s", "2s", "2s"),
        ("5h", "4h", "4h"),
        ("8h", "9s", "9s"),
        ("6h", "2h", "6h"),
        ("8h", "4s", "8h"),
    ],
)
def test_the_higher_wins_unless_the_lower_divides_it_or_is_one_less(
    card: str, other: str, winner: str
) -> None:
    lower, higher = sorted((card, other), key=value)
    assert (lower if lower_wins(value(lower), value(higher)) else higher) == winner


def test_what_the_cards_are_worth() -> None:
    assert [value(card) for card in DECKS[10]] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    assert [value(card) for card in DECKS[14]] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18]


def test_half_the_pack_to_seat_1_then_half_to_seat_2() -> None:
    dealt = a_game()
    assert dealt.table.cards("hand:1") == EXAMPLE[:5]
    assert dealt.table.cards("hand:2") == EXAMPLE[5:]
    assert dealt.table.cards("stock") == []
    assert len(a_game([], options={"cards_in_play": 14}).table.cards("hand:2")) == 7


def test_both_choose_in_either_order_and_a_choice_stands() -> None:
    dealt = a_game()
    assert may(dealt) == {(1, "choose"), (2, "choose")}
    assert awaited(dealt) == (1, 2)
    act(dealt, choose(2, "3s"))
    assert may(dealt) == {(1, "choose")}
    assert awaited(dealt) == (1,)
    assert refused(dealt, choose(2, "5s")).code == "not-now"
    act(dealt, choose(1, "2s"))
    assert facts(dealt)["matches"] == [{"cards": {"1": "2s", "2": "3s"}, "winner": 1}]


def test_a_choice_is_from_the_hand() -> None:
    dealt = a_game()
    assert refused(dealt, choose(1, "3s")).code == "bad-value"
    assert refused(dealt, choose(1, "Jh")).code == "bad-value"
    assert refused(dealt, Action(1, "choose")).code == "missing-key"
    act(dealt, *matches("2s 3s"))
    assert refused(dealt, choose(1, "2s")).code == "bad-value"


def test_that_there_is_a_choice_is_public_and_what_it_is_is_not() -> None:
    dealt = act(a_game(), choose(1, "2s"))
    assert "Player 1 has chosen." in told(dealt)
    assert offered(dealt, 2) == {(2, "choose")}
    for viewer in ("dealer", "wall", 1):
        assert offered(dealt, viewer) == set()


def test_played_cards_stay_in_sight() -> None:
    dealt = act(a_game(), *matches("2s 3s", "4s 5s"))
    assert dealt.table.zones["played:1"].sight == "all"
    assert dealt.table.cards("played:1") == ["2s", "4s"]
    act(dealt, *matches("6s 7s", "8s 9s", "Ts Qs"))
    assert [match["cards"]["1"] for match in facts(dealt)["matches"]] == EXAMPLE[:5]


def test_each_gets_back_the_cards_the_other_was_dealt() -> None:
    dealt = act(a_game(), *matches(*PAIRS))
    assert facts(dealt)["changed"]
    assert dealt.table.cards("hand:1") == EXAMPLE[5:]
    assert dealt.table.cards("hand:2") == EXAMPLE[:5]


def test_the_example_of_a_whole_game() -> None:
    played = act(a_game(), *matches(*PAIRS))
    assert facts(played)["won"] == {"1": 4, "2": 1}
    act(played, *matches(*CHANGED))
    assert played.carry == {
        "finished": True,
        "winners": [1, 2],
        "deals": 1,
        "scores": {"1": 5, "2": 5},
    }


def test_all_are_played_whoever_has_a_majority() -> None:
    dealt = act(a_game(), *matches(*PAIRS), *matches("3s Ts", "5s 2s", "7s 4s"))
    assert facts(dealt)["won"] == {"1": 6, "2": 2}
    assert not dealt.finished
    assert result(dealt)["scores"] == {"1": 0, "2": 0}, "scored when all are played"


# Chips

SIX_TO_FOUR = [*PAIRS, "3s 2s", "5s 4s", "7s Ts", "9s 8s", "Qs 6s"]
"""After the change: one less, one less, higher, one less, and six into twelve: all seat 2's."""


def test_the_winner_takes_the_pot_and_is_paid_the_stake() -> None:
    """Ante 5, stake 2, 6 to 4 for seat 2."""
    played = act(a_game(options={"ante": 5, "stake": 2}), *matches(*SIX_TO_FOUR))
    assert result(played)["scores"] == {"1": 4, "2": 6}
    assert paid(played)[2:] == [("pot", "seat:2", 10), ("seat:1", "seat:2", 4)]
    assert racks(played) == {1: 41, 2: 59}


def test_equal_points_are_a_tie_and_each_gets_half_the_pot() -> None:
    played = act(a_game(options={"ante": 5, "stake": 2}), *matches(*PAIRS, *CHANGED))
    assert paid(played)[2:] == [("pot", "seat:1", 5), ("pot", "seat:2", 5)]


def test_both_ante_from_seat_1_and_a_marker_helps() -> None:
    dealt = a_game(racks={1: 50, 2: 2}, options={"ante": 5})
    assert paid(dealt) == [
        ("seat:1", "pot", 5),
        ("house", "seat:2", 3),
        ("seat:2", "pot", 5),
    ]


# The round


def test_a_dealer_in_the_file_must_be_a_seat_and_is_as_good_as_none() -> None:
    assert a_game(dealer=2).setup.dealer is None
    with pytest.raises(NotARound):
        a_game(dealer=3)


@pytest.mark.parametrize(
    "carry",
    [
        {"finished": False},
        {"deals": 1},
        {"scores": {"1": 1, "2": 2}},
        {"dealer": 1, "deals": 1, "scores": {"1": 1, "2": 2}, "pot": 0},
    ],
)
def test_there_is_never_a_running_game(carry: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        a_game(carry=carry)


def test_a_finished_game_or_markers_alone_begin_a_new_one() -> None:
    finished = {"finished": True, "winners": [2], "deals": 1, "scores": {"1": 4, "2": 6}}
    assert result(a_game(carry=finished))["scores"] == {"1": 0, "2": 0}
    assert a_game(carry={"markers": {"1": 3}}).markers == {1: 3}


@pytest.mark.parametrize("wrong", [12, True, "10", 10.0, 0])
def test_the_cards_in_play_are_ten_or_fourteen(wrong: object) -> None:
    with pytest.raises(NotARound):
        a_game(options={"cards_in_play": wrong})


# A real deck


def test_the_dealer_shows_seat_1_then_seat_2() -> None:
    dealt = real()
    assert may(dealt) == {("dealer", "show")}
    assert refused(dealt, show(2, "3s")).code == "bad-value"
    assert refused(dealt, Action("dealer", "show", {"card": "2s"})).code == "missing-key"
    assert refused(dealt, choose(1, "2s")).code == "not-now"
    act(dealt, show(1, "2s"))
    assert refused(dealt, show(1, "4s")).code == "bad-value"
    act(dealt, show(2, "3s"))
    assert facts(dealt)["won"] == {"1": 1, "2": 0}


def test_until_the_hands_change_a_card_not_yet_shown_is_accepted() -> None:
    dealt = act(real(), *matches("2s 3s", do=show))
    assert refused(dealt, show(1, "2s")).code == "bad-value"
    assert refused(dealt, show(1, "3s")).code == "bad-value"
    assert refused(dealt, show(1, "2h")).code == "bad-value"
    act(dealt, show(1, "Qs"))


def test_afterwards_only_what_the_other_showed_each_once() -> None:
    dealt = act(real(), *matches(*PAIRS, do=show))
    assert refused(dealt, show(1, "2s")).code == "bad-value"
    act(dealt, show(1, "3s"), show(2, "2s"))
    assert refused(dealt, show(1, "3s")).code == "bad-value"
    assert refused(dealt, show(1, "4s")).code == "bad-value"
    act(dealt, *matches(*CHANGED[1:], do=show))
    assert dealt.finished
    assert "faults" not in result(dealt)


def test_the_same_game_with_a_real_deck_gives_the_same() -> None:
    options = {"ante": 5, "stake": 2}
    dealt = act(a_game(options=options), *matches(*PAIRS, *CHANGED))
    entered = act(real(options=options), *matches(*PAIRS, *CHANGED, do=show))
    assert (entered.transfers, entered.carry) == (dealt.transfers, dealt.carry)


def test_the_felt_knows_what_cards_are_worth_and_which_match_is_played() -> None:
    long = view(real(options={"cards_in_play": 14}), "wall").board
    assert (long["worth"]["Ts"], long["worth"]["8h"], long["half"]) == (10, 18, 7)
    dealt = act(real(), show(1, "2s"))
    assert view(dealt, "wall").board["laid"] == {"1": "2s"}
    act(dealt, show(2, "3s"))
    board = view(dealt, "wall").board
    assert (board["worth"]["Qs"], board["match"], board["laid"]) == (12, 2, {})
