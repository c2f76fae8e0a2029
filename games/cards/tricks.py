"""Trick games: which card is higher, who takes a trick, what must be played to it, and what a real
deck proves later (rules page ``scored-games.md``, *Trick games*).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import SUIT_NAMES, UNSEEN, Card, in_words, pack, rank, suit
from games.cards.zones import hand, won
from games.engine import Dealing, Option, ShownCard, Table
from games.language import lazy_gettext


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
    irregularity: str = lazy_gettext("revoke")
    """The kind of irregularity it is to play another card."""
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
    return Duty((same_suit,), reason=lazy_gettext("{suit} were led", suit=SUIT_NAMES[suit(led)]))


def beat_or_follow(led: Card, ranks: Ranks, trump: str) -> Duty:
    """The duty to answer with a higher card of the suit led, else with another of it, else with a
    trump.
    """
    of_suit = frozenset(letter + suit(led) for letter in ranks.order)
    higher = frozenset(card for card in of_suit if ranks.beats(card, led))
    trumps = frozenset(letter + trump for letter in ranks.order)
    reason = lazy_gettext(
        "{card} was led; beat it in its suit, else follow suit, else play a trump",
        card=in_words(led),
    )
    return Duty((higher, of_suit, trumps), reason=reason)


def play_option(
    table: Table[object],
    seat: int,
    hand: str,
    ranks: Ranks,
    duty: Duty = ANY_CARD,
    cards: Sequence[Card] | None = None,
) -> Option:
    """The option to `play` a card of this hand. A hand that the engine knows is held to its duty;
    of one of a real deck only what is known to be there counts (`play_card`), and a screen offers
    the cards that have gone too: which they are is for the players to remember. `cards` are those
    of the deck, where it is not the whole pack of these ranks.
    """
    held = [card for card in table.cards(hand) if card != UNSEEN]
    playable = table.playable(hand)
    best = min(map(duty.level, held), default=len(duty.classes))
    allowed = [card for card in playable if duty.level(card) <= best]
    why_not = {card: duty.reason for card in playable if duty.level(card) > best}
    value = {"card": table.held(hand, allowed, why_not)}
    if table.virtual:
        return Option(seat, "play", value, private=True)
    deck = pack(ranks.order) if cards is None else cards
    return Option(seat, "play", value, offered={"card": ShownCard(out_of_sight(table, deck))})


def out_of_sight(table: Table[object], deck: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of the deck but for those that lie face up."""
    face_up = {card for zone in table.zones.values() if zone.sight == "all" for card in zone.cards}
    return tuple(card for card in deck if card not in face_up)


def play_card(
    table: Table[object], seat: int, card: Card, hand: str, to: str, duty: Duty = ANY_CARD
) -> None:
    """Put a card that was played face up on the table. With a real deck it may belie an earlier
    play of its hand, and a later card may belie this one.
    """
    table.move(hand, to, [card])
    if not table.virtual and (better := duty.better(card)):
        table.suspect(seat, duty.irregularity, hand, better, [card])


# What cards count

COUNTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def counted(cards: Iterable[Card]) -> int:
    """What taken cards count where an ace is 11 and a ten 10: 120 in the pack."""
    return sum(COUNTS.get(rank(card), 0) for card in cards)


class CardPoints(TypedDict):
    """What a card counts, as a felt shows it."""

    card: Card
    points: int


def card_points(points: Mapping[Card, int]) -> list[CardPoints]:
    """What these cards count, in this order."""
    return [{"card": card, "points": counts} for card, counts in points.items()]


# A deal of tricks, all of which are played

TRICK = "trick"
"""The zone of the trick that lies open."""

TRICK_LINES = {
    "tricks.lead": "{player} leads.",
    "tricks.follow": "{player} to play; {suit} were led.",
    "tricks.takes": "{player} takes the trick.",
}
TRICK_WORDS = (
    "Trick: a card of each player; the highest one takes it.",
    "To follow: to play the suit that was led, if you have it.",
)
"""The sentences of `play_tricks`."""


