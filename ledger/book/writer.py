"""The one way to write into a night.

A write is one database transaction. It locks the head of its night, answers a request it has met
before with what came of it then, lets its maker decide on the night as it is now, and puts down the
entry with its transfers. Only what is committed reaches anybody's memory: a failure anywhere leaves
nothing behind.
"""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, ParamSpec

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from ledger import checkpoints
from ledger.book.appending import Appender
from ledger.book.one_call import arguments
from ledger.book.reader import Reader
from ledger.book.repeated import answered
from ledger.book.requests import Beside, Listener, Look, Make, Plan, Receipt, digest_of, part_of
from ledger.book.rows import advanced, read
from ledger.book.slugs import free_slug
from ledger.book.statements import KNOWN, KNOWN_OR_NEW, WRITE, Row
from ledger.clock import now
from ledger.errors import Conflict
from ledger.state.entries import Decided, Decision, Entry, Request, check_keys
from ledger.state.night import Night
from ledger.store import chain, migration
from ledger.store.canonical import JSON
from ledger.store.database import Database
from ledger.store.locks import hold_house, hold_nights
from ledger.store.schema import nights

_MOST_AT_ONCE = 20
"""So many may open a night of the same name at the same moment."""
_TRIES = 2
"""So often a write is tried in one call, where other servers write into the same night."""

_Arguments = ParamSpec("_Arguments")


