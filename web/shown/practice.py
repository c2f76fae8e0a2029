"""A round looked back on, in words."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.cards import SUIT_SIGNS, UNSEEN, in_words, is_card
from games.engine import JSON, Action
from games.language import decimal
from games.players.lookback import Remark
from games.players.words import sentence
from games.words import word


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


def remark(found: Remark, game: str) -> RemarkLine:
    """What is said of a choice in a game."""
    return RemarkLine(
        did=action_in_words(found.action, game),
        best=action_in_words(found.advice.action, game),
        why=sentence(found.advice),
        good=found.is_good,
        cost=decimal(float(found.cost)) if found.cost else None,
    )


def action_in_words(action: Action, game: str) -> str:
    """An action of a game for people: its verb, as the buttons have it, and its values."""
    values = ", ".join(_value(key, value, game) for key, value in action.args.items())
    verb = _word(action.do, game)
    return f"{verb} ({values})" if values else verb


def _word(text: str, game: str) -> str:
    return word(text.replace("_", " "), game)


def _value(key: str, value: JSON, game: str) -> str:
    if key == "times":
        return f"×{value}"
    return _word(key, game) if value is True else _plain(value, game)


def _plain(value: JSON, game: str) -> str:
    if is_card(value) or value == UNSEEN:
        return in_words(value)
    if isinstance(value, Mapping):
        return " ".join(_plain(each, game) for each in value.values())
    if isinstance(value, (list, tuple)):
        return ", ".join(_plain(each, game) for each in value)
    if isinstance(value, str):
        return SUIT_SIGNS.get(value) or _word(value, game)
    return str(value)
