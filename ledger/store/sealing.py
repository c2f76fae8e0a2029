"""Hidden choices, sealed: an entry may leave the server at any time, and what somebody has chosen
may not before the last one has.

So an entry holds it enciphered by the secret seed of its round, in a length that tells nothing of
it. Whoever has the seed, which the end of the round publishes, reads it again; nothing else need be
kept. The message of every HMAC begins with another word than those of the shuffle
(`games.engine.shuffle`), and no two entries of a round have the same.
"""

import hmac
from collections.abc import Mapping
from itertools import count

import orjson

from ledger.errors import NotCanonical
from ledger.store import canonical
from ledger.store.canonical import JSON

BLOCK = 256
"""A choice is as many bytes long, filled up with spaces; twice as many where it needs more, and so
on.
"""


def seal(seed: bytes, entry: int, values: Mapping[str, JSON]) -> str:
    """What the entry of this number is to say of a choice: hexadecimal digits."""
    said = canonical.encode(dict(values))
    return _enciphered(seed, entry, said + b" " * (-len(said) % BLOCK)).hex()


def unseal(seed: bytes, entry: int, sealed: str) -> dict[str, JSON]:
    """The choice that an entry holds sealed. Raises `ValueError` for what `seal` does not write."""
    try:
        values = orjson.loads(_enciphered(seed, entry, bytes.fromhex(sealed)))
        if type(values) is dict and seal(seed, entry, values) == sealed:
            return values
    except (orjson.JSONDecodeError, NotCanonical):
        pass  # what another seed makes of it
    raise ValueError("what is sealed is no choice")


def hidden_digest(seed: bytes, entry: int, digest: str) -> str:
    """What the entry of a hidden choice has in the place of its request's digest: of a short choice
    anybody could find the digest by trying all there are.
    """
    return _hmac(seed, entry, f"request {digest}").hex()


def _enciphered(seed: bytes, entry: int, said: bytes) -> bytes:
    stream = b""
    for block in count():
        if len(stream) >= len(said):
            return bytes(byte ^ other for byte, other in zip(said, stream, strict=False))
        stream += _hmac(seed, entry, str(block))
    raise AssertionError("there are always more blocks")


def _hmac(seed: bytes, entry: int, what: str) -> bytes:
    return hmac.digest(seed, f"croupier-choice/1\n{entry}\n{what}".encode(), "sha256")
