"""Speculation: the held card is worth its chance of surviving, times the pot; to somebody with
cards of their own to turn, less what those would win.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import ceil

from games.engine import Action, Say
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.speculation.bids import HELD, POT, Hand, pile
from games.speculation.odds import survives
from games.speculation.rules import SpeculationBoard

SHARE = Fraction(3, 4)
"""Of what the card is worth to a buyer so much is bid."""


class _Market:
    """What the held card is worth, to whom."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        hand = seen.facts(Hand)
        self.holder = hand.holder
        self.offer = hand.offer
        self.bids = {bid.seat: bid.price for bid in hand.bids if bid.unseen is None}
        """What each seat would pay for the held card."""
        self.pot = seen.chips(POT)
        self.piles = {seat: seen.count(pile(seat)) for seat in seen.seats}
        self.higher = len(seen.board(SpeculationBoard).get("higher", ()))
        face_up = seen.count(HELD) + sum(seen.count(f"turned:{seat}") for seat in seen.seats)
        self.unseen = 52 - face_up

    def chance(self, holder: int) -> Fraction:
        """That the held card survives in the hands of this seat: its own pile stays down."""
        against = sum(cards for seat, cards in self.piles.items() if seat != holder)
        return survives(self.higher, self.unseen, against)

    def own_cards(self, seat: int, holder: int) -> Fraction:
        """The chance that a card of this seat's pile beats the held card and wins: what beats it is
        as likely to lie in any place. (The holder's pile, turned only then, is left out.)
        """
        against = sum(cards for other, cards in self.piles.items() if other != holder)
        if not against:
            return Fraction(0)
        return (1 - self.chance(holder)) * Fraction(self.piles[seat], against)

    def gain(self, buyer: int) -> Fraction:
        """What the card is worth to a buyer, in chips."""
        return (self.chance(buyer) - self.own_cards(buyer, self.holder)) * self.pot

    def reserve(self, buyer: int) -> Fraction:
        """What the holder gives away by selling to this buyer."""
        mine = self.own_cards(self.holder, buyer)
        return (self.chance(self.holder) - mine) * self.pot


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Bid, sell, keep, or turn; None where there is nothing that pays."""
    if seen.may("turn") is not None:
        return advice(seen.act("turn"), "why.speculation.turn")
    if seen.code != "speculation.market":
        return None
    market = _Market(seen)
    if seen.seat == market.holder:
        return _holding(seen, market)
    gain = market.gain(seen.seat)
    offer = market.offer
    if seen.may("agree") is not None and offer is not None and offer.price < gain:
        return _with(seen, market, seen.act("agree"), "why.speculation.agree", gain)
    bid = seen.may("bid")
    price = min(_offered(gain, market.reserve(seen.seat)), bid.limits("price")["max"] if bid else 0)
    mine = market.bids.get(seen.seat, 0)
    highest = max((bid for seat, bid in market.bids.items() if seat != seen.seat), default=0)
    if price <= max(highest, mine):
        return None
    return _with(seen, market, seen.act("bid", price=price), "why.speculation.bid", gain)


def _offered(gain: Fraction, reserve: Fraction) -> int:
    """What is bid: enough for the holder to sell, where that leaves something to gain."""
    enough = ceil(reserve)
    return enough if SHARE * gain < enough < gain else int(SHARE * gain)


def _with(seen: Observation, market: _Market, action: Action, code: str, gain: Fraction) -> Advice:
    chance = round(100 * float(market.chance(seen.seat)))
    return Advice(action, Say(code, {"chance": chance, "worth": float(gain)}))


def _holding(seen: Observation, market: _Market) -> Advice:
    """Sell to the highest bidder who pays more than the card is worth here, or keep it."""
    sell = seen.may("sell")
    kept = market.chance(seen.seat) * market.pot
    worth = {
        seat: market.bids[seat] + market.own_cards(seen.seat, seat) * market.pot
        for seat in (sell.wholes("to") if sell else ())
    }

    def value(action: Action) -> Fraction | None:
        if action.do == "keep":
            return kept
        return worth.get(action.whole("to")) if action.do == "sell" else None

    best = max(worth, key=worth.__getitem__, default=None)
    args = {"chance": round(100 * market.chance(seen.seat)), "worth": float(kept)}
    if best is not None and worth[best] > kept:
        why = Say("why.speculation.sell", {**args, "price": market.bids[best]})
        return Advice(seen.act("sell", to=best), why, value)
    return Advice(seen.act("keep"), Say("why.speculation.keep", args), value)


WHY: Mapping[str, str] = {
    "why.speculation.turn": gettext_noop("It is this seat's turn to turn a card."),
    "why.speculation.bid": gettext_noop(
        "The card survives {chance} times in a hundred, and is worth {worth} here; a bid "
        "leaves some of it to gain."
    ),
    "why.speculation.agree": gettext_noop(
        "The card survives {chance} times in a hundred, and is worth {worth} here: more than "
        "its price."
    ),
    "why.speculation.sell": gettext_noop(
        "The card survives {chance} times in a hundred: kept it is worth {worth}, and {price} "
        "is more."
    ),
    "why.speculation.keep": gettext_noop(
        "The card survives {chance} times in a hundred and is worth {worth} here; nobody bids more."
    ),
}
"""Why it does what it does: a sentence to each code."""
