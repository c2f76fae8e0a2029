"""How the program plays Divide and Conquer: at random, which nobody can beat."""

from collections.abc import Mapping
from fractions import Fraction

from games.engine import Say
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation


def advise(seen: Observation, draws: Draws) -> Advice | None:
    """Any card. Against somebody who plays in an order that nobody can foresee each card meets each
    of theirs with equal chance, so every order wins as many matches; and who plays at random cannot
    be foreseen.
    """
    values = seen.may("choose")
    if values is None or not seen.knows_hand:
        return None
    cards = values.cards()
    card = cards[draws.below(len(cards))]
    why = Say("why.divide.any", {})
    return Advice(seen.act("choose", card=card), why, lambda _action: Fraction(0))


WHY: Mapping[str, str] = {
    "why.divide.any": gettext_noop(
        "Every order of the cards wins as many matches on average, against somebody who "
        "cannot be foreseen; so the best is not to be foreseen either."
    ),
}
"""Why it does what it does: a sentence to each code."""
