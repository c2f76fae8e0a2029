"""Triple Play, rule by rule; the worked examples are those of the rules page."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.cards import UNSEEN, Card
from games.engine import Action, NotARound, Round, as_kind, result, view
from games.triple_play.melds import (
    DECK,
    NAMES,
    canasta,
    cost,
    is_red_three,
    meld_error,
    missing,
    worth,
)
from games.triple_play.rules import GAME
from games.triple_play.scoring import items
from tests.games.at_the_table import act, facts, may, offers, paid, refused, sit, told

RACKS = {1: 50, 2: 50, 3: 50, 4: 50}
HAND, KNEE, FOOT = 15, 13, 11
MANY = {"scores": {"1+3": 0, "2+4": 0}, "pot": 0, "dealer": 4}


def cards(text: str) -> list[Card]:
    """Cards by their names, with `9x5` for five nines of any suits and `2*` for one two."""
    found: list[Card] = []
    for name in text.split():
        rank, _, count = name.partition("x")
        if name == "Jk" or (not count and len(name) == 2):
            found.append(name)
        elif rank == "Jk":
            found += ["Jk"] * int(count)
        else:
            found += [rank + "cdhs"[number % 4] for number in range(int(count))]
    return found


def deck(
    hands: Mapping[int, str] | None = None,
    knees: Mapping[int, str] | None = None,
    feet: Mapping[int, str] | None = None,
    upcard: str = "9c",
    stock: str = "",
    dealer: int = 4,
) -> list[list[Card]]:
    """A deck that deals each seat at least these cards, from the dealer's left. The others are
    neither red threes, which lie at the bottom, nor anything that was named.
    """
    seats = [(dealer + number) % 4 + 1 for number in range(4)]
    named = [
        (cards((of or {}).get(seat, "")), size)
        for of, size in ((hands, HAND), (knees, KNEE), (feet, FOOT))
        for seat in seats
    ]
    wanted = [*(card for held, _ in named for card in held), upcard, *cards(stock)]
    left = Counter(DECK)
    left.subtract(wanted)
    assert min(left.values()) >= 0, "a card more often than it is in the deck"
    reds = [card for card in left.elements() if is_red_three(card)]
    # Sorted by rank backwards, so that what fills a hand is spread over it.
    rest = sorted((card for card in left.elements() if not is_red_three(card)), key=_spread)
    order: list[Card] = []
    for held, size in named:
        assert len(held) <= size
        order += [*held, *(rest.pop() for _ in range(size - len(held)))]
    return [[*order, upcard, *cards(stock), *rest, *reds]]


def _spread(card: Card) -> tuple[int, str]:
    return hash_of(card), card


def hash_of(card: Card) -> int:
    """A number by which fillers lie mixed, always alike."""
    return sum(ord(letter) * (7 + at * 13) for at, letter in enumerate(card)) % 29


def table(dealer: int = 4, **setup: Any) -> Round:
    """Four sit down; who has the deal, and what lies in the deck."""
    named = {key: setup.pop(key) for key in list(setup) if key in deck.__code__.co_varnames}
    return sit(GAME, RACKS, dealer=dealer, deck=deck(dealer=dealer, **named), **setup)


def draw(seat: int) -> Action:
    return Action(seat, "draw")


def meld(seat: int, **melds: str) -> Action:
    """Melds by their names: `meld(1, K="Kx3", five="5x3")`; digits are spelt `_5`."""
    return Action(seat, "meld", {"melds": rows(melds)})


def rows(melds: Mapping[str, str]) -> list[dict[str, Any]]:
    return [{"rank": name.strip("_"), "cards": cards(held)} for name, held in melds.items()]


def pile(seat: int, pair: str, **melds: str) -> Action:
    more = {"melds": rows(melds)} if melds else {}
    return Action(seat, "pile", {"cards": cards(pair), **more})


def discard(seat: int, card: Card) -> Action:
    return Action(seat, "discard", {"card": card})


def done(seat: int) -> Action:
    return Action(seat, "done")


def hand(round_: Round, seat: int) -> list[Card]:
    return sorted(round_.table.cards(f"hand:{seat}"))


def lies(round_: Round, name: str) -> list[Card]:
    return list(round_.table.cards(name))


def turn(round_: Round, seat: int, card: Card) -> Round:
    """A turn of nothing but a draw and this discard."""
    return act(round_, draw(seat), discard(seat, card))


def idle(round_: Round, seat: int) -> Round:
    """A turn of nothing: two cards are drawn, and a black three or whatever is no use discarded."""
    act(round_, draw(seat))
    held = [card for card in hand(round_, seat) if card not in ("Jk",) and card[0] != "2"]
    held.sort(key=lambda card: (card[0] != "3", card))
    return act(round_, discard(seat, held[0]))


def in_deal(number: int) -> dict[str, Any]:
    """A carry that makes this deal the one of this number."""
    return {**MANY, "deals": number - 1} if number > 1 else {}


# The deal


def test_each_has_a_hand_a_knee_and_a_foot_and_the_rest_is_the_stock() -> None:
    round_ = sit(GAME, RACKS, dealer=4, cards="physical")
    for seat in RACKS:
        assert len(lies(round_, f"hand:{seat}")) == 15
        assert len(lies(round_, f"knee:{seat}")) == 13
        assert len(lies(round_, f"foot:{seat}")) == 11
    assert len(lies(round_, "stock")) == 168
    assert len(DECK) == 324
    assert DECK.count("Jk") == 12
    assert DECK.count("Ah") == 6


def test_the_deck_by_place() -> None:
    order = [card for card in DECK if not is_red_three(card)]
    order.remove("9c")
    order.insert(156, "9c")
    round_ = sit(GAME, RACKS, dealer=4, deck=[[*order, *(c for c in DECK if is_red_three(c))]])
    for number, seat in enumerate((1, 2, 3, 4)):
        assert lies(round_, f"hand:{seat}") == order[15 * number : 15 * number + 15]
        assert lies(round_, f"knee:{seat}") == order[60 + 13 * number : 73 + 13 * number]
        assert lies(round_, f"foot:{seat}") == order[112 + 11 * number : 123 + 11 * number]
    assert lies(round_, "pile") == ["9c"]


def test_a_two_that_is_turned_goes_back_into_the_middle_of_the_stock() -> None:
    order = [card for card in DECK if not is_red_three(card)]
    order.sort(key=lambda card: card == "2c")
    order.insert(156, order.pop())
    order.insert(157, order.pop(order.index("9c", 157)))
    (whole,) = [[*order, *(c for c in DECK if is_red_three(c))]]
    round_ = sit(GAME, RACKS, dealer=4, deck=[whole])
    assert lies(round_, "pile") == ["9c"]
    # Places 159 to 240 of the deck, the two, and 241 to 324.
    assert lies(round_, "stock") == [*whole[158:240], "2c", *whole[240:]]
    assert "The 2♣ goes back into the stock." in told(round_)


@pytest.mark.parametrize("card", ["Jk", "2h", "3d", "3h", "5c", "7s"])
def test_what_cannot_begin_the_pile_goes_back(card: Card) -> None:
    round_ = table(upcard=card, stock="8h")
    assert lies(round_, "pile") == ["8h"]


@pytest.mark.parametrize("card", ["3c", "3s", "4c", "6d", "Ah", "Kd", "Jd"])
def test_any_other_card_begins_it(card: Card) -> None:
    assert lies(table(upcard=card), "pile") == [card]


def test_red_threes_are_laid_and_replaced_from_the_deals_left_round() -> None:
    round_ = table(hands={1: "3d 3h", 3: "3d"}, stock="3h Kc Qc Jc")
    assert lies(round_, "red:1") == ["3d", "3h", "3h", "3d"]
    assert [hand(round_, 1).count(card) for card in ("Kc", "Qc")][:2] != [0, 0]
    assert all(len(hand(round_, seat)) == 15 for seat in RACKS)
    assert not any(is_red_three(card) for seat in RACKS for card in hand(round_, seat))
    assert len(lies(round_, "stock")) == 167 - 4


def test_nobody_sees_a_knee_or_a_foot() -> None:
    round_ = table()
    for seat in RACKS:
        shown = view(round_, seat).zones
        for owner in RACKS:
            assert set(shown[f"knee:{owner}"].cards) == {UNSEEN}
            assert set(shown[f"foot:{owner}"].cards) == {UNSEEN}


def test_a_red_three_that_is_drawn_is_replaced_before_the_knee() -> None:
    round_ = act(table(stock="3d Kc Qd"), draw(1))
    assert len(hand(round_, 1)) == 17
    assert {"Kc", "Qd"} <= {*hand(round_, 1)}
    assert lies(round_, "red:1") == ["3d"]


def test_a_red_three_that_is_drawn_after_the_knee_is_not_replaced() -> None:
    round_ = table(hands={1: "Kx7"}, stock="4c 4d")
    act(round_, draw(1), meld(1, K="Kx7"))
    held = len(hand(round_, 1))
    assert held == 17 - 7 + 13
    two = table(hands={1: "Kx7"}, knees={1: "3d 3h"}, stock="4c 4d")
    act(two, draw(1), meld(1, K="Kx7"))
    assert len(hand(two, 1)) == held - 2
    assert lies(two, "red:1") == ["3d", "3h"]


# Beginning and drawing


def test_two_cards_are_drawn_and_the_turn_goes_to_the_left() -> None:
    round_ = table(stock="4c 4d")
    assert may(round_) == {(1, "draw"), (1, "pile")}
    act(round_, draw(1))
    assert may(round_) == {(1, "meld"), (1, "discard")}
    act(round_, discard(1, "4c"))
    assert lies(round_, "pile") == ["9c", "4c"]
    assert {by for by, _ in may(round_)} == {2}


def test_a_partner_of_who_finished_the_first_canasta_picks_up_the_knee_at_the_next_turn() -> None:
    round_ = table(hands={1: "Kx7"})
    act(round_, draw(1), meld(1, K="Kx7"))
    assert lies(round_, "knee:1") == []
    assert len(lies(round_, "knee:3")) == 13
    act(round_, discard(1, hand(round_, 1)[0]))
    idle(round_, 2)
    assert len(hand(round_, 3)) == 15 + 13
    assert facts(round_)["knees"] == [1, 3]
    assert len(lies(round_, "knee:2")) == 13


def test_the_stock_is_used_up_and_who_passes_ends_the_deal() -> None:
    round_ = table()
    while len(lies(round_, "stock")) > 1:
        idle(round_, facts(round_)["turn"])
    assert round_.prompt is not None
    seat = facts(round_)["turn"]
    assert (seat, "draw") not in may(round_)
    assert (seat, "pass") in may(round_)
    act(round_, Action(seat, "pass"))
    assert round_.finished
    assert facts(round_).get("out") is None


# Melds


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("K", "Kx3"),
        ("K", "Kx7"),
        ("K", "Kx2 2c"),
        ("K", "Kx4 Jk"),
        ("K", "Kx4 Jk 2c"),
        ("K", "Kx5 Jk 2c"),
        ("J", "Jx3"),
        ("J", "Jx2 Jk"),
        ("5", "5x7"),
        ("7", "7x3"),
        ("W", "2x3"),
        ("W", "Jk Jk 2c 2c 2d 2h Jk"),
        ("4", "4x3"),
        ("A", "Ax3"),
    ],
)
def test_what_a_meld_is(name: str, held: str) -> None:
    assert meld_error(name, cards(held)) is None


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("K", "Kx2"),
        ("K", "Kx8"),
        ("K", "Kc 2c Jk"),
        ("K", "Kx3 2c Jk"),
        ("K", "Kx4 2c 2c Jk"),
        ("K", "2x3"),
        ("K", "Kx2 Qc"),
        ("J", "Jk Jk Jk"),
        ("5", "5x4 Jk"),
        ("7", "7x6 2c"),
        ("W", "2x2 Kc"),
        ("W", "2x2"),
        ("W", "Jkx8"),
        ("4", "4x2 3c"),
    ],
)
def test_what_no_meld_is(name: str, held: str) -> None:
    assert meld_error(name, cards(held)) is not None


def slowly_a_meld(name: str, held: Sequence[Card]) -> bool:
    """The page's sentences on melds, one after the other, in another way than the game has them."""
    if len(held) not in (3, 4, 5, 6, 7):
        return False
    wild = sum(1 for card in held if card in ("Jk", "2c", "2d", "2h", "2s"))
    if name == "W":
        return wild == len(held)
    natural = sum(1 for card in held if card[0] == name and card != "Jk")
    if natural + wild != len(held):
        return False
    if wild == 0:
        return True
    return name not in ("5", "7") and (wild == 1 or (wild == 2 and len(held) >= 6))


