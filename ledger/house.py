"""The house: the chain of its people, beside those of its nights, in the same database.

It is written as a night is: one transaction that locks the head, answers a request said before,
lets its maker decide on the register as it is, and puts the entry down. `ledger.state.register`
says what its entries are.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ledger.clock import now
from ledger.errors import Damaged, KeyReused, LedgerError
from ledger.state import register as people
from ledger.state.entries import By, Request, RequestRecord, check_keys
from ledger.state.register import HouseHeader, Register, Said
from ledger.store import canonical, chain
from ledger.store.database import Database
from ledger.store.locks import hold_house, hold_nights
from ledger.store.schema import entries, house_entries

Make = Callable[[Register], Said]
MakeHeld = Callable[[sa.Connection, Register], Said]
"""Decides on the register, and on nights as its transaction sees them."""
_TRIES = 20


class House:
    """The people of one database."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self._database = database
        self._clock = clock
        self._known = Register()

    def now(self) -> Register:
        """The people as they are now. Raises `Damaged`."""
        with self._database.reading() as connection:
            return self.at(connection)

    def at(self, connection: sa.Connection) -> Register:
        """`now`, as this transaction sees it."""
        register = self._known
        query = sa.select(house_entries).where(house_entries.c.number > register.number)
        for row in connection.execute(query.order_by(house_entries.c.number)):
            try:
                register = after(register, row.number, bytes(row.body), bytes(row.hash))
            except LedgerError as error:
                raise Damaged(
                    f"Entry {row.number} of the house does not say what an entry must; somebody "
                    "else has written it. An audit says more."
                ) from error
        if register.number > self._known.number:
            self._known = register
        return register

    def write(self, request: Request, make: Make) -> Register:
        """Write what `make` decides on, once for each request; returns the register after it.
        Raises `KeyReused` and what `make` raises.
        """
        return self.write_held(request, (), lambda _, register: make(register))

    def write_held(self, request: Request, nights: Iterable[int], make: MakeHeld) -> Register:
        """`write`, decided on these nights too: they stay as they are until it is written
        (`ledger.store.locks`).
        """
        check_keys(request.sender, request.key)
        for left in reversed(range(_TRIES)):
            try:
                return self._write(request, nights, make)
            except IntegrityError:  # another process was first: look again
                if not left:
                    raise
        raise AssertionError

    def _write(self, request: Request, nights: Iterable[int], make: MakeHeld) -> Register:
        with self._database.writing() as connection:
            hold_house(self._database, connection)
            hold_nights(self._database, connection, nights)
            before = self.at(connection)
            same = sa.select(house_entries.c.body).where(
                house_entries.c.sender == request.sender, house_entries.c.key == request.key
            )
            there = connection.scalar(same)
            if there is not None:
                header, _ = people.read(bytes(there))
                if header.request.digest != _digest(request):
                    raise KeyReused.saying(
                        "This key was used for another request; a new request needs a new key."
                    )
                return before
            says = make(connection, before)
            asked = RequestRecord(request.sender, request.key, _digest(request))
            header = HouseHeader(self._clock(), By(request.who, request.screen), asked)
            body = people.write(header, says)
            number, hash_ = before.number + 1, chain.link(before.hash, body)
            now = after(before, number, body, hash_)
            row = {"number": number, "body": body, "hash": hash_}
            named = {"sender": request.sender, "key": request.key}
            connection.execute(sa.insert(house_entries), row | named)
        self._known = now
        return now

    # The nights, as the house names them

    def names(self) -> Mapping[int, str]:
        """What the house calls each night of this database, by its number: the hash of its first
        entry.
        """
        with self._database.reading() as connection:
            return names_at(connection)

    def hash_of(self, number: int) -> bytes:
        """The hash of an entry of the house."""
        query = sa.select(house_entries.c.hash).where(house_entries.c.number == number)
        with self._database.reading() as connection:
            return bytes(connection.execute(query).scalar_one())

    def name(self, night: int) -> str:
        """What the house calls a night."""
        query = sa.select(entries.c.hash).where(entries.c.night == night, entries.c.number == 1)
        with self._database.reading() as connection:
            return bytes(connection.execute(query).scalar_one()).hex()

    def meet(
        self, night: int, player: int, name: str, person: int | None, request: Request
    ) -> Register:
        """A new player of a night is this person. Where nobody was named, the player becomes a new
        person of the house, unless somebody of that name is known there: then the host says who it
        is.
        """
        whose = self.name(night), player
        if person is None:
            if self.now().alike(name):
                return self.now()
            register = self.write(
                _part(request, f"person-{player}"),
                lambda register: people.added(register, name=name),
            )
            person = max(them.number for them in register.alike(name))
        who = person
        return self.write(
            _part(request, f"known-{player}"), lambda register: people.known(register, whose, who)
        )


def names_at(connection: sa.Connection) -> dict[int, str]:
    """`House.names`, as this transaction sees them."""
    query = sa.select(entries.c.night, entries.c.hash).where(entries.c.number == 1)
    return {night: bytes(hash_).hex() for night, hash_ in connection.execute(query)}


def after(register: Register, number: int, body: bytes, hash_: bytes) -> Register:
    """The register after one more entry. Raises a `LedgerError` where it cannot come there."""
    header, says = people.read(body)
    return replace(says.applied(register, header.at), number=number, hash=hash_)


def _digest(request: Request) -> str:
    return request.digest or sha256(canonical.encode([request.sender, request.key])).hexdigest()


def _part(request: Request, what: str) -> Request:
    return Request(request.sender, f"{request.key}/{what}", request.who, request.screen)
