"""Speculation, clause by clause (rules page ``speculation.md``)."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.engine import Action, NotARound, Refusal, Round, Who, record, result, view
from games.speculation.rules import GAME
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told

RACKS = {1: 100, 2: 100, 3: 100, 4: 100}
PILES = {1: "2c Qh 3c", 2: "2d 3d 4d", 3: "2s 3s 4s", 4: "5c 6c 7c"}
"""Piles of the worked example, top card first: nothing beats the queen of hearts."""


def table(
    piles: Mapping[int, str] = PILES,
    upcard: str = "9h",
    dealer: int = 1,
    chips: Mapping[int, int] = RACKS,
    ante: int = 5,
    **setup: object,
) -> Round:
    """A hand with these piles."""
    seats = sorted(chips)
    in_turn = [seat for seat in seats if seat > dealer] + [seat for seat in seats if seat <= dealer]
    deck = [" ".join([*(piles[seat] for seat in in_turn), upcard]).split()]
    return sit(GAME, chips, dealer=dealer, deck=deck, options={"ante": ante}, **setup)


def bid(seat: int, price: int, unseen: int | None = None) -> Action:
    return Action(seat, "bid", {"price": price} | ({} if unseen is None else {"unseen": unseen}))


def withdraw(seat: int, unseen: int | None = None) -> Action:
    return Action(seat, "withdraw", {} if unseen is None else {"unseen": unseen})


def offer(seat: int, to: int, price: int) -> Action:
    return Action(seat, "offer", {"to": to, "price": price})


def agree(seat: int) -> Action:
    return Action(seat, "agree")


def sell(seat: int, to: int) -> Action:
    return Action(seat, "sell", {"to": to})


def sell_unseen(seat: int, to: int) -> Action:
    return Action(seat, "sell", {"to": to, "unseen": True})


def sale(seller: int, to: int, price: int, **unseen: Any) -> Action:
    return Action("dealer", "sale", {"from": seller, "to": to, "price": price, **unseen})


def keep(by: Who) -> Action:
    return Action(by, "keep")


def turn(*seats: Who) -> list[Action]:
    return [Action(by, "turn") for by in seats]


def awaited(round_: Round) -> list[Who]:
    return list(round_.prompt.awaited) if round_.prompt else []


def trading(round_: Round) -> bool:
    """Whether the market for the held card is open."""
    return ("dealer", "keep") in may(round_)


def stamp(round_: Round, by: Who, do: str) -> int:
    """The stamp of an option that stands, as a screen that shows it holds it."""
    option = round_.prompt.option(by, do) if round_.prompt else None
    assert option is not None
    return round_.since(option)


def pile(round_: Round, seat: int) -> list[str]:
    return round_.table.cards(f"pile:{seat}")


# The worked example

EXAMPLE = [bid(3, 4), sell(1, to=3), *turn(4, 1, 2, 4, 1), keep(1), *turn(2, 3, 4, 2, 3, 3)]


def test_the_worked_example() -> None:
    hand = act(table(), *EXAMPLE[:2])
    assert awaited(hand) == [4], "turning starts at the buyer's left"
    act(hand, *EXAMPLE[2:])
    assert racks(hand) == {1: 100 + 19, 2: 100 - 5, 3: 100 - 5 - 4, 4: 100 - 5}
    assert hand.carry == {"dealer": 1}


def test_the_worked_example_with_physical_cards() -> None:
    hand = sit(GAME, RACKS, dealer=1, cards="physical", options={"ante": 5})
    cards = {seat: iter(PILES[seat].split()) for seat in PILES}
    hand.act(Action("dealer", "show", {"card": "9h"}))
    for action in EXAMPLE:
        hand.act(action)
        if action.do == "turn":
            hand.act(
                Action("dealer", "show", {"seat": action.seat, "card": next(cards[action.seat])})
            )
    dealt = act(table(), *EXAMPLE)
    assert hand.transfers == dealt.transfers
    assert hand.carry == dealt.carry == {"dealer": 1}


# The antes and the deal


def test_every_seat_antes_from_the_deals_left() -> None:
    assert paid(table(dealer=3))[:4] == [(f"seat:{seat}", "pot", 5) for seat in (4, 1, 2, 3)]


def test_an_ante_nobody_can_pay_is_advanced_as_a_marker_and_repaid_from_the_pot() -> None:
    hand = table(chips={1: 2, 2: 5, 3: 5, 4: 5})
    assert paid(hand)[3:] == [("house", "seat:1", 3), ("seat:1", "pot", 5)]
    assert hand.markers == {1: 3}
    act(hand, keep(1), *turn(2, 3, 4, 2, 3, 4, 2, 3, 4))
    assert paid(hand)[5:] == [("pot", "seat:1", 20), ("seat:1", "house", 3)]
    assert hand.carry == {"dealer": 1}


def test_a_marker_that_cannot_be_repaid_is_carried() -> None:
    hand = act(table(chips={1: 5, 2: 0, 3: 5, 4: 5}), keep(1), *turn(2, 3, 4, 2, 3, 4, 2, 3, 4))
    assert hand.carry == {"dealer": 1, "markers": {"2": 5}}
    assert result(hand)["markers"] == {"2": 5}


def test_three_cards_go_to_each_seat_at_once_and_one_face_up_to_the_deal() -> None:
    hand = sit(GAME, {2: 9, 5: 9}, dealer=2, deck=[["2c", "3c", "4c", "2d", "3d", "4d", "9s"]])
    assert pile(hand, 5) == ["2c", "3c", "4c"]
    assert pile(hand, 2) == ["2d", "3d", "4d"]
    assert hand.table.cards("held") == ["9s"]
    assert facts(hand)["holder"] == 2


def test_nobody_looks_at_a_pile_its_owner_included() -> None:
    hand = act(table(), keep(1), *turn(2))
    for viewer in (1, 2, 3, 4, "dealer", "wall"):
        assert view(hand, viewer).zones["pile:3"].cards == ["??"] * 3
        assert "3s" not in seen(hand, viewer)


def test_an_ace_turned_up_wins_the_pot_for_the_deal_at_once() -> None:
    hand = table(upcard="Ah")
    assert hand.finished
    assert racks(hand) == {1: 115, 2: 95, 3: 95, 4: 95}
    assert hand.carry == {"dealer": 1}
    assert refused(hand, keep(1)).code == "over"


def test_an_ace_shown_from_a_real_deck_wins_at_once_too() -> None:
    hand = sit(GAME, RACKS, dealer=1, cards="physical")
    act(hand, Action("dealer", "show", {"card": "Ah"}))
    assert hand.finished


# The market


def test_the_holder_may_keep_and_the_market_closes() -> None:
    hand = act(table(), bid(3, 4), keep(1))
    assert not trading(hand)
    assert facts(hand)["bids"] == []
    assert awaited(hand) == [2]


def test_only_the_holder_keeps_offers_and_sells_and_only_the_others_bid() -> None:
    hand = act(table(), bid(3, 4))
    assert may(hand) == {
        *((1, do) for do in ("keep", "offer", "sell")),
        *((seat, "bid") for seat in (2, 3, 4)),
        (3, "withdraw"),
        *(("dealer", do) for do in ("keep", "sale")),
    }


def test_a_bid_may_be_nothing_at_all() -> None:
    hand = act(table(), bid(2, 0), sell(1, to=2))
    assert facts(hand)["holder"] == 2
    assert len(paid(hand)) == 4, "a price of nothing moves nothing"


def test_a_bid_above_the_rack_is_refused() -> None:
    hand = table()
    assert refused(hand, bid(2, 96)).code == "bad-value"
    act(hand, bid(2, 95))


@pytest.mark.parametrize("price", [-1, True, 4.0, "4", None, 10**30])
def test_a_bid_is_a_whole_number(price: Any) -> None:
    assert refused(table(), Action(2, "bid", {"price": price})).code == "bad-value"


def test_a_later_bid_replaces_the_same_seats_own() -> None:
    hand = act(table(), bid(3, 4), bid(2, 6), bid(3, 7), sell(1, to=3))
    assert paid(hand)[-1] == ("seat:3", "seat:1", 7)


def test_a_bid_withdrawn_cannot_be_accepted() -> None:
    hand = act(table(), bid(3, 4), withdraw(3))
    assert refused(hand, sell(1, to=3)).code == "not-now"
    assert refused(hand, withdraw(3)).code == "not-now"


def test_an_offer_is_closed_by_the_buyer_it_names() -> None:
    hand = act(table(), offer(1, to=4, price=12))
    for seat in (1, 2, 3):
        assert refused(hand, agree(seat)).code == "not-now"
    act(hand, agree(4))
    assert paid(hand)[-1] == ("seat:4", "seat:1", 12)
    assert facts(hand)["holder"] == 4
    assert awaited(hand) == [1], "turning resumes at the new holder's left"


def test_a_later_offer_replaces_the_first() -> None:
    hand = act(table(), offer(1, to=4, price=12), offer(1, to=2, price=9))
    assert refused(hand, agree(4)).code == "not-now"
    act(hand, agree(2))
    assert paid(hand)[-1] == ("seat:2", "seat:1", 9)


def test_an_offer_may_be_withdrawn() -> None:
    hand = act(table(), offer(1, to=4, price=12), withdraw(1))
    assert refused(hand, agree(4)).code == "not-now"
    assert refused(hand, withdraw(1)).code == "not-now"


def test_an_offer_above_the_buyers_rack_is_refused() -> None:
    hand = table(chips={1: 100, 2: 30, 3: 100, 4: 100})
    assert refused(hand, offer(1, to=2, price=26)).message == "Player 2 has 25; 26 is too much."
    act(hand, offer(1, to=2, price=25))


def test_the_holder_offers_to_somebody_else() -> None:
    assert refused(table(), offer(1, to=1, price=2)).code == "bad-value"


def test_one_sale_closes_the_market_and_clears_bids_and_offer() -> None:
    hand = act(table(), bid(3, 4), bid(2, 3), offer(1, to=4, price=9), sell(1, to=2))
    assert (facts(hand)["bids"], facts(hand)["offer"]) == ([], None)
    assert not trading(hand)


def test_agreeing_to_an_offer_that_has_been_replaced_meanwhile_is_stale() -> None:
    hand = act(table(), offer(1, to=4, price=2))
    old = stamp(hand, 4, "agree")
    act(hand, offer(1, to=4, price=90))
    with pytest.raises(Refusal, match="moved on"):
        hand.act(agree(4), since=old)


def test_selling_to_a_bid_that_has_been_lowered_meanwhile_is_stale() -> None:
    hand = act(table(), bid(3, 40))
    old = stamp(hand, 1, "sell")
    act(hand, bid(3, 1))
    with pytest.raises(Refusal, match="moved on"):
        hand.act(sell(1, to=3), since=old)


def test_a_bid_for_the_held_card_names_no_pile() -> None:
    assert refused(table(), bid(2, 3, unseen=3)).code == "unknown-key"
    assert refused(act(table(), bid(2, 3)), sell_unseen(1, to=2)).code == "unknown-key"


# Turning


def test_the_turn_goes_round_from_the_holders_left_and_skips_the_holder() -> None:
    hand = act(table(), keep(1))
    order = []
    while not trading(hand) and not hand.finished:
        order += awaited(hand)
        act(hand, *turn(awaited(hand)[0]))
    assert order == [2, 3, 4] * 3


def test_only_the_seat_that_is_due_turns() -> None:
    hand = act(table(), keep(1))
    assert refused(hand, turn(3)[0]).code == "not-now"


def test_the_top_card_of_the_pile_is_turned() -> None:
    hand = act(table(), keep(1), *turn(2))
    assert hand.table.cards("turned:2") == ["2d"]
    assert pile(hand, 2) == ["3d", "4d"]


def test_a_higher_trump_takes_the_lead_and_opens_the_market_again() -> None:
    hand = act(table(PILES | {3: "Th 3s 4s"}), keep(1), *turn(2, 3))
    assert trading(hand)
    assert hand.table.cards("held") == ["Th"]
    assert hand.table.cards("turned:1") == ["9h"], (
        "the beaten card stays before the seat that held it"
    )
    assert facts(hand)["holder"] == 3
    act(hand, keep(3))
    assert awaited(hand) == [4], "turning resumes at the new holder's left"


def test_a_lower_trump_does_not_take_the_lead() -> None:
    hand = act(table(PILES | {2: "8h 3d 4d"}), keep(1), *turn(2))
    assert facts(hand)["holder"] == 1
    assert awaited(hand) == [3]


def test_a_higher_card_of_another_suit_does_not_take_the_lead() -> None:
    hand = act(table(PILES | {2: "As 3d 4d"}), keep(1), *turn(2))
    assert facts(hand)["holder"] == 1


def test_an_ace_turned_later_takes_the_lead_and_play_goes_on() -> None:
    hand = act(table(PILES | {2: "Ah 3d 4d"}), keep(1), *turn(2))
    assert trading(hand)
    assert awaited(act(hand, keep(2))) == [3]


def test_a_last_card_that_takes_the_lead_still_has_its_market() -> None:
    hand = act(table(PILES | {4: "5c 6c Kh"}), keep(1), *turn(2, 3, 4, 2, 3, 4, 2, 3, 4))
    assert trading(hand)
    act(hand, bid(2, 1), sell(4, to=2), *turn(1, 1, 1))
    assert hand.carry == {"dealer": 2}


def test_a_holder_who_loses_the_lead_turns_again() -> None:
    piles = PILES | {2: "2d 3d Kh"}
    hand = act(table(piles, chips={1: 100, 2: 100}), bid(2, 0), sell(1, to=2), *turn(1))
    act(hand, *turn(1), keep(1), *turn(2, 2, 2))
    assert trading(hand)
    act(hand, keep(2), *turn(1))
    assert hand.finished
    assert hand.carry == {"dealer": 2}


def test_the_holder_takes_the_pot_when_nobody_else_has_a_card_and_deals_next() -> None:
    hand = act(table(), keep(1), *turn(2, 3, 4, 2, 3, 4, 2, 3, 4))
    assert paid(hand)[-1] == ("pot", "seat:1", 20)
    assert len(pile(hand, 1)) == 3, "the holder's own pile is never turned"


# Unseen cards


def test_an_unseen_card_goes_under_the_buyers_pile_unseen() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=3), sell_unseen(3, to=4))
    assert pile(hand, 4) == ["5c", "6c", "7c", "2s"]
    assert pile(hand, 3) == ["3s", "4s"]
    assert paid(hand)[-1] == ("seat:4", "seat:3", 6)
    assert view(hand, 4).zones["pile:4"].cards == ["??"] * 4
    assert "2s" not in seen(hand, 4)


def test_the_seat_that_was_due_stays_due_after_a_sale() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=2), sell_unseen(2, to=4))
    assert awaited(hand) == [2]


def test_the_turn_passes_left_when_the_seat_that_was_due_sells_its_last_card() -> None:
    hand = act(table(), keep(1))
    for _ in range(3):
        act(hand, bid(4, 1, unseen=2), sell_unseen(2, to=4))
    assert awaited(hand) == [3]


def test_a_seat_without_cards_turns_again_once_it_has_bought_one() -> None:
    hand = act(table(), keep(1))
    for _ in range(3):
        act(hand, bid(4, 1, unseen=2), sell_unseen(2, to=4))
    act(hand, *turn(3, 4), bid(2, 0, unseen=3), sell_unseen(3, to=2))
    assert awaited(act(hand, *turn(3, 4))) == [2]


def test_the_holder_may_buy_and_sell_unseen_cards_too() -> None:
    hand = act(table(), keep(1), bid(1, 6, unseen=3), sell_unseen(3, to=1))
    act(hand, bid(3, 2, unseen=1), sell_unseen(1, to=3))
    assert (len(pile(hand, 1)), len(pile(hand, 3))) == (3, 3)


def test_the_hand_ends_when_the_holder_buys_the_last_card_of_all_the_others() -> None:
    hand = act(table(chips={1: 100, 2: 100}), keep(1), *turn(2, 2))
    act(hand, bid(1, 9, unseen=2), sell_unseen(2, to=1))
    assert hand.finished
    assert racks(hand) == {1: 100 + 5 - 9, 2: 100 - 5 + 9}


def test_a_pile_that_sells_loses_all_its_bids_and_the_others_stand() -> None:
    hand = act(
        table(),
        keep(1),
        bid(4, 6, unseen=3),
        bid(2, 5, unseen=3),
        bid(2, 4, unseen=4),
        sell_unseen(3, to=4),
    )
    assert facts(hand)["bids"] == [{"seat": 2, "unseen": 4, "price": 4}]


def test_all_bids_for_piles_end_when_the_next_card_is_turned() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=3), *turn(2))
    assert facts(hand)["bids"] == []
    assert refused(hand, sell_unseen(3, to=4)).code == "not-now"


def test_a_seat_has_one_bid_for_each_pile_and_a_later_one_replaces_its_own() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=3), bid(4, 5, unseen=2), bid(4, 2, unseen=3))
    assert {bid["unseen"]: bid["price"] for bid in facts(hand)["bids"]} == {2: 5, 3: 2}


def test_a_bid_for_one_pile_is_withdrawn_by_naming_it() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=3), bid(4, 5, unseen=2), withdraw(4, unseen=3))
    assert facts(hand)["bids"] == [{"seat": 4, "unseen": 2, "price": 5}]
    assert refused(hand, withdraw(4)).code == "missing-key"
    assert refused(hand, withdraw(4, unseen=3)).code == "bad-value"


@pytest.mark.parametrize("unseen", [1, 5, True, None, "3"])
def test_a_pile_is_another_seats_and_has_a_card(unseen: Any) -> None:
    hand = act(table(), keep(1))
    assert refused(hand, Action(1, "bid", {"price": 1, "unseen": unseen})).code == "bad-value"


def test_an_empty_pile_takes_no_bids() -> None:
    hand = act(table(), keep(1))
    for _ in range(3):
        act(hand, bid(4, 1, unseen=2), sell_unseen(2, to=4))
    assert refused(hand, bid(3, 1, unseen=2)).code == "bad-value"


def test_a_bid_must_be_covered_again_when_it_is_accepted() -> None:
    hand = act(
        table(chips=RACKS | {4: 15}),
        keep(1),
        bid(4, 10, unseen=3),
        bid(4, 8, unseen=2),
        sell_unseen(3, to=4),
    )
    assert racks(hand)[4] == 0
    assert (2, "sell") not in may(hand)
    act(hand, bid(1, 1, unseen=2))
    why = refused(hand, sell_unseen(2, to=4))
    assert why.message == "to cannot be 4: Player 4 bid 8 and has 0 left."


def test_a_bid_uncovered_for_a_while_may_be_accepted_once_the_rack_covers_it_again() -> None:
    hand = act(
        table(chips=RACKS | {4: 15}),
        keep(1),
        bid(4, 10, unseen=3),
        bid(4, 8, unseen=2),
        sell_unseen(3, to=4),
    )
    act(hand, bid(1, 9, unseen=4), sell_unseen(4, to=1), sell_unseen(2, to=4))
    assert racks(hand)[4] == 1


def test_each_bid_is_covered_taken_alone() -> None:
    hand = act(table(chips=RACKS | {4: 15}), keep(1), bid(4, 10, unseen=3), bid(4, 10, unseen=2))
    assert len(facts(hand)["bids"]) == 2


def test_unseen_cards_are_sold_only_while_a_seat_is_due_to_turn() -> None:
    assert refused(table(), bid(4, 6, unseen=3)).code == "unknown-key"
    assert refused(act(table(), keep(1)), bid(4, 6)).code == "missing-key"


def test_selling_an_unseen_card_says_so() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=3))
    assert refused(hand, sell(3, to=4)).code == "missing-key"
    assert refused(hand, Action(3, "sell", {"to": 4, "unseen": 1})).code == "bad-value"
    assert refused(hand, Action(3, "sell", {"to": 4, "unseen": False})).code == "bad-value"


def test_an_unseen_sale_can_be_undone_and_a_turn_cannot() -> None:
    hand = act(table(), keep(1), bid(4, 6, unseen=3), sell_unseen(3, to=4))
    assert hand.undoable
    act(hand, *turn(2))
    assert not hand.undoable


# Bargaining aloud


def test_the_dealer_enters_a_sale_of_the_held_card() -> None:
    hand = act(table(), sale(1, to=3, price=4))
    assert paid(hand)[-1] == ("seat:3", "seat:1", 4)
    assert facts(hand)["holder"] == 3
    assert awaited(hand) == [4]


def test_the_dealer_enters_a_sale_of_an_unseen_card() -> None:
    hand = act(table(), keep("dealer"), sale(2, to=3, price=4, unseen=True))
    assert paid(hand)[-1] == ("seat:3", "seat:2", 4)
    assert pile(hand, 3)[-1] == "2d"
    assert awaited(hand) == [2]


def test_what_the_dealer_enters_stands_under_the_same_conditions() -> None:
    hand = table()
    assert refused(hand, sale(2, to=3, price=4)).code == "bad-value", (
        "only the holder sells the held card"
    )
    assert refused(hand, sale(1, to=1, price=4)).code == "bad-value"
    assert refused(hand, sale(1, to=3, price=96)).code == "bad-value"
    assert refused(hand, sale(1, to=3, price=4, unseen=True)).code == "unknown-key"
    act(hand, keep(1))
    assert refused(hand, sale(2, to=3, price=4)).code == "missing-key"
    assert (
        refused(hand, sale(3, to=3, price=4, unseen=True)).message
        == "A card is sold to somebody else."
    )
    assert refused(hand, sale(2, to=9, price=4, unseen=True)).code == "bad-value"


def test_the_dealers_sale_is_refused_above_that_buyers_rack() -> None:
    hand = table(chips={1: 100, 2: 30, 3: 100, 4: 100})
    assert refused(hand, sale(1, to=2, price=26)).message == "Player 2 has 25; 26 is too much."


def test_the_dealer_turns_and_keeps_for_the_seat_concerned() -> None:
    hand = act(table(), keep("dealer"), *turn("dealer", "dealer", "dealer", "dealer"))
    assert [len(pile(hand, seat)) for seat in (1, 2, 3, 4)] == [3, 1, 2, 2]


def test_the_dealer_neither_bids_nor_sells_for_a_seat() -> None:
    hand = act(table(), bid(3, 4))
    for action in (Action("dealer", "bid", {"price": 3}), Action("dealer", "sell", {"to": 3})):
        assert refused(hand, action).code == "not-now"


def test_what_the_dealer_entered_is_marked_as_such() -> None:
    hand = act(table(), sale(1, to=3, price=4))
    assert hand.transfers[-1].why == "9♥ sold, entered by the dealer"
    assert told(hand)[-1] == "Entered by the dealer."
    assert told(act(hand, *turn("dealer")))[-1] == "Entered by the dealer."
    assert told(act(hand, *turn(1)))[-1] == "Player 1 turns 2♣."
    assert act(table(), bid(3, 4), sell(1, to=3)).transfers[-1].why == "9♥ sold"


def test_a_late_turn_by_the_dealer_does_not_turn_somebody_elses_card() -> None:
    hand = act(table(), keep(1), *turn(2, 3, 4, 2, 3, 4))
    old = stamp(hand, "dealer", "turn")
    act(hand, bid(4, 1, unseen=2), sell_unseen(2, to=4))
    assert awaited(hand) == [3]
    with pytest.raises(Refusal, match="moved on"):
        hand.act(turn("dealer")[0], since=old)


# Physical cards


def physical(**setup: object) -> Round:
    return sit(GAME, RACKS, dealer=1, cards="physical", **setup)


def show(card: str, seat: int | None = None) -> Action:
    return Action("dealer", "show", {"card": card} | ({} if seat is None else {"seat": seat}))


def test_nothing_is_accepted_before_the_upcard_is_shown() -> None:
    hand = physical()
    assert may(hand) == {("dealer", "show")}
    assert refused(hand, keep(1)).code == "not-now"
    assert refused(hand, show("9h", seat=1)).code == "unknown-key", "the upcard is in nobody's hand"
    assert refused(hand, show("Jk")).code == "bad-value"


def test_every_turn_is_followed_by_a_show_with_the_turners_seat() -> None:
    hand = act(physical(), show("9h"), keep(1), *turn(2))
    assert may(hand) == {("dealer", "show")}
    assert refused(hand, show("2d")).code == "missing-key"
    assert refused(hand, show("2d", seat=3)).code == "bad-value"
    act(hand, show("2d", seat=2))
    assert awaited(hand) == [3]


def test_a_card_already_seen_is_refused() -> None:
    hand = act(physical(), show("9h"), keep(1), *turn(2))
    assert "seen already" in refused(hand, show("9h", seat=2)).message


def test_unseen_cards_are_sold_from_real_piles_too() -> None:
    hand = act(physical(), show("9h"), keep(1), bid(3, 2, unseen=2), sell_unseen(2, to=3))
    assert (len(pile(hand, 2)), len(pile(hand, 3))) == (2, 4)


# Options, deal and carry


def test_one_option_to_a_seat_and_verb() -> None:
    hand = act(table(), keep(1), bid(2, 3, unseen=3), bid(2, 3, unseen=4), bid(3, 1, unseen=4))
    assert hand.prompt is not None
    pairs = [(option.by, option.do) for option in hand.prompt.options]
    assert len(pairs) == len(set(pairs))


def test_everyone_is_shown_the_same_options() -> None:
    hand = act(table(), keep(1), bid(2, 3, unseen=3))
    assert offered(hand, "wall") == offered(hand, 3) == may(hand)


def test_the_ante_is_one_by_default() -> None:
    assert paid(sit(GAME, {1: 5, 2: 5}, deck=[[]]))[0] == ("seat:2", "pot", 1)


@pytest.mark.parametrize(
    "options", [{"ante": 0}, {"ante": True}, {"ante": 2.0}, {"ante": None}, {"stake": 1}]
)
def test_options_out_of_range_are_no_round(options: dict[str, object]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RACKS, deck=[[]], options=options)


def test_two_to_ten_players() -> None:
    for count in (1, 11):
        with pytest.raises(NotARound):
            sit(GAME, dict.fromkeys(range(1, count + 1), 10), deck=[[]])
    full = sit(GAME, dict.fromkeys(range(1, 11), 10), deck=[[]])
    assert all(len(pile(full, seat)) == 3 for seat in range(1, 11))


def test_the_winner_deals_the_next_hand() -> None:
    with pytest.raises(NotARound):
        sit(GAME, RACKS, dealer=2, carry={"dealer": 3}, deck=[[]])
    assert sit(GAME, RACKS, carry={"dealer": 3}, deck=[[]]).table.dealer == 3
    assert sit(GAME, RACKS, dealer=2, deck=[[]]).table.dealer == 2
    assert sit(GAME, {3: 9, 2: 9}, deck=[[]]).table.dealer == 2, (
        "the lowest seat when nothing says whose deal it is"
    )


# The felt


def test_the_felt_counts_the_higher_trumps_nobody_has_seen() -> None:
    hand = act(table(PILES | {2: "Jh 3d 4d"}), keep(1), *turn(2), keep(2), *turn(3))
    board = view(hand, "wall").board
    assert board["higher"] == ["Ah", "Kh", "Qh"]
    assert board["against"] == 3 + 2 + 3


def test_the_best_bid_is_the_highest_that_can_be_paid() -> None:
    hand = act(table(chips={1: 20, 2: 20, 3: 12, 4: 20}), bid(2, 4), bid(3, 7), bid(4, 7))
    assert view(hand, "wall").board["best_bid"] == {"seat": 3, "price": 7}
    act(hand, withdraw(3))
    assert view(hand, "wall").board["best_bid"] == {"seat": 4, "price": 7}
    act(hand, withdraw(4), withdraw(2))
    assert view(hand, "wall").board["best_bid"] is None


def test_prices_that_people_name_lie_under_the_pot() -> None:
    assert view(table(ante=1), "wall").board["prices"] == [0, 1, 2, 3, 4, 5, 6, 8, 10, 15]
    assert view(table(ante=25), "wall").board["prices"][-3:] == [40, 50, 75]  # 100 in the pot


def test_an_unseen_card_is_offered_at_its_last_price_to_whoever_could_pay_it() -> None:
    hand = act(table(chips={1: 100, 2: 100, 3: 100, 4: 9}), keep(1))
    assert view(hand, "wall").board["last_price"] == {}
    act(hand, sale(2, 3, 6, unseen=True))
    assert view(hand, "wall").board["last_price"] == {"1": 6, "2": 6, "3": 6}  # the ante was 5


def test_the_chance_that_the_held_card_stands_is_exact() -> None:
    # Two seats: 51 unseen cards, of which the king and the ace of hearts beat the queen, and three
    # lie against her: (49/51)(48/50)(47/49) = 0.88470…
    hand = table({1: "2c 3c 4c", 2: "2d 3d 4d"}, "Qh", chips={1: 9, 2: 9}, ante=1)
    assert view(hand, "wall").board["stands"] == 884705


def test_the_felt_says_the_same_whatever_lies_face_down() -> None:
    first, other = (
        act(table(), keep(1)),
        act(table({1: "2c 3c 4c", 2: "Ah Kh Qh", 3: "Jh Th 2d", 4: "3d 4d 5d"}), keep(1)),
    )
    for viewer in (1, 2, "dealer", "wall"):
        assert seen(first, viewer) == seen(other, viewer)


def test_no_trump_is_left_to_fear_once_the_ace_is_held() -> None:
    hand = act(table(PILES | {2: "Ah 3d 4d"}), keep(1), *turn(2))
    assert view(hand, "wall").board["stands"] == 1_000_000


def test_a_round_file_of_the_worked_example() -> None:
    played = record.play(record.write(act(table(), *EXAMPLE)), {"speculation": GAME}.get)
    assert played["chips"] == {"1": 119, "2": 95, "3": 91, "4": 95}
    assert played["carry"] == {"dealer": 1}
