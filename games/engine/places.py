"""The names of places and zones, taken apart in one way.

A name is words and numbers between colons. ``seat:3`` is a rack, ``circle:3:ante`` a bet of seat
3, ``pool:WIN`` a pool, ``hand:dealer`` the dealer's hand. The first number is the seat that owns
what lies there.
"""

from dataclasses import dataclass
from functools import lru_cache

DEALER = "dealer"
RACK = "seat"


@dataclass(frozen=True, slots=True)
class Place:
    """A place or a zone."""

    words: tuple[str, ...]
    """What it is: ``("circle", "ante")``."""
    seat: int | None
    """Whose it is; None for the bank, the dealer, pots and pools."""
    is_dealers: bool


# Several times for every transfer of a round, at every look.
@lru_cache(maxsize=4096)
def parse(name: str) -> Place:
    """The place or zone of this name."""
    parts = name.split(":")
    return Place(
        words=tuple(part for part in parts if not part.isdecimal() and part != DEALER),
        seat=next((int(part) for part in parts if part.isdecimal()), None),
        is_dealers=DEALER in parts,
    )


def owner(name: str) -> int | None:
    """The seat whose chips or cards lie in this place or zone."""
    return parse(name).seat


def is_rack(name: str) -> bool:
    """Whether this is the name of a seat's rack."""
    place = parse(name)
    return place.words == (RACK,) and place.seat is not None


def rack(seat: int) -> str:
    """The name of a seat's rack."""
    return f"{RACK}:{seat}"
