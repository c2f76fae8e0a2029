"""What every viewer sees of a short round of each game, action by action, is what is kept."""

import pytest

from games.catalogue import SLUGS
from tests.games.playthroughs import MODES, round_file, text_file, texts


@pytest.mark.parametrize("slug", SLUGS)
def test_everybody_sees_of_a_round_what_its_playthrough_says(slug: str) -> None:
    """Where a rule was changed on purpose: `python -m tests.games.playthroughs`, and read what is
    different.
    """
    assert round_file(slug).exists(), f"python -m tests.games.playthroughs {slug} writes it"
    now = texts(slug)
    for mode in MODES:
        assert now[mode].splitlines() == text_file(slug, mode).read_text("utf-8").splitlines()
