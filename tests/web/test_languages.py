"""Every sentence is in every language, and each screen speaks its own (`docs/languages.md`)."""

import io
import itertools
import json
import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from flask import Flask

from games.catalogue import GAMES
from games.language import ENGLISH, LANGUAGES, force_locale, gettext, language, ngettext
from ledger.book import Book
from ledger.export import export
from ledger.store import migration
from ledger.store.database import Database
from tests.chance import CHANCE
from tests.ledger import whole_night
from tests.messages import (
    MISSING,
    ROOT,
    Message,
    in_python,
    in_scripts,
    in_templates,
    names_in,
    of_games,
    of_python,
    of_scripts,
    order,
    own_words,
    serving,
)
from tests.web.conftest import START, TestNight

OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})
Files: TypeAlias = Callable[[str], list[Path]]
"""The catalogues of a language."""
Said: TypeAlias = Callable[[], list[Message]]
"""What they have to say."""
OF_A_GAME = re.compile(r"##of (a game|[a-z-]+)$")
"""Ends the single words that are looked up by a game's own: verbs, values, colours."""


def entries(files: Files, code: str) -> list[tuple[str, Any]]:
    """What the files of a language have, one after the other."""
    return [entry for path in files(code) for entry in json.loads(path.read_text("utf-8")).items()]


@cache
def by_scripts() -> list[Message]:
    """What the scripts say."""
    return in_scripts()


@cache
def by_server() -> list[Message]:
    """What the server says: every source is read, so not where tests are only looked for."""
    return [*in_python(), *in_templates(), *of_games(GAMES)]


PLACES = pytest.mark.parametrize(
    ("files", "said"),
    [
        pytest.param(of_scripts, by_scripts, id="scripts"),
        pytest.param(of_python, by_server, id="server"),
    ],
)


@PLACES
@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_is_in_the_catalogue(code: str, files: Files, said: Said) -> None:
    known = dict(entries(files, code))
    missing = sorted(
        {f"{each.where}: {each.template}" for each in said()}
        - {f"{each.where}: {each.template}" for each in said() if each.template in known}
    )
    assert not missing, f"write them into files beside {files(code)[0].relative_to(ROOT)}"
    for each in said():
        form = dict if each.verb == "ngettext" else str
        assert isinstance(known[each.template], form), f"{each.where}: {each.template}"


@PLACES
@pytest.mark.parametrize("code", OTHERS)
def test_no_game_leans_on_the_catalogue_of_another(code: str, files: Files, said: Said) -> None:
    known = {
        game: dict(entries(partial(serving, game, files(code)), code))
        for game in {each.game for each in said()}
    }
    leaning = [
        f"{each.where}: {each.template}" for each in said() if each.template not in known[each.game]
    ]
    assert not leaning, "write them into a catalogue that games share, as several.json"


@PLACES
@pytest.mark.parametrize("code", OTHERS)
def test_the_names_in_braces_are_the_same(code: str, files: Files, said: Said) -> None:
    used = {each.template: each.names for each in said()}
    for template, other in entries(files, code):
        names = used.get(template, set())
        for form in names_in(other):
            assert form <= names, template
            assert form == names or isinstance(other, dict), template
    for each in said():
        if each.given is not None:
            assert each.names <= each.given, f"{each.where}: {each.template}"


@PLACES
@pytest.mark.parametrize("code", OTHERS)
def test_a_catalogue_says_each_sentence_in_one_way_and_no_other_sentence(
    code: str, files: Files, said: Said
) -> None:
    """Two rooms may both have it, where they say the same."""
    found: dict[str, Any] = {}
    for template, other in entries(files, code):
        assert found.setdefault(template, other) == other, f"{template}: two translations"
    known = {each.template for each in said()}
    unknown = [text for text in found if text not in known and not OF_A_GAME.search(text)]
    assert not unknown, "nobody says it"


@pytest.mark.parametrize("code", OTHERS)
def test_a_catalogue_is_in_alphabetical_order(code: str) -> None:
    """So that two people who add sentences rarely touch the same line."""
    for path in of_python(code) + of_scripts(code):
        kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
        assert path.name != MISSING, "what stands there is not translated"
        assert list(kept) == sorted(kept, key=order), path.name


# What is said


@pytest.mark.usefixtures("app")
def test_a_sentence_is_said_in_the_language_of_who_asks() -> None:
    assert gettext("Show {which}.", which=1240) == "Show 1,240."
    with force_locale("de"):
        assert gettext("Show {which}.", which=-1240) == "−1.240 zeigen."
        assert gettext("A sentence that nobody has translated.") == (
            "A sentence that nobody has translated."
        )
    assert language() == ENGLISH


def test_what_tells_two_meanings_apart_is_shown_to_nobody() -> None:
    assert gettext("check##a move of poker") == "check"


def test_a_number_decides_on_the_form() -> None:
    said = [ngettext("{count} chip", "{count} chips", count) for count in (0, 1, 2, 1240)]
    assert said == ["0 chips", "1 chip", "2 chips", "1,240 chips"]


