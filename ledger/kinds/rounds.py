"""Rounds: how they begin, every action, what takes actions back, and how they end.

What a round's entry says is decided in `ledger.play.rounds`, where the engine is; an audit plays
the round again (`ledger.audit.rounds`).
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from games.engine import Action, Say, Who
from games.engine.record import action as read_action
from games.language import gettext
from games.words import word
from ledger.errors import Invalid
from ledger.kinds.facts import Cards, RoundKind, Slug, check_open, strings
from ledger.kinds.phrases import pairs, plain
from ledger.state import accounts
from ledger.state.entries import Count, Digest, Entry, NameResolver, Number, Transfer
from ledger.state.fold import add, is_fill, without_fills
from ledger.state.night import Filled, Night, PastRound, RoundState, Seated, Table
from ledger.state.screens import screen_of
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


class RoundPlayed(RoundKind, frozen=True, kw_only=True):
    """What an entry says by which the rules of a game can move chips."""

    reasons: tuple[Say, ...] | UnsetType = UNSET
    """What each of its transfers, fills left out, is for: a code of the game's and its arguments,
    of which the transfer has the English sentence. Up to 0.1.0 no entry says it.
    """

    def __post_init__(self) -> None:
        if self.reasons is UNSET:
            return
        check_open(*(reason.args for reason in self.reasons))

    def fits(self, transfers: Iterable[Transfer]) -> bool:
        """Whether its reasons are those of as many transfers."""
        return self.reasons is UNSET or 0 < len(self.reasons) == len(without_fills(transfers))

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        """The codes and arguments of its reasons."""
        if self.reasons is not UNSET:
            for code, args in self.reasons:
                yield "reasons", [code, *strings(args)]


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
        began = replace(table, rounds=self.round, round=state, cuts={}, counted=None, borrowing=())
        if table.series and _pots_emptied(night, self.table, entry.transfers):
            began = replace(began, series={})
        return _followed(night.with_table(began), self, entry, self.finished)

    def describe(self, names: NameResolver) -> str:
        return gettext("Round {round} begins", round=self.round)


class Revealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that was hidden, and is not any more."""

    entry: Number
    """Where it is sealed."""
    action: dict[str, JSON]

    def __post_init__(self) -> None:
        _check_action(self.action)


class Acted(RoundPlayed, frozen=True, tag="action"):
    """Somebody did something in a round."""

    action: dict[str, JSON]
    """`by` whom, what they `do`, and its values: as in a round file. Without the values, where they
    make a choice that is still hidden.
    """
    prompt: Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
    """The fingerprint of what was asked."""
    finished: bool
    sealed: Annotated[str, Meta(pattern=r"\A([0-9a-f]{512})+\Z")] | UnsetType = UNSET
    """The values of a choice that is still hidden (`ledger.store.sealing`)."""
    reveals: tuple[Revealed, ...] | UnsetType = UNSET
    """The hidden choices before it, where it is the last of them."""

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_action(self.action)
        if self.sealed is not UNSET and (self.reveals is not UNSET or len(self.action) > 2):
            raise ValueError("it says of a hidden choice what it is")

    def applied(self, night: Night, entry: Entry) -> Night:
        return _followed(night, self, entry, self.finished)

    def describe(self, names: NameResolver) -> str:
        if self.sealed is not UNSET:
            return gettext("{action}, unseen", action=_describe_action(self.action, names))
        actions = [self.action, *(choice.action for choice in self.choices)]
        said = "; ".join(_describe_action(action, names) for action in actions)
        return f"{said[0].upper()}{said[1:]}"

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        revealed = [("reveals", strings(choice.action)) for choice in self.choices]
        return [("action", strings(self.action)), *revealed, *super().texts(strict)]

    @property
    def by_seat(self) -> Who:
        """The seat that acted, or ``dealer``."""
        return read_action(self.action).by

    @property
    def choices(self) -> tuple[Revealed, ...]:
        """The hidden choices that it reveals."""
        return () if self.reveals is UNSET else self.reveals


class Undone(RoundPlayed, frozen=True, tag="undo"):
    """The last action is taken back. Fills stay."""

    undoes: Number
    finished: bool

    takes_back: ClassVar[str] = "undone"

    def applied(self, night: Night, entry: Entry) -> Night:
        return _one_more_undone(_followed(night, self, entry, self.finished), self.table)

    def describe(self, names: NameResolver) -> str:
        return gettext("Entry {undoes} is undone", undoes=self.undoes)

    @property
    def puts_right(self) -> int:
        """The action that is taken back."""
        return self.undoes


