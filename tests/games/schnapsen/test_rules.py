"""Schnapsen, rule by rule; the counts are added up by hand beside the tricks."""

from typing import Any

import pytest

from games.engine import JSON, Action, NotARound, Round, as_kind, record, result
from games.schnapsen.rules import GAME
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, seen, sit, told

RACKS = {1: 50, 2: 50}


def play(seat: int, card: str) -> Action:
    return Action(seat, "play", {"card": card})


def marry(seat: int, suit: str) -> Action:
    return Action(seat, "marry", {"suit": suit})


def do(seat: int, verb: str) -> Action:
    return Action(seat, verb)


def tricks(*cards: str, leader: int = 1) -> list[Action]:
    """Tricks, each "led answer winner": the cards in the order played, and who leads the next."""
    played = []
    for trick in cards:
        led, answer, winner = trick.split()
        played += [play(leader, led), play(3 - leader, answer)]
        leader = int(winner)
    return played


def a_deal(first: str, other: str, upcard: str, stock: str = "", **setup: Any) -> Round:
    """A deal in which the player with the first lead (seat 1, unless `dealer` is 1) is dealt
    `first`, and the dealer `other`.
    """
    hand, others = first.split(), other.split()
    deck = [*hand[:3], *others[:3], upcard, *hand[3:], *others[3:], *stock.split()]
    racks = setup.pop("racks", RACKS)
    return sit(GAME, racks, dealer=setup.pop("dealer", 2), deck=[deck], **setup)


def real(*shown: str, dealer: int = 2, **setup: Any) -> Round:
    """A deal with a real deck, this upcard shown."""
    round_ = sit(GAME, RACKS, dealer=dealer, cards="physical", **setup)
    return act(round_, *(Action("dealer", "show", {"card": card}) for card in shown))


def carry(scores: dict[str, int], **more: Any) -> dict[str, Any]:
    return {"dealer": 2, "deals": 4, "scores": scores, "pot": 0, **more}


def scores(round_: Round) -> dict[str, int]:
    assert round_.finished
    return as_kind(result(round_)["scores"], dict[str, int])


# The deal


def test_three_to_each_then_the_upcard_then_two_to_each() -> None:
    dealt = sit(
        GAME,
        RACKS,
        dealer=1,
        deck=[["Ac", "Kc", "Qc", "Ad", "Kd", "Qd", "Th", *["Jc", "Tc"], "Jd", "Td"]],
    )
    assert dealt.table.cards("hand:2") == ["Ac", "Kc", "Qc", "Jc", "Tc"]
    assert dealt.table.cards("hand:1") == ["Ad", "Kd", "Qd", "Jd", "Td"]
    assert dealt.table.cards("upcard") == ["Th"]
    assert facts(dealt)["trump"] == "h"
    assert len(dealt.table.cards("stock")) == 9


def test_the_non_dealer_has_the_first_lead() -> None:
    dealt = sit(GAME, RACKS, dealer=1, seed=bytes(32))
    assert dealt.prompt is not None
    assert dealt.prompt.awaited == (2,)
    assert refused(dealt, do(1, "close")).code == "not-now"


# Before every lead

LEADER = "Jh As Ks Ac Td"
OTHER = "Qc Jc Qd Jd Ah"
STOCK = "Ts Kc Qs Js Kd Tc Qh Kh Ad"


def after_one_trick(**setup: Any) -> Round:
    """Hearts are trumps; seat 1 has taken the first trick, and holds their jack."""
    return act(a_deal(LEADER, OTHER, "Th", STOCK, **setup), *tricks("As Jc 1"))


def test_before_the_first_lead_one_may_close_and_marry_and_no_more() -> None:
    assert may(a_deal(LEADER, OTHER, "Th", STOCK)) == {(1, "play"), (1, "close")}
    married = a_deal("Jh Kc Qc Ks As", "Ac Jc Qd Jd Ah", "Th")
    assert may(married) == {(1, "play"), (1, "close"), (1, "marry")}


