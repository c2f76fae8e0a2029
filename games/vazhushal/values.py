"""What an action of Vazhushal names besides heaps: one meld, and how much of the line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.cards import JOKER, Card
from games.engine import JSON, ShownCards, Whole
from games.engine.values import Draw
from games.language import gettext


@dataclass(frozen=True, slots=True)
class LaidCards(ShownCards):
    """A list of cards as they lie in a meld: of a hand, and of the `line` if any of it is taken.
    Which go together the option's check says; `likely` makes a meld of the cards of a hand, for
    whoever plays at random.
    """

    line: tuple[Card, ...] = ()
    reads: Callable[[object], bool] = bool
    likely: Callable[[Sequence[Card], Draw], JSON] = lambda cards, draw: []

    def error(self, value: JSON) -> str | None:
        if type(value) is not list or not value:
            return gettext("must be a list of cards that make a meld")
        if JOKER in value and not self.reads(JOKER):
            return gettext('must say what a joker stands for, such as "Jk=7d"')
        if not all(map(self.reads, value)):
            return gettext('must hold cards, rank then suit, such as "Ah" or "Td"')
        return None

    def data(self) -> JSON:
        return {"of": [*self.cards, *self.line], "least": self.least, "most": self.most}

    def sample(self, draw: Draw) -> JSON:
        return self.likely(self.cards, draw)


@dataclass(frozen=True, slots=True)
class LikelyWhole(Whole):
    """A whole number, of which `likely` names one for whoever plays at random."""

    likely: Callable[[], int] = lambda: 1

    def sample(self, draw: Draw) -> int:
        return self.likely()
