"""What somebody has chosen, read as what it is: what an action or a sentence names, what a round
has left. All of it has been checked before (`games.engine.values`), so another type here is
a mistake of the program.
"""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import ValidationError, convert

from games.engine.values import JSON, is_whole

Kind = TypeVar("Kind")


def whole(values: Mapping[str, JSON], key: str) -> int:
    """The whole number of this name."""
    value = values.get(key)
    if not isinstance(value, int) or not is_whole(value):
        raise TypeError(f"{key} is no whole number")
    return value


def whole_or_none(values: Mapping[str, JSON], key: str) -> int | None:
    """The whole number of this name; None where there is none yet."""
    return None if values.get(key) is None else whole(values, key)


def as_kind(value: object, kind: type[Kind]) -> Kind:
    """JSON as this class: a dataclass by its fields, a list of such, a number as a key."""
    try:
        return convert(value, kind, str_keys=True)
    except ValidationError as error:
        raise TypeError(f"This is no {kind}: {error}") from error