class Amended(RoundPlayed, frozen=True, tag="amendment"):
    """Another action stands in the place of one of a round with physical cards; what came after it
    stands as far as it still fits.
    """

    amends: Number
    index: Count
    """Which action of the round it is, counted from 0."""
    action: dict[str, JSON]
    stands: Count
    """How many actions are left."""
    finished: bool

    takes_back: ClassVar[str] = "amended"

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_action(self.action)

    def applied(self, night: Night, entry: Entry) -> Night:
        return _one_more_undone(_followed(night, self, entry, self.finished), self.table)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "Entry {amends} is put right: {action}",
            amends=self.amends,
            action=_describe_action(self.action, names),
        )

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        return (("action", strings(self.action)), *super().texts(strict))

    @property
    def by_seat(self) -> Who:
        """The seat that acted, or ``dealer``."""
        return read_action(self.action).by

    @property
    def puts_right(self) -> int:
        """The action that was wrong."""
        return self.amends


class HandedOver(RoundKind, frozen=True, tag="hand-over"):
    """A screen is handed to a seat's player, to look at the hand and play it."""

    seat: Number
    player: Number

    def applied(self, night: Night, entry: Entry) -> Night:
        return _followed(night, self, entry, night.any_table(self.table).played.finished)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{screen} is handed to {player}",
            screen=screen_of(names.by) or "The tablet",
            player=names.name(self.player),
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Who looks."""
        return (self.player,)


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
        played = _in_play(table, self.round)
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


def follow(actions: list[Action], says: RoundKind) -> None:
    """Bring the actions that stand in a round up with one more of its entries."""
    match says:
        case Acted():
            actions.append(read_action(says.action))
        case Undone():
            del actions[-1:]
        case Amended():
            actions[says.index : says.index + 1] = [read_action(says.action)]
            del actions[says.stands :]


def _most(table: Table) -> int:
    return table.biggest.most if table.biggest else 0


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


def _followed(night: Night, says: RoundKind, entry: Entry, finished: bool) -> Night:
    """Follow a round by one more of its entries: what it moved, and whether it is over."""
    table = night.any_table(says.table)
    state = _in_play(table, says.round)
    net = dict(state.net)
    add(net, without_fills(entry.transfers))
    state = replace(state, last=entry.number, finished=finished, net=net)
    return night.with_table(replace(table, round=state, filled=_filled(table, says, entry)))


def _filled(table: Table, says: RoundKind, entry: Entry) -> Filled | None:
    tray = accounts.tray(table.number)
    chips = sum(
        moved.amount for moved in entry.transfers if moved.target == tray and is_fill(moved)
    )
    before = None if isinstance(says, RoundBegan) else table.filled
    if not chips:
        return before
    return Filled(entry.number, chips + (before.chips if before else 0))


def _in_play(table: Table, number: int) -> RoundState:
    """Round `number` of a table. Raises `does-not-follow` where it is not in play."""
    if table.played.number != number:
        raise Invalid(f"Round {number} is not in play at {table.name}.", "does-not-follow")
    return table.played


def _one_more_undone(night: Night, number: int) -> Night:
    table = night.any_table(number)
    return night.with_table(replace(table, undone=table.undone + 1))


def results(table: int, played: RoundState) -> dict[int, int]:
    """What each seat of a round has more in its rack than before, less what it owes more."""
    return {
        seat: played.net.get(accounts.rack(table, player), 0)
        - played.net.get(accounts.table_marker(player), 0)
        for seat, player in played.seats.items()
    }


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


def _check_action(action: Mapping[str, JSON]) -> None:
    check_open(action)
    by, do = action.get("by"), action.get("do")
    if not isinstance(do, str) or not (by == "dealer" or (type(by) is int and by > 0)):
        raise ValueError("its action does not say who did what")


def _describe_action(action: Mapping[str, JSON], names: NameResolver) -> str:
    done = read_action(action)
    player = names.seated(done.by)
    who = names.name(player) if player else gettext("the dealer")
    did = word(plain(done.do))
    return f"{who}: {did}" + (f", {pairs(done.args)}" if done.args else "")
