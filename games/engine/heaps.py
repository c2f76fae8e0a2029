"""Cards in heaps: melds that somebody builds of cards that lie there and of the own hand, said all
at once; and a draft of them, which the rules judge before anything is said.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from games.cards import JOKER, Card, is_card
from games.engine.values import JSON, Draw, Schema, ShownCards
from games.language import gettext


def nothing_likely(_lying: Sequence[Sequence[Card]], cards: Sequence[Card], draw: Draw) -> JSON:
    """One card by itself: for a game that has no better guess."""
    return [[cards[draw(len(cards))]]]


@dataclass(frozen=True, slots=True)
class Heaps(ShownCards):
    """A list of heaps, each a list of one card or more: of those of `lying`, and of `cards`, which
    the player may add. Which go together the option's check says; what there is of a real deck's
    `cards` is as of `ShownCards`. `likely` makes heaps that may do, of those that lie and of the
    cards that may be added, for whoever plays at random.
    """

    lying: tuple[tuple[Card, ...], ...] = ()
    likely: Callable[[Sequence[Sequence[Card]], Sequence[Card], Draw], JSON] = nothing_likely
    reads: Callable[[object], bool] = is_card
    """Whether this names a card as it may lie in a heap."""

    def error(self, value: JSON) -> str | None:
        if type(value) is not list or not value:
            return gettext("must be a list of one or more lists of cards")
        for heap in value:
            if type(heap) is not list or not heap:
                return gettext("must be a list of one or more lists of cards")
            if JOKER in heap and not self.reads(JOKER):
                return gettext('must say what a joker stands for, such as "Jk=7d"')
            if not all(map(self.reads, heap)):
                return gettext('must hold cards, rank then suit, such as "Ah" or "Td"')
        return None

    def data(self) -> JSON:
        return {"heaps": [list(heap) for heap in self.lying], "cards": list(self.cards)}

    def schema(self) -> Schema:
        heap = {"type": "array", "items": {"type": "string"}}
        return {"type": "array", "items": heap}

    def sample(self, draw: Draw) -> JSON:
        return self.likely(self.lying, self.cards, draw)


@dataclass(frozen=True, slots=True)
class JudgedHeap:
    """What the rules say of a heap of a draft."""

    what: str
    """What it is, for people; or, where it is no meld, why not."""
    ways: tuple[tuple[str, ...], ...]
    """How its cards are said in an action, in the order in which they are drawn; several ways where
    a wild card can stand for one card or another, none where the heap is no meld.
    """
    fits: tuple[Card, ...] = ()
    """The cards any of which can be added as things are."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What the rules say of heaps that somebody builds, before they are said."""

    heaps: tuple[JudgedHeap, ...]
    args: Mapping[str, JSON] | None
    """The values of the action that says them; None where they cannot be said as they are."""
    refusal: str = ""
    """Why they cannot be said, in a sentence."""
    price: str = ""
    """What it costs to say them all the same, in a sentence; nothing where it costs nothing."""
    note: str = ""
    """What they come to, for whoever builds them; nothing where the heaps say it all."""
