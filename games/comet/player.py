"""How the program plays Comet: a rule of thumb for the lead, and for when the comet falls."""

from collections.abc import Mapping

from games.cards import Card, rank, suit
from games.comet.rules import COMET, RANKS, SUITS, next_card
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

FEW_CARDS = 2
"""With no more cards than these in another hand the comet falls before it is too late."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Lead what brings the lead back, or what no run reaches; keep the comet until somebody is
    nearly out. None where the comet alone may be played, and need not.
    """
    option = seen.may("play")
    if option is None or not seen.knows_hand:
        return None
    cards = option.cards()
    if COMET in cards and nearly_over(seen):
        return play(seen, COMET, "why.comet.late")
    others = [card for card in cards if card != COMET]
    if not others:
        return play(seen, COMET, "why.comet.only") if seen.awaited else None
    if len(others) == 1:
        return play(seen, others[0], "why.comet.only")
    best = max(others, key=lambda card: merit(seen, card))
    returns, unreached, _length = merit(seen, best)
    why = "returns" if returns else "unreached" if unreached else "longest"
    return play(seen, best, f"why.comet.{why}")


def play(seen: Observation, card: Card, why: str) -> Advice:
    """Play this card, for this reason."""
    return advice(seen.act("play", card=card), why)


def nearly_over(seen: Observation) -> bool:
    """Whether a hand may soon be empty: the own one with the comet, or another."""
    others = [seen.count(f"hand:{seat}") for seat in seen.seats if seat != seen.seat]
    return len(seen.hand) == 1 or min(others) <= FEW_CARDS


def merit(seen: Observation, card: Card) -> tuple[bool, bool, int]:
    """Whether a lead comes back by itself, whether no run reaches the card, and how many cards of
    the hand go with it.
    """
    own = [card]
    while (after := next_card(own[-1])) and after[0] in seen.hand and after[0] != COMET:
        own += after
    returns = not after or is_gone(seen, after[0])
    return returns, not is_reached(seen, card), len(own)


def is_gone(seen: Observation, card: Card) -> bool:
    """Whether everybody knows that a card is in no hand: played, the comet, or left out."""
    return card in seen.cards(SUITS[suit(card)]) or card in ("8d", COMET)


def is_reached(seen: Observation, card: Card) -> bool:
    """Whether a run may still come to a card: the one below it is in play."""
    height = RANKS.index(rank(card))
    return height > 0 and not is_gone(seen, RANKS[height - 1] + suit(card))


WHY: Mapping[str, str] = {
    "why.comet.late": gettext_noop("Somebody is nearly out: the comet must not be left over."),
    "why.comet.longest": gettext_noop("The most cards of the hand go with it."),
    "why.comet.only": gettext_noop("No other card may be played."),
    "why.comet.returns": gettext_noop("The run stops there, and the lead comes back."),
    "why.comet.unreached": gettext_noop("No run comes to it: it goes by being led."),
}
"""Why it does what it does: a sentence to each code."""
