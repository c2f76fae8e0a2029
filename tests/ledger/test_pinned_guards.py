"""On PostgreSQL somebody with plain rights cannot get round the guards by tables of the same name:
the functions look at the book's own tables and at no others.
"""

from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, ProgrammingError

from ledger.book import Book
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from tests.ledger.desk_night import DeskNight

RIGHTS = """
CREATE ROLE plain_{name} LOGIN;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO plain_{name};
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO plain_{name};
GRANT TEMPORARY ON DATABASE {name} TO plain_{name};
"""

# What each attack puts into the way of the functions, and what it then does.
ATTACKS = {
    "the head is moved to an entry of one's own": (
        (
            "CREATE TEMP TABLE entries AS SELECT 1::bigint AS night, 5::bigint AS number, "
            "decode(repeat('11', 32), 'hex') AS hash"
        ),
        (
            "UPDATE public.nights SET head_number = 5, head_hash = decode(repeat('11', 32), 'hex') "
            "WHERE id = 1"
        ),
    ),
    "a balance is changed by a transfer of one's own": (
        (
            "CREATE TEMP TABLE transfers AS SELECT 999::bigint AS id, id AS target, 0::bigint AS "
            "source, 5000::bigint AS amount FROM public.accounts WHERE name = 'bankroll:1'"
        ),
        (
            "UPDATE public.accounts SET balance = balance + 5000, last_transfer = 999 "
            "WHERE name = 'bankroll:1'"
        ),
    ),
    "an entry leaves numbers out": (
        (
            "CREATE TEMP TABLE nights AS SELECT 1::bigint AS id, 8::bigint AS head_number, "
            "NULL::bytea AS head_hash"
        ),
        "INSERT INTO public.entries VALUES (1, 9, '{}', decode(repeat('11', 32), 'hex'), 'x', 'x')",
    ),
    "chips become cash": (
        (
            "CREATE TEMP TABLE accounts AS SELECT id, night, 'chips' AS commodity, 0::bigint AS "
            "balance, NULL::bigint AS last_transfer FROM public.accounts"
        ),
        (
            "INSERT INTO public.transfers (night, entry, position, source, target, amount, why) "
            "SELECT 1, 4, 9, a.id, b.id, 10, 'mine' FROM public.accounts a, public.accounts b "
            "WHERE a.name = 'bankroll:1' AND b.name = 'drawer'"
        ),
    ),
}


@pytest.fixture
def plain(book: Book) -> Iterator[sa.Engine]:
    """A book with something in it, and the connections of a role with plain rights."""
    friday = DeskNight(book, name="Friday", cash_float=500)
    friday.do(PlayerAdded, "Ana")
    friday.do(PlayerAdded, "Ben")
    friday.do(BuyIn, 1, 100, "cash")
    name = book.database.url.database or ""
    owner = sa.create_engine(book.database.url)
    with owner.begin() as connection:
        connection.exec_driver_sql(RIGHTS.format(name=name))
    engine = sa.create_engine(book.database.url.set(username=f"plain_{name}"))
    yield engine
    engine.dispose()
    with owner.begin() as connection:
        connection.exec_driver_sql(f"DROP OWNED BY plain_{name}; DROP ROLE plain_{name}")
    owner.dispose()


def rows(connection: sa.Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table: sorted(
            tuple(row) for row in connection.exec_driver_sql(f"SELECT * FROM public.{table}")
        )
        for table in ("nights", "entries", "transfers", "accounts")
    }


@pytest.mark.parametrize(("stand_in", "attack"), ATTACKS.values(), ids=ATTACKS.keys())
@pytest.mark.parametrize("fresh_database", ["postgres"], indirect=True)
def test_a_temporary_table_of_the_same_name_stands_in_for_none_of_the_books(
    plain: sa.Engine, stand_in: str, attack: str
) -> None:
    with plain.connect() as connection:
        before = rows(connection)
        connection.exec_driver_sql(stand_in)
        connection.commit()
        with pytest.raises(IntegrityError):
            connection.exec_driver_sql(attack)
        connection.rollback()
        assert rows(connection) == before


@pytest.mark.parametrize("fresh_database", ["postgres"], indirect=True)
def test_plain_rights_take_no_guard_away(plain: sa.Engine) -> None:
    for statement in (
        "ALTER TABLE transfers DISABLE TRIGGER ALL",
        "DROP TRIGGER entries_never_change ON entries",
        "ALTER FUNCTION transfers_fit() SET search_path = public",
        (
            "CREATE OR REPLACE FUNCTION transfers_fit() RETURNS trigger LANGUAGE plpgsql "
            "AS 'BEGIN RETURN NEW; END'"
        ),
        "SET session_replication_role = replica",
    ):
        with pytest.raises(ProgrammingError), plain.begin() as connection:
            connection.exec_driver_sql(statement)
