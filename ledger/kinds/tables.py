"""Tables opened and closed, and the games they play."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import starmap
from typing import ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.engine import CardMode
from games.engine.shuffle import commitment
from games.language import gettext
from ledger.errors import Conflict, Invalid, NameTaken
from ledger.kinds.at_desk import from_cage
from ledger.kinds.at_table import (
    cleared,
    emptied,
    fresh_seed,
    game_name,
    game_of,
    idle,
    options_in_full,
    promise,
)
from ledger.kinds.facts import Cards, Seated, Slug, TableKind, check_open, strings
from ledger.kinds.pots import divided, divided_among_seated, series_players, unsettled
from ledger.state import accounts
from ledger.state.accounts import CAGE
from ledger.state.entries import (
    Decision,
    Digest,
    Earlier,
    Entry,
    NameResolver,
    Number,
    move,
    received,
)
from ledger.state.night import Night, Table, title, usual_name
from ledger.state.words import clean_name, likeness, whole
from ledger.store.canonical import JSON

_NOT_DECIDED = frozenset(("options", "commitment"))
"""No earlier entry decides them: the rounds' replay checks the options, and the seeds too."""


class TableOpened(TableKind, frozen=True, tag="table-opened"):
    """A new table for a game of the catalogue, its tray filled with chips from the cage."""

    name: str
    game: Slug
    options: dict[str, JSON]
    cards: Cards
    commitment: Digest | UnsetType | None = UNSET
    """The SHA-256 of the seed of its first round; None with physical cards."""

    asked: ClassVar[str] = "open_table"
    free: ClassVar[frozenset[str]] = _NOT_DECIDED

    def __post_init__(self) -> None:
        check_open(self.options)

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        return (("options", strings(self.options)),)

    @staticmethod
    def decide(
        night: Night,
        game: str,
        options: Mapping[str, JSON],
        cards: CardMode,
        tray: int,
        name: str | None = None,
        strict: bool = True,
    ) -> Decision:
        """A new table. Without a name it is called by its number. Raises `no-such-game`,
        `bad-setting`, `bad-amount`, `BadName`, `NameTaken`.
        """
        night.check_open()
        whole(tray, gettext("The opening tray"), 0)
        number = max(night.tables, default=0) + 1
        title = _free_name(night, name if name is not None else usual_name(number), strict)
        found, promised = game_of(game), promise(cards)
        says = TableOpened(
            table=number,
            name=title,
            game=found.slug,
            options=options_in_full(found, options),
            cards=cards,
            commitment=promised.commitment,
        )
        opening = move(CAGE, accounts.tray(number), tray, "opening tray")
        return Decision(says, (*from_cage(night, tray), *opening), promised.seed)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        tray = received(accounts.tray(max(night.tables, default=0) + 1), entry.transfers)
        return self.decide(night, self.game, {}, self.cards, tray, self.name, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = Table(self.table, self.name, self.game, self.options, self.cards)
        opening = received(accounts.tray(self.table), entry.transfers)
        promised = None if self.commitment is UNSET else self.commitment
        return night.with_table(replace(table, from_cage=opening, commitment=promised))

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{name} is opened: {game}",
            name=title(self.table, self.name),
            game=game_name(self.game),
        )


