"""Speculation: whoever owns the highest trump when all cards are turned takes the pot, and until
then every card is for sale (rules page ``speculation.md``).

Fifty-two cards, aces high. Nobody looks at a face-down pile, its owner included. Chips are whole
units.
"""

from collections.abc import Iterable
from math import comb

from games.cards import PACK, RANKS, SUIT_NAMES, Card, in_words, rank, suit
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
    Whole,
)
from games.engine.prompt import Who

POT = "pot"
HELD = "held"
"""The zone of the highest trump so far, the held card."""
PILE_CARDS = 3
MOST_SEATS = 10


def play(table: Table) -> Script:
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
    while (seat := table.facts["due"]) is not None:
        action = yield table.ask(
            "speculation.due",
            *turning(table, seat),
            stage=f"card {cards_turned(table)}, seat {seat}",
            awaited=[seat],
            seat=seat,
            card=held(table),
            of=holder(table),
        )
        if action.do == "turn":
            yield from turn(table, seat, action.by)
        elif action.do == "bid":
            bid(table, action.seat, action["price"], action["unseen"])
        elif action.do == "withdraw":
            withdraw_bid(table, action.seat, action["unseen"])
        else:
            sell_unseen(table, action)
    return take_pot(table)


# The felt


def lay_out(table: Table) -> None:
    """A face-down pile and turned cards before every seat; the held card apart."""
    table.facts |= {
        "holder": table.dealer,
        "due": None,
        "markets": 0,
        "sales": 0,
        "bids": [],
        "offer": None,
    }
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


def holder(table: Table) -> int:
    """The seat that owns the held card."""
    seat: int = table.facts["holder"]
    return seat


def held(table: Table) -> Card:
    """The held card."""
    return table.cards(HELD)[0]


def cards_turned(table: Table) -> int:
    """How many cards lie face up."""
    return len(face_up(table))


def face_up(table: Table) -> list[Card]:
    """All cards that everybody sees."""
    return table.cards(HELD) + [card for seat in table.seats for card in table.cards(turned(seat))]


# Turning


def pass_turn(table: Table, seat: int) -> None:
    """The turn is this seat's, or the next one's to its left: whoever has a face-down card and is
    not the holder. Where there is none, nobody's.
    """
    around = (seat, *table.from_left_of(seat))
    table.facts["due"] = next(
        (one for one in around if table.cards(pile(one)) and one != holder(table)), None
    )


def turn(table: Table, seat: int, by: Who) -> Dealing:
    """Turn the top card of a pile; a higher trump takes the lead and opens the market again."""
    table.facts["bids"] = []
    yield from table.turn_up(1, to=turned(seat), which="card turned", source=pile(seat), seat=seat)
    card = table.cards(turned(seat))[-1]
    if beats(card, held(table)):
        table.tell("speculation.leads", seat=seat, card=card, beaten=held(table))
        entered(table, by)
        table.move(HELD, turned(holder(table)), [held(table)])
        table.move(turned(seat), HELD, [card])
        table.facts["holder"] = seat
        yield from market(table)
    else:
        table.tell("speculation.turns", seat=seat, card=card)
        entered(table, by)
        pass_turn(table, table.left_of(seat))


def beats(card: Card, best: Card) -> bool:
    """Whether this card is a higher trump than the held one, which is always a trump."""
    return suit(card) == suit(best) and RANKS.index(rank(card)) > RANKS.index(rank(best))


def turning(table: Table, due: int) -> list[Option]:
    """What may be done while a seat is due to turn: turn, and deal in cards that nobody
    has seen.
    """
    options = [Option(due, "turn", weight=60), Option("dealer", "turn", weight=6)]
    piles = [seat for seat in table.seats if table.cards(pile(seat))]
    unseen = OneOf((True,))
    for seat in table.seats:
        if others := [one for one in piles if one != seat]:
            values: dict[str, Value] = {
                "price": Whole(0, table.chips(seat)),
                "unseen": OneOf(tuple(others)),
            }
            options.append(Option(seat, "bid", values, weight=2))
        if own := tuple(one["unseen"] for one in table.facts["bids"] if one["seat"] == seat):
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
    scope = f"sale {table.facts['sales']}, card {cards_turned(table)}"
    return [*options, Option("dealer", "sale", sale, check=sale_fault, scope=scope, weight=2)]


