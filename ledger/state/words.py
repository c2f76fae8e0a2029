"""What people type: names, words and amounts, brought into one form or refused with a sentence.

A text is *in form* where it can be shown on one line of any screen and hides nothing: no control
characters, nothing that turns the writing direction, no invisible fillers. Joiners of zero width
stand only where a script or an emoji needs them: anywhere else they would make two names that look
the same.
"""

import re
import unicodedata

from games.language import gettext, gettext_noop
from ledger.errors import BadName, Invalid
from ledger.store.canonical import LARGEST

LONGEST_NAME = 40
LONGEST_REASON = 200

MARK = "⚙"
"""Stands before the name of a house player, wherever that stands, and in nobody else's."""
_LIKE_MARK = re.compile(
    "[\u2699\u26ed-\u26ef\u2388\u2638\u2742\u263c\u273a\u00a4\U0001f323\U0001f6de\u0488\u0489]"
)
"""Wheels and rings with teeth, spokes or rays; the last two put such a ring around any letter."""

_TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_FILLERS = "\u00ad\u200b\u2060\ufeff"
_UNSEEN = re.compile(f"[{_TURNING}{_FILLERS}]")
"""Marks that turn the writing direction of whatever follows them on the screen, and invisible
fillers.
"""
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2061-\u2065\u206a-\u206f\u2800\u3164\uffa0"
    "\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]"
)
"""Letters and marks that show nothing, though Unicode does not call them spaces or controls."""
_REFUSED = ("Cc", "Cs", "Co", "Zl", "Zp")
_NO_CHARACTER = re.compile("[\ufdd0-\ufdef\ufffe\uffff]")

_JOINERS = re.compile("[\u200c\u200d]")
_TAGS = re.compile("[\U000e0020-\U000e007f]")
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f")
"""The flags of England, Scotland and Wales: a black flag, the letters of the region, an end."""
_JOINED_SCRIPTS = (
    "\u0620-\u0660\u066e-\u06d5\u06ee-\u06ff\u0700-\u07ff\u0840-\u085f\u0860-\u08ff"
    "\u0900-\u0dff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u1800-\u18aa\u1a20-\u1aaf\u1b00-\u1bff"
)
_MIXED_WITH_JOINERS = re.compile(f"(?<=[{_JOINED_SCRIPTS}])[\u200c\u200d](?=[{_JOINED_SCRIPTS}])")
"""Arabic, Syriac, Indic and Mongolian writing choose the shape of a letter by joiners."""
_PICTURE = "[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001fbff]"
_JOINED_PICTURES = re.compile(
    f"(?<={_PICTURE})(\ufe0f?)\u200d(?={_PICTURE})|(?<={_PICTURE}\ufe0f)\u200d(?={_PICTURE})"
)
"""A family, a profession, a flag of two pictures: emoji that are put together."""
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
_VARIANTS = re.compile(f"[{_SELECTORS}]")
_VARIANT = re.compile(f"(?<=[^\\s{_SELECTORS}\u200c\u200d])[{_SELECTORS}]")
"""One of them, behind the character whose looks it chooses."""


def text_error(text: str, strict: bool = True) -> str | None:
    """What keeps a text from being in form, or None. Not `strict`: as older Croupiers, which let
    blank letters and joiners stand anywhere, would have it.
    """
    if text.isascii() and text.isprintable():
        return None
    if _UNSEEN.search(text) or any(map(_is_refused, text)):
        return gettext_noop("holds a character that cannot be shown")
    if not strict:
        return None
    if _BLANK.search(text):
        return gettext_noop("holds a character that shows nothing")
    rest = _JOINED_PICTURES.sub("", _MIXED_WITH_JOINERS.sub("", text))
    if _JOINERS.search(rest) or _TAGS.search(_FLAG.sub("", text)):
        return gettext_noop("holds a joiner that joins nothing")
    if _VARIANTS.search(_VARIANT.sub("", text)):
        return gettext_noop("holds a mark that changes nothing")
    return None


def _is_refused(letter: str) -> bool:
    """Whether nobody can show it. One that this Python does not know may be of a later Unicode."""
    category = unicodedata.category(letter)
    if category != "Cn":
        return category in _REFUSED
    return bool(_NO_CHARACTER.match(letter)) or ord(letter) & 0xFFFE == 0xFFFE


def clean_name(text: object, what: str, longest: int = LONGEST_NAME, strict: bool = True) -> str:
    """The name in its one form: composed (NFC), trimmed, single spaces. Raises `BadName`.

    It has 1 to `longest` characters, is in form (see `text_error`), and has something that can be
    seen.
    """
    if not isinstance(text, str):
        raise BadName.saying("{what} must be a text.", what=what)
    name = text
    if len(text) <= 20 * longest:  # not all of a long one is looked at
        name = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if len(name) > longest:
        raise BadName.saying(
            "{what} has at most {longest} characters; this has {length}.",
            what=what,
            longest=longest,
            length=len(name),
        )
    if wrong := text_error(name, strict):
        raise BadName.saying("{what} {wrong}.", what=what, wrong=gettext(wrong))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise BadName.saying("{what} needs at least one character that can be seen.", what=what)
    return name


def marked(name: str) -> str:
    """The name of a house player, marked as one."""
    return name if name.startswith(f"{MARK} ") else f"{MARK} {name}"


def unmarked(name: str) -> str:
    """The name of a house player without its mark."""
    return name.removeprefix(f"{MARK} ")


def check_unmarked(name: str) -> None:
    """Raises `BadName` for a name that could be taken for a house player's: it holds the mark, or a
    sign that looks like it on a screen. Only for names that are new: old books may have such.
    """
    if _LIKE_MARK.search(unicodedata.normalize("NFKC", name)):
        raise BadName.saying(
            "{mark}, and what looks like it, stands for house players alone.", mark=MARK
        )


def likeness(name: str, strict: bool = True) -> str:
    """The same for names that people would take for each other: case, width, joiners and variants
    do not tell them apart. Not `strict`: as older Croupiers told them apart.
    """
    if strict:
        name = _VARIANTS.sub("", _JOINERS.sub("", name))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def whole(value: object, what: str, least: int = 1, most: int = LARGEST) -> int:
    """The number itself, if it is a whole one from `least` to `most`; True is not 1. Raises
    `bad-amount`.
    """
    if type(value) is int and least <= value <= most:
        return value
    if most == LARGEST and not (type(value) is int and value > most):
        raise Invalid.saying(
            "{what} must be a whole number, {least} or more.", "bad-amount", what=what, least=least
        )
    raise Invalid.saying(
        "{what} must be a whole number from {least} to {most}.",
        "bad-amount",
        what=what,
        least=least,
        most=most,
    )
