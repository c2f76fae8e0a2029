"""Superfecta: a horse race run by cards, with three parimutuel pools (rules page
``superfecta.md``).

The four aces are the horses; the other 48 cards run the race. Chips are whole units, and the house
keeps none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from games.cards import UNSEEN, pack
from games.engine import (
    JSON,
    MOST_CHIPS,
    Action,
    Ending,
    Fields,
    Game,
    OneOf,
    Option,
    Rows,
    Script,
    Setting,
    Table,
    Who,
    Whole,
)
from games.odds.race import SPACES, chances_in_a_million, race_after

HORSES = "HDCS"
POOLS = {"WIN": 1, "EXA": 2, "SFC": 4}
"""The pools, and how many horses a bet on each names, in finishing order."""
ORDERS = {
    kind: ["/".join(order) for order in permutations(HORSES, count)]
    for kind, count in POOLS.items()
}
ANY_POOL = OneOf(tuple(POOLS))
ANY_ORDER = OneOf(tuple(order for orders in ORDERS.values() for order in orders))

OFF = Option("dealer", "off")
TURN = Option("dealer", "turn")
RUN = Option("dealer", "run", weight=2)

RACING_PACK = pack("23456789TJQK")
RAIL_CARDS = 6


def play(table: Table) -> Script:
    """One race."""
    table.facts |= {
        "race": table.carry["race"] + 1,
        "races": table.options["races"],
        "tickets": [],
        "spaces": dict.fromkeys(HORSES, 0),
        "home": [],
    }
    table.zone("rail")
    table.zone("course")
    table.shuffle(RACING_PACK)
    yield from table.turn_up(RAIL_CARDS, to="rail", which="the rail")

    while (
        action := (yield table.ask("superfecta.betting", *betting(table), awaited=["dealer"]))
    ).do != "off":
        if action.do == "ticket":
            sell(table, action.seat, action["bets"])
        else:
            cancel(table, action["ticket"])

    table.tell("superfecta.off")
    running = False
    while len(table.facts["home"]) < 3:
        if table.virtual and not running:
            action = yield table.ask("superfecta.race", TURN, RUN)
            running = action.do == "run"
        yield from table.turn_up(1, to="course", which="the next card of the race")
        advance(table, table.cards("course")[-1])
    finish = [*table.facts["home"], *(set(HORSES) - set(table.facts["home"]))]
    table.facts["finish"] = finish
    table.tell("superfecta.finish", horses="/".join(finish))

    for kind, horses in POOLS.items():
        divide(table, kind, "/".join(finish[:horses]))
    return Ending(next_race(table))


# Betting


@dataclass(frozen=True)
class PerPool:
    """One number for all pools, or an object that gives each pool its own."""

    number: Whole

    def fault(self, value: JSON) -> str | None:
        """See `Value.fault`."""
        one = self.number.fault(value)
        return (
            one
            and Fields(dict.fromkeys(POOLS, self.number)).fault(value)
            and f"{one}, or one for each pool"
        )

    def data(self) -> JSON:
        """See `Value.data`."""
        return {"each": list(POOLS), **self.number.data()}

    def sample(self, draw: object) -> JSON:
        """See `Value.sample`."""
        return self.number.min


def minimum(table: Table, kind: str) -> int:
    """The least bet on a pool; every bet is a multiple of it."""
    least: int | Mapping[str, int] = table.options["minimum_bet"]
    return least if isinstance(least, int) else least[kind]


def betting(table: Table) -> list[Option]:
    """What may be done before the off: tickets, cancellations, the off itself."""
    options = [OFF]
    tickets = table.facts["tickets"]
    cheapest = min(minimum(table, kind) for kind in POOLS)
    for seat in table.seats:
        if (rack := table.chips(seat)) >= cheapest:
            options.append(ticket_up_to(rack, seat))
        if own := tuple(ticket["ticket"] for ticket in tickets if ticket["seat"] == seat):
            options.append(cancel_one_of(own, seat))
    if tickets:
        every = tuple(ticket["ticket"] for ticket in tickets)
        options.append(cancel_one_of(every, "dealer"))
    return options


@lru_cache
def ticket_up_to(rack: int, seat: int) -> Option:
    """The ticket that a seat with this rack may buy."""
    bets = Rows({"amount": Whole(1, rack), "type": ANY_POOL, "horses": ANY_ORDER})
    return Option(seat, "ticket", {"bets": bets}, check=ticket_fault)


@lru_cache
def cancel_one_of(tickets: tuple[int, ...], by: Who) -> Option:
    """The cancellation of one of these tickets."""
    return Option(by, "cancel", {"ticket": OneOf(tickets)}, weight=1)


def ticket_fault(table: Table, action: Action) -> str | None:
    """Why a ticket cannot be sold whole."""
    for number, bet in enumerate(action["bets"], 1):
        kind, amount, least = bet["type"], bet["amount"], minimum(table, bet["type"])
        if bet["horses"] not in ORDERS[kind]:
            return (
                f"Bet {number}: {kind} names {POOLS[kind]} of the horses H D C S, in "
                "finishing order."
            )
        if amount % least:
            return f"Bet {number}: {kind} is bet in multiples of {least}; {amount} is none."
    price, rack = sum(bet["amount"] for bet in action["bets"]), table.chips(action.seat)
    if price > rack:
        return f"The ticket costs {price}; {table.players[action.seat]} has {rack}."
    return None


def sell(table: Table, seat: int, bets: Sequence[Mapping[str, JSON]]) -> None:
    """Number a ticket and move its price to the pools."""
    number = table.facts["sold"] = table.facts.get("sold", 0) + 1
    for bet in bets:
        table.pay(seat, f"pool:{bet['type']}", bet["amount"], f"ticket {number}")
    table.facts["tickets"].append({"ticket": number, "seat": seat, "bets": list(bets)})


def cancel(table: Table, number: int) -> None:
    """Give a ticket's price back. Its number is not used again."""
    tickets = table.facts["tickets"]
    ticket = next(ticket for ticket in tickets if ticket["ticket"] == number)
    for bet in ticket["bets"]:
        table.pay(
            f"pool:{bet['type']}", ticket["seat"], bet["amount"], f"ticket {number} cancelled"
        )
    tickets.remove(ticket)


