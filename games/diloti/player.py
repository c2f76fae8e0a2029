"""How the program plays Diloti: it clears the table where it can, takes what counts, binds what it
can take later, and lays what helps others least.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.cards import Card, rank
from games.cards.fishing import LAYOUT, sums, value
from games.diloti.board import DilotiBoard
from games.diloti.layout import HIGHEST
from games.diloti.rules import XERI
from games.engine import Action
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

SINGLE: Mapping[Card, float] = {"Td": 2, "2c": 1}
A_CARD = 0.3
"""What a card brings towards the majority."""
MAY_BE_LOST = 0.5
"""So much of what is bound stays the seat's until its next turn."""
LEFT_TO_SWEEP = 1.5
"""What it costs to leave the next player a table that one card may clear."""


@dataclass(frozen=True)
class Bound:
    """A declaration, as far as the program looks at it."""

    seat: int | None
    value: int
    cards: list[Card]


@dataclass(frozen=True)
class Lying:
    """How the table lies."""

    declarations: list[Bound]
    plays: int


class Plan(NamedTuple):
    """A play, what it seems worth in points, and why."""

    worth: float
    why: str
    action: Action


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The play that seems worth most. None where it cannot see its hand, or somebody else is
    asked.
    """
    if not seen.may_act or not seen.knows_hand:
        return None
    plans = [*captures(seen), *declarations(seen), *lays(seen)]
    best = max(plans, key=lambda plan: plan.worth)
    return advice(best.action, f"why.diloti.{best.why}")


def counts(cards: Sequence[Card]) -> float:
    """What cards bring a pile, about."""
    aces = sum(1 for card in cards if rank(card) == "A")
    return aces + sum(SINGLE.get(card, 0) for card in cards) + A_CARD * len(cards)


def risk(left: Sequence[Card]) -> float:
    """What it may cost to leave this table."""
    if not left:
        return 0
    values = [value(card) for card in left]
    one_card = len(left) == 1 or (0 not in values and sum(values) <= HIGHEST)
    return LEFT_TO_SWEEP if one_card else 0


def kept(seen: Observation, card: Card, total: int) -> bool:
    """Whether the hand keeps a card of this value."""
    return any(other != card and value(other) == total for other in seen.hand)


def captures(seen: Observation) -> Iterator[Plan]:
    """What may be taken."""
    option = seen.may("capture")
    if option is None:
        return
    table, lying = seen.cards(LAYOUT), seen.facts(Lying)
    ways = {each["rank"]: each["sets"] for each in seen.board(DilotiBoard)["catches"]}
    own = next((each for each in lying.declarations if each.seat == seen.seat), None)
    for card in option.cards():
        for cards in wider(ways.get(rank(card), []), card):
            if own and own.cards[0] not in cards and not kept(seen, card, own.value):
                continue
            left = [other for other in table if other not in cards]
            clears = not left and lying.plays > 0
            worth = counts([card, *cards]) + XERI * clears - risk(left)
            why = "xeri" if clears else "capture"
            yield Plan(worth, why, seen.act("capture", card=card, take=list(cards)))


def wider(sets: Sequence[Sequence[Card]], card: Card) -> Iterator[list[Card]]:
    """Each set that a card may take, and as many others with it as go together."""
    for chosen in sets:
        cards = list(chosen)
        yield cards
        if value(card):
            for other in sets:
                if not set(cards) & set(other):
                    cards = [*cards, *other]
            yield cards


def declarations(seen: Observation) -> Iterator[Plan]:
    """What may be bound with a card of the hand, and taken with another."""
    option = seen.may("declare")
    if option is None:
        return
    board, lying = seen.board(DilotiBoard), seen.facts(Lying)
    own = next((each for each in lying.declarations if each.seat == seen.seat), None)
    numbers = [card for card in board["loose"] if value(card)]
    for card in option.cards():
        for total in option.wholes("value"):
            if not kept(seen, card, total) or (own and own.value != total):
                continue
            with_own = own.cards if own else []
            for chosen in sums(numbers, total - value(card)):
                cards = [*chosen, *with_own]
                if cards:
                    worth = MAY_BE_LOST * counts([card, *cards])
                    action = seen.act("declare", card=card, value=total, cards=cards)
                    yield Plan(worth, "declare", action)


def lays(seen: Observation) -> Iterator[Plan]:
    """What may be laid."""
    option = seen.may("lay")
    if option is None:
        return
    table = seen.cards(LAYOUT)
    for card in option.cards():
        twin = any(other != card and rank(other) == rank(card) for other in seen.hand)
        worth = -counts([card]) - risk([*table, card]) + 0.2 * twin
        yield Plan(worth, "lay", seen.act("lay", card=card))


WHY: Mapping[str, str] = {
    "why.diloti.capture": gettext_noop("No other play takes more that counts."),
    "why.diloti.declare": gettext_noop("What is bound you can take with another card."),
    "why.diloti.lay": gettext_noop("It takes nothing, and helps the others least."),
    "why.diloti.xeri": gettext_noop("It clears the table: a xeri."),
}
"""Why it does what it does: a sentence to each code."""
