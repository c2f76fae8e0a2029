"""The contracts of Lórum that play tricks: No hearts, Queens, No tricks and the Hairy Ape."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from games.cards import SUIT_NAMES, Card, suit
from games.cards.tricks import ANY_CARD, Duty, follow
from games.cards.zones import won
from games.engine import Dealing, Table
from games.language import lazy_gettext
from games.lorum.deal import (
    CARDS_EACH,
    PACK,
    POT,
    RANKS,
    Hand,
    Options,
    ask,
    blind,
    charge,
    first,
    one_card,
    put,
)


@dataclass
class TrickHand(Hand):
    """A hand of tricks."""

    order: list[int] = field(default_factory=list)
    """Who plays to the trick, the leader first; empty before the first one."""
    takers: list[int] = field(default_factory=list)
    """Who takes each card of the trick; empty until it is complete."""
    tricks: dict[int, int] = field(default_factory=dict)
    """How many whole tricks lie before each seat; nobody who has none."""


@dataclass
class AvoidingHand(TrickHand):
    """A hand of tricks in which points are to be avoided."""

    points: dict[int, int] = field(default_factory=dict)


# Tricks


def trick(table: Table[TrickHand, Options]) -> Dealing:
    """Four cards, one from each. They lie face up until the next trick is led."""
    state = table.facts
    leader = state.takers[0] if state.takers else first(table)
    order = [leader, *table.from_left_of(leader)[:-1]]
    for seat in order:
        if seat == leader:
            duty = duty_to_lead(table)
            code = "lorum.lead-blind" if blind(table) else "lorum.lead"
            action = yield ask(table, code, one_card(table, seat, duty), seat=seat)
            gather(table)
            state.order, state.takers = order, []
        else:
            led = table.cards("trick")[0]
            duty = ANY_CARD if blind(table) else follow(led, RANKS)
            code = "lorum.follow-blind" if blind(table) else "lorum.follow"
            option = one_card(table, seat, duty)
            action = yield ask(table, code, option, seat=seat, suit=SUIT_NAMES[suit(led)])
        put(table, action, "trick", duty)
    state.takers = takers(table)


def duty_to_lead(table: Table[TrickHand]) -> Duty:
    """Hearts may not be led to the first trick of No hearts."""
    if table.facts.contract == "no-hearts" and not table.facts.order:
        others = frozenset(card for card in PACK if suit(card) != "h")
        return Duty(
            (others,),
            lazy_gettext("heart led"),
            lazy_gettext("hearts may not be led to the first trick"),
        )
    return ANY_CARD


def takers(table: Table[TrickHand, Options]) -> list[int]:
    """Who takes each card of a trick, as they lie: the highest of the suit led takes all four. In a
    blind hand where nobody else's card followed, everyone takes their own. The taker of the first
    card leads next.
    """
    order, cards = table.facts.order, table.cards("trick")
    followed = [card for card in cards if suit(card) == suit(cards[0])]
    if blind(table) and len(followed) == 1:
        table.tell("lorum.own", seat=order[0])
        return list(order)
    taker = order[RANKS.taker(cards)]
    table.tell("lorum.takes", seat=taker)
    return [taker] * len(cards)


def gather(table: Table[TrickHand]) -> None:
    """Turn the last trick face down, to those who took it: no screen shows it again."""
    for card, taker in zip(list(table.cards("trick")), table.facts.takers, strict=True):
        table.move("trick", won(taker), [card])
    tricks, of_all = table.facts.tricks, taker_of_all(table.facts)
    if of_all is not None:
        tricks[of_all] = tricks.get(of_all, 0) + 1


def taker_of_all(state: TrickHand) -> int | None:
    """Who takes the trick that lies open; None before it is complete, or where all take their own
    cards.
    """
    takers = set(state.takers)
    return takers.pop() if len(takers) == 1 else None


def lay_out_tricks(table: Table[TrickHand]) -> None:
    """Nothing led yet, nothing won."""
    table.zone("trick")
    for seat in table.seats:
        table.zone(won(seat), owner=seat, sight="none", forgotten=True)


# Contracts 1 to 3: No hearts, Queens, No tricks

QUEENS = {"Qh": 4, "Qd": 3, "Qs": 2, "Qc": 1}

PENALTIES: Mapping[str, tuple[str, Callable[[Sequence[Card]], int]]] = {
    "no-hearts": ("hearts", lambda trick: sum(suit(card) == "h" for card in trick)),
    "queens": ("queens", lambda trick: sum(QUEENS.get(card, 0) for card in trick)),
    "no-tricks": ("tricks", lambda trick: 1),
}
"""What is to be avoided, and how many points of it a trick holds."""


def avoidance(table: Table[AvoidingHand, Options]) -> Dealing:
    """Eight tricks, then everyone pays for the points they took."""
    lay_out_tricks(table)
    what, points_in = PENALTIES[table.facts.contract]
    taken = table.facts.points = dict.fromkeys(table.seats, 0)
    for _ in range(CARDS_EACH):
        yield from trick(table)
        if points := points_in(table.cards("trick")):
            taker = table.facts.takers[0]
            taken[taker] += points
            table.tell("lorum.points", seat=taker, points=points, total=taken[taker])
    pay_for_points(table, {seat: taken[seat] for seat in table.in_turn()}, what)


def pay_for_points(table: Table[Hand, Options], points: Mapping[int, int], what: str) -> None:
    """Who took points pays those who took none, who share alike. If all took some it goes to the
    pot; but who took everything is paid for all of it by each of the others.
    """
    payers = [seat for seat in points if points[seat]]
    clear = [seat for seat in points if not points[seat]]
    total = sum(points.values())
    if not clear:
        for seat in payers:
            charge(table, seat, POT, points[seat], what)
    elif len(payers) == 1:
        for seat in clear:
            charge(table, seat, payers[0], total, f"all-{what}")
    else:
        due = dict.fromkeys(clear, total // len(clear))
        for seat in payers:
            left = points[seat]
            for receiver in clear:
                part = min(left, due[receiver])
                charge(table, seat, receiver, part, what)
                left -= part
                due[receiver] -= part


# Contract 4: Hairy Ape

APE = "Kh"
APE_COSTS = 4


def hairy_ape(table: Table[TrickHand, Options]) -> Dealing:
    """Tricks, until somebody takes the king of hearts."""
    lay_out_tricks(table)
    while APE not in table.cards("trick"):
        yield from trick(table)
    taker = table.facts.takers[table.cards("trick").index(APE)]
    charge(table, taker, POT, APE_COSTS, "king-of-hearts")
