"""Players that the program plays: for practice, and for house players at a table of play money.

A player is given what a seat sees (`games.engine.view`) and nothing else, so it cannot cheat; where
it draws, it draws from a stream that its caller seeds. It answers with an action and the reason for
it. Of a real deck it does not see its own cards: then it leaves the choice to whoever holds them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from types import ModuleType

from games.cards import Card
from games.engine import Action, Round, RoundView, view
from games.engine.shuffle import Draws
from games.folders import module
from games.players.advice import Advice, Advise, Observation
from games.players.memory import remembered


@cache
def _player_of(game: str) -> ModuleType | None:
    """Imported when the game is first played, as those of the catalogue are."""
    return module(game, "player")


def plays(game: str) -> bool:
    """Whether the program can play this game."""
    return _player_of(game) is not None


def remembers(game: str) -> tuple[str, ...]:
    """How the zones are called of which the program remembers what it has seen; none in most
    games.
    """
    zones: tuple[str, ...] = getattr(_player_of(game), "REMEMBERS", ())
    return zones


def advise(
    seen: RoundView,
    seat: int,
    draws: Draws,
    memory: Mapping[str, list[Card]] | None = None,
) -> Advice | None:
    """What the program would do in this seat, by its view and what it remembers; None where it
    would do nothing, cannot see its cards, or does not know the game.
    """
    here, player = Observation(seen, seat, memory), _player_of(seen.game)
    if player is None or not here.may_act:
        return None
    plays_it: Advise = player.advise
    found = plays_it(here, draws)
    return found and replace(found, lines=getattr(player, "WHY", {}))


def advise_itself(round_: Round, seat: int, seed: bytes) -> Advice | None:
    """What the program would do where it plays this seat itself: by its view, and by what it has
    seen there before (`games.players.memory`).
    """
    zones = remembers(round_.game.slug)
    memory = remembered(round_, seat, zones) if zones else None
    return advise(view(round_, seat), seat, draws_for(seed, round_, seat), memory)


def draws_for(seed: bytes, round_: Round, seat: int) -> Draws:
    """The stream for a seat's next choice: the same at the same point of the same round."""
    return Draws(seed, f"player {seat}, step {len(round_.steps)}")


def next_action(round_: Round, seats: Iterable[int], seed: bytes) -> Action | None:
    """What the first of these seats does that does something now. Those that the table does not
    wait for come first: who may bid bids before the card is kept. Where whoever is first does it,
    chance says who of them that is.
    """
    prompt = round_.prompt
    if prompt is None:
        return None
    may = {option.by for option in prompt.options}

    def when(seat: int) -> int:
        luck = draws_for(seed, round_, seat).below(1000) if prompt.is_race else 0
        return luck + 1000 * (seat in prompt.awaited)

    for seat in sorted((seat for seat in seats if seat in may), key=when):
        if found := advise_itself(round_, seat, seed):
            return found.action
    return None


def dealt(
    round_: Round, verbs: Iterable[str] = ("deal", "off", "run", "turn", "nobody")
) -> Action | None:
    """What a dealer does who waits for nobody, and hears nobody call: the first of these verbs that
    may be done.
    """
    prompt = round_.prompt
    for do in verbs:
        if prompt is not None and prompt.option("dealer", do) is not None:
            return Action("dealer", do)
    return None
