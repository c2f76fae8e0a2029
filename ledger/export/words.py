"""Texts, times and money as files for people need them: on one line, harmless to the program that
opens them.
"""

import re
import unicodedata
from datetime import UTC, datetime
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache

NAMELESS = "(no name)"

# Marks that turn the writing direction of what follows, past the end of their own text; and
# invisible fillers. The joiners stay: emoji and several scripts are written with them.
_UNSEEN = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]")
# Line ends and other controls; they are refused at entry, but a book may be older than that.
_BREAKS = re.compile("[\\s\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_NO_CHARACTER = re.compile("[\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")

_RISKY = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "'")
"""What a spreadsheet program takes for the beginning of a formula, and the mark that says it is
none.
"""


@lru_cache(4096)  # accounts, names and kinds come again and again
def one_line(text: str) -> str:
    """The text on one line, composed, without what controls a screen or hides; never empty."""
    seen = _NO_CHARACTER.sub("\N{REPLACEMENT CHARACTER}", _UNSEEN.sub("", text))
    return _BREAKS.sub(" ", unicodedata.normalize("NFC", seen)).strip() or NAMELESS


def cell(text: str) -> str:
    """The text for a cell of a CSV file: where a spreadsheet program might take it for a formula,
    and where it starts with an apostrophe, there is an apostrophe (one more) in front. So it can be
    read back.
    """
    line = one_line(text)
    return f"'{line}" if line.startswith(_RISKY) else line


def description(text: str) -> str:
    """The text for the description of a transaction for hledger, where `;` would begin a comment
    and `|` the note.
    """
    return one_line(text).translate({ord(";"): "；", ord("|"): "｜"})


def comment(text: str) -> str:
    """The text for a comment of a transaction for hledger, where `word:` would be a tag and `[…]` a
    date.
    """
    return re.sub(r"\s*:", " -", one_line(text).translate({ord("["): "(", ord("]"): ")"}))


def tag(text: str) -> str:
    """The text for the value of a tag for hledger, which a comma would end."""
    return one_line(text).replace(",", "，")


def local(at: int) -> datetime:
    """The time of an entry where the night was played: in the zone of this machine."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone()


def utc(at: int) -> datetime:
    """The time of an entry, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def moment(at: int) -> str:
    """The time of an entry, exactly: ``2026-11-21T19:04:05.123Z``."""
    return (
        datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S") + f".{at % 1000:03}Z"
    )


def minute(at: int | None) -> str:
    """The time of an entry, for people."""
    return "" if at is None else local(at).strftime("%Y-%m-%d %H:%M")


def per_cent(part: int, whole: int) -> Decimal | None:
    """How much of a whole a part is, to a tenth; None of nothing."""
    if not whole:
        return None
    return (Decimal(100 * part) / whole).quantize(Decimal("0.1"), ROUND_HALF_UP)


def chips_text(chips: int, signed: bool = False) -> str:
    """Chips for people: grouped, with a real minus sign."""
    return f"{chips:{'+' if signed and chips else ''},}".replace("-", "−")


_PURPOSES = {
    "donation": "Donation",
    "entry-fee": "Entry fee",
    "prize": "Prize",
    "expense": "Cost",
}


def purpose(what: str, name: str) -> str:
    """What cash came in or went for, for people: ``Donation: the shelter``."""
    return f"{_PURPOSES[what]}: {name}" if name else _PURPOSES[what]
