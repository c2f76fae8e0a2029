"""Plays from a hand of a real deck that are taken on trust, and what proves one wrong."""

from dataclasses import dataclass

from games.cards import Card
from games.engine.values import JSON


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A play that later cards proved wrong: the action's index, whose it was, and what kind."""

    action: int
    seat: int
    kind: str

    def data(self) -> dict[str, JSON]:
        """The irregularity as it stands in a result."""
        return {"action": self.action, "seat": self.seat, "kind": self.kind}


@dataclass(slots=True)
class SuspectedIrregularity:
    """A play from a hand of a real deck that was wrong if the hand held any card of `proof` as
    well. `played` are the cards that it put down.
    """

    irregularity: Irregularity
    hand: str
    proof: frozenset[Card]
    played: tuple[Card, ...]
    excused: int | None = None
    """So many more cards of `proof` may have come into the hand since, and prove nothing; None of a
    hand that draws nothing in between.
    """

    def is_proved_by(self, card: Card) -> bool:
        """Whether this card, which has come out of the hand, proves it."""
        if card not in self.proof:
            return False
        if not self.excused:
            return True
        self.excused -= 1
        return False
