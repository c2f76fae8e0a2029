"""Vazhushal: what is asked of the seat whose turn it is."""

from collections.abc import Iterator, Sequence
from functools import partial

from games.cards import JOKER, UNSEEN, Card, starting_order
from games.cards.zones import hand
from games.engine import JSON, Option, Prompt, ShownCards, Table
from games.engine.values import Draw
from games.vazhushal.layout import (
    LINE,
    TOO_MANY_TWICE,
    TWO_PACKS,
    Deal,
    is_laid_here,
    wrong_meld,
    wrong_take,
)
from games.vazhushal.likely import some_melds, some_sequence, sweep, sweep_depth
from games.vazhushal.values import LaidCards, LikelyWhole


def ask_to_draw(table: Table[Deal], seat: int) -> Prompt:
    """A card of the stock, or cards of the line. With a real deck somebody may still find that they
    were dealt too many equal cards.
    """
    options = [Option(seat, "draw"), take_option(table, seat), *misdeal_options(table)]
    return table.ask(
        "vazhushal.draw", *options, awaited=[seat], stage=f"after {table.now}", seat=seat
    )


def ask_to_play(table: Table[Deal], seat: int) -> Prompt:
    """Melds, if there is a card to spare; and the discard."""
    card = table.held(hand(seat))
    options = [
        *meld_options(table, seat, least=2),
        Option(seat, "discard", {"card": card}, private=table.virtual),
    ]
    return table.ask("vazhushal.play", *options, stage=f"after {table.now}", seat=seat)


def ask_at_the_end(table: Table[Deal], seat: int) -> Prompt:
    """Melds once more; nothing is discarded."""
    options = [*meld_options(table, seat, least=1), Option(seat, "done")]
    return table.ask("vazhushal.last", *options, stage=f"after {table.now}", seat=seat)


def meld_options(table: Table[Deal], seat: int, least: int) -> Iterator[Option]:
    """To say all melds that one has, where the hand has so many cards."""
    if len(table.cards(hand(seat))) < least:
        return

    def likely(lying: Sequence[Sequence[Card]], cards: Sequence[Card], draw: Draw) -> JSON:
        return some_melds(lying, cards, table.facts.wild, draw)

    reads = partial(is_laid_here, table)
    melds = table.heaped(hand(seat), table.facts.melds[seat], likely, reads)
    yield Option(
        seat,
        "meld",
        {"melds": melds},
        check=partial(wrong_meld, table),
        private=table.virtual,
        unlisted=("melds",),
        weight=30,
    )


def take_option(table: Table[Deal], seat: int) -> Option:
    """So many cards of the line, and the meld that the deepest goes into."""
    line, wild = table.cards(LINE), table.facts.wild

    def depth() -> int:
        return sweep_depth(table.cards(hand(seat)), line, wild, table.now)

    def some_sweep(cards: Sequence[Card], draw: Draw) -> JSON:
        return sweep(cards, line[-depth() :], wild, draw)

    cards, zones = nameable(table, seat)
    named = (cards, 1, len(cards) + len(line), zones)
    reads = partial(is_laid_here, table)
    return Option(
        seat,
        "take",
        {
            "count": LikelyWhole(1, len(line), likely=depth),
            "cards": LaidCards(*named, tuple(line), reads, some_sweep),
            "first": LaidCards(*named, (), reads, some_sequence),
        },
        optional=("first",),
        check=partial(wrong_take, table),
        private=table.virtual,
        unlisted=("cards", "first"),
    )


def nameable(table: Table[Deal], seat: int) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The cards that may come out of a hand; and with a real deck the zone they come out of."""
    cards = table.cards(hand(seat))
    if table.virtual:
        return tuple(cards), ()
    known = (card for card in cards if card != UNSEEN)
    return (*known, *starting_order(table.unseen_faces().elements())), (hand(seat),)


def misdeal_options(table: Table[Deal]) -> Iterator[Option]:
    """With a real deck of two packs, before anybody has drawn: to say that one was dealt both
    copies of three cards.
    """
    if not table.facts.untouched or table.virtual or len(table.seats) < TWO_PACKS:
        return
    twice = [card for card, count in table.unseen_faces().items() if count > 1 and card != JOKER]
    cards = tuple(starting_order(twice))
    for seat in table.seats:
        value = ShownCards(cards, TOO_MANY_TWICE, TOO_MANY_TWICE, (hand(seat),))
        yield Option(seat, "misdeal", {"cards": value}, unlisted=("cards",), weight=1)
