"""Vazhushal: what the rules say of melds before they are laid, and what goes together in a hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.cards import JOKER, RANKS_NAMED, SUIT_NAMES, Card, rank, starting_order, suit
from games.cards.covers import cover
from games.cards.melds import (
    WHY,
    Kind,
    Laid,
    Meld,
    all_melds,
    card_of,
    face_of,
    is_natural,
    kind,
    laid_as,
    wrong,
)
from games.cards.zones import hand
from games.engine import JSON, Action, Draft, JudgedHeap, Table
from games.language import gettext, lazy_gettext
from games.vazhushal.arranging import best_melds
from games.vazhushal.layout import (
    LINE,
    NEGATIVE,
    RULES,
    Deal,
    cards_in,
    is_laid_here,
    value_of_melds,
    wild_by,
)

# A draft


def judge(table: Table[Deal], action: Action, heaps: Sequence[Sequence[Laid]]) -> Draft:
    """What the rules say of melds that somebody builds, heap by heap and as a whole: of all that a
    player then has, or of what is laid with a part of the line.
    """
    if not all(laid == JOKER or is_laid_here(table, laid) for heap in heaps for laid in heap):
        return Draft((), None, gettext("Heap up cards of yours."))
    lying = table.facts.melds[action.seat]
    held = [*table.playable(hand(action.seat))]
    if table.virtual:
        held = table.cards(hand(action.seat))
    if action.do == "take":
        lying, held = [], [*held, *table.cards(LINE)[-taken(action) :]]
    rest = Counter(held) + cards_in(lying)
    if table.virtual:
        rest -= cards_in(heaps)
    judged = tuple(judge_heap(heap, [*rest], table.facts.wild) for heap in heaps)
    if not all(said.ways for said in judged):
        return Draft(judged, None, gettext("Not every heap is a meld yet."))
    melds = [list(said.ways[0]) for said in judged]
    if action.do != "take":
        return Draft(judged, {"melds": melds})
    if len(melds) not in (1, 2):
        return Draft(judged, None, gettext("Lay one meld; before it, if need be, one of the hand."))
    return Draft(judged, sweep_args(table, action, melds))


def taken(action: Action) -> int:
    """How much of the line is to be taken, as far as that is chosen."""
    return action.whole("count", 1)


def sweep_args(
    table: Table[Deal], action: Action, melds: Sequence[list[Laid]]
) -> Mapping[str, JSON]:
    """What takes so much of the line with these melds: the deepest card is in one of them, another
    one goes first.
    """
    count = taken(action)
    deepest = table.cards(LINE)[-count]
    new = next((meld for meld in melds if deepest in map(card_of, meld)), melds[0])
    said: dict[str, JSON] = {"count": count, "cards": new}
    for meld in melds:
        if meld is not new:
            said["first"] = meld
    return said


def judge_heap(heap: Sequence[Laid], rest: Sequence[Card], wild: Sequence[Card]) -> JudgedHeap:
    """What one heap is, the ways in which its wild cards can stand for others, and the cards that
    can be added.
    """
    found = ways(heap, wild)
    fits = tuple(card for card in rest if ways([*heap, card], wild))
    if found:
        return JudgedHeap(name(found[0]), tuple(found), fits)
    problem = wrong(heap, RULES)
    return JudgedHeap(WHY[problem] if problem else lazy_gettext("no meld"), (), fits)


def name(meld: Meld) -> str:
    """What a meld is, for people."""
    face = face_of(meld[0])
    if kind(meld, RULES) is Kind.SET:
        return lazy_gettext("set of {rank}", rank=RANKS_NAMED[rank(face)])
    return lazy_gettext("sequence of {suit}", suit=SUIT_NAMES[suit(face)])


def ways(heap: Sequence[Laid], wild: Sequence[Card]) -> list[Meld]:
    """How the cards of a heap can be a meld: first as it is said by now, then those in which most
    cards stand for themselves, then those that count most. Empty where they are not one.
    """
    cards = list(map(card_of, heap))
    fixed = [card for card in cards if card not in wild]
    free = sorted((card for card in cards if card in wild), key=lambda card: card == JOKER)
    found = [
        meld
        for faces in all_melds(RULES)
        if len(faces) == len(cards) and all(card in faces for card in fixed)
        if (meld := _laid_out(faces, fixed, free)) and wrong(meld, RULES) is None
    ]
    said = Counter(heap)
    return sorted(
        found,
        key=lambda meld: (
            Counter(meld) != said,
            -sum(map(is_natural, meld)),
            -value_of_melds([meld]),
        ),
    )


def _laid_out(faces: Meld, fixed: Sequence[Card], free: Sequence[Card]) -> Meld | None:
    """These cards as these faces, wild ones as themselves where they can be; None where two of them
    would be one.
    """
    missing = Counter(faces) - Counter(fixed)
    if missing.total() != len(free):
        return None
    left = list(free)
    laid: dict[Card, Laid] = {}
    for face in missing:
        if face in left:
            left.remove(face)
            laid[face] = face
    for face in missing:
        if face not in laid:
            laid[face] = laid_as(left.pop(), face)
    return tuple(laid.get(face, face) for face in faces)


# A hand


def hand_groups(
    cards: Sequence[Card], lying: Mapping[str, Sequence[Card]]
) -> Sequence[Sequence[Card]]:
    """The melds that a hand holds, as many of its cards as go into melds at once; then the rest."""
    negative = lying.get(NEGATIVE, ())
    wild = wild_by(negative[0]) if negative else [JOKER]
    return list(_groups(tuple(starting_order(cards)), tuple(wild)))


@lru_cache(maxsize=512)  # every screen asks, at every action
def _groups(cards: tuple[Card, ...], wild: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    melds = best_melds((), cards, wild, keep=0) or cover((), cards, RULES) or []
    groups = tuple(tuple(map(card_of, meld)) for meld in melds)
    rest = Counter(cards) - Counter(card for group in groups for card in group)
    return (*groups, tuple(starting_order(rest.elements()))) if rest else groups
