"""Which cards of an action the record names to a viewer: those that lay in that viewer's sight
before the action, or came there by it. What was public stays public; what went from hand to hand
unseen is named to nobody else, then or later.

Won cards that the rules forbid to look back at (`Zone.forgotten`) are named again when the round is
over.
"""

from collections import defaultdict
from collections.abc import Iterator, Set

from games.cards import Card, is_card
from games.engine.prompt import Viewer
from games.engine.round import Round
from games.engine.values import JSON
from games.engine.zones import Sighting, sees


def named_cards(round_: Round, viewer: Viewer) -> list[Set[Card]]:
    """For each step of the record, the cards of its action that this viewer is told. A choice that
    was hidden is told as of the action that revealed it.
    """
    table, steps = round_.table, round_.steps
    came: defaultdict[int, list[Sighting]] = defaultdict(list)
    for sighting in table.sightings:
        came[sighting.action].append(sighting)
    revealed: defaultdict[int, list[int]] = defaultdict(list)
    for choice, revealing in table.revealed.items():
        revealed[revealing].append(choice)
    named: list[Set[Card]] = []
    in_sight: set[Card] = set()
    for action in range(-1, len(steps) - 1):
        came_now = [(seen.card, sees(viewer, seen.sight, seen.owner)) for seen in came[action]]
        in_sight.update(card for card, shows in came_now if shows)
        named.append(_cards_of(round_, action) & in_sight)
        for choice in revealed[action]:
            named[choice + 1] = _cards_of(round_, choice) & in_sight
        for card, shows in came_now:
            (in_sight.add if shows else in_sight.discard)(card)
    return named


def forgotten(round_: Round) -> Set[Card]:
    """The won cards that nobody may look back at by now."""
    if round_.finished:
        return frozenset()
    zones = round_.table.zones.values()
    return {card for zone in zones if zone.forgotten for card in zone.cards}


def _cards_of(round_: Round, action: int) -> set[Card]:
    said = round_.steps[action + 1].action
    return set(_cards_in(dict(said.args))) if said else set()


def _cards_in(value: JSON) -> Iterator[Card]:
    if is_card(value):
        yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _cards_in(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _cards_in(part)
