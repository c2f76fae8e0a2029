"""Sample rounds of every game from an independent implementation, and a golden round of each,
checked by hand.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import GAMES, find
from games.engine import record

HERE = Path(__file__).parent


def samples(slug: str) -> list[dict[str, Any]]:
    """The sample rounds of a game; none where it has no file of them."""
    path = HERE / "rounds" / f"{slug}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


SAMPLES = [case for slug in GAMES for case in samples(slug)]


@pytest.mark.parametrize("case", SAMPLES, ids=lambda case: case["round"]["game"])
def test_a_sample_round(case: dict[str, Any]) -> None:
    played = record.play(case["round"], find)
    if "refused_at" in case:
        assert played["error"]["action"] == case["refused_at"]
        assert played["error"]["code"] != "fault"
    else:
        assert "error" not in played
        assert {key: played.get(key) for key in case["expect"]} == case["expect"]


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_samples(slug: str) -> None:
    found = any(case["round"]["game"] == slug for case in samples(slug))
    assert found, f"{slug} needs its sample rounds in tests/games/rounds/{slug}.jsonl"


@pytest.mark.parametrize("slug", GAMES)
def test_the_golden_round(slug: str) -> None:
    path = HERE / "golden" / f"{slug}.json"
    assert path.exists(), f"{slug} needs a golden round in tests/games/golden/{slug}.json"
    golden = json.loads(path.read_text())
    assert golden["round"]["game"] == slug
    played = record.play(golden["round"], find)
    assert json.loads(json.dumps(played)) == golden["expect"]