def test_only_the_leader_has_any_of_the_four() -> None:
    dealt = act(after_one_trick(), play(1, "Ks"))
    assert may(dealt) == {(2, "play")}


def test_the_jack_of_trumps_is_exchanged_for_the_upcard() -> None:
    dealt = act(after_one_trick(), do(1, "exchange"))
    assert dealt.table.cards("upcard") == ["Jh"]
    assert "Th" in dealt.table.cards("hand:1")
    assert refused(dealt, do(1, "exchange")).code == "not-now"
    assert facts(dealt)["trump"] == "h"


def test_who_does_not_hold_the_jack_cannot_exchange() -> None:
    dealt = act(a_deal("Ac As Ks Qh Td", OTHER, "Th"), *tricks("As Jc 1"))
    assert refused(dealt, do(1, "exchange")).code == "not-now"


def test_one_exchanges_closes_and_marries_in_any_order_and_leads_after_it() -> None:
    dealt = act(a_deal("Jh As Kd Qd Td", OTHER.replace("Qd", "Tc"), "Th"), *tricks("As Jc 1"))
    act(dealt, do(1, "exchange"), do(1, "close"), marry(1, "d"))
    assert may(dealt) == {(1, "play")}
    assert refused(dealt, play(1, "Td")).message.endswith("one of the marriage must be led.")
    act(dealt, play(1, "Qd"))
    other = act(a_deal("Jh As Kd Qd Td", OTHER.replace("Qd", "Tc"), "Th"), *tricks("As Jc 1"))
    act(other, do(1, "exchange"), play(1, "Td"))


def test_after_a_marriage_only_a_lead_of_the_two_is_allowed() -> None:
    dealt = act(a_deal("Jh Kc Qc Ks As", "Ac Jc Qd Jd Ah", "Th"), marry(1, "c"))
    for verb in ("close", "exchange", "declare"):
        assert refused(dealt, do(1, verb)).code == "not-now"
    assert refused(dealt, marry(1, "c")).code == "not-now"


def test_a_closed_stock_is_not_drawn_from_nor_exchanged_with() -> None:
    dealt = act(after_one_trick(), do(1, "close"))
    assert refused(dealt, do(1, "close")).code == "not-now"
    assert refused(dealt, do(1, "exchange")).code == "not-now"
    before = len(dealt.table.cards("stock"))
    act(dealt, play(1, "Ac"), play(2, "Qc"))
    assert len(dealt.table.cards("stock")) == before
    assert len(dealt.table.cards("hand:1")) == len(dealt.table.cards("hand:2")) == 4
    assert '"Th"' not in seen(dealt, 1), "the upcard lies face down"


def test_one_closes_and_exchanges_for_the_last_time_before_the_fourth_lead() -> None:
    dealt = after_one_trick()
    act(dealt, *tricks("Ks Qd 1", "Ac Qc 1"))
    assert {(1, "close"), (1, "exchange")} <= may(dealt)
    act(dealt, *tricks("Td Jd 1"))
    assert not {"close", "exchange"} & {verb for _, verb in may(dealt)}


def test_one_marries_with_the_stock_closed_or_gone() -> None:
    dealt = act(a_deal("Kd Qd As Ks Jc", WEAK.replace("Jc", "Jd"), "Th"), do(1, "close"))
    act(dealt, *tricks("As Jd 1"), marry(1, "d"))
    gone = act(real("Th"), *tricks("Ac Jc 1", "Tc Qc 1", "Kc Js 1", "As Jd 1", "Ad Td 1"))
    assert gone.table.cards("stock") == []
    act(gone, marry(1, "d"))


def test_what_the_hand_allows_is_offered_to_its_player_alone() -> None:
    dealt = after_one_trick()
    assert (1, "exchange") in offered(dealt, 1)
    for viewer in (2, "dealer", "wall"):
        assert offered(dealt, viewer) == {(1, "close"), (1, "declare")}


