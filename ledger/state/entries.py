"""What the book is made of: entries, the transfers in them, and the requests that they answer."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    ParamSpec,
    Protocol,
    TypeAlias,
)

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ledger.errors import Invalid
from ledger.state.accounts import MARKERS
from ledger.state.bodies import tag_of
from ledger.store.canonical import JSON, LARGEST

if TYPE_CHECKING:
    from ledger.state.night import Night

_FRAME = frozenset(("at", "kind", "by", "table", "round", "request", "transfers"))
"""The keys that bodies of several kinds have; all others are facts of one."""

LONGEST_KEY = 200
"""Characters of a request's sender, and of its key."""

# What a fact may be. `ledger.kinds` uses these for every fact of every kind.

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=253_402_300_799_999)]
"""Milliseconds since 1970, UTC, up to the year 9999."""
Number: TypeAlias = Annotated[int, Meta(ge=1, le=LARGEST)]
"""Of a player, a table, a seat, a round or an entry."""
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=LARGEST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
"""An amount that may be zero."""
Change: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Digest: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes in hexadecimal digits: a hash, or a seed."""
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]


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
        raise Invalid.saying(
            "A request needs a sender and a key: texts of 1 to {longest} characters.",
            longest=LONGEST_KEY,
        )


class Transfer(NamedTuple):
    """A whole positive amount from one account to another, and the reason."""

    source: str
    target: str
    amount: Amount
    why: str

    def reversed(self, why: str) -> "Transfer":
        """The transfer that takes this one back."""
        return Transfer(self.target, self.source, self.amount, why)


def move(source: str, target: str, amount: int, why: str) -> tuple[Transfer, ...]:
    """The transfer, or none of zero."""
    return (Transfer(source, target, amount, why),) if amount else ()


_Arguments = ParamSpec("_Arguments")


class Decided(Protocol[_Arguments]):
    """A kind of entry that is decided from a night and what is asked: `Book.do` writes it."""

    asked: str
    """Its name in the digest of a request: it never changes, whatever the class is called."""

    def decide(
        self, night: "Night", /, *args: _Arguments.args, **named: _Arguments.kwargs
    ) -> "Decision":
        """What is to be written. Raises a `LedgerError` to refuse."""


class NameResolver(Protocol):
    """The names of people, for a sentence about an entry."""

    @property
    def by(self) -> "By":
        """Who asked for it, and where."""

    def name(self, player: int) -> str:
        """What a player is called."""

    def seated(self, seat: int | str) -> int | None:
        """The player in a seat of the round that the entry is of; None for the dealer."""


class By(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asked for an entry, and at which screen."""

    who: str
    screen: str


class RequestRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request that an entry answers."""

    sender: Key
    key: Key
    digest: Digest
    """The SHA-256 of what was asked."""

    def __post_init__(self) -> None:
        if not (self.sender.isprintable() and self.key.isprintable()):
            raise ValueError("its sender and key must be texts that an index can hold")


class Header(msgspec.Struct, frozen=True):
    """What every entry of a night says, whatever its kind."""

    at: Moment
    by: By
    request: RequestRecord
    transfers: tuple[Transfer, ...]


class Kind(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Each kind of entry is a class below this one, in `ledger.kinds`: the facts that it says
    besides the header, and all that follows from them.
    """

    reversible: ClassVar[bool] = False
    """Whether a correction at the desk can take it back."""
    free: ClassVar[frozenset[str]] = frozenset()
    """Facts that no earlier entry decides, so that `redecide` may say something else."""
    takes_back: ClassVar[str] = ""
    """What an entry that puts something right is called: ``undone``, ``corrected``."""

    @property
    def place(self) -> tuple[int | None, int | None]:
        """The table and the round that it is about."""
        return None, None

    def opened(self, id_: int, entry: "Entry") -> "Night":
        """The night that it opens, before its transfers are booked. Raises `does-not-follow`."""
        raise Invalid(f"A night begins by being opened, not with {entry.kind}.", "does-not-follow")

    def applied(self, night: "Night", entry: "Entry") -> "Night":
        """The night after it: its transfers have been booked. Raises `does-not-follow` and other
        `LedgerError`s where it cannot come after this night.
        """
        return night

    def redecide(self, night: "Night", entry: "Entry", earlier: "Earlier") -> "Decision":
        """What the desk decides for the same request, from the night before the entry. Raises a
        `LedgerError` where it could not be done.
        """
        raise NotImplementedError

    def describe(self, names: NameResolver) -> str:
        """What the journal says of it."""
        raise NotImplementedError

    @property
    def players(self) -> tuple[int, ...]:
        """The players whom it names."""
        return ()

    @property
    def puts_right(self) -> int | None:
        """The entry that it undoes, amends or corrects."""
        return None

    @property
    def reason(self) -> str:
        """The reason that was given; empty where none is asked for."""
        return ""

    @property
    def cash(self) -> "CashMoved":
        """What it says of cash."""
        return _NO_CASH

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        """The texts that people typed and that `redecide` does not look at, by facts. Not `strict`:
        in a night that was opened when they were looked at less closely.
        """
        return ()


