"""Kabu, clause by clause (rules page ``kabu.md``)."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from games.cards import pack
from games.engine import Action, NotARound, Round, options_of, record, result, view
from games.kabu.rules import GAME
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told

SEVEN, FOUR, NINE = "3c 4c", "Tc 4d", "4h 5h"


def deck(*hands: str, draws: str = "") -> list[list[str]]:
    """A deck that deals these hands, from the deal's left round to the deal, then these draws."""
    return [" ".join([*hands, draws]).split()]


def everyone_passes(round_: Round) -> Round:
    """Pass for whoever is asked, until the hand is over or a real card is wanted."""
    while round_.prompt and (by := round_.prompt.awaited[0]) != "dealer":
        round_.act(Action(by, "pass"))
    return round_


def showdown(
    hands: Mapping[int, str], chips: Mapping[int, int], dealer: int, **setup: object
) -> Round:
    """A hand in which nobody draws; hands by seat."""
    seats = sorted(hands)
    in_turn = [seat for seat in seats if seat > dealer] + [seat for seat in seats if seat <= dealer]
    cards = deck(*(hands[seat] for seat in in_turn))
    return everyone_passes(sit(GAME, chips, dealer=dealer, deck=cards, **setup))


def draw(seat: int) -> Action:
    return Action(seat, "draw")


def pass_(seat: int) -> Action:
    return Action(seat, "pass")


def show(seat: int, cards: str) -> list[Action]:
    return [Action("dealer", "show", {"seat": seat, "card": card}) for card in cards.split()]


# The worked example


def test_every_player_pays_every_higher_count_the_difference() -> None:
    hand = showdown({1: SEVEN, 2: FOUR, 3: NINE}, {1: 55, 2: 55, 3: 55}, dealer=3)
    assert racks(hand) == {1: 56, 2: 47, 3: 62}
    assert paid(hand) == [("seat:2", "seat:1", 3), ("seat:2", "seat:3", 5), ("seat:1", "seat:3", 2)]


def test_a_player_who_cannot_pay_everybody_pays_nobody_and_the_game_is_over() -> None:
    hand = showdown({1: SEVEN, 2: FOUR, 3: NINE}, {1: 55, 2: 6, 3: 55}, dealer=3)
    assert paid(hand) == [("seat:1", "seat:3", 2)]
    assert hand.carry == {"finished": True, "winners": [3]}


# The pack and the deal


def test_the_pack_is_ace_to_ten_in_four_suits() -> None:
    hand = sit(GAME, {1: 55, 2: 55}, dealer=2, seed=bytes(32))
    cards = [card for zone in hand.table.zones.values() for card in zone.cards]
    assert sorted(cards) == sorted(pack("A23456789T"))
    assert len(cards) == 40


def test_a_deck_with_a_court_card_or_a_card_twice_is_no_round() -> None:
    for cards in (["Kh"], ["2h", "2h"]):
        with pytest.raises(NotARound):
            sit(GAME, {1: 55, 2: 55}, deck=[cards])


def test_two_cards_both_at_once_from_the_deals_left_round_to_the_deal() -> None:
    hand = sit(GAME, {1: 55, 3: 55, 6: 55}, dealer=3, deck=deck("Ac 2c", "3c 4c", "5c 6c"))
    dealt = {seat: hand.table.cards(f"hand:{seat}") for seat in (6, 1, 3)}
    assert dealt == {6: ["Ac", "2c"], 1: ["3c", "4c"], 3: ["5c", "6c"]}
    assert len(hand.table.cards("stock")) == 34


# Drawing


def test_each_in_turn_from_the_deals_left_draws_or_passes() -> None:
    hand = sit(GAME, {1: 55, 2: 55, 5: 55}, dealer=1, seed=bytes(32))
    for seat in (2, 5, 1):
        assert may(hand) == {(seat, "draw"), (seat, "pass")}
        for other in {1, 2, 5} - {seat}:
            assert refused(hand, draw(other)).code == "not-now"
        assert refused(hand, Action("dealer", "draw")).code == "not-now"
        act(hand, draw(seat))


