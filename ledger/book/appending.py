"""Entries and their transfers, put down in a transaction that holds their night."""

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa
from msgspec import UNSET

from ledger.book.cache import NightCache
from ledger.book.seeds import replace_seed
from ledger.book.statements import ACCOUNTS, INSERT_ACCOUNT, INSERT_ENTRY, INSERT_TRANSFERS
from ledger.errors import Conflict, Invalid
from ledger.kinds import reading
from ledger.state import accounts, fold
from ledger.state.entries import By, Decision, Entry, Header, Request, RequestRecord
from ledger.state.night import Night
from ledger.store import chain, sealing
from ledger.store.canonical import LARGEST
from ledger.store.database import Database


class ToWrite(NamedTuple):
    """An entry that was decided on."""

    entry: Entry
    body: bytes
    after: Night
    """The night after it."""


class Appender:
    """Decides on entries, and puts them down."""

    def __init__(self, database: Database, cache: NightCache, clock: Callable[[], int]) -> None:
        self._database = database
        self._cache = cache
        self._clock = clock

    def decide(
        self, before: Night | None, id_: int, decision: Decision, request: Request, digest: str
    ) -> ToWrite:
        """The entry that this makes."""
        number, previous = (before.number + 1, before.hash) if before else (1, chain.START)
        if decision.hides:
            digest = sealing.hidden_digest(decision.hides, number, digest)
        by, asked = (
            By(request.who, request.screen),
            RequestRecord(request.sender, request.key, digest),
        )
        header = Header(self._clock(), by, asked, decision.transfers)
        body = reading.write(header, decision.says)
        entry = reading.read(number, body, chain.link(previous, body))
        after = fold.apply(before, entry) if before else fold.first(id_, entry)
        _check_balances(after, entry)
        return ToWrite(entry, body, after)

    def append(
        self,
        connection: sa.Connection,
        before: Night | None,
        id_: int,
        decision: Decision,
        request: Request,
        digest: str,
    ) -> tuple[Night, Entry, dict[str, int]]:
        """Put the entry down. Returns the night after it, and the accounts that it opened."""
        to_write = self.decide(before, id_, decision, request, digest)
        entry = to_write.entry
        row = {
            "night": id_,
            "number": entry.number,
            "body": to_write.body,
            "hash": entry.hash,
            "sender": request.sender,
            "key": request.key,
        }
        self._database.run(connection, INSERT_ENTRY, row)
        opened = self._append_transfers(connection, id_, before, entry) if entry.transfers else {}
        if decision.seed is not UNSET:
            replace_seed(connection, id_, entry.table, decision.seed)
        return to_write.after, entry, opened

    def _append_transfers(
        self, connection: sa.Connection, night: int, before: Night | None, entry: Entry
    ) -> dict[str, int]:
        ids = self._cache.accounts(night)
        missing = entry.accounts - ids.keys()
        opened: dict[str, int] = {}
        if missing:
            used = before.balances.keys() if before else set()
            if missing & used:  # used by a process before this one, or beside it
                opened = {
                    row.name: row.id for row in connection.execute(ACCOUNTS, {"night": night})
                }
            for name in sorted(missing - opened.keys()):
                opened[name] = open_account(connection, night, name)
            ids = {**ids, **opened}
        self._database.run(
            connection,
            INSERT_TRANSFERS,
            [
                {
                    "night": night,
                    "entry": entry.number,
                    "position": position,
                    "source": ids[transfer.source],
                    "target": ids[transfer.target],
                    "amount": transfer.amount,
                    "why": transfer.why,
                }
                for position, transfer in enumerate(entry.transfers)
            ],
        )
        return opened


def open_account(connection: sa.Connection, night: int, name: str) -> int:
    """Make an account, empty; returns its id."""
    kind = accounts.kind_of(name)
    row = {
        "night": night,
        "name": name,
        "commodity": kind.commodity,
        "floor": None if kind.may_be_negative else 0,
        "balance": 0,
    }
    id_: int = connection.execute(INSERT_ACCOUNT, row).scalar_one()
    return id_


def _check_balances(night: Night, entry: Entry) -> None:
    """Refuse with a sentence what the database would refuse without one."""
    for name in entry.accounts:
        balance = night.balance(name)
        if balance < 0 and not accounts.kind_of(name).may_be_negative:
            raise Conflict.saying(
                "There are not enough {commodity} in {name}: {balance} short.",
                "not-enough",
                commodity=accounts.kind_of(name).commodity,
                name=name,
                balance=-balance,
            )
        if abs(balance) > LARGEST:
            raise Invalid.saying(
                "That is more than anybody can count: at most {most} in one place.",
                "bad-amount",
                most=LARGEST,
            )
