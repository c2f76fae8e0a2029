"""Rounds: how they begin, and how they end. What happens between stands in `ledger.kinds.actions`.

What a round's entry says is decided in `ledger.play.rounds`, where the engine is; an audit plays
the round again (`ledger.audit.rounds`).
"""

from collections.abc import Iterable, Mapping
from typing import ClassVar, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Invalid
from ledger.kinds.facts import Cards, RoundKind, Slug, check_open, strings
from ledger.kinds.in_play import RoundPlayed, followed, results, round_in_play
from ledger.state import accounts
from ledger.state.entries import Count, Digest, Entry, NameResolver, Number, Transfer
from ledger.state.night import Night, PastRound, RoundState, Seated, Table
from ledger.store.canonical import JSON

PAST_ROUNDS = 40
"""More than the longest series has, with a few voided among them."""


class Versions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By what a round was played."""

    rules: str
    engine: str
    shuffle: str


class SeatedPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a round, and with how many chips."""

    seat: Number
    player: Number
    name: str
    chips: Count


class RoundBegan(RoundPlayed, frozen=True, tag="round-began"):
    """A round begins: what it starts from, and what happens in it by itself."""

    game: Slug
    versions: Versions
    options: dict[str, JSON]
    seats: tuple[SeatedPlayer, ...]
    dealer: Number | None
    lot: bool
    """Whether the deal was drawn by lot."""
    carry: dict[str, JSON]
    """What the round before left; its `markers` are what those seated owe for compulsory
    payments.
    """
    cards: Cards
    commitment: Digest | None
    cut: str
    """The words that were added to the shuffle, one a line."""
    finished: bool

    def __post_init__(self) -> None:
        super().__post_init__()
        check_open(self.options, self.carry)
        owed = self.carry.get("markers", {})
        seats = {str(place.seat) for place in self.seats}
        if not isinstance(owed, dict) or not owed.keys() <= seats:
            raise ValueError("the markers in its carry are not those of its seats")
        if any(type(debt) is not int or debt <= 0 for debt in owed.values()):
            raise ValueError("the markers in its carry are not amounts")
        if len(seats) < len(self.seats):
            raise ValueError("two of its players have one seat")
        if (self.commitment is None) != (self.cards == "physical"):
            raise ValueError("a shuffle is promised with virtual cards, and with no others")

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        """The words of the cut, and whatever the options and the carry say."""
        versions = (self.versions.rules, self.versions.engine, self.versions.shuffle)
        open_ = ("options", strings(self.options)), ("carry", strings(self.carry))
        words = self.cut.split("\n") if strict else ()
        return (("versions", versions), *open_, ("cut", words), *super().texts(strict))

    @property
    def seating(self) -> dict[int, int]:
        """Who plays: seat to player."""
        return {place.seat: place.player for place in self.seats}

    @property
    def owed(self) -> dict[int, int]:
        """What players owe for compulsory payments, by seat."""
        return carried_markers(self.carry)

    def applied(self, night: Night, entry: Entry) -> Night:
        table, seats = night.any_table(self.table), self.seating
        owed = {seats[seat]: debt for seat, debt in self.owed.items()}
        names = {place.seat: place.name for place in self.seats}
        state = RoundState(self.round, entry.number, entry.number, seats, names, owed=owed)
        began = replace(
            table,
            rounds=self.round,
            round=state,
            cuts={},
            counted=None,
            borrowing=(),
            filled=None,
        )
        if table.series and _pots_emptied(night, self.table, entry.transfers):
            began = replace(began, series={})
        return followed(night.with_table(began), self, entry, self.finished)

    def describe(self, names: NameResolver) -> str:
        return gettext("Round {round} begins", round=self.round)


