"""What may be done, as a list at a terminal, and the values that a learner types for it."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from games.engine import JSON, Action, Option
from web.cli.learner import Learner
from web.cli.typed_cards import heap_shown, meant, read_heaps, shown

MOST_LISTED = 24
"""So many choices are listed with all their values; of more the values are asked one by one."""


def listed(options: Sequence[Option]) -> Iterator[tuple[Option, dict[str, JSON] | None]]:
    """Each option with each of its values; without them (None) where there are too many."""
    for option in options:
        lists = {key: value.data() for key, value in option.values.items()}
        ways = [
            [{key: value} for value in values] + ([{}] if key in option.optional else [])
            for key, values in lists.items()
            if isinstance(values, list)
        ]
        count = prod(map(len, ways))
        if len(ways) < len(lists) or not 0 < count <= MOST_LISTED:
            yield option, None
            continue
        for way in itertools.product(*ways):
            yield option, {key: value for part in way for key, value in part.items()}


def typed_values(learner: Learner, option: Option) -> dict[str, JSON]:
    """Ask for each value of an option."""
    found: dict[str, JSON] = {}
    for key, value in option.values.items():
        asked = _typed_value(learner, key, value.data(), key in option.optional)
        if asked is not None:
            found[key] = asked
    return found


def in_words(do: str, args: Mapping[str, JSON]) -> str:
    """What somebody does, for people: ``play (times 4)``."""
    parts = [
        shown(value) if key in ("card", "cards") else f"{key} {shown(value)}"
        for key, value in args.items()
    ]
    return do.replace("_", " ") + (f" ({', '.join(parts)})" if parts else "")


def is_same(action: Action, other: Action) -> bool:
    """Whether these do the same: cards and heaps in any order."""
    return action.do == other.do and _sorted(action.args) == _sorted(other.args)


def _sorted(value: JSON) -> JSON:
    if isinstance(value, Mapping):
        return {key: _sorted(part) for key, part in value.items()}
    return sorted(map(_sorted, value), key=repr) if isinstance(value, list) else value


def _typed_value(learner: Learner, key: str, data: Any, optional: bool) -> JSON:
    """Ask for a value of this description."""
    more = ", or Enter for none" if optional else ""
    if isinstance(data, list):
        said = learner.ask(f"{key}{more}: {', '.join(shown(value) for value in data)}: ")
        return None if optional and not said else meant(said, data)
    if "min" in data:
        said = learner.ask(f"{key}, {data['min']:,} to {data['max']:,}{more}: ")
        return int(said) if said.isdecimal() else None
    if "of" in data:
        words = ", ".join(shown(card) for card in data["of"])
        said = learner.ask(f"{key}, {data['least']} to {data['most']} of {words}{more}: ")
        if optional and not said:
            return None
        return [meant(word, data["of"]) for word in said.split()]
    if "heaps" in data:
        return _typed_heaps(learner, key, data["heaps"])
    if "rows" in data:
        rows: list[dict[str, JSON]] = []
        while len(rows) < data["most"]:
            fields = data["rows"].items()
            rows.append({key: _typed_value(learner, key, part, False) for key, part in fields})
            if learner.ask("One more? y, or Enter for no: ") != "y":
                break
        return rows
    return learner.ask(f"{key}: ")


def _typed_heaps(learner: Learner, key: str, lying: Sequence[Sequence[str]]) -> JSON:
    """Ask for heaps of cards; those that lie there stay, unless something is said of them."""
    for number, heap in enumerate(lying, 1):
        learner.tell(f"  heap {number}: {heap_shown(heap)}")
    more = "; 1 5H adds to heap 1, -1 takes it up, the others stay" if lying else ""
    return read_heaps(learner.ask(f"{key}, such as 7H 8H 9H, KS KD KC{more}: "), lying)
