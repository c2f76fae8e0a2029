"""Cactus, sentence by sentence of its rules page; the worked examples are those of the page."""

from typing import Any

import pytest

from games.cactus.deal import worth
from games.cactus.rules import GAME
from games.engine import JSON, Action, Refusal, Round, Viewer, Who, view
from tests.games.at_the_table import act, facts, may, offered, offers, paid, racks, refused, sit

TWO = {1: 20, 2: 20}
DEALT = "Kc 7d Qh 2s 7h 4d 9c As"
"""Seat 2's layout and then seat 1's, who deals: the example of the page."""
STOCK = "8s 5c 7c 3h 6d Kd"


def does(text: str) -> Action:
    """An action written as `2 look 1`, `1 match 2 7c`, `2 trade 1 4`, `show 8s 2`."""
    first, *rest = text.split()
    if first == "show":
        return Action("dealer", "show", {"card": rest[0], "seat": int(rest[1])})
    do, values = rest[0], rest[1:]
    keys = {"match": ("place", "on"), "trade": ("mine", "theirs")}.get(do, ("place",))
    args: dict[str, JSON] = {
        key: int(value) if value.isdigit() else value
        for key, value in zip(keys, values, strict=False)
    }
    return Action(int(first), do, args)


def dealt(stock: str = STOCK, layouts: str = DEALT, **setup: Any) -> Round:
    """A deal of seat 1: the layouts, seat 2's first, and the top of the stock."""
    return sit(GAME, TWO, dealer=1, deck=[[*layouts.split(), *stock.split()]], **setup)


def real(**setup: Any) -> Round:
    """The same with a real deck."""
    return sit(GAME, TWO, dealer=1, cards="physical", **setup)


def play(round_: Round, text: str) -> Round:
    """Take these actions, separated by commas."""
    return act(round_, *(does(one.strip()) for one in text.split(",")))


def lies(round_: Round, seat: int) -> str:
    """The cards of a layout, in the order of their places."""
    zones = [zone for name, zone in round_.table.zones.items() if name.startswith(f"place:{seat}:")]
    return " ".join(card for zone in zones for card in zone.cards)


def places(round_: Round, seat: int) -> list[int]:
    """The places of a layout that hold a card."""
    zones = round_.table.zones.items()
    return [
        int(name[8:]) for name, zone in zones if name.startswith(f"place:{seat}:") and zone.cards
    ]


def pile(round_: Round) -> list[str]:
    return round_.table.cards("pile")


def sees(round_: Round, viewer: Viewer) -> dict[str, str]:
    """The cards of layouts and hands that a viewer is shown just now."""
    zones = view(round_, viewer).zones
    return {
        name: zone.cards[0]
        for name, zone in zones.items()
        if name.startswith(("place:", "hand:")) and zone.cards and zone.cards[0] != "??"
    }


def values(round_: Round, by: Who, do: str) -> dict[str, JSON]:
    """What an option allows."""
    assert round_.prompt is not None
    option = round_.prompt.option(by, do)
    assert option is not None
    return {key: value.data() for key, value in option.values.items()}


