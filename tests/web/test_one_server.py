"""One server to a PostgreSQL database, as to a file: a second one is refused, other commands run
beside it, and a connection that is lost does not let two of them serve.
"""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from ledger.store.database import Database
from tests.command import PATIENCE, croupier
from tests.web.test_cli import serving
from web.cli import lock
from web.cli.errors import BadInput


@pytest.fixture
def database(postgres_url: str) -> Iterator[Database]:
    found = Database(postgres_url)
    found.upgrade()
    yield found
    found.close()


def cut_off(database: Database) -> None:
    """End the connection that holds the lock, as a database server does that restarts."""
    with database.writing() as connection:
        holder = connection.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_locks "
                "WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid() AND database ="
                " (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
        )
        assert holder.scalars().all() == [True]


def test_a_second_server_is_refused_and_other_commands_are_not(
    postgres_url: str, tmp_path: Path
) -> None:
    with serving(postgres_url, tmp_path):
        for command in ("serve", "demo"):
            second = croupier(command, "--database", postgres_url, "--port", "0", home=tmp_path)
            assert second.returncode == 2
            assert "Another Croupier already serves postgresql" in second.stderr
            assert "one to a database" in second.stderr
        beside = croupier("nights", "--json", "--database", postgres_url, home=tmp_path)
        assert beside.returncode == 0
    with serving(postgres_url, tmp_path) as (_, said):
        assert said["address"]


def test_books_are_read_and_imported_beside_a_server(postgres_url: str, tmp_path: Path) -> None:
    file, bundle = tmp_path / "demo.sqlite", tmp_path / "night.json"
    assert croupier("demo", "--no-serve", "--database", file, home=tmp_path).returncode == 0
    export = ("export", "1", "--format", "json", "-o", bundle)
    assert croupier(*export, "--database", file, home=tmp_path).returncode == 0
    with serving(postgres_url, tmp_path):
        on = ("--database", postgres_url)
        assert croupier("import", bundle, *on, home=tmp_path).returncode == 0
        assert croupier("audit", *on, home=tmp_path).returncode in (0, 3)
        out = tmp_path / "again.json"
        again = croupier("export", "1", "--format", "json", "-o", out, *on, home=tmp_path)
        assert (again.returncode, json.loads(out.read_text())) == (
            0,
            json.loads(bundle.read_text()),
        )


def test_a_lock_that_goes_with_its_connection_is_taken_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "CHECK_EVERY", 0.05)
    held, lost = lock.only_server(database), threading.Event()
    held.watch(lambda _: lost.set())
    for _ in range(2):
        cut_off(database)
        assert not lost.wait(1)
        with pytest.raises(BadInput):
            lock.only_server(database)
    held.release()
    lock.only_server(database).release()


def test_a_server_whose_lock_another_one_has_ends_with_a_sentence(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "CHECK_EVERY", 0.5)
    monkeypatch.setattr(lock, "PATIENCE", 0.5)
    held, lost, said = lock.only_server(database), threading.Event(), []

    def tell(sentence: str) -> None:
        said.append(sentence)
        lost.set()

    held.watch(tell)
    cut_off(database)
    other = lock.only_server(database)
    assert lost.wait(PATIENCE)
    assert "already serves" in said[0]
    held.release()
    other.release()


def test_a_released_lock_says_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "CHECK_EVERY", 0.05)
    held, lost = lock.only_server(database), threading.Event()
    held.watch(lambda _: lost.set())
    held.release()
    assert not lost.wait(0.3)
    lock.only_server(database).release()
