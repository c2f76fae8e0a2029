"""Chinese Ten: what a deal gives out, and how likely the card of the stock is to catch (rules page
``chinese-ten.md``).
"""

from collections.abc import Iterable
from fractions import Fraction

from games.cards import PACK, Card
from games.chinese_ten.catches import partners_of, points


def given_out(players: int) -> int:
    """The points of all cards among so many players, 2 to 4: each is taken by somebody."""
    return sum(points(card, players) for card in PACK)


def unseen(layout: Iterable[Card], seen: Iterable[Card] = ()) -> list[Card]:
    """The cards that may turn up: neither in the layout nor `seen` (in the own hand, or taken and
    remembered). Raises `ValueError` where a card is named twice or is not one of the pack, or
    nothing is left.
    """
    known = [*layout, *seen]
    if len(set(known)) < len(known) or not set(known) <= set(PACK):
        raise ValueError("each card is one of the pack, and named once")
    left = [card for card in PACK if card not in known]
    if not left:
        raise ValueError("no card is left to turn up")
    return left


def catches_something(layout: Iterable[Card], seen: Iterable[Card] = ()) -> Fraction:
    """The chance that the next card of the stock catches anything: all unseen cards are alike,
    wherever they lie.
    """
    open_cards = list(layout)
    left = unseen(open_cards, seen)
    return Fraction(sum(1 for card in left if partners_of(card, open_cards)), len(left))


def is_caught(card: Card, layout: Iterable[Card], seen: Iterable[Card] = ()) -> Fraction:
    """The chance that the next card of the stock may take this open card."""
    open_cards = list(layout)
    if card not in open_cards:
        raise ValueError("the card lies in the layout")
    left = unseen(open_cards, seen)
    return Fraction(len(partners_of(card, left)), len(left))
