"""Lórum: each contract by its rule of thumb."""

from collections.abc import Mapping, Sequence

from games.cards import UNSEEN, Card, suit
from games.cards.layouts import next_in_suit
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.lorum.deal import RANKS, SEATS, Hand, Options
from games.lorum.sequences import PIPS, RUN, TOLLS, TrainHand
from games.lorum.tricks import APE, QUEENS
from games.players.advice import Advice, Observation, advice
from games.players.tricks import Trick, avoiding


def advise(seen: Observation, draws: Draws) -> Advice | None:
    """The card to play; None where it is not asked, or cannot see its cards."""
    if seen.may("pass") is not None and seen.may("play") is None:
        return advice(seen.act("pass"), "why.lorum.pass")
    values = seen.may("play")
    if values is None:
        return None
    if "position" in values:
        positions = values.wholes("position")
        position = positions[draws.below(len(positions))]
        return advice(seen.act("play", position=position), "why.lorum.blind")
    if UNSEEN in seen.hand:
        return None
    cards = values.cards()
    card, why = _card(seen, cards)
    return advice(seen.act("play", card=card), why)


def _card(seen: Observation, cards: Sequence[Card]) -> tuple[Card, str]:
    if len(cards) == 1:
        return cards[0], "why.only-card"
    match seen.facts(Hand).contract:
        case "train":
            return _train(seen, cards)
        case "quart":
            return _quart(seen, cards)
        case "domino":
            return _domino(seen, cards)
        case contract:
            lies = [] if seen.code == "lorum.lead" else seen.cards("trick")
            card, why = avoiding(
                cards, Trick(lies, SEATS, RANKS), lambda card: _cost(contract, card)
            )
            return card, f"why.avoid.{why}"


def _cost(contract: str, card: Card) -> int:
    """What a card costs whoever takes it."""
    if contract == "no-hearts":
        return int(suit(card) == "h")
    if contract == "queens":
        return QUEENS.get(card, 0)
    return 4 * int(contract == "hairy-ape" and card == APE)


def _pips(seen: Observation, card: Card) -> int:
    return seen.options(Options).train_ten if card[0] == "T" else PIPS.get(card[0], 0)


def _train(seen: Observation, cards: Sequence[Card]) -> tuple[Card, str]:
    """The highest card that reaches no toll; where all do, the one that pays least."""
    total = seen.facts(TrainHand).total

    def toll(card: Card) -> int:
        after = total + _pips(seen, card)
        return sum(points for at, points in TOLLS.items() if total < at <= after)

    least = min(map(toll, cards))
    card = max(
        (card for card in cards if toll(card) == least),
        key=lambda card: (_pips(seen, card) if not least else -_pips(seen, card), card),
    )
    return card, "why.lorum.train-safe" if not least else "why.lorum.train-least"


def _quart(seen: Observation, cards: Sequence[Card]) -> tuple[Card, str]:
    """The start of the longest run of the hand."""
    return max(cards, key=lambda card: (_own_run(card, cards), card)), "why.lorum.quart"


def _own_run(card: Card, cards: Sequence[Card]) -> int:
    run = 1
    while run < RUN and (card := next_in_suit(card, RANKS)) in cards:
        run += 1
    return run


def _domino(seen: Observation, cards: Sequence[Card]) -> tuple[Card, str]:
    """The card behind which most of the own cards wait."""
    hand = seen.hand

    def behind(card: Card) -> int:
        height = RANKS.height(card)
        laid = [RANKS.height(other) for other in seen.cards("layout") if suit(other) == suit(card)]
        mine = [RANKS.height(other) for other in hand if suit(other) == suit(card)]
        if not laid:
            return len(mine) - 1
        up = height > max(laid)
        return sum((other > height) if up else (other < height) for other in mine)

    return max(cards, key=lambda card: (behind(card), card)), "why.lorum.domino"


WHY: Mapping[str, str] = {
    "why.lorum.pass": gettext_noop("Nothing fits."),
    "why.lorum.blind": gettext_noop("Nobody knows their own cards: one is as good as another."),
    "why.lorum.train-safe": gettext_noop("The highest card that reaches no toll."),
    "why.lorum.train-least": gettext_noop("Every card reaches a toll; this one costs least."),
    "why.lorum.quart": gettext_noop(
        "The longest run of the own hand: its last card gives the lead again."
    ),
    "why.lorum.domino": gettext_noop("Most of the own cards wait behind it."),
}
"""Why it does what it does: a sentence to each code."""
