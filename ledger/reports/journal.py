"""A night's entries for people to read: what happened in a sentence, who did it, and what it put
right or was put right by. It is read from its end, and only as far as is asked for.
"""

import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import sqlalchemy as sa

from games.engine import JSON
from ledger.book import Book
from ledger.errors import NoRound, RoundInPlay
from ledger.findings import MISSAID
from ledger.reports.explain import pairs
from ledger.reports.screens import screen_of
from ledger.state.accounts import kind_of
from ledger.state.entries import Entry, entry_in, net
from ledger.state.night import Night
from ledger.store.schema import entries as rows

PUT_RIGHT: Mapping[str, str] = {
    "undo": "undone",
    "amendment": "amended",
    "round-voided": "round voided",
    "correction": "corrected",
    "night-reopened": "night opened again",
}
"""The kinds of entries that take something back, and what they are called."""

UNREADABLE = "unreadable"
"""Stands for the kind of an entry that cannot be read."""
_AT_A_TIME = 500


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which entries to show: those of a table, about a player, of some kinds; all of them where
    nothing is said.
    """

    table: int | None = None
    player: int | None = None
    kinds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in the journal."""

    entry: Entry
    says: str
    puts_right: int | None
    """The entry that it undoes, amends or corrects."""
    put_right_by: int | None
    """The entry that did so to it."""


@dataclass(slots=True)
class _Played:
    """A round, as far as the journal needs to know it."""

    began: int
    seats: Mapping[int, int]
    names: Mapping[int, str]
    """Player to their name as the round began."""
    ended: int | None = None


