"""Tricks, to avoid them or to take them: what is played by rule of thumb, wherever suit is
followed.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.cards import Card, suit
from games.cards.tricks import TRICK, Ranks
from games.players.advice import Advice, Observation, advice


class Trick(NamedTuple):
    """A trick as somebody who plays to it sees it."""

    cards: Sequence[Card]
    """Those that lie, the leader's first; none for who leads."""
    players: int
    ranks: Ranks
    trump: str | None = None

    @property
    def is_last(self) -> bool:
        """Whether nobody plays after this card."""
        return len(self.cards) == self.players - 1

    def wins(self, card: Card) -> bool:
        """Whether this card takes the trick so far."""
        return self.ranks.taker([*self.cards, card], self.trump) == len(self.cards)


def avoiding(
    allowed: Sequence[Card], trick: Trick, cost: Callable[[Card], int]
) -> tuple[Card, str]:
    """The card to play where tricks, or cards in them, cost something; and why."""
    height = trick.ranks.height
    if not trick.cards:
        lengths = {card: sum(suit(each) == suit(card) for each in allowed) for card in allowed}
        return min(allowed, key=lambda card: (height(card), cost(card), lengths[card])), "lead-low"
    if suit(allowed[0]) != suit(trick.cards[0]):
        return max(allowed, key=lambda card: (cost(card), height(card))), "throw-worst"
    under = [card for card in allowed if not trick.wins(card)]
    if under:
        return max(under, key=lambda card: (cost(card), height(card))), "stay-under"
    if trick.is_last:
        return max(allowed, key=lambda card: (-cost(card), height(card))), "take-high"
    return min(allowed, key=lambda card: (cost(card), height(card))), "go-low"


def taking(
    allowed: Sequence[Card],
    trick: Trick,
    worth: Callable[[Card], int],
    partner_wins: bool = False,
) -> tuple[Card, str]:
    """The card to play where tricks are worth having; and why. `worth` is what a card counts."""
    height, trump = trick.ranks.height, trick.trump

    def cheap(card: Card) -> tuple[int, int, int]:
        return (worth(card), int(suit(card) == trump), height(card))

    if not trick.cards:
        top = len(trick.ranks.order) - 1
        masters = [card for card in allowed if height(card) == top]
        if masters:
            return max(masters, key=lambda card: suit(card) == trump), "lead-master"
        lengths = {card: sum(suit(each) == suit(card) for each in allowed) for card in allowed}
        return min(allowed, key=lambda card: (*cheap(card)[:2], -lengths[card], height(card))), (
            "lead-long"
        )
    winning = [card for card in allowed if trick.wins(card)]
    if partner_wins:
        sure = trick.is_last or not winning
        if sure:
            return max(allowed, key=lambda card: (worth(card), -height(card))), "partners"
        return min(allowed, key=cheap), "partners"
    if winning:
        if trick.is_last:
            return min(
                winning, key=lambda card: (suit(card) == trump, -worth(card), height(card))
            ), ("take-cheap")
        return max(winning, key=lambda card: (suit(card) != trump, height(card))), "take-sure"
    return min(allowed, key=cheap), "lose-least"


def trick_so_far(seen: Observation) -> list[Card]:
    """The trick that is played to; the last one still lies open while the next is led."""
    return [] if "lead" in seen.code else seen.cards(TRICK)


def avoid(seen: Observation, ranks: Ranks, cost: Callable[[Card], int]) -> Advice | None:
    """What to play in a game whose tricks, or cards in them, cost something."""
    may_play = seen.may("play")
    if may_play is None or not seen.knows_hand:
        return None
    cards = may_play.cards()
    if len(cards) == 1:
        return advice(seen.act("play", card=cards[0]), "why.only-card")
    card, why = avoiding(cards, Trick(trick_so_far(seen), len(seen.seats), ranks), cost)
    return advice(seen.act("play", card=card), f"why.avoid.{why}")
