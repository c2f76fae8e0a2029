"""The shuffle of the page is the shuffle of the server."""

from dataclasses import replace

from playwright.sync_api import Page

from games.cards import PACK
from games.engine.shuffle import Draws
from tests.agreement import Case, cases, disagreements, in_python, in_the_page

SEED = 20_261_121
DISCARDS = (5_028_681).to_bytes(32, "big")
"""Found by trying five million: the shuffle of 52 cards with this seed and no cut meets 2**32 - 1
where it draws below 23, of which 2**32 is no multiple, and must throw it away.
"""


def test_random_shuffles_come_out_the_same_in_both(blank: Page) -> None:
    """`python -m benchmarks.agreement` tries a million."""
    print(f"random cases of seed {SEED}")
    assert next(disagreements(blank, cases(2_000, SEED)), None) is None


def test_a_shuffle_that_is_not_the_same_is_noticed(blank: Page) -> None:
    (case,) = cases(1, SEED)
    other = replace(case, cut=case.cut + "x", cards=PACK)
    assert in_the_page(blank, [other]) != [in_python(replace(other, cut=case.cut))]
    assert in_the_page(blank, [other]) == [in_python(other)]


def test_a_whole_pack_whose_shuffle_throws_a_number_away_comes_out_the_same(blank: Page) -> None:
    drawn = Draws(DISCARDS)
    words = [drawn.below(1 << 32) for _ in range(52)]
    assert words[52 - 23] == (1 << 32) - 1
    case = Case(DISCARDS, "", 1, PACK, tuple(range(52, 1, -1)))
    (outcome,) = in_the_page(blank, [case])
    assert outcome == in_python(case)
    thrown_away = 52 - 23
    kept = [*words[:thrown_away], *words[thrown_away + 1 :]]
    assert outcome[2] == [word % limit for word, limit in zip(kept, range(52, 1, -1), strict=True)]


def test_the_random_cases_hold_every_kind_of_difficulty() -> None:
    many = list(cases(2_000, SEED))
    assert any(any(letter > "\uffff" for letter in case.cut) for case in many)
    assert any("\n" in case.cut for case in many)
    assert any(case.shuffle > 1000 for case in many)
    assert {len(case.cards) for case in many} >= {0, 1, 2, 52, 104, 416}
    assert any("Jk" in case.cards for case in many)
    assert any(len(case.cards) > len(set(case.cards)) for case in many)
