"""Sweeps: tests of many cases of which each stands for the others. The test command runs a part of
every sweep, chosen by a seed that follows from the tree: other cases with every change, the same
ones when a commit is run again. `bootstrap.py test --long`, and pytest itself, run all.

    @pytest.mark.sweep(of=3)              a third of the cases of this test
    @pytest.mark.sweep(of=3, turn=1)      the third after that one
    @pytest.mark.sweep(of=5, turn=(1, 2)) the two fifths after the first
    pytestmark = pytest.mark.sweep(of=3)  a third of the tests of this file
    @pytest.mark.sweep(of=1)              always, whatever is said of its file

What drives a browser is in a sweep of its file, or of its game, where nothing else is said
(`SCREENS`).
"""

import re
import subprocess
from collections import defaultdict
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCREENS = pytest.mark.sweep(of=5).mark
NO_TREE = "none"
"""The seed where the sources are in no repository."""


def seed_of_tree() -> str:
    """What names the sources as they were last committed."""
    command = ["git", "rev-parse", "--short=12", "HEAD^{tree}"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return NO_TREE
    return done.stdout.strip() if done.returncode == 0 else NO_TREE


def part(cases: set[str], of: int, turn: int, seed: str) -> set[str]:
    """One of so many parts of these cases. As many turns, one after the other, have them all; a
    sweep has at least one, even of fewer cases than parts.
    """
    order = sorted(cases, key=lambda case: sha256(f"{seed} {case}".encode()).digest())
    return set(order[turn % of :: of] or order[:1])


def left_out(items: list[pytest.Item], seed: str) -> set[pytest.Item]:
    """Which of these tests are in no part of this seed."""
    sweeps = defaultdict[tuple[str, int, tuple[int, ...]], dict[pytest.Item, str]](dict)
    for item in items:
        if sweep := sweep_of(item):
            name, case, mark = sweep
            turns = mark.kwargs.get("turn", 0)
            turns = (turns,) if isinstance(turns, int) else turns
            sweeps[name, mark.kwargs["of"], turns][item] = case
    out = set[pytest.Item]()
    for (_name, of, turns), cases in sweeps.items():
        names = set(cases.values())
        chosen = set[str]().union(*(part(names, of, turn, seed) for turn in turns))
        out |= {item for item, case in cases.items() if case not in chosen}
    return out


def sweep_of(item: pytest.Item) -> tuple[str, str, pytest.Mark] | None:
    """The sweep that a test is in and its name there, if it is in any. Its own mark goes before
    that of its file.
    """
    file, _, name = item.nodeid.partition("::")
    for node, mark in item.iter_markers_with_node("sweep"):
        if node is not item:
            return file, name, mark
        test, _, case = item.nodeid.rstrip("]").partition("[")
        return test, case, mark
    if not item.get_closest_marker("browser"):
        return None
    game = re.match("tests/games/[^/]+/", file)
    return game[0] if game else file, item.nodeid, SCREENS
