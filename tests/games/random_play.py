"""Rounds of random play, played once for all tests that look at them and do nothing to them."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import count

from games.catalogue import GAMES, find
from games.engine import CardMode, Round, record
from games.trials.findings import viewers
from games.trials.simulate import random_rounds
from tests.games.at_the_table import enough, seen

SEED = 3
LONG = (
    *("card-stock-market", "triple-play", "vazhushal", "machiavelli"),
    *("diloti", "crates", "umtali"),
)
"""Games of which a few rounds are as much as many of the others: the inner loop tries only their
own rules.
"""
ACTIONS = 250
"""So many are enough of one game to look at."""


def played(slug: str, cards: CardMode, rounds: int, actions: int = ACTIONS) -> Iterator[Round]:
    """The first rounds of a game: so many, or fewer that have so many actions (`enough`)."""
    return enough(_all(slug, cards), rounds, actions)


def _all(slug: str, cards: CardMode) -> Iterator[Round]:
    done, further = _so_far(slug, cards)
    for number in count():
        if number == len(done):
            done.append(next(further))
        yield done[number]


@cache
def _so_far(slug: str, cards: CardMode) -> tuple[list[Round], Iterator[Round]]:
    """The rounds that somebody has asked for, and those that follow."""
    return [], random_rounds(GAMES[slug], None, SEED, cards)


def seen_again(file: str) -> list[str]:
    """What everybody sees of the round of a round file, played again."""
    read = record.read(json.loads(file), find)
    round_ = Round(read.setup, map(record.action, read.actions))
    return [seen(round_, viewer) for viewer in viewers(round_)]
