"""Forged chains of a house and of a season: ``python -m tests.ledger.forged_house``.

Whoever owns the database can make the chain of the house anew around whatever it is to say, every
hash and row in step. Each fact of each entry is changed, entries are dropped, swapped and doubled,
and so are whole nights of the season; an audit of the book finds it, or what was changed is one of
the facts that `docs/verify.md` says nothing tells of.
"""

import json
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from itertools import count, islice
from pathlib import Path
from typing import Any, TypeAlias

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords, nights_of, orphans
from ledger.audit.debts import debts_between_nights
from ledger.audit.house import house_findings
from ledger.book import Book, opened
from ledger.desk.cash_between import carry, give, take_back
from ledger.desk.cash_between import count as count_there
from ledger.desk.paying import bring, pay
from ledger.errors import LedgerError
from ledger.state import register as people
from ledger.state.accounts import kind_of
from ledger.state.payee import payee_named
from ledger.state.places import Place
from ledger.state.register import Register
from ledger.store.chain import START, link
from ledger.store.schema import (
    accounts,
    checkpoints,
    entries,
    house,
    house_entries,
    journal,
    journal_players,
    nights,
    transfers,
)
from tests.ledger.forged import put
from tests.ledger.test_debts import Nights, asked, owing

PAGE = Path("docs/verify.md")
ACCOUNT = "GB82WEST12345698765432"
"""An account whose check digits are right."""
Body: TypeAlias = dict[str, Any]
Forged: TypeAlias = list[Body]


def season(book: Book) -> None:
    """Five nights of one house, in which everything happened that its chain can say."""
    played = Nights(book)
    write = played.house.write
    write(asked(), lambda now: people.changed(now, 1, colour="#aa3300", note="left", picture="🦊"))
    write(asked(), lambda now: people.changed(now, 2, name="Benno"))
    write(asked(), lambda now: people.grouped(now, "Mondays", [1, 2]))
    write(asked(), lambda now: people.added(now, name="Cleo"))
    write(asked(), lambda now: people.grouped(now, "Fridays", [3]))
    write(asked(), lambda now: people.grouped(now, "Fridays", []))
    first, second, third = owing(played), played.open(), played.open(5)
    played.bring(second, played.debts(first)[1], 1)
    played.take_back(second, played.bring(second, played.debts(first)[2], 2))
    played.bring(third, played.debts(first)[2], 2)
    fourth, fifth = owing(played), owing(played)
    played.settle(fourth, 2)
    played.settle(fourth, 1)
    played.settle(fourth, 1, settled=False)
    whose = played.house.name(fifth), 2
    write(asked(), lambda now: people.known(now, whose, None))
    write(asked(), lambda now: people.known(now, whose, 3))
    write(asked(), lambda now: people.known(now, whose, 2))
    money(played, owing(played), second)


def money(played: Nights, night: int, there: int) -> None:
    """What the chain of the house can say of money."""
    book, house = played.book, played.house
    drawer, bank = Place("drawer", house.name(night)), Place("account", "Bank")
    pay(book, house, asked(), night, 2, 100, Place("person", "1"), "in the car")
    bring(book, house, asked(), there, 2, night, 2, 100)
    carry(book, house, asked(), drawer, bank, 3000, "EUR", "to the bank")
    carry(book, house, asked(), bank, Place("float", house.name(there)), 2000, "EUR")
    count_there(house, asked(), bank, 990, "EUR")
    give(house, asked(), "card", "Cy", "the shelter", 2000, "EUR", bank, night=night)
    wrong = give(
        house, asked(), "kind", "A shop", "first prize", 0, "EUR", Place("outside"), "a ham"
    )
    take_back(house, asked(), wrong.number, "it was no ham")
    house.write(asked(), lambda _: payee_named("Ana Host", "DE89 3704 0044 0532 0130 00"))


