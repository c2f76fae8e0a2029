"""A new file is there whole under its name, or not at all, and nothing is written over."""

import os
from contextlib import suppress
from pathlib import Path

import pytest

from ledger.book import opened
from ledger.store.backup import backup
from ledger.store.files import PRIVATE, new_file


def test_a_file_takes_its_name_when_it_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    with new_file(target) as part:
        assert (part.parent, part.stat().st_mode & 0o777) == (tmp_path, 0o600)
        part.write_text("whole")
        assert not target.exists()
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("a.pdf", "whole")]


@pytest.mark.parametrize("way", ["file", "link", "broken link"])
def test_files_of_a_likely_name_are_left_alone(way: str, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    if way != "broken link":
        precious.write_text("mine")
    part = tmp_path / "a.pdf.part"
    if way == "file":
        precious.rename(part)
    else:
        part.symlink_to(precious)
    with new_file(tmp_path / "a.pdf") as file:
        file.write_text("night")
    assert way == "broken link" or part.read_text() == "mine"
    assert precious.exists() == (way == "link")


def write_two(target: Path) -> None:
    """Two begin to write the same file; the one that began later is done first."""
    with new_file(target) as late:
        late.write_text("late")
        with new_file(target) as early:
            early.write_text("early")


def test_of_two_that_take_one_name_the_first_has_it(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    with pytest.raises(FileExistsError):
        write_two(target)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("a.pdf", "early")]


def test_where_a_file_cannot_have_two_names_nothing_is_written_over_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_names: object) -> None:
        raise PermissionError  # what Linux says on a memory stick

    monkeypatch.setattr(os, "link", refuse)
    target = tmp_path / "a.pdf"
    with pytest.raises(FileExistsError):
        write_two(target)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("a.pdf", "early")]


def test_a_link_that_leads_nowhere_is_not_followed(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    target.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(FileExistsError), new_file(target):
        pytest.fail("it must find out before anything is written")
    assert not (tmp_path / "elsewhere").exists()


def test_what_goes_wrong_leaves_nothing_lying(tmp_path: Path) -> None:
    with suppress(KeyboardInterrupt), new_file(tmp_path / "a.sqlite") as part:
        part.with_name(f"{part.name}-journal").write_text("SQLite's own")
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_others_may_read_what_the_umask_lets_them(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        for name, mode in (("shared", 0o666), ("private", PRIVATE)):
            with new_file(tmp_path / name, mode):
                pass
    finally:
        os.umask(before)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes == {"shared": 0o640, "private": 0o600}


def test_a_backup_is_its_owners_alone_and_takes_no_likely_name(tmp_path: Path) -> None:
    (tmp_path / "copy.sqlite.part").write_text("mine")
    with opened(f"sqlite:///{tmp_path / 'book.sqlite'}") as book:
        backup(book.database, tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "copy.sqlite.part").read_text() == "mine"
    assert not list(tmp_path.glob(".croupier-*"))
