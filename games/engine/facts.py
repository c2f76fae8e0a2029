"""The facts of a round: what a game keeps on its table besides cards and chips, for all to see.

A game writes them down as a dataclass of its own; here it becomes JSON, field by field, in the
order in which the fields stand in the class. A seat's number that is a key becomes text there; a
field `from_`, which cannot be called `from` in Python, becomes ``from``.

    @dataclass
    class Race:
        home: list[str] = field(default_factory=list)
        finish: list[str] | None = field(default=None, metadata=LATER)
"""

from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from functools import cache
from keyword import iskeyword
from typing import Any, TypeVar

from games.engine.reading import as_kind
from games.engine.values import JSON

Kind = TypeVar("Kind")

LATER = {"facts": "later"}
"""The mark of a field that is left out as long as it is None."""
ONLY_IN_RESULT = {"facts": "only in result"}
"""The mark of a field that stands in the result of a round in place of its facts."""
ALSO_IN_RESULT = {"facts": "also in result"}
"""The mark of a field that stands in both."""
NOT_SHOWN = {"facts": "not shown"}
"""The mark of a field that a game keeps for its board alone (`Game.board`)."""


def shown(facts: object) -> dict[str, JSON]:
    """What a screen is shown of the facts, but for the language of their texts (`localized`)."""
    kind: Any = type(facts)  # mypy takes no class for hashable
    return {
        field.name.removesuffix("_"): as_json(getattr(facts, field.name))
        for field in _shown_fields(kind)
        if not _still_out(facts, field)
    }


def read(shown: Mapping[str, JSON], kind: type[Kind]) -> Kind:
    """The facts as this class again, from what a screen is shown of them."""
    return as_kind(_in_python(shown), kind)


def in_result(facts: object) -> dict[str, JSON]:
    """What the facts add to the result of a round."""
    kind: Any = type(facts)  # mypy takes no class for hashable
    return {
        field.name.removesuffix("_"): as_json(getattr(facts, field.name))
        for field in _fields(kind)
        if field.metadata in (ONLY_IN_RESULT, ALSO_IN_RESULT)
    }


def as_json(value: object) -> JSON:
    """A fact as JSON: of a class of its own, an object of its fields."""
    if value is None or type(value) in (str, int, bool):
        return value  # type: ignore[return-value]  # mypy knows no type by `in`
    if isinstance(value, dict | Mapping):  # that it is a `dict` is known sooner
        return {str(key): as_json(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [as_json(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        return shown(value)
    if isinstance(value, str | int | float | None):
        return value
    raise TypeError(f"{value!r:.40} of the facts is no JSON")


def _in_python(value: JSON) -> JSON:
    """The same with the names that fields have in Python: ``from`` is `from_` there."""
    if isinstance(value, Mapping):
        return {
            f"{key}_" if iskeyword(key) else key: _in_python(part) for key, part in value.items()
        }
    return [_in_python(part) for part in value] if isinstance(value, list) else value


@cache
def _fields(kind: type[Any]) -> tuple[Field[Any], ...]:
    return fields(kind) if is_dataclass(kind) else ()


@cache
def _shown_fields(kind: type[Any]) -> tuple[Field[Any], ...]:
    if not is_dataclass(kind):
        return ()
    return tuple(
        field for field in fields(kind) if field.metadata not in (ONLY_IN_RESULT, NOT_SHOWN)
    )


def _still_out(facts: object, field: Field[Any]) -> bool:
    return field.metadata == LATER and getattr(facts, field.name) is None