def stock_of(count: int) -> Round:
    """Seat 2's turn, step 1, with so many cards in the stock, an even number; neither layout has
    changed.
    """
    round_ = dealt("")
    for seat in (2, 1) * ((44 - count) // 2):
        play(round_, f"{seat} draw, {seat} discard, {seat} end")
    assert len(round_.table.cards("stock")) == count
    return round_


def wrong_match(round_: Round, seat: int) -> str:
    """A match of this seat with a card of another rank than the pile's."""
    top = pile(round_)[0]
    others = [
        number
        for number in places(round_, seat)
        if round_.table.cards(f"place:{seat}:{number}")[0][0] != top[0]
    ]
    return f"{seat} match {others[0]} {top}"


# The cards


def test_an_ace_is_1_a_king_0_queen_and_jack_10_and_the_rest_their_pips() -> None:
    assert [worth([card]) for card in ("As", "Kd", "Qh", "Jc", "Tc", "9c", "2c")] == [
        1, 0, 10, 10, 10, 9, 2,
    ]  # fmt: skip


def test_four_cards_to_the_non_dealer_and_then_to_the_dealer_all_at_once() -> None:
    round_ = dealt()
    assert lies(round_, 2) == "Kc 7d Qh 2s"
    assert lies(round_, 1) == "7h 4d 9c As"
    assert len(round_.table.cards("stock")) == 44
    assert pile(round_) == []


@pytest.mark.parametrize("viewer", [1, 2, "dealer", "wall"])
def test_nobody_sees_a_card_of_a_layout_not_even_its_owner(viewer: Viewer) -> None:
    assert sees(dealt(), viewer) == {}


# A turn


def test_the_non_dealer_has_the_first_turn_and_then_they_alternate() -> None:
    round_ = dealt()
    for seat in (2, 1, 2):
        assert facts(round_)["turn"] == seat
        play(round_, f"{seat} draw, {seat} discard, {seat} end")


def test_in_the_first_turn_the_pile_is_empty_and_nothing_can_be_taken_or_matched() -> None:
    assert may(dealt()) == {(2, "draw")}


def test_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    round_ = play(dealt(), "2 draw")
    assert sees(round_, 2) == {"hand:2": "8s"}
    assert [sees(round_, viewer) for viewer in (1, "dealer", "wall")] == [{}, {}, {}]


def test_a_swap_lays_the_card_face_down_and_the_one_that_lay_there_on_the_pile() -> None:
    round_ = play(dealt(), "2 draw, 2 swap 2")
    assert lies(round_, 2) == "Kc 8s Qh 2s"
    assert pile(round_) == ["7d"]
    assert sees(round_, 2) == {}


def test_a_discard_goes_on_the_pile_without_more() -> None:
    round_ = play(dealt(), "2 draw, 2 discard")
    assert pile(round_) == ["8s"]
    assert lies(round_, 2) == "Kc 7d Qh 2s"


def test_a_card_of_the_stock_of_any_rank_may_be_discarded() -> None:
    for card in ("8s", "Kd", "Qs", "Ac"):
        assert (2, "discard") in may(play(dealt(card), "2 draw"))


def test_a_card_that_is_taken_may_be_swapped_alone() -> None:
    round_ = play(dealt("Ks"), "2 draw, 2 discard, 2 end, 1 take")
    assert {do for by, do in may(round_) if by == 1} == {"swap"}
    assert refused(round_, does("1 discard")).code == "not-now"


@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("8s", "look"), ("7s", "look"), ("6s", "look"),
        ("Js", "spy"), ("Ts", "spy"), ("9s", "spy"), ("Qs", "trade"),
        ("5s", None), ("As", None), ("Ks", None),
    ],
)  # fmt: skip
def test_each_power_card_has_its_power_and_no_other(card: str, power: str | None) -> None:
    layouts = DEALT.replace("As", "Ac")
    powers = {do for by, do in may(play(dealt(card, layouts), "2 draw")) if by == 2}
    assert powers == {"swap", "discard"} | ({power} if power else set())


def test_a_look_shows_one_a_card_of_ones_own() -> None:
    round_ = play(dealt(), "2 draw, 2 look 1")
    assert pile(round_) == ["8s"]
    assert sees(round_, 2) == {"place:2:1": "Kc"}
    assert [sees(round_, viewer) for viewer in (1, "dealer", "wall")] == [{}, {}, {}]


def test_a_spy_shows_one_a_card_of_the_opponents() -> None:
    round_ = play(dealt("Js"), "2 draw, 2 spy 1")
    assert sees(round_, 2) == {"place:1:1": "7h"}
    assert [sees(round_, viewer) for viewer in (1, "dealer", "wall")] == [{}, {}, {}]


