"""Card Stock Market: buy what one can raise oneself, sell what stands high, and take from others
what they hold most of.
"""

from collections.abc import Mapping

from games.card_stock_market.board import Ticker
from games.card_stock_market.market import FACE_SHARES, FACES, PIPS, PRICES, Market
from games.cards import SUITS, Card, rank, suit
from games.engine import Action
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

HIGH = 9
"""From this price on shares are sold: they can hardly rise, and fall to nothing in one card."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The next business of the turn; None where it is not its turn or it cannot see its cards."""
    if seen.may("end") is None or not seen.knows_hand:
        return None
    state = _State(seen)
    for wanted in (_sell_high, _buy_to_raise, _play_market, _buy_low, _discard):
        if (found := wanted(seen, state)) is not None:
            return found
    return advice(seen.act("end"), "why.csm.end")


class _State:
    """Who holds what, and what each play on the market would change."""

    def __init__(self, seen: Observation) -> None:
        market = seen.facts(Market)
        self.prices: Mapping[str, int] = market.prices
        self.has_bought = "trade" in market.turn.business
        self.has_played = "market" in market.turn.business
        players = seen.board(Ticker)["players"]
        shares = {seat: trader["shares"] for seat, trader in players.items()}
        self.mine = shares[str(seen.seat)]
        others = [held for seat, held in shares.items() if seat != str(seen.seat)]
        self.theirs = {company: max(held[company] for held in others) for company in SUITS}

    def change(self, card: Card, to: str | None, more: int = 0) -> float:
        """What a play on the market brings: the own shares' rise, and half of what the largest
        holder of them loses; with `more` shares bought first.
        """
        company = suit(card)
        after = 0 if to == "zero" else PRICES[rank(card)]
        rise = after - self.prices[company]
        return rise * (self.mine[company] + more - self.theirs[company] / 2)


def _plays(seen: Observation) -> list[tuple[Card, str | None]]:
    values = seen.may("market")
    if values is None:
        return []
    return [
        (card, to)
        for card in dict.fromkeys(values.cards())
        for to in (("up", "zero") if rank(card) in FACES else (None,))
    ]


def _shares(card: Card) -> int:
    return PIPS.get(rank(card), FACE_SHARES)


def _sell_high(seen: Observation, state: _State) -> Advice | None:
    """Shares that stand high are sold: one card can make them worth nothing."""
    values = seen.may("sell")
    if values is None or (state.has_bought and not state.has_played):
        return None
    high = [card for card in values.cards() if state.prices[suit(card)] >= HIGH]
    if not high:
        return None
    card = max(high, key=lambda card: (state.prices[suit(card)] * _shares(card), card))
    return advice(seen.act("sell", card=card), "why.csm.sell", price=state.prices[suit(card)])


def _buy_to_raise(seen: Observation, state: _State) -> Advice | None:
    """Buy shares of a company that a card of the hand can raise in the same turn."""
    values = seen.may("buy")
    if values is None or state.has_played:
        return None
    best: tuple[float, Card] | None = None
    cards = list(dict.fromkeys(values.cards()))
    for card in cards:
        company, left = suit(card), list(seen.hand)
        left.remove(card)
        rises = [
            PRICES[rank(raiser)] - state.prices[company]
            for raiser in left
            if suit(raiser) == company and _may_raise(seen, raiser)
        ]
        gain = max(rises, default=0) * _shares(card)
        if gain > 0 and (best is None or (gain, card) > best):
            best = (gain, card)
    if best is None:
        return None
    return advice(seen.act("buy", card=best[1]), "why.csm.buy")


def _may_raise(seen: Observation, card: Card) -> bool:
    values = seen.may("market")
    return values is not None and card in values.cards()


def _play_market(seen: Observation, state: _State) -> Advice | None:
    """The card that brings the own shares most, or costs the others most."""
    plays = _plays(seen)
    if not plays:
        return None
    card, to = max(plays, key=lambda play: (state.change(*play), play[0], play[1] or ""))
    if state.change(card, to) <= 0:
        return None
    rises = to != "zero" and PRICES[rank(card)] > state.prices[suit(card)]
    action = Action(seen.seat, "market", {"card": card, **({"to": to} if to else {})})
    return advice(action, "why.csm.raise" if rises else "why.csm.sink")


def _buy_low(seen: Observation, state: _State) -> Advice | None:
    """Shares at a low price can only rise."""
    values = seen.may("buy")
    if values is None or state.has_played:
        return None
    low = [card for card in values.cards() if state.prices[suit(card)] <= 3]
    if not low:
        return None
    card = max(low, key=lambda card: (_shares(card), card))
    return advice(seen.act("buy", card=card), "why.csm.low", price=state.prices[suit(card)])


def _discard(seen: Observation, state: _State) -> Advice | None:
    """A turn in which nothing is worth doing changes the cards: those of companies that this seat
    holds least of, the lowest first.
    """
    values = seen.may("discard")
    if values is None:
        return None
    cards = values.some_cards()
    worst = sorted(
        cards["of"], key=lambda card: (state.mine[suit(card)], PRICES.get(rank(card), 0))
    )
    return advice(seen.act("discard", cards=worst[: cards["most"]]), "why.csm.discard")


WHY: Mapping[str, str] = {
    "why.csm.sell": gettext_noop(
        "At {price} the shares can hardly rise, and one card can make them worth nothing."
    ),
    "why.csm.buy": gettext_noop("A card of this hand can raise the price of what is bought now."),
    "why.csm.low": gettext_noop("At {price} shares cost little and have far to rise."),
    "why.csm.raise": gettext_noop("It raises what this seat holds most of."),
    "why.csm.sink": gettext_noop("It costs others more than this seat."),
    "why.csm.discard": gettext_noop(
        "Nothing is worth doing with these cards; others may be better."
    ),
    "why.csm.end": gettext_noop("Nothing more is worth doing in this turn."),
}
"""Why it does what it does: a sentence to each code."""
