"""What a command imports: nothing that it does not use, so that it starts quickly. Modules are
asserted, and no times.
"""

import subprocess
import sys

from tests.command import PATIENCE

DATABASE = {"sqlalchemy", "alembic", "sqlite3", "psycopg"}


def imported_by(program: str) -> set[str]:
    """The modules that a new Python has imported at the end of this program."""
    shown = f"{program}\nimport sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", shown], stdout=subprocess.PIPE, timeout=PATIENCE, check=True
    )
    return set(done.stdout.decode().splitlines()[-1].split())


def test_a_bundle_is_checked_without_a_database() -> None:
    modules = imported_by("import ledger.bundle")
    assert "ledger.audit" in modules
    assert not modules & (DATABASE | {"ledger.book", "ledger.store.database"})
