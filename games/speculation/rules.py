"""Speculation: whoever owns the highest trump when all cards are turned takes the pot, and until
then every card is for sale (rules page ``speculation.md``).

Fifty-two cards, aces high. Nobody looks at a face-down pile, its owner included. Chips are whole
units.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from games.cards import PACK, RANKS, SUIT_NAMES, Card, in_words, rank, suit
from games.cards.tricks import Ranks
from games.engine import (
    JSON,
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Script,
    Setting,
    Table,
    Value,
    Who,
    Whole,
)
from games.language import say
from games.speculation.odds import survives

RANKING = Ranks(RANKS)
POT = "pot"
HELD = "held"
"""The zone of the highest trump so far, the held card."""
PILE_CARDS = 3
MOST_SEATS = 10


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


def play(table: Table[Hand]) -> Script:
    """One hand."""
    lay_out(table)
    for seat in table.in_turn():
        table.compel(seat, POT, table.options["ante"], "ante")
    table.tell("speculation.antes", ante=table.options["ante"], pot=table.chips(POT))

    table.shuffle(PACK)
    for seat in table.in_turn():
        table.deal(PILE_CARDS, to=pile(seat))
    yield from table.turn_up(1, to=HELD, which="the card that makes trumps")
    table.tell(
        "speculation.trumps",
        seat=holder(table),
        card=held(table),
        trumps=SUIT_NAMES[suit(held(table))],
    )
    if rank(held(table)) == "A":
        return take_pot(table)

    yield from market(table)
    while (due := table.facts.due) is not None:
        action = yield table.ask(
            "speculation.due",
            *turning(table, due),
            stage=f"card {cards_turned(table)}, seat {due}",
            awaited=[due],
            seat=due,
            card=held(table),
            of=holder(table),
        )
        if action.do == "turn":
            yield from turn(table, due, action.by)
        elif action.do == "bid":
            bid(table, action.seat, action.whole("price"), action.whole("unseen"))
        elif action.do == "withdraw":
            withdraw_bid(table, action.seat, action.whole("unseen"))
        else:
            sell_unseen(table, due, action)
    return take_pot(table)


# The felt


def lay_out(table: Table[Hand]) -> None:
    """A face-down pile and turned cards before every seat; the held card apart."""
    table.facts = Hand(holder=table.dealing_seat)
    table.zone(HELD)
    for seat in table.seats:
        table.zone(pile(seat), owner=seat, sight="none")
        table.zone(turned(seat), owner=seat)


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


# Turning


def pass_turn(table: Table[Hand], seat: int) -> None:
    """The turn is this seat's, or the next one's to its left: whoever has a face-down card and is
    not the holder. Where there is none, nobody's.
    """
    around = (seat, *table.from_left_of(seat))
    turning = (other for other in around if table.cards(pile(other)) and other != holder(table))
    table.facts.due = next(turning, None)


def turn(table: Table[Hand], seat: int, by: Who) -> Dealing:
    """Turn the top card of a pile; a higher trump takes the lead and opens the market again."""
    table.facts.bids = []
    yield from table.turn_up(1, to=turned(seat), which="card turned", source=pile(seat), seat=seat)
    card = table.cards(turned(seat))[-1]
    if RANKING.beats(card, held(table)):
        table.tell("speculation.leads", seat=seat, card=card, beaten=held(table))
        entered(table, by)
        table.move(HELD, turned(holder(table)), [held(table)])
        table.move(turned(seat), HELD, [card])
        table.facts.holder = seat
        yield from market(table)
    else:
        table.tell("speculation.turns", seat=seat, card=card)
        entered(table, by)
        pass_turn(table, table.left_of(seat))


def turning(table: Table[Hand], due: int) -> list[Option]:
    """What may be done while a seat is due to turn: turn, and deal in cards that nobody
    has seen.
    """
    options = [Option(due, "turn", weight=60), Option("dealer", "turn", weight=6)]
    piles = [seat for seat in table.seats if table.cards(pile(seat))]
    unseen = OneOf((True,))
    for seat in table.seats:
        if others := [other for other in piles if other != seat]:
            values: dict[str, Value] = {
                "price": Whole(0, table.chips(seat)),
                "unseen": OneOf(tuple(others)),
            }
            options.append(Option(seat, "bid", values, weight=2))
        if own := tuple(own.unseen for own in table.facts.bids if own.seat == seat):
            options.append(Option(seat, "withdraw", {"unseen": OneOf(own)}, weight=1))
        if (bidders := bidders_for(table, seat)).values:
            scope = f"bids {bids_for(table, seat)}"
            options.append(
                Option(seat, "sell", {"to": bidders, "unseen": unseen}, scope=scope, weight=8)
            )
    sale: dict[str, Value] = {
        "from": OneOf(tuple(piles)),
        "to": OneOf(table.seats),
        "price": affordable(table),
        "unseen": unseen,
    }
    scope = f"sale {table.facts.sales}, card {cards_turned(table)}"
    return [
        *options,
        Option("dealer", "sale", sale, check=partial(sale_fault, table), scope=scope, weight=2),
    ]


def sell_unseen(table: Table[Hand], due: int, action: Action) -> None:
    """A pile's top card goes, unseen, under the buyer's pile. The bids for it are over; whose turn
    it is may change.
    """
    seller = action.whole("from") if action.do == "sale" else action.seat
    buyer, price = agreed(table, action, bids_for(table, seller))
    pay(table, buyer, seller, price, "unseen card", action.by)
    table.tell("speculation.sells-unseen", **{"from": seller, "to": buyer, "price": price})
    entered(table, action.by)
    table.deal(1, to=pile(buyer), source=pile(seller))
    table.facts.bids = [standing for standing in table.facts.bids if standing.unseen != seller]
    pass_turn(table, due)


# The market


def market(table: Table[Hand]) -> Dealing:
    """The held card is for sale, once: its holder sells it or keeps it. Then the turn goes to the
    holder's left.
    """
    table.facts.due = None
    table.facts.markets += 1
    while True:
        action = yield table.ask(
            "speculation.market",
            *trading(table),
            stage=f"market {table.facts.markets}",
            awaited=[holder(table)],
            seat=holder(table),
            card=held(table),
        )
        if action.do == "bid":
            bid(table, action.seat, action.whole("price"))
        elif action.do == "offer":
            offer = table.facts.offer = Offer(action.whole("to"), action.whole("price"))
            table.tell("speculation.offers", seat=action.seat, to=offer.to, price=offer.price)
        elif action.do == "withdraw" and action.by == holder(table):
            table.facts.offer = None
            table.tell("speculation.no-offer", seat=action.seat)
        elif action.do == "withdraw":
            withdraw_bid(table, action.seat)
        else:
            break
    if action.do == "keep":
        table.tell("speculation.keeps", seat=holder(table), card=held(table))
        entered(table, action.by)
    else:
        sell_held(table, action)
    table.facts.bids, table.facts.offer = [], None
    pass_turn(table, table.left_of(holder(table)))


def trading(table: Table[Hand]) -> list[Option]:
    """What may be done while the market for the held card is open."""
    owner, offer = holder(table), table.facts.offer
    others = tuple(seat for seat in table.seats if seat != owner)
    offered: dict[str, Value] = {"to": OneOf(others), "price": affordable(table, others)}
    options = [
        Option(owner, "keep", weight=30),
        Option(owner, "offer", offered, check=partial(offer_fault, table), weight=5),
        Option("dealer", "keep", weight=3),
        Option(
            "dealer",
            "sale",
            {"from": OneOf((owner,)), **offered},
            check=partial(sale_fault, table),
            weight=2,
        ),
    ]
    if offer:
        options.append(Option(owner, "withdraw", weight=1))
        options.append(Option(offer.to, "agree", scope=f"offer {offer}", weight=20))
    if (bidders := bidders_for(table)).values:
        options.append(
            Option(owner, "sell", {"to": bidders}, scope=f"bids {bids_for(table)}", weight=20)
        )
    for seat in others:
        options.append(Option(seat, "bid", {"price": Whole(0, table.chips(seat))}, weight=4))
        if seat in bids_for(table):
            options.append(Option(seat, "withdraw", weight=1))
    return options


def sell_held(table: Table[Hand], action: Action) -> None:
    """The held card changes hands, and its price goes straight to the seller."""
    seller, card, offer = holder(table), held(table), table.facts.offer
    buyer, price = (
        (offer.to, offer.price)
        if offer and action.do == "agree"
        else agreed(table, action, bids_for(table))
    )
    pay(table, buyer, seller, price, in_words(card), action.by)
    table.tell("speculation.sells", **{"from": seller, "to": buyer, "card": card, "price": price})
    entered(table, action.by)
    table.facts.holder = buyer


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
        seat: f"{table.players[seat]} bid {price} and has {table.chips(seat)} left"
        for seat, price in bids.items()
        if price > table.chips(seat)
    }
    return OneOf(tuple(seat for seat in bids if seat not in short), short)


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


def offer_fault(table: Table[Hand], action: Action) -> str | None:
    """Why nobody can be offered the card at this price."""
    buyer, price = action.whole("to"), action.whole("price")
    if price > table.chips(buyer):
        return say(
            "{player} has {chips}; {price} is too much.",
            player=table.players[buyer],
            chips=table.chips(buyer),
            price=price,
        )
    return None


def sale_fault(table: Table[Hand], action: Action) -> str | None:
    """Why a sale the dealer enters cannot be."""
    if action.whole("from") == action.whole("to"):
        return say("A card is sold to somebody else.")
    return offer_fault(table, action)


def agreed(table: Table[Hand], action: Action, bids: dict[int, int]) -> tuple[int, int]:
    """Who buys and for how much: a standing bid that is accepted, or a sale struck aloud."""
    buyer = action.whole("to")
    return buyer, action.whole("price") if action.do == "sale" else bids[buyer]


def pay(table: Table[Hand], buyer: int, seller: int, price: int, what: str, by: Who) -> None:
    """The price of a card, from buyer to seller."""
    table.pay(
        buyer, seller, price, f"{what} sold" + (", entered by the dealer" if by == "dealer" else "")
    )
    table.facts.sales += 1


def entered(table: Table[Hand], by: Who) -> None:
    """Mark on the record what the dealer entered for a seat."""
    if by == "dealer":
        table.tell("speculation.entered")


# The end


def take_pot(table: Table[Hand]) -> Ending:
    """The holder takes the pot and deals the next hand."""
    winner, pot = holder(table), table.chips(POT)
    table.pay(POT, winner, pot, f"pot, with {in_words(held(table))}")
    table.tell("speculation.wins", seat=winner, card=held(table), amount=pot)
    return Ending({"dealer": winner})


def felt(table: Table[Hand]) -> dict[str, JSON]:
    """What buyers and sellers go by, all of it from cards that lie face up: the higher trumps
    nobody has seen, the face-down cards that could be one, and the chance in a million that none
    is, so that the held card wins.
    """
    if not table.cards(HELD):
        return {}
    seen = face_up(table)
    higher = [card for card in PACK if RANKING.beats(card, held(table)) and card not in seen]
    against = sum(len(table.cards(pile(seat))) for seat in table.seats if seat != holder(table))
    unseen = len(PACK) - len(seen)
    stands = int(1_000_000 * survives(len(higher), unseen, against))
    return {"trumps": suit(held(table)), "higher": higher, "against": against, "stands": stands}


GAME = Game(
    slug="speculation",
    name="Speculation",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    board=felt,
    settings=(Setting("ante", Whole(1), 1, "What everyone pays into the pot."),),
    carry=(Setting("dealer", Whole(1, MOST_SEATS), None),),
    words=(
        "Trumps: the suit of the first card that is turned up.",
        "Holder: who owns the highest trump so far, and so the pot if no higher one comes.",
        "Bid: what you would pay for a card of somebody else's. Offer: what yours would cost.",
        "Unseen card: nobody knows it, not even its owner.",
    ),
    lines={
        "speculation.antes": "Antes of {ante} are in: {pot} in the pot.",
        "speculation.trumps": "{card} to {player}: {trumps} are trumps.",
        "speculation.market": "{card} is for sale: {player} sells it or keeps it.",
        "speculation.due": "{player} to turn a card. {owner} holds {card}.",
        "speculation.bids": "{player} bids {price} for {card}.",
        "speculation.no-bid": "{player} withdraws the bid.",
        "speculation.bids-unseen": "{player} bids {price} for a card of {owner}.",
        "speculation.no-bid-unseen": "{player} withdraws the bid for a card of {owner}.",
        "speculation.offers": "{player} offers it to {buyer} for {price}.",
        "speculation.no-offer": "{player} withdraws the offer.",
        "speculation.keeps": "{player} keeps {card}.",
        "speculation.sells": "{seller} sells {card} to {buyer} for {price}.",
        "speculation.sells-unseen": "{seller} sells {buyer} an unseen card for {price}.",
        "speculation.turns": "{player} turns {card}.",
        "speculation.leads": "{player} turns {card}, which beats {beaten}.",
        "speculation.entered": "Entered by the dealer.",
        "speculation.wins": "{player} takes the pot of {amount} with {card}.",
    },
)
