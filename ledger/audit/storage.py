"""The audit of the database itself, whatever nights are in it: its guards stand, its file is sound,
and no row is there that a column's type or check would have refused.

A guard can be taken away, and SQLite's checks can be switched off by a pragma, for as long as it
takes to write a row; so the guards are compared with what the migrations make, and the rows looked
at one by one.
"""

from collections.abc import Iterator

import sqlalchemy as sa

from ledger.audit.debts import debts_between_nights
from ledger.audit.derived import derived
from ledger.audit.house import house_findings
from ledger.findings import Finding, Found, Unchecked
from ledger.store import guards
from ledger.store.schema import house, metadata

_AT_MOST = 100
"""So many rows that break the same table's checks are told one by one."""
_TYPES = {sa.Text: "text", sa.LargeBinary: "blob", sa.BigInteger: "integer"}


def storage(connection: sa.Connection) -> Iterator[Found]:
    """What is wrong with the database itself. Use it within a reading transaction."""
    yield from guarding(connection)
    there = sa.inspect(connection).get_table_names()
    for table in metadata.sorted_tables:
        if table.name in there:  # an older step has no house
            yield from _rows(connection, table)
    if house.name in there:
        yield from house_findings(connection)
        yield from debts_between_nights(connection)
    if connection.dialect.name == "sqlite":
        yield from _file(connection)
    yield from derived(connection)


def guarding(connection: sa.Connection) -> Iterator[Found]:
    """Every guard that is missing or has been altered."""
    if older := guards.older_step(connection):
        why = f"The schema is at step {older}, whose guards this Croupier does not know."
        yield Unchecked("guards", why)
        return
    for gap in guards.gaps(connection):
        yield Finding("guards", gap.part, None, f"it {gap.what}.")


def _rows(connection: sa.Connection, table: sa.Table) -> Iterator[Finding]:
    """Rows that break what their own table says of them."""
    rules = dict(_rules(table, connection.dialect.name))
    broken = [
        sa.case((sa.text(f"({rule}) IS TRUE"), None), else_=sa.literal(said))
        for rule, said in rules.items()
    ]
    keys = list(table.primary_key.columns)
    any_broken = sa.or_(*(sa.text(f"({rule}) IS NOT TRUE") for rule in rules))
    query = sa.select(*keys, *broken).select_from(table).where(any_broken).limit(_AT_MOST)
    for row in connection.execute(query):
        where = ", ".join(f"{key.name} {value}" for key, value in zip(keys, row, strict=False))
        for said in row[len(keys) :]:
            if said is not None:
                yield Finding(
                    "rows", f"{table.name}, {where}", None, "the row breaks a check.", said
                )


def _rules(table: sa.Table, dialect: str) -> Iterator[tuple[str, str]]:
    """What must be true of every row, in SQL, and how it is said."""
    constraints = [
        *table.constraints,
        *(constraint for column in table.c for constraint in column.constraints),
    ]
    checks = {
        str(constraint.sqltext)
        for constraint in constraints
        if isinstance(constraint, sa.CheckConstraint)
    }
    for check in sorted(checks):
        # A check lets pass what is unknown: whether there must be something is said below.
        yield f"({check}) IS NOT FALSE", check
    for column in table.c:
        if not column.nullable:
            yield f'"{column.name}" IS NOT NULL', f"{column.name} is something"
        if dialect == "sqlite":
            kind = next(said for type_, said in _TYPES.items() if isinstance(column.type, type_))
            yield (
                f"typeof(\"{column.name}\") IN ('null', '{kind}')",
                f"{column.name} is {kind}",
            )


def _file(connection: sa.Connection) -> Iterator[Finding]:
    """What SQLite finds when it looks at its own pages, indexes and references."""
    for (said,) in connection.exec_driver_sql(f"PRAGMA integrity_check({_AT_MOST})"):
        # The rows that break a check are told above, each with its key.
        if said != "ok" and not said.startswith("CHECK constraint failed"):
            yield Finding("file", "the file", None, f"SQLite says: {said}.")
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        where = f"{table}, row {row}" if row is not None else table
        yield Finding("file", where, None, f"it names a row of {parent} that is not there.")
