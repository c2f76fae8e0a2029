"""A game in short: what somebody who never played it reads before the first round, with three rows
of cards for pictures. It is the game's own `short.md`, in the language of whoever asks.
"""

import re
from dataclasses import dataclass
from functools import cache

from games.folders import short_text
from games.language import language

_PICTURE = re.compile(r"`([^`]+)`\s+(.+)", re.DOTALL)
_BESIDE = "|"
_LIT = "*"


@dataclass(frozen=True, slots=True)
class ShortPicture:
    """Cards that lie side by side, and what is said of them."""

    hands: tuple[tuple[str, ...], ...]
    """Those that belong together, each `??` where it lies face down."""
    lit: tuple[str, ...]
    """The cards that the words are about; none where all are."""
    says: str


@dataclass(frozen=True, slots=True)
class Short:
    """How a game is played, in eighty words."""

    opening: str
    pictures: tuple[ShortPicture, ...]
    ending: str
    """What else is to be known; empty where that is all."""


def short_of(slug: str) -> Short | None:
    """A game of the catalogue in short; None where nobody has written it."""
    return _short(slug, language())


@cache
def _short(slug: str, language: str) -> Short | None:
    text = short_text(slug, language)
    return None if text is None else _read(text)


def _read(text: str) -> Short:
    paragraphs = [" ".join(part.split()) for part in text.strip().split("\n\n")]
    pictures = [found for part in paragraphs if (found := _PICTURE.fullmatch(part))]
    opening, *ending = [part for part in paragraphs if not _PICTURE.fullmatch(part)]
    return Short(opening, tuple(_picture(*found.groups()) for found in pictures), " ".join(ending))


def _picture(cards: str, says: str) -> ShortPicture:
    hands = [part.split() for part in cards.split(_BESIDE)]
    return ShortPicture(
        hands=tuple(tuple(card.removeprefix(_LIT) for card in hand) for hand in hands),
        lit=tuple(card[1:] for hand in hands for card in hand if card.startswith(_LIT)),
        says=says,
    )
