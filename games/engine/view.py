"""What a viewer may see of a round: the only way out of it.

Two rounds that differ only in what is hidden from a viewer give that viewer the same view, byte for
byte.
"""

from collections.abc import Iterable, Mapping

from games.cards import UNSEEN, Card, is_card
from games.engine.prompt import Option, Prompt, Say, Viewer
from games.engine.round import Round, Step
from games.engine.table import STOCK, Zone
from games.engine.values import JSON


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
            place: chips
            for place, chips in table.places.items()
            if chips and not place.startswith("seat:")
        },
        "markers": {str(seat): owed for seat, owed in round_.markers.items()},
        "zones": {name: _zone(zone, viewer) for name, zone in table.zones.items()},
        "facts": dict(table.facts),
        "board": dict(round_.game.board(table)) if round_.game.board else {},
        "prompt": _prompt(round_, round_.prompt, viewer) if round_.prompt else None,
        "record": [_step(round_, index, step, shown) for index, step in enumerate(round_.steps)],
        "undoable": round_.undoable,
        "carry": round_.carry,
        "result": dict(table.result),
        "faults": [fault.data() for fault in table.faults],
    }


def step_seen(round_: Round, index: int, viewer: Viewer) -> dict[str, JSON]:
    """One step of the record as this viewer sees it now; 0 is the beginning."""
    return _step(
        round_, index, round_.steps[index], _cards_shown(round_.table.zones.values(), viewer)
    )


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
    return {"code": say.code, "args": dict(say.args), "text": round_.say(say)}


def _step(round_: Round, index: int, step: Step, shown: set[Card]) -> dict[str, JSON]:
    action = step.action
    args: Mapping[str, JSON] = action.args if action else {}
    return {
        "index": index - 1,
        "by": action.by if action else None,
        "do": action.do if action else None,
        "args": {key: _faded(value, shown) for key, value in args.items()},
        "transfers": [transfer.data() for transfer in step.transfers],
        "events": [_say(round_, event) for event in step.events],
    }


def _faded(value: JSON, shown: set[Card]) -> JSON:
    """A card in the record is shown only while it lies on the table for this viewer: tricks that
    were won do not come back through what was said about them.
    """
    if is_card(value):
        return value if value in shown else UNSEEN
    if isinstance(value, list):
        return [_faded(one, shown) for one in value]
    if isinstance(value, dict):
        return {key: _faded(one, shown) for key, one in value.items()}
    return value
