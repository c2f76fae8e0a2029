"""The market of Card Stock Market: its companies, their prices, and the cards that move them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.cards import JOKER, SUIT_NAMES, SUITS, Card, rank, suit
from games.cards.zones import hand
from games.engine import (
    LATER,
    ONLY_IN_RESULT,
    Action,
    Fields,
    OneOf,
    Option,
    Table,
    Value,
    Whole,
    setting,
)
from games.language import gettext, lazy_gettext

BANK = "bank"
OPENING = "opening"
"""The zone where the first number card of a company is turned up."""
ASIDE = "aside"
"""The zone of the cards turned before it that opened no company."""
DISCARDS = "discards"
JOKERS = "jokers"
"""The zone where a joker is shown when it has been drawn."""

PIPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
FACES = {"J": 11, "Q": 12, "K": 13}
PRICES = PIPS | FACES
"""The price that a card makes, where it does not bankrupt its company."""
FACE_SHARES = 5
HAND_CARDS = 8
MOST_OF_A_KIND = 2
"""How often either kind of business may be done in a turn."""


Business: TypeAlias = Literal["trade", "market", "discard"]


@dataclass(frozen=True)
class Limits:
    """How far a number card may move a price."""

    up: int
    down: int


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    buy_in: int = setting(Whole(1), 200, "What each player brings into the game.")
    bank: int = setting(Whole(1), 1240, "What the house puts into the bank.")
    limits: dict[str, Limits] = setting(
        Fields(dict.fromkeys(SUITS, Fields({"up": Whole(1), "down": Whole(1)}))),
        {company: {"up": 3, "down": 3} for company in SUITS},
        "How far a number card may move each company's price, up and down.",
    )
    max_shares: int = setting(Whole(1), 12, "The most shares of one company a player may hold.")
    deposit: int = setting(Whole(1), 100, "What everyone pays in when the bank runs dry.")


@dataclass
class Turn:
    """A player's turn."""

    number: int = 0
    seat: int | None = None
    business: list[Business] = field(default_factory=list)
    """The kinds of business done in it."""


@dataclass
class Market:
    """How the market stands, for everybody to see."""

    prices: dict[str, int] = field(default_factory=dict)
    """The price of a share of each company that has opened."""
    chart: list[dict[str, int]] = field(default_factory=list)
    """All prices after each change."""
    turn: Turn = field(default_factory=Turn)
    reshuffles: int = 0
    joker_seat: int | None = None
    """With a real deck, who has drawn last: the dealer may say that there was a joker."""
    debts: dict[int, int] = field(default_factory=dict, metadata=ONLY_IN_RESULT)
    """What each seat owes the bank; none of zero."""
    taken_home: dict[int, int] | None = field(default=None, metadata=LATER)
    """What each seat has taken home, once the game is over."""


def money(seat: int) -> str:
    """The place of a player's money in the game."""
    return f"money:{seat}"


def certificates(seat: int) -> str:
    """The zone of the certificates a player holds, for all to see."""
    return f"certificates:{seat}"


def market_pile(company: str) -> str:
    """The zone of the cards that made a company's prices, the present one last."""
    return f"market:{company}"


def times_left(table: Table[Market], kind: Business) -> int:
    """How often this kind of business may still be done in this turn: trade and market twice each,
    all of one before the other; a discard once, instead of both.
    """
    done = table.facts.turn.business
    if kind == "discard":
        return 0 if done else 1
    if "discard" in done or (kind in done and done[-1] != kind):
        return 0
    return MOST_OF_A_KIND - int(done.count(kind))


class Reasons(Mapping[Card, str]):
    """What stands against each of some cards, worked out as soon as somebody names it: hardly one
    of them is ever named.
    """

    def __init__(self, cards: Iterable[Card], reason: Callable[[Card], str]) -> None:
        self._cards = dict.fromkeys(cards)
        self._reason = reason

    def __getitem__(self, card: Card) -> str:
        if card not in self._cards:
            raise KeyError(card)
        return self._reason(card)

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)


