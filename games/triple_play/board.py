"""What the felt of Triple Play is told beyond cards and facts, so that no script knows a rule."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from games.cards import JOKER, Card
from games.cards.scores import SIDES, partners
from games.engine import Table
from games.language import gettext
from games.triple_play.asking import RED_THREES, opening
from games.triple_play.layout import PILE, Deal, top
from games.triple_play.melds import BONUS, BOOK, CANASTA, NAMES, OTHER_BONUS, WILD, cost, missing
from games.triple_play.scoring import melded


class SideOfTriplePlay(TypedDict):
    """What is to be said of a side's melds."""

    melded: int
    """What the cards count that it has melded."""
    bonus: int
    """What its canastas bring."""
    missing: Sequence[str]
    """What its book lacks, of `book`."""


class TriplePlayBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    top: Card | None
    """The card on top of the pile."""
    pile: int
    """How many cards it has."""
    opening: int
    """What a side's first melds must be worth in this deal."""
    book: Sequence[str]
    """What a side needs before it goes out."""
    bonuses: Mapping[str, int]
    """What a canasta of each part of the book brings."""
    melds: Sequence[str]
    """Of which melds there are: ranks, and wild cards."""
    wild: Sequence[str]
    """The ranks of the wild cards."""
    wild_meld: str
    """The meld of wild cards, of `melds`."""
    canasta: int
    """How many cards a canasta has: those of a side lie in one zone, one after the other."""
    sides: Mapping[str, SideOfTriplePlay]
    red: Sequence[Card]
    """The red threes, which are laid and never discarded."""
    unseen: Mapping[Card, int]
    """With a real deck: how many cards of each face may still be named."""


def felt(table: Table[Deal]) -> TriplePlayBoard:
    """What the felt shows beyond cards and facts."""
    return {
        "top": top(table),
        "pile": len(table.cards(PILE)),
        "opening": opening(table),
        "book": BOOK,
        "bonuses": {part: BONUS.get(part) or OTHER_BONUS[part] for part in BOOK},
        "melds": NAMES,
        "wild": [JOKER, "2"],
        "wild_meld": WILD,
        "canasta": CANASTA,
        "sides": {side: side_of_felt(table, side) for side in SIDES},
        "red": RED_THREES,
        "unseen": {} if table.virtual else dict(sorted(table.unseen_faces().items())),
    }


def side_of_felt(table: Table[Deal], side: str) -> SideOfTriplePlay:
    """The same of one side."""
    canastas = table.facts.sides[side].canastas
    return {
        "melded": melded(table, partners(side)[0]),
        "bonus": sum(each.worth for each in canastas),
        "missing": missing(canastas),
    }


def hand_note(cards: Sequence[Card], _zones: Mapping[str, Sequence[Card]]) -> str:
    """What a hand costs if the deal ends now."""
    return gettext("{count} cards, {points} if left", count=len(cards), points=cost(cards))