class RoundEnded(RoundKind, frozen=True, kw_only=True):
    """What the two ends of a round say."""

    seed: Digest | None
    """The seed of its shuffles; None with physical cards."""
    commitment: Digest | UnsetType | None = UNSET
    """The SHA-256 of the seed of the next round; None with physical cards."""

    @property
    def shuffled_by(self) -> bytes | None:
        """The seed."""
        return bytes.fromhex(self.seed) if self.seed else None

    def _over(
        self, night: Night, entry: Entry, carry: Mapping[str, JSON], void: str | None = None
    ) -> Night:
        """The night after the round: closed, or voided for the reason `void`."""
        table = night.any_table(self.table)
        played = round_in_play(table, self.round)
        past = PastRound(
            played.number,
            table.game,
            played.began,
            entry.number,
            void is not None,
            void or "",
            {} if void is not None else results(table.number, played),
            {seat: Seated(player, played.names[seat]) for seat, player in played.seats.items()},
        )
        return night.with_table(
            replace(
                table,
                round=None,
                voided=table.voided + (void is not None),
                carry=carry,
                series=table.series if void is not None else _series(night, table, played),
                commitment=None if self.commitment is UNSET else self.commitment,
                past=(*table.past, past)[-PAST_ROUNDS:],
                biggest=past if past.most > _most(table) else table.biggest,
            )
        )


class RoundClosed(RoundEnded, frozen=True, tag="round-closed"):
    """A finished round is closed for good, and its seed published."""

    carry: dict[str, JSON]
    """What it leaves to the next."""

    def __post_init__(self) -> None:
        check_open(self.carry)

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        return (("carry", strings(self.carry)),)

    def applied(self, night: Night, entry: Entry) -> Night:
        carry = {key: value for key, value in self.carry.items() if key != "markers"}
        return self._over(night, entry, carry)

    def describe(self, names: NameResolver) -> str:
        return gettext("Round {round} is closed", round=self.round)


class RoundVoided(RoundEnded, frozen=True, tag="round-voided"):
    """A misdeal: everything that the round moved goes back, and its seed is published."""

    why: str = msgspec.field(name="reason")

    takes_back: ClassVar[str] = "round voided"

    def applied(self, night: Night, entry: Entry) -> Night:
        return self._over(night, entry, night.any_table(self.table).carry, self.why)

    def describe(self, names: NameResolver) -> str:
        return gettext("Round {round} is voided: every chip goes back", round=self.round)

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        return (("reason", [self.why]),) if strict else ()

    @property
    def reason(self) -> str:
        """Why it was a misdeal."""
        return self.why


def began(entry: Entry) -> RoundBegan:
    """What the entry that begins a round says. Raises `does-not-follow` for any other entry."""
    if not isinstance(entry.says, RoundBegan):
        raise Invalid(f"A round does not begin with entry {entry.number}.", "does-not-follow")
    return entry.says


def ended(entry: Entry) -> RoundEnded:
    """What the entry that ends a round says. Raises `does-not-follow` for any other entry."""
    if not isinstance(entry.says, RoundEnded):
        raise Invalid(f"A round does not end with entry {entry.number}.", "does-not-follow")
    return entry.says


def _most(table: Table) -> int:
    return table.biggest.most if table.biggest else 0


def _series(night: Night, table: Table, played: RoundState) -> dict[int, int]:
    """Who has played for what lies in the pots, after a round that is closed."""
    if not accounts.on_felt(night.balances, table.number):
        return {}
    return {**table.series, **{player: seat for seat, player in played.seats.items()}}


def _pots_emptied(night: Night, table: int, transfers: Iterable[Transfer]) -> bool:
    """Whether the beginning of a round paid out all that lay in the pots, as where a game is broken
    up: what lies there now is another pot. `night` is the one after it.
    """
    felt = accounts.felt(table, "")
    paid_in = sum(moved.amount for moved in transfers if moved.target.startswith(felt))
    paid_out = sum(moved.amount for moved in transfers if moved.source.startswith(felt))
    lies = sum(chips for _, chips in accounts.on_felt(night.balances, table))
    return 0 < lies - paid_in + paid_out <= paid_out


def carried_markers(carry: Mapping[str, JSON]) -> dict[int, int]:
    """What a carry says that seats owe the house."""
    owed = cast(Mapping[str, int], carry.get("markers", {}))
    return {int(seat): debt for seat, debt in owed.items()}
