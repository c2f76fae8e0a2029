"""How the program plays Ristiseiska: it lays what opens the way for its own cards, holds back what
helps others alone, and gives away what it would be rid of last.
"""

from collections.abc import Mapping, Sequence

from games.cards import SUIT_NAMES, Card, rank, suit
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.ristiseiska.rules import RANKS, START, Deal

MIDDLE = RANKS.height(START)


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The card to play or to give, or the one other thing that may be done; None where it cannot
    see its hand, or somebody else is asked.
    """
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("give") is not None:
        card = max(seen.hand, key=lambda card: (waits(seen, card), away(card)))
        why = "far" if waits(seen, card) else "near"
        return advice(seen.act("give", card=card), f"why.ristiseiska.give-{why}")
    option = seen.may("play")
    if option is None:
        do = "beg" if seen.may("beg") is not None else "pass"
        return advice(seen.act(do), f"why.ristiseiska.{do}")
    cards = option.cards()
    if len(cards) == 1:
        return advice(seen.act("play", card=cards[0]), "why.ristiseiska.only")
    best = max(cards, key=lambda card: merit(seen, card))
    own, _others, _away = merit(seen, best)
    return advice(seen.act("play", card=best), f"why.ristiseiska.{'own' if own else 'end'}")


def away(card: Card) -> int:
    """How many ranks a card is away from the seven."""
    return abs(RANKS.height(rank(card)) - MIDDLE)


def behind(card: Card) -> list[Card]:
    """The cards of the suit that come after this one, away from the seven; after a seven all."""
    height = RANKS.height(rank(card))
    after = RANKS.order[height + 1 :] if height >= MIDDLE else ""
    before = RANKS.order[:height][::-1] if height <= MIDDLE else ""
    return [other + suit(card) for other in before + after]


def merit(seen: Observation, card: Card) -> tuple[int, int, int]:
    """What speaks for a card, the more the better: own cards that wait behind it, few of the
    others' that come before these, and the end of a row.
    """
    after = behind(card)
    own = [other for other in after if other in seen.hand]
    return len(own), -len(strangers(seen, after)), away(card)


def strangers(seen: Observation, cards: Sequence[Card]) -> list[Card]:
    """Those of these cards that somebody else holds."""
    lying = [card for row in SUIT_NAMES.values() for card in seen.cards(row)]
    return [card for card in cards if card not in lying and card not in seen.hand]


def waits(seen: Observation, card: Card) -> int:
    """For how many cards of other hands a card waits before it can be played."""
    if card in seen.facts(Deal).playable:
        return 0
    own_row = [f"{other}{suit(card)}" for other in RANKS.order]
    before = [other for other in own_row if card in behind(other)]
    return len(strangers(seen, before))


WHY: Mapping[str, str] = {
    "why.ristiseiska.beg": gettext_noop("Nothing fits: the neighbour has to give a card."),
    "why.ristiseiska.end": gettext_noop("None of your own waits behind it, and it is gone."),
    "why.ristiseiska.give-far": gettext_noop("You would wait longest to play it yourself."),
    "why.ristiseiska.give-near": gettext_noop("All of yours fit soon; this is the farthest out."),
    "why.ristiseiska.only": gettext_noop("No other card fits."),
    "why.ristiseiska.own": gettext_noop("It opens the way for cards of your own."),
    "why.ristiseiska.pass": gettext_noop("Nothing fits, and nobody has to give you a card."),
}
"""Why it does what it does: a sentence to each code."""
