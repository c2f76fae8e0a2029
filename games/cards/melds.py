"""Melds: sets of one rank, and sequences of one suit in a row. Cards of several packs may be equal,
and wild cards may stand for others: ``Jk=7d`` is a joker laid as the seven of diamonds.

A game says in `MeldRules` what is a meld. Here stands what is wrong with one, which ones a hand
holds, and what a card can be added to.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias, TypeGuard

from games.cards import JOKER, PACK, RANKS, SUITS, Card, is_card, rank, suit
from games.language import lazy_gettext

Laid: TypeAlias = str
"""A card as it lies in a meld: ``7d``, or ``Jk=7d`` for a wild card that stands for another one."""
Meld: TypeAlias = tuple[Laid, ...]

ACE_AT_EITHER_END = "A23456789TJQKA"
"""The ranks in a row, as a sequence climbs them where an ace is low and high."""


class Kind(StrEnum):
    """What a meld is."""

    SET = "set"
    SEQUENCE = "sequence"


class Wrong(StrEnum):
    """Why cards are no meld."""

    FEW = "too few"
    MANY = "too many"
    MIXED = "mixed"
    """Neither of one rank nor of one suit."""
    SUIT_TWICE = "suit twice"
    RANK_TWICE = "rank twice"
    GAP = "gap"
    BARRED = "barred"
    """A rank that the game keeps out of such melds."""
    WILD = "wild"
    """Fewer cards that stand for themselves than the game wants."""


WHY = {
    Wrong.FEW: lazy_gettext("too few cards"),
    Wrong.MANY: lazy_gettext("too many cards for a set"),
    Wrong.MIXED: lazy_gettext("neither one rank nor one suit"),
    Wrong.SUIT_TWICE: lazy_gettext("a suit twice in a set"),
    Wrong.RANK_TWICE: lazy_gettext("a rank twice in a sequence"),
    Wrong.GAP: lazy_gettext("not in a row"),
    Wrong.BARRED: lazy_gettext("a rank that may not be in such a meld"),
    Wrong.WILD: lazy_gettext("too many wild cards"),
}
"""The same for a person."""


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What is a meld in a game."""

    ladder: str = ACE_AT_EITHER_END
    """The ranks of sequences in a row; those it leaves out are in no sequence."""
    least_sequence: int = 3
    set_sizes: tuple[int, int] = (3, 4)
    """The least and the most cards of a set."""
    set_ranks: str = RANKS
    suits_differ: bool = True
    """Whether a suit may be only once in a set."""
    least_natural: int = 1
    """So many cards of a meld stand for themselves, at least."""


# A card of a meld


def card_of(laid: Laid) -> Card:
    """The card that lies there: ``Jk`` of ``Jk=7d``."""
    return laid.partition("=")[0]


def face_of(laid: Laid) -> Card:
    """What it stands for: ``7d`` of ``Jk=7d``, and of ``7d``."""
    return laid.rpartition("=")[2]


def is_natural(laid: Laid) -> bool:
    """Whether it stands for itself."""
    return "=" not in laid


def is_laid(value: object, wild: Collection[Card] = ()) -> TypeGuard[Laid]:
    """Whether this names a card as it may lie in a meld: a plain one, or one of the wild cards with
    another card that it stands for, as a joker always is.
    """
    if not isinstance(value, str):
        return False
    card, substitutes, face = value.partition("=")
    if not substitutes:
        return card in PACK
    return is_card(card) and card in wild and face in PACK and face != card


def laid_as(card: Card, face: Card) -> Laid:
    """A card that is laid as this one: ``Jk=7d``, or ``7d`` as itself."""
    return card if card == face else f"{card}={face}"


# Checking one


def kind(meld: Sequence[Laid], rules: MeldRules) -> Kind | None:
    """What these cards are together, in any order; None where they are no meld."""
    if wrong(meld, rules):
        return None
    return Kind.SET if _of_one_rank(list(map(face_of, meld))) else Kind.SEQUENCE


def wrong(meld: Sequence[Laid], rules: MeldRules) -> Wrong | None:
    """Why these cards, in any order, are no meld; None where they are one."""
    faces = list(map(face_of, meld))
    if len(faces) < min(rules.least_sequence, rules.set_sizes[0]):
        return Wrong.FEW
    found = _wrong_set(faces, rules) if _of_one_rank(faces) else _wrong_sequence(faces, rules)
    if found is None and sum(map(is_natural, meld)) < rules.least_natural:
        return Wrong.WILD
    return found


def is_pure(meld: Sequence[Laid], rules: MeldRules) -> bool:
    """Whether it is a sequence in which no card stands for another."""
    return kind(meld, rules) is Kind.SEQUENCE and all(map(is_natural, meld))


def in_order(meld: Sequence[Laid], rules: MeldRules) -> Meld:
    """The cards of a meld as they lie: a sequence climbs, a set goes by suits."""
    if kind(meld, rules) is Kind.SEQUENCE:
        letters = [rank(face_of(laid)) for laid in meld]
        place = {letter: rules.ladder.rindex(letter) for letter in letters}
        if not _in_a_row(list(place.values())):
            place = {letter: rules.ladder.index(letter) for letter in letters}
        return tuple(sorted(meld, key=lambda laid: place[rank(face_of(laid))]))
    return tuple(sorted(meld, key=lambda laid: SUITS.index(suit(face_of(laid)))))


