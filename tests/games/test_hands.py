"""Poker hands, with PokerKit as an independent oracle."""

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from games.cards import PACK, hands
from games.engine.shuffle import Draws, shuffled

if TYPE_CHECKING:
    from pokerkit import Hand


def deals(count: int, cards: int) -> list[list[str]]:
    """Different cards off freshly shuffled packs."""
    return [shuffled(PACK, Draws(bytes(32), shuffle=number))[:cards] for number in range(count)]


def oracle(cards: list[str]) -> "Hand":
    """The best five of these by PokerKit, which is not ours. (It takes half a second to import:
    whoever collects tests need not wait for it.)
    """
    from pokerkit import StandardHighHand

    return StandardHighHand.from_game("".join(cards))


CALLED = {
    "Straight flush": "straight flush",
    "Four of a kind": "four of a kind",
    "Full house": "full house",
    "Flush": "flush",
    "Straight": "straight",
    "Three of a kind": "three of a kind",
    "Two pair": "two pair",
    "One pair": "pair",
    "High card": "high card",
}


def test_the_better_of_two_hands_on_a_board_is_the_oracles() -> None:
    for deal in deals(600, 9):
        board, first_hand, other = deal[:5], deal[5:7], deal[7:]
        mine, theirs = hands.score(board + first_hand), hands.score(board + other)
        first, second = oracle(board + first_hand), oracle(board + other)
        assert (mine < theirs, mine == theirs) == (first > second, first == second)


def test_the_kind_of_a_hand_is_the_oracles() -> None:
    for deal in deals(600, 7):
        kind = hands.kind(hands.score(deal))
        assert (
            kind.replace("royal flush", "straight flush") == CALLED[oracle(deal).entry.label.value]
        )


def test_the_best_five_are_five_of_the_seven_and_as_strong() -> None:
    for deal in deals(200, 7):
        five = hands.best(deal).five
        assert len(set(five)) == 5
        assert set(five) <= set(deal)
        assert (
            hands.score(five)
            == hands.score(deal)
            == min(hands.score(some) for some in combinations(deal, 5))
        )


KINDS_FROM_THE_BEST = [
    ("royal flush", "Ah Kh Qh Jh Th 2c 2d", "royal flush"),
    ("straight flush", "Kh Qh Jh Th 9h Ac Ad", "straight flush, king high"),
    ("straight flush", "5s 4s 3s 2s As Kd Kc", "straight flush, five high"),
    ("four of a kind", "9c 9d 9h 9s Ah Ad Ac", "four nines"),
    ("full house", "6c 6d 6h As Ad Kd Kc", "full house, sixes full of aces"),
    ("full house", "2c 2d 2h 3c 3d 3h As", "full house, threes full of twos"),
    ("flush", "Ac 9c 7c 5c 2c Ad As", "flush, ace high"),
    ("straight", "Ac Kd Qh Jc Td Th Tc", "straight, ace high"),
    ("straight", "6c 5d 4h 3c 2d 2h Kc", "straight, six high"),
    ("straight", "Ac 2d 3h 4c 5d 5h Ks", "straight, five high"),
    ("three of a kind", "Qc Qd Qh 9s 7d 3c 2h", "three queens"),
    ("two pair", "Ac Ad 9h 9s Kd 3c 2h", "two pair, aces and nines"),
    ("two pair", "Kc Kd 9h 9s 6d 6c Ah", "two pair, kings and nines"),
    ("pair", "6c 6d Ah 9s 7d 3c 2h", "pair of sixes"),
    ("high card", "Kc Jd 9h 8s 7d 3c 2h", "king high"),
]


@pytest.mark.parametrize(("kind", "cards", "words"), KINDS_FROM_THE_BEST)
def test_a_hand_has_its_kind_and_its_words(kind: str, cards: str, words: str) -> None:
    assert hands.kind(hands.score(cards.split())) == kind
    assert hands.best(cards.split()).in_words() == words


def test_the_kinds_stand_from_the_best_down() -> None:
    for (kind, better, _), (other, worse, _) in pairwise(KINDS_FROM_THE_BEST):
        assert hands.HANDS.index(kind) <= hands.HANDS.index(other)
        assert hands.score(better.split()) < hands.score(worse.split())


def test_the_last_of_every_kind_is_told_from_the_first_of_the_next() -> None:
    """A hand at each boundary of the evaluator's scale."""
    pairs = [
        ("Ah Kh Qh Jh Th", "Kh Qh Jh Th 9h"),
        ("5h 4h 3h 2h Ah", "As Ad Ac Ah Kd"),
        ("2s 2d 2c 2h 3d", "As Ad Ac Kh Kd"),
        ("2s 2d 2c 3h 3d", "Ah Kh Qh Jh 9h"),
        ("7h 5h 4h 3h 2h", "As Kh Qh Jh Th"),
        ("5s 4h 3h 2h Ah", "As Ad Ac Kh Qd"),
        ("2s 2d 2c 4h 3d", "As Ad Kc Kh Qd"),
        ("3s 3d 2c 2h 4d", "As Ad Kc Qh Jd"),
        ("2s 2d 5c 4h 3d", "As Kd Qc Jh 9d"),
    ]
    for number, (last, first) in enumerate(pairs):
        assert hands.kind(hands.score(last.split())) == hands.HANDS[number]
        assert hands.kind(hands.score(first.split())) == hands.HANDS[number + 1]
    assert hands.kind(hands.score(["7s", "5d", "4c", "3h", "2d"])) == "high card"
    assert hands.score(["7s", "5d", "4c", "3h", "2d"]) == 7462


def test_the_order_of_the_cards_does_not_matter() -> None:
    for deal in deals(50, 7):
        assert hands.score(deal) == hands.score(sorted(deal)) == hands.score(deal[::-1])


def test_the_best_five_are_shown_pairs_first_then_by_rank_and_a_low_ace_last() -> None:
    assert hands.best(["9c", "Ah", "9d", "Kd", "Kc", "2s", "3s"]).five == [
        "Kd",
        "Kc",
        "9c",
        "9d",
        "Ah",
    ]
    low = hands.best(["Ah", "5d", "3c", "2s", "4h", "Kd", "Kc"]).five
    assert [card[0] for card in low] == ["5", "4", "3", "2", "A"]