@contextmanager
def unguarded(url: str) -> Iterator[sa.Connection]:
    """A connection to a SQLite file that no trigger and no reference stands in the way of."""
    engine = sa.create_engine(url, connect_args={"isolation_level": None})
    with engine.connect() as connection:
        for (name,) in connection.exec_driver_sql(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).all():
            connection.exec_driver_sql(f"DROP TRIGGER {name}")
        connection.exec_driver_sql("BEGIN")
        yield connection
        connection.exec_driver_sql("ROLLBACK")
    engine.dispose()


@dataclass
class Campaign:
    """What was forged, and what became of it."""

    connection: sa.Connection
    found: Counter[str] = field(default_factory=Counter)
    idle: Counter[str] = field(default_factory=Counter)
    """Forgeries after which the house says what it said before."""
    missed: Counter[str] = field(default_factory=Counter)
    """Those that nothing tells of, by the fact."""

    def house(self, every: int = 1) -> None:
        """Forge the chain of the house: of all forgeries, every so many."""
        true = [json.loads(row.body) for row in self._rows(house_entries)]
        before = said(true)
        names = [row.hash.hex() for row in self._rows(entries) if row.number == 1]
        assert not self._findings(), "nothing is found before anything is forged"
        for what, forged in islice(forgeries(true, names), 0, None, every):
            with self._undone():
                self._make_anew(forged)
                if self._findings():
                    self.found[what] += 1
                elif said(forged) == before:
                    self.idle[what] += 1
                else:
                    self.missed[what] += 1

    def nights(self, every: int = 1) -> None:
        """Forge the season: nights that are gone or cut off, and what they say of debts."""
        for what, forge in islice(self._of_nights(), 0, None, every):
            with self._undone():
                try:
                    forge()
                except IntegrityError:  # a check of its table refuses it even so
                    self.found[what] += 1
                    continue
                (self.found if self._findings(whole=True) else self.missed)[what] += 1

    def _of_nights(self) -> Iterator[tuple[str, Callable[[], None]]]:
        for night, _ in nights_of(self.connection):
            yield "a night is dropped", lambda night=night: self._drop(night)  # type: ignore[misc]
            bodies = self._bodies(night)
            for at in range(1, len(bodies)):
                yield (
                    "a night is cut off",
                    lambda night=night, at=at: self._remake(night, self._bodies(night)[:at]),  # type: ignore[misc]
                )
            for at, body in enumerate(bodies):
                if body["kind"] in ("debt-brought", "night-opened", "night-closed"):
                    for path, other in changes(body, self._names()):
                        if path[0] in ("at", "by", "request", "slug", "transfers"):
                            continue
                        forged = changed(bodies, at, path, other)
                        yield (
                            f"{body['kind']}: {path[0]}",
                            lambda night=night, forged=forged: self._remake(night, forged),  # type: ignore[misc]
                        )
                if body["kind"] == "debt-brought":
                    for more in (1, -1):
                        forged = deepcopy(bodies)
                        forged[at]["brought"] += more
                        forged[at]["transfers"][0][2] = abs(forged[at]["brought"])
                        yield (
                            "debt-brought: brought, with what it moves",
                            lambda night=night, forged=forged: self._remake(night, forged),  # type: ignore[misc]
                        )

    # What the forger does

    def _make_anew(self, forged: Forged) -> None:
        self.connection.execute(sa.delete(house_entries))
        hash_ = START
        rows: list[dict[str, object]] = []
        for number, body in enumerate(forged, 1):
            said_ = encoded(body)
            hash_ = link(hash_, said_)
            asked_ = body.get("request") or {}
            row = {"number": number, "body": said_, "hash": hash_}
            rows.append(row | {name: str(asked_.get(name)) for name in ("sender", "key")})
        if rows:
            self.connection.execute(sa.insert(house_entries), rows)
        head = {"head_number": len(forged), "head_hash": hash_}
        self.connection.execute(sa.update(house).values(head))

    def _drop(self, night: int) -> None:
        for table in (transfers, entries, accounts, journal, journal_players, checkpoints):
            self.connection.execute(sa.delete(table).where(table.c.night == night))
        self.connection.execute(sa.delete(nights).where(nights.c.id == night))

    def _remake(self, night: int, forged: Forged) -> None:
        """Make the chain of a night anew, and every row beside it."""
        slug = self.connection.scalar(sa.select(nights.c.slug).where(nights.c.id == night))
        self._drop(night)
        ids: dict[str, int] = {}
        balances: Counter[str] = Counter()
        last: dict[str, int] = {}
        numbers = count(10**6)
        hash_ = START
        rows: list[dict[str, object]] = []
        moved: list[dict[str, object]] = []
        for number, body in enumerate(forged, 1):
            said_ = encoded(body)
            hash_ = link(hash_, said_)
            row = {"night": night, "number": number, "body": said_, "hash": hash_}
            rows.append(row | {key: body["request"][key] for key in ("sender", "key")})
            for position, (source, target, amount, why) in enumerate(body["transfers"]):
                id_ = next(numbers)
                for name, more in ((source, -amount), (target, amount)):
                    ids.setdefault(name, 10**6 + 1000 * night + len(ids))
                    balances[name] += more
                    last[name] = id_
                moved.append(
                    {
                        "id": id_,
                        "night": night,
                        "entry": number,
                        "position": position,
                        "source": ids[source],
                        "target": ids[target],
                        "amount": amount,
                        "why": why,
                    }
                )
        head = {"id": night, "slug": slug, "head_number": len(forged), "head_hash": hash_}
        self.connection.execute(sa.insert(nights), head)
        self.connection.execute(sa.insert(entries), rows)
        for name, id_ in ids.items():
            self._open(night, name, id_, balances[name], last[name])
        if moved:
            self.connection.execute(sa.insert(transfers), moved)

    def _open(self, night: int, name: str, id_: int, balance: int, last: int) -> None:
        kind = kind_of(name)
        row = {
            "id": id_,
            "night": night,
            "name": name,
            "commodity": kind.commodity,
            "floor": None if kind.may_be_negative else 0,
            "balance": balance,
            "last_transfer": last,
        }
        self.connection.execute(sa.insert(accounts), row)

    # What the audit says

    def _findings(self, whole: bool = False) -> list[str]:
        found = [*map(str, house_findings(self.connection))]
        if not found:
            found += map(str, debts_between_nights(self.connection))
        if whole and not found:
            found += orphans(self.connection)
            for night, _ in nights_of(self.connection):
                found += map(str, audited(DatabaseRecords(self.connection, night)).findings)
        return found

    def _rows(self, table: sa.Table) -> Sequence[Any]:
        order = sa.select(table).order_by(*table.primary_key.columns)
        return self.connection.execute(order).all()

    def _bodies(self, night: int) -> Forged:
        rows = self._rows(entries)
        return [json.loads(row.body) for row in rows if row.night == night]

    def _names(self) -> list[str]:
        return [row.hash.hex() for row in self._rows(entries) if row.number == 1]

    @contextmanager
    def _undone(self) -> Iterator[None]:
        self.connection.exec_driver_sql("SAVEPOINT before")
        try:
            yield
        finally:
            self.connection.exec_driver_sql("ROLLBACK TO before")
            self.connection.exec_driver_sql("RELEASE before")


