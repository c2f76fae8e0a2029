"""Canadian Salad, or Wisconsin Scramble: six deals, each with something else to avoid (rules page
``canadian-salad.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import PACK, RANKS, Card, rank, suit
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    Stakes,
    TrickHeld,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
)
from games.cards.tricks import (
    TRICK_LINES,
    TRICK_WORDS,
    Ranks,
    Taken,
    Tricks,
    deal_hands,
    play_tricks,
    turn_up_tricks,
)
from games.engine import Game, Script, Summary, Table, Whole
from games.language import LazyText, gettext_noop, lazy_gettext, translated

ACES_HIGH = Ranks(RANKS)
MOST_SEATS = 6
LEFT_OUT = {3: ("2c",), 4: (), 5: ("2c", "2d"), 6: ("2c", "3c", "2d", "3d")}
"""The cards that are out, so that all hands are equal, by how many play."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    contract: str = ""
    """What is to be avoided in this deal: one of `CONTRACTS`."""
    tricks: Tricks = field(default_factory=Tricks)


def play(table: Table[Deal]) -> Script:
    """One deal."""
    deal = open_deal(table, Deal, better="low", deals=len(CONTRACTS))
    deal.contract = list(CONTRACTS)[deal.deal - 1]
    table.tell(f"canadian-salad.{deal.contract}", deal=deal.deal, of=table.dealer)
    cards = deck(len(table.seats))
    deal_hands(table, cards)
    yield from play_tricks(table, deal.tricks, ACES_HIGH, cards, leader=table.in_turn()[0])

    score(table, penalties(table, turn_up_tricks(table, deal.tricks)))
    return end_game(table) if deal.deal == len(CONTRACTS) else next_deal(table)


def deck(seats: int) -> tuple[Card, ...]:
    """The cards for so many players."""
    return tuple(card for card in PACK if card not in LEFT_OUT[seats])


# What is to be avoided


@dataclass(frozen=True)
class Penalty:
    """Something that costs points when it is taken."""

    points: int
    """What each of them costs."""
    one: str
    """What it is called."""
    several: str
    """The template for several of them, where a seat can take several."""
    count: Callable[[Sequence[Card]], int]
    """How many of them a trick holds."""

    def called(self, count: int) -> str:
        """So many of them, in words."""
        return self.one if count == 1 else LazyText(self.several, {"count": count})


TRICKS = Penalty(10, lazy_gettext("a trick"), gettext_noop("{count} tricks"), lambda trick: 1)
HEARTS = Penalty(
    10,
    lazy_gettext("a heart"),
    gettext_noop("{count} hearts"),
    lambda trick: sum(suit(card) == "h" for card in trick),
)
QUEENS = Penalty(
    25,
    lazy_gettext("a queen"),
    gettext_noop("{count} queens"),
    lambda trick: sum(rank(card) == "Q" for card in trick),
)
KING = Penalty(100, "K♠", "", lambda trick: trick.count("Ks"))
LAST = Penalty(100, lazy_gettext("the last trick"), "", lambda trick: 1)
"""Counted for the last trick alone."""

CONTRACTS: dict[str, tuple[Penalty, ...]] = {
    "tricks": (TRICKS,),
    "hearts": (HEARTS,),
    "queens": (QUEENS,),
    "king-of-spades": (KING,),
    "last-trick": (LAST,),
    "everything": (TRICKS, HEARTS, QUEENS, KING, LAST),
}
"""The six deals, in order: what costs points in each."""
NAMES = {
    "tricks": gettext_noop("Tricks {points}"),
    "hearts": gettext_noop("Hearts {points}"),
    "queens": gettext_noop("Queens {points}"),
    "king-of-spades": "K♠\N{VARIATION SELECTOR-15} {points}",
    "last-trick": gettext_noop("Last trick {points}"),
    "everything": gettext_noop("Everything"),
}
"""What each is called on the felt."""


def penalties(table: Table[Deal], tricks: Sequence[Taken]) -> list[Item]:
    """What everybody took of what the deal is about."""
    sheet, counted = table.facts.sheet, CONTRACTS[table.facts.contract]
    taken = {(seat, penalty): 0 for seat in table.in_turn() for penalty in counted}
    for number, trick in enumerate(tricks, 1):
        held = {penalty: penalty.count(trick.cards) for penalty in counted}
        if number < len(tricks):
            held.pop(LAST, None)
        points = sum(penalty.points * count for penalty, count in held.items())
        sheet.tricks.append(TrickHeld(trick.seat, trick.cards, points))
        for penalty, count in held.items():
            taken[trick.seat, penalty] += count
    return [
        Item(str(seat), penalty.called(count), penalty.points * count)
        for (seat, penalty), count in taken.items()
        if count
    ]


class SaladBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    contracts: Sequence[str]
    """The six deals, in order: what is to be avoided in each, and what it costs."""


def felt(_table: Table[Deal]) -> SaladBoard:
    """What the felt shows beyond cards and facts, in the language of whoever asks."""
    costs = {contract: counted[0].points for contract, counted in CONTRACTS.items()}
    return {
        "contracts": [
            translated(NAMES[contract]).format(points=points) for contract, points in costs.items()
        ]
    }


GAME = Game(
    slug="canadian-salad",
    name="Canadian Salad",
    rules="1",
    least_seats=3,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Six deals of tricks, and every time something else hurts.",
        round_minutes=7,
        evening_minutes=40,
        luck="mostly-skill",
        kinds=("tricks",),
    ),
    board=felt,
    picture_after=6,
    options=Stakes,
    words=TRICK_WORDS,
    reasons=SCORE_REASONS,
    lines=TRICK_LINES
    | SCORE_LINES
    | {
        "canadian-salad.tricks": "Deal {deal} of 6, {owner} deals: every trick taken costs 10.",
        "canadian-salad.hearts": "Deal {deal} of 6, {owner} deals: every heart taken costs 10.",
        "canadian-salad.queens": "Deal {deal} of 6, {owner} deals: every queen taken costs 25.",
        "canadian-salad.king-of-spades": "Deal {deal} of 6, {owner} deals: the K♠ costs 100.",
        "canadian-salad.last-trick": "Deal {deal} of 6, {owner} deals: the last trick costs 100.",
        "canadian-salad.everything": "Deal {deal} of 6, {owner} deals: all of these together.",
    },
    **scores_carried(MOST_SEATS, Whole(0), deals=Whole(1, len(CONTRACTS) - 1)),
)
