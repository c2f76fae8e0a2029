"""The book: the one way to write into a night, and the ways to read it.

A write is one database transaction. It locks the head of its night, answers a request it has met
before with what came of it then, lets its maker decide on the night as it is now, and puts down the
entry with its transfers. Only what is committed reaches anybody's memory: a failure anywhere leaves
nothing behind.
"""

import dataclasses
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeAlias

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from games.language import say
from ledger import checkpoints
from ledger.errors import Conflict, Damaged, Invalid, KeyReused, LedgerError, Malformed, NotThere
from ledger.kinds import reading
from ledger.kinds.rounds import Acted, RoundEnded
from ledger.state import accounts, fold
from ledger.state.entries import Decided, Draft, Entry, Request, body_of, check_keys
from ledger.state.night import Night
from ledger.store import canonical, chain, migration, sealing
from ledger.store.canonical import JSON, LARGEST
from ledger.store.database import Database
from ledger.store.locks import hold_house, hold_nights
from ledger.store.prepared import PreparedStatement
from ledger.store.schema import accounts as accounts_table
from ledger.store.schema import entries, nights, secrets, transfers

Make: TypeAlias = Callable[[Night], Draft]
"""Decides, on the night as it is now, what is to be written; raises a `LedgerError` to refuse."""
Plan: TypeAlias = Callable[[Night], Iterable[Make]]
"""Says, of the night as it is now, what is to be written in turn (`Book.write_all`)."""
Beside: TypeAlias = Callable[[sa.Connection, Entry], None]
"""Writes something that is no part of the book, in the transaction that writes the entry."""
Listener: TypeAlias = Callable[[int, Entry], None]
"""Told the night and the entry, once it is on disk."""

_MOST_AT_ONCE = 20
"""So many may open a night of the same name at the same moment."""
_TRIES = 2
"""So often a write is tried in one call, where other servers write into the same night."""

_Arguments = ParamSpec("_Arguments")


@dataclass(frozen=True, slots=True)
class Receipt:
    """The result of a request: its entry, and the night after it (or, if it had been written
    before, as it is now).
    """

    night: Night
    entry: Entry
    repeated: bool = False
    written: tuple[Entry, ...] = ()
    """All that this request has written just now, where it is more than that entry."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A night in a list."""

    id: int
    slug: str
    number: int


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Look(Protocol):
    """Says what is to be written (`Book.write_held`), or what a request wrote earlier; raises a
    `LedgerError` to refuse.
    """

    def __call__(self, connection: sa.Connection, /) -> "Wish | Receipt": ...


class Wish(NamedTuple):
    """What is to be written: the request that the entry answers, its content, and what decides."""

    request: Request
    content: Mapping[str, JSON]
    make: Make


class _Row(NamedTuple):
    """An entry's row, its columns as `ledger.store.schema` has them."""

    night: int
    number: int
    body: bytes
    hash: bytes
    sender: str
    key: str


class _ToWrite(NamedTuple):
    """An entry that was decided on."""

    entry: Entry
    body: bytes
    after: Night
    """The night after it."""


