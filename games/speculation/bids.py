"""The hand of Speculation as it lies, and the bids and prices of its cards."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games.cards import RANKS, Card
from games.cards.tricks import Ranks
from games.engine import Action, OneOf, Table, Who, Whole
from games.language import gettext, lazy_gettext

RANKING = Ranks(RANKS)
POT = "pot"
HELD = "held"
"""The zone of the highest trump so far, the held card."""


@dataclass
class Bid:
    """What a seat would pay for the held card, or for the top card of somebody's pile."""

    seat: int
    unseen: int | None
    """Whose pile; None for the held card."""
    price: int


@dataclass
class Offer:
    """The held card, offered to one seat at a price."""

    to: int
    price: int


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    holder: int
    """Who owns the held card."""
    due: int | None = None
    """Who is to turn a card; nobody while the held card is for sale."""
    markets: int = 0
    """How often a held card has been for sale."""
    sales: int = 0
    bids: list[Bid] = field(default_factory=list)
    offer: Offer | None = None
    last_unseen: int | None = None
    """What an unseen card went for last."""


def pile(seat: int) -> str:
    """The zone of a seat's face-down cards, the one it will turn first on top."""
    return f"pile:{seat}"


def turned(seat: int) -> str:
    """The zone of the cards turned before a seat that do not hold the lead."""
    return f"turned:{seat}"


def holder(table: Table[Hand]) -> int:
    """The seat that owns the held card."""
    return table.facts.holder


def held(table: Table[Hand]) -> Card:
    """The held card."""
    return table.cards(HELD)[0]


def cards_turned(table: Table[Hand]) -> int:
    """How many cards lie face up."""
    return len(face_up(table))


def face_up(table: Table[Hand]) -> list[Card]:
    """All cards that everybody sees."""
    return table.cards(HELD) + [card for seat in table.seats for card in table.cards(turned(seat))]


# Bids and prices


def bids_for(table: Table[Hand], unseen: int | None = None) -> dict[int, int]:
    """The standing bids for the top card of a seat's pile, or for the held card: the price by
    bidder.
    """
    return {
        standing.seat: standing.price for standing in table.facts.bids if standing.unseen == unseen
    }


def bidders_for(table: Table[Hand], unseen: int | None = None) -> OneOf:
    """The bidders whose rack still covers what they bid: prices paid since then may have emptied
    it.
    """
    bids = bids_for(table, unseen)
    short = {
        seat: lazy_gettext(
            "{player} bid {price} and has {chips} left",
            player=table.players[seat],
            price=price,
            chips=table.chips(seat),
        )
        for seat, price in bids.items()
        if price > table.chips(seat)
    }
    return OneOf(tuple(seat for seat in bids if seat not in short), short)


def best_bid(table: Table[Hand]) -> Bid | None:
    """The highest bid for the held card that its bidder can pay; of equal ones the first."""
    standing = [
        bid for bid in table.facts.bids if bid.unseen is None and bid.price <= table.chips(bid.seat)
    ]
    return max(standing, key=lambda bid: bid.price, default=None)


def bid(table: Table[Hand], seat: int, price: int, unseen: int | None = None) -> None:
    """Let a bid stand, in place of the same seat's last one for this card."""
    drop_bid(table, seat, unseen)
    table.facts.bids.append(Bid(seat, unseen, price))
    if unseen is None:
        table.tell("speculation.bids", seat=seat, price=price, card=held(table))
    else:
        table.tell("speculation.bids-unseen", seat=seat, price=price, of=unseen)


def withdraw_bid(table: Table[Hand], seat: int, unseen: int | None = None) -> None:
    """Take a bid back."""
    drop_bid(table, seat, unseen)
    if unseen is None:
        table.tell("speculation.no-bid", seat=seat)
    else:
        table.tell("speculation.no-bid-unseen", seat=seat, of=unseen)


def drop_bid(table: Table[Hand], seat: int, unseen: int | None) -> None:
    """Remove a seat's bid for this card, if it has one."""
    table.facts.bids = [
        standing
        for standing in table.facts.bids
        if (standing.seat, standing.unseen) != (seat, unseen)
    ]


def affordable(table: Table[Hand], buyers: Iterable[int] | None = None) -> Whole:
    """Any price that one of these (all) could pay."""
    return Whole(0, max(table.chips(seat) for seat in buyers or table.seats))


LADDER = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15)
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def usual_prices(pot: int) -> list[int]:
    """Prices that people name most: they lie well under the pot."""
    unit = max((step for step in STEPS if step * 20 <= pot), default=STEPS[0])
    return [times * unit for times in LADDER]


def affords_last_price(table: Table[Hand]) -> dict[int, int]:
    """What an unseen card went for last, by each seat that could pay as much."""
    price = table.facts.last_unseen
    if price is None:
        return {}
    return {seat: price for seat in table.seats if price <= table.chips(seat)}


def offer_refusal(table: Table[Hand], action: Action) -> str | None:
    """Why nobody can be offered the card at this price."""
    buyer, price = action.whole("to"), action.whole("price")
    if price > table.chips(buyer):
        return gettext(
            "{player} has {chips}; {price} is too much.",
            player=table.players[buyer],
            chips=table.chips(buyer),
            price=price,
        )
    return None


def sale_refusal(table: Table[Hand], action: Action) -> str | None:
    """Why a sale the dealer enters cannot be."""
    if action.whole("from") == action.whole("to"):
        return gettext("A card is sold to somebody else.")
    return offer_refusal(table, action)


def agreed(action: Action, bids: dict[int, int]) -> tuple[int, int]:
    """Who buys and for how much: a standing bid that is accepted, or a sale struck aloud."""
    buyer = action.whole("to")
    return buyer, action.whole("price") if action.do == "sale" else bids[buyer]


def pay(table: Table[Hand], buyer: int, seller: int, price: int, card: str, by: Who) -> None:
    """The price of a card (a code where nobody has seen it), from buyer to seller."""
    code = "speculation.sold-aloud" if by == "dealer" else "speculation.sold"
    table.pay(buyer, seller, price, code, card=card)
    table.facts.sales += 1


def entered(table: Table[Hand], by: Who) -> None:
    """Mark on the record what the dealer entered for a seat."""
    if by == "dealer":
        table.tell("speculation.entered")
