"""How the program plays Kaiser: by its rule of thumb."""

from collections.abc import Mapping, Sequence

from games.cards import SUITS, Card, rank, suit
from games.cards.scores import partners, side_of
from games.engine.shuffle import Draws
from games.kaiser.rules import FIVE, RANKS, SPECIAL, THREE, Bid, Deal
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.players.tricks import Trick, taking, trick_so_far

OF_PARTNER = 2.5
"""So many points the partner is trusted with."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Bid what the hand and half a partner may take; then take tricks."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("misdeal") is not None:
        return advice(seen.act("misdeal"), "why.kaiser.misdeal")
    if seen.may("pass") is not None or seen.may("bid") is not None:
        return _bid(seen)
    if seen.may("trump") is not None:
        best = max(SUITS, key=lambda trump: (_strength(seen.hand, trump), trump))
        return advice(seen.act("trump", suit=best), "why.kaiser.trump")
    values = seen.may("play")
    if values is None:
        return None
    deal, played = seen.facts(Deal), trick_so_far(seen)
    trick = Trick(played, 4, RANKS, deal.trump)
    partner = next(seat for seat in partners(side_of(seen.seat)) if seat != seen.seat)
    wins = bool(played) and deal.tricks.order[RANKS.taker(played, trick.trump)] == partner
    cards = values.cards()
    card, why = taking(cards, trick, lambda card: SPECIAL.get(card, 0), wins)
    if not wins and why == "lose-least" and THREE in cards:
        card = THREE
    return advice(seen.act("play", card=card), f"why.take.{why}")


def _strength(cards: Sequence[Card], trump: str) -> float:
    """The points that a hand may take with these trumps."""
    sure = {"A": 1.0, "K": 0.7, "Q": 0.3}
    high = sum(sure.get(rank(card), 0) for card in cards)
    trumps = sum(suit(card) == trump for card in cards)
    return high + 0.6 * max(0, trumps - 2) + 2 * (FIVE in cards and trump == "h")


def _bid(seen: Observation) -> Advice:
    """The lowest bid with trumps, as far as the hand goes; the deal must bid where all others have
    passed.
    """
    hopes = max(_strength(seen.hand, trump) for trump in SUITS) + OF_PARTNER
    if (values := seen.may("bid")) is not None:
        bids = seen.facts(Deal).bids
        best = bids[-1] if bids else None
        takes_over = seen.view.dealer == seen.seat
        limits = values.limits("points")
        for points in range(limits["min"], limits["max"] + 1):
            bid = Bid(points, False, seen.seat)
            if best is not None and bid <= best and not (takes_over and bid == best):
                continue
            if hopes >= points or seen.may("pass") is None:
                return advice(seen.act("bid", points=points), "why.kaiser.bid", points=round(hopes))
            break
    return advice(seen.act("pass"), "why.kaiser.pass", points=round(hopes))


WHY: Mapping[str, str] = {
    "why.kaiser.misdeal": gettext_noop("A hand of nothing is thrown in."),
    "why.kaiser.bid": gettext_noop(
        "The hand and half of the partner's may take about {points} points."
    ),
    "why.kaiser.pass": gettext_noop(
        "About {points} points are in sight: too few for the next bid."
    ),
    "why.kaiser.trump": gettext_noop("The suit with the most and the highest cards."),
}
"""Why it does what it does: a sentence to each code."""
