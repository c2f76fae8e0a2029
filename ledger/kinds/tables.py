"""Tables opened and closed, the games they play, and the chips between the cage and their trays."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.engine import CardMode
from games.language import say
from ledger.errors import Conflict, Invalid, NameTaken
from ledger.kinds.at_table import (
    cleared,
    emptied,
    game_facts,
    game_of,
    idle,
    with_fresh_seed,
)
from ledger.kinds.cash import from_cage
from ledger.kinds.counting import counted, put_right
from ledger.kinds.facts import Cards, Pile, Seated, Slug, TableKind, check_open, strings
from ledger.kinds.pots import divided, divided_among_seated, unsettled, whose
from ledger.state import accounts
from ledger.state.accounts import CAGE
from ledger.state.entries import (
    Amount,
    Count,
    Digest,
    Draft,
    Earlier,
    Entry,
    Number,
    Transfer,
    Whose,
    move,
    received,
)
from ledger.state.night import Night, Table
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
        """Whatever the options say."""
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
    ) -> Draft:
        """A new table. Without a name it is called by its number. Raises `NoSuchGame`,
        `BadSetting`, `BadAmount`, `BadName`, `NameTaken`.
        """
        night.check_open()
        whole(tray, say("The opening tray"), 0)
        number = max(night.tables, default=0) + 1
        title = _free_name(night, name if name is not None else f"Table {number}", strict)
        facts = {"name": title, **game_facts(game_of(game), options, cards)}
        opening = move(CAGE, accounts.tray(number), tray, "opening tray")
        draft = Draft("table-opened", facts, (*from_cage(night, tray), *opening), table=number)
        return with_fresh_seed(draft, cards)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Opened once more."""
        tray = received(accounts.tray(max(night.tables, default=0) + 1), self.transfers)
        return self.decide(night, self.game, {}, self.cards, tray, self.name, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with this table."""
        table = Table(self.table, self.name, self.game, self.options, self.cards)
        opening = received(accounts.tray(self.table), self.transfers)
        promised = None if self.commitment is UNSET else self.commitment
        return night.with_table(replace(table, from_cage=opening, commitment=promised))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("{name} is opened: {game}", name=self.name, game=self.game)


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
        """Whatever the options say."""
        return (("options", strings(self.options)),)

    @staticmethod
    def decide(
        night: Night, table_number: int, slug: str, options: Mapping[str, JSON], cards: CardMode
    ) -> Draft:
        """Another game. The series must have ended (`SeriesEnded`). Raises `RoundInPlay`,
        `SeatTaken`.
        """
        table, game = idle(night, table_number), game_of(slug)
        if unsettled(night, table):
            raise Conflict(
                say(
                    "There are chips in the pots of {table}: end the series first.",
                    table=table.name,
                ),
                "round-in-play",
            )
        if too_high := [seat for seat in table.seats if seat > game.most_seats]:
            seats = ", ".join(map(str, sorted(too_high)))
            raise Conflict(
                say(
                    "{game} has {most_seats} seats; somebody sits in seat {seats}.",
                    game=game.name,
                    most_seats=game.most_seats,
                    seats=seats,
                ),
                "seat-taken",
            )
        draft = Draft("game-changed", game_facts(game, options, cards), table=table.number)
        return with_fresh_seed(draft, cards)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Changed once more."""
        return self.decide(night, self.table, self.game, {}, self.cards)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the table plays this game."""
        return night.with_table(
            replace(
                night.any_table(self.table),
                game=self.game,
                options=self.options,
                cards=self.cards,
                carry={},
                series={},
                cuts={},
                commitment=None if self.commitment is UNSET else self.commitment,
            )
        )

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("The table plays {game}", game=self.game)


class PhonesSwitched(TableKind, frozen=True, tag="phones-switched"):
    """The dealer lets phones play at a table, each for the seat of its own player, or no longer."""

    play: bool

    asked: ClassVar[str] = "switch_phones"

    @staticmethod
    def decide(night: Night, table: int, play: bool) -> Draft:
        """Phones play, or not; at any time, also within a round. Raises `SettingStands`."""
        night.check_open()
        here = night.table(table)
        if type(play) is not bool:
            raise Invalid(say("Phones play at a table, or they do not."), "bad-setting")
        if here.phones == play:
            raise Conflict(
                say("Phones play at {table} already.", table=here.name)
                if play
                else say("Phones do not play at {table} already.", table=here.name),
                "setting-stands",
            )
        return Draft("phones-switched", {"play": play}, table=here.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Switched once more."""
        return self.decide(night, self.table, self.play)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which phones play there, or do not."""
        return night.with_table(replace(night.any_table(self.table), phones=self.play))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return (
            say("Phones play at the table")
            if self.play
            else say("Phones play at the table no longer")
        )


class HintsSwitched(TableKind, frozen=True, tag="hints-switched"):
    """The host has everybody at a table shown what would be best, or no longer."""

    show: bool

    asked: ClassVar[str] = "switch_hints"

    @staticmethod
    def decide(night: Night, table: int, show: bool) -> Draft:
        """Hints, or none; at any time, also within a round. Raises `SettingStands`."""
        night.check_open()
        here = night.table(table)
        if type(show) is not bool:
            raise Invalid(say("Hints are shown at a table, or they are not."), "bad-setting")
        if here.hints == show:
            raise Conflict(
                say("Hints are shown at {table} already.", table=here.name)
                if show
                else say("No hints are shown at {table}.", table=here.name),
                "setting-stands",
            )
        return Draft("hints-switched", {"show": show}, table=here.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Switched once more."""
        return self.decide(night, self.table, self.show)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which hints are shown there, or are not."""
        return night.with_table(replace(night.any_table(self.table), hints=self.show))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return (
            say("Hints are shown at the table, to everybody")
            if self.show
            else say("Hints are shown at the table no longer")
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
    def decide(night: Night, table_number: int) -> Draft:
        """Another promise; whether the seed of the old one is there, `ledger.play.rounds` knows.
        Raises `BadSetting` for a table with real cards.
        """
        table = idle(night, table_number)
        if table.cards != "virtual":
            raise Invalid(
                say("{table} plays with real cards and promises no shuffle.", table=table.name),
                "bad-setting",
            )
        facts = {"replaces": table.commitment}
        draft = Draft("commitment-renewed", facts, table=table.number)
        return with_fresh_seed(draft, table.cards)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Promised once more."""
        return self.decide(night, self.table)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the table promises this seed."""
        table = night.any_table(self.table)
        return night.with_table(replace(table, commitment=self.commitment, cuts={}))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("Another shuffle is promised: the seed of the one before was lost")


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
    def decide(night: Night, table_number: int, among: Sequence[int] | None = None) -> Draft:
        """Divide what is on the felt among those who played for it, odd chips one each from the
        lowest seat; or, where the host decides so, among these players alone, or nobody: then the
        bank keeps it. Raises `NothingToEnd`, `BadSetting`.
        """
        table = idle(night, table_number)
        pots = unsettled(night, table)
        if not table.carry and not pots:
            raise Conflict(
                say("No series is in play at {table}.", table=table.name), "nothing-to-end"
            )
        facts: dict[str, JSON] = {"carry": dict(table.carry), **_who_played(night, table)}
        if among is not None and pots:
            facts["among"] = sorted(among)
        return Draft("series-ended", facts, divided(night, table, among), table=table.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Ended once more."""
        if self.played is UNSET:
            table = idle(night, self.table)
            draft = self.decide(night, self.table)
            facts = {"carry": draft.facts["carry"]}
            return replace(draft, facts=facts, transfers=divided_among_seated(night, table))
        return self.decide(night, self.table, None if self.among is UNSET else self.among)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the next round begins a series."""
        return night.with_table(replace(night.any_table(self.table), carry={}, series={}))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        if self.among is UNSET:
            return say("The series ends: what is left on the felt is divided")
        if not self.among:
            return say("The series ends: the bank keeps what is left on the felt")
        names = ", ".join(map(whose.name, self.among))
        return say("The series ends: what is left on the felt goes to {players}", players=names)

    @property
    def players(self) -> tuple[int, ...]:
        """Whom it is divided among, where the host has decided it."""
        return () if self.among is UNSET else self.among


class TrayChanged(TableKind, frozen=True):
    """What an entry says that brings a tray chips, or takes them, at any time."""

    chips: Amount

    reversible: ClassVar[bool] = True

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the tray is not counted any more."""
        return night.with_table(replace(night.any_table(self.table), counted=None))


class TrayFilled(TrayChanged, frozen=True, tag="fill"):
    """Chips from the cage to a tray."""

    asked: ClassVar[str] = "fill"

    @staticmethod
    def decide(night: Night, table: int, chips: int) -> Draft:
        """A fill."""
        night.check_open()
        here = night.table(table)
        whole(chips, say("The fill"))
        filling = Transfer(CAGE, accounts.tray(here.number), chips, "fill")
        transfers = (*from_cage(night, chips), filling)
        return Draft("fill", {"chips": chips}, transfers, table=here.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Filled once more."""
        return self.decide(night, self.table, self.chips)

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("{chips} chips from the cage to the tray", chips=self.chips)


class TrayCredited(TrayChanged, frozen=True, tag="credit"):
    """Chips from a tray back to the cage."""

    asked: ClassVar[str] = "credit"

    @staticmethod
    def decide(night: Night, table: int, chips: int) -> Draft:
        """A credit. Raises `NotEnough`."""
        night.check_open()
        here = night.table(table)
        whole(chips, say("The credit"))
        tray = accounts.tray(here.number)
        if chips > night.balance(tray):
            raise Conflict(
                say(
                    "The tray of {table} holds {balance} chips, not {chips}.",
                    table=here.name,
                    balance=night.balance(tray),
                    chips=chips,
                ),
                "not-enough",
            )
        transfers = (Transfer(tray, CAGE, chips, "credit"),)
        return Draft("credit", {"chips": chips}, transfers, table=here.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Credited once more."""
        return self.decide(night, self.table, self.chips)

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("{chips} chips from the tray to the cage", chips=self.chips)


class TrayCounted(TableKind, frozen=True, tag="tray-counted"):
    """The chips found in a tray between rounds."""

    book: Count
    """What the tray had."""
    counts: tuple[tuple[Pile, ...], ...]
    counted: Count
    """What the last count found."""

    asked: ClassVar[str] = "count_tray"

    @staticmethod
    def decide(night: Night, table: int, counts: Sequence[JSON], book: int) -> Draft:
        """A count: what the tray has more or less than the book goes over or short (see
        `ledger.kinds.counting`). Raises `RoundInPlay`, `CountAgain`, `MovedOn`.
        """
        here = idle(night, table)
        tray = accounts.tray(here.number)
        found = counted(night, tray, say("The tray of {table}", table=here.name), counts, book)
        return Draft("tray-counted", found.facts, put_right(tray, found), table=here.number)

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Counted once more."""
        return self.decide(night, self.table, msgspec.to_builtins(self.counts), self.book)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the tray is counted."""
        return night.with_table(replace(night.any_table(self.table), counted=entry.number))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say(
            "The tray is counted: {count} chips, where the book had {book}",
            count=self.counted,
            book=self.book,
        )


class TableClosed(TableKind, frozen=True, tag="table-closed"):
    """A table is closed between rounds."""

    seats: tuple[Seated, ...]
    """Who sat there."""
    played: tuple[Seated, ...] | UnsetType = UNSET
    """Who has played for what lay in the pots, where something did."""

    asked: ClassVar[str] = "close_table"

    @staticmethod
    def decide(night: Night, table: int) -> Draft:
        """Pots are divided, racks go to the bankrolls, the tray to the cage."""
        here = idle(night, table)
        seats = [{"seat": seat, "player": player} for seat, player in here.seats.items()]
        return Draft(
            "table-closed",
            {"seats": seats, **_who_played(night, here)},
            cleared(night, here),
            table=here.number,
            drops_seed=True,
        )

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Closed once more."""
        draft = self.decide(night, self.table)
        if self.played is not UNSET or "played" not in draft.facts:
            return draft
        here = idle(night, self.table)
        before = cleared(night, here, divided_among_seated(night, here))
        return replace(draft, facts={"seats": draft.facts["seats"]}, transfers=before)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night in which the table is closed."""
        return night.with_table(emptied(night.any_table(self.table)))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("The table is closed")


def _who_played(night: Night, table: Table) -> dict[str, JSON]:
    """Who has played for the pots of a table, as an entry says it; nothing where they are empty."""
    if not unsettled(night, table):
        return {}
    return {"played": [{"seat": seat, "player": player} for seat, player in whose(table)]}


def _free_name(night: Night, name: str, strict: bool) -> str:
    name = clean_name(name, say("A table's name"), strict=strict)
    for other in night.tables.values():
        if other.is_open and likeness(other.name, strict) == likeness(name, strict):
            raise NameTaken(say("There is a table called {other} already.", other=other.name))
    return name
