"""Ristiseiska, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.cards import PACK, UNSEEN
from games.engine import Action, NotARound, Refusal, Round, result
from games.engine.shuffle import Draws
from games.ristiseiska.rules import GAME, giver_for
from games.trials.simulate import random_round
from tests.games.at_the_table import act, facts, may, offered, paid, refused, seen, sit, told
from tests.games.program import SEED, play_out, sat_down

VERBS = {"pass", "beg", "give"}


def moves(text: str) -> list[Action]:
    """Actions written as `1:Ac 2:beg 1:+Kh 3:give`: a seat and the card it plays, a card it gives,
    or a verb.
    """
    return [_move(*move.split(":")) for move in text.split()]


def _move(seat: str, what: str) -> Action:
    if what in VERBS:
        return Action(int(seat), what)
    if what.startswith("+"):
        return Action(int(seat), "give", {"card": what[1:]})
    return Action(int(seat), "play", {"card": what})


def penalty(seat: int) -> Action:
    return Action("dealer", "penalty", {"seat": seat})


def dealt(hands: dict[int, str], dealer: int = 4, **setup: Any) -> Round:
    """Four seats with at least these cards; the others go where there is room, suit by suit."""
    named = " ".join(hands.values()).split()
    rest = [card for card in PACK if card not in named]
    deck: list[str] = []
    for seat in (place % 4 + 1 for place in range(dealer, dealer + 4)):
        cards = hands.get(seat, "").split()
        more = 13 - len(cards)
        deck += cards + rest[:more]
        rest = rest[more:]
    return sit(GAME, dict.fromkeys((1, 2, 3, 4), 200), dealer=dealer, deck=[deck], **setup)


def real(seats: int = 4, **setup: Any) -> Round:
    """A table with a real deck."""
    return sit(
        GAME, dict.fromkeys(range(1, seats + 1), 200), dealer=seats, cards="physical", **setup
    )


def hold(round_: Round, **counts: int) -> Round:
    """Let hands of a real deck have so many cards from now on: `s1=3` is seat 1."""
    for seat, count in counts.items():
        round_.table.zones[f"hand:{seat[1:]}"].cards = [UNSEEN] * count
    return round_


def counts(round_: Round) -> list[int]:
    return [len(round_.table.cards(f"hand:{seat}")) for seat in round_.table.seats]


def irregularities(round_: Round) -> list[tuple[int, int, str]]:
    return [(each.action, each.seat, each.kind) for each in round_.table.irregularities]


def turn(round_: Round) -> int:
    """Who is awaited."""
    assert round_.prompt is not None
    (seat,) = round_.prompt.awaited
    return int(seat)


BLOCKED = {4: "Ac 2c 3c 4c Ad 2d 3d 4d Ah 2h 3h Kh Ks", 3: "7c 7d"}
"""Seat 4 can play nothing after a seven."""


# The deal


@pytest.mark.parametrize(
    ("seats", "hands"), [(3, [18, 17, 17]), (4, [13] * 4), (5, [11, 11, 10, 10, 10])]
)
def test_the_whole_pack_is_dealt_and_the_first_hands_are_larger(
    seats: int, hands: list[int]
) -> None:
    chips = dict.fromkeys(range(1, seats + 1), 0)
    deal = sit(GAME, chips, dealer=seats, seed=bytes(32))
    assert counts(deal) == hands
    assert not deal.table.cards("stock")
    later = sit(GAME, chips, dealer=1, seed=bytes(32))
    assert counts(later) == hands[-1:] + hands[:-1], "from the deal's left"


def test_hands_are_dealt_in_one_packet() -> None:
    deal = sit(GAME, {1: 0, 2: 0, 3: 0, 4: 0}, dealer=2, deck=[PACK])
    assert deal.table.cards("hand:3") == list(PACK[:13])
    assert deal.table.cards("hand:2") == list(PACK[39:])


# The seven of clubs


def test_the_holder_of_the_seven_of_clubs_must_play_it_whoever_that_is() -> None:
    deal = dealt({3: "7c 7d 6c"})
    assert may(deal) == {(3, "play")}
    for wrong in moves("3:7d 3:6c"):
        assert refused(deal, wrong).code == "bad-value"
    assert refused(deal, *moves("1:7c")).code == "not-now"
    assert "Player 3" in told_prompt(deal)
    act(deal, *moves("3:7c"))
    assert turn(deal) == 4, "then the turn goes to the left"


def told_prompt(round_: Round) -> str:
    assert round_.prompt is not None
    return round_.sentence(round_.prompt.say)


def test_with_a_real_deck_anybody_may_make_the_first_play() -> None:
    deal = real()
    assert may(deal) == {(seat, "play") for seat in (1, 2, 3, 4)}
    assert refused(deal, *moves("2:7d")).code == "bad-value"
    for verb in ("pass", "beg"):
        assert refused(deal, Action(1, verb)).code == "not-now"
    assert refused(deal, penalty(1)).code == "not-now"
    act(deal, *moves("3:7c"))
    assert turn(deal) == 4


# What is playable


def open_cards(round_: Round) -> set[str]:
    return set(facts(round_)["playable"])


def test_a_six_an_eight_or_another_seven_follows_a_seven() -> None:
    deal = act(real(), *moves("3:7c"))
    assert open_cards(deal) == {"6c", "8c", "7d", "7h", "7s"}


def test_with_six_first_an_eight_waits_for_the_six_of_its_suit() -> None:
    deal = act(real(options={"six_first": True}), *moves("3:7c"))
    assert open_cards(deal) == {"6c", "7d", "7h", "7s"}
    assert refused(deal, *moves("4:8c")).code == "bad-value"
    act(deal, *moves("4:6c"))
    assert open_cards(deal) == {"5c", "8c", "7d", "7h", "7s"}


def test_a_row_goes_on_below_and_above_by_the_next_card_of_the_suit() -> None:
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h"))
    assert open_cards(deal) == {"5c", "9c", "6h", "8h", "7d", "7s"}, "as in the example"
    for wrong in ("4c", "Tc", "5h", "6d"):
        assert refused(deal, *moves(f"1:{wrong}")).code == "bad-value"
    act(deal, *moves("1:9c 2:Tc 3:5c"))
    assert {"Jc", "4c"} <= open_cards(deal)


def test_nothing_follows_an_ace_or_a_king() -> None:
    low = [f"{rank}c" for rank in "765432A"] + [f"{rank}c" for rank in "89TJQK"]
    deal = act(
        real(), *(Action(1 + number % 4, "play", {"card": card}) for number, card in enumerate(low))
    )
    assert open_cards(deal) == {"7d", "7h", "7s"}


def test_a_card_that_fits_must_be_played_and_any_of_them_may() -> None:
    deal = act(dealt({3: "7c", 4: "8c 6c 7d"}), *moves("3:7c"))
    assert offered(deal, 4) == {(4, "play")}
    for verb in ("pass", "beg"):
        assert refused(deal, Action(4, verb)).code == "not-now"
    for card in ("8c", "6c", "7d"):
        again = act(dealt({3: "7c", 4: "8c 6c 7d"}), *moves(f"3:7c 4:{card}"))
        assert turn(again) == 1, "one card a turn"


def test_only_whose_turn_it_is_may_do_anything() -> None:
    deal = act(dealt({3: "7c"}), *moves("3:7c"))
    assert {by for by, _ in may(deal)} == {4}


# Passing and begging


def test_who_has_none_passes_on_the_first_turn_of_the_deal() -> None:
    deal = act(dealt(BLOCKED), *moves("3:7c"))
    assert offered(deal, 4) == {(4, "pass")}
    assert refused(deal, Action(4, "beg")).code == "not-now"
    act(deal, *moves("4:pass"))
    assert (turn(deal), counts(deal)) == (1, [13, 13, 12, 13])
    assert "Player 4 passes." in told(deal)


def test_from_the_second_turn_on_who_has_none_begs() -> None:
    deal = act(dealt({**BLOCKED, 1: "8c", 2: "8d 7h"}), *moves("3:7c 4:pass 1:8c 2:7h 3:7d"))
    assert offered(deal, 4) == {(4, "beg")}
    assert refused(deal, Action(4, "pass")).code == "not-now"


def begging() -> Round:
    hands = {**BLOCKED, 1: "8c", 2: "8d 7h", 3: "7c 7d 9d Qh"}
    return act(dealt(hands), *moves("3:7c 4:pass 1:8c 2:7h 3:7d 4:beg"))


def test_the_giver_gives_any_card_of_the_hand_and_nobody_else_may_act() -> None:
    deal = begging()
    assert may(deal) == {(3, "give")}
    assert refused(deal, *moves("3:+8c")).code == "bad-value", "not a card of the hand"
    act(deal, *moves("3:+9d"))
    assert "9d" in deal.table.cards("hand:4")
    assert counts(deal)[2:] == [10, 14]
    assert turn(deal) == 1, "giving is no turn, and the beggar's is over"


def test_a_gift_is_seen_by_these_two_only() -> None:
    deal = act(begging(), *moves("3:+Qh"))
    for viewer in (1, 2, "wall", "dealer"):
        assert "Qh" not in seen(deal, viewer)
    assert all("Qh" in seen(deal, viewer) for viewer in (3, 4))
    assert not deal.undoable


def test_the_giver_is_the_nearest_to_the_right_with_two_cards_or_more() -> None:
    deal = act(real(), *moves("2:7c 3:6c 4:8c 1:7h"))
    hold(deal, s1=1, s2=3, s3=5, s4=2)
    act(deal, *moves("2:beg"))
    assert may(deal) == {(4, "give")}, "seat 1 has one card and is passed over"
    act(deal, *moves("4:give"))
    assert counts(deal) == [1, 4, 5, 1]
    assert turn(deal) == 3
    assert giver_for(hold(deal, s2=1).table, 1) == 3, "round to the left neighbour, if need be"


def test_where_nobody_else_has_two_cards_who_has_none_passes() -> None:
    deal = hold(act(real(), *moves("2:7c 3:6c 4:8c")), s1=2, s2=5, s3=1, s4=1)
    act(deal, *moves("1:7h"))
    assert counts(deal) == [1, 5, 1, 1]
    assert offered(deal, "dealer") == {(2, "play"), (2, "pass")}
    act(deal, *moves("2:pass"))
    assert turn(deal) == 3
    assert (3, "beg") in may(deal) or (3, "pass") in may(deal)


def test_a_begging_ends_the_turn_whatever_the_card_was() -> None:
    deal = act(begging(), *moves("3:+9d"))
    assert turn(deal) == 1
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:beg 4:give"))
    assert turn(deal) == 2


# The end


def test_the_first_without_cards_ends_the_deal_and_the_others_score_what_they_hold() -> None:
    deal = hold(act(real(), *moves("1:7c 2:6c 3:8c 4:7h")), s1=1, s2=3, s3=1, s4=6)
    act(deal, *moves("1:9c"))
    assert deal.finished
    assert result(deal)["scores"] == {"1": 0, "2": 3, "3": 1, "4": 6}
    assert deal.carry == {
        "finished": True,
        "winners": [1],
        "deals": 1,
        "scores": {"1": 0, "2": 3, "3": 1, "4": 6},
    }
    assert refused(deal, *moves("2:9s")).code == "over"


def test_antes_and_stakes_are_paid_as_in_the_example() -> None:
    deal = real(options={"ante": 5, "stake": 1})
    act(deal, *moves("2:7c 3:6c 4:8c 1:7h"))
    act(hold(deal, s1=3, s2=1, s3=1, s4=6), *moves("2:9c"))
    assert paid(deal)[4:] == [
        ("pot", "seat:2", 20),
        ("seat:1", "seat:2", 3),
        ("seat:1", "seat:3", 2),
        ("seat:3", "seat:2", 1),
        ("seat:4", "seat:1", 3),
        ("seat:4", "seat:2", 6),
        ("seat:4", "seat:3", 5),
    ]


@pytest.mark.parametrize(("deals", "over"), [(3, False), (2, True), (1, True)])
def test_after_so_many_deals_or_more_the_lowest_score_wins(deals: int, over: bool) -> None:
    scores = {"1": 9, "2": 0, "3": 4, "4": 8}
    carry = {"dealer": 4, "deals": 1, "scores": scores, "pot": 0}
    deal = real(options={"deals": deals}, carry=carry)
    hold(act(deal, *moves("1:7c 2:6c 3:8c 4:7h")), s1=1, s2=3, s3=1, s4=6)
    act(deal, *moves("1:9c"))
    after = {"1": 9, "2": 3, "3": 5, "4": 14}
    assert deal.carry is not None
    assert deal.carry["scores"] == after
    assert deal.carry.get("winners") == ([2] if over else None)
    assert deal.carry.get("dealer") == (None if over else 1)


# A real deck: irregularities


def test_with_a_real_deck_passing_and_begging_are_taken_on_trust() -> None:
    deal = act(real(), *moves("1:7c"))
    assert offered(deal, "wall") == {(2, "play"), (2, "pass")}
    act(deal, *moves("2:pass 3:6c 4:8c"))
    assert (1, "beg") in may(deal)
    assert (1, "pass") not in may(deal)
    assert refused(deal, Action(1, "pass")).code == "not-now"


def test_a_gift_may_be_what_is_played_and_proves_no_irregularity() -> None:
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:9c 2:beg 1:give 3:8h 4:9h 1:Tc 2:6h"))
    assert irregularities(deal) == []
    act(deal, *moves("3:Th 4:Jc 1:Jh 2:5c"))
    assert irregularities(deal) == [(5, 2, "false pass")], "two that fitted then, and one was given"


def test_of_two_beggings_the_later_is_proved_first() -> None:
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:9c 2:beg 1:give 3:8h 4:9h 1:Tc"))
    act(deal, *moves("2:beg 1:give 3:Th 4:Jh 1:Jc 2:5c 3:7s 4:8s 1:9s 2:6h"))
    assert irregularities(deal) == [(10, 2, "false pass")]


def test_a_wrong_pass_is_proved_by_one_card() -> None:
    deal = act(real(), *moves("1:7c 2:pass 3:7h 4:8c 1:9c 2:6c"))
    assert irregularities(deal) == [(1, 2, "false pass")]


def test_one_card_may_prove_several_and_the_earlier_is_reported_first() -> None:
    deal = hold(act(real(3), *moves("1:7c 2:pass 3:8c")), s1=2, s2=9, s3=1)
    act(deal, *moves("1:9c 2:pass"))
    act(hold(deal, s1=3, s3=3), *moves("3:7h 1:Tc 2:6c"))
    assert irregularities(deal) == [(1, 2, "false pass"), (4, 2, "false pass")]


def test_what_somebody_else_plays_proves_nothing() -> None:
    deal = act(real(), *moves("1:7c 2:pass 3:6c 4:8c 1:7d 2:7h 3:7s"))
    assert irregularities(deal) == [(1, 2, "false pass")], "the seven of hearts, and no other card"


# A real deck: the penalty


def called(**hands: int) -> Round:
    """Seat 2 has begged once; then hands have so many cards, and it is the turn of seat 3."""
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:9c 2:beg 1:give"))
    return hold(deal, **hands)


def test_every_opponent_with_two_cards_gives_the_culprit_one_from_the_left() -> None:
    deal = called(s1=4, s2=1, s3=6, s4=3)
    act(deal, penalty(2))
    for seat in (3, 4, 1):
        assert may(deal) == {(seat, "give")}
        act(deal, Action(seat, "give"))
    assert counts(deal) == [3, 4, 5, 2]
    assert turn(deal) == 3, "the turn that was awaited is awaited again"
    assert refused(deal, penalty(2)).code in ("not-now", "bad-value")


def test_there_is_one_penalty_for_each_pass_or_begging() -> None:
    deal = called()
    act(deal, penalty(2), *moves("3:give 4:give 1:give"))
    assert refused(deal, penalty(2)).code == "not-now"
    act(deal, *moves("3:8h 4:9h 1:Tc 2:beg 1:give"))
    act(deal, penalty(2))
    assert may(deal) == {(3, "give")}


def test_a_pass_costs_the_same_as_a_begging() -> None:
    deal = act(real(), *moves("1:7c 2:pass"))
    assert ("dealer", "penalty") in may(deal)
    act(deal, penalty(2))
    assert may(deal) == {(3, "give")}


@pytest.mark.parametrize("seat", [1, 3, 4])
def test_who_has_neither_passed_nor_begged_is_not_punished(seat: int) -> None:
    assert refused(called(), penalty(seat)).code == "bad-value"


def test_the_prompt_names_all_who_may_be_punished_beside_the_turn() -> None:
    deal = act(real(), *moves("1:7c 2:pass 3:pass"))
    assert result(deal)["prompt"]["options"][1:] == [  # type: ignore[index,call-overload]
        {"by": 4, "do": "pass"},
        {"by": "dealer", "do": "penalty", "seat": [2, 3]},
    ]
    assert turn(deal) == 4


def test_who_has_one_card_gives_none() -> None:
    deal = act(called(s1=1, s2=5, s3=2, s4=1), penalty(2))
    assert may(deal) == {(3, "give")}
    act(deal, *moves("3:give"))
    assert counts(deal) == [1, 6, 1, 1]
    assert turn(deal) == 3


def test_if_nobody_has_two_cards_the_penalty_is_refused() -> None:
    deal = hold(act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:9c 2:beg 1:give")), s1=1, s2=5, s4=1)
    act(hold(deal, s3=2), *moves("3:8h"))
    assert refused(deal, penalty(2)).code == "not-now"


def test_no_penalty_between_a_begging_or_a_penalty_and_its_gifts() -> None:
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:beg"))
    assert refused(deal, penalty(1)).code == "not-now"
    act(deal, *moves("4:give"), penalty(1))
    assert refused(deal, penalty(1)).code == "not-now"


def test_a_penalty_card_counts_as_given() -> None:
    deal = act(real(), *moves("1:7c 2:pass 3:7h 4:8c"), penalty(2), *moves("3:give 4:give 1:give"))
    act(deal, *moves("1:9c 2:6c 3:Tc 4:Jc 1:Qc 2:7d 3:Kc 4:8d 1:8h 2:7s"))
    assert irregularities(deal) == []


def test_a_gift_names_no_card_of_a_real_deck() -> None:
    deal = act(real(), *moves("1:7c 2:6c 3:8c 4:7h 1:beg"))
    assert refused(deal, *moves("4:+Kd")).code == "unknown-key"


def test_with_virtual_cards_there_is_no_penalty() -> None:
    deal = act(dealt(BLOCKED), *moves("3:7c 4:pass"))
    assert refused(deal, penalty(4)).code == "not-now"


# The carry


@pytest.mark.parametrize(
    "wrong",
    [
        {"deals": 1, "scores": {"1": 0, "2": 0, "3": 0}, "pot": 0},
        {"dealer": 1, "deals": 0, "scores": {"1": 0, "2": 0, "3": 0}, "pot": 0},
        {"dealer": 1, "deals": 1, "scores": {"1": -1, "2": 0, "3": 0}, "pot": 0},
        {"dealer": 1, "deals": 1, "scores": {"1": 0, "2": 0, "3": 0}, "pot": 0, "bids": 1},
        {"dealer": 6, "deals": 1, "scores": {"1": 0, "2": 0, "3": 0}, "pot": 0},
    ],
)
def test_a_carry_has_all_its_keys_and_no_more(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        real(3, carry=wrong)


def test_a_running_game_may_have_had_any_number_of_deals() -> None:
    carry = {"dealer": 3, "deals": 900, "scores": {"1": 0, "2": 0, "3": 0}, "pot": 0}
    assert facts(real(3, carry=carry))["deal"] == 901


# The program, and random people


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_deals_of_the_program_end_within_two_hundred_actions(seats: int) -> None:
    draws = Draws(SEED, "ends")
    for _ in range(10):
        deal = play_out(sat_down(GAME, seats, draws), range(1, seats + 1), draws)
        assert deal.finished
        assert len(deal.actions) <= 200


@pytest.mark.parametrize("cards", ["virtual", "physical"])
def test_deals_at_random_end_within_six_hundred_actions(cards: str) -> None:
    draws = Draws(SEED, f"random {cards}")
    for _ in range(6):
        setup = sat_down(GAME, 4, draws)
        if cards == "physical":
            setup = real().setup
        deal = random_round(setup, draws)
        assert deal.finished
        assert len(deal.actions) <= 600


def test_a_late_tap_changes_nothing() -> None:
    deal = act(dealt({3: "7c", 4: "8c 6c"}), *moves("3:7c"))
    assert deal.prompt is not None
    option = deal.prompt.option(4, "play")
    assert option is not None
    since = deal.since(option)
    act(deal, *moves("4:8c"))
    with pytest.raises(Refusal, match="moved on"):
        deal.act(moves("4:6c")[0], since=since)
