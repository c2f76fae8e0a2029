"""Lórum, clause by clause (rules page ``lorum.md``): the deal and the seven contracts. The rest of
the page, what is paid, the series and real cards, is in `test_lorum_series`.
"""

from collections.abc import Iterable

import pytest

from games.cards import pack
from games.engine import JSON, Action, NotARound, Refusal, Viewer, view
from games.lorum.rules import GAME
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told
from tests.games.lorum.hands import (
    DOMINO,
    DOMINO_HANDS,
    HAIRY_APE,
    HANDS_3311,
    NO_HEARTS,
    NO_TRICKS,
    OPEN,
    QUART,
    QUEENS,
    QUEENS_5050,
    RICH,
    SUITS_APART,
    TRAIN,
    TRICKS_3311,
    cards_of,
    choices,
    deal,
    pass_,
    play,
    plays,
    put_down,
    whole_suits_played,
)

# The worked examples


def test_two_took_hearts_five_and_three_and_the_two_clear_receive_four_each() -> None:
    hands = {
        1: "Ts Js Qs Ks As 7c 8c 9c",
        2: "7s 8s 9s Tc Jc Qc Kc Ac",
        3: SUITS_APART[2],
        4: SUITS_APART[3],
    }
    hand = deal(NO_HEARTS, hands, dealer=4)
    plays(hand, "As 7s 7h 7d  Ks 8s 8h 8d  Qs 9s 9h 9d  Js Kc Th Td  Ts Qc Jh Jd")
    plays(hand, "7c Ac Qh Qd  Jc Kh Kd 8c  Tc Ah Ad 9c")
    assert facts(hand)["points"] == {"1": 5, "2": 3, "3": 0, "4": 0}
    assert paid(hand) == [("seat:1", "seat:3", 4), ("seat:1", "seat:4", 1), ("seat:2", "seat:4", 3)]
    assert racks(hand) == {1: 95, 2: 97, 3: 104, 4: 104}


def test_one_took_all_the_hearts_and_is_paid_eight_by_each() -> None:
    hand = plays(deal(NO_HEARTS, SUITS_APART), whole_suits_played())
    assert paid(hand) == [("seat:2", "seat:1", 8), ("seat:3", "seat:1", 8), ("seat:4", "seat:1", 8)]
    assert racks(hand)[1] == 124


def test_all_four_took_hearts_and_eight_chips_go_to_the_pot() -> None:
    hand = plays(deal(NO_HEARTS, HANDS_3311), TRICKS_3311)
    assert paid(hand) == [
        ("seat:1", "pot", 3),
        ("seat:2", "pot", 3),
        ("seat:3", "pot", 1),
        ("seat:4", "pot", 1),
    ]
    assert hand.carry == {"hand": 1, "pot": 8, "first_dealer": 4}


def test_queens_taken_five_and_five_pay_the_two_clear_five_each() -> None:
    hands = {
        1: "7s 9s Js 8c 9c Jc Kh Ah",
        2: "8s Ts 7d Ac Kc Qc 9d Qd",
        3: "7h 8h 9h Th Jh Qh Ad Jd",
        4: "As Ks Qs 7c Tc 8d Td Kd",
    }
    hand = plays(deal(QUEENS, hands, dealer=3), QUEENS_5050)
    assert facts(hand)["points"] == {"1": 0, "2": 5, "3": 0, "4": 5}
    assert paid(hand) == [("seat:4", "seat:1", 5), ("seat:2", "seat:3", 5)]


def test_with_hand_nine_it_is_no_tricks_and_the_deal_is_one_place_left_of_the_first_dealer() -> (
    None
):
    hand = sit(GAME, RICH, carry={"hand": 9, "pot": 6, "first_dealer": 2}, seed=bytes(32))
    assert hand.table.dealer == 3
    assert facts(hand)["contract"] == "no-tricks"
    assert facts(hand)["hand"] == 10
    assert hand.table.chips("pot") == 6


# The players, the pack, the deal