# Tricks and draws


def test_the_taker_draws_first_and_leads() -> None:
    dealt = after_one_trick()
    assert dealt.table.cards("hand:1")[-1] == "Ts"
    assert dealt.table.cards("hand:2")[-1] == "Kc"
    assert facts(dealt)["tricks"]["takers"][-1] == 1


def test_a_trump_takes_a_plain_suit_and_the_higher_card_its_own() -> None:
    dealt = act(a_deal(LEADER, OTHER, "Th", STOCK), *tricks("As Ah 2"))
    assert facts(dealt)["tricks"]["takers"][-1] == 2
    act(dealt, play(2, "Jd"), play(1, "Td"))
    assert facts(dealt)["tricks"]["takers"][-1] == 1


def test_of_the_last_two_cards_the_loser_gets_the_upcard() -> None:
    dealt = act(after_one_trick(), *tricks("Ks Qd 1", "Ac Qc 1", "Td Jd 1", "Ts Ah 2"))
    assert dealt.table.cards("stock") == dealt.table.cards("upcard") == []
    assert "Th" in dealt.table.cards("hand:1")
    assert dealt.table.cards("hand:2")[-1] == "Ad"


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("As Qs Jh Ac", {"As"}),
        ("Qs Jh Ac", {"Qs"}),
        ("Jh Ac", {"Jh"}),
        ("Ac Tc", {"Ac", "Tc"}),
    ],
)
def test_the_classes_of_an_answer_once_the_stock_is_closed(hand: str, allowed: set[str]) -> None:
    """Stock closed, spades led with the king, hearts trumps."""
    cards = [*hand.split(), "Jd", "Qd", "Kd"][:5]
    allowed = allowed if hand != "Ac Tc" else {*cards}
    dealt = a_deal("Ks Js Ts Kc Qc", " ".join(cards), "Th")
    act(dealt, do(1, "close"), play(1, "Ks"))
    for card in cards:
        if card in allowed:
            continue
        assert refused(dealt, play(2, card)).code == "bad-value"
    for card in allowed:
        twin = Round(dealt.setup, dealt.actions)
        act(twin, play(2, card))


def test_a_trick_lies_open_until_the_next_action_and_is_not_seen_again() -> None:
    dealt = after_one_trick()
    assert '"As"' in seen(dealt, "wall")
    act(dealt, do(1, "close"))
    for viewer in (1, 2, "dealer", "wall"):
        assert '"As"' not in seen(dealt, viewer)
        assert '"Jc"' not in seen(dealt, viewer)


# Counting

RICH = "Kd Js Jd Qd Ah"
"""What the player who wins in the end is dealt, by the dealer's side of the table."""


def other_has(third_led: str, third: str) -> Round:
    """Seat 2 leads and takes A+Q and T+K of the plain suits, 28, and a third trick; seat 1 takes
    all the others, 69 or 68, and is about to declare.
    """
    dealt = a_deal("Ac Tc Jc Qc Ks", "Qd Kd Js Jd Ah", "Qh", "Kc Kh Qs Th Jh As Ts Td Ad", dealer=1)
    act(dealt, *tricks("Ac Qd 2", "Tc Kd 2", f"{third_led} Js 2", "Ks Ah 1", leader=2))
    act(dealt, *tricks("As Td 1"))  # 15 + 21
    act(dealt, *tricks("Th Jh 1", "Kh Qh 1", f"Ad {third} 1"))  # + 12 + 7 + 13 or 14
    return dealt


def test_the_other_has_33_or_more_and_one_point_is_scored() -> None:
    dealt = act(other_has("Qc", "Jc"), do(1, "declare"))
    assert "Player 1 declares 66 and has 68." in told(dealt)
    assert "Player 2 has 33 in tricks and marriages." in told(dealt)
    assert scores(dealt) == {"1": 1, "2": 0}


