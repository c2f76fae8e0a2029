"""What is found wrong with a round, and how a round looks to whoever sees it."""

from dataclasses import dataclass

import msgspec

from games.engine import Round, RoundView, Viewer, public_view, view


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
    return msgspec.json.encode(view(round_, viewer))


def seen_by_all(round_: Round, stamps: bool = True) -> list[bytes]:
    """What each of the viewers is sent; without the options' stamps where these may differ."""
    public = public_view(round_)
    shown = (view(round_, viewer, public) for viewer in viewers(round_))
    return [msgspec.json.encode(each if stamps else _without_stamps(each)) for each in shown]


def _without_stamps(seen_by_one: RoundView) -> RoundView:
    """The same without stamps, and without what follows from them: who has answered since."""
    prompt = seen_by_one.prompt
    if prompt is None:
        return seen_by_one
    options = tuple(msgspec.structs.replace(option, since=0) for option in prompt.options)
    return msgspec.structs.replace(
        seen_by_one, prompt=msgspec.structs.replace(prompt, options=options, answered=False)
    )


def difference(here: Round, other: Round, viewer: Viewer) -> str:
    """What of these rounds looks different to a viewer."""
    first, second = view(here, viewer), view(other, viewer)
    return ", ".join(
        f"{key} is {getattr(first, key)!r:.200} or {getattr(second, key)!r:.200}"
        for key in first.__struct_fields__
        if getattr(first, key) != getattr(second, key)
    )
