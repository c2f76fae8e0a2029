"""What was done at the desk, taken back by a new entry."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from games.language import gettext
from ledger.errors import Conflict, NotThere
from ledger.kinds.facts import chips_of
from ledger.state import accounts
from ledger.state.accounts import ISSUED
from ledger.state.entries import (
    CashMoved,
    Change,
    Decision,
    Earlier,
    Entry,
    Kind,
    NameResolver,
    Number,
    Transfer,
    net,
)
from ledger.state.holders import in_words
from ledger.state.night import Correction, Night
from ledger.state.words import LONGEST_REASON, clean_name


class Corrected(Kind, frozen=True, tag="correction"):
    """An entry of the desk is taken back: its transfers go the other way. Chips once issued stay,
    in the cage.
    """

    corrects: Number
    was: str
    """The kind of entry that was wrong."""
    why: str
    player: Number | UnsetType = UNSET
    giver: Number | UnsetType = UNSET
    taker: Number | UnsetType = UNSET
    bought: Change | UnsetType = UNSET
    cashed: Change | UnsetType = UNSET
    added: Change | UnsetType = msgspec.field(name="float", default=UNSET)
    booked: Change | UnsetType = UNSET
    brought: Change | UnsetType = UNSET
    table: Number | UnsetType = UNSET

    takes_back: ClassVar[str] = "corrected"

    @staticmethod
    def decide(night: Night, wrong: Entry, why: str, strict: bool = True) -> Decision:
        """Take an entry of the desk back.

        Raises `not-reversible` for an entry of another kind, or one that has been put right;
        `not-enough` where what it moved has moved on; `no-such-table` where its table is closed.
        """
        night.check_open()
        why = clean_name(why, gettext("The reason"), LONGEST_REASON, strict)
        if not wrong.says.reversible:
            raise Conflict.saying(
                "Only what was done at the desk can be taken back here.", "not-reversible"
            )
        if wrong.number in night.corrected:
            raise Conflict.saying(
                "Entry {number} has been put right already.", "not-reversible", number=wrong.number
            )
        if wrong.table is not None:
            night.table(wrong.table)  # what is taken back must not lie in a tray that is closed
        back = tuple(
            transfer.reversed("correction")
            for transfer in reversed(wrong.transfers)
            if transfer.source != ISSUED
        )
        _check_still_there(night, wrong, back)
        says = Corrected(
            corrects=wrong.number,
            was=wrong.kind,
            why=why,
            table=UNSET if wrong.table is None else wrong.table,
            **_taken_over(wrong.says),
        )
        return Decision(says, back)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        wrong = earlier(self.corrects)
        if wrong is None:
            raise NotThere.saying(
                "Entry {corrects} cannot be taken back.", "no-such-entry", corrects=self.corrects
            )
        return self.decide(night, wrong, self.why, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        made = Correction(
            entry.number, entry.at, entry.by.who, self.why, self.was, self.players, entry.table
        )
        night = replace(night, corrected={**night.corrected, self.corrects: made})
        if self.table is UNSET:
            return night
        return night.with_table(replace(night.any_table(self.table), counted=None))

    @property
    def cash(self) -> CashMoved:
        """What counts as not paid any more."""
        return CashMoved(
            None if self.player is UNSET else self.player,
            chips_of(self.bought),
            chips_of(self.cashed),
            chips_of(self.added),
            chips_of(self.booked),
            chips_of(self.brought),
        )

    @property
    def place(self) -> tuple[int | None, int | None]:
        """The table of the wrong entry."""
        return (None if self.table is UNSET else self.table), None

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "Entry {corrects} ({was}) is taken back", corrects=self.corrects, was=self.was
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Those of the wrong entry."""
        named = (self.player, self.giver, self.taker)
        return tuple(player for player in named if player is not UNSET)

    @property
    def puts_right(self) -> int:
        """The wrong entry."""
        return self.corrects

    @property
    def reason(self) -> str:
        """Why it was wrong."""
        return self.why


def _taken_over(wrong: Kind) -> dict[str, int]:
    """Whom the wrong entry was about, and what it said of cash, the other way."""
    said = {name: number for name, number in asdict(wrong).items() if isinstance(number, int)}
    about = {name: said[name] for name in ("player", "giver", "taker") if name in said}
    cash = ("bought", "cashed", "added", "booked", "brought")
    return about | {name: -said[name] for name in cash if name in said}


def _check_still_there(night: Night, wrong: Entry, back: Sequence[Transfer]) -> None:
    for name, change in net(back).items():
        left = night.balance(name)
        if left + change < 0 and not accounts.kind_of(name).may_be_negative:
            raise Conflict.saying(
                "What entry {number} moved has moved on: {where} has {left} now, "
                "and {change} would have to go back.",
                "not-enough",
                number=wrong.number,
                where=in_words(night, name),
                left=left,
                change=-change,
            )
