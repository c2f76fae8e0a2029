"""What a table starts from, whatever is played: who sits there, and where the cards come from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.cards import Card
from games.engine.values import JSON

CardMode: TypeAlias = Literal["virtual", "physical"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table: the seat's number, the name, the chips in the rack."""

    seat: int
    player: str
    chips: int


@dataclass(frozen=True, kw_only=True)
class Start:
    """Everything a round follows from, but its game and its actions."""

    options: Mapping[str, JSON]
    seats: tuple[Seat, ...]
    """In the order of their numbers."""
    dealer: int | None
    """The seat that holds the deal, where one does."""
    carry: Mapping[str, JSON]
    """What the last round of the series left, all keys filled in."""
    begins: bool
    """Whether a series begins: the carry says nothing, or that the last one is over."""
    markers: Mapping[int, int]
    """What each seat owes the house."""
    cards: CardMode
    deck: tuple[tuple[Card, ...], ...] | None = None
    """The shuffles as they are to lie, top card first; None where they follow from the seed or from
    a real deck.
    """
    seed: bytes | None = None
    """What the shuffles follow from; None where a deck is named, or a real one is used."""
    cut: str = ""