def test_every_mixture_of_cards_is_a_meld_where_the_page_says_so() -> None:
    tried = 0
    for name in NAMES:
        own = "Kc" if name == "W" else f"{name}h"
        for naturals in range(9):
            for twos in range(9 - naturals):
                for jokers in range(9 - naturals - twos):
                    for others in (0, 1):
                        held = [own] * naturals + ["2d"] * twos + ["Jk"] * jokers + ["3c"] * others
                        assert (meld_error(name, held) is None) == slowly_a_meld(name, held), held
                        tried += 1
    assert tried == 12 * 2 * 165


def test_five_sevens_and_a_joker_are_refused() -> None:
    refused(act(table(hands={1: "7x5 Jk"}), draw(1)), meld(1, _7="7x5 Jk"))


def test_a_second_wild_card_comes_with_the_sixth() -> None:
    round_ = act(table(hands={1: "Kx3 Kd 2s Jk Ax3"}), draw(1), meld(1, K="Kx3 2s", A="Ax3"))
    refused(round_, meld(1, K="Jk"))
    refused(round_, meld(1, K="Kd Kd Jk"))  # there is one such king
    act(round_, meld(1, K="Kd Jk"))
    assert lies(round_, "meld:K:1") == ["Kc", "Kd", "Kh", "2s", "Kd", "Jk"]


