"""Reads the guards of a migration step: statements of SQL, parted by empty lines, in one file a
database.
"""

from importlib.resources import files

from alembic import op


def run(name: str) -> None:
    """Run `name`, such as ``v0001_up``, in the words of the database that is being migrated."""
    dialect = op.get_bind().dialect.name
    script = files("migrations.versions").joinpath(f"{name}_{dialect}.sql").read_text("utf-8")
    for statement in script.strip().split("\n\n"):
        op.get_bind().exec_driver_sql(statement)