def test_the_other_has_32_or_less_and_two_points_are_scored() -> None:
    dealt = act(other_has("Jc", "Qc"), do(1, "declare"))
    assert "Player 2 has 32 in tricks and marriages." in told(dealt)
    assert scores(dealt) == {"1": 2, "2": 0}


STRONG = "Ah Th Kh Qh As"
WEAK = "Ac Tc Kc Qc Jc"
TAIL = "Ts Ks Qs Js Ad Td Kd Qd Jd"


def test_the_other_has_no_trick_and_three_points_are_scored() -> None:
    dealt = act(a_deal(STRONG, WEAK, "Jh", TAIL), *tricks("As Jc 1"))  # 13
    act(dealt, marry(1, "h"), *tricks("Kh Ks 1", "Ts Qc 1"))  # + 40 + 8 + 13
    act(dealt, do(1, "declare"))
    assert "Player 1 declares 66 and has 74." in told(dealt)
    assert scores(dealt) == {"1": 3, "2": 0}


def test_a_declaration_with_less_gives_the_other_two_or_three_without_a_trick() -> None:
    dealt = act(a_deal(STRONG, WEAK, "Jh", TAIL), *tricks("As Jc 1"))
    act(dealt, marry(1, "h"), *tricks("Kh Ks 1"), do(1, "declare"))  # 13 + 40 + 8 = 61
    assert "Player 1 declares 66 and has 61." in told(dealt)
    assert scores(dealt) == {"1": 0, "2": 3}


def test_who_has_taken_a_trick_scores_two_by_a_wrong_declaration() -> None:
    dealt = act(a_deal("Jd Ah Th As Kh", "Ad Tc Kc Qc Jc", "Jh"))
    act(dealt, *tricks("Jd Ad 2", "Jc Ah 1"), do(1, "declare"))
    assert scores(dealt) == {"1": 0, "2": 2}


CLOSER = "Qd Js Jd Ah Kd"
OPPONENT = "Ac Ks Tc Jc Qc"


def closed_with_14_against() -> Round:
    """Seat 2 has one trick, 14 points; seat 1 has one, 15, and the stock is closed. Then seat 2
    takes 25 more, and seat 1 comes to 67.
    """
    dealt = a_deal(OPPONENT, CLOSER, "Jh", "As Kh Qh Td", dealer=1)
    act(dealt, *tricks("Ac Qd 2", "Ks Ah 1", leader=2), do(1, "close"))
    act(dealt, marry(1, "h"), *tricks("Kh Jc 1", "Js As 2"))  # 15 + 40 + 6; 14 + 13
    return act(dealt, *tricks("Td Jd 2", "Qc Qh 1", leader=2))  # 27 + 12; 61 + 6


def test_what_the_closer_scores_goes_by_what_the_other_had_at_the_close() -> None:
    dealt = act(closed_with_14_against(), do(1, "declare"))
    assert "Player 1 declares 66 and has 67." in told(dealt)
    assert "Player 2 has 39 in tricks and marriages." in told(dealt)
    assert scores(dealt) == {"1": 2, "2": 0}


def against_a_closer(before: bool) -> Round:
    """Seat 1 closes, before or after seat 2's first trick; seat 2 comes to 72 or more."""
    if before:
        dealt = a_deal("Jc Jd Qs Js Qd", STRONG, "Jh")
        act(dealt, do(1, "close"), *tricks("Jc Th 2"))  # 12
        return act(dealt, marry(2, "h"), *tricks("Kh Jd 2", "Ah Qd 2", leader=2))  # + 46 + 14
    dealt = a_deal(STRONG, "Jc Jd Qs Qd Kd", "Jh", "Js Ts", dealer=1)
    act(dealt, *tricks("As Jc 2", "Js Ts 1", leader=2), do(1, "close"), *tricks("Jd Th 2"))
    return act(dealt, marry(2, "h"), *tricks("Kh Qs 2", leader=2))  # 13 + 12 + 47


