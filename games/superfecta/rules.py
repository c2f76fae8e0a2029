"""Superfecta: a horse race run by cards, with three parimutuel pools (rules page
``superfecta.md``).

The four aces are the horses; the other 48 cards run the race. Chips are whole units, and the house
keeps none.
"""

from collections.abc import Sequence
from functools import partial

from games.cards import Card, suit
from games.engine import (
    JSON,
    Action,
    Ending,
    Game,
    OneOf,
    Option,
    Prompt,
    Rows,
    Script,
    Summary,
    Table,
    Who,
    Whole,
)
from games.language import gettext, lazy_gettext
from games.odds.luck import NOTHING, Law
from games.odds.tote import shares
from games.superfecta.board import tote
from games.superfecta.odds import SPACES
from games.superfecta.tickets import (
    ANY_ORDER,
    ANY_POOL,
    HORSES,
    ORDERS,
    POOLS,
    RACING_PACK,
    RAIL_CARDS,
    Bet,
    Carry,
    Options,
    Paid,
    Race,
    Ticket,
    stakes,
)


def play(table: Table[Race, Options, Carry]) -> Script:
    """One race."""
    race = table.facts = Race(table.carry.race + 1, table.options.races)
    table.zone("rail")
    table.zone("course")
    table.shuffle(RACING_PACK)
    yield from table.turn_up(RAIL_CARDS, to="rail", which=lazy_gettext("the rail"))

    race.betting = True
    while (action := (yield betting(table))).do != "off":
        if action.do == "ticket":
            sell(table, action.seat, action.rows("bets", Bet))
        else:
            cancel(table, action.whole("ticket"))

    race.betting = False
    table.tell("superfecta.off")
    running = False
    while len(race.home) < 3:
        if table.virtual and not running:
            turn, run = Option("dealer", "turn"), Option("dealer", "run", weight=2)
            action = yield table.ask("superfecta.race", turn, run)
            running = action.do == "run"
        yield from table.turn_up(1, to="course", which=lazy_gettext("the next card of the race"))
        advance(table, table.cards("course")[-1])
    finish = race.finish = [*race.home, *(set(HORSES) - set(race.home))]
    table.tell("superfecta.finish", horses="/".join(finish))

    for kind, horses in POOLS.items():
        divide(table, kind, "/".join(finish[:horses]))
    return Ending(next_race(table))


def betting(table: Table[Race, Options]) -> Prompt:
    """Ask for what may be done before the off: tickets, cancellations, the off itself."""
    options = [Option("dealer", "off")]
    tickets = table.facts.tickets
    cheapest = min(table.options.minimum(kind) for kind in POOLS)
    for seat in table.seats:
        if table.chips(seat) >= cheapest:
            options.append(buying(table, seat))
        if own := [ticket for ticket in tickets if ticket.seat == seat]:
            options.append(cancelling(seat, own))
    if tickets:
        options.append(cancelling("dealer", tickets))
    return table.ask("superfecta.betting", *options, awaited=["dealer"])


def buying(table: Table[Race, Options], seat: int) -> Option:
    """The option to buy a ticket."""
    bets = Rows({"amount": Whole(1, table.chips(seat)), "type": ANY_POOL, "horses": ANY_ORDER})
    return Option(seat, "ticket", {"bets": bets}, check=partial(ticket_refusal, table))


def cancelling(by: Who, tickets: Sequence[Ticket]) -> Option:
    """The option to cancel one of these tickets."""
    numbers = OneOf(tuple(ticket.ticket for ticket in tickets))
    return Option(by, "cancel", {"ticket": numbers}, weight=1)


def ticket_refusal(table: Table[Race, Options], action: Action) -> str | None:
    """Why a ticket cannot be sold whole."""
    bets = action.rows("bets", Bet)
    for number, bet in enumerate(bets, 1):
        if bet.horses not in ORDERS[bet.type]:
            return gettext(
                "Bet {number}: {pool} names {count} of the horses H D C S, in finishing order.",
                number=number,
                pool=bet.type,
                count=POOLS[bet.type],
            )
        if bet.amount % (least := table.options.minimum(bet.type)):
            return gettext(
                "Bet {number}: {pool} is bet in multiples of {least}; {amount} is not one.",
                number=number,
                pool=bet.type,
                least=least,
                amount=bet.amount,
            )
    price, rack = sum(bet.amount for bet in bets), table.chips(action.seat)
    if price > rack:
        return gettext(
            "The ticket costs {price}; {player} has {rack}.",
            price=price,
            player=table.players[action.seat],
            rack=rack,
        )
    return None


def sell(table: Table[Race], seat: int, bets: list[Bet]) -> None:
    """Number a ticket and move its price to the pools."""
    race = table.facts
    race.sold = (race.sold or 0) + 1
    for bet in bets:
        table.pay(seat, f"pool:{bet.type}", bet.amount, "superfecta.ticket", number=race.sold)
    race.tickets.append(Ticket(race.sold, seat, bets))


