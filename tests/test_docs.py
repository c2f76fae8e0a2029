"""The pages of `docs/`, the README and CONTRIBUTING: what they name in the tree is there."""

import importlib
import re
from dataclasses import fields
from pathlib import Path

import pytest

from games.engine import Game, Option, Table

ROOT = Path(__file__).parent.parent
GUIDE = [ROOT / "docs" / name for name in ("add-a-game.md", "more-in-a-game.md")]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
FLOORS = ("games", "ledger", "web", "tests", "docs", "migrations", "benchmarks")
ENGINES_OWN = {"repay_markers"}
"""Verbs of the table that no script needs."""
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(rf"(?<![\w./])(?:{'|'.join(FLOORS)})/[\w./-]*[\w/](?![\w*])")
_MODULE = re.compile(rf"(?<![\w./])(?:{'|'.join(FLOORS[:4])})(?:\.\w+)+")
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)|src=\"([^\":]+)\"")


def named(page: Path) -> list[str]:
    """What stands in backticks on a page, but for whole examples."""
    return _CODE.findall(_FENCED.sub("", page.read_text("utf-8")))


def guide() -> str:
    """The two pages on a new game."""
    return "\n".join(page.read_text("utf-8") for page in GUIDE)


def is_example(name: str) -> bool:
    """Whether this belongs to the game that the guide writes, or stands for any name."""
    return "high_card" in name or name.isupper()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    paths = {path for code in named(page) for path in _PATH.findall(code)}
    missing = [
        path for path in sorted(paths) if not is_example(path) and not (ROOT / path).exists()
    ]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_and_picture_that_a_page_leads_to_is_there(page: Path) -> None:
    links = {link or src for link, src in _LINK.findall(_FENCED.sub("", page.read_text("utf-8")))}
    assert not [link for link in sorted(links) if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_that_a_page_names_is_there(page: Path) -> None:
    names = {name for code in named(page) for name in _MODULE.findall(code)}
    assert not [name for name in sorted(names) if not is_example(name) and not found(name)]


def found(name: str) -> bool:
    """Whether this names a module, or something in one."""
    if (ROOT / name).exists():
        return True  # a file without a folder: games.toml
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            thing: object = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


def test_every_page_is_led_to_from_the_readme_or_the_guide_to_changes() -> None:
    texts = [(ROOT / name).read_text("utf-8") for name in ("README.md", "CONTRIBUTING.md")]
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")}
    assert not [page for page in sorted(pages) if not any(page in text for text in texts)]


def test_the_guide_names_every_verb_of_the_table() -> None:
    text = guide()
    verbs = {name for name in dir(Table) if not name.startswith("_")} - ENGINES_OWN
    assert not [verb for verb in sorted(verbs) if f"table.{verb}" not in text]


def test_the_guide_names_every_field_of_a_game_and_of_an_option() -> None:
    named_there = {
        word for page in GUIDE for code in named(page) for word in re.findall(r"\w+", code)
    }
    needed = {*(field.name for field in fields(Game)), *Option._fields}
    assert not sorted(needed - named_there - {"by", "do", "values", "optional"})


def test_the_guide_names_no_verb_that_the_table_has_not() -> None:
    used = set(re.findall(r"\btable\.(\w+)\(", guide()))
    assert used <= set(dir(Table))
