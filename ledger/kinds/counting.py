"""Chips counted by hand, by their kinds: once, and once more where the first count is not what the
book has.

Both counts are written down. The last one stands, and what it differs by goes over or short: a
difference is recorded as such, and never becomes anybody's win or loss at a table.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from games.language import say
from ledger.errors import Conflict, Invalid
from ledger.state.accounts import OVER_SHORT
from ledger.state.entries import Transfer, move
from ledger.state.night import Night
from ledger.state.words import whole
from ledger.store.canonical import JSON

MOST_OF_A_KIND = 10**6


@dataclass(frozen=True, slots=True)
class Counted:
    """The result of a count."""

    facts: dict[str, JSON]
    """What an entry says of it: the `book` before it, the `counts`, and what stands as
    `counted`.
    """
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
    whole(book, say("What the book has"), 0)
    if not isinstance(counts, list | tuple) or not 1 <= len(counts) <= 2:
        raise Invalid(
            say("Chips are counted once, and once more where that differs from the book."),
            "bad-setting",
        )
    piles = [_piles(night, count) for count in counts]
    totals = [sum(chip["value"] * chip["count"] for chip in pile) for pile in piles]
    if book != (has := night.balance(account)):
        raise Conflict(
            say(
                "{what} has changed since the count began: the book now has {has}. Count it again.",
                what=what,
                has=has,
            ),
            "stale",
        )
    if totals[0] != has and len(totals) == 1:
        raise Conflict(
            say(
                "That comes to {totals}; the book has {has}. Count once more.",
                totals=totals[0],
                has=has,
            ),
            "count-again",
        )
    if totals[0] == has and len(totals) == 2:
        raise Invalid(
            say("The first count is what the book has: it takes no second one."), "bad-setting"
        )
    facts: dict[str, JSON] = {"book": has, "counts": piles, "counted": totals[-1]}
    return Counted(facts, totals[-1], totals[-1] - has)


def put_right(account: str, found: Counted) -> tuple[Transfer, ...]:
    """What brings the account to what was counted."""
    over = move(OVER_SHORT, account, max(0, found.over), "over")
    return over + move(account, OVER_SHORT, max(0, -found.over), "short")


def _piles(night: Night, count: JSON) -> list[dict[str, int]]:
    """A count in its one form: in the order of the values, kinds that were not found left out."""
    if not isinstance(count, list | tuple):
        raise Invalid(
            say("A count is a list of kinds of chips, each with a value and a count."),
            "bad-setting",
        )
    values = {chip.value for chip in night.chip_set}
    found: dict[int, int] = {}
    for pile in count:
        if not isinstance(pile, Mapping) or pile.keys() != {"value", "count"}:
            raise Invalid(
                say("A count is a list of kinds of chips, each with a value and a count."),
                "bad-setting",
            )
        value = whole(pile["value"], say("A chip's value"))
        if value not in values:
            raise Invalid(
                say("There is no chip of {value} in tonight's set.", value=value), "bad-setting"
            )
        if value in found:
            raise Invalid(
                say("The chips of {value} are counted twice in one count.", value=value),
                "bad-setting",
            )
        found[value] = whole(pile["count"], say("The chips counted"), 0, MOST_OF_A_KIND)
    return [{"value": value, "count": found[value]} for value in sorted(found) if found[value]]