@dataclass(slots=True)
class Journal:
    """The journal of one night. It remembers the rounds and what was put right, and keeps up with
    the book.
    """

    book: Book
    night: int
    _number: int = 0
    _rounds: dict[tuple[int, int], _Played] = field(default_factory=dict)
    _right: dict[int, int] = field(default_factory=dict)
    _one_at_a_time: threading.Lock = field(default_factory=threading.Lock)

    def page(self, night: Night, wanted: Wanted, before: int | None, limit: int) -> list[Line]:
        """The newest entries that are wanted and older than `before`, at most so many, the newest
        first. `night`: as it is now, for the names. Raises `Damaged`.
        """
        self._keep_up()
        newest = self._number + 1
        first = newest if before is None else min(before, newest)
        lines = self._lines(self._backwards(first), night, wanted)
        return list(islice(lines, limit))

    def record(self, table: int, number: int) -> list[Entry]:
        """The entries of a round that is over, for `ledger.reports.explain`. Raises `NoRound`,
        `RoundInPlay`, `Damaged`.
        """
        self._keep_up()
        played = self._rounds.get((table, number))
        if played is None:
            raise NoRound(f"There is no round {number} at table {table}.")
        if played.ended is None:
            raise RoundInPlay(f"Round {number} of table {table} is still in play.")
        between = self._read(rows.c.number.between(played.began, played.ended), rows.c.number)
        return [one for one in between if (one.table, one.round) == (table, number)]

    def ended_by(self, entry: int) -> tuple[int, int] | None:
        """The table and the number of the round that this entry closed or voided; None for any
        other entry.
        """
        self._keep_up()
        return next((at for at, played in self._rounds.items() if played.ended == entry), None)

    def _keep_up(self) -> None:
        with self._one_at_a_time:
            for entry in self._read(rows.c.number > self._number, rows.c.number):
                with suppress(*MISSAID):
                    self._note(entry)
                self._number = entry.number

    def _note(self, entry: Entry) -> None:
        if wrong := _puts_right(entry):
            self._right[wrong] = entry.number
        if entry.table is None or entry.round is None:
            return
        if entry.kind == "round-began":
            seats = {one["seat"]: one["player"] for one in entry.facts["seats"]}
            names = {one["player"]: one["name"] for one in entry.facts["seats"]}
            self._rounds[entry.table, entry.round] = _Played(entry.number, seats, names)
        elif entry.kind in ("round-closed", "round-voided"):
            self._rounds[entry.table, entry.round].ended = entry.number

    def _lines(self, entries: Iterable[Entry], night: Night, wanted: Wanted) -> Iterator[Line]:
        for entry in entries:
            try:
                line = self._line(entry, night) if self._is_wanted(entry, wanted) else None
            except MISSAID:
                line = self._line(_unreadable(entry.number, entry.hash), night)
            if line:
                yield line

    def _line(self, entry: Entry, night: Night) -> Line:
        return Line(
            entry, self._says(entry, night), _puts_right(entry), self._right.get(entry.number)
        )

    def _backwards(self, before: int) -> Iterator[Entry]:
        while before > 1:
            first = max(1, before - _AT_A_TIME)
            yield from self._read(rows.c.number.between(first, before - 1), rows.c.number.desc())
            before = first

    def _read(self, which: sa.ColumnElement[bool], order: sa.ColumnElement[int]) -> list[Entry]:
        query = sa.select(rows.c.number, rows.c.body, rows.c.hash).where(
            rows.c.night == self.night, which
        )
        with self.book.database.reading() as connection:
            found = connection.execute(query.order_by(order)).all()
        return list(_entries(found))

    def _is_wanted(self, entry: Entry, wanted: Wanted) -> bool:
        return (
            wanted.table in (None, entry.table)
            and (not wanted.kinds or entry.kind in wanted.kinds)
            and (wanted.player is None or wanted.player in self._concerned(entry))
        )

    def _concerned(self, entry: Entry) -> set[int]:
        """The players whom an entry is about: who is named in it, whose chips it moves,
        who did it.
        """
        facts = entry.facts
        named = {facts[key] for key in ("player", "giver", "taker") if key in facts}
        moved = {end for one in entry.transfers for end in (one.source, one.target)}
        owned = {
            int(end.rpartition(":")[2])
            for end in moved
            if end.startswith(("bankroll:", "rack:", "marker:"))
        }
        seats = self._seats(entry)
        if entry.kind in ("round-began", "round-closed", "round-voided"):
            return named | owned | set(seats.values())
        acted = {
            seats[seat] for seat in seats if "action" in facts and facts["action"]["by"] == seat
        }
        return named | owned | acted

    def _seats(self, entry: Entry) -> Mapping[int, int]:
        played = self._played(entry)
        return played.seats if played else {}

    def _played(self, entry: Entry) -> _Played | None:
        return self._rounds.get((entry.table or 0, entry.round or 0))

    def _name(self, entry: Entry, night: Night, player: JSON) -> str:
        """Whom an entry names: in a round, as its players were called then; elsewhere as they are
        called now.
        """
        played = self._played(entry)
        return (played and played.names.get(player)) or _name(night, player)

    def _says(self, entry: Entry, night: Night) -> str:
        facts = entry.facts
        if "action" in facts:
            return self._action(entry, night)
        template = _SAYS.get(entry.kind)
        if template is None:
            return f"{_plain(entry.kind)}: {pairs(facts)}"
        people = {
            key: self._name(entry, night, facts[key])
            for key in ("player", "giver", "taker")
            if key in facts
        }
        if facts.get("against") == "owed":
            people["against"] = "what the house owes"
        if facts.get("limit", 0) is None:
            return f"The desk lends {people['player']} without a limit"
        return template.format_map(
            _Words(
                {
                    **facts,
                    **people,
                    "round": entry.round,
                    "seat": facts.get("seat"),
                    "screen": screen_of(entry.by) or "The tablet",
                }
            )
        )

    def _action(self, entry: Entry, night: Night) -> str:
        action = dict(entry.facts["action"])
        by, do = action.pop("by"), _plain(str(action.pop("do")))
        player = self._seats(entry).get(by)
        who = self._name(entry, night, player) if player else "the dealer"
        said = f"{who}: {do}" + (f", {pairs(action)}" if action else "")
        if entry.kind == "amendment":
            return f"Entry {entry.facts['amends']} is put right: {said}"
        return f"{said[0].upper()}{said[1:]}"


