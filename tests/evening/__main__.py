"""Play a whole evening in real browsers, and say who tapped how often and what slipped.

    python -m tests.evening [--without-tablet] [--pictures FOLDER] [--minutes 15] [--only STEP ...]

Every wait has an end, and the evening as a whole: after so many minutes it says where it is and
ends. Where a step fails, the pictures show it, and the next one begins.
"""

import argparse
import faulthandler
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Error

from tests.chromium import running_browser
from tests.evening.house import House, TooLate
from tests.evening.script import Evening, steps
from tests.server import running
from web.serving.gates import Limits

ONE_ADDRESS = Limits(each=600)
"""All devices of this evening stand at one address: ten of them, each with several connections."""
GRACE = 60
"""Seconds after its time until an evening that waits for nothing it knows of is ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays it; 1 where something slipped."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening", description=__doc__)
    parser.add_argument("--without-tablet", action="store_true", help="tables deal themselves")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="take pictures into it")
    parser.add_argument("--minutes", type=float, default=20, help="how long it may take (20)")
    parser.add_argument("--only", nargs="*", metavar="STEP", help="these steps, and the first two")
    said = parser.parse_args(arguments)
    if said.pictures:
        said.pictures.mkdir(parents=True, exist_ok=True)
    faulthandler.dump_traceback_later(said.minutes * 60 + GRACE, exit=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), limits=ONE_ADDRESS) as croupier,
        running_browser() as browser,
        ExitStack() as stack,
    ):
        house = House(croupier, browser, stack, said.pictures, said.minutes * 60)
        play(Evening(house), said.without_tablet, said.only)
        report(house)
    faulthandler.cancel_dump_traceback_later()
    return 1 if house.slips or house.complaints else 0


def play(evening: Evening, itself: bool, only: Sequence[str] | None) -> None:
    """All its steps, or some of them; a step that fails is a slip, and the evening goes on."""
    house = evening.house
    for name, step in steps(evening, itself).items():
        if only is not None and name not in (*only, "begins", "wall"):
            continue
        began = time.monotonic()
        try:
            step()
        except TooLate as late:
            house.slips.append(f"{name}: the evening was over at “{late}”")
            return
        except (AssertionError, Error) as problem:
            house.slips.append(f"{name}: {_shortly(problem)}")
            house.pictures_of(f"{name}-slipped", *house.screens)
            evening.recovers()
        print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)


def report(house: House) -> None:
    """Taps by what was done and by person, and what slipped."""
    for what, taps in house.counted:
        print(f"taps · {what}: {taps}")
    print("taps · in all:", ", ".join(f"{name} {count}" for name, count in house.taps.items()))
    for slip in (*house.slips, *house.complaints):
        print("slipped ·", slip)


def _shortly(problem: Exception) -> str:
    return " ".join(str(problem).split())[:300]


if __name__ == "__main__":
    sys.exit(main())
