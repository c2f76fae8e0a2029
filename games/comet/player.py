"""How the program plays Comet: a rule of thumb for the lead, and for when the comet falls."""

from collections.abc import Mapping
from typing import NamedTuple

from games.cards import Card, rank, suit
from games.comet.deal import COMET, RANKS, SUITS, next_card
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

OWN_FEW, OTHERS_FEW = 3, 4
"""With no more cards than these in the own hand, or in another, the comet falls before it is too
late.
"""
STUCK = 3
"""So many cards is it worth to be rid of one that no run reaches."""
LEAD = 0.5
"""So many cards is it worth to lead once more."""


class Lead(NamedTuple):
    """What comes of a lead, if every card of its run is in a hand."""

    worth: float
    """In cards: the own ones that go, less a share of the others'."""
    returns: bool
    """Whether the lead comes back: the last card of the run is an own one."""
    unreached: bool
    """Whether no run would reach the card."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Lead what no run reaches, or what takes most of the own cards along; keep the comet until
    somebody is nearly out. None where the comet alone may be played, and need not.
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
    leads = {card: led(seen, card) for card in others}
    best = max(others, key=lambda card: leads[card].worth)
    lead = leads[best]
    why = "unreached" if lead.unreached else "returns" if lead.returns else "longest"
    return play(seen, best, f"why.comet.{why}")


def play(seen: Observation, card: Card, why: str) -> Advice:
    """Play this card, for this reason."""
    return advice(seen.act("play", card=card), why)


def nearly_over(seen: Observation) -> bool:
    """Whether a hand may soon be empty: the own one with the comet, or another."""
    others = [seen.count(f"hand:{seat}") for seat in seen.seats if seat != seen.seat]
    return len(seen.hand) <= OWN_FEW or min(others) <= OTHERS_FEW


def led(seen: Observation, card: Card) -> Lead:
    """Follow the run of a lead as far as it is known to go."""
    own, others, returns, last = 1, 0, True, card
    while (after := next_card(last)) and not is_gone(seen, after[0]):
        last = after[0]
        returns = last in seen.hand
        own, others = (own + 1, others) if returns else (own, others + 1)
    unreached = not is_reached(seen, card)
    worth = own - others / (len(seen.seats) - 1) + LEAD * returns + STUCK * unreached
    return Lead(worth, returns, unreached)


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
