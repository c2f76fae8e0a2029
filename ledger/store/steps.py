"""The steps of the book's schema, and the tables that the newest of them leaves: names alone, for
those who ask before they load what works on them.
"""

from functools import cache
from pkgutil import iter_modules

from migrations import versions

NOTED_IN = "alembic_version"
"""The table in which Alembic notes the step that the schema is at."""
BOOK = (
    "nights",
    "entries",
    "accounts",
    "transfers",
    "secrets",
    "house",
    "house_entries",
)
"""The names of the tables of the book."""


@cache
def known_steps() -> tuple[str, ...]:
    """The steps of the schema that this Croupier knows, oldest first: `0018` is in a module
    `v0018_…`. Alembic would run all of them to tell.
    """
    names = sorted(module.name for module in iter_modules(versions.__path__))
    return tuple(name.removeprefix("v").partition("_")[0] for name in names)


def newest_step() -> str:
    """The step of the schema that this Croupier works on."""
    return known_steps()[-1]