def test_what_is_looked_at_is_public() -> None:
    round_ = play(dealt("Js"), "2 draw, 2 spy 1")
    assert facts(round_)["looks"]["looking"] == [{"seat": 2, "of": 1, "place": 1}]


def test_a_trade_lets_two_cards_change_places_unseen() -> None:
    round_ = play(dealt("Qs"), "2 draw, 2 trade 3 4")
    assert lies(round_, 2) == "Kc 7d As 2s"
    assert lies(round_, 1) == "7h 4d 9c Qh"
    assert [sees(round_, viewer) for viewer in (1, 2)] == [{}, {}]


def test_a_power_without_a_place_for_it_cannot_be_used() -> None:
    own = play(emptied_layout("5d 8h"), "2 end, 1 draw, 1 discard, 1 end, 2 draw")
    assert own.table.cards("hand:2") == ["8h"]
    assert {do for by, do in may(own) if by == 2} == {"discard"}
    theirs = play(emptied_layout("Js"), "2 end, 1 draw")
    assert {do for by, do in may(theirs) if by == 1} == {"swap", "discard"}


def emptied_layout(then: str = "8d 9h 8h") -> Round:
    """Seat 2 has matched all its cards, and may end its second turn."""
    round_ = dealt(f"2c Kd 8s {then}", "2d 2h 2s Ks 4d 5h 9c Ah")
    play(round_, "2 draw, 2 discard, 2 match 1 2c, 2 match 2 2d, 2 match 3 2h, 2 end")
    play(round_, "1 draw, 1 discard, 2 match 4 Kd, 1 end, 2 draw, 2 discard")
    assert places(round_, 2) == []
    return round_


def test_with_an_empty_layout_one_may_take_only_a_card_that_is_live_for_oneself() -> None:
    round_ = play(emptied_layout(), "2 end, 1 draw, 1 discard, 1 end")
    assert (2, "take") not in may(round_)
    live = play(emptied_layout(), "2 end, 1 draw, 1 swap 3, 1 end")
    assert pile(live) == ["9c"]
    play(live, "2 take")
    assert {do for by, do in may(live) if by == 2} == {"discard", "spy"}


def test_an_empty_layout_ends_nothing() -> None:
    assert not play(emptied_layout(), "2 end").finished


def test_the_turn_ends_with_end_or_with_cactus_in_ones_first_turn_too() -> None:
    round_ = play(dealt(), "2 draw, 2 discard")
    assert {do for by, do in may(round_) if by == 2} == {"end", "cactus", "match"}
    assert facts(play(round_, "2 cactus"))["turn"] == 1


def test_cactus_is_called_once() -> None:
    round_ = play(dealt(), "2 draw, 2 discard, 2 cactus, 1 draw, 1 discard")
    assert {do for by, do in may(round_) if by == 1} == {"end", "match"}


# Live


def test_a_power_card_that_is_swapped_or_matched_away_is_live_for_the_other() -> None:
    round_ = play(dealt(), "2 draw, 2 swap 2")
    assert facts(round_)["live"] == 1
    play(round_, "1 match 1 7d")
    assert facts(round_)["live"] == 2


def test_a_card_that_is_taken_live_is_live_in_the_hand_too() -> None:
    round_ = play(dealt(), "2 draw, 2 swap 2, 2 end, 1 take")
    assert {do for by, do in may(round_) if by == 1} == {"swap", "discard", "look"}
    assert {do for by, do in offered(round_, 2) if by == 1} == set()


def test_a_card_that_came_from_a_hand_is_not_live_whether_its_power_was_used_or_not() -> None:
    for use in ("discard", "look 1"):
        round_ = play(dealt(), f"2 draw, 2 {use}, 2 end")
        assert facts(round_)["live"] is None
        assert {do for by, do in may(play(round_, "1 take")) if by == 1} == {"swap"}


def test_a_card_without_power_is_never_live() -> None:
    assert facts(play(dealt(), "2 draw, 2 swap 1"))["live"] is None


