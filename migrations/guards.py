"""Reads the guards of a migration step: statements of SQL, parted by empty lines, in one file a
database.
"""

import re
from collections.abc import Iterator
from importlib.resources import files

import sqlalchemy as sa
from alembic import op

SCHEMA = "{schema}"
"""Stands in a statement for the schema of the book's tables (PostgreSQL)."""
_SCHEMA_OF_THE_BOOK = sa.text(
    "SELECT quote_ident(nspname) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace"
    " WHERE pg_class.oid = to_regclass('nights')"
)


def run(name: str) -> None:
    """Run `name`, such as ``v0001_up``, in the words of the database that is being migrated."""
    bind = op.get_bind()
    for statement in statements(name, bind.dialect.name):
        bind.exec_driver_sql(in_schema(bind, statement))


def replace_functions(name: str) -> None:
    """Make the functions of this step again, in the place of those of a later one."""
    bind = op.get_bind()
    for statement in statements(name, bind.dialect.name):
        made = re.search(r"CREATE FUNCTION.*", statement, re.DOTALL)
        if made:
            again = made[0].replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION", 1)
            bind.exec_driver_sql(in_schema(bind, again))


def statements(name: str, dialect: str) -> Iterator[str]:
    """The statements of a file, in order."""
    script = files("migrations.versions").joinpath(f"{name}_{dialect}.sql").read_text("utf-8")
    yield from script.strip().split("\n\n")


def in_schema(bind: sa.Connection, statement: str) -> str:
    """The statement, with the schema of the book's tables in its place."""
    return statement.replace(SCHEMA, schema_of_the_book(bind)) if SCHEMA in statement else statement


def schema_of_the_book(bind: sa.Connection) -> str:
    """The schema of the book's tables (PostgreSQL), as it is written in a statement."""
    found: str = bind.execute(_SCHEMA_OF_THE_BOOK).scalar_one()
    return found