def test_the_second_lap_is_for_those_who_drew_and_a_pass_is_final() -> None:
    hand = sit(GAME, {1: 55, 2: 55, 3: 55}, dealer=3, seed=bytes(32))
    act(hand, draw(1), pass_(2), draw(3))
    assert may(hand) == {(1, "draw"), (1, "pass")}
    act(hand, pass_(1))
    assert may(hand) == {(3, "draw"), (3, "pass")}
    act(hand, draw(3))
    assert hand.finished
    assert [len(hand.table.cards(f"hand:{seat}")) for seat in (1, 2, 3)] == [3, 2, 4]


def test_without_a_draw_there_is_no_second_lap() -> None:
    hand = act(sit(GAME, {1: 55, 2: 55}, dealer=2, seed=bytes(32)), pass_(1), pass_(2))
    assert hand.finished


def test_no_hand_holds_more_than_four_cards() -> None:
    hand = act(
        sit(GAME, {1: 55, 2: 55}, dealer=2, seed=bytes(32)), draw(1), draw(2), draw(1), draw(2)
    )
    assert hand.finished
    assert refused(hand, draw(1)).code == "over"


def test_a_drawn_card_is_the_next_of_the_stock() -> None:
    hand = sit(GAME, {1: 55, 2: 55}, dealer=2, deck=deck("Ac 2c", "3c 4c", draws="9s 8s 7s"))
    act(hand, draw(1), draw(2), draw(1))
    assert hand.table.cards("hand:1") == ["Ac", "2c", "9s", "7s"]
    assert hand.table.cards("hand:2") == ["3c", "4c", "8s"]


def test_a_second_tap_on_draw_cannot_draw_in_the_next_lap() -> None:
    hand = sit(GAME, {1: 55, 2: 55}, dealer=1, seed=bytes(32))
    act(hand, pass_(2))
    assert hand.prompt
    since = hand.since(hand.prompt.options[0])
    hand.act(draw(1), since=since)
    with pytest.raises(Exception, match="moved on"):
        hand.act(draw(1), since=since)


@pytest.mark.parametrize("extra", [{"card": "9h"}, {"amount": 1}, {"seat": 1}])
def test_draw_takes_nothing_more(extra: dict[str, Any]) -> None:
    hand = sit(GAME, {1: 55, 2: 55}, dealer=2, seed=bytes(32))
    assert refused(hand, Action(1, "draw", extra)).code == "unknown-key"


# Counting


@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("Ac 8c", 9),
        ("Tc Td", 0),
        ("9c Ac", 0),
        ("9c 9d", 8),
        ("Tc Ac", 1),
        ("5c 4c", 9),
        ("Th 7h", 7),
    ],
)
def test_an_ace_is_one_and_a_hand_counts_the_last_digit(cards: str, counts: int) -> None:
    hand = showdown({1: cards, 2: "6s 4s"}, {1: 55, 2: 55}, dealer=2)
    assert facts(hand)["counts"] == {"1": counts, "2": 0}
    assert racks(hand) == {1: 55 + counts, 2: 55 - counts}
    total = sum({"A": 1, "T": 10}.get(card[0]) or int(card[0]) for card in cards.split())
    assert f" {total} in all, counts {counts}." in told(hand)[0]


def test_three_and_four_cards_count_the_same_way() -> None:
    hand = sit(GAME, {1: 55, 2: 55}, dealer=2, deck=deck("9c 9d", "Tc Td", draws="9h 8h 9s 4h"))
    act(hand, draw(1), draw(2), draw(1), draw(2))
    assert facts(hand)["counts"] == {"1": 6, "2": 2}  # 9+9+9+9 = 36; 10+10+8+4 = 32


# Paying


def test_the_stake_is_the_price_of_a_point() -> None:
    hand = showdown({1: SEVEN, 2: FOUR}, {1: 55, 2: 55}, dealer=2, options={"stake": 5})
    assert paid(hand) == [("seat:2", "seat:1", 15)]
    assert hand.transfers[0].why == "(7 − 4) × 5"


def test_equal_counts_owe_each_other_nothing() -> None:
    hand = showdown({1: "3c 4c", 2: "3d 4d"}, {1: 0, 2: 0}, dealer=2)
    assert paid(hand) == []
    assert hand.carry == {"dealer": 1, "hands": 1}


