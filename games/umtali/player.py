"""How the program plays Umtali: it takes what it can put down, puts down what it has, waits for a
marriage while there is hope, and discards what is least likely to find a place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.cards import SUITS, Card, rank, suit
from games.cards.zones import hand
from games.engine import STOCK
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.umtali.asking import melds_of
from games.umtali.board import UmtaliBoard
from games.umtali.layout import (
    COVERED,
    FIVES,
    JACK,
    PILE,
    RANKS,
    Form,
    Lying,
    breaks_up,
    form_of,
    points,
)


@dataclass(frozen=True)
class Standing:
    """How the turn stands."""

    out: int | None
    chained: Card | None


WAITS_WITH = 4
"""With fewer cards in the hand, or the other one's, it waits for no marriage any more."""
WAITS_WHILE = 6
"""Nor with fewer cards in the stock."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """What to do in the turn. None where it cannot see its hand, or somebody else is asked."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("discard") is None:
        return get_card(seen)
    return put_down(seen) or discard(seen)


def get_card(seen: Observation) -> Advice:
    """The top card of the pile where it finds a place at once, else one of the stock."""
    if seen.may("draw") is None:
        return advice(seen.act("take"), "why.umtali.take-only")
    if seen.may("take") is not None and finds_a_place(seen, seen.cards(PILE)[-1]):
        return advice(seen.act("take"), "why.umtali.take")
    return advice(seen.act("draw"), "why.umtali.draw")


def finds_a_place(seen: Observation, card: Card) -> bool:
    """Whether a card that is taken could be put down: in a meld, or as a single."""
    held = [*seen.hand, card]
    melds = (meld for meld in melds_of(held) if card in meld)
    if any(form_of(meld) != "pair" for meld in melds):
        return True
    return rank(card) == JACK or card in taken_by_table(seen)


def taken_by_table(seen: Observation) -> set[Card]:
    """The cards that extend something on the table."""
    board = seen.board(UmtaliBoard)
    return {card for lying in board["melds"] for card in lying["extended_by"]}


def put_down(seen: Observation) -> Advice | None:
    """The meld that scores most, else a single; first what keeps the pile open."""
    option, chained = seen.may("meld"), seen.facts(Standing).chained

    def merit(cards: Sequence[Card], form: Form | None) -> tuple[bool, int]:
        assert form is not None
        return chained in cards, points(Lying(seen.seat, form, list(cards)))

    if option is not None:
        best = max(option.together, key=lambda cards: merit(cards, form_of(cards)))
        why = "marriage" if form_of(best) == "marriage" else "meld"
        return advice(seen.act("meld", cards=list(best)), f"why.umtali.{why}")
    option = seen.may("lay")
    cards = [card for card in option.cards() if not waits(seen, card)] if option else []
    if not cards:
        return None
    card = max(cards, key=lambda card: merit([card], "single"))
    return advice(seen.act("lay", card=card), "why.umtali.lay")


def waits(seen: Observation, card: Card) -> bool:
    """Whether to keep a king or queen for its marriage: while the other card has not been seen, and
    nobody is about to go out.
    """
    if rank(card) not in "KQ" or seen.facts(Standing).out is not None:
        return False
    other = next(letter for letter in "KQ" if letter != rank(card)) + suit(card)
    fewest = min(seen.count(hand(seat)) for seat in seen.seats)
    open_cards = {each for name in seen.view.zones for each in seen.cards(name)}
    return (
        other not in open_cards
        and fewest >= WAITS_WITH
        and seen.count(STOCK) >= WAITS_WHILE
        and seen.count(COVERED) == 0
    )


def discard(seen: Observation) -> Advice:
    """The card with the fewest chances; the last one face down, so that nobody takes it."""
    option = seen.may("discard")
    assert option is not None
    cards = option.cards()
    if "down" in option:
        return advice(seen.act("discard", card=cards[0], down=True), "why.umtali.down")
    card = min(cards, key=lambda card: (chances(seen, card), card[0] in FIVES, cards.index(card)))
    return advice(seen.act("discard", card=card), "why.umtali.discard", card=card)


def chances(seen: Observation, card: Card) -> int:
    """How many cards that nobody has seen would give it a place: in a meld with others of the hand,
    or as a neighbour on the table. What the table takes by now, and what makes a meld, is kept.
    """
    held = [each for each in seen.hand if each != card]
    if breaks_up(card, held) or card in taken_by_table(seen):
        return len(RANKS) * len(SUITS)
    visible = {each for name in seen.view.zones for each in seen.cards(name)}
    unseen = [letter + each for letter in RANKS for each in SUITS if letter + each not in visible]
    return sum(1 for other in unseen if breaks_up(card, [*held, other]))


WHY: Mapping[str, str] = {
    "why.umtali.take": gettext_noop("The top card of the pile finds a place at once."),
    "why.umtali.take-only": gettext_noop("There is nothing else to draw."),
    "why.umtali.draw": gettext_noop("The top card of the pile fits nowhere."),
    "why.umtali.marriage": gettext_noop("A marriage scores 20."),
    "why.umtali.meld": gettext_noop("What lies on the side scores."),
    "why.umtali.lay": gettext_noop("It finds a place, and one card less is in the hand."),
    "why.umtali.discard": gettext_noop("The {card} is the least likely to find a place."),
    "why.umtali.down": gettext_noop("Face down nobody can take it."),
}
"""Why it does what it does: a sentence to each code."""
