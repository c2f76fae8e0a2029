"""Which table a wall shows by itself: where something happens; what it does not leave half-way."""

from dataclasses import asdict, dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

NEXT = """async ([at, tables, shows]) =>
    (await import("/modules/web/frontend/wall/director.js")).next(at, tables, shows)"""
NIGHT = "between"
"""The whole night, and no table."""
MINUTE = 60_000
STAY, TURN, BREAK = 8_000, 15_000, 8_000
"""Milliseconds at a table where another one is livelier, at one of several in turn, and of the
evening so far after a round.
"""


@dataclass(frozen=True)
class At:
    """A table as it comes into question."""

    table: int
    live: bool = True
    busy: bool = False
    waits: bool = False
    version: int = 1


@pytest.fixture
def blank(shared_blank: Page) -> Page:
    return shared_blank


def following(
    blank: Page,
    *tables: At,
    shown: int | str | None = None,
    been: int = 0,
    before: int | str | None = None,
    shows: str = "liveliest",
) -> Any:
    """What a wall shows next that has shown this so long, and that before it."""
    at = {"shown": shown, "since": 1000, "before": before, "now": 1000 + been}
    return blank.evaluate(NEXT, [at, [asdict(table) for table in tables], shows])


def test_with_nothing_on_any_table_the_whole_night_is_shown(blank: Page) -> None:
    for shows in ("liveliest", "turns", "1"):
        assert following(blank, At(1, live=False), At(2, live=False), shows=shows) == NIGHT
    assert following(blank) == NIGHT


def test_the_table_with_the_newest_entry_is_shown_and_stays_a_while(blank: Page) -> None:
    tables = At(1, version=8), At(2, version=9)
    assert following(blank, *tables) == 2
    assert following(blank, *tables, shown=1, been=STAY - 1) == 1
    assert following(blank, *tables, shown=1, been=STAY) == 2


def test_a_race_or_a_payment_comes_first_and_is_not_left_in_the_middle(blank: Page) -> None:
    paying, newer = At(1, busy=True, version=3), At(2, version=9)
    assert following(blank, paying, newer) == 1
    assert following(blank, paying, newer, shown=1, been=MINUTE - 1) == 1
    racing = At(2, busy=True, version=9)
    assert following(blank, paying, racing, shown=1, been=MINUTE - 1) == 1
    assert following(blank, paying, racing, shown=1, been=MINUTE) == 2, "within reason"


def test_a_table_that_waits_for_its_next_round_is_left_for_one_that_plays(blank: Page) -> None:
    waiting, playing = At(1, waits=True, version=9), At(2, version=3)
    assert following(blank, waiting, playing) == 2
    assert following(blank, waiting, playing, shown=1, been=STAY) == 2
    assert following(blank, waiting, At(2, waits=True), shown=2, been=STAY) == 1
    assert following(blank, waiting, At(2, live=False), shown=1, been=MINUTE) == 1


def test_after_the_round_that_was_shown_comes_the_evening_for_a_moment(blank: Page) -> None:
    over, other = At(1, live=False), At(2)
    assert following(blank, over, other, shown=1, been=MINUTE) == NIGHT

    def evening(first: At, been: int) -> Any:
        return following(blank, first, other, shown=NIGHT, before=1, been=been)

    assert evening(over, BREAK - 1) == NIGHT
    assert evening(over, BREAK) == 2
    assert evening(At(1, version=2), 0) == 1, "the next one has begun"


def test_in_turn_every_table_is_shown_as_long_and_then_the_evening(blank: Page) -> None:
    tables = At(1), At(2, live=False), At(3)

    def after(shown: int | str, been: int = TURN) -> Any:
        return following(blank, *tables, shown=shown, been=been, shows="turns")

    assert after(1, TURN - 1) == 1
    assert [after(1), after(3), after(NIGHT)] == [3, NIGHT, 1]
    assert after(2) == 1, "a table that is empty now"
    racing = At(3, busy=True)
    assert following(blank, At(1), racing, shown=3, been=TURN, shows="turns") == 3


def test_one_table_that_was_chosen_is_shown_and_the_evening_while_it_is_empty(blank: Page) -> None:
    busy = At(1, busy=True, version=9)
    assert following(blank, busy, At(2), shown=1, shows="2") == 2
    assert following(blank, busy, At(2, live=False), shown=1, shows="2") == NIGHT
