"""What ``croupier odds superfecta`` says: chances from any state of a race, and what bets at the
present pools bring back.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypedDict

from games.cards import is_card
from games.engine import JSON, NotARound, as_kind
from games.engine.record import from_json
from games.odds.tote import NOBODY, SPLITS, TicketBet, expected_returns, return_of_one_more
from games.superfecta.odds import ORDERS, Race, order_chances, place_chances, race_after
from games.superfecta.tickets import Options
from web.cli.errors import BadInput

POOLS = {"WIN": 1, "EXA": 2, "SFC": 4}
MOST_CHIPS = 10**9
Chances = Mapping[str, Mapping[str, Fraction]]
"""By pool, by order."""


class BySplit(TypedDict):
    """Chips on average, as fractions, by each way of splitting a pool."""

    even: str
    stake: str


class SoldBet(BySplit):
    """What a seat has on an order, and what it brings back."""

    seat: int
    type: str
    horses: str
    staked: int


class OneMore(BySplit):
    """One more bet on an order, and what it brings back."""

    amount: int


class Pools(TypedDict):
    """The pools, and what bets on them bring back."""

    pools: dict[str, int]
    returns: list[SoldBet]
    one_more: dict[str, dict[str, OneMore]]


def race_odds(
    rail: Sequence[str],
    turned: Sequence[str],
    sold: str | None,
    carried: str | None,
    options: Mapping[str, JSON],
) -> tuple[Mapping[str, object], list[str]]:
    """The same as JSON and as lines. `sold` and `carried` are JSON: the bets of all pools and the
    chips in them before. Raises `BadInput`.
    """
    race = _race(rail, turned)
    chances = {pool: place_chances(race, count) for pool, count in POOLS.items()}
    data: Mapping[str, object] = {
        "rail": list(rail) or None,
        "turned": list(turned),
        "orders": _orders(race),
        "chances": {
            pool: {order: float(chance) for order, chance in orders.items()}
            for pool, orders in chances.items()
        },
    }
    lines = _in_words(rail, turned, chances)
    if sold is not None or carried is not None:
        tote = _tote(chances, _bets(sold or "[]"), _carried(carried or "{}"), options)
        data = {**data, **tote}
        lines += _returns_in_words(tote)
    return data, lines


def _race(rail: Sequence[str], turned: Sequence[str]) -> Race:
    """The state of the race that these cards make."""
    if turned and not rail:
        raise BadInput("Before any card is turned the rail lies: say --rail as well.")
    cards = [*rail, *turned]
    for card in cards:
        if not is_card(card) or card[0] == "A" or card == "Jk":
            raise BadInput(
                f"{card!r:.20} is not a card of the race: rank then suit, such as 4h, and no aces."
            )
    if len(set(rail)) < len(rail):
        raise BadInput("The rail holds no card twice.")
    if len(set(cards)) < len(cards):
        raise BadInput("No card is turned that lies on the rail or was turned before.")
    return race_after(rail, turned)


def _orders(race: Race) -> dict[str, str]:
    """The chance of each of the 24 orders, as a fraction in lowest terms."""
    chances = order_chances(race)
    return {order: _fraction(chances.get(order, Fraction(0))) for order in ORDERS}


def _fraction(number: Fraction) -> str:
    return f"{number.numerator}/{number.denominator}"


def _in_words(rail: Sequence[str], turned: Sequence[str], chances: Chances) -> list[str]:
    """The chance of every finish, the likeliest first. Before the rail is dealt all horses are
    alike.
    """
    lines = [f"The rail: {' '.join(rail) if rail else 'not dealt yet'}."]
    if turned:
        lines.append(f"Turned: {' '.join(turned)}.")
    for pool, orders in chances.items():
        ranked = sorted(orders.items(), key=lambda ranked: (-ranked[1], ranked[0]))
        lines += [
            "",
            pool,
            *(
                f"  {order:<10}{float(chance):>8.2%}   1 in {float(1 / chance):,.1f}"
                for order, chance in ranked
            ),
        ]
    return lines


# The pools


def _tote(
    chances: Chances,
    bets: Mapping[str, list[TicketBet]],
    carried: Mapping[str, int],
    options: Mapping[str, JSON],
) -> Pools:
    """What each bet that was sold brings back on average, and what the least bet of somebody new
    would; both ways of splitting.
    """
    pools = {pool: carried[pool] + sum(bet.amount for bet in bets[pool]) for pool in POOLS}
    returns: list[SoldBet] = []
    one_more: dict[str, dict[str, OneMore]] = {}
    for pool in POOLS:
        odds, chips, sold = chances[pool], pools[pool], bets[pool]
        even, stake = (expected_returns(odds, chips, sold, split) for split in SPLITS)
        returns += [
            {
                "seat": seat,
                "type": pool,
                "horses": horses,
                "staked": sum(
                    bet.amount for bet in sold if (bet.seat, bet.horses) == (seat, horses)
                ),
                "even": _fraction(even[seat, horses]),
                "stake": _fraction(stake[seat, horses]),
            }
            for seat, horses in even
        ]
        amount = as_kind(options, Options).minimum(pool)
        one_more[pool] = {}
        for order in _orders_of(pool):
            more = TicketBet(NOBODY, order, amount)
            even_more, by_stake = (
                _fraction(return_of_one_more(odds, chips, sold, split, more)) for split in SPLITS
            )
            one_more[pool][order] = {"amount": amount, "even": even_more, "stake": by_stake}
    return {"pools": pools, "returns": returns, "one_more": one_more}


def _orders_of(pool: str) -> list[str]:
    """The orders that can be bet on in a pool."""
    return list(dict.fromkeys("/".join(order.split("/")[: POOLS[pool]]) for order in ORDERS))


def _returns_in_words(tote: Pools) -> list[str]:
    pools = ", ".join(f"{pool} {amount:,}" for pool, amount in tote["pools"].items())
    head = f"{'even':>12}{'stake':>12}"
    lines = ["", f"In the pools: {pools}."]
    if tote["returns"]:
        lines += ["", f"{'Of 1 chip staked, comes back on average':<40}{head}"]
    for bet in tote["returns"]:
        what = f"  seat {bet['seat']}, {bet['staked']} on {bet['type']} {bet['horses']}"
        lines.append(f"{what:<40}{_per_chip(bet, bet['staked'])}")
    lines += ["", f"{'The same of one more bet, by somebody new':<40}{head}"]
    for pool, orders in tote["one_more"].items():
        for order, line in orders.items():
            what = f"  {line['amount']} on {pool} {order}"
            lines.append(f"{what:<40}{_per_chip(line, line['amount'])}")
    return lines


def _per_chip(back: BySplit, staked: int) -> str:
    return "".join(
        f"{float(Fraction(each) / staked):>12.3f}" for each in (back["even"], back["stake"])
    )


def _bets(text: str) -> dict[str, list[TicketBet]]:
    """The bets that were sold, by pool."""
    sold = _json(text, "--bets")
    bets: dict[str, list[TicketBet]] = {pool: [] for pool in POOLS}
    for number, bet in enumerate(sold if isinstance(sold, list) else [None], 1):
        if not isinstance(bet, dict) or bet.keys() != {"seat", "type", "horses", "amount"}:
            raise BadInput(
                "--bets is a JSON list of objects with seat, type, horses and amount, such as "
                '[{"seat": 1, "type": "EXA", "horses": "D/C", "amount": 2}].'
            )
        if bet["type"] not in list(POOLS) or bet["horses"] not in _orders_of(bet["type"]):
            raise BadInput(
                f"Bet {number}: WIN names one of the horses H D C S, EXA two and SFC all four, in "
                "finishing order."
            )
        for name, most in (("seat", 24), ("amount", MOST_CHIPS)):
            if type(bet[name]) is not int or not 1 <= bet[name] <= most:
                raise BadInput(f"Bet {number}: {name} is a whole number from 1 to {most:,}.")
        bets[bet["type"]].append(TicketBet(bet["seat"], bet["horses"], bet["amount"]))
    return bets


def _carried(text: str) -> dict[str, int]:
    """The chips in each pool before any bet was sold."""
    carried = _json(text, "--carried")
    if not isinstance(carried, dict) or not carried.keys() <= POOLS.keys():
        raise BadInput('--carried is a JSON object of chips in the pools, such as {"SFC": 118}.')
    for pool, chips in carried.items():
        if type(chips) is not int or not 0 <= chips <= MOST_CHIPS:
            raise BadInput(
                f"--carried: {pool} holds a whole number of chips, from 0 to {MOST_CHIPS:,}."
            )
    return dict.fromkeys(POOLS, 0) | carried


def _json(text: str, argument: str) -> JSON:
    try:
        return from_json(text)
    except NotARound as error:
        raise BadInput(f"{argument}: {error.message}") from error
