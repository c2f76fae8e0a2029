"""A round written down for people: after every action, what each viewer sees and is asked.

What does not change from one action to the next is not said again, and who sees the same is named
together; so a change of the rules is read in the difference of two texts, and a leak is seen by
eye. "Nobody" is the table as it is, with what no screen is told.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from games.cards import Card
from games.engine import JSON, Round, RoundView, StepView, Viewer, public_view, view
from games.engine.places import is_rack
from games.trials.findings import viewers

Lines = dict[str, str]
"""What is seen, by where it is."""
NOBODY = "nobody"
_NEXT = 13
_LONGEST = 160


def playthrough(round_: Round) -> str:
    """The text of a round, from its beginning to where it is now."""
    twin = Round(round_.setup)
    parts = [*_heading(round_), "", "# The beginning"]
    before: dict[Viewer | str, Lines] = {}
    written = _WrittenSteps()
    for number, action in enumerate([None, *round_.actions]):
        if action is not None:
            twin.act(action)
            by = "dealer" if action.by == "dealer" else f"seat {action.by}"
            parts += ["", f"# {number}. {by}: {action.do}{_given(action.args)}"]
        now = _seen_by_all(twin, written)
        parts += _changes(before, now)
        before = now
    if round_.finished:
        parts += ["", "# The end", f"carry: {_short(round_.carry)}"]
    return "\n".join(parts) + "\n"


def _heading(round_: Round) -> Iterator[str]:
    setup = round_.setup
    yield f"{setup.game.name}, {setup.cards} cards"
    yield f"options: {_short(setup.options)}"
    yield f"carry: {_short(setup.carry)}"


class _WrittenSteps:
    """The lines of steps: most are seen again, as they were, after the next action."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[StepView, Lines]] = {}

    def lines(self, step: StepView) -> Lines:
        if id(step) not in self._written:
            self._written[id(step)] = step, _lines_of_step(step)
        return self._written[id(step)][1]


def _seen_by_all(round_: Round, written: _WrittenSteps) -> dict[Viewer | str, Lines]:
    """What every viewer sees now, and what the table holds."""
    public = public_view(round_)
    seen: dict[Viewer | str, Lines] = {
        viewer: _lines(view(round_, viewer, public), written) for viewer in viewers(round_)
    }
    zones = round_.table.zones.values()
    return seen | {NOBODY: {f"zone {zone.name}": _few(zone.cards) for zone in zones}}


def _lines(seen: RoundView, written: _WrittenSteps) -> Lines:
    """What a viewer sees, line by line."""
    lines: Lines = {f"rack {seat.player}": str(seat.rack) for seat in seen.seats}
    lines |= {
        f"place {place}": str(chips) for place, chips in seen.places.items() if not is_rack(place)
    }
    lines |= {f"marker of seat {seat}": str(owed) for seat, owed in seen.markers.items() if owed}
    for name, zone in seen.zones.items():
        lines[f"zone {name}"] = _cards(zone.cards) or f"{zone.count} cards"
    lines |= {f"fact {name}": _short(value) for name, value in seen.facts.items()}
    lines |= {f"board {name}": _short(value) for name, value in seen.board.items()}
    if seen.hand_note:
        lines["note"] = seen.hand_note
    for step in seen.record:
        lines |= written.lines(step)
    if seen.prompt is not None:
        waits = ", ".join(map(str, seen.prompt.awaited))
        lines["asked"] = f"{seen.prompt.say.text} (waits for {waits})"
        for option in seen.prompt.options:
            values = {
                key + ("?" if key in option.optional else ""): value
                for key, value in option.values.items()
            }
            lines[f"may {option.by}: {option.do}"] = _given(values).strip() or "yes"
    return lines


def _lines_of_step(step: StepView) -> Lines:
    lines: Lines = {}
    where = f"record {step.index + 1}"
    if step.do is not None:
        lines[f"{where} done"] = f"{step.do}{_given(step.args)}"
    for at, transfer in enumerate(step.transfers):
        lines[f"{where} paid {at + 1}"] = (
            f"{transfer.amount} from {transfer.source} to {transfer.target}: {transfer.why}"
        )
    for at, event in enumerate(step.events):
        lines[f"{where} told {at + 1}"] = event.text
    return lines


def _changes(
    before: Mapping[Viewer | str, Lines], now: Mapping[Viewer | str, Lines]
) -> Iterator[str]:
    """What is seen now and was not before, viewers who see the same together."""
    keys = dict.fromkeys(key for lines in (*now.values(), *before.values()) for key in lines)
    changed = {
        key
        for viewer, lines in now.items()
        for key, _ in lines.items() ^ before.get(viewer, {}).items()
    }
    for key in sorted(filter(changed.__contains__, keys), key=_order):
        groups: dict[str, list[Viewer | str]] = {}
        for viewer, lines in now.items():
            was, is_ = before.get(viewer, {}).get(key), lines.get(key)
            if was == is_ or (is_ is None and key.startswith("may") and "asked" in lines):
                continue  # another question has other options
            groups.setdefault("gone" if is_ is None else is_, []).append(viewer)
        for text, who in groups.items():
            named = [viewer for viewer in now if viewer != NOBODY]
            named_as = "all" if [viewer for viewer in who if viewer != NOBODY] == named else ""
            yield f"{key} [{named_as or ' '.join(map(str, who))}] {text or 'nothing'}"


_SECTIONS = ("rack", "place", "marker", "zone", "fact", "board", "note", "record", "asked", "may")


def _order(key: str) -> int:
    return _SECTIONS.index(key.partition(" ")[0])


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(cards)


def _few(cards: Sequence[Card]) -> str:
    """The cards as they lie, of a stock those that come next."""
    more = len(cards) - _NEXT
    return _cards(cards) if more <= 0 else f"{_cards(cards[:_NEXT])} and {more} more"


def _given(args: Mapping[str, JSON]) -> str:
    return "".join(f" {key}={_short(value)}" for key, value in args.items())


def _short(value: JSON) -> str:
    """A value on one line; of one that is very long its beginning."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text)})"
