"""Diloti, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.cards import PACK
from games.diloti.rules import GAME
from games.engine import Action, NotARound, Round, result
from tests.games.at_the_table import act, facts, may, offered, paid, refused, sit, told


def dealt(table: str, hands: str, seats: int = 2, **setup: Any) -> Round:
    """Seats with these cards on top of their hands, the deal's left first (`5s Tc / 9d`), and this
    table; the other cards go where there is room, courts first. The last seat deals.
    """
    named = f"{table} {hands}".replace("/", " ").split()
    courts = [card for card in PACK if card[0] in "KQJ"]
    order = [*courts, *(card for card in PACK if card not in courts)]
    rest = [card for card in order if card not in named]
    deck: list[str] = []
    for cards in (hands.split("/") + [""] * seats)[:seats]:
        more = 6 - len(cards.split())
        deck += cards.split() + rest[:more]
        rest = rest[more:]
    deck += table.split()
    deck += [card for card in PACK if card not in deck]
    racks = dict.fromkeys(range(1, seats + 1), 200)
    return sit(GAME, racks, **{"dealer": seats, "deck": [deck], **setup})


def capture(seat: int, card: str, take: str) -> Action:
    return Action(seat, "capture", {"card": card, "take": take.split()})


def lay(seat: int, card: str) -> Action:
    return Action(seat, "lay", {"card": card})


def declare(seat: int, card: str, value: int, cards: str) -> Action:
    return Action(seat, "declare", {"card": card, "value": value, "cards": cards.split()})


def raising(seat: int, card: str, of: str, cards: str = "") -> Action:
    more = {"cards": cards.split()} if cards else {}
    return Action(seat, "raise", {"card": card, "of": of, **more})


def declarations(round_: Round) -> list[tuple[int | None, int, set[str], bool]]:
    found = facts(round_)["declarations"]
    return [(each["seat"], each["value"], set(each["cards"]), each["group"]) for each in found]


def verbs(round_: Round) -> set[str]:
    return {str(do) for _, do in may(round_)}


def test_six_cards_to_each_and_four_open() -> None:
    for seats in (2, 4):
        round_ = dealt("8c 6d 5h 3s", "8h", seats=seats)
        assert {len(round_.table.cards(f"hand:{seat}")) for seat in round_.table.seats} == {6}
        assert round_.table.cards("layout") == ["8c", "6d", "5h", "3s"]


@pytest.mark.parametrize("racks", [{1: 0}, {1: 0, 2: 0, 3: 0}, {1: 0, 5: 0}])
def test_two_or_four_play(racks: dict[int, int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, racks, seed=bytes(32))


def test_two_sit_in_any_seats() -> None:
    assert sit(GAME, {2: 0, 4: 0}, seed=bytes(32)).table.facts.scores == {"2": 0, "4": 0}


@pytest.mark.parametrize("first", ["8c 8d 8h 3s", "8c 8d 8h 8s"])
def test_three_of_a_rank_are_dealt_anew_from_the_rest(first: str) -> None:
    hands = ["2c", "2d", "2h", "2s", "3c", "3d", "4c", "4d", "4h", "4s", "5c", "5d"]
    deck = [[*hands, *first.split()], ["8c", "9d", "Th", "Js"]]
    round_ = sit(GAME, {1: 0, 2: 0}, dealer=2, deck=deck)
    assert round_.table.cards("layout") == ["8c", "9d", "Th", "Js"]
    assert len(round_.table.cards("stock")) == 36


# Captures


@pytest.mark.parametrize("take", ["8c 6d 5h 3s 2c", "8c", "5h 3s", "2c 6d"])
def test_the_example_of_captures(take: str) -> None:
    round_ = sit_with_five()
    act(round_, capture(2, "8h", take))
    assert set(round_.table.cards("won:2")) == {"8h", *take.split()}


@pytest.mark.parametrize("take", ["6d 5h", "8c 8c", "9d", "", "8h"])
def test_what_is_no_capture(take: str) -> None:
    refused(sit_with_five(), capture(2, "8h", take))


def sit_with_five() -> Round:
    """The table of the first example, after a first play of seat 1."""
    return act(dealt("8c 6d 5h 3s", "2c / 8h", options={"lay": "free"}), lay(1, "2c"))


def test_all_five_are_a_xeri_and_with_a_king_there_is_none() -> None:
    round_ = act(sit_with_five(), capture(2, "8h", "8c 6d 5h 3s 2c"))
    assert facts(round_)["xeris"] == {"1": 0, "2": 1}
    round_ = act(dealt("8c 5h 3s Kc", "2s / 8h"), lay(1, "2s"))
    act(round_, capture(2, "8h", "8c 5h 3s"))
    assert facts(round_)["xeris"] == {"1": 0, "2": 0}


def test_the_first_play_of_a_deal_is_no_xeri() -> None:
    round_ = act(dealt("4c 4d 5c 3d", "8h"), capture(1, "8h", "4c 4d 5c 3d"))
    assert round_.table.cards("layout") == []
    assert facts(round_)["xeris"] == {"1": 0, "2": 0}


def test_a_court_card_takes_exactly_one_of_its_rank() -> None:
    round_ = dealt("Kh Ks 4d 5c", "Kc")
    refused(round_, capture(1, "Kc", "Kh Ks"))
    act(round_, capture(1, "Kc", "Ks"))
    assert set(round_.table.cards("won:1")) == {"Kc", "Ks"}


def test_what_could_take_is_not_laid_unless_laying_is_free() -> None:
    refused(dealt("5h 3s 2c Kd", "8h"), lay(1, "8h"))
    act(dealt("5h 3s 2c Kd", "8h", options={"lay": "free"}), lay(1, "8h"))
    refused(dealt("5h 3s 2c Kd", "Kc", options={"lay": "free"}), lay(1, "Kc"))


def test_a_card_is_played_by_whose_turn_it_is() -> None:
    round_ = dealt("5h 3s 2c Kd", "9h / 9s")
    refused(round_, lay(2, "9s"))
    act(round_, lay(1, "9h"))
    refused(round_, lay(1, "Kc"))


# Declarations


def test_the_example_of_a_plain_declaration() -> None:
    round_ = dealt("2d 3c Qh 9s", "5s Tc 4h / Kc")
    refused(round_, declare(1, "5s", 5, "2d 3c"))
    act(round_, declare(1, "5s", 10, "2d 3c"))
    assert declarations(round_) == [(1, 10, {"5s", "2d", "3c"}, False)]
    act(round_, lay(2, "Kc"))
    assert "lay" not in verbs(round_)
    refused(round_, lay(1, "4h"))
    act(round_, capture(1, "Tc", "5s 2d 3c"))
    assert "Qh" in round_.table.cards("layout")
    assert declarations(round_) == []


def test_with_value_five_it_is_a_group_that_needs_another_five() -> None:
    round_ = dealt("2d 3c Qh 9s", "5s 5c")
    act(round_, declare(1, "5s", 5, "2d 3c"))
    assert declarations(round_) == [(1, 5, {"5s", "2d", "3c"}, True)]


def test_the_example_of_a_raise() -> None:
    round_ = dealt("4c 9h Qh Js", "3h 7s / 2s 9d")
    act(round_, declare(1, "3h", 7, "4c"))
    refused(round_, raising(2, "2s", "9h"))
    act(round_, raising(2, "2s", "4c", "9h"))
    assert declarations(round_) == [(2, 9, {"3h", "4c", "2s", "9h"}, True)]
    assert "lay" in verbs(round_)  # seat 1 is free


def test_a_raise_needs_a_card_of_the_new_value_and_ten_is_the_most() -> None:
    round_ = act(dealt("4c 9h Qh Js", "3h 7s / 2s 4s 8d"), declare(1, "3h", 7, "4c"))
    refused(round_, raising(2, "2s", "4c"))
    refused(round_, raising(2, "4s", "4c"))
    round_ = act(dealt("4c 9h Qh Js", "3h 7s / 2s 9d"), declare(1, "3h", 7, "4c"))
    act(round_, raising(2, "2s", "3h"))
    assert declarations(round_) == [(2, 9, {"3h", "4c", "2s"}, False)]


def test_a_group_cannot_be_raised_nor_built_on() -> None:
    round_ = act(dealt("2d 3c Qh 9s", "5s 5c / 3h 8c 5d 5h"), declare(1, "5s", 5, "2d 3c"))
    assert "raise" not in verbs(round_)
    refused(round_, raising(2, "3h", "5s"))
    refused(round_, declare(2, "5d", 5, "5s 2d 3c"))
    act(round_, capture(2, "5d", "5s 2d 3c"))


def test_an_own_plain_declaration_becomes_a_group_with_a_card_to_keep() -> None:
    round_ = act(dealt("4c 4h Qh Js", "4d 8d 8s / Kc"), declare(1, "4d", 8, "4c"))
    act(round_, lay(2, "Kc"))
    refused(round_, declare(1, "8d", 8, "4h"))
    act(round_, declare(1, "8d", 8, "4d 4c"))
    assert declarations(round_) == [(1, 8, {"8d", "4d", "4c"}, True)]
    round_ = act(dealt("4c 9h Qh Js", "4d 8d / Kc"), declare(1, "4d", 8, "4c"))
    act(round_, lay(2, "Kc"))
    refused(round_, declare(1, "8d", 8, "4d 4c"))


def test_a_group_of_another_seat_frees_the_owner() -> None:
    round_ = act(dealt("4c 9h Qh Js", "4d 8s / 8d 8h"), declare(1, "4d", 8, "4c"))
    act(round_, declare(2, "8d", 8, "4d 4c"))
    assert declarations(round_) == [(2, 8, {"4d", "4c", "8d"}, True)]
    assert "lay" in verbs(round_) or "capture" in verbs(round_)


def test_a_card_that_must_be_kept_is_not_played_elsewhere() -> None:
    round_ = act(dealt("4c 8h Qh Js", "4d 8s / Kc"), declare(1, "4d", 8, "4c"))
    act(round_, lay(2, "Kc"))
    refused(round_, capture(1, "8s", "8h"))
    act(round_, capture(1, "8s", "8h 4d 4c"))


def test_a_declaration_is_taken_whole_by_anybody() -> None:
    round_ = act(dealt("4c 9h Qh Js", "4d 8s / 8d"), declare(1, "4d", 8, "4c"))
    refused(round_, capture(2, "8d", "4d"))
    act(round_, capture(2, "8d", "4d 4c"))
    assert set(round_.table.cards("won:2")) == {"8d", "4d", "4c"}


@pytest.mark.parametrize(
    "action",
    [
        declare(1, "Kc", 10, "2d"),
        declare(1, "5s", 11, "2d 3c"),
        declare(1, "5s", 0, "2d 3c"),
        declare(1, "5s", 10, "2d Qh"),
        declare(1, "5s", 10, ""),
        Action(1, "declare", {"card": "5s", "value": "10", "cards": ["2d", "3c"]}),
        Action(1, "declare", {"card": "5s", "value": 10}),
        raising(1, "5s", "2d"),
    ],
)
def test_what_is_no_declaration(action: Action) -> None:
    refused(dealt("2d 3c Qh 9s", "5s Tc 4h"), action)


def test_partners_do_not_raise_each_other_and_share_a_pile() -> None:
    hands = "3h 7s / Kh / 2s 9d 7d / Jh"
    round_ = act(dealt("4c 9h Qs Js", hands, seats=4), declare(1, "3h", 7, "4c"), lay(2, "Kh"))
    refused(round_, raising(3, "2s", "4c"))
    act(round_, capture(3, "7d", "3h 4c"))
    assert set(round_.table.cards("won:1")) == {"7d", "3h", "4c"}


def test_the_prompt_of_a_file_names_cards_and_no_combinations() -> None:
    round_ = dealt("5h 3s 2c 9d", "8h")
    prompt: Any = result(round_)["prompt"]
    assert {tuple(sorted(option)) for option in prompt["options"]} == {("by", "card", "do")}
    assert offered(round_, 2) == offered(round_, "dealer") == set()


# The end


def play_out(round_: Round, seed: int = 1) -> Round:
    from games.engine.shuffle import Draws
    from games.trials.simulate import act_at_random

    draws = Draws(bytes([seed]) * 32, "diloti")
    while not round_.finished:
        act_at_random(round_, draws)
    return round_


@pytest.mark.parametrize("seats", [2, 4])
def test_a_deal_gives_out_seven_or_eleven_and_ten_a_xeri(seats: int) -> None:
    for seed in range(4):
        racks = dict.fromkeys(range(1, seats + 1), 0)
        round_ = play_out(sit(GAME, racks, seed=bytes([seed]) * 32))
        assert len(round_.actions) == 48
        sheet = facts(round_)["sheet"]
        names = {item["for"] if "for" in item else item["what"] for item in sheet["items"]}
        xeris = sum(facts(round_)["xeris"].values())
        more = 4 if "more cards" in names else 0
        assert sum(item["points"] for item in sheet["items"]) == 7 + more + 10 * xeris
        assert sum(len(round_.table.cards(f"won:{seat}")) for seat in (1, 2)) == 52


def test_below_the_target_another_deal_is_played() -> None:
    round_ = play_out(sit(GAME, {1: 0, 2: 0}, seed=bytes(32), options={"target": 500}))
    assert round_.carry is not None
    assert set(round_.carry) == {"dealer", "deals", "scores", "pot"}


def test_the_target_ends_the_game_and_the_higher_score_wins() -> None:
    carry = {"dealer": 2, "deals": 3, "scores": {"1": 300, "2": 100}, "pot": 10}
    round_ = play_out(sit(GAME, {1: 50, 2: 50}, seed=bytes(32), carry=carry))
    assert round_.carry is not None
    assert round_.carry["finished"]
    assert round_.carry["winners"] == [1]
    assert paid(round_)[0] == ("pot", "seat:1", 10)


@pytest.mark.parametrize(
    "scores",
    [{"1": 5}, {"1": 5, "2": 5, "3": 5}, {"1+3": 5}, {"1+3": 5, "2": 5}, {"1": -1, "2": 0}, {}],
)
def test_scores_of_a_carry_are_of_two_seats_or_of_both_sides(scores: Any) -> None:
    carry = {"dealer": 1, "deals": 1, "scores": scores, "pot": 0}
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, seed=bytes(32), carry=carry)


def test_a_game_of_other_seats_is_broken_up() -> None:
    carry = {"dealer": 1, "deals": 1, "scores": {"1+3": 5, "2+4": 9}, "pot": 21}
    round_ = sit(GAME, {1: 0, 2: 0}, seed=bytes(32), carry=carry)
    assert paid(round_) == [("pot", "seat:1", 11), ("pot", "seat:2", 10)]
    assert facts(round_)["scores"] == {"1": 0, "2": 0}


# A real deck


def real(table: str, seats: int = 2, **setup: Any) -> Round:
    racks = dict.fromkeys(range(1, seats + 1), 0)
    round_ = sit(GAME, racks, dealer=seats, cards="physical", **setup)
    for card in table.split():
        act(round_, Action("dealer", "show", {"card": card}))
    return round_


def irregularities(round_: Round) -> list[Any]:
    found: Any = result(round_).get("faults", [])
    return [(each["action"], each["seat"], each["kind"]) for each in found]


def test_a_real_decks_prompt_gives_the_verbs_alone() -> None:
    prompt: Any = result(real("4c 9h Qh Js"))["prompt"]
    assert {tuple(sorted(option)) for option in prompt["options"]} == {("by", "do")}


def test_four_more_are_shown_after_three_of_a_rank() -> None:
    round_ = real("8c 8d 8h 3s")
    assert may(round_) == {("dealer", "show")}
    for card in ("8c", "9h", "Qh", "Js"):
        act(round_, Action("dealer", "show", {"card": card}))
    assert "lay" in verbs(round_)


def test_a_lay_of_whoever_is_bound_is_accepted_only_where_the_option_allows_it() -> None:
    round_ = act(real("4c 9h Qh Js"), declare(1, "3h", 7, "4c"), lay(2, "Kc"))
    refused(round_, lay(1, "Ks"))
    assert irregularities(round_) == []


def test_a_seat_with_an_empty_hand_that_kept_no_card_declared_falsely() -> None:
    round_ = real("4c 9h Qh Js", options={"lay": "free"})
    act(round_, declare(1, "3h", 7, "4c"), capture(2, "7d", "3h 4c"))
    cards = iter(["As", "2c", "6s", "8c", "9c", "Ts", "Ad", "3c", "5d", "Td"])
    for number, card in enumerate(cards):
        act(round_, lay(1 + number % 2, card))
        assert irregularities(round_) == ([(4, 1, "false declaration")] if number >= 8 else [])


def test_a_card_of_the_value_that_comes_later_proves_the_declaration() -> None:
    round_ = real("4c 9h Qh Js", options={"lay": "free"})
    act(round_, declare(1, "3h", 7, "4c"), capture(2, "7d", "3h 4c"))
    for number, card in enumerate(["As", "2c", "6s", "8c", "9c", "Ts", "Ad", "3c", "7s", "Td"]):
        act(round_, lay(1 + number % 2, card))
    assert irregularities(round_) == []


def test_what_is_still_the_seats_stays_without_an_owner_and_may_be_raised() -> None:
    round_ = real("4c 9h Qh Js", options={"lay": "free"})
    act(round_, declare(1, "3h", 7, "4c"), lay(2, "Kc"), lay(1, "As"))
    assert irregularities(round_) == [(4, 1, "false declaration")]
    assert declarations(round_) == [(None, 7, {"3h", "4c"}, False)]
    assert "Player 1: false declaration. The dealer decides." in told(round_)
    act(round_, raising(2, "2s", "4c"))
    assert declarations(round_) == [(2, 9, {"3h", "4c", "2s"}, False)]


def test_with_the_last_card_of_a_hand_nothing_is_declared() -> None:
    round_ = real("4c 9h Qh Js", options={"lay": "free"})
    for number, card in enumerate(["As", "2c", "6s", "8c", "9c", "Ts", "Ad", "3c", "5d", "Td"]):
        act(round_, lay(1 + number % 2, card))
    refused(round_, declare(1, "3h", 7, "4c"))
    act(round_, lay(1, "3h"))


def test_two_or_four_play_and_three_cannot() -> None:
    assert [players for players in range(6) if GAME.takes(players)] == [2, 4]
    with pytest.raises(NotARound, match="Diloti is not for 3 players"):
        sit(GAME, dict.fromkeys((1, 2, 3), 50), seed="00" * 32)
