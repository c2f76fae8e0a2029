"""The odds of Chinese Ten, by the rules page and by counts made otherwise."""

import argparse
from collections.abc import Mapping
from fractions import Fraction

import pytest

from games.cards import PACK
from games.chinese_ten.odds import catches_something, given_out, is_caught, unseen
from games.chinese_ten.rules import GAME
from games.engine import view
from games.trials.simulate import random_rounds
from web.cli.errors import BadInput
from web.games.chinese_ten import odds as command


@pytest.mark.parametrize(("players", "points"), [(2, 210), (3, 240), (4, 280)])
def test_a_deal_gives_out_what_the_page_says(players: int, points: int) -> None:
    assert given_out(players) == points


def test_the_chance_that_the_stock_catches_is_a_count() -> None:
    # 3s 9h Kc in sight, 49 unseen: four sevens, four aces, three kings.
    assert catches_something(["3s", "9h", "Kc"]) == Fraction(11, 49)


def test_cards_that_were_seen_do_not_come() -> None:
    assert catches_something(["3s"], seen=["7c", "7d", "7h", "7s"]) == 0
    assert is_caught("3s", ["3s", "9h"], seen=["7c"]) == Fraction(3, 49)


def test_turned_cards_catch_as_often_as_the_chances_say() -> None:
    caught, expected, variance = 0, Fraction(0), Fraction(0)
    for number, round_ in enumerate(random_rounds(GAME, 2, 5)):
        if number == 40:
            break
        table = round_.table
        hands = [card for seat in table.seats for card in table.decks[0][:24]]
        first = table.decks[0][24:28]
        chance = catches_something(first, seen=set(hands))
        stock = table.decks[0][28]
        expected += chance
        variance += chance * (1 - chance)
        from games.chinese_ten.catches import partners_of

        caught += bool(partners_of(stock, first))
        assert view(round_, "wall").finished
    assert abs(caught - expected) ** 2 < 9 * variance


@pytest.mark.parametrize(
    ("layout", "seen"), [(["3s", "3s"], []), (["3s"], ["3s"]), (["Jk"], []), (PACK, [])]
)
def test_bad_cards_are_refused(layout: list[str], seen: list[str]) -> None:
    with pytest.raises(ValueError, match="card"):
        unseen(layout, seen)


def asked(*arguments: str) -> tuple[Mapping[str, object], list[str]]:
    """What the command answers."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.odds(GAME, {}, parser.parse_args(arguments))


def test_the_command_says_the_points_of_every_deal() -> None:
    data, lines = asked()
    assert data == {"points": {"2": 210, "3": 240, "4": 280}}
    assert lines[-1] == "4 players: a deal gives out 280 points."


def test_the_command_says_how_likely_the_stock_catches() -> None:
    data, lines = asked("--layout", "3s", "9h", "Kc", "--seen", "7c")
    assert data["catches"] == "5/24"  # three sevens, four aces, three kings of 48
    assert data["caught"] == {"3s": "1/16", "9h": "1/12", "Kc": "1/16"}
    assert "  catches something   20.83%" in lines


@pytest.mark.parametrize("said", [["--seen", "7h"], ["--layout", "3d", "3d"], ["--layout", "Zz"]])
def test_the_command_refuses_what_is_no_layout(said: list[str]) -> None:
    with pytest.raises(BadInput):
        asked(*said)
