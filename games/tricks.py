"""Trick games: which card is higher, who takes a trick, what must be played to it, and what a real
deck proves later (rules page ``scored-games.md``, *Trick games*).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.cards import SUIT_NAMES, UNSEEN, Card, pack, rank, suit
from games.engine import Option, ShownCard, Table


@dataclass(frozen=True)
class Ranks:
    """How the cards of a suit rank."""

    order: str
    """The ranks, lowest first."""

    def height(self, card: Card) -> int:
        """How high a card's rank is; 0 is the lowest."""
        return self.order.index(rank(card))

    def beats(self, card: Card, other: Card, trump: str | None = None) -> bool:
        """Whether a card beats one that was played before it: higher in its suit, or a trump on a
        plain suit.
        """
        if suit(card) == suit(other):
            return self.height(card) > self.height(other)
        return suit(card) == trump

    def taker(self, trick: Sequence[Card], trump: str | None = None) -> int:
        """The place in a trick, counted from 0, of the card that takes it: the highest trump, or
        without one the highest card of the suit led.
        """
        best = 0
        for place, card in enumerate(trick):
            if self.beats(card, trick[best], trump):
                best = place
        return best


@dataclass(frozen=True)
class Duty:
    """What must be played: a card of the best class that the hand holds."""

    classes: tuple[frozenset[Card], ...] = ()
    """The best class first; all other cards are one more class, the last."""
    fault: str = "revoke"
    """The kind of fault it is to play another card."""
    reason: str = ""
    """What stands against another card, for the sentence that refuses it."""

    def level(self, card: Card) -> int:
        """The class of a card; 0 is the best."""
        return next(
            (level for level, cards in enumerate(self.classes) if card in cards), len(self.classes)
        )

    def allowed(self, held: Iterable[Card]) -> list[Card]:
        """The cards of a hand that may be played."""
        cards = list(held)
        best = min(map(self.level, cards), default=0)
        return [card for card in cards if self.level(card) == best]

    def better(self, card: Card) -> frozenset[Card]:
        """The cards that would have had to be played before this one."""
        return frozenset().union(*self.classes[: self.level(card)])


ANY_CARD = Duty()


def follow(led: Card, ranks: Ranks) -> Duty:
    """The duty to follow suit."""
    same_suit = frozenset(letter + suit(led) for letter in ranks.order)
    return Duty((same_suit,), reason=f"{SUIT_NAMES[suit(led)]} were led")


def play_option(
    table: Table[Any], seat: int, hand: str, ranks: Ranks, duty: Duty = ANY_CARD
) -> Option:
    """The option to `play` a card of this hand. A hand that the engine knows is held to its duty;
    of one of a real deck only what is known to be there counts (`play_card`), and a screen offers
    the cards that have gone too: which they are is for the players to remember.
    """
    held = [card for card in table.cards(hand) if card != UNSEEN]
    playable = table.playable(hand)
    best = min(map(duty.level, held), default=len(duty.classes))
    allowed = [card for card in playable if duty.level(card) <= best]
    why_not = {card: duty.reason for card in playable if duty.level(card) > best}
    value = {"card": table.held(hand, allowed, why_not)}
    if table.virtual:
        return Option(seat, "play", value, private=True)
    return Option(seat, "play", value, offered={"card": ShownCard(out_of_sight(table, ranks))})


def out_of_sight(table: Table[Any], ranks: Ranks) -> tuple[Card, ...]:
    """The pack but for the cards that lie face up."""
    face_up = {card for zone in table.zones.values() if zone.sight == "all" for card in zone.cards}
    return tuple(card for card in pack(ranks.order) if card not in face_up)


def play_card(
    table: Table[Any], seat: int, card: Card, hand: str, to: str, duty: Duty = ANY_CARD
) -> None:
    """Put a card that was played face up on the table. With a real deck it may belie an earlier
    play of its hand, and a later card may belie this one.
    """
    table.move(hand, to, [card])
    if not table.virtual and (better := duty.better(card)):
        table.doubt(seat, duty.fault, hand, better, [card])
