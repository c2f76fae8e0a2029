"""Whatever is wrong with a night, an audit says it as a person would: no sentence holds a value as
Python or JSON writes it, and a German screen says it in German.
"""

import json
import re
from collections.abc import Iterator
from functools import reduce
from hashlib import sha256
from itertools import islice
from operator import getitem

import pytest

from games.engine.shuffle import Draws
from games.language import force_locale
from ledger import bundle
from ledger.audit import Audited
from ledger.audit.database import DatabaseRecords
from ledger.book import opened
from ledger.state.facts_in_words import LABELS, in_words, label, sentence
from ledger.store.canonical import JSON
from tests.ledger.forged import (
    FOUND,
    RULES_ONLY,
    Body,
    bodies_of,
    chained,
    changed,
    parts_of,
    put,
    tampered,
)
from tests.ledger.whole_night import play_whole_night
from web.http.languages import python_catalog

CODE = re.compile(r"[\[\]{}`]|\b(True|False|None|dict|str|int)\b|\\[ux]|'\w+':")
"""What nobody says aloud."""
OTHERS = 150
"""So many forgeries of chance, besides those that have a name."""
PARTS = 5
WRONG: tuple[JSON, ...] = (5, -1, 2**53 - 1, True, None, "x", "", [1], {"a": 1}, "{a}", "a\u202eb")


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The bundle of a night in which everything happens."""
    folder = tmp_path_factory.mktemp("night")
    with opened(f"sqlite:///{folder / 'croupier.sqlite'}") as book:
        night = play_whole_night(book, ("divide-and-conquer", "superfecta"))
        with book.database.reading() as connection:
            return "".join(bundle.written(DatabaseRecords(connection, night.id)))


@pytest.fixture(scope="module")
def found(text: str) -> list[Audited]:
    """What audits find of every named forgery."""
    forged = [tampered(text, tamper) for tamper in (*FOUND.values(), *RULES_ONLY.values())]
    return [bundle.verify(bundle.read(each)) for each in forged]


def others(bodies: list[Body], count: int) -> Iterator[str]:
    """The bundle with some part of some entry changed, of another type, or left out."""
    draws = Draws(sha256(b"plain findings").digest())
    for turn in range(count):
        at = draws.below(len(bodies))
        body = json.loads(json.dumps(bodies[at]))
        parts = list(parts_of(body))
        part = parts[draws.below(len(parts))]
        if turn % 3 == 0:
            put(body, part, WRONG[draws.below(len(WRONG))])
        elif turn % 3 == 1:
            put(body, part, changed(reduce(getitem, part, body)))
        else:
            del body[part[0]]
        yield chained([*bodies[:at], body, *bodies[at + 1 :]])


def sentences(audited: Audited) -> Iterator[str]:
    for finding in audited.findings:
        yield from (finding.where, finding.what, finding.wanted)
    for unchecked in audited.unchecked:
        yield from (unchecked.where, unchecked.why)


def code_in(found: list[Audited]) -> list[str]:
    """The sentences that are code."""
    said = {sentence for audited in found for sentence in sentences(audited)}
    assert len(said) > len(found)
    return [sentence for sentence in said if CODE.search(sentence)]


def not_german(found: list[Audited]) -> set[str]:
    """The sentences that a German screen says in English."""
    from web.shown.findings import in_words as in_language

    with force_locale("de"):
        german = [in_language(audited) for audited in found]
    return {
        mine.what
        for audited, told in zip(found, german, strict=True)
        for mine, theirs in zip(audited.findings, told.findings, strict=True)
        if mine.what == theirs.what
    }


def test_no_sentence_of_a_finding_is_code(found: list[Audited]) -> None:
    assert code_in(found) == []


@pytest.mark.usefixtures("app")
def test_a_german_screen_says_them_in_german(found: list[Audited]) -> None:
    assert not_german(found) == set()


@pytest.mark.sweep(of=PARTS)
@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("turn", range(PARTS))
def test_what_chance_forges_is_said_in_words_as_well(text: str, turn: int) -> None:
    forged = islice(others(bodies_of(text), OTHERS), turn, None, PARTS)
    found = [bundle.verify(bundle.read(each)) for each in forged]
    assert code_in(found) == []
    assert not_german(found) == set()


def test_every_label_of_a_fact_has_its_german() -> None:
    assert set(LABELS.values()) <= python_catalog("de").keys()


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"),
        ([], "nothing"),
        ({}, "nothing"),
        (False, "no"),
        (12_000, "12,000"),
        ("Qh", "Q♥"),
        (["Qh", "Ts"], "Q♥ 10♠"),
        ([{"seat": 2, "player": 4}], "seat 2: player 4"),
        (
            [{"seat": 1, "player": 1, "name": "Ana", "chips": 54}],
            "seat 1: player 1, Ana, with 54 chips",
        ),
        ([{"value": 5, "count": 12}, {"value": 1, "count": 3}], "12 chips of 5; 3 chips of 1"),
        ({"minor": 10, "currency": "EUR"}, "10 of the smallest coin of EUR"),
        ({"pools": {"WIN": 7}, "race": 1}, "pools (WIN 7), race 1"),
        ("a\u202eb", "a(U+202E)b"),
    ],
)
def test_a_value_is_said_in_words(value: JSON, words: str) -> None:
    assert in_words(value) == words


def test_a_fact_is_named_as_people_name_it() -> None:
    assert sentence("finished", True) == "whether the round is over: it says yes."
    assert label("seats") == "who sits there"
    assert label("trump_suit") == "trump suit"
