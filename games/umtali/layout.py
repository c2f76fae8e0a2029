"""Umtali: what lies on the table, what a card extends, and what a hand may not break up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias

from games.cards import SUITS, UNSEEN, Card, rank, suit
from games.cards.melds import Kind, MeldRules, extensions, forms_meld, kind
from games.cards.scores import ScoredDeal, Stakes
from games.cards.zones import hand
from games.engine import LATER, Table, Whole, setting
from games.engine.facts import NOT_SHOWN

PILE = "pile"
"""The zone of the discards that lie face up, the top one last."""
COVERED = "covered"
"""The zone of the discard that lies face down on the pile."""

RULES = MeldRules(ladder="A23456789T", set_ranks="A23456789TQK")
"""Sets without jacks, and sequences of number cards."""
RANKS = "A23456789TJQK"
"""The ranks in a row, for singles."""
JACK = "J"
FIVES = "TJQK"
"""What scores 5; every other card scores 1."""
COURT_POINTS = 5
MARRIAGE_POINTS = 20
MOST_KEPT = 1
"""So many cards are left in a hand that lays a pair, at most."""

Form: TypeAlias = Literal["set", "sequence", "marriage", "pair", "single", "left"]
"""What lies on a side; `left` is what the other player had left in the end."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    deals: int = setting(Whole(1, 20), 4, "How many deals a game has.")


@dataclass
class Lying:
    """Cards that were put down together, on the side of a seat."""

    seat: int
    form: Form
    cards: list[Card]


@dataclass
class Trusted:
    """A play from a hand of a real deck that may have broken up a meld."""

    action: int
    cards: list[Card]
    """The single, or the pair, that was laid."""
    held: list[Card]
    """What is known to have been in the hand beside them."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    turn: int | None = field(default=None, metadata=LATER)
    """Whose turn it is."""
    out: int | None = None
    """Who went out first; the other one has the last turn."""
    chained: Card | None = None
    """The card that the next action must put down so that the pile stays open: the one just taken,
    then the top of the pile.
    """
    lying: list[Lying] = field(default_factory=list, metadata=NOT_SHOWN)
    """What lies on both sides, in the order in which it was put down."""
    trusted: list[Trusted] = field(default_factory=list, metadata=NOT_SHOWN)
    """With a real deck: what was laid in this turn."""


def side(seat: int) -> str:
    """The zone of what a player has put down."""
    return f"side:{seat}"


# What cards are together


def form_of(cards: Sequence[Card]) -> Form | None:
    """What these cards, two or more, are as a meld; None where they are not one."""
    found = kind(cards, RULES)
    if found is not None:
        return "set" if found is Kind.SET else "sequence"
    if len(cards) != 2 or cards[0] == cards[1]:
        return None
    if is_marriage(*cards):
        return "marriage"
    return "pair" if rank(cards[0]) == rank(cards[1]) != JACK else None


def is_marriage(card: Card, other: Card) -> bool:
    """Whether two cards are king and queen of one suit."""
    return suit(card) == suit(other) and {rank(card), rank(other)} == {*"KQ"}


def breaks_up(card: Card, held: Sequence[Card]) -> bool:
    """Whether a card forms a set of three, a sequence of three or a marriage with other cards of
    the hand.
    """
    return forms_meld(card, [card, *held], RULES) or any(is_marriage(card, each) for each in held)


# What lies there


def extending(lying: Lying) -> tuple[Card, ...]:
    """The cards that extend what lies there."""
    return _extending(lying.form, tuple(lying.cards))


@lru_cache(maxsize=4096)
def _extending(form: Form, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    match form:
        case "set" | "sequence":
            return extensions(cards, RULES)
        case "pair" | "single":
            alike = (rank(cards[0]) + each for each in SUITS)
            found = [card for card in alike if card not in cards]
            return (*found, *(neighbours(cards[0]) if form == "single" else ()))
    return ()


def neighbours(card: Card) -> list[Card]:
    """The cards next to it in rank, of its suit."""
    at = RANKS.index(rank(card))
    return [RANKS[beside] + suit(card) for beside in (at - 1, at + 1) if 0 <= beside < len(RANKS)]


def singles(table: Table[Deal], cards: Sequence[Card]) -> list[Card]:
    """Those of these cards that the table takes: jacks, and what extends something."""
    fits = {card for lying in table.facts.lying for card in extending(lying)}
    return [card for card in cards if rank(card) == JACK or card in fits]


def known(table: Table[Deal], seat: int) -> list[Card]:
    """The cards known to be in a hand: of a real deck, those that were taken from the pile."""
    return [card for card in table.cards(hand(seat)) if card != UNSEEN]


def within_reach(table: Table[Deal]) -> list[Card]:
    """The top card of the pile, where it may be put down as if it were in the hand; else none."""
    top = table.cards(PILE)[-1:]
    return top if top == [table.facts.chained] else []


def points(lying: Lying) -> int:
    """What cards on a side score."""
    if lying.form == "marriage":
        return MARRIAGE_POINTS
    return sum(COURT_POINTS if rank(card) in FIVES else 1 for card in lying.cards)
