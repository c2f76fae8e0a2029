"""Card Stock Market, clause by clause (rules page ``card-stock-market.md``)."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import pytest

from games.card_stock_market.rules import GAME
from games.cards import JOKER, PACK, rank, suit
from games.engine import Action, NotARound, Refusal, Round, as_kind, record, result, view
from games.engine.shuffle import Draws
from games.trials.simulate import random_action, random_setup
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told

OPENING = "5c 4d 6h 9s"
PLAIN = "2c 2d 2h 2s 3c 3d 3h 3s"
"""A hand of which the tests play nothing but what they name."""
PRICES_OPEN = {"c": 5, "d": 4, "h": 6, "s": 9}
RACKS = {1: 200, 2: 200}


def game(
    hands: Mapping[int, str],
    opening: str = OPENING,
    draws: str = "",
    reshuffled: str = "",
    chips: Mapping[int, int] = RACKS,
    dealer: int = 1,
    **setup: object,
) -> Round:
    """A game that opens with these cards, deals these hands (the rest of them plain), and draws
    these cards.
    """
    seats = sorted(chips)
    in_turn = [seat for seat in seats if seat > dealer] + [seat for seat in seats if seat <= dealer]
    cards = {seat: hands.get(seat, PLAIN).split() for seat in in_turn}
    dealt = [
        card for pair in range(0, 8, 2) for seat in in_turn for card in cards[seat][pair : pair + 2]
    ]
    deck = [opening.split(), dealt + draws.split(), reshuffled.split()]
    return sit(GAME, chips, dealer=dealer, deck=deck, **setup)


def physical(opening: str = OPENING, chips: Mapping[int, int] = RACKS, **setup: object) -> Round:
    """The same with a real deck, its market opened."""
    round_ = sit(GAME, chips, dealer=1, cards="physical", **setup)
    return act(round_, *(show(card) for card in opening.split()))


def show(card: str) -> Action:
    return Action("dealer", "show", {"card": card})


def buy(seat: int, card: str) -> Action:
    return Action(seat, "buy", {"card": card})


def sell(seat: int, card: str) -> Action:
    return Action(seat, "sell", {"card": card})


def market(seat: int, card: str, to: Any = None) -> Action:
    return Action(seat, "market", {"card": card} | ({} if to is None else {"to": to}))


def discard(seat: int, *cards: str) -> Action:
    return Action(seat, "discard", {"cards": list(cards)})


def end(*seats: int) -> list[Action]:
    return [Action(seat, "end") for seat in seats]


def joker(seat: int) -> Action:
    return Action("dealer", "joker", {"seat": seat})


def turn_of(round_: Round) -> int:
    """The seat whose turn it is."""
    assert round_.prompt is not None
    (seat,) = round_.prompt.awaited
    assert isinstance(seat, int)
    return seat


def hand(round_: Round, seat: int) -> list[str]:
    return round_.table.cards(f"hand:{seat}")


def price(round_: Round, company: str) -> int:
    return int(facts(round_)["prices"][company])


def money(round_: Round) -> dict[int, int]:
    return {seat: round_.table.chips(f"money:{seat}") for seat in round_.table.seats}


def verbs(round_: Round) -> set[str]:
    """What the seat whose turn it is may do."""
    return {do for by, do in may(round_) if by != "dealer"}


def run_down(round_: Round, left: int = 4) -> Round:
    """Let everyone throw away four cards and end, until fewer than so many are left to draw."""
    while len(round_.table.cards("stock")) >= left:
        seat = turn_of(round_)
        thrown = hand(round_, seat)[:4] if round_.table.virtual else list(round_.table.unseen()[:4])
        act(round_, discard(seat, *thrown), *end(seat))
    return round_


# The worked example

LAYS_7D = {2: "7d 6d 9d Qd 8d 2c 3c 4c"}


def test_seven_shares_at_four_cost_28_and_bring_63_at_nine() -> None:
    played = act(game(LAYS_7D), buy(2, "7d"))
    assert paid(played)[-1] == ("money:2", "bank", 28)
    act(played, market(2, "6d"), market(2, "9d"), *end(2, 1), sell(2, "7d"))
    assert paid(played)[-1] == ("bank", "money:2", 63)
    assert money(played)[2] == 200 - 28 + 63


def test_a_queen_to_zero_instead_and_the_certificate_is_gone() -> None:
    played = act(
        game(LAYS_7D),
        buy(2, "7d"),
        market(2, "6d"),
        market(2, "9d"),
        *end(2, 1),
        market(2, "Qd", "zero"),
    )
    assert price(played, "d") == 0
    assert played.table.cards("certificates:2") == []
    assert "7d" in played.table.cards("discards")
    assert money(played)[2] == 200 - 28
    assert "sell" not in verbs(played)


def test_at_nine_in_spades_with_a_fall_limit_of_three_a_six_may_be_played_and_a_five_may_not() -> (
    None
):
    played = game({2: "5s 6s 2c 3c 4c 2d 3d 4d"})
    assert (
        refused(played, market(2, "5s")).message
        == "card cannot be 5♠: spades at 9 may fall by 3 at most, not by 4."
    )
    act(played, market(2, "6s"))
    assert price(played, "s") == 6


def test_the_worked_example_with_physical_cards() -> None:
    played = act(
        physical(), buy(2, "7d"), market(2, "6d"), market(2, "9d"), *end(2, 1), sell(2, "7d")
    )
    dealt = act(
        game(LAYS_7D), buy(2, "7d"), market(2, "6d"), market(2, "9d"), *end(2, 1), sell(2, "7d")
    )
    assert played.transfers == dealt.transfers


# Setting up


def test_everyone_brings_the_buy_in_and_the_house_fills_the_bank() -> None:
    started = game({}, chips={1: 250, 2: 200})
    assert paid(started) == [
        ("seat:2", "money:2", 200),
        ("seat:1", "money:1", 200),
        ("house", "bank", 1240),
    ]
    assert result(started)["places"] == {"bank": 1240, "money:1": 200, "money:2": 200}


def test_the_rack_behind_the_money_is_untouched_until_the_end() -> None:
    played = act(game(LAYS_7D, chips={1: 200, 2: 250}), buy(2, "7d"))
    assert racks(played)[2] == 50


def test_a_round_with_a_seat_that_cannot_bring_the_buy_in_is_not_a_round() -> None:
    with pytest.raises(NotARound, match="Everyone brings 200 into the game; Player 1 has 199"):
        game({}, chips={1: 199, 2: 200})


def test_the_first_number_card_of_each_suit_opens_its_company() -> None:
    started = game({}, opening="Kc 5c 3c Jd 4d 6h Qh 9s")
    assert facts(started)["prices"] == PRICES_OPEN
    assert [started.table.cards(f"market:{company}") for company in "cdhs"] == [
        ["5c"],
        ["4d"],
        ["6h"],
        ["9s"],
    ]


def test_the_cards_not_used_go_back_and_a_hundred_are_shuffled() -> None:
    started = game({2: "Kc Kc Jd Jd Qh Qh 3c 9c"}, opening="Kc 5c 3c Jd 4d 6h Qh 9s")
    assert hand(started, 2) == ["Kc", "Kc", "Jd", "Jd", "Qh", "Qh", "3c", "9c"]
    assert started.table.cards("aside") == []
    assert len(started.table.cards("stock")) == 100 - 16


def test_eight_cards_are_dealt_two_at_a_time_from_the_bankers_left() -> None:
    started = sit(
        GAME,
        {1: 200, 3: 200, 4: 200},
        dealer=3,
        deck=[OPENING.split(), ["2c", "3c", "2d", "3d", "2h", "3h"]],
    )
    assert [hand(started, seat)[:2] for seat in (4, 1, 3)] == [
        ["2c", "3c"],
        ["2d", "3d"],
        ["2h", "3h"],
    ]
    assert all(len(hand(started, seat)) == 8 for seat in (1, 3, 4))


def test_hands_are_seen_by_their_owners_alone() -> None:
    started = game({1: "Qh Qh Qd Qd Kc Kc Ks Ks"})
    assert view(started, 1).zones["hand:1"].cards.count("Qh") == 2
    for viewer in (2, "dealer", "wall"):
        assert view(started, viewer).zones["hand:1"].cards == ["??"] * 8
        assert "Qh" not in seen(started, viewer)


def test_what_a_hand_allows_is_offered_to_its_owner_alone() -> None:
    started = game({})
    assert offered(started, 2) == {(2, "buy"), (2, "market"), (2, "discard"), (2, "end")}
    for viewer in (1, "dealer", "wall"):
        assert offered(started, viewer) == {(2, "end")}


def test_a_real_hand_is_played_by_the_dealer_so_its_options_are_everyones() -> None:
    assert offered(physical(), "dealer") == {(2, "buy"), (2, "market"), (2, "discard"), (2, "end")}


# A turn


def test_the_bankers_left_begins_and_the_turn_passes_left() -> None:
    played = sit(GAME, {1: 200, 3: 200, 6: 200}, dealer=3, deck=[OPENING.split()])
    order = []
    for _ in range(4):
        order.append(turn_of(played))
        act(played, *end(order[-1]))
    assert order == [6, 1, 3, 6]


def test_a_turn_may_be_ended_having_done_nothing() -> None:
    played = act(game({}), *end(2))
    assert turn_of(played) == 1
    assert len(hand(played, 2)) == 8


def test_each_kind_is_done_at_most_twice() -> None:
    played = act(game({2: "2c 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "2c"), buy(2, "3c"))
    assert verbs(played) == {"market", "end"}
    act(played, market(2, "4c"), market(2, "3d"))
    assert verbs(played) == {"end"}
    assert refused(played, market(2, "2d")).code == "not-now"


def test_a_purchase_and_a_sale_are_two_of_the_same_kind() -> None:
    played = act(game({2: "2c 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "2c"), sell(2, "2c"))
    assert verbs(played) == {"market", "end"}


def test_all_of_one_kind_comes_before_the_other() -> None:
    played = act(game({2: "2c 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "2c"))
    assert verbs(played) == {"buy", "sell", "market", "end"}
    act(played, market(2, "4c"))
    assert verbs(played) == {"market", "end"}
    assert refused(played, sell(2, "2c")).code == "not-now"


def test_either_kind_comes_first() -> None:
    played = act(game({2: "2c 3c 4c 2d 3d 2h 2s 3s"}), market(2, "4c"), buy(2, "2c"))
    assert verbs(played) == {"buy", "sell", "end"}
    act(played, buy(2, "3c"))
    assert verbs(played) == {"end"}


def test_only_the_player_whose_turn_it_is_does_business() -> None:
    played = game({})
    for action in (
        buy(1, "2c"),
        market(1, "2c"),
        discard(1, "2c"),
        *end(1),
        Action("dealer", "end"),
    ):
        assert refused(played, action).code == "not-now"


# Trade


def test_a_card_bought_with_is_a_certificate_for_all_to_see() -> None:
    played = act(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "Ac"))
    assert played.table.cards("certificates:2") == ["Ac"]
    assert view(played, "wall").zones["certificates:2"].cards == ["Ac"]
    assert paid(played)[-1] == ("money:2", "bank", 5), "an ace is one share"


@pytest.mark.parametrize("face", ["Jc", "Qc", "Kc"])
def test_a_face_card_is_five_shares(face: str) -> None:
    played = act(game({2: f"{face} 3c 4c 2d 3d 2h 2s 3s"}), buy(2, face))
    assert paid(played)[-1] == ("money:2", "bank", 5 * 5)


def test_more_than_the_money_held_buys_nothing() -> None:
    played = act(game({2: "Ts 9s 8s 2d 3d 2h 2s 3s"}, options={"buy_in": 161}), buy(2, "8s"))
    assert money(played)[2] == 161 - 72
    assert refused(played, buy(2, "Ts")).message.startswith(
        "card cannot be 10♠: that would make 18 shares of spades"
    )
    played = game({2: "Ts 9s 8s 2d 3d 2h 2s 3s"}, options={"buy_in": 89})
    assert (
        refused(played, buy(2, "Ts")).message
        == "card cannot be 10♠: 10 shares of spades cost 90, and Player 2 has 89."
    )
    act(played, buy(2, "9s"))


def test_the_most_shares_of_one_company_is_a_limit_to_each_company() -> None:
    played = act(game({2: "8c 5c 4c Ac Td 2h 2s 3s"}), buy(2, "8c"))
    why = refused(played, buy(2, "5c"))
    assert (
        why.message == "card cannot be 5♣: that would make 13 shares of clubs, and 12 are the most."
    )
    act(played, buy(2, "4c"), *end(2, 1))
    assert refused(played, buy(2, "Ac")).code == "bad-value"
    act(played, buy(2, "Td"))


def test_a_certificate_sold_goes_to_the_discards_and_the_bank_pays() -> None:
    played = act(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "3c"), sell(2, "3c"))
    assert paid(played)[-1] == ("bank", "money:2", 15)
    assert played.table.cards("discards") == ["3c"]
    assert view(played, 1).zones["discards"].cards == ["3c"], "it lies face up"


def test_only_a_certificate_one_holds_is_sold() -> None:
    played = act(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "3c"), *end(2))
    assert refused(played, sell(1, "3c")).code == "not-now"
    act(played, *end(1))
    assert refused(played, sell(2, "Ac")).code == "bad-value"


def test_only_a_card_of_the_hand_is_bought_with() -> None:
    assert refused(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "9c")).code == "bad-value"


def test_a_company_bankrupt_is_not_bought_until_a_card_gives_it_a_price_again() -> None:
    played = act(game({2: "Jc 3c 4c 2d 3d 2h 2s 3s"}), market(2, "Jc", "zero"))
    assert "clubs are bankrupt" in refused(played, buy(2, "3c")).message
    act(played, market(2, "4c"), buy(2, "3c"))
    assert paid(played)[-1] == ("money:2", "bank", 12)


# The market


def test_a_number_card_makes_the_price_its_pips() -> None:
    played = act(game({2: "Ac 7c 4c 2d 3d 2h 2s 3s"}), market(2, "7c"))
    assert price(played, "c") == 7
    assert played.table.cards("market:c") == ["5c", "7c"]


def test_a_number_card_may_leave_the_price_as_it_is() -> None:
    assert price(act(game({2: "5c 7c 4c 2d 3d 2h 2s 3s"}), market(2, "5c")), "c") == 5


def test_the_limits_are_each_companys_own_up_and_down() -> None:
    limits = {"c": {"up": 1, "down": 2}, **{company: {"up": 9, "down": 9} for company in "dhs"}}
    played = game({2: "7c 6c 3c 2c 9d Ah As 3s"}, options={"limits": limits})
    assert "clubs at 5 may rise by 1 at most, not by 2" in refused(played, market(2, "7c")).message
    assert "clubs at 5 may fall by 2 at most, not by 3" in refused(played, market(2, "2c")).message
    act(played, market(2, "3c"), market(2, "9d"))


@pytest.mark.parametrize(("face", "after"), [("Jc", 11), ("Qc", 12), ("Kc", 13)])
def test_a_face_card_sends_the_price_up_whatever_the_limits(face: str, after: int) -> None:
    played = act(game({2: f"{face} 7c 4c 2d 3d 2h 2s 3s"}), market(2, face, "up"))
    assert price(played, "c") == after


def test_a_face_card_may_lower_the_price() -> None:
    played = act(game({2: "Kc Jc 4c 2d 3d 2h 2s 3s"}), market(2, "Kc", "up"), market(2, "Jc", "up"))
    assert price(played, "c") == 11


def test_on_a_face_card_any_number_card_may_be_played() -> None:
    played = act(game({2: "Kc Ac Tc 2d 3d 2h 2s 3s"}), market(2, "Kc", "up"), market(2, "Ac"))
    assert price(played, "c") == 1
    played = act(game({2: "Kc Ac Tc 2d 3d 2h 2s 3s"}), market(2, "Kc", "zero"), market(2, "Tc"))
    assert price(played, "c") == 10


def test_a_bankrupt_company_may_be_bankrupted_again() -> None:
    played = act(
        game({2: "Kc Jc 4c 2d 3d 2h 2s 3s"}), market(2, "Kc", "zero"), market(2, "Jc", "zero")
    )
    assert price(played, "c") == 0


def test_bankruptcy_discards_every_certificate_of_that_suit_on_the_table_for_nothing() -> None:
    played = act(
        game({2: "3c 2c 2d 3d 2h 2s 3s 4s", 1: "4c Jc 3d 4d 4h 4s 5s 6s"}),
        buy(2, "3c"),
        buy(2, "2d"),
    )
    act(played, *end(2), buy(1, "4c"), market(1, "Jc", "zero"))
    assert played.table.cards("certificates:1") == []
    assert played.table.cards("certificates:2") == ["2d"], "other companies stand"
    assert sorted(played.table.cards("discards")) == ["3c", "4c"]
    assert money(played) == {1: 200 - 20, 2: 200 - 15 - 8}


def test_a_face_card_needs_its_to_and_a_number_card_has_none() -> None:
    played = game({2: "Kc Ac 4c 2d 3d 2h 2s 3s"})
    assert "to is up or zero" in refused(played, market(2, "Kc")).message
    assert "to is for face cards" in refused(played, market(2, "4c", "up")).message
    wrong: object
    for wrong in ("down", 11, True, []):
        assert refused(played, market(2, "Kc", wrong)).code == "bad-value"
    assert refused(played, Action(2, "market", {"card": "Kc", "to": None})).code == "bad-value"
    assert refused(played, Action(2, "market", {"card": "4c", "to": None})).code == "bad-value"


def test_the_prices_are_kept_for_the_chart() -> None:
    played = act(game({2: "Kc Ac 4c 2d 3d 2h 2s 3s"}), market(2, "4c"), market(2, "Kc", "zero"))
    assert [prices["c"] for prices in facts(played)["chart"]] == [5, 4, 0]


# Discarding


def test_a_discard_stands_instead_of_all_other_business() -> None:
    played = act(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}), discard(2, "Ac", "3c"))
    assert verbs(played) == {"end"}
    assert played.table.cards("discards") == ["Ac", "3c"]
    played = act(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}), buy(2, "Ac"))
    assert refused(played, discard(2, "3c")).code == "not-now"


@pytest.mark.parametrize(
    "cards",
    [
        [],
        ["2c"] * 2,
        ["2c", "3c", "2d", "3d", "2h"],
        ["9c"],
        "2c",
        None,
        [None],
        ["2c", 3],
        [["2c"]],
    ],
)
def test_one_to_four_cards_of_the_hand_are_discarded(cards: Any) -> None:
    played = game({2: "2c 3c 4c 2d 3d 2h 2s 3s"})
    assert refused(played, Action(2, "discard", {"cards": cards})).code == "bad-value"


def test_both_copies_of_a_card_may_be_discarded_together() -> None:
    played = act(game({2: "4c 4c 5c 2d 3d 2h 2s 3s"}), discard(2, "4c", "4c"))
    assert "4c" not in hand(played, 2)
    played = act(physical(), discard(2, "4c", "4c"))
    assert "4c" not in played.table.unseen()


# Drawing


def test_a_turn_ends_by_drawing_back_up_to_eight() -> None:
    played = act(
        game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}, draws="Ts Th Td"),
        buy(2, "Ac"),
        market(2, "4c"),
        *end(2),
    )
    assert hand(played, 2) == ["3c", "2d", "3d", "2h", "2s", "3s", "Ts", "Th"]
    assert told(played)[-1] == "Player 2 draws 2."


def test_what_was_drawn_cannot_be_undone_and_an_idle_end_can() -> None:
    assert act(game({}), *end(2)).undoable
    assert not act(game({}), discard(2, "2c"), *end(2)).undoable


def test_the_draw_pile_is_made_anew_only_when_a_card_is_needed() -> None:
    played = run_down(game({}))
    assert played.table.cards("stock") == []
    act(played, *end(turn_of(played)))
    assert facts(played)["reshuffles"] == 0


def test_the_new_pile_is_the_discards_the_covered_market_cards_and_two_jokers() -> None:
    hands = {2: "Kc Ac 4d 2d 3d 2h 2s 3s", 1: "2c 3c 4c 5d 6d 7d 8d Jh"}
    played = act(
        game(hands, reshuffled="9h 9h 9h 9h"),
        market(2, "Kc", "up"),
        market(2, "Ac"),
        buy(2, "4d"),
        *end(2),
    )
    run_down(played)
    last = len(played.table.cards("stock"))
    assert last == 1, "84 to draw: three, then twenty times four"
    seat = turn_of(played)
    with pytest.raises(Refusal, match="names 9h more often"):
        act(played, discard(seat, *hand(played, seat)[:4]), *end(seat))


def test_the_draw_goes_on_in_the_middle() -> None:
    played = act(game({2: "Ac 3c 4c 2d 3d 2h 2s 3s"}, reshuffled="2d 3d 2h"), buy(2, "Ac"), *end(2))
    run_down(played)
    assert len(played.table.cards("stock")) == 3
    last = list(played.table.cards("stock"))
    seat = turn_of(played)
    act(played, discard(seat, *hand(played, seat)[:4]), *end(seat))
    assert hand(played, seat)[-4:] == [*last, "2d"]
    assert JOKER in played.table.cards("stock")
    assert played.table.cards("discards") == []
    assert [len(played.table.cards(f"market:{company}")) for company in "cdhs"] == [1, 1, 1, 1]
    assert played.table.cards("certificates:2") == ["Ac"], "certificates stay where they are"


# The end


def to_the_joker(played: Round) -> Round:
    """Play on until somebody draws a joker."""
    while not played.finished:
        seat = turn_of(played)
        act(played, discard(seat, *hand(played, seat)[:4]), *end(seat))
    return played


def test_whoever_draws_a_joker_shows_it_and_the_game_ends_at_once() -> None:
    played = to_the_joker(game({}, reshuffled="Jk"))
    assert played.table.cards("jokers") == [JOKER]
    assert view(played, "wall").zones["jokers"].cards == [JOKER]
    assert facts(played)["reshuffles"] == 1
    assert "shows a joker" in " ".join(told(played))


def test_every_certificate_is_sold_at_the_present_prices_and_the_money_goes_home() -> None:
    played = act(
        game({2: "7d 6d 9d 2d 8d 2c 3c 4c"}, reshuffled="Jk"),
        buy(2, "7d"),
        market(2, "6d"),
        *end(2),
    )
    to_the_joker(played)
    # 7 shares bought at 4 and sold at 6.
    assert racks(played) == {1: 200, 2: 200 - 28 + 42}
    assert played.carry == {"finished": True, "winners": [2]}
    assert result(played)["places"] == {}
    assert paid(played)[-4:] == [
        ("bank", "money:2", 42),
        ("money:2", "seat:2", 214),
        ("money:1", "seat:1", 200),
        ("bank", "house", 1240 + 28 - 42),
    ]


def test_equal_money_shares_the_win() -> None:
    assert to_the_joker(game({}, reshuffled="Jk")).carry == {"finished": True, "winners": [1, 2]}


def test_what_the_bank_lacks_at_the_end_the_house_puts_in_and_nobody_deposits() -> None:
    hands = {2: "Td Kd 9d 2d 8d 2c 3c 4c"}
    played = act(
        game(hands, "5c Ad 6h 9s", reshuffled="Jk", options={"bank": 1}),
        buy(2, "Td"),
        market(2, "Kd", "up"),
    )
    to_the_joker(act(played, *end(2)))
    # The bank holds 1 + 10 and owes ten shares at 13.
    assert ("house", "bank", 130 - 11) in paid(played)
    assert racks(played) == {1: 200, 2: 200 - 10 + 130}
    assert result(played)["debts"] == {}


# The bank runs dry


def dry(buy_in: int, deposit: int, chips: Mapping[int, int] = RACKS) -> Round:
    """A bank of 1 chip; seat 2 has bought ten diamonds at one each and sent them to 13: 130 against
    a bank of 11.
    """
    hands = {2: "Td Kd 9d 2d 8d 2c 3c 4c", 1: "2h 3h 4h 7h 8h 9h Th Jh"}
    options = {"bank": 1, "buy_in": buy_in, "deposit": deposit}
    played = game(hands, "5c Ad 6h 9s", reshuffled="Jk", options=options, chips=chips)
    return act(played, buy(2, "Td"), market(2, "Kd", "up"), *end(2, 1))


def test_every_player_deposits_first_the_seller_too() -> None:
    played = dry(buy_in=200, deposit=60)
    before = len(paid(played))
    act(played, sell(2, "Td"))
    assert paid(played)[before:] == [
        ("money:2", "bank", 60),
        ("money:1", "bank", 60),
        ("bank", "money:2", 130),
    ]
    assert result(played)["debts"] == {}


def test_deposits_are_repeated_as_often_as_needed() -> None:
    played = dry(buy_in=200, deposit=20)
    before = len(paid(played))
    act(played, sell(2, "Td"))
    # 11 + 40 + 40 + 40 makes 131.
    assert paid(played)[before:-1] == [("money:2", "bank", 20), ("money:1", "bank", 20)] * 3
    assert played.table.chips("bank") == 1


def test_whoever_has_less_pays_all_there_is_and_owes_the_rest() -> None:
    played = act(dry(buy_in=200, deposit=150), sell(2, "Td"))
    assert paid(played)[-2:] == [("money:1", "bank", 150), ("bank", "money:2", 130)]
    assert money(played) == {1: 50, 2: 200 - 10 - 150 + 130}
    played = act(dry(buy_in=70, deposit=65), sell(2, "Td"))
    # Seat 2 has 60 of 65, seat 1 all 65: the bank holds 136, pays 130, and gets 5 of it back.
    assert paid(played)[-3:] == [
        ("money:1", "bank", 65),
        ("bank", "money:2", 130),
        ("money:2", "bank", 5),
    ]
    assert money(played) == {1: 5, 2: 125}
    assert result(played)["debts"] == {}


def test_the_very_sale_goes_to_the_sellers_debt_first() -> None:
    played = act(dry(buy_in=10, deposit=100), sell(2, "Td"))
    # Deposits: seat 2 has nothing and owes 100, seat 1 pays 10 and owes 90. Nobody has any more:
    # the house puts in the 109 still missing. Of the 130 seat 2 repays 100.
    assert paid(played)[-4:] == [
        ("money:1", "bank", 10),
        ("house", "bank", 109),
        ("bank", "money:2", 130),
        ("money:2", "bank", 100),
    ]
    assert money(played) == {1: 0, 2: 30}
    assert result(played)["debts"] == {"1": 90}


def test_a_round_of_deposits_that_would_bring_nothing_in_is_not_held_and_adds_no_debt() -> None:
    played = act(dry(buy_in=10, deposit=100), sell(2, "Td"))
    assert result(played)["debts"] == {"1": 90}, "one round of deposits, not two"


def test_every_later_receipt_goes_to_the_debt_first() -> None:
    hands = {2: "Td Kd 9d 2d 8d 2c 3c 4c", 1: "Ah 3h 4h 7h Kh 9h Th Jh"}
    options = {"bank": 1, "buy_in": 10, "deposit": 100}
    played = game(hands, "5c Ad 6h 9s", options=options)
    act(
        played,
        buy(2, "Td"),
        market(2, "Kd", "up"),
        *end(2),
        buy(1, "Ah"),
        *end(1),
        sell(2, "Td"),
        *end(2),
    )
    # Seat 1 had 4 left to deposit and owes 96; one share of hearts at 6 pays 6 of it.
    assert result(played)["debts"] == {"1": 96}
    act(played, sell(1, "Ah"))
    assert paid(played)[-2:] == [("bank", "money:1", 6), ("money:1", "bank", 6)]
    assert result(played)["debts"] == {"1": 90}
    assert money(played)[1] == 0


def test_a_debt_still_unpaid_at_the_end_dies_with_the_game_and_is_no_marker() -> None:
    played = to_the_joker(act(dry(buy_in=10, deposit=100), sell(2, "Td"), *end(2)))
    assert played.carry == {"finished": True, "winners": [2]}
    assert played.markers == {}
    assert racks(played) == {1: 190, 2: 190 + 30}


def test_debts_are_settled_before_the_money_goes_home() -> None:
    hands = {2: "Td Kd 9d 2d 8d 2c 3c 4c", 1: "Ah 3h 4h 7h Kh 9h Th Jh"}
    options = {"bank": 1, "buy_in": 10, "deposit": 100}
    played = game(hands, "5c Ad 6h 9s", options=options, reshuffled="Jk")
    act(
        played,
        buy(2, "Td"),
        market(2, "Kd", "up"),
        *end(2),
        buy(1, "Ah"),
        *end(1),
        sell(2, "Td"),
        *end(2),
    )
    to_the_joker(played)
    assert result(played)["debts"] == {"1": 90}, "the share of hearts paid 6 of the 96"
    assert racks(played) == {1: 190, 2: 220}
    assert facts(played)["taken_home"] == {"1": 0, "2": 30}


def test_everybody_is_called_in_turn_to_take_their_money_home() -> None:
    # Seat 2 holds seven shares at 4 and 172; seat 1 nothing but its 200.
    played = to_the_joker(act(game(LAYS_7D), buy(2, "7d"), *end(2)))
    moved = played.steps[-1].transfers
    assert GAME.payments is not None
    due = GAME.payments(played.table, moved)
    assert [(paid.seat, paid.amount) for paid in due] == [(2, 200), (1, 200)]
    assert [moved[at].why for at in due[0].pushed] == ["7 shares of diamonds at 4", "money back"]
    assert view(played, "wall").board["leaders"] == [1, 2]


def test_a_deposit_of_exactly_what_is_missing_is_enough() -> None:
    played = act(dry(buy_in=200, deposit=100), sell(2, "Td"))
    assert len([transfer for transfer in played.transfers if transfer.why == "deposit"]) == 2


# Physical cards


def test_four_cards_are_shown_the_first_number_card_of_each_suit() -> None:
    started = sit(GAME, RACKS, cards="physical")
    assert may(started) == {("dealer", "show")}
    why = refused(started, show("Kc"))
    assert (
        why.message
        == "card cannot be K♣: wanted is the first number card of clubs or diamonds or hearts or "
        "spades."
    )
    act(started, show("4d"))
    assert refused(started, show("5d")).code == "bad-value", "diamonds have opened"
    act(started, show("5c"), show("9s"), show("6h"))
    assert facts(started)["prices"] == PRICES_OPEN
    assert turn_of(started) == 2


def test_a_card_is_named_as_it_is_played_and_at_most_two_of_each_exist() -> None:
    played = act(physical(), buy(2, "5c"))
    why = refused(played, buy(2, "5c"))
    assert "seen already" in why.message
    assert refused(played, market(2, "Jk", "up")).code == "bad-value"


def test_the_rules_hold_for_a_card_named_from_a_real_hand() -> None:
    played = physical()
    assert "may fall by 3 at most" in refused(played, market(2, "5s")).message
    assert "cost 90" in refused(physical(options={"buy_in": 89}), buy(2, "Ts")).message


def test_a_certificate_is_sold_by_its_name() -> None:
    played = act(physical(), buy(2, "5c"))
    assert refused(played, sell(2, "6c")).message == "card must be 5c."


def test_hands_are_counted_not_known() -> None:
    played = act(physical(), discard(2, "2c", "3c"))
    assert hand(played, 2) == ["??"] * 6
    act(played, *end(2))
    assert hand(played, 2) == ["??"] * 8


def test_the_dealer_says_when_the_draw_pile_has_been_made_anew() -> None:
    played = run_down(physical())
    seat = turn_of(played)
    act(played, discard(seat, "Ks", "Ks"), *end(seat))
    assert may(played) == {("dealer", "reshuffle")}
    assert refused(played, *end(played.table.left_of(seat))).code == "not-now"
    act(played, Action("dealer", "reshuffle"))
    assert len(hand(played, seat)) == 8
    assert "Ks" in played.table.unseen(), "reshuffled cards are unseen again"
    assert played.table.unseen()[-1] == JOKER
    assert turn_of(played) == played.table.left_of(seat)


def test_no_reshuffle_is_asked_for_while_the_pile_lasts() -> None:
    assert refused(physical(), Action("dealer", "reshuffle")).code == "not-now"
    assert refused(game({}), Action("dealer", "reshuffle")).code == "not-now"


def reshuffled() -> tuple[Round, int, int]:
    """A real deck just made anew, the seat that drew from it and the next."""
    played = run_down(physical(chips={1: 200, 2: 230}))
    seat = turn_of(played)
    act(played, discard(seat, "Ks", "Ks"), *end(seat), Action("dealer", "reshuffle"))
    return played, seat, played.table.left_of(seat)


def test_the_dealer_may_enter_a_joker_for_the_seat_that_ended() -> None:
    played, seat, other = reshuffled()
    assert refused(played, joker(other)).code == "bad-value"
    act(played, joker(seat))
    assert played.finished
    assert played.carry == {"finished": True, "winners": [1, 2]}
    assert racks(played) == {1: 200, 2: 230}


def test_the_joker_is_entered_before_the_next_seat_acts() -> None:
    played, seat, other = reshuffled()
    act(played, buy(other, "Ac"))
    assert refused(played, joker(seat)).code == "not-now"


def test_an_end_that_draws_nothing_has_drawn_no_joker() -> None:
    played, _, other = reshuffled()
    act(played, *end(other))
    assert ("dealer", "joker") not in may(played)


def test_later_draws_from_the_reshuffled_pile_may_hold_the_joker_too() -> None:
    played, seat, other = reshuffled()
    act(played, discard(other, "2d"), *end(other))
    assert refused(played, joker(seat)).code == "bad-value"
    assert act(played, joker(other)).finished


def test_no_joker_is_entered_before_the_first_reshuffle_nor_with_virtual_cards() -> None:
    assert refused(act(physical(), discard(2, "2c"), *end(2)), joker(2)).code == "not-now"
    assert refused(act(game({}), discard(2, "2c"), *end(2)), joker(2)).code == "not-now"


def ran_out(drawn: int) -> tuple[Round, int]:
    """A real deck with the jokers in it that runs out in the middle of a draw, after so many cards;
    and who draws.
    """
    played, *_ = reshuffled()
    while (left := len(played.table.cards("stock"))) > drawn:
        seat = turn_of(played)
        thrown = 4 if left - 4 >= drawn else left - drawn
        act(played, discard(seat, *list(played.table.unseen())[:thrown]), *end(seat))
    seat = turn_of(played)
    act(played, discard(seat, *list(played.table.unseen())[:4]), *end(seat))
    assert played.prompt is not None
    assert played.prompt.say.code == "csm.reshuffle"
    return played, seat


def test_a_joker_among_the_last_cards_of_the_pile_is_entered_instead_of_a_second_reshuffle() -> (
    None
):
    for drawn in (1, 2, 3):
        played, seat = ran_out(drawn)
        assert may(played) == {("dealer", "reshuffle"), ("dealer", "joker")}
        assert refused(played, joker(played.table.left_of(seat))).code == "bad-value"
        piles = {company: len(played.table.cards(f"market:{company}")) for company in "cdhs"}
        act(played, joker(seat))
        assert played.finished
        assert facts(played)["reshuffles"] == 1, "the pile was not made anew"
        assert {
            company: len(played.table.cards(f"market:{company}")) for company in "cdhs"
        } == piles


def test_a_second_reshuffle_is_still_what_goes_on_where_there_was_no_joker() -> None:
    played, seat = ran_out(2)
    act(played, Action("dealer", "reshuffle"))
    assert facts(played)["reshuffles"] == 2
    assert len(hand(played, seat)) == 8
    assert ("dealer", "joker") in may(played), "until the next seat acts"


def test_whoever_has_drawn_nothing_from_the_pile_has_drawn_no_joker() -> None:
    played, _ = ran_out(0)
    assert may(played) == {("dealer", "reshuffle")}


def test_a_first_reshuffle_has_no_joker_to_show() -> None:
    played = run_down(physical())
    seat = turn_of(played)
    act(played, discard(seat, "Ks", "Ks"), *end(seat))
    assert may(played) == {("dealer", "reshuffle")}


def test_a_second_reshuffle_recorded_before_the_joker_was_offered_replays_as_it_did() -> None:
    played, _ = ran_out(2)
    assert played.prompt is not None
    asked = {
        "awaited": ["dealer"],
        "options": [{"by": "dealer", "do": "reshuffle"}],
        "say": ["csm.reshuffle", {}],
    }
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"))
    assert played.prompt.fingerprint() == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.slow
def test_in_random_play_a_joker_can_be_entered_wherever_one_may_have_run_the_pile_out() -> None:
    """The people of this play overlook every joker until the pile that held it has run out."""
    draws, met, rounds = Draws(b"\x07" * 32, "jokers"), 0, 0
    while rounds < 8:
        rounds += 1
        played, drew, drawer = Round(random_setup(GAME, draws, None, "physical")), 0, 0
        while played.prompt is not None and len(played.steps) < 400:
            asked = played.prompt
            if asked.say.code == "csm.reshuffle" and (drew and facts(played)["reshuffles"]):
                assert may(played) == {("dealer", "reshuffle"), ("dealer", "joker")}
                act(played, joker(drawer))
                assert played.finished
                met += 1
                break
            assert asked.say.code != "csm.reshuffle" or may(played) == {("dealer", "reshuffle")}
            going_on = asked._replace(
                options=tuple(option for option in asked.options if option.do != "joker")
            )
            before = len(played.table.cards("stock"))
            try:
                played.act(action := random_action(going_on, draws))
            except Refusal as refusal:
                if refusal.code != "not-allowed":
                    raise
                continue
            if action.do == "end":
                drawer, drew = action.seat, before - len(played.table.cards("stock"))
    assert met >= rounds // 4


def test_a_game_whose_jokers_nobody_showed_goes_on_until_no_card_is_left() -> None:
    played, *_ = reshuffled()
    for _ in range(3):
        run_down(played)
        seat = turn_of(played)
        act(
            played,
            discard(seat, *list(played.table.unseen())[:4]),
            *end(seat),
            Action("dealer", "reshuffle"),
        )
        assert ("dealer", "joker") in may(played)
    assert facts(played)["reshuffles"] == 4


def test_without_any_card_to_shuffle_nobody_draws() -> None:
    # Everything becomes a certificate at a price of 1, so nothing but the jokers is ever shuffled
    # again.
    options = {"buy_in": 1000, "max_shares": 1000}
    played = physical("Ac Ad Ah As", chips={1: 1000, 2: 1000}, options=options)
    while len(hand(played, 2)) == 8:
        seat = turn_of(played)
        act(played, *(buy(seat, card) for card in played.table.unseen()[:2]), *end(seat))
        if ("dealer", "reshuffle") in may(played):
            assert played.table.cards("discards") == []
            act(played, Action("dealer", "reshuffle"))
    assert played.table.cards("stock") == []
    assert len(hand(played, 2)) == 6
    assert refused(played, joker(2)).code == "not-now"


# Options, deal and carry


def test_the_defaults_are_those_of_the_rules() -> None:
    options = {setting.name: setting.default for setting in GAME.settings}
    assert options == {
        "buy_in": 200,
        "bank": 40 * (1 + 5 + 25),
        "limits": {company: {"up": 3, "down": 3} for company in "cdhs"},
        "max_shares": 12,
        "deposit": 100,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"buy_in": 0},
        {"bank": 0},
        {"bank": 1.0},
        {"max_shares": 0},
        {"deposit": 0},
        {"deposit": True},
        {"limits": {}},
        {"limits": {"c": {"up": 3, "down": 3}}},
        {"limits": {company: {"up": 3} for company in "cdhs"}},
        {"limits": {company: {"up": 3, "down": -1} for company in "cdhs"}},
        {"limits": dict.fromkeys("cdhs", 3)},
        {"limits": None},
        {"ante": 1},
    ],
)
def test_options_out_of_range_are_no_round(options: dict[str, object]) -> None:
    with pytest.raises(NotARound):
        game({}, options=options)


def test_two_to_six_players() -> None:
    for seats in ([1], [1, 2, 3, 4, 5, 6, 7], [1, 7]):
        with pytest.raises(NotARound):
            sit(GAME, dict.fromkeys(seats, 200), deck=[[]])
    full = sit(GAME, dict.fromkeys(range(1, 7), 200), deck=[OPENING.split()])
    assert len(full.table.cards("stock")) == 100 - 48


def test_a_finished_carry_starts_a_new_game_with_any_banker() -> None:
    carry = {"finished": True, "winners": [2], "markers": {"1": 5}}
    played = to_the_joker(game({}, reshuffled="Jk", carry=carry, chips={1: 203, 2: 200}))
    assert paid(played)[-1] == ("seat:1", "house", 5), (
        "an old marker is repaid at the end of every game"
    )
    assert racks(played) == {1: 198, 2: 200}
    assert played.carry == {"finished": True, "winners": [1, 2]}


def test_a_carry_of_a_game_that_is_not_over_does_not_exist() -> None:
    with pytest.raises(NotARound):
        game({}, carry={"winners": [1]})


# The felt


def test_the_strip_shows_what_everyone_holds_is_worth_and_owes() -> None:
    played = act(game(LAYS_7D), buy(2, "7d"), market(2, "6d"))
    board = view(played, "wall").board
    assert board["players"]["2"] == {
        "shares": {"c": 0, "d": 7, "h": 0, "s": 0},
        "money": 172,
        "debt": 0,
        "worth": 172 + 42,
        "to_draw": 2,
    }
    assert board["ranking"] == [2, 1]
    assert board["leaders"] == [2]
    spades = board["companies"]["s"]
    assert [spades[what] for what in ("lowest", "highest", "up", "down")] == [6, 10, 3, 3]
    assert board["draw_pile"] == 84


def quotes(round_: Round) -> Mapping[str, Mapping[str, Any]]:
    """What each card stands for, as everybody is shown it."""
    return as_kind(view(round_, "wall").board["quotes"], dict[str, dict[str, Any]])


def test_a_card_is_quoted_at_the_price_of_now_to_whoever_has_the_turn() -> None:
    # Diamonds at 4, clubs at 5; Ana has 30.
    quoted = quotes(game({2: "7d Qd"}, options={"buy_in": 30}))
    assert quoted["d"]["7"] == {
        "shares": 7,
        "cost": 28,
        "price": 7,
        "says_where": False,
        "not_bought": None,
        "not_played": None,
    }
    assert quoted["d"]["Q"] == {
        "shares": 5,
        "cost": 20,
        "price": 12,
        "says_where": True,
        "not_bought": None,
        "not_played": None,
    }
    assert quoted["c"]["7"]["not_bought"] == "too-dear"
    assert quoted["c"]["9"]["not_played"] == "limits"


def test_a_quote_says_what_is_against_a_card_as_a_refusal_does() -> None:
    played = act(game({2: "7d 6d Kc 2h 2s 3h 3s 2c"}), buy(2, "7d"))
    assert quotes(played)["d"]["6"]["not_bought"] == "too-many"  # 13 of at most 12
    assert "13 shares" in refused(played, buy(2, "6d")).message
    act(played, market(2, "Kc", "zero"))
    clubs = view(played, "wall").board["companies"]["c"]
    assert (clubs["lowest"], clubs["highest"]) == (1, 10)  # on a face card any
    assert (
        quotes(played)["c"]["2"]["not_bought"] == "no-more"
    )  # trade comes before market, or after
    act(played, market(2, "2c"))
    assert quotes(played)["h"]["5"]["not_played"] == "no-more"


def test_a_quote_of_a_bankrupt_company_is_nothing() -> None:
    played = act(game({2: "Kc 2c"}), market(2, "Kc", "zero"), *end(2))
    assert quotes(played)["c"]["2"]["not_bought"] == "bankrupt"


def test_every_card_that_could_be_named_is_offered_and_no_other() -> None:
    played = game({2: "Kc 5c 9c 2c 8d Ah 6s 5s"})
    assert played.prompt is not None
    options = {option.do: option.data() for option in played.prompt.options}
    assert options["market"]["card"] == ["Kc", "5c", "2c", "6s"]
    assert options["market"]["to"] == ["up", "zero"]
    assert options["buy"]["card"] == ["Kc", "5c", "9c", "2c", "8d", "Ah", "6s", "5s"]
    assert options["discard"]["cards"] == {"of": hand(played, 2), "least": 1, "most": 4}


def test_without_a_face_card_nothing_is_sent_up_or_to_zero() -> None:
    played = game({2: "Ac 5c 9c 2c 8d Ah 6s 5s"})
    assert played.prompt is not None
    market_option = played.prompt.option(2, "market")
    assert market_option is not None
    assert list(market_option.values) == ["card"]


def test_others_see_the_same_whatever_a_hand_holds() -> None:
    first = act(game({2: "2c 3c 4c 2d 3d 2h 2s 3s"}), discard(2, "2c"), *end(2))
    other = act(game({2: "2c Kc Kd Ks Kh Qh Qs Qc"}), discard(2, "2c"), *end(2))
    for viewer in ("dealer", "wall"):
        assert seen(first, viewer) == seen(other, viewer)


def test_two_packs_and_two_jokers() -> None:
    started = game({})
    cards = [card for zone in started.table.zones.values() for card in zone.cards]
    assert sorted(cards) == sorted(PACK * 2)
    assert {(rank(card), suit(card)) for card in cards} == {
        (rank(card), suit(card)) for card in PACK
    }
    ended = to_the_joker(game({}, reshuffled="Jk"))
    cards = [card for zone in ended.table.zones.values() for card in zone.cards]
    assert sorted(cards) == sorted([*PACK * 2, JOKER, JOKER])


def test_a_round_file_of_a_whole_game() -> None:
    played = to_the_joker(
        act(game(LAYS_7D, reshuffled="Jk"), buy(2, "7d"), market(2, "6d"), *end(2))
    )
    again = record.play(record.write(played), {"card-stock-market": GAME}.get)
    assert again["chips"] == {"1": 200, "2": 214}
    assert again["carry"] == {"finished": True, "winners": [2]}
    assert again["debts"] == {}
