"""Trade in Card Stock Market: shares bought and sold, a card of the hand at a time."""

from games.card_stock_market.bank import fill_bank, repay
from games.card_stock_market.market import (
    BANK,
    DISCARDS,
    FACE_SHARES,
    PIPS,
    Market,
    certificates,
    choice,
    money,
    price,
)
from games.cards import SUIT_NAMES, Card, rank, suit
from games.cards.zones import hand
from games.engine import Action, Option, Table, whole


def shares(cards: list[Card], company: str) -> int:
    """How many shares of a company these certificates are: the pips of each, five for a
    face card.
    """
    return sum(PIPS.get(rank(card), FACE_SHARES) for card in cards if suit(card) == company)


def counted(count: int, card: Card) -> str:
    """Shares in words: ``7 shares of diamonds``."""
    return f"{count} share{'s' if count > 1 else ''} of {SUIT_NAMES[suit(card)]}"


def buying(table: Table[Market], seat: int) -> list[Option]:
    """Any card of the hand whose shares the player may hold and can pay for."""
    cards = choice(table, hand(seat), lambda card: buy_fault(table, seat, card))
    return [Option(seat, "buy", {"card": cards}, private=table.virtual, weight=10)] if cards else []


def buy_fault(table: Table[Market], seat: int, card: Card) -> str | None:
    """Why a card of the hand cannot be bought with."""
    bought, company, most = (
        shares([card], suit(card)),
        suit(card),
        whole(table.options, "max_shares"),
    )
    held, cost, purse = (
        shares(table.cards(certificates(seat)), company),
        bought * price(table, card),
        money(seat),
    )
    if not cost:
        return (
            f"{SUIT_NAMES[company]} are bankrupt, and nobody buys them until a card gives "
            "them a price"
        )
    if held + bought > most:
        return f"that would make {counted(held + bought, card)}, and {most} are the most"
    if cost > table.chips(purse):
        return (
            f"{counted(bought, card)} cost {cost}, and {table.players[seat]} has "
            f"{table.chips(purse)}"
        )
    return None


def buy(table: Table[Market], seat: int, action: Action) -> None:
    """A card of the hand becomes a certificate, paid to the bank."""
    card = action.card()
    count, each = shares([card], suit(card)), price(table, card)
    table.move(hand(seat), certificates(seat), [card])
    table.pay(money(seat), BANK, count * each, f"{counted(count, card)} at {each}")
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
    cards = choice(table, certificates(seat), lambda card: None)
    return [Option(seat, "sell", {"card": cards}, weight=6)] if cards else []


def sell(table: Table[Market], seat: int, action: Action) -> None:
    """A certificate goes to the discards, and the bank pays for it."""
    card = action.card()
    count, each = shares([card], suit(card)), price(table, card)
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
    table.pay(BANK, money(seat), count * each, f"{counted(count, card)} at {each}")
    repay(table, seat, at_most=count * each)
