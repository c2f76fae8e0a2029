"""Lórum, clause by clause (rules page ``lorum.md``): what is paid, the series of 28 hands, real
cards, undo.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from games.engine import Action, NotARound, Refusal, Round, as_kind, record, result, whole
from games.lorum.rules import GAME
from tests.games.at_the_table import act, facts, may, offers, paid, racks, refused, sit, told
from tests.games.lorum.hands import (
    DOMINO,
    DOMINO_HANDS,
    HAIRY_APE,
    HANDS_3311,
    NO_HEARTS,
    NO_TRICKS,
    OPEN,
    QUART,
    RICH,
    SUITS_APART,
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

# Paying


def test_the_stake_is_chips_to_a_point() -> None:
    hand = plays(deal(NO_TRICKS, HANDS_3311, options={"stake": 7}), TRICKS_3311)
    assert [amount for _, _, amount in paid(hand)] == [21, 21, 7, 7]
    assert hand.transfers[0].why == "tricks: 3 × 7"


def test_every_payment_is_compulsory_and_the_house_advances_what_is_missing() -> None:
    hand = plays(deal(NO_HEARTS, SUITS_APART, {1: 0, 2: 8, 3: 5, 4: 0}), whole_suits_played())
    assert paid(hand) == [
        ("seat:2", "seat:1", 8),
        ("house", "seat:3", 3),
        ("seat:3", "seat:1", 8),
        ("house", "seat:4", 8),
        ("seat:4", "seat:1", 8),
    ]
    assert hand.markers == {3: 3, 4: 8}
    assert hand.carry == {"hand": 1, "pot": 0, "first_dealer": 4, "markers": {"3": 3, "4": 8}}


def test_markers_are_repaid_at_the_end_from_what_was_won() -> None:
    carry = {"markers": {"1": 30, "2": 50}}
    hand = plays(
        deal(NO_HEARTS, SUITS_APART, {1: 0, 2: 20, 3: 20, 4: 20}, carry=carry), whole_suits_played()
    )
    assert paid(hand)[3:] == [("seat:1", "house", 24), ("seat:2", "house", 12)]
    assert hand.markers == {1: 6, 2: 38}


def test_payments_at_once_go_in_seat_order_from_the_deals_left() -> None:
    hands = {seat % 4 + 1: cards for seat, cards in HANDS_3311.items()}
    hand = plays(deal(NO_HEARTS, hands, dealer=1), TRICKS_3311)
    assert [source for source, *_ in paid(hand)] == ["seat:2", "seat:3", "seat:4", "seat:1"]


def test_cards_left_are_paid_for_in_seat_order_from_the_deals_left_too() -> None:
    hand = deal(DOMINO, SUITS_APART, dealer=1)
    for number in range(7):
        plays(hand, " ".join(cards_of(SUITS_APART, seat)[number] for seat in (2, 3, 4, 1)))
    plays(hand, "Ah")
    assert [source for source, *_ in paid(hand)] == ["seat:3", "seat:4", "seat:1", "pot"]


# The series


def last_hand(chips: Mapping[int, int], **carry: object) -> Round:
    """Hand 28, first dealt by seat 1, so seat 4 deals. Seat 1 runs out first; each of the others
    has one card left.
    """
    hand = sit(
        GAME,
        chips,
        carry={"hand": 27, "first_dealer": 1, **carry},
        deck=[" ".join(SUITS_APART.values()).split()],
    )
    for number in range(7):
        plays(hand, " ".join(cards_of(SUITS_APART, seat)[number] for seat in (1, 2, 3, 4)))
    return plays(hand, "As")


def test_a_series_starts_with_hand_one_and_an_empty_pot_and_the_deal_of_the_lowest_seat() -> None:
    hand = sit(GAME, RICH, seed=bytes(32))
    assert (facts(hand)["hand"], hand.table.dealer, hand.table.places.get("pot", 0)) == (
        1,
        1,
        0,
    )


def test_the_first_dealer_of_a_series_may_be_named_and_is_carried() -> None:
    hand = deal(NO_HEARTS, SUITS_APART, dealer=3)
    again = sit(
        GAME,
        RICH,
        dealer=3,
        deck=[[card for seat in (4, 1, 2, 3) for card in cards_of(SUITS_APART, seat)]],
    )
    for played in (hand, again):
        while played.prompt:
            (seat,) = played.prompt.awaited
            plays(played, choices(played, int(seat))[0])
        assert played.carry is not None
        assert played.carry["first_dealer"] == 3


def test_after_the_last_hand_the_carry_names_the_winner() -> None:
    hand = last_hand(RICH, pot=6)
    assert hand.carry == {"hand": 28, "finished": True, "winners": [1], "pot": 0}
    assert told(hand)[-1] == "The game is over. Most chips, 109: Player 1."


def test_the_winners_have_the_most_chips_ascending_ties_included() -> None:
    # Seat 1 ends with 10 + 3, seats 2 and 4 with 20 - 1.
    assert last_hand({1: 10, 2: 20, 3: 5, 4: 20}).carry == {
        "hand": 28,
        "finished": True,
        "winners": [2, 4],
        "pot": 0,
    }


def test_winners_are_computed_net_of_markers() -> None:
    hand = last_hand({1: 10, 2: 50, 3: 5, 4: 12}, markers={"2": 60})
    # 13, 49 - 60, 4, 11; seat 2 repays 49 and still owes 11.
    assert hand.carry == {
        "hand": 28,
        "finished": True,
        "winners": [1],
        "pot": 0,
        "markers": {"2": 11},
    }


def test_a_finished_game_starts_a_new_one_that_keeps_only_the_markers() -> None:
    carry = {"hand": 28, "finished": True, "winners": [1], "pot": 0, "markers": {"2": 11}}
    hand = sit(GAME, RICH, carry=carry, dealer=2, seed=bytes(32))
    assert (facts(hand)["hand"], hand.table.dealer, hand.markers) == (1, 2, {2: 11})


def test_the_deal_of_the_carry_and_of_the_file_must_agree() -> None:
    carry = {"hand": 9, "pot": 6, "first_dealer": 2}
    sit(GAME, RICH, carry=carry, dealer=3, seed=bytes(32))
    with pytest.raises(NotARound, match="deal"):
        sit(GAME, RICH, carry=carry, dealer=2, seed=bytes(32))


@pytest.mark.parametrize(
    "carry",
    [
        {"hand": 28},
        {"hand": -1},
        {"hand": True},
        {"hand": 3.0},
        {"pot": -1},
        {"first_dealer": 5},
        {"first_dealer": "1"},
        {"winners": [1]},
        {"deal": 1},
        {"markers": {"5": 1}},
        {"markers": {"1": 0}},
    ],
)
def test_a_carry_that_is_none_is_refused(carry: dict[str, object]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RICH, carry=carry, seed=bytes(32))


@pytest.mark.parametrize(
    "options",
    [
        {"stake": 0},
        {"stake": -1},
        {"stake": "1"},
        {"stake": 10**30},
        {"stake": True},
        {"train_ten": 5},
        {"train_ten": True},
        {"train_ten": 10.0},
        {"hairy_ape": "shut"},
        {"hairy_ape": None},
        {"ante": 1},
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RICH, options=options, seed=bytes(32))


# Physical cards


def test_with_a_real_deck_a_card_is_named_as_it_is_played_in_a_blind_hand_too() -> None:
    hand = deal(HAIRY_APE)
    assert refused(hand, put_down(1, 0)).code == "unknown-key"
    plays(hand, "As 9d Th Tc")
    assert facts(hand)["takers"] == [1, 2, 3, 4]
    plays(hand, "7h Kh 8h 9h")
    assert paid(hand) == [("seat:2", "pot", 4)]
    assert hand.table.irregularities == []


def test_a_card_that_was_seen_or_is_not_in_the_deck_is_a_mistake() -> None:
    hand = plays(deal(NO_TRICKS), "As 7s 7h")
    assert "seen already" in refused(hand, play(4, "7h")).message
    assert refused(hand, play(4, "2s")).code == "bad-value"


def test_a_revoke_is_reported_when_the_suit_is_shown_from_the_same_hand() -> None:
    hand = plays(deal(NO_TRICKS), "As 7s 7h Ts  Ks 9s 8s")
    assert result(hand)["faults"] == [{"action": 2, "seat": 3, "kind": "revoke"}]
    assert told(hand)[-1] == "Player 3: revoke, proved by 7♥ 8♠. The dealer decides."
    plays(hand, "Js")
    assert not hand.finished


def test_each_play_that_did_not_follow_is_an_irregularity_of_its_own() -> None:
    hand = plays(deal(NO_TRICKS), "As 7s 7h Ts  Ks 9s 8h Js  Qs 7d 8s 7c")
    assert result(hand)["faults"] == [
        {"action": 2, "seat": 3, "kind": "revoke"},
        {"action": 6, "seat": 3, "kind": "revoke"},
    ]


def test_the_open_hairy_ape_knows_revokes_and_the_blind_one_none() -> None:
    for options, proved in ((OPEN, 1), ({}, 0)):
        hand = plays(deal(HAIRY_APE, options=options), "As 7s 7h Ts  Ks 9s 8s Js")
        assert len(hand.table.irregularities) == proved


def test_throwing_another_suit_is_not_an_irregularity_where_the_hand_never_shows_the_suit() -> None:
    hand = plays(deal(NO_TRICKS), TRICKS_3311)
    assert hand.finished
    assert "faults" not in result(hand)


def test_a_heart_led_to_the_first_trick_is_reported_when_the_hand_shows_another_suit() -> None:
    hand = plays(deal(NO_HEARTS), "Ah 7h 8h 9h  Kh Th Jh Qh")
    assert hand.table.irregularities == []
    plays(hand, "7s")
    assert result(hand)["faults"] == [{"action": 0, "seat": 1, "kind": "heart led"}]
    assert told(hand)[-1] == "Player 1: heart led, proved by A♥ 7♠. The dealer decides."


def test_a_hand_of_nothing_but_hearts_may_lead_one() -> None:
    hand = deal(NO_HEARTS, dealer=1)
    columns = [cards_of(SUITS_APART, seat) for seat in (2, 3, 4, 1)]
    plays(
        hand,
        " ".join(
            card
            for trick in zip(*(column[::-1] for column in columns), strict=True)
            for card in trick
        ),
    )
    assert hand.finished
    assert hand.table.irregularities == []


def test_while_a_run_goes_on_any_seat_may_play_the_next_card_and_only_that() -> None:
    hand = plays(deal(QUART), "Jc")
    assert may(hand) == {(seat, "play") for seat in (1, 2, 3, 4)}
    assert refused(hand, play(3, "Kc")).message == "card must be Qc."
    act(hand, play(3, "Qc"), play(2, "Kc"), play(2, "Ac"))
    assert may(hand) == {(2, "play")}


def test_a_tap_that_answered_one_card_of_a_run_never_answers_the_next() -> None:
    hand = plays(deal(QUART), "Jc")
    assert hand.prompt
    stamps = {option.by: hand.since(option) for option in hand.prompt.options}
    hand.act(play(3, "Qc"), since=stamps[3])
    with pytest.raises(Refusal, match="moved on"):
        hand.act(play(2, "Kc"), since=stamps[2])


def test_a_real_quart_is_won_by_whoever_has_put_down_eight_cards() -> None:
    hand = plays(deal(QUART), "7c")
    act(hand, *(play(1, card) for card in ("8c", "9c", "Tc", "Jc", "Qc", "Kc")))
    act(hand, play(2, "Ac"), play(2, "7d"), play(1, "8d"))
    assert paid(hand) == [("seat:2", "seat:1", 6), ("seat:3", "seat:1", 8), ("seat:4", "seat:1", 8)]


def test_a_pass_is_taken_on_trust_and_a_false_one_reported_when_its_card_is_shown() -> None:
    hand = plays(deal(DOMINO), "9c")
    assert may(hand) == {(2, "play"), (2, "pass")}
    act(hand, pass_(2), play(3, "8c"), pass_(4), play(1, "Tc"))
    act(hand, play(2, "9h"))
    assert result(hand)["faults"] == [{"action": 1, "seat": 2, "kind": "false pass"}]
    assert told(hand)[-1] == "Player 2: false pass, proved by 9♥. The dealer decides."


def test_a_pass_is_not_an_irregularity_where_the_card_shown_later_did_not_fit_then() -> None:
    hand = plays(deal(DOMINO), "9c")
    act(
        hand,
        pass_(2),
        play(3, "8c"),
        pass_(4),
        play(1, "Tc"),
        play(2, "7c"),
        pass_(3),
        play(4, "Jc"),
    )
    assert hand.table.irregularities == []


def test_the_first_card_of_a_real_domino_cannot_be_passed_and_each_must_fit() -> None:
    hand = deal(DOMINO)
    assert refused(hand, pass_(1)).code == "not-now"
    plays(hand, "9c")
    assert refused(hand, play(2, "Jc")).message == "card cannot be J♣: it fits nowhere yet."


def test_over_a_real_deck_a_screen_does_not_tell_which_cards_have_gone() -> None:
    hand = plays(deal(NO_TRICKS), "As 7s 8s Ts  Ks")
    (option,) = offers(hand, "dealer")
    assert {"As", "7s", "8s", "Ts"} < set(as_kind(option.values["card"], list[str]))
    assert "Ks" not in as_kind(option.values["card"], list[str])
    assert "As" not in choices(hand, 2)


def test_with_a_real_deck_undoing_the_last_action_undoes_the_irregularity_it_proved() -> None:
    hand = plays(deal(NO_TRICKS), "As 7s 7h Ts  Ks 9s 8s")
    assert len(hand.table.irregularities) == 1
    hand.undo()
    assert (hand.table.irregularities, may(hand)) == ([], {(3, "play")})
    assert len(plays(hand, "8s").table.irregularities) == 1


# Undo


def test_a_card_shown_cannot_be_taken_back_but_a_pass_can() -> None:
    hand = plays(deal(DOMINO, DOMINO_HANDS), "9c 8c")
    with pytest.raises(Refusal):
        hand.undo()
    act(hand, pass_(3)).undo()
    assert may(hand) == {(3, "pass")}


# Every contract, both ways to deal


def played_out(hand: Round) -> list[Action]:
    """Play to the end whatever is allowed first; the actions with the cards by their faces."""
    faces = []
    while hand.prompt:
        option = hand.prompt.options[0]
        assert isinstance(option.by, int)
        args = {key: value.sample(lambda below: below - 1) for key, value in option.values.items()}
        if "position" in args:
            left = facts(hand)["positions"][str(option.by)]
            card = hand.table.cards(f"hand:{option.by}")[left.index(args["position"])]
            faces.append(play(option.by, card))
        else:
            faces.append(Action(option.by, option.do, args))
        act(hand, Action(option.by, option.do, args))
    return faces


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"stake": 4, "train_ten": 10, "hairy_ape": "open"}])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6, 27])
def test_a_hand_dealt_by_the_engine_and_entered_again_gives_the_same_transfers(
    number: int, options: dict[str, object], seed: int
) -> None:
    setup = {
        "carry": {"hand": number, "pot": 11, "first_dealer": 2, "markers": {"3": 4}},
        "options": options,
    }
    chips = {1: 10, 2: 0, 3: 30, 4: 2}
    dealt = sit(GAME, chips, seed=bytes([seed] * 32), **setup)
    faces = played_out(dealt)
    entered = act(sit(GAME, chips, cards="physical", **setup), *faces)
    assert entered.transfers == dealt.transfers
    assert entered.carry == dealt.carry
    assert entered.table.irregularities == []
    again = record.play(record.write(dealt), {"lorum": GAME}.get)
    assert again == result(dealt)


def test_a_whole_game_of_28_hands_from_carry_to_carry() -> None:
    carry: dict[str, Any] = {}
    chips = dict(RICH)
    for number in range(28):
        hand = sit(
            GAME, chips, carry=carry, dealer=3 if number == 0 else None, seed=bytes([number] * 32)
        )
        assert facts(hand)["hand"] == number + 1
        played_out(hand)
        chips = racks(hand)
        assert hand.carry is not None
        carry = hand.carry
        assert sum(chips.values()) + whole(carry, "pot") - sum(hand.markers.values()) == 400
    assert carry["finished"] is True
    worth = {seat: chips[seat] - hand.markers.get(seat, 0) for seat in chips}
    assert carry["winners"] == [seat for seat in chips if worth[seat] == max(worth.values())]