class Book:
    """The nights of one database."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self.database = database
        self.listeners: list[Listener] = []
        self._clock = clock
        self._nights: dict[int, Night] = {}
        self._agreed: dict[int, Night] = {}
        self._accounts: dict[int, dict[str, int]] = {}
        # Waiting in line here is fairer, and quicker, than in the database. A SQLite file has one
        # line for all.
        shared = threading.RLock()
        self._lines: defaultdict[int, threading.RLock] = defaultdict(
            (lambda: shared) if database.is_sqlite else threading.RLock
        )

    # Writing

    def write(
        self, night: int, request: Request, content: Mapping[str, JSON], make: Make
    ) -> Receipt:
        """Write the entry that `make` decides on, or find the one that this request wrote before.

        `content` is what is asked, whole: the same key with other content is refused. Raises
        `KeyReused`, `no-such-night`, what `make` raises, or an `Unavailable`; then nothing has
        happened.
        """
        digest = _digest(request, {"night": night, **content})
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
        digest = _digest(request, {"night": night, **content})
        with self._lines[night]:
            return self._once(lambda: self._write_in_turn(night, request, digest, plan, beside))

    def write_held(self, night: int, others: Iterable[int], look: "Look") -> Receipt:
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

    def open(
        self,
        request: Request,
        content: Mapping[str, JSON],
        slug: str,
        draft: Draft,
        then: Sequence[Make] = (),
    ) -> Receipt:
        """Begin a night with its first entry, which has the request's key, and with those that
        `then` decides on, one after the other; or not at all. `slug` is made unique by a number
        where it is taken.
        """
        digest = _digest(request, {"night": None, **content})
        with self._lines[0]:
            return self._once(lambda: self._open(request, digest, slug, draft, then))

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
        row = connection.execute(_KNOWN, asked).one_or_none()
        return self._answered(connection, row, request.digest) if row else None

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
            for entry in receipt.written or (receipt.entry,):
                for listener in self.listeners:
                    listener(receipt.night.id, entry)
        return receipt

    def _write(self, night: int, request: Request, digest: str, make: Make) -> Receipt:
        if not self.database.is_sqlite:
            known = self._nights.get(night)
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
        self._keep(receipt.night, opened)
        return receipt

    def _write_held(self, night: int, held: Iterable[int], look: "Look") -> Receipt:
        """Write what `look` says, in one transaction that holds the house and these nights."""
        with self.database.append_transaction() as connection:
            hold_house(self.database, connection)
            hold_nights(self.database, connection, held)
            asked = look(connection)
            if isinstance(asked, Receipt):
                return asked
            digest = _digest(asked.request, {"night": night, **asked.content})
            receipt, opened = self._written_in(
                connection, night, asked.request, digest, lambda _: [asked.make]
            )
        self._keep(receipt.night, opened)
        return receipt

    def _written_in(
        self, connection: sa.Connection, night: int, request: Request, digest: str, plan: Plan
    ) -> tuple[Receipt, dict[str, int]]:
        """Put down what `plan` says, in a transaction that holds the night. Returns the accounts
        that were opened besides.
        """
        written: list[Entry] = []
        opened: dict[str, int] = {}
        state = self._nights.get(night) or checkpoints.found(connection, night)
        since = {"night": night, "after": state.number if state else 0}
        asked = {"sender": request.sender, "key": request.key, **since}
        rows = [_Row(*row) for row in self.database.run(connection, _KNOWN_OR_NEW, asked)]
        for row in rows:
            if (row.sender, row.key) == (request.sender, request.key):
                return self._answered(connection, row, digest), opened
        after = _advanced(state, night, map(_read, rows))
        if after.damage:
            raise Conflict(after.damage, "night-damaged")
        makes = list(plan(after))
        if not makes:
            raise Conflict(say("There is nothing to do."), "nothing-to-do")
        for left, make in zip(reversed(range(len(makes))), makes, strict=True):
            after, entry, news = self._record(
                connection, after, after.id, make(after), _part_of(request, left), digest
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
                draft = make(known)
                to_write = self._decided(known, known.id, draft, request, digest)
            except Exception:  # noqa: BLE001 (whatever it is, it may be no fault of the night as it is)
                return None
            if known.damage or _is_checkpoint(to_write.after):
                return None
            rows = self.database.call(_WRITE, _in_one_call(known, to_write, draft, request))
            if not rows:
                self._keep(to_write.after, {})
                return Receipt(to_write.after, to_write.entry)
            news = [_Row(*row) for row in rows]
            if any((row.sender, row.key) == (request.sender, request.key) for row in news):
                return None
            known = _advanced(known, known.id, map(_read, news))
            self._keep(known, {})
        return None

    def _open(
        self, request: Request, digest: str, slug: str, draft: Draft, then: Sequence[Make]
    ) -> Receipt:
        with self.database.writing() as connection:
            if row := connection.execute(
                _KNOWN, {"sender": request.sender, "key": request.key}
            ).one_or_none():
                return self._answered(connection, row, digest)
            free = free_slug(connection, slug)
            head = {"slug": free, "head_number": 0, "head_hash": chain.START}
            id_ = connection.execute(sa.insert(nights).returning(nights.c.id), head).scalar_one()
            named = replace(draft, facts={**draft.facts, "slug": free})
            night, first, opened = self._record(connection, None, id_, named, request, digest)
            written = [first]
            for make in then:
                part = _part_of(request, len(written))
                night, entry, news = self._record(connection, night, id_, make(night), part, digest)
                written.append(entry)
                opened |= news
        self._keep(night, opened)
        return Receipt(night, first, written=tuple(written))

    def _answered(self, connection: sa.Connection, row: Any, digest: str) -> Receipt:
        """The earlier result of a request. Raises `KeyReused` where its key said something
        else then.
        """
        entry = _read(row)
        if digest != entry.request.digest != self._hidden(connection, row.night, entry, digest):
            raise KeyReused(
                say("This key was used for another request; a new request needs a new key.")
            )
        return Receipt(self.night_at(connection, row.night), entry, repeated=True)

    def _hidden(
        self, connection: sa.Connection, night: int, entry: Entry, digest: str
    ) -> str | None:
        """This digest of a request as the entry of a hidden choice would have it: by the seed of
        its round, which is secret or was published by now.
        """
        says = entry.says
        if not isinstance(says, Acted) or not says.sealed:
            return None
        ends = (
            later.says.shuffled_by
            for later in _read_all(connection, night, entry.number)
            if isinstance(later.says, RoundEnded) and later.says.place == says.place
        )
        seed = next(ends, None) or self.seed_at(connection, night, says.table)
        return sealing.hidden_digest(seed, entry.number, digest) if seed else None

    def _decided(
        self, before: Night | None, id_: int, draft: Draft, request: Request, digest: str
    ) -> "_ToWrite":
        """The entry that this draft makes."""
        number, previous = (before.number + 1, before.hash) if before else (1, chain.START)
        if draft.hides:
            digest = sealing.hidden_digest(draft.hides, number, digest)
        body = canonical.encode(body_of(draft, request, digest, self._clock()))
        entry = reading.read(number, body, chain.link(previous, body))
        after = fold.apply(before, entry) if before else fold.first(id_, entry)
        _check_balances(after, entry)
        return _ToWrite(entry, body, after)

    def _record(
        self,
        connection: sa.Connection,
        before: Night | None,
        id_: int,
        draft: Draft,
        request: Request,
        digest: str,
    ) -> tuple[Night, Entry, dict[str, int]]:
        """Put the entry down. Returns the night after it, and the accounts that it opened."""
        to_write = self._decided(before, id_, draft, request, digest)
        entry = to_write.entry
        row = {
            "night": id_,
            "number": entry.number,
            "body": to_write.body,
            "hash": entry.hash,
            "sender": request.sender,
            "key": request.key,
        }
        self.database.run(connection, _INSERT_ENTRY, row)
        opened = self._record_transfers(connection, id_, before, entry) if entry.transfers else {}
        if draft.seed is not None or draft.drops_seed:
            _replace_seed(connection, id_, draft)
        return to_write.after, entry, opened

    def _record_transfers(
        self, connection: sa.Connection, night: int, before: Night | None, entry: Entry
    ) -> dict[str, int]:
        ids = self._accounts.get(night, {})
        missing = {
            name for transfer in entry.transfers for name in (transfer.source, transfer.target)
        } - ids.keys()
        opened: dict[str, int] = {}
        if missing:
            used = before.balances.keys() if before else set()
            if missing & used:  # used by a process before this one, or beside it
                opened = {
                    row.name: row.id for row in connection.execute(_ACCOUNTS, {"night": night})
                }
            for name in sorted(missing - opened.keys()):
                opened[name] = open_account(connection, night, name)
            ids = ids | opened
        self.database.run(
            connection,
            _INSERT_TRANSFERS,
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

    def _keep(self, night: Night, opened: Mapping[str, int]) -> None:
        """Remember what is now on disk, unless somebody already remembers more."""
        if opened:
            self._accounts[night.id] = {**self._accounts.get(night.id, {}), **opened}
        known = self._nights.get(night.id)
        if known is None or known.number < night.number:
            self._nights[night.id] = night

    # Reading

    def night(self, night: int) -> Night:
        """The night as it is now. Raises `no-such-night`."""
        if known := self._nights.get(night):
            rows = self.database.call(_NEWER, {"night": night, "after": known.number})
            found = _advanced(known, night, map(_read, map(_Row._make, rows)))
        else:
            with self.database.reading() as connection:
                known = self._known(connection, night)
                found = _advanced(known, night, self._news(connection, night, known))
        self._keep(found, {})
        if not found.damage and found.number - _number(known) >= checkpoints.EVERY:
            checkpoints.write_if_possible(self.database, found)
        return found

    def nights(self) -> list[Heading]:
        """All nights, the newest first."""
        query = sa.select(nights.c.id, nights.c.slug, nights.c.head_number).order_by(
            nights.c.id.desc()
        )
        with self.database.reading() as connection:
            return [Heading(*row) for row in connection.execute(query)]

    def find(self, slug: str) -> int:
        """The number of the night of this slug. Raises `no-such-night`."""
        with self.database.reading() as connection:
            found: int | None = connection.scalar(
                sa.select(nights.c.id).where(nights.c.slug == slug)
            )
        if found is None:
            raise NotThere(say("There is no night {slug}.", slug=f"{slug!r:.60}"), "no-such-night")
        return found

    def entries(
        self, night: int, after: int = 0, until: int | None = None, most: int | None = None
    ) -> list[Entry]:
        """The entries of a night whose numbers are greater than `after`, in order: up to number
        `until`, and at most so many, where that is said. Raises `Damaged`.
        """
        query = _SINCE if until is None else _SINCE.where(entries.c.number <= until)
        with self.database.reading() as connection:
            found = connection.execute(query.limit(most), {"night": night, "after": after})
            return [_read(row) for row in found]

    def entry(self, night: int, number: int) -> Entry:
        """One entry. Raises `no-such-entry`."""
        with self.database.reading() as connection:
            return self.entry_at(connection, night, number)

    def entry_at(self, connection: sa.Connection, night: int, number: int) -> Entry:
        """`entry`, as this transaction sees it."""
        rows = self.database.run(connection, _ENTRY, {"night": night, "number": number})
        if not rows:
            raise NotThere(say("There is no such entry in this night."), "no-such-entry")
        return _read(_Row._make(rows[0]))

    def screens_in(self, connection: sa.Connection, night: int) -> list[str]:
        """What the entries of a night name as their screens, each once."""
        named = {entry.by.screen for entry in _read_all(connection, night, 0)}
        return sorted(named)

    def seed(self, night: int, table: int) -> bytes | None:
        """The secret seed of a table's round to come or in play. For `ledger.play.rounds` alone."""
        if not self.database.is_sqlite:
            rows = self.database.call(_SEED, {"night": night, "table": table})
            return bytes(rows[0][0]) if rows else None
        with self.database.reading() as connection:
            return self.seed_at(connection, night, table)

    def seed_at(self, connection: sa.Connection, night: int, table: int) -> bytes | None:
        """`seed`, as this transaction sees it."""
        query = sa.select(secrets.c.seed).where(
            secrets.c.night == night, secrets.c.table_number == table
        )
        return connection.scalar(query)

    def remembers(self, night: int) -> bool:
        """Whether the night has been read since this program began; from then on, only what is new
        of it is read.
        """
        return night in self._nights

    def remembered(self, night: int) -> Night | None:
        """The night as far as it is remembered here, with no look into the database."""
        return self._nights.get(night)

    def newest(self, night: Night) -> Night:
        """The night, or what is remembered of it, whichever has more entries."""
        known = self._nights.get(night.id)
        return night if known is None or known.number < night.number else known

    def night_in(self, connection: sa.Connection, night: int) -> Night:
        """`night`, as this transaction sees it. Raises `no-such-night`."""
        found = self.night_at(connection, night)
        self._keep(found, {})
        return found

    def night_at(self, connection: sa.Connection, night: int) -> Night:
        """The night as this transaction sees it: what is remembered, and the entries that came
        since.
        """
        known = self._known(connection, night)
        return _advanced(known, night, self._news(connection, night, known))

    def _news(self, connection: sa.Connection, night: int, known: Night | None) -> Iterator[Entry]:
        """The entries that a night has beyond those that are known: few, or all."""
        if known is None:
            return _read_all(connection, night, 0)
        rows = self.database.run(connection, _NEWER, {"night": night, "after": known.number})
        return map(_read, map(_Row._make, rows))

    def agreed(self, connection: sa.Connection, night: int) -> Night | None:
        """The night as of an entry up to which its balances are known to agree with its transfers:
        when that was last looked at here, else at its checkpoint.
        """
        return self._agreed.get(night) or checkpoints.found(connection, night)

    def agree(self, night: Night) -> None:
        """Remember that the balances of this night agree with its transfers."""
        self._agreed[night.id] = night

    def _known(self, connection: sa.Connection, night: int) -> Night | None:
        """The night as it is remembered here, else as of its checkpoint; either is on disk, so the
        transaction sees at least that much.
        """
        return self._nights.get(night) or checkpoints.found(connection, night)


