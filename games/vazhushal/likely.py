"""What people lay in Vazhushal who play at random: mostly what is right, now and then nonsense."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.cards import JOKER, Card
from games.cards.covers import cover
from games.cards.melds import (
    Laid,
    Meld,
    card_of,
    extensions,
    is_natural,
    is_pure,
    laid_as,
    melds_in,
)
from games.engine import JSON
from games.engine.values import Draw
from games.vazhushal.layout import RULES

DEEPEST = 8
"""Nobody looks deeper into the line."""
MANY = 30
"""Nobody looks for a way to lay more cards than these anew."""


def some_melds(
    lying: Sequence[Sequence[Laid]], cards: Sequence[Card], wild: Sequence[Card], draw: Draw
) -> JSON:
    """All melds that a player may have then: mostly one more, or a longer one; sometimes all of
    them put together anew, and sometimes nonsense.
    """
    old = [list(meld) for meld in lying]
    kind = draw(12)
    if kind == 0 and (anew := _anew(lying, cards)):
        return [list(meld) for meld in anew]
    ways = list(_longer(old, cards, wild)) if 1 <= kind <= 5 else []
    if not ways and kind:
        ways = [
            [*old, list(meld)]
            for meld in melds_in(cards, RULES, wild)
            if old or is_pure(meld, RULES)
        ]
    return ways[draw(len(ways))] if ways else [*old, [draw_one(cards, draw)]]


def _longer(
    melds: list[list[Laid]], cards: Sequence[Card], wild: Sequence[Card]
) -> Iterator[list[list[Laid]]]:
    """These melds with one of the cards in one of them."""
    for place, meld in enumerate(melds):
        fits = extensions(meld, RULES)
        for card in dict.fromkeys(cards):
            faces = fits if card in wild else [card] if card in fits else []
            for face in faces:
                longer = [*meld, laid_as(card, face)]
                yield [*melds[:place], longer, *melds[place + 1 :]]


def _anew(lying: Sequence[Sequence[Laid]], cards: Sequence[Card]) -> list[Meld] | None:
    """All that lies there, and what goes with it, in other melds."""
    must = [laid for meld in lying for laid in meld]
    if not must or len(must) + len(cards) > MANY or not all(map(is_natural, must)):
        return None
    return cover(must, cards, RULES)


def some_sequence(cards: Sequence[Card], draw: Draw) -> JSON:
    """A sequence without wild cards."""
    ways = [meld for meld in melds_in(cards, RULES) if is_pure(meld, RULES)]
    return list(ways[draw(len(ways))]) if ways else [draw_one(cards, draw)]


def sweep(cards: Sequence[Card], taken: Sequence[Card], wild: Sequence[Card], draw: Draw) -> JSON:
    """A meld of cards of a hand, and of those taken the deepest."""
    ways = list(_sweeps(cards, taken, wild))
    return list(ways[draw(len(ways))]) if ways else [draw_one(taken, draw)]


def sweep_depth(
    cards: Sequence[Card], line: Sequence[Card], wild: Sequence[Card], seed: int
) -> int:
    """How much of the line somebody may take: as much as makes a meld, if it is not far to look
    for.
    """
    most = min(len(line), DEEPEST)
    depths = [1 + (seed + step) % most for step in range(most)]
    found = (depth for depth in depths if next(_sweeps(cards, line[-depth:], wild), None))
    return next(found, depths[0])


def _sweeps(cards: Sequence[Card], taken: Sequence[Card], wild: Sequence[Card]) -> Iterator[Meld]:
    for meld in melds_in([*cards, *taken], RULES, wild):
        used = Counter(map(card_of, meld))
        if used[taken[0]]:
            yield meld


def draw_one(cards: Sequence[Card], draw: Draw) -> Laid:
    """Any of these cards, a joker as an ace."""
    card = cards[draw(len(cards))]
    return laid_as(card, "As") if card == JOKER else card
