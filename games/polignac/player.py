"""How the program plays Polignac: it avoids the jacks."""

from games.engine.shuffle import Draws
from games.players.advice import Advice, Observation
from games.players.tricks import avoid
from games.polignac.rules import RANKS, points


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """No jacks."""
    return avoid(seen, RANKS, points)
