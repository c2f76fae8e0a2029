"""How the program plays Canadian Salad: it avoids what the deal is about."""

from games.canadian_salad.rules import ACES_HIGH, CONTRACTS, HEARTS, KING, QUEENS, Deal
from games.cards import Card
from games.engine.shuffle import Draws
from games.players.advice import Advice, Observation
from games.players.tricks import avoid


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Nothing of what the deal is about."""
    penalties = CONTRACTS[seen.facts(Deal).contract]

    def cost(card: Card) -> int:
        return sum(
            penalty.points * penalty.count([card])
            for penalty in (HEARTS, QUEENS, KING)
            if penalty in penalties
        )

    return avoid(seen, ACES_HIGH, cost)
