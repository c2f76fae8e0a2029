"""Crates: what lies on the table and what everybody has of it, and how cards are drawn."""

from dataclasses import dataclass, field

from games.cards import PACK, SUIT_NAMES, Card, rank, suit
from games.cards.scores import CarriedScores, ScoredDeal, Stakes, partners
from games.cards.sides import BySeatOrSide
from games.cards.zones import hand
from games.crates.worth import MOST_PRESSURES, pressure_points
from games.engine import ALSO_IN_RESULT, MOST_CHIPS, STOCK, OneOf, Table, Whole, setting

MOST_SEATS = 5
DEALS = 15
PILE = "pile"
"""The zone of the card that was played last."""
UNDER = "under"
"""The zone of those below it."""
SEQUENCE = {"2": 2, "A": 1}
"""The cards of a 2-sequence, and their pips."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    partners: bool = setting(
        OneOf((True, False)),
        True,
        "Whether four play two against two; any other number plays each alone.",
    )
    wild_eights: bool = setting(
        OneOf((False, True)), False, "Whether an eight fits on anything, but in a 2-sequence."
    )


@dataclass(frozen=True)
class Carry(CarriedScores):
    """What goes on from round to round."""

    dealer: int | None = setting(Whole(1, MOST_SEATS), None)
    deals: int | None = setting(Whole(1, DEALS - 1), None)
    scores: dict[str, int] | None = setting(BySeatOrSide(MOST_SEATS, Whole(-MOST_CHIPS)), None)
    pressures: dict[str, int] | None = setting(
        BySeatOrSide(MOST_SEATS, Whole(0, MOST_PRESSURES)), None
    )
    pot: int | None = setting(Whole(0, MOST_CHIPS), None)


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    pressures: dict[str, int] = field(default_factory=dict, metadata=ALSO_IN_RESULT)
    """How many each seat or side has had in the game."""
    each: int = 0
    """The cards that everybody was dealt."""
    turn: int | None = None
    reversed: bool = False
    """Whether the order of play goes to the right."""
    called: str | None = None
    """The suit that an eight or nine on top has called."""
    six: bool = False
    """Whether another card must follow in the same turn."""
    pips: int = 0
    """Of the 2-sequence that runs; 0 where none does."""
    ending: bool = False
    """Whether somebody went out in it."""
    silent: list[int] = field(default_factory=list)
    """Who came down to one card, did not say so, and has had no turn since."""


# What lies there


def top(table: Table[Deal]) -> Card:
    """The card that was played last."""
    return table.cards(PILE)[-1]


def fitting(table: Table[Deal, Options]) -> list[Card]:
    """The cards that fit now, whoever has them."""
    deal, upcard = table.facts, top(table)
    if deal.pips:
        return [card for card in PACK if rank(card) in SEQUENCE]
    ranks = rank(upcard) + ("8" if table.options.wild_eights else "")
    asked = deal.called or suit(upcard)
    return [card for card in PACK if suit(card) == asked or rank(card) in ranks]


def after(table: Table[Deal], seat: int, places: int = 1) -> int:
    """Who comes so many places later in the order of play."""
    seats = table.seats
    step = -places if table.facts.reversed else places
    return seats[(seats.index(seat) + step) % len(seats)]


def name_of(table: Table[Deal], seat: int) -> str:
    """To whose name a seat scores."""
    return next(name for name in table.facts.scores if seat in partners(name))


# What is done with it


def call(table: Table[Deal], seat: int, colour: str) -> None:
    """An eight or nine calls a suit."""
    table.facts.called = colour
    table.tell("crates.calls", seat=seat, which=SUIT_NAMES[colour])


def draw(table: Table[Deal], seat: int, count: int) -> None:
    """Cards off the stock. Whoever finds it empty takes a pressure: the pile but for its top card
    is the stock then. Where there is nothing to turn, no more is drawn.
    """
    drawn = 0
    while drawn < count and (table.cards(STOCK) or turn_pile(table, seat)):
        table.deal(1, to=hand(seat))
        drawn += 1
    if drawn:
        table.tell("crates.draws", seat=seat, count=drawn)
    if drawn < count:
        table.tell("crates.nothing-left", seat=seat)


def turn_pile(table: Table[Deal], seat: int) -> bool:
    """Turn the pile and shuffle it, where it has more than its top card: a pressure."""
    if not table.cards(UNDER):
        return False
    deal, name = table.facts, name_of(table, seat)
    deal.pressures[name] += 1
    table.tell("crates.pressure", seat=seat, points=pressure_points(deal.pressures[name]))
    table.shuffle(table.take_up(UNDER))
    return True
