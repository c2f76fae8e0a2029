"""Frozen dataclasses that change all the time."""

from typing import Any, TypeVar

_Frozen = TypeVar("_Frozen")


def replace(one: _Frozen, **changes: Any) -> _Frozen:
    """`dataclasses.replace` for frozen classes that have neither slots nor anything to do when they
    are made: in a tenth of the time, for every entry of a night makes four of them.
    """
    new: _Frozen = object.__new__(type(one))
    object.__setattr__(new, "__dict__", one.__dict__ | changes)
    return new