def test_payments_at_once_go_in_seat_order_from_the_deals_left() -> None:
    hands = {1: "4c 5c", 2: "4d 5d", 3: "Tc Ac", 4: "Td Ad"}
    hand = showdown(hands, dict.fromkeys(hands, 55), dealer=1)
    assert paid(hand) == [
        ("seat:3", "seat:2", 8),
        ("seat:3", "seat:1", 8),
        ("seat:4", "seat:2", 8),
        ("seat:4", "seat:1", 8),
    ]


def test_a_player_pays_out_of_what_the_lower_counts_have_just_paid_in() -> None:
    # Seat 3 holds nothing, is paid 4 by seat 2, and out of that pays seat 1 its 2.
    hand = showdown({1: NINE, 2: "Td 3d", 3: SEVEN}, {1: 55, 2: 55, 3: 0}, dealer=2)
    assert paid(hand) == [("seat:2", "seat:3", 4), ("seat:2", "seat:1", 6), ("seat:3", "seat:1", 2)]
    assert racks(hand) == {1: 63, 2: 45, 3: 2}
    assert hand.carry == {"dealer": 3, "hands": 1}


def test_what_a_player_fails_to_pay_may_be_missing_further_up() -> None:
    hand = showdown({1: NINE, 2: "Td 3d", 3: SEVEN}, {1: 55, 2: 9, 3: 0}, dealer=2)
    assert paid(hand) == []
    assert hand.carry == {"finished": True, "winners": [1]}


def test_debts_that_just_empty_the_rack_are_paid_and_play_goes_on() -> None:
    hand = showdown({1: SEVEN, 2: FOUR, 3: NINE}, {1: 55, 2: 8, 3: 55}, dealer=3)
    assert racks(hand) == {1: 56, 2: 0, 3: 62}
    assert hand.carry == {"dealer": 1, "hands": 1}


def test_debts_that_could_be_paid_one_by_one_are_not_paid_at_all_when_together_too_much() -> None:
    hand = showdown({1: SEVEN, 2: FOUR, 3: NINE}, {1: 1, 2: 7, 3: 1}, dealer=3)
    assert paid(hand) == []
    assert hand.carry == {"finished": True, "winners": [2]}


def test_the_record_says_who_owes_whom() -> None:
    hand = showdown({1: SEVEN, 2: FOUR, 3: NINE}, {1: 55, 2: 6, 3: 55}, dealer=3)
    assert facts(hand)["debts"] == [
        {"from": 2, "to": 1, "amount": 3, "paid": False},
        {"from": 2, "to": 3, "amount": 5, "paid": False},
        {"from": 1, "to": 3, "amount": 2, "paid": True},
    ]
    assert told(hand)[-4:] == [
        "Player 3: 4♥ 5♥, 9 in all, counts 9.",
        "Player 2 owes 8, holds 6, and pays nobody. The game ends here.",
        "Player 1 pays Player 3 2 (9 − 7).",
        "The game is over. Most chips, 57: Player 3.",
    ]


# The end of the game


def test_the_winners_are_all_who_hold_the_most_chips() -> None:
    hand = showdown({1: SEVEN, 2: FOUR, 3: SEVEN.replace("c", "s")}, {1: 20, 2: 5, 3: 20}, dealer=3)
    assert hand.carry == {"finished": True, "winners": [1, 3]}


def test_whoever_cannot_pay_may_still_have_won() -> None:
    hand = showdown({1: SEVEN, 2: FOUR}, {1: 1, 2: 29}, dealer=2, options={"stake": 10})
    assert hand.carry == {"finished": True, "winners": [2]}


def test_the_winners_are_counted_before_old_markers_are_repaid() -> None:
    carry = {"dealer": 2, "hands": 7, "markers": {"2": 25}}
    hand = showdown(
        {1: SEVEN, 2: FOUR}, {1: 1, 2: 29}, dealer=2, options={"stake": 10}, carry=carry
    )
    assert hand.carry == {"finished": True, "winners": [2]}
    assert racks(hand) == {1: 1, 2: 4}


def test_kabu_makes_no_markers_and_repays_old_ones_after_every_hand() -> None:
    hand = showdown(
        {1: SEVEN, 2: FOUR}, {1: 5, 2: 5}, dealer=2, carry={"markers": {"1": 3, "2": 4}}
    )
    assert paid(hand) == [("seat:2", "seat:1", 3), ("seat:1", "house", 3), ("seat:2", "house", 2)]
    assert hand.carry == {"dealer": 1, "hands": 1, "markers": {"2": 2}}