def test_a_rank_is_named_once_and_another_meld_of_it_begins_later() -> None:
    round_ = act(table(hands={1: "Kx10"}), draw(1))
    refused(round_, Action(1, "meld", {"melds": rows({"K": "Kx7", "_K": "Kx3"})}))
    refused(round_, meld(1, K="Kx10"))
    act(round_, meld(1, K="Kx7"))
    assert facts(round_)["sides"]["1+3"]["canastas"] == [
        {"of": "K", "kind": "natural", "worth": 500}
    ]
    act(round_, meld(1, K="Ks Kc Kd"))
    assert lies(round_, "meld:K:1") == ["Ks", "Kc", "Kd"]


def test_a_partner_adds_to_a_meld_and_an_opponent_does_not() -> None:
    round_ = act(table(hands={1: "Kx5", 2: "Kh Ax3", 3: "Kd"}), draw(1), meld(1, K="Kx5"))
    act(round_, discard(1, hand(round_, 1)[0]), draw(2))
    refused(round_, meld(2, K="Kh", A="Ax3"))
    idle_card = hand(round_, 2)[0]
    act(round_, discard(2, idle_card), draw(3), meld(3, K="Kd"))
    assert lies(round_, "meld:K:1") == [*cards("Kx5"), "Kd"]


def test_the_kinds_of_canastas_and_their_worth() -> None:
    of = {
        ("7", "7x7"): ("natural", 5000),
        ("5", "5x7"): ("natural", 3000),
        ("W", "2x4 Jkx3"): ("W", 2500),
        ("K", "Kx7"): ("natural", 500),
        ("K", "Kx6 2c"): ("mixed", 300),
        ("J", "Jx5 Jkx2"): ("mixed", 300),
    }
    for (name, held), (kind, points) in of.items():
        found = canasta(name, cards(held))
        assert (found.kind, found.worth) == (kind, points)


# Opening


@pytest.mark.parametrize(
    ("number", "needed", "short", "enough"),
    [
        (1, 50, {"T": "Tx4"}, {"T": "Tx5"}),
        (2, 90, {"T": "Tx6", "_4": "4h 4h 4c 4d"}, {"T": "Tx6", "Q": "Qx3"}),
        (3, 120, {"T": "Tx6", "Q": "Qx5"}, {"T": "Tx6", "Q": "Qx6"}),
        (4, 150, {"T": "Tx6", "Q": "Qx6"}, {"T": "Tx6 2c", "Q": "Qx6", "_4": "4h 4h 4c"}),
        (9, 150, {"T": "Tx6", "Q": "Qx6 2c"}, {"T": "Tx6 2c", "Q": "Qx6", "_4": "4h 4h 4c"}),
    ],
)
def test_what_a_side_opens_with(
    number: int, needed: int, short: Mapping[str, str], enough: Mapping[str, str]
) -> None:
    round_ = table(
        hands={1: "Tx6 Qx6 2c 4h 4h"},
        stock="4c 4d",
        carry=in_deal(number),
        options={"deals": 20},
    )
    act(round_, draw(1))
    refused(round_, meld(1, **short))
    act(round_, meld(1, **enough))
    assert view(round_, 1).board["opening"] == needed
    assert view(round_, 1).board["sides"]["1+3"]["melded"] >= needed


def test_an_opening_of_the_third_deal() -> None:
    round_ = table(hands={1: "Kx3 2c Ax3 8x3"}, carry=in_deal(3), options={"deals": 20})
    act(round_, draw(1))
    refused(round_, meld(1, K="Kx3 2c", A="Ax3"))
    act(round_, meld(1, K="Kx3 2c", A="Ax3", _8="8x3"))
    assert view(round_, 1).board["sides"]["1+3"]["melded"] == 140


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        (pile(1, "9d 9s"), None),
        (pile(1, "9d Jk"), 70),
        (pile(1, "9d 9s", Q="Qc Qd 2c"), 70),
    ],
)
def test_an_opening_with_the_pile(taken: Action, points: int | None) -> None:
    round_ = table(hands={1: "9d 9s Jk Qc Qd 2c"}, upcard="9h")
    if points is None:
        refused(round_, taken)
        return
    act(round_, taken)
    assert view(round_, 1).board["sides"]["1+3"]["melded"] == points


