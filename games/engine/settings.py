"""What a game can be told, the options of a table, and what its series carries from round to round:
each a frozen dataclass of its own, whose fields say what they may be. Made once from the checked
JSON of a set-up, so that rules read `table.options.ante`.

    @dataclass(frozen=True)
    class Options:
        ante: int = setting(Whole(1), 1, "What everyone pays into the pot.")
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from games.engine.values import JSON, Value


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a game: what it may be, what it is when nobody says, and what it means, for
    people.
    """

    name: str
    value: Value
    default: JSON
    meaning: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)
    """What each choice means, for people, where the choices are words."""
    suggested: JSON = None
    """What a form on a screen has chosen at first where that is not `default`, which files have."""


@dataclass(frozen=True)
class Nothing:
    """The options of a game that has none, and the carry of one that leaves nothing."""


def setting(
    value: Value,
    default: JSON,
    meaning: str = "",
    choices: Mapping[str, str] | None = None,
    suggested: JSON = None,
) -> Any:
    """A field of a game's options or of its carry, described as `Setting` does."""
    return field(metadata={"setting": (value, default, meaning, choices or {}, suggested)})


def settings_of(kind: type) -> tuple[Setting, ...]:
    """What the fields of such a class may be, in their order."""
    return tuple(Setting(each.name, *each.metadata["setting"]) for each in fields(kind))