def test_a_card_is_live_until_it_is_covered_or_taken() -> None:
    covered = play(dealt(), "2 draw, 2 swap 2, 2 end, 1 draw, 1 discard, 1 end, 2 take")
    assert pile(covered) == ["7d"]
    assert facts(covered)["live"] is None


def test_a_card_live_for_the_opponent_may_be_taken_only_to_swap() -> None:
    mine = play(dealt(), "2 draw, 2 discard, 2 end, 1 draw, 1 discard, 1 end, 2 draw, 2 swap 2")
    play(mine, "2 end, 1 match 1 7d")
    assert facts(mine)["live"] == 2
    play(mine, "1 take")
    assert {do for by, do in may(mine) if by == 1} == {"swap"}


# Matching


def after_the_seven() -> Round:
    """The example, up to seat 1's discard of the 7c."""
    round_ = play(dealt(), "2 draw, 2 look 1, 2 end, 1 draw, 1 swap 3, 1 end")
    return play(round_, "2 take, 2 spy 1, 2 end, 1 draw, 1 discard")


def test_a_right_match_goes_on_the_pile_and_the_layout_is_one_card_smaller() -> None:
    round_ = play(after_the_seven(), "2 match 2 7c")
    assert pile(round_) == ["7d"]
    assert lies(round_, 2) == "Kc Qh 2s"
    assert places(round_, 2) == [1, 3, 4]


def test_suits_do_not_matter_and_ranks_do() -> None:
    assert play(after_the_seven(), "2 match 2 7c").table.facts.looks.turned_up == []
    assert play(after_the_seven(), "2 match 3 7c").table.facts.looks.turned_up != []


def test_after_a_wrong_match_both_have_seen_the_card_and_two_join_the_layout() -> None:
    round_ = play(after_the_seven(), "2 match 4 7c")
    assert [sees(round_, viewer) for viewer in (1, 2, "wall")] == [{"place:2:4": "2s"}] * 3
    assert lies(round_, 2) == "Kc 7d Qh 2s 3h 6d"
    assert places(round_, 2) == [1, 2, 3, 4, 5, 6]
    assert pile(round_) == ["7c"]


def test_a_penalty_card_lies_after_the_highest_place_its_layout_ever_had() -> None:
    round_ = play(dealt("2c 5c 5d"), "2 draw, 2 discard, 2 match 4 2c, 1 match 1 2s")
    assert places(round_, 1) == [1, 2, 3, 4, 5, 6]
    play(round_, "2 match 1 2s")
    assert places(round_, 2) == [1, 2, 3, 5, 6]


def test_either_player_may_match_whose_turn_it_is_and_at_which_step_does_not_change() -> None:
    round_ = after_the_seven()
    assert {by for by, do in may(round_) if do == "match"} == {1, 2}
    play(round_, "2 match 2 7c")
    assert facts(round_)["turn"] == 1
    assert (1, "end") in may(round_)


def test_who_has_a_card_in_hand_may_not_match() -> None:
    round_ = play(after_the_seven(), "1 end, 2 draw")
    assert {by for by, do in may(round_) if do == "match"} == {1}


def test_one_may_match_a_card_one_has_just_laid_and_several_times_running() -> None:
    round_ = play(dealt("7c", "7s 7d Qh 2s 7h 4d 9c As"), "2 draw, 2 discard")
    assert lies(play(round_, "2 match 1 7c, 2 match 2 7s"), 2) == "Qh 2s"


def test_one_may_match_after_cactus_too() -> None:
    round_ = play(after_the_seven(), "1 cactus, 1 match 1 7c")
    assert lies(round_, 1) == "4d 5c As"


def test_on_names_the_top_card_and_the_slower_one_is_refused_and_pays_nothing() -> None:
    round_ = play(after_the_seven(), "2 match 2 7c")
    late = refused(round_, does("1 match 1 7c"))
    assert late.code == "bad-value"
    assert "Player 2 was first" in late.message
    assert len(places(round_, 1)) == 4
    assert lies(play(round_, "1 match 1 7d"), 1) == "4d 5c As"


