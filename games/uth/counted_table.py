"""Blind tables of Ultimate Texas Hold'em that somebody counted, kept in files. The games read no
file: whoever runs them says how such a table is found.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from games.uth.best_play import Counted, Pays


class CountedTable(NamedTuple):
    """A Blind table in a file."""

    name: str
    """Of the file."""
    counted: "Counted | None"
    """None where it is not to be trusted."""
    error: str = ""
    """Why it is not, in English, to be translated."""


Finder: TypeAlias = Callable[["Pays"], CountedTable | None]
_finders: list[Finder] = []


def look_with(finder: Finder) -> None:
    """From now on this finds what is kept."""
    _finders[:] = [finder]


def find(blind: "Pays") -> CountedTable | None:
    """What is kept of this Blind table; None where nothing is."""
    return _finders[0](blind) if _finders else None