class Book(Reader):
    """The nights of one database."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        super().__init__(database)
        self.listeners: list[Listener] = []
        self._appender = Appender(database, self._cache, clock)
        # Waiting in line here is fairer, and quicker, than in the database. A SQLite file has one
        # line for all.
        shared = threading.RLock()
        self._lines: defaultdict[int, threading.RLock] = defaultdict(
            (lambda: shared) if database.is_sqlite else threading.RLock
        )

    def write(
        self, night: int, request: Request, content: Mapping[str, JSON], make: Make
    ) -> Receipt:
        """Write the entry that `make` decides on, or find the one that this request wrote before.

        `content` is what is asked, whole: the same key with other content is refused. Raises
        `KeyReused`, `no-such-night`, what `make` raises, or an `Unavailable`; then nothing has
        happened.
        """
        digest = digest_of(request, {"night": night, **content})
        with self._lines[night]:
            return self._once(lambda: self._write(night, request, digest, make))

    def write_all(
        self,
        night: int,
        request: Request,
        content: Mapping[str, JSON],
        plan: Plan,
        beside: Beside | None = None,
    ) -> Receipt:
        """Write several entries for one request, all of them or none: `plan` says of the night what
        to write, and each is decided on the night as those before it leave it. They have
        consecutive numbers; the last one has the request's key, and those before it keys made of
        it. What goes with them, `beside` writes: where it raises, nothing is written at all.

        Raises what `write` raises, and `nothing-to-do` where the plan is empty.
        """
        digest = digest_of(request, {"night": night, **content})
        with self._lines[night]:
            return self._once(lambda: self._write_in_turn(night, request, digest, plan, beside))

    def write_held(self, night: int, others: Iterable[int], look: Look) -> Receipt:
        """Write into a night what is decided on the house and on other nights too: all of them stay
        as they are from the look until the entry is on disk (`ledger.store.locks`).

        Raises what `write` and `look` raise.
        """
        held = {night, *others}
        with self._lines[night]:
            return self._once(lambda: self._write_held(night, held, look))

    def do(
        self,
        night: int,
        request: Request,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        """Write what a kind such as `ledger.kinds.cash.BuyIn` decides on, with these arguments;
        they are the content.
        """
        content: dict[str, Any] = {"do": what.asked, "args": list(args), "named": named}
        return self.write(night, request, content, lambda state: what.decide(state, *args, **named))

    def do_with(
        self,
        beside: Beside,
        night: int,
        request: Request,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        """`do`, and in the same transaction what `beside` writes: where it raises, nothing is
        written at all.
        """
        content: dict[str, Any] = {"do": what.asked, "args": list(args), "named": named}

        def make(state: Night) -> Decision:
            return what.decide(state, *args, **named)

        return self.write_all(night, request, content, lambda _: [make], beside)

    def open(
        self,
        request: Request,
        content: Mapping[str, JSON],
        slug: str,
        decision: Decision,
        then: Sequence[Make] = (),
    ) -> Receipt:
        """Begin a night with its first entry, which has the request's key, and with those that
        `then` decides on, one after the other; or not at all. `slug` is made unique by a number
        where it is taken.
        """
        digest = digest_of(request, {"night": None, **content})
        with self._lines[0]:
            return self._once(lambda: self._open(request, digest, slug, decision, then))

    def written(self, request: Request) -> Receipt | None:
        """The result of this request, if it was written before: for whoever wants to know before
        anything else about it is looked at. It names its own `digest`. Raises `KeyReused`.
        """
        with self.database.reading() as connection:
            return self.written_at(connection, request)

    def written_at(self, connection: sa.Connection, request: Request) -> Receipt | None:
        """`written`, as this transaction sees it."""
        check_keys(request.sender, request.key)
        asked = {"sender": request.sender, "key": request.key}
        rows = self.database.run(connection, KNOWN, asked)
        return answered(self, connection, Row(*rows[0]), request.digest) if rows else None

    def _once(self, attempt: Callable[[], Receipt]) -> Receipt:
        """Try; and where another process has just used this very key, or slug, try again with that
        in sight.
        """
        for left in reversed(range(_MOST_AT_ONCE)):
            try:
                receipt = attempt()
                break
            except IntegrityError as error:
                taken = any(name in str(error.orig) for name in ("entries_once", "nights_slug_key"))
                if not taken or not left:
                    raise
        if not receipt.repeated:
            self._tell(receipt.night.id, receipt.written or (receipt.entry,))
        return receipt

    def _tell(self, night: int, entries: Sequence[Entry]) -> None:
        """It is on disk: every listener hears of it, though another one fails. Raises what that
        did.
        """
        with ExitStack() as calls:  # which goes from the last to the first
            for entry in reversed(entries):
                for listener in reversed(self.listeners):
                    calls.callback(listener, night, entry)

    def _write(self, night: int, request: Request, digest: str, make: Make) -> Receipt:
        if not self.database.is_sqlite:
            known = self._cache.get(night)
            receipt = self._write_at_once(known, request, digest, make) if known else None
            if receipt is not None:
                return receipt
        return self._write_in_turn(night, request, digest, lambda _: [make])

    def _write_in_turn(
        self,
        night: int,
        request: Request,
        digest: str,
        plan: Plan,
        beside: Beside | None = None,
    ) -> Receipt:
        """Write what `plan` says, in one transaction."""
        with self.database.append_transaction() as connection:
            hold_nights(self.database, connection, [night])
            receipt, opened = self._written_in(connection, night, request, digest, plan)
            if beside and not receipt.repeated:
                beside(connection, receipt.entry)
        self._keep(receipt.night, opened, receipt.written)
        return receipt

    def _write_held(self, night: int, held: Iterable[int], look: Look) -> Receipt:
        """Write what `look` says, in one transaction that holds the house and these nights."""
        with self.database.append_transaction() as connection:
            hold_house(self.database, connection)
            hold_nights(self.database, connection, held)
            asked = look(connection)
            if isinstance(asked, Receipt):
                return asked
            digest = digest_of(asked.request, {"night": night, **asked.content})
            receipt, opened = self._written_in(
                connection, night, asked.request, digest, lambda _: [asked.make]
            )
        self._keep(receipt.night, opened, receipt.written)
        return receipt

    def _keep(self, night: Night, opened: Mapping[str, int], written: Iterable[Entry]) -> None:
        """Remember what is now on disk."""
        self._cache.note(night.id, written)
        self._cache.keep(night, opened)

    def _written_in(
        self, connection: sa.Connection, night: int, request: Request, digest: str, plan: Plan
    ) -> tuple[Receipt, dict[str, int]]:
        """Put down what `plan` says, in a transaction that holds the night. Returns the accounts
        that were opened besides.
        """
        written: list[Entry] = []
        opened: dict[str, int] = {}
        state = self._cache.get(night) or checkpoints.found(connection, night)
        since = {"night": night, "after": state.number if state else 0}
        asked = {"sender": request.sender, "key": request.key, **since}
        rows = [Row(*row) for row in self.database.run(connection, KNOWN_OR_NEW, asked)]
        for row in rows:
            if (row.sender, row.key) == (request.sender, request.key):
                return answered(self, connection, row, digest), opened
        after = advanced(state, night, self._cache.noted(night, map(read, rows)))
        if after.damage:
            raise Conflict(after.damage, "night-damaged")
        makes = list(plan(after))
        if not makes:
            raise Conflict.saying("There is nothing to do.", "nothing-to-do")
        for left, make in zip(reversed(range(len(makes))), makes, strict=True):
            after, entry, news = self._appender.append(
                connection, after, after.id, make(after), part_of(request, left), digest
            )
            written.append(entry)
            opened |= news
            if _is_checkpoint(after):
                checkpoints.write(connection, after)
        return Receipt(after, written[-1], written=tuple(written)), opened

    def _write_at_once(
        self, known: Night, request: Request, digest: str, make: Make
    ) -> Receipt | None:
        """Write in one call, decided on the night as it is remembered here: the database writes
        only if nothing is newer. None where that cannot be done so: then nothing was written, and
        what is to be refused is refused after a look at the night as it is.
        """
        for _ in range(_TRIES):
            try:
                decision = make(known)
                to_write = self._appender.decide(known, known.id, decision, request, digest)
            except Exception:  # noqa: BLE001 (it may not hold of the night as it is)
                return None
            if known.damage or _is_checkpoint(to_write.after):
                return None
            rows = self.database.call(WRITE, arguments(known, to_write, decision, request))
            if not rows:
                self._keep(to_write.after, {}, [to_write.entry])
                return Receipt(to_write.after, to_write.entry)
            news = [Row(*row) for row in rows]
            if any((row.sender, row.key) == (request.sender, request.key) for row in news):
                return None
            known = advanced(known, known.id, self._cache.noted(known.id, map(read, news)))
            self._cache.keep(known, {})
        return None

    def _open(
        self, request: Request, digest: str, slug: str, decision: Decision, then: Sequence[Make]
    ) -> Receipt:
        with self.database.writing() as connection:
            asked = {"sender": request.sender, "key": request.key}
            if rows := self.database.run(connection, KNOWN, asked):
                return answered(self, connection, Row(*rows[0]), digest)
            free = free_slug(connection, slug)
            head = {"slug": free, "head_number": 0, "head_hash": chain.START}
            id_ = connection.execute(sa.insert(nights).returning(nights.c.id), head).scalar_one()
            named = replace(decision, says=replace(decision.says, slug=free))
            night, first, opened = self._appender.append(
                connection, None, id_, named, request, digest
            )
            written = [first]
            for make in then:
                part = part_of(request, len(written))
                night, entry, news = self._appender.append(
                    connection, night, id_, make(night), part, digest
                )
                written.append(entry)
                opened |= news
        self._keep(night, opened, written)
        return Receipt(night, first, written=tuple(written))


@contextmanager
def opened(url: str) -> Iterator[Book]:
    """The book of this database, its schema brought up to date first. Raises an `Unavailable`."""
    database = Database(url)
    migration.upgrade(database)
    try:
        yield Book(database)
    finally:
        database.close()


def _is_checkpoint(night: Night) -> bool:
    return night.number % checkpoints.EVERY == 0 or not night.is_open
