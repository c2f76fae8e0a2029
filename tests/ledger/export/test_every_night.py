"""Every export over every kind of night and player: in each format there is a file, programs that
know nothing of Croupier read it, and it says what the book says.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book, opened
from ledger.export import FORMATS
from ledger.export.reading import Source, reading
from tests.conftest import FreshDatabase
from tests.ledger.export import checks
from tests.ledger.export.every_night import KINDS, play_every_night

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


@pytest.fixture(scope="module")
def house(fresh_database: FreshDatabase) -> Iterator[tuple[Book, dict[str, int]]]:
    """A book on each database with one night of every kind."""
    with fresh_database() as url, opened(url) as book:
        yield book, play_every_night(book)


def test_every_format_is_checked() -> None:
    assert CHECKS.keys() == FORMATS.keys()


@pytest.mark.sweep(of=3)
@pytest.mark.conformance
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind != "awkward"]
)  # has names that no Croupier takes
def test_nothing_is_wrong_with_the_nights_themselves(
    house: tuple[Book, dict[str, int]], kind: str
) -> None:
    book, numbers = house
    with book.database.reading() as connection:
        found = audited(DatabaseRecords(connection, numbers[kind])).findings
    assert not found


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_night_alone(
    house: tuple[Book, dict[str, int]], kind: str, format: str, tmp_path: Path
) -> None:
    book, numbers = house
    with reading(book, [numbers[kind]]) as sources:
        CHECKS[format](sources, tmp_path)


@pytest.mark.sweep(of=2)
@pytest.mark.conformance
@pytest.mark.parametrize("format", FORMATS)
def test_all_nights_together(
    house: tuple[Book, dict[str, int]], format: str, tmp_path: Path
) -> None:
    book, numbers = house
    with reading(book) as sources:
        assert len(sources) >= len(numbers)
        path = checks.written(sources, format, tmp_path)
    assert path.stat().st_size > len(sources)
    if format == "json":
        assert len(path.read_text(encoding="utf-8").splitlines()) == len(sources)
