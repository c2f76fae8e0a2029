"""Canonical JSON: the one way to write a value down, so that it can be hashed (RFC 8785, whole
numbers only).

Within these limits (no fractions, keys in ASCII) orjson with sorted keys writes exactly what the
RFC asks for, in a small part of the time of a library made for it; the tests compare the two.
"""

import re
from types import NoneType
from typing import Any, TypeAlias

import orjson

from ledger.errors import NotCanonical

JSON: TypeAlias = Any
"""None, True, False, a whole number, a string, and lists and dicts (with keys in ASCII)
of these.
"""

LARGEST = 2**53 - 1
"""The largest whole number, either way, that every reader of JSON keeps exactly."""


_STRICT = orjson.OPT_SORT_KEYS | orjson.OPT_STRICT_INTEGER
_ALIKE = bytes.maketrans(b"[,.", b"::e")
_DIGITS = b"-0123456789"
_NOT_ASCII = re.compile(rb'[\x80-\xff](?:[^"\\]|\\.)*":?')
"""Finds what every text has from its first character on that is not ASCII, with the colon where it
is a key.
"""
_PLAIN = frozenset((str, int, bool, NoneType))


def encode(value: JSON) -> bytes:
    """The canonical bytes of a value. Raises `NotCanonical` where it has none."""
    try:
        _check(value)
    except RecursionError as error:
        raise NotCanonical("The lists and objects are nested too deeply.") from error
    return _written(value)


def _written(value: JSON) -> bytes:
    try:
        return orjson.dumps(value, option=_STRICT)
    except orjson.JSONEncodeError as error:
        raise NotCanonical(_why_not(error)) from error


def decode(body: bytes) -> JSON:
    """The value of canonical bytes. Raises `NotCanonical` for any other bytes, even of the same
    value.
    """
    try:
        value = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise NotCanonical(f"This is not JSON that can be read: {error}"[:200]) from error
    if _written(value) != body:
        raise NotCanonical("This is JSON, but not in its canonical form.")
    if type(value) is not dict or _suspect(body):
        _check(value)
    return value


def decode_again(body: bytes) -> JSON:
    """The value of bytes that `decode` has read before."""
    return orjson.loads(body)


def _suspect(body: bytes) -> bool:
    """Whether an object may hold a fraction or a key that is not ASCII, by a look at its bytes (as
    the encoder writes them) alone: `_check` takes as long as all the rest of reading.
    """
    # Without its digits a fraction begins with its point or exponent, right behind a bracket, colon
    # or comma.
    if b":e" in body.translate(_ALIKE, _DIGITS):
        return True
    return not body.isascii() and any(text.endswith(b":") for text in _NOT_ASCII.findall(body))


def _check(value: JSON) -> None:
    """Refuse what the encoder would take: fractions, keys that are not ASCII, and other things than
    JSON has.
    """
    kind = type(value)
    if kind is dict:
        for key, one in value.items():
            # The RFC sorts keys by UTF-16, the encoder by UTF-8: in ASCII that is the same.
            if type(key) is not str or not key.isascii():
                raise NotCanonical(f"{key!r:.40} cannot be a key: those are texts in ASCII.")
            if type(one) not in _PLAIN:
                _check(one)
    elif kind is list or kind is tuple:
        for one in value:
            if type(one) not in _PLAIN:
                _check(one)
    elif kind is float:
        raise NotCanonical(f"{value!r:.20} is not a whole number.")
    elif kind not in _PLAIN:
        raise NotCanonical(
            f"{value!r:.40} is neither a whole number, a text, nor a list or object of these."
        )


def _why_not(error: orjson.JSONEncodeError) -> str:
    if "nteger" in str(error):
        return f"A number is too large: {LARGEST:,} is the largest, either way."
    if "surrogate" in str(error):
        return "A text holds half of a character (a lone surrogate)."
    return f"This cannot be written as JSON: {error}"[:200]
