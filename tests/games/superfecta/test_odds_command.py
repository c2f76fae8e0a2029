"""``croupier odds superfecta``: what it prints of a race, and of bets at the tote."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.command import in_process

RAIL = ("--rail", "4h", "9d", "5d", "Jc", "5s", "6h")


def told(*args: str, home: Path) -> Any:
    done = in_process("odds", *args, "--json", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


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
    words = in_process("odds", "superfecta", *RAIL, *given, home=tmp_path).stdout
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
    done = in_process("odds", "superfecta", *given, home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