@pytest.mark.parametrize("seats", [(1, 2, 3), (1, 2, 3, 4, 5), (1, 2, 3, 5)])
def test_it_is_for_exactly_four(seats: Iterable[int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, dict.fromkeys(seats, 100), seed=bytes(32))


def test_the_pack_is_seven_to_ace_and_all_of_it_is_dealt() -> None:
    hand = sit(GAME, RICH, seed=bytes(32))
    hands = [hand.table.cards(f"hand:{seat}") for seat in (1, 2, 3, 4)]
    assert [len(cards) for cards in hands] == [8, 8, 8, 8]
    assert sorted(card for cards in hands for card in cards) == sorted(pack("789TJQKA"))


def test_eight_cards_at_once_from_the_deals_left_round_to_the_deal() -> None:
    hand = sit(GAME, RICH, dealer=2, deck=[" ".join(SUITS_APART.values()).split()])
    dealt = {seat: hand.table.cards(f"hand:{seat}") for seat in (3, 4, 1, 2)}
    assert list(dealt.values()) == [cards_of(SUITS_APART, seat) for seat in (1, 2, 3, 4)]


@pytest.mark.parametrize("contract", range(7))
def test_the_player_left_of_the_deal_begins(contract: int) -> None:
    hand = deal(contract, SUITS_APART, dealer=2)
    assert hand.prompt
    assert hand.prompt.awaited == (3,)
    assert may(hand) == {(3, "play")}


def test_the_seven_contracts_come_in_the_same_order_in_every_deal() -> None:
    names = [
        facts(sit(GAME, RICH, carry={"hand": number, "first_dealer": 1}, seed=bytes(32)))[
            "contract"
        ]
        for number in range(28)
    ]
    seven = ["no-hearts", "queens", "no-tricks", "hairy-ape", "train", "quart", "domino"]
    assert names == seven * 4


def test_each_player_deals_seven_in_a_row() -> None:
    deals = [
        sit(GAME, RICH, carry={"hand": number, "first_dealer": 3}, seed=bytes(32)).table.dealer
        for number in range(28)
    ]
    assert deals == [3] * 7 + [4] * 7 + [1] * 7 + [2] * 7


# Tricks


def test_one_follows_suit_if_able() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311), "As")
    assert choices(hand, 2) == ["7s", "9s", "Js"]
    assert refused(hand, play(2, "Ac")).message == "card cannot be A♣: spades were led."
    assert refused(hand, play(2, "8s")).code == "bad-value"


def test_one_plays_anything_when_the_suit_led_is_not_held() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311), "As 7s")
    assert choices(hand, 3) == cards_of(HANDS_3311, 3)


def test_the_highest_of_the_suit_led_takes_the_trick_and_its_taker_leads() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311), "7c Ac Ad 8c")
    assert facts(hand)["takers"] == [2, 2, 2, 2]
    assert hand.prompt
    assert hand.prompt.awaited == (2,)


@pytest.mark.parametrize("contract", range(7))
def test_which_cards_one_may_play_is_shown_to_their_holder_alone(contract: int) -> None:
    hand = deal(contract, HANDS_3311, options=OPEN)
    assert offered(hand, 1) == {(1, "play")}
    for viewer in (2, 3, 4, "dealer", "wall"):
        assert offered(hand, viewer) == set()


def test_a_trick_lies_face_up_until_the_next_is_led_and_is_never_seen_again() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311), "As 7s 7h 8s")
    assert view(hand, "wall").zones["trick"].cards == ["As", "7s", "7h", "8s"]
    assert view(hand, "wall").board["trick"][3] == {"seat": 4, "card": "8s"}
    assert view(hand, "wall").board["taker"] == 1
    assert facts(hand)["tricks"] == {}
    plays(hand, "Ks")
    assert view(hand, "wall").board["taker"] is None
    assert facts(hand)["tricks"] == {"1": 1}
    for viewer in ("dealer", "wall", 1, 2, 3, 4):
        shown = view(hand, viewer)
        assert shown.zones["won:1"].cards == ["??"] * 4
        assert [step.args for step in shown.record[1:5]] == [{"card": "??"}] * 4
        for card, words in {"As": "A♠", "7s": "7♠", "7h": "7♥", "8s": "8♠"}.items():
            assert f'"{card}"' not in seen(hand, viewer)
            assert words not in seen(hand, viewer)


