"""The table of Machiavelli: the melds that lie there, and what a new one in their place must be."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from games.cards import RANKS_NAMED, SUIT_NAMES, Card, list_in_words, rank, starting_order, suit
from games.cards.melds import Kind, MeldRules, kind, wrong
from games.cards.scores import ScoredDeal, Stakes
from games.cards.zones import cannot_hold
from games.engine import STOCK, Action, Table, Whole, as_kind, setting
from games.language import gettext, lazy_gettext

LAID = "laid"
"""The zone of the cards that lie on the table."""
MELDS = MeldRules()
"""Sets of three or four, all suits different; sequences of three or more, an ace at either end."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    penalty: int = setting(
        Whole(0, 10), 3, "Cards drawn for a table that does not come out; with 0 it is refused."
    )


@dataclass
class Turn:
    """What a seat has just laid, or tried to."""

    seat: int
    cards: list[Card]
    """The cards from its hand."""
    came_out: bool
    melds: list[int]
    """The places of the melds that did not lie there before."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    turn: int | None = None
    melds: list[list[Card]] = field(default_factory=list)
    """The melds on the table, in the order in which they were laid out."""
    last: Turn | None = None
    """The last table that somebody laid; None after a draw or a pass."""
    passes: int = 0
    """How many players in succession have passed."""


def added(table: Table[Deal], melds: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards of these melds that do not lie on the table yet: they come from the hand."""
    cards = Counter(card for meld in melds for card in meld)
    return starting_order((cards - Counter(table.cards(LAID))).elements())


def wrong_cards(table: Table[Deal], seat: int, melds: Sequence[Sequence[Card]]) -> str | None:
    """Why these are not the cards that a table is laid with: all that lay there, and at least one
    from the hand. None where they are.
    """
    cards = Counter(card for meld in melds for card in meld)
    if missing := Counter(table.cards(LAID)) - cards:
        return gettext(
            "All that lies on the table stays there: {cards} is missing.",
            cards=list_in_words(starting_order(missing.elements())),
        )
    own = added(table, melds)
    if not own:
        return gettext("Lay at least one card of the hand.")
    return cannot_hold(table, seat, own)


def open_heaps(melds: Sequence[Sequence[Card]]) -> list[Sequence[Card]]:
    """Those that are no melds."""
    return [meld for meld in melds if wrong(meld, MELDS)]


def penalty(table: Table[Deal, Options]) -> int:
    """How many cards are drawn for a table that does not come out; all there are, where there are
    fewer.
    """
    return min(table.options.penalty, len(table.cards(STOCK)))


def wrong_table(table: Table[Deal, Options], action: Action) -> str | None:
    """Why a table is refused; None where it is laid, whether it comes out or not."""
    melds = melds_of(action)
    if error := wrong_cards(table, action.seat, melds):
        return error
    if table.options.penalty == 0 and (heaps := open_heaps(melds)):
        return gettext("{cards} is no meld.", cards=list_in_words(heaps[0]))
    return None


def melds_of(action: Action) -> list[list[Card]]:
    """The table that an action lays."""
    return as_kind(action.args["table"], list[list[Card]])


def name(meld: Sequence[Card]) -> str:
    """What a meld is, for people."""
    if kind(meld, MELDS) is Kind.SET:
        return lazy_gettext("set of {rank}", rank=RANKS_NAMED[rank(meld[0])])
    return lazy_gettext("sequence of {suit}", suit=SUIT_NAMES[suit(meld[0])])
