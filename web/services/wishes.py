"""What players ask for from their phones: a seat, to stand up, more chips, to be cashed out.

A wish is kept until the dealer or the host grants or refuses it, the player takes it back, or
somebody does by hand what it asks for. One of a kind stands for a player: a newer one takes its
place. It is no part of the book; what is granted is written there, by the screen that grants it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa
from sqlalchemy import BigInteger, Column, Integer, MetaData, Text

from ledger.book import Beside, Receipt
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.nights import NightClosed
from ledger.kinds.seats import Sat, Stood, ToppedUp
from ledger.kinds.tables import TableClosed
from ledger.state.entries import Entry
from ledger.store.database import Database
from ledger.store.prepared import PreparedStatement
from web.http.errors import WebError

Kind: TypeAlias = Literal["sit", "stand", "top-up", "buy-in", "cash-out"]

_Number = BigInteger().with_variant(Integer, "sqlite")

wishes = sa.Table(
    "wishes",
    MetaData(),
    Column("number", _Number, primary_key=True),
    Column("night", _Number),
    Column("player", _Number),
    Column("kind", Text),
    Column("table_number", _Number),
    Column("seat", _Number),
    Column("chips", _Number),
    sqlite_autoincrement=True,
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a player asks for: of a table's dealer, or (no table) of the host's desk."""

    number: int
    player: int
    kind: Kind
    table: int | None = None
    seat: int | None = None
    chips: int | None = None


class Wishes:
    """The wishes in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def ask(
        self,
        night: int,
        player: int,
        kind: Kind,
        *,
        table: int | None = None,
        seat: int | None = None,
        chips: int | None = None,
    ) -> None:
        """Ask for something, in place of what this player asked for of the same kind.
        Asked for twice in the same words it stands once, as it was.
        """
        asked = {"table_number": table, "seat": seat, "chips": chips}
        of_kind = {"night": night, "player": player, "kind": kind}
        with self._database.writing() as connection:
            if connection.execute(_chosen(**of_kind, **asked)).one_or_none() is None:
                connection.execute(sa.delete(wishes).where(*_equal(of_kind)))
                connection.execute(sa.insert(wishes).values(**of_kind, **asked))

    def take_back(self, night: int, player: int, kind: Kind) -> None:
        """The player asks for it no more."""
        self._forget(night=night, player=player, kind=kind)

    def standing(self, connection: sa.Connection, night: int) -> tuple[Wish, ...]:
        """What is asked for in a night, the oldest first, as this transaction sees it."""
        rows = self._database.run(connection, _STANDING, {"night": night})
        return tuple(Wish(*row) for row in rows)

    def refuse(self, night: int, number: int, table: int | None = None) -> None:
        """It is not granted. `table`: it must be a wish of this one. Raises `no-such-wish`."""
        with self._database.writing() as connection:
            _take(connection, _of(night, number, table))

    def grant(
        self,
        night: int,
        number: int,
        do: Callable[[Wish, Beside], Receipt],
        table: int | None = None,
    ) -> Receipt:
        """Do what is asked for. It is gone in the transaction that writes it: of two screens that
        grant it at once one does it, and where it cannot be done, it goes on standing. `table`: it
        must be a wish of this one. Raises `no-such-wish`, and what `do` raises.
        """
        of = _of(night, number, table)
        with self._database.reading() as connection:
            row = connection.execute(_chosen(**of)).one_or_none()
        if row is None:
            raise WebError("no-such-wish")
        return do(_wish(row), lambda connection, _: _take(connection, of))

    def written(self, night: int, entry: Entry) -> None:
        """Something was written into the book: it may be what somebody asked for."""
        match entry.says:
            case Sat(table=table, player=player):
                self._forget(night=night, player=player, kind="sit", table_number=table)
            case Stood(table=table, player=player):
                self._forget(night=night, player=player, kind="stand", table_number=table)
                self._forget(night=night, player=player, kind="top-up", table_number=table)
            case ToppedUp(table=table, player=player):
                self._forget(night=night, player=player, kind="top-up", table_number=table)
            case BuyIn(player=player):
                self._forget(night=night, player=player, kind="buy-in")
            case CashOut(player=player) | BuyBack(player=player):
                self._forget(night=night, player=player, kind="cash-out")
            case TableClosed(table=table):
                self._forget(night=night, table_number=table)
            case NightClosed():
                self._forget(night=night)

    def _forget(self, **of: Any) -> None:
        # Nearly always there is none, and looking is no write to the disk.
        with self._database.reading() as connection:
            if connection.execute(_chosen(**of).limit(1)).one_or_none() is None:
                return
        with self._database.writing() as connection:
            connection.execute(sa.delete(wishes).where(*_equal(of)))


def mark(standing: tuple[Wish, ...]) -> str:
    """Another text whenever other wishes stand, for the tag of a state."""
    return "".join(f"w{wish.number}" for wish in standing)


_STANDING = PreparedStatement(
    sa.select(
        wishes.c.number,
        wishes.c.player,
        wishes.c.kind,
        wishes.c.table_number,
        wishes.c.seat,
        wishes.c.chips,
    )
    .where(wishes.c.night == sa.bindparam("night"))
    .order_by(wishes.c.number)
)


def _of(night: int, number: int, table: int | None) -> dict[str, Any]:
    return {"night": night, "number": number} | ({"table_number": table} if table else {})


def _take(connection: sa.Connection, of: dict[str, Any]) -> None:
    if not connection.execute(sa.delete(wishes).where(*_equal(of))).rowcount:
        raise WebError("no-such-wish")


def _chosen(**of: Any) -> sa.Select[Any]:
    return sa.select(wishes).where(*_equal(of))


def _equal(of: dict[str, Any]) -> list[sa.ColumnElement[bool]]:
    return [
        wishes.c[name].is_(None) if value is None else wishes.c[name] == value
        for name, value in of.items()
    ]


def _wish(row: Any) -> Wish:
    return Wish(row.number, row.player, row.kind, row.table_number, row.seat, row.chips)
