"""What a game says of its minutes is what rounds of it take at a human pace."""

import pytest

from games.catalogue import GAMES
from games.players import plays
from tests.games.pace import minutes

MEASURED = 4
WITHIN = 2
"""Times as long, or as short: people differ by more."""


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("slug", [slug for slug in GAMES if plays(slug)])
def test_a_round_takes_about_as_long_as_the_game_says(slug: str) -> None:
    summary = GAMES[slug].summary
    assert summary, f"{slug} lacks its summary=Summary(…): python -m tests.games.pace {slug}"
    measured, _ = minutes(GAMES[slug], MEASURED)
    assert measured / WITHIN <= summary.round_minutes <= measured * WITHIN
