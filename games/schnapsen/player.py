"""How the program plays Schnapsen: by its rule of thumb."""

from collections.abc import Mapping

from games.cards import Card, rank, suit
from games.cards.tricks import COUNTS, TRICK, counted
from games.cards.zones import won
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.players.tricks import Trick, taking, trick_so_far
from games.schnapsen.rules import ENOUGH, RANKS, UPCARD, Deal


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Exchange, marry, keep trumps while there is a stock, and say 66 when it must be there."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("declare") is not None and _likely_66(seen):
        return advice(seen.act("declare"), "why.schnapsen.declare")
    if seen.may("pass") is not None:
        return advice(seen.act("pass"), "why.schnapsen.pass")
    if seen.may("exchange") is not None:
        return advice(seen.act("exchange"), "why.schnapsen.exchange")
    if (suits := seen.may("marry")) is not None:
        trump = seen.facts(Deal).trump
        best = max(suits.words("suit"), key=lambda of: of == trump)
        return advice(seen.act("marry", suit=best), "why.schnapsen.marry")
    values = seen.may("play")
    if values is None:
        return None
    cards, deal = values.cards(), seen.facts(Deal)
    trump = deal.trump
    played = trick_so_far(seen)
    trick = Trick(played, 2, RANKS, trump)
    drawing = deal.closed is None and bool(seen.cards(UPCARD))

    def price(card: Card) -> tuple[bool, int]:
        return (suit(card) == trump, COUNTS[rank(card)])

    if not played and drawing:
        return advice(seen.act("play", card=min(cards, key=price)), "why.schnapsen.lead-low")
    if played and drawing:
        winning = [card for card in cards if trick.wins(card)]
        plain = [card for card in winning if suit(card) != trump]
        if plain:
            card = max(plain, key=price)
            return advice(seen.act("play", card=card), "why.take.take-cheap")
        if winning and COUNTS[rank(played[0])] >= 10:
            return advice(seen.act("play", card=min(winning, key=price)), "why.take.take-cheap")
        return advice(seen.act("play", card=min(cards, key=price)), "why.take.lose-least")
    card, why = taking(cards, trick, lambda card: COUNTS[rank(card)])
    return advice(seen.act("play", card=card), f"why.take.{why}")


def _likely_66(seen: Observation) -> bool:
    """Whether 66 are likely there: the marriages, the trick that lies open, and six points to each
    card taken before, which is what cards count on average.
    """
    deal = seen.facts(Deal)
    takers = deal.tricks.takers
    open_trick = seen.cards(TRICK) if takers and takers[-1] == seen.seat else []
    married = sum(
        marriage.points
        for marriage in deal.marriages
        if marriage.seat == seen.seat and marriage.counts
    )
    return married + counted(open_trick) + 6 * seen.count(won(seen.seat)) >= ENOUGH


WHY: Mapping[str, str] = {
    "why.schnapsen.declare": gettext_noop("The tricks and marriages must hold 66 by now."),
    "why.schnapsen.pass": gettext_noop("66 are hardly there."),
    "why.schnapsen.exchange": gettext_noop(
        "The turned card is worth more than the jack, and costs nothing."
    ),
    "why.schnapsen.marry": gettext_noop("King and queen count once they are shown."),
    "why.schnapsen.lead-low": gettext_noop("While there is a stock a low lead gives away little."),
}
"""Why it does what it does: a sentence to each code."""
