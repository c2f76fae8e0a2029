"""Superfecta: bets by what they bring back on average, with the pools as they are.

The house keeps nothing, so a bet is good where others have left more in a pool than its chance is
worth. While nobody has bet, a small bet on the favourite costs little and starts the pool.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from games.engine import JSON, Action, Say
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.odds.tote import TicketBet, return_of_one_more
from games.players.advice import Advice, Observation
from games.superfecta.odds import place_chances, race_after
from games.superfecta.tickets import ORDERS, POOLS, RAIL_CARDS, Bet, Options, Race

MOST_TICKETS = 3
SHARE = 20
"""Of so many chips of the rack one goes on a race."""
GOOD = Fraction(11, 10)
"""What a bet must bring back to each chip: later bets make every share smaller."""


class _Bet(NamedTuple):
    kind: str
    horses: str
    amount: int
    back: Fraction
    """What comes back on average, the stake included."""

    def data(self) -> dict[str, JSON]:
        return {"amount": self.amount, "type": self.kind, "horses": self.horses}


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The ticket to buy now; None where none is worth its price."""
    ticket = seen.may("ticket")
    rail = seen.cards("rail")
    if ticket is None or len(rail) < RAIL_CARDS:
        return None
    own = [each for each in seen.facts(Race).tickets if each.seat == seen.seat]
    purse = min(seen.rack(), max(seen.options(Options).minimum("WIN"), seen.rack() // SHARE))
    if len(own) >= MOST_TICKETS:
        return None
    had = {(bet.type, bet.horses) for each in own for bet in each.bets}
    chances = {kind: place_chances(race_after(rail), places) for kind, places in POOLS.items()}
    bets = [bet for bet in _bets(seen, chances) if (bet.kind, bet.horses) not in had]
    bets.sort(key=lambda bet: bet.back / bet.amount, reverse=True)
    chosen: list[_Bet] = []
    for bet in bets:
        if bet.back < GOOD * bet.amount or sum(each.amount for each in chosen) + bet.amount > purse:
            continue
        chosen.append(bet)
    code = "why.superfecta.good"
    if not chosen and not own:
        favourites = [bet for bet in bets if bet.kind == "WIN" and bet.amount <= seen.rack()]
        chosen = favourites[:1]
        code = "why.superfecta.favourite"
    if not chosen:
        return None
    best = chosen[0]
    why = Say(
        code,
        {
            "pool": best.kind,
            "horses": best.horses,
            "chance": 100 * float(chances[best.kind].get(best.horses, 0)),
            "amount": best.amount,
            "back": float(best.back),
        },
    )
    action = seen.act("ticket", bets=[bet.data() for bet in chosen])

    def worth(done: Action) -> Fraction | None:
        return _worth_of(seen, chances, done) if done.do == "ticket" else Fraction(0)

    return Advice(action, why, worth)


def _bets(seen: Observation, chances: Mapping[str, Mapping[str, Fraction]]) -> Iterator[_Bet]:
    """The least bet on every order that can come in, and what it would bring back."""
    options, rack = seen.options(Options), seen.rack()
    for kind in POOLS:
        least = options.minimum(kind)
        if least > rack:
            continue
        back = _back(seen, kind, chances[kind])
        for horses in ORDERS[kind]:
            if chances[kind].get(horses):
                yield _Bet(kind, horses, least, back(horses, least))


def _back(
    seen: Observation, kind: str, chances: Mapping[str, Fraction]
) -> Callable[[str, int], Fraction]:
    """What one more bet in a pool, on this order and of so many chips, brings back on average."""
    sold = [
        TicketBet(each.seat, bet.horses, bet.amount)
        for each in seen.facts(Race).tickets
        for bet in each.bets
        if bet.type == kind
    ]
    pool, split = seen.chips(f"pool:{kind}"), seen.options(Options).split

    def back(horses: str, amount: int) -> Fraction:
        bet = TicketBet(seen.seat, horses, amount)
        return return_of_one_more(chances, pool, sold, split, bet)

    return back


def _worth_of(
    seen: Observation, chances: Mapping[str, Mapping[str, Fraction]], action: Action
) -> Fraction:
    """What a ticket wins on average, its price taken off; each bet by itself."""
    total = Fraction(0)
    for bet in action.rows("bets", Bet):
        back = _back(seen, bet.type, chances[bet.type])
        total += back(bet.horses, bet.amount) - bet.amount
    return total


WHY: Mapping[str, str] = {
    "why.superfecta.good": gettext_noop(
        "{pool} {horses} comes in {chance} times in a hundred, and {amount} on it would bring "
        "back {back} on average, as the pool stands."
    ),
    "why.superfecta.favourite": gettext_noop(
        "Nothing in the pools is worth a bet yet; the favourite, {horses}, wins {chance} "
        "times in a hundred, and {amount} on it brings back {back} on average."
    ),
}
"""Why it does what it does: a sentence to each code."""