@contextmanager
def opened(url: str) -> Iterator[Book]:
    """The book of this database, its schema brought up to date first. Raises an `Unavailable`."""
    database = Database(url)
    migration.upgrade(database)
    try:
        yield Book(database)
    finally:
        database.close()


# The statements of a write, and of every look: made once, so that they are compiled once.

_ASKED_BEFORE = sa.and_(
    entries.c.sender == sa.bindparam("sender"), entries.c.key == sa.bindparam("key")
)
_NEW = sa.and_(entries.c.night == sa.bindparam("night"), entries.c.number > sa.bindparam("after"))
_KNOWN = sa.select(entries).where(_ASKED_BEFORE)
_SINCE = sa.select(entries).where(_NEW).order_by(entries.c.number)
_KNOWN_OR_NEW = PreparedStatement(
    sa.select(entries).where(sa.or_(_NEW, _ASKED_BEFORE)).order_by(entries.c.number)
)
_NEWER = PreparedStatement(_SINCE)
_ENTRY = PreparedStatement(
    sa.select(entries).where(
        entries.c.night == sa.bindparam("night"), entries.c.number == sa.bindparam("number")
    )
)
_ACCOUNTS = sa.select(accounts_table.c.name, accounts_table.c.id).where(
    accounts_table.c.night == sa.bindparam("night")
)
_INSERT_ENTRY = PreparedStatement(sa.insert(entries))
_INSERT_TRANSFERS = PreparedStatement(
    sa.insert(transfers)
    .values(
        {column.name: sa.bindparam(column.name) for column in transfers.c if column.name != "id"}
    )
    .inline()
)
_SEED = PreparedStatement(
    sa.select(secrets.c.seed).where(
        secrets.c.night == sa.bindparam("night"), secrets.c.table_number == sa.bindparam("table")
    )
)
_INSERT_ACCOUNT = sa.insert(accounts_table).returning(accounts_table.c.id)
# See migrations/versions/v0013_up_postgresql.sql.
_WRITE = PreparedStatement(
    sa.text(
        "SELECT * FROM book_write("
        "CAST(:night AS bigint), CAST(:since AS bigint), :body, :hash, :sender, :key, "
        "CAST(:new_accounts AS text[]), CAST(:commodities AS text[]), CAST(:floors AS bigint[]), "
        "CAST(:table AS bigint), :drops_seed, :seed, :commitment)"
    )
)


