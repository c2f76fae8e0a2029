"""What comes at a table after the round that is in play: the next one, or the end of it there."""

from typing import ClassVar

from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.facts import TableKind
from ledger.state.entries import Count, Decision, Earlier, Entry, NameResolver
from ledger.state.night import Night, Table
from ledger.state.words import whole

CLOSES = 0
"""Instead of the table to which everybody moves: the table closes."""


class LastRound(TableKind, frozen=True, tag="last-round"):
    """The host has said that no other round follows: then the table closes, or everybody moves. Or
    that they play on.
    """

    last: bool
    to: Count
    """The table to which everybody moves then; 0 where it closes, or where they play on."""

    asked: ClassVar[str] = "say_last_round"

    @staticmethod
    def decide(night: Night, table: int, last: bool, to: int = CLOSES) -> Decision:
        """Also within a round. Raises `bad-setting`, `setting-stands`; `no-such-table` where the
        other one is not open.
        """
        night.check_open()
        here = night.table(table)
        whole(to, gettext("The table to which everybody moves"), 0)
        if to and (not last or night.table(to).number == here.number):
            raise Invalid.saying("Everybody stays at {table}.", "bad-setting", table=here.title)
        after = to if last else None
        if here.after == after:
            raise Conflict(ends(night, here) or gettext("They play on already."), "setting-stands")
        return Decision(LastRound(table=here.number, last=last, to=to))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.last, self.to)

    def applied(self, night: Night, entry: Entry) -> Night:
        after = self.to if self.last else None
        return night.with_table(replace(night.any_table(self.table), after=after))

    def describe(self, names: NameResolver) -> str:
        if not self.last:
            return gettext("The table plays on after this round")
        if self.to == CLOSES:
            return gettext("The table closes after this round")
        return gettext("Everybody moves to another table after this round")


def ends(night: Night, table: Table) -> str | None:
    """What comes at a table instead of the next round, in a sentence; None where it plays on."""
    if table.after is None:
        return None
    now = table.round is None
    if table.after == CLOSES:
        return (
            gettext("{table} closes now.", table=table.title)
            if now
            else gettext("{table} closes after this round.", table=table.title)
        )
    there = night.any_table(table.after).title
    return (
        gettext("Everybody moves to {table} now.", table=there)
        if now
        else gettext("Everybody moves to {table} after this round.", table=there)
    )


def check_plays_on(night: Night, table: Table) -> None:
    """Raises `table-ends` where no other round is to begin at a table."""
    if why := ends(night, table):
        raise Conflict(why, "table-ends")