def test_the_closers_opponent_declares_and_scores_two_or_three_without_a_trick_at_the_close() -> (
    None
):
    assert scores(act(against_a_closer(before=False), do(2, "declare"))) == {"1": 0, "2": 2}
    assert scores(act(against_a_closer(before=True), do(2, "declare"))) == {"1": 0, "2": 3}


def test_the_closer_declares_with_less_and_the_other_scores_by_the_close() -> None:
    dealt = act(a_deal("Jd Ah Th As Kh", "Ad Tc Kc Qc Jc", "Jh"), do(1, "close"))
    act(dealt, *tricks("Jd Ad 2", "Jc Th 1"), do(1, "declare"))
    assert scores(dealt) == {"1": 0, "2": 3}, "the trick came after the close"


def test_the_closers_opponent_declares_with_less_and_the_closer_scores_by_what_is_now() -> None:
    dealt = act(a_deal("Jd Ah Th As Kh", "Ad Tc Kc Qc Jc", "Jh"), do(1, "close"))
    act(dealt, *tricks("Jd Ad 2"), do(2, "declare"))
    assert scores(dealt) == {"1": 3, "2": 0}
    later = act(a_deal("Ah Jd Th As Kh", "Ad Tc Kc Qc Jc", "Jh"), do(1, "close"))
    act(later, *tricks("Ah Jc 1", "Jd Ad 2"), do(2, "declare"))
    assert scores(later) == {"1": 2, "2": 0}


def test_a_closer_who_loses_the_last_trick_has_failed_and_nobody_is_asked() -> None:
    dealt = act(a_deal("Jc Jd Qs Js Qd", STRONG, "Jh"), do(1, "close"))
    act(dealt, *tricks("Jc Th 2", "Ah Js 2", "Kh Qs 2", "Qh Jd 2", "As Qd 2"))
    assert scores(dealt) == {"1": 0, "2": 3}


def test_a_closer_who_passes_after_the_last_trick_has_failed() -> None:
    dealt = closed_all_the_way()
    assert may(dealt) == {(1, "declare"), (1, "pass")}
    assert scores(act(dealt, do(1, "pass"))) == {"1": 0, "2": 3}


def closed_all_the_way() -> Round:
    """Seat 1 closes and takes all five tricks: 11+2, 10+2, 4+3, 3+3, 11+10."""
    dealt = act(a_deal(STRONG, "Jc Jd Qc Qd Ts", "Jh"), do(1, "close"))
    return act(dealt, *tricks("Ah Jc 1", "Th Jd 1", "Kh Qc 1", "Qh Qd 1", "As Ts 1"))


def test_a_closer_may_declare_after_the_last_trick() -> None:
    dealt = act(closed_all_the_way(), do(1, "declare"))
    assert "Player 1 declares 66 and has 59." in told(dealt)
    assert scores(dealt) == {"1": 0, "2": 3}


def drawn_out(last: str) -> Round:
    """All twenty cards are played; seat 1 takes the last trick and may declare."""
    dealt = other_has("Qc", "Jc")
    assert len(dealt.table.cards("hand:1")) == 2
    return act(dealt, *tricks(*last.split("/")))


def test_whoever_takes_the_last_trick_and_passes_scores_one_if_nobody_closed() -> None:
    dealt = drawn_out("Ts Qs 1/Jd Kc 1")
    assert may(dealt) == {(1, "declare"), (1, "pass")}
    assert scores(act(dealt, do(1, "pass"))) == {"1": 1, "2": 0}


def test_it_does_not_matter_that_the_other_has_66_too() -> None:
    """A marriage in trumps of the other's makes 73 of 33, and 68 still wins, by one point."""
    dealt = a_deal("Ac Tc Jc Qc Ks", "Qd Kd Js Jd Ah", "Jh", "Kh As Qh Th Qs Ad Ts Td Kc", dealer=1)
    act(dealt, *tricks("Ac Qd 2", "Tc Kd 2", leader=2), marry(2, "h"))  # 14 + 14
    act(dealt, *tricks("Kh Js 2", leader=2))  # + 6 + 40
    assert facts(dealt)["marriages"] == [{"seat": 2, "suit": "h", "points": 40, "counts": True}]


