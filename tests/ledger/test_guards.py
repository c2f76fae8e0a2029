"""The database itself refuses what must never happen, whoever asks: here another program, in plain
SQL.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from ledger.book import Book
from ledger.errors import Conflict
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.store.schema import metadata
from tests.codes import coded
from tests.ledger.desk_night import DeskNight, request

pytestmark = pytest.mark.conformance

ZERO = "x'" + "00" * 32 + "'"
ONE = "x'" + "11" * 32 + "'"

# Entry 4 of night 1 is the newest: Ana's buy-in of 100 chips for 1,000 in cash. Night 2 has a float
# alone.
SEAL = "INSERT INTO entries VALUES (1, {number}, x'7b7d', {hash}, '{sender}', '{key}')"
NEXT_ENTRY = SEAL.format(number=5, hash=ONE, sender="other", key="other")
TRANSFER = """INSERT INTO transfers (night, entry, position, source, target, amount, why) VALUES
    ({night}, {entry}, {position}, {source}, {target}, {amount}, 'other')"""


def account(name: str, night: int = 1) -> str:
    return f"(SELECT id FROM accounts WHERE night = {night} AND name = '{name}')"


def transfer(
    night: int = 1,
    entry: int = 4,
    position: int = 9,
    source: str = account("bankroll:1"),
    target: str = account("cage"),
    amount: str = "10",
) -> str:
    return TRANSFER.format(
        night=night, entry=entry, position=position, source=source, target=target, amount=amount
    )


NEWEST_OF_BANKROLL = (
    "(SELECT max(id) FROM transfers WHERE target = (SELECT id FROM accounts "
    "WHERE name = 'bankroll:1'))"
)

REFUSED = {
    "an entry is changed": "UPDATE entries SET body = x'7b7d' WHERE number = 2",
    "an entry's hash is changed": f"UPDATE entries SET hash = {ONE} WHERE number = 4",
    "an entry's sender is changed": "UPDATE entries SET sender = 'somebody' WHERE number = 2",
    "an entry is deleted": "DELETE FROM entries WHERE number = 4",
    "all entries are deleted": "DELETE FROM entries",
    "an entry leaves a number out": SEAL.format(number=6, hash=ONE, sender="other", key="other"),
    "an entry takes a number twice": SEAL.format(number=4, hash=ONE, sender="other", key="other"),
    "an entry has no place": SEAL.format(number=0, hash=ONE, sender="other", key="other"),
    "an entry's hash is short": SEAL.format(number=5, hash="x'11'", sender="other", key="other"),
    "an entry of no night": SEAL.format(number=1, hash=ONE, sender="other", key="other").replace(
        "(1,", "(9,"
    ),
    "a transfer is changed": "UPDATE transfers SET amount = amount + 1",
    "a transfer's reason is changed": "UPDATE transfers SET why = 'gift'",
    "a transfer is deleted": "DELETE FROM transfers WHERE position = 0",
    "all transfers are deleted": "DELETE FROM transfers",
    "nothing is transferred": transfer(amount="0"),
    "less than nothing is transferred": transfer(amount="-5"),
    "more is transferred than there is": transfer(amount="101"),
    "an account pays itself": transfer(target=account("bankroll:1")),
    "chips become cash": transfer(target=account("drawer")),
    "a transfer goes into another night": transfer(target=account("drawer", night=2)),
    "a transfer of another night's accounts": transfer(
        source=account("outside", 2), target=account("drawer", 2)
    ),
    "a transfer is slipped into an old entry": transfer(entry=3),
    "a transfer of no entry": transfer(entry=5),
    "a transfer takes a place twice": transfer(position=0),
    "a transfer has a place before the first": transfer(position=-1),
    "a balance is changed": "UPDATE accounts SET balance = balance + 1 WHERE name = 'bankroll:1'",
    "a balance is changed by its old transfer": f"""UPDATE accounts SET balance = balance + 100,
        last_transfer = {NEWEST_OF_BANKROLL} WHERE name = 'bankroll:1'""",
    "a balance is changed by somebody else's newer transfer": """UPDATE accounts SET balance = balance - 1000,
        last_transfer = (SELECT max(id) FROM transfers) WHERE name = 'issued' AND night = 1""",
    "a balance is changed by no transfer": "UPDATE accounts SET balance = 0, last_transfer = NULL",
    "a floor is taken away": "UPDATE accounts SET floor = NULL WHERE name = 'bankroll:1'",
    "an account is renamed": "UPDATE accounts SET name = 'bankroll:2' WHERE name = 'bankroll:1'",
    "an account changes its commodity": "UPDATE accounts SET commodity = 'cash' WHERE name = "
    "'bankroll:1'",
    "an account is deleted": "DELETE FROM accounts WHERE name = 'bankroll:1'",
    "an account opens with a balance": """INSERT INTO accounts (night, name, commodity, floor, balance)
        VALUES (1, 'bankroll:9', 'chips', 0, 5)""",
    "an account opens with a transfer": """INSERT INTO accounts (night, name, commodity, floor, balance, last_transfer)
        VALUES (1, 'bankroll:9', 'chips', 0, 0, 1)""",
    "an account is opened twice": """INSERT INTO accounts (night, name, commodity, floor, balance)
        VALUES (1, 'bankroll:1', 'chips', 0, 0)""",
    "an account counts shells": """INSERT INTO accounts (night, name, commodity, floor, balance)
        VALUES (1, 'bankroll:9', 'shells', 0, 0)""",
    "an account's floor is a cellar": """INSERT INTO accounts (night, name, commodity, floor, balance)
        VALUES (1, 'bankroll:9', 'chips', -500, 0)""",
    "the head is moved on": "UPDATE nights SET head_number = head_number + 1 WHERE id = 1",
    "the head is moved back": "UPDATE nights SET head_number = head_number - 1 WHERE id = 1",
    "the head's hash is changed": f"UPDATE nights SET head_hash = {ONE} WHERE id = 1",
    "a night's slug is changed": "UPDATE nights SET slug = 'saturday' WHERE id = 1",
    "a night is deleted": "DELETE FROM nights WHERE id = 2",
    "a night begins in the middle": "INSERT INTO nights (slug, head_number, head_hash) VALUES "
    f"('x', 3, {ZERO})",
    "a night begins with a past": "INSERT INTO nights (slug, head_number, head_hash) VALUES "
    f"('x', 0, {ONE})",
    "a night takes a slug twice": "INSERT INTO nights (slug, head_number, head_hash) VALUES "
    f"('friday', 0, {ZERO})",
}

# What only SQLite offers: an insert or an update that removes whatever is in its way, and loose
# types.
REFUSED_ON_SQLITE = {
    "an entry is replaced by its number": SEAL.format(
        number=4, hash=ONE, sender="other", key="other"
    ),
    "an entry is replaced by its key": """INSERT INTO entries SELECT 1, 5, x'7b7d', hash, sender, "key" FROM entries
        WHERE night = 1 AND number = 2""",
    "a transfer is replaced by its id": transfer()
    .replace("(night", "(id, night")
    .replace("(1, 4", "(1, 1, 4"),
    "a transfer is replaced by its place": transfer(position=0),
    "an account is replaced by its id": """INSERT INTO accounts (id, night, name, commodity, floor, balance)
        SELECT id, 1, 'bankroll:9', 'chips', 0, 0 FROM accounts WHERE name = 'bankroll:1'""",
    "an account is replaced by its name": """INSERT INTO accounts (night, name, commodity, floor, balance)
        VALUES (1, 'bankroll:1', 'chips', 0, 0)""",
    "a night is replaced by its id": f"INSERT INTO nights VALUES (1, 'x', 0, {ZERO})",
    "a night is replaced by its slug": REFUSED["a night takes a slug twice"],
    "a transfer is updated away": "UPDATE transfers SET position = 0",
    "half a chip is transferred": transfer(amount="0.5"),
    "a word is transferred": transfer(amount="'many'"),
}


@contextmanager
def beside(book: Book) -> Iterator[sa.Engine]:
    """A connection that knows nothing of Croupier, to this book, with something in it."""
    friday = DeskNight(book, name="Friday", cash_float=500)
    DeskNight(book, name="Saturday", cash_float=500)
    friday.do(PlayerAdded, "Ana")
    friday.do(PlayerAdded, "Ben")
    friday.do(BuyIn, 1, 100, "cash")
    engine = sa.create_engine(book.database.url)
    yield engine
    engine.dispose()


@pytest.fixture
def other_program(book: Book) -> Iterator[sa.Engine]:
    with beside(book) as engine:
        yield engine


@pytest.fixture(scope="module")
def refusing(shared_book: Book) -> Iterator[sa.Engine]:
    """One for all statements that are to be refused: each leaves everything as it was."""
    with beside(shared_book) as engine:
        yield engine


def everything(engine: sa.Engine) -> dict[str, list[tuple[object, ...]]]:
    with engine.connect() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(sa.select(table)))
            for table in metadata.sorted_tables
        }


def run(engine: sa.Engine, *statements: str) -> None:
    with engine.begin() as connection:
        for statement in statements:
            postgresql = re.sub(r"(?<!')x'([0-9a-f]+)'", r"'\\x\1'::bytea", statement)
            connection.exec_driver_sql(
                postgresql if engine.dialect.name == "postgresql" else statement
            )


def refused(engine: sa.Engine, *statements: str) -> None:
    before = everything(engine)
    with pytest.raises(IntegrityError):
        run(engine, *statements)
    assert everything(engine) == before


@pytest.mark.parametrize("statement", REFUSED.values(), ids=REFUSED.keys())
def test_it_refuses_when(refusing: sa.Engine, statement: str) -> None:
    refused(refusing, statement)


@pytest.mark.parametrize("statement", REFUSED_ON_SQLITE.values(), ids=REFUSED_ON_SQLITE.keys())
@pytest.mark.parametrize("fresh_database", ["sqlite"], indirect=True)
def test_sqlite_refuses_when(refusing: sa.Engine, statement: str) -> None:
    refused(refusing, statement)
    refused(
        refusing,
        statement.replace("INSERT INTO", "INSERT OR REPLACE INTO").replace(
            "UPDATE ", "UPDATE OR REPLACE "
        ),
    )


@pytest.mark.parametrize("table", ["nights", "entries", "accounts", "transfers"])
@pytest.mark.parametrize("fresh_database", ["postgres"], indirect=True)
def test_postgresql_refuses_to_empty(refusing: sa.Engine, table: str) -> None:
    refused(refusing, f"TRUNCATE {table} CASCADE")


def test_it_keeps_head_and_balances_by_itself(other_program: sa.Engine) -> None:
    # The same statements as above, put right: what is refused there is refused for what is wrong in it alone.
    run(other_program, NEXT_ENTRY, transfer(entry=5, position=0))
    kept = "SELECT name, balance FROM accounts WHERE night = 1"
    with other_program.connect() as connection:
        head = connection.exec_driver_sql(
            "SELECT head_number, head_hash FROM nights WHERE id = 1"
        ).one()
        assert (head[0], bytes(head[1])) == (5, b"\x11" * 32)
        balances = {row.name: row.balance for row in connection.exec_driver_sql(kept)}
    assert balances == {
        "bankroll:1": 90,
        "cage": 10,
        "drawer": 1500,
        "issued": -100,
        "outside": -1500,
    }


def test_what_another_program_wrote_is_said_to_be_damaged(
    book: Book, other_program: sa.Engine
) -> None:
    before = book.night(1)
    run(other_program, NEXT_ENTRY)
    night = book.night(1)
    assert night.damage.startswith("Entry 5 of this night does not say what an entry must")
    assert replace(night, damage="") == before
    with pytest.raises(Conflict, match="Entry 5", check=coded("night-damaged")):
        book.do(1, request(), PlayerAdded, "Cleo")