def test_a_late_tap_is_told_who_was_first_though_its_option_stands() -> None:
    round_ = after_the_seven()
    assert round_.prompt is not None
    option = round_.prompt.option(1, "match")
    assert option is not None
    since = round_.since(option)
    play(round_, "2 match 2 7c")
    with pytest.raises(Refusal, match="Player 2 was first"):
        round_.act(does("1 match 1 7c"), since, 1)


def test_a_refusal_tells_nothing_of_the_cards_that_are_covered() -> None:
    """Whoever asks card by card hears the same of each."""
    round_ = play(after_the_seven(), "2 match 2 7c")
    told = {
        refused(round_, Action(1, "match", {"place": 1, "on": card})).message.replace(name, "")
        for card, name in (("7c", "7♣"), ("9c", "9♣"), ("Ac", "A♣"))
    }
    assert len(told) == 1


def test_after_a_take_on_names_the_card_below() -> None:
    round_ = play(after_the_seven(), "1 end, 2 take")
    assert pile(round_) == ["9c"]
    assert values(round_, 1, "match") == {"place": [1, 2, 3, 4], "on": ["9c"]}


def test_a_match_is_refused_while_no_penalty_could_be_paid() -> None:
    round_ = stock_of(2)
    play(round_, "2 draw")
    assert "match" not in {do for _, do in may(round_)}
    assert refused(round_, does(f"1 match 1 {pile(round_)[0]}")).code == "not-now"


def test_a_match_is_offered_with_every_place_and_on_as_a_list_of_one_card() -> None:
    assert values(after_the_seven(), 2, "match") == {"place": [1, 2, 3, 4], "on": ["7c"]}


def test_no_other_option_is_ever_open_out_of_turn() -> None:
    assert {do for by, do in may(after_the_seven()) if by == 2} == {"match"}


def test_no_screen_but_the_drawers_shows_what_may_be_done_with_the_card() -> None:
    round_ = play(after_the_seven(), "1 end, 2 draw")
    assert {do for by, do in offered(round_, 2) if by == 2} >= {"swap", "discard"}
    for viewer in (1, "dealer", "wall"):
        assert {do for _, do in offered(round_, viewer)} == {"match"}


# The end


def test_after_cactus_the_other_has_one_turn_and_then_both_layouts_turn_up() -> None:
    round_ = play(dealt("5h 5d"), "2 draw, 2 discard, 2 cactus, 1 draw, 1 discard")
    assert sees(round_, "wall") == {}
    assert play(round_, "1 end").finished
    assert len(sees(round_, "wall")) == 8


def test_the_deal_ends_when_the_stock_is_empty_at_the_start_of_a_turn() -> None:
    round_ = stock_of(2)
    play(round_, "2 draw, 2 discard, 2 end, 1 draw, 1 discard")
    assert not round_.finished
    assert play(round_, "1 end").finished


def test_a_penalty_that_empties_the_stock_ends_the_deal_before_step_1() -> None:
    round_ = stock_of(2)
    assert play(round_, wrong_match(round_, 1)).finished


def test_after_cactus_too() -> None:
    round_ = play(stock_of(4), "2 draw, 2 discard, 2 cactus")
    assert len(round_.table.cards("stock")) == 3
    play(round_, wrong_match(round_, 2))
    assert not round_.finished
    round_ = play(stock_of(4), "2 draw, 2 discard, 2 end, 1 draw, 1 discard, 1 cactus")
    assert play(round_, wrong_match(round_, 1)).finished


def test_a_turn_whose_step_1_is_done_goes_on_to_its_end() -> None:
    round_ = play(stock_of(4), "2 draw, 2 discard, 2 end, 1 draw")
    play(round_, wrong_match(round_, 2))
    assert round_.table.cards("stock") == []
    play(round_, "1 discard")
    assert not round_.finished
    assert play(round_, "1 end").finished


