"""What a player of the program goes by, and what it says: a seat's view in, an action and its
reason out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, TypeVar

from games.cards import UNSEEN, Card
from games.cards.zones import hand
from games.engine import JSON, Action, RoundView, Say, as_kind, facts
from games.engine.shuffle import Draws
from games.engine.values import CardsOffer, WholeOffer

Kind = TypeVar("Kind")


class Choice:
    """What an option of the seat lets it choose, by the names of its values; and which cards may be
    chosen together, where the rules let not every set of as many be.
    """

    def __init__(
        self, values: Mapping[str, JSON], together: Sequence[Sequence[Card]] | None = None
    ) -> None:
        self._values = values
        self.together = together or ()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def cards(self, key: str = "card") -> list[Card]:
        """The cards of which one may be chosen."""
        return as_kind(self._values[key], list[Card])

    def words(self, key: str) -> list[str]:
        """The words of which one may be chosen."""
        return as_kind(self._values[key], list[str])

    def wholes(self, key: str) -> list[int]:
        """The whole numbers of which one may be chosen, where they are listed."""
        return as_kind(self._values[key], list[int])

    def limits(self, key: str) -> WholeOffer:
        """The whole numbers of which one may be chosen, where they are a range."""
        return as_kind(self._values[key], WholeOffer)

    def some_cards(self) -> CardsOffer:
        """The cards of which several may be chosen, and how many."""
        return as_kind(self._values["cards"], CardsOffer)


class Observation:
    """What a seat sees (`games.engine.view`), and nothing else. `memory`: the cards that it has
    seen in zones where it does not see them now; None where nobody remembers for it, as for a hint
    to a person.
    """

    def __init__(
        self, view: RoundView, seat: int, memory: Mapping[str, list[Card]] | None = None
    ) -> None:
        self.memory = memory
        self.view = view
        self.seat = seat
        self.seats = [line.seat for line in view.seats]
        prompt = view.prompt
        self.code = prompt.say.code if prompt else ""
        self.said: Mapping[str, JSON] = prompt.say.args if prompt else {}
        self.awaited = prompt is not None and seat in prompt.awaited
        options = prompt.options if prompt else ()
        self._may = {
            option.do: Choice(option.values, option.together)
            for option in options
            if option.by == seat
        }

    def options(self, kind: type[Kind]) -> Kind:
        """The options of the table as the class of their game."""
        return as_kind(self.view.options, kind)

    def facts(self, kind: type[Kind]) -> Kind:
        """The facts of the round as the class in which its game keeps them, or a part of them as
        one that names this part alone.
        """
        return facts.read(self.view.facts, kind)

    def board(self, kind: type[Kind]) -> Kind:
        """What the felt shows beyond them, as the class of its game."""
        return as_kind(self.view.board, kind)

    def may(self, do: str) -> Choice | None:
        """What the seat's own option of this verb lets it choose; None where it has none."""
        return self._may.get(do)

    @property
    def may_act(self) -> bool:
        """Whether the seat may do anything."""
        return bool(self._may)

    def cards(self, zone: str) -> list[Card]:
        """The cards of a zone as the seat sees them; none where there is no such zone."""
        lying = self.view.zones.get(zone)
        return list(lying.cards) if lying else []

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        lying = self.view.zones.get(zone)
        return lying.count if lying else 0

    @property
    def hand(self) -> list[Card]:
        """The seat's own cards."""
        return self.cards(hand(self.seat))

    @property
    def knows_hand(self) -> bool:
        """Whether it sees its own cards: not those of a real deck."""
        return UNSEEN not in self.hand

    def chips(self, place: str) -> int:
        """The chips in a place of the felt."""
        return self.view.places.get(place, 0)

    def rack(self, seat: int | None = None) -> int:
        """The chips in a rack; the own one, unless another is asked for."""
        seat = self.seat if seat is None else seat
        return next(line.rack for line in self.view.seats if line.seat == seat)

    def act(self, do: str, **args: JSON) -> Action:
        """An action of this seat."""
        return Action(self.seat, do, args)


def _unknown(_action: Action) -> Fraction | None:
    return None


@dataclass(frozen=True)
class Advice:
    """What is best, or as good as the program knows, and why."""

    action: Action
    why: Say
    worth: Callable[[Action], Fraction | None] = _unknown
    """What an action brings the seat on average, in chips, from now on; None where nobody has
    computed it.
    """
    lines: Mapping[str, str] = field(default_factory=dict)
    """The sentences of its game's own reasons."""

    def cost(self, action: Action) -> Fraction | None:
        """What an action loses against the best, in chips on average; None where that is not
        known.
        """
        best, done = self.worth(self.action), self.worth(action)
        return None if best is None or done is None else max(best - done, Fraction(0))


Advise: TypeAlias = Callable[[Observation, Draws], Advice | None]


def advice(action: Action, code: str, **args: JSON) -> Advice:
    """Advice that no figure stands behind."""
    return Advice(action, Say(code, args))
