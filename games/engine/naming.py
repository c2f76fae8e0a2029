"""Which cards of an action the record names to a viewer: those that lay in that viewer's sight
before the action, or came there by it. What was public stays public; what went from hand to hand
unseen is named to nobody else, then or later.

Won cards that the rules forbid to look back at (`Zone.forgotten`) are named again when the round is
over.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set

from games.cards import Card, is_card
from games.engine.prompt import Viewer
from games.engine.round import Round
from games.engine.values import JSON
from games.engine.view_cache import Named
from games.engine.zones import Sighting, sees

_NOTHING = Named((), frozenset(), 0)


def named_cards(round_: Round, viewer: Viewer) -> tuple[Set[Card], ...]:
    """For each step of the record, the cards of its action that this viewer is told. A choice that
    was hidden is told as of the action that revealed it.
    """
    told: Viewer = (
        viewer if isinstance(viewer, int) else "wall"
    )  # the dealer's screen is told as much
    named = round_.view_cache.named.get(told, _NOTHING)
    if len(named.cards) < len(round_.steps):
        named = round_.view_cache.named[told] = _further(round_, told, named)
    return named.cards


def _further(round_: Round, viewer: Viewer, before: Named) -> Named:
    """What the viewer is told of the whole record, from what they were told of its first steps."""
    table, alike, said = round_.table, _alike(round_), _said(round_)
    came: defaultdict[int, list[Sighting]] = defaultdict(list)
    for sighting in table.sightings[before.sightings :]:
        came[sighting.action].append(sighting)
    revealed: defaultdict[int, list[int]] = defaultdict(list)
    for choice, revealing in table.revealed.items():
        revealed[revealing].append(choice)
    named, in_sight = list(before.cards), set(before.in_sight)
    for action in range(len(named) - 1, len(round_.steps) - 1):
        came_now = [
            (seen.card, sees(viewer, seen.sight, seen.owner))
            for seen in came.get(action, ())
            if not (seen.card in alike and _stays_hidden(seen, viewer))
        ]
        in_sight.update(card for card, shows in came_now if shows)
        named.append(said[action + 1] & in_sight)
        for choice in revealed.get(action, ()):
            named[choice + 1] = said[choice + 1] & in_sight
        for card, shows in came_now:
            (in_sight.add if shows else in_sight.discard)(card)
    return Named(tuple(named), frozenset(in_sight), len(table.sightings))


def _alike(round_: Round) -> Set[Card]:
    """The cards of which there are several."""
    decks, cache = round_.table.decks, round_.view_cache
    if cache.alike is None and decks:
        cache.alike = frozenset(card for card, count in Counter(decks[0]).items() if count > 1)
    return cache.alike or frozenset()


def _stays_hidden(seen: Sighting, viewer: Viewer) -> bool:
    """Whether a card came unseen from where this viewer did not see it either. That another one
    like it lies in sight is as true as before; nothing may tell the viewer which card this was.
    """
    before = seen.before
    return (
        before is not None
        and not sees(viewer, *before)
        and not sees(viewer, seen.sight, seen.owner)
    )


def forgotten(round_: Round) -> Set[Card]:
    """The won cards that nobody may look back at by now."""
    if round_.finished:
        return frozenset()
    zones = round_.table.zones.values()
    return frozenset(card for zone in zones if zone.forgotten for card in zone.cards)


def _said(round_: Round) -> Sequence[Set[Card]]:
    """Of each step, the cards that its action names."""
    said = round_.view_cache.said
    for step in round_.steps[len(said) :]:
        said.append(frozenset(cards_in(step.action.args) if step.action else ()))
    return said


def cards_in(value: JSON) -> Iterator[Card]:
    """Every card that this names."""
    if is_card(value):
        yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from cards_in(part)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from cards_in(part)