def test_nobody_plays_out_of_turn_and_nobody_passes() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311), "As")
    for seat in (1, 3, 4):
        assert refused(hand, play(seat, cards_of(HANDS_3311, seat)[-1])).code == "not-now"
    assert refused(hand, pass_(2)).code == "not-now"
    assert refused(hand, Action("dealer", "play", {"card": "7s"})).code == "not-now"


def test_a_card_is_named_by_its_face() -> None:
    hand = deal(NO_TRICKS, HANDS_3311)
    both: tuple[dict[str, JSON], ...] = ({"position": 0}, {"card": "As", "position": 0})
    for args in both:
        assert refused(hand, Action(1, "play", args)).code == "unknown-key"
    assert refused(hand, Action(1, "play")).code == "missing-key"
    for wrong in ("2s", "as", 0, None, True, ["As"], "??"):
        assert refused(hand, Action(1, "play", {"card": wrong})).code == "bad-value"


def test_a_second_tap_never_plays_the_next_card() -> None:
    hand = plays(deal(NO_TRICKS, SUITS_APART), "As 7h 7d 7c Ks 8h 8d 8c")
    assert hand.prompt
    since = hand.since(hand.prompt.options[0])
    hand.act(play(1, "Qs"), since=since)
    plays(hand, "9h 9d 9c")
    with pytest.raises(Refusal, match="moved on"):
        hand.act(play(1, "Js"), since=since)


# 1. No hearts


def test_hearts_may_not_be_led_to_the_first_trick() -> None:
    hand = deal(NO_HEARTS, HANDS_3311)
    assert choices(hand, 1) == ["As", "Ks", "Qs", "7c", "Tc", "8d"]
    assert (
        refused(hand, play(1, "Kh")).message
        == "card cannot be K♥: hearts may not be led to the first trick."
    )


def test_a_leader_with_nothing_else_leads_a_heart() -> None:
    hand = deal(NO_HEARTS, SUITS_APART, dealer=1)
    plays(hand, "7h 7d 7c 7s")
    assert facts(hand)["points"]["2"] == 1


def test_hearts_may_be_led_to_the_second_trick_and_thrown_on_the_first() -> None:
    hand = plays(deal(NO_HEARTS, HANDS_3311), "As 7s 7h 8s")
    assert "Kh" in choices(hand, 1)


@pytest.mark.parametrize("contract", [QUEENS, NO_TRICKS])
def test_hearts_may_be_led_at_once_in_other_contracts(contract: int) -> None:
    assert "Kh" in choices(deal(contract, HANDS_3311), 1)


def test_all_eight_tricks_are_played_even_when_no_heart_is_left() -> None:
    hand = deal(NO_HEARTS, SUITS_APART)
    cards = whole_suits_played().split()
    plays(hand, " ".join(cards[:-1]))
    assert not hand.finished
    plays(hand, cards[-1])
    assert hand.finished


# 2 and 3. Queens, No tricks


def test_queens_cost_four_three_two_and_one() -> None:
    # Seat 1 takes Qs in its third trick, seat 2 Qc and Qh in its third, seat 4 Qd in the last.
    hand = plays(deal(QUEENS, HANDS_3311), TRICKS_3311)
    assert facts(hand)["points"] == {"1": 2, "2": 5, "3": 0, "4": 3}


def test_three_took_some_and_pay_the_one_who_took_none() -> None:
    hand = plays(deal(QUEENS, HANDS_3311), TRICKS_3311)
    assert paid(hand) == [("seat:1", "seat:3", 2), ("seat:2", "seat:3", 5), ("seat:4", "seat:3", 3)]


def test_takers_of_nine_and_one_are_split_so_that_each_receiver_ends_with_five() -> None:
    hands = {
        1: "7s 9s Js 8c 9c Jc Kh Ah",
        2: "8s Ts 7d Ac Kc Qc 9d Qd",
        3: "7h 8h 9h Th Jh Qh Ad Jd",
        4: "As Ks Qs 7c Tc 8d Td Kd",
    }
    tricks = QUEENS_5050.replace("9h", "xx").replace("Qh", "9h").replace("xx", "Qh")
    hand = plays(deal(QUEENS, hands, dealer=3, options={"stake": 2}), tricks)
    assert facts(hand)["points"] == {"1": 0, "2": 1, "3": 0, "4": 9}
    assert paid(hand) == [
        ("seat:4", "seat:1", 10),
        ("seat:4", "seat:3", 8),
        ("seat:2", "seat:3", 2),
    ]