@dataclass
class Tricks:
    """The tricks of a deal, for everybody to see."""

    order: list[int] = field(default_factory=list)
    """Who plays to the trick that lies open, the leader first; empty before the first one."""
    takers: list[int] = field(default_factory=list)
    """Who took each trick that is complete, in order."""

    def taken(self, seat: int) -> int:
        """How many tricks a player has taken."""
        return self.takers.count(seat)


@dataclass(frozen=True)
class Taken:
    """A trick as it was taken: by whom, and its cards from the leader's on."""

    seat: int
    cards: list[Card]


def deal_anew(table: Table[object]) -> None:
    """All hands are thrown in, seen or not, and dealt anew."""
    hands = [hand(seat) for seat in table.seats]
    thrown_in = table.take_up(*hands)
    for name in hands:
        table.reveal(name, "owner")
    deal_hands(table, thrown_in)


def deal_hands(table: Table[object], deck: Sequence[Card]) -> None:
    """The whole deck all at once, in equal hands, from the deal's left round to the deal."""
    table.shuffle(deck)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(len(deck) // len(table.seats), to=hand(seat))


def play_tricks(
    table: Table[object],
    tricks: Tricks,
    ranks: Ranks,
    deck: Sequence[Card],
    leader: int,
    trump: str | None = None,
) -> Dealing:
    """All tricks of a deal: suit must be followed, and the taker of one leads to the next. Each
    lies open until the next one is led, and then face down before its taker.
    """
    table.zone(TRICK)
    for seat in table.seats:
        table.zone(won(seat), owner=seat, sight="none")
    while table.cards(hand(leader)):
        order = [leader, *table.from_left_of(leader)[:-1]]
        for seat in order:
            duty = ANY_CARD if seat == leader else follow(table.cards(TRICK)[0], ranks)
            option = play_option(table, seat, hand(seat), ranks, duty, deck)
            # Every card is another question: a second tap on one never plays the next.
            stage = f"after action {table.now}"
            if seat == leader:
                action = yield table.ask("tricks.lead", option, stage=stage, seat=seat)
                gather(table, tricks)
                tricks.order = order
            else:
                led = SUIT_NAMES[suit(table.cards(TRICK)[0])]
                action = yield table.ask("tricks.follow", option, stage=stage, seat=seat, suit=led)
            play_card(table, seat, action.card(), hand(seat), TRICK, duty)
        leader = take_trick(table, tricks, ranks, trump)


def take_trick(table: Table[object], tricks: Tricks, ranks: Ranks, trump: str | None = None) -> int:
    """The trick that lies open is complete. Returns its taker, who leads to the next one."""
    taker = tricks.order[ranks.taker(table.cards(TRICK), trump)]
    tricks.takers.append(taker)
    table.tell("tricks.takes", seat=taker)
    return taker


def leader(table: Table[object], tricks: Tricks) -> int:
    """Who has the lead: whoever took the last trick, and first of all the player on the deal's
    left.
    """
    return tricks.takers[-1] if tricks.takers else table.in_turn()[0]


def gather(table: Table[object], tricks: Tricks) -> None:
    """Turn the trick that lies open face down, to whoever took it: no screen shows it again."""
    if tricks.takers:
        table.move(TRICK, won(tricks.takers[-1]), list(table.cards(TRICK)))


def turn_up_tricks(table: Table[object], tricks: Tricks) -> list[Taken]:
    """When all are played: turn them up to be counted. Returns them in the order they were
    taken.
    """
    gather(table, tricks)
    for seat in table.seats:
        table.reveal(won(seat))
    piles = {seat: iter(list(table.cards(won(seat)))) for seat in table.seats}
    size = len(tricks.order)
    return [Taken(seat, [next(piles[seat]) for _ in range(size)]) for seat in tricks.takers]