def choice(
    table: Table[Market], zone: str, allows: Callable[[Card], bool], refusal: Callable[[Card], str]
) -> Value | None:
    """One card of a hand or of the certificates: those against which nothing stands. None where
    there is none.
    """
    stands = {card: allows(card) for card in table.playable(zone) if card != JOKER}
    allowed = [card for card, good in stands.items() if good]
    why_not = Reasons((card for card, good in stands.items() if not good), refusal)
    return table.held(zone, allowed, why_not) if allowed else None


def price(table: Table[Market], card: Card) -> int:
    """The price of a share of this card's company; 0 while it is bankrupt."""
    return table.facts.prices[suit(card)]


def marketing(table: Table[Market, Options], seat: int) -> list[Option]:
    """Any face card of the hand, and the number cards within the limits."""
    cards = choice(
        table,
        hand(seat),
        lambda card: is_within_limits(table, card),
        lambda card: market_refusal(table, card),
    )
    if cards is None:
        return []
    values: dict[str, Value] = {"card": cards}
    if any(rank(card) in FACES for card in table.playable(hand(seat))):
        values["to"] = OneOf(("up", "zero"))
    return [
        Option(seat, "market", values, ("to",), check=to_refusal, private=table.virtual, weight=12)
    ]


def market_refusal(table: Table[Market, Options], card: Card) -> str:
    """Why a number card cannot be played on its company: it moves the price too far."""
    before, after = price(table, card), PIPS[rank(card)]
    limits, company = table.options.limits[suit(card)], SUIT_NAMES[suit(card)]
    if after > before:
        return lazy_gettext(
            "{company} at {before} may rise by {most} at most, not by {change}",
            company=company,
            before=before,
            most=limits.up,
            change=after - before,
        )
    return lazy_gettext(
        "{company} at {before} may fall by {most} at most, not by {change}",
        company=company,
        before=before,
        most=limits.down,
        change=before - after,
    )


def is_within_limits(table: Table[Market, Options], card: Card) -> bool:
    """Whether a card may be played on its company by how far it moves the price. Face cards always
    can, and on a face card anything.
    """
    top = table.cards(market_pile(suit(card)))[-1]
    if rank(card) in FACES or rank(top) in FACES:
        return True
    limits, change = table.options.limits[suit(card)], PIPS[rank(card)] - price(table, card)
    return -limits.down <= change <= limits.up


def to_refusal(action: Action) -> str | None:
    """Why `to` is missing or too much: face cards need it, number cards have none."""
    is_face = rank(action.card()) in FACES
    if is_face and not action.word("to", ""):
        return gettext("A face card says where it sends the price: to is up or zero.")
    if not is_face and action.word("to", ""):
        return gettext("A number card makes the price its pips: to is for face cards.")
    return None


def move_price(table: Table[Market], seat: int, action: Action) -> None:
    """A card on the market pile makes a new price; at zero the company's certificates are gone."""
    card = action.card()
    table.move(hand(seat), market_pile(suit(card)), [card])
    after = 0 if action.word("to", "") == "zero" else PRICES[rank(card)]
    table.facts.prices[suit(card)] = after
    table.facts.chart.append(dict(table.facts.prices))
    if after:
        table.tell("csm.market", seat=seat, card=card, company=SUIT_NAMES[suit(card)], price=after)
    else:
        table.tell("csm.bankrupt", seat=seat, card=card, company=SUIT_NAMES[suit(card)])
        discard_certificates(table, suit(card))


def discard_certificates(table: Table[Market], company: str) -> None:
    """Discard all certificates of a company for nothing."""
    for seat in table.in_turn():
        gone = [card for card in table.cards(certificates(seat)) if suit(card) == company]
        if gone:
            table.move(certificates(seat), DISCARDS, gone)
            table.tell("csm.loses", seat=seat, cards=gone)