def _in_one_call(
    before: Night, to_write: _ToWrite, draft: Draft, request: Request
) -> dict[str, object]:
    """The arguments of `_WRITE`. The transfers stand in the body."""
    entry = to_write.entry
    named = {name for leg in entry.transfers for name in (leg.source, leg.target)}
    new = sorted(named - before.balances.keys())
    kinds = [accounts.kind_of(name) for name in new]
    return {
        "night": before.id,
        "since": before.number,
        "body": to_write.body,
        "hash": entry.hash,
        "sender": request.sender,
        "key": request.key,
        "new_accounts": new or None,
        "commodities": [kind.commodity for kind in kinds] or None,
        "floors": [None if kind.may_be_negative else 0 for kind in kinds] or None,
        "table": draft.table,
        "drops_seed": draft.seed is not None or draft.drops_seed,
        "seed": draft.seed,
        "commitment": sha256(draft.seed).hexdigest() if draft.seed is not None else None,
    }


def _is_checkpoint(night: Night) -> bool:
    return night.number % checkpoints.EVERY == 0 or not night.is_open


def _part_of(request: Request, others: int) -> Request:
    """The request of an entry with so many others of the same request between it and the one that
    has the request's own key.
    """
    return dataclasses.replace(request, key=f"{request.key}/{others}") if others else request