class GameChanged(TableKind, frozen=True, tag="game-changed"):
    """Another game at a table, or other options."""

    game: Slug
    options: dict[str, JSON]
    cards: Cards
    commitment: Digest | UnsetType | None = UNSET

    asked: ClassVar[str] = "change_game"
    free: ClassVar[frozenset[str]] = _NOT_DECIDED

    def __post_init__(self) -> None:
        check_open(self.options)

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        return (("options", strings(self.options)),)

    @staticmethod
    def decide(
        night: Night, table_number: int, slug: str, options: Mapping[str, JSON], cards: CardMode
    ) -> Decision:
        """Another game. The series must have ended (`SeriesEnded`). Raises `round-in-play`,
        `seat-taken`.
        """
        table, game = idle(night, table_number), game_of(slug)
        if unsettled(night, table):
            raise Conflict.saying(
                "There are chips in the pots of {table}: end the series first.",
                "round-in-play",
                table=table.title,
            )
        if too_high := [seat for seat in table.seats if seat > game.most_seats]:
            seats = ", ".join(map(str, sorted(too_high)))
            raise Conflict.saying(
                "{game} has {most_seats} seats; somebody sits in seat {seats}.",
                "seat-taken",
                game=game.name,
                most_seats=game.most_seats,
                seats=seats,
            )
        promised = promise(cards)
        says = GameChanged(
            table=table.number,
            game=game.slug,
            options=options_in_full(game, options),
            cards=cards,
            commitment=promised.commitment,
        )
        return Decision(says, seed=promised.seed)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.game, {}, self.cards)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the table plays this game; a real deck it does not deal itself."""
        table = night.any_table(self.table)
        dealing = table.dealing if self.cards == "virtual" else None
        return night.with_table(
            replace(
                table,
                game=self.game,
                options=self.options,
                cards=self.cards,
                carry={},
                series={},
                cuts={},
                out={},
                dealing=dealing,
                holding=(),
                commitment=None if self.commitment is UNSET else self.commitment,
            )
        )

    def describe(self, names: NameResolver) -> str:
        return gettext("The table plays {game}", game=game_name(self.game))


class PhonesSwitched(TableKind, frozen=True, tag="phones-switched"):
    """The dealer lets phones play at a table, each for the seat of its own player, or no longer."""

    play: bool

    asked: ClassVar[str] = "switch_phones"

    @staticmethod
    def decide(night: Night, table: int, play: bool) -> Decision:
        """Phones play, or not; at any time, also within a round. Raises `setting-stands`."""
        night.check_open()
        here = night.table(table)
        if type(play) is not bool:
            raise Invalid.saying("Phones play at a table, or they do not.", "bad-setting")
        if here.dealing and not play:
            raise Conflict.saying(
                "{table} deals itself, so phones play there.", "deals-itself", table=here.title
            )
        if here.phones == play:
            raise Conflict(
                gettext("Phones play at {table} already.", table=here.title)
                if play
                else gettext("Phones do not play at {table} already.", table=here.title),
                "setting-stands",
            )
        return Decision(PhonesSwitched(table=here.number, play=play))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.play)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_table(replace(night.any_table(self.table), phones=self.play))

    def describe(self, names: NameResolver) -> str:
        return (
            gettext("Phones play at the table")
            if self.play
            else gettext("Phones play at the table no longer")
        )


class HintsSwitched(TableKind, frozen=True, tag="hints-switched"):
    """The host has everybody at a table shown what would be best, or no longer."""

    show: bool

    asked: ClassVar[str] = "switch_hints"

    @staticmethod
    def decide(night: Night, table: int, show: bool) -> Decision:
        """Hints, or none; at any time, also within a round. Raises `setting-stands`."""
        night.check_open()
        here = night.table(table)
        if type(show) is not bool:
            raise Invalid.saying("Hints are shown at a table, or they are not.", "bad-setting")
        if here.hints == show:
            raise Conflict(
                gettext("Hints are shown at {table} already.", table=here.title)
                if show
                else gettext("No hints are shown at {table}.", table=here.title),
                "setting-stands",
            )
        return Decision(HintsSwitched(table=here.number, show=show))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.show)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_table(replace(night.any_table(self.table), hints=self.show))

    def describe(self, names: NameResolver) -> str:
        return (
            gettext("Hints are shown at the table, to everybody")
            if self.show
            else gettext("Hints are shown at the table no longer")
        )


class CommitmentRenewed(TableKind, frozen=True, tag="commitment-renewed"):
    """A table promises another seed for the round to come, in place of one that was lost. The cuts
    go with the old promise: nobody may choose a seed with the words in sight.
    """

    replaces: Digest | None
    """The commitment whose seed was lost."""
    commitment: Digest

    free: ClassVar[frozenset[str]] = frozenset(("commitment",))

    @staticmethod
    def decide(night: Night, table_number: int) -> Decision:
        """Another promise; whether the seed of the old one is there, `ledger.play.rounds` knows.
        Raises `bad-setting` for a table with real cards.
        """
        table = idle(night, table_number)
        if table.cards != "virtual":
            raise Invalid.saying(
                "{table} plays with real cards and promises no shuffle.",
                "bad-setting",
                table=table.title,
            )
        seed = fresh_seed()
        says = CommitmentRenewed(
            table=table.number, replaces=table.commitment, commitment=commitment(seed)
        )
        return Decision(says, seed=seed)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table)

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        return night.with_table(replace(table, commitment=self.commitment, cuts={}))

    def describe(self, names: NameResolver) -> str:
        return gettext("Another shuffle is promised: the seed of the one before was lost")


class SeriesEnded(TableKind, frozen=True, tag="series-ended"):
    """What a series has left on the felt is divided among those who played for it."""

    carry: dict[str, JSON]
    """What the last round left to the next."""
    played: tuple[Seated, ...] | UnsetType = UNSET
    """Who has played for what lay there; left out where nothing did. (Croupier 0.1.0 divided among
    those seated, and did not say it.)
    """
    among: tuple[Number, ...] | UnsetType = UNSET
    """Who gets it, where the host has decided otherwise; nobody: the bank."""

    asked: ClassVar[str] = "end_series"

    def __post_init__(self) -> None:
        check_open(self.carry)

    @staticmethod
    def decide(night: Night, table_number: int, among: Sequence[int] | None = None) -> Decision:
        """Divide what is on the felt among those who played for it, odd chips one each from the
        lowest seat; or, where the host decides so, among these players alone, or nobody: then the
        bank keeps it. Raises `nothing-to-end`, `bad-setting`.
        """
        table = idle(night, table_number)
        pots = unsettled(night, table)
        if not table.carry and not pots:
            raise Conflict.saying(
                "No series is in play at {table}.", "nothing-to-end", table=table.title
            )
        says = SeriesEnded(
            table=table.number,
            carry=dict(table.carry),
            played=_who_played(night, table),
            among=tuple(sorted(among)) if among is not None and pots else UNSET,
        )
        return Decision(says, divided(night, table, among))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        if self.played is not UNSET:
            return self.decide(night, self.table, None if self.among is UNSET else self.among)
        decision, table = self.decide(night, self.table), idle(night, self.table)
        says = replace(decision.says, played=UNSET)
        return Decision(says, divided_among_seated(night, table))

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_table(replace(night.any_table(self.table), carry={}, series={}))

    def describe(self, names: NameResolver) -> str:
        if self.among is UNSET:
            return gettext("The series ends: what is left on the felt is divided")
        if not self.among:
            return gettext("The series ends: the bank keeps what is left on the felt")
        players = ", ".join(map(names.name, self.among))
        return gettext(
            "The series ends: what is left on the felt goes to {players}", players=players
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Whom it is divided among, where the host has decided it."""
        return () if self.among is UNSET else self.among


