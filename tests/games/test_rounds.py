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
SAMPLES: list[dict[str, Any]] = [
    json.loads(line)
    for slug in GAMES
    for line in (HERE / "rounds" / f"{slug}.jsonl").read_text().splitlines()
]


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
    assert any(case["round"]["game"] == slug for case in SAMPLES)


@pytest.mark.parametrize("slug", GAMES)
def test_the_golden_round(slug: str) -> None:
    golden = json.loads((HERE / "golden" / f"{slug}.json").read_text())
    assert golden["round"]["game"] == slug
    played = record.play(golden["round"], find)
    assert json.loads(json.dumps(played)) == golden["expect"]
