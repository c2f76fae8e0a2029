"""A home for every game: what is of one game stands in its three folders and nowhere else."""

import re
from pathlib import Path

import pytest

from games.catalogue import GAMES, SLUGS
from tests.test_project import ROOT, tracked_files

FLOORS = ("games", "ledger", "web", "migrations", "bootstrap.py")
"""What runs. Tests and benchmarks play some game, and docs take one as an example."""
ALLOWED = {
    "games/catalogue.py": "the order of the games",
    "games/phrases.py": "what payments of old books were for",
    "games/languages/de/phrases.json": "the same in German",
    "web/frontend/answers.ts": "made from the games (`tests.web.make_answers`)",
    "web/frontend/verify/known.json": "made from the games (`tests.web.make_bundles`)",
}
MADE = "web/static/"
MOST_LINES = 450
"""Of a module in `games/`."""


def folder(slug: str) -> str:
    return slug.replace("-", "_")


def shared_texts() -> dict[Path, str]:
    """The files of the floors that are in no game's folder."""
    own = tuple(f"{root}/{folder(slug)}/" for slug in SLUGS for root in ("games", "web/games"))
    paths = [path.relative_to(ROOT) for path in tracked_files()]
    return {
        path: (ROOT / path).read_text("utf-8")
        for path in paths
        if path.parts[0] in FLOORS
        and path.as_posix() not in ALLOWED
        and not path.as_posix().startswith((*own, MADE))
        and path.suffix in {".py", ".ts", ".tsx", ".css", ".json", ".html", ".mjs", ".md"}
    }


def names() -> re.Pattern[str]:
    """The games' slugs, their names as people write them, as files and classes have them; none of
    them as a part of a longer word.
    """
    ways = {way for slug in SLUGS for way in (slug, folder(slug), GAMES[slug].name)}
    classes = {"".join(map(str.capitalize, slug.split("-"))) for slug in SLUGS}
    plain, capitals = ("|".join(map(re.escape, sorted(words))) for words in (ways, classes))
    return re.compile(rf"(?i:(?<![a-z])(?:{plain})(?![a-z]))|(?<![A-Za-z])(?:{capitals})(?![a-z])")


def test_nothing_outside_of_its_folders_names_a_game() -> None:
    name = names()
    found = [
        f"{path}:{number}: {line.strip()}"
        for path, text in shared_texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if name.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ('BETTING = ["uth.betting"]', True),
        ("import type { StopTheBusRound }", True),
        ("// as at Kabu, where nobody", True),
        ("the bankroll of an author", False),
        ("a bus of notifications", False),
    ],
)
def test_a_name_is_found_by_itself_alone(line: str, is_one: bool) -> None:
    assert bool(names().search(line)) == is_one


def test_what_may_name_a_game_is_there_and_does() -> None:
    name = names()
    for path in ALLOWED:
        assert name.search((ROOT / path).read_text("utf-8")), f"{path} needs no exception"


def words_in(place: Path) -> set[str]:
    """The words of the scripts there, as names of classes are words."""
    texts = (path.read_text("utf-8") for path in place.rglob("*.ts*"))
    return {word for text in texts for word in re.findall(r"[\w-]+", text)}


def test_no_shared_style_is_about_the_class_of_one_game() -> None:
    """A class that the scripts of one game alone use has its rules in that game's folder."""
    shared = words_in(ROOT / "web" / "frontend")
    own = {slug: words_in(ROOT / "web" / "games" / folder(slug)) for slug in SLUGS}
    found = []
    for path in sorted((ROOT / "web" / "frontend" / "styles").glob("*.css")):
        text = re.sub(r"/\*.*?\*/|@import[^;]*;", "", path.read_text("utf-8"), flags=re.DOTALL)
        selectors = re.sub(r"\{[^{}]*\}", "{}", text)
        for name in sorted(set(re.findall(r"\.([a-z][\w-]*)", selectors))):
            users = [slug for slug in SLUGS if name in own[slug]]
            if len(users) == 1 and name not in shared:
                found.append(f"{path.name}: .{name} is of {users[0]}")
    assert found == []


def test_no_module_of_the_rules_is_long() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in tracked_files()
        if path.suffix == ".py" and path.is_relative_to(ROOT / "games")
        if (lines := len(path.read_text("utf-8").splitlines())) > MOST_LINES
    ]
    assert long == []