# The forgeries


def forgeries(true: Forged, names: Sequence[str]) -> Iterator[tuple[str, Forged]]:
    """The chains that somebody might make of this one, each with what was done."""
    for at, body in enumerate(true):
        kind = body["kind"]
        for path, other in changes(body, names):
            yield f"{kind}: {path[0]}", changed(true, at, path, other)
        for key in body:
            yield (
                f"{kind}: {key} is gone",
                [
                    {name: value for name, value in each.items() if each is not body or name != key}
                    for each in true
                ],
            )
        yield f"{kind}: one fact more", changed(true, at, ("more",), 1)
        yield f"{kind}: dropped", [each for each in true if each is not body]
        twice = deepcopy(body)
        twice["request"]["key"] += "/again"
        yield f"{kind}: doubled", [*true[: at + 1], twice, *true[at + 1 :]]
        yield f"{kind}: doubled at the end", [*true, twice]
        if at + 1 < len(true):
            swapped = [*true[:at], true[at + 1], body, *true[at + 2 :]]
            yield f"{kind}: swapped", swapped
        yield "cut off", true[:at]


def changes(value: Any, names: Sequence[str]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Other values that could stand in a body: where, and what."""
    if isinstance(value, dict):
        for key, part in value.items():
            for path, other in changes(part, names):
                yield (key, *path), other
        return
    if isinstance(value, list):
        for at, part in enumerate(value):
            for path, other in changes(part, names):
                yield (at, *path), other
        if value:
            yield (), value[:-1]
            yield (), [*value, value[-1]]
        if value[::-1] != value:
            yield (), value[::-1]
        return
    for other in others(value, names):
        if other != value:
            yield (), other


def others(value: Any, names: Sequence[str]) -> list[Any]:
    """Other values of the same type, and some of another."""
    if isinstance(value, bool):
        return [not value, None, 1]
    if isinstance(value, int):
        return [value + 1, value - 1, -value, 0, 2, 10**6, None, str(value), 10**30]
    if value is None:
        return [1, 2, 3, 99, "", 0]
    if re.fullmatch(r"[0-9a-f]{64}", value):
        return [*names, "5e" * 32, "", value.upper()]
    return [
        f"{value}x",
        "",
        f"{value} ",
        f"\u202e{value}",
        value.upper(),
        "#00ff00",
        ACCOUNT,
        None,
        1,
    ]


def changed(true: Forged, at: int, path: tuple[Any, ...], other: Any) -> Forged:
    """The chain with another value in one place; the other bodies are those of the true one."""
    body = deepcopy(true[at])
    put(body, path, other)
    return [*true[:at], body, *true[at + 1 :]]


def said(forged: Forged) -> Register | None:
    """What the house says by such a chain, but for its hashes and times; None where it cannot be
    read.
    """
    register = Register()
    try:
        for number, body in enumerate(forged, 1):
            header, says = people.read(encoded(body))
            register = replace(says.applied(register, header.at), number=number)
    except LedgerError:
        return None
    settled = {whose: replace(each, at=0) for whose, each in register.settled.items()}
    money: Any = [  # in their order: their numbers are those of the chain
        {fact: each for fact, each in asdict(noted.says).items() if fact not in _OF_ALL}
        for noted in register.money.values()
    ]
    return replace(register, number=0, settled=settled, money=money)


_OF_ALL = ("at", "by", "request")


def encoded(body: Body) -> bytes:
    """The bytes of a body: canonical, but for what has no canonical form."""
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def told_by_nothing() -> set[str]:
    """The facts of the house that the page says nothing tells of."""
    text = PAGE.read_text("utf-8").partition("## What nothing tells of the house")[2]
    rows = re.findall(r"^\| (`[^|]+) \| ([^|]+) \|$", text.partition("\n## ")[0], re.MULTILINE)
    return {
        f"{kind}: {fact}"
        for kinds, facts in rows
        for kind in re.findall(r"`([a-z-]+)`", kinds)
        for fact in re.findall(r"`([a-z]+)`", facts)
    }


@contextmanager
def campaign() -> Iterator[Campaign]:
    """A season that is to be forged."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/season.sqlite"
        with opened(url) as book:
            season(book)
        with unguarded(url) as connection:
            yield Campaign(connection)


def main() -> None:
    """Forge all of it, and print the figures."""
    with campaign() as forging:
        for part in (forging.house, forging.nights):
            forging.found, forging.idle, forging.missed = Counter(), Counter(), Counter()
            part()
            sums = [sum(each.values()) for each in (forging.found, forging.idle, forging.missed)]
            print(
                f"{part.__name__}: {sum(sums):,} forgeries, {sums[0]:,} found, "
                f"{sums[1]:,} change nothing that is said, {sums[2]:,} are told by nothing:"
            )
            for what, times in sorted(forging.missed.items()):
                print(f"  {times:>4}  {what}")


if __name__ == "__main__":
    main()
