"""What every viewer sees of a short round of each game, action by action, is what is kept."""

import pytest

from games.catalogue import SLUGS
from tests.games.playthroughs import MODES, round_file, text_file, texts


@pytest.mark.slow
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if round_file(slug).exists()])
def test_everybody_sees_of_a_round_what_its_playthrough_says(slug: str) -> None:
    """Where a rule was changed on purpose: `python -m tests.games.playthroughs`, and read what is
    different.
    """
    now = texts(slug)
    for mode in MODES:
        assert now[mode].splitlines() == text_file(slug, mode).read_text("utf-8").splitlines()
