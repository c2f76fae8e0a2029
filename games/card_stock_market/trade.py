"""Trade in Card Stock Market: shares bought and sold, a card of the hand at a time."""

from typing import Literal, TypeAlias

from games.card_stock_market.bank import fill_bank, repay
from games.card_stock_market.market import (
    BANK,
    DISCARDS,
    FACE_SHARES,
    PIPS,
    Market,
    Options,
    certificates,
    choice,
    money,
    price,
)
from games.cards import SUIT_NAMES, Card, rank, suit
from games.cards.zones import hand
from games.engine import Action, Option, Table
from games.language import LazyText, lazy_gettext

Bar: TypeAlias = Literal["bankrupt", "too-many", "too-dear"]
"""What can be against buying with a card."""


def shares_of(card: Card) -> int:
    """How many shares a card is: its pips, five of a face card."""
    return PIPS.get(rank(card), FACE_SHARES)


def shares(cards: list[Card], company: str) -> int:
    """How many shares of a company these certificates are."""
    return sum(shares_of(card) for card in cards if suit(card) == company)


def counted(count: int, card: Card) -> LazyText:
    """Shares in words: ``7 shares of diamonds``."""
    company = SUIT_NAMES[suit(card)]
    if count == 1:
        return lazy_gettext("{count} share of {company}", count=count, company=company)
    return lazy_gettext("{count} shares of {company}", count=count, company=company)


def pay_price(table: Table[Market], source: str, target: str, card: Card, count: int) -> None:
    """Pay so many shares of a card's company at its price."""
    code, each = "csm.share" if count == 1 else "csm.shares", price(table, card)
    company = f"csm.{SUIT_NAMES[suit(card)]}"
    table.pay(source, target, count * each, code, count=count, company=company, price=each)


def buying(table: Table[Market, Options], seat: int) -> list[Option]:
    """Any card of the hand whose shares the player may hold and can pay for."""
    cards = choice(
        table,
        hand(seat),
        lambda card: bar_to_buying(table, seat, card) is None,
        lambda card: buy_refusal(table, seat, card),
    )
    return [Option(seat, "buy", {"card": cards}, private=table.virtual, weight=10)] if cards else []


def bar_to_buying(table: Table[Market, Options], seat: int, card: Card) -> Bar | None:
    """What is against buying with a card."""
    bought, company = shares_of(card), suit(card)
    cost = bought * price(table, card)
    if not cost:
        return "bankrupt"
    if shares(table.cards(certificates(seat)), company) + bought > most_shares(table):
        return "too-many"
    return "too-dear" if cost > table.chips(money(seat)) else None


def most_shares(table: Table[Market, Options]) -> int:
    """The most shares of one company that a player may hold."""
    return table.options.max_shares


def buy_refusal(table: Table[Market, Options], seat: int, card: Card) -> str:
    """Why a card of the hand cannot be bought with, where something is against it."""
    bought, company = shares_of(card), suit(card)
    match bar_to_buying(table, seat, card):
        case "bankrupt":
            return lazy_gettext(
                "{company} are bankrupt, and nobody buys them until a card gives them a price",
                company=SUIT_NAMES[company],
            )
        case "too-many":
            count = shares(table.cards(certificates(seat)), company) + bought
            return lazy_gettext(
                "that would make {shares}, and {most} are the most",
                shares=counted(count, card),
                most=most_shares(table),
            )
        case _:
            return lazy_gettext(
                "{shares} cost {cost}, and {player} has {chips}",
                shares=counted(bought, card),
                cost=bought * price(table, card),
                player=table.players[seat],
                chips=table.chips(money(seat)),
            )


def buy(table: Table[Market], seat: int, action: Action) -> None:
    """A card of the hand becomes a certificate, paid to the bank."""
    card = action.card()
    count, each = shares_of(card), price(table, card)
    table.move(hand(seat), certificates(seat), [card])
    pay_price(table, money(seat), BANK, card, count)
    table.tell(
        "csm.buys",
        seat=seat,
        card=card,
        shares=counted(count, card),
        price=each,
        amount=count * each,
    )


def selling(table: Table[Market], seat: int) -> list[Option]:
    """Any certificate held: those of a bankrupt company have gone."""
    zone = certificates(seat)
    cards = {"card": table.held(zone)}
    return [Option(seat, "sell", cards, weight=6)] if table.cards(zone) else []


def sell(table: Table[Market, Options], seat: int, action: Action) -> None:
    """A certificate goes to the discards, and the bank pays for it."""
    card = action.card()
    count, each = shares_of(card), price(table, card)
    table.move(certificates(seat), DISCARDS, [card])
    fill_bank(table, count * each)
    table.tell(
        "csm.sells",
        seat=seat,
        card=card,
        shares=counted(count, card),
        price=each,
        amount=count * each,
    )
    pay_price(table, BANK, money(seat), card, count)
    repay(table, seat, at_most=count * each)
