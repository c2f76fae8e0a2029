"""Every game has the files it needs: where some are missing, one test fails, and names them all."""

from pathlib import Path

import pytest

from games.catalogue import SLUGS
from games.language import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[2]
OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})
NEEDED = (
    *("games/{game}/__init__.py", "games/{game}/rules.py", "games/{game}/help.md"),
    "games/{game}/short.md",
    *(f"games/{{game}}/{name}.{code}.md" for name in ("help", "short") for code in OTHERS),
    *(f"games/{{game}}/{code}.json" for code in OTHERS),
    *("tests/games/{game}/test_rules.py", "tests/games/{game}/rounds.jsonl"),
    *("tests/games/{game}/golden.json", "tests/games/{game}/playthrough.json"),
    *("tests/games/{game}/playthrough.virtual.txt", "tests/games/{game}/playthrough.physical.txt"),
)


def lacking(slug: str) -> list[str]:
    """The files that a game needs and has not."""
    needed = [name.format(game=slug.replace("-", "_")) for name in NEEDED]
    return [name for name in needed if not (ROOT / name).is_file()]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_has_all_of_its_files(slug: str) -> None:
    missing = ", ".join(lacking(slug))
    assert not missing, f"{slug} lacks {missing}: python -m tests.games.complete {slug}"


def test_every_folder_of_a_game_is_in_the_catalogue() -> None:
    folders = {path.parent.name for path in (ROOT / "games").glob("*/rules.py")}
    assert folders == {slug.replace("-", "_") for slug in SLUGS}
