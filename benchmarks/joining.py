"""How long sixty phones take to join in the same moment: each loads the page, types the code and
gives a name, at a real server that runs beside them in this process. Beside it, so many phones that
only ask who is signed in, as often as each of them asks for something.

    python -m benchmarks.joining
"""

import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchmarks.measure import size
from tests.joining import Phone, join_at_once
from tests.server import running

PHONES = size(60, 3)
REQUESTS = 6
"""The page, its picture, two styles and a script in bundles or not, the code, the name."""


def main() -> None:
    """Print the times."""
    names = [f"Guest {number}" for number in range(PHONES)]
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as croupier:
        night = croupier.night()

        def ask(phone: Phone) -> None:
            for _ in range(REQUESTS):
                phone.ask("GET", "/api/session")

        def bare() -> None:
            with ThreadPoolExecutor(PHONES) as pool:
                list(pool.map(ask, [Phone(croupier) for _ in names]))

        asked = timed(bare)
        joined = timed(lambda: join_at_once(croupier, night, names))
        print(f"{PHONES} phones ask who they are, {REQUESTS} times each   {asked:5.1f} s")
        print(f"{PHONES} phones are in                           {joined:5.1f} s")
        print(f"ratio                                      {joined / asked:5.1f}")


def timed(work: Callable[[], object]) -> float:
    """How many seconds it takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
