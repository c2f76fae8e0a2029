"""What a viewer may see of a round: the only way out of it.

Two rounds that differ only in what is hidden from a viewer give that viewer the same view, byte for
byte.
"""

from collections.abc import Iterable, Mapping

from games.cards import UNSEEN, Card, is_card
from games.engine import facts
from games.engine.places import is_rack
from games.engine.prompt import Option, Prompt, Say, Viewer
from games.engine.round import Round, Step
from games.engine.table import STOCK, Zone
from games.engine.values import JSON
from games.engine.words import NAME_KEYS, PHRASE_KEYS
from games.phrases import reworded


def view(round_: Round, viewer: Viewer) -> dict[str, JSON]:
    """The round as this viewer sees it, ready for JSON: zones, chips, prompt, record, and the
    felt's own board.
    """
    table = round_.table
    shown = _cards_shown(table.zones.values(), viewer)
    return {
        "game": round_.game.slug,
        "cards": round_.setup.cards,
        "finished": round_.finished,
        "seats": [
            {"seat": seat, "player": table.players[seat], "rack": table.chips(seat)}
            for seat in table.seats
        ],
        "dealer": table.dealer,
        "options": dict(round_.setup.options),
        "places": {
            place: chips for place, chips in table.places.items() if chips and not is_rack(place)
        },
        "markers": {str(seat): owed for seat, owed in round_.markers.items()},
        "zones": {name: _zone(zone, viewer) for name, zone in table.zones.items()},
        "facts": facts.shown(table.facts),
        "board": dict(round_.game.board(table)) if round_.game.board else {},
        "prompt": _prompt(round_, round_.prompt, viewer) if round_.prompt else None,
        "record": [
            _step(round_, index, step, viewer, shown) for index, step in enumerate(round_.steps)
        ],
        "undoable": round_.undoable,
        "carry": round_.carry,
        "result": facts.in_result(table.facts),
        "faults": [fault.data() for fault in table.faults],
    }


def step_seen(round_: Round, index: int, viewer: Viewer) -> dict[str, JSON]:
    """One step of the record as this viewer sees it now; 0 is the beginning."""
    shown = _cards_shown(round_.table.zones.values(), viewer)
    return _step(round_, index, round_.steps[index], viewer, shown)


def _zone(zone: Zone, viewer: Viewer) -> dict[str, JSON]:
    seen = zone.seen_by(viewer)
    cards: list[Card] = list(zone.cards) if seen else [UNSEEN] * len(zone.cards)
    if zone.name == STOCK:
        cards = []
    return {"owner": zone.owner, "sight": zone.sight, "count": len(zone.cards), "cards": cards}


def _cards_shown(zones: Iterable[Zone], viewer: Viewer) -> set[Card]:
    return {card for zone in zones if zone.seen_by(viewer) for card in zone.cards}


def _prompt(round_: Round, prompt: Prompt, viewer: Viewer) -> dict[str, JSON]:
    options = [option for option in prompt.options if not option.private or option.by == viewer]
    return {
        "say": _say(round_, prompt.say),
        "awaited": list(prompt.awaited),
        "options": [_option(round_, option) for option in options],
    }


def _option(round_: Round, option: Option) -> dict[str, JSON]:
    return {
        "by": option.by,
        "do": option.do,
        "since": round_.since(option),
        "values": option.offer(),
        "optional": list(option.optional),
    }


def _say(round_: Round, say: Say) -> dict[str, JSON]:
    args = {
        key: reworded(value) if key in PHRASE_KEYS and isinstance(value, str) else value
        for key, value in say.args.items()
    }
    return {"code": say.code, "args": args, "text": round_.say(say)}


def told(round_: Round, index: int, viewer: Viewer) -> list[Say]:
    """What was said at one step of the record, as this viewer is told it now."""
    return _told(round_, index, _cards_shown(round_.table.zones.values(), viewer))


def _told(round_: Round, index: int, shown: set[Card]) -> list[Say]:
    """What was said at a step. The newest step's news is told whole: no telling names anything
    hidden. After that its cards fade with those of the actions.
    """
    step = round_.steps[index]
    if index == len(round_.steps) - 1:
        return list(step.events)
    return [Say(event.code, _faded_args(event, shown)) for event in step.events]


def _step(
    round_: Round, index: int, step: Step, viewer: Viewer, shown: set[Card]
) -> dict[str, JSON]:
    action = step.action
    args: Mapping[str, JSON] = action.args if action else {}
    if action and index - 1 in round_.table.sealed and action.by != viewer:
        args = {}
    return {
        "index": index - 1,
        "by": action.by if action else None,
        "do": action.do if action else None,
        "args": _faded(args, shown),
        "transfers": [transfer.data() for transfer in step.transfers],
        "events": [_say(round_, event) for event in _told(round_, index, shown)],
    }


def _faded_args(event: Say, shown: set[Card]) -> dict[str, JSON]:
    return {
        key: value if key in NAME_KEYS else _faded(value, shown)
        for key, value in event.args.items()
    }


def _faded(value: JSON, shown: set[Card]) -> JSON:
    """A card that the record names is shown only while it lies where this viewer sees it: tricks
    that were won do not come back, neither through what was done nor through what was said.
    """
    if is_card(value):
        return value if value in shown else UNSEEN
    if isinstance(value, (list, tuple)):
        return [_faded(part, shown) for part in value]
    if isinstance(value, Mapping):
        return {key: _faded(part, shown) for key, part in value.items()}
    return value
