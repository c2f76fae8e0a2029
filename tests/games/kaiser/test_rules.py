"""Kaiser, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.engine import Action, NotARound, Round, as_kind, result, view
from games.kaiser.rules import GAME, PACK
from tests.games.at_the_table import act, facts, may, offered, offers, paid, refused, sit, told
from tests.games.tricks_played import Played, play, takers

RACKS = {1: 50, 2: 50, 3: 50, 4: 50}
SEATS = [1, 2, 3, 4]
ORDER = "35789TJQKA"

FIVE_TRICKS = Played(
    [
        "Ah 5h Kh Qh",  # seat 1 takes the five of hearts
        "Ac Kc Qc Jc",  # seat 1
        "As Ks Qs Js",  # seat 1
        "Ad Kd Qd Jd",  # seat 1
        "8h 9h Th Jh",  # led by seat 1, taken by seat 4
        "Tc 9c 8c 7c",  # seat 4
        "Ts 9s 8s 3s",  # seat 4: seat 3 gives it the three of spades
        "9d 7d 8d Td",  # led by seat 4, taken by seat 3
    ],
    ORDER,
)
"""Seat 4 deals. Seats 1 and 3 take five tricks and the five: 10 points; seats 2 and 4 none."""
HALVES = {
    suit + half: [rank + suit for rank in ranks]
    for suit, low in (("c", "7"), ("d", "7"), ("h", "5"), ("s", "3"))
    for half, ranks in (("+", "AKQJ"), ("-", "T98" + low))
}
"""The pack in eight tricks to which everybody follows; "h-" holds the five, "s-" the three."""


def taken(*mine: str, dealer: int = 4) -> Played:
    """A deal in which seats 1 and 3 take these tricks, and no others."""
    seats, tricks = [1, 2, 3, 4], []
    leader = dealer % 4 + 1
    for name, cards in HALVES.items():
        order = seats[leader - 1 :] + seats[: leader - 1]
        taker = order[0 if (order[0] in (1, 3)) == (name in mine) else 1]
        highest, *others = cards
        at = order.index(taker)
        tricks.append(" ".join([*others[:at], highest, *others[at:]]))
        leader = taker
    return Played(tricks, ORDER)


SIX_TRICKS = taken("c+", "c-", "d+", "d-", "h+", "s+")
"""Six tricks and neither special card: 6 points to 4."""
BUT_THE_FIVE = taken("c+", "c-", "d+", "s+", "s-")
"""Five tricks with the three of spades: 2 points to 8."""
ONLY_THE_THREE = taken("s-")
"""One trick, with the three of spades: -2 points to 12."""


def bid(seat: int, points: int, no_trump: bool = False) -> Action:
    return Action(seat, "bid", {"points": points} | ({"no_trump": True} if no_trump else {}))


def passes(*seats: int) -> list[Action]:
    return [Action(seat, "pass") for seat in seats]


def trump(seat: int, suit: str) -> Action:
    return Action(seat, "trump", {"suit": suit})


def misdeal(seat: int) -> Action:
    return Action(seat, "misdeal")


def show(seat: int, card: str) -> Action:
    return Action("dealer", "show", {"card": card, "seat": seat})


def carry(first: int, second: int, dealer: int = 4, deals: int = 3, pot: int = 0) -> dict[str, Any]:
    scores = {"1+3": first, "2+4": second}
    return {"dealer": dealer, "deals": deals, "scores": scores, "pot": pot}


def a_deal(cards: Played = FIVE_TRICKS, dealer: int = 4, **setup: Any) -> Round:
    racks = setup.pop("racks", RACKS)
    return sit(GAME, racks, dealer=dealer, deck=[cards.deck(SEATS, dealer)], **setup)


def scored(round_: Round) -> list[int]:
    """What the deal has brought seats 1 and 3, and 2 and 4."""
    sheet = facts(round_)["sheet"]
    return [sheet["after"][side] - sheet["before"][side] for side in ("1+3", "2+4")]


def bidding_of(declarer: int, points: int, no_trump: bool = False) -> list[Action]:
    """All others pass; plain bids are for diamonds, which nobody can ruff with here."""
    said = [bid(s, points, no_trump) if s == declarer else passes(s)[0] for s in SEATS]
    return said if no_trump else [*said, trump(declarer, "d")]


def played(
    declarer: int, points: int, no_trump: bool = False, cards: Played = FIVE_TRICKS, **setup: Any
) -> Round:
    """That deal, played in this contract to its end."""
    dealt = act(a_deal(cards, **setup), *bidding_of(declarer, points, no_trump))
    return act(dealt, *cards.actions(SEATS, dealer=4))


# The cards


def test_thirty_two_cards_eight_to_each() -> None:
    wanted = {rank + suit for rank in "89TJQKA" for suit in "cdhs"} | {"7c", "7d", "5h", "3s"}
    assert set(PACK) == wanted
    dealt = sit(GAME, RACKS, seed=bytes(32))
    hands = [dealt.table.cards(f"hand:{seat}") for seat in SEATS]
    assert [len(cards) for cards in hands] == [8] * 4
    assert {card for cards in hands for card in cards} == wanted


# Bidding


def test_the_example_of_the_bidding() -> None:
    dealt = act(a_deal(), *passes(1), bid(2, 7), bid(3, 7, no_trump=True))
    assert may(dealt) == {(4, "bid"), (4, "pass")}
    assert refused(dealt, bid(4, 7)).code == "not-allowed"
    for last in (bid(4, 7, no_trump=True), bid(4, 8), bid(4, 12, no_trump=True), *passes(4)):
        again = act(a_deal(), *passes(1), bid(2, 7), bid(3, 7, no_trump=True))
        act(again, last)
        assert facts(again)["contract"]["seat"] == (3 if last.do == "pass" else 4)


def test_a_bid_must_be_higher_and_no_trump_is_between_two_numbers() -> None:
    dealt = act(a_deal(), bid(1, 7))
    assert refused(dealt, bid(2, 7)).message == "7 is not higher than 7."
    assert refused(dealt, bid(2, 6, no_trump=True)).code == "bad-value"
    act(dealt, bid(2, 7, no_trump=True))
    assert refused(dealt, bid(3, 7, no_trump=True)).code in ("bad-value", "not-allowed")
    act(dealt, bid(3, 8))


@pytest.mark.parametrize("points", [5, 13, 0, -6, True, 7.0, "7", None])
def test_a_bid_is_the_minimum_to_twelve_points(points: Any) -> None:
    assert refused(a_deal(), Action(1, "bid", {"points": points})).code == "bad-value"


@pytest.mark.parametrize(("minimum", "refused_points"), [(5, 4), (6, 5), (7, 6)])
def test_the_minimum_is_an_option(minimum: int, refused_points: int) -> None:
    dealt = a_deal(options={"minimum_bid": minimum})
    assert refused(dealt, bid(1, refused_points)).code == "bad-value"
    act(dealt, bid(1, minimum))


@pytest.mark.parametrize("value", [False, None, 1, "true"])
def test_no_trump_is_true_or_left_out(value: Any) -> None:
    action = Action(1, "bid", {"points": 7, "no_trump": value})
    assert refused(a_deal(), action).code == "bad-value"
    assert refused(a_deal(), Action(1, "bid", {"no_trump": True})).code == "missing-key"


def test_above_twelve_only_no_trump_and_above_that_nothing() -> None:
    dealt = act(a_deal(), bid(1, 12))
    assert refused(dealt, bid(2, 12)).code == "missing-key"
    act(dealt, bid(2, 12, no_trump=True))
    assert may(dealt) == {(3, "pass")}
    act(dealt, *passes(3))
    assert may(dealt) == {(4, "bid"), (4, "pass")}
    act(dealt, bid(4, 12, no_trump=True))
    assert facts(dealt)["contract"]["seat"] == 4


def test_the_deal_must_bid_when_the_others_have_passed() -> None:
    dealt = act(a_deal(), *passes(1, 2, 3))
    assert refused(dealt, *passes(4)).code == "not-now"
    act(dealt, bid(4, 6))
    assert facts(dealt)["contract"] == {"points": 6, "no_trump": False, "seat": 4}


def test_only_the_seat_whose_turn_it_is_bids_and_only_once() -> None:
    dealt = a_deal()
    assert refused(dealt, bid(2, 7)).code == "not-now"
    act(dealt, bid(1, 7), *passes(2, 3, 4))
    assert may(dealt) == {(1, "trump")}


def test_the_bidder_names_trumps_but_in_no_trump() -> None:
    dealt = act(a_deal(), *passes(1), bid(2, 6), *passes(3, 4))
    assert refused(dealt, trump(2, "x")).code == "bad-value"
    assert refused(dealt, trump(1, "h")).code == "not-now"
    act(dealt, trump(2, "h"))
    assert (facts(dealt)["trump"], may(dealt)) == ("h", {(1, "play")})
    without = act(a_deal(), *passes(1), bid(2, 6, no_trump=True), *passes(3, 4))
    assert ("trump" in facts(without), may(without)) == (False, {(1, "play")})


def test_who_leads_first_is_an_option() -> None:
    dealt = act(a_deal(options={"first_lead": "bidder"}), *passes(1), bid(2, 6), *passes(3, 4))
    assert may(act(dealt, trump(2, "h"))) == {(2, "play")}


# Misdeals

NOTHING = ["Tc", "9c", "8c", "7c", "Td", "9d", "8d", "7d"]


def a_poor_hand(seat: int, **setup: Any) -> Round:
    """Seat 4 deals; this seat has nothing, and there is a second deck."""
    others = [card for card in PACK if card not in NOTHING]
    at = 8 * (seat - 1)
    deck = [*others[:at], *NOTHING, *others[at:]]
    return sit(GAME, RACKS, dealer=4, deck=[deck, FIVE_TRICKS.deck(SEATS, 4)], **setup)


def test_a_hand_of_nothing_may_be_thrown_in_and_the_same_seat_deals_anew() -> None:
    dealt = act(a_poor_hand(2), bid(1, 7))
    assert offered(dealt, 2) == {(2, "bid"), (2, "pass"), (2, "misdeal")}
    assert offered(dealt, "dealer") == offered(dealt, 1) == {(2, "bid"), (2, "pass")}
    act(dealt, misdeal(2))
    assert "Player 2 has a misdeal, 10♣ 9♣ 8♣ 7♣ 10♦ 9♦ 8♦ 7♦. The same seat deals anew." in told(
        dealt
    )
    assert (dealt.table.dealer, facts(dealt)["bids"], dealt.undoable) == (4, [], False)
    assert may(dealt) == {(1, "bid"), (1, "pass")}
    assert dealt.table.cards("hand:1") == FIVE_TRICKS.deck(SEATS, 4)[:8]
    assert view(dealt, "wall").zones["hand:2"].cards == ["??"] * 8
    act(dealt, *bidding_of(1, 6), *FIVE_TRICKS.actions(SEATS, 4))
    assert (dealt.carry or {})["deals"] == 1


def test_a_misdeal_is_a_right_never_a_duty_and_for_the_forced_bid_too() -> None:
    dealt = act(a_poor_hand(4), *passes(1, 2, 3))
    assert may(dealt) == {(4, "bid"), (4, "misdeal")}
    act(a_poor_hand(1), *passes(1))


@pytest.mark.parametrize("card", ["Jc", "Qd", "Kh", "As", "5h", "3s"])
def test_a_hand_with_a_court_card_or_a_special_one_is_no_misdeal(card: str) -> None:
    hand = [*NOTHING[:7], card]
    rest = [other for other in PACK if other not in hand]
    dealt = sit(GAME, RACKS, dealer=4, deck=[[*hand, *rest]])
    assert refused(dealt, misdeal(1)).code == "not-now"


# Scoring


@pytest.mark.parametrize(
    ("declarer", "points", "no_trump", "cards", "wanted"),
    [
        (1, 7, False, FIVE_TRICKS, [10, 0]),
        (3, 10, True, FIVE_TRICKS, [20, 0]),
        (3, 11, False, FIVE_TRICKS, [-10, 0]),
        (2, 6, False, FIVE_TRICKS, [10, 0]),
        (2, 8, True, BUT_THE_FIVE, [2, 16]),
        (1, 8, False, SIX_TRICKS, [-6, 4]),
        (1, 8, True, SIX_TRICKS, [-12, 4]),
        (1, 6, True, SIX_TRICKS, [12, 4]),
        (1, 7, False, ONLY_THE_THREE, [-2, 12]),
        (3, 7, True, ONLY_THE_THREE, [-4, 12]),
    ],
)
def test_what_a_contract_brings(
    declarer: int, points: int, no_trump: bool, cards: Played, wanted: list[int]
) -> None:
    assert scored(played(declarer, points, no_trump, cards)) == wanted


@pytest.mark.parametrize(
    ("points", "no_trump", "cards", "wanted"),
    [
        (8, False, SIX_TRICKS, [-8, 4]),
        (8, True, SIX_TRICKS, [-16, 4]),
        (7, False, ONLY_THE_THREE, [-7, 12]),
    ],
)
def test_a_broken_contract_costs_the_points_bid_where_the_option_says_so(
    points: int, no_trump: bool, cards: Played, wanted: list[int]
) -> None:
    assert scored(played(1, points, no_trump, cards, options={"broken": "bid"})) == wanted


def test_what_is_lost_is_said_with_a_minus_sign() -> None:
    lost = played(1, 12, carry=carry(3, -4))
    assert "Player 1 and Player 3: −10 (12 broken), −7 in all." in told(lost)


def test_the_sheet_shows_both_sides_as_two_scorekeepers_write_them() -> None:
    sheet = facts(played(1, 7, carry=carry(3, -4)))["sheet"]
    assert sheet["before"] == {"1+3": 3, "2+4": -4}
    assert sheet["taken"] == [
        {"name": "1+3", "what": "tricks", "points": 5},
        {"name": "1+3", "what": "5♥", "points": 5},
        {"name": "2+4", "what": "tricks", "points": 3},
        {"name": "2+4", "what": "3♠", "points": -3},
    ]
    assert sheet["items"] == [
        {"name": "1+3", "what": "7 made", "points": 10},
        {"name": "2+4", "what": "defending", "points": 0},
    ]
    assert sheet["after"] == {"1+3": 13, "2+4": -4}
    assert [trick["points"] for trick in sheet["tricks"]] == [6, 1, 1, 1, 1, 1, -2, 1]
    assert [trick["seat"] for trick in sheet["tricks"]] == [1, 1, 1, 1, 4, 4, 4, 3]
    assert (sheet["better"], sheet["goal"]) == ("high", 52)


@pytest.mark.parametrize(
    ("before", "cards", "after"),
    [
        (45, SIX_TRICKS, 49),
        (46, SIX_TRICKS, 46),
        (46, taken("c+", "c-", "d+", "d-", "h+", "h-"), 45),
        (0, taken("c+", "c-", "d+", "d-", "h+", "h-"), -1),
    ],
)
def test_defenders_above_45_count_only_what_they_lose(
    before: int, cards: Played, after: int
) -> None:
    over = played(1, 8, cards=cards, carry=carry(0, before))
    assert as_kind(result(over)["scores"], dict[str, int])["2+4"] == after
    why = {item["what"] for item in facts(over)["sheet"]["items"]}
    assert ("defending, above 45" in why) == (before == after)


# The game


def test_scores_stand_as_before_until_the_deal_is_scored() -> None:
    dealt = act(a_deal(carry=carry(3, -4)), *bidding_of(1, 7))
    act(dealt, *FIVE_TRICKS.actions(SEATS, 4)[:-1])
    assert result(dealt)["scores"] == {"1+3": 3, "2+4": -4}


def test_below_52_the_game_goes_on_and_the_deal_goes_left() -> None:
    over = played(1, 7, carry=carry(41, 45, pot=3))
    assert over.carry == carry(51, 45, dealer=1, deals=4, pot=3)


def test_the_example_of_the_end_of_a_game() -> None:
    cards = taken("h-", "c+", "c-", dealer=1)
    before = carry(50, 45, dealer=1, deals=7, pot=20)
    dealt = a_deal(cards, 1, carry=before, options={"ante": 5, "stake": 1})
    act(dealt, *passes(2), bid(3, 8), *passes(4, 1), trump(3, "c"))
    over = act(dealt, *cards.actions(SEATS, dealer=1))
    assert paid(over) == [
        ("pot", "seat:3", 10),
        ("pot", "seat:1", 10),
        ("seat:2", "seat:3", 11),
        ("seat:4", "seat:1", 11),
    ]
    scores = {"1+3": 58, "2+4": 47}
    assert over.carry == {"finished": True, "winners": [1, 3], "deals": 8, "scores": scores}
    assert "Player 3 wins the game with 58." in told(over)


def test_the_higher_score_wins_whoever_has_reached_52() -> None:
    over = played(2, 6, cards=SIX_TRICKS, carry=carry(40, 60))
    assert (over.carry or {})["winners"] == [2, 4]


@pytest.mark.parametrize(("declarer", "won"), [(1, [1, 3]), (4, [2, 4])])
def test_of_equal_scores_the_declarers_win_and_no_stake_is_paid(
    declarer: int, won: list[int]
) -> None:
    before = carry(52, 46) if declarer == 4 else carry(46, 52)
    cards = taken(*(name for name in HALVES if name not in SIX_TRICKS_TO_US[declarer]))
    over = played(declarer, 6, cards=cards, carry=before, options={"stake": 1})
    assert result(over)["scores"] == {"1+3": 52, "2+4": 52}
    assert ((over.carry or {})["winners"], paid(over)) == (won, [])


SIX_TRICKS_TO_US = {1: ("h-", "s-"), 4: ("c+", "c-", "d+", "d-", "h+", "s+")}
"""The tricks that seats 1 and 3 leave to the others, so that the declarers take 6 points."""


def test_the_first_deal_takes_antes_and_without_chips_none_are_needed() -> None:
    first = a_deal(options={"ante": 5})
    assert paid(first) == [(f"seat:{seat}", "pot", 5) for seat in (1, 2, 3, 4)]
    over = played(1, 7, racks=dict.fromkeys(RACKS, 0))
    assert (paid(over), over.markers) == ([], {})
    assert over.carry == carry(10, 0, dealer=1, deals=1)


@pytest.mark.parametrize(
    "scores",
    [
        {"1+3": 1},
        {"1+3": 1, "2+4": 2, "1": 1},
        {"3+1": 1, "2+4": 2},
        {"1": 1, "2": 1, "3": 1, "4": 1},
        {"1+3": 1, "2+4": True},
        {"1+3": 1, "2+4": "2"},
        [1, 2],
    ],
)
def test_the_scores_of_a_carry_are_those_of_the_two_sides(scores: object) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RACKS, carry=carry(0, 0) | {"scores": scores}, seed=bytes(32))


@pytest.mark.parametrize("racks", [{1: 0, 2: 0, 3: 0}, {1: 0, 2: 0, 3: 0, 5: 0}])
def test_exactly_four_play(racks: dict[int, int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, racks, seed=bytes(32))


# Play


def test_suit_must_be_followed() -> None:
    dealt = act(a_deal(), *bidding_of(1, 7), play(1, "Ah"))
    assert "hearts were led" in refused(dealt, play(2, "Kc")).message
    act(dealt, play(2, "5h"))


def test_a_trump_takes_the_trick() -> None:
    dealt = act(sit(GAME, RACKS, dealer=4, cards="physical"), *bidding_of(1, 7))
    act(dealt, play(1, "As"), play(2, "8d"), play(3, "Ks"), play(4, "9d"))
    assert (takers(dealt), may(dealt)) == ([4], {(4, "play")})


def test_the_five_and_the_three_are_the_lowest_of_their_suits() -> None:
    dealt = act(sit(GAME, RACKS, dealer=4, cards="physical"), *bidding_of(1, 7))
    act(dealt, play(1, "5h"), play(2, "Ts"), play(3, "8h"), play(4, "Tc"))
    act(dealt, play(3, "3s"), play(4, "9h"), play(1, "8s"), play(2, "As"))
    assert takers(dealt) == [3, 2]


# Physical cards


def with_a_real_deck(**setup: Any) -> Round:
    return sit(GAME, RACKS, dealer=4, cards="physical", **setup)


def test_a_misdeal_is_taken_on_trust_and_shown() -> None:
    dealt = act(with_a_real_deck(), bid(1, 7), misdeal(2))
    assert may(dealt) == {("dealer", "show")}
    assert "no misdeal" in refused(dealt, show(2, "Ah")).message
    assert "no misdeal" in refused(dealt, show(2, "5h")).message
    assert refused(dealt, show(3, "Tc")).code == "bad-value"
    assert refused(dealt, show(2, "2c")).code == "bad-value"
    act(dealt, show(2, "Tc"))
    assert refused(dealt, show(2, "Tc")).code == "bad-value"
    act(dealt, *(show(2, card) for card in NOTHING[1:]))
    assert may(dealt) == {(1, "bid"), (1, "pass"), (1, "misdeal")}
    act(dealt, *bidding_of(1, 6))
    for seat, card in zip(SEATS, ("Tc", "9c", "Ac", "8c"), strict=True):
        act(dealt, play(seat, card))
    assert "faults" not in result(dealt)


def test_a_false_claim_is_taken_back() -> None:
    dealt = act(with_a_real_deck(), misdeal(1), show(1, "Tc"))
    dealt.undo()
    dealt.undo()
    assert may(dealt) == {(1, "bid"), (1, "pass"), (1, "misdeal")}
    act(dealt, *passes(1))


def test_a_revoke_is_reported_with_a_real_deck() -> None:
    dealt = act(with_a_real_deck(), *bidding_of(1, 7))
    act(dealt, play(1, "Ah"), play(2, "Tc"), play(3, "Kh"), play(4, "5h"))
    act(dealt, play(1, "Ac"), play(2, "8h"))
    assert result(dealt)["faults"] == [{"action": 6, "seat": 2, "kind": "revoke"}]


def test_only_cards_of_the_deck_are_offered_and_accepted_with_a_real_deck() -> None:
    dealt = act(with_a_real_deck(), *bidding_of(1, 7))
    for card in ("7h", "7s", "5c", "3h", "2c", "??"):
        assert refused(dealt, play(1, card)).code == "bad-value"
    offer = offers(dealt, "dealer")[0].values["card"]
    assert set(as_kind(offer, list[str])) == set(PACK)


# What the felt is told of it


def open_bids(round_: Round) -> list[tuple[int, bool]]:
    bids = view(round_, "wall").board["bids"]
    return [(bid["points"], bid["no_trump"]) for bid in bids if bid["open"]]


def test_the_felt_offers_the_bids_that_may_be_made_now() -> None:
    deal = act(a_deal(), bid(1, 10, no_trump=True))
    assert open_bids(deal) == [(11, False), (12, False), (11, True), (12, True)]
    act(deal, *passes(2, 3))
    assert (10, True) in open_bids(deal), "the deal may bid as high"
    act(deal, *passes(4))
    assert open_bids(deal) == []
