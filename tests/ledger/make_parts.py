"""Writes down what the migrations make, for `ledger.store.guards`: run it after a new step.

python -m tests.ledger.make_parts
"""

import json
import tempfile
from pathlib import Path

import migrations
from ledger.store import guards, migration
from ledger.store.database import Database
from tests.postgres import running_server


def made(url: str) -> str:
    """The parts of a fresh database, as they are kept."""
    database = Database(url)
    migration.upgrade(database)
    with database.reading() as connection:
        step = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
        parts = {guards.STEP: step} | guards.parts(connection)
    database.close()
    return json.dumps(parts, indent=1, ensure_ascii=False) + "\n"


def kept(dialect: str) -> Path:
    """The file that keeps them."""
    return Path(migrations.__file__).with_name(f"made_{dialect}.json")


def main() -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder:
        kept("sqlite").write_text(made(f"sqlite:///{folder}/book.sqlite"), encoding="utf-8")
    with running_server() as server, server.database() as url:
        kept("postgresql").write_text(made(url), encoding="utf-8")


if __name__ == "__main__":
    main()
