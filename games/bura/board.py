"""Bura: what its felt shows beyond zones and facts."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from games.bura.hand import ENOUGH, KIND_NAMES, KINDS, TRUMP, Hand, matched
from games.cards import Card, rank
from games.cards.stock import cards_left
from games.cards.tricks import COUNTS, counted
from games.cards.zones import hand, played, won
from games.engine import Table
from games.language import gettext, localized


class LaidCard(TypedDict):
    """A card of the trick that lies open."""

    card: Card
    beats: bool
    """Whether it answers, and beats the card it lies under."""


class CountedCards(TypedDict):
    """Won cards that were turned up and counted."""

    cards: Sequence[Card]
    """Those that count, the highest first."""
    sum: str
    points: int
    rest: int
    """How many more there are."""


class BuraBoard(TypedDict):
    """What the felt shows, each player's by the seat."""

    enough: int
    """The points that win."""
    kinds: Mapping[str, str]
    """What each special lead is."""
    to_draw: int
    """The cards that are to be drawn yet, the trump under them counted."""
    either: bool
    """Whether either player may speak."""
    answers: int | None
    """Who has to answer a lead or an announcement, or to lead what was announced."""
    words: Mapping[str, str]
    """What a player has said or done last, or whether the next word may be theirs."""
    played: Mapping[str, Sequence[LaidCard]]
    counted: Mapping[str, CountedCards]


def felt(table: Table[Hand]) -> BuraBoard:
    """What the felt shows of a hand."""
    either = _either(table)
    return {
        "enough": ENOUGH,
        "kinds": localized(KINDS),
        "to_draw": cards_left(table, TRUMP),
        "either": either,
        "answers": _answers(table),
        "words": {str(seat): _word(table, seat, either) for seat in table.seats},
        "played": {str(seat): _laid(table, seat) for seat in table.seats},
        "counted": {
            str(seat): _counted(table.cards(won(seat)))
            for seat in table.seats
            if table.zones[won(seat)].sight == "all"
        },
    }


def _either(table: Table[Hand]) -> bool:
    """Whether a lead is awaited before which the other player may speak."""
    hand = table.facts
    return hand.trick > 0 and hand.announced is None and not _led_alone(table) and _in_hand(table)


def _led_alone(table: Table[Hand]) -> bool:
    """Whether cards were led that are not answered yet."""
    leader = table.facts.led
    return leader is not None and not table.cards(played(table.left_of(leader)))


def _in_hand(table: Table[Hand]) -> bool:
    return any(table.cards(hand(seat)) for seat in table.seats)


def _answers(table: Table[Hand]) -> int | None:
    hand = table.facts
    if _led_alone(table):
        return table.left_of(hand.leader)
    return hand.leader if hand.announced else None


def _word(table: Table[Hand], seat: int, either: bool) -> str:
    """What is said beside a player's name, in the language of whoever asks."""
    facts = table.facts
    if facts.announced and facts.announced.seat == seat:
        return gettext("announces {kind}", kind=KIND_NAMES[facts.announced.kind])
    if _led_alone(table):
        return gettext("has led") if seat == facts.led else gettext("answers##has to, now")
    if facts.announced:
        return gettext("outbids or yields") if seat == facts.leader else ""
    if not _in_hand(table):
        return gettext("has the last word") if seat == _last_word(table) else ""
    if seat != facts.leader:
        return gettext("may speak first") if either else ""
    return gettext("has the lead") if facts.led is None else gettext("takes the trick and leads")


def _last_word(table: Table[Hand]) -> int:
    """Whose the last word is, once the hands are out: the one who took the last trick has it as
    long as that lies open, then the other.
    """
    leader = table.facts.leader
    return table.left_of(leader) if table.facts.led is None else leader


def _laid(table: Table[Hand], seat: int) -> list[LaidCard]:
    """What a player has played; an answer lies so that every card is under the one it beats, or
    fails to.
    """
    facts, cards = table.facts, table.cards(played(seat))
    led = table.cards(played(table.left_of(seat)))
    if facts.led in (None, seat) or not cards:
        return [{"card": card, "beats": False} for card in cards]
    return [
        {"card": card, "beats": beats} for card, beats in matched(led, cards, facts.trump or "")
    ]


def _counted(cards: Sequence[Card]) -> CountedCards:
    """Won cards as they are counted: "2 × 11 + 1 × 4"."""
    counting = sorted(
        (card for card in cards if rank(card) in COUNTS), key=lambda card: -COUNTS[rank(card)]
    )
    ranks = [rank(card) for card in counting]
    sums = (f"{ranks.count(one)} × {COUNTS[one]}" for one in dict.fromkeys(ranks))
    return {
        "cards": counting,
        "sum": " + ".join(sums) or gettext("nothing"),
        "points": counted(cards),
        "rest": len(cards) - len(counting),
    }
