"""What an audit finds of a house and a season that somebody has made anew, and what nothing tells
of: `docs/verify.md` says the latter, no more and no less.
"""

from collections.abc import Iterator

import pytest

from tests.ledger.forged_house import Campaign, campaign, told_by_nothing

BY_THE_CHAIN_ALONE = {"cut off", "dropped", "doubled", "doubled at the end", "swapped"}
"""That entries are missing, doubled or in another order: nothing tells, where each follows."""
OF_A_NIGHT = {
    "a night is cut off": "back to any entry at which everything adds up",
    "debt-brought: of": "another night, which is not in the book",
}
"""What only a seal of the night tells."""


def facts_of(missed: dict[str, int]) -> set[str]:
    return {what for what in missed if what.rpartition(": ")[2] not in BY_THE_CHAIN_ALONE}


@pytest.fixture(scope="module")
def season() -> Iterator[Campaign]:
    """A season; whatever is forged of it is taken back."""
    with campaign() as found:
        yield found


@pytest.fixture
def forging(season: Campaign) -> Campaign:
    """That season, and nothing forged yet."""
    return Campaign(season.connection)


@pytest.mark.slow
def test_a_forged_house_is_found_or_says_what_nothing_tells(forging: Campaign) -> None:
    forging.house(every=23)
    assert sum(forging.found.values()) > 40
    assert facts_of(forging.missed) <= told_by_nothing()


@pytest.mark.slow
def test_a_forged_season_is_found_or_only_a_seal_tells(forging: Campaign) -> None:
    forging.nights(every=11)
    assert sum(forging.found.values()) > 40
    assert forging.missed.keys() <= OF_A_NIGHT.keys()


@pytest.mark.long
def test_the_page_says_all_that_nothing_tells_of_the_house_and_no_more(forging: Campaign) -> None:
    forging.house()
    assert facts_of(forging.missed) == told_by_nothing()
