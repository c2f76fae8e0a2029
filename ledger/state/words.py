"""What people type: names, words and amounts, brought into one form or refused with a sentence."""

import unicodedata

from ledger.errors import BadAmount, BadName
from ledger.store.canonical import LARGEST

LONGEST_NAME = 40

# Marks that turn the writing direction of whatever follows them on the screen, and invisible
# fillers.
_UNSEEN = frozenset(
    "\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad"
)
_REFUSED = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: object, what: str, longest: int = LONGEST_NAME) -> str:
    """The name in its one form: composed (NFC), trimmed, single spaces. Raises `BadName`.

    It has 1 to `longest` characters, nothing that controls a screen or turns its writing round, and
    something that can be seen.
    """
    if not isinstance(text, str):
        raise BadName(f"{what} must be a text.")
    if len(text) > 20 * longest:
        raise BadName(f"{what} has at most {longest} characters; this has {len(text):,}.")
    name = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if len(name) > longest:
        raise BadName(f"{what} has at most {longest} characters; this has {len(name):,}.")
    if any(one in _UNSEEN or unicodedata.category(one) in _REFUSED for one in name):
        raise BadName(f"{what} holds a character that cannot be shown.")
    if not any(unicodedata.category(one)[0] in "LNPS" for one in name):
        raise BadName(f"{what} needs at least one character that can be seen.")
    return name


def likeness(name: str) -> str:
    """The same for names that people would take for each other: case and width do not tell them
    apart.
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def whole(value: object, what: str, least: int = 1, most: int = LARGEST) -> int:
    """The number itself, if it is a whole one from `least` to `most`; True is not 1. Raises
    `BadAmount`.
    """
    if type(value) is int and least <= value <= most:
        return value
    if most == LARGEST and not (type(value) is int and value > most):
        raise BadAmount(f"{what} must be a whole number, {least:,} or more.")
    raise BadAmount(f"{what} must be a whole number from {least:,} to {most:,}.")
