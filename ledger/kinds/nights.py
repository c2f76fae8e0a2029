"""The night itself: opened, its settings changed, closed and sealed, opened again."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import ClassVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.at_table import cleared, emptied
from ledger.kinds.players import for_play_money
from ledger.kinds.pots import divided_among_seated, series_players, unsettled
from ledger.state import accounts
from ledger.state.accounts import DRAWER, ISSUED, OUTSIDE
from ledger.state.currencies import CURRENCIES
from ledger.state.entries import (
    CashMoved,
    Count,
    Decision,
    Earlier,
    Entry,
    Kind,
    NameResolver,
    Number,
    Transfer,
    move,
    received,
)
from ledger.state.night import FIRST_FORMAT, FORMAT, FORMATS, Chip, ChipValue, Night, Seal
from ledger.state.words import clean_name, whole
from ledger.store.canonical import JSON

MOST_KINDS_OF_CHIPS = 12
_CURRENCY = re.compile(r"[A-Z]{3}")


class NightOpened(Kind, frozen=True, tag="night-opened"):
    """A night begins: its name, what a chip is worth, the chips there are, the cash in the
    drawer.
    """

    format: str
    name: str
    chip_value: ChipValue | None
    chip_set: tuple[Chip, ...]
    cash_float: Count = msgspec.field(name="float")
    slug: str | UnsetType = UNSET
    """Its name in addresses; an audit holds it against the night's own name."""

    free: ClassVar[frozenset[str]] = frozenset(("slug",))

    @staticmethod
    def decide(
        name: str,
        chip_value: Mapping[str, object] | None,
        chip_set: Sequence[Mapping[str, object]],
        cash_float: int,
        strict: bool = True,
    ) -> Decision:
        """A new night. `chip_value` is ``{"minor": 10, "currency": "EUR"}``, what a chip is worth
        in the currency's minor unit, or None for play money; `chip_set` such as ``[{"value": 1,
        "colour": "white"}]`` has a chip of 1 and no value twice; `cash_float` is the cash in the
        drawer, in minor units (in play money: in chips).

        Raises `BadName`, `bad-setting`, `bad-amount`.
        """
        says = NightOpened(
            format=FORMAT,
            name=_title(name, strict),
            chip_value=_chip_value(chip_value),
            chip_set=_chip_set(chip_set, strict),
            cash_float=whole(cash_float, gettext("The float"), 0),
        )
        return Decision(says, move(OUTSIDE, DRAWER, cash_float, "float"))

    def opened(self, id_: int, entry: Entry) -> Night:
        """The night, before the float is in the drawer."""
        return Night(
            id_,
            entry.number,
            entry.hash,
            self.name,
            self.chip_value,
            self.chip_set,
            entry.at,
            self.format,
        )

    def applied(self, night: Night, entry: Entry) -> Night:
        """A night is opened once."""
        raise Invalid(f"{night.name} has been opened already.", "does-not-follow")

    def opened_again(self) -> Decision:
        """The same night, decided again."""
        worth = msgspec.to_builtins(self.chip_value)
        chips = msgspec.to_builtins(self.chip_set)
        strict = self.format != FIRST_FORMAT
        decision = self.decide(self.name, worth, chips, self.cash_float, strict)
        return replace(decision, says=replace(decision.says, format=self.format))

    @property
    def cash(self) -> CashMoved:
        """The float."""
        return CashMoved(added=self.cash_float)

    @property
    def known_as(self) -> str:
        """The night's name in addresses."""
        return slug_of(self.name) if self.slug is UNSET else self.slug

    def describe(self, names: NameResolver) -> str:
        return gettext("The night is opened: {name}", name=self.name)


