"""Every format, on nights with awkward names and on nights that nobody planned, all in one file;
`test_every_night` has files of one night.
"""

from pathlib import Path

import pytest

from ledger.export import FORMATS
from ledger.export.reading import Source
from tests.ledger.export.checks import CHECKS

pytestmark = pytest.mark.slow


def test_every_format_is_judged_by_somebody_else() -> None:
    assert CHECKS.keys() == FORMATS.keys()


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("format", CHECKS)
def test_all_nights_in_one_file(format: str, sources: list[Source], tmp_path: Path) -> None:
    CHECKS[format](sources, tmp_path)
