"""What a viewer may see of a round: the only way out of it.

Two rounds that differ only in what is hidden from a viewer give that viewer the same view, byte for
byte.
"""

from collections.abc import Callable, Mapping, Set

from games.cards import UNSEEN, Card, is_card
from games.engine import facts, naming
from games.engine.naming import named_cards
from games.engine.places import is_rack
from games.engine.prompt import Option, Prompt, Say, Viewer
from games.engine.round import Round
from games.engine.table import STOCK, Zone
from games.engine.values import JSON
from games.engine.words import NAME_KEYS, PHRASE_KEYS
from games.phrases import reworded


def view(round_: Round, viewer: Viewer) -> dict[str, JSON]:
    """The round as this viewer sees it, ready for JSON: zones, chips, prompt, record, and the
    felt's own board.
    """
    table = round_.table
    named, forgotten = named_cards(round_, viewer), naming.forgotten(round_)
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
            _step(round_, index, viewer, named[index], forgotten)
            for index in range(len(round_.steps))
        ],
        "undoable": round_.undoable,
        "carry": round_.carry,
        "result": facts.in_result(table.facts),
        "faults": [fault.data() for fault in table.faults],
    }


def step_seen(round_: Round, index: int, viewer: Viewer) -> dict[str, JSON]:
    """One step of the record as this viewer sees it now; 0 is the beginning."""
    named = named_cards(round_, viewer)[index]
    return _step(round_, index, viewer, named, naming.forgotten(round_))


def _zone(zone: Zone, viewer: Viewer) -> dict[str, JSON]:
    seen = zone.seen_by(viewer)
    cards: list[Card] = list(zone.cards) if seen else [UNSEEN] * len(zone.cards)
    if zone.name == STOCK:
        cards = []
    return {"owner": zone.owner, "sight": zone.sight, "count": len(zone.cards), "cards": cards}


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


def told(round_: Round, index: int) -> list[Say]:
    """What was said at one step of the record, as everybody is told it now."""
    return _told(round_, index, naming.forgotten(round_))


def _told(round_: Round, index: int, forgotten: Set[Card]) -> list[Say]:
    """What was said at a step: no telling names anything hidden. Cards that nobody may look back at
    are left out, but of the newest step's news.
    """
    step = round_.steps[index]
    if not forgotten or index == len(round_.steps) - 1:
        return list(step.events)
    return [Say(event.code, _without(event, forgotten)) for event in step.events]


def _step(
    round_: Round, index: int, viewer: Viewer, named: Set[Card], forgotten: Set[Card]
) -> dict[str, JSON]:
    step = round_.steps[index]
    action = step.action
    args: Mapping[str, JSON] = action.args if action else {}
    if action and index - 1 in round_.table.sealed and action.by != viewer:
        args = {}
    if index < len(round_.steps) - 1:
        named -= forgotten
    return {
        "index": index - 1,
        "by": action.by if action else None,
        "do": action.do if action else None,
        "args": _hiding(args, lambda card: card not in named),
        "transfers": [transfer.data() for transfer in step.transfers],
        "events": [_say(round_, event) for event in _told(round_, index, forgotten)],
    }


def _without(event: Say, forgotten: Set[Card]) -> dict[str, JSON]:
    return {
        key: value if key in NAME_KEYS else _hiding(value, forgotten.__contains__)
        for key, value in event.args.items()
    }


def _hiding(value: JSON, is_hidden: Callable[[Card], bool]) -> JSON:
    """The value, each hidden card in it face down."""
    if is_card(value):
        return UNSEEN if is_hidden(value) else value
    if isinstance(value, (list, tuple)):
        return [_hiding(part, is_hidden) for part in value]
    if isinstance(value, Mapping):
        return {key: _hiding(part, is_hidden) for key, part in value.items()}
    return value
