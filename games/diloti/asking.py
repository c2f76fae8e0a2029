"""Diloti: what is asked of the seat whose turn it is, verb by verb."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import TypeAlias

from games.cards import PACK, Card, rank
from games.cards.fishing import LAYOUT, Selection, value
from games.cards.tricks import out_of_sight
from games.cards.zones import hand
from games.diloti.layout import (
    HIGHEST,
    Deal,
    Options,
    catches,
    declarable,
    keeps,
    may_lay,
    numbers,
    owned,
    raisable,
    wrong_capture,
    wrong_declaration,
    wrong_lay,
    wrong_raise,
)
from games.diloti.ways import Way, allowed, captures, declarations, lays, raises
from games.engine import Action, OneOf, Option, Prompt, ShownCard, Table, Value, Ways, Whole

Finding: TypeAlias = Callable[[Table[Deal], Card], Iterator[Way]]
"""Finds what a card may do by one verb."""


def ask(table: Table[Deal, Options], seat: int) -> Prompt:
    """Ask for a card, by each verb that is possible."""
    options = (
        lay_option(table, seat),
        capture_option(table, seat),
        declare_option(table, seat),
        raise_option(table, seat),
    )
    found = [option for option in options if option is not None]
    mine = owned(table, seat)
    stage = f"after action {table.now}"
    if mine:
        return table.ask("diloti.bound", *found, stage=stage, seat=seat, value=mine.value)
    return table.ask("diloti.play", *found, stage=stage, seat=seat)


def option_of(
    table: Table[Deal, Options],
    seat: int,
    do: str,
    cards: Sequence[Card],
    more: Mapping[str, Value],
    check: Callable[[Table[Deal, Options], Action], str | None],
    finding: Finding,
    **how: object,
) -> Option | None:
    """The option to play one of these cards by this verb; None without any. A real deck's hands are
    not known: any unseen card may be named, and the prompt of a file gives the verb alone. What may
    be done with it is a matter of its rank: it is listed for one card of each.
    """
    if not cards:
        return None
    real = not table.virtual
    unseen = out_of_sight(table, PACK)
    values = {"card": table.held(hand(seat), None if real else cards), **more}
    is_right = partial(check, table)
    asked = {rank(card): card for card in unseen}.values() if real else cards

    @cache
    def ways() -> Ways | None:
        found = chain.from_iterable(finding(table, card) for card in asked)
        return allowed(seat, do, "take" if "take" in more else "cards", found, is_right)

    return Option(
        seat,
        do,
        values,
        check=is_right,
        private=table.virtual,
        offered={"card": ShownCard(unseen)} if real else {},
        unlisted=tuple(values) if real else tuple(more),
        ways=ways,
        **how,  # type: ignore[arg-type]
    )


def lay_option(table: Table[Deal, Options], seat: int) -> Option | None:
    """To lay a card that may be laid; with virtual cards not while the seat owns a declaration."""
    cards = [card for card in table.playable(hand(seat)) if may_lay(table, card)]
    if table.virtual and owned(table, seat):
        cards = []
    return option_of(table, seat, "lay", cards, {}, wrong_lay, lays)


def capture_option(table: Table[Deal, Options], seat: int) -> Option | None:
    """To take what a card may take."""
    cards = [card for card in table.playable(hand(seat)) if next(catches(table, card), None)]
    more = {"take": Selection(tuple(table.cards(LAYOUT)))}
    return option_of(table, seat, "capture", cards, more, wrong_capture, captures, weight=20)


def declare_option(table: Table[Deal, Options], seat: int) -> Option | None:
    """To bind cards with one from the hand."""
    possible = {
        card: [total for total in declarable(table, seat, card) if keeps(table, seat, card, total)]
        for card in table.playable(hand(seat))
    }
    cards = [card for card, totals in possible.items() if totals]
    totals = sorted({total for found in possible.values() for total in found})
    more: dict[str, Value] = {
        "value": OneOf(tuple(totals)) if table.virtual else Whole(1, HIGHEST),
        "cards": Selection(tuple(bindable(table))),
    }
    return option_of(table, seat, "declare", cards, more, wrong_declaration, declarations)


def bindable(table: Table[Deal]) -> list[Card]:
    """What may be listed to be bound: loose numbers, and plain declarations."""
    plain = [each.cards for each in table.facts.declarations if not each.group]
    return [*numbers(table), *(card for cards in plain for card in cards)]


def raise_option(table: Table[Deal, Options], seat: int) -> Option | None:
    """To raise a declaration with a card from the hand."""
    found = raisable(table, seat)
    totals = {
        card: [
            each.value + value(card)
            for each in found
            if value(card)
            and each.value + value(card) <= HIGHEST
            and keeps(table, seat, card, each.value + value(card))
        ]
        for card in table.playable(hand(seat))
    }
    cards = [card for card, possible in totals.items() if possible]
    more: dict[str, Value] = {
        "of": OneOf(tuple(card for each in found for card in each.cards)),
        "cards": Selection(tuple(bindable(table))),
    }
    optional = ("cards",)
    return option_of(table, seat, "raise", cards, more, wrong_raise, raises, optional=optional)
