"""The score sheet of a deal of Triple Play, line by line as partners write it."""

from collections.abc import Iterator, Mapping

from games.cards.scores import SIDES, Item, partners, side_of
from games.engine import Table
from games.language import lazy_gettext
from games.triple_play.layout import Deal, book_zone, red_zone, unfinished
from games.triple_play.melds import BONUS, MIXED, NATURAL, OTHER_BONUS, WILD, Canasta, worth

RED, MANY_RED, MANY = 100, 300, 7
"""What each red three brings, and what so many of them bring besides."""
OUT = 200
"""What going out brings."""

CANASTAS = {
    "7": lazy_gettext("canastas of sevens"),
    "5": lazy_gettext("canastas of fives"),
    WILD: lazy_gettext("canastas of wild cards"),
    NATURAL: lazy_gettext("natural canastas"),
    MIXED: lazy_gettext("mixed canastas"),
}
"""The lines of the sheet for canastas, the dearest first."""


def line_of(canasta: Canasta) -> str:
    """On which of these lines a canasta stands."""
    return canasta.of if canasta.of in BONUS else canasta.kind


def items(table: Table[Deal], left: Mapping[int, int]) -> list[Item]:
    """What the deal brings each side. `left`: what each seat's cards cost that are left."""
    return [item for side in SIDES for item in of_side(table, side, left) if item.points]


def of_side(table: Table[Deal], side: str, left: Mapping[int, int]) -> Iterator[Item]:
    """The lines of one side."""
    deal, seat = table.facts, partners(side)[0]
    lines = [line_of(each) for each in deal.of(seat).canastas]
    for line, what in CANASTAS.items():
        bonus = BONUS.get(line) or OTHER_BONUS[line]
        count = lines.count(line)
        yield Item(side, lazy_gettext("{what}: {count}", what=what, count=count), count * bonus)
    reds = len(table.cards(red_zone(seat)))
    yield Item(side, lazy_gettext("red threes: {count}", count=reds), reds * RED)
    if reds >= MANY:
        yield Item(side, lazy_gettext("seven red threes or more"), MANY_RED)
    if deal.out is not None and side_of(deal.out) == side:
        yield Item(side, lazy_gettext("going out"), OUT)
    yield Item(side, lazy_gettext("cards melded"), melded(table, seat))
    yield Item(side, lazy_gettext("cards left"), -sum(left.get(mine, 0) for mine in partners(side)))


def melded(table: Table[Deal], seat: int) -> int:
    """What the cards of a side's melds count, finished or not."""
    melds = unfinished(table, seat).values()
    return worth(table.cards(book_zone(seat))) + sum(map(worth, melds))
