"""Bura: take the tricks that hold points, and declare 31 once it is likely to be there."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from games.bura.hand import HAND, RANKS, Hand, beaten, special
from games.bura.odds import claim_holds
from games.cards import UNSEEN, Card, suit
from games.cards.tricks import counted
from games.cards.zones import played, won
from games.engine import Action, Say
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

ENOUGH = Fraction(4, 5)
"""A claim is made from this chance on: a wrong one costs as much as a right one brings."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Declare, announce, lead or answer; None where it has nothing to do or cannot see its
    cards.
    """
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("declare") is not None:
        chance = _chance(seen)
        percent = round(100 * float(chance))
        cards = _won(seen)
        if chance >= ENOUGH:
            why = Say("why.bura.declare", {"cards": cards, "chance": percent})
            return Advice(seen.act("declare"), why, lambda action: _worth(seen, chance, action))
        if seen.may("pass") is not None:
            why = Say("why.bura.pass", {"cards": cards, "chance": percent})
            return Advice(seen.act("pass"), why, lambda action: _worth(seen, chance, action))
    if (kinds := seen.may("announce")) is not None:
        return advice(seen.act("announce", kind=kinds.words("kind")[-1]), "why.bura.announce")
    if seen.may("yield") is not None:
        return advice(seen.act("yield"), "why.bura.yield")
    if seen.may("lead") is not None:
        return _lead(seen)
    return _answer(seen) if seen.may("answer") is not None else None


def _others(seen: Observation) -> int:
    return next(seat for seat in seen.seats if seat != seen.seat)


def _won(seen: Observation) -> int:
    """How many cards the seat has taken, the trick that lies open counted."""
    open_now = sum(seen.count(played(seat)) for seat in seen.seats)
    return seen.count(won(seen.seat)) + (open_now if _takes(seen) else 0)


def _takes(seen: Observation) -> bool:
    """Whether a trick lies open that the seat has taken."""
    hand = seen.facts(Hand)
    return hand.leader == seen.seat and hand.led is not None


def _chance(seen: Observation) -> Fraction:
    """That the cards taken hold 31, as far as one can tell without having kept them in mind."""
    lies_open = [card for seat in seen.seats for card in seen.cards(played(seat))]
    mine = _takes(seen)
    elsewhere = [*seen.hand, *(card for card in seen.cards("trump") if card != UNSEEN)]
    elsewhere += [] if mine else lies_open
    return claim_holds(_won(seen), lies_open if mine else (), dict.fromkeys(elsewhere))


def _worth(seen: Observation, chance: Fraction, action: Action) -> Fraction | None:
    """What the last word brings: a claim wins the pot, or costs as much; a pass nothing."""
    if seen.code != "bura.last":
        return None
    pot = seen.chips("pot")
    return (2 * chance - 1) * pot if action.do == "declare" else Fraction(0)


def _trump(seen: Observation) -> str:
    return seen.facts(Hand).trump or ""


def _lead(seen: Observation) -> Advice:
    hand, trump = seen.hand, _trump(seen)
    if special(hand, trump):
        return advice(seen.act("lead", cards=hand), "why.bura.special")
    groups = [
        list(group)
        for count in range(1, HAND + 1)
        for group in combinations(hand, count)
        if len({suit(card) for card in group}) == 1
    ]

    def order(group: Sequence[Card]) -> tuple[int, int, int]:
        trumps = sum(suit(card) == trump for card in group)
        # Aces and tens of a plain suit are taken by a trump; low cards lose little.
        return (trumps, counted(group) if len(group) == 1 else counted(group) + 2, -len(group))

    low = min(groups, key=lambda group: (*order(group), sum(map(RANKS.height, group))))
    return advice(seen.act("lead", cards=low), "why.bura.low")


def _answer(seen: Observation) -> Advice:
    trump = _trump(seen)
    led = seen.cards(played(_others(seen)))
    ways = [list(way) for way in combinations(seen.hand, len(led))]

    def price(way: Sequence[Card]) -> tuple[int, int, int]:
        return (
            sum(suit(card) == trump for card in way),
            counted(way),
            sum(map(RANKS.height, way)),
        )

    winning = [way for way in ways if beaten(led, way, trump)]
    if winning:
        cheap = min(winning, key=lambda way: (price(way)[0], -counted(way)))
        trumps = price(cheap)[0]
        if counted(led) + counted(cheap) >= 4 * max(1, trumps) or not trumps:
            return advice(seen.act("answer", cards=cheap), "why.bura.take")
    away = min(ways, key=lambda way: (counted(way), price(way)))
    return advice(seen.act("answer", cards=away), "why.bura.throw")


WHY: Mapping[str, str] = {
    "why.bura.declare": gettext_noop(
        "{cards} cards taken hold 31 points {chance} times in a hundred."
    ),
    "why.bura.pass": gettext_noop(
        "{cards} cards taken hold 31 points only {chance} times in a hundred."
    ),
    "why.bura.announce": gettext_noop("A special lead takes the lead and three cards at once."),
    "why.bura.yield": gettext_noop("There is nothing as high to announce."),
    "why.bura.special": gettext_noop("All three cards together can hardly be beaten."),
    "why.bura.low": gettext_noop("A lead without points loses little; trumps and tens are kept."),
    "why.bura.take": gettext_noop("The trick holds points, and these cards take it cheaply."),
    "why.bura.throw": gettext_noop(
        "It is not worth its price: the cards with the fewest points go."
    ),
}
"""Why it does what it does: a sentence to each code."""