def sell_unseen(table: Table, action: Action) -> None:
    """A pile's top card goes, unseen, under the buyer's pile. The bids for it are over; whose turn
    it is may change.
    """
    seller = action["from"] if action.do == "sale" else action.seat
    buyer, price = agreed(table, action, bids_for(table, seller))
    pay(table, buyer, seller, price, "unseen card", action.by)
    table.tell("speculation.sells-unseen", **{"from": seller, "to": buyer, "price": price})
    entered(table, action.by)
    table.deal(1, to=pile(buyer), source=pile(seller))
    table.facts["bids"] = [one for one in table.facts["bids"] if one["unseen"] != seller]
    pass_turn(table, table.facts["due"])


# The market


def market(table: Table) -> Dealing:
    """The held card is for sale, once: its holder sells it or keeps it. Then the turn goes to the
    holder's left.
    """
    table.facts |= {"due": None, "markets": table.facts["markets"] + 1}
    while True:
        action = yield table.ask(
            "speculation.market",
            *trading(table),
            stage=f"market {table.facts['markets']}",
            awaited=[holder(table)],
            seat=holder(table),
            card=held(table),
        )
        if action.do == "bid":
            bid(table, action.seat, action["price"])
        elif action.do == "offer":
            table.facts["offer"] = {"to": action["to"], "price": action["price"]}
            table.tell(
                "speculation.offers", seat=action.seat, to=action["to"], price=action["price"]
            )
        elif action.do == "withdraw" and action.by == holder(table):
            table.facts["offer"] = None
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
    table.facts |= {"bids": [], "offer": None}
    pass_turn(table, table.left_of(holder(table)))


def trading(table: Table) -> list[Option]:
    """What may be done while the market for the held card is open."""
    owner, offer = holder(table), table.facts["offer"]
    others = tuple(seat for seat in table.seats if seat != owner)
    offered: dict[str, Value] = {"to": OneOf(others), "price": affordable(table, others)}
    options = [
        Option(owner, "keep", weight=30),
        Option(owner, "offer", offered, check=offer_fault, weight=5),
        Option("dealer", "keep", weight=3),
        Option("dealer", "sale", {"from": OneOf((owner,)), **offered}, check=sale_fault, weight=2),
    ]
    if offer:
        options.append(Option(owner, "withdraw", weight=1))
        options.append(Option(offer["to"], "agree", scope=f"offer {offer}", weight=20))
    if (bidders := bidders_for(table)).values:
        options.append(
            Option(owner, "sell", {"to": bidders}, scope=f"bids {bids_for(table)}", weight=20)
        )
    for seat in others:
        options.append(Option(seat, "bid", {"price": Whole(0, table.chips(seat))}, weight=4))
        if seat in bids_for(table):
            options.append(Option(seat, "withdraw", weight=1))
    return options


def sell_held(table: Table, action: Action) -> None:
    """The held card changes hands, and its price goes straight to the seller."""
    seller, card, offer = holder(table), held(table), table.facts["offer"]
    buyer, price = (
        (offer["to"], offer["price"])
        if action.do == "agree"
        else agreed(table, action, bids_for(table))
    )
    pay(table, buyer, seller, price, in_words(card), action.by)
    table.tell("speculation.sells", **{"from": seller, "to": buyer, "card": card, "price": price})
    entered(table, action.by)
    table.facts["holder"] = buyer


# Bids and prices


