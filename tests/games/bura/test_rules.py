"""Bura, clause by clause (rules page ``bura.md``). The trump is a heart unless a test says
otherwise.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from games.bura.rules import GAME
from games.cards import pack
from games.engine import (
    Action,
    NotARound,
    Refusal,
    Round,
    Viewer,
    ZoneView,
    record,
    result,
    view,
    whole,
)
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told

VIEWERS: list[Viewer] = [1, 2, "dealer", "wall"]
SPECIAL = {"bura": "6h 7h 8h", "aces": "Ac Ad As", "molodka": "6d 7d 8d"}
PLAIN = "6c 9d Js"
"""A hand that is nothing special and wins next to nothing."""


def hand_of(first: str, second: str, trump: str = "Kh", stock: str = "", **setup: Any) -> Round:
    """A hand that seat 2 deals: the cards of seat 1, which leads, of seat 2, the trump and the next
    of the stock.
    """
    cards = f"{first} {second} {trump} {stock}".split()
    return sit(GAME, setup.pop("chips", {1: 60, 2: 60}), **{"dealer": 2, "deck": [cards]} | setup)


def physical(**setup: Any) -> Round:
    """A hand with a real deck that seat 2 deals, K♥ turned up."""
    round_ = sit(GAME, setup.pop("chips", {1: 60, 2: 60}), dealer=2, cards="physical", **setup)
    return act(round_, Action("dealer", "show", {"card": "Kh"}))


def lead(seat: int, cards: str) -> Action:
    return Action(seat, "lead", {"cards": cards.split()})


def answer(seat: int, cards: str) -> Action:
    return Action(seat, "answer", {"cards": cards.split()})


def announce(seat: int, kind: str) -> Action:
    return Action(seat, "announce", {"kind": kind})


def yield_(seat: int) -> Action:
    return Action(seat, "yield")


def declare(seat: int) -> Action:
    return Action(seat, "declare")


def pass_(seat: int) -> Action:
    return Action(seat, "pass")


def leader(round_: Round) -> int:
    """Whose lead it is."""
    seat: int = facts(round_)["leader"]
    return seat


def cards_of(round_: Round, seat: int) -> list[str]:
    return round_.table.cards(f"hand:{seat}")


def first_cards(round_: Round, tricks: int, size: int = 1) -> Round:
    """Play tricks in which both play the first cards of their hands."""
    for _ in range(tricks):
        for verb in ("lead", "answer"):
            assert round_.prompt
            seat = round_.prompt.awaited[0]
            assert isinstance(seat, int)
            round_.act(Action(seat, verb, {"cards": cards_of(round_, seat)[:size]}))
    return round_


# The pack, the antes, the deal


def test_the_pack_is_sixes_to_aces() -> None:
    hand = sit(GAME, {1: 60, 2: 60}, seed=bytes(32))
    cards = [card for zone in hand.table.zones.values() for card in zone.cards]
    assert sorted(cards) == sorted(pack("6789TJQKA"))
    assert len(cards) == 36


def test_both_ante_on_top_of_what_was_carried() -> None:
    hand = sit(
        GAME, {1: 60, 2: 60}, options={"ante": 3}, carry={"dealer": 1, "pot": 4}, seed=bytes(32)
    )
    assert paid(hand) == [("seat:2", "pot", 3), ("seat:1", "pot", 3)]
    assert hand.table.chips("pot") == 10


def test_an_ante_is_compulsory_and_the_house_advances_what_is_missing() -> None:
    hand = sit(GAME, {1: 2, 2: 60}, options={"ante": 5}, dealer=2, seed=bytes(32))
    assert paid(hand) == [("house", "seat:1", 3), ("seat:1", "pot", 5), ("seat:2", "pot", 5)]
    assert hand.markers == {1: 3}


def test_three_cards_each_the_non_dealer_first_and_the_next_turned_up_for_trumps() -> None:
    hand = hand_of("6c 7c 8c", "6d 7d 8d", trump="9s")
    assert cards_of(hand, 1) == ["6c", "7c", "8c"]
    assert cards_of(hand, 2) == ["6d", "7d", "8d"]
    assert hand.table.cards("trump") == ["9s"]
    assert told(hand) == ["Trumps are spades."]
    assert leader(hand) == 1


def test_the_non_dealer_has_the_lead() -> None:
    hand = sit(GAME, {1: 60, 2: 60}, dealer=1, seed=bytes(32))
    assert (2, "lead") in may(hand)
    assert refused(hand, lead(1, cards_of(hand, 1)[0])).code == "not-now"


def test_the_trump_is_drawn_last_from_under_the_stock() -> None:
    hand = first_cards(sit(GAME, {1: 60, 2: 60}, dealer=2, seed=bytes(32)), 14)
    (trump,) = hand.table.cards("trump")
    assert len(hand.table.cards("stock")) == 1
    first_cards(hand, 1)
    assert hand.table.cards("trump") == hand.table.cards("stock") == []
    loser = hand.table.left_of(leader(hand))
    assert trump in cards_of(hand, loser)


# The window before a lead


def test_before_the_first_lead_nobody_may_declare() -> None:
    hand = hand_of(PLAIN, "7c 9c Qs")
    assert may(hand) == {(1, "lead")}
    assert refused(hand, declare(1)).code == refused(hand, declare(2)).code == "not-now"


def test_from_the_second_window_on_either_may_declare() -> None:
    for seat in (1, 2):
        hand = first_cards(hand_of(PLAIN, "7c 9c Qs"), 1)
        assert may(hand) >= {(1, "declare"), (2, "declare"), (leader(hand), "lead")}
        assert act(hand, declare(seat)).finished


def test_nobody_declares_once_cards_are_led() -> None:
    hand = act(first_cards(hand_of(PLAIN, "7c 9c Qs"), 1), lead(2, "9c"))
    assert may(hand) == {(1, "answer")}


@pytest.mark.parametrize("kind", SPECIAL)
def test_the_player_without_the_lead_announces_what_it_holds(kind: str) -> None:
    hand = hand_of(PLAIN, SPECIAL[kind])
    for other in SPECIAL.keys() - {kind}:
        assert refused(hand, announce(2, other)).code == "bad-value"
    act(hand, announce(2, kind))
    assert may(hand) == {(1, "yield")}
    assert told(hand)[-1] == f"Player 2 announces {kind}."


@pytest.mark.parametrize("cards", [PLAIN, "Ac Ad 6s", "6h 7h 8c", "6d 7d 8s"])
def test_who_holds_nothing_special_cannot_announce(cards: str) -> None:
    hand = hand_of("7c 9c Qs", cards)
    for kind in SPECIAL:
        assert refused(hand, announce(2, kind)).code == "not-now"


def test_the_leader_announces_only_in_answer() -> None:
    hand = hand_of(SPECIAL["bura"], SPECIAL["molodka"])
    assert refused(hand, announce(1, "bura")).code == "not-now"
    act(hand, announce(2, "molodka"), announce(1, "bura"))
    assert may(hand) == {(1, "lead")}


@pytest.mark.parametrize(
    ("own", "announced", "keeps"),
    [
        ("6h 7h 8h", "9h Jh Qh", True),
        ("6h 7h 8h", "Ac Ad As", True),
        ("6h 7h 8h", "6d 7d 8d", True),
        ("Ac Ad As", "6h 7h 8h", False),
        ("Ac Ad As", "6d 7d 8d", True),
        ("6d 7d 8d", "6h 7h 8h", False),
        ("6d 7d 8d", "Ac Ad As", False),
        ("6d 7d 8d", "6s 7s 8s", True),
        ("6d 7d 8d", "9d Jd Qd", True),
    ],
)
def test_the_same_or_a_higher_kind_keeps_the_lead(own: str, announced: str, keeps: bool) -> None:
    hand = hand_of(own, announced)
    kinds = {cards: kind for kind, cards in SPECIAL.items()} | {
        "9h Jh Qh": "bura",
        "6s 7s 8s": "molodka",
    }
    act(hand, announce(2, kinds.get(announced, "molodka")))
    assert may(hand) == ({(1, "yield"), (1, "announce")} if keeps else {(1, "yield")})
    if keeps:
        act(hand, announce(1, kinds[own]))
        assert may(hand) == {(1, "lead")}
        act(hand, lead(1, own))


def test_one_may_yield_though_able_to_answer() -> None:
    hand = act(hand_of(SPECIAL["bura"], SPECIAL["molodka"]), announce(2, "molodka"), yield_(1))
    assert may(hand) == {(2, "lead")}


def test_who_ends_with_the_right_leads_exactly_those_three_cards() -> None:
    hand = act(hand_of(PLAIN, "Ac Ad As"), announce(2, "aces"), yield_(1))
    for cards in ("Ac", "Ac Ad", "6c 9d Js", "Ac Ad Ah"):
        assert refused(hand, lead(2, cards)).code == "bad-value"
    act(hand, lead(2, "As Ac Ad"))
    assert hand.table.cards("played:2") == ["As", "Ac", "Ad"]


def test_after_an_announcement_nobody_declares_before_the_next_window() -> None:
    hand = hand_of("Ac 9s Js", "6c 9c Kd", stock="6s 7c 7s 8c")
    act(hand, lead(1, "Ac"), answer(2, "Kd"))
    assert sorted(cards_of(hand, 2)) == ["6c", "7c", "9c"]
    act(hand, announce(2, "molodka"))
    assert may(hand) == {(1, "announce"), (1, "yield")}  # 6♠ 9♠ J♠: the leader has one too
    act(hand, yield_(1))
    assert may(hand) == {(2, "lead")}
    assert leader(hand) == 2
    act(hand, lead(2, "6c 7c 9c"), answer(1, " ".join(cards_of(hand, 1))))
    assert may(hand) >= {(1, "declare"), (2, "declare")}
    act(hand, lead(2, cards_of(hand, 2)[0]))  # and what was announced binds nobody any more


def test_an_announcement_must_come_before_the_lead() -> None:
    hand = act(hand_of(PLAIN, SPECIAL["bura"]), lead(1, "6c"))
    assert refused(hand, announce(2, "bura")).code == "not-now"


def test_two_cards_are_nothing_special() -> None:
    hand = first_cards(sit(GAME, {1: 60, 2: 60}, dealer=2, seed=bytes(32)), 16)
    assert [len(cards_of(hand, seat)) for seat in (1, 2)] == [2, 2]
    assert (hand.table.left_of(leader(hand)), "announce") not in may(hand)


# Leading and answering


@pytest.mark.parametrize("cards", ["Td", "Td 6d", "6d Td", "9d 6d Td"])
def test_a_lead_is_one_two_or_three_cards_of_one_suit_in_any_order(cards: str) -> None:
    hand = act(hand_of("6d 9d Td", PLAIN.replace("9d", "7c")), lead(1, cards))
    assert hand.table.cards("played:1") == cards.split()


def test_a_lead_is_three_aces() -> None:
    hand = act(hand_of("Ac Ad As", PLAIN), lead(1, "Ad As Ac"))
    assert may(hand) == {(2, "answer")}


@pytest.mark.parametrize(
    ("hand", "cards"), [("Ac Ad 6s", "Ac Ad"), ("6c 7c 8d", "6c 7c 8d"), ("6h 7h 8d", "6h 8d")]
)
def test_no_other_cards_are_led_together(hand: str, cards: str) -> None:
    refusal = refused(hand_of(hand, PLAIN.replace("6c", "9c")), lead(1, cards))
    assert (refusal.code, refusal.message) == (
        "not-allowed",
        "Lead cards of one suit, or three aces.",
    )


def test_a_screen_is_told_which_cards_go_together() -> None:
    hand = hand_of("6h 7h 8d", PLAIN.replace("6c", "9c"))
    prompt = view(hand, 1).prompt
    assert prompt is not None
    (option,) = (option for option in prompt.options if option.do == "lead")
    assert option.together == (("6h",), ("7h",), ("8d",), ("6h", "7h"))


@pytest.mark.parametrize(
    "cards",
    [
        [],
        ["9s"],
        ["6d", "6d"],
        ["6d", "9d", "Td", "6d"],
        "6d",
        None,
        [6],
        [["6d"]],
        ["??"],
        {"6d": 1},
    ],
)
def test_a_lead_names_cards_of_the_hand(cards: Any) -> None:
    hand = hand_of("6d 9d Td", "6c 7c Js")
    assert refused(hand, Action(1, "lead", {"cards": cards})).code == "bad-value"
    assert refused(hand, Action(1, "lead")).code == "missing-key"


def test_the_answer_is_as_many_cards_whichever_they_are() -> None:
    hand = act(hand_of("6d 9d Td", "6c Ad Js"), lead(1, "Td 6d"))
    for wrong in ("6c", "6c Ad Js", "6c 9d"):
        assert refused(hand, answer(2, wrong)).code == "bad-value"
    act(hand, answer(2, "Js 6c"))
    assert leader(hand) == 1


@pytest.mark.parametrize(
    ("led", "answered", "wins"),
    [
        # the examples of the rules page
        ("7c 9c", "8c Jc", True),
        ("7c 9c", "8c 6h", True),
        ("7c 9c", "Jc 6c", False),
        ("7c 9c", "6h 8h", True),
        # a higher card of the same suit: ace, ten, king, queen, jack, nine, eight, seven, six
        ("Td", "Ad", True),
        ("Kd", "Td", True),
        ("Qd", "Kd", True),
        ("Jd", "Qd", True),
        ("9d", "Jd", True),
        ("8d", "9d", True),
        ("7d", "8d", True),
        ("6d", "7d", True),
        ("Td", "Kd", False),
        ("Ad", "Td", False),
        ("6d", "As", False),
        # a trump against a plain suit, and nothing but a higher trump against a trump
        ("Ad", "6h", True),
        ("7h", "6h", False),
        ("7h", "8h", True),
        ("7h", "Ad", False),
        # each card beats a different one, whatever the order
        ("9c 7c", "8c Jc", True),
        ("Tc Kc", "Ac Qc", False),
        ("Tc 6c", "7c 7h", True),
        ("6c 7c 8c", "9c Jc 7h", True),
        ("6c 7c Ac", "9c Jc Tc", False),
        ("6c 7c 9c", "8c 8d 6h", False),
        ("Ac Ad As", "6h 7h Tc", False),
    ],
)
def test_the_answer_wins_when_each_of_its_cards_beats_a_different_card_led(
    led: str, answered: str, wins: bool
) -> None:
    spare = [card for card in ("6s", "8s", "9s", "Js") if card not in f"{led} {answered}"]
    filled = [
        " ".join([*cards.split(), *pad][:3])
        for cards, pad in ((led, spare[:2]), (answered, spare[2:]))
    ]
    hand = act(hand_of(*filled), lead(1, led), answer(2, answered))
    assert leader(hand) == (2 if wins else 1)
    assert told(hand)[-1] == f"Player {2 if wins else 1} takes the trick."


# Bura


def test_three_trumps_led_without_a_word_take_the_pot() -> None:
    hand = act(hand_of("6h 7h 8h", PLAIN, carry={"pot": 5}), lead(1, "7h 6h 8h"), answer(2, PLAIN))
    assert racks(hand) == {1: 66, 2: 59}
    assert hand.carry == {"dealer": 1, "pot": 0}
    assert told(hand)[-1] == "Player 1 takes the pot of 7 (bura)."


def test_a_bura_led_and_beaten_gives_the_pot_to_the_answer() -> None:
    hand = act(hand_of("6h 7h 8h", "9h Jh Qh"), lead(1, "6h 7h 8h"), answer(2, "9h Jh Qh"))
    assert racks(hand) == {1: 59, 2: 61}


def test_a_bura_in_the_answer_ends_the_hand_too() -> None:
    hand = act(hand_of("Ac Ad As", "6h 7h 8h"), lead(1, "Ac Ad As"), answer(2, "6h 7h 8h"))
    assert racks(hand) == {1: 59, 2: 61}
    assert hand.carry == {"dealer": 1, "pot": 0}


def test_two_trumps_are_no_bura() -> None:
    hand = act(hand_of("6h 7h 8c", PLAIN.replace("6c", "9c")), lead(1, "6h 7h"), answer(2, "9c Js"))
    assert not hand.finished


def test_an_announced_bura_must_still_be_led() -> None:
    hand = act(hand_of(PLAIN, "6h 7h 8h"), announce(2, "bura"), yield_(1))
    assert not hand.finished
    act(hand, lead(2, "6h 7h 8h"), answer(1, PLAIN))
    assert racks(hand) == {1: 59, 2: 61}


@pytest.mark.parametrize("kind", ["aces", "molodka"])
def test_the_other_special_leads_win_a_trick_and_no_pot(kind: str) -> None:
    hand = act(hand_of(SPECIAL[kind], "7c 9c Js"), lead(1, SPECIAL[kind]), answer(2, "7c 9c Js"))
    assert not hand.finished
    assert leader(hand) == 1


# Drawing


def test_both_draw_back_to_three_alternately_the_winner_first() -> None:
    hand = hand_of("6c 7c 8c", "6d 9c Jc", stock="Ts Tc Ks Kc 7s")
    act(hand, lead(1, "6c 7c"), answer(2, "9c Jc"))
    assert cards_of(hand, 2) == ["6d", "Ts", "Ks"]
    assert cards_of(hand, 1) == ["8c", "Tc", "Kc"]


def test_nobody_draws_when_the_stock_cannot_fill_both_hands() -> None:
    hand = first_cards(sit(GAME, {1: 60, 2: 60}, dealer=2, seed=bytes(32)), 14)
    (trump,) = hand.table.cards(
        "trump"
    )  # and one card on it: enough for a trick of one, not of two
    seat = leader(hand)
    other = hand.table.left_of(seat)
    pair = next(
        f"{card} {other}"
        for card, other in combinations(cards_of(hand, seat), 2)
        if card[1] == other[1]
    )
    act(hand, lead(seat, pair), answer(other, " ".join(cards_of(hand, other)[:2])))
    assert told(hand)[-1] == "The stock cannot fill both hands. No more drawing."
    first_cards(hand, 1)
    assert hand.table.cards("trump") == [trump]
    assert len(hand.table.cards("stock")) == 1
    assert may(hand) == {(leader(hand), "declare"), (leader(hand), "pass")}


# Declaring


def at_points(points: int, **setup: Any) -> Round:
    """A hand in which seat 1 has won this many points: 25, 30 or 31 (ace, ten and king of clubs,
    then one trick).
    """
    card = {25: "Kd", 30: "Qd", 31: "Kd"}[points]
    hand = hand_of("Ac Tc Kc", "6d 7d 8d", "6h", stock=f"{card} Jd 9s 8s 7s 6s", **setup)
    act(hand, lead(1, "Ac Tc Kc"), answer(2, "6d 7d 8d"))
    return hand if points == 25 else act(hand, lead(1, card), answer(2, "Jd"))


def test_thirty_one_takes_the_pot() -> None:
    hand = act(at_points(31, options={"ante": 2}), declare(1))
    assert racks(hand) == {1: 62, 2: 58}
    assert hand.carry == {"dealer": 1, "pot": 0}
    assert told(hand)[-2:] == [
        "Player 1 declares and counts 31; 31 wins.",
        "Player 1 takes the pot of 4 (31 points).",
    ]


@pytest.mark.parametrize("points", [25, 30])
def test_a_wrong_claim_doubles_the_pot_and_carries_it(points: int) -> None:
    hand = act(
        at_points(points, options={"ante": 2}), declare(1)
    )  # the example of the rules page: 2 + 2 becomes 8
    assert racks(hand) == {1: 54, 2: 58}
    assert hand.carry == {"dealer": 1, "pot": 8}
    assert result(hand)["places"] == {"pot": 8}


def test_a_wrong_claim_doubles_a_carried_pot_too() -> None:
    hand = act(at_points(30, carry={"dealer": 2, "pot": 10}), declare(1))
    assert hand.carry == {"dealer": 1, "pot": 24}


def test_a_wrong_claim_is_paid_with_a_marker_where_the_rack_is_short() -> None:
    hand = act(at_points(30, chips={1: 3, 2: 60}, options={"ante": 2}), declare(1))
    assert paid(hand)[2:] == [("house", "seat:1", 3), ("seat:1", "pot", 4)]
    assert hand.carry == {"dealer": 1, "pot": 8, "markers": {"1": 3}}


def test_where_claims_forfeit_a_wrong_one_gives_the_other_player_the_pot() -> None:
    hand = act(at_points(30, options={"ante": 2, "wrong_claim": "forfeit"}), declare(1))
    assert racks(hand) == {1: 58, 2: 62}
    assert hand.carry == {"dealer": 1, "pot": 0}


def test_where_claims_forfeit_a_right_one_still_takes_the_pot() -> None:
    hand = act(at_points(31, options={"wrong_claim": "forfeit"}), declare(1))
    assert racks(hand) == {1: 61, 2: 59}


def test_only_ones_own_tricks_count() -> None:
    hand = act(at_points(31), declare(2))
    assert "Player 2 declares and counts 0; 31 wins." in told(hand)
    assert racks(hand) == {1: 59, 2: 57}


def test_all_the_tricks_of_a_hand_come_to_120() -> None:
    counted = []
    for passes in (0, 1):
        hand = first_cards(sit(GAME, {1: 60, 2: 60}, dealer=2, seed=bytes(32)), 18)
        last = leader(hand)
        act(hand, *[pass_(last)] * passes, declare(hand.table.left_of(last) if passes else last))
        counted += [
            whole(event.args, "points")
            for event in hand.steps[-1].events
            if event.code == "bura.counts"
        ]
    assert len(counted) == 2
    assert sum(counted) == 120


# The last window


def test_when_the_hands_are_out_the_winner_of_the_last_trick_speaks_first() -> None:
    hand = first_cards(sit(GAME, {1: 60, 2: 60}, dealer=2, seed=bytes(32)), 18)
    last = leader(hand)
    other = hand.table.left_of(last)
    assert may(hand) == {(last, "declare"), (last, "pass")}
    assert refused(hand, declare(other)).code == "not-now"
    act(hand, pass_(last))
    assert may(hand) == {(other, "declare"), (other, "pass")}


@pytest.mark.parametrize("passes", [0, 1])
def test_a_declaration_in_the_last_window_ends_the_hand_right_or_wrong(passes: int) -> None:
    hand = first_cards(sit(GAME, {1: 60, 2: 60}, dealer=2, seed=bytes(32)), 18)
    last = leader(hand)
    act(hand, *[pass_(last)] * passes, declare(hand.table.left_of(last) if passes else last))
    assert hand.finished


def test_if_both_pass_the_hand_is_drawn_and_the_pot_carried() -> None:
    hand = first_cards(sit(GAME, {1: 60, 2: 60}, carry={"dealer": 1, "pot": 6}, seed=bytes(32)), 18)
    last = leader(hand)
    act(hand, pass_(last), pass_(hand.table.left_of(last)))
    assert hand.carry == {"dealer": 2, "pot": 8}
    assert told(hand)[-1] == "Both pass. The hand is drawn, the pot of 8 carried."
    again = sit(GAME, racks(hand), carry=hand.carry, seed=bytes(32))
    assert again.table.chips("pot") == 10


# The series


def test_the_deal_alternates() -> None:
    assert act(at_points(31), declare(1)).carry == {"dealer": 1, "pot": 0}
    hand = act(
        first_cards(sit(GAME, {1: 9, 2: 9}, carry={"dealer": 1}, seed=bytes(32)), 1), declare(1)
    )
    assert hand.carry is not None
    assert hand.carry["dealer"] == 2


def test_markers_are_repaid_after_every_hand_from_the_deals_left() -> None:
    hand = act(
        at_points(31, carry={"dealer": 2, "pot": 0, "markers": {"1": 7, "2": 70}}), declare(1)
    )
    assert paid(hand)[-2:] == [("seat:1", "house", 7), ("seat:2", "house", 59)]
    assert hand.carry == {"dealer": 1, "pot": 0, "markers": {"2": 11}}


@pytest.mark.parametrize(
    "setup",
    [
        {"options": {"ante": 0}},
        {"options": {"wrong_claim": "triple"}},
        {"options": {"wrong_claim": None}},
        {"carry": {"pot": -1}},
        {"carry": {"dealer": 3}},
        {"carry": {"dealer": 1}},
        {"carry": {"hands": 1}},
        {"dealer": 3},
        {"chips": {1: 60}},
        {"chips": {1: 60, 3: 60}},
        {"stock": "5c"},
        {"stock": "Kh"},
    ],
)
def test_a_set_up_that_cannot_be_is_no_round(setup: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        hand_of(PLAIN, "7c 9c Qs", **setup)


# Physical cards


def test_the_trump_is_shown_before_anything_else() -> None:
    hand = sit(GAME, {1: 60, 2: 60}, dealer=2, cards="physical")
    assert may(hand) == {("dealer", "show")}
    assert refused(hand, lead(1, "6c")).code == "not-now"
    act(hand, Action("dealer", "show", {"card": "Kh"}))
    assert facts(hand)["trump"] == "h"
    assert may(hand) == {(1, "lead"), (2, "announce")}


def test_a_card_played_before_or_not_in_the_pack_is_refused() -> None:
    hand = act(physical(), lead(1, "6c"), answer(2, "7c"))
    for card in ("6c", "7c", "Kh", "2c", "Jk", "??"):
        assert refused(hand, lead(2, card)).code == "bad-value"
    refusal = refused(hand, lead(2, "6c"))
    assert (
        refusal.message
        == "cards cannot hold 6♣: that card has been seen already or is not in this deck."
    )


def test_what_can_be_checked_is_checked_over_a_real_deck() -> None:
    hand = physical()
    assert refused(hand, lead(1, "6c 7d")).code == "not-allowed"
    assert refused(hand, lead(1, "6c 6c")).code == "bad-value"
    act(hand, lead(1, "6c 7c"))
    assert refused(hand, answer(2, "8c")).code == "bad-value"


def test_an_announcement_is_taken_on_trust_and_proved_by_its_lead() -> None:
    hand = act(physical(), announce(2, "aces"), yield_(1))
    refusal = refused(hand, lead(2, "6c 7c 8c"))
    assert refusal.message == "Player 2 announced aces and must lead it: three aces."
    assert refused(hand, lead(2, "Ac")).code == "bad-value"
    act(hand, lead(2, "Ac As Ad"))


def test_an_announcement_that_was_outbid_is_never_proved() -> None:
    hand = act(
        physical(),
        announce(2, "bura"),
        announce(1, "bura"),
        lead(1, "6h 7h 8h"),
        answer(2, "6c 7d Js"),
    )
    assert racks(hand) == {1: 61, 2: 59}
    assert "faults" not in result(hand)


def test_a_lower_announcement_keeps_no_lead_over_a_real_deck() -> None:
    hand = act(physical(), announce(2, "aces"))
    assert refused(hand, announce(1, "molodka")).code == "bad-value"
    act(hand, announce(1, "bura"))


def drawn_out() -> Round:
    """A hand with a real deck whose stock is just drawn out: seat 1 won every trick, so seat 2 drew
    the trump.
    """
    hand = physical()
    led = ["Ac", "Tc", "Kc", "Qc", "Jc", "9c", "8c", "7c", "6c", "Ah", "Th", "Qh", "Jh", "9h", "8h"]
    answered = [
        "Ad",
        "Td",
        "Kd",
        "Qd",
        "Jd",
        "9d",
        "8d",
        "7d",
        "6d",
        "6s",
        "7s",
        "8s",
        "9s",
        "Js",
        "Qs",
    ]
    for card, other in zip(led, answered, strict=True):
        act(hand, lead(1, card), answer(2, other))
    return hand


def test_the_trump_can_be_played_once_the_stock_is_drawn_out_by_whoever_drew_it() -> None:
    hand = drawn_out()
    assert hand.table.cards("hand:2") == ["??", "??", "Kh"]
    assert refused(hand, lead(1, "Kh")).code == "bad-value"
    act(hand, lead(1, "7h"), answer(2, "Kh"))
    assert leader(hand) == 2


def test_the_trump_cannot_be_played_while_it_lies_under_the_stock() -> None:
    assert refused(physical(), lead(1, "Kh")).code == "bad-value"


def test_whoever_drew_the_trump_holds_it_until_it_is_played() -> None:
    hand = act(drawn_out(), announce(2, "molodka"), yield_(1))
    refusal = refused(hand, lead(2, "As Ts Ks"))
    assert refusal.message == "Player 2 holds K♥ and cannot hold all of these besides."
    hand = act(drawn_out(), lead(1, "As Ts"), answer(2, "6h 7h"))
    assert refused(hand, announce(1, "aces")).code == "not-now"  # with one card left
    assert refused(hand, lead(2, "Ks")).code == "bad-value"
    act(hand, lead(2, "Kh"), answer(1, "Ks"))
    assert may(hand) == {(2, "declare"), (2, "pass")}


def test_the_same_hand_entered_as_it_is_played_gives_the_same_transfers() -> None:
    for seed in range(20):
        virtual = sit(GAME, {1: 6, 2: 3}, dealer=2, seed=bytes([seed]) * 32, options={"ante": 4})
        first_cards(virtual, 12)
        act(virtual, declare(1 + seed % 2))
        ((trump, _),) = virtual.table.turned
        real = sit(GAME, {1: 6, 2: 3}, dealer=2, cards="physical", options={"ante": 4})
        act(real, Action("dealer", "show", {"card": trump}), *virtual.actions)
        assert result(real) == result(virtual)


# Who sees what


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    hand = hand_of(PLAIN, SPECIAL["bura"])
    assert view(hand, 2).zones["hand:2"].cards == SPECIAL["bura"].split()
    for viewer in VIEWERS:
        if viewer != 2:
            assert view(hand, viewer).zones["hand:2"].cards == ["??"] * 3


def test_an_announcement_is_offered_to_nobody_but_the_one_who_can() -> None:
    hand, plain = hand_of(PLAIN, SPECIAL["bura"]), hand_of(PLAIN, "7c 9c Qs")
    assert (2, "announce") in offered(hand, 2)
    assert (2, "announce") not in offered(plain, 2)
    for viewer in VIEWERS:
        if viewer != 2:
            assert seen(hand, viewer) == seen(plain, viewer)


def test_a_refused_announcement_tells_the_dealer_nothing() -> None:
    said = set()
    for cards in (SPECIAL["bura"], "7c 9c Qs"):
        hand = hand_of(PLAIN, cards)
        with pytest.raises(Refusal) as caught:
            hand.act(announce(2, "bura"), viewer="dealer")
        said.add((caught.value.code, caught.value.message))
    assert len(said) == 1


def test_an_answer_to_an_announcement_is_offered_to_the_leader_alone() -> None:
    hand = act(hand_of(SPECIAL["bura"], SPECIAL["molodka"]), announce(2, "molodka"))
    assert offered(hand, 1) == {(1, "yield"), (1, "announce")}
    for viewer in VIEWERS[1:]:
        assert offered(hand, viewer) == {(1, "yield")}


def test_a_trick_lies_open_until_the_next_action_and_never_comes_back() -> None:
    hand = hand_of("Ac Tc Kc", "6d 7d 8d", "6h", stock="Kd Jd 9s 8s 7s 6s")
    act(hand, lead(1, "Ac Tc"), answer(2, "6d 7d"))
    for viewer in VIEWERS:
        assert view(hand, viewer).zones["played:1"].cards == ["Ac", "Tc"]
    act(hand, lead(1, "Kc"))
    for viewer in VIEWERS:
        shown = seen(hand, viewer)
        assert '"Kc"' in shown
        assert not any(
            f'"{card}"' in shown or card[0] + "♣" in shown for card in ("Ac", "Tc", "6d", "7d")
        )
        assert view(hand, viewer).zones["won:1"] == ZoneView(1, "none", 4, ["??"] * 4)


@pytest.mark.parametrize("real", [False, True])
def test_no_screen_tells_which_cards_have_gone(real: bool) -> None:
    # Two hands of the same course whose won cards differ look the same, but for whose hands they
    # are.
    if real:
        first, other = physical(), physical()
    else:
        first = hand_of("6c 9d Js", "7c 9c Qs", stock="Ts Ks")
        other = hand_of("6d 9d Js", "7d 9c Qs", stock="Ts Ks")
    act(first, lead(1, "6c"), answer(2, "7c"), lead(2, "9c"))
    act(other, lead(1, "6d"), answer(2, "7d"), lead(2, "9c"))
    for viewer in VIEWERS:
        assert seen(first, viewer) == seen(other, viewer)


def test_counted_cards_are_turned_up_for_everyone_and_the_others_stay_down() -> None:
    hand = act(at_points(31), declare(1))
    for viewer in VIEWERS:
        shown = view(hand, viewer).zones
        assert sorted(shown["won:1"].cards) == sorted(
            ["Ac", "Tc", "Kc", "6d", "7d", "8d", "Kd", "Jd"]
        )
    hand = act(at_points(31), declare(2))
    assert view(hand, 1).zones["won:1"].cards == ["??"] * 8


def test_two_hands_that_differ_in_hidden_cards_look_the_same_all_along() -> None:
    first = hand_of("6c 9d Js", "7c 9c Qs", stock="Ts Ks 8c 8d")
    other = hand_of("6c 9d Js", "7c 9c Th", stock="Qh Ks 6h 8d")
    for move in (lead(1, "6c"), answer(2, "7c"), lead(2, "9c"), answer(1, "Js"), declare(1)):
        assert seen(first, 1) == seen(other, 1)
        assert seen(first, "dealer") == seen(other, "dealer")
        assert seen(first, "wall") == seen(other, "wall")
        assert seen(first, 2) != seen(other, 2)
        act(first, move)
        act(other, move)
    assert seen(first, 1) == seen(other, 1)


def test_a_second_tap_cannot_lead_to_the_next_trick() -> None:
    hand = hand_of("Ac Ad 6s", "7c 9c Qs")
    assert hand.prompt
    since = hand.since(hand.prompt.options[0])
    hand.act(lead(1, "Ac"), since=since)
    act(hand, answer(2, "7c"))
    with pytest.raises(Refusal, match="moved on"):
        hand.act(lead(1, "Ad"), since=since)


def test_a_round_file_of_it_plays_the_same() -> None:
    hand = act(at_points(30), declare(2))
    assert record.play(record.write(hand), lambda slug: GAME) == result(hand)


# What the felt is told of it


def board(round_: Round) -> Mapping[str, Any]:
    return view(round_, "wall").board


def test_an_answer_lies_in_the_order_in_which_most_cards_beat_the_one_led() -> None:
    hand = act(hand_of("6c 7c Ac", "8c 9c Kd"), lead(1, "7c Ac"), answer(2, "Kd 8c"))
    assert board(hand)["played"] == {
        "1": [{"card": "7c", "beats": False}, {"card": "Ac", "beats": False}],
        "2": [{"card": "8c", "beats": True}, {"card": "Kd", "beats": False}],
    }


def test_the_felt_says_whose_word_it_is() -> None:
    hand = hand_of(PLAIN, SPECIAL["molodka"])
    assert board(hand)["words"] == {"1": "has the lead", "2": "may speak first"}
    act(hand, announce(2, "molodka"))
    assert board(hand)["words"] == {"1": "outbids or yields", "2": "announces molodka"}
    assert (board(hand)["either"], board(hand)["answers"]) == (False, 1)
    act(hand, yield_(1), lead(2, SPECIAL["molodka"]))
    assert board(hand)["answers"] == 1
    act(hand, answer(1, PLAIN))
    assert board(hand)["words"] == {"1": "may speak first", "2": "takes the trick and leads"}


def test_won_cards_are_counted_on_the_felt_once_they_are_declared() -> None:
    hand = act(hand_of("Ac Kc 6c", "7d 8d 9d"), lead(1, "Ac Kc 6c"), answer(2, "7d 8d 9d"))
    assert board(hand)["counted"] == {}
    act(hand, Action(1, "declare"))
    assert board(hand)["counted"] == {
        "1": {"cards": ["Ac", "Kc"], "sum": "1 × 11 + 1 × 4", "points": 15, "rest": 4}
    }
