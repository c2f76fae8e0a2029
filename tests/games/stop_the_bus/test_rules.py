"""Stop the Bus, rule by rule; the cards of the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.cards.brag import called, strength
from games.engine import Action, NotARound, Round, record, result, view
from games.stop_the_bus.rules import GAME, felt
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told

RACKS = {1: 50, 2: 50, 3: 50}
EXAMPLE = ["Kh", "Kd", "4c", "9c", "7d", "2h", "Qs", "Js", "5h", "Ts", "8h", "3c"]
"""Seat 3 deals: the hands of seats 1, 2 and 3, and the middle."""


def keep(seat: int, **more: Any) -> Action:
    return Action(seat, "keep", more)


def swap(seat: int, take: str, give: str, **more: Any) -> Action:
    return Action(seat, "swap", {"take": take, "give": give, **more})


def swap_all(seat: int, **more: Any) -> Action:
    return Action(seat, "swap_all", more)


def show(card: str, seat: int | None = None) -> Action:
    return Action("dealer", "show", {"card": card} | ({"seat": seat} if seat else {}))


def a_deal(cards: list[str] = EXAMPLE, dealer: int | None = 3, **setup: Any) -> Round:
    racks = setup.pop("racks", RACKS)
    return sit(GAME, racks, dealer=dealer, deck=[cards], **setup)


def carry(tokens: dict[str, int], dealer: int = 3, deals: int = 4, pot: int = 0) -> dict[str, Any]:
    return {"dealer": dealer, "deals": deals, "tokens": tokens, "pot": pot}


def all_keep(round_: Round) -> Round:
    """The first to play stops the bus, and nobody changes anything."""
    first, *others = facts(round_)["playing"]
    return act(round_, keep(first, stop=True), *(keep(seat) for seat in others))


# A deal


def test_the_example_of_a_deal() -> None:
    played = act(a_deal(), keep(1, stop=True), swap(2, "8h", "2h"), swap(3, "Ts", "5h"))
    assert played.finished
    assert paid(played) == [("seat:1", "pot", 1)]
    assert played.carry == carry({"1": 2, "2": 3, "3": 3}, dealer=1, deals=1, pot=1)
    assert result(played)["tokens"] == {"1": 2, "2": 3, "3": 3}


def test_three_cards_go_to_each_from_the_deals_left_then_three_face_up() -> None:
    dealt = a_deal(dealer=1)
    assert dealt.table.cards("hand:2") == EXAMPLE[:3]
    assert dealt.table.cards("hand:3") == EXAMPLE[3:6]
    assert dealt.table.cards("hand:1") == EXAMPLE[6:9]
    assert view(dealt, "wall").zones["middle"].cards == EXAMPLE[9:]


def test_only_the_seat_whose_turn_it_is_may_do_anything() -> None:
    dealt = a_deal()
    assert may(dealt) == {(1, "swap"), (1, "keep")}
    assert dealt.prompt is not None
    assert dealt.prompt.awaited == (1,)
    assert refused(dealt, keep(2)).code == "not-now"


def test_laps_follow_on_one_another_until_somebody_stops() -> None:
    dealt = a_deal()
    for _ in range(5):
        act(dealt, keep(1), keep(2), keep(3))
    assert facts(dealt)["turn"] == 1
    act(dealt, keep(1), keep(2, stop=True), keep(3))
    assert act(dealt, keep(1)).finished


def test_a_card_given_takes_the_place_of_the_card_taken() -> None:
    dealt = act(a_deal(), swap(1, "8h", "4c"))
    assert dealt.table.cards("middle") == ["Ts", "4c", "3c"]
    assert dealt.table.cards("hand:1") == ["Kh", "Kd", "8h"]


def test_a_card_is_given_from_the_hand_as_it_was() -> None:
    dealt = a_deal()
    assert refused(dealt, swap(1, "8h", "8h")).code == "bad-value"
    assert refused(dealt, swap(1, "9c", "Kh")).code == "bad-value"
    assert refused(dealt, swap(1, "8h", "9c")).code == "bad-value"
    assert refused(dealt, Action(1, "swap", {"take": "8h"})).code == "missing-key"


def test_one_may_keep_unless_every_turn_must_change_something() -> None:
    dealt = a_deal(options={"must_swap": True})
    assert may(dealt) == {(1, "swap")}
    assert refused(dealt, keep(1)).code == "not-now"


def test_the_whole_hand_may_be_changed_for_the_middle_where_the_option_says_so() -> None:
    assert refused(a_deal(), swap_all(1)).code == "not-now"
    dealt = act(a_deal(options={"exchange": "one or three"}), swap_all(1))
    assert dealt.table.cards("hand:1") == ["Ts", "8h", "3c"]
    assert view(dealt, "wall").zones["middle"].cards == ["Kh", "Kd", "4c"]
    both = a_deal(options={"exchange": "one or three", "must_swap": True})
    assert may(both) == {(1, "swap"), (1, "swap_all")}


@pytest.mark.parametrize("value", [False, None, 1, "true"])
def test_stop_is_true_or_left_out(value: object) -> None:
    assert refused(a_deal(), keep(1, stop=value)).code == "bad-value"


def test_after_a_stop_every_other_seat_has_one_more_turn_and_nobody_stops_again() -> None:
    dealt = act(a_deal(options={"exchange": "one or three"}), keep(1), swap_all(2, stop=True))
    for action in (keep(3, stop=True), swap(3, "7d", "5h", stop=True), swap_all(3, stop=True)):
        assert refused(dealt, action).code == "unknown-key"
    act(dealt, keep(3))
    assert facts(dealt)["stopped"] == 2
    assert act(dealt, keep(1)).finished


def test_the_bus_may_be_stopped_in_the_first_lap_by_the_first_player() -> None:
    assert all_keep(a_deal()).finished


# The worst hand


def test_several_equally_bad_hands_each_lose_a_token() -> None:
    cards = ["Ks", "8d", "4c", "Kd", "8h", "4s", "2c", "2d", "3h"]
    played = all_keep(a_deal(cards))
    assert paid(played) == [("seat:1", "pot", 1), ("seat:2", "pot", 1)]
    assert result(played)["tokens"] == {"1": 2, "2": 2, "3": 3}


def test_if_all_hands_are_equal_nobody_loses_a_token() -> None:
    played = all_keep(a_deal(["Ks", "8d", "4c", "Kd", "8h", "4s"], dealer=2, racks={1: 5, 2: 5}))
    assert paid(played) == []
    assert played.carry == carry({"1": 3, "2": 3}, dealer=1, deals=1)


def test_the_caller_loses_like_anybody_else() -> None:
    played = all_keep(a_deal(["2c", "3d", "5h", "Ac", "As", "Ah", "Kc", "Ks", "Kh"]))
    assert facts(played)["losers"] == [1]


def test_payments_are_made_from_the_deals_left_and_are_compulsory() -> None:
    cards = ["Ks", "8d", "4c", "2c", "2d", "3h", "Kd", "8h", "4s"]
    played = all_keep(a_deal(cards, dealer=1, options={"token": 7}, racks={1: 3, 2: 9, 3: 9}))
    assert paid(played) == [("seat:2", "pot", 7), ("house", "seat:1", 4), ("seat:1", "pot", 7)]
    assert played.markers == {1: 4}


def test_with_token_0_nobody_pays_and_racks_may_be_empty() -> None:
    played = all_keep(a_deal(options={"token": 0}, racks={1: 0, 2: 0, 3: 0}))
    assert (paid(played), played.markers) == ([], {})
    assert result(played)["tokens"] == {"1": 3, "2": 2, "3": 3}


# Who is in


def test_the_last_one_in_takes_the_pot() -> None:
    before = carry({"1": 1, "2": 0, "3": 1}, deals=7, pot=7)
    played = a_deal(["Ac", "As", "Ah", "2c", "3d", "5h"], dealer=None, carry=before)
    assert may(played) == {(1, "swap"), (1, "keep")}
    act(played, keep(1, stop=True), keep(3))
    assert paid(played) == [("seat:3", "pot", 1), ("pot", "seat:1", 8)]
    tokens = {"1": 1, "2": 0, "3": 0}
    assert played.carry == {"finished": True, "winners": [1], "deals": 8, "tokens": tokens}
    assert felt(played.table)["results"] == {
        "1": "prial; you are the last one in and have won the game",
        "3": "high card, the worst: you are out",
    }


def test_newcomers_watch_and_who_left_has_dropped_out() -> None:
    before = carry({"1": 2, "2": 1, "4": 3}, dealer=4)
    dealt = sit(GAME, {1: 5, 2: 5, 5: 5}, carry=before, deck=[EXAMPLE])
    assert (dealt.table.dealer, facts(dealt)["playing"]) == (1, [2, 1])
    assert dealt.table.cards("hand:5") == []
    assert result(dealt)["tokens"] == {"1": 2, "2": 1, "5": 0}
    assert set(all_keep(dealt).carry or {}) == {"dealer", "deals", "tokens", "pot"}


def test_the_only_one_in_takes_the_pot_at_once_and_no_card_is_dealt() -> None:
    before = carry({"1": 2, "2": 1, "4": 3}, deals=4, pot=6)
    played = sit(GAME, {1: 5, 5: 5}, carry=before, seed=bytes(32))
    assert played.finished
    assert paid(played) == [("pot", "seat:1", 6)]
    assert (played.table.zones, racks(played)) == ({}, {1: 11, 5: 5})
    tokens = {"1": 2, "5": 0}
    assert played.carry == {"finished": True, "winners": [1], "deals": 4, "tokens": tokens}


def test_where_nobody_is_in_a_new_game_begins_for_the_old_pot() -> None:
    before = carry({"1": 2, "2": 0}, dealer=1, deals=4, pot=6)
    dealt = sit(GAME, {2: 5, 5: 5}, carry=before, deck=[EXAMPLE], options={"tokens": 2})
    assert (dealt.table.dealer, facts(dealt)["deal"]) == (2, 1)
    assert result(dealt)["tokens"] == {"2": 2, "5": 2}
    assert dealt.table.chips("pot") == 6
    assert told(dealt) == ["Others sit here now: the old game is broken up, a new one begins."]
    assert sit(GAME, {2: 5, 5: 5}, carry=before, dealer=5, seed=bytes(32)).table.dealer == 5


def test_the_deal_passes_to_the_next_seat_on_the_left_that_still_has_tokens() -> None:
    before = carry({"1": 3, "2": 1, "3": 3}, dealer=1)
    worst_first = ["2c", "3d", "5h", "Ac", "As", "Ah", "Kc", "Ks", "Kh"]
    played = all_keep(a_deal(worst_first, dealer=None, carry=before))
    assert (played.table.dealer, facts(played)["playing"]) == (1, [2, 3, 1])
    assert (played.carry or {})["dealer"] == 3


def test_a_dealer_in_the_file_must_be_the_seat_whose_deal_it_is() -> None:
    before = carry({"1": 2, "2": 1, "3": 0}, dealer=3)
    assert a_deal(dealer=1, carry=before).table.dealer == 1
    with pytest.raises(NotARound, match="seat 1's deal"):
        a_deal(dealer=3, carry=before)


# The carry


@pytest.mark.parametrize("empty", [{}, {"markers": {"1": 2}}, {"finished": True, "deals": 3}])
def test_a_carry_without_keys_or_a_finished_one_starts_a_new_game(empty: dict[str, Any]) -> None:
    dealt = a_deal(carry=empty)
    assert result(dealt)["tokens"] == {"1": 3, "2": 3, "3": 3}
    again = record.read(record.write(dealt), lambda slug: GAME)
    assert again.setup == dealt.setup


@pytest.mark.parametrize(
    "wrong",
    [
        *({k: v for k, v in carry({"1": 1, "2": 1}).items() if k != gone} for gone in carry({})),
        carry({"1": 1, "2": 1}) | {"scores": {}},
        carry({"1": 1, "2": 1}) | {"finished": False},
        carry({"1": 1, "2": 1}, deals=0),
        carry({"1": 1, "2": 1}, pot=-1),
        carry({"1": 1, "2": 1}, dealer=7),
        carry({"1": 1, "2": 1}) | {"dealer": None},
        carry({"1": 1, "2": 1}) | {"pot": None},
        carry({"1": 1, "2": 1}) | {"deals": True},
        carry({}),
        carry({"1": 1}),
        carry({"1": 1, "7": 1}),
        carry({"1": 1, "02": 1}),
        carry({"1": 1, "2": -1}),
        carry({"1": 1, "2": 21}),
        carry({"1": 1, "2": True}),
        carry({"1": 1, "2": 1.0}),  # type: ignore[dict-item]
        carry([1, 1]),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_a_carry_has_all_of_its_keys_or_none(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotARound) as error:
        a_deal(dealer=None, carry=wrong)
    assert error.value.message.startswith(("The carry", "The key of the carry", "There is no key"))


def test_old_markers_stand_beside_a_running_game() -> None:
    before = carry({"1": 1, "2": 1, "3": 1}) | {"markers": {"2": 4}}
    played = all_keep(a_deal(["Ac", "As", "Ah", "2c", "3d", "5h"], dealer=None, carry=before))
    assert ("seat:2", "house", 4) in paid(played)


@pytest.mark.parametrize(
    "options",
    [
        {"tokens": 0},
        {"tokens": 21},
        {"token": -1},
        {"token": 1_000_001},
        {"exchange": "three"},
        {"must_swap": 0},
        {"must_swap": None},
        {"ranking": ""},
        {"ante": 1},
        {"stake": 1},
    ],
)
def test_options_out_of_range_are_no_round(options: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        a_deal(options=options)


# The ranking

BRAG = """
3c 3d 3h|Ac Ad Ah|Kc Kd Kh|2c 2d 2h|Ac 2c 3c|Ac Kc Qc|Kd Qd Jd|4h 3h 2h
Ah 2d 3s|Ad Kc Qs|Kd Qc Js|4h 3c 2d|Ac Jc 9c|Ac Tc 9c|Ac Tc 8c|5d 3d 2d
Ac Ad 2h|Kc Kd Ah|Kc Kd Qh|2c 2d 3h|Ac Kd Jh|Kc Ad 2s|Qc Jd 9h|5c 3d 2h
"""
PLAIN = """
Ac Ad Ah|Kc Kd Kh|3c 3d 3h|2c 2d 2h|Ac Kc Qc|4h 3h 2h|Ac 2c 3c|Ad Kc Qs
4h 3c 2d|Ah 2d 3s|Ac Jc 9c
"""


@pytest.mark.parametrize(("ranking", "listed"), [("brag", BRAG), ("plain", PLAIN)])
def test_hands_rank_in_this_order_from_the_best_down(ranking: str, listed: str) -> None:
    hands = [hand.split() for line in listed.strip().splitlines() for hand in line.split("|")]
    strengths = [strength(hand, ranking) for hand in hands]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(strengths)


def test_suits_never_count() -> None:
    assert strength(["Ks", "8d", "4c"], "brag") == strength(["4s", "Kd", "8h"], "brag")
    assert strength(["2c", "2d", "9s"], "brag") == strength(["9h", "2h", "2s"], "brag")


def test_king_ace_two_is_no_run() -> None:
    assert called(["Kc", "Ad", "2s"], "brag") == called(["Kc", "Ad", "2s"], "plain") == "high card"


def test_hands_are_called_by_name() -> None:
    played = act(a_deal(), keep(1, stop=True), swap(2, "8h", "2h"), swap(3, "Ts", "5h"))
    sentences = told(played)
    assert "Player 1 has K♥ K♦ 4♣: pair of kings." in sentences
    assert "Player 3 has Q♠ J♠ 10♠: running flush." in sentences
    assert called(["6c", "6d", "2s"], "brag") == "pair of sixes"


# Who sees what


def test_a_hand_is_its_owners_and_what_may_be_given_is_shown_to_nobody_else() -> None:
    dealt = a_deal()
    assert "Kh" in seen(dealt, 1)
    for viewer in ("dealer", "wall", 2, 3):
        assert "Kh" not in seen(dealt, viewer)
        assert (1, "swap") not in offered(dealt, viewer)
    assert (1, "keep") in offered(dealt, "dealer")


def test_an_exchange_that_shows_a_card_cannot_be_undone() -> None:
    assert act(a_deal(), keep(1)).undoable
    assert not act(a_deal(), swap(1, "8h", "4c")).undoable


# A real deck


def a_real_deal(**setup: Any) -> Round:
    dealt = sit(GAME, RACKS, dealer=3, cards="physical", **setup)
    return act(dealt, show("Ts"), show("8h"), show("3c"))


def test_the_example_with_a_real_deck() -> None:
    dealt = a_real_deal()
    act(dealt, keep(1, stop=True), swap(2, "8h", "2h"), swap(3, "Ts", "5h"))
    assert may(dealt) == {("dealer", "show")}
    assert refused(dealt, show("9c", 2)).code == "bad-value"
    act(dealt, show("4c", 1), show("Kh", 1), show("Kd", 1))
    assert refused(dealt, show("8h", 2)).code == "bad-value"
    act(dealt, show("9c", 2), show("7d", 2), show("Qs", 3), show("Js", 3))
    assert paid(dealt) == [("seat:1", "pot", 1)]
    assert dealt.carry == carry({"1": 2, "2": 3, "3": 3}, dealer=1, deals=1, pot=1)


def test_the_middle_is_shown_without_a_seat_and_nothing_else_is_accepted_before() -> None:
    dealt = sit(GAME, RACKS, dealer=3, cards="physical")
    assert may(dealt) == {("dealer", "show")}
    assert refused(dealt, keep(1)).code == "not-now"
    assert refused(dealt, show("Ts", 1)).code == "unknown-key"


def test_a_card_taken_is_known_to_be_in_that_hand_and_may_be_given_again() -> None:
    dealt = act(a_real_deal(), swap(1, "8h", "4c"), swap(2, "4c", "9c"), keep(3))
    assert refused(dealt, swap(1, "9c", "4c")).code == "bad-value", "seat 2 holds it"
    assert refused(dealt, swap(1, "9c", "Ts")).code == "bad-value", "it lies in the middle"
    act(dealt, swap(1, "9c", "8h"))
    assert sorted(dealt.table.cards("middle")) == ["3c", "8h", "Ts"]


def test_an_unseen_card_can_be_given_only_while_the_hand_has_one() -> None:
    dealt = a_real_deal()
    for take, give in (("Ts", "Ah"), ("8h", "Ad"), ("3c", "Ac")):
        act(dealt, swap(1, take, give), keep(2), keep(3))
    assert refused(dealt, swap(1, "Ah", "As")).code == "bad-value"
    assert act(dealt, swap(1, "Ah", "8h")).table.cards("hand:1") == ["Ts", "Ah", "3c"]


def test_swap_all_is_followed_by_each_unseen_card_of_that_hand() -> None:
    dealt = act(a_real_deal(options={"exchange": "one or three"}), swap(1, "Ts", "Kh"))
    act(dealt, keep(2), keep(3), swap_all(1, stop=True))
    assert refused(dealt, keep(2)).code == "not-now"
    assert refused(dealt, show("Kd", 2)).code == "bad-value"
    act(dealt, show("Kd", 1), show("4c", 1))
    assert sorted(dealt.table.cards("middle")) == ["4c", "Kd", "Ts"]
    assert sorted(dealt.table.cards("hand:1")) == ["3c", "8h", "Kh"]
    assert may(dealt) == {(2, "swap"), (2, "keep"), (2, "swap_all")}