def test_the_lower_score_wins_and_it_does_not_matter_who_called() -> None:
    round_ = play(dealt("5h 5d"), "2 draw, 2 discard, 2 cactus, 1 draw, 1 discard, 1 end")
    assert round_.carry == {
        "finished": True, "winners": [2], "deals": 1, "scores": {"1": 21, "2": 19},
    }  # fmt: skip


def test_the_scores_of_several_deals_are_added_up() -> None:
    carry = {"dealer": 1, "deals": 1, "scores": {"1": 7, "2": 30}, "pot": 0}
    text = "2 draw, 2 discard, 2 cactus, 1 draw, 1 discard, 1 end"
    third = play(dealt("5h 5d", carry=carry, options={"deals": 3}), text)
    assert third.carry == {"dealer": 2, "deals": 2, "scores": {"1": 28, "2": 49}, "pot": 0}
    last = play(dealt("5h 5d", carry=carry, options={"deals": 2}), text)
    assert last.carry is not None
    assert last.carry["winners"] == [1]


# Memory


def test_a_card_that_was_looked_at_is_shown_until_its_players_next_action() -> None:
    round_ = play(dealt(), "2 draw, 2 look 1")
    assert sees(round_, 2) == {"place:2:1": "Kc"}
    assert sees(play(round_, "1 match 1 8s"), 2)["place:2:1"] == "Kc"
    assert sees(play(round_, "2 end"), 2) == {}


def test_a_wrong_match_is_shown_until_the_next_action_of_anybody() -> None:
    round_ = play(after_the_seven(), "2 match 4 7c")
    assert sees(round_, 1) == {"place:2:4": "2s"}
    assert sees(play(round_, "1 end"), 1) == {}


def test_a_spied_card_that_its_owner_turns_up_is_seen_by_the_spy_a_little_longer() -> None:
    round_ = play(dealt("Js"), "2 draw, 2 spy 1, 1 match 1 Js")
    assert sees(round_, 1) == {"place:1:1": "7h"}
    play(round_, "1 match 2 Js")
    assert sees(round_, 1) == {"place:1:2": "4d"}
    assert sees(round_, 2) == {"place:1:1": "7h", "place:1:2": "4d"}
    assert sees(play(round_, "2 end"), 2) == {}


def test_of_the_pile_only_the_top_card_is_shown() -> None:
    round_ = after_the_seven()
    for viewer in (1, 2, "dealer", "wall"):
        shown = view(round_, viewer)
        assert shown.zones["pile"].cards == ["7c"]
        assert set(shown.zones["covered"].cards) == {"??"}


def test_the_record_names_no_card_that_was_covered() -> None:
    round_ = play(after_the_seven(), "2 match 2 7c, 1 match 1 7d, 1 end")
    record = str(view(round_, 2).record)
    assert "7h" in record
    assert not any(card in record for card in ("7c", "7d", "9c", "8s", "Kc"))


def test_a_look_that_is_over_does_not_come_back_by_an_undo() -> None:
    round_ = play(dealt(), "2 draw, 2 look 1, 2 end")
    assert not round_.undoable
    plain = play(dealt(), "2 draw, 2 discard, 2 end")
    assert plain.undoable


# The example, and a real deck


EXAMPLE = (
    "2 draw, 2 look 1, 2 end, 1 draw, 1 swap 3, 1 end, 2 take, 2 spy 1, 2 end, 1 draw, 1 discard, "
    "2 match 2 7c, 1 match 1 7d, 2 match 4 7h, 1 cactus, 2 draw, 2 swap 3, 2 end"
)


