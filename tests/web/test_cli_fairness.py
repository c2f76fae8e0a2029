"""`croupier fairness`: its words, its exit status."""

import json

import pytest

from games.engine.shuffle import Draws, shuffled
from games.trials import fairness
from web.cli import main


def test_the_shuffle_passes_and_the_limit_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--rounds", "4000"]) == 0
    said = capsys.readouterr().out
    assert "A measure fails below p = 0.0000667: 0.001 over all 15 of them." in said
    assert "Chance cannot be told from it." in said


def test_a_bad_shuffle_is_status_1_and_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Low(Draws):
        def below(self, limit: int) -> int:
            return super().below(64) % limit

    monkeypatch.setattr(fairness.examine, "__defaults__", (1, shuffled, Low))
    assert main(["fairness", "--rounds", "4000", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["passed"] is False
    assert {"positions", "pairs"} <= {
        measure["name"] for measure in told["measures"] if not measure["passed"]
    }


@pytest.mark.parametrize("said", [["--rounds", "3999"], ["--rounds", "10000001"], ["--seed", "-1"]])
def test_too_few_rounds_and_impossible_seeds_are_bad_input(
    said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fairness", *said]) == 2
    assert capsys.readouterr().err.startswith("croupier fairness: ")