class NightChanged(Kind, frozen=True, tag="night-changed"):
    """Other settings, any of them."""

    name: str | UnsetType = UNSET
    chip_value: ChipValue | UnsetType | None = UNSET
    chip_set: tuple[Chip, ...] | UnsetType = UNSET

    asked: ClassVar[str] = "change_night"

    @staticmethod
    def decide(night: Night, changes: Mapping[str, JSON], strict: bool = True) -> Decision:
        """Other settings, any of ``name``, ``chip_value``, ``chip_set``, as `NightOpened.decide`
        takes them. What a chip is worth is settled once there are chips (`setting-fixed`).
        """
        night.check_open()
        known = ("name", "chip_value", "chip_set")
        if not changes or not changes.keys() <= set(known):
            raise Invalid.saying(
                "What can be changed about a night: {list}.", "bad-setting", list=", ".join(known)
            )
        says = NightChanged()
        if "name" in changes:
            says = replace(says, name=_title(changes["name"], strict))
        if "chip_value" in changes:
            says = replace(says, chip_value=_chip_value(changes["chip_value"]))
        if "chip_set" in changes:
            says = replace(says, chip_set=_chip_set(changes["chip_set"], strict))
        if says.chip_value is not UNSET and (night.balance(ISSUED) or night.balance(DRAWER)):
            raise Conflict.saying(
                "What a chip is worth is settled once there are chips about, or cash in "
                "the drawer.",
                "setting-fixed",
            )
        if says.chip_value and night.house_players:
            raise for_play_money()
        return Decision(says)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        said = {"name": self.name, "chip_value": self.chip_value, "chip_set": self.chip_set}
        changes = {key: value for key, value in said.items() if value is not UNSET}
        return self.decide(night, msgspec.to_builtins(changes), night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        return replace(
            night,
            name=night.name if self.name is UNSET else self.name,
            chip_value=night.chip_value if self.chip_value is UNSET else self.chip_value,
            chip_set=night.chip_set if self.chip_set is UNSET else self.chip_set,
        )

    def describe(self, names: NameResolver) -> str:
        return gettext("The settings of the night are changed")


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who still has chips when the night is closed."""

    player: Number
    chips: Number


class PlayedAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has played for what lay in the pots of a table."""

    table: Number
    seat: Number
    player: Number


class NightClosed(Kind, frozen=True, tag="night-closed"):
    """The night is closed, and every table with it; the hash of this entry is its seal."""

    holders: tuple[Holder, ...]
    """Who still has chips."""
    played: tuple[PlayedAt, ...] | UnsetType = UNSET
    """Who has played for what lay in pots, where something did."""

    asked: ClassVar[str] = "close_night"

    @staticmethod
    def decide(night: Night) -> Decision:
        """Close the night, its tables first: pots are divided, racks go to the bankrolls, trays to
        the cage. Raises `round-in-play`.
        """
        night.check_open()
        open_tables = [table for table in night.tables.values() if table.is_open]
        if busy := [table.title for table in open_tables if table.round]:
            raise Conflict.saying(
                "There is a round in play at {list}; end it first.",
                "round-in-play",
                list=", ".join(busy),
            )
        transfers = [moved for table in open_tables for moved in cleared(night, table)]
        says = NightClosed(holders=_holders(night, transfers))
        if pots := [table for table in open_tables if unsettled(night, table)]:
            played = [
                PlayedAt(table.number, seat, player)
                for table in pots
                for seat, player in series_players(table)
            ]
            says = replace(says, played=tuple(played))
        return Decision(says, tuple(transfers), seed=None)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        decision = self.decide(night)
        if self.played is not UNSET:
            return decision
        before = tuple(
            moved
            for table in night.tables.values()
            if table.is_open
            for moved in cleared(night, table, divided_among_seated(night, table))
        )
        return Decision(NightClosed(holders=_holders(night, before)), before, seed=None)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night, closed, with one more seal."""
        for table in night.tables.values():
            if table.is_open:
                night = night.with_table(emptied(table))
        return replace(night, is_open=False, seals=(*night.seals, Seal(entry.number, entry.hash)))

    def describe(self, names: NameResolver) -> str:
        return gettext("The night is closed and sealed")


class NightReopened(Kind, frozen=True, tag="night-reopened"):
    """A closed night is opened again; closing it then gives it one more seal."""

    asked: ClassVar[str] = "reopen_night"
    takes_back: ClassVar[str] = "night opened again"

    @staticmethod
    def decide(night: Night) -> Decision:
        """Open a closed night again. Raises `night-not-closed`."""
        if night.is_open:
            raise Conflict.saying("{night} is open.", "night-not-closed", night=night.name)
        return Decision(NightReopened())

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night, open."""
        return replace(night, is_open=True)

    def describe(self, names: NameResolver) -> str:
        return gettext("The night is opened again")


def _holders(night: Night, transfers: Sequence[Transfer]) -> tuple[Holder, ...]:
    """Who still has chips after these transfers."""
    held = {number: night.balance(accounts.bankroll(number)) for number in night.players}
    for number in held:
        held[number] += received(accounts.bankroll(number), transfers)
    return tuple(Holder(number, chips) for number, chips in held.items() if chips)


def slug_of(name: str) -> str:
    """A name in the letters of an address."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "night"


def may_go_by(slug: str, name: str) -> bool:
    """Whether this is the name in addresses, or that name with a number, for a night whose name was
    taken.
    """
    return re.fullmatch(re.escape(name) + r"(-[1-9][0-9]*)?", slug) is not None


def is_known(format_: str) -> bool:
    """Whether this Croupier has the rules of the desk that a night was opened under."""
    return format_ in FORMATS


def _title(name: JSON, strict: bool) -> str:
    return clean_name(name, gettext("A night's name"), strict=strict)


def _chip_value(worth: object) -> ChipValue | None:
    if worth is None:
        return None
    if not isinstance(worth, Mapping) or worth.keys() != {"minor", "currency"}:
        raise Invalid.saying(
            "What a chip is worth has an amount in minor units and a currency, or is "
            "nothing at all.",
            "bad-setting",
        )
    currency = worth["currency"]
    if not isinstance(currency, str) or not _CURRENCY.fullmatch(currency):
        raise Invalid.saying(
            "A currency is a code of three capital letters, such as EUR.", "bad-setting"
        )
    if currency not in CURRENCIES:
        raise Invalid.saying(
            "{currency} is not a currency of ISO 4217, as EUR is.", "bad-setting", currency=currency
        )
    return ChipValue(whole(worth["minor"], gettext("What a chip is worth"), 1, 10**9), currency)


def _chip_set(chips: object, strict: bool) -> tuple[Chip, ...]:
    if not isinstance(chips, Sequence) or not 1 <= len(chips) <= MOST_KINDS_OF_CHIPS:
        raise Invalid.saying(
            "A chip set has 1 to {most} kinds of chips.", "bad-setting", most=MOST_KINDS_OF_CHIPS
        )
    found = [_chip(chip, strict) for chip in chips]
    values = [chip.value for chip in found]
    if 1 not in values:
        raise Invalid.saying(
            "A chip set needs a chip of 1, or some amounts could not be paid.", "bad-setting"
        )
    if len(set(values)) < len(values):
        raise Invalid.saying("Two kinds of chips have the same value.", "bad-setting")
    return tuple(sorted(found, key=attrgetter("value")))


def _chip(chip: object, strict: bool) -> Chip:
    if not isinstance(chip, Mapping) or chip.keys() != {"value", "colour"}:
        raise Invalid.saying("A kind of chip has a value and a colour.", "bad-setting")
    value = whole(chip["value"], gettext("A chip's value"), 1, 10**9)
    colour = clean_name(chip["colour"], gettext("A chip's colour"), longest=20, strict=strict)
    return Chip(value, colour)
