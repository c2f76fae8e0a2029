"""How the program plays Stop the Bus: by its rule of thumb."""

from collections.abc import Mapping

from games.cards import RANKS, brag
from games.engine import Action
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.stop_the_bus.rules import MIDDLE, Options

STOPS_WITH = (brag.KINDS.index("pair"), RANKS.index("Q"))
"""The least hand to stop the bus with: a pair of queens."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The swap that makes the best hand; stop with a pair of queens or better."""
    if not seen.may_act or not seen.knows_hand:
        return None
    ranking = seen.options(Options).ranking
    own = seen.hand
    hands: list[tuple[tuple[int, ...], Action]] = []
    if seen.may("keep") is not None:
        hands.append((brag.strength(own, ranking), seen.act("keep")))
    if (swap := seen.may("swap")) is not None:
        for give in swap.cards("give"):
            for take in swap.cards("take"):
                changed = [take if card == give else card for card in own]
                action = seen.act("swap", take=take, give=give)
                hands.append((brag.strength(changed, ranking), action))
    if seen.may("swap_all") is not None:
        middle = seen.cards(MIDDLE)
        hands.append((brag.strength(middle, ranking), seen.act("swap_all")))
    if not hands:
        return None
    strength, action = max(hands, key=lambda each: each[0])
    may_stop = "stop" in (seen.may(action.do) or ())
    if may_stop and strength >= STOPS_WITH:
        stop = Action(seen.seat, action.do, {**action.args, "stop": True})
        return advice(stop, "why.bus.stop")
    return advice(action, "why.bus.best")


WHY: Mapping[str, str] = {
    "why.bus.best": gettext_noop("The best hand to be had."),
    "why.bus.stop": gettext_noop(
        "A pair of queens or better beats most hands so early: the others have one turn more."
    ),
}
"""Why it does what it does: a sentence to each code."""
