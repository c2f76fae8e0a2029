"""How the program plays Vazhushal: it lays all it can, takes from the line where that leaves less
in its hand than a drawn card would, and discards what goes with nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.cards import JOKER, Card, rank, suit
from games.cards.melds import ACE_AT_EITHER_END, Meld, card_of, is_pure, melds_in
from games.engine import JSON, Action
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.vazhushal.arranging import best_melds, left_over
from games.vazhushal.layout import LINE, RULES, Deal, value, value_of_hand, wrong_melds

DEEPEST = 12
"""It looks no deeper into the line."""
A_DRAW = 4.0
"""What a drawn card costs a hand on average, in points: some fit, most do not."""
CLOSE = 2
"""Cards of a suit that are no farther apart than this may come to a sequence."""


class Sweep(NamedTuple):
    """A way to take from the line, and what it leaves in the hand, in points."""

    left: float
    action: Action


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """What it does. None where it cannot see its hand, or somebody else is asked."""
    if not seen.may_act or not seen.knows_hand:
        return None
    deal = seen.facts(Deal)
    lying = deal.melds[seen.seat]
    if seen.may("draw") is not None:
        return draw_or_take(seen, deal)
    keep = 0 if seen.may("done") is not None else 1
    if seen.may("meld") is not None:
        melds = best_melds(lying, seen.hand, deal.wild, keep)
        if len(left_over(melds, lying, seen.hand)) < len(seen.hand):
            said = [list(meld) for meld in melds]
            return advice(seen.act("meld", melds=said), "why.vazhushal.meld")
    if seen.may("done") is not None:
        return advice(seen.act("done"), "why.vazhushal.done")
    card = worst(seen.hand, deal.wild)
    return advice(seen.act("discard", card=card), "why.vazhushal.discard")


def draw_or_take(seen: Observation, deal: Deal) -> Advice:
    """Take what leaves least in the hand, if a drawn card would leave more."""
    lying = deal.melds[seen.seat]
    melds = best_melds(lying, seen.hand, deal.wild)
    drawn = value_of_hand(left_over(melds, lying, seen.hand)) + A_DRAW
    best = min(sweeps(seen, deal), key=lambda sweep: sweep.left, default=None)
    if best is not None and best.left < drawn:
        return advice(best.action, "why.vazhushal.take")
    return advice(seen.act("draw"), "why.vazhushal.draw")


def sweeps(seen: Observation, deal: Deal) -> Iterator[Sweep]:
    """The ways to take from the line."""
    line = seen.cards(LINE)
    for count in range(1, min(len(line), DEEPEST) + 1):
        taken = line[-count:]
        for meld in melds_in([*seen.hand, *taken], RULES, deal.wild):
            if taken[0] in map(card_of, meld):
                yield from sweep(seen, deal, taken, meld)


def sweep(seen: Observation, deal: Deal, taken: Sequence[Card], meld: Meld) -> Iterator[Sweep]:
    """Take so much with this meld; with a pure sequence first where one is needed."""
    lying = deal.melds[seen.seat]
    held = [*seen.hand, *taken]
    firsts: list[Meld | None] = [None]
    if not lying and not is_pure(meld, RULES):
        firsts = [each for each in melds_in(seen.hand, RULES) if is_pure(each, RULES)]
    for first in firsts:
        said: dict[str, JSON] = {"count": len(taken), "cards": list(meld)}
        if first:
            said["first"] = list(first)
        laid = [*lying, *([first] if first else []), meld]
        left = without(held, [card_of(card) for each in laid[len(lying) :] for card in each])
        if left and wrong_melds(laid) is None:
            rest = value_of_hand(left_over(best_melds(laid, left, deal.wild), laid, left))
            yield Sweep(rest, seen.act("take", **said))


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """What is left of a hand; nothing where these cards are not all in it."""
    left = list(cards)
    for card in gone:
        if card not in left:
            return []
        left.remove(card)
    return left


def worst(cards: Sequence[Card], wild: Sequence[Card]) -> Card:
    """The card that goes least with the others, of such the one that counts most."""
    return min(cards, key=lambda card: (card in wild, promise(card, cards), -value(card)))


def promise(card: Card, cards: Sequence[Card]) -> int:
    """How many of the others may come to a meld with a card."""
    return sum(goes_with(card, other) for other in {*cards} - {card})


def goes_with(card: Card, other: Card) -> bool:
    """Whether two cards are of one rank, or close to each other in one suit."""
    if JOKER in (card, other):
        return False
    if rank(card) == rank(other):
        return True
    ends = (ACE_AT_EITHER_END.index, ACE_AT_EITHER_END.rindex)
    apart = min(abs(end(rank(card)) - end(rank(other))) for end in ends)
    return suit(card) == suit(other) and apart <= CLOSE


WHY: Mapping[str, str] = {
    "why.vazhushal.discard": gettext_noop("It goes with fewest of the other cards."),
    "why.vazhushal.done": gettext_noop("Nothing more can be laid."),
    "why.vazhushal.draw": gettext_noop("The line would leave more in the hand."),
    "why.vazhushal.meld": gettext_noop("What lies on the table counts no longer in the hand."),
    "why.vazhushal.take": gettext_noop("With these cards the least is left in the hand."),
}
"""Why it does what it does: a sentence to each code."""
