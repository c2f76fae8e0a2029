"""Every format, on nights with awkward names and on nights that nobody planned."""

from pathlib import Path

import pytest

from ledger.export import FORMATS
from ledger.export.reading import Source
from tests.ledger.export.checks import CHECKS

pytestmark = pytest.mark.slow


def test_every_format_is_judged_by_somebody_else() -> None:
    assert CHECKS.keys() == FORMATS.keys()


@pytest.mark.parametrize("format", CHECKS)
@pytest.mark.parametrize("night", range(5))
def test_a_night(format: str, night: int, sources: list[Source], tmp_path: Path) -> None:
    CHECKS[format]([sources[night]], tmp_path)


@pytest.mark.parametrize("format", CHECKS)
def test_all_nights_in_one_file(format: str, sources: list[Source], tmp_path: Path) -> None:
    CHECKS[format](sources, tmp_path)
