"""The audit of what goes from night to night: a debt that was brought is compared with the night it
came from, and no part of it stands in two places; what the house says of players, debts and drawers
is true of nights that are there.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import sqlalchemy as sa
from msgspec import UNSET

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
from ledger.state.accounts import DRAWER
from ledger.state.bodies import tag_of
from ledger.state.currencies import PLAY_MONEY, money_text
from ledger.state.entries import Entry
from ledger.state.house_money import CashCarried, DebtPaid, GiftNoted, MoneyTakenBack
from ledger.state.house_said import MoneySaid
from ledger.state.night import ChipValue, Night
from ledger.state.places import parse
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


class _Part(NamedTuple):
    """What of a debt went on or was paid."""

    where: str
    entry: int | None
    minor: int
    in_part: bool
    """Whether it is meant to be less than all of it."""


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
    drawer: int
    """What is in the drawer in the end, in minor units."""
    float: int
    """What the host put in."""


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
        self._sealed_nights: dict[int, _Sealed | None] = {}
        self._standing: dict[At, _Place] = {}
        """Where each debt stands that went on."""
        self._parts: dict[At, list[_Part]] = {}

    def found(self, house: Iterable[tuple[int, people.Said]]) -> Iterator[Finding]:
        """All that is wrong."""
        for night, story in self._stories.items():
            for entry, says, worth in story.brought:
                place = _Place(night, entry.number)
                stands = entry.number not in story.taken_back
                yield from self._brought(place, entry, says, worth, stands)
        yield from self._house(house)
        yield from self._too_much()

    def _house(self, house: Iterable[tuple[int, people.Said]]) -> Iterator[Finding]:
        """What is wrong with what the house says of nights."""
        newest: dict[At, tuple[int, DebtSettled]] = {}
        money: dict[int, MoneySaid] = {}
        for number, says in house:
            if isinstance(says, DebtSettled | PlayerKnown | DebtPaid):
                yield from self._named(number, says.night, says.player)
            if isinstance(says, MoneySaid):
                money[number] = says
            if isinstance(says, MoneyTakenBack):
                money.pop(says.entry, None)
            if isinstance(says, DebtSettled):
                yield from self._settled(number, says)
                newest[says.whose] = number, says
        for whose, (number, settled) in newest.items():
            place = self._standing.get(whose)
            if place and settled.chips and self._is_whole(settled):
                what = f"this debt stands in {place}, too."
                yield Finding("debts", f"house entry {number}", None, what)
        yield from self._money(money)

    def _money(self, money: Mapping[int, MoneySaid]) -> Iterator[Finding]:
        """What is wrong with what the house says of money, where nobody has taken that back."""
        moved: dict[str, int] = defaultdict(int)
        for number, says in money.items():
            where = f"house entry {number}"
            if isinstance(says, GiftNoted) and says.night and says.night not in self._here:
                yield Finding("debts", where, None, "it names a night that is not in this book.")
            if isinstance(says, CashCarried):
                for name in (says.source, says.target):
                    moved[name] += says.amount
                    yield from self._carried(where, name, says, moved[name])
            if isinstance(says, DebtPaid) and says.night in self._here:
                sealed = self._sealed(self._here[says.night])
                if sealed is None:
                    continue
                if sealed.worth is None or sealed.worth.currency != says.currency:
                    what = f"it pays {says.currency}, which is not that night's money."
                    yield Finding("debts", where, None, what)
                if sealed.is_open:
                    what = "the night that this debt is of was opened again since."
                    yield Finding("debts", where, None, what)
                part = _Part(where, None, says.paid, in_part=True)
                self._parts.setdefault(says.whose, []).append(part)

    def _carried(self, where: str, name: str, says: CashCarried, moved: int) -> Iterator[Finding]:
        """What is wrong with cash that came from or to a night, of which so much did by now."""
        night = parse(name).night
        if night is None:
            return
        if night not in self._here:
            yield Finding("debts", where, None, "it names a night that is not in this book.")
            return
        sealed = self._sealed(self._here[night])
        if sealed is None:
            return
        if sealed.worth is None or sealed.worth.currency != says.currency:
            what = f"it moves {says.currency}, which is not that night's money."
            yield Finding("debts", where, None, what)
        is_drawer = parse(name).where == "drawer"
        if is_drawer and sealed.is_open:
            what = "the night that this cash is of was opened again since."
            yield Finding("debts", where, None, what)
        there = sealed.drawer if is_drawer else sealed.float
        if moved > there:
            had = money_text(there, says.currency)
            what = f"with it {money_text(moved, says.currency)} have moved, of {had}."
            yield Finding("debts", where, None, what, f"at most {had}")

    def _too_much(self) -> Iterator[Finding]:
        """Debts of which more went on or was paid than there was."""
        for (name, player), parts in self._parts.items():
            sealed = self._sealed(self._here[name])
            if sealed is None or not sealed.claims:
                continue
            owed, code = _money(list(sealed.claims.values())[-1].get(player, 0), sealed.worth)
            gone = 0
            for where, entry, minor, _ in parts if any(part.in_part for part in parts) else ():
                gone += minor
                if gone * owed < 0 or abs(gone) > abs(owed) or minor * owed <= 0:
                    what = f"with it {money_text(gone, code)} of this debt went on or was paid."
                    yield Finding("debts", where, entry, what, f"at most {money_text(owed, code)}")

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
        in_part = says.of.owed is not UNSET
        if stands and (other := self._standing.setdefault(whose, place)) != place and not in_part:
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
        owed, brings = -claims.get(says.of.player, 0), _money(says.brought, worth)
        if stands:
            part = _Part(where, place.number, -brings[0], in_part)
            self._parts.setdefault(whose, []).append(part)
        if says.of.owed is not UNSET:
            all_of_it = _money(owed, sealed.worth)
            if (says.of.owed, brings[1]) != all_of_it:
                what = f"it brings a part of {money_text(says.of.owed, brings[1])}."
                wanted = money_text(*all_of_it)
                yield Finding("debts", where, place.number, what, wanted)
        elif brings != _money(owed, sealed.worth):
            what, wanted = f"it brings {_said(says.brought, worth)}.", _said(owed, sealed.worth)
            yield Finding("debts", where, place.number, what, wanted)
        if stands and (sealed.is_open or says.of.seal != list(sealed.claims)[-1]):
            what = "the night that this debt is of was opened again since."
            yield Finding("debts", where, place.number, what)

    def _named(self, number: int, name: str, player: int) -> Iterator[Finding]:
        """Whether there is such a player of such a night."""
        night = self._here.get(name)
        if night is None:
            what = "it names a night that is not in this book."
            yield Finding("debts", f"house entry {number}", None, what)
        elif player > self._stories[night].players:
            what = f"it names player {player} of night {night}, who is not there."
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
        if night not in self._sealed_nights:
            try:
                self._sealed_nights[night] = _folded(self._connection, night)
            except LedgerError:
                self._sealed_nights[night] = None
        return self._sealed_nights[night]


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
    if state is None:
        return _Sealed({}, is_open=True, worth=None, drawer=0, float=0)
    drawer = state.balance(DRAWER)
    return _Sealed(claims, state.is_open, state.chip_value, drawer, state.cash_float)


def _player(key: str) -> str:
    """The player in the key of a request that brings a debt (`ledger.desk.debts`)."""
    return key.partition("/")[0]


def _money(chips: int, worth: ChipValue | None) -> tuple[int, str]:
    return (chips * worth.minor, worth.currency) if worth else (chips, PLAY_MONEY)


def _said(chips: int, worth: ChipValue | None) -> str:
    return f"{chips:+} chips of {worth.minor} {worth.currency}" if worth else f"{chips:+} chips"
