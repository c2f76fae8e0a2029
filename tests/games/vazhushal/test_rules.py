"""Vazhushal, rule by rule; the worked examples are those of the rules page."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games.cards import JOKER, PACK
from games.engine import Action, NotARound, Round, result
from games.vazhushal.layout import value_of_hand, value_of_melds
from games.vazhushal.rules import GAME
from tests.games.at_the_table import act, facts, may, offers, paid, racks, refused, sit

ONE_PACK = [*PACK, JOKER, JOKER]


def dealt(
    hands: str, opened: str = "3c 2c", stock: str = "", seats: int = 2, **setup: Any
) -> Round:
    """Seats with these cards on top of their hands, the deal's left first (`7h 4s / 2c`), the first
    card of the line and the negative joker, and this stock; the other cards go where there is room.
    The last seat deals.
    """
    pack = ONE_PACK if seats == 2 else ONE_PACK * 2
    named = f"{hands} {opened} {stock}".replace("/", " ").split()
    rest = list((Counter(pack) - Counter(named)).elements())
    # Of two packs each hand is filled from another part, lest it be thrown in.
    rest = rest[::2] + rest[1::2]
    deck: list[str] = []
    for cards in (hands.split("/") + [""] * seats)[:seats]:
        more = 13 - len(cards.split())
        deck += cards.split() + rest[:more]
        rest = rest[more:]
    deck += [*opened.split(), *stock.split(), *rest]
    racks = dict.fromkeys(range(1, seats + 1), 200)
    return sit(GAME, racks, **{"dealer": seats, "deck": [deck], **setup})


def draw(seat: int) -> Action:
    return Action(seat, "draw")


def discard(seat: int, card: str) -> Action:
    return Action(seat, "discard", {"card": card})


def meld(seat: int, *melds: str) -> Action:
    """`meld(1, "5d 6d 7d", "Ac Ad Ah")`"""
    return Action(seat, "meld", {"melds": [each.split() for each in melds]})


def take(seat: int, count: int, cards: str, first: str = "") -> Action:
    said: dict[str, Any] = {"count": count, "cards": cards.split()}
    return Action(seat, "take", said | ({"first": first.split()} if first else {}))


def hand(round_: Round, seat: int) -> Counter[str]:
    return Counter(round_.table.cards(f"hand:{seat}"))


def line(round_: Round) -> Sequence[str]:
    return round_.table.cards("line")


def melds(round_: Round, seat: int) -> Any:
    return facts(round_)["melds"][str(seat)]


def with_line(cards: str, hands: str, **setup: Any) -> Round:
    """The same at a turn of the first seat, with these cards in the line: all but one have been
    drawn and discarded by the two in turn.
    """
    first, *more = cards.split()
    round_ = dealt(hands, f"{first} {setup.pop('negative', '2c')}", " ".join(more), **setup)
    assert len(more) % 2 == 0
    for number, card in enumerate(more):
        seat = 1 + number % 2
        act(round_, draw(seat), discard(seat, card))
    assert list(line(round_)) == cards.split()
    return round_


def over(round_: Round) -> Round:
    """Both draw and discard what they have drawn, till the stock is empty."""
    while not (table := round_.table).facts.stopped:
        seat = table.facts.turn
        act(round_, draw(seat))
        act(round_, discard(seat, table.cards(f"hand:{seat}")[-1]))
    return round_


# The deal


@pytest.mark.parametrize(("seats", "cards"), [(2, 54), (3, 108), (6, 108)])
def test_thirteen_cards_are_dealt_and_two_turned_up(seats: int, cards: int) -> None:
    round_ = dealt("", seats=seats)
    assert {len(round_.table.cards(f"hand:{seat}")) for seat in round_.table.seats} == {13}
    assert line(round_) == ["3c"]
    assert round_.table.cards("negative_joker") == ["2c"]
    assert len(round_.table.cards("stock")) == cards - 13 * seats - 2


def test_two_to_six_play() -> None:
    for seats in (1, 7):
        with pytest.raises(NotARound):
            sit(GAME, dict.fromkeys(range(1, seats + 1), 0), seed=bytes(32))


def test_three_cards_twice_in_a_hand_and_all_are_dealt_anew_by_the_same_seat() -> None:
    thrown_in = ["5c", "5c", "6c", "6c", "7c", "7c", "2s", "3s", "4d", "9h", "Tc", "Js", "Kd"]
    again = dealt("", seats=3).table.decks[0]
    round_ = sit(GAME, {1: 0, 2: 0, 3: 0}, dealer=3, deck=[thrown_in, again])
    assert len(round_.table.decks) == 2
    assert round_.table.cards("hand:1") == again[:13]
    assert may(round_) == {(1, "draw"), (1, "take")}


def test_it_may_happen_again() -> None:
    thrown_in = ["5c", "5c", "6c", "6c", "7c", "7c", "2s", "3s", "4d", "9h", "Tc", "Js", "Kd"]
    again = dealt("", seats=3).table.decks[0]
    round_ = sit(GAME, {1: 0, 2: 0, 3: 0}, dealer=3, deck=[thrown_in, thrown_in, again])
    assert len(round_.table.decks) == 3


def test_jokers_do_not_count_nor_do_two_cards_twice() -> None:
    round_ = dealt("5c 5c 6c 6c Jk Jk 2s 3s 4d 9h Tc Js Kd", seats=3)
    assert len(round_.table.decks) == 1


def test_the_deal_and_then_the_left_are_as_the_file_says() -> None:
    assert dealt("", dealer=1).table.facts.turn == 2
    round_ = sit(GAME, {2: 0, 4: 0, 5: 0}, seed=bytes(32))
    assert round_.table.facts.turn == 4  # nobody says who deals: the lowest seat


# Wild cards


@pytest.mark.parametrize(
    ("negative", "wild"),
    [("As", {"Ad", "Ah", "Jk"}), ("7d", {"7c", "7s", "Jk"}), ("Jk", {"Jk"})],
)
def test_the_rank_of_the_negative_joker_is_wild_in_the_other_colour(
    negative: str, wild: set[str]
) -> None:
    assert set(facts(dealt("", f"3c {negative}"))["wild"]) == wild


def test_the_negative_joker_is_never_drawn() -> None:
    round_ = over(dealt(""))
    assert round_.table.cards("negative_joker") == ["2c"]


# A turn


def test_a_turn_is_a_draw_melds_and_a_discard() -> None:
    round_ = dealt("5d 6d 7d 2h", stock="8d 9s")
    assert may(round_) == {(1, "draw"), (1, "take")}
    act(round_, draw(1))
    assert may(round_) == {(1, "meld"), (1, "discard")}
    assert hand(round_, 1)["8d"] == 1
    act(round_, meld(1, "5d 6d 7d"), meld(1, "5d 6d 7d 8d"), discard(1, "2h"))
    assert line(round_) == ["3c", "2h"]
    assert may(round_) == {(2, "draw"), (2, "take")}


def test_nobody_must_meld_and_the_card_drawn_may_be_discarded() -> None:
    round_ = act(dealt("5d 6d 7d", stock="8d"), draw(1), discard(1, "8d"))
    assert melds(round_, 1) == []


def test_what_is_not_held_is_neither_discarded_nor_melded() -> None:
    round_ = act(dealt("5d 6d 7d / 8d", stock="9s"), draw(1))
    assert refused(round_, discard(1, "8d")).code == "bad-value"
    assert refused(round_, meld(1, "5d 6d 7d 8d")).code == "not-allowed"


# Melds


@pytest.mark.parametrize(
    "wrong", ["Ad=Ad", "Jk", "5d=Jk=6d", "7d=8d", "Jk=Jk", "", 7, None, ["5d"]]
)
def test_how_a_card_of_a_meld_is_written(wrong: Any) -> None:
    round_ = act(dealt("5d 6d 7d 8d Ad Jk", "3c As"), draw(1))
    said = Action(1, "meld", {"melds": [["5d", "6d", "7d", wrong]]})
    assert refused(round_, said).code == "bad-value"


@pytest.mark.parametrize("wrong", [[], [[]], ["5d", "6d", "7d"], "5d 6d 7d", {}, None, True])
def test_melds_are_a_list_of_lists(wrong: Any) -> None:
    round_ = act(dealt("5d 6d 7d"), draw(1))
    assert refused(round_, Action(1, "meld", {"melds": wrong})).code == "bad-value"


def test_the_examples_of_melds() -> None:
    """The negative joker is the ace of spades."""
    held = "Qd Kd Ad Jd Ac Jk Jk 4c 6c 5d 6d 7d"
    round_ = act(dealt(held, "3c As", stock="Ah 2h"), draw(1))
    act(round_, meld(1, "Qd Kd Ad"))
    round_ = act(dealt(held, "3c As", stock="2h 9s"), draw(1), meld(1, "5d 6d 7d"))
    act(round_, meld(1, "5d 6d 7d", "Jd Ad=Qd Kd"))
    round_ = act(dealt(held, "3c As", stock="2h 9s"), draw(1), meld(1, "5d 6d 7d"))
    act(round_, meld(1, "5d 6d 7d", "Jk=4c Jk=5c 6c"))
    round_ = act(dealt(held, "3c As", stock="2d 9s"), draw(1), meld(1, "5d 6d 7d"))
    refused(round_, meld(1, "5d 6d 7d", "Jk=4c Jk=5c Ad=6c"))
    refused(round_, meld(1, "5d 6d 7d", "Kd Ad 2d"))


def test_a_set_may_hold_a_wild_card_as_itself_and_its_copy_for_another() -> None:
    held = "Ac Ad Ad 5d 6d 7d"
    round_ = act(dealt(held, "3c As", seats=3, stock="9s"), draw(1))
    act(round_, meld(1, "5d 6d 7d", "Ac Ad Ad=Ah"))


def test_a_set_has_four_cards_at_most_and_no_suit_twice() -> None:
    held = "5d 6d 7d 9c 9c 9d 9h 9s Jk"
    round_ = act(dealt(held, seats=3, stock="2h"), draw(1))
    refused(round_, meld(1, "5d 6d 7d", "9c 9c 9d"))
    refused(round_, meld(1, "5d 6d 7d", "9c 9d 9h 9s Jk=9c"))
    act(round_, meld(1, "5d 6d 7d", "9c 9d 9h 9s"))


def test_a_pure_sequence_comes_first() -> None:
    round_ = act(dealt("9c 9d 9h 5d 6d Jk 8s", stock="7d"), draw(1))
    refused(round_, meld(1, "9c 9d 9h"))
    refused(round_, meld(1, "5d 6d Jk=7d"))
    act(round_, meld(1, "5d 6d 7d", "9c 9d 9h"))


def test_a_wild_card_as_itself_is_pure() -> None:
    act(act(dealt("Qd Kd Ad", "3c As"), draw(1)), meld(1, "Qd Kd Ad"))


def test_a_pure_sequence_stays() -> None:
    round_ = act(dealt("5d 6d 7d Jk 9c 9h", stock="8d 9s"), draw(1), meld(1, "5d 6d 7d"))
    refused(round_, meld(1, "5d 6d 7d Jk=8d"))
    refused(round_, meld(1, "5d 6d Jk=7d", "7d 8d Jk=9d"))
    act(round_, meld(1, "5d 6d 7d", "9c 9h Jk=9s"))


def test_two_sequences_never_stand_for_the_same_cards() -> None:
    round_ = act(dealt("5d 6d 7d 5d 6d Jk 2h", seats=3, stock="7d"), draw(1))
    refused(round_, meld(1, "5d 6d 7d", "5d 6d 7d"))
    refused(round_, meld(1, "5d 6d 7d", "5d 6d Jk=7d"))
    act(round_, meld(1, "5d 6d 7d", "5d 6d 7d Jk=8d"))


def test_equal_sets_may_lie_beside_each_other_and_others_may_have_the_same_sequence() -> None:
    held = "5d 6d 7d 9c 9d 9h 9c 9d 2s / 5d 6d 7d"
    round_ = act(dealt(held, seats=3, stock="9h"), draw(1))
    act(round_, meld(1, "5d 6d 7d", "9c 9d 9h", "9h 9d 9c"), discard(1, "2s"))
    act(round_, draw(2), meld(2, "5d 6d 7d"))


def test_melds_are_said_all_of_them_new_longer_and_put_together_anew() -> None:
    round_ = act(dealt("5d 6d 7d 8d 5c 5h Ts Jk", stock="2s"), draw(1), meld(1, "5d 6d 7d 8d"))
    refused(round_, meld(1, "5c 5h 5d"))  # three of what lies there are missing
    refused(round_, meld(1, "8d 7d 6d 5d"))  # none comes out of the hand
    refused(round_, meld(1, "5d 6d 7d", "8d Ts Jk=9s"))
    act(round_, meld(1, "6d 7d 8d", "5c 5d 5h"))
    assert melds(round_, 1) == [["6d", "7d", "8d"], ["5c", "5d", "5h"]]


def test_what_a_wild_card_stands_for_may_change() -> None:
    round_ = act(dealt("5d 6d 7d Jk 8d 2h 9c 9s", stock="3h"), draw(1))
    act(round_, meld(1, "5d 6d 7d", "9c 9s Jk=9h"))
    act(round_, meld(1, "5d 6d 7d 8d", "9c 9s Jk=9d"))
    assert melds(round_, 1)[1] == ["9c", "Jk=9d", "9s"]


def test_one_card_stays_for_the_discard() -> None:
    held = "5d 6d 7d 8d 9d Td Jd Qd Kd 9c 9h 9s 3s"
    round_ = act(dealt(held, "3c 2c", stock="4d"), draw(1))
    act(round_, meld(1, "4d 5d 6d 7d 8d 9d Td Jd Qd Kd"))
    refused(round_, meld(1, "4d 5d 6d 7d 8d 9d Td Jd Qd Kd", "9c 9h 9s 3s"))
    act(round_, meld(1, "4d 5d 6d 7d 8d 9d Td Jd Qd Kd", "9c 9h 9s"))
    assert may(round_) == {(1, "discard")}  # with one card there is nothing to meld


# From the line


LINE = "7d Qd 3h 9s Ts Kd Td"


def test_the_deepest_card_taken_goes_into_a_new_meld() -> None:
    round_ = with_line(LINE, "8s 5d 6d 4d")
    act(round_, draw(1), meld(1, "4d 5d 6d"), discard(1, hand_card(round_)), draw(2))
    act(round_, discard(2, round_.table.cards("hand:2")[-1]), *[])
    taken = list(line(round_))
    count = len(taken) - taken.index("9s")
    act(round_, take(1, count, "8s 9s Ts"))
    assert melds(round_, 1) == [["4d", "5d", "6d"], ["8s", "9s", "Ts"]]
    assert {"Kd", "Td"} <= set(hand(round_, 1))
    assert line(round_) == ["7d", "Qd", "3h"]


def hand_card(round_: Round) -> str:
    """A card of the first hand that no example needs."""
    return next(card for card in round_.table.cards("hand:1") if card[1] in "ch")


def test_without_a_pure_sequence_this_very_meld_is_one() -> None:
    round_ = act(with_line(LINE, "8s 9d 9h"), take(1, 4, "8s 9s Ts"))
    assert melds(round_, 1) == [["8s", "9s", "Ts"]]
    assert {"Kd", "Td"} <= set(hand(round_, 1))
    assert may(round_) == {(1, "meld"), (1, "discard")}


def test_what_is_laid_must_hold_the_deepest_card() -> None:
    round_ = with_line(LINE, "8s 9d 9h 9c 5d 6d 4d")
    refused(round_, take(1, 3, "9d 9h 9c"))
    refused(round_, take(1, 3, "9d 9h 9s", first="4d 5d 6d"))
    act(round_, take(1, 4, "9s 9d 9h", first="4d 5d 6d"))
    assert melds(round_, 1) == [["4d", "5d", "6d"], ["9d", "9h", "9s"]]


def test_first_is_a_pure_sequence_of_the_hand_alone() -> None:
    round_ = with_line(LINE, "9d 9h 4d 5d 6d Jk Js 8d")
    refused(round_, take(1, 4, "9s 9d 9h"))
    refused(round_, take(1, 4, "9s 9d 9h", first="4d 5d Jk=6d"))
    refused(round_, take(1, 4, "9s 9d 9h", first="8d 9d Td"))  # the ten lies in the line
    refused(round_, take(1, 4, "9s 9d 9h", first="4d 5d"))
    act(round_, take(1, 4, "9s 9d 9h", first="6d 5d 4d"))


def test_who_has_melded_lays_nothing_first() -> None:
    round_ = dealt("4d 5d 6d 9d 9h 8s 6s 7s", "9s 2c", stock="Jh Jc")
    act(round_, draw(1), meld(1, "4d 5d 6d"), discard(1, "Jh"), draw(2), discard(2, "Jc"))
    refused(round_, take(1, 3, "9s 9d 9h", first="6s 7s 8s"))
    act(round_, take(1, 3, "9s 9d 9h"))
    assert {"Jh", "Jc"} <= set(hand(round_, 1))


def test_the_new_meld_takes_nothing_from_the_table() -> None:
    round_ = dealt("9d Td Jd Qd 9h", "9s 2c", stock="Jh Jc")
    act(round_, draw(1), meld(1, "9d Td Jd Qd"), discard(1, "Jh"), draw(2), discard(2, "Jc"))
    refused(round_, take(1, 3, "9s 9h 9d"))


def test_a_wild_card_may_be_the_deepest() -> None:
    round_ = dealt("4d 5d 6d 9d 9h", "Jk 2c", stock="Jh Jc")
    act(round_, draw(1), meld(1, "4d 5d 6d"), discard(1, "Jh"), draw(2), discard(2, "Jc"))
    act(round_, take(1, 3, "Jk=9s 9d 9h"))


def test_the_whole_line_may_be_taken_and_no_more() -> None:
    round_ = dealt("4c 5c", "3c 2d")
    refused(round_, take(1, 2, "3c 4c 5c"))
    refused(round_, take(1, 0, "3c 4c 5c"))
    act(round_, take(1, 1, "3c 4c 5c"))
    assert line(round_) == []


def test_one_card_stays_in_the_hand_after_a_take() -> None:
    held = "4d 5d 6d 7d 8d 9d Td Jd Qd 3d Kd 9c 9h"
    round_ = dealt(held, "9s 2c")
    refused(round_, take(1, 1, "9s 9c 9h", first="3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"))
    act(round_, take(1, 1, "9s 9c 9h", first="3d 4d 5d 6d 7d 8d 9d Td Jd Qd"))


def test_equal_cards_of_the_line_are_taken_from_its_end() -> None:
    round_ = dealt("4h 5h", "3h 2c", stock="9s 3h Kc", seats=3)
    act(round_, draw(1), discard(1, "9s"), draw(2), discard(2, "3h"), draw(3), discard(3, "Kc"))
    act(round_, take(1, 2, "3h 4h 5h"))
    assert line(round_) == ["3h", "9s"]
    assert hand(round_, 1)["Kc"] == 1


# The end


def test_who_discards_the_last_card_is_out_and_the_others_lose_what_they_hold() -> None:
    """The example of the page with its chips: seat 3 deals, ante 5, stake 1."""
    hands = "5c 6c 7c 8c 9d Td Jd Qs Qh Qd Kd Jk 4c / As 2s 3s 4s 6h 7h 8h Jc Jh Js 9s 9h 9c"
    hands += " / 3d 4d 5d 6d Kc Kh Ks Kd Tc Td Th Ts 2h"
    stock = "3h 8d 7s 3c 9d"
    round_ = dealt(hands, "5s 2s", stock, seats=3, options={"ante": 5, "stake": 1})
    act(round_, draw(1), meld(1, "5c 6c 7c 8c", "9d Td Jd", "Qs Qh Qd"), discard(1, "3h"))
    act(round_, draw(2), discard(2, "8d"), draw(3))
    act(round_, meld(3, "3d 4d 5d 6d", "Kc Kh Ks Kd", "Tc Td Th Ts"), discard(3, "7s"))
    act(round_, draw(1), discard(1, "3c"), draw(2))
    act(round_, meld(2, "As 2s 3s 4s", "6h 7h 8h", "Jc Jh Js", "9s 9h 9c"))
    assert may(round_) == {(2, "discard")}
    act(round_, discard(2, "9d"))
    assert round_.finished
    found = result(round_)
    assert found["scores"] == {"1": -24, "2": 0, "3": -2}
    assert round_.carry == {
        "finished": True,
        "winners": [2],
        "deals": 1,
        "scores": {"1": -24, "2": 0, "3": -2},
    }
    assert paid(round_)[3:] == [
        ("pot", "seat:2", 15),
        ("seat:1", "seat:2", 24),
        ("seat:1", "seat:3", 22),
        ("seat:3", "seat:2", 2),
    ]
    assert racks(round_) == {1: 149, 2: 236, 3: 215}


def test_play_stops_when_a_turn_ends_in_which_the_last_card_was_drawn() -> None:
    round_ = over(dealt(""))
    assert facts(round_)["stopped"]
    assert len(round_.table.cards("stock")) == 0
    # Two have drawn 26 cards, the last one the deal: so the deal's left begins, the deal ends.
    assert may(round_) == {(1, "meld"), (1, "done")}
    act(round_, Action(1, "done"))
    assert may(round_) == {(2, "meld"), (2, "done")}
    act(round_, Action(2, "done"))
    assert round_.finished


def test_who_takes_draws_no_card_of_the_stock() -> None:
    round_ = act(dealt("4c 5c", "3c 2d"), take(1, 1, "3c 4c 5c"))
    assert len(round_.table.cards("stock")) == 26


def test_then_the_whole_hand_may_be_melded_and_nothing_is_discarded() -> None:
    held = "4d 5d 6d 7d 8d 9d Td Jd Qd 3d 9c 9h 9s"
    round_ = over(dealt(held))
    refused(round_, discard(1, "4d"))
    act(round_, meld(1, "3d 4d 5d 6d 7d 8d 9d Td Jd Qd"))
    act(round_, meld(1, "3d 4d 5d 6d 7d 8d 9d Td Jd Qd", "9c 9h 9s"))
    assert may(round_) == {(1, "done")}
    act(round_, Action(1, "done"), Action(2, "done"))
    scores: Any = result(round_)["scores"]
    assert scores["1"] == 3 + 4 + 5 + 6 + 7 + 8 + 9 + 30 + 27


def test_melds_less_the_hand_are_counted_where_nobody_is_out() -> None:
    """The example of the page: 26 and 30 and 29, less 13."""
    held = "5d 6d 7d 8d Ac Ad Ah Jk Tc Jc 9s 2c 2h"
    round_ = over(dealt(held, "3c 4s"))
    act(round_, meld(1, "5d 6d 7d 8d", "Ac Ad Ah", "Jk=9c Tc Jc"), Action(1, "done"))
    theirs = value_of_hand(round_.table.cards("hand:2"))
    act(round_, Action(2, "done"))
    assert result(round_)["scores"] == {"1": 72, "2": -theirs}
    assert round_.carry is not None
    assert round_.carry["winners"] == [1]


def test_ties_share() -> None:
    suits = (" ".join(card for card in PACK if card[1] == suit) for suit in "cd")
    round_ = over(dealt(" / ".join(suits), "3h 2h", options={"ante": 5}))
    act(round_, Action(1, "done"), Action(2, "done"))
    assert result(round_)["scores"] == {"1": -94, "2": -94}
    assert round_.carry is not None
    assert round_.carry["winners"] == [1, 2]
    assert racks(round_) == {1: 200, 2: 200}


def test_what_cards_count() -> None:
    assert value_of_hand(["Ac", "Kd", "Qh", "Js", "Td", "9c", "2s", "Jk"]) == 71
    assert value_of_melds([["Jk=4c", "Jk=5c", "6c"]]) == 15
    assert value_of_melds([["Jd", "2h=Qd", "Kd"], ["2c", "2h", "2s"]]) == 36


# What is offered, and the carry


def test_the_prompt_gives_the_range_of_the_line_and_each_card_once() -> None:
    round_ = dealt("5d 5d 6d", seats=3)
    options: Any = result(round_)["prompt"]
    assert options["options"] == [
        {"by": 1, "do": "draw"},
        {"by": 1, "do": "take", "count": {"min": 1, "max": 1, "step": 1}},
    ]
    act(round_, draw(1))
    options = result(round_)["prompt"]
    first, second = options["options"]
    assert first == {"by": 1, "do": "meld"}
    assert second["do"] == "discard"
    assert second["card"].count("5d") == 1
    assert set(second["card"]) == set(hand(round_, 1))


def test_nobody_else_learns_what_may_be_discarded() -> None:
    round_ = act(dealt(""), draw(1))
    assert {option.do for option in offers(round_, 1)} == {"meld", "discard"}
    assert offers(round_, 2) == ()


@pytest.mark.parametrize(
    "carry",
    [
        {"deals": 1},
        {"scores": {"1": 0, "2": 0}},
        {"finished": False},
        {"dealer": 1, "deals": 1, "scores": {"1": 1, "2": 2}, "pot": 0},
        {"pot": 0},
    ],
)
def test_there_is_never_a_running_game(carry: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, seed=bytes(32), carry=carry)


def test_a_finished_carry_leaves_its_markers_alone() -> None:
    carry = {"finished": True, "winners": [4], "deals": 1, "scores": {"4": 1}, "markers": {"2": 5}}
    round_ = sit(GAME, {1: 0, 2: 0}, seed=bytes(32), carry=carry)
    assert result(round_)["markers"] == {"2": 5}


# A real deck


def with_real_cards(seats: int = 2, opened: str = "3c 2d") -> Round:
    round_ = sit(GAME, dict.fromkeys(range(1, seats + 1), 0), dealer=seats, cards="physical")
    for card in opened.split():
        act(round_, Action("dealer", "show", {"card": card}))
    return round_


def test_the_first_card_and_the_negative_joker_are_shown() -> None:
    round_ = sit(GAME, {1: 0, 2: 0}, dealer=2, cards="physical")
    shown: Any = result(round_)["prompt"]
    assert [set(option) for option in shown["options"]] == [{"by", "do", "card"}]
    act(round_, Action("dealer", "show", {"card": "3c"}))
    assert refused(round_, Action("dealer", "show", {"card": "3c"})).code == "bad-value"
    act(round_, Action("dealer", "show", {"card": "2d"}))
    assert set(facts(round_)["wild"]) == {"2c", "2s", "Jk"}
    assert may(round_) == {(1, "draw"), (1, "take")}


def test_cards_are_named_that_are_unseen_or_known_to_be_there() -> None:
    round_ = act(with_real_cards(), draw(1))
    refused(round_, meld(1, "3c 4c 5c"))  # the three lies in the line
    act(round_, meld(1, "4c 5c 6c"))
    refused(round_, discard(1, "5c"))
    act(round_, discard(1, "9h"), take(2, 1, "7h 8h 9h"))
    refused(round_, discard(2, "9h"))


def test_what_is_taken_is_known_to_be_in_that_hand() -> None:
    round_ = act(with_real_cards(opened="7s 2d"), draw(1), discard(1, "Kd"))
    act(round_, take(2, 2, "7s 8s 9s"))
    refused(round_, discard(2, "7s"))
    act(round_, discard(2, "Qh"), draw(1))
    refused(round_, discard(1, "Kd"))
    act(round_, discard(1, "4h"), draw(2), discard(2, "Kd"))


def test_of_two_packs_a_card_may_be_named_twice() -> None:
    round_ = act(with_real_cards(seats=3, opened="5c 2d"), draw(1))
    act(round_, meld(1, "6d 7d 8d", "6d 7d 8d 9d"), discard(1, "Qh"), draw(2))
    refused(round_, meld(2, "6d 7d 8d"))  # both copies lie there
    refused(round_, meld(2, "4c 5c 6c", "5c 6c 7c"))  # one of the fives does


def test_at_the_end_each_shows_the_unseen_cards_of_the_hand() -> None:
    round_ = act(with_real_cards(), draw(1))
    act(round_, meld(1, "4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "9d 9h 9s"), discard(1, "Ah"))
    assert may(round_) == {("dealer", "show")}
    option: Any = result(round_)["prompt"]
    assert option["options"][0]["seat"] == [2]
    shown = ["2h", "3h", "4h", "5h", "6h", "7h", "8h", "2s", "3s", "4s", "5s", "6s", "Jk"]
    for card in shown:
        act(round_, Action("dealer", "show", {"card": card, "seat": 2}))
    assert round_.finished
    assert result(round_)["scores"] == {"1": 0, "2": -value_of_hand(shown)}
    assert "faults" not in result(round_) or not result(round_)["faults"]


def test_only_cards_that_nobody_has_seen_are_shown() -> None:
    round_ = act(with_real_cards(opened="7s 2d"), draw(1), discard(1, "Kd"))
    act(round_, take(2, 2, "7s 8s 9s"), discard(2, "Qh"), draw(1))
    act(
        round_,
        meld(1, "4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "Jd Jh Js"),
    )
    act(round_, discard(1, "Ah"))
    shown = ["2h", "3h", "4h", "5h", "6h", "7h", "8h", "2s", "3s", "4s"]
    for card in shown:
        act(round_, Action("dealer", "show", {"card": card, "seat": 2}))
    assert round_.finished  # the king is known to be there: ten cards were unseen
    assert result(round_)["scores"] == {"1": 0, "2": -value_of_hand([*shown, "Kd"])}


def test_three_cards_twice_are_said_before_anybody_draws() -> None:
    round_ = with_real_cards(seats=3)
    assert may(round_) == {(1, "draw"), (1, "take"), (1, "misdeal"), (2, "misdeal"), (3, "misdeal")}
    listed: Any = result(round_)["prompt"]
    assert {"by": 3, "do": "misdeal"} in listed["options"]

    def misdeal(*cards: str) -> Action:
        return Action(3, "misdeal", {"cards": list(cards)})

    for wrong in ("4c 5c", "4c 5c 5c", "4c 5c Jk", "4c 5c 3c", "4c 5c 2d", "4c 5c 6c 7c"):
        assert refused(round_, misdeal(*wrong.split())).code == "bad-value"
    act(round_, misdeal("4c", "5c", "6c"))
    assert may(round_) == {("dealer", "show")}
    act(round_, Action("dealer", "show", {"card": "4c"}), Action("dealer", "show", {"card": "3c"}))
    assert line(round_) == ["4c"]
    act(round_, Action(2, "misdeal", {"cards": ["7c", "8c", "9c"]}))
    act(round_, Action("dealer", "show", {"card": "4c"}), Action("dealer", "show", {"card": "3c"}))
    act(round_, draw(1))
    assert may(round_) == {(1, "meld"), (1, "discard")}


def test_two_players_and_virtual_cards_have_no_misdeal() -> None:
    assert may(with_real_cards()) == {(1, "draw"), (1, "take")}
    assert (1, "misdeal") not in may(dealt("", seats=3))
