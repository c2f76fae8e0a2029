"""Machiavelli: what the rules say of a table before it is laid, what goes together in a hand, and
tables that people lay at random.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from games.cards import Card, starting_order
from games.cards.covers import cover
from games.cards.melds import WHY, extensions, in_order, is_laid, melds_in, wrong
from games.cards.zones import hand
from games.engine import JSON, Action, Draft, JudgedHeap, Table
from games.engine.values import Draw
from games.language import gettext, lazy_gettext
from games.machiavelli.layout import (
    MELDS,
    Deal,
    Options,
    added,
    name,
    open_heaps,
    penalty,
    wrong_cards,
)

# A table that somebody builds


def judge(table: Table[Deal, Options], action: Action, heaps: Sequence[Sequence[Card]]) -> Draft:
    """What the rules say of a table before it is laid, heap by heap and as a whole."""
    if action.do != "play" or not all(is_laid(card) for heap in heaps for card in heap):
        return Draft((), None, gettext("Heap up cards that lie on the table, and of the hand."))
    rest = Counter(table.playable(hand(action.seat)))
    if table.virtual:
        rest = Counter(table.cards(hand(action.seat))) - Counter(added(table, heaps))
    judged = tuple(judge_heap(heap, [*rest]) for heap in heaps)
    refusal = wrong_cards(table, action.seat, heaps)
    if refusal is not None:
        return Draft(judged, None, refusal)
    price = price_of(table) if open_heaps(heaps) else ""
    return Draft(judged, {"table": [list(heap) for heap in heaps]}, price=price)


def judge_heap(heap: Sequence[Card], rest: Sequence[Card]) -> JudgedHeap:
    """What one heap is, and which of the cards that are left can be added to it."""
    if not heap:
        return JudgedHeap(lazy_gettext("empty"), ())
    if problem := wrong(heap, MELDS):
        return JudgedHeap(WHY[problem], ())
    fits = {*extensions(heap, MELDS)}
    return JudgedHeap(
        name(heap), (in_order(heap, MELDS),), tuple(card for card in rest if card in fits)
    )


def price_of(table: Table[Deal, Options]) -> str:
    """What a table costs that does not come out."""
    count = penalty(table)
    if not count:
        return gettext("It does not come out: the old table stands, and the turn is over.")
    return gettext(
        "It does not come out: the old table stands, and the turn is over with cards drawn:"
        " {count}.",
        count=count,
    )


# A hand


def hand_groups(cards: Sequence[Card], _open: Mapping[str, Sequence[Card]]) -> list[Sequence[Card]]:
    """The melds of a hand, as many of its cards as go into melds at once; then the rest."""
    return list(_groups(tuple(starting_order(cards))))


@lru_cache(maxsize=512)  # every screen asks, at every action
def _groups(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    melds = tuple(cover((), cards, MELDS) or ())
    rest = Counter(cards) - Counter(card for meld in melds for card in meld)
    return (*melds, tuple(starting_order(rest.elements()))) if rest else melds


# At random

MANY = 40
"""Nobody looks for a way to lay more cards than these anew."""


def likely(lying: Sequence[Sequence[Card]], cards: Sequence[Card], draw: Draw) -> JSON:
    """A table that may come out, of these melds and of some cards: as many cards as go, one more
    meld, or a card added to one; now and then all that lies there put together anew, and now and
    then nonsense.
    """
    melds = [list(meld) for meld in lying]
    must = [card for meld in lying for card in meld]
    kind = draw(12)
    if kind == 0 and len(must) + len(cards) <= MANY:
        if anew := cover(must, cards, MELDS):
            return [list(meld) for meld in anew]
    elif kind > 5 and len(cards) <= MANY:
        if (longer := _longest(melds, cards)) != melds:
            return [[*meld] for meld in longer]
    elif kind > 1:
        ways = [*_longer(melds, cards)] if kind > 3 else []
        ways = ways or [[*melds, list(meld)] for meld in melds_in(cards, MELDS)]
        if ways:
            return ways[draw(len(ways))]
    return [*melds, [cards[draw(len(cards))]]]


def _longer(melds: list[list[Card]], cards: Sequence[Card]) -> Iterator[list[list[Card]]]:
    """These melds with one of the cards in one of them."""
    for place, meld in enumerate(melds):
        for card in extensions(meld, MELDS, cards):
            yield [*melds[:place], [*meld, card], *melds[place + 1 :]]


def _longest(melds: list[list[Card]], cards: Sequence[Card]) -> list[list[Card]]:
    """These melds with those of the hand, and with its cards in them for as long as one goes."""
    new = [*melds, *(list(meld) for meld in cover((), cards, MELDS) or ())]
    left = Counter(cards) - Counter(card for meld in new[len(melds) :] for card in meld)
    while longer := next(_longer(new, [*left.elements()]), None):
        left -= Counter(card for meld in longer for card in meld) - Counter(
            card for meld in new for card in meld
        )
        new = longer
    return new