class _Words(dict[str, JSON]):
    """What a sentence is filled with; whole numbers are grouped."""

    def __getitem__(self, key: str) -> JSON:
        value = super().__getitem__(key)
        return f"{value:,}" if type(value) is int else value

    def __missing__(self, key: str) -> str:
        return "?"


_SAYS: Mapping[str, str] = {
    "night-opened": "The night is opened: {name}",
    "night-changed": "The settings of the night are changed",
    "night-closed": "The night is closed and sealed",
    "night-reopened": "The night is opened again",
    "player-added": "{name} joins",
    "player-renamed": "{was} is called {name} now",
    "buy-in": "{player} buys {chips} chips against {against}",
    "buy-back": "{player} sells {chips} chips back",
    "cash-out": "{player} cashes {chips} chips out",
    "marker-repaid": "{player} repays {chips} of a marker in {with}",
    "house-paid": "The house pays {player} {chips} chips' worth that it owed",
    "marker-limited": "The desk lends {player} {limit} chips at most",
    "gift": "{giver} gives {taker} {chips} chips",
    "float-added": "More cash for the drawer",
    "drawer-counted": "The drawer is counted",
    "correction": "Entry {corrects} ({was}) is taken back",
    "table-opened": "{name} is opened: {game}",
    "table-closed": "The table is closed",
    "game-changed": "The table plays {game}",
    "commitment-renewed": "Another shuffle is promised: the seed of the one before was lost",
    "series-ended": "The series ends: what is left on the felt is divided",
    "fill": "{chips} chips from the cage to the tray",
    "credit": "{chips} chips from the tray to the cage",
    "tray-counted": "The tray is counted: {counted} chips, where the book had {book}",
    "sat": "{player} takes seat {seat}",
    "topped-up": "{player} brings more chips to seat {seat}",
    "stood": "{player} leaves seat {seat}",
    "cut": "Seat {seat} cuts the next shuffle",
    "hand-over": "{screen} is handed to {player}",
    "round-began": "Round {round} begins",
    "round-closed": "Round {round} is closed",
    "round-voided": "Round {round} is voided: every chip goes back",
    "undo": "Entry {undoes} is undone",
    UNREADABLE: "This entry cannot be read: no Croupier has written it. An audit says more",
}
"""What entries say, by kind. One that is not here is told by its facts."""


def moved(entry: Entry) -> dict[str, int]:
    """How much has another holder after this entry, each commodity by itself: chips, cash in minor
    units, markers in chips owed. What only passes through an account on its way counts once.
    """
    found: dict[str, int] = {}
    for name, change in net(entry.transfers).items():
        if change > 0:
            commodity = kind_of(name).commodity
            found[commodity] = found.get(commodity, 0) + change
    return {name: found[name] for name in ("chips", "cash", "marker") if name in found}


def why(entry: Entry) -> str:
    """The reason that was given; empty where none is asked for."""
    return str(entry.facts.get("why") or entry.facts.get("reason") or "")


def _puts_right(entry: Entry) -> int | None:
    facts = entry.facts
    found: int | None = facts.get("undoes") or facts.get("amends") or facts.get("corrects")
    return found


def _plain(word: str) -> str:
    return word.replace("-", " ").replace("_", " ")


def _name(night: Night, player: JSON) -> str:
    found = night.players.get(player)
    return found.name if found else f"player {player}"


def _entries(found: Iterable[Any]) -> Iterator[Entry]:
    for number, body, hash_ in found:
        try:
            yield entry_in(number, bytes(body), hash_)
        except MISSAID:
            yield _unreadable(number, hash_)


def _unreadable(number: int, hash_: bytes) -> Entry:
    """What stands in the journal for an entry that cannot be read: it costs its own line alone."""
    by = {"who": "somebody else", "screen": ""}
    return Entry(number, 0, UNREADABLE, by, None, None, {}, {}, (), bytes(hash_))
