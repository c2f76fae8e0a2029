"""What melds and canastas of Triple Play are, what their cards are worth, and what a book needs.

Nothing here knows a table: cards in, answers out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.cards import JOKER, PACK, RANKS_NAMED, Card, rank, suit
from games.language import gettext, lazy_gettext

PACKS, JOKERS = 6, 12
DECK = (*PACK * PACKS, *[JOKER] * JOKERS)
"""The 324 cards."""
WILD = "W"
"""The name of a meld of wild cards, among those of the ranks."""
NAMES = (*"AKQJT987654", WILD)
"""Of which melds there are."""
NO_WILD = "57"
"""The ranks whose melds take no wild card."""
LEAST, CANASTA = 3, 7
"""The fewest cards of a meld, and those of a finished one."""
SMALL = 5
"""Up to so many cards a meld takes one wild card, and two from there on."""

NATURAL, MIXED = "natural", "mixed"
WORTH = {JOKER: 50, **dict.fromkeys("2A", 20), **dict.fromkeys("KQJT98", 10)}
"""What a card counts, by its rank; any lower one counts `LOW`."""
LOW = 5
LEFT = {"c": 100, "s": 100, "d": 500, "h": 500}
"""What a three costs that is left over, by its suit."""
BONUS = {"7": 5000, "5": 3000, WILD: 2500}
"""What these canastas bring; any other as below."""
OTHER_BONUS = {NATURAL: 500, MIXED: 300}
BOOK = ("5", "7", WILD, MIXED, NATURAL)
"""What a side must have finished before it may go out."""

MELDS_NAMED = RANKS_NAMED | {WILD: lazy_gettext("wild cards")}
"""Melds by what they are of."""


def letter(card: Card) -> str:
    """A card's rank: ``"T"`` of ``"Td"``; of a joker, which has none, the joker itself."""
    return JOKER if card == JOKER else rank(card)


def is_wild(card: Card) -> bool:
    """Whether it is a joker or a two."""
    return card == JOKER or rank(card) == "2"


def is_red_three(card: Card) -> bool:
    """Whether it is laid before its side, and counts by itself."""
    return letter(card) == "3" and suit(card) in "dh"


def is_black_three(card: Card) -> bool:
    """Whether it stops the pile."""
    return letter(card) == "3" and suit(card) in "cs"


def meld_of(card: Card) -> str:
    """The meld that a card goes to as what it is."""
    return WILD if is_wild(card) else rank(card)


# What they are worth


def worth(cards: Sequence[Card]) -> int:
    """What cards of melds count."""
    return sum(WORTH.get(letter(card), LOW) for card in cards)


def cost(cards: Sequence[Card]) -> int:
    """What cards cost that are left over."""
    return sum(LEFT[suit(card)] if letter(card) == "3" else worth([card]) for card in cards)


# Melds


def meld_error(name: str, cards: Sequence[Card]) -> str | None:
    """Why these cards cannot lie together in the meld of this name; None where they can."""
    what = MELDS_NAMED[name]
    if not LEAST <= len(cards) <= CANASTA:
        return gettext(
            "A meld has {least} to {most} cards; of {what} there would be {count}.",
            least=LEAST,
            most=CANASTA,
            what=what,
            count=len(cards),
        )
    if name == WILD and not all(map(is_wild, cards)):
        return gettext("Only jokers and twos are wild cards.")
    if any(meld_of(card) not in (name, WILD) for card in cards):
        return gettext("In a meld of {what} there is nothing else but wild cards.", what=what)
    allowed = most_wild(name, len(cards))
    if sum(map(is_wild, cards)) <= allowed:
        return None
    if not allowed:
        return gettext("A meld of {what} takes no wild card.", what=what)
    return gettext(
        "A meld of {count} cards takes {allowed} wild at most.", count=len(cards), allowed=allowed
    )


def most_wild(name: str, count: int) -> int:
    """How many wild cards there may be among so many of a meld."""
    if name == WILD:
        return count
    if name in NO_WILD:
        return 0
    return 1 if count <= SMALL else 2


# Canastas, and the book


@dataclass(frozen=True)
class Canasta:
    """A finished meld."""

    of: str
    """Its rank, or ``W``."""
    kind: str
    """`NATURAL` without a wild card, `MIXED` with, `WILD` of wild cards alone."""
    worth: int
    """What it brings."""


def canasta(name: str, cards: Sequence[Card]) -> Canasta:
    """What seven cards of this meld are."""
    if name == WILD:
        return Canasta(name, WILD, BONUS[WILD])
    kind = MIXED if any(map(is_wild, cards)) else NATURAL
    return Canasta(name, kind, BONUS.get(name, OTHER_BONUS[kind]))


def missing(canastas: Sequence[Canasta]) -> list[str]:
    """What these lack of a book: one of fives, one of sevens, one of wild cards, a mixed one, and
    a natural one more, of any rank.
    """
    naturals = [each.of for each in canastas if each.kind == NATURAL]
    needed = {"5", "7"} & {*naturals}
    there: Mapping[str, bool] = {
        "5": "5" in naturals,
        "7": "7" in naturals,
        WILD: any(each.kind == WILD for each in canastas),
        MIXED: any(each.kind == MIXED for each in canastas),
        NATURAL: len(naturals) > len(needed),
    }
    return [part for part in BOOK if not there[part]]
