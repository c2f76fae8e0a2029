"""Benchmarks run, with their smallest numbers. What it measures then says nothing; that it does
all that it does otherwise is what is tried.
"""

import importlib.util
import re
from pathlib import Path

import pytest

from benchmarks.measure import SMALLEST
from tests.command import python

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "benchmarks"
BENCHMARKS = sorted(path.stem for path in FOLDER.glob("*.py") if "__main__" in path.read_text())
MORE = {"book": ["--postgresql"]}
"""What a benchmark is told besides, so that it leaves nothing out."""
NEEDS = {"uth_odds": "numba"}
PATIENCE = 300


@pytest.mark.slow
@pytest.mark.sweep(of=5)
@pytest.mark.parametrize("name", BENCHMARKS)
def test_it_runs(name: str) -> None:
    needed = NEEDS.get(name)
    if needed and not importlib.util.find_spec(needed):
        pytest.skip(f"needs {needed}, of the extra `odds`")
    done = python(f"benchmarks.{name}", *MORE.get(name, []), SMALLEST, patience=PATIENCE)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Traceback" not in done.stderr, done.stderr[-3000:]
    assert re.search(r"[0-9]", done.stdout), "it prints no figure"


def test_each_is_named_where_one_looks_for_them() -> None:
    named = re.findall(r"^\| `(\w+)` \|", (FOLDER / "README.md").read_text(), re.MULTILINE)
    assert sorted(named) == BENCHMARKS
