"""Kabu: draw where another card makes the hand count more on average."""

from collections.abc import Mapping
from fractions import Fraction

from games.cards import rank
from games.engine import Action, Say
from games.engine.shuffle import Draws
from games.kabu.odds import choice
from games.kabu.rules import PIPS, Options, total
from games.language import gettext_noop
from games.players.advice import Advice, Observation


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Draw or pass; None where it cannot see its cards."""
    if seen.may("draw") is None or not seen.knows_hand:
        return None
    chosen = choice([PIPS[rank(card)] for card in seen.hand])
    opponents, stake = len(seen.seats) - 1, seen.options(Options).stake

    def worth(action: Action) -> Fraction | None:
        return -chosen.cost(action.do, opponents, stake)

    args = {
        "count": total(seen.hand) % 10,
        "draw": float(chosen.draw or 0),
    }
    return Advice(seen.act(chosen.best), Say(f"why.kabu.{chosen.best}", args), worth)


WHY: Mapping[str, str] = {
    "why.kabu.draw": gettext_noop(
        "{count} as it is; with another card the hand counts {draw} on average."
    ),
    "why.kabu.pass": gettext_noop(
        "{count} as it is is better than another card: that gives {draw} on average."
    ),
}
"""Why it does what it does: a sentence to each code."""