# Marriages


def test_a_marriage_counts_once_its_player_takes_another_trick() -> None:
    """Hearts are trumps, seat 2 begins with a marriage of them; the ace takes its queen."""
    for option in ("next trick", "at once"):
        dealt = a_deal(
            "Kh Qh Ac Tc Kc", "Ah Jc Qc Jd Td", "Th", dealer=1, options={"marriage": option}
        )
        act(dealt, marry(2, "h"), *tricks("Qh Ah 1", leader=2))
        assert not facts(dealt)["marriages"][0]["counts"]
        act(dealt, *tricks("Jc Ac 2"))
        assert facts(dealt)["marriages"][0]["counts"]


def test_with_at_once_a_marriage_counts_immediately_and_one_may_declare_instead_of_leading() -> (
    None
):
    dealt = a_deal(STRONG, WEAK, "Jh", TAIL, options={"marriage": "at once"})
    act(dealt, *tricks("As Jc 1", "Ts Ks 1"), marry(1, "h"))  # 13 + 14 + 40
    assert may(dealt) == {(1, "play"), (1, "declare")}
    act(dealt, do(1, "declare"))
    assert "Player 1 declares 66 and has 67." in told(dealt)


def test_with_at_once_nobody_declares_before_a_trick_is_taken() -> None:
    dealt = a_deal(STRONG, WEAK, "Jh", TAIL, options={"marriage": "at once"})
    assert may(act(dealt, marry(1, "h"))) == {(1, "play")}


def test_only_the_king_and_queen_of_trumps_are_worth_40() -> None:
    dealt = a_deal("Kd Qd As Ks Jc", WEAK.replace("Jc", "Jd"), "Th")
    assert facts(act(dealt, marry(1, "d")))["marriages"][0]["points"] == 20


def test_a_marriage_shows_hidden_cards_and_cannot_be_undone() -> None:
    dealt = act(a_deal(STRONG, WEAK, "Jh", TAIL), marry(1, "h"))
    assert not dealt.undoable
    assert '"Kh"' in seen(dealt, 2)


def test_closing_shows_nothing_and_can_be_undone() -> None:
    assert act(a_deal(STRONG, WEAK, "Jh", TAIL), do(1, "close")).undoable


# The game


def test_the_deal_alternates_and_the_scores_are_carried() -> None:
    dealt = act(a_deal(STRONG, WEAK, "Jh", TAIL, options={"ante": 5}), *tricks("As Jc 1"))
    act(dealt, do(1, "declare"))
    assert dealt.carry == {"dealer": 1, "deals": 1, "scores": {"1": 0, "2": 3}, "pot": 10}
    assert paid(dealt) == [("seat:1", "pot", 5), ("seat:2", "pot", 5)]


def test_the_winner_takes_the_pot_and_the_loser_pays_the_stake() -> None:
    """Scores 6 and 4, ante 5, stake 2; seat 2 scores 3: 6 and 7."""
    before = carry({"1": 6, "2": 4}, pot=10)
    options = {"ante": 5, "stake": 2}
    dealt = act(a_deal(STRONG, WEAK, "Jh", TAIL, carry=before, options=options))
    act(dealt, *tricks("As Jc 1"), do(1, "declare"))
    assert paid(dealt) == [("pot", "seat:2", 10), ("seat:1", "seat:2", 2)]
    assert dealt.carry == {
        "finished": True,
        "winners": [2],
        "deals": 5,
        "scores": {"1": 6, "2": 7},
    }
    assert racks(dealt) == {1: 48, 2: 62}