def cancel(table: Table[Race], number: int) -> None:
    """Give a ticket's price back. Its number is not used again."""
    tickets = table.facts.tickets
    ticket = next(ticket for ticket in tickets if ticket.ticket == number)
    for bet in ticket.bets:
        table.pay(
            f"pool:{bet.type}", ticket.seat, bet.amount, "superfecta.cancelled", number=number
        )
    tickets.remove(ticket)


# The race


def advance(table: Table[Race], card: Card) -> None:
    """Move the horse of this card's suit one space; cards of horses already home are ignored."""
    race, horse = table.facts, suit(card).upper()
    if horse in race.home:
        return
    race.spaces[horse] += 1
    if race.spaces[horse] == SPACES:
        race.home.append(horse)
        table.tell("superfecta.home", horse=horse, place=len(race.home))


# Paying


def divide(table: Table[Race, Options], kind: str, order: str) -> None:
    """Pay one pool, carried money included; what a fraction leaves is carried to the next race."""
    pool = table.chips(f"pool:{kind}")
    winners = stakes(table, kind, order)
    if not winners or not pool:
        table.tell("superfecta.carried", pool=kind, amount=pool, order=order)
        return
    for seat, amount, reckoning in shares(pool, winners, table.options.split):
        table.pay(f"pool:{kind}", seat, amount, "superfecta.pays", pool=kind, reckoning=reckoning)
        table.facts.paid.append(Paid(kind, seat, order, amount, reckoning))
        table.tell(
            "superfecta.pays", pool=kind, seat=seat, amount=amount, reckoning=reckoning, order=order
        )
    if left := table.chips(f"pool:{kind}"):
        table.tell("superfecta.breakage", pool=kind, amount=left)


def next_race(table: Table[Race, Options]) -> dict[str, JSON]:
    """The carry; after the last race the pools are emptied among those seated."""
    race = table.facts.race
    if race < table.options.races:
        return {"race": race, "pools": {kind: table.chips(f"pool:{kind}") for kind in POOLS}}
    left = sum(table.chips(f"pool:{kind}") for kind in POOLS)
    if left:
        table.tell("superfecta.emptied", amount=left)
    each, odd = divmod(left, len(table.seats))
    for number, seat in enumerate(table.seats):
        due = each + (number < odd)
        for kind in POOLS:
            amount = min(due, table.chips(f"pool:{kind}"))
            table.pay(f"pool:{kind}", seat, amount, "superfecta.meeting-over")
            due -= amount
    return {"race": race, "finished": True, "pools": dict.fromkeys(POOLS, 0)}


def bets_of(actions: Sequence[Action]) -> Sequence[Action]:
    """The tickets that stand."""
    tickets: dict[int, Action] = {}
    sold = 0
    for action in actions:
        if action.do == "ticket":
            sold += 1
            tickets[sold] = action
        elif action.do == "cancel":
            del tickets[action.whole("ticket")]
    return tuple(tickets.values())


def handle(actions: Sequence[Action]) -> int:
    """What was bet in a race."""
    return sum(bet.amount for ticket in bets_of(actions) for bet in ticket.rows("bets", Bet))


def law(options: Options, actions: Sequence[Action]) -> Law:
    """What the tickets bring the house: it keeps nothing, and pays nothing."""
    return NOTHING


GAME = Game(
    slug="superfecta",
    name="Superfecta",
    rules="1",
    least_seats=2,
    most_seats=24,
    has_deal=False,
    play=play,
    summary=Summary(
        line="A horse race run by cards: bet, cheer, share the pool.",
        round_minutes=2,
        evening_minutes=25,
        luck="mostly-luck",
    ),
    decision_seconds={"superfecta.betting": 60},
    picture_after=16,
    board=tote,
    handle=handle,
    law=law,
    bets=bets_of,
    options=Options,
    carry=Carry,
    carried_places=lambda carry: {f"pool:{kind}": chips for kind, chips in carry.pools.items()},
    words=(
        "WIN, EXA, SFC: who comes first; the first two in order; all four in order.",
        (
            "Rail: six cards that lie beside the track and do not run. A suit that is there often "
            "is slower."
        ),
        (
            "Pool: all that was bet on one kind. Who was right shares it; if nobody was, it waits "
            "for the next race."
        ),
        "Off: the race begins, and no more bets are taken.",
    ),
    reasons={
        "superfecta.ticket": "ticket {number}",
        "superfecta.cancelled": "ticket {number} cancelled",
        "superfecta.pays": "{pool} pays {reckoning}",
        "superfecta.meeting-over": "end of the meeting",
    },
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
