"""What all contracts of Lórum share: the deal, a card played, and paying."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games.cards import Card, pack
from games.cards.tricks import ANY_CARD, Duty, Ranks, play_card, play_option
from games.cards.zones import hand
from games.engine import JSON, LATER, Action, OneOf, Option, Prompt, Say, Table, Who, whole

RANKS = Ranks("789TJQKA")
PACK = pack(RANKS.order)
SEATS = 4
CARDS_EACH = 8
POT = "pot"


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    hand: int
    """Its number in the game, 1 to 28."""
    contract: str
    positions: dict[int, list[int]] | None = field(default=None, metadata=LATER)
    """In a blind hand dealt by the engine: which of the cards dealt each seat still holds."""


def first(table: Table[Hand]) -> int:
    """The player left of the deal, who begins."""
    return table.in_turn()[0]


def blind(table: Table[Hand]) -> bool:
    """Whether everyone sees all hands but their own."""
    return (table.facts.contract, table.options["hairy_ape"]) == ("hairy-ape", "blind")


def deal(table: Table[Hand]) -> None:
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


def charge(table: Table[Hand], seat: int, target: int | str, points: int, what: str) -> None:
    """A compulsory payment of so many points at the table's stake; none for no points."""
    if not points:
        return
    stake = whole(table.options, "stake")
    reckoning = f"{what}: {points}" if stake == 1 else f"{what}: {points} × {stake}"
    if isinstance(target, int):
        table.tell("lorum.pays", seat=seat, to=target, amount=points * stake, reckoning=reckoning)
    else:
        table.tell("lorum.into-pot", seat=seat, amount=points * stake, reckoning=reckoning)
    table.compel(seat, target, points * stake, reckoning)
