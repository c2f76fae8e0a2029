"""The audit of what goes from night to night: a debt that was brought is compared with the night it
came from, and stands in one place alone; what the house says of players and of debts is true of
nights that are there.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import sqlalchemy as sa

from ledger.desk.debts import SENDER
from ledger.errors import LedgerError
from ledger.findings import Finding
from ledger.kinds.corrections import Corrected
from ledger.kinds.debts import DebtBrought
from ledger.kinds.nights import NightChanged, NightClosed, NightOpened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.reading import read
from ledger.state import fold
from ledger.state import register as people
from ledger.state.bodies import tag_of
from ledger.state.entries import Entry
from ledger.state.night import ChipValue, Night
from ledger.state.register import At, DebtSettled, PlayerKnown
from ledger.store.schema import entries, house_entries

_LOOKED_AT = (Corrected, DebtBrought, NightChanged, NightOpened, PlayerAdded)
_ROWS_AT_A_TIME = 2000


class _Place(NamedTuple):
    """An entry of a night."""

    night: int
    number: int

    def __str__(self) -> str:
        return f"entry {self.number} of night {self.night}"


@dataclass(slots=True)
class _Story:
    """What the entries that matter here say of one night."""

    name: str = ""
    """What the house calls it."""
    players: int = 0
    taken_back: set[int] = field(default_factory=set)
    worth: ChipValue | None = None
    brought: list[tuple[Entry, DebtBrought, ChipValue | None]] = field(default_factory=list)
    """Each with what a chip was worth by then."""

    def read(self, entry: Entry) -> None:
        """One entry more."""
        match entry.says:
            case NightOpened(chip_value=worth):
                self.name, self.worth = entry.hash.hex(), worth
            case NightChanged(chip_value=ChipValue() | None as worth):
                self.worth = worth
            case PlayerAdded():
                self.players += 1
            case Corrected(corrects=number):
                self.taken_back.add(number)
            case DebtBrought() as says:
                self.brought.append((entry, says, self.worth))


@dataclass(frozen=True, slots=True)
class _Sealed:
    """A night as its seals found it."""

    claims: Mapping[str, Mapping[int, int]]
    """By seal, in their order: what every player was to receive (or, below zero, to pay)."""
    is_open: bool
    worth: ChipValue | None


def debts_between_nights(connection: sa.Connection) -> Iterator[Finding]:
    """What is wrong between the nights, and between them and the house. Use it within a reading
    transaction.
    """
    stories = _stories(connection)
    house = list(_house(connection))
    yield from _Debts(connection, stories).found(house)


class _Debts:
    """The debts of a book."""

    def __init__(self, connection: sa.Connection, stories: Mapping[int, _Story]) -> None:
        self._connection = connection
        self._stories = stories
        self._here = {story.name: night for night, story in stories.items() if story.name}
        self._seen: dict[int, _Sealed | None] = {}
        self._standing: dict[At, _Place] = {}
        """Where each debt stands that went on."""

    def found(self, house: Iterable[tuple[int, people.Said]]) -> Iterator[Finding]:
        """All that is wrong."""
        for night, story in self._stories.items():
            for entry, says, worth in story.brought:
                place = _Place(night, entry.number)
                stands = entry.number not in story.taken_back
                yield from self._brought(place, entry, says, worth, stands)
        yield from self._house(house)

    def _house(self, house: Iterable[tuple[int, people.Said]]) -> Iterator[Finding]:
        """What is wrong with what the house says of nights."""
        newest: dict[At, tuple[int, DebtSettled]] = {}
        for number, says in house:
            if isinstance(says, DebtSettled | PlayerKnown):
                yield from self._named(number, says)
            if isinstance(says, DebtSettled):
                yield from self._settled(number, says)
                newest[says.whose] = number, says
        for whose, (number, settled) in newest.items():
            place = self._standing.get(whose)
            if place and settled.chips and self._is_whole(settled):
                what = f"this debt stands in {place}, too."
                yield Finding("debts", f"house entry {number}", None, what)

    def _brought(
        self,
        place: _Place,
        entry: Entry,
        says: DebtBrought,
        worth: ChipValue | None,
        stands: bool,
    ) -> Iterator[Finding]:
        """What is wrong with an entry that brings a debt."""
        whose, where = (says.of.night, says.of.player), str(place)
        if stands and (other := self._standing.setdefault(whose, place)) != place:
            what = f"this debt stands in {other}, too."
            yield Finding("debts", where, place.number, what)
        if says.of.night not in self._here:
            return  # a night that was read in alone: what it says of another rests on its seal
        asked = entry.request
        if asked.sender != SENDER + says.of.night or _player(asked.key) != str(says.of.player):
            what = "its request is not that of this debt."
            yield Finding("debts", where, place.number, what)
        sealed = self._sealed(self._here[says.of.night])
        if sealed is None:
            return  # an audit of that night says why
        claims = sealed.claims.get(says.of.seal)
        if claims is None:
            what = "the night that this debt is of never had that seal."
            yield Finding("debts", where, place.number, what)
            return
        owed = -claims.get(says.of.player, 0)
        if _money(says.brought, worth) != _money(owed, sealed.worth):
            what, wanted = f"it brings {_said(says.brought, worth)}.", _said(owed, sealed.worth)
            yield Finding("debts", where, place.number, what, wanted)
        if stands and (sealed.is_open or says.of.seal != list(sealed.claims)[-1]):
            what = "the night that this debt is of was opened again since."
            yield Finding("debts", where, place.number, what)

    def _named(self, number: int, says: DebtSettled | PlayerKnown) -> Iterator[Finding]:
        """Whether there is such a player of such a night."""
        night = self._here.get(says.night)
        if night is None:
            what = "it names a night that is not in this book."
            yield Finding("debts", f"house entry {number}", None, what)
        elif says.player > self._stories[night].players:
            what = f"it names player {says.player} of night {night}, who is not there."
            yield Finding("debts", f"house entry {number}", None, what)

    def _settled(self, number: int, says: DebtSettled) -> Iterator[Finding]:
        """Whether a seal left so much to settle."""
        night = self._here.get(says.night)
        sealed = self._sealed(night) if says.chips and night is not None else None
        if sealed is None:
            return
        left = {claims.get(says.player, 0) for claims in sealed.claims.values()}
        if says.chips not in left:
            what = f"it settles {says.chips:+} chips."
            wanted = " / ".join(f"{chips:+}" for chips in sorted(left - {0})) or "nothing"
            yield Finding("debts", f"house entry {number}", None, what, wanted)

    def _is_whole(self, says: DebtSettled) -> bool:
        """Whether all that the newest seal left was settled."""
        sealed = self._sealed(self._here[says.night]) if says.night in self._here else None
        if sealed is None or not sealed.claims:
            return True
        return list(sealed.claims.values())[-1].get(says.player) == says.chips

    def _sealed(self, night: int) -> _Sealed | None:
        """The night at its seals; None where it cannot be told."""
        if night not in self._seen:
            try:
                self._seen[night] = _folded(self._connection, night)
            except LedgerError:
                self._seen[night] = None
        return self._seen[night]


def _stories(connection: sa.Connection) -> dict[int, _Story]:
    """What matters here of every night. Entries that cannot be read are the business of their
    night's audit.
    """
    marked = sa.or_(*(_says(connection, tag_of(kind)) for kind in _LOOKED_AT))
    query = sa.select(entries.c.night, entries.c.number, entries.c.body, entries.c.hash)
    query = query.where(marked).order_by(entries.c.night, entries.c.number)
    stories: defaultdict[int, _Story] = defaultdict(_Story)
    for night, number, body, hash_ in connection.execute(query):
        try:
            stories[night].read(read(number, bytes(body), bytes(hash_)))
        except LedgerError:
            continue
    return stories


def _says(connection: sa.Connection, kind: str) -> sa.ColumnElement[bool]:
    """Whether an entry may be of this kind: to read all of a book for a few would take long."""
    mark = sa.literal(f'"kind":"{kind}"'.encode(), sa.LargeBinary)
    if connection.dialect.name == "sqlite":
        return sa.func.instr(entries.c.body, mark) > 0
    return sa.func.position(mark.op("IN")(entries.c.body)) > 0


def _house(connection: sa.Connection) -> Iterator[tuple[int, people.Said]]:
    """The entries of the house that can be read."""
    query = sa.select(house_entries.c.number, house_entries.c.body)
    for number, body in connection.execute(query.order_by(house_entries.c.number)):
        try:
            _, says = people.read(bytes(body))
        except LedgerError:
            continue
        yield number, says


def _folded(connection: sa.Connection, night: int) -> _Sealed:
    """A night at its seals, from its entries. Raises a `LedgerError` where they make none."""
    claims: dict[str, Mapping[int, int]] = {}
    state: Night | None = None
    query = sa.select(entries.c.number, entries.c.body, entries.c.hash).where(
        entries.c.night == night
    )
    rows = connection.execute(
        query.order_by(entries.c.number), execution_options={"yield_per": _ROWS_AT_A_TIME}
    )
    for number, body, hash_ in rows:
        entry = read(number, bytes(body), bytes(hash_))
        state = fold.apply(state, entry) if state else fold.first(night, entry)
        if isinstance(entry.says, NightClosed):
            claims[entry.hash.hex()] = {player: state.claim(player) for player in state.players}
    is_open, worth = (state.is_open, state.chip_value) if state else (True, None)
    return _Sealed(claims, is_open, worth)


def _player(key: str) -> str:
    """The player in the key of a request that brings a debt (`ledger.desk.debts`)."""
    return key.partition("/")[0]


def _money(chips: int, worth: ChipValue | None) -> tuple[int, str]:
    return (chips * worth.minor, worth.currency) if worth else (chips, "")


def _said(chips: int, worth: ChipValue | None) -> str:
    return f"{chips:+} chips of {worth.minor} {worth.currency}" if worth else f"{chips:+} chips"
