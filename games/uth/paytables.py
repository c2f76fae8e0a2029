"""What the Blind and Trips pay: the paytables of the rules page, and one's own."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from games.cards import hands
from games.engine import JSON, Whole
from games.engine.values import Draw, Schema
from games.language import lazy_gettext


@dataclass(frozen=True, slots=True)
class Pays:
    """A row of a paytable: winnings of `numerator` / `denominator` to one staked; 0 is a push, None
    loses.
    """

    numerator: int | None
    denominator: int = 1

    @property
    def odds(self) -> str:
        """As the felt has it: ``3:2``, ``push``, ``lose``."""
        if self.numerator is None:
            return "lose"
        return f"{self.numerator}:{self.denominator}" if self.numerator else "push"

    def winnings(self, stake: int) -> int:
        """Whole chips won on this stake; what a fraction leaves over stays with the house."""
        return stake * (self.numerator or 0) // self.denominator

    def breakage(self, stake: int) -> bool:
        """Whether part of a chip stays with the house."""
        return bool(stake * (self.numerator or 0) % self.denominator)


EVEN = Pays(1)
PUSH = Pays(0)
LOSE = Pays(None)

Paytable = Mapping[str, Pays]


def paytable(*rows: JSON) -> Paytable:
    """A paytable from ten rows, royal flush first."""
    return {hand: pays(row) for hand, row in zip(hands.HANDS, rows, strict=True)}


def pays(row: JSON) -> Pays:
    """One row: a whole number, ``"p/q"``, ``"push"`` or ``"lose"``."""
    if row == "push":
        return PUSH
    if row == "lose":
        return LOSE
    numerator, _, denominator = str(row).partition("/")
    return Pays(int(numerator), int(denominator or 1))


BLIND_TABLES: Mapping[str, Paytable] = {
    "home": paytable(500, 50, 10, 3, "3/2", 1, 1, 1, 1, 1),
    "casino": paytable(500, 50, 10, 3, "3/2", 1, "push", "push", "push", "push"),
}
BLIND_MEANS = {
    "home": lazy_gettext("even money at least, on every win"),
    "casino": lazy_gettext("even money from a straight up, else a push"),
}
TRIPS_TABLES: Mapping[str, Paytable] = {
    "home": paytable(50, 40, 30, 8, 6, 5, 3, "lose", "lose", "lose"),
}


@dataclass(frozen=True)
class PaytableValue:
    """A paytable by name, or one of your own: all ten hands, each with what it pays."""

    named: Mapping[str, Paytable]

    _ROW = re.compile(r"[1-9][0-9]{0,6}/[1-9][0-9]{0,6}")

    def error(self, value: JSON) -> str | None:
        if isinstance(value, str) and value in self.named:
            return None
        if type(value) is not dict or value.keys() != set(hands.HANDS):
            names = " or ".join(f'"{name}"' for name in self.named)
            return f"must be {names}, or an object with the ten hands {', '.join(hands.HANDS)}"
        for hand, row in value.items():
            whole = Whole(1, 10_000_000).error(row) is None
            if not whole and not (
                isinstance(row, str) and (row in ("push", "lose") or self._ROW.fullmatch(row))
            ):
                return f'is wrong for {hand}: a whole number, a fraction "p/q", "push" or "lose"'
        return None

    def data(self) -> JSON:
        return {"paytable": {name: shown(table) for name, table in self.named.items()}}

    def schema(self) -> Schema:
        own: Schema = {"type": "object", "additionalProperties": {"type": ["string", "integer"]}}
        return {"anyOf": [{"enum": list(self.named)}, own]}

    def sample(self, draw: Draw) -> JSON:
        return list(self.named)[draw(len(self.named))]


def shown(table: Paytable) -> dict[str, str]:
    """A paytable for people: ``3:2``, ``push``, ``lose``."""
    return {hand: row.odds for hand, row in table.items()}


def as_fractions(rows: Iterable[Pays]) -> dict[str, Fraction | None]:
    """What one chip wins with each hand."""
    wins = (
        None if row.numerator is None else Fraction(row.numerator, row.denominator) for row in rows
    )
    return dict(zip(hands.HANDS, wins, strict=True))