def _of_one_rank(faces: Sequence[Card]) -> bool:
    return len(set(map(rank, faces))) == 1


def _wrong_set(faces: Sequence[Card], rules: MeldRules) -> Wrong | None:
    least, most = rules.set_sizes
    if rank(faces[0]) not in rules.set_ranks:
        return Wrong.BARRED
    if rules.suits_differ and len(set(faces)) < len(faces):
        return Wrong.SUIT_TWICE
    if len(faces) < least:
        return Wrong.FEW
    return Wrong.MANY if len(faces) > most else None


def _wrong_sequence(faces: Sequence[Card], rules: MeldRules) -> Wrong | None:
    if len(set(map(suit, faces))) > 1:
        return Wrong.MIXED
    letters = list(map(rank, faces))
    if any(letter not in rules.ladder for letter in letters):
        return Wrong.BARRED
    if len(set(letters)) < len(letters):
        return Wrong.RANK_TWICE
    # An ace that is at both ends of the ladder is at one of them in a sequence.
    ends = (rules.ladder.index, rules.ladder.rindex)
    if not any(_in_a_row(list(map(end, letters))) for end in ends):
        return Wrong.GAP
    return Wrong.FEW if len(faces) < rules.least_sequence else None


def _in_a_row(places: Sequence[int]) -> bool:
    return max(places) - min(places) == len(places) - 1


# Those there are


@lru_cache(maxsize=16)
def all_melds(rules: MeldRules) -> tuple[tuple[Card, ...], ...]:
    """What the cards of a meld can stand for, every way there is: sets by rank, then sequences by
    suit, the shorter ones first.
    """
    return (*_all_sets(rules), *_all_sequences(rules))


def _all_sets(rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    least, most = rules.set_sizes
    choose = combinations if rules.suits_differ else combinations_with_replacement
    for letter in rules.set_ranks:
        for size in range(least, most + 1):
            for suits in choose(SUITS, size):
                yield tuple(letter + each for each in suits)


def _all_sequences(rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    ladder = rules.ladder
    for each in SUITS:
        for size in range(rules.least_sequence, len(set(ladder)) + 1):
            for first in range(len(ladder) - size + 1):
                yield tuple(letter + each for letter in ladder[first : first + size])


def melds_in(
    cards: Sequence[Card], rules: MeldRules, wild: Collection[Card] = ()
) -> Iterator[Meld]:
    """Every meld that can be made of these cards, by what its cards stand for: sets by rank, then
    sequences by suit. Wild cards fill what is missing, jokers first, and replace no card there is.
    """
    held = Counter(cards)
    there = frozenset(held)
    fillers = sorted((card for card in cards if card in wild), key=lambda card: card != JOKER)
    for faces, kinds in _by_kinds(rules):
        if len(kinds - there) > len(fillers):
            continue  # most of them: counting takes longer
        if meld := _made_of(faces, held, fillers, rules):
            yield meld


@lru_cache(maxsize=16)
def _by_kinds(rules: MeldRules) -> tuple[tuple[tuple[Card, ...], frozenset[Card]], ...]:
    """All melds, each with the kinds of cards in it."""
    return tuple((faces, frozenset(faces)) for faces in all_melds(rules))


def _made_of(
    faces: Sequence[Card], held: Counter[Card], fillers: Sequence[Card], rules: MeldRules
) -> Meld | None:
    """These faces out of the cards held; None where cards are missing."""
    wanted = Counter(faces)
    missing = wanted - held
    short = missing.total()
    if short > len(fillers) or len(faces) - short < rules.least_natural:
        return None
    if not short:
        return tuple(faces)
    used = wanted - missing
    free = [card for index, card in enumerate(fillers) if fillers[:index].count(card) >= used[card]]
    if short > len(free):
        return None
    return tuple(_filled(faces, used, free))


def _filled(faces: Sequence[Card], used: Counter[Card], free: list[Card]) -> Iterator[Laid]:
    left = used.copy()
    for face in faces:
        if left[face]:
            left[face] -= 1
            yield face
        else:
            yield laid_as(free.pop(0), face)


def forms_meld(card: Card, cards: Sequence[Card], rules: MeldRules) -> bool:
    """Whether a card makes a meld with others of these, as themselves; `cards` are all of a hand,
    this one among them.
    """
    held = {*cards}
    if rules.suits_differ:
        alike = sum(1 for each in held if rank(each) == rank(card))
    else:
        alike = sum(1 for each in cards if rank(each) == rank(card))
    if rank(card) in rules.set_ranks and alike >= rules.set_sizes[0]:
        return True
    size = rules.least_sequence
    for first in range(len(rules.ladder) - size + 1):
        letters = rules.ladder[first : first + size]
        if rank(card) in letters and all(letter + suit(card) in held for letter in letters):
            return True
    return False


# What can be added


def extensions(
    meld: Sequence[Laid], rules: MeldRules, among: Sequence[Card] = PACK
) -> tuple[Card, ...]:
    """The cards among these, each once, any of which makes a larger meld of this one; a wild card
    may stand for one of them. None where it is no meld.
    """
    of = kind(meld, rules)
    if of is None:
        return ()
    shared = rank if of is Kind.SET else suit
    alike = shared(face_of(meld[0]))
    cards = (card for card in dict.fromkeys(among) if shared(card) == alike)
    return tuple(card for card in cards if wrong([*meld, card], rules) is None)
