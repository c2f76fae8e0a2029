"""``croupier practice``: a learner at a terminal, by what is typed and what is answered."""

import json
from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.players import plays
from tests.command import croupier
from web.cli.typed_cards import read_heaps


def practised(*args: str, typed: str, home: Path) -> str:
    done = croupier("practice", *args, home=home, said=typed.encode())
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_choice_is_answered_with_what_was_best_what_it_cost_and_why(tmp_path: Path) -> None:
    typed = "?\n1\n1\nq\n"
    said = practised("kabu", "--seats", "3", "--seed", "3", typed=typed, home=tmp_path)
    assert "practice, nothing counts" in said
    assert "you hold: 6♠ 9♦" in said
    # 6 and 9 count 5; a card more counts 5.80 on average, against two opponents.
    assert "= draw. 5 as it is; with another card the hand counts 5.80 on average." in said
    assert "= Good. 5 as it is" in said
    # 6, 9 and 4 count 9, and whoever draws to that loses 2 × (9 − 4.43).
    assert "= Best: pass. This costs 9.14 chips on average." in said
    assert said.endswith(
        "1 of 2 choices were those of the program.\n"
        "The others cost 9.14 chips on average, where it is known.\n"
    )


def test_who_wants_no_advice_is_told_only_when_asking(tmp_path: Path) -> None:
    args = ("kabu", "--seats", "3", "--seed", "3", "--no-advice")
    said = practised(*args, typed="1\n?\nq\n", home=tmp_path)
    assert "Good." not in said
    assert "= pass. 9 as it is is better than another card" in said


def test_a_heap_is_named_with_whose_it_is_and_a_game_for_points_counts_no_chips(
    tmp_path: Path,
) -> None:
    said = practised("aggravation", "--seed", "1", typed="q\n", home=tmp_path)
    assert "  place 1 of Ana: " in said
    assert "your chips" not in said


LYING = [["3c", "4c", "5c"], ["Kc", "Kh", "Ks"]]


@pytest.mark.parametrize(
    ("typed", "heaps"),
    [
        ("7H 8h 9♥, ks KD 10c", [*LYING, ["7h", "8h", "9h"], ["Ks", "Kd", "Tc"]]),
        ("joker=6♣ 7C Jk", [*LYING, ["Jk=6c", "7c", "Jk"]]),
        ("1 6C", [LYING[1], ["3c", "4c", "5c", "6c"]]),
        ("-1 , 2 3C, 4C 5C 6C", [["Kc", "Kh", "Ks", "3c"], ["4c", "5c", "6c"]]),
        ("3 nonsense", [*LYING, ["3", "nonsense"]]),
        ("", LYING),
        ('[["3c", "4c"]]', [["3c", "4c"]]),
        ("[", "["),
    ],
)
def test_melds_are_typed_as_people_write_them(typed: str, heaps: list[list[str]]) -> None:
    assert read_heaps(typed, LYING) == heaps


def test_a_meld_is_laid_and_a_game_for_points_ends_with_the_score(tmp_path: Path) -> None:
    args = ("vazhushal", "--seats", "2", "--seed", "3", "--rounds", "1")
    joker, melds = "5S 6S joker", "5S 6S 7S, 9C=QC QD QH"
    said = practised(*args, typed=f"1\n1\n{joker}\n1\n{melds}\n2\nq\n", home=tmp_path)
    assert 'melds must say what a joker stands for, such as "Jk=7d"' in said
    assert "· Kim lays 5♠ 6♠ 7♠ 9♣ Q♦ Q♥." in said
    assert "  melds of Kim: 5♠ 6♠ 7♠, 9♣=Q♣ Q♦ Q♥\n" in said
    assert "= Good. What lies on the table counts no longer in the hand." in said
    chosen = "1\n" * 200
    said = practised("umtali", "--seed", "2", "--rounds", "1", typed=chosen, home=tmp_path)
    assert "You have" not in said
    assert "Your score: " in said


def test_of_cards_that_one_may_leave_out_none_are_typed(tmp_path: Path) -> None:
    args = ("vazhushal", "--seats", "3", "--seed", "7", "--no-advice")
    said = practised(*args, typed="2\n1\nAC\n\nq\n", home=tmp_path)
    assert "or Enter for none" in said
    assert "first must" not in said


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("game", sorted(filter(plays, GAMES)))
def test_every_game_can_be_practised_to_the_end_of_a_round(game: str, tmp_path: Path) -> None:
    """Whoever always takes the first choice, and types nonsense, gets through or is asked again."""
    typed = "1\n1\nnonsense\n1\n" * 40
    said = practised(game, "--seed", "5", "--rounds", "1", typed=typed, home=tmp_path)
    assert "Round 1" in said
    assert "> " in said


def test_a_learner_deals_with_a_real_deck(tmp_path: Path) -> None:
    typed = "1\n4\n0\n\n0\n3\n"
    said = practised("uth", "--physical", "--seats", "2", "--seed", "3", typed=typed, home=tmp_path)
    assert "Ana: bet (ante 4)" in said
    assert "the dealer: deal" in said


def test_what_was_chosen_is_printed_as_json(tmp_path: Path) -> None:
    args = ("practice", "kabu", "--seats", "3", "--seed", "3", "--json")
    done = croupier(*args, home=tmp_path, said=b"1\n1\nq\n")
    found = json.loads(done.stdout)
    assert [each["cost"] for each in found["decisions"]] == ["0/1", "338/37"]
    assert found["decisions"][1]["action"] == {"by": 1, "do": "draw"}
    assert found["decisions"][1]["best"] == {"by": 1, "do": "pass"}


@pytest.mark.parametrize(
    "args",
    [
        ("whist",),
        ("uth", "--seats", "8"),
        ("kabu", "--seat", "9"),
        ("kabu", "--rounds", "0"),
        ("kabu", "--options", "no"),
        ("kabu", "--options", '{"stakes": 1}'),
        ("kabu", "--seed", "-1"),
    ],
)
def test_what_cannot_be_practised_is_said_in_a_sentence(
    args: tuple[str, ...], tmp_path: Path
) -> None:
    done = croupier("practice", *args, home=tmp_path, said=b"")
    assert done.returncode == 2
    assert done.stderr.startswith("croupier practice: ")
