"""Canonical JSON: the one way to write a value down, so that it can be hashed (RFC 8785, whole
numbers only).

Within these limits (no fractions, keys in ASCII) orjson with sorted keys writes exactly what the
RFC asks for, in a small part of the time of a library made for it; the tests compare the two.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import orjson

from ledger.errors import NotCanonical

if TYPE_CHECKING:
    JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None
else:
    JSON = Any  # a type that names itself cannot be looked at as the program runs
"""None, True, False, a whole number, a string, and lists and dicts (with keys in ASCII)
of these.
"""

LARGEST = 2**53 - 1
"""The largest whole number, either way, that every reader of JSON keeps exactly."""


_STRICT = orjson.OPT_SORT_KEYS | orjson.OPT_STRICT_INTEGER

_PLAIN = frozenset({str, bool, type(None)})
"""What is checked by its type. Most values are, so nothing is called for one inside another."""

DEEPEST = 100
"""How deeply lists and objects may be nested."""


def encode(value: JSON) -> bytes:
    """The canonical bytes of a value. Raises `NotCanonical` where it has none."""
    check(value)
    try:
        return orjson.dumps(value, option=_STRICT)
    except orjson.JSONEncodeError as error:
        raise NotCanonical(_why_not(error)) from error


def decode(body: bytes) -> JSON:
    """The value of canonical bytes. Raises `NotCanonical` for any other bytes, even of the same
    value.
    """
    try:
        value: JSON = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise NotCanonical(f"This is not JSON that can be read: {error}"[:200]) from error
    if encode(value) != body:
        raise NotCanonical("This is JSON, but not in its canonical form.")
    return value


def check(value: JSON, depth: int = 0) -> None:
    """Raises `NotCanonical` for what the encoder would take: fractions, numbers that are too large,
    keys that are not ASCII, other things than JSON has.
    """
    if depth > DEEPEST:
        raise NotCanonical("The lists and objects are nested too deeply.")
    if type(value) in _PLAIN or (isinstance(value, int) and -LARGEST <= value <= LARGEST):
        return
    if isinstance(value, dict):
        for key, inside in value.items():
            # The RFC sorts keys by UTF-16, the encoder by UTF-8: in ASCII that is the same.
            if type(key) is not str or not key.isascii():
                raise NotCanonical(f"“{key!s:.40}” cannot be a key: those are texts in ASCII.")
            if type(inside) not in _PLAIN or depth == DEEPEST:
                check(inside, depth + 1)
    elif isinstance(value, list | tuple):
        for inside in value:
            if type(inside) not in _PLAIN or depth == DEEPEST:
                check(inside, depth + 1)
    elif isinstance(value, float):
        raise NotCanonical(f"{value!r:.20} is not a whole number.")
    elif not isinstance(value, int):
        raise NotCanonical(
            f"A {type(value).__name__} is neither a whole number, a text, nor a list or object of "
            "these."
        )
    elif abs(value) > LARGEST:
        raise NotCanonical(f"A number is too large: {LARGEST:,} is the largest, either way.")


def _why_not(error: orjson.JSONEncodeError) -> str:
    if "nteger" in str(error):
        return f"A number is too large: {LARGEST:,} is the largest, either way."
    if "surrogate" in str(error):
        return "A text holds half of a character (a lone surrogate)."
    return f"This cannot be written as JSON: {error}"[:200]