# The series


def test_the_deal_passes_left_after_every_hand() -> None:
    hand = showdown(
        {1: SEVEN, 4: FOUR, 6: NINE},
        {1: 55, 4: 55, 6: 55},
        dealer=4,
        carry={"dealer": 4, "hands": 4},
    )
    assert hand.carry == {"dealer": 6, "hands": 5}


def test_from_the_highest_seat_the_deal_passes_to_the_lowest() -> None:
    hand = showdown({2: SEVEN, 4: FOUR}, {2: 55, 4: 55}, dealer=4)
    assert hand.carry == {"dealer": 2, "hands": 1}


def test_a_finished_game_is_followed_by_a_new_one() -> None:
    hand = everyone_passes(
        sit(GAME, {1: 25, 2: 25}, seed=bytes(32), carry={"finished": True, "winners": [2]})
    )
    assert hand.carry is not None
    assert hand.carry["hands"] == 1
    assert hand.table.dealer == 1


@pytest.mark.parametrize(
    ("dealer", "carry"),
    [(1, {"dealer": 2, "hands": 1}), (None, {"dealer": 3}), (3, {}), (None, {"hands": -1})],
)
def test_the_deal_and_the_carry_must_agree(dealer: int | None, carry: dict[str, int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 55, 2: 55}, dealer=dealer, carry=carry, seed=bytes(32))


@pytest.mark.parametrize("options", [{"stake": 0}, {"stake": True}, {"stake": 2.0}, {"stakes": 2}])
def test_the_stake_is_a_whole_number_of_at_least_one(options: dict[str, object]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 55, 2: 55}, options=options, seed=bytes(32))


