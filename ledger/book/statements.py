"""The statements of a write, and of every look: made once, so that they are compiled once."""

from typing import NamedTuple

import sqlalchemy as sa

from ledger.store.prepared import PreparedStatement
from ledger.store.schema import accounts, entries, secrets, transfers


class Row(NamedTuple):
    """An entry's row, its columns as `ledger.store.schema` has them."""

    night: int
    number: int
    body: bytes
    hash: bytes
    sender: str
    key: str


_ASKED_BEFORE = sa.and_(
    entries.c.sender == sa.bindparam("sender"), entries.c.key == sa.bindparam("key")
)
_NEW = sa.and_(entries.c.night == sa.bindparam("night"), entries.c.number > sa.bindparam("after"))
KNOWN = PreparedStatement(sa.select(entries).where(_ASKED_BEFORE))
SINCE = sa.select(entries).where(_NEW).order_by(entries.c.number)
KNOWN_OR_NEW = PreparedStatement(
    sa.select(entries).where(sa.or_(_NEW, _ASKED_BEFORE)).order_by(entries.c.number)
)
NEWER = PreparedStatement(SINCE)
ENTRY = PreparedStatement(
    sa.select(entries).where(
        entries.c.night == sa.bindparam("night"), entries.c.number == sa.bindparam("number")
    )
)
ACCOUNTS = sa.select(accounts.c.name, accounts.c.id).where(
    accounts.c.night == sa.bindparam("night")
)
INSERT_ENTRY = PreparedStatement(sa.insert(entries))
INSERT_TRANSFERS = PreparedStatement(
    sa.insert(transfers)
    .values(
        {column.name: sa.bindparam(column.name) for column in transfers.c if column.name != "id"}
    )
    .inline()
)
SEED = PreparedStatement(
    sa.select(secrets.c.seed).where(
        secrets.c.night == sa.bindparam("night"), secrets.c.table_number == sa.bindparam("table")
    )
)
INSERT_ACCOUNT = sa.insert(accounts).returning(accounts.c.id)
# See migrations/versions/v0013_up_postgresql.sql.
WRITE = PreparedStatement(
    sa.text(
        "SELECT * FROM book_write("
        "CAST(:night AS bigint), CAST(:since AS bigint), :body, :hash, :sender, :key, "
        "CAST(:new_accounts AS text[]), CAST(:commodities AS text[]), CAST(:floors AS bigint[]), "
        "CAST(:table AS bigint), :drops_seed, :seed, :commitment)"
    )
)