# Whose language


def title(app: Flask, accepts: str = "", chosen: str = "") -> tuple[str, str]:
    """The language of a page, and its title."""
    client = app.test_client()
    if chosen:
        client.set_cookie("croupier-language", chosen)
    text = client.get("/join", headers={"Accept-Language": accepts}).text
    found = re.search(r'<html lang="(.*?)".*<title>(.*?) · Croupier</title>', text, re.DOTALL)
    assert found
    return found[1], found[2]


@pytest.mark.parametrize(
    ("accepts", "chosen", "code"),
    [
        ("", "", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "", "de"),
        ("en-GB,de;q=0.9", "", "en"),
        ("hu,de;q=0.9", "", "de"),
        ("hu", "", "en"),
        ("de", "en", "en"),
        ("en", "de", "de"),
        ("de", "klingon", "de"),
    ],
)
def test_a_screen_speaks_what_was_chosen_on_it_or_what_its_browser_likes(
    app: Flask, accepts: str, chosen: str, code: str
) -> None:
    titles = {"en": "Join", "de": "Mitspielen"}
    assert title(app, accepts, chosen) == (code, titles[code])
    assert language() == ENGLISH, "nothing of it is left behind"


def test_only_a_screen_that_needs_a_catalogue_loads_it(app: Flask) -> None:
    client = app.test_client()
    assert "languages/" not in client.get("/join").text
    text = client.get("/join", headers={"Accept-Language": "de"}).text
    found = re.search(r'<script src="(/static/[0-9a-f]{16}/bundles/languages/de\.js)" defer>', text)
    assert found
    assert text.index(found[0]) < text.index('<script type="module"')
    answer = client.get(found[1], headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Encoding"] == "gzip"
    script = client.get(found[1]).text
    kept = json.loads(script.removeprefix("globalThis.catalogue=").removesuffix(";"))
    files = [path for path in of_scripts("de") if path.stem != "verify"]
    assert kept == own_words("de") | dict(entries(lambda _code: files, "de"))


# What is written down


def bundle_of_a_night(folder: Path, code: str, patch: pytest.MonkeyPatch) -> bytes:
    """A whole night, played by people who all speak this language, by the same chance and clock."""
    CHANCE.begin("the same night")
    patch.setattr(whole_night, "_KEYS", itertools.count())
    database = Database(f"sqlite:///{folder / code}.sqlite")
    migration.upgrade(database)
    file = io.BytesIO()
    with force_locale(code):
        book = Book(database, itertools.count(START, 1000).__next__)
        export(book, [whole_night.play_whole_night(book).id], "json", file)
    database.close()
    return file.getvalue()


@pytest.mark.usefixtures("app")
def test_the_book_of_a_night_is_the_same_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = bundle_of_a_night(tmp_path, ENGLISH, monkeypatch)
    for code in OTHERS:
        assert bundle_of_a_night(tmp_path, code, monkeypatch) == english


@pytest.mark.parametrize("kind", ["json", "csv", "hledger-house", "beancount"])
def test_an_export_is_english_whoever_asks(night: TestNight, kind: str) -> None:
    path = f"nights/{night.number}/exports/{kind}"
    english = night.host.get(path).data
    assert night.host.get(path, Accept_Language="de").data == english


def test_what_is_kept_for_all_walls_is_kept_by_language(night: TestNight) -> None:
    path = f"nights/{night.number}/wall"
    first, other = (night.host.get(path, Accept_Language=code) for code in ("en", "de"))
    assert first.headers["ETag"] != other.headers["ETag"]
    again = night.host.get(path, Accept_Language="de", If_None_Match=first.headers["ETag"])
    assert again.status_code == 200


def test_a_table_that_nobody_named_is_called_in_the_language_of_whoever_looks(
    night: TestNight,
) -> None:
    path = f"nights/{night.number}/tables"
    for name in ({}, {"name": "Kitchen"}):
        night.host.say(
            "POST", path, {"game": "kabu", "options": {}, "cards": "virtual", "tray": 0, **name}
        )

    def names(code: str) -> list[str]:
        tables = night.host.get(f"nights/{night.number}", Accept_Language=code).json["tables"]
        return [table["name"] for table in tables[-2:]]

    number = night.host.get(f"nights/{night.number}").json["tables"][-2]["table"]
    assert names("en") == [f"Table {number}", "Kitchen"]
    assert names("de") == [f"Tisch {number}", "Kitchen"]
    phone = night.phone(night.ana)
    there = phone.get(f"{night.path}/hand", Accept_Language="de").json
    assert f"Tisch {number}" in json.dumps(there)
    books = json.dumps(night.host.get(f"{night.path}/books", Accept_Language="de").json)
    assert f"Tisch {number}" in books
    assert f"Table {number}" not in books
    opened = f"{night.path}/books/journal?kinds=table-opened"
    says = [line["says"] for line in night.host.get(opened, Accept_Language="de").json["lines"]]
    assert f"Tisch {number} wird geöffnet: Kabu" in says