def _digest(request: Request, content: Mapping[str, JSON]) -> str:
    check_keys(request.sender, request.key)
    said = canonical.encode(dict(content))
    return request.digest or sha256(said).hexdigest()


def free_slug(connection: sa.Connection, slug: str) -> str:
    """The slug, with a number where another night has it."""
    taken = set(connection.scalars(sa.select(nights.c.slug).where(nights.c.slug.startswith(slug))))
    return next(free for free in _numbered(slug) if free not in taken)


def _numbered(slug: str) -> Iterator[str]:
    yield slug
    number = 2
    while True:
        yield f"{slug}-{number}"
        number += 1


def _read(row: Any) -> Entry:
    try:
        return reading.read(row.number, row.body, row.hash)
    except Malformed as error:
        raise _damaged(row.number) from error


def _damaged(number: int) -> Damaged:
    return Damaged(
        f"Entry {number} of this night does not say what an entry must; somebody else has "
        "written it. An audit says more."
    )


def _number(night: Night | None) -> int:
    return night.number if night else 0


def _read_all(connection: sa.Connection, night: int, after: int) -> Iterator[Entry]:
    return map(_read, connection.execute(_SINCE, {"night": night, "after": after}))


def _advanced(state: Night | None, night: int, news: Iterable[Entry]) -> Night:
    """The night after these entries; up to the first that cannot be read, with its damage, where
    there is one. Raises `Damaged` where that is the very first, `no-such-night`.
    """
    try:
        for entry in news:
            state = _after(state, night, entry)
    except Damaged as damage:
        if state is None:
            raise
        said = f"{damage.message} Nothing more can be written into the night."
        return replace(state, damage=said)
    if state is None:
        raise NotThere(say("There is no such night."), "no-such-night")
    return state


