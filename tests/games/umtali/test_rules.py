"""Umtali, rule by rule; the worked examples are those of the rules page. Seat 2 deals."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.cards import PACK
from games.engine import JSON, Action, NotARound, Round, as_kind, result, view
from games.umtali.rules import GAME
from tests.games.at_the_table import act, facts, may, offers, paid, refused, sit, told

SPARE = "5c 9d Qs 3h 7c Kc 6s Ad 8h Ts 2h 4s Td 2c Qd"
"""Cards that make no meld with each other: for what a hand holds besides."""


def dealt(mine: str, theirs: str = "", up: str = "", stock: str = "", **setup: Any) -> Round:
    """Seat 1 with these cards, seat 2 with those, this card turned up and these on top of the
    stock. Hands are filled up with cards that fit nowhere, as far as there are any.
    """
    named = f"{mine} {theirs} {up} {stock}".split()
    rest = [card for card in (*SPARE.split(), *PACK) if card not in named]
    rest = list(dict.fromkeys(rest))
    deck: list[str] = []
    for cards in (mine.split(), theirs.split()):
        more = 10 - len(cards)
        deck += cards + rest[:more]
        rest = rest[more:]
    deck += (up.split() or [rest.pop(0)]) + stock.split() + rest
    return sit(GAME, {1: 50, 2: 50}, **{"dealer": 2, "deck": [deck], **setup})


def real(up: str, **setup: Any) -> Round:
    """A round with a real deck, and this card shown first."""
    round_ = sit(GAME, {1: 50, 2: 50}, **{"dealer": 2, "cards": "physical", **setup})
    return act(round_, Action("dealer", "show", {"card": up}))


def draw(seat: int) -> Action:
    return Action(seat, "draw")


def take(seat: int) -> Action:
    return Action(seat, "take")


def meld(seat: int, cards: str) -> Action:
    return Action(seat, "meld", {"cards": cards.split()})


def lay(seat: int, card: str) -> Action:
    return Action(seat, "lay", {"card": card})


def discard(seat: int, card: str, *, down: bool = False) -> Action:
    return Action(seat, "discard", {"card": card, "down": True} if down else {"card": card})


DOWN = {"down": True}
"""With a real deck, the discard that lies face down."""


def show(seat: int, card: str) -> Action:
    return Action("dealer", "show", {"card": card, "seat": seat})


def hand(round_: Round, seat: int) -> set[str]:
    return set(round_.table.cards(f"hand:{seat}"))


def side(round_: Round, seat: int) -> list[tuple[str, set[str]]]:
    """What lies on a side: what it is, and its cards."""
    melds = view(round_, "wall").board["melds"]
    return [(each["form"], set(each["cards"])) for each in melds if each["seat"] == seat]


def verbs(round_: Round) -> set[str]:
    return {str(do) for _, do in may(round_)}


def singles(round_: Round) -> set[str]:
    """What may be laid, as its owner is shown it."""
    found = {option.do: option for seat in (1, 2) for option in offers(round_, seat)}
    return set(as_kind(found["lay"].values["card"], list[str])) if "lay" in found else set()


def after(round_: Round) -> Mapping[str, Any]:
    return dict(round_.carry or {})


# The deal


@pytest.mark.parametrize("racks", [{1: 0}, {1: 0, 2: 0, 3: 0}, {1: 0, 3: 0}])
def test_exactly_two_play(racks: dict[int, int]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, racks, seed=bytes(32))


def test_ten_cards_to_each_and_one_face_up() -> None:
    round_ = sit(GAME, {1: 0, 2: 0}, dealer=2, deck=[list(PACK)])
    assert round_.table.cards("hand:1") == list(PACK[:10])
    assert round_.table.cards("hand:2") == list(PACK[10:20])
    assert round_.table.cards("pile") == [PACK[20]]
    assert round_.table.cards("stock") == list(PACK[21:])


def test_the_other_one_begins_and_turns_alternate() -> None:
    round_ = dealt("2c")
    assert may(round_) == {(1, "draw"), (1, "take")}
    act(round_, draw(1), discard(1, "2c"))
    assert may(round_) == {(2, "draw"), (2, "take")}


# A turn


def test_the_top_card_of_the_stock_is_drawn() -> None:
    round_ = act(dealt("2c", stock="9h"), draw(1))
    assert "9h" in hand(round_, 1)
    assert round_.table.cards("stock")[0] != "9h"


def test_the_top_card_of_the_pile_is_taken() -> None:
    round_ = act(dealt("2c", up="9h"), take(1))
    assert "9h" in hand(round_, 1)
    assert round_.table.cards("pile") == []


def test_nothing_is_done_before_a_card_is_drawn_or_taken() -> None:
    round_ = dealt("5h 6h 7h Jc")
    for early in (meld(1, "5h 6h 7h"), lay(1, "Jc"), discard(1, "Jc")):
        assert refused(round_, early).code == "not-now"


def test_one_draws_or_takes_once() -> None:
    round_ = act(dealt("2c"), draw(1))
    assert refused(round_, take(1)).code == "not-now"
    assert refused(round_, draw(1)).code == "not-now"


def test_the_card_just_taken_may_be_discarded_again() -> None:
    round_ = act(dealt("2c", up="9h"), take(1), discard(1, "9h"))
    assert round_.table.cards("pile") == ["9h"]


def test_one_melds_and_lays_as_often_as_one_likes_or_not_at_all() -> None:
    round_ = act(dealt("5h 6h 7h 2c 2h 2s Jc"), draw(1))
    act(round_, meld(1, "5h 6h 7h"), lay(1, "Jc"), meld(1, "2s 2h 2c"), discard(1, "5c"))
    assert side(round_, 1) == [
        ("sequence", {"5h", "6h", "7h"}),
        ("single", {"Jc"}),
        ("set", {"2c", "2h", "2s"}),
    ]
    assert may(round_) == {(2, "draw"), (2, "take")}


def test_who_has_melded_the_last_card_discards_none() -> None:
    round_ = act(dealt("Ac Ad Ah As 2c 2d 2h 3c 3d 3h", stock="3s"), draw(1))
    act(round_, meld(1, "Ac Ad Ah As"), meld(1, "2c 2d 2h"), meld(1, "3c 3d 3h 3s"))
    assert facts(round_)["out"] == 1
    assert may(round_) == {(2, "draw"), (2, "take")}


# More from the pile


def four_turns() -> Round:
    """The pile `8h 4c 8d`, and seat 1 with `8c 8s 4d 4s Kh`."""
    mine, theirs = "8c 8s 4d 4s Kh 4c 9c 2d 2h Th", "8d 6c 7d Ks Qd 3h 5s Tc Jh Qc"
    round_ = dealt(mine, theirs, up="8h", stock="Ad 3c")
    return act(round_, draw(1), discard(1, "4c"), draw(2), discard(2, "8d"), take(1))


def test_the_example_of_more_from_the_pile() -> None:
    round_ = act(four_turns(), meld(1, "8c 8d 8s"), meld(1, "4c 4d 4s"))
    act(round_, lay(1, "8h"))
    assert round_.table.cards("pile") == []
    assert side(round_, 1)[-1] == ("single", {"8h"})
    assert hand(round_, 1) == {"Kh", "9c", "2d", "2h", "Th", "Ad"}


def test_a_meld_without_the_card_taken_opens_nothing() -> None:
    assert refused(four_turns(), meld(1, "4c 4d 4s")).code == "bad-value"


def test_after_a_meld_without_the_card_taken_the_pile_stays_closed() -> None:
    round_ = dealt("Jc 8c 8s 4d 4s 4h", "8d", up="4c", stock="6h 7c")
    act(round_, draw(1), discard(1, "6h"), draw(2), discard(2, "8d"), take(1))
    act(round_, lay(1, "Jc"), meld(1, "8c 8d 8s"))
    assert view(round_, 1).board["reach"] is None
    assert refused(round_, meld(1, "4c 4d 4s")).code == "bad-value"


def test_the_pile_is_closed_by_an_action_that_takes_nothing() -> None:
    round_ = act(four_turns(), meld(1, "8c 8d 8s"))
    assert view(round_, 1).board["reach"] == "4c"
    act(round_, meld(1, "4c 4d 4s"))
    assert view(round_, 1).board["reach"] == "8h"
    other = dealt("8c 8s Jc 4d 4s", "8d", up="4c", stock="6h")
    act(other, draw(1), discard(1, "6h"), draw(2), discard(2, "8d"), take(1))
    act(other, meld(1, "8c 8d 8s"), lay(1, "Jc"))
    assert view(other, 1).board["reach"] is None
    assert "6h" not in singles(other)


def test_the_card_taken_may_be_laid_and_the_next_one_too() -> None:
    round_ = dealt("5c", "Jd", up="Jh", stock="Jc")
    act(round_, draw(1), discard(1, "Jc"), draw(2), discard(2, "Jd"), take(1), lay(1, "Jd"))
    act(round_, lay(1, "Jc"), lay(1, "Jh"))
    assert round_.table.cards("pile") == []
    assert [form for form, _ in side(round_, 1)] == ["single"] * 3


def test_the_open_card_of_the_pile_is_not_discarded() -> None:
    round_ = act(four_turns(), meld(1, "8c 8d 8s"))
    assert refused(round_, discard(1, "4c")).code == "bad-value"


def test_the_open_card_counts_in_the_action_that_names_it_alone() -> None:
    # The pile's 6h would make 5h 6h 7h with the hand: that breaks up nothing while it lies there,
    # and it may not itself be laid.
    round_ = dealt("8c 8s 5h 7h 4c 4d 4s", "8d", up="6h", stock="2h")
    act(round_, draw(1), meld(1, "4c 4d 4s"), discard(1, "2h"), draw(2), discard(2, "8d"))
    act(round_, take(1), meld(1, "8c 8d 8s"))
    assert view(round_, 1).board["reach"] == "2h"
    act(round_, discard(1, "5h"))
    other = dealt("8c 8s 3h 4h Jc", "8d", up="6h", stock="2h")
    act(other, draw(1), lay(1, "Jc"), discard(1, "2h"), draw(2), discard(2, "8d"), take(1))
    act(other, meld(1, "8c 8d 8s"))
    assert "2h" not in singles(other)
    act(other, meld(1, "2h 3h 4h"))
    assert side(other, 1)[-1] == ("sequence", {"2h", "3h", "4h"})


# Melds


@pytest.mark.parametrize(
    ("cards", "form"),
    [
        ("7c 7d 7h", "set"),
        ("7c 7d 7h 7s", "set"),
        ("Qc Qd Qh", "set"),
        ("Ad 2d 3d", "sequence"),
        ("Td 9d 8d", "sequence"),
        ("Ad 2d 3d 4d 5d 6d 7d 8d 9d Td", "sequence"),
        ("Kd Qd", "marriage"),
        ("Qs Ks", "marriage"),
    ],
)
def test_what_a_meld_is(cards: str, form: str) -> None:
    round_ = act(dealt(cards), draw(1), meld(1, cards))
    assert side(round_, 1) == [(form, set(cards.split()))]


@pytest.mark.parametrize(
    "cards",
    [
        "Jc Jd Jh",  # no jacks in a set
        "9d Td Jd",  # number cards alone in a sequence
        "Jd Qd Kd",
        "Qd Kd Ad",  # ace low
        "Ad Kd 2d",
        "7c 8c",  # two in a row
        "7c 8c 9d",
        "7c 7d 8c",
        "7c 9c Tc",
        "Kd Qs",
        "Kd Qd Ks",
        "Jc Jd",
    ],
)
def test_what_no_meld_is(cards: str) -> None:
    beside = "3h 4h 5h"
    round_ = act(dealt(f"{cards} {beside}"), draw(1))
    assert refused(round_, meld(1, cards)).code == "not-allowed"
    act(round_, meld(1, beside))


def test_a_meld_names_cards_of_the_hand_each_once() -> None:
    round_ = act(dealt("7c 7d 3h 4h 5h", "7h"), draw(1))
    for wrong in ("7c 7d 7h", "7c 7c 7d", "7c"):
        assert refused(round_, meld(1, wrong)).code == "bad-value"


# Pairs


def nearly_out(last: str, stock: str = "Jd", up: str = "8s") -> Round:
    """Seat 1 has these four cards left, after two sets and a jack are on the table."""
    mine = f"Ac Ad Ah 2c 2d 2h {last}"
    round_ = dealt(mine, "Kc Kd 9c 9d 5s 4h 8d Qh 7s 3s", up=up, stock=stock)
    return act(round_, draw(1), meld(1, "Ac Ad Ah"), meld(1, "2c 2d 2h"))


def test_the_example_of_a_pair() -> None:
    round_ = act(nearly_out("6c 6d Ts Jc"), lay(1, "Jc"), lay(1, "Jd"))
    act(round_, meld(1, "6c 6d"), discard(1, "Ts"))
    assert side(round_, 1)[-1] == ("pair", {"6c", "6d"})
    assert facts(round_)["out"] == 1


def test_no_pair_while_two_cards_would_be_left() -> None:
    round_ = act(nearly_out("6c 6d Ts Jc", stock="Th"), lay(1, "Jc"))
    assert hand(round_, 1) == {"6c", "6d", "Ts", "Th"}
    assert "meld" not in verbs(round_)
    assert refused(round_, meld(1, "6c 6d")).code == "not-now"


def test_a_pair_may_be_the_last_two_cards() -> None:
    round_ = act(nearly_out("6c 6d Js Jc"), lay(1, "Jc"), lay(1, "Jd"), lay(1, "Js"))
    act(round_, meld(1, "6c 6d"))
    assert facts(round_)["out"] == 1


def test_of_three_alike_no_pair_is_allowed() -> None:
    round_ = act(nearly_out("6c 6d 6h Jc"), lay(1, "Jc"), lay(1, "Jd"))
    assert refused(round_, meld(1, "6c 6d")).code == "not-allowed"
    act(round_, meld(1, "6c 6d 6h"))
    assert facts(round_)["out"] == 1


def test_a_pair_breaks_up_no_marriage() -> None:
    round_ = act(nearly_out("Kh Ks Qs Jc"), lay(1, "Jc"), lay(1, "Jd"))
    assert refused(round_, meld(1, "Kh Ks")).code == "not-allowed"
    act(round_, meld(1, "Ks Qs"), discard(1, "Kh"))
    assert facts(round_)["out"] == 1


def test_a_pair_of_jacks_is_none() -> None:
    round_ = act(nearly_out("Js Jc Ks Qs"), lay(1, "Jd"))
    assert refused(round_, meld(1, "Js Jc")).code == "not-allowed"
    act(round_, meld(1, "Ks Qs"))
    assert "meld" not in verbs(round_)


# Singles


def the_example() -> Round:
    """Seat 1 has melded `5h 6h 7h` and `2d 2h 2c`; seat 2 has `4h 8h 9h 2s 3h 4c`."""
    theirs = "4h 8h 9h 2s 3h 4c Td Qs Kc 7s"
    round_ = dealt("5h 6h 7h 2d 2h 2c Kh Kd Ts 9c", theirs, up="Tc", stock="Jd Ad")
    act(round_, draw(1), meld(1, "7h 5h 6h"), meld(1, "2d 2h 2c"), discard(1, "Ts"))
    return act(round_, draw(2))


def test_the_example_of_singles() -> None:
    round_ = the_example()
    assert singles(round_) == {"4h", "8h", "2s"}
    assert refused(round_, lay(2, "9h")).code == "bad-value"
    act(round_, lay(2, "8h"))
    assert "9h" in singles(round_)
    assert not {"4c", "3h"} & singles(round_)
    act(round_, lay(2, "4h"))
    assert {"4c", "3h"} <= singles(round_)
    act(round_, lay(2, "3h"))
    assert side(round_, 2) == [("single", {"8h"}), ("single", {"4h"}), ("single", {"3h"})]


def test_a_jack_may_always_be_laid() -> None:
    assert singles(act(dealt("Jc Js"), draw(1))) == {"Jc", "Js"}


def test_on_a_single_jack_lies_its_ten_and_its_queen() -> None:
    round_ = dealt("Jh", "Th Qh Kh Ah 9h 5s 2c 7d Td Qs", up="8c", stock="3s 6d")
    act(round_, draw(1), lay(1, "Jh"), discard(1, "3s"), draw(2))
    assert singles(round_) == {"Th"}  # king and queen of hearts are a marriage in this hand
    act(round_, meld(2, "Kh Qh"))
    other = dealt("Jh", "Th Qh Ah 9h 5s 2c 7d Td Qs 4c", up="8c", stock="3s 6d")
    act(other, draw(1), lay(1, "Jh"), discard(1, "3s"), draw(2))
    assert singles(other) == {"Th", "Qh"}


def test_on_a_single_queen_lies_its_king_and_any_queen() -> None:
    round_ = dealt("Jh Qh", "Kh Qc Qd Kd 5s 2c 7d 9c 4c 8d", up="8c", stock="3s 6h")
    act(round_, draw(1), lay(1, "Jh"), lay(1, "Qh"), discard(1, "3s"), draw(2))
    assert singles(round_) == {"Kh", "Qc"}  # queen and king of diamonds are a marriage
    act(round_, lay(2, "Kh"), meld(2, "Kd Qd"), lay(2, "Qc"))


def test_an_ace_and_a_king_are_no_neighbours() -> None:
    round_ = dealt("Jh Qh", "Kh Ah 9h 5s 2c 7d 3c 8c 4d Ts", up="8s", stock="3s 6d")
    act(round_, draw(1), lay(1, "Jh"), lay(1, "Qh"), discard(1, "3s"), draw(2), lay(2, "Kh"))
    assert "Ah" not in singles(round_)


def test_a_sequence_is_extended_by_number_cards_of_its_suit_at_either_end() -> None:
    round_ = dealt("8d 9d Td As 2s 3s", "7d Qd Ks 4s 4d 9c", up="Tc", stock="5h 6h")
    act(round_, draw(1), meld(1, "8d 9d Td"), meld(1, "As 2s 3s"), discard(1, "5h"), draw(2))
    assert singles(round_) == {"7d", "4s"}


def test_a_pair_is_extended_by_its_rank() -> None:
    round_ = act(nearly_out("6c 6d Ts Jc"), lay(1, "Jc"), lay(1, "Jd"))
    act(round_, meld(1, "6c 6d"), discard(1, "Ts"))
    melds = view(round_, 2).board["melds"]
    assert set(melds[-1]["extended_by"]) == {"6h", "6s"}


def test_a_marriage_is_not_extended() -> None:
    round_ = dealt("Kd Qd", "Kc Qs Td Ad", up="8c", stock="5h 6h")
    act(round_, draw(1), meld(1, "Kd Qd"), discard(1, "5h"), draw(2))
    assert "lay" not in verbs(round_)


def test_a_fourth_card_extends_a_set_and_lies_by_itself() -> None:
    round_ = act(the_example(), lay(2, "2s"))
    assert side(round_, 1)[-1] == ("set", {"2d", "2h", "2c"})
    assert side(round_, 2) == [("single", {"2s"})]


# No breaking up


def test_of_four_in_a_row_the_last_is_laid_after_the_others() -> None:
    round_ = act(dealt("5h 6h 7h 8h 4h 9h 3c 3d 3s Jc"), draw(1))
    act(round_, lay(1, "Jc"))
    assert singles(round_) == set()
    act(round_, meld(1, "5h 6h 7h"))
    assert singles(round_) == {"4h", "8h"}


def test_a_card_of_three_alike_is_not_laid() -> None:
    round_ = dealt("7h 8h 9h", "Th Tc Ts 6h 6c", up="2c", stock="5s 4d")
    act(round_, draw(1), meld(1, "7h 8h 9h"), discard(1, "5s"), draw(2))
    assert singles(round_) == {"6h"}
    act(round_, meld(2, "Th Tc Ts"))


def test_a_card_of_a_marriage_is_not_laid() -> None:
    mine = "Ac Ad Ah 2c 2d 2h Kc Qc Ts Jc"
    round_ = act(dealt(mine, up="Qs", stock="Jd"), draw(1))
    act(round_, meld(1, "Ac Ad Ah"), meld(1, "2c 2d 2h"), lay(1, "Jc"), lay(1, "Jd"))
    assert "marriage" not in str(refused(round_, lay(1, "Qc")))
    act(round_, meld(1, "Kc Qc"), discard(1, "Ts"))
    assert facts(round_)["out"] == 1


def test_it_may_go_into_any_meld_it_fits() -> None:
    round_ = act(dealt("5h 6h 7h 7c 7d"), draw(1))
    act(round_, meld(1, "7c 7d 7h"))
    assert hand(round_, 1) >= {"5h", "6h"}
    other = act(dealt("Kc Qc Kd Kh"), draw(1))
    act(other, meld(1, "Kc Kd Kh"))


def test_jacks_are_in_no_meld_and_break_up_none() -> None:
    assert singles(act(dealt("Jc Jd Jh Js Qc Tc"), draw(1))) >= {"Jc", "Jd", "Jh", "Js"}


# Going out


def out_by_discard(*, down: bool, **setup: Any) -> Round:
    """Seat 1 goes out with the discard of the 10♠; seat 2 has `Kc Kd 9c 9d 5s 4h 8d Qh 7s 3s`."""
    mine = "Ac Ad Ah 2c 2d 2h Qc Tc Ts Jc"
    theirs = "Kc Kd 9c 9d 5s 4h 8d Qh 7s 3s"
    round_ = dealt(mine, theirs, up="Qs", stock="Jd", **setup)
    act(round_, draw(1), meld(1, "Ac Ad Ah"), meld(1, "2c 2d 2h"), lay(1, "Jc"), lay(1, "Jd"))
    return act(round_, lay(1, "Qc"), lay(1, "Tc"), discard(1, "Ts", down=down))


def test_the_last_discard_may_lie_face_down() -> None:
    round_ = out_by_discard(down=True)
    assert may(round_) == {(2, "draw")}
    assert refused(round_, take(2)).code == "not-now"
    for viewer in (1, 2, "dealer", "wall"):
        assert view(round_, viewer).zones["covered"].cards == ["??"]
    assert not [text for text in told(round_) if "10♠" in text]


def test_face_up_it_may_be_taken_in_the_last_turn() -> None:
    assert may(out_by_discard(down=False)) == {(2, "draw"), (2, "take")}


def test_only_the_last_card_lies_face_down() -> None:
    round_ = act(dealt("2c"), draw(1))
    assert refused(round_, discard(1, "2c", down=True)).code == "unknown-key"


@pytest.mark.parametrize("down", [False, 1, None, "yes"])
def test_face_down_is_said_by_true_alone(down: JSON) -> None:
    round_ = act(nearly_out("6c 6d Ts Jc"), lay(1, "Jc"), lay(1, "Jd"), meld(1, "6c 6d"))
    wrong = Action(1, "discard", {"card": "Ts", "down": down})
    assert refused(round_, wrong).code == "bad-value"
    assert refused(round_, Action(1, "discard", {"down": True})).code == "missing-key"


def test_in_the_last_turn_nothing_is_discarded_face_down() -> None:
    mine = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"
    round_ = dealt(mine, "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td", up="Kh", stock="Jc Ks")
    act(round_, draw(1), lay(1, "Jc"), meld(1, mine))
    act(round_, draw(2), meld(2, "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td"))
    assert refused(round_, discard(2, "Ks", down=True)).code == "unknown-key"
    act(round_, discard(2, "Ks"))
    assert round_.finished


def test_there_is_one_more_turn() -> None:
    round_ = act(out_by_discard(down=True), draw(2), discard(2, "Kc"))
    assert round_.finished


def test_the_last_turn_is_played_by_the_same_rules() -> None:
    round_ = act(out_by_discard(down=False), take(2))
    assert hand(round_, 2) >= {"Ts"}
    assert "meld" not in verbs(round_)
    act(round_, lay(2, "Ts"), lay(2, "Qh"), discard(2, "9c"))
    assert side(round_, 2) == [("single", {"Ts"}), ("single", {"Qh"})]


def test_the_last_turn_may_empty_the_hand_too() -> None:
    mine, theirs = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc", "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td"
    round_ = act(dealt(mine, theirs, up="Kh", stock="Jc Jd"), draw(1), lay(1, "Jc"), meld(1, mine))
    act(round_, draw(2), lay(2, "Jd"), meld(2, theirs))
    assert round_.finished
    assert after(round_)["scores"] == {"1": 9 + 5 + 5, "2": 9 + 5 + 5}


def test_where_there_is_nothing_to_draw_or_take_the_last_turn_begins_with_the_melds() -> None:
    # The stock's last card goes out, and the pile lies under a card that lies face down.
    round_ = stock_of("Jd")
    act(round_, draw(1), lay(1, "Jd"), discard(1, "Ks", down=True))
    assert may(round_) >= {(2, "discard")}
    assert not verbs(round_) & {"draw", "take"}


def test_with_the_stock_empty_the_pile_alone_is_left() -> None:
    round_ = stock_of("Jd")
    act(round_, draw(1), lay(1, "Jd"), discard(1, "Ks"))
    assert may(round_) == {(2, "take")}


def stock_of(last: str) -> Round:
    """It is seat 1's turn, which holds the king of spades alone; this one card is left in the
    stock.
    """
    mine, theirs = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Ks", "Ad 3d 5d 7d 9d 2h 4h 6h 8h Th"
    others = [card for card in PACK if card not in f"{mine} {theirs} {last} Js".split()]
    round_ = dealt(mine, theirs, up="Js", stock=" ".join([*others, last]))
    act(round_, draw(1), meld(1, "Ac 2c 3c 4c 5c 6c 7c 8c 9c"), discard(1, others[0]))
    for card in others[1:-1]:
        (seat,) = {option.by for option in round_.prompt.options} if round_.prompt else {0}
        assert isinstance(seat, int)
        act(round_, draw(seat), discard(seat, card))
    # An odd number is left: seat 2 has drawn the last but one.
    act(round_, draw(2), discard(2, others[-1]))
    return round_


def test_what_is_left_goes_to_who_was_out_first_as_singles() -> None:
    round_ = act(out_by_discard(down=True), draw(2), discard(2, "Kc"))
    assert side(round_, 1)[-1][0] == "left"
    left = side(round_, 1)[-1][1]
    assert {"Kd", "9c", "9d", "5s", "4h", "8d", "Qh", "7s", "3s"} <= left
    assert round_.table.cards("hand:2") == []


def test_with_the_stock_empty_and_nobody_out_the_deal_is_over() -> None:
    round_ = sit(GAME, {1: 0, 2: 0}, dealer=2, deck=[list(PACK)])
    for number in range(31):
        seat = 1 + number % 2
        card = round_.table.cards("stock")[0]
        assert not round_.finished
        act(round_, draw(seat), discard(seat, card))
    assert round_.finished
    assert after(round_)["scores"] == {"1": 0, "2": 0}
    assert "The stock is empty. Nobody is out." in told(round_)


def test_taking_from_the_pile_keeps_the_deal_going() -> None:
    round_ = sit(GAME, {1: 0, 2: 0}, dealer=2, deck=[list(PACK)])
    for number in range(80):
        seat = 1 + number % 2
        act(round_, take(seat), discard(seat, PACK[20]))
    assert not round_.finished


# Scoring


def test_the_example_of_scoring() -> None:
    round_ = last_deal()
    assert after(round_) == {
        "finished": True,
        "winners": [1],
        "deals": 4,
        "scores": {"1": 107, "2": 82},
    }
    items = [(item.name, item.what, item.points) for item in round_.table.facts.sheet.items]
    assert items == [
        ("1", "marriages", 20),
        ("1", "tens and court cards", 10),
        ("1", "other cards", 6),
        ("1", "left in the other hand", 11),
        ("2", "tens and court cards", 5),
        ("2", "other cards", 6),
    ]


def test_the_example_of_chips() -> None:
    assert paid(last_deal()) == [("pot", "seat:1", 10), ("seat:2", "seat:1", 25)]


def last_deal(**options: int) -> Round:
    """The fourth deal of the example."""
    round_ = dealt(
        "Kd Qd As 2s 3s 7c 7d 7h Jc 6c",
        "5c 5d 5h 8s 8h 8d Js Kh Qh 9c",
        up="Jd",
        stock="Ts",
        options={"ante": 5, "stake": 1, **options},
        carry={"dealer": 2, "deals": 3, "scores": {"1": 60, "2": 71}, "pot": 10},
    )
    act(round_, take(1), lay(1, "Jd"), lay(1, "Jc"), meld(1, "Qd Kd"), meld(1, "3s As 2s"))
    act(round_, meld(1, "7c 7d 7h"), discard(1, "6c"), draw(2), meld(2, "5c 5d 5h"))
    return act(round_, meld(2, "8s 8h 8d"), lay(2, "Js"), discard(2, "Ts"))


def test_the_game_goes_on_to_the_number_of_deals() -> None:
    carry = after(last_deal(deals=5))
    assert carry == {"dealer": 1, "deals": 4, "scores": {"1": 107, "2": 82}, "pot": 10}


def test_the_game_is_over_where_more_deals_are_played_than_it_has_now() -> None:
    assert after(last_deal(deals=2))["finished"] is True


def test_equal_scores_are_a_tie() -> None:
    options = {"deals": 1, "ante": 3}
    round_ = sit(GAME, {1: 9, 2: 9}, dealer=2, deck=[list(PACK)], options=options)
    for number in range(31):
        seat = 1 + number % 2
        act(round_, draw(seat), discard(seat, round_.table.cards(f"hand:{seat}")[-1]))
    assert after(round_)["winners"] == [1, 2]
    assert paid(round_)[2:] == [("pot", "seat:1", 3), ("pot", "seat:2", 3)]


@pytest.mark.parametrize(
    "carry",
    [
        {"dealer": 2, "deals": 3, "scores": {"1": 60, "2": -1}, "pot": 10},
        {"dealer": 2, "deals": 0, "scores": {"1": 60, "2": 1}, "pot": 10},
        {"dealer": 2, "deals": 3, "scores": {"1": 60}, "pot": 10},
        {"dealer": 2, "deals": 3, "scores": {"1": 60, "2": 1}},
        {"dealer": 2, "deals": 3, "scores": {"1": 60, "2": 1}, "pot": 10, "target": 5},
    ],
)
def test_a_carry_has_all_its_keys_and_no_more(carry: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, dealer=2, carry=carry, seed=bytes(32))


@pytest.mark.parametrize("deals", [0, 21, "4", True])
def test_a_game_has_one_to_twenty_deals(deals: object) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, dealer=2, options={"deals": deals}, seed=bytes(32))


# The prompt


def listed(round_: Round) -> list[dict[str, Any]]:
    """The options of the prompt in a result."""
    prompt = result(round_)["prompt"]
    assert isinstance(prompt, dict)
    return list(prompt["options"])


def test_what_the_prompt_lists() -> None:
    round_ = dealt("Jc 5h 6h 7h", "Jd", up="2c", stock="Ah")
    assert listed(round_) == [{"by": 1, "do": "draw"}, {"by": 1, "do": "take"}]
    act(round_, draw(1))
    assert listed(round_) == [
        {"by": 1, "do": "lay", "card": ["Jc"]},
        {"by": 1, "do": "discard", "card": round_.table.cards("hand:1")},
        {"by": 1, "do": "meld"},
    ]
    act(round_, lay(1, "Jc"), meld(1, "5h 6h 7h"))
    assert [option["do"] for option in listed(round_)] == ["discard"]


def test_a_card_in_reach_is_listed_to_be_laid() -> None:
    round_ = dealt("5c", "Jd", up="Jh", stock="Jc")
    act(round_, draw(1), discard(1, "Jc"), draw(2), discard(2, "Jd"), take(1), lay(1, "Jd"))
    assert "Jc" in listed(round_)[0]["card"]


def test_what_a_hand_may_do_is_its_owners_alone_to_know() -> None:
    round_ = act(dealt("Jc 5h 6h 7h"), draw(1))
    assert offers(round_, 2) == ()
    assert offers(round_, "dealer") == ()
    (melds,) = [option for option in offers(round_, 1) if option.do == "meld"]
    assert melds.together is not None
    assert ("5h", "6h", "7h") in melds.together


# A real deck


def test_a_drawn_card_is_unseen_and_a_taken_one_is_known() -> None:
    round_ = act(real("6s"), draw(1))
    assert round_.table.cards("hand:1") == ["??"] * 11
    other = act(real("6s"), take(1))
    assert other.table.cards("hand:1").count("6s") == 1


def test_with_a_real_deck_the_prompt_lists_no_cards() -> None:
    round_ = act(real("6s"), draw(1))
    assert listed(round_) == [
        {"by": 1, "do": "lay"},
        {"by": 1, "do": "discard"},
        {"by": 1, "do": "meld"},
    ]


def test_an_unseen_card_may_be_named_and_one_that_lies_elsewhere_may_not() -> None:
    round_ = act(real("6s"), draw(1))
    for wrong in (discard(1, "6s"), meld(1, "6s 7s 8s")):
        assert refused(round_, wrong).code == "bad-value"
    act(round_, meld(1, "3h 4h 5h"))
    assert refused(round_, lay(1, "3h")).code == "bad-value"


def test_a_hand_names_no_more_cards_than_it_has() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "Ac 2c 3c 4c 5c 6c 7c 8c 9c"))
    assert len(round_.table.cards("hand:1")) == 2
    assert refused(round_, meld(1, "Td 9d 8d")).code == "bad-value"


def test_what_is_known_counts_among_so_many() -> None:
    # Of two cards one is the 6s: a meld of two that are unseen cannot be there.
    round_ = act(real("6s"), take(1), meld(1, "Ac 2c 3c 4c 5c 6c 7c 8c 9c"))
    assert refused(round_, meld(1, "Kd Qd")).code == "not-allowed"


def test_with_a_real_deck_a_meld_and_a_single_are_checked() -> None:
    round_ = act(real("6s"), draw(1))
    assert refused(round_, meld(1, "3h 4h 6h")).code == "not-allowed"
    assert refused(round_, lay(1, "4h")).code == "not-allowed"
    act(round_, meld(1, "3h 4h 5h"), lay(1, "6h"))


def test_what_is_known_in_the_hand_may_not_be_broken_up() -> None:
    round_ = act(real("Kd"), take(1), lay(1, "Jd"))
    assert refused(round_, lay(1, "Qd")).code == "not-allowed"
    act(round_, meld(1, "Kd Qd"))


def test_what_is_known_is_so_in_later_turns_too() -> None:
    round_ = act(real("Kd"), take(1), lay(1, "Jd"), discard(1, "2c"), draw(2), discard(2, "3c"))
    act(round_, draw(1))
    assert refused(round_, lay(1, "Qd")).code == "not-allowed"
    act(round_, lay(1, "Td"))


def test_a_discard_face_down_is_named_by_nobody() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"))
    assert len(round_.table.cards("hand:1")) == 1
    assert refused(round_, Action(1, "discard", {"card": "Kd", **DOWN})).code == "not-allowed"
    assert refused(round_, Action(1, "discard", {})).code == "not-allowed"
    act(round_, Action(1, "discard", DOWN))
    assert round_.table.cards("covered") == ["??"]
    assert may(round_) == {(2, "draw")}


def test_a_real_hand_of_more_cards_discards_none_face_down() -> None:
    round_ = act(real("6s"), draw(1))
    assert refused(round_, Action(1, "discard", DOWN)).code == "unknown-key"


def test_with_a_real_deck_the_pile_stays_open_as_long() -> None:
    round_ = act(real("8h"), draw(1), discard(1, "4c"), draw(2), discard(2, "8d"), take(1))
    act(round_, meld(1, "8c 8d 8s"), meld(1, "4c 4d 4s"), lay(1, "8h"))
    assert round_.table.cards("pile") == []
    assert len(round_.table.cards("hand:1")) == 11 - 1 - 4


def test_what_is_left_is_shown_but_for_what_is_known() -> None:
    ten = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"
    round_ = act(real("6s"), draw(1), meld(1, ten), discard(1, "Kd"))
    act(round_, take(2), discard(2, "2h"))
    for card in ("3h", "4d", "5d", "6d", "7d", "8d", "9d", "Td", "Js"):
        assert may(round_) == {("dealer", "show")}
        assert refused(round_, show(2, "Kd")).code == "bad-value"
        assert refused(round_, show(1, card)).code == "bad-value"
        act(round_, show(2, card))
    assert round_.finished
    assert after(round_)["scores"]["1"] == 9 + 5 + 5 + 7 + 5 + 5
    assert dict(side(round_, 1))["left"] >= {"Kd", "3h", "Js"}


def test_nothing_is_shown_where_nobody_is_out() -> None:
    round_ = real("2c")
    for number in range(31):
        seat = 1 + number % 2
        act(round_, draw(seat), discard(seat, PACK[number + 1]))
    assert round_.finished


# Broken melds


def irregularities(round_: Round) -> list[dict[str, Any]]:
    return [each.data() for each in round_.table.irregularities]


def broken(action: int, seat: int) -> dict[str, Any]:
    return {"action": action, "seat": seat, "kind": "broken meld"}


def test_the_example_of_a_broken_meld() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "3h 4h 5h"), discard(1, "Kd"), draw(2))
    act(round_, lay(2, "6h"))
    assert irregularities(round_) == []
    act(round_, meld(2, "7h 8h 9h"))
    assert irregularities(round_) == [broken(5, 2)]
    act(round_, discard(2, "Ks"))
    assert irregularities(round_) == [broken(5, 2)]


def test_nothing_is_broken_by_what_comes_to_light_in_a_later_turn() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "3h 4h 5h"), discard(1, "Kd"), draw(2))
    act(round_, lay(2, "6h"), discard(2, "Ks"), draw(1), discard(1, "2c"), draw(2))
    act(round_, meld(2, "7h 8h 9h"))
    assert irregularities(round_) == []


def test_nothing_is_broken_by_what_was_melded_before() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "3h 4h 5h"), meld(1, "7h 8h 9h"), lay(1, "6h"))
    assert irregularities(round_) == []


def test_a_discard_face_up_proves_it_too() -> None:
    round_ = act(real("6s"), draw(1), lay(1, "Jd"), lay(1, "Qd"), discard(1, "Kd"))
    assert irregularities(round_) == [broken(3, 1)]


def test_singles_prove_it_together() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "3h 4h 5h"), lay(1, "6h"), lay(1, "7h"))
    assert irregularities(round_) == []
    act(round_, lay(1, "8h"))
    assert irregularities(round_) == [broken(3, 1)]


def test_it_is_proved_with_what_was_known() -> None:
    # The 9s is known in the hand; with the 9d, discarded, the 9h that was laid made three.
    round_ = act(real("9s"), take(1), meld(1, "6h 7h 8h"), lay(1, "9h"))
    assert irregularities(round_) == []
    act(round_, discard(1, "9d"))
    assert irregularities(round_) == [broken(3, 1)]


def test_cards_from_the_pile_prove_nothing_of_the_hand() -> None:
    # The 8h and the 9h come off the pile: with the 7h they were never three in the hand.
    round_ = act(real("9h"), draw(1), meld(1, "4h 5h 6h"), discard(1, "8h"))
    act(round_, draw(2), discard(2, "7h"), take(1), lay(1, "7h"), lay(1, "8h"), lay(1, "9h"))
    assert irregularities(round_) == []


def test_each_is_reported_at_the_first_action_that_proves_it() -> None:
    # The hand held 7h 7c 7d, and 4c 5c 6c: two melds broken up, the later one proved first.
    round_ = act(real("6s"), draw(1), meld(1, "4h 5h 6h"), meld(1, "Ac 2c 3c"))
    act(round_, lay(1, "7h"), lay(1, "4c"), lay(1, "5c"))
    assert irregularities(round_) == []
    act(round_, lay(1, "6c"))
    assert irregularities(round_) == [broken(5, 1)]
    other = act(real("6s"), draw(1), meld(1, "4h 5h 6h"), meld(1, "Ac 2c 3c"))
    act(other, lay(1, "7h"), lay(1, "4c"), meld(1, "7c 7d 7s"))
    assert irregularities(other) == [broken(4, 1)]


def test_of_two_that_are_proved_at_once_the_earlier_comes_first() -> None:
    # The hand held 7h 8h 9h and four eights.
    round_ = act(real("6s"), draw(1), discard(1, "2c"), draw(2))
    act(round_, lay(2, "Js"), lay(2, "Ts"), lay(2, "9s"), discard(2, "Kd"), draw(1))
    act(round_, lay(1, "9h"), lay(1, "8s"), meld(1, "4h 5h 6h"), lay(1, "7h"))
    assert irregularities(round_) == []
    act(round_, meld(1, "8c 8d 8h"))
    assert irregularities(round_) == [broken(9, 1), broken(10, 1)]


def test_a_later_single_may_be_proved_after_an_earlier_one() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "4h 5h 6h"), meld(1, "4c 5c 6c"))
    act(round_, lay(1, "7h"), lay(1, "7c"), lay(1, "7d"))
    assert irregularities(round_) == [broken(4, 1)]
    act(round_, discard(1, "7s"))
    assert irregularities(round_) == [broken(4, 1), broken(5, 1)]


def test_it_is_reported_once() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "4h 5h 6h"), lay(1, "7h"), meld(1, "7c 7d 7s"))
    act(round_, discard(1, "8h"))
    assert irregularities(round_) == [broken(3, 1)]


def test_a_pair_may_have_broken_up_a_meld() -> None:
    round_ = act(real("6s"), draw(1), meld(1, "Ac 2c 3c 4c 5c 6c 7c 8c"), meld(1, "Kh Kd"))
    act(round_, discard(1, "Qh"))
    assert irregularities(round_) == [broken(3, 1)]


def test_a_pair_is_refused_where_what_is_known_shows_it() -> None:
    round_ = act(real("Qh"), take(1), meld(1, "Ac 2c 3c 4c 5c 6c 7c 8c"))
    assert refused(round_, meld(1, "Kh Kd")).code == "not-allowed"
    act(round_, meld(1, "Kc Kd"), discard(1, "Qh"))
    assert irregularities(round_) == []


def test_in_the_last_turn_the_cards_shown_prove_it_too() -> None:
    ten = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"
    round_ = act(real("6s"), draw(1), meld(1, ten), discard(1, "2d"))
    act(round_, draw(2), lay(2, "Jc"), lay(2, "Qc"), discard(2, "3d"))
    act(round_, show(2, "4d"))
    assert irregularities(round_) == []
    act(round_, show(2, "Kc"))
    assert irregularities(round_) == [broken(6, 2)]


# What a screen sorts a hand by


def test_a_hand_is_sorted_by_melds_that_share_no_card() -> None:
    *melds, others = view(dealt("Kd Qd 7c 7d 7h 5c 6c 3h 4h 5h"), 1).hand_groups
    assert set(melds[0]) == {"Kd", "Qd"}
    assert {"3h", "4h", "5h"} in [set(meld) for meld in melds]
    assert sum(map(len, [*melds, others])) == len(
        {card for meld in [*melds, others] for card in meld}
    )


def test_nobody_else_is_told_the_melds_of_a_hand() -> None:
    round_ = dealt("Kd Qd", "8c 8d 8h")
    assert view(round_, "dealer").hand_groups == view(round_, "wall").hand_groups == ()
    assert {"8c", "8d", "8h"} in [set(meld) for meld in view(round_, 2).hand_groups]
    assert not [meld for meld in view(round_, 2).hand_groups if "Kd" in meld]