def test_a_side_that_has_opened_gives_no_melds_with_the_pile() -> None:
    round_ = table(hands={1: "Ax3", 2: "9h", 3: "9c 9d Qx3"})
    act(round_, draw(1), meld(1, A="Ax3"), discard(1, _unused(round_, 1)))
    act(round_, draw(2), discard(2, "9h"))
    assert refused(round_, pile(3, "9c 9d", Q="Qx3")).code == "unknown-key"
    act(round_, pile(3, "9c 9d"))


# The pile


def piled(top: Card, held: str, **setup: Any) -> Round:
    """The pile has a four, and this card on top; seat 2 is to take it."""
    round_ = table(hands={1: top, 2: held}, upcard="4c", **setup)
    return turn(round_, 1, top)


def test_the_pile_is_taken_whole_and_its_rest_goes_to_the_hand() -> None:
    round_ = piled("Kc", "Kd Kh Ax3")
    act(round_, pile(2, "Kd Kh", A="Ax3"))
    assert lies(round_, "meld:K:2") == ["Kc", "Kd", "Kh"]
    assert lies(round_, "pile") == []
    assert "4c" in hand(round_, 2)
    assert len(hand(round_, 2)) == 15 - 5 + 1
    act(round_, done(2))
    assert (3, "pile") not in may(round_)


def test_a_pile_is_taken_with_one_of_its_rank_and_a_wild_card() -> None:
    act(piled("Kc", "Kd 2c Ax3"), pile(2, "Kd 2c", A="Ax3"))


@pytest.mark.parametrize("pair", ["2c Jk", "2c 2d", "Kd Ac", "Ac Ad", "Kd", "Kd Kh Ks"])
def test_two_wild_cards_or_others_take_no_pile(pair: str) -> None:
    refused(piled("Kc", "Kd Kh Ks 2c 2d Jk Ax3"), pile(2, pair, A="Ax3"))


@pytest.mark.parametrize("rank", ["5", "7"])
def test_fives_and_sevens_are_taken_with_two_of_their_rank(rank: str) -> None:
    round_ = piled(f"{rank}c", f"{rank}d {rank}h Jk Ax3")
    refused(round_, pile(2, f"{rank}d Jk", A="Ax3"))
    act(round_, pile(2, f"{rank}d {rank}h", A="Ax3"))


def test_a_wild_card_is_taken_with_two_of_its_very_kind() -> None:
    two = piled("2c", "2d 2h Jkx2")
    refused(two, pile(2, "2d Jk"))
    refused(two, pile(2, "Jk Jk"))
    act(two, pile(2, "2d 2h"))
    assert lies(two, "meld:W:2") == ["2c", "2d", "2h"]
    joker = piled("Jk", "2d 2h Jkx2")
    refused(joker, pile(2, "2d 2h"))
    act(joker, pile(2, "Jk Jk"))


@pytest.mark.parametrize("card", ["3c", "3s"])
def test_a_black_three_cannot_be_taken(card: Card) -> None:
    round_ = piled(card, "3c 3s")
    assert (2, "pile") not in may(round_)
    assert refused(round_, pile(2, "3c 3s")).code == "not-now"


def test_the_melds_besides_are_of_other_ranks_and_of_the_hand_as_it_was() -> None:
    round_ = table(hands={1: "Kc", 2: "Kd Kh Ks Ax3 4d 4h"}, upcard="4c")
    turn(round_, 1, "Kc")
    refused(round_, pile(2, "Kd Kh", K="Ks", A="Ax3"))
    refused(round_, pile(2, "Kd Kh", A="Ax3", _4="4c 4d 4h"))
    refused(round_, pile(2, "Kd Kh", A="Ac Ad Ad"))
    act(round_, pile(2, "Kd Kh", A="Ax3"))


def nines(there: str, top: Card = "9c", held: str = "") -> Round:
    """The side of seat 1 has these nines on the table; a nine lies on the pile, and seat 1 is to
    take it.
    """
    round_ = table(hands={1: f"{there} Ax3 6s {held}", 4: top})
    act(round_, draw(1), meld(1, _9=there, A="Ax3"), discard(1, _unused(round_, 1)))
    idle(round_, 2)
    idle(round_, 3)
    return act(round_, draw(4), discard(4, top))


def _unused(round_: Round, seat: int) -> Card:
    return next(card for card in hand(round_, seat) if card[0] not in "9A2J")


def test_the_pile_finishes_a_canasta_with_two_wild_cards() -> None:
    round_ = nines("9d 9h 9s 2c", "9c", "9s Jk")
    act(round_, pile(1, "9s Jk"))
    assert facts(round_)["sides"]["1+3"]["canastas"] == [{"of": "9", "kind": "mixed", "worth": 300}]
    assert facts(round_)["knees"] == [1]


@pytest.mark.parametrize("there", ["9d 9h 9s 9s 2c", "9d 9h 9s 9s 9d 2c"])
def test_where_five_or_six_lie_the_pile_is_not_to_be_had(there: str) -> None:
    round_ = nines(there, "9c", "9c 9h")
    assert (1, "pile") not in may(round_)
    refused(round_, pile(1, "9c 9h"))


def test_a_wild_card_too_many_does_not_fit_there() -> None:
    round_ = nines("9d 9h 2c", "9c", "9s Jk")
    act(round_, pile(1, "9s Jk"))  # six with two
    small = nines("9d 9h 9s", "9c", "9s Jk")
    act(small, pile(1, "9s Jk"))


def test_a_pile_is_offered_by_what_all_can_see_and_not_by_the_hand() -> None:
    round_ = table(hands={1: "Kc", 2: "Qx4"}, upcard="4c")
    turn(round_, 1, "Kc")
    assert "Kc" not in hand(round_, 2)
    assert (2, "pile") in may(round_)


# The end of a turn, and the last card


def test_after_the_pile_nothing_is_discarded() -> None:
    round_ = act(piled("Kc", "Kd Kh Ax3"), pile(2, "Kd Kh", A="Ax3"))
    assert may(round_) == {(2, "meld"), (2, "done")}
    refused(round_, discard(2, hand(round_, 2)[0]))
    act(round_, done(2))
    assert facts(round_)["turn"] == 3


