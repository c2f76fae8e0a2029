"""What has been worked out of the record of a round so far, so that whoever looks at a long round
again is not told all of it anew. It lasts as long as the steps it is about: a record that is played
again begins with nothing.
"""

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from games.cards import Card
from games.engine.prompt import Viewer


class Named(NamedTuple):
    """What a viewer is told of the actions up to some step (`games.engine.naming`)."""

    cards: tuple[Set[Card], ...]
    """Of each step, the cards of its action that are named."""
    in_sight: Set[Card]
    """The cards whose whereabouts the viewer knows after it."""
    sightings: int
    """So many of the table's sightings have been looked at."""


StepKey: TypeAlias = tuple[int, str, bool, Set[Card], Set[Card]]
"""All that the view of a step depends on: its index, the language, whether its choice is hidden,
the cards that are named and those that are forgotten.
"""


class RecordKey(NamedTuple):
    """All that the view of a whole record depends on."""

    language: str
    sealed: Set[int]
    """The steps whose choice is hidden."""
    named: tuple[Set[Card], ...]
    """The cards of each step that are named."""
    forgotten: Set[Card]


@dataclass(slots=True)
class ViewCache:
    """What views of a record have made, by all that it depends on."""

    named: dict[Viewer, Named] = field(default_factory=dict)
    alike: Set[Card] | None = None
    """The cards of which there are several; None before the first shuffle."""
    said: list[Set[Card]] = field(default_factory=list)
    """Of each step, the cards that its action names."""
    mentioned: list[Set[Card]] = field(default_factory=list)
    """Of each step, the cards that its action and what was said of it name."""
    steps: dict[StepKey, Any] = field(default_factory=dict)
    """Views of steps (`games.engine.view.StepView`, which is above this)."""
    records: dict[RecordKey, tuple[Any, ...]] = field(default_factory=dict)
    """Views of the whole record as it is now: most viewers see the same."""
    earlier: dict[RecordKey, tuple[Any, ...]] = field(default_factory=dict)
    """The same as of when it was looked at last while it was shorter."""
    payments: dict[tuple[int, str, Set[Card]], tuple[Any, ...]] = field(default_factory=dict)
    """What was paid at a step, by its index, the language and the cards that are forgotten
    (`web.shown.payouts`, which is above this).
    """
