"""What the book is made of: entries, the transfers in them, and the requests that they answer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from games.engine.values import made
from ledger.errors import Invalid
from ledger.store import canonical
from ledger.store.canonical import JSON

_FRAME = frozenset(("at", "kind", "by", "table", "round", "request", "transfers"))
"""The keys that every body may have; all others are facts of its kind."""

LONGEST_KEY = 200
"""Characters of a request's sender, and of its key."""


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks for something, and the key that makes asking twice the same as asking once.

    `sender` is the device or program (keys are its own); `who` the role or person, `screen` where
    they stood: both are written down as they are. `digest` is what was asked, hashed by whoever
    received it; empty where the book makes it from the content.
    """

    sender: str
    key: str
    who: str
    screen: str = ""
    digest: str = ""


def check_keys(sender: str, key: str) -> None:
    """Raises `Invalid` where these name no request: an index has to hold them, and people may have
    to read them.
    """
    fit = 0 < len(sender) <= LONGEST_KEY and 0 < len(key) <= LONGEST_KEY
    if not fit or not sender.isprintable() or not key.isprintable():
        raise Invalid(
            f"A request needs a sender and a key: texts of 1 to {LONGEST_KEY} characters."
        )


class Transfer(NamedTuple):
    """A whole positive amount from one account to another, and the reason."""

    source: str
    target: str
    amount: int
    why: str

    def reversed(self, why: str) -> "Transfer":
        """The transfer that takes this one back."""
        return Transfer(self.target, self.source, self.amount, why)


def move(source: str, target: str, amount: int, why: str) -> tuple[Transfer, ...]:
    """The transfer, or none of zero."""
    return (Transfer(source, target, amount, why),) if amount else ()


@dataclass(frozen=True, slots=True)
class Draft:
    """What a new entry is to say. The book adds when, who, and its place in the chain."""

    kind: str
    facts: Mapping[str, JSON] = field(default_factory=dict)
    transfers: tuple[Transfer, ...] = ()
    table: int | None = None
    round: int | None = None
    seed: bytes | None = None
    """The table's secret seed from now on, in place of the one it had. Never part of what the entry
    says.
    """
    drops_seed: bool = False
    """Whether the table's secret seed goes, with none in its place; those of all tables, where it
    names none.
    """


class Entry(NamedTuple):
    """One recorded fact, as the book has it."""

    number: int
    at: int
    """Milliseconds since 1970, UTC."""
    kind: str
    by: Mapping[str, str]
    table: int | None
    round: int | None
    request: Mapping[str, str]
    facts: Mapping[str, Any]
    transfers: tuple[Transfer, ...]
    hash: bytes


def body_of(draft: Draft, request: Request, digest: str, at: int) -> dict[str, JSON]:
    """What the entry says, ready to be written canonically."""
    body: dict[str, JSON] = dict(draft.facts)
    if clash := body.keys() & _FRAME:
        raise ValueError(f"the facts of {draft.kind} use {clash}, which every entry has")
    body |= {
        "at": at,
        "kind": draft.kind,
        "by": {"who": request.who, "screen": request.screen},
        "request": {"sender": request.sender, "key": request.key, "digest": digest},
        "transfers": [[one.source, one.target, one.amount, one.why] for one in draft.transfers],
    }
    if draft.table is not None:
        body["table"] = draft.table
    if draft.round is not None:
        body["round"] = draft.round
    return body


def entry_of(number: int, body: dict[str, JSON], hash_: bytes) -> Entry:
    """The entry that a body says. Takes the body apart: what is left of it are the facts."""
    take = body.pop
    at, kind, by, table, round_ = (
        take("at"),
        take("kind"),
        take("by"),
        take("table", None),
        take("round", None),
    )
    request, moved = take("request"), take("transfers")
    transfers = tuple(
        [made(Transfer, (source, target, amount, why)) for source, target, amount, why in moved]
    )
    return made(Entry, (number, at, kind, by, table, round_, request, body, transfers, hash_))


def entry_in(number: int, body: bytes, hash_: bytes) -> Entry:
    """The entry that these bytes say. Raises `ledger.findings.MISSAID` where no Croupier has
    written them.
    """
    return entry_of(number, canonical.decode(body), hash_)


def net(transfers: Iterable[Transfer]) -> dict[str, int]:
    """What transfers come to, by account; none of zero."""
    change: dict[str, int] = {}
    for one in transfers:
        change[one.source] = change.get(one.source, 0) - one.amount
        change[one.target] = change.get(one.target, 0) + one.amount
    return {name: amount for name, amount in change.items() if amount}