def test_after_a_draw_one_discards_and_does_not_say_done() -> None:
    round_ = act(table(), draw(1))
    assert refused(round_, done(1)).code == "not-now"


def test_a_discard_is_any_card_of_the_hand_and_goes_face_up_on_the_pile() -> None:
    round_ = act(table(hands={1: "3c 2d Jk"}), draw(1))
    refused(round_, discard(1, next(card for card in DECK if card not in hand(round_, 1))))
    act(round_, discard(1, "Jk"))
    assert lies(round_, "pile")[-1] == "Jk"
    assert view(round_, "wall").board["top"] == "Jk"


def ready(foot: str = "7x7 2s 2h Qc Qh", **setup: Any) -> Round:
    """Seat 1 has melded its hand and its knee to the last card in its first turn, and has its foot
    in the hand. Finished are wild cards, kings and fives; four queens and five aces lie there.
    """
    round_ = table(
        hands={1: "2x5 Kx7 Qx3"}, knees={1: "5x7 Ax5 Qd"}, feet={1: foot}, stock="2c 2d", **setup
    )
    act(round_, draw(1), meld(1, W="2x5 2c 2d"))
    return act(round_, meld(1, K="Kx7", Q="Qx3 Qd", _5="5x7", A="Ax5"))


def answered(round_: Round, allow: bool) -> Round:
    """Seat 1 asks, and its partner answers."""
    return act(round_, Action(1, "ask"), Action(3, "answer", {"allow": allow}))


def test_who_finishes_the_first_canasta_picks_up_the_knee_at_once_and_goes_on() -> None:
    round_ = act(table(hands={1: "2x5"}, stock="2c 2d"), draw(1), meld(1, W="2x5 2c 2d"))
    assert facts(round_)["knees"] == [1]
    assert len(hand(round_, 1)) == 17 - 7 + 13
    assert may(round_) == {(1, "meld"), (1, "discard")}


def test_who_has_no_card_left_of_the_knee_picks_up_the_foot_at_once_and_goes_on() -> None:
    round_ = ready()
    assert facts(round_)["feet"] == [1]
    assert hand(round_, 1) == sorted(cards("7x7 2s 2h Qc Qh"))
    assert may(round_) == {(1, "meld"), (1, "discard")}


def test_who_discards_the_last_card_of_the_knee_picks_up_the_foot_at_the_next_turn() -> None:
    round_ = table(hands={1: "2x5 Kx7 Qx3"}, knees={1: "5x7 Ax5 8d"}, stock="2c 2d")
    act(round_, draw(1), meld(1, W="2x5 2c 2d"), meld(1, K="Kx7", Q="Qx3", _5="5x7", A="Ax5"))
    act(round_, discard(1, "8d"))
    assert hand(round_, 1) == []
    assert facts(round_)["feet"] == []
    for seat in (2, 3, 4):
        idle(round_, seat)
    assert facts(round_)["feet"] == [1]
    assert len(hand(round_, 1)) == 11


def test_a_meld_after_a_draw_leaves_a_card_to_discard() -> None:
    """Two queens in the hand, no canasta yet: with three on the table one is melded and one
    discarded, with five both, which brings the knee.
    """
    three = table(hands={1: "Qx3 Kx6 Ax6"}, stock="Qs Qh")
    act(three, draw(1), meld(1, Q="Qx3", K="Kx6", A="Ax6"))
    assert hand(three, 1) == ["Qh", "Qs"]
    refused(three, meld(1, Q="Qs Qh"))
    act(three, meld(1, Q="Qs"), discard(1, "Qh"))
    assert hand(three, 1) == []
    five = table(hands={1: "Qx5 Kx5 Ax5"}, stock="Qs Qh")
    act(five, draw(1), meld(1, Q="Qx5", K="Kx5", A="Ax5"), meld(1, Q="Qs Qh"))
    assert facts(five)["knees"] == [1]


def test_an_empty_hand_before_the_knee_draws_again() -> None:
    round_ = table(hands={1: "Qx3 Kx6 Ax6"}, stock="Qs Qh")
    act(round_, draw(1), meld(1, Q="Qx3 Qs", K="Kx6", A="Ax6"), discard(1, "Qh"))
    for seat in (2, 3, 4):
        idle(round_, seat)
    assert hand(round_, 1) == []
    assert may(round_) == {(1, "draw")}  # the pile wants two cards of the hand
    act(round_, draw(1))
    assert len(hand(round_, 1)) == 2


def test_after_the_pile_a_meld_may_leave_no_card_before_the_knee() -> None:
    round_ = table(hands={1: "Td Th Kx5 Qx5 Ax3"}, upcard="Tc")
    act(round_, pile(1, "Td Th", K="Kx5"), meld(1, Q="Qx5", A="Ax3"))
    assert hand(round_, 1) == []
    assert may(round_) == {(1, "done")}
    act(round_, done(1))


# Going out


def test_what_a_book_lacks() -> None:
    sevens, fives = canasta("7", cards("7x7")), canasta("5", cards("5x7"))
    wild, mixed = canasta("W", cards("2x7")), canasta("K", cards("Kx6 2c"))
    natural = canasta("Q", cards("Qx7"))
    assert missing([]) == ["5", "7", "W", "mixed", "natural"]
    assert missing([fives, fives, sevens, wild]) == ["mixed"]
    assert missing([fives, sevens, wild, mixed]) == ["natural"]
    assert missing([fives, sevens, wild, mixed, natural]) == []
    assert missing([fives, sevens, sevens, wild, mixed]) == []
    assert missing([fives, fives, wild, mixed]) == ["7"]
    assert missing([natural, natural]) == ["5", "7", "W", "mixed"]


def test_one_asks_with_the_foot_picked_up_and_at_most_one_of_the_five_missing() -> None:
    round_ = ready()
    assert refused(round_, Action(1, "ask")).code == "not-now"
    act(round_, meld(1, _7="7x7"))
    assert view(round_, 1).board["sides"]["1+3"]["missing"] == ["mixed"]
    assert (1, "ask") in may(round_)


