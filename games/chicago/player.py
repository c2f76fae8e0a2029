"""How the program plays Chicago: it keeps what it has, says what it has, and saves its best cards
for the last trick.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.cards import RANKS, Card, rank, suit
from games.cards.zones import played
from games.chicago.claims import Deal
from games.chicago.hands import CARDS, made
from games.chicago.rules import HIGH
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.players.tricks import Trick

ALMOST = 4
"""So many of a suit are kept together."""
SAVES = 3
"""In so many tricks it throws its lowest cards; then it takes what it can."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """What is worth keeping, announced by its name; then the last trick."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("play") is not None:
        return _play(seen)
    if seen.may("stand") is not None:
        return _draw(seen)
    return _showdown(seen)


def worth_keeping(cards: Sequence[Card]) -> list[Card]:
    """The cards of a hand; without one, four of a suit, or else the highest card."""
    if found := made(cards):
        return list(found.own)
    suits = Counter(map(suit, cards))
    often, count = suits.most_common(1)[0]
    if count == ALMOST:
        return [card for card in cards if suit(card) == often]
    return [max(cards, key=height)]


def height(card: Card) -> int:
    """How high a card is."""
    return RANKS.index(rank(card))


def _draw(seen: Observation) -> Advice:
    keep = worth_keeping(seen.hand)
    rest = sorted((card for card in seen.hand if card not in keep), key=height)
    option = seen.may("discard")
    if option is None or not rest:
        return advice(seen.act("stand"), "why.chicago.stand")
    cards = rest[: option.some_cards()["most"]]
    return advice(seen.act("discard", cards=cards), "why.chicago.draw")


def _showdown(seen: Observation) -> Advice:
    found = made(seen.hand)
    if (option := seen.may("announce")) is not None:
        if found and found.hand in option.words("hand"):
            return advice(seen.act("announce", hand=found.hand), "why.chicago.announce")
    elif found and (option := seen.may("say")) is not None:
        claim = next(each for each in seen.facts(Deal).said[::-1] if each.seat == seen.seat)
        own = found.ranks[len(claim.ranks)]
        if own in option.words("rank"):
            return advice(seen.act("say", rank=own), "why.chicago.say")
    return advice(seen.act("pass"), "why.chicago.pass")


def _play(seen: Observation) -> Advice:
    """Low cards at first; near the end the lowest that takes the trick, and the highest lead."""
    option, tricks = seen.may("play"), seen.facts(Deal).tricks
    assert option is not None
    cards, number = option.cards(), CARDS - len(seen.hand)
    if len(cards) == 1:
        return advice(seen.act("play", card=cards[0]), "why.only-card")
    lying = (seen.cards(played(seat))[number:] for seat in tricks.order)
    so_far = [card for cards in lying for card in cards]
    lowest = min(cards, key=height)
    if number < SAVES:
        return advice(seen.act("play", card=lowest), "why.chicago.save")
    trick = Trick(so_far, len(seen.seats), HIGH)
    winning = [card for card in cards if trick.wins(card)]
    if not winning:
        return advice(seen.act("play", card=lowest), "why.chicago.save")
    card = min(winning, key=height) if so_far and trick.is_last else max(winning, key=height)
    return advice(seen.act("play", card=card), "why.chicago.take")


WHY: Mapping[str, str] = {
    "why.chicago.announce": gettext_noop("It may be the best hand, and nobody sees a card of it."),
    "why.chicago.draw": gettext_noop("These cards make nothing: new ones may."),
    "why.chicago.pass": gettext_noop("There is nothing to announce that is good enough."),
    "why.chicago.save": gettext_noop("Only the last trick counts: the high cards wait for it."),
    "why.chicago.say": gettext_noop("It is the next rank of the hand."),
    "why.chicago.stand": gettext_noop("The hand is whole as it is."),
    "why.chicago.take": gettext_noop("Who takes this trick leads to the last."),
}
"""Why it does what it does: a sentence to each code."""