def _after(state: Night | None, night: int, entry: Entry) -> Night:
    try:
        return fold.apply(state, entry) if state else fold.first(night, entry)
    except LedgerError as error:
        raise _damaged(entry.number) from error


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
    id_: int = connection.execute(_INSERT_ACCOUNT, row).scalar_one()
    return id_


def _replace_seed(connection: sa.Connection, night: int, draft: Draft) -> None:
    gone = sa.delete(secrets).where(secrets.c.night == night)
    connection.execute(
        gone if draft.table is None else gone.where(secrets.c.table_number == draft.table)
    )
    if draft.seed is not None:
        row = {
            "night": night,
            "table_number": draft.table,
            "seed": draft.seed,
            "commitment": sha256(draft.seed).hexdigest(),
        }
        connection.execute(sa.insert(secrets), row)


def _check_balances(night: Night, entry: Entry) -> None:
    """Refuse with a sentence what the database would refuse without one."""
    for name in {
        name for transfer in entry.transfers for name in (transfer.source, transfer.target)
    }:
        balance = night.balance(name)
        if balance < 0 and not accounts.kind_of(name).may_be_negative:
            raise Conflict(
                say(
                    "There are not enough {commodity} in {name}: {balance} short.",
                    commodity=accounts.kind_of(name).commodity,
                    name=name,
                    balance=-balance,
                ),
                "not-enough",
            )
        if abs(balance) > LARGEST:
            raise Invalid(
                say(
                    "That is more than anybody can count: at most {most} in one place.",
                    most=LARGEST,
                ),
                "bad-amount",
            )
