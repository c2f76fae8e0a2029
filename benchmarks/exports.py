"""Seconds of computing that each export takes of a long night, and of the same hands played in many
short ones, as many times the CSV's; transfers a second, the most memory it takes (as Python counts
it), and the size of the file; beside the least that any export must do: read every entry and follow
the night.

    python -m benchmarks.exports [HANDS, default 150] [NIGHTS, default 6]
"""

import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from benchmarks.audit import played
from benchmarks.measure import SMALLEST, given, size
from ledger.book import opened
from ledger.export import FORMATS
from ledger.export.reading import Source, reading

TIMES = size(3, 1)
"""So often each is made; the least counts, since a shared machine's clock is not steady."""


def main() -> None:
    """Play a night, and as much in many nights; export them in every format."""
    sizes = given()
    hands = sizes[0] if sizes else size(150, 2)
    nights = sizes[1] if len(sizes) > 1 else size(6, 2)
    for many in size((1, nights), (nights,)):
        _measure(many, max(1, hands // many))


def _measure(nights: int, hands: int) -> None:
    with tempfile.TemporaryDirectory() as name, opened(f"sqlite:///{name}/book.sqlite") as book:
        for _ in range(nights):
            played(book, hands)
        with reading(book) as sources:
            moved = sum(len(entry.transfers) for source in sources for entry in source.entries())
            print(f"\n{nights:,} nights of {hands:,} hands, {moved:,} transfers\n")
            print(f"{'':<16}{'seconds':>9}{'of CSV':>8}{'transfers/s':>14}", end="")
            print(f"{'MB at most':>12}{'MB of file':>12}")
            csv = 0.0
            for kind in ("csv", *(kind for kind in FORMATS if kind != "csv")):
                path = Path(name) / f"night{FORMATS[kind].suffix}"
                took = _print(kind, partial(_exported, sources, kind, path), moved, csv, path)
                csv = csv or took
            _print("only following", lambda: _followed(sources), moved, csv, None)


def _seconds(work: Callable[[], None]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _followed(sources: Sequence[Source]) -> None:
    for source in sources:
        for _ in source.steps():
            pass


def _exported(sources: Sequence[Source], kind: str, path: Path) -> None:
    with path.open("wb") as file:
        FORMATS[kind].write(file, sources)


def _print(what: str, work: Callable[[], None], moved: int, csv: float, path: Path | None) -> float:
    if SMALLEST in sys.argv:
        work()  # to import what the PDF needs takes many times as long where memory is counted
    tracemalloc.start()
    work()  # first, so that what it imports is loaded when it is timed
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    seconds = min(_seconds(work) for _ in range(TIMES))
    size = f"{path.stat().st_size / 1e6:12.1f}" if path else ""
    ratio = seconds / (csv or seconds)
    rate = moved / seconds
    print(f"{what:<16}{seconds:9.1f}{ratio:8.2f}{rate:14,.0f}{peak / 1e6:12.1f}{size}", flush=True)
    return seconds


if __name__ == "__main__":
    main()
