"""Bura: the chance that a claim of 31 holds (rules page ``bura.md``)."""

from collections.abc import Iterable
from fractions import Fraction

from games.bura.hand import ENOUGH, PACK
from games.cards import Card
from games.cards.tricks import counted


def claim_holds(
    won: int, remembered: Iterable[Card] = (), elsewhere: Iterable[Card] = ()
) -> Fraction:
    """The chance that the cards won hold 31 points or more, for somebody who does not remember them
    all.

    `won` cards lie before the player, 0 to 36, of which those in `remembered` are known;
    `elsewhere` are cards known not to be among them: in the own hand, the trump under the stock,
    what the other one won. The rest of the pile may be any other cards of the 36, all alike: how
    people play is not looked at. Raises `ValueError` where a card is named twice, is not one of the
    pack, or where there are not enough cards.
    """
    inside, outside = list(remembered), list(elsewhere)
    known = {*inside, *outside}
    if len(known) < len(inside) + len(outside) or not known <= set(PACK):
        raise ValueError("a card of the pack is in one place")
    unknown = [card for card in PACK if card not in known]
    unseen = won - len(inside)
    if not 0 <= unseen <= len(unknown):
        raise ValueError("so many cards cannot have been won")
    # In how many ways so many cards have so many points, by card.
    ways: dict[tuple[int, int], int] = {(0, counted(inside)): 1}
    for card in unknown:
        for (cards, points), count in list(ways.items()):
            if cards < unseen:
                place = cards + 1, points + counted([card])
                ways[place] = ways.get(place, 0) + count
    whole = {points: count for (cards, points), count in ways.items() if cards == unseen}
    good = sum(count for points, count in whole.items() if points >= ENOUGH)
    return Fraction(good, sum(whole.values()))
