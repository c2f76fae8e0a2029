"""A shuffle anyone can redo: HMAC-SHA256 in counter mode, Fisher-Yates from the last card down.

Between rounds the table shows the SHA-256 of a fresh 32-byte seed, the *commitment*. Players add
words of their own, the *cut*. When the round is closed the seed is published, and everyone can
check the deal.
"""

import hashlib
import hmac
import struct
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import count

from games.cards import Card, starting_order
from games.language import gettext

VERSION = "croupier-shuffle/1"
SEED_BYTES = 32
CUT_LENGTH = 64

_EIGHT_WORDS = struct.Struct(">8I")
_WORDS = 1 << 32


class Draws:
    """A stream of whole numbers that follows from a seed, a cut and the number of the shuffle in
    its round.
    """

    def __init__(self, seed: bytes, cut: str = "", shuffle: int = 1) -> None:
        self._words = _stream(seed, f"{VERSION}\n{cut}\n{shuffle}\n")

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely: values past the last full multiple
        are discarded.
        """
        bound = _WORDS - _WORDS % limit
        while (word := next(self._words)) >= bound:
            pass
        return word % limit


def _stream(seed: bytes, prefix: str) -> Iterator[int]:
    """All words that follow, block after block, without end."""
    for block in count():
        yield from _EIGHT_WORDS.unpack(hmac.digest(seed, f"{prefix}{block}".encode(), "sha256"))


def shuffled(cards: Iterable[Card], draws: Draws) -> list[Card]:
    """These cards in the order the draws give them, top card first."""
    order = starting_order(cards)
    for last in range(len(order) - 1, 0, -1):
        other = draws.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def commitment(seed: bytes) -> str:
    """What is shown before the round: the seed's SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def cut_error(cut: str) -> str | None:
    """Why one person's word cannot be a cut, or None: it is NFC, on one line, of 64 characters at
    most.
    """
    if len(cut) > CUT_LENGTH:
        return gettext("A cut has at most {most} characters.", most=CUT_LENGTH)
    if any("\ud800" <= letter <= "\udfff" for letter in cut):
        return gettext("A cut is written in whole characters.")
    if unicodedata.normalize("NFC", cut) != cut:
        return gettext("A cut is written in composed characters (NFC).")
    if len(cut.splitlines()) > 1 or cut != cut.strip("\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029"):
        return gettext("A cut is a single line.")
    return None


def joined_cut(cuts: Iterable[str]) -> str:
    """The cut of a round: everybody's, in seat order, empty ones left out."""
    return "\n".join(cut for cut in cuts if cut)