# The race


def advance(table: Table, card: str) -> None:
    """Move the horse of this card's suit one space; cards of horses already home are ignored."""
    horse = card[1].upper()
    if horse in table.facts["home"]:
        return
    table.facts["spaces"][horse] += 1
    if table.facts["spaces"][horse] == SPACES:
        table.facts["home"].append(horse)
        table.tell("superfecta.home", horse=horse, place=len(table.facts["home"]))


# Paying


def divide(table: Table, kind: str, order: str) -> None:
    """Pay one pool, carried money included; what a fraction leaves is carried to the next race."""
    pool = table.chips(f"pool:{kind}")
    winners = [
        (ticket["seat"], bet["amount"])
        for ticket in table.facts["tickets"]
        for bet in ticket["bets"]
        if (bet["type"], bet["horses"]) == (kind, order)
    ]
    if not winners or not pool:
        table.tell("superfecta.carried", pool=kind, amount=pool, order=order)
        return
    for seat, amount, reckoning in shares(pool, winners, table.options["split"]):
        table.pay(f"pool:{kind}", seat, amount, f"{kind} pays {reckoning}")
        table.tell(
            "superfecta.pays", pool=kind, seat=seat, amount=amount, reckoning=reckoning, order=order
        )
    if left := table.chips(f"pool:{kind}"):
        table.tell("superfecta.breakage", pool=kind, amount=left)


