"""Aggravation, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.aggravation.rules import GAME
from games.cards import PACK
from games.engine import Action, Refusal, Round, result, view
from games.engine.late import mildest
from tests.games.at_the_table import act, facts, may, paid, racks, refused, seen, sit, told

TURN = Action("dealer", "turn")
BOTH = {1: 100, 2: 100}
FIRST = "Kh 7d 4s"
SECOND = "9c Kd 2h"
"""The packs of the first example."""


def dealt(one: str, two: str, dealer: int = 2, **setup: Any) -> Round:
    """A deal in which the packs begin with these cards; the others follow in their order."""
    named = [*one.split(), *two.split()]
    rest = [card for card in PACK if card not in named]
    packs = {}
    for seat, begins in ((1, one.split()), (2, two.split())):
        more = 26 - len(begins)
        packs[seat], rest = begins + rest[:more], rest[more:]
    left = 1 if dealer == 2 else 2
    deck = packs[left] + packs[3 - left]
    return sit(GAME, BOTH, dealer=dealer, deck=[deck], **setup)


def played_down(one: str, two: str, **setup: Any) -> Round:
    """A deal in which the packs are down to these cards, as if the others had been covered: no
    place is open, and the rows are empty.
    """
    round_ = dealt(one, two, **setup)
    for seat, cards in ((1, one.split()), (2, two.split())):
        del round_.table.cards(f"pack:{seat}")[len(cards) :]
    return round_


def cover(seat: int, place: str) -> Action:
    return Action(seat, "cover", {"place": place})


def call(seat: int, *places: str) -> Action:
    return Action(seat, "call", {"places": list(places)})


def tops(round_: Round) -> dict[str, str]:
    """What every place shows."""
    return {
        name.removeprefix("place:"): zone.cards[-1]
        for name, zone in round_.table.zones.items()
        if name.startswith("place:")
    }


def is_open(round_: Round) -> list[str]:
    """The places that may be covered, as the engine decides it."""
    return list(round_.table.facts.open)


def offered(round_: Round) -> list[dict[str, Any]]:
    """The options of the prompt as the result has them."""
    prompt: Any = result(round_)["prompt"]
    options: list[dict[str, Any]] = prompt["options"]
    return options


# The deal


@pytest.mark.parametrize(("dealer", "left"), [(1, 2), (2, 1)])
def test_the_deals_left_has_the_first_26_cards(dealer: int, left: int) -> None:
    table = sit(GAME, BOTH, dealer=dealer, deck=[list(PACK)]).table
    assert table.cards(f"pack:{left}") == list(PACK[:26])
    assert table.cards(f"pack:{3 - left}") == list(PACK[26:])


def test_nobody_looks_at_a_pack() -> None:
    round_ = dealt(FIRST, SECOND)
    for viewer in (1, 2, "dealer", "wall"):
        zone = view(round_, viewer).zones["pack:1"]
        assert (zone.count, set(zone.cards)) == (26, {"??"})


# Turning


def test_every_seat_turns_a_card_on_a_new_place_of_its_own_row() -> None:
    round_ = act(dealt(FIRST, SECOND), TURN)
    assert tops(round_) == {"1:1": "Kh", "2:1": "9c"}
    assert is_open(round_) == []
    assert offered(round_) == [{"by": "dealer", "do": "turn"}]


def test_the_deals_left_turns_first() -> None:
    """Seen where both turn a card of the same rank: either way both lie open."""
    round_ = act(dealt("Kh", "Kd", dealer=1), TURN)
    assert [name for name in round_.table.zones if name.startswith("place:")] == [
        "place:2:1",
        "place:1:1",
    ]
    assert is_open(round_) == ["1:1", "2:1"]


def test_a_seat_with_one_card_turns_none_and_the_other_goes_on_alone() -> None:
    round_ = act(played_down("Kh", "9c 2h"), TURN)
    assert tops(round_) == {"2:1": "9c"}


def test_packs_of_two_and_one() -> None:
    """One card; if it makes no match, then one of each; if those make none, nobody has won."""
    round_ = act(played_down("Kh 3s", "9c"), TURN)
    assert tops(round_) == {"1:1": "Kh"}
    act(round_, TURN)
    assert tops(round_) == {"1:1": "Kh", "1:2": "3s", "2:1": "9c"}
    assert round_.finished
    assert facts(round_)["winner"] is None
    assert told(round_)[-2] == "Nobody has won the deal."


def test_the_last_two_cards_may_be_called_by_either() -> None:
    round_ = act(played_down("Kh 9s", "9c"), TURN, TURN)
    places = {"of": ["1:1", "1:2", "2:1"], "least": 2, "most": 2}
    assert offered(round_) == [
        {"by": 1, "do": "call", "places": places},
        {"by": 2, "do": "call", "places": places},
    ]
    act(round_, call(2, "2:1", "1:2"))
    assert facts(round_)["winner"] == 2


# A match


def test_two_of_a_rank_are_open() -> None:
    round_ = act(dealt(FIRST, SECOND), TURN, TURN)
    assert is_open(round_) == ["1:1", "2:2"]
    act(round_, cover(1, "1:1"))
    assert tops(round_)["1:1"] == "4s"
    assert refused(round_, cover(2, "1:1")).message == "Player 1 was first."
    act(round_, cover(2, "2:2"))
    assert tops(round_)["2:2"] == "2h"
    assert may(round_) == {("dealer", "turn")}


def test_a_cover_may_make_a_new_match_and_an_open_place_stays_open() -> None:
    """The second example: three places are to be covered, in any order."""
    round_ = act(dealt("Kh 7d 9s", SECOND), TURN, TURN, cover(1, "1:1"))
    assert is_open(round_) == ["1:1", "2:1", "2:2"]
    for order in (("1:1", "2:1", "2:2"), ("2:2", "2:1", "1:1")):
        again = Round(round_.setup, round_.actions)
        act(again, *(cover(2, place) for place in order))
        assert again.finished or "9s" not in tops(again).values()


def test_all_that_show_the_rank_are_open() -> None:
    round_ = act(dealt("Kh 7d Kc", "9c Kd Ks"), TURN, TURN, cover(1, "1:1"))
    assert tops(round_)["1:1"] == "Kc"
    assert is_open(round_) == ["1:1", "2:2"]
    act(round_, cover(2, "1:1"))
    assert tops(round_)["1:1"] == "Ks"
    assert is_open(round_) == ["1:1", "2:2"]


def test_nothing_is_turned_while_a_place_is_open() -> None:
    round_ = act(dealt(FIRST, SECOND), TURN, TURN)
    assert refused(round_, TURN).code == "not-now"
    act(round_, cover(1, "1:1"))
    assert refused(round_, TURN).code == "not-now"


def test_a_place_may_be_covered_in_either_row_by_either_seat() -> None:
    round_ = act(dealt(FIRST, SECOND), TURN, TURN, cover(2, "1:1"), cover(2, "2:2"))
    assert [len(round_.table.cards(f"pack:{seat}")) for seat in (1, 2)] == [24, 22]


@pytest.mark.parametrize("place", ["1:2", "2:1", "1:3", "3:1", "Kh", 7, None, ["1:1"]])
def test_a_wrong_cover_is_refused_and_costs_nothing(place: Any) -> None:
    round_ = act(dealt(FIRST, SECOND), TURN, TURN)
    refused(round_, Action(1, "cover", {"place": place}))
    act(round_, cover(1, "1:1"))


def test_the_prompt_names_all_places_the_row_of_seat_1_first() -> None:
    round_ = act(dealt(FIRST, SECOND, dealer=1), TURN, TURN)
    places = ["1:1", "1:2", "2:1", "2:2"]
    assert offered(round_) == [
        {"by": 1, "do": "cover", "place": places},
        {"by": 2, "do": "cover", "place": places},
    ]


def test_the_last_card_of_a_pack_may_cover_too() -> None:
    round_ = act(played_down("Kh 4s", "Kd 2h 3h"), TURN, cover(1, "1:1"))
    assert (len(round_.table.cards("pack:1")), tops(round_)["1:1"]) == (0, "4s")


# The call


def empty_hand() -> Round:
    """Seat 1 has no cards left and seat 2 five; `Jh` lies at 1:1, nothing is open."""
    round_ = played_down("Jh 4s", "7c Jc 2h 3h 5h 6h")
    act(round_, TURN)
    round_.table.cards("pack:1").clear()
    return round_


def test_whoever_has_no_cards_left_wins_by_calling_a_match() -> None:
    round_ = act(empty_hand(), TURN)
    assert tops(round_) == {"1:1": "Jh", "2:1": "7c", "2:2": "Jc"}, "one card, of seat 2"
    assert may(round_) == {(1, "call"), (2, "cover")}
    act(round_, call(1, "2:2", "1:1"))
    assert round_.finished
    assert facts(round_)["scores"] == {"1": 1, "2": 0}


def test_a_match_that_is_covered_first_cannot_be_called() -> None:
    round_ = act(empty_hand(), TURN, cover(2, "1:1"))
    late = refused(round_, call(1, "2:2", "1:1"))
    assert late.message == "Player 2 was first."
    assert is_open(round_) == ["2:2"], "for seat 2 to cover"
    assert may(round_) == {(1, "call"), (2, "cover")}
    act(round_, cover(2, "2:2"))
    assert may(round_) == {("dealer", "turn")}


@pytest.mark.parametrize(
    "places",
    [["1:1"], ["1:1", "1:1"], ["1:1", "2:1"], ["1:1", "2:2", "2:1"], ["1:1", "9:9"], "1:1", None],
)
def test_a_wrong_call_is_refused_and_costs_nothing(places: Any) -> None:
    round_ = act(empty_hand(), TURN)
    refused(round_, Action(1, "call", {"places": places}))
    act(round_, call(1, "1:1", "2:2"))


def test_who_has_cards_cannot_call_and_who_has_none_cannot_cover() -> None:
    round_ = act(empty_hand(), TURN)
    assert refused(round_, call(2, "1:1", "2:2")).code == "not-now"
    assert refused(round_, cover(1, "1:1")).code == "not-now"


def test_a_match_made_by_the_card_that_emptied_the_pack_may_be_called() -> None:
    round_ = act(played_down("Kh 9s", "9c Kd 2h"), TURN)
    round_.table.cards("pack:2")[:] = ["Kd", "2h"]
    act(round_, TURN, cover(1, "1:1"))
    assert tops(round_) == {"1:1": "9s", "2:1": "9c", "2:2": "Kd"}
    act(round_, call(1, "1:1", "2:1"))
    assert facts(round_)["winner"] == 1


def test_a_match_from_before_may_be_called_as_well() -> None:
    """Sevens lie open when the pack is emptied on the king."""
    round_ = act(played_down("Kh 7d 4s", "9c Kd 7s 2h"), TURN, TURN, cover(2, "1:1"))
    assert is_open(round_) == ["1:1", "1:2", "2:2"]
    act(round_, cover(1, "2:2"), call(1, "1:2", "1:1"))
    assert facts(round_)["winner"] == 1


def test_the_deal_is_drawn_where_both_packs_are_empty_and_nothing_can_be_called() -> None:
    """One open place is no match."""
    drawn = act(played_down("Kh 4s", "Kd 5s"), TURN, cover(1, "1:1"))
    assert is_open(drawn) == ["2:1"]
    act(drawn, cover(2, "2:1"))
    assert drawn.finished
    assert facts(drawn)["winner"] is None


# What comes too late


def test_a_tap_is_judged_by_the_table_as_it_is_when_it_arrives() -> None:
    """Whatever its sender saw: a stamp does not make it late."""
    round_ = act(dealt("Kh 7d 9s", SECOND), TURN, TURN)
    round_.act(cover(1, "1:1"), since=0)
    round_.act(cover(1, "2:2"), since=0)
    assert is_open(round_) == ["1:1", "2:1"]


def test_who_comes_second_hears_who_was_first() -> None:
    round_ = act(dealt(FIRST, SECOND), TURN, TURN, cover(1, "1:1"), cover(1, "2:2"))
    with pytest.raises(Refusal, match=r"Player 1 was first\.") as late:
        round_.act(cover(2, "2:2"), since=0)
    assert late.value.code == "stale"


def test_what_is_said_to_a_wrong_tap_does_not_tell_whether_a_match_lies_elsewhere() -> None:
    nothing = act(dealt(FIRST, SECOND), TURN)
    elsewhere = act(dealt(FIRST, SECOND), TURN, TURN)
    said = set()
    for round_ in (nothing, elsewhere):
        for seat in (1, 2):
            with pytest.raises(Refusal) as wrong:
                round_.act(cover(seat, "2:1"), since=0)
            said.add(wrong.value.message)
    assert said == {"No match there."}


def test_a_card_of_ones_own_is_not_somebody_elses() -> None:
    round_ = act(dealt(FIRST, SECOND), TURN, TURN, cover(1, "1:1"))
    assert refused(round_, cover(1, "1:1")).message == "No match there."
    act(round_, cover(1, "2:2"), TURN)
    assert refused(round_, cover(2, "1:1")).message == "No match there.", "of long ago"


def test_no_screen_is_told_where_a_match_lies() -> None:
    """Before it is covered, two tables with the same prompt differ in the cards alone."""
    here = act(dealt(FIRST, SECOND), TURN, TURN)
    there = act(dealt("Kh 9d 4s", SECOND), TURN, TURN)
    assert is_open(here) != is_open(there)
    for viewer in (1, 2, "dealer", "wall"):
        mine = seen(here, viewer).replace("7d", "9d")
        assert mine == seen(there, viewer)


def test_the_table_asks_the_same_of_the_same_people_match_or_not() -> None:
    before, after = dealt(FIRST, SECOND), act(dealt(FIRST, SECOND), TURN, TURN)
    assert before.prompt is not None
    assert after.prompt is not None
    assert (before.prompt.say, before.prompt.awaited) == (after.prompt.say, after.prompt.awaited)


def test_nobody_is_won_a_deal_by_letting_time_run_out() -> None:
    """What is done for the late covers; it never calls."""
    round_ = act(dealt(FIRST, SECOND), TURN, TURN)
    mild = mildest(round_, 1)
    assert mild is not None
    assert mild.do == "cover"
    assert GAME.mild == ("cover",)


# The score


def test_the_winner_of_a_deal_scores_one_and_the_target_ends_the_game() -> None:
    carry = {"dealer": 2, "deals": 3, "scores": {"1": 1, "2": 1}, "pot": 10}
    round_ = act(empty_like(carry, target=2), TURN, call(1, "1:1", "2:2"))
    assert round_.carry == {
        "finished": True,
        "winners": [1],
        "deals": 4,
        "scores": {"1": 2, "2": 1},
    }
    assert paid(round_) == [("pot", "seat:1", 10)]


def empty_like(carry: dict[str, Any], **options: int) -> Round:
    """`empty_hand` in a game that goes on."""
    round_ = played_down("Jh 4s", "7c Jc 2h 3h 5h 6h", carry=carry, options=options)
    act(round_, TURN)
    round_.table.cards("pack:1").clear()
    return round_


def test_a_game_goes_on_with_the_other_seats_deal() -> None:
    """The example of a carry: seat 1 dealt and won, target 3."""
    round_ = sit(GAME, BOTH, dealer=1, cards="physical", options={"target": 3})
    act(round_, Action("dealer", "won", {"seat": 1}))
    assert round_.carry == {"dealer": 2, "deals": 1, "scores": {"1": 1, "2": 0}, "pot": 0}


def test_a_target_that_was_lowered_can_end_the_game_in_a_tie() -> None:
    carry = {"dealer": 1, "deals": 4, "scores": {"1": 2, "2": 2}, "pot": 5}
    round_ = sit(GAME, BOTH, dealer=1, cards="physical", carry=carry, options={"target": 2})
    act(round_, Action("dealer", "drawn"))
    assert round_.carry is not None
    assert (round_.carry["finished"], round_.carry["winners"]) == (True, [1, 2])
    assert racks(round_) == {1: 102, 2: 103}, "the odd chip to the deal's left"


# Real cards


def test_with_real_cards_only_the_end_is_entered() -> None:
    round_ = sit(GAME, BOTH, dealer=1, cards="physical")
    assert offered(round_) == [
        {"by": "dealer", "do": "won", "seat": [1, 2]},
        {"by": "dealer", "do": "drawn"},
    ]
    for action in (TURN, Action(1, "won", {"seat": 1}), cover(1, "1:1"), call(1, "1:1", "2:1")):
        assert refused(round_, action).code == "not-now"
    for values in ({}, {"seat": 3}, {"seat": "1"}, {"seat": 1, "more": 2}):
        refused(round_, Action("dealer", "won", values))
    refused(round_, Action("dealer", "drawn", {"seat": 1}))


def test_nobody_scores_of_a_drawn_deal() -> None:
    round_ = act(sit(GAME, BOTH, dealer=2, cards="physical"), Action("dealer", "drawn"))
    assert round_.carry == {"dealer": 1, "deals": 1, "scores": {"1": 0, "2": 0}, "pot": 0}
