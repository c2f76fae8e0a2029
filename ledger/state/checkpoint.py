"""A folded night as bytes, so that a long one is not folded from its first entry again after every
start. It is derived from the entries and says nothing that they do not: an audit, a bundle and an
export never look at it but to compare.
"""

from functools import cache
from hashlib import sha256

import msgspec

from ledger.state.night import Night

_FOLD = 2
"""One more whenever the fold makes another night of the same entries (`ledger.state.fold`)."""
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Night)


@cache
def shape() -> str:
    """The version of the fold, and of the type that it makes. A checkpoint of another shape is
    worth nothing: it is made anew.
    """
    schema = _ENCODER.encode(msgspec.json.schema(Night))
    return f"{_FOLD}-{sha256(schema).hexdigest()[:16]}"


def encode(night: Night) -> bytes:
    """The night as bytes."""
    return _ENCODER.encode(night)


def decode(body: bytes) -> Night | None:
    """The night of these bytes; None where they are not one."""
    try:
        return _DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return None
