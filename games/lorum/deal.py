"""What all contracts of Lórum share: the deal, a card played, and paying."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal, TypeAlias

from games.cards import Card, pack
from games.cards.tricks import ANY_CARD, Duty, Ranks, play_card, play_option
from games.cards.zones import hand
from games.engine import (
    HOUSE,
    JSON,
    LATER,
    MOST_CHIPS,
    Action,
    OneOf,
    Option,
    Payment,
    Prompt,
    Say,
    Table,
    Transfer,
    Who,
    Whole,
    setting,
)
from games.engine.places import owner

RANKS = Ranks("789TJQKA")
PACK = pack(RANKS.order)
SEATS = 4
CARDS_EACH = 8
POT = "pot"
HANDS = 28
MOST_STAKE = 10**12
"""Far more than anyone plays for, and little enough that a whole game of debts is still a number
JSON can hold.
"""
ContractName: TypeAlias = Literal[
    "no-hearts", "queens", "no-tricks", "hairy-ape", "train", "quart", "domino"
]


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    stake: int = setting(Whole(1, MOST_STAKE), 1, "Chips to a point.")
    train_ten: int = setting(
        OneOf((1, 10)), 1, "What a ten counts in Train. With 10 the total can reach 100."
    )
    hairy_ape: str = setting(
        OneOf(("blind", "open")),
        "blind",
        "How Hairy Ape is played.",
        {"blind": "you see everyone's hand but your own", "open": "an ordinary trick game"},
    )


@dataclass(frozen=True)
class Carry:
    """What goes on from round to round."""

    hand: int = setting(Whole(0, HANDS - 1), 0)
    pot: int = setting(Whole(0, MOST_CHIPS), 0)
    first_dealer: int | None = setting(Whole(1, SEATS), None)


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    hand: int
    """Its number in the game, 1 to 28."""
    contract: ContractName
    positions: dict[int, list[int]] | None = field(default=None, metadata=LATER)
    """In a blind hand dealt by the engine: which of the cards dealt each seat still holds."""


def first(table: Table[Hand]) -> int:
    """The player left of the deal, who begins."""
    return table.in_turn()[0]


def blind(table: Table[Hand, Options]) -> bool:
    """Whether everyone sees all hands but their own."""
    return (table.facts.contract, table.options.hairy_ape) == ("hairy-ape", "blind")


def deal(table: Table[Hand, Options]) -> None:
    """Eight cards to each, eight at once. In a blind hand a card is known to its holder by its
    position alone.
    """
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="others" if blind(table) else "owner")
        table.deal(CARDS_EACH, to=hand(seat))
    if blind(table) and table.virtual:
        table.facts.positions = {seat: list(range(CARDS_EACH)) for seat in table.seats}


def one_card(table: Table[Hand], seat: int, duty: Duty = ANY_CARD) -> Option:
    """The option to play a card; in a blind hand dealt by the engine, by its position."""
    if table.facts.positions:
        left = tuple(table.facts.positions[seat])
        return Option(seat, "play", {"position": OneOf(left)})
    return play_option(table, seat, hand(seat), RANKS, duty)


def put(table: Table[Hand], action: Action, to: str, duty: Duty = ANY_CARD) -> Card:
    """Put the card that was played face up on the table."""
    seat = action.seat
    if table.facts.positions:
        left, position = table.facts.positions[seat], action.whole("position")
        card = table.cards(hand(seat))[left.index(position)]
        left.remove(position)
    else:
        card = action.card()
    play_card(table, seat, card, hand(seat), to, duty)
    return card


def ask(
    table: Table[Hand],
    code: str,
    *options: Option,
    awaited: Iterable[Who] | None = None,
    **args: JSON,
) -> Prompt:
    """Ask for the next card. Every card is another question: a second tap on one never plays the
    next.
    """
    return table.prompt(Say(code, args), options, f"after action {table.now}", awaited)


# Paying


def charge(
    table: Table[Hand, Options], seat: int, target: int | str, points: int, what: str
) -> None:
    """A compulsory payment of so many points at the table's stake; none for no points. `what` they
    are of is said by the code of that name.
    """
    if not points:
        return
    stake = table.options.stake
    reason = Say("lorum.points", {"what": f"lorum.{what}", "points": points})
    if stake > 1:
        reason = Say("lorum.at-stake", {**reason.args, "stake": stake})
    reckoning = table.reason(reason)
    if isinstance(target, int):
        table.tell("lorum.pays", seat=seat, to=target, amount=points * stake, reckoning=reckoning)
    else:
        table.tell("lorum.into-pot", seat=seat, amount=points * stake, reckoning=reckoning)
    table.compel(seat, target, points * stake, reason.code, **reason.args)


def payments(table: Table[Hand], transfers: Sequence[Transfer]) -> list[Payment]:
    """Each payer in the order of the rules, a winner's pot last. What the house lends goes straight
    on to whom it is owed.
    """
    payments = []
    for (seat, takes), run in consecutive(transfers):
        lent = tuple(at for at in run if transfers[at].source == HOUSE)
        pushed = tuple(at for at in run if at not in lent)
        chips = sum(transfers[at].amount for at in pushed)
        payments.append(Payment(seat, chips if takes else -chips, pushed, lent))
    return payments


def consecutive(transfers: Sequence[Transfer]) -> list[tuple[tuple[int, bool], list[int]]]:
    """Consecutive transfers of one seat: the seat, whether the pot goes to it, and their places."""
    return [
        (payer, [at for at, _ in run])
        for payer, run in groupby(enumerate(transfers), lambda one: payer_of(one[1]))
    ]


def payer_of(transfer: Transfer) -> tuple[int, bool]:
    """Whose transfer it is, and whether the pot goes to that seat; else the seat pays."""
    seat = owner(transfer.source) or owner(transfer.target) or 0
    return seat, transfer.source == POT
