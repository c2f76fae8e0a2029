"""The language of the screen that asks: what was chosen on it, or what its browser likes best."""

import json
from functools import cache, lru_cache
from pathlib import Path

from flask import Flask, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

import games
import ledger
import web
from games.catalogue import SLUGS
from games.folders import catalogue as catalogue_of_game
from games.language import (
    ENGLISH,
    LANGUAGES,
    Template,
    add_catalog,
    gettext,
    language,
    ngettext,
    set_locale,
)

COOKIE = "croupier-language"
"""What was chosen on the screen, where `web/frontend/kit/language.ts` keeps it."""
FOLDER = "languages"
"""Each floor has one: in it is a folder for each language."""


def set_up(app: Flask) -> None:
    """Answer every request of this app in its screen's language."""
    _add_catalogs()
    app.before_request(_set_locale)
    app.teardown_request(lambda _error: set_locale(ENGLISH))
    app.jinja_env.globals.update(
        gettext=gettext, ngettext=ngettext, language=language, languages=LANGUAGES
    )


def catalogue(folder: Path) -> dict[str, Template]:
    """What all files of a folder have together."""
    together: dict[str, Template] = {}
    for path in sorted(folder.glob("*.json")):
        together |= json.loads(path.read_text("utf-8"))
    return together


def python_catalog(code: str) -> dict[str, Template]:
    """What all that is written in Python says in a language: the three floors, and every game."""
    together: dict[str, Template] = {}
    for floor in (games, ledger, web):
        together |= catalogue(Path(floor.__path__[0]) / FOLDER / code)
    for slug in SLUGS:
        together |= catalogue_of_game(slug, code)
    return together


def _set_locale() -> None:
    chosen = request.cookies.get(COOKIE)
    set_locale(chosen if chosen in LANGUAGES else _liked(request.headers.get("Accept-Language")))


@lru_cache(maxsize=64)
def _liked(header: str | None) -> str:
    """The language of ours that a browser likes best. It says so with every request, in the same
    words: to read them took as long as to find out who asks.
    """
    liked = parse_accept_header(header, LanguageAccept)
    said = (tag.split("-")[0].lower() for tag, how in liked if how > 0)
    return next((code for code in said if code in LANGUAGES), ENGLISH)


@cache
def _add_catalogs() -> None:
    for code in LANGUAGES.keys() - {ENGLISH}:
        add_catalog(code, python_catalog(code))
