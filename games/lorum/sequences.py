"""The contracts of Lórum that play card upon card: Train, Quart and Domino."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.cards import Card, rank
from games.cards.layouts import fitting, next_in_suit
from games.cards.zones import hand
from games.engine import Dealing, OneOf, Option, Table
from games.language import lazy_gettext
from games.lorum.deal import (
    CARDS_EACH,
    POT,
    RANKS,
    Hand,
    Options,
    ask,
    charge,
    first,
    one_card,
    put,
)


@dataclass
class TrainHand(Hand):
    """A hand of Train."""

    total: int = 0


# Contract 5: Train

PIPS = {"A": 11, "K": 4, "Q": 3, "J": 2}
TOLLS = {25: 1, 50: 2, 75: 3, 100: 4}
"""The totals that cost whoever reaches or passes them, and how much."""


def train(table: Table[TrainHand, Options]) -> Dealing:
    """Card after card onto a running total, until all are played."""
    table.zone("train")
    for _ in range(CARDS_EACH):
        for seat in table.in_turn():
            total = table.facts.total
            action = yield ask(table, "lorum.train", one_card(table, seat), seat=seat, total=total)
            card = put(table, action, "train")
            table.facts.total += pips(table, card)
            table.tell("lorum.total", card=card, total=table.facts.total)
            for toll, points in TOLLS.items():
                if total < toll <= table.facts.total:
                    charge(table, seat, POT, points, f"toll-{toll}")


def pips(table: Table[Hand, Options], card: Card) -> int:
    """What a card counts in Train."""
    return table.options.train_ten if rank(card) == "T" else PIPS.get(rank(card), 0)


# Contract 6: Quart

RUN = 4


def quart(table: Table[Hand, Options]) -> Dealing:
    """Runs of up to four cards, each card played by whoever holds it, until somebody runs out."""
    table.zone("run")
    table.zone("gone", sight="none", forgotten=True)
    seat = first(table)
    while table.cards(hand(seat)):
        if card := wanted(table):
            action = yield ask(
                table, "lorum.run", *hold_it(table, card), awaited=table.seats, card=card
            )
        else:
            action = yield ask(table, "lorum.start", one_card(table, seat), seat=seat)
            table.move("run", "gone", list(table.cards("run")))
        put(table, action, "run")
        seat = action.seat
    settle_cards_left(table, seat, seat)


def wanted(table: Table[Hand]) -> Card | None:
    """The card the run goes on with: the next higher of the suit, after an ace the seven. None
    where there is no run, or it has four cards, or the next one has gone.
    """
    run = table.cards("run")
    if len(run) in (0, RUN):
        return None
    card = next_in_suit(run[-1], RANKS)
    return None if card in table.cards("gone") else card


def hold_it(table: Table[Hand], card: Card) -> list[Option]:
    """The option to go on with a run: its holder's alone, and nobody else sees who that is. With a
    real deck it may be anyone.
    """
    holders = [
        seat for seat in table.in_turn() if not table.virtual or card in table.cards(hand(seat))
    ]
    return [
        Option(seat, "play", {"card": OneOf((card,))}, private=table.virtual) for seat in holders
    ]


# Contract 7: Domino


def domino(table: Table[Hand, Options]) -> Dealing:
    """Cards laid on in sequence, up and down, in turn, until somebody runs out. The winner takes
    the whole pot.
    """
    table.zone("layout")
    seat = first(table)
    action = yield ask(table, "lorum.first", one_card(table, seat), seat=seat)
    put(table, action, "layout")
    while table.cards(hand(seat)):
        seat = table.left_of(seat)
        cards = fitting(table.cards("layout"), RANKS)
        action = yield ask(table, "lorum.domino", *lay_or_pass(table, seat, cards), seat=seat)
        if action.do == "play":
            put(table, action, "layout")
        elif not table.virtual:
            table.suspect(seat, lazy_gettext("false pass"), hand(seat), cards)
    settle_cards_left(table, seat, POT)
    table.tell("lorum.pot", seat=seat, amount=table.chips(POT))
    table.pay(POT, seat, table.chips(POT), "lorum.pot")


def lay_or_pass(table: Table[Hand], seat: int, cards: Sequence[Card]) -> list[Option]:
    """Who can play must, who cannot passes; with a real deck a pass is taken on trust."""
    playable = table.playable(hand(seat))
    fits = tuple(card for card in playable if card in cards)
    others = (card for card in playable if card not in cards)
    why_not = dict.fromkeys(others, lazy_gettext("it fits nowhere yet"))
    lay = Option(seat, "play", {"card": OneOf(fits, why_not)}, private=table.virtual)
    pass_ = Option(seat, "pass", private=table.virtual, weight=2)
    if table.virtual:
        return [lay if fits else pass_]
    return [lay, pass_]


def settle_cards_left(table: Table[Hand, Options], winner: int, target: int | str) -> None:
    """Somebody has run out: each of the others pays for every card still held."""
    table.tell("lorum.out", seat=winner)
    for seat in table.in_turn():
        charge(table, seat, target, len(table.cards(hand(seat))), "cards-left")
