"""Classes of facts that several kinds of entries share, and the entries of a table."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ledger.errors import NotCanonical
from ledger.state.entries import Count, Kind, Number
from ledger.store import canonical
from ledger.store.canonical import JSON

Slug: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=400)]
"""The name of a game in the letters of an address."""
Cards: TypeAlias = Literal["virtual", "physical"]


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where."""

    seat: Number
    player: Number


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many chips of one value were counted."""

    value: Number
    count: Count


class PlayerKind(Kind, frozen=True):
    """What an entry about a player says."""

    player: Number

    @property
    def players(self) -> tuple[int, ...]:
        """Who it is."""
        return (self.player,)


class TableKind(Kind, frozen=True):
    """What an entry about a table says."""

    table: Number

    @property
    def place(self) -> tuple[int, int | None]:
        """The table."""
        return self.table, None


class RoundKind(TableKind, frozen=True):
    """What an entry of a round says."""

    round: Number

    @property
    def place(self) -> tuple[int, int]:
        """The table and the round."""
        return self.table, self.round


def check_open(*facts: JSON) -> None:
    """Facts whose keys depend on the game must be JSON with a canonical form. Raises `ValueError`,
    as the reader of entries expects it.
    """
    try:
        for fact in facts:
            canonical.check(fact)
    except NotCanonical as error:
        raise ValueError(error.message) from error


def strings(value: JSON) -> list[str]:
    """Every text in a value, keys too."""
    texts: list[str] = []
    parts = [value]
    for part in parts:  # which grow by what is inside
        if isinstance(part, str):
            texts.append(part)
        elif isinstance(part, Mapping):
            texts += part
            parts += part.values()
        elif isinstance(part, list):
            parts += part
    return texts


def chips_of(value: int | UnsetType) -> int:
    """A fact that may be left out, as a number."""
    return 0 if value is UNSET else value