def test_a_target_lowered_meanwhile_can_give_the_game_to_the_other() -> None:
    before = carry({"1": 9, "2": 0})
    dealt = a_deal(STRONG, WEAK, "Jh", TAIL, carry=before, options={"target": 3})
    act(dealt, *tricks("As Jc 1"), do(1, "declare"))
    assert dealt.carry is not None
    assert dealt.carry["winners"] == [1]
    tied = a_deal(STRONG, WEAK, "Jh", TAIL, carry=carry({"1": 3, "2": 0}), options={"target": 3})
    act(tied, *tricks("As Jc 1"), do(1, "declare"))
    assert tied.carry is not None
    assert tied.carry["winners"] == [1, 2]


def test_while_a_deal_lasts_the_result_has_the_scores_of_before() -> None:
    assert result(a_deal(STRONG, WEAK, "Jh"))["scores"] == {"1": 0, "2": 0}
    assert result(a_deal(STRONG, WEAK, "Jh", carry=carry({"1": 2, "2": 1})))["scores"] == {
        "1": 2,
        "2": 1,
    }


def test_without_ante_and_stake_nobody_needs_a_chip() -> None:
    dealt = a_deal(STRONG, WEAK, "Jh", TAIL, racks={1: 0, 2: 0})
    assert act(dealt, *tricks("As Jc 1"), do(1, "declare")).transfers == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"scores": {"1": 1}},
        {"scores": {"1": 1, "2": -1}},
        {"scores": {"1": 1, "2": 1, "3": 1}},
        {"scores": {"1": 1, "2": True}},
        {"deals": 0},
        {"dealer": 3},
        {"pot": -1},
        {"finished": False},
        {"tokens": {"1": 1, "2": 1}},
    ],
)
def test_a_carry_that_is_none_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RACKS, seed=bytes(32), carry=carry({"1": 1, "2": 1}) | wrong)


@pytest.mark.parametrize("missing", ["dealer", "deals", "scores", "pot"])
def test_a_carry_has_all_of_its_keys_or_none(missing: str) -> None:
    before = carry({"1": 1, "2": 1})
    del before[missing]
    with pytest.raises(NotARound):
        sit(GAME, RACKS, seed=bytes(32), carry=before)


# A real deck


def test_the_upcard_is_shown_before_anything_else() -> None:
    dealt = real()
    assert may(dealt) == {("dealer", "show")}
    shown = Action("dealer", "show", {"card": "Th", "seat": 1})
    assert refused(dealt, shown).code == "unknown-key"
    assert refused(dealt, Action("dealer", "show", {"card": "9h"})).code == "bad-value"
    assert may(real("Th")) == {(1, "play"), (1, "close"), (1, "marry")}


def test_draws_are_unseen_and_happen_by_themselves() -> None:
    dealt = act(real("Th"), *tricks("Jc Qc 2"))
    assert len(dealt.table.cards("hand:1")) == 5
    assert set(dealt.table.cards("hand:1")) == {"??"}


def test_an_exchange_proves_itself_and_the_old_upcard_is_known_to_be_in_the_hand() -> None:
    dealt = act(real("Th"), *tricks("Ac Jc 1"), do(1, "exchange"))
    assert dealt.table.cards("upcard") == ["Jh"]
    assert dealt.table.cards("hand:1").count("Th") == 1
    assert refused(dealt, do(1, "exchange")).code == "not-now"
    assert refused(act(dealt, play(1, "Kc")), play(2, "Th")).code == "bad-value"


def test_a_jack_that_has_gone_is_not_exchanged() -> None:
    dealt = act(real("Th"), *tricks("Jc Jh 2", "Ac Qd 2"))
    assert refused(dealt, do(2, "exchange")).code == "not-allowed"


