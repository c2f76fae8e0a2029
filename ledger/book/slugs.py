"""A night's name in addresses, which no other night has."""

from collections.abc import Iterator

import sqlalchemy as sa

from ledger.store.schema import nights


def free_slug(connection: sa.Connection, slug: str) -> str:
    """The slug, with a number where another night has it."""
    taken = set(connection.scalars(sa.select(nights.c.slug).where(nights.c.slug.startswith(slug))))
    return next(free for free in _numbered(slug) if free not in taken)


def _numbered(slug: str) -> Iterator[str]:
    yield slug
    number = 2
    while True:
        yield f"{slug}-{number}"
        number += 1
