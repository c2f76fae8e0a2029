"""Chips counted by hand, by their kinds: once, and once more where the first count is not what the
book has.

Both counts are written down. The last one stands, and what it differs by goes over or short: a
difference is recorded as such, and never becomes anybody's win or loss at a table.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from games.language import gettext
from ledger.errors import Conflict, Invalid
from ledger.kinds.facts import Pile
from ledger.state.accounts import OVER_SHORT
from ledger.state.entries import Transfer, move
from ledger.state.night import Night
from ledger.state.words import whole
from ledger.store.canonical import JSON

MOST_OF_A_KIND = 10**6


@dataclass(frozen=True, slots=True)
class Counted:
    """The result of a count."""

    book: int
    """What the book had before it."""
    counts: tuple[tuple[Pile, ...], ...]
    chips: int
    """The sum of the last count."""
    over: int
    """How much more that is than the book had; below zero, how much less."""


def counted(night: Night, account: str, what: str, counts: JSON, book: JSON) -> Counted:
    """What the chips of an account were counted to. Each of the `counts` says how many there are of
    each kind of chip, such as ``[{"value": 25, "count": 12}]``; kinds left out were not found.
    `book` is what the book had as the count began.

    Raises `stale` where it has something else by now, `count-again` where one count differs from
    it, `bad-setting` and `bad-amount` for a count that is not one.
    """
    whole(book, gettext("What the book has"), 0)
    if not isinstance(counts, list | tuple) or not 1 <= len(counts) <= 2:
        raise Invalid.saying(
            "Chips are counted once, and once more where that differs from the book.", "bad-setting"
        )
    found = tuple(_piles(night, count) for count in counts)
    totals = [sum(pile.value * pile.count for pile in count) for count in found]
    if book != (has := night.balance(account)):
        raise Conflict.saying(
            "{what} has changed since the count began: the book now has {has}. Count it again.",
            "stale",
            what=what,
            has=has,
        )
    if totals[0] != has and len(totals) == 1:
        raise Conflict.saying(
            "That makes {totals}; the book has {has}. Count once more.",
            "count-again",
            totals=totals[0],
            has=has,
        )
    if totals[0] == has and len(totals) == 2:
        raise Invalid.saying(
            "The first count is what the book has: it takes no second one.", "bad-setting"
        )
    return Counted(has, found, totals[-1], totals[-1] - has)


def put_right(account: str, found: Counted) -> tuple[Transfer, ...]:
    """What brings the account to what was counted."""
    over = move(OVER_SHORT, account, max(0, found.over), "over")
    return over + move(account, OVER_SHORT, max(0, -found.over), "short")


def _piles(night: Night, count: JSON) -> tuple[Pile, ...]:
    """A count in its one form: in the order of the values, kinds that were not found left out."""
    if not isinstance(count, list | tuple):
        raise Invalid.saying(
            "A count is a list of kinds of chips, each with a value and a count.", "bad-setting"
        )
    values = {chip.value for chip in night.chip_set}
    found: dict[int, int] = {}
    for pile in count:
        if not isinstance(pile, Mapping) or pile.keys() != {"value", "count"}:
            raise Invalid.saying(
                "A count is a list of kinds of chips, each with a value and a count.", "bad-setting"
            )
        value = whole(pile["value"], gettext("A chip's value"))
        if value not in values:
            raise Invalid.saying(
                "There is no chip of {value} in tonight's set.", "bad-setting", value=value
            )
        if value in found:
            raise Invalid.saying(
                "The chips of {value} are counted twice in one count.", "bad-setting", value=value
            )
        found[value] = whole(pile["count"], gettext("The chips counted"), 0, MOST_OF_A_KIND)
    return tuple(Pile(value, found[value]) for value in sorted(found) if found[value])
