"""Copies that a server makes by itself."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from ledger.book import opened
from ledger.store.database import Database
from tests.command import PATIENCE, croupier
from tests.ledger.whole_night import WholeNight
from tests.web.conftest import TestNight
from tests.web.test_cli import serving
from web.cli.kept_copies import KeptCopies
from web.services.services import Services

pytestmark = pytest.mark.sweep(of=3)


def test_a_server_makes_one_and_the_doctor_names_it(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite"
    copies = KeptCopies(book)
    with serving(book, tmp_path, "--backup-every", "1"):
        give_up = time.monotonic() + PATIENCE
        while not copies.all() and time.monotonic() < give_up:
            time.sleep(0.05)
    (copy,) = copies.all()
    assert copy.stat().st_mode & 0o077 == 0
    looked = croupier("doctor", "--database", book, "--port", "1", home=tmp_path)
    assert f"backups          1; the newest is {copy}." in looked.stdout


def test_so_many_are_kept_and_none_goes_for_one_that_is_wrong(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite"
    with opened(f"sqlite:///{book}") as begun:
        WholeNight(begun)
    database = Database(f"sqlite:///{book}")
    copies = KeptCopies(book)
    assert copies.add(database, most=2) is None
    (first,) = copies.all()
    for day in ("19990101", "19990102"):  # as two that were made before
        copies.folder.joinpath(f"book-{day}-120000-000000.sqlite").write_bytes(first.read_bytes())
    assert copies.add(database, most=2) is None
    kept = copies.all()
    assert (len(kept), kept[0]) == (2, first)
    with closing(sqlite3.connect(book)) as connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'entries'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE entries SET hash = zeroblob(32) WHERE number = 2")
        connection.commit()
    why = copies.add(database, most=2)
    assert why is not None
    assert "audit of a copy found something" in why
    assert copies.all() == kept
    looked = croupier("doctor", "--database", book, "--port", "1", home=tmp_path)
    assert (looked.returncode, why in looked.stdout) == (1, True)
    database.close()


def test_the_desk_hears_of_one_that_failed_until_another_succeeds(
    night: TestNight, services: Services
) -> None:
    before = night.host.get(night.path)
    copies = KeptCopies(Path(str(services.database.place)))
    copies.folder.write_text("in the way")
    why = copies.add(services.database, most=1)
    assert why is not None
    seen = night.host.get(night.path, If_None_Match=before.headers["ETag"])
    assert (seen.status_code, seen.json["copy_failed"]) == (200, why)
    copies.folder.unlink()
    assert copies.add(services.database, most=1) is None
    assert night.host.get(night.path).json["copy_failed"] is None


@pytest.mark.parametrize("wrong", [("0", "1"), ("5000", "1"), ("1", "0"), ("nan", "1")])
def test_what_cannot_be_is_refused(wrong: tuple[str, str], tmp_path: Path) -> None:
    hours, kept = wrong
    more = ("--backup-every", hours, "--backups-kept", kept)
    done = croupier("serve", "--database", tmp_path / "b.sqlite", *more, home=tmp_path)
    assert done.returncode == 2
    assert "every minute" in done.stderr
