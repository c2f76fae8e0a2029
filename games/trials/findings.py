"""What is found wrong with a round, and how a round looks to whoever sees it."""

import json
from dataclasses import dataclass

from games.engine import Round, Viewer, view


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that must not be: which check found it, after which action (-1: before the first),
    and what.
    """

    check: str
    action: int
    what: str


def viewers(round_: Round) -> list[Viewer]:
    """Everybody who can look at a round."""
    return ["dealer", "wall", *round_.table.seats]


def seen(round_: Round, viewer: Viewer) -> bytes:
    """What this viewer is sent, byte for byte."""
    return json.dumps(view(round_, viewer), separators=(",", ":"), allow_nan=False).encode()


def seen_by_all(round_: Round, stamps: bool = True) -> list[bytes]:
    """What each of the viewers is sent; without the options' stamps where these may differ."""
    if stamps:
        return [seen(round_, viewer) for viewer in viewers(round_)]
    shown = [view(round_, viewer) for viewer in viewers(round_)]
    for seen_by_one in shown:
        for option in (seen_by_one["prompt"] or {"options": []})["options"]:
            del option["since"]
    return [json.dumps(seen_by_one, separators=(",", ":")).encode() for seen_by_one in shown]


def difference(here: Round, other: Round, viewer: Viewer) -> str:
    """What of these rounds looks different to a viewer."""
    first, second = view(here, viewer), view(other, viewer)
    return ", ".join(
        f"{key} is {first[key]!r:.200} or {second[key]!r:.200}"
        for key in first
        if first[key] != second[key]
    )
