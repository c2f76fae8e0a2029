"""Polignac, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.engine import Action, NotARound, Round, Viewer, as_kind, options_of, result, view
from games.polignac.rules import GAME, deck
from tests.games.at_the_table import act, facts, may, offered, offers, paid, refused, sit, told
from tests.games.tricks_played import Played, play, takers

FOUR = {1: 20, 2: 20, 3: 20, 4: 20}
THREE = {1: 30, 2: 30, 3: 30}
ORDER = "789TAJQK"

EXAMPLE = Played(
    [
        "Jc Ac Tc 9c",  # seat 1 takes the jack of clubs
        "9d Jd Ad Td",  # seat 2 that of diamonds
        "Js As Ts 9s",  # led by seat 2: the Polignac
        "8c 7c Kc Qc",  # led by seat 2, taken by seat 4
        "Jh Ah Th 9h",  # led by seat 4: the jack of hearts
        "Kh Qh 8h 7h",
        "Kd Qd 8d 7d",
        "Ks Qs 8s 7s",
    ],
    ORDER,
)
"""The first example of a deal; seat 4 deals."""
LAST_DEAL = Played(
    [
        "Js As Ts 9s",  # seat 1 takes the Polignac
        "7c 8c Kc Jc",  # seat 3 the jack of clubs
        "Kh Qh Th Jh",  # led by seat 3: that of hearts
        "7d Kd Td Jd",  # led by seat 3, taken by seat 4: that of diamonds
        "Ac Tc 9c Qc",  # led by seat 4
        "Ah 9h 8h 7h",
        "Qd Ad 9d 8d",
        "Ks Qs 8s 7s",
    ],
    ORDER,
)
"""The second example; seat 4 deals."""
ALL_OF_THEM = Played(
    [
        *(f"K{suit} J{suit} A{suit} T{suit}" for suit in "chds"),
        *(f"Q{suit} 9{suit} 8{suit} 7{suit}" for suit in "chds"),
    ],
    ORDER,
)
"""Whoever leads takes every trick."""
JACK_TAKES_ITSELF = Played(
    ["Ah Th Jh 7h", "Kh Qh 9h 8h"]
    + [
        " ".join(rank + suit for rank in ranks)
        for suit in "cds"
        for ranks in (("K", "Q", "J", "A"), ("T", "9", "8", "7"))
    ],
    ORDER,
)
"""An example of a trick, and what follows; seat 4 deals."""
DEALER_TAKES_ALL = Played(
    [
        "8c 9c Kc",
        "Jc Ac Tc",
        "Kd Jd Ad",
        "Qd Td 9d",
        "Kh Jh Ah",
        "Qh Th 9h",
        "Ks Js As",
        "Qs Ts 9s",
        "Qc 8d 8h",
        "8s 7d 7h",
    ],
    ORDER,
)
"""Three seats, of which seat 1 deals and takes all jacks."""


def a_deal(
    cards: Played = EXAMPLE, racks: dict[int, int] = FOUR, dealer: int = 4, **setup: Any
) -> Round:
    return sit(GAME, racks, dealer=dealer, deck=[cards.deck(sorted(racks), dealer)], **setup)


def played(
    cards: Played = EXAMPLE, racks: dict[int, int] = FOUR, dealer: int = 4, **setup: Any
) -> Round:
    """That deal, played to its end."""
    dealt = a_deal(cards, racks, dealer, **setup)
    return act(dealt, *cards.actions(sorted(racks), dealer))


def carry(scores: dict[str, int], dealer: int, deals: int, pot: int) -> dict[str, Any]:
    return {"dealer": dealer, "deals": deals, "scores": scores, "pot": pot}


# The cards


@pytest.mark.parametrize(("seats", "each"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_the_whole_pack_is_dealt_in_equal_hands(seats: int, each: int) -> None:
    dealt = sit(GAME, dict.fromkeys(range(1, seats + 1), 5), seed=bytes(32))
    hands = [dealt.table.cards(f"hand:{seat}") for seat in dealt.table.seats]
    assert [len(hand) for hand in hands] == [each] * seats
    assert dealt.table.cards("stock") == []
    sevens = {card for hand in hands for card in hand if card in ("7c", "7s")}
    assert sevens == ({"7c", "7s"} if seats == 4 else set())


def test_hands_are_dealt_all_at_once_from_the_deals_left() -> None:
    cards = list(deck(3))
    dealt = sit(GAME, THREE, dealer=2, deck=[cards])
    assert dealt.table.cards("hand:3") == cards[:10]
    assert dealt.table.cards("hand:1") == cards[10:20]
    assert dealt.table.cards("hand:2") == cards[20:]
    assert dealt.prompt is not None
    assert dealt.prompt.awaited == (3,)


def test_a_card_that_is_left_out_is_not_in_the_deck() -> None:
    with pytest.raises(NotARound):
        sit(GAME, THREE, deck=[["7c"]])


def test_the_king_is_highest_and_the_ace_below_the_jack() -> None:
    over = played(JACK_TAKES_ITSELF)
    assert takers(over)[0] == 3, "the jack takes itself"
    first = {"seat": 3, "cards": ["Ah", "Th", "Jh", "7h"], "points": 1}
    assert facts(over)["sheet"]["tricks"][0] == first


# Play


def test_suit_must_be_followed() -> None:
    dealt = act(a_deal(), play(1, "Jc"))
    assert "clubs were led" in refused(dealt, play(2, "Jd")).message
    act(dealt, play(2, "8c"))


def test_who_cannot_follow_may_play_anything() -> None:
    dealt = a_deal(DEALER_TAKES_ALL, THREE, dealer=1)
    act(dealt, *DEALER_TAKES_ALL.actions([1, 2, 3], dealer=1)[:24], play(1, "Qc"), play(2, "7d"))


def test_the_taker_leads_to_the_next_trick_and_nobody_else_may_do_anything() -> None:
    dealt = a_deal(JACK_TAKES_ITSELF)
    act(dealt, play(1, "Ah"), play(2, "Th"), play(3, "Jh"), play(4, "7h"))
    assert may(dealt) == {(3, "play")}
    assert refused(dealt, play(4, "8h")).code == "not-now"


def test_only_the_seat_itself_is_offered_its_cards() -> None:
    dealt = a_deal(JACK_TAKES_ITSELF)
    assert offered(dealt, 1) == {(1, "play")}
    assert offered(dealt, "dealer") == offered(dealt, "wall") == offered(dealt, 2) == set()


def test_a_taken_trick_lies_until_the_next_is_led_and_stays_in_the_record_and_the_sheet() -> None:
    dealt = a_deal(JACK_TAKES_ITSELF)
    act(dealt, play(1, "Ah"), play(2, "Th"), play(3, "Jh"), play(4, "7h"))
    assert view(dealt, "wall").zones["trick"].cards == ["Ah", "Th", "Jh", "7h"]
    act(dealt, play(3, "Kh"))
    viewers: tuple[Viewer, ...] = ("wall", "dealer", 1, 3)
    for viewer in viewers:
        shown = view(dealt, viewer)
        assert all("Th" not in zone.cards for zone in shown.zones.values())
        assert [step.args["card"] for step in shown.record[1:5]] == ["Ah", "Th", "Jh", "7h"]
    over = played(JACK_TAKES_ITSELF)
    assert facts(over)["sheet"]["tricks"][0]["cards"] == ["Ah", "Th", "Jh", "7h"]
    assert len(facts(over)["sheet"]["tricks"]) == 8


def test_nothing_of_a_deal_is_scored_before_all_tricks_are_played() -> None:
    dealt = act(a_deal(), *EXAMPLE.actions([1, 2, 3, 4], dealer=4)[:-1])
    assert result(dealt)["scores"] == {"1": 0, "2": 0, "3": 0, "4": 0}
    assert "after" not in facts(dealt)["sheet"]
    assert facts(dealt)["sheet"]["tricks"] == []


# Points and chips


def test_the_example_of_a_deal() -> None:
    over = played(EXAMPLE, options={"token": 2})
    assert paid(over) == [("seat:1", "pot", 2), ("seat:2", "pot", 6), ("seat:4", "pot", 2)]
    assert {transfer.why for transfer in over.transfers} == {"jacks"}
    assert over.carry == carry({"1": 1, "2": 3, "3": 0, "4": 1}, dealer=1, deals=1, pot=10)
    assert result(over)["scores"] == {"1": 1, "2": 3, "3": 0, "4": 1}


def test_the_score_sheet_says_what_the_deal_brought_and_why() -> None:
    sheet = facts(played())["sheet"]
    assert sheet["items"] == [
        {"name": "1", "what": "J♣", "points": 1},
        {"name": "2", "what": "J♦", "points": 1},
        {"name": "2", "what": "J♠", "points": 2},
        {"name": "4", "what": "J♥", "points": 1},
    ]
    assert sheet["before"] == {"1": 0, "2": 0, "3": 0, "4": 0}
    assert sheet["after"] == {"1": 1, "2": 3, "3": 0, "4": 1}
    assert (sheet["better"], sheet["goal"]) == ("low", 10)
    assert "Player 2: 3 (J♦, J♠), 3 in all." in told(played())


def test_taking_all_jacks_costs_five() -> None:
    over = played(ALL_OF_THEM)
    assert result(over)["scores"] == {"1": 5, "2": 0, "3": 0, "4": 0}
    assert paid(over) == [("seat:1", "pot", 5)]


def test_the_lowest_score_takes_the_pot_when_somebody_has_reached_the_limit() -> None:
    before = carry({"1": 9, "2": 8, "3": 5, "4": 3}, dealer=4, deals=5, pot=25)
    over = played(LAST_DEAL, carry=before)
    assert paid(over) == [
        ("seat:1", "pot", 2),
        ("seat:3", "pot", 2),
        ("seat:4", "pot", 1),
        ("pot", "seat:4", 30),
    ]
    assert over.transfers[-1].why == "game won"
    scores = {"1": 11, "2": 8, "3": 7, "4": 4}
    assert over.carry == {"finished": True, "winners": [4], "deals": 6, "scores": scores}


def test_equal_winners_share_from_the_deals_left() -> None:
    before = carry({"1": 6, "2": 7, "3": 7}, dealer=1, deals=4, pot=20)
    over = played(DEALER_TAKES_ALL, THREE, 1, carry=before, options={"limit": 11})
    assert paid(over) == [("seat:1", "pot", 5), ("pot", "seat:2", 13), ("pot", "seat:3", 12)]
    assert (over.carry or {})["winners"] == [2, 3]


def test_a_game_goes_on_below_the_limit_and_the_deal_goes_left() -> None:
    before = carry({"1": 6, "2": 7, "3": 7}, dealer=1, deals=4, pot=20)
    over = played(DEALER_TAKES_ALL, THREE, 1, carry=before, options={"limit": 12})
    assert over.carry == carry({"1": 11, "2": 7, "3": 7}, dealer=2, deals=5, pot=25)


def test_with_token_0_no_chip_moves_and_racks_may_be_empty() -> None:
    over = played(EXAMPLE, dict.fromkeys(FOUR, 0), options={"token": 0})
    assert (paid(over), over.markers) == ([], {})
    assert over.carry == carry({"1": 1, "2": 3, "3": 0, "4": 1}, dealer=1, deals=1, pot=0)


def test_points_are_compulsory() -> None:
    over = played(EXAMPLE, {1: 0, 2: 1, 3: 0, 4: 5})
    assert paid(over) == [
        ("house", "seat:1", 1),
        ("seat:1", "pot", 1),
        ("house", "seat:2", 2),
        ("seat:2", "pot", 3),
        ("seat:4", "pot", 1),
    ]
    assert over.markers == {1: 1, 2: 2}


def test_a_limit_lowered_meanwhile_ends_the_game_with_this_deal() -> None:
    before = carry({"1": 3, "2": 11, "3": 9, "4": 0}, dealer=4, deals=1, pot=32)
    assert not a_deal(carry=before).finished
    assert (played(carry=before).carry or {})["winners"] == [4]


def test_a_rack_for_the_whole_game_is_suggested_when_it_begins() -> None:
    assert GAME.suggested_rack
    assert GAME.suggested_rack(4, options_of(GAME, {"token": 2})) == 28
    assert GAME.suggested_rack(4, options_of(GAME, {"token": 0})) == 0
    said = "A game can cost 14: a fair rack to start with."
    assert said in told(sit(GAME, THREE | {1: 13}, seed=bytes(32)))
    assert told(sit(GAME, THREE, seed=bytes(32))) == []
    assert told(sit(GAME, THREE | {1: 0}, seed=bytes(32), options={"token": 0})) == []


# Who sits here


def test_others_break_up_the_game_and_a_new_one_begins() -> None:
    before = carry({"1": 4, "2": 3, "5": 3}, dealer=2, deals=2, pot=11)
    dealt = sit(GAME, {1: 0, 3: 0, 5: 0}, carry=before, seed=bytes(32))
    assert paid(dealt) == [("pot", "seat:1", 6), ("pot", "seat:5", 5)]
    assert {transfer.why for transfer in dealt.transfers} == {"game broken up"}
    assert dealt.table.dealer == 1, "the carry's deal does not decide"
    assert result(dealt)["scores"] == {"1": 0, "3": 0, "5": 0}
    assert facts(dealt)["deal"] == 1


def test_where_nobody_of_the_old_game_is_here_its_pot_is_played_for() -> None:
    before = carry({"4": 4, "5": 3, "6": 3}, dealer=4, deals=2, pot=10)
    dealt = sit(GAME, THREE, carry=before, dealer=2, seed=bytes(32))
    assert (paid(dealt), dealt.table.chips("pot"), dealt.table.dealer) == ([], 10, 2)


def test_who_sits_in_a_seat_takes_over_its_score() -> None:
    before = carry({"1": 4, "2": 3, "3": 3}, dealer=2, deals=2, pot=10)
    dealt = sit(GAME, THREE, carry=before, seed=bytes(32))
    assert (result(dealt)["scores"], dealt.table.dealer) == (before["scores"], 2)


def test_a_finished_game_begins_anew() -> None:
    over = {"finished": True, "winners": [1], "deals": 3, "scores": {"1": 4, "2": 11, "3": 5}}
    dealt = sit(GAME, THREE, carry=over | {"markers": {"2": 3}}, seed=bytes(32))
    assert result(dealt)["scores"] == {"1": 0, "2": 0, "3": 0}
    assert dealt.markers == {2: 3}


@pytest.mark.parametrize(
    "wrong",
    [
        {"dealer": 1},
        {"scores": {"1": 1, "2": 2, "3": 3}},
        carry({"1": 1, "2": 2, "3": 3}, 1, 0, 5),
        carry({"1": 1, "2": -2, "3": 3}, 1, 2, 5),
        carry({"1": 1, "2": 2, "7": 3}, 1, 2, 5),
        carry({"1": 1, "2": True, "3": 3}, 1, 2, 5),
        carry({"1": 1, "2": 2, "3": 3}, 4, 2, 5),
        carry({"1": 1, "2": 2, "3": 3}, 1, 2, -1),
        carry({"1": 1, "2": 2, "3": 3}, 1, 2, 5) | {"finished": False},
        carry({"1": 1, "2": 2, "3": 3}, 1, 2, 5) | {"better": "low"},
        {**carry({"1": 1, "2": 2, "3": 3}, 1, 2, 5), "pot": None},
    ],
)
def test_a_carry_has_all_of_its_keys_and_no_more(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, THREE, carry=wrong, seed=bytes(32))


@pytest.mark.parametrize(
    "options", [{"ante": 1}, {"stake": 1}, {"limit": 0}, {"limit": 101}, {"token": -1}]
)
def test_it_has_two_options_of_its_own_and_no_others(options: dict[str, int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, THREE, options=options, seed=bytes(32))


# Physical cards


def a_real_deal(**setup: Any) -> Round:
    return sit(GAME, THREE, dealer=3, cards="physical", **setup)


def test_with_a_real_deck_nothing_is_shown_but_the_cards_played() -> None:
    dealt = a_real_deal()
    assert may(dealt) == {(1, "play")}
    act(dealt, play(1, "Ah"), play(2, "9d"), play(3, "Kh"))
    assert may(dealt) == {(3, "play")}
    assert refused(dealt, play(3, "9d")).code == "bad-value"
    assert refused(dealt, play(3, "7c")).code == "bad-value"
    assert refused(dealt, play(3, "2c")).code == "bad-value"


def test_a_revoke_is_reported_once_at_the_first_card_that_proves_it() -> None:
    dealt = a_real_deal()
    act(dealt, play(1, "Ah"), play(2, "9d"), play(3, "Kh"), play(3, "Qh"), play(1, "Th"))
    act(dealt, play(2, "8d"))
    act(dealt, play(3, "Ac"), play(1, "Tc"))
    assert "faults" not in result(dealt)
    act(dealt, play(2, "9h"))
    revokes = [
        {"action": 1, "seat": 2, "kind": "revoke"},
        {"action": 5, "seat": 2, "kind": "revoke"},
    ]
    assert result(dealt)["faults"] == revokes, "the earlier play first; clubs are not proved yet"


def test_what_is_offered_over_a_real_deck_is_the_deck_of_this_game() -> None:
    dealt = a_real_deal()
    offer = offers(dealt, "dealer")[0].values["card"]
    assert set(as_kind(offer, list[str])) == set(deck(3))


def test_play_names_a_card_and_nothing_else() -> None:
    dealt = a_real_deal()
    assert refused(dealt, Action(1, "play", {})).code == "missing-key"
    assert refused(dealt, Action(1, "play", {"card": "Ah", "seat": 1})).code == "unknown-key"
    assert refused(dealt, Action("dealer", "play", {"card": "Ah"})).code == "not-now"


def test_the_felt_names_the_cards_that_cost_points() -> None:
    jacks = [(each["card"], each["points"]) for each in view(a_deal(), "wall").board["jacks"]]
    assert jacks == [("Js", 2), ("Jc", 1), ("Jd", 1), ("Jh", 1)]
