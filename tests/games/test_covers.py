"""Covers, against a search that tries every meld for every card."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from games.cards import PACK, RANKS, Card, rank
from games.cards.covers import cover, partition
from games.cards.melds import Meld, MeldRules, kind

RULES = {
    "ace at either end": MeldRules(),
    "ace low": MeldRules(ladder="A23456789TJQK"),
    "ace high": MeldRules(ladder=RANKS),
    "numbers": MeldRules(ladder="A23456789T", set_ranks="A23456789TQK"),
    "four in a row": MeldRules(least_sequence=4),
    "suits alike": MeldRules(suits_differ=False, set_sizes=(3, 5)),
}
FEW = [letter + each for letter in "A23QK" for each in "cdh"]
PACKS = [*FEW, *FEW]


def slowly_worth(hand: Sequence[Card], rules: MeldRules, must: Sequence[Card] = ()) -> int | None:
    """How many cards can be in melds, those of `must` among them; None where these cannot."""

    @cache
    def most(cards: tuple[Card, ...], needed: tuple[Card, ...]) -> int | None:
        if not cards:
            return None if needed else 0
        first, rest = cards[0], cards[1:]
        found = [] if cards.count(first) <= needed.count(first) else [most(rest, needed)]
        for size in range(2, min(len(rest), 13) + 1):
            for others in set(combinations(rest, size)):
                if kind([first, *others], rules):
                    left = tuple(sorted((Counter(rest) - Counter(others)).elements()))
                    owed = tuple(sorted((Counter(needed) - Counter([first, *others])).elements()))
                    worth = most(left, owed)
                    found.append(None if worth is None else worth + size + 1)
        return max((worth for worth in found if worth is not None), default=None)

    return most(tuple(sorted(hand)), tuple(sorted(must)))


def check(melds: Sequence[Meld], must: Sequence[Card], held: Sequence[Card], name: str) -> None:
    """All are melds, of cards there are, with those there must be."""
    laid = Counter(card for meld in melds for card in meld)
    assert all(kind(meld, RULES[name]) for meld in melds), melds
    assert laid <= Counter(held)
    assert Counter(must) <= laid


@pytest.mark.parametrize("name", RULES)
def test_as_many_cards_are_in_melds_as_the_search_finds(name: str) -> None:
    random = Random(name)
    for _ in range(25):
        hand = random.sample(PACKS, 10)
        melds = cover((), hand, RULES[name])
        assert melds is not None
        check(melds, (), hand, name)
        assert sum(map(len, melds)) == slowly_worth(hand, RULES[name]), hand


@pytest.mark.parametrize("name", RULES)
def test_what_must_be_there_is_there_where_the_search_finds_a_way(name: str) -> None:
    random, ways = Random(name), 0
    for _ in range(40):
        hand = random.sample(PACKS, 10)
        must = random.sample(hand, 2)
        may = list((Counter(hand) - Counter(must)).elements())
        melds, worth = cover(must, may, RULES[name]), slowly_worth(hand, RULES[name], must)
        assert (melds is None) == (worth is None), (must, may)
        if melds is not None:
            ways += 1
            check(melds, must, hand, name)
            assert sum(map(len, melds)) == worth
    assert ways


@pytest.mark.parametrize("name", RULES)
def test_cards_come_out_where_the_search_puts_all_of_them_into_melds(name: str) -> None:
    rules, random = RULES[name], Random(name)
    for _ in range(25):
        hand = random.sample(PACKS, 9)
        melds = cover((), hand, rules)
        assert melds is not None
        laid = [card for meld in melds for card in meld]
        assert (partition(hand, rules) is None) == (len(laid) < len(hand))
        again = partition(laid, rules)
        assert again is not None
        check(again, laid, laid, name)


def test_the_cards_worth_most_are_chosen() -> None:
    hand, rules = ["7c", "7d", "7h", "8h", "9h"], RULES["ace at either end"]
    assert cover((), hand, rules, lambda card: 9 if rank(card) == "9" else 1) == [
        ("7h", "8h", "9h")
    ]
    assert cover((), hand, rules, lambda card: 9 if card == "7c" else 1) == [("7c", "7d", "7h")]


def test_an_ace_is_below_the_two_or_above_the_king() -> None:
    assert partition(["Ac", "2c", "3c", "Qc", "Kc"], RULES["ace at either end"]) is None
    assert partition(["Ac", "2c", "3c", "Ac", "Qc", "Kc"], RULES["ace at either end"]) == [
        ("Ac", "2c", "3c"),
        ("Qc", "Kc", "Ac"),
    ]


def test_a_row_from_ace_to_ace_is_two_sequences() -> None:
    cards = [*(card for card in PACK if card.endswith("s")), "As"]
    melds = partition(cards, RULES["ace at either end"])
    assert melds is not None
    check(melds, cards, cards, "ace at either end")
    assert partition(cards, RULES["ace low"]) is None


def test_two_whole_packs_come_out() -> None:
    cards = [*PACK, *PACK]
    melds = partition(cards, RULES["ace low"])
    assert melds is not None
    check(melds, cards, cards, "ace low")
