"""Crates, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.cards import PACK, UNSEEN
from games.crates.rules import GAME
from games.crates.worth import pressure_points, worth
from games.engine import Action, NotARound, Round, result, set_up
from games.engine.shuffle import Draws
from games.trials.simulate import random_round
from tests.games.at_the_table import act, facts, may, offered, paid, refused, seen, sit, told
from tests.games.program import SEED, play_out, sat_down


def moves(text: str) -> list[Action]:
    """Actions written as `1:Ac 2:8h=d 3:Kd! 1:draw 2:name=h`: a card, with the suit it calls, with
    one card announced, or a verb.
    """
    return [_move(*move.split(":")) for move in text.split()]


def _move(seat: str, what: str) -> Action:
    said: dict[str, str | bool] = {"one_card": True} if what.endswith("!") else {}
    what, _, suit = what.rstrip("!").partition("=")
    if suit:
        said["suit"] = suit
    if what in ("draw", "name"):
        return Action(int(seat), what, said)
    return Action(int(seat), "play", {"card": what, **said})


def shown(card: str, seat: int | None = None) -> Action:
    return Action("dealer", "show", {"card": card} | ({"seat": seat} if seat else {}))


def running(seats: int, deals: int, dealer: int, names: str = "") -> dict[str, Any]:
    """The carry of a game that has had so many deals, nobody with a point."""
    keys = names.split() or [str(seat) for seat in range(1, seats + 1)]
    nothing = dict.fromkeys(keys, 0)
    return {"dealer": dealer, "deals": deals, "scores": nothing, "pressures": nothing, "pot": 0}


def table(hands: str, stock: str = "", more: str = "", dealer: int = 0, **options: Any) -> Round:
    """A deal for as many as there are hands, `Ac 2c / 3d 4d`, seat 1 first, to the right of the
    upcard: `/ /` … the last is the upcard. The last seat has the deal; each plays alone.
    """
    *held, upcard = [part.split() for part in hands.split("/")]
    seats, size = len(held), len(held[0])
    dealer = dealer or seats
    order = [held[(dealer + place) % seats] for place in range(seats)]
    deck = [card for cards in order for card in cards] + upcard + stock.split()
    decks = [deck, *([more.split()] if more else [])]
    carry = running(seats, 8 - size, dealer) if size < 8 else {}
    return sit(
        GAME,
        dict.fromkeys(range(1, seats + 1), 100),
        dealer=dealer,
        deck=decks,
        carry=carry,
        options={"partners": False} | options,
    )


def real(seats: int, deals: int, upcard: str, **options: Any) -> Round:
    """A real deck, after so many deals; the last seat has the deal."""
    deal = sit(
        GAME,
        dict.fromkeys(range(1, seats + 1), 100),
        cards="physical",
        carry=running(seats, deals, seats) if deals else {},
        dealer=seats,
        options={"partners": False} | options,
    )
    return act(deal, shown(upcard))


def counts(deal: Round) -> list[int]:
    return [len(deal.table.cards(f"hand:{seat}")) for seat in deal.table.seats]


def turn(deal: Round) -> int:
    assert deal.prompt is not None
    (seat,) = deal.prompt.awaited
    return int(seat)


def irregularities(deal: Round) -> list[tuple[int, int, str]]:
    return [(each.action, each.seat, each.kind) for each in deal.table.irregularities]


# The deal


def test_the_suit_that_was_called_is_in_the_question() -> None:
    deal = act(table("8h 2c 3c / Jd 4c 5c / 2h", "Ks Qs"), *moves("1:8h=d"))
    assert result(deal)["prompt"]["say"] == (  # type: ignore[index,call-overload]
        "Player 2: diamonds were called. Play one of these or another eight, or else draw."
    )
    act(deal, *moves("2:Jd"))
    assert "fits the J♦" in str(result(deal)["prompt"])


@pytest.mark.parametrize(("deals", "each"), [(0, 8), (1, 7), (6, 2), (7, 1), (8, 2), (14, 8)])
def test_hands_grow_shorter_and_longer_again(deals: int, each: int) -> None:
    carry = running(3, deals, 3) if deals else {}
    deal = sit(GAME, {1: 0, 2: 0, 3: 0}, seed=bytes(32), carry=carry, dealer=3)
    assert counts(deal) == [each] * 3
    assert len(deal.table.cards("pile")) == 1


def test_each_hand_is_dealt_in_one_packet_and_the_next_card_turns_up() -> None:
    deal = sit(GAME, {1: 0, 2: 0}, deck=[PACK], dealer=1)
    assert deal.table.cards("hand:2") == list(PACK[:8])
    assert deal.table.cards("pile") == [PACK[16]]
    assert turn(sit(GAME, {1: 0, 2: 0}, seed=bytes(32), dealer=2)) in (1, 2)


@pytest.mark.parametrize(("upcard", "suits"), [("8c", "cdhs"), ("9h", "dh"), ("9s", "cs")])
def test_after_an_eight_or_nine_the_deal_names_a_suit_without_a_look(
    upcard: str, suits: str
) -> None:
    deal = table(f"Ac 2c / 3d 4d / {upcard}")
    assert may(deal) == {(2, "name")}
    assert "3d" not in seen(deal, 2)
    assert "Ac" in seen(deal, 1)
    for suit in "cdhs":
        if suit not in suits:
            assert refused(deal, *moves(f"2:name={suit}")).code == "bad-value"
    act(deal, *moves(f"2:name={suits[-1]}"))
    assert "3d" in seen(deal, 2)
    assert facts(deal)["called"] == suits[-1]
    assert turn(deal) == 1


@pytest.mark.parametrize("upcard", ["2h", "4h", "5h", "6h", "7h", "Th", "Jh"])
def test_other_upcards_do_nothing(upcard: str) -> None:
    deal = table(f"Ac 3h / 3d 4d / Kc Kd / {upcard}")
    assert (turn(deal), counts(deal)) == (1, [2, 2, 2])
    assert refused(deal, *moves("3:name=d")).code == "not-now"
    assert facts(deal)["pips"] == 0


# What fits


def test_a_card_fits_by_suit_or_rank_and_one_must_be_played() -> None:
    deal = table("Qh Kd 4c / 3d 4d 5d / Kh")
    assert offered(deal, 1) == {(1, "play")}
    assert refused(deal, Action(1, "draw")).code == "not-now"
    assert refused(deal, *moves("1:4c")).code == "bad-value"
    act(deal, *moves("1:Kd"))
    assert (turn(deal), deal.table.cards("pile")) == (2, ["Kd"])


def test_who_has_none_draws_one_and_the_turn_is_over() -> None:
    deal = table("4c 5c Qs / 3d 4d 5d / Kh", stock="Kc")
    assert offered(deal, 1) == {(1, "draw")}
    act(deal, *moves("1:draw"))
    assert (turn(deal), counts(deal)) == (2, [4, 3])


def test_on_a_nine_the_called_suit_or_a_nine_fits() -> None:
    hand = "4d 4h 9c 9d 8h 8c"
    deal = table(f"{hand} / 3d 5d Ts Js Qs Ks / 9h")
    act(deal, *moves("2:name=d"))
    for card in ("4h", "8h=d", "8c=d"):
        assert refused(deal, *moves(f"1:{card}")).code == "bad-value"
    for card in ("4d", "9c=s", "9d=h"):
        again = act(table(f"{hand} / 3d 5d Ts Js Qs Ks / 9h"), *moves(f"2:name=d 1:{card}"))
        assert again.table.cards("pile") == [card[:2]]


def test_a_wild_eight_fits_on_anything_but_in_a_sequence() -> None:
    deal = table("4h 8c 2d / 8s 3s Ks / 9h", wild_eights=True)
    act(deal, *moves("2:name=d 1:8c=h"))
    deal = table("2h 4h 5h / 8s 3s Ks / 9h", wild_eights=True)
    act(deal, *moves("2:name=h 1:2h"))
    assert offered(deal, 2) == {(2, "draw")}


def test_a_suit_is_called_with_eight_and_nine_alone_and_always() -> None:
    deal = table("8h 9h 4h / 3s 5s 6s / Kh")
    for wrong in ("8h", "9h", "9h=c", "4h=h"):
        assert refused(deal, *moves(f"1:{wrong}")).code == "not-allowed"
    act(deal, *moves("1:9h=d"))
    assert "Player 1 calls diamonds." in told(deal)
    assert offered(deal, 2) == {(2, "draw")}
    last = table("8h / 3s / Kh")
    assert refused(last, *moves("1:8h")).code == "not-allowed", "with the last card too"
    assert act(last, *moves("1:8h=c")).finished


def test_the_prompt_of_a_result_gives_the_cards_alone() -> None:
    deal = table("8h 9h 4h / 3s 5s 6s / Kh")
    options = result(deal)["prompt"]["options"]  # type: ignore[index,call-overload]
    assert options == [{"by": 1, "do": "play", "card": ["8h", "9h", "4h"]}]


# The work of the cards


@pytest.mark.parametrize(
    ("seats", "card", "drawn"),
    [
        (2, "7h", {2}),
        (3, "7h", {2}),
        (4, "7h", {3}),
        (5, "7h", {3}),
        (2, "Jh", {2}),
        (3, "Jh", {3}),
        (4, "Jh", set()),
        (5, "Jh", set()),
        (2, "5h", {2}),
        (5, "5h", {2, 3, 4, 5}),
        (3, "Kh", set()),
        (3, "3h", set()),
        (3, "Ah", set()),
        (3, "Qh", set()),
    ],
)
def test_who_draws_for_a_card(seats: int, card: str, drawn: set[int]) -> None:
    deal = act(real(seats, 0, "4h"), *moves(f"1:{card}"))
    assert counts(deal) == [7, *(8 + (seat in drawn) for seat in range(2, seats + 1))]
    assert turn(deal) == 2, "who draws loses no turn"


def test_after_a_ten_the_order_is_reversed_for_everything() -> None:
    deal = act(real(5, 0, "4h"), *moves("1:Th"))
    assert turn(deal) == 5
    act(deal, *moves("5:Ah 4:Kh"))
    act(deal, *moves("3:7h"))
    assert counts(deal) == [8, 8, 7, 7, 7], "a seven by seat 3: seat 1"
    deal = act(real(5, 0, "4h"), *moves("1:Th 5:Ah 4:Kh 3:5h"))
    assert [line for line in told(deal) if "draws" in line] == [
        f"Player {seat} draws 1." for seat in (2, 1, 5, 4)
    ]
    deal = act(real(5, 0, "Kh"), *moves("1:Th 5:Ah 4:Qh 3:4h"))
    assert turn(deal) == 1, "a four by seat 3 skips seat 2"


def test_a_ten_turns_before_the_next_is_computed_and_back_again() -> None:
    deal = act(real(3, 0, "4h"), *moves("1:Th"))
    assert turn(deal) == 3
    act(deal, *moves("3:Td"))
    assert turn(deal) == 1
    assert turn(act(real(2, 0, "4h"), *moves("1:Th"))) == 2
    deal = act(real(3, 0, "4h"), *moves("1:Th 3:Jh"))
    assert counts(deal) == [8, 8, 7], "the one before seat 3 is seat 1 now"


def test_a_four_leaves_the_next_player_out() -> None:
    assert turn(act(real(3, 0, "Kh"), *moves("1:4h"))) == 3
    assert turn(act(real(2, 0, "Kh"), *moves("1:4h"))) == 1


def test_a_six_asks_for_another_card_that_fits_it() -> None:
    deal = table("6h 6d 7d Ac / As Qs Ks 3s / Kh")
    act(deal, *moves("1:6h"))
    assert turn(deal) == 1
    assert refused(deal, *moves("1:7d")).code == "bad-value"
    assert refused(deal, Action(1, "draw")).code == "not-now"
    act(deal, *moves("1:6d 1:7d!"))
    assert (turn(deal), counts(deal)) == (2, [1, 5])


def test_who_cannot_follow_a_six_draws_one() -> None:
    deal = table("6h Ac Qd / As Qs Ks / Kh", stock="5d")
    act(deal, *moves("1:6h"))
    assert may(deal) == {(1, "draw")}
    act(deal, *moves("1:draw"))
    assert (turn(deal), counts(deal)) == (2, [3, 3])


def test_one_cannot_go_out_with_a_six() -> None:
    deal = act(table("6d / As / Kd", stock="5d"), *moves("1:6d"))
    assert may(deal) == {(1, "draw")}
    act(deal, *moves("1:draw"))
    assert not deal.finished
    assert (turn(deal), counts(deal)) == (2, [1, 1])


def test_an_empty_hand_ends_the_deal_and_cards_are_drawn_before() -> None:
    deal = act(table("5d / As / Qc / Kd", stock="8c 3d"), *moves("1:5d"))
    assert deal.finished
    assert result(deal)["scores"] == {"1": 0, "2": 1 + 50, "3": 3}


def test_only_whose_turn_it_is_may_do_anything() -> None:
    deal = table("Qh Kd / 3d 4d / As Ac / Kh")
    assert {by for by, _ in may(deal)} == {1}


# The 2-sequence


def test_twos_and_aces_follow_a_two_until_somebody_draws_their_pips() -> None:
    deal = table("2h Kc Qc / As Ks Qs / 2d Kd 3d / Kh", stock="4s 5s 6s 7s 9s")
    act(deal, *moves("1:2h"))
    assert refused(deal, *moves("2:Ks")).code == "bad-value"
    assert refused(deal, Action(2, "draw")).code == "not-now"
    act(deal, *moves("2:As 3:2d"))
    assert may(deal) == {(1, "draw")}
    act(deal, *moves("1:draw"))
    assert counts(deal) == [7, 2, 2]
    assert facts(deal)["pips"] == 0
    assert may(deal) == {(2, "draw")}, "a diamond or a two, and seat 2 has neither"


def test_who_goes_out_in_a_sequence_ends_the_deal_when_it_is_resolved() -> None:
    deal = table("2c 2s / Ad Kd / Kc", stock="4s 5s 6s")
    act(deal, *moves("1:2c! 2:Ad! 1:2s"))
    assert not deal.finished
    assert turn(deal) == 2
    act(deal, *moves("2:draw"))
    assert deal.finished


def test_the_turn_may_come_round_to_an_empty_hand() -> None:
    deal = act(table("2c / Ad / Kc", stock="Qs Ks Js"), *moves("1:2c 2:Ad"))
    assert may(deal) == {(1, "draw")}
    act(deal, *moves("1:draw"))
    assert deal.finished
    assert result(deal)["scores"] == {"1": 30, "2": 0}, "seat 1 draws 3 and scores them"


# One card


def test_one_card_is_said_by_who_comes_down_to_one_and_by_nobody_else() -> None:
    deal = table("Qh Kd 4c / 3d 4d 5d / Kh")
    assert refused(deal, *moves("1:Qh!")).code == "not-allowed"
    wrong = Action(1, "play", {"card": "Qh", "one_card": False})
    assert refused(deal, wrong).code == "bad-value"
    deal = table("Qh Kh / 3d 4d / Ah")
    act(deal, *moves("1:Qh!"))
    assert "Player 1: one card!" in told(deal)


def test_who_leaves_it_out_draws_two_at_the_beginning_of_the_next_turn() -> None:
    deal = table("Qh Kc / 3h 4d / Ah", stock="5s 6s")
    act(deal, *moves("1:Qh"))
    assert facts(deal)["silent"] == [1]
    act(deal, *moves("2:3h!"))
    assert (counts(deal), turn(deal)) == ([3, 1], 1)
    assert facts(deal)["silent"] == []


def test_a_turn_left_out_by_a_four_is_not_counted() -> None:
    deal = act(table("Qh Kc / 3h 5d / 4h Jd / Ah", stock="5s 6s 7c"), *moves("1:Qh 2:3h! 3:4h!"))
    assert (turn(deal), counts(deal)) == (2, [1, 1, 1])
    assert facts(deal)["silent"] == [1]


def test_an_ace_just_drawn_must_be_played_in_a_sequence() -> None:
    deal = table("Qh Kc / 2h 4d / Ah", stock="As 6s")
    act(deal, *moves("1:Qh 2:2h!"))
    assert counts(deal) == [3, 1]
    assert refused(deal, Action(1, "draw")).code == "not-now"
    act(deal, *moves("1:As"))


def test_an_empty_hand_draws_the_two_as_well() -> None:
    deal = table("6c 2c / Ad Kd / Kc", stock="Qs Ks Js 4s 5s")
    act(deal, *moves("1:6c 1:2c 2:Ad!"))
    assert counts(deal) == [2, 1], "not said at the six; out with the two"
    act(deal, *moves("1:draw"))
    assert deal.finished
    assert counts(deal)[0] == 5


def test_if_the_deal_ends_first_nothing_is_drawn() -> None:
    deal = act(table("Qh Kc / 3h / Ah".replace("3h", "3h 5d")), *moves("1:Qh"))
    deal.table.zones["hand:2"].cards.remove("5d")
    act(deal, *moves("2:3h"))
    assert deal.finished
    assert counts(deal) == [1, 0]


def test_with_two_players_a_four_brings_the_own_turn_at_once() -> None:
    deal = act(table("4h Kh / 3c 5c / Ah"), *moves("1:4h"))
    assert (turn(deal), counts(deal)) == (1, [3, 2])


# Pressures


def drained(deal: Round, left: int = 0) -> Round:
    """Let the stock of a real deck have so many cards."""
    deal.table.zones["stock"].cards = [UNSEEN] * left
    return deal


def test_who_draws_from_an_empty_stock_takes_a_pressure() -> None:
    deal = drained(act(real(2, 0, "Kh"), *moves("1:Qh 2:Ah 1:3h")))
    act(deal, *moves("2:draw"))
    assert result(deal)["pressures"] == {"1": 0, "2": 1}
    assert deal.table.cards("pile") == ["3h"]
    assert len(deal.table.cards("stock")) == 2, "three were turned, and one was drawn"
    assert result(deal)["scores"] == {"1": 0, "2": 0}, "written down with the deal"


def test_of_several_cards_each_may_cost_one() -> None:
    deal = drained(act(real(2, 0, "Kh"), *moves("1:2h 2:2d")), 0)
    act(deal, *moves("1:draw"))
    assert result(deal)["pressures"] == {"1": 1, "2": 0}
    assert counts(deal) == [9, 7], "two of four: the pile had no more"
    assert "Player 1 finds nothing more to draw." in told(deal)
    assert turn(deal) == 2, "a draw is the turn all the same"


def test_if_the_pile_has_only_its_top_card_there_is_no_pressure() -> None:
    deal = drained(real(2, 0, "Kh"))
    act(deal, *moves("1:draw"))
    assert result(deal)["pressures"] == {"1": 0, "2": 0}
    assert (counts(deal), turn(deal)) == ([8, 8], 2)


def test_a_suit_that_was_called_stands_when_the_pile_is_turned() -> None:
    deal = drained(act(real(2, 0, "Kh"), *moves("1:8h=c")))
    act(deal, *moves("2:draw"))
    assert facts(deal)["called"] == "c"
    assert refused(deal, *moves("1:3h")).code == "bad-value"


@pytest.mark.parametrize(
    ("number", "points"), [(1, 5), (2, 10), (3, 20), (4, 40), (20, 2621440), (21, 2621440)]
)
def test_each_pressure_costs_twice_the_last_up_to_the_twentieth(number: int, points: int) -> None:
    assert pressure_points(number) == points


def test_pressures_are_counted_through_the_game_and_go_into_the_score() -> None:
    carry = running(2, 7, 2) | {"pressures": {"1": 2, "2": 0}}
    deck = ["4c", "As", "Kh", *[card for card in PACK if card not in ("4c", "As", "Kh")]]
    deal = sit(GAME, {1: 0, 2: 0}, deck=[deck], carry=carry)
    assert result(deal)["pressures"] == {"1": 2, "2": 0}
    deal.table.zones["under"].cards = deal.table.zones["stock"].cards
    deal.table.zones["stock"].cards = []
    act(deal, *moves("1:draw"))
    assert result(deal)["pressures"] == {"1": 3, "2": 0}


# Scoring


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("3c 3d", -100),
        ("3c Kh Qs", 13),
        ("3c 3d 5h 8s Ah", 54),
        ("3h 8d", 50),
        ("3h Ad", 1),
        ("", 0),
        ("Ac 2c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", 251),
        ("3c Tc Jc", 13),
        ("3c 3d 3h Kc", 3),
    ],
)
def test_what_a_hand_costs(hand: str, points: int) -> None:
    assert worth(hand.split()) == points


def test_after_fifteen_deals_the_lowest_score_wins_as_in_the_example() -> None:
    names = "1+3 2+4"
    carry = running(4, 14, 2, names) | {"scores": {"1+3": 210, "2+4": 180}, "pot": 20}
    start = set_up(
        GAME,
        sit(GAME, {1: 100, 2: 100, 3: 100, 4: 100}, seed=bytes(32)).setup.seats,
        options={"ante": 5, "stake": 1},
        carry=carry,
        cards="physical",
    )
    deal = act(Round(start), shown("Kh"))
    for seat in (1, 2, 3, 4):
        deal.table.zones[f"hand:{seat}"].cards = [UNSEEN] * (1 if seat == 3 else 0)
    act(deal, *moves("3:Qh"))
    assert paid(deal) == [
        ("pot", "seat:4", 10),
        ("pot", "seat:2", 10),
        ("seat:3", "seat:4", 30),
        ("seat:1", "seat:2", 30),
    ]
    assert deal.carry == {
        "finished": True,
        "winners": [2, 4],
        "deals": 15,
        "scores": {"1+3": 210, "2+4": 180},
    }


# Partners and the carry


def test_the_first_and_third_of_four_seats_are_partners_wherever_they_sit() -> None:
    deal = sit(GAME, {1: 0, 2: 0, 4: 0, 5: 0}, seed=bytes(32))
    assert result(deal)["scores"] == {"1+4": 0, "2+5": 0}
    alone = sit(GAME, {1: 0, 2: 0, 4: 0, 5: 0}, seed=bytes(32), options={"partners": False})
    assert set(alone.table.facts.scores) == {"1", "2", "4", "5"}


def test_a_game_of_single_players_is_broken_up_by_partners() -> None:
    carry = running(4, 3, 2) | {"pot": 10}
    deal = sit(GAME, dict.fromkeys((1, 2, 3, 4), 0), seed=bytes(32), carry=carry, dealer=4)
    assert paid(deal) == [("pot", f"seat:{seat}", 3 if seat < 3 else 2) for seat in (1, 2, 3, 4)]
    assert facts(deal)["deal"] == 1
    assert deal.table.dealing_seat == 4, "the old carry does not decide the deal"


@pytest.mark.parametrize(
    "wrong",
    [
        {"pressures": {"1": 0, "2": 0, "3": 0}},
        {"scores": {"1+2": 0, "3+4": 0}, "pressures": {"1+2": 0, "3+4": 0}},
        {"scores": {"1+5": 0, "2+3": 0}, "pressures": {"1+5": 0, "2+3": 0}},
        {"scores": {"1": 0}, "pressures": {"1": 0}},
        {"scores": {"1": 0, "6": 0}, "pressures": {"1": 0, "6": 0}},
        {"pressures": {"1": -1, "2": 0}},
        {"pressures": {"1": 1_000_001, "2": 0}},
        {"deals": 15},
        {"deals": 0},
    ],
)
def test_what_is_no_carry_of_crates(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, seed=bytes(32), carry=running(2, 3, 1) | wrong)


# A real deck


def test_with_a_real_deck_a_draw_is_open_at_every_turn() -> None:
    deal = real(3, 0, "Kh")
    assert offered(deal, "wall") == {(1, "play"), (1, "draw")}
    act(deal, *moves("1:6h"))
    assert (1, "draw") in may(deal), "after a six too"
    assert refused(deal, *moves("1:Kd")).code == "bad-value"
    assert refused(deal, *moves("1:Kh")).code == "bad-value", "it lies in the pile"


def test_a_draw_is_proved_false_by_more_fitting_cards_than_were_drawn() -> None:
    deal = act(real(2, 0, "Kh"), *moves("1:draw 2:Qh 1:Ah"))
    assert irregularities(deal) == [], "that may be the card that was drawn"
    act(deal, *moves("2:3h 1:5h"))
    assert irregularities(deal) == [(1, 1, "false pass")]


def test_cards_shown_at_the_end_prove_as_well() -> None:
    deal = act(real(2, 7, "Kh"), *moves("1:draw 2:Qh"))
    assert deal.prompt is not None
    act(deal, shown("Ah", 1))
    assert irregularities(deal) == []
    act(deal, shown("Th", 1))
    assert irregularities(deal) == [(1, 1, "false pass")]
    assert deal.finished


def test_hands_are_shown_seat_by_seat_from_the_deals_left() -> None:
    deal = act(real(3, 7, "Kh"), *moves("1:Qh"))
    assert refused(deal, shown("Ac", 3)).code == "bad-value"
    act(deal, shown("Ac", 2), shown("2c", 3))
    assert result(deal)["scores"] == {"1": 0, "2": 1, "3": 20}


# The program, and random people


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_deals_of_the_program_end_within_four_hundred_actions(seats: int) -> None:
    draws = Draws(SEED, "ends")
    for _ in range(4):
        deal = play_out(sat_down(GAME, seats, draws), range(1, seats + 1), draws)
        assert deal.finished
        assert len(deal.actions) <= 400


def test_deals_at_random_end_within_fifteen_hundred_actions() -> None:
    draws = Draws(SEED, "random")
    for _ in range(4):
        assert random_round(sat_down(GAME, 3, draws), draws).finished
