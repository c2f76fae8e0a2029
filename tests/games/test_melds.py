"""Melds, against a second and slower way to decide the same."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random

import pytest

from games.cards import JOKER, PACK, RANKS, Card, rank, suit
from games.cards.melds import (
    Kind,
    MeldRules,
    Wrong,
    card_of,
    extensions,
    face_of,
    forms_meld,
    in_order,
    is_laid,
    is_natural,
    is_pure,
    kind,
    laid_as,
    melds_in,
    wrong,
)

EITHER = MeldRules()
RULES = {
    "ace at either end": EITHER,
    "ace low": MeldRules(ladder="A23456789TJQK"),
    "ace high": MeldRules(ladder=RANKS),
    "numbers": MeldRules(ladder="A23456789T", set_ranks="A23456789TQK"),
    "four in a row": MeldRules(least_sequence=4),
    "suits alike": MeldRules(suits_differ=False, set_sizes=(3, 5)),
}
FEW = [letter + each for letter in "A23QK" for each in "cd"]
"""Cards among which aces are at both ends."""


# The slower way: by the words of the rules, in every order the cards can lie


def slowly_a_set(faces: Sequence[Card], rules: MeldRules) -> bool:
    least, most = rules.set_sizes
    suits = {suit(face) for face in faces}
    return (
        least <= len(faces) <= most
        and len({rank(face) for face in faces}) == 1
        and all(rank(face) in rules.set_ranks for face in faces)
        and (not rules.suits_differ or len(suits) == len(faces))
    )


def slowly_a_sequence(faces: Sequence[Card], rules: MeldRules) -> bool:
    if len(faces) < rules.least_sequence or len(set(map(suit, faces))) > 1:
        return False
    return "".join(sorted(map(rank, faces))) in rows(rules.ladder, len(faces))


@cache
def rows(ladder: str, length: int) -> set[str]:
    """The ranks of every row of so many cards, sorted: in whatever order they lie."""
    found = {ladder[first : first + length] for first in range(len(ladder))}
    return {"".join(sorted(row)) for row in found if row.count("A") < 2}


def slowly(faces: Sequence[Card], rules: MeldRules) -> Kind | None:
    if slowly_a_set(faces, rules):
        return Kind.SET
    return Kind.SEQUENCE if slowly_a_sequence(faces, rules) else None


def slow_melds(hand: Sequence[Card], wild: str, rules: MeldRules) -> set[tuple[Card, ...]]:
    """What stands for what in every meld of these cards, each wild card as each card there is."""
    found = set()
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            for faces in product(*(stand_ins(card, wild) for card in cards)):
                natural = sum(map(str.__eq__, cards, faces))
                if natural >= rules.least_natural and slowly(faces, rules):
                    found.add(tuple(sorted(faces)))
    return found


def stand_ins(card: Card, wild: str) -> Iterator[Card]:
    if card != JOKER:
        yield card
    if card == wild:
        yield from (other for other in PACK if other != card)


# Checking one


@pytest.mark.parametrize("name", RULES)
def test_three_cards_are_what_the_slower_way_says(name: str) -> None:
    rules = RULES[name]
    for faces in combinations_with_replacement(PACK, 3):
        assert kind(faces, rules) == slowly(faces, rules), faces


@pytest.mark.parametrize("size", [1, 2, 4, 5])
@pytest.mark.parametrize("name", RULES)
def test_more_and_fewer_cards_are_what_the_slower_way_says(name: str, size: int) -> None:
    rules = RULES[name]
    for faces in combinations_with_replacement(FEW, size):
        assert kind(faces, rules) == slowly(faces, rules), faces


@pytest.mark.parametrize("length", range(3, 13))
@pytest.mark.parametrize("name", RULES)
def test_rows_of_any_length_are_what_the_ladder_says(name: str, length: int) -> None:
    rules = RULES[name]
    ring = "A23456789TJQKA23456789TJQK"
    for first in range(13):
        row = ring[first : first + length]
        legal = row in rules.ladder and len(set(row)) == length >= rules.least_sequence
        cards = [letter + "h" for letter in row]
        Random(first).shuffle(cards)
        assert (kind(cards, rules) is Kind.SEQUENCE) == legal, row


def test_a_whole_suit_is_a_sequence_with_one_ace() -> None:
    suit_of_hearts = [card for card in PACK if suit(card) == "h"]
    for name in ("ace at either end", "ace low", "ace high"):
        assert kind(suit_of_hearts, RULES[name]) is Kind.SEQUENCE
        assert wrong([*suit_of_hearts, "Ah"], RULES[name]) is Wrong.RANK_TWICE


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("", Wrong.FEW),
        ("7c 8c", Wrong.FEW),
        ("7c 7d", Wrong.FEW),
        ("7c 8d 9c", Wrong.MIXED),
        ("7c 7d 7d", Wrong.SUIT_TWICE),
        ("7c 8c 8c 9c", Wrong.RANK_TWICE),
        ("7c 8c Tc", Wrong.GAP),
        ("Kc Ac 2c", Wrong.GAP),
        ("Jk=4c Jk=5c Ad=6c", Wrong.WILD),
    ],
)
def test_what_is_no_meld_says_why(cards: str, reason: Wrong) -> None:
    assert wrong(cards.split(), EITHER) is reason
    assert kind(cards.split(), EITHER) is None


def test_barred_ranks_are_in_no_meld() -> None:
    rules = RULES["numbers"]
    assert wrong(["Jc", "Jd", "Jh"], rules) is Wrong.BARRED
    assert wrong(["9c", "Tc", "Jc"], rules) is Wrong.BARRED
    assert kind(["Qc", "Qd", "Qh"], rules) is Kind.SET


def test_five_of_a_rank_are_too_many() -> None:
    rules = MeldRules(suits_differ=False)
    assert wrong(["7c", "7c", "7d", "7h", "7s"], rules) is Wrong.MANY


def test_a_card_may_stand_for_another() -> None:
    assert kind(["Jd", "Ad=Qd", "Kd"], EITHER) is Kind.SEQUENCE
    assert not is_pure(["Jd", "Ad=Qd", "Kd"], EITHER)
    assert is_pure(["Qd", "Kd", "Ad"], EITHER)
    assert kind(["Ac", "Ad", "Ad=Ah"], EITHER) is Kind.SET
    assert not is_pure(["Ac", "Ad", "As"], EITHER)
    assert kind(["Jk=4c", "Jk=5c", "6c"], EITHER) is Kind.SEQUENCE


def test_a_laid_card_is_taken_apart_and_put_together() -> None:
    for laid in ("7d", "Jk=7d", "Ad=7d"):
        assert laid_as(card_of(laid), face_of(laid)) == laid
        assert face_of(laid) == "7d"
    assert [is_natural(laid) for laid in ("7d", "Jk=7d")] == [True, False]


def test_how_a_laid_card_is_written() -> None:
    wild = {"Ad", "Ah", JOKER}
    for right in ("7d", "Ad", "Jk=7d", "Ad=7d", "Ad=Ah"):
        assert is_laid(right, wild)
    for misspelt in ("Jk", "Jk=Jk", "Ad=Ad", "7d=7d", "7d=8d", "7d=", "=7d", "Jk=1d", "??", "", 7):
        assert not is_laid(misspelt, wild), misspelt
    assert not is_laid("Jk=7d=8d", wild)
    assert not is_laid(None, wild)
    assert not is_laid("Ad=7d")


def test_a_meld_lies_in_order() -> None:
    assert in_order(["Kd", "Ad", "Qd"], EITHER) == ("Qd", "Kd", "Ad")
    assert in_order(["3d", "Ad", "Jk=2d"], EITHER) == ("Ad", "Jk=2d", "3d")
    assert in_order(["As", "Ah=Ad", "Ac"], EITHER) == ("Ac", "Ah=Ad", "As")


# Those a hand holds


@pytest.mark.slow
@pytest.mark.parametrize("wild", [JOKER, "Ad", "none"])
@pytest.mark.parametrize("name", RULES)
def test_a_hand_holds_the_melds_that_the_slower_way_finds(name: str, wild: str) -> None:
    rules, random = RULES[name], Random(f"{name} {wild}")
    pack = [*FEW, *FEW, *[wild] * 3] if wild in PACK or wild == JOKER else [*FEW, *FEW]
    for _ in range(6):
        hand = random.sample(pack, 6)
        if hand.count(wild) > 2:
            continue
        found = list(melds_in(hand, rules, {wild}))
        faces = {tuple(sorted(map(face_of, meld))) for meld in found}
        assert len(faces) == len(found)
        assert faces == slow_melds(hand, wild, rules), hand
        for meld in found:
            assert kind(meld, rules) is not None
            assert all(is_laid(laid, {wild}) for laid in meld)
            cards = list(map(card_of, meld))
            assert all(cards.count(card) <= hand.count(card) for card in cards)


def test_jokers_fill_before_other_wild_cards() -> None:
    hand = ["Ad", "5c", "Jk", "6c"]
    assert ("Jk=4c", "5c", "6c") in melds_in(hand, EITHER, {"Ad", JOKER})
    assert ("Jk=4c", "5c", "6c", "Ad=7c") in melds_in(hand, EITHER, {"Ad", JOKER})


def test_equal_cards_of_two_packs_make_no_set_where_suits_differ() -> None:
    assert list(melds_in(["7c", "7c", "7d"], EITHER)) == []
    assert list(melds_in(["7c", "7c", "7d"], RULES["suits alike"])) == [("7c", "7c", "7d")]


@pytest.mark.parametrize("name", RULES)
def test_a_card_forms_a_meld_where_one_of_those_held_has_it(name: str) -> None:
    rules, random = RULES[name], Random(name)
    for _ in range(60):
        hand = random.sample([*FEW, *FEW], 7)
        melds = slow_melds(hand, "none", rules)
        for card in hand:
            assert forms_meld(card, hand, rules) == any(card in meld for meld in melds), hand


# What can be added


@pytest.mark.parametrize("name", RULES)
def test_a_meld_grows_by_the_cards_that_the_slower_way_takes(name: str) -> None:
    rules = RULES[name]
    for size in (3, 4):
        for faces in combinations_with_replacement(FEW, size):
            longer = [card for card in PACK if slowly([*faces, card], rules)]
            assert list(extensions(faces, rules)) == (longer if slowly(faces, rules) else [])


def test_a_meld_with_a_wild_card_grows_like_any_other() -> None:
    assert extensions(["5d", "Jk=6d", "7d"], EITHER) == ("4d", "8d")
    assert extensions(["Ac", "Ad", "Ad=Ah"], EITHER) == ("As",)
    assert extensions(["Qs", "Ks", "As"], EITHER) == ("Js",)
