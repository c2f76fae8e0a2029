"""Many random nights, each exported in every format and judged by the programs that are not ours:

    python -m tests.ledger.export.soak --nights 1000 --seed 7

Prints how far it has come, and every night that fails, by the seed that makes it again. Exit status
1 if any does.
"""

import argparse
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from pathlib import Path

from ledger.book import opened
from ledger.export.reading import reading
from tests.ledger.export.checks import CHECKS
from tests.ledger.export.nights import random_night

EVERY = 50


def main() -> int:
    """Run the soak; the result is the exit status."""
    parser = argparse.ArgumentParser(
        description="Export random nights and have other programs judge the files."
    )
    parser.add_argument("--nights", type=int, default=1000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument(
        "--formats", default=",".join(CHECKS), help="which formats, with commas between them"
    )
    args = parser.parse_args()
    formats = args.formats.split(",")
    seconds: defaultdict[str, float] = defaultdict(float)
    failed = []
    for number in range(1, args.nights + 1):
        seed = f"{args.seed}-{number}"
        try:
            _night(seed, formats, seconds)
        except Exception:  # noqa: BLE001 - whatever it was, the other nights are looked at too
            failed.append(seed)
            print(f"{seed} failed:\n{traceback.format_exc()}", flush=True)
        if number % EVERY == 0:
            print(f"{number:,} nights, {len(failed):,} failed", flush=True)
    for name, spent in sorted(seconds.items(), key=lambda item: -item[1]):
        print(f"{name:<10}{spent:9.1f} s{1000 * spent / args.nights:9.0f} ms a night")
    print(f"{args.nights - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _night(seed: str, formats: list[str], seconds: defaultdict[str, float]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began = time.perf_counter()
        with opened(f"sqlite:///{folder / 'book.sqlite'}") as book:
            random_night(book, seed)
            seconds["playing"] += time.perf_counter() - began
            with reading(book) as sources:
                for format_ in formats:
                    began = time.perf_counter()
                    CHECKS[format_](sources, folder)
                    seconds[format_] += time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