def test_all_queens_taken_by_one_bring_ten_from_each() -> None:
    hand = plays(deal(QUEENS, SUITS_APART), whole_suits_played())
    assert racks(hand) == {1: 130, 2: 90, 3: 90, 4: 90}


def test_a_trick_taken_costs_one() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311), TRICKS_3311)
    assert facts(hand)["points"] == {"1": 3, "2": 3, "3": 1, "4": 1}
    assert hand.table.chips("pot") == 8


def test_one_who_takes_every_trick_is_paid_eight_by_each() -> None:
    hand = plays(deal(NO_TRICKS, SUITS_APART), whole_suits_played())
    assert racks(hand) == {1: 124, 2: 92, 3: 92, 4: 92}


# 4. Hairy Ape


APE_HANDS = {
    1: "As 7h 9c 8d Ts Jc 7d 8h",
    2: "Kh 9d 7c Qh Js 8c Ad 9h",
    3: "Ks Th Ac Td Qd 8s Kd Jh",
    4: "9s Qs Tc 7s Ah Kc Qc Jd",
}


def test_in_a_blind_hand_everyone_sees_all_hands_but_their_own() -> None:
    hand = deal(HAIRY_APE, APE_HANDS)
    for viewer in (1, 2, 3, 4):
        for seat in (1, 2, 3, 4):
            shown = view(hand, viewer).zones[f"hand:{seat}"].cards
            assert shown == (["??"] * 8 if seat == viewer else cards_of(APE_HANDS, seat))
    for screen in ("dealer", "wall"):
        zones = view(hand, screen).zones
        assert all(zones[f"hand:{seat}"].cards == ["??"] * 8 for seat in (1, 2, 3, 4))


def test_a_blind_hand_is_the_default() -> None:
    assert deal(HAIRY_APE, APE_HANDS).table.zones["hand:1"].sight == "others"
    assert deal(HAIRY_APE, APE_HANDS, options=OPEN).table.zones["hand:1"].sight == "owner"
    assert deal(NO_TRICKS, APE_HANDS).table.zones["hand:1"].sight == "owner"


def test_in_a_blind_hand_one_plays_by_position_and_positions_never_shift() -> None:
    hand = deal(HAIRY_APE, APE_HANDS)
    act(hand, put_down(1, 0), put_down(2, 1), put_down(3, 0), put_down(4, 0))
    assert hand.table.cards("trick") == ["As", "9d", "Ks", "9s"]
    act(hand, put_down(1, 7))
    assert hand.table.cards("trick") == ["8h"]
    act(hand, put_down(2, 2), put_down(3, 2), put_down(4, 7))
    assert hand.table.cards("trick") == ["8h", "7c", "Ac", "Jd"]
    assert refused(hand, put_down(1, 0)).message == "position must be one of 1, 2, 3, 4, 5, 6."


def test_in_a_blind_hand_a_card_is_refused() -> None:
    hand = deal(HAIRY_APE, APE_HANDS)
    assert refused(hand, play(1, "As")).code == "unknown-key"
    for wrong in (8, -1, "0", True, None, 1.0):
        assert refused(hand, put_down(1, wrong)).code == "bad-value"  # type: ignore[arg-type]


def test_in_a_blind_hand_one_need_not_follow_and_the_highest_that_did_takes() -> None:
    hand = deal(HAIRY_APE, APE_HANDS)
    # 7h is led; seat 2 throws 9d though it holds hearts, Th and Qs follow; Th is higher than 7h.
    act(hand, put_down(1, 1), put_down(2, 1), put_down(3, 1), put_down(4, 1))
    assert hand.table.cards("trick") == ["7h", "9d", "Th", "Qs"]
    assert facts(hand)["takers"] == [3, 3, 3, 3]
    assert hand.prompt
    assert hand.prompt.awaited == (3,)


