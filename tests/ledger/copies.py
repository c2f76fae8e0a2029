"""A book row by row in another database: to play its nights there again takes far longer."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from ledger.book import Book, opened
from ledger.store.schema import metadata
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import WholeNight


@contextmanager
def in_postgres(book: Book, url: str) -> Iterator[Book]:
    """The same book in this PostgreSQL database, which has one with nothing in it."""
    with opened(url) as there:
        with book.database.reading() as source, there.database.writing() as target:
            # No guard counts again what is counted already.
            target.exec_driver_sql("SET LOCAL session_replication_role = replica")
            for table in metadata.tables.values():
                target.execute(sa.delete(table))
                if rows := source.execute(sa.select(table)).mappings().all():
                    target.execute(sa.insert(table), [dict(row) for row in rows])
        yield there


@contextmanager
def in_either(night: WholeNight, fresh_database: FreshDatabase) -> Iterator[WholeNight]:
    """This night, which is in SQLite; where a test runs on PostgreSQL, its copy there."""
    with fresh_database() as url:
        if url.startswith("sqlite"):
            yield night
        else:
            with in_postgres(night.book, url) as book:
                yield WholeNight(book, night=night.id)
