"""``croupier odds uth``: what it prints of paytables and of an evening."""

import json
import shutil
import sys
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from games.cards.hands import HANDS
from games.odds import bank
from games.uth.best_play import SEVEN_CARD_HANDS
from games.uth.counted_file import document
from tests.command import in_process
from tests.games.uth.own_table import OWN, OWN_COUNTED, OWN_WINS
from web.cli import main
from web.games.uth import figures
from web.games.uth.counted import fingerprint


def told(*args: str, home: Path) -> Any:
    done = in_process("odds", *args, "--json", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def text(number: Fraction) -> str:
    return f"{number.numerator}/{number.denominator}"


def test_the_figures_of_a_table_are_fractions_in_lowest_terms(tmp_path: Path) -> None:
    casino = '{"blind_paytable": "casino"}'
    blind = told("uth", "--options", casino, "--ante", "5", home=tmp_path)["blind"]
    assert blind["exact"]
    numbers = list(fractions(blind))
    assert len(numbers) > 2 * 169
    for number in numbers:
        assert text(Fraction(number["fraction"])) == number["fraction"]
        assert number["decimal"] == pytest.approx(float(Fraction(number["fraction"])))
    assert round(blind["expected_loss"]["decimal"], 5) == 0.02185
    assert round(blind["standard_deviation"], 2) == 4.94
    assert blind["openings"]["AA"]["best"] == "x4"
    assert blind["openings"]["32o"]["best"] == "check"
    assert blind["rounding"]["ante"] == 5


def fractions(data: Any) -> Any:
    if isinstance(data, dict) and data.keys() == {"fraction", "decimal"}:
        yield data
    elif isinstance(data, dict | list):
        for item in data.values() if isinstance(data, dict) else data:
            yield from fractions(item)


def test_each_trips_table_is_priced_and_what_folds_give_up(tmp_path: Path) -> None:
    options = json.dumps({"trips_paytable": dict.fromkeys(HANDS, "lose") | {"pair": "1/2"}})
    trips = told("uth", "--options", options, home=tmp_path)["trips"]
    assert trips.keys() == {"home", "own"}
    total = sum(SEVEN_CARD_HANDS.values())
    won = Fraction(3 * SEVEN_CARD_HANDS["pair"], 2 * total) - 1
    assert trips["own"]["expected_loss"]["fraction"] == text(-won)
    assert trips["own"]["surrendered_by_folds"]["cost"]["decimal"] > 0


FILE = "501-50-10-3-3_2-1-1-1-1-1.json"
OWN_OPTIONS = ("--options", json.dumps({"blind_paytable": OWN}))


def as_kept(**changed: Any) -> str:
    """The file of that table, or a forged one: with these changes, and its fingerprint right."""
    says = document(OWN_COUNTED) | changed
    return json.dumps(says | {"fingerprint": fingerprint(says)})


def test_a_table_that_was_counted_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(as_kept())
    found = told("uth", *OWN_OPTIONS, "--folder", str(tmp_path), home=tmp_path)
    blind = found["blind"]
    assert found["edges"][0]["parts"] == round(-10_000 * OWN_WINS)
    assert found["edges"][0]["note"] == f"Counted over all deals, in {FILE}."
    assert blind["exact"]
    assert str(tmp_path / FILE) in blind["how"]
    loss = -OWN_WINS
    assert blind["expected_loss"]["fraction"] == f"{loss.numerator}/{loss.denominator}"


FORGED = {
    "nothing": "",
    "an object": "{}",
    "a list": "[]",
    "deep": "[" * 100_000,
    "long": json.dumps(["x" * 1_100_000]),
    "no fingerprint": json.dumps(document(OWN_COUNTED)),
    "a digit changed": as_kept().replace("596356920", "596356921"),
    "no deals": as_kept(folded={}),
    "another table": as_kept(blind=document(OWN_COUNTED)["blind"] | {"royal flush": "502"}),
}


@pytest.mark.parametrize("content", FORGED.values(), ids=FORGED)
def test_a_file_that_is_no_counted_table_is_refused(content: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(content)
    done = in_process("odds", "uth", *OWN_OPTIONS, "--folder", tmp_path, home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert FILE in done.stderr


def test_without_the_extra_a_sample_is_told_with_its_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "games.uth.enumeration", None)
    given = ["odds", "uth", "--options", json.dumps({"blind_paytable": OWN})]
    assert main([*given, "--folder", str(tmp_path), "--json"]) == 0
    blind = json.loads(capsys.readouterr().out)["blind"]
    assert not blind["exact"]
    assert "pip install" in blind["how"]
    assert 0 < blind["standard_error"] < 0.001
    assert "openings" not in blind
    assert main([*given, "--folder", str(tmp_path)]) == 0
    assert "standard error" in capsys.readouterr().out


@pytest.mark.slow
def test_what_is_counted_is_kept_and_handed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With a program in place of the extra, which counts nothing."""
    computer = SimpleNamespace(
        best_play=lambda blind, progress: OWN_COUNTED.play, convolved=lambda *rows: [bank.ONE]
    )
    monkeypatch.setitem(sys.modules, "games.uth.enumeration", computer)
    monkeypatch.setattr(figures, "all_half_antes", lambda *_: OWN_COUNTED.half_antes)
    at_home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    given = ["odds", "uth", *OWN_OPTIONS]
    assert main([*given, "--folder", str(at_home)]) == 0
    assert "just now" in capsys.readouterr().out
    monkeypatch.setitem(sys.modules, "games.uth.enumeration", None)
    shutil.copytree(at_home, elsewhere)
    assert main([*given, "--folder", str(elsewhere), "--hands", "60"]) == 0
    assert f"kept in {elsewhere}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "given", [("--hands", "0"), ("--hands", "9", "--seats", "8"), ("--seats", "2")]
)
def test_an_evening_has_hands_and_seats(given: tuple[str, ...], tmp_path: Path) -> None:
    assert in_process("odds", "uth", *given, home=tmp_path).returncode == 2


def test_an_ante_is_some_chips(tmp_path: Path) -> None:
    for ante in ("0", "-1", "1e9"):
        assert in_process("odds", "uth", "--ante", ante, home=tmp_path).returncode == 2
