"""How the program plays Crates: it sheds what costs most, keeps what fits the rest, and calls the
suit it has most of.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.cards import Card, rank, suit
from games.cards.zones import hand
from games.crates.calls import CALLS
from games.crates.deal import Deal
from games.crates.worth import worth
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

FEW = 3
"""With no more cards than these in another hand one had better be rid of dear ones."""
CROWDED = 24
"""With more cards than these in all hands one had better not make others draw."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The suit to name, the card to play and what is said with it, or a draw; None where it cannot
    see its hand, or nothing is asked of it.
    """
    if (named := seen.may("name")) is not None:
        return advice(seen.act("name", suit=named.words("suit")[0]), "why.crates.name")
    option = seen.may("play")
    if option is None or not seen.knows_hand:
        return advice(seen.act("draw"), "why.crates.draw") if only_draws(seen) else None
    best = max(option.cards(), key=lambda card: merit(seen, card))
    left = [card for card in seen.hand if card != best]
    said: dict[str, str | bool] = {}
    if rank(best) in CALLS:
        said["suit"] = best_suit(left, tuple(CALLS[rank(best)][suit(best)]))
    if len(left) == 1:
        said["one_card"] = True
    return advice(seen.act("play", card=best, **said), why(seen, best, len(option.cards())))


def only_draws(seen: Observation) -> bool:
    """Whether a draw is all that may be done, and no guess at a hand that it cannot see."""
    return seen.may("draw") is not None and (seen.knows_hand or not seen.hand)


def best_suit(left: Sequence[Card], suits: Sequence[str]) -> str:
    """The suit of most cards that are left."""
    counts = Counter(suit(card) for card in left)
    return max(suits, key=lambda colour: counts[colour])


def merit(seen: Observation, card: Card) -> float:
    """What speaks for a card, in points: what it saves if the deal ends soon, what it costs the
    others, and whether the rest of the hand goes on from it. With most of the pack in hands nobody
    is made to draw more: or the deal would not end.
    """
    left = [other for other in seen.hand if other != card]
    saved = worth(seen.hand) - worth(left) if left else worth(seen.hand) + 100
    others = [seen.count(hand(seat)) for seat in seen.seats if seat != seen.seat]
    follows = sum(suit(other) == suit(card) or rank(other) == rank(card) for other in left)
    if sum(others) + len(seen.hand) > CROWDED:
        burden = {"5": 25 * len(others), "7": 20, "2": 30, "J": 5}.get(rank(card), 0)
        stuck = 40 if rank(card) == "6" and not follows else 0
        return 0.3 * saved + 6 * follows - burden - stuck
    soon = 1.0 if min(others) <= FEW else 0.5
    bonus = {"5": 12 * len(others), "7": 8, "4": 8, "2": 12, "J": 8 if len(others) < 3 else 0}
    if rank(card) == "6" and not follows:
        return soon * saved - 40
    if rank(card) == "8" and min(others) > FEW and len(left) > 2:
        return -10.0
    return soon * saved + bonus.get(rank(card), 0) + 3 * follows


def why(seen: Observation, card: Card, choices: int) -> str:
    """Why this card."""
    if seen.facts(Deal).pips:
        return "why.crates.sequence"
    if choices == 1:
        return "why.crates.only"
    if rank(card) in "2457J":
        return "why.crates.others"
    return "why.crates.dear"


WHY: Mapping[str, str] = {
    "why.crates.dear": gettext_noop("It would cost much if it were left, or the rest fits it."),
    "why.crates.draw": gettext_noop("Nothing in the hand fits."),
    "why.crates.name": gettext_noop("The hand is not known yet: one suit is as good as another."),
    "why.crates.only": gettext_noop("No other card fits."),
    "why.crates.others": gettext_noop("It costs somebody else cards, or a turn."),
    "why.crates.sequence": gettext_noop("Otherwise all the pips of the sequence must be drawn."),
}
"""Why it does what it does: a sentence to each code."""
