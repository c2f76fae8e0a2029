"""Which places a player may name: all of them, for who plays well finds the open ones."""

from dataclasses import dataclass

from games.cards import Card
from games.engine import JSON, Draw, OneOf, SomeOf


@dataclass(frozen=True, slots=True)
class Place(OneOf):
    """One of these places; whoever plays at random mostly finds an open one."""

    open: tuple[str, ...] = ()

    def sample(self, draw: Draw) -> JSON:
        among = self.open if self.open and draw(4) else self.values
        return among[draw(len(among))]


@dataclass(frozen=True, slots=True)
class Pair(SomeOf):
    """Two of these places; whoever plays at random mostly finds a match."""

    pairs: tuple[tuple[str, str], ...] = ()

    def sample(self, draw: Draw) -> list[Card]:
        if self.pairs and draw(4):
            return list(self.pairs[draw(len(self.pairs))])
        return SomeOf.sample(self, draw)