def test_where_nobody_followed_everyone_takes_their_own_card_and_the_same_player_leads() -> None:
    hand = deal(HAIRY_APE, APE_HANDS)
    act(hand, put_down(1, 0), put_down(2, 1), put_down(3, 1), put_down(4, 2))
    assert hand.table.cards("trick") == ["As", "9d", "Th", "Tc"]
    assert facts(hand)["takers"] == [1, 2, 3, 4]
    assert view(hand, "wall").board["taker"] is None
    assert hand.prompt
    assert hand.prompt.awaited == (1,)
    act(hand, put_down(1, 1))
    assert facts(hand)["tricks"] == {}  # four single cards, and nobody has a trick
    assert [hand.table.cards(f"won:{seat}") for seat in (1, 2, 3, 4)] == [
        ["As"],
        ["9d"],
        ["Th"],
        ["Tc"],
    ]


def test_who_throws_the_king_of_hearts_where_nobody_followed_takes_it() -> None:
    hand = act(
        deal(HAIRY_APE, APE_HANDS), put_down(1, 0), put_down(2, 0), put_down(3, 1), put_down(4, 2)
    )
    assert paid(hand) == [("seat:2", "pot", 4)]
    assert hand.carry == {"hand": 4, "pot": 4, "first_dealer": 4}


def test_whoever_takes_the_king_of_hearts_pays_four_and_the_hand_ends_there() -> None:
    hand = deal(HAIRY_APE, APE_HANDS, options={"stake": 3}, carry={"pot": 5})
    act(hand, put_down(1, 1), put_down(2, 0), put_down(3, 1))
    assert not hand.finished
    act(hand, put_down(4, 4))
    assert hand.table.cards("trick") == ["7h", "Kh", "Th", "Ah"]
    assert paid(hand) == [("seat:4", "pot", 12)]
    assert hand.table.chips("pot") == 17
    assert hand.finished


def test_open_it_is_an_ordinary_trick_game() -> None:
    hand = deal(HAIRY_APE, APE_HANDS, options=OPEN)
    assert refused(hand, put_down(1, 0)).code == "unknown-key"
    plays(hand, "7h")
    assert choices(hand, 2) == ["Kh", "Qh", "9h"]
    plays(hand, "9h Th Ah")
    assert facts(hand)["takers"] == [4] * 4
    plays(hand, "7s Ts Js 8s")
    plays(hand, "Qh Jh Qs 8h")
    plays(hand, "Kh Ks 9s As")  # seat 2 leads its king and takes it: nobody has a heart left
    assert paid(hand) == [("seat:2", "pot", 4)]


# 5. Train


TRAIN_HANDS = {
    1: "As Ah Ad Ac Ks Kh Kd Kc",
    2: "Qs Qh Qd Qc Js Jh Jd Jc",
    3: "Ts Th Td Tc 9s 9h 9d 9c",
    4: "8s 8h 8d 8c 7s 7h 7d 7c",
}


def train_played() -> str:
    """All hands from left to right, a card each in turn."""
    columns = [cards_of(TRAIN_HANDS, seat) for seat in (1, 2, 3, 4)]
    return " ".join(card for row in zip(*columns, strict=True) for card in row)


def test_the_running_total_counts_aces_eleven_kings_four_queens_three_jacks_two_tens_one() -> None:
    hand = deal(TRAIN, TRAIN_HANDS)
    totals = []
    for card in train_played().split():
        plays(hand, card)
        totals.append(facts(hand)["total"])
    assert totals[:16] == [11, 14, 15, 15, 26, 29, 30, 30, 41, 44, 45, 45, 56, 59, 60, 60]
    assert totals[16:] == [64, 66, 66, 66, 70, 72, 72, 72, 76, 78, 78, 78, 82, 84, 84, 84]


def test_passing_25_50_and_75_costs_one_two_and_three() -> None:
    hand = plays(deal(TRAIN, TRAIN_HANDS), train_played())
    assert paid(hand) == [("seat:1", "pot", 1), ("seat:1", "pot", 2), ("seat:1", "pot", 3)]
    assert hand.carry == {"hand": 5, "pot": 6, "first_dealer": 4}


def test_with_tens_at_ten_the_pack_counts_120_and_reaching_100_costs_four() -> None:
    hand = plays(deal(TRAIN, TRAIN_HANDS, options={"train_ten": 10, "stake": 2}), train_played())
    assert facts(hand)["total"] == 120
    # 11 14 24 | 35 38 48 | 59 62 72 | 83 86 96 | 100: reached exactly by the king.
    assert [amount for _, _, amount in paid(hand)] == [2, 4, 6, 8]
    assert "Player 1 pays 8 into the pot (the 100: 4 × 2)." in told(hand)