def test_once_asked_nobody_acts_but_the_partner() -> None:
    round_ = act(ready(), meld(1, _7="7x7"), Action(1, "ask"))
    assert may(round_) == {(3, "answer")}
    refused(round_, Action(3, "answer", {"allow": "true"}))
    refused(round_, Action(2, "answer", {"allow": True}))
    act(round_, Action(3, "answer", {"allow": False}))
    assert may(round_) == {(1, "meld"), (1, "discard")}
    assert refused(round_, Action(1, "ask")).code == "not-now"


def two_left() -> Round:
    """The mixed canasta is missing, and the two twos that make it of five aces are left."""
    return act(ready(), meld(1, _7="7x7", Q="Qc Qh"))


def test_with_leave_the_meld_of_the_last_two_cards_goes_out() -> None:
    round_ = act(answered(two_left(), True), meld(1, A="2s 2h"))
    assert round_.finished
    assert facts(round_)["out"] == 1


def test_without_leave_one_card_must_stay() -> None:
    for round_ in (two_left(), answered(two_left(), False)):
        refused(round_, meld(1, A="2s 2h"))
        act(round_, meld(1, A="2s"))
        assert (1, "discard") not in may(round_)
        act(round_, done(1))
        assert not round_.finished
    other = act(two_left(), discard(1, "2s"))
    assert hand(other, 1) == ["2h"]
    assert facts(other)["turn"] == 2


def test_leave_lasts_for_that_turn_and_need_not_be_used() -> None:
    round_ = act(answered(two_left(), True), discard(1, "2s"))
    for seat in (2, 3, 4):
        idle(round_, seat)
    act(round_, draw(1))
    assert facts(round_)["leave"] is False
    assert (1, "ask") in may(round_)


def test_without_a_finished_book_the_last_card_stays_even_with_leave() -> None:
    round_ = answered(act(ready("7x7 2s 2h Qc 8h"), meld(1, _7="7x7", Q="Qc")), True)
    act(round_, meld(1, A="2s"))
    refused(round_, meld(1, A="2h", _8="8h"))
    act(round_, discard(1, "2h"))
    assert not round_.finished


def test_a_discard_goes_out() -> None:
    round_ = act(ready("7x7 2s 2h Qc 8h"), meld(1, _7="7x7", Q="Qc"), meld(1, A="2s 2h"))
    assert (1, "discard") not in may(round_)
    refused(round_, discard(1, "8h"))
    answered(round_, True)
    assert may(round_) == {(1, "meld"), (1, "discard")}
    act(round_, discard(1, "8h"))
    assert round_.finished
    assert facts(round_)["out"] == 1


def test_the_pile_does_not_take_the_last_two_cards_of_the_foot() -> None:
    round_ = table(
        hands={1: "2x5 Kx7 Qx3", 2: "Jc", 3: "Jd Jh", 4: "Qs"},
        knees={1: "5x7 Ax5 Qd"},
        feet={1: "7x7 Qc Qh 8h Ad"},
        stock="2c 2d",
    )
    act(round_, draw(1), meld(1, W="2x5 2c 2d"), meld(1, K="Kx7", Q="Qx3 Qd", _5="5x7", A="Ax5"))
    act(round_, meld(1, _7="7x7", A="Ad"), discard(1, "8h"), draw(2), discard(2, "Jc"))
    act(round_, pile(3, "Jd Jh"), done(3), draw(4), discard(4, "Qs"))
    assert lies(round_, "pile") == ["Qs"]
    assert hand(round_, 1) == ["Qc", "Qh"]
    assert (1, "pile") in may(round_)
    refused(round_, pile(1, "Qc Qh"))


# Scoring


def test_what_cards_count() -> None:
    assert worth(cards("Jk 2c Ad Kd Qd Jd Td 9d 8d")) == 50 + 20 + 20 + 60
    assert worth(cards("7d 6d 5d 4d")) == 20
    assert cost(cards("Jk 2c Ad Kd 7d 3c 3s")) == 50 + 20 + 20 + 10 + 5 + 200
    assert cost(cards("3d 3h")) == 1000


def test_the_score_of_a_side_that_goes_out() -> None:
    """The sheet of seat 1's side, line by line; its partner has not picked up its knee."""
    round_ = table(
        hands={1: "2x5 Kx7 Qx3", 3: "Kx2 3c"},
        knees={1: "5x7 Ax5 Qd"},
        feet={1: "7x7 2s 2h Qc Qh"},
        stock="2c 2d",
    )
    act(round_, draw(1), meld(1, W="2x5 2c 2d"), meld(1, K="Kx7", Q="Qx3 Qd", _5="5x7", A="Ax5"))
    act(answered(act(round_, meld(1, _7="7x7", Q="Qc Qh")), True), meld(1, A="2s 2h"))
    melded = worth(cards("2x7 Kx7 Qx6 5x7 Ax5 7x7 2x2"))
    left = {
        seat: cost([*lies(round_, f"hand:{seat}"), *lies(round_, f"knee:{seat}")])
        + cost(lies(round_, f"foot:{seat}"))
        for seat in RACKS
    }
    assert left[1] == 0
    sheet = facts(round_)["sheet"]["items"]
    assert [(item["what"], item["points"]) for item in sheet if item["name"] == "1+3"] == [
        ("canastas of sevens: 1", 5000),
        ("canastas of fives: 1", 3000),
        ("canastas of wild cards: 1", 2500),
        ("natural canastas: 1", 500),
        ("mixed canastas: 1", 300),
        ("going out", 200),
        ("cards melded", melded),
        ("cards left", -left[3]),
    ]
    assert as_kind(result(round_)["scores"], dict[str, int]) == {
        "1+3": 11500 + melded - left[3],
        "2+4": -left[2] - left[4],
    }


def test_a_score_of_the_page() -> None:
    """1,240 melded, six canastas, eight red threes, out, and a partner with 705 left: 13,635."""
    canastas = [
        ("7", "7x7"),
        ("5", "5x7"),
        ("W", "2x7"),
        ("K", "Kx7"),
        ("Q", "Qx7"),
        ("A", "Ax6 2c"),
    ]
    round_ = sit(GAME, RACKS, dealer=4, deck=deck())
    deal, lying = round_.table.facts, round_.table
    deal.sides["1+3"].canastas = [canasta(name, cards(held)) for name, held in canastas]
    lying.zone("canastas:1").cards = [card for _, held in canastas for card in cards(held)]
    missing_points = 1240 - worth(lying.cards("canastas:1"))
    lying.zone("meld:T:1").cards = ["Td"] * (missing_points // 10) + ["4d"] * (
        missing_points % 10 // 5
    )
    lying.zone("red:1").cards = ["3d"] * 6 + ["3h"] * 2
    deal.out = 1
    partner = cost(cards("Kd 3c")) + 95 + cost(cards("3d"))
    points = [item.points for item in items(lying, {3: partner}) if item.name == "1+3"]
    assert sum(points) == 13_635