class TableClosed(TableKind, frozen=True, tag="table-closed"):
    """A table is closed between rounds."""

    seats: tuple[Seated, ...]
    """Who sat there."""
    played: tuple[Seated, ...] | UnsetType = UNSET
    """Who has played for what lay in the pots, where something did."""

    asked: ClassVar[str] = "close_table"

    @staticmethod
    def decide(night: Night, table: int) -> Decision:
        """Pots are divided, racks go to the bankrolls, the tray to the cage."""
        here = idle(night, table)
        says = TableClosed(
            table=here.number,
            seats=tuple(starmap(Seated, here.seats.items())),
            played=_who_played(night, here),
        )
        return Decision(says, cleared(night, here), seed=None)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        decision = self.decide(night, self.table)
        if self.played is not UNSET:
            return decision
        here = idle(night, self.table)
        before = cleared(night, here, divided_among_seated(night, here))
        return Decision(replace(decision.says, played=UNSET), before, seed=None)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_table(emptied(night.any_table(self.table)))

    def describe(self, names: NameResolver) -> str:
        return gettext("The table is closed")


def _who_played(night: Night, table: Table) -> tuple[Seated, ...] | UnsetType:
    """Who has played for the pots of a table, as an entry says it; nothing where they are empty."""
    return tuple(starmap(Seated, series_players(table))) if unsettled(night, table) else UNSET


def _free_name(night: Night, name: str, strict: bool) -> str:
    name = clean_name(name, gettext("A table's name"), strict=strict)
    for other in night.tables.values():
        if other.is_open and likeness(other.name, strict) == likeness(name, strict):
            raise NameTaken.saying("There is a table called {other} already.", other=other.title)
    return name