def test_reaching_25_exactly_costs_one() -> None:
    hand = deal(
        TRAIN,
        {1: "As 7s 8s 9s Ts Js Qs Ks", 2: SUITS_APART[2], 3: SUITS_APART[3], 4: SUITS_APART[4]},
    )
    plays(hand, "As Ah Jd")
    assert paid(hand) == []
    plays(hand, "Tc")
    assert facts(hand)["total"] == 25
    assert paid(hand) == [("seat:4", "pot", 1)]


def test_one_after_another_plays_any_card_and_all_are_played() -> None:
    hand = deal(TRAIN, SUITS_APART, dealer=2)
    for number in range(32):
        seat = (3, 4, 1, 2)[number % 4]
        assert may(hand) == {(seat, "play")}
        assert choices(hand, seat) == hand.table.cards(f"hand:{seat}")
        plays(hand, choices(hand, seat)[-1])
    assert hand.finished


# 6. Quart


QUART_HANDS = {
    1: "7c 8c 9c Tc Jc Qc Kc 8d",
    2: "Ac 7d 7h 8h 9h Th Jh Qh",
    3: "9d Td Jd Qd Kd Ad Kh Ah",
    4: "7s 8s 9s Ts Js Qs Ks As",
}


def test_whoever_holds_the_next_higher_of_the_suit_must_play_it_out_of_turn() -> None:
    hand = plays(deal(QUART, QUART_HANDS), "Jc")
    act(hand, play(1, "Qc"), play(1, "Kc"))
    assert may(hand) == {(2, "play")}
    for seat, card in ((1, "7c"), (3, "9d"), (4, "As"), (4, "Ac")):
        assert refused(hand, play(seat, card)).code == "not-now"
    assert refused(hand, play(2, "7d")).message == "card must be Ac."
    assert refused(hand, pass_(2)).code == "not-now"


def test_the_run_stops_after_four_cards_and_the_last_to_play_starts_the_next_with_any_card() -> (
    None
):
    hand = plays(deal(QUART, QUART_HANDS), "Jc")
    act(hand, play(1, "Qc"), play(1, "Kc"), play(2, "Ac"))
    assert may(hand) == {(2, "play")}
    assert choices(hand, 2) == ["7d", "7h", "8h", "9h", "Th", "Jh", "Qh"]


def test_after_an_ace_comes_the_seven() -> None:
    hand = plays(deal(QUART, QUART_HANDS, dealer=2), "Kd")
    act(hand, play(3, "Ad"), play(2, "7d"), play(1, "8d"))
    assert hand.table.cards("run") == ["Kd", "Ad", "7d", "8d"]


def test_the_run_stops_when_the_next_card_has_gone() -> None:
    hand = plays(deal(QUART, QUART_HANDS), "9c")
    act(hand, play(1, "Tc"), play(1, "Jc"), play(1, "Qc"))
    act(hand, play(1, "8c"))
    assert choices(hand, 1) == ["7c", "Kc", "8d"]


def test_the_first_to_run_out_wins_at_once_in_mid_run_too_and_is_paid_one_a_card_left() -> None:
    hand = plays(deal(QUART, QUART_HANDS, carry={"pot": 9}), "7c")
    act(hand, *(play(1, card) for card in ("8c", "9c", "Tc", "Jc", "Qc", "Kc")))
    act(hand, play(2, "Ac"), play(2, "7d"), play(1, "8d"))
    assert hand.table.cards("run") == ["7d", "8d"]
    assert paid(hand) == [("seat:2", "seat:1", 6), ("seat:3", "seat:1", 8), ("seat:4", "seat:1", 8)]
    assert hand.carry == {"hand": 6, "pot": 9, "first_dealer": 4}


