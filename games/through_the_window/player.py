"""How the program plays Through the Window: it turns its cards, and calls no words."""

from collections.abc import Mapping

from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Turn a card, in its turn: it neither hears nor speaks."""
    if seen.may("turn") is None:
        return None
    return advice(seen.act("turn"), "why.through-the-window.turn")


WHY: Mapping[str, str] = {
    "why.through-the-window.turn": gettext_noop("It is your turn to turn a card."),
}
"""Why it does what it does: a sentence to each code."""
