"""A round looked back on, in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.cards import UNSEEN, in_words, is_card
from games.engine import Action
from games.language import decimal, say
from games.players.lookback import Remark
from games.players.words import sentence


@dataclass(frozen=True, slots=True)
class RemarkLine:
    """A choice, and what the program says of it."""

    did: str
    best: str
    why: str
    good: bool
    cost: str | None
    """In chips, on average; None where nobody has computed it, or nothing is lost."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """What is said of a player's choices in a round."""

    number: int
    remarks: tuple[RemarkLine, ...]


@dataclass(frozen=True, slots=True)
class PracticeBegun:
    """Where a practice table is."""

    path: str


@dataclass(frozen=True, slots=True)
class Learning:
    """What the learner of a practice does: whether a seat is their own."""

    plays: bool


@dataclass(frozen=True, slots=True)
class PracticeOver:
    """Whether a practice is over now."""

    over: bool


def remark(found: Remark) -> RemarkLine:
    """What is said of a choice."""
    return RemarkLine(
        did=deed(found.action),
        best=deed(found.advice.action),
        why=sentence(found.advice),
        good=found.is_good,
        cost=decimal(float(found.cost)) if found.cost else None,
    )


def deed(action: Action) -> str:
    """An action for people: its verb, as the buttons have it, and its values."""
    values = ", ".join(_word(key, value) for key, value in action.args.items())
    verb = say(action.do).replace("_", " ")
    return f"{verb} ({values})" if values else verb


def _word(key: str, value: Any) -> str:
    if key == "times":
        return f"×{value}"
    return _plain(value)


def _plain(value: Any) -> str:
    if is_card(value) or value == UNSEEN:
        return in_words(value)
    if isinstance(value, Mapping):
        return " ".join(map(_plain, value.values()))
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_plain, value))
    return "✓" if value is True else str(value)
