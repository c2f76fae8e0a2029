"""What the rules say of heaps of cards that somebody builds on their own screen before they say
them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from games.cards import Card
from games.engine import JSON, Draft
from games.language import localized


@dataclass(frozen=True, slots=True)
class HeapOfDraft:
    """A heap: what it is, or why it is no meld; how its cards are said in an action (one way, or
    several where a wild card can stand for several; none where it is no meld); and the cards any of
    which can be added.
    """

    what: str
    ways: tuple[tuple[str, ...], ...]
    fits: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class JudgedDraft:
    """The heaps in their order; the values of the action that says them, or none and why they
    cannot be said; what it costs to say them all the same, where it does; and what they come to.
    """

    heaps: tuple[HeapOfDraft, ...]
    args: Mapping[str, JSON] | None
    refusal: str
    price: str
    note: str


def judged(draft: Draft) -> JudgedDraft:
    """The same in the language of whoever asks."""
    return JudgedDraft(
        heaps=tuple(
            HeapOfDraft(localized(heap.what), heap.ways, heap.fits) for heap in draft.heaps
        ),
        args=draft.args,
        refusal=localized(draft.refusal),
        price=localized(draft.price),
        note=localized(draft.note),
    )
