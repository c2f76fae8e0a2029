"""The sample rounds, the golden round and the playthrough of a game, as its tests keep them: what
`croupier simulate GAME --write` writes for a new game. They say what the rules do now; somebody who
has the rules page has to read them.
"""

import json
from collections.abc import Iterator
from itertools import islice

from games.engine import JSON, CardMode, Game, Round, as_kind
from games.engine.record import play, write
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.playthrough import playthrough
from games.trials.reentry import entered_again
from games.trials.simulate import random_rounds

SAMPLES = 24
REFUSED_EACH = 6
"""One of so many samples ends with an action that is refused."""
TRIED = 60
SHORT = 30
"""So many actions a playthrough has at most, where a round can be that short."""
EXPECTED = ("finished", "chips", "markers", "carry", "places")


def sample_rounds(game: Game, seed: int) -> Iterator[dict[str, JSON]]:
    """Rounds with what comes of them, both ways to deal, some with an action that is refused."""
    draws = Draws(seed.to_bytes(SEED_BYTES, "big"), f"samples {game.slug}")
    modes: tuple[CardMode, ...] = ("virtual", "physical")
    played = [random_rounds(game, None, seed, cards) for cards in modes]
    for number in range(SAMPLES):
        raw = write(next(played[number % 2]))
        if number % REFUSED_EACH == REFUSED_EACH - 1:
            yield _refused(raw, draws)
        else:
            found = play(raw, {game.slug: game}.get)
            yield {"round": raw, "expect": {key: found[key] for key in EXPECTED if key in found}}


def _refused(raw: dict[str, JSON], draws: Draws) -> dict[str, JSON]:
    """The round up to some moment, and then a verb that no game has."""
    played = as_kind(raw["actions"], list[JSON])
    at = draws.below(len(played) + 1)
    actions: list[JSON] = [*played[:at], {"by": "dealer", "do": "no such verb"}]
    return {"round": raw | {"actions": actions}, "refused_at": at}


def golden_round(game: Game, seed: int) -> dict[str, JSON]:
    """The most eventful of some rounds, with all that comes of it."""

    def events(played: Round) -> tuple[int, int]:
        return len({event.code for step in played.steps for event in step.events}), len(
            played.transfers
        )

    raw = write(max(_finished(game, seed), key=events))
    return {"round": raw, "expect": play(raw, {game.slug: game}.get)}


def short_round(game: Game, seed: int) -> Round:
    """A round in which much is done in few actions."""

    def worth(played: Round) -> tuple[bool, int, int]:
        done = {action.do for action in played.actions}
        return len(played.actions) <= SHORT, len(done), -len(played.actions)

    return max(_finished(game, seed), key=worth)


def _finished(game: Game, seed: int) -> list[Round]:
    rounds = islice(random_rounds(game, seats=None, seed=seed), TRIED)
    return [played for played in rounds if played.finished]


def files(game: Game, seed: int) -> dict[str, str]:
    """All of them: the names of the files, and what they hold."""
    short = short_round(game, seed)
    lines = [json.dumps(sample, ensure_ascii=False) for sample in sample_rounds(game, seed)]
    return {
        "rounds.jsonl": "\n".join(lines) + "\n",
        "golden.json": json.dumps(golden_round(game, seed), ensure_ascii=False, indent=1) + "\n",
        "playthrough.json": json.dumps(write(short), ensure_ascii=False, indent=1) + "\n",
        "playthrough.virtual.txt": playthrough(short),
        "playthrough.physical.txt": playthrough(entered_again(short)),
    }