def bids_for(table: Table, unseen: int | None = None) -> dict[int, int]:
    """The standing bids for the top card of a seat's pile, or for the held card: the price by
    bidder.
    """
    return {one["seat"]: one["price"] for one in table.facts["bids"] if one["unseen"] == unseen}


def bidders_for(table: Table, unseen: int | None = None) -> OneOf:
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


def bid(table: Table, seat: int, price: int, unseen: int | None = None) -> None:
    """Let a bid stand, in place of the same seat's last one for this card."""
    drop_bid(table, seat, unseen)
    table.facts["bids"].append({"seat": seat, "unseen": unseen, "price": price})
    if unseen is None:
        table.tell("speculation.bids", seat=seat, price=price, card=held(table))
    else:
        table.tell("speculation.bids-unseen", seat=seat, price=price, of=unseen)


def withdraw_bid(table: Table, seat: int, unseen: int | None = None) -> None:
    """Take a bid back."""
    drop_bid(table, seat, unseen)
    if unseen is None:
        table.tell("speculation.no-bid", seat=seat)
    else:
        table.tell("speculation.no-bid-unseen", seat=seat, of=unseen)


def drop_bid(table: Table, seat: int, unseen: int | None) -> None:
    """Remove a seat's bid for this card, if it has one."""
    table.facts["bids"] = [
        one for one in table.facts["bids"] if (one["seat"], one["unseen"]) != (seat, unseen)
    ]


def affordable(table: Table, buyers: Iterable[int] | None = None) -> Whole:
    """Any price that one of these (all) could pay."""
    return Whole(0, max(table.chips(seat) for seat in buyers or table.seats))


def offer_fault(table: Table, action: Action) -> str | None:
    """Why nobody can be offered the card at this price."""
    buyer, price = action["to"], action["price"]
    if price > table.chips(buyer):
        return f"{table.players[buyer]} has {table.chips(buyer)}; {price} is too much."
    return None


def sale_fault(table: Table, action: Action) -> str | None:
    """Why a sale the dealer enters cannot be."""
    if action["from"] == action["to"]:
        return "A card is sold to somebody else."
    return offer_fault(table, action)


def agreed(table: Table, action: Action, bids: dict[int, int]) -> tuple[int, int]:
    """Who buys and for how much: a standing bid that is accepted, or a sale struck aloud."""
    buyer: int = action["to"]
    return buyer, action["price"] if action.do == "sale" else bids[buyer]


def pay(table: Table, buyer: int, seller: int, price: int, what: str, by: Who) -> None:
    """The price of a card, from buyer to seller."""
    table.pay(
        buyer, seller, price, f"{what} sold" + (", entered by the dealer" if by == "dealer" else "")
    )
    table.facts["sales"] += 1


def entered(table: Table, by: Who) -> None:
    """Mark on the record what the dealer entered for a seat."""
    if by == "dealer":
        table.tell("speculation.entered")


# The end


def take_pot(table: Table) -> Ending:
    """The holder takes the pot and deals the next hand."""
    winner, pot = holder(table), table.chips(POT)
    table.pay(POT, winner, pot, f"pot, with {in_words(held(table))}")
    table.tell("speculation.wins", seat=winner, card=held(table), amount=pot)
    return Ending({"dealer": winner})


def felt(table: Table) -> dict[str, JSON]:
    """What buyers and sellers reckon with, all of it from cards that lie face up: the higher trumps
    nobody has seen, the face-down cards that could be one, and the chance in a million that none
    is, so that the held card wins.
    """
    if not table.cards(HELD):
        return {}
    seen = face_up(table)
    higher = [card for card in PACK if beats(card, held(table)) and card not in seen]
    against = sum(len(table.cards(pile(seat))) for seat in table.seats if seat != holder(table))
    unseen = len(PACK) - len(seen)
    stands = 1_000_000 * comb(unseen - len(higher), against) // comb(unseen, against)
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
