"""What screens show of Card Stock Market beyond zones and facts. All of it is public: a quote says
what any card would be worth to whoever has the turn, not which of them they hold.
"""

from collections.abc import Mapping
from typing import Literal, TypedDict

from games.card_stock_market.bank import debt
from games.card_stock_market.market import (
    FACES,
    HAND_CARDS,
    JOKERS,
    PIPS,
    PRICES,
    Market,
    Options,
    certificates,
    is_within_limits,
    market_pile,
    money,
    price,
    times_left,
)
from games.card_stock_market.trade import Bar, bar_to_buying, shares, shares_of
from games.cards import SUITS, Card, rank
from games.cards.zones import hand
from games.engine import STOCK, Table


class Trader(TypedDict):
    """What a player has and owes in all."""

    shares: Mapping[str, int]
    money: int
    debt: int
    worth: int
    """Money and shares less debts; once the game is over what the player has taken home."""
    to_draw: int
    """The cards that the end of the player's turn would draw."""


class Quote(TypedDict):
    """What a card stands for now, and what is against it for whoever has the turn."""

    shares: int
    cost: int
    """Of these shares; the bank pays as much for them."""
    price: int
    """The price it makes on the market."""
    says_where: bool
    """Whether it says where it sends the price: up to this one, or to zero."""
    not_bought: Bar | Literal["no-more"] | None
    not_played: Literal["limits", "no-more"] | None


class Company(TypedDict):
    """Where the next number card may take a company's price, and by how much at once."""

    lowest: int
    highest: int
    up: int
    down: int


class Ticker(TypedDict):
    """What the market strip shows beyond prices and chart."""

    players: Mapping[str, Trader]
    ranking: list[int]
    """The seats, who is worth most first."""
    leaders: list[int]
    """The seats that are worth most."""
    companies: Mapping[str, Company]
    quotes: Mapping[str, Mapping[str, Quote]]
    """The cards of each company by rank, while somebody has the turn."""
    highest_price: int
    draw_pile: int


def ticker(table: Table[Market, Options]) -> Ticker:
    """What the market strip shows beyond prices and chart."""
    players = {seat: trader(table, seat) for seat in table.seats}
    worth = {seat: player["worth"] for seat, player in players.items()}
    return {
        "players": {str(seat): player for seat, player in players.items()},
        "ranking": sorted(worth, key=worth.__getitem__, reverse=True),
        "leaders": [seat for seat in worth if worth[seat] == max(worth.values())],
        "companies": {colour: company(table, colour) for colour in SUITS},
        "quotes": {colour: quotes(table, colour) for colour in SUITS},
        "highest_price": max(PRICES.values()),
        "draw_pile": len(table.cards(STOCK)),
    }


def trader(table: Table[Market], seat: int) -> Trader:
    """What a player has and owes in all."""
    held = {colour: shares(table.cards(certificates(seat)), colour) for colour in SUITS}
    value = sum(count * table.facts.prices.get(colour, 0) for colour, count in held.items())
    owed, cash = debt(table, seat), table.chips(money(seat))
    home = table.facts.taken_home
    return {
        "shares": held,
        "money": cash,
        "debt": owed,
        "worth": cash + value - owed if home is None else home[seat],
        "to_draw": max(0, HAND_CARDS - len(table.cards(hand(seat)))),
    }


def company(table: Table[Market, Options], colour: str) -> Company:
    """Where the next number card may take a company's price, and by how much at once."""
    is_open = bool(table.cards(market_pile(colour)))
    prices = [
        pips
        for number, pips in PIPS.items()
        if not is_open or is_within_limits(table, number + colour)
    ]
    limits = table.options.limits[colour]
    return {
        "lowest": min(prices),
        "highest": max(prices),
        "up": limits.up,
        "down": limits.down,
    }


def quotes(table: Table[Market, Options], colour: str) -> dict[str, Quote]:
    """What each card of a company stands for, to whoever has the turn."""
    seat = table.facts.turn.seat
    if seat is None or table.cards(JOKERS):
        return {}
    return {number: quote(table, seat, number + colour) for number in PRICES}


def quote(table: Table[Market, Options], seat: int, card: Card) -> Quote:
    """What a card stands for now, and what is against it for this seat."""
    count = shares_of(card)
    trades, plays = times_left(table, "trade"), times_left(table, "market")
    return {
        "shares": count,
        "cost": count * price(table, card),
        "price": PRICES[rank(card)],
        "says_where": rank(card) in FACES,
        "not_bought": bar_to_buying(table, seat, card) if trades else "no-more",
        "not_played": (None if is_within_limits(table, card) else "limits") if plays else "no-more",
    }
