"""The melds that a player of Vazhushal could have, as much laid as goes: for the program, and for
whoever wants a hand sorted.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.cards import Card
from games.cards.covers import cover
from games.cards.melds import (
    Laid,
    Meld,
    extensions,
    in_order,
    is_natural,
    is_pure,
    laid_as,
    melds_in,
)
from games.vazhushal.layout import RULES, cards_in, sequence_key, value, value_of_hand, wrong_melds

Melds = list[Meld]


def best_melds(
    lying: Sequence[Sequence[Laid]], cards: Sequence[Card], wild: Sequence[Card], keep: int = 1
) -> Melds:
    """All melds that a player could have of what lies there and of these cards, so that the least
    is left in the hand, but `keep` cards at least; what lies there now where nothing can be laid.
    """
    return list(_best_of(tuple(map(tuple, lying)), tuple(cards), tuple(wild), keep))


@lru_cache(maxsize=4096)  # a hint, its reasons and the look back ask the same again
def _best_of(
    lying: tuple[Meld, ...], cards: tuple[Card, ...], wild: tuple[Card, ...], keep: int
) -> Melds:
    best = _best(lying, cards, wild)
    if len(left_over(best, lying, cards)) >= keep:
        return best
    tries = [_best(lying, _without(cards, card), wild) for card in dict.fromkeys(cards)]
    return max(tries, key=lambda melds: _laid(melds, wild))


def left_over(
    melds: Sequence[Sequence[Laid]], lying: Sequence[Sequence[Laid]], cards: Sequence[Card]
) -> list[Card]:
    """The cards of a hand that are left once these melds are laid."""
    return list((Counter(cards) + cards_in(lying) - cards_in(melds)).elements())


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    left = list(cards)
    left.remove(card)
    return left


def _best(lying: Sequence[Sequence[Laid]], cards: Sequence[Card], wild: Sequence[Card]) -> Melds:
    found = [_filled(melds, lying, cards, wild) for melds in _natural(lying, cards, wild)]
    found = [melds for melds in found if wrong_melds(melds) is None]
    now = [tuple(meld) for meld in lying]
    return max(found, key=lambda melds: _laid(melds, wild), default=now)


def _laid(melds: Melds, wild: Sequence[Card]) -> tuple[int, int]:
    """What the cards in melds would count in a hand; and how few of them are wild."""
    cards = list(cards_in(melds).elements())
    return value_of_hand(cards), -sum(card in wild for card in cards)


def _natural(
    lying: Sequence[Sequence[Laid]], cards: Sequence[Card], wild: Sequence[Card]
) -> Iterator[Melds]:
    """Melds of cards that stand for themselves, beside those that lie there with wild ones: all put
    together anew, or what lies there and new ones, or with this or that pure sequence among them.
    """
    fixed = [tuple(meld) for meld in lying if not all(map(is_natural, meld))]
    natural = [tuple(meld) for meld in lying if all(map(is_natural, meld))]
    plain = [card for card in cards if card not in wild]
    for may in (plain, cards) if len(plain) < len(cards) else (cards,):
        anew = cover([card for meld in natural for card in meld], may, RULES, value)
        yield [*fixed, *(anew or natural)]
        if natural:
            yield [*fixed, *natural, *(cover((), may, RULES, value) or ())]
    if not natural:
        for first in melds_in(cards, RULES):
            if is_pure(first, RULES):
                rest = list((Counter(plain) - Counter(first)).elements())
                yield [*fixed, first, *(cover((), rest, RULES, value) or ())]


def _filled(
    melds: Melds, lying: Sequence[Sequence[Laid]], cards: Sequence[Card], wild: Sequence[Card]
) -> Melds:
    """The same with what is left of the cards added to them, or in new ones with wild cards."""
    while True:
        left = left_over(melds, lying, cards)
        step = max(_steps(melds, left, wild), key=lambda step: _laid(step, wild), default=None)
        if step is None:
            return melds
        melds = step


def _steps(melds: Melds, left: Sequence[Card], wild: Sequence[Card]) -> Iterator[Melds]:
    """One card more in a meld, or one meld more."""
    for place, meld in enumerate(melds):
        fits = _fits(meld)
        for card in dict.fromkeys(left):
            faces = sorted(fits, key=value) if card in wild else [card] if card in fits else []
            if faces:
                longer = in_order([*meld, laid_as(card, faces[-1])], RULES)
                yield [*melds[:place], longer, *melds[place + 1 :]]
    keys = [sequence_key(meld) for meld in melds]
    for meld in melds_in(left, RULES, wild):
        if sequence_key(meld) is None or sequence_key(meld) not in keys:
            yield [*melds, meld]


@lru_cache(maxsize=4096)  # one card is tried after the other, and the other melds stay as they are
def _fits(meld: Meld) -> tuple[Card, ...]:
    return extensions(meld, RULES)
