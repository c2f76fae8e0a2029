"""The single words by which the general screens name what a game has: its options and their
choices, its verbs and their values, its zones and places, its facts.
"""

import json
from collections.abc import Set
from functools import cache
from itertools import chain

from games.catalogue import GAMES
from games.engine import CardMode, view
from games.engine.places import parse
from games.folders import catalogue
from tests.games.random_play import played
from tests.messages import of_scripts

ROUNDS, ACTIONS = 10, 1000


def names_of(slug: str) -> Set[str]:
    """All that some rounds at random have names for."""
    return _of_rounds(slug)[0]


def details_of(slug: str) -> Set[str]:
    """What explanations name besides: the arguments of events."""
    return _of_rounds(slug)[1]


@cache
def _of_rounds(slug: str) -> tuple[Set[str], Set[str]]:
    game = GAMES[slug]
    names = {word for setting in game.settings for word in (setting.name, *setting.choices)}
    details: set[str] = set()
    both: tuple[CardMode, ...] = ("virtual", "physical")
    for round_ in chain.from_iterable(played(slug, cards, ROUNDS, ACTIONS) for cards in both):
        for name in [*round_.table.zones, *round_.table.places]:
            names |= set(parse(name).words)
        names |= set(view(round_, "wall").facts)
        for step in round_.steps:
            for option in step.asked.options if step.asked else ():
                names |= {option.do, *option.values}
            details |= {name for event in step.events for name in event.args}
    return _as_words(names), _as_words(details)


def _as_words(names: Set[str]) -> Set[str]:
    return {name.replace("_", " ") for name in names}


def missing_words(slug: str, code: str) -> list[str]:
    """Those that a language has neither for this game nor for all, as keys of its catalogue."""
    shared = {key for path in of_scripts(code) for key in json.loads(path.read_text("utf-8"))}
    known = shared | catalogue(slug, code).keys()
    return [
        f"{name}##of {slug}"
        for name in sorted(names_of(slug))
        if not {f"{name}##of {slug}", f"{name}##of a game"} & known
    ]
