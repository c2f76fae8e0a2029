"""The chain that seals a night: every entry's hash covers the hash before it, so the last one
vouches for all.
"""

from hashlib import sha256

START = bytes(32)
"""What the first entry of a night follows."""


def link(previous: bytes, body: bytes) -> bytes:
    """The hash of the entry that says `body` and follows the one whose hash is `previous` (32
    bytes).
    """
    return sha256(previous + body).digest()


def short_code(head: bytes) -> str:
    """The start of a hash in four groups of four, for people to read out and compare: 64 of its 256
    bits.
    """
    digits = head[:8].hex()
    return "-".join(digits[start : start + 4] for start in range(0, len(digits), 4))
