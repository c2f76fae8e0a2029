"""Cards laid out in runs: which lie where, and what fits on."""

from collections.abc import Sequence

from games.cards import SUITS, Card, rank, suit
from games.cards.tricks import Ranks


def runs(layout: Sequence[Card], ranks: Ranks) -> dict[str, list[Card]]:
    """The run of each suit, from its lowest card up; empty where none has been laid."""
    return {
        colour: sorted((card for card in layout if suit(card) == colour), key=ranks.height)
        for colour in SUITS
    }


def fitting(layout: Sequence[Card], ranks: Ranks, first: str = "") -> list[Card]:
    """The cards that may be laid: in a suit that lies, next above its top and next below its
    bottom; of another suit, this rank, which is that of the first card laid if none is named.
    """
    cards = []
    for colour, run in runs(layout, ranks).items():
        if not run:
            cards.append((first or rank(layout[0])) + colour)
            continue
        ends = (ranks.height(run[0]) - 1, ranks.height(run[-1]) + 1)
        cards += [ranks.order[end] + colour for end in ends if 0 <= end < len(ranks.order)]
    return cards


def next_in_suit(card: Card, ranks: Ranks) -> Card:
    """The next higher card of the suit; after the highest the lowest."""
    return ranks.order[(ranks.height(card) + 1) % len(ranks.order)] + suit(card)