def play_to_the_end(round_: Round) -> Round:
    """Everybody draws and discards until the stock is used up, and the deal ends."""
    while len(lies(round_, "stock")) > 1:
        idle(round_, facts(round_)["turn"])
    return act(round_, Action(facts(round_)["turn"], "pass"))


def test_red_threes_count_and_seven_count_more() -> None:
    round_ = play_to_the_end(table(hands={1: "3d 3d 3d 3d", 2: "3d 3h", 3: "3h 3h 3h"}))
    sheet = facts(round_)["sheet"]["items"]
    reds = {item["name"]: item["points"] for item in sheet if item["what"].startswith("red")}
    assert reds["1+3"] >= 700
    assert ("1+3", 300) in {
        (item["name"], item["points"]) for item in sheet if item["what"].startswith("seven")
    }
    assert len(lies(round_, "red:1")) + len(lies(round_, "red:2")) == 12
    assert sum(reds.values()) == 1200


# The game


def test_a_game_is_over_after_so_many_deals() -> None:
    first = play_to_the_end(table(options={"deals": 2}))
    assert as_kind(first.carry, dict[str, Any])["deals"] == 1
    assert as_kind(first.carry, dict[str, Any])["dealer"] == 1
    last = play_to_the_end(table(options={"deals": 2}, carry={**MANY, "deals": 1}))
    carry = as_kind(last.carry, dict[str, Any])
    scores = carry["scores"]
    better = [1, 3] if scores["1+3"] > scores["2+4"] else [2, 4]
    assert carry == {"finished": True, "winners": better, "deals": 2, "scores": scores}


def test_options_of_this_deal_decide_whether_it_is_the_last() -> None:
    round_ = play_to_the_end(table(options={"deals": 2}, carry={**MANY, "deals": 6}))
    assert as_kind(round_.carry, dict[str, Any])["deals"] == 7
    assert as_kind(round_.carry, dict[str, Any])["finished"] is True


def test_the_ante_and_the_stake() -> None:
    round_ = play_to_the_end(table(options={"deals": 1, "ante": 5, "stake": 0}))
    first = [("seat:1", "pot", 5), ("seat:2", "pot", 5), ("seat:3", "pot", 5), ("seat:4", "pot", 5)]
    assert paid(round_)[:4] == first
    winners = as_kind(round_.carry, dict[str, Any])["winners"]
    assert paid(round_)[4:] == [("pot", f"seat:{seat}", 10) for seat in winners]


@pytest.mark.parametrize(
    "carry",
    [
        {"dealer": 4, "deals": 1, "scores": {"1": 0, "2": 0, "3": 0, "4": 0}, "pot": 0},
        {"dealer": 4, "deals": 0, "scores": {"1+3": 0, "2+4": 0}, "pot": 0},
        {"dealer": 4, "deals": 1, "scores": {"1+3": 0}, "pot": 0},
        {"dealer": 5, "deals": 1, "scores": {"1+3": 0, "2+4": 0}, "pot": 0},
        {"dealer": 4, "deals": 1, "scores": {"1+3": 0, "2+4": 0}},
        {"dealer": 4, "deals": 1, "scores": {"1+3": 0, "2+4": 0}, "pot": 0, "opened": []},
        {"dealer": 4, "deals": 1, "scores": {"1+3": 0.5, "2+4": 0}, "pot": 0},
    ],
)
def test_what_no_carry_is(carry: dict[str, Any]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RACKS, seed=bytes(32), carry=carry)


@pytest.mark.parametrize("deals", [0, 21, True, "4", 4.0])
def test_what_no_number_of_deals_is(deals: Any) -> None:
    with pytest.raises(NotARound):
        sit(GAME, RACKS, seed=bytes(32), options={"deals": deals})


# The prompt


def test_what_a_prompt_lists() -> None:
    round_ = table(hands={1: "Kc Kc Kd"})
    prompt = as_kind(result(round_)["prompt"], dict[str, Any])
    assert prompt["options"] == [{"by": 1, "do": "draw"}, {"by": 1, "do": "pile"}]
    act(round_, draw(1))
    options = as_kind(result(round_)["prompt"], dict[str, Any])["options"]
    assert options[0] == {"by": 1, "do": "meld"}
    assert options[1].keys() == {"by", "do", "card"}
    assert sorted(options[1]["card"]) == sorted({*hand(round_, 1)})
    assert offers(round_, 2) == ()
    assert offers(round_, "dealer") == ()


# A real deck


def real(*actions: Action, upcard: Card = "9c", **setup: Any) -> Round:
    """Seat 4 deals a real deck, and this card is turned up."""
    round_ = sit(GAME, RACKS, dealer=4, cards="physical", **setup)
    return act(round_, show(upcard), *actions)


def show(card: Card) -> Action:
    return Action("dealer", "show", {"card": card})


def red(seat: int, card: Card) -> Action:
    return Action(seat, "red", {"card": card})


def left(seat: int, points: int) -> Action:
    return Action(seat, "left", {"points": points})


def sizes(round_: Round, zone: str) -> dict[int, int]:
    return {seat: len(lies(round_, f"{zone}:{seat}")) for seat in RACKS}


def test_the_upcard_is_shown_and_again_after_one_that_is_put_back() -> None:
    round_ = sit(GAME, RACKS, dealer=4, cards="physical")
    assert may(round_) == {("dealer", "show")}
    refused(round_, Action("dealer", "show", {"card": "9c", "seat": 1}))
    act(round_, show("2c"), show("5h"), show("Jk"), show("2c"))
    assert len(lies(round_, "stock")) == 168
    act(round_, show("9c"))
    assert len(lies(round_, "stock")) == 167
    assert {by for by, do in may(round_) if do == "draw"} == {1}


