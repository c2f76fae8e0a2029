"""What a command imports: nothing that it does not use, so that it starts quickly. Modules are
asserted, and no times.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games.catalogue import SLUGS
from games.folders import package
from ledger.book import opened
from tests.command import PATIENCE, croupier
from tests.ledger.whole_night import WholeNight
from web.cli import COMMANDS

DATABASE = {"sqlalchemy", "alembic", "sqlite3", "psycopg"}
SERVER = {"flask", "werkzeug", "gunicorn", "marshmallow", "argon2"}
FILES = {"fpdf", "xlsxwriter", "uharfbuzz"}
OTHERS = {"multiprocessing", "phevaluator", "shtab", "difflib", "asyncio"}
GAMES = {f"{package(slug)}.rules" for slug in SLUGS}
HEAVY = DATABASE | SERVER | FILES | OTHERS | GAMES


def imported_by(program: str) -> set[str]:
    """The modules that a new Python has imported at the end of this program."""
    shown = f"{program}\nimport sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", shown], stdout=subprocess.PIPE, timeout=PATIENCE, check=True
    )
    return set(done.stdout.decode().splitlines()[-1].split())


def imported_by_command(*args: str | Path) -> set[str]:
    """The modules that a command has imported when it is done."""
    return imported_by(f"from web.cli import main; assert main({[*map(str, args)]!r}) == 0")


def test_a_bundle_is_checked_without_a_database() -> None:
    modules = imported_by("import ledger.bundle")
    assert "ledger.audit" in modules
    assert not modules & (DATABASE | {"ledger.book", "ledger.store.database"})


MOST_FOR_THE_LIST = 45
"""Modules that the list of commands may need besides those that every Python has imported."""


def test_the_list_of_commands_needs_no_parser() -> None:
    modules = imported_by_command("--help")
    assert len(modules - imported_by("")) <= MOST_FOR_THE_LIST
    assert not modules & (HEAVY | {"argparse", "json", "pathlib", "games.engine"})
    assert {name for name in modules if name.startswith("web.cli.")} == {
        "web.cli.errors",
        "web.cli.status",
        "web.cli.streams",
    }


def test_the_version_needs_little_more_than_the_list() -> None:
    more = imported_by_command("--version") - imported_by_command("--help")
    assert more == {"web.version"}


@pytest.mark.parametrize("command", sorted(COMMANDS.keys() - {"completion"}))
def test_the_help_of_a_command_imports_that_command_alone(command: str) -> None:
    modules = imported_by_command(command, "--help")
    assert not modules & HEAVY
    helpers = {"choose", "errors", "of_games", "output", "parser"}
    helpers |= {"serve", "spelling", "status", "streams", "where"}
    own = {"import_" if command == "import" else command}
    beside = {"practice": {"typed_cards"}}.get(command, set())
    allowed = {f"web.cli.{name}" for name in helpers | own | beside}
    assert {name for name in modules if name.startswith("web.cli.")} <= allowed


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle of a night in which nothing was played, beside its book."""
    folder = tmp_path_factory.mktemp("tiny")
    with opened(f"sqlite:///{folder / 'book.sqlite'}") as book:
        WholeNight(book)
    file = folder / "tiny.json"
    done = croupier("export", "--database", folder / "book.sqlite", "1", "-o", file, home=folder)
    assert done.returncode == 0
    return file


def test_verify_needs_no_database_and_no_game_that_was_not_played(tiny: Path) -> None:
    assert not imported_by_command("verify", tiny) & HEAVY


def test_the_list_of_nights_asks_sqlite_alone(tiny: Path) -> None:
    modules = imported_by_command("nights", "--database", tiny.parent / "book.sqlite")
    assert modules & HEAVY == {"sqlite3"}


def test_an_audit_needs_no_server_and_no_library_of_files(tiny: Path) -> None:
    modules = imported_by_command("audit", "--database", tiny.parent / "book.sqlite")
    assert "sqlalchemy" in modules
    assert not modules & (SERVER | FILES)


def test_a_round_is_played_with_its_own_game(tmp_path: Path) -> None:
    seats = [{"seat": at, "player": name, "chips": 20} for at, name in ((1, "Ana"), (2, "Ben"))]
    race = {"format": "croupier-round/1", "game": "superfecta", "seats": seats}
    race |= {"deck": [], "actions": [{"by": "dealer", "do": "off"}, {"by": "dealer", "do": "run"}]}
    file = tmp_path / "race.json"
    file.write_text(json.dumps(race))
    assert imported_by_command("play", file) & HEAVY == {"games.superfecta.rules"}
    assert imported_by_command("simulate", "kabu", "--rounds", "1") & HEAVY == {"games.kabu.rules"}
