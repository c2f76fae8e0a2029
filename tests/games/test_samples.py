"""What `croupier simulate --write` writes of a game is what its tests then find."""

import json
from typing import Any

import pytest

from games.catalogue import GAMES, find
from games.engine import as_kind, record
from games.trials.findings import Finding
from games.trials.samples import SAMPLES, files
from games.trials.simulate import Found, Statistics, simulate
from web.cli.simulate import in_words


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return files(GAMES["kabu"], seed=3)


def test_each_sample_is_a_round_that_ends_as_it_says(written: dict[str, str]) -> None:
    samples = [json.loads(line) for line in written["rounds.jsonl"].splitlines()]
    assert len(samples) == SAMPLES
    assert {sample["round"]["cards"] for sample in samples} == {"virtual", "physical"}
    for sample in samples:
        played = record.play(sample["round"], find)
        if "refused_at" in sample:
            assert as_kind(played["error"], dict[str, Any])["action"] == sample["refused_at"]
        else:
            assert {key: played[key] for key in sample["expect"]} == sample["expect"]
    assert any("refused_at" in sample for sample in samples)


def test_the_golden_round_is_what_play_prints(written: dict[str, str]) -> None:
    golden = json.loads(written["golden.json"])
    assert json.loads(json.dumps(record.play(golden["round"], find))) == golden["expect"]
    assert golden["expect"]["finished"]


def test_the_playthrough_is_of_both_ways_to_deal(written: dict[str, str]) -> None:
    for mode in ("virtual", "physical"):
        assert f"{mode} cards" in written[f"playthrough.{mode}.txt"]


def test_random_play_says_what_it_has_not_met() -> None:
    """One hand of Lórum in twenty-eight ends the game; nobody is offered what nobody does."""
    counted = simulate(GAMES["lorum"], 5, seed=1, check=False)
    assert "lorum.over" in counted.never_said
    assert not set(counted.never_said) & counted.said.keys()
    counted.offered.add("dance")
    assert counted.never_done == ["dance"]


def test_a_game_without_sides_is_not_told_that_no_side_has_scored() -> None:
    assert "scores.side-scored" in GAMES["stop-the-bus"].lines
    counted = simulate(GAMES["stop-the-bus"], 1, seed=1, check=False)
    assert "scores.side-scored" not in counted.never_said


def test_what_is_found_is_printed_once_a_cause() -> None:
    counted = Statistics("kabu")
    counted.found = [
        Found(Finding("leaks", action, what), {"round": action})
        for action, what in enumerate(("sees 7h", "sees 8c", "2 chips", "sees Td", "3 chips"))
    ]
    lines = in_words(counted, seconds=1, checked=True).splitlines()
    assert lines[-6:] == [
        "FOUND leaks at action 0: sees 7h",
        '  {"round": 0}',
        "  and 2 more alike",
        "FOUND leaks at action 2: 2 chips",
        '  {"round": 2}',
        "  and 1 more alike",
    ]