def test_the_example_of_the_page() -> None:
    round_ = play(dealt(options={"ante": 5, "stake": 2}), EXAMPLE)
    assert lies(round_, 1) == "4d 5c As"
    assert lies(round_, 2) == "Kc Kd 2s 3h 6d"
    assert paid(round_)[2:] == [("pot", "seat:1", 10), ("seat:2", "seat:1", 2)]
    assert racks(round_) == {1: 27, 2: 13}
    assert round_.carry == {
        "finished": True, "winners": [1], "deals": 1, "scores": {"1": 10, "2": 11},
    }  # fmt: skip


SHOWN = (
    "2 draw, 2 look 1, show 8s 2, 2 end, 1 draw, 1 swap 3, show 9c 1, 1 end, 2 take, 2 spy 1, "
    "2 end, 1 draw, 1 discard, show 7c 1, 2 match 2 7c, show 7d 2, 1 match 1 7d, show 7h 1, "
    "2 match 4 7h, show 2s 2, 1 cactus, 2 draw, 2 swap 3, show Qh 2, 2 end"
)


def test_the_example_with_a_real_deck_gives_the_same_transfers() -> None:
    round_ = play(real(options={"ante": 5, "stake": 2}), SHOWN)
    play(round_, "show Kc 2, show Kd 2, show 3h 2, show 6d 2, show 4d 1, show 5c 1, show As 1")
    virtual = play(dealt(options={"ante": 5, "stake": 2}), EXAMPLE)
    assert paid(round_) == paid(virtual)
    assert round_.carry == virtual.carry


def test_with_a_real_deck_every_power_is_offered_with_a_drawn_card() -> None:
    round_ = play(real(), "2 draw")
    assert {do for _, do in may(round_)} == {"swap", "discard", "look", "spy", "trade"}


def test_a_shown_card_that_does_not_allow_the_power_is_refused_and_the_action_taken_back() -> None:
    round_ = play(real(), "2 draw, 2 look 1")
    error = refused(round_, does("show 5c 2"))
    assert error.code == "bad-value"
    assert "take the action back" in error.message
    round_.undo()
    assert (2, "discard") in may(round_)


def test_only_when_the_card_is_shown_is_the_action_done() -> None:
    round_ = play(real(), "2 draw, 2 discard")
    assert may(round_) == {("dealer", "show")}
    assert pile(round_) == []
    assert pile(play(round_, "show 5c 2")) == ["5c"]


def test_a_card_shown_before_is_refused_wherever_it_lies_now() -> None:
    round_ = play(real(), "2 draw, 2 discard, show 5c 2, 2 end, 1 take, 1 swap 1, show 9d 1, 1 end")
    play(round_, "2 draw, 2 discard")
    assert refused(round_, does("show 5c 2")).code == "bad-value"


def test_a_card_that_is_known_where_it_lies_needs_no_showing_and_stays_known_when_traded() -> None:
    round_ = play(real(), "2 draw, 2 discard, show 5c 2, 1 match 1 5c, show 9d 1, 2 end")
    play(round_, "1 draw, 1 trade 1 3, show Qd 1, 1 end, 2 draw, 2 swap 3")
    assert pile(round_) == ["9d"]
    assert (2, "end") in may(round_)


def test_at_the_end_each_unknown_card_is_shown_seat_by_seat_the_non_dealer_first() -> None:
    round_ = play(real(), "2 draw, 2 discard, show 5c 2, 2 cactus, 1 draw, 1 discard, show 5d 1")
    play(round_, "1 end")
    assert refused(round_, does("show As 1")).code == "bad-value"
    play(round_, "show As 2, show 2s 2, show 3s 2, show 4s 2")
    play(round_, "show Ah 1, show 2h 1, show 3h 1, show 5h 1")
    assert round_.carry is not None
    assert round_.carry["scores"] == {"1": 11, "2": 10}


def test_the_dealer_is_offered_what_may_be_done_with_a_real_card() -> None:
    """The engine does not know it, so it tells nothing."""
    round_ = play(real(), "2 draw")
    assert {option.do for option in offers(round_, "dealer")} >= {"swap", "look", "trade"}