def test_a_finished_run_lies_until_the_next_and_is_never_seen_again() -> None:
    hand = plays(deal(QUART, QUART_HANDS), "7c")
    act(hand, play(1, "8c"), play(1, "9c"), play(1, "Tc"))
    assert view(hand, 4).zones["run"].cards == ["7c", "8c", "9c", "Tc"]
    act(hand, play(1, "8d"))
    for viewer in ("dealer", "wall", 1, 2, 3, 4):
        assert '"8c"' not in seen(hand, viewer)
        assert "8♣" not in seen(hand, viewer)


def test_while_a_run_goes_on_nobody_else_learns_who_holds_the_next_card() -> None:
    # The same cards but for seats 2 and 3, who have exchanged hands: seats 1 and 4 and the screens
    # cannot tell.
    changed = {**QUART_HANDS, 2: QUART_HANDS[3], 3: QUART_HANDS[2]}
    first, other = deal(QUART, QUART_HANDS), deal(QUART, changed)
    for hand in (first, other):
        plays(hand, "Jc")
        act(hand, play(1, "Qc"), play(1, "Kc"))
    viewers: tuple[Viewer, ...] = (1, 4, "dealer", "wall")
    assert [seen(first, viewer) for viewer in viewers] == [
        seen(other, viewer) for viewer in viewers
    ]
    assert offered(first, 2) == {(2, "play")}
    assert offered(other, 2) == offered(first, "dealer") == set()


# 7. Domino


def test_the_first_card_is_free() -> None:
    hand = deal(DOMINO, DOMINO_HANDS)
    assert may(hand) == {(1, "play")}
    assert choices(hand, 1) == cards_of(DOMINO_HANDS, 1)


def test_a_suit_is_extended_up_or_down_or_another_is_started_with_the_rank_of_the_first_card() -> (
    None
):
    hand = plays(deal(DOMINO, DOMINO_HANDS), "9c")
    assert choices(hand, 2) == ["8c", "9h"]
    plays(hand, "8c")
    assert may(hand) == {(3, "pass")}
    act(hand, pass_(3))
    assert choices(hand, 4) == ["9s"]
    plays(hand, "9s")
    assert choices(hand, 1) == ["9d", "Tc", "8s"]


def test_the_first_card_may_be_an_ace_and_nothing_goes_above_it() -> None:
    hand = plays(deal(DOMINO, DOMINO_HANDS, dealer=2), "Ac")
    assert view(hand, "wall").board["fits"] == ["Kc", "Ad", "Ah", "As"]
    assert choices(hand, 4) == ["As"]
    act(hand, play(4, "As"), pass_(1), pass_(2))
    assert choices(hand, 3) == ["Kc", "Ad", "Ah"]


def test_nothing_goes_below_a_seven() -> None:
    hand = plays(deal(DOMINO, DOMINO_HANDS, dealer=1), "7c")
    assert may(hand) == {(3, "pass")}
    act(hand, pass_(3))
    assert choices(hand, 4) == ["7d"]


def test_who_can_play_must_and_who_cannot_passes() -> None:
    hand = plays(deal(DOMINO, DOMINO_HANDS), "9c")
    assert refused(hand, pass_(2)).message == "Player 2 cannot pass now, but can play."
    assert refused(hand, play(2, "7c")).message == "card cannot be 7♣: it fits nowhere yet."
    plays(hand, "8c")
    assert refused(hand, play(3, "Qc")).code == "not-now"


def test_whether_a_player_can_play_is_hidden_from_the_others() -> None:
    hand = plays(deal(DOMINO, DOMINO_HANDS), "9c 8c")
    assert offered(hand, 3) == {(3, "pass")}
    for viewer in (1, 2, 4, "dealer", "wall"):
        assert offered(hand, viewer) == set()


def test_the_first_to_run_out_takes_the_whole_pot_and_a_chip_for_every_card_left() -> None:
    hand = deal(DOMINO, SUITS_APART, carry={"pot": 20}, options={"stake": 5})
    for number in range(7):
        plays(hand, " ".join(cards_of(SUITS_APART, seat)[number] for seat in (1, 2, 3, 4)))
    plays(hand, "As")
    assert paid(hand) == [
        ("seat:2", "pot", 5),
        ("seat:3", "pot", 5),
        ("seat:4", "pot", 5),
        ("pot", "seat:1", 35),
    ]
    assert hand.carry == {"hand": 7, "pot": 0, "first_dealer": 4}
