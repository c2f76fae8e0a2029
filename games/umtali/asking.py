"""Umtali: what is asked of the seat whose turn it is, and what is wrong with a play."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations

from games.cards import Card, in_words
from games.cards.melds import melds_in
from games.cards.zones import cannot_hold, hand
from games.engine import STOCK, Action, OneOf, Option, Prompt, ShownCard, Table, Value
from games.engine.values import ShownCards, SomeOf
from games.language import gettext, lazy_gettext
from games.umtali.layout import (
    COVERED,
    MOST_KEPT,
    PILE,
    RULES,
    Deal,
    Form,
    Lying,
    breaks_up,
    form_of,
    known,
    points,
    singles,
    within_reach,
)

LEAST = 2
"""The cards of the smallest melds, marriages and pairs."""


def draw_options(table: Table[Deal], seat: int) -> list[Option]:
    """To draw, while there is a stock; to take, unless a discard lies face down on the pile."""
    options = []
    if table.cards(STOCK):
        options.append(Option(seat, "draw"))
    if table.cards(PILE) and not table.cards(COVERED):
        options.append(Option(seat, "take"))
    return options


def ask_to_play(table: Table[Deal], seat: int) -> Prompt:
    """Ask to meld, to lay, or to end the turn with a discard."""
    found = (lay_option(table, seat), discard_option(table, seat), meld_option(table, seat))
    options = [option for option in found if option is not None]
    code = "umtali.play" if table.facts.out is None else "umtali.play-last"
    return table.ask(code, *options, stage=f"after action {table.now}", seat=seat)


def discard_option(table: Table[Deal], seat: int) -> Option:
    """To discard; face down where that ends the hand, and nobody was out before. A card that lies
    face down is named by nobody where the deck is a real one.
    """
    held, may_cover = table.cards(hand(seat)), table.facts.out is None
    values: dict[str, Value] = {"card": table.held(hand(seat))}
    optional: tuple[str, ...] = ()
    if len(held) == 1 and may_cover:
        values["down"] = OneOf((True,))
        optional = ("down",) if table.virtual else ("card", "down")
    return Option(
        seat,
        "discard",
        values,
        optional,
        check=None if table.virtual or not optional else named_or_down,
        private=table.virtual,
        unlisted=() if table.virtual else ("card",),
        weight=4,
    )


def named_or_down(action: Action) -> str | None:
    """Why a discard of a real deck is neither of both."""
    if action.flag("card") != action.flag("down"):
        return None
    return gettext("Name the card that is discarded, or say that it lies face down.")


def lay_option(table: Table[Deal], seat: int) -> Option | None:
    """To lay a single, where the table takes one. Of a real deck's hand any card may be named."""
    cards = (*table.playable(hand(seat)), *within_reach(table))
    allowed = [card for card in cards if why_not_laid(table, seat, card) is None]
    if not table.virtual:
        return Option(
            seat,
            "lay",
            {"card": ShownCard(cards, zones=(hand(seat),))},
            check=lambda action: why_not_laid(table, seat, action.card()),
            offered={"card": ShownCard(tuple(allowed))},
            unlisted=("card",),
        )
    if not allowed:
        return None
    why_not = {card: why for card in cards if (why := why_not_laid(table, seat, card))}
    return Option(seat, "lay", {"card": OneOf(tuple(allowed), why_not)}, private=True)


def why_not_laid(table: Table[Deal], seat: int, card: Card) -> str | None:
    """What stands against a single; None where it may lie, as far as is known."""
    if not singles(table, [card]):
        return lazy_gettext("it extends nothing on the table")
    if breaks_up(card, known(table, seat)):
        return lazy_gettext("it would break up a meld of the hand")
    return None


def meld_option(table: Table[Deal], seat: int) -> Option | None:
    """To meld, where there is a meld; from a real deck's hand, where it has two cards."""
    reach = within_reach(table)
    size = len(table.cards(hand(seat))) + len(reach)
    if size < LEAST:
        return None
    check = partial(wrong_meld, table)
    cards = (*table.playable(hand(seat)), *reach)
    if not table.virtual:
        shown = ShownCards(cards, LEAST, size, (hand(seat),), together=melds_of)
        return Option(seat, "meld", {"cards": shown}, check=check, unlisted=("cards",), weight=30)
    found = tuple(meld for meld in melds_of(cards) if why_no_meld(table, seat, meld) is None)
    if not found:
        return None
    some = SomeOf(cards, LEAST, size, together=lambda _: found)
    return Option(
        seat, "meld", {"cards": some}, check=check, private=True, unlisted=("cards",), weight=30
    )


def melds_of(cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Every set, sequence, marriage and pair that these cards hold."""
    twos = (two for two in combinations(cards, LEAST) if form_of(two) is not None)
    return (*melds_in(cards, RULES), *twos)


def hand_groups(
    cards: Sequence[Card], _open: Mapping[str, Sequence[Card]]
) -> list[tuple[Card, ...]]:
    """What goes together in a hand: melds that share no card, the one that scores most first, and
    last what is in none. Pairs are for who goes out.
    """
    melds = [(points(Lying(0, form, list(meld))), meld) for meld, form in formed(cards)]
    groups: list[tuple[Card, ...]] = []
    for _, meld in sorted(melds, key=lambda each: (-each[0], len(each[1]))):
        if not any({*meld} & {*other} for other in groups):
            groups.append(meld)
    taken = {card for meld in groups for card in meld}
    return [*groups, tuple(card for card in cards if card not in taken)]


def formed(cards: Sequence[Card]) -> Iterator[tuple[tuple[Card, ...], Form]]:
    """The melds in these cards, and what each is; no pairs."""
    for meld in melds_of(cards):
        form = form_of(meld)
        if form is not None and form != "pair":
            yield meld, form


def wrong_meld(table: Table[Deal], action: Action) -> str | None:
    """Why a seat cannot put down these cards together."""
    return why_no_meld(table, action.seat, action.cards())


def why_no_meld(table: Table[Deal], seat: int, cards: Sequence[Card]) -> str | None:
    """What stands against a meld; None where it may lie, as far as is known."""
    reach = within_reach(table)
    of_hand = [card for card in cards if card not in reach]
    if (error := cannot_hold(table, seat, of_hand)) is not None:
        return error
    form = form_of(cards)
    if form is None:
        return gettext(
            "A meld is three or four of one rank, three or more number cards of one suit in a row, "
            "or king and queen of one suit; jacks are laid singly."
        )
    if form != "pair":
        return None
    if len(table.cards(hand(seat))) - len(of_hand) > MOST_KEPT:
        return gettext("A pair is laid last, by who keeps one card at most.")
    for card in cards:
        if breaks_up(card, [*known(table, seat), *cards]):
            return gettext("{card} belongs to a larger meld of the hand.", card=in_words(card))
    return None
