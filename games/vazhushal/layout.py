"""The table of Vazhushal: the line, what is wild, everybody's melds; and what must be true of
them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from games.cards import JOKER, SUITS, Card, list_in_words, rank, suit
from games.cards.melds import (
    WHY,
    Kind,
    Laid,
    MeldRules,
    card_of,
    face_of,
    is_laid,
    is_pure,
    kind,
    wrong,
)
from games.cards.scores import ScoredDeal
from games.cards.zones import cannot_hold, hand
from games.engine import LATER, NOT_SHOWN, Action, Table, as_kind
from games.language import gettext, localized

LINE = "line"
"""The zone of what was discarded, the oldest first."""
NEGATIVE = "negative_joker"
RULES = MeldRules()
"""Sets of three or four, all suits different; sequences of three or more, an ace at either end; one
natural card at least.
"""
TWO_PACKS = 3
"""From so many players on there are two packs, and a hand may be dealt too many equal cards."""
TOO_MANY_TWICE = 3
"""With both copies of so many different cards in a hand all hands are thrown in."""
COLOURS = ("cs", "dh")
TEN = 10
"""What aces, tens, court cards and jokers count."""


@dataclass
class Laying:
    """What a seat has just laid."""

    seat: int
    melds: list[int]
    """The places of the melds among its own that did not lie there so before."""
    swept: int = 0
    """How many cards of the line it took for them."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    wild: list[Card] = field(default_factory=list)
    """The cards that may stand for others."""
    melds: dict[int, list[list[Laid]]] = field(default_factory=dict)
    """What each seat has on the table."""
    turn: int | None = None
    stopped: bool = False
    """Whether the stock has run out: everybody melds once more."""
    untouched: bool = field(default=True, metadata=NOT_SHOWN)
    """Whether nobody has drawn or taken a card yet."""
    last: Laying | None = None
    """What was laid last, until the next card is discarded."""
    out: int | None = field(default=None, metadata=LATER)
    """Who is out, once somebody is."""


def melds_zone(seat: int) -> str:
    """The zone of a player's melds."""
    return f"melds:{seat}"


def has_too_many_twice(cards: Sequence[Card]) -> bool:
    """Whether a hand has both copies of three different cards or more; jokers do not count."""
    copies = Counter(card for card in cards if card != JOKER)
    return sum(1 for count in copies.values() if count > 1) >= TOO_MANY_TWICE


def wild_by(negative: Card) -> list[Card]:
    """The cards that the negative joker makes wild: its rank in the other colour, and jokers."""
    if negative == JOKER:
        return [JOKER]
    same = next(colour for colour in COLOURS if suit(negative) in colour)
    return [*(rank(negative) + each for each in SUITS if each not in same), JOKER]


# Values


def value(card: Card) -> int:
    """What a card counts in a hand."""
    return int(rank(card)) if card != JOKER and rank(card).isdigit() else TEN


def value_of_hand(cards: Sequence[Card]) -> int:
    """What is left in a hand counts so much against its player."""
    return sum(map(value, cards))


def value_of_melds(melds: Sequence[Sequence[Laid]]) -> int:
    """What melds count: a wild card as what it stands for."""
    return sum(value(face_of(laid)) for meld in melds for laid in meld)


# What an action says


def is_laid_here(table: Table[Deal], text: object) -> bool:
    """Whether this names a card as it may lie in a meld of this deal."""
    return is_laid(text, table.facts.wild)


def melds_of(action: Action) -> list[list[Laid]]:
    """All melds that a player then has."""
    return as_kind(action.args["melds"], list[list[Laid]])


def laid_of(action: Action, key: str) -> list[Laid]:
    """A meld of this name; empty where it was left out."""
    return as_kind(action.args.get(key, []), list[Laid])


def cards_in(melds: Sequence[Sequence[Laid]]) -> Counter[Card]:
    """The cards that lie in these melds."""
    return Counter(card_of(laid) for meld in melds for laid in meld)


def sequence_key(meld: Sequence[Laid]) -> tuple[Card, ...] | None:
    """What the cards of a sequence stand for; None of a set."""
    return tuple(sorted(map(face_of, meld))) if kind(meld, RULES) is Kind.SEQUENCE else None


def in_words(meld: Sequence[Laid]) -> str:
    """A meld as a person reads it, by what its cards stand for."""
    return list_in_words(list(map(face_of, meld)))


# What must be true of the melds of a player


def wrong_melds(melds: Sequence[Sequence[Laid]]) -> str | None:
    """Why these cannot be all that a player has on the table; None where they can."""
    for meld in melds:
        if problem := wrong(meld, RULES):
            return gettext(
                "{cards} is no meld: {why}.", cards=in_words(meld), why=localized(WHY[problem])
            )
    if not any(is_pure(meld, RULES) for meld in melds):
        return gettext("One of your melds must be a sequence without wild cards.")
    sequences = [key for meld in melds if (key := sequence_key(meld))]
    if len(set(sequences)) < len(sequences):
        return gettext("Two of your sequences stand for the same cards.")
    return None


def wrong_meld(table: Table[Deal], action: Action) -> str | None:
    """Why a player cannot have these melds on the table now."""
    seat, melds = action.seat, melds_of(action)
    cards, lying = cards_in(melds), cards_in(table.facts.melds[seat])
    if missing := lying - cards:
        return gettext(
            "All that you have on the table stays there: {cards} is missing.",
            cards=list_in_words(list(missing.elements())),
        )
    own = list((cards - lying).elements())
    if not own:
        return gettext("Lay at least one card of the hand.")
    return (
        cannot_hold(table, seat, own)
        or wrong_melds(melds)
        or keeps_none(table, len(table.cards(hand(seat))) - len(own))
    )


def wrong_take(table: Table[Deal], action: Action) -> str | None:
    """Why a player cannot take so much of the line with this meld."""
    seat, count = action.seat, action.whole("count")
    meld, first = laid_of(action, "cards"), laid_of(action, "first")
    taken = table.cards(LINE)[-count:]
    cards = cards_in([meld])
    if not cards[taken[0]]:
        return gettext(
            "The deepest card that you take, {card}, goes into the new meld.",
            card=list_in_words(taken[:1]),
        )
    if first and (error := wrong_first(table, seat, first)):
        return error
    own = list((cards - Counter(taken) + cards_in([first])).elements())
    melds = [*table.facts.melds[seat], *([first] if first else []), meld]
    held = len(table.cards(hand(seat))) + count - cards.total() - len(first)
    return cannot_hold(table, seat, own) or wrong_melds(melds) or keeps_none(table, held)


def wrong_first(table: Table[Deal], seat: int, first: Sequence[Laid]) -> str | None:
    """Why this cannot be laid before the line is touched."""
    if table.facts.melds[seat]:
        return gettext("You have melded already: nothing is laid first.")
    if not is_pure(first, RULES):
        return gettext("First comes a sequence without wild cards.")
    return None


def keeps_none(table: Table[Deal], left: int) -> str | None:
    """Why nothing may be laid that leaves so many cards in the hand."""
    if left < 1 and not table.facts.stopped:
        return gettext("Keep one card, for the discard.")
    return None