def shares(pool: int, winners: Sequence[tuple[int, int]], split: str) -> list[tuple[int, int, str]]:
    """Who gets what of a pool, rounded down, and how it was reckoned. `winners` are the seats and
    stakes of the winning bets: a share to each of these heads (``even``), or in proportion to each
    bet (``stake``). In seat order.
    """
    if split == "even":
        heads = sorted({seat for seat, _ in winners})
        return [(seat, pool // len(heads), f"{pool} ÷ {len(heads)}") for seat in heads]
    staked = sum(stake for _, stake in winners)
    in_order = sorted(winners, key=lambda winner: winner[0])
    return [
        (seat, pool * stake // staked, f"{pool} × {stake} ÷ {staked}") for seat, stake in in_order
    ]


def next_race(table: Table) -> dict[str, JSON]:
    """The carry; after the last race the pools are emptied among those seated."""
    race = table.facts["race"]
    if race < table.options["races"]:
        return {"race": race, "pools": {kind: table.chips(f"pool:{kind}") for kind in POOLS}}
    left = sum(table.chips(f"pool:{kind}") for kind in POOLS)
    if left:
        table.tell("superfecta.emptied", amount=left)
    each, odd = divmod(left, len(table.seats))
    for number, seat in enumerate(table.seats):
        due = each + (number < odd)
        for kind in POOLS:
            amount = min(due, table.chips(f"pool:{kind}"))
            table.pay(f"pool:{kind}", seat, amount, "end of the meeting")
            due -= amount
    return {"race": race, "finished": True, "pools": dict.fromkeys(POOLS, 0)}


# The tote board


def tote(table: Table) -> dict[str, JSON]:
    """What the board shows: each pool, and for every order what a holder or a unit staked would be
    paid if it came in now, and its chance in a million given the rail.
    """
    rail = table.cards("rail")
    chances: Mapping[str, int] | None = None
    if len(rail) == RAIL_CARDS and UNSEEN not in rail:
        chances = chances_in_a_million(race_after(rail))
    return {kind: _pool_board(table, kind, chances) for kind in POOLS}


def _pool_board(table: Table, kind: str, chances: Mapping[str, int] | None) -> dict[str, JSON]:
    pool = table.chips(f"pool:{kind}")
    bets: dict[str, list[tuple[int, int]]] = {}
    for ticket in table.facts["tickets"]:
        for bet in ticket["bets"]:
            if bet["type"] == kind:
                bets.setdefault(bet["horses"], []).append((ticket["seat"], bet["amount"]))
    orders = {}
    for order in ORDERS[kind]:
        orders[order] = {
            "staked": sum(stake for _, stake in bets.get(order, [])),
            "will_pay": _will_pay(pool, bets.get(order, []), table.options["split"]),
            "chance": chances.get(order, 0) if chances else None,
        }
    return {"pool": pool, "carried": table.carry["pools"][kind], "orders": orders}


def _will_pay(pool: int, bets: Sequence[tuple[int, int]], split: str) -> JSON:
    """``even``: whole chips to a holder. ``stake``: chips to a hundred staked, rounded down."""
    if not bets:
        return None
    if split == "even":
        return pool // len({seat for seat, _ in bets})
    return 100 * pool // sum(stake for _, stake in bets)


GAME = Game(
    slug="superfecta",
    name="Superfecta",
    rules="1",
    least_seats=2,
    most_seats=24,
    has_deal=False,
    play=play,
    board=tote,
    settings=(
        Setting("minimum_bet", PerPool(Whole(1)), 1, "Every bet is a multiple of it."),
        Setting("races", Whole(1, 1000), 12, "How many races the meeting has."),
        Setting(
            "split",
            OneOf(("even", "stake")),
            "even",
            "How the winners of a pool share it.",
            {"even": "equally, a head each", "stake": "in proportion to what each bet staked"},
        ),
    ),
    carry=(
        Setting("race", Whole(0, 1000), 0),
        Setting(
            "pools", Fields(dict.fromkeys(POOLS, Whole(0, MOST_CHIPS))), dict.fromkeys(POOLS, 0)
        ),
    ),
    carried_places=lambda carry: {f"pool:{kind}": chips for kind, chips in carry["pools"].items()},
    lines={
        "superfecta.betting": "Bets, please. Start the race when the last ticket is in.",
        "superfecta.race": "No more bets. Turn the next card.",
        "superfecta.off": "They are off.",
        "superfecta.home": "{horse} is home, number {place}.",
        "superfecta.finish": "The finish: {horses}.",
        "superfecta.carried": "{pool}: nobody had {order}; {amount} carried.",
        "superfecta.pays": "{pool} {order}: {player} gets {amount} ({reckoning}).",
        "superfecta.breakage": "{pool}: {amount} left over, carried.",
        "superfecta.emptied": "The meeting is over: the {amount} left in the pools go round the "
        "table.",
    },
)
