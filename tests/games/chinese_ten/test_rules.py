"""Chinese Ten, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.cards import PACK
from games.chinese_ten.catches import points
from games.chinese_ten.rules import GAME
from games.engine import Action, NotARound, Refusal, Round, result
from tests.games.at_the_table import (
    act,
    facts,
    may,
    offered,
    offers,
    paid,
    racks,
    refused,
    sit,
    told,
)


def dealt(layout: str, hands: str = "", stock: str = "", seats: int = 2, **setup: Any) -> Round:
    """Seats with these cards on top of their hands, the deal's left first (`7h 4s / 2c`), this
    layout and this stock; the other cards go where there is room. The last seat deals.
    """
    named = f"{layout} {hands} {stock}".replace("/", " ").split()
    rest = [card for card in PACK if card not in named]
    deck: list[str] = []
    for cards in (hands.split("/") + [""] * seats)[:seats]:
        more = 24 // seats - len(cards.split())
        deck += cards.split() + rest[:more]
        rest = rest[more:]
    deck += [*layout.split(), *stock.split(), *rest]
    racks = dict.fromkeys(range(1, seats + 1), 200)
    return sit(GAME, racks, **{"dealer": seats, "deck": [deck], **setup})


def play(seat: int, card: str, take: str | None = None) -> Action:
    return Action(seat, "play", {"card": card} | ({"take": take} if take else {}))


def layout(round_: Round) -> set[str]:
    return set(round_.table.cards("layout"))


def taken(round_: Round, seat: int) -> set[str]:
    return set(round_.table.cards(f"won:{seat}"))


def played_out(round_: Round) -> Round:
    """The first card that may be played, again and again."""
    while round_.prompt is not None:
        (option,) = round_.prompt.options
        offer: Any = option.offer()
        for card in offer["card"]:
            tries = [Action(option.by, option.do, {"card": card})]
            tries += [
                Action(option.by, option.do, {"card": card, "take": take})
                for take in offer.get("take", ())
            ]
            if fits := next((each for each in tries if round_.takes(each)), None):
                round_.act(fits)
                break
    return round_


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_24_cards_are_dealt_and_four_lie_open(seats: int, each: int) -> None:
    round_ = dealt("3d 3s 9h Kc", seats=seats)
    assert {len(round_.table.cards(f"hand:{seat}")) for seat in round_.table.seats} == {each}
    assert layout(round_) == {"3d", "3s", "9h", "Kc"}
    assert len(round_.table.cards("stock")) == 24


def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(NotARound):
            sit(GAME, dict.fromkeys(range(1, seats + 1), 0), seed=bytes(32))


def test_the_first_example_of_the_page() -> None:
    hands = "7h Ac Ts"
    round_ = dealt("3d 3s 9h Kc", hands)
    refused(round_, play(1, "7h"))
    refused(round_, play(1, "7h", "9h"))
    act(round_, play(1, "7h", "3d"))
    assert {"7h", "3d"} <= taken(round_, 1)
    round_ = dealt("3d 3s 9h Kc", hands)
    refused(round_, play(1, "Ac", "9h"))
    act(round_, play(1, "Ac"))
    assert {"Ac", "9h"} <= taken(round_, 1)
    round_ = dealt("3d 3s 9h Kc", hands, stock="2c")
    refused(round_, play(1, "Ts", "Kc"))
    act(round_, play(1, "Ts"))
    assert layout(round_) == {"3d", "3s", "9h", "Kc", "Ts", "2c"}


def test_a_fourth_of_an_alike_rank_takes_three_and_needs_no_choice() -> None:
    round_ = dealt("5c 5d 5h 2s", "5s", stock="3c")
    refused(round_, play(1, "5s", "5d"))
    act(round_, play(1, "5s"))
    assert taken(round_, 1) == {"5c", "5d", "5h", "5s"}


def test_of_two_alike_cards_one_is_named_and_the_fourth_takes_the_other() -> None:
    round_ = dealt("5c 5d Qh 2s", "5h / 5s", stock="3c 4c")
    refused(round_, play(1, "5h"))
    act(round_, play(1, "5h", "5d"), play(2, "5s"))
    assert taken(round_, 1) == {"5d", "5h"}
    assert taken(round_, 2) >= {"5c", "5s"}


def test_four_of_one_alike_rank_go_to_the_deal_before_the_first_turn() -> None:
    round_ = dealt("Kc Kd Kh Ks", "Ts", stock="3c")
    assert taken(round_, 2) == {"Kc", "Kd", "Kh", "Ks"}
    assert layout(round_) == set()
    act(round_, play(1, "Ts"))
    assert layout(round_) == {"Ts", "3c"}


@pytest.mark.parametrize("four", ["Kc Kd Qh Td", "9c 9d 9h 9s", "5c 5d 5h Kc"])
def test_any_other_four_stay(four: str) -> None:
    assert layout(dealt(four)) == set(four.split())


def test_the_stock_asks_where_it_has_a_choice_and_nobody_else_is_awaited() -> None:
    round_ = dealt("4d 4h Qc Kc", "Ts", stock="6c")
    act(round_, play(1, "Ts"))
    assert may(round_) == {(1, "take")}
    (option,) = offers(round_, "wall")
    assert option.values == {"card": ["4d", "4h"]}
    refused(round_, Action(1, "take", {"card": "Qc"}))
    refused(round_, Action(2, "take", {"card": "4d"}))
    act(round_, Action(1, "take", {"card": "4h"}))
    assert taken(round_, 1) == {"6c", "4h"}
    assert may(round_) == {(2, "play")}


def test_the_stock_may_take_the_card_just_played() -> None:
    round_ = dealt("2d 2h Qc Kc", "Ts", stock="Td")
    act(round_, play(1, "Ts"))
    assert taken(round_, 1) == {"Ts", "Td"}


def test_the_turn_goes_left_and_there_are_24() -> None:
    round_ = played_out(dealt("3d 3s 9h Kc", seats=3))
    turns = [action.by for action in round_.actions if action.do == "play"]
    assert turns == [1, 2, 3] * 8
    assert layout(round_) == set()


@pytest.mark.parametrize(
    ("card", "counts"),
    [("Ad", 20), ("9h", 10), ("Th", 10), ("Jd", 10), ("Kh", 10), ("2d", 2), ("8h", 8), ("9s", 0)],
)
def test_what_a_card_counts(card: str, counts: int) -> None:
    assert {points(card, players) for players in (2, 3, 4)} == {counts}


def test_black_aces_count_by_the_number_of_players() -> None:
    assert [points("As", players) for players in (2, 3, 4)] == [0, 30, 30]
    assert [points("Ac", players) for players in (2, 3, 4)] == [0, 0, 40]


@pytest.mark.parametrize(("seats", "total"), [(2, 210), (3, 240), (4, 280)])
def test_a_deal_gives_out_as_many_points(seats: int, total: int) -> None:
    round_ = played_out(dealt("3d 3s 9h Kc", seats=seats))
    scores = facts(round_)["scores"]
    assert sum(scores.values()) == total
    assert sum(item["points"] for item in facts(round_)["sheet"]["items"]) == total


def test_scores_stand_as_before_until_the_deal_is_scored() -> None:
    carry = {"dealer": 2, "deals": 1, "scores": {"1": 100, "2": 110}, "pot": 0}
    round_ = dealt("3d 3s 9h Kc", "7h", carry=carry, options={"deals": 3})
    act(round_, play(1, "7h", "3d"))
    assert result(round_)["scores"] == {"1": 100, "2": 110}
    played_out(round_)
    assert sum(facts(round_)["scores"].values()) == 420
    assert round_.carry is not None
    assert (round_.carry["dealer"], round_.carry["deals"]) == (1, 2)


def test_the_last_deal_ends_the_game() -> None:
    carry = {"dealer": 2, "deals": 2, "scores": {"1": 500, "2": 0}, "pot": 7}
    round_ = played_out(dealt("3d 3s 9h Kc", carry=carry, options={"deals": 3, "ante": 9}))
    assert round_.carry is not None
    assert round_.carry["finished"]
    assert round_.carry["winners"] == [1]
    assert paid(round_) == [("pot", "seat:1", 7)]


def test_antes_are_paid_at_the_first_deal() -> None:
    round_ = dealt("3d 3s 9h Kc", options={"ante": 10})
    assert paid(round_) == [("seat:1", "pot", 10), ("seat:2", "pot", 10)]
    assert racks(round_) == {1: 190, 2: 190}


@pytest.mark.parametrize("deals", [0, 21, True, "1"])
def test_deals_are_one_to_twenty(deals: Any) -> None:
    with pytest.raises(NotARound):
        dealt("3d 3s 9h Kc", options={"deals": deals})


def test_a_hand_is_its_owners_and_the_prompt_of_a_file_gives_cards_alone() -> None:
    round_ = dealt("3d 3s 9h Kc", "7h")
    assert offered(round_, 1) == {(1, "play")}
    assert offered(round_, 2) == offered(round_, "dealer") == set()
    prompt: Any = result(round_)["prompt"]
    assert [set(option) for option in prompt["options"]] == [{"by", "do", "card"}]


# A real deck


def real() -> Round:
    round_ = sit(GAME, {1: 0, 2: 0}, dealer=2, cards="physical")
    for card in ("4d", "4h", "Qc", "Kc"):
        assert may(round_) == {("dealer", "show")}
        act(round_, Action("dealer", "show", {"card": card}))
    return round_


def test_with_a_real_deck_the_layout_and_the_stock_are_shown() -> None:
    round_ = act(real(), play(1, "Ts"))
    assert may(round_) == {("dealer", "show")}
    act(round_, Action("dealer", "show", {"card": "6c"}))
    assert may(round_) == {(1, "take")}
    act(round_, Action(1, "take", {"card": "4d"}))
    assert may(round_) == {(2, "play")}


@pytest.mark.parametrize("card", ["Qc", "Jk", "xx", 7, None])
def test_with_a_real_deck_a_card_is_one_that_has_not_been_seen(card: Any) -> None:
    refused(real(), Action(1, "play", {"card": card}))


def test_with_a_real_deck_a_choice_is_checked_at_once() -> None:
    round_ = real()
    assert isinstance(refused(round_, play(1, "6h")), Refusal)
    refused(round_, play(1, "6h", "Qc"))
    refused(round_, play(1, "Ts", "4d"))
    act(round_, play(1, "6h", "4d"))
    assert "Player 1: 6♥ takes 4♦." in told(round_)
