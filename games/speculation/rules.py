"""Speculation: whoever owns the highest trump when all cards are turned takes the pot, and until
then every card is for sale (rules page ``speculation.md``).

Fifty-two cards, aces high. Nobody looks at a face-down pile, its owner included. Chips are whole
units.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypedDict

from games.cards import PACK, SUIT_NAMES, Card, rank, suit
from games.engine import (
    HOUSE,
    JSON,
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Payment,
    Script,
    Summary,
    Table,
    Transfer,
    Value,
    Who,
    Whole,
    setting,
)
from games.engine.places import owner
from games.language import lazy_gettext
from games.speculation.bids import (
    HELD,
    POT,
    RANKING,
    Hand,
    Offer,
    affordable,
    affords_last_price,
    agreed,
    best_bid,
    bid,
    bidders_for,
    bids_for,
    cards_turned,
    entered,
    face_up,
    held,
    holder,
    offer_refusal,
    pay,
    pile,
    sale_refusal,
    turned,
    usual_prices,
    withdraw_bid,
)
from games.speculation.odds import survives

PILE_CARDS = 3
MOST_SEATS = 10


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    ante: int = setting(Whole(1), 1, "What everyone pays into the pot.")


@dataclass(frozen=True)
class Carry:
    """What goes on from round to round."""

    dealer: int | None = setting(Whole(1, MOST_SEATS), None)


def play(table: Table[Hand, Options]) -> Script:
    """One hand."""
    lay_out(table)
    for seat in table.in_turn():
        table.compel(seat, POT, table.options.ante, "speculation.ante")
    table.tell("speculation.antes", ante=table.options.ante, pot=table.chips(POT))

    table.shuffle(PACK)
    for seat in table.in_turn():
        table.deal(PILE_CARDS, to=pile(seat))
    yield from table.turn_up(1, to=HELD, which=lazy_gettext("the card that makes trumps"))
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
    yield from table.turn_up(
        1, to=turned(seat), which=lazy_gettext("card turned"), source=pile(seat), seat=seat
    )
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
        Option("dealer", "sale", sale, check=partial(sale_refusal, table), scope=scope, weight=2),
    ]


def sell_unseen(table: Table[Hand], due: int, action: Action) -> None:
    """A pile's top card goes, unseen, under the buyer's pile. The bids for it are over; whose turn
    it is may change.
    """
    seller = action.whole("from") if action.do == "sale" else action.seat
    buyer, price = agreed(action, bids_for(table, seller))
    pay(table, buyer, seller, price, "speculation.unseen", action.by)
    table.tell("speculation.sells-unseen", **{"from": seller, "to": buyer, "price": price})
    entered(table, action.by)
    table.facts.last_unseen = price
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
        Option(owner, "offer", offered, check=partial(offer_refusal, table), weight=5),
        Option("dealer", "keep", weight=3),
        Option(
            "dealer",
            "sale",
            {"from": OneOf((owner,)), **offered},
            check=partial(sale_refusal, table),
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
        else agreed(action, bids_for(table))
    )
    pay(table, buyer, seller, price, card, action.by)
    sale: dict[str, JSON] = {"from": seller, "to": buyer, "card": card, "price": price}
    table.tell("speculation.sells", **sale)
    entered(table, action.by)
    table.facts.holder = buyer


# The end


def take_pot(table: Table[Hand]) -> Ending:
    """The holder takes the pot and deals the next hand."""
    winner, pot = holder(table), table.chips(POT)
    table.pay(POT, winner, pot, "speculation.pot", card=held(table))
    table.tell("speculation.wins", seat=winner, card=held(table), amount=pot)
    return Ending({"dealer": winner})


def payments(table: Table[Hand], transfers: Sequence[Transfer]) -> list[Payment]:
    """The pot goes to the holder, then markers to the house. What was paid for cards went from hand
    to hand when they were sold.
    """
    return [
        Payment(holder(table), transfer.amount, (at,))
        if transfer.source == POT
        else Payment(owner(transfer.source) or 0, -transfer.amount, (at,))
        for at, transfer in enumerate(transfers)
        if transfer.source == POT or transfer.target == HOUSE
    ]


class BestBid(TypedDict):
    """The highest bid that its bidder can pay."""

    seat: int
    price: int


class SpeculationBoard(TypedDict, total=False):
    """What buyers and sellers go by, while there is a held card."""

    trumps: str
    higher: list[Card]
    """The higher trumps that nobody has seen, the highest first."""
    against: int
    """The face-down cards that could be one."""
    stands: int
    """The chance in a million that none is."""
    best_bid: BestBid | None
    """For the held card."""
    prices: list[int]
    """What people pay, in chips."""
    last_price: Mapping[str, int]
    """What an unseen card went for last, by each seat that could pay as much."""


def felt(table: Table[Hand]) -> SpeculationBoard:
    """What buyers and sellers go by: from the cards that lie face up what can still beat the held
    card, from the bids and the pot what it may cost.
    """
    if not table.cards(HELD):
        return {}
    seen = face_up(table)
    higher = [card for card in PACK if RANKING.beats(card, held(table)) and card not in seen]
    best = best_bid(table)
    against = sum(len(table.cards(pile(seat))) for seat in table.seats if seat != holder(table))
    unseen = len(PACK) - len(seen)
    stands = int(1_000_000 * survives(len(higher), unseen, against))
    return {
        "trumps": suit(held(table)),
        "higher": sorted(higher, key=RANKING.height, reverse=True),
        "against": against,
        "stands": stands,
        "best_bid": {"seat": best.seat, "price": best.price} if best else None,
        "prices": usual_prices(table.chips(POT)),
        "last_price": {str(seat): price for seat, price in affords_last_price(table).items()},
    }


GAME = Game(
    slug="speculation",
    name="Speculation",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Haggle for the highest trump while cards still lie face down.",
        round_minutes=2,
        evening_minutes=45,
        luck="both",
    ),
    payments=payments,
    decision_seconds={"speculation.market": 8},
    board=felt,
    options=Options,
    carry=Carry,
    words=(
        "Trumps: the suit of the first card that is turned up.",
        "Holder: who owns the highest trump so far, and so the pot if no higher one comes.",
        "Bid: what you would pay for a card of somebody else's. Offer: what yours would cost.",
        "Unseen card: nobody knows it, not even its owner.",
    ),
    reasons={
        "speculation.ante": "ante",
        "speculation.sold": "{card} sold",
        "speculation.sold-aloud": "{card} sold, entered by the dealer",
        "speculation.unseen": "unseen card",
        "speculation.pot": "pot, with {card}",
    },
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
