"""Seconds of computing that each export takes of a long night, as many times the CSV's; transfers a
second, the most memory it takes (as Python counts it), and the size of the file; beside the least
that any export must do: read every entry and follow the night.

    python -m benchmarks.exports [HANDS, default 150]
"""

import tempfile
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.audit import played
from benchmarks.measure import given, size
from ledger.book import opened
from ledger.export import FORMATS
from ledger.export.reading import Source, reading


def main() -> None:
    """Play a night, and export it in every format."""
    hands = (*given(), size(150, 2))[0]
    with tempfile.TemporaryDirectory() as name, opened(f"sqlite:///{name}/book.sqlite") as book:
        played(book, hands)
        with reading(book) as (source,):
            moved = sum(len(entry.transfers) for entry in source.entries())
            print(f"{hands:,} hands, {moved:,} transfers\n")
            print(f"{'':<16}{'seconds':>9}{'of CSV':>8}{'transfers/s':>14}", end="")
            print(f"{'MB at most':>12}{'MB of file':>12}")
            csv = 0.0
            for kind in ("csv", *(kind for kind in FORMATS if kind != "csv")):
                path = Path(name) / f"night{FORMATS[kind].suffix}"
                took = _print(kind, partial(_exported, source, kind, path), moved, csv, path)
                csv = csv or took
            _print("only following", lambda: _followed(source), moved, csv, None)


def _followed(source: Source) -> None:
    for _ in source.steps():
        pass


def _exported(source: Source, kind: str, path: Path) -> None:
    with path.open("wb") as file:
        FORMATS[kind].write(file, [source], None)


def _print(what: str, work: Callable[[], None], moved: int, csv: float, path: Path | None) -> float:
    began = time.process_time()
    work()
    seconds = time.process_time() - began
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    size = f"{path.stat().st_size / 1e6:12.1f}" if path else ""
    ratio = seconds / (csv or seconds)
    rate = moved / seconds
    print(f"{what:<16}{seconds:9.1f}{ratio:8.2f}{rate:14,.0f}{peak / 1e6:12.1f}{size}", flush=True)
    return seconds


if __name__ == "__main__":
    main()
