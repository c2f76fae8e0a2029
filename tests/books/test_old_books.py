"""Books that older versions wrote say today what they said then."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.books.told import bundles, told

BOOKS = sorted(Path(__file__).parent.glob("*/*.sqlite"))


def name(book: Path) -> str:
    return f"{book.parent.name}/{book.stem}"


@pytest.mark.parametrize("book", BOOKS, ids=name)
def test_an_old_book_says_what_it_said_then(book: Path, tmp_path: Path) -> None:
    now = told(Path(shutil.copy(book, tmp_path)))
    kept = {file: book.with_name(f"{book.stem}.{file}").read_text(encoding="utf-8") for file in now}
    for file in now:
        assert now[file] == kept[file], f"{file} has changed"


@pytest.mark.parametrize("book", BOOKS, ids=name)
def test_its_bundles_are_the_same_byte_for_byte(book: Path, tmp_path: Path) -> None:
    assert bundles(Path(shutil.copy(book, tmp_path))) == book.with_suffix(".jsonl").read_bytes()


def test_the_first_version_left_rounds_of_all_its_games_and_whatever_goes_wrong_in_an_evening() -> (
    None
):
    bodies = [entry["body"] for entry in entries_of(BOOKS[0].parent)]
    games = {body["game"] for body in bodies if body["kind"] == "round-began"}
    assert games == {
        "bura",
        "card-stock-market",
        "kabu",
        "lorum",
        "speculation",
        "superfecta",
        "uth",
    }
    assert {
        "amendment",
        "correction",
        "night-reopened",
        "round-voided",
        "tray-counted",
        "undo",
    } <= {body["kind"] for body in bodies}
    assert any(moved[3] == "marker" for body in bodies for moved in body["transfers"])


def entries_of(version: Path) -> Iterator[Any]:
    for file in sorted(version.glob("*.jsonl")):
        if not file.name.endswith(".rounds.jsonl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                yield from json.loads(line)["entries"]
