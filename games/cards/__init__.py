"""Cards as the rules pages write them: rank then suit, `As`, `Td`; a joker is `Jk`, an unseen one
`??`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeGuard

from games.language import gettext, lazy_gettext, ngettext

Card: TypeAlias = str

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKER: Card = "Jk"
UNSEEN: Card = "??"

RANK_NAMES = {
    "2": lazy_gettext("two"),
    "3": lazy_gettext("three"),
    "4": lazy_gettext("four"),
    "5": lazy_gettext("five"),
    "6": lazy_gettext("six"),
    "7": lazy_gettext("seven"),
    "8": lazy_gettext("eight"),
    "9": lazy_gettext("nine"),
    "T": lazy_gettext("ten"),
    "J": lazy_gettext("jack"),
    "Q": lazy_gettext("queen"),
    "K": lazy_gettext("king"),
    "A": lazy_gettext("ace"),
}
RANKS_NAMED = {
    "2": lazy_gettext("twos"),
    "3": lazy_gettext("threes"),
    "4": lazy_gettext("fours"),
    "5": lazy_gettext("fives"),
    "6": lazy_gettext("sixes"),
    "7": lazy_gettext("sevens"),
    "8": lazy_gettext("eights"),
    "9": lazy_gettext("nines"),
    "T": lazy_gettext("tens"),
    "J": lazy_gettext("jacks"),
    "Q": lazy_gettext("queens"),
    "K": lazy_gettext("kings"),
    "A": lazy_gettext("aces"),
}
"""Several cards of a rank."""
SUIT_NAMES = {
    "c": lazy_gettext("clubs"),
    "d": lazy_gettext("diamonds"),
    "h": lazy_gettext("hearts"),
    "s": lazy_gettext("spades"),
}
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def pack(ranks: str = RANKS) -> tuple[Card, ...]:
    """One pack of the given ranks, in starting order (`starting_order`)."""
    return tuple(rank + suit for suit in SUITS for rank in RANKS if rank in ranks)


PACK = pack()
_PLACE = {card: index for index, card in enumerate((*PACK, JOKER))}


def is_card(card: object) -> TypeGuard[Card]:
    """Whether this names a card with a face: one of the 52, or a joker."""
    return isinstance(card, str) and card in _PLACE


def starting_order(cards: Iterable[Card]) -> list[Card]:
    """The order every shuffle starts from: clubs, diamonds, hearts, spades, each from two up to the
    ace, packs one after the other, jokers last. Pack *k* holds each card's *k*-th copy among those
    given.
    """
    copies = Counter(cards)
    faces = sorted(copies, key=_PLACE.__getitem__)
    packs = max(copies.values(), default=0)
    if packs < 2:
        return faces
    jokers = [JOKER] * copies.pop(JOKER, 0)
    suited = [card for pack in range(packs) for card in faces if copies[card] > pack]
    return [*suited, *jokers]


def rank(card: Card) -> str:
    """The rank's letter: ``"T"`` of ``"Td"``."""
    return card[0]


def suit(card: Card) -> str:
    """The suit's letter: ``"d"`` of ``"Td"``."""
    return card[1]


def in_words(card: Card) -> str:
    """A card as a person reads it: ``10♦``, ``joker``, ``a card``."""
    if card == JOKER:
        return gettext("joker")
    if card == UNSEEN:
        return gettext("a card")
    return ("10" if card[0] == "T" else card[0]) + SUIT_SIGNS[card[1]]


def list_in_words(cards: Sequence[Card]) -> str:
    """Several cards as a person reads them: ``A♥ K♦ 10♣``; those face down are counted."""
    shown = " ".join(in_words(card) for card in cards if card != UNSEEN)
    unseen = sum(1 for card in cards if card == UNSEEN)
    if not unseen:
        return shown
    if shown:
        return gettext("{cards} and {count} more", cards=shown, count=unseen)
    return ngettext("{count} card", "{count} cards", unseen) if unseen > 1 else in_words(UNSEEN)
