"""``croupier odds``: what it prints of a race, of bets at the tote, and of paytables."""

import json
import sys
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from games.hands import HANDS
from games.odds.uth import DEALS_OF_SEVEN, FORMAT, MULTIPLES, OPENINGS, SEVEN_CARD_HANDS
from tests.command import croupier
from web.cli import main

RAIL = ("--rail", "4h", "9d", "5d", "Jc", "5s", "6h")
OWN = dict.fromkeys(HANDS, "push") | {"royal flush": 7}
"""A Blind table that nobody has computed before."""


def told(*args: str, home: Path) -> Any:
    done = croupier("odds", *args, "--json", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


# Superfecta


def test_bets_bring_back_what_their_chance_and_their_pool_say(tmp_path: Path) -> None:
    bets = [
        {"seat": 1, "type": "WIN", "horses": "D", "amount": 2},
        {"seat": 2, "type": "WIN", "horses": "D", "amount": 3},
        {"seat": 2, "type": "WIN", "horses": "S", "amount": 2},
    ]
    given = ("--bets", json.dumps(bets), "--carried", '{"WIN": 1, "SFC": 10}')
    found = told("superfecta", *RAIL, *given, home=tmp_path)
    assert found["pools"] == {"WIN": 8, "EXA": 0, "SFC": 10}
    chances = {order: Fraction(chance) for order, chance in found["orders"].items()}
    diamonds = sum((chances[order] for order in chances if order[0] == "D"), Fraction(0))
    assert found["returns"][:2] == [
        {"seat": 1, "type": "WIN", "horses": "D", "staked": 2}
        | {"even": text(4 * diamonds), "stake": text(3 * diamonds)},
        {"seat": 2, "type": "WIN", "horses": "D", "staked": 3}
        | {"even": text(4 * diamonds), "stake": text(4 * diamonds)},
    ]
    chance = Fraction(found["orders"]["D/C/H/S"])
    alone = {"amount": 1, "even": text(11 * chance), "stake": text(11 * chance)}
    assert found["one_more"]["SFC"]["D/C/H/S"] == alone
    assert [len(orders) for orders in found["one_more"].values()] == [4, 12, 24]
    words = croupier("odds", "superfecta", *RAIL, *given, home=tmp_path).stdout
    assert "In the pools: WIN 8, EXA 0, SFC 10." in words
    assert "seat 2, 3 on WIN D" in words


def text(number: Fraction) -> str:
    return f"{number.numerator}/{number.denominator}"


@pytest.mark.parametrize(
    "given",
    [
        ("--bets", "{"),
        ("--bets", "{}"),
        ("--bets", "[5]"),
        ("--bets", '[{"seat": 1, "type": [], "horses": "D", "amount": 2}]'),
        ("--bets", '[{"seat": 1, "type": "WIN", "horses": "D/C", "amount": 2}]'),
        ("--bets", '[{"seat": 0, "type": "WIN", "horses": "D", "amount": 2}]'),
        ("--bets", '[{"seat": 1, "type": "WIN", "horses": "D", "amount": 2.5}]'),
        ("--carried", "[]"),
        ("--carried", '{"PLACE": 1}'),
        ("--carried", '{"WIN": -1}'),
        ("--ante", "5"),
    ],
)
def test_bets_that_are_none_are_one_sentence(given: tuple[str, ...], tmp_path: Path) -> None:
    done = croupier("odds", "superfecta", *given, home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


# Ultimate Texas Hold'em


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


def never_played() -> Mapping[str, Any]:
    """A play that folds every hand: no good one, but all deals are counted in it."""
    return {
        "format": FORMAT,
        "blind": {kind: str(row) for kind, row in OWN.items()},
        "shown": {choice: {kind: [0] * 5 for kind in HANDS} for choice in MULTIPLES},
        "folded": {kind: SEVEN_CARD_HANDS[kind] * DEALS_OF_SEVEN for kind in HANDS},
        "openings": {name: ["-6", "-2"] for name in OPENINGS},
        "together": [{"half antes": [-4 * seats], "counts": [10]} for seats in range(1, 8)],
    }


FILE = "7-" + "-".join(["push"] * 9) + ".json"


def test_a_table_that_was_computed_once_is_found_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps(never_played()))
    given = ("--options", json.dumps({"blind_paytable": OWN}), "--folder", str(tmp_path))
    found = told("uth", *given, home=tmp_path)
    blind = found["blind"]
    assert found["edges"][0]["parts"] == 20_000
    assert blind["exact"]
    assert str(tmp_path / FILE) in blind["how"]
    assert blind["expected_loss"] == {"fraction": "2/1", "decimal": 2.0}


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        "[]",
        json.dumps({**never_played(), "folded": {}}),
        json.dumps({**never_played(), "together": []}),
        json.dumps({**never_played(), "blind": dict.fromkeys(HANDS, "push")}),
    ],
)
def test_a_file_that_is_no_computed_table_is_refused(content: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(content)
    given = ("--options", json.dumps({"blind_paytable": OWN}), "--folder", str(tmp_path))
    done = croupier("odds", "uth", *given, home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_without_the_extra_a_sample_is_told_with_its_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "games.odds.uth_enumeration", None)
    given = ["odds", "uth", "--options", json.dumps({"blind_paytable": OWN})]
    assert main([*given, "--folder", str(tmp_path), "--json"]) == 0
    blind = json.loads(capsys.readouterr().out)["blind"]
    assert not blind["exact"]
    assert "pip install" in blind["how"]
    assert 0 < blind["standard_error"] < 0.001
    assert "openings" not in blind
    assert main([*given, "--folder", str(tmp_path)]) == 0
    assert "standard error" in capsys.readouterr().out


def test_what_is_computed_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With a program in place of the extra, which computes nothing."""
    from types import SimpleNamespace

    from games.odds.uth import best_play_from

    computer = SimpleNamespace(best_play=lambda blind, progress: best_play_from(never_played()))
    monkeypatch.setitem(sys.modules, "games.odds.uth_enumeration", computer)
    folder = tmp_path / "tables"
    given = ["odds", "uth", "--options", json.dumps({"blind_paytable": OWN})]
    for how in ("just now", "kept in"):
        assert main([*given, "--folder", str(folder)]) == 0
        assert how in capsys.readouterr().out
    assert json.loads((folder / FILE).read_text()) == never_played()


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bank_that_takes_every_ante_needs_nothing(seats: int, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps(never_played()))
    table = ("--options", json.dumps({"blind_paytable": OWN}), "--folder", str(tmp_path))
    given = (*table, "--ante", "5", "--hands", "60", "--seats", str(seats))
    evening = told("uth", *given, home=tmp_path)["evening"]
    assert evening["expected"]["fraction"] == f"{seats * 60 * 2 * 5}/1"
    assert (evening["tray"], evening["drawer"], evening["standard_deviation"]) == (0, 0, 0)
    assert evening["exact"] == (seats == 1)
    assert "in the tray" in croupier("odds", "uth", *given, home=tmp_path).stdout


@pytest.mark.parametrize(
    "given", [("--hands", "0"), ("--hands", "9", "--seats", "8"), ("--seats", "2")]
)
def test_an_evening_has_hands_and_seats(given: tuple[str, ...], tmp_path: Path) -> None:
    assert croupier("odds", "uth", *given, home=tmp_path).returncode == 2


def test_an_ante_is_some_chips(tmp_path: Path) -> None:
    for ante in ("0", "-1", "1e9"):
        assert croupier("odds", "uth", "--ante", ante, home=tmp_path).returncode == 2
