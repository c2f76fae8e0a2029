"""Transfers a second that each export writes of a long night, the most memory it takes (as Python
counts it), and the size of the file; beside the least that any export must do: read every entry and
follow the night.

    python -m benchmarks.exports [HANDS, default 150]
"""

import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.audit import played
from ledger.book import opened
from ledger.export import FORMATS
from ledger.export.reading import Source, reading


def main() -> None:
    """Play a night, and export it in every format."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    with tempfile.TemporaryDirectory() as name, opened(f"sqlite:///{name}/book.sqlite") as book:
        played(book, hands)
        with reading(book) as (source,):
            moved = sum(len(entry.transfers) for entry in source.entries())
            print(f"{hands:,} hands, {moved:,} transfers\n")
            print(f"{'':<14}{'seconds':>9}{'transfers/s':>14}{'MB at most':>12}{'MB of file':>12}")
            _print("only following", lambda: _followed(source), moved, None)
            for kind, form in FORMATS.items():
                path = Path(name) / f"night{form.suffix}"
                _print(kind, partial(_exported, source, kind, path), moved, path)


def _followed(source: Source) -> None:
    for _ in source.steps():
        pass


def _exported(source: Source, kind: str, path: Path) -> None:
    with path.open("wb") as file:
        FORMATS[kind].write(file, [source], None)


def _print(what: str, work: Callable[[], None], moved: int, path: Path | None) -> None:
    began = time.perf_counter()
    work()
    seconds = time.perf_counter() - began
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    size = f"{path.stat().st_size / 1e6:12.1f}" if path else ""
    print(f"{what:<14}{seconds:9.1f}{moved / seconds:14,.0f}{peak / 1e6:12.1f}{size}", flush=True)


if __name__ == "__main__":
    main()
