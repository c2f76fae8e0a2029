"""Polignac: do not take jacks, least of all the jack of spades (rules page ``polignac.md``).

A round is one deal. A point costs chips, which the lowest score takes when the game is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import Card, in_words, pack, rank
from games.cards.scores import (
    MOST_STAKE,
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    count_tricks,
    go_on,
    open_deal,
    score,
    scores_carried,
)
from games.cards.stakes import POT
from games.cards.tricks import (
    TRICK_LINES,
    TRICK_WORDS,
    CardPoints,
    Ranks,
    Taken,
    Tricks,
    card_points,
    deal_hands,
    play_tricks,
)
from games.engine import Game, Script, Summary, Table, Whole, setting

RANKS = Ranks("789TAJQK")
MOST_SEATS = 6
POLIGNAC = "Js"
MOST_A_DEAL_COSTS = 4
"""The points one can take beyond the limit: with one point less, all the jacks."""


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    token: int = setting(Whole(0, MOST_STAKE), 1, "Chips a point costs; 0 is paper and pencil.")
    limit: int = setting(Whole(1, 100), 10, "Points that end the game.")


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    tricks: Tricks = field(default_factory=Tricks)


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    deal = open_deal(table, Deal, better="low", goal=table.options.limit)
    cards = deck(len(table.seats))
    suggest_rack(table)
    deal_hands(table, cards)
    yield from play_tricks(table, deal.tricks, RANKS, cards, leader=table.in_turn()[0])

    tricks = count_tricks(table, deal.tricks, lambda cards: sum(map(points, cards)))
    score(table, jacks(tricks))
    pay_for_jacks(table)
    return go_on(table)


def deck(seats: int) -> tuple[Card, ...]:
    """Thirty-two cards for four players; for any other number without two of the sevens."""
    out = () if seats == 4 else ("7c", "7s")
    return tuple(card for card in pack(RANKS.order) if card not in out)


# Points


def points(card: Card) -> int:
    """What a card costs: the jack of spades 2, every other jack 1."""
    return 2 if card == POLIGNAC else int(rank(card) == "J")


def jacks(tricks: Sequence[Taken]) -> list[Item]:
    """Who took which jacks."""
    return [
        Item(str(trick.seat), in_words(card), points(card))
        for trick in tricks
        for card in trick.cards
        if points(card)
    ]


def pay_for_jacks(table: Table[Deal, Options]) -> None:
    """Everybody pays into the pot for what they took, from the deal's left."""
    sheet, scores = table.facts.sheet, table.facts.scores
    for seat in table.in_turn():
        scored = scores[str(seat)] - sheet.before[str(seat)]
        table.compel(seat, POT, scored * table.options.token, "polignac.jacks")


def suggested_rack(seats: int, options: Options) -> int:
    """The most a player can lose in a game: the points that end it, and four more."""
    return (options.limit + MOST_A_DEAL_COSTS) * options.token


def suggest_rack(table: Table[Deal, Options]) -> None:
    """Say when a game begins what rack covers the worst of it, where somebody has less."""
    enough = suggested_rack(len(table.seats), table.options)
    if table.facts.deal == 1 and min(map(table.chips, table.seats)) < enough:
        table.tell("polignac.rack", chips=enough)


class PolignacBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    jacks: Sequence[CardPoints]
    """The cards that cost points, the dearest first."""


def felt(table: Table[Deal]) -> PolignacBoard:
    """What the felt shows beyond cards and facts."""
    cost = {card: points(card) for card in deck(len(table.seats)) if points(card)}
    return {"jacks": card_points(dict(sorted(cost.items(), key=lambda each: -each[1])))}


GAME = Game(
    slug="polignac",
    name="Polignac",
    rules="1",
    least_seats=3,
    most_seats=MOST_SEATS,
    ranks=RANKS.order,
    play=play,
    summary=Summary(
        line="Take tricks, but leave the jacks to others.",
        round_minutes=4,
        evening_minutes=30,
        luck="mostly-skill",
        kinds=("tricks",),
    ),
    board=felt,
    picture_after=6,
    options=Options,
    suggested_rack=suggested_rack,
    words=(
        *TRICK_WORDS,
        "Polignac: the jack of spades. It costs 2 points, each other jack 1.",
        "Token: what one point costs.",
    ),
    reasons=SCORE_REASONS | {"polignac.jacks": "jacks"},
    lines=TRICK_LINES
    | SCORE_LINES
    | {"polignac.rack": "A game can cost {chips}: a fair rack to start with."},
    **scores_carried(MOST_SEATS, Whole(0)),
)
