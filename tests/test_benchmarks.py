"""Benchmarks run, with their smallest numbers. What it measures then says nothing; that it does
all that it does otherwise is what is tried.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.measure import SMALLEST

ROOT = Path(__file__).parent.parent
BENCHMARKS = [
    "agreement",
    "audit",
    "crowd",
    "exports",
    "joining",
    "odds",
    "room",
    "rules",
    "screen",
]
"""Not yet `book`, `cold`, `long_book` and `readers`, nor `uth_odds`, which needs numba."""
PATIENCE = 300


@pytest.mark.slow
@pytest.mark.parametrize("name", BENCHMARKS)
def test_it_runs(name: str) -> None:
    command = [sys.executable, "-m", f"benchmarks.{name}", SMALLEST]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Traceback" not in done.stderr, done.stderr[-3000:]
    assert re.search(r"[0-9]", done.stdout), "it prints no figure"
