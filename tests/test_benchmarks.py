"""Benchmarks run, with their smallest numbers. What it measures then says nothing; that it does
all that it does otherwise is what is tried.
"""

import importlib.util
import multiprocessing
import os
import re
import sys
from importlib.abc import SourceLoader
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest

from benchmarks.measure import SMALLEST

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "benchmarks"
BENCHMARKS = sorted(path.stem for path in FOLDER.glob("*.py") if "__main__" in path.read_text())
MORE = {"book": ["--postgresql"]}
"""What a benchmark is told besides, so that it leaves nothing out."""
NEEDS = {"uth_odds": "numba"}
PATIENCE = 300


@pytest.fixture(scope="session")
def prepared() -> ForkServerContext:
    """Processes that have imported what most benchmarks need, which takes as long as they do."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["web.app", "tests.server"])
    return context


@pytest.mark.slow
@pytest.mark.parametrize("name", BENCHMARKS)
def test_it_runs(prepared: ForkServerContext, name: str, tmp_path: Path) -> None:
    needed = NEEDS.get(name)
    if needed and not importlib.util.find_spec(needed):
        pytest.skip(f"needs {needed}, of the extra `odds`")
    said, complained = tmp_path / "said", tmp_path / "complained"
    arguments = [*MORE.get(name, []), SMALLEST]
    process = prepared.Process(target=run, args=(name, arguments, said, complained))
    process.start()
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
    complaints = complained.read_text()[-3000:]
    assert process.exitcode == 0, complaints
    assert "Traceback" not in complaints, complaints
    assert re.search(r"[0-9]", said.read_text()), "it prints no figure"


def run(name: str, arguments: list[str], said: Path, complained: Path) -> None:
    """Become `python -m benchmarks.NAME`, with these arguments; what it prints goes to files.
    Processes that it starts find its classes where they look for those of a program.
    """
    for stream, path in ((1, said), (2, complained)):
        with path.open("w") as file:
            os.dup2(file.fileno(), stream)
    os.chdir(ROOT)
    sys.argv = [name, *arguments]
    spec = importlib.util.find_spec(f"benchmarks.{name}")
    assert spec
    assert isinstance(spec.loader, SourceLoader)
    code = spec.loader.get_code(spec.name)
    assert code
    program = importlib.util.module_from_spec(spec)
    program.__name__ = "__main__"
    sys.modules["__main__"] = sys.modules["__mp_main__"] = program
    exec(code, vars(program))


def test_each_is_named_where_one_looks_for_them() -> None:
    named = re.findall(r"^\| `(\w+)` \|", (FOLDER / "README.md").read_text(), re.MULTILINE)
    assert sorted(named) == BENCHMARKS
