"""Zones: cards that lie together, and who sees them."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from games.cards import Card
from games.engine.prompt import Viewer

STOCK = "stock"

Sight: TypeAlias = Literal["all", "owner", "others", "none"]
"""Who sees a zone's cards: everybody, its owner alone, every seat but its owner, nobody."""


def sees(viewer: Viewer, sight: Sight, owner: int | None) -> bool:
    """Whether this viewer sees cards of this sight. Running the table shows no hidden hand."""
    if sight == "all":
        return True
    if sight == "owner":
        return viewer == owner
    return sight == "others" and isinstance(viewer, int) and viewer != owner


@dataclass(slots=True)
class Zone:
    """Cards that lie together: top (or first) card first, whose they are, and who sees them."""

    name: str
    owner: int | None
    sight: Sight
    cards: list[Card] = field(default_factory=list)
    forgotten: bool = False
    """Whether the rules forbid to look back at cards that came here: no screen names them while the
    round is played.
    """

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether this viewer sees these cards."""
        return sees(viewer, self.sight, self.owner)


class Sighting(NamedTuple):
    """A card as it came to lie somewhere: who sees it there, and by which action (-1: before the
    first).
    """

    card: Card
    sight: Sight
    owner: int | None
    action: int
    before: tuple[Sight, int | None] | None
    """Who saw it where it lay until then: the sight and the owner of that zone. None where it was
    shuffled or turned there.
    """


class Turned(NamedTuple):
    """A card as it was turned face up, and the zone in which it lay until then."""

    card: Card
    zone: str
