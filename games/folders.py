"""What stands in the folder of a game, ``games/<slug with underscores>/``: its rules, its odds, the
program's player, its help and its words. A game is found by its folder and by nothing else.
"""

import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from games.language import ENGLISH, Template


def package(slug: str, floor: str = "games") -> str:
    """The name of a game's package: ``games.high_card`` for ``high-card``. Its own one of another
    floor stands below that floor's ``games``.
    """
    return f"{floor}.{slug.replace('-', '_')}"


def module(slug: str, name: str, floor: str = "games") -> ModuleType | None:
    """The module of this name in a game's folder; None where the game has none, or where there is
    no such game.
    """
    folder = package(slug, floor)
    is_there = find_spec(folder) and find_spec(f"{folder}.{name}")
    return import_module(f"{folder}.{name}") if is_there else None


def help_text(slug: str, language: str) -> str | None:
    """A game's page of help in a language, as Markdown; None where there is none."""
    return _written(slug, "help", language)


def short_text(slug: str, language: str) -> str | None:
    """The same *in short*: what somebody who never played it reads before the first round."""
    return _written(slug, "short", language)


@cache
def catalogue(slug: str, language: str) -> dict[str, Template]:
    """What a game's sentences are in a language, by their English ones."""
    text = _text(slug, f"{language}.json")
    words: dict[str, Template] = json.loads(text) if text is not None else {}
    return words


def _written(slug: str, name: str, language: str) -> str | None:
    return _text(slug, f"{name}.md" if language == ENGLISH else f"{name}.{language}.md")


def _text(slug: str, name: str) -> str | None:
    from importlib.resources import files  # most commands read none

    file = files(package(slug)) / name
    return file.read_text("utf-8") if file.is_file() else None
