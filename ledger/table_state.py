"""What a table is now: the fold of its entries. Who sits where, which game, what a series has carried, and the
round in play. A pure function of the book: nothing here decides anything.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.engine import JSON, CardMode
from ledger.entries import Entry

Status: TypeAlias = Literal["idle", "playing", "closed"]

RECENT_ROUNDS = 20
"""How many finished rounds of a table are remembered by where they stand in the book."""


@dataclass(slots=True)
class RoundState:
    """The round in play at a table, or finished and not yet closed: where it stands in the book."""

    number: int
    first_entry: int
    players: dict[int, int]
    """Who plays, by seat."""
    last_entry: int
    """The last entry that belongs to it."""


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A round that is over: where it stands in the book, and whether it was voided."""

    number: int
    game: str
    first_entry: int
    last_entry: int
    voided: bool


@dataclass(slots=True)
class TableState:
    """A table of the night. Chips are in the accounts, not here."""

    number: int
    name: str
    game: str
    options: dict[str, JSON]
    cards: CardMode
    commitment: str
    """SHA-256 of the seed of the round to come (or in play), shown before anybody bets."""
    opening_tray: int
    seats: dict[int, int] = field(default_factory=dict)
    """The player in each seat."""
    carry: dict[str, JSON] = field(default_factory=dict)
    """What the series has left for its next round, without markers, which belong to the players."""
    cuts: dict[int, str] = field(default_factory=dict)
    rounds: int = 0
    voided: int = 0
    round: RoundState | None = None
    recent: list[RoundSummary] = field(default_factory=list)
    closed: bool = False

    @property
    def status(self) -> Status:
        """Whether anything may be changed between rounds."""
        return "closed" if self.closed else "playing" if self.round else "idle"

    def seat_of(self, player: int) -> int | None:
        """Where this player sits, if at all."""
        return next((seat for seat, sitting in self.seats.items() if sitting == player), None)

    def apply(self, entry: Entry) -> None:
        """Take in one of this table's entries."""
        body = entry.facts
        match entry.kind:
            case "seat taken":
                self.seats[body["seat"]] = body["player"]
            case "seat left":
                self._leave(body["seat"])
                self.carry = dict(body["carry"])
            case "game changed":
                self.game, self.options, self.cards = body["game"], dict(body["options"]), body["cards"]
                self.carry = dict(body["carry"])
            case "series ended":
                self.carry = {}
            case "cut":
                self.cuts[body["seat"]] = body["cut"]
            case "round":
                assert entry.round is not None
                self.rounds = entry.round
                players = {seat["seat"]: seat["player"] for seat in body["seats"]}
                self.round = RoundState(self.rounds, entry.number, players, entry.number)
            case "action" | "undo" | "amend" if self.round:
                self.round.last_entry = entry.number
            case "round closed":
                self.carry = {key: value for key, value in body["carry"].items() if key != "markers"}
                self._end_round(entry, voided=False)
            case "round voided":
                self._end_round(entry, voided=True)
            case "table closed":
                self.closed, self.carry = True, {}
                self.seats.clear()

    def _leave(self, seat: int) -> None:
        del self.seats[seat]
        self.cuts.pop(seat, None)

    def _end_round(self, entry: Entry, *, voided: bool) -> None:
        assert self.round is not None
        self.voided += voided
        self.recent.append(RoundSummary(self.round.number, self.game, self.round.first_entry, entry.number, voided))
        del self.recent[:-RECENT_ROUNDS]
        self.round = None
        self.cuts.clear()
        self.commitment = entry.facts["next"]


def opened(entry: Entry) -> TableState:
    """The table that a ``table opened`` entry opens."""
    assert entry.table is not None
    facts = entry.facts
    return TableState(
        number=entry.table,
        name=facts["name"],
        game=facts["game"],
        options=dict(facts["options"]),
        cards=facts["cards"],
        commitment=facts["commitment"],
        opening_tray=facts["tray"],
    )