@pytest.mark.parametrize("seats", [[1], [1, 7], range(1, 8)])
def test_two_to_six_play(seats: Iterable[int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, dict.fromkeys(seats, 55), seed=bytes(32))


def test_a_fair_start_is_suggested_when_racks_differ_and_the_game_begins() -> None:
    said = "Racks differ, and the most chips win: 55 each is a fair start."
    assert told(sit(GAME, {1: 55, 2: 60, 3: 55}, seed=bytes(32))) == [said]
    assert told(sit(GAME, {1: 40, 2: 40, 3: 40}, seed=bytes(32))) == []
    assert (
        told(sit(GAME, {1: 55, 2: 60, 3: 55}, seed=bytes(32), carry={"dealer": 1, "hands": 1}))
        == []
    )
    assert GAME.suggested_rack
    assert [GAME.suggested_rack(players, options_of(GAME, {})) for players in (2, 6)] == [40, 100]


# Physical cards


def test_draws_are_counted_unseen_and_hands_shown_seat_by_seat_from_the_deals_left() -> None:
    hand = sit(GAME, {1: 55, 2: 55, 3: 55}, dealer=1, cards="physical")
    act(hand, draw(2), pass_(3), draw(1), draw(2), pass_(1))
    for seat, cards in {2: "Ac Ad Ah As", 3: "Tc 9c", 1: "8c 8d 8h"}.items():
        assert may(hand) == {("dealer", "show")}
        assert refused(hand, Action("dealer", "show", {"card": "2c"})).code == "missing-key"
        for other in {1, 2, 3} - {seat}:
            assert refused(hand, show(other, "2c")[0]).code == "bad-value"
        act(hand, *show(seat, cards))
    assert facts(hand)["counts"] == {"2": 4, "3": 9, "1": 4}
    assert racks(hand) == {1: 50, 2: 50, 3: 65}


@pytest.mark.parametrize("card", ["Ac", "Kh", "Jk", "??", "10h", None, 5])
def test_a_card_that_was_seen_or_is_not_in_the_pack_is_refused(card: Any) -> None:
    hand = act(
        sit(GAME, {1: 55, 2: 55}, dealer=2, cards="physical"), pass_(1), pass_(2), *show(1, "Ac")
    )
    assert refused(hand, Action("dealer", "show", {"seat": 1, "card": card})).code == "bad-value"


def test_nothing_else_is_accepted_while_a_card_is_wanted() -> None:
    hand = act(sit(GAME, {1: 55, 2: 55}, dealer=2, cards="physical"), pass_(1), pass_(2))
    assert refused(hand, draw(1)).code == "not-now"
    assert refused(hand, Action(1, "show", {"seat": 1, "card": "Ac"})).code == "not-now"


def test_the_same_hand_entered_card_by_card_gives_the_same_transfers() -> None:
    chips, moves = {2: 30, 3: 30, 5: 30}, [draw(5), draw(2), pass_(3), draw(5), pass_(2)]
    virtual = act(sit(GAME, chips, dealer=3, seed=bytes(range(32))), *moves)
    physical = act(sit(GAME, chips, dealer=3, cards="physical"), *moves)
    for seat in (5, 2, 3):
        act(physical, *show(seat, " ".join(reversed(virtual.table.cards(f"hand:{seat}")))))
    assert result(physical) == result(virtual)
    assert physical.transfers


# Who sees what


def test_a_hand_is_seen_by_its_owner_alone_until_the_showing() -> None:
    hand = act(
        sit(GAME, {1: 55, 2: 55}, dealer=2, deck=deck("Ac 2c", "3c 4c", draws="9s")), draw(1)
    )
    assert view(hand, 1).zones["hand:1"].cards == ["Ac", "2c", "9s"]
    for viewer in (2, "dealer", "wall"):
        assert view(hand, viewer).zones["hand:1"].cards == ["??"] * 3
    act(hand, pass_(2), pass_(1))
    assert view(hand, "wall").zones["hand:1"].cards == ["Ac", "2c", "9s"]


def test_two_hands_that_differ_in_hidden_cards_look_the_same() -> None:
    first = sit(
        GAME,
        {1: 55, 2: 55, 3: 55},
        dealer=3,
        deck=deck("Ac 2c", "3c 4c", "5c 6c", draws="7c 8c 9c"),
    )
    other = sit(
        GAME,
        {1: 55, 2: 55, 3: 55},
        dealer=3,
        deck=deck("Ac 2c", "9d 9h", "Th Ts", draws="7c Ad 9s"),
    )
    for move in (draw(1), draw(2), draw(3), pass_(1), pass_(2)):
        assert seen(first, 1) == seen(other, 1)
        assert seen(first, "dealer") == seen(other, "dealer")
        assert seen(first, 3) != seen(other, 3)
        act(first, move)
        act(other, move)
    assert offered(first, "wall") == may(first)


def test_a_draw_cannot_be_undone_and_a_pass_can() -> None:
    hand = act(sit(GAME, {1: 55, 2: 55}, dealer=2, seed=bytes(32)), pass_(1))
    assert hand.undoable
    act(hand, draw(2))
    assert not hand.undoable


def test_a_round_file_of_it_plays_the_same() -> None:
    hand = act(
        sit(GAME, {1: 5, 2: 55}, dealer=2, seed=bytes(32)), draw(1), draw(2), draw(1), pass_(2)
    )
    assert record.play(record.write(hand), lambda slug: GAME) == result(hand)


# What the felt is told of it


def test_a_hand_is_added_up_for_its_holder_alone() -> None:
    dealt = sit(GAME, {1: 55, 2: 55}, dealer=2, deck=deck("8c 9d", "5c Ah"))
    assert view(dealt, 1).hand_note == "8 + 9 = 17: counts 7"
    assert view(dealt, 2).hand_note == "5 + 1 = 6"
    assert view(dealt, "dealer").hand_note == view(dealt, "wall").hand_note == ""
    real = sit(GAME, {1: 55, 2: 55}, dealer=2, cards="physical")
    assert view(real, 1).hand_note == ""


def test_the_felt_has_what_each_has_done_and_what_comes_of_it() -> None:
    hand = sit(GAME, {1: 55, 2: 55, 3: 55}, dealer=3, deck=deck(SEVEN, FOUR, NINE, draws="2c"))
    act(hand, draw(1), pass_(2))
    board = view(hand, "wall").board
    assert board["order"] == [1, 2, 3]
    assert board["states"] == {"1": "drew a card", "2": "passed with 2", "3": "draws or passes"}
    everyone_passes(hand)
    board = view(hand, "wall").board
    assert (board["best"], board["paid"]) == ([1, 3], 10)
    assert board["net"] == {"1": 5, "2": -10, "3": 5}
