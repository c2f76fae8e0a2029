"""The shuffle of the server against the shuffle of a player's own browser, for a million random
cases; and how fast each of them is.

    python -m benchmarks.agreement [--cases 1000000] [--seed 1]

Real Chromium, under a name as on a home network, where there is no `crypto.subtle`. Exit status 1
where the two came to different things; every such case is printed.
"""

import argparse
import json
import sys
import time
from itertools import islice

from benchmarks.measure import SMALLEST, size
from tests.agreement import BATCH, cases, in_python, in_the_page
from tests.chromium import LAN_HOST, running_browser
from tests.web.serve import running


def main() -> int:
    """Compare, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--cases", type=int, default=size(1_000_000, 20), help="how many (default: 1000000)"
    )
    parser.add_argument(SMALLEST, action="store_true", help="to see that it works")
    parser.add_argument(
        "--seed", type=int, default=1, help="where the random cases come from (default: 1)"
    )
    args = parser.parse_args()
    many, done, different = cases(args.cases, args.seed), 0, 0
    here = there = 0.0
    with running() as port, running_browser() as browser:
        page = browser.new_page()
        page.goto(f"http://{LAN_HOST}:{port}/gallery/blank.html")
        assert page.evaluate("crypto.subtle === undefined")
        while some := list(islice(many, BATCH)):
            began = time.perf_counter()
            theirs = in_the_page(page, some)
            between = time.perf_counter()
            ours = [in_python(case) for case in some]
            here, there = here + time.perf_counter() - between, there + between - began
            for case, mine, other in zip(some, theirs, ours, strict=True):
                if mine != other:
                    different += 1
                    print(f"DIFFERENT {json.dumps(case.data())}")
            done += len(some)
            if sys.stderr.isatty():
                print(f"\r{done:,} of {args.cases:,}", end="", file=sys.stderr, flush=True)
    print(f"{done:,} random cases of seed {args.seed}, {different:,} of them different.")
    print(f"in Python:   {done / max(here, 1e-9):8,.0f} a second")
    print(f"in Chromium: {done / max(there, 1e-9):8,.0f} a second, there and back")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
