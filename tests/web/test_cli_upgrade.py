"""A newer Croupier on a book of an older one: it is copied before anything is changed."""

import json
import shutil
from pathlib import Path

import pytest

from tests.command import croupier

OLD = Path(__file__).parent.parent / "books" / "0.1.0" / "played.sqlite"


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A book of version 0.1.0."""
    book = tmp_path / "friday.sqlite"
    shutil.copy(OLD, book)
    return book


@pytest.mark.parametrize("command", ["nights", "audit"])
def test_the_first_command_keeps_the_book_as_it_was_and_says_where(
    older: Path, tmp_path: Path, command: str
) -> None:
    more = ["1"] if command == "audit" else []
    first = croupier(command, *more, "--json", "--database", older, home=tmp_path)
    (kept,) = tmp_path.glob("friday-before-*.sqlite")
    assert first.returncode == 0
    assert str(kept) in first.stderr
    assert json.loads(first.stdout)
    again = croupier(command, *more, "--json", "--database", older, home=tmp_path)
    assert again.stderr == ""
    assert json.loads(again.stdout) == json.loads(first.stdout)


def test_what_was_kept_is_the_older_book(older: Path, tmp_path: Path) -> None:
    listed = croupier("nights", "--json", "--database", older, home=tmp_path)
    (kept,) = tmp_path.glob("friday-before-*.sqlite")
    of_copy = croupier("nights", "--json", "--database", kept, home=tmp_path)
    assert json.loads(of_copy.stdout) == json.loads(listed.stdout)
    assert "is brought up to date" in of_copy.stderr
