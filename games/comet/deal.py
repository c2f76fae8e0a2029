"""Comet: the pack, what has been played of it, and how a deal stands."""

from dataclasses import dataclass, field

from games.cards import PACK, Card, rank, suit
from games.cards.scores import ScoredDeal, Stakes
from games.engine import OneOf, Table, Whole, setting

RANKS = "A23456789TJQK"
"""From the lowest: aces are low."""
COMET: Card = "9d"
ANSWER: Card = "Td"
"""Wanted after the comet, besides the card that was next."""
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
"""The zones of the cards that have been played."""
CARDS_EACH = {4: 12, 5: 10, 6: 8, 7: 7, 8: 6}
EIGHTS_OUT = {4: 3, 5: 1, 6: 3, 7: 2, 8: 3}
"""How many eights leave an even pack, besides the eight of diamonds."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    target: int = setting(Whole(1, 1000), 100, "The score that ends the game.")
    pack: str = setting(
        OneOf(("stub", "even")),
        "stub",
        "The cards that do not go round equally.",
        choices={
            "stub": "They lie unseen, and runs stop at them.",
            "even": "Eights leave the pack instead, until the rest goes round.",
        },
    )


@dataclass
class Deal(ScoredDeal):
    """How the deal stands."""

    last: Card | None = None
    """The card played last."""
    leader: int | None = None
    """Who played it: leads when nobody has a wanted card. At first, the deal's left."""
    wanted: list[Card] = field(default_factory=list)
    """The cards of which one must be played now, if anybody has one."""


def pack_of(table: Table[Deal, Options]) -> list[Card]:
    """The cards of this deal."""
    out = ["8d"]
    if table.options.pack == "even":
        out += ["8c", "8h", "8s"][: EIGHTS_OUT[len(table.seats)]]
    return [card for card in PACK if card not in out]


def played(table: Table[Deal]) -> set[Card]:
    """The cards that lie face up."""
    return {card for zone in SUITS.values() for card in table.cards(zone)}


def unplayed(table: Table[Deal, Options]) -> list[Card]:
    """The cards of the pack that nobody has played."""
    gone = played(table)
    return [card for card in pack_of(table) if card not in gone]


def next_card(card: Card) -> list[Card]:
    """The card one higher of the same suit, none above a king."""
    height = RANKS.index(rank(card)) + 1
    return [f"{RANKS[height]}{suit(card)}"] if height < len(RANKS) else []
