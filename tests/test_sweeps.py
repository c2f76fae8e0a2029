"""What the test command runs of a sweep (`tests.sweeps`)."""

import os
import re
import subprocess
import sys

import pytest

from games.catalogue import GAMES
from tests.sweeps import ROOT, part, seed_of_tree

SEEDS = [f"seed {number}" for number in range(100)]
CASES = {f"case {number}" for number in range(10)}
LOOKED_AT_BY_BROWSERS = {
    "tests/browser/test_thumb.py::test_every_prompt_can_be_hit",
    "tests/browser/test_upright.py::test_a_round_fits_and_a_deed_is_taken_back",
    "tests/browser/test_made_up_language.py::test_a_table_and_a_phone",
}
SCREENS_OF_A_GAME = tuple(
    f"tests/games/card_stock_market/test_{name}.py" for name in ("table", "phone")
)
"""Fewer than five tests, in two files: one sweep."""


def test_the_same_seed_chooses_the_same_and_another_one_something_else() -> None:
    chosen = [part(CASES, 3, 0, seed) for seed in SEEDS]
    assert chosen == [part(CASES, 3, 0, seed) for seed in SEEDS]
    assert len({frozenset(cases) for cases in chosen}) > 50


def test_every_case_is_chosen_by_some_seed() -> None:
    assert set[str]().union(*(part(CASES, 3, 0, seed) for seed in SEEDS)) == CASES


def test_the_turns_of_a_seed_share_the_cases() -> None:
    for seed in SEEDS:
        parts = [part(CASES, 3, turn, seed) for turn in range(3)]
        assert sorted(case for one in parts for case in one) == sorted(CASES)
        assert [len(one) for one in parts] == [4, 3, 3]


def test_one_case_always_runs() -> None:
    for seed in SEEDS:
        assert len(part({"alone"}, 3, 2, seed)) == 1
        assert len(part({"one", "another"}, 3, 0, seed)) == 1


def test_the_tree_has_a_seed() -> None:
    assert seed_of_tree() == seed_of_tree() != ""


@pytest.mark.slow
def test_a_browser_looks_at_every_game_and_at_a_part_of_every_file() -> None:
    files = [*sorted(test.partition("::")[0] for test in LOOKED_AT_BY_BROWSERS), *SCREENS_OF_A_GAME]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--sample=a", *files]
    alone = {**os.environ, "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    games = dict[str, str]()
    for test, game in re.findall(r"^(.*)\[(.*)\]$", done.stdout, re.MULTILINE):
        if test in LOOKED_AT_BY_BROWSERS:
            assert game not in games
            games[game] = test
    assert set(games) == set(GAMES)
    assert set(games.values()) == LOOKED_AT_BY_BROWSERS
    screens = re.findall(r"^tests/browser/test_thumb.py::(\w+)", done.stdout, re.MULTILINE)
    others = set(screens) - {"test_every_prompt_can_be_hit"}
    assert 0 < len(others) < (ROOT / "tests/browser/test_thumb.py").read_text().count("\ndef test_")
    assert len(re.findall(r"^tests/games/card_stock_market/", done.stdout, re.MULTILINE)) == 1
