"""Sample rounds of every game from an independent implementation, and a golden round of each,
checked by hand.
"""

import json
from collections.abc import Sequence
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import GAMES, find
from games.engine import Round, Viewer, as_kind, record
from tests.games.at_the_table import seen

HERE = Path(__file__).parent


def home(slug: str) -> Path:
    """The folder of a game's own tests."""
    return HERE / slug.replace("-", "_")


def samples(slug: str) -> list[dict[str, Any]]:
    """The sample rounds of a game; none where it has no file of them."""
    path = home(slug) / "rounds.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


SAMPLES = [case for slug in GAMES for case in samples(slug)]
# A file that is missing is named once, by `test_files`.
WITH_SAMPLES = [slug for slug in GAMES if (home(slug) / "rounds.jsonl").exists()]
WITH_GOLDEN = [slug for slug in GAMES if (home(slug) / "golden.json").exists()]


@pytest.mark.parametrize("case", SAMPLES, ids=lambda case: case["round"]["game"])
def test_a_sample_round(case: dict[str, Any]) -> None:
    played = record.play(case["round"], find)
    if "refused_at" in case:
        error = as_kind(played.get("error", {}), dict[str, Any])
        assert error.get("action") == case["refused_at"], error or "nothing is refused"
        assert error["code"] != "fault", error
    else:
        assert "error" not in played, played["error"]
        assert {key: played.get(key) for key in case["expect"]} == case["expect"]


@pytest.mark.parametrize("slug", WITH_SAMPLES)
def test_the_samples_of_a_game_are_its_own(slug: str) -> None:
    assert {case["round"]["game"] for case in samples(slug)} == {slug}


@pytest.mark.parametrize("slug", WITH_GOLDEN)
def test_the_golden_round(slug: str) -> None:
    golden = json.loads((home(slug) / "golden.json").read_text())
    assert golden["round"]["game"] == slug
    played = record.play(golden["round"], find)
    assert json.loads(json.dumps(played)) == golden["expect"]


def played_by(raw: dict[str, Any], names: Sequence[str]) -> list[str]:
    """What every screen is shown of a round that people with these names have played."""
    seats = [seat | {"player": name} for seat, name in zip(raw["seats"], names, strict=False)]
    read = record.read(raw | {"seats": seats}, find)
    round_ = Round(read.setup, [record.action(action) for action in read.actions])
    viewers: list[Viewer] = ["dealer", "wall", *round_.table.seats]
    return [seen(round_, viewer) for viewer in viewers]


@pytest.mark.parametrize("slug", WITH_GOLDEN)
def test_a_person_with_the_name_of_a_card_is_no_card(slug: str) -> None:
    golden = json.loads((home(slug) / "golden.json").read_text())["round"]
    cards = ["Ad", "Jk", "Kh", "Td", "2c", "9s", "Qc"]
    others = [f"Nemo-{at}" for at in range(len(cards))]
    renamed = list(zip(others, cards, strict=True))
    for shown, expected in zip(played_by(golden, cards), played_by(golden, others), strict=True):
        assert shown == reduce(lambda text, pair: text.replace(*pair), renamed, expected)