def test_a_marriage_proves_itself_and_both_cards_are_known_to_be_in_the_hand() -> None:
    dealt = act(real("Th"), marry(1, "d"), play(1, "Qd"), play(2, "Ad"))
    assert "Kd" in dealt.table.cards("hand:1")
    assert refused(dealt, play(2, "Kd")).code == "bad-value"
    assert refused(dealt, marry(2, "d")).code == "not-allowed"
    assert refused(act(dealt, play(2, "Jc"), play(1, "Ac")), marry(1, "d")).code == "not-allowed"


def test_the_upcard_cannot_be_married() -> None:
    assert refused(real("Kh"), marry(1, "h")).code == "not-allowed"


def test_a_hand_without_room_cannot_marry() -> None:
    """Hearts are trumps; with the stock gone seat 1 holds the upcard it drew, and three more."""
    dealt = act(real("Th"), do(1, "close"), marry(1, "d"))
    act(dealt, *tricks("Kd Jd 1"), marry(1, "c"), *tricks("Kc Jc 1"))
    # Qd and Qc are known; one card more is not.
    assert refused(dealt, marry(1, "s")).code == "not-allowed"


def test_an_upcard_that_was_drawn_is_known_to_be_in_that_hand() -> None:
    dealt = act(real("Th"), *tricks("Ac Jc 1", "Tc Qc 1", "Kc Js 1", "As Jd 1", "Ad Qd 1"))
    assert "Th" in dealt.table.cards("hand:2")
    assert refused(dealt, play(1, "Th")).code == "bad-value"
    assert refused(act(dealt, play(1, "Ah")), play(2, "Qs")).code == "bad-value", "hearts are known"


def test_the_upcard_under_a_closed_stock_is_out_of_play() -> None:
    dealt = act(real("Th"), do(1, "close"))
    assert refused(dealt, play(1, "Th")).code == "bad-value"


def irregularities(round_: Round) -> list[dict[str, Any]]:
    return as_kind(result(round_).get("faults", []), list[dict[str, Any]])


def test_a_revoke_is_proved_by_a_card_that_is_played_later() -> None:
    dealt = act(real("Th"), do(1, "close"), *tricks("Kc Js 1"))
    assert irregularities(dealt) == []
    act(dealt, play(1, "Qd"), play(2, "Ac"))
    assert irregularities(dealt) == [{"action": 3, "seat": 2, "kind": "revoke"}]


def test_a_revoke_is_proved_by_a_marriage_king_first() -> None:
    """Seat 2 threw spades on a diamond and on a heart; king and queen of each show both."""
    dealt = act(real("Th"), do(1, "close"), *tricks("Ad Js 1", "Td Ts 1", "Qc Ac 2"))
    act(dealt, marry(2, "d"))
    assert irregularities(dealt) == [
        {"action": 3, "seat": 2, "kind": "revoke"},
        {"action": 5, "seat": 2, "kind": "revoke"},
    ]


def test_to_follow_too_low_is_a_revoke_as_well() -> None:
    dealt = act(real("Th"), do(1, "close"), *tricks("Kc Qc 1", "Qd Ac 1"))
    assert irregularities(dealt) == [{"action": 3, "seat": 2, "kind": "revoke"}]


def test_while_the_stock_is_open_there_is_no_revoke() -> None:
    dealt = act(real("Th"), *tricks("Kc Js 1", "Qd Ac 1"))
    assert irregularities(dealt) == []


def test_a_card_known_to_be_of_a_better_class_must_be_played() -> None:
    dealt = act(real("Th"), marry(1, "d"), *tricks("Qd Ad 2"), do(2, "close"), play(2, "Jd"))
    why = refused(dealt, play(1, "Ac"))
    assert why.code == "bad-value"
    assert "beat it in its suit" in why.message


def test_a_physical_round_has_no_other_words() -> None:
    unknown: tuple[dict[str, JSON], ...] = (
        {"by": 1, "do": "lead", "card": "Ac"},
        {"by": 1, "do": "pass"},
        {"by": "dealer", "do": "close"},
    )
    for raw in unknown:
        assert refused(real("Th"), record.action(raw)).code == "not-now"
