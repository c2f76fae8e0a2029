"""What is done for a seat that lets its time run out: what costs it least by the rules."""

import itertools
from collections.abc import Iterator

from games.cards import Card, is_card, rank
from games.engine.prompt import Action, Option, Who
from games.engine.round import Round
from games.engine.values import JSON, OneOf, SomeOf, Value

MILD = (
    "pass",
    "check",
    "keep",
    "fold",
    "yield",
    "end",
    "turn",
    "discard",
    "play",
    "lead",
    "answer",
)
"""Verbs that cost the least, the mildest first: what binds nobody to anything, then the plainest of
what has to be done. A game that sees it otherwise says so (`Game.mild`).
"""


def mildest(round_: Round, who: Who) -> Action | None:
    """The action that costs a seat least, or that the dealer goes on with: the mildest verb, the
    least amount, the lowest card. None where there is nothing to do, or nothing is found so.
    """
    prompt = round_.prompt
    if prompt is None:
        return None
    verbs = round_.game.mild or MILD
    own = [option for option in prompt.options if option.by == who]
    own.sort(key=lambda option: verbs.index(option.do) if option.do in verbs else len(verbs))
    for option in own:
        for action in _least_first(option, round_.game.ranks):
            if round_.takes(action):
                return action
    return None


def _least_first(option: Option, ranks: str) -> Iterator[Action]:
    """The option with its least values, then with others of its one list of choices; then each of
    these with what some of them need besides, as a suit that is called with a card; then whole
    plays, where the option lists them.
    """
    needed = {key: value for key, value in option.values.items() if key not in option.optional}
    least = {key: _least(value, ranks) for key, value in needed.items()}
    ways = [least]
    for key, value in needed.items():
        ways += [{**least, key: choice} for choice in _choices(value, ranks)]
    for way in ways:
        yield Action(option.by, option.do, way)
    for way, key in itertools.product(ways, option.optional):
        for choice in _choices(option.values[key], ranks):
            yield Action(option.by, option.do, {**way, key: choice})
    for whole in option.ways() or ():
        yield Action(option.by, option.do, whole)


def _least(value: Value, ranks: str) -> JSON:
    match value:
        case OneOf(values):
            return _lowest_first(values, ranks)[0]
        case SomeOf(values, least):
            return _lowest_first(values, ranks)[:least]
    return value.sample(lambda count: 0)


def _choices(value: Value, ranks: str) -> list[JSON]:
    return _lowest_first(value.values, ranks) if isinstance(value, OneOf) else []


def _lowest_first(values: tuple[JSON, ...] | tuple[Card, ...], ranks: str) -> list[JSON]:
    """Cards from the lowest; what is no card as it stands."""

    def height(value: JSON) -> int:
        return ranks.find(rank(value)) if isinstance(value, str) and is_card(value) else 0

    return sorted(values, key=height)
