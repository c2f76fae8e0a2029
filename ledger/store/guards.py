"""What guards the book in its database: tables with their constraints, indexes, triggers and their
functions. They are compared with what the migrations make, and what is missing can be made again.

Whoever may alter the schema can take a guard away, write what it would have refused, and put it
back; an audit looks at the rows for that. This looks at the schema itself.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

import sqlalchemy as sa

from ledger.store.steps import BOOK
from migrations import guards

_SPACES = re.compile(r"\s+")
_MADE = re.compile(r"CREATE (?:OR REPLACE )?(FUNCTION|TRIGGER) (?:\{schema\}\.)?(\w+).*", re.DOTALL)
_STEPS = {
    "sqlite": ("v0001_up", "v0004_up", "v0014_up"),
    "postgresql": ("v0001_up", "v0004_up", "v0011_up", "v0013_up", "v0014_up"),
}
"""The files that make triggers and functions; of two that make the same one, the later is right."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A part of the schema that is not what the migrations make."""

    part: str
    """What and which: ``trigger entries_never_change``."""
    what: str
    """What is the matter with it."""

    def __str__(self) -> str:
        return f"{self.part} {self.what}"


STEP = "step"
"""Under this name stands in the kept parts which step made them."""
MISSING, ALTERED, STRANGE = "is missing", "has been altered", "is not one of Croupier's"


def older_step(connection: sa.Connection) -> str | None:
    """The step of a schema that has not been brought up to date; None where it has."""
    step: str = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    return None if step == wanted_parts(connection.dialect.name)[STEP] else step


def gaps(connection: sa.Connection) -> list[Gap]:
    """Every difference between the schema of this database, which must be up to date, and what the
    newest step makes.
    """
    wanted, there = dict(wanted_parts(connection.dialect.name)), parts(connection)
    wanted.pop(STEP)
    return [
        *(
            Gap(part, ALTERED if part in there else MISSING)
            for part, text in wanted.items()
            if there.get(part) != text
        ),
        # An index more refuses nothing that the others let in; whoever made it may keep it.
        *(
            Gap(part, STRANGE)
            for part in there
            if part not in wanted and not part.startswith("index ")
        ),
    ]


def wanted_parts(dialect: str) -> Mapping[str, str]:
    """The parts of the schema, and what each says, as the newest step makes them."""
    kept = files("migrations").joinpath(f"made_{dialect}.json").read_text("utf-8")
    found: dict[str, str] = json.loads(kept)
    return found


def parts(connection: sa.Connection) -> dict[str, str]:
    """The parts of the schema that guard the book, and what each says."""
    if connection.dialect.name == "sqlite":
        return _sqlite_parts(connection)
    return _postgresql_parts(connection)


def mendable(gap: Gap) -> bool:
    """Whether `mend` can make it again: a trigger or a function that the migrations make."""
    kind, _, name = gap.part.partition(" ")
    return gap.what != STRANGE and (kind.upper(), name) in {
        (kind, name) for kind, name, _ in _making("sqlite") + _making("postgresql")
    }


def mend(connection: sa.Connection, found: list[Gap]) -> None:
    """Make these triggers and functions again, exactly."""
    lost = {gap.part for gap in found}
    making = _making(connection.dialect.name)
    # Functions first: triggers call them.
    for kind, name, statement in sorted(making, key=lambda part: part[0] != "FUNCTION"):
        if f"{kind.lower()} {name}" not in lost:
            continue
        if kind == "TRIGGER":
            connection.exec_driver_sql(_dropping(connection, name, statement))
        connection.exec_driver_sql(guards.in_schema(connection, statement))


def _dropping(connection: sa.Connection, name: str, statement: str) -> str:
    if connection.dialect.name == "sqlite":
        return f"DROP TRIGGER IF EXISTS {name}"
    found = re.search(r"\bON (\w+)", statement)
    assert found is not None
    return f"DROP TRIGGER IF EXISTS {name} ON {found[1]}"


def _making(dialect: str) -> list[tuple[str, str, str]]:
    """The statements that make triggers and functions: kind, name, and the statement."""
    made: dict[tuple[str, str], str] = {}
    for step in _STEPS[dialect]:
        for statement in guards.statements(step, dialect):
            if found := _MADE.search(statement):
                made[found[1], found[2]] = found[0]
    return [
        (kind, name, text.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION", 1))
        for (kind, name), text in made.items()
    ]


# What the databases tell of themselves


def _sqlite_parts(connection: sa.Connection) -> dict[str, str]:
    """All that SQLite keeps of a schema is the text that made it."""
    found = {}
    for kind, name, table, text in connection.exec_driver_sql(
        "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    ):
        # A trigger or a view on any table can reach those of the book.
        if table in BOOK or kind in ("trigger", "view"):
            found[f"{kind} {name}"] = _SPACES.sub(" ", text or "made by its table").strip()
    return found


def _postgresql_parts(connection: sa.Connection) -> dict[str, str]:
    schema = guards.schema_of_the_book(connection)
    queries = files("ledger.store").joinpath("parts_postgresql.sql").read_text("utf-8")
    functions = [name for kind, name, _ in _making("postgresql") if kind == "FUNCTION"]
    asked = {"book": list(BOOK), "in": schema, "functions": functions}
    found = {}
    for query in queries.strip().split("\n\n")[1:]:
        statement = sa.text(query)
        named = {name: asked[name] for name in statement.compile().params}
        for part, text in connection.execute(statement, named):
            # A function must name it: without, a temporary table could stand in. Elsewhere whether
            # PostgreSQL names it depends on the connection.
            of_schema = f"{guards.SCHEMA}." if part.startswith("function ") else ""
            found[part] = _SPACES.sub(" ", text.replace(f"{schema}.", of_schema)).strip()
    return found
