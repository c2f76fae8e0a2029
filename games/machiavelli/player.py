"""How the program plays Machiavelli: it lays what it can, and takes apart no more of the table than
it needs for it. It looks at parts of the table, one after the other, so that a large one is no more
work than a small one many times.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.cards import Card, rank, suit
from games.cards.covers import cover
from games.cards.melds import Meld, extensions
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.machiavelli.layout import MELDS, Deal
from games.players.advice import Advice, Observation, advice

PART = 30
"""So many cards of the table are put together anew at once, at most."""
OWN = 16
"""With so many of the hand, at most."""
NEAR = 3
"""A sequence concerns a card of its suit that is no farther than this from one of its own."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Lay as many cards as are found to go; otherwise draw, or pass. None where the hand is not
    known.
    """
    if seen.may("play") is None or not seen.knows_hand:
        return None
    old = seen.facts(Deal).melds
    new, left = laid(old, seen.hand)
    if len(left) < len(seen.hand):
        simple = all(any(not Counter(meld) - Counter(other) for other in new) for meld in old)
        table = [list(meld) for meld in new]
        return advice(
            seen.act("play", table=table), f"why.machiavelli.{'add' if simple else 'rearrange'}"
        )
    verb = "draw" if seen.may("draw") is not None else "pass"
    return advice(seen.act(verb), f"why.machiavelli.{verb}")


def laid(
    melds: Sequence[Sequence[Card]], hand: Sequence[Card]
) -> tuple[list[Sequence[Card]], list[Card]]:
    """The table with what is found of a hand laid on it, and what is left of the hand."""
    table, left = [*melds], [*hand]
    table, left = anew(table, [], left)
    for card in dict.fromkeys(hand):
        if card in left:
            table, left = added(table, left, card)
    return rearranged(table, left)


def rearranged(
    table: Sequence[Sequence[Card]], left: Sequence[Card]
) -> tuple[list[Sequence[Card]], list[Card]]:
    """With the melds around each card put together anew where some of the hand then go with them.
    With some of the melds that were in vain nothing goes either: they are not tried again.
    """
    table, left = [*table], [*left]
    in_vain: list[set[int]] = []
    for card in dict.fromkeys(left):
        if card not in left:
            continue
        places = near(table, card)
        if len(left) <= OWN and any(others.issuperset(places) for others in in_vain):
            continue
        table, fewer = anew(table, places, left, first=card)
        in_vain = [*in_vain, {*places}] if fewer == left else []
        left = fewer
    return table, left


def added(
    table: Sequence[Sequence[Card]], left: Sequence[Card], card: Card
) -> tuple[list[Sequence[Card]], list[Card]]:
    """With this card added to a meld that takes it as it lies."""
    for place, meld in enumerate(table):
        if extensions(meld, MELDS, [card]):
            return [*table[:place], [*meld, card], *table[place + 1 :]], without(left, [card])
    return [*table], [*left]


def near(table: Sequence[Sequence[Card]], card: Card) -> list[int]:
    """The places of the melds that a card could have to do with, the nearest first, and as many of
    them as are put together anew at once.
    """
    distances = {place: distance(meld, card) for place, meld in enumerate(table)}
    found, count = [], 0
    for place in sorted(distances, key=distances.__getitem__):
        count += len(table[place])
        if distances[place] > NEAR or count > PART:
            break
        found.append(place)
    return found


def distance(meld: Sequence[Card], card: Card) -> int:
    """How far a card is from a meld: 0 of the same rank, the steps to its nearest of the suit."""
    steps = [
        abs(MELDS.ladder.index(rank(other)) - MELDS.ladder.index(rank(card)))
        for other in meld
        if suit(other) == suit(card) or rank(other) == rank(card)
    ]
    return min(steps, default=len(MELDS.ladder))


def anew(
    table: Sequence[Sequence[Card]],
    places: Sequence[int],
    left: Sequence[Card],
    first: Card | None = None,
) -> tuple[list[Sequence[Card]], list[Card]]:
    """With these melds put together anew, and as many cards of the hand (those nearest to `first`)
    as go with them.
    """
    must = [card for place in places for card in table[place]]
    may = [*left] if first is None else sorted(left, key=lambda card: distance([card], first))
    found: list[Meld] = cover(must, may[:OWN], MELDS) or []
    cards = Counter(card for meld in found for card in meld) - Counter(must)
    if not cards:
        return [*table], [*left]
    others = [meld for place, meld in enumerate(table) if place not in places]
    return [*others, *found], without(left, [*cards.elements()])


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """The cards that are left when these are gone."""
    left = [*cards]
    for card in gone:
        left.remove(card)
    return left


WHY: Mapping[str, str] = {
    "why.machiavelli.add": gettext_noop("These go with what lies there, or by themselves."),
    "why.machiavelli.draw": gettext_noop("Nothing is found that goes with the table."),
    "why.machiavelli.pass": gettext_noop("Nothing is found that goes, and the stock is empty."),
    "why.machiavelli.rearrange": gettext_noop("With some melds put together anew these go too."),
}
"""Why it does what it does: a sentence to each code."""
