"""The page of all games says what they say of themselves."""

import pytest

from games.catalogue import GAMES
from tests.games.overview import PAGE, ROOT, in_words, packs, page, played_for, players


def test_the_page_of_all_games_is_fresh() -> None:
    said = "python -m tests.games.overview writes it again"
    assert PAGE.read_text("utf-8") == page(), said


def test_the_readme_leads_to_it() -> None:
    assert "](docs/games.md)" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("slug", "seats", "cards"),
    [
        ("superfecta", "2–24", "48"),
        ("card-stock-market", "2–6", "104"),
        ("kaiser", "4", "32"),
        ("schnapsen", "2", "20"),
        ("canadian-salad", "3–6", "48 or 50–52"),
        ("diloti", "2 or 4", "52"),
    ],
)
def test_players_and_cards_are_those_of_the_rules_pages(slug: str, seats: str, cards: str) -> None:
    assert in_words(players(GAMES[slug])) == seats
    assert in_words(packs(GAMES[slug])) == cards


def test_a_game_without_a_score_is_played_for_chips() -> None:
    assert played_for(GAMES["kabu"]) == "chips"
    assert played_for(GAMES["umtali"]) == "points, chips if you like"


@pytest.mark.parametrize(
    ("numbers", "text"), [([2], "2"), ([2, 3, 4], "2–4"), ([2, 4], "2 or 4"), ([], "")]
)
def test_numbers_are_written_with_their_gaps(numbers: list[int], text: str) -> None:
    assert in_words(numbers) == text
