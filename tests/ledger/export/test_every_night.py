"""Every export over every kind of night and player: in each format there is a file, programs that
know nothing of Croupier read it, and it says what the book says.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.export import FORMATS
from ledger.export.reading import Source, reading
from tests.conftest import PlayedOnce
from tests.ledger.copies import in_postgres
from tests.ledger.export import checks
from tests.ledger.export.every_night import KINDS, play_every_night
from tests.postgres import Postgres

pytestmark = pytest.mark.slow

CHECKS: dict[str, Callable[[Sequence[Source], Path], object]] = {
    "xlsx": checks.check_xlsx,
    "csv": checks.check_csv,
    "hledger": checks.check_hledger,
    "hledger-house": checks.check_hledger_house,
    "beancount": checks.check_beancount,
    "beancount-house": checks.check_beancount_house,
    "pdf": checks.check_pdf,
    "json": checks.check_json,
}


House = tuple[Book, dict[str, int]]
"""A book, and the numbers of its nights by their kinds."""


@pytest.fixture(scope="module")
def house(played_once: PlayedOnce) -> Iterator[House]:
    """A book with one night of every kind."""
    with played_once("every night", play_every_night) as found:
        yield found


@pytest.fixture(scope="module")
def in_both(house: House, postgres: Postgres) -> Iterator[tuple[Book, Book]]:
    """The same book in SQLite and in PostgreSQL."""
    with postgres.book() as url, in_postgres(house[0], url) as there:
        yield house[0], there


def test_every_format_is_checked() -> None:
    assert CHECKS.keys() == FORMATS.keys()


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind != "awkward"]
)  # has names that no Croupier takes
def test_nothing_is_wrong_with_the_nights_themselves(house: House, kind: str) -> None:
    book, numbers = house
    with book.database.reading() as connection:
        found = audited(DatabaseRecords(connection, numbers[kind])).findings
    assert not found


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_night_alone(house: House, kind: str, format: str, tmp_path: Path) -> None:
    book, numbers = house
    with reading(book, [numbers[kind]]) as sources:
        CHECKS[format](sources, tmp_path)


@pytest.mark.sweep(of=2)
@pytest.mark.parametrize("format", FORMATS)
def test_all_nights_together(house: House, format: str, tmp_path: Path) -> None:
    book, numbers = house
    with reading(book) as sources:
        assert len(sources) >= len(numbers)
        CHECKS[format](sources, tmp_path)


@pytest.mark.sweep(of=2)
@pytest.mark.parametrize("format", FORMATS)
def test_either_database_gives_the_same_file(
    house: House, in_both: tuple[Book, Book], format: str, tmp_path: Path
) -> None:
    nights = [house[1][kind] for kind in ("everything", "carried debts", "in play")]
    files = []
    for book in in_both:
        with reading(book, nights) as sources:
            files.append(checks.written(sources, format, tmp_path).read_bytes())
    assert files[0] == files[1]