def test_any_seat_lays_a_red_three_until_somebody_draws() -> None:
    round_ = real()
    assert {by for by, do in may(round_) if do == "red"} == {1, 2, 3, 4}
    assert round_.prompt is not None
    assert round_.prompt.awaited == (1,)
    act(round_, red(3, "3d"), red(2, "3h"), draw(1))
    assert sizes(round_, "hand") == {1: 17, 2: 15, 3: 15, 4: 15}
    assert len(lies(round_, "stock")) == 167 - 4
    assert {by for by, do in may(round_) if do == "red"} == {1}
    refused(round_, red(2, "3d"))


def test_six_of_each_red_three_and_no_more() -> None:
    round_ = real(*[red(1, "3d")] * 6)
    refused(round_, red(1, "3d"))
    options = as_kind(result(round_)["prompt"], dict[str, Any])["options"]
    assert {"by": 2, "do": "red", "card": ["3h"]} in options
    act(round_, *[red(2, "3h")] * 6)
    assert not any(do == "red" for _, do in may(round_))


def test_no_list_of_cards_stands_in_the_prompt_of_a_real_deck() -> None:
    round_ = real(draw(1))
    options = as_kind(result(round_)["prompt"], dict[str, Any])["options"]
    assert options == [
        {"by": 1, "do": "meld"},
        {"by": 1, "do": "discard"},
        {"by": 1, "do": "red", "card": ["3d", "3h"]},
    ]


def test_a_red_three_is_never_discarded() -> None:
    refused(real(draw(1)), discard(1, "3d"))


def test_a_card_is_refused_that_would_lie_in_sight_too_often() -> None:
    round_ = real(draw(1), meld(1, K="Kc Kc Kc Kc Kc"))
    act(round_, discard(1, "Kc"))
    act(round_, draw(2))
    refused(round_, discard(2, "Kc"))
    refused(round_, meld(2, K="Kc Kd Kd", A="Ax3"))
    act(round_, discard(2, "Kd"))


def test_the_pile_is_in_sight_before_it_is_taken_and_not_after() -> None:
    hearts = "Qh Qh Qh Qh"
    round_ = real(upcard="Qh")
    act(round_, draw(1), discard(1, "Qh"))
    refused(round_, pile(2, "Qh Qh", Q=hearts))
    act(round_, pile(2, "Qh Qc", A="Ax3"), done(2))
    assert lies(round_, "meld:Q:2") == ["Qh", "Qh", "Qc"]
    # The other queen of hearts is in a hand now: four of them are out of sight.
    act(round_, draw(3), meld(3, Q=hearts, A="Ax3"))


def test_a_hand_names_no_more_cards_than_it_has() -> None:
    round_ = real(draw(1))
    refused(round_, meld(1, K="Kx6", Q="Qx6", A="Ax6"))
    refused(round_, meld(1, K="Kx6", Q="Qx6", A="Ax5"))  # all seventeen: none is left to discard
    act(round_, meld(1, K="Kx6", Q="Qx6", A="Ax4"))
    assert sizes(round_, "hand")[1] == 1


def real_ready() -> Round:
    """Seat 1 has melded its hand and its knee, and counts the eleven cards of its foot."""
    round_ = real(draw(1), meld(1, W="2x7", K="Kx7"))
    assert sizes(round_, "hand")[1] == 3 + 13
    return act(round_, meld(1, _5="5x7", A="Ax5", Q="Qx4"))


def test_knees_and_feet_are_picked_up_and_counted() -> None:
    round_ = real_ready()
    assert sizes(round_, "hand")[1] == 11
    assert (sizes(round_, "knee")[1], sizes(round_, "foot")[1]) == (0, 0)


def test_a_last_card_laid_as_a_red_three_brings_the_foot_after_the_knee() -> None:
    round_ = real(draw(1), meld(1, W="2x7", K="Kx7"), meld(1, _5="5x7", A="Ax5", Q="Qx3"))
    assert sizes(round_, "hand")[1] == 1
    act(round_, red(1, "3h"))
    assert sizes(round_, "hand")[1] == 11
    assert facts(round_)["feet"] == [1]


def test_after_the_knee_a_red_three_is_not_replaced() -> None:
    round_ = real(draw(1), meld(1, W="2x7"), red(1, "3h"))
    assert sizes(round_, "hand")[1] == 17 - 7 + 13 - 1
    assert len(lies(round_, "stock")) == 165


def test_who_is_asked_is_the_only_one_to_act() -> None:
    round_ = act(real_ready(), meld(1, _7="7x7"), Action(1, "ask"))
    refused(round_, red(1, "3d"))
    assert may(round_) == {(3, "answer")}


def real_out() -> Round:
    """Seat 1 has gone out."""
    round_ = act(real_ready(), meld(1, _7="7x7", Q="Qc Qh"))
    return act(answered(round_, True), meld(1, A="2s 2h"))


def test_at_the_end_each_seat_with_cards_left_says_what_they_cost() -> None:
    round_ = real_out()
    options = as_kind(result(round_)["prompt"], dict[str, Any])["options"]
    assert options == [
        {"by": 2, "do": "left", "points": {"min": 5, "max": 39 * 500, "step": 5}},
    ]
    for points in (0, 201, 19_505, True, "5"):
        refused(round_, Action(2, "left", {"points": points}))
    refused(round_, red(2, "3d"))
    act(round_, left(2, 700), left(3, 400), left(4, 19_500))
    assert round_.finished
    melded = worth(cards("2x9 Kx7 5x7 Ax5 Qx6 7x7"))
    assert as_kind(result(round_)["scores"], dict[str, int]) == {
        "1+3": 5000 + 3000 + 2500 + 500 + 300 + 200 + melded - 400,
        "2+4": -700 - 19_500,
    }


def test_an_action_of_a_real_deck_is_taken_back_and_done_again() -> None:
    round_ = real(draw(1), meld(1, K="Kx5"))
    before = result(round_)
    act(round_, meld(1, A="Ax3"))
    round_.undo()
    assert result(round_) == before