class CashMoved(NamedTuple):
    """What an entry says of the cash that came and went."""

    player: int | None = None
    bought: int = 0
    """Chips that the player paid for."""
    cashed: int = 0
    """Chips that the player was paid for."""
    added: int = 0
    """What was added to the float, in minor units."""
    booked: int = 0
    """What came into the drawer for a purpose and bought no chips, less what left it so, in minor
    units.
    """
    brought: int = 0
    """Chips that the player owes from another night; below zero, is owed."""


_NO_CASH = CashMoved()


class Decision(msgspec.Struct, frozen=True):
    """What is to be written: what the entry says, and what it moves. The book adds when, who, and
    its place in the chain.
    """

    says: Kind
    transfers: tuple[Transfer, ...] = ()
    seed: bytes | UnsetType | None = UNSET
    """The table's secret seed from now on, in place of the one it had; None: it has none any more,
    and where the entry names no table, no table has. Never part of what the entry says.
    """
    hides: bytes | None = None
    """The seed that hides the digest of the request, which would tell of a hidden choice."""


class Entry(msgspec.Struct, frozen=True):
    """One recorded fact, as the book has it."""

    number: int
    hash: bytes
    header: Header
    says: Kind

    @property
    def at(self) -> int:
        """Milliseconds since 1970, UTC."""
        return self.header.at

    @property
    def kind(self) -> str:
        """What kind of entry it is: ``buy-in``."""
        return tag_of(type(self.says))

    @property
    def by(self) -> By:
        """Who asked for it, and where."""
        return self.header.by

    @property
    def request(self) -> RequestRecord:
        """The request that it answers."""
        return self.header.request

    @property
    def table(self) -> int | None:
        """The table that it is about."""
        return self.says.place[0]

    @property
    def round(self) -> int | None:
        """The round that it is of."""
        return self.says.place[1]

    @property
    def table_alone(self) -> int | None:
        """The table whose screens alone show what this entry changes: of a round the others show
        nothing but what a player owes. Whoever sits down or stands up is seen at every table, by
        what is left to bring.
        """
        table, round_ = self.says.place
        if any(MARKERS in (source, target) for source, target, _, _ in self.transfers):
            return None
        return table if round_ is not None else None

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        """What it moves."""
        return self.header.transfers

    @property
    def accounts(self) -> set[str]:
        """The accounts that it moves something between."""
        return {name for moved in self.transfers for name in (moved.source, moved.target)}

    @property
    def facts(self) -> dict[str, Any]:
        """What it says besides its header and its place, as JSON."""
        return facts_of(self.says)


Earlier: TypeAlias = Callable[[int], Entry | None]
"""Finds an earlier entry of the desk by its number."""


def facts_of(says: Kind) -> dict[str, JSON]:
    """What a kind of entry says besides the header and the place of its entry, as JSON."""
    said = msgspec.json.decode(msgspec.json.encode(says, order="sorted"))
    return {key: value for key, value in said.items() if key not in _FRAME}


def net(transfers: Iterable[Transfer]) -> dict[str, int]:
    """The sums of transfers, by account; none of zero."""
    change: dict[str, int] = {}
    for source, target, amount, _ in transfers:
        change[source] = change.get(source, 0) - amount
        change[target] = change.get(target, 0) + amount
    return {name: amount for name, amount in change.items() if amount}


def received(account: str, transfers: Sequence[Transfer]) -> int:
    """How much comes to an account."""
    return sum(transfer.amount for transfer in transfers if transfer.target == account)
