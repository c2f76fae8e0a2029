"""Diloti: what lies on the table, loose and bound, and what a card may do with it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from games.cards import Card, in_words, rank
from games.cards.fishing import LAYOUT, split, sums, value
from games.cards.scores import SIDES, ScoredDeal, Stakes, side_of
from games.cards.zones import hand
from games.engine import LATER, Action, OneOf, Table, Whole, setting
from games.engine.facts import NOT_SHOWN
from games.language import gettext

HIGHEST = 10
"""The highest value of a declaration."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    target: int = setting(Whole(11, 500), 61, "The score that ends the game.")
    lay: str = setting(
        OneOf(("unmatched", "free")),
        "unmatched",
        "Which cards may be laid.",
        choices={
            "unmatched": "Only a card that could take nothing.",
            "free": "Any number; a court card if none of its rank lies there.",
        },
    )


@dataclass
class Declaration:
    """Cards bound together."""

    seat: int | None
    """Its owner; None where it has none any more (with a real deck alone)."""
    value: int
    """What each of its sets adds up to."""
    cards: list[Card]
    group: bool
    """Whether it is a group: several sets, neither raised nor built on."""
    action: int = field(default=0, metadata=NOT_SHOWN)
    """The play that formed it."""


@dataclass
class Promise:
    """A declaration of this hand, and whether its seat has proved that it could take it."""

    action: int
    """The play that formed it."""
    value: int
    kept: bool = False
    """Whether the seat has played a card of its value after its last play as the owner."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    turn: int | None = field(default=None, metadata=LATER)
    """Whose turn it is."""
    declarations: list[Declaration] = field(default_factory=list)
    xeris: dict[str, int] = field(default_factory=dict)
    """How often each side has cleared the table."""
    captor: str | None = None
    """The side that made the last capture: what is left on the table goes to it."""
    plays: int = 0
    """How many cards have been played."""
    promises: dict[int, list[Promise]] = field(default_factory=dict, metadata=NOT_SHOWN)
    """With a real deck: what each seat has declared in this hand."""


def side(table: Table[Deal], seat: int) -> str:
    """The side of a player: one of two, or a partnership."""
    return side_of(seat) if set(table.facts.scores) == set(SIDES) else str(seat)


# What lies there


def loose(table: Table[Deal]) -> list[Card]:
    """The cards that are not bound."""
    bound = {card for declared in table.facts.declarations for card in declared.cards}
    return [card for card in table.cards(LAYOUT) if card not in bound]


def numbers(table: Table[Deal]) -> list[Card]:
    """The loose cards that have a value."""
    return [card for card in loose(table) if value(card)]


def owned(table: Table[Deal], seat: int) -> Declaration | None:
    """The declaration of a seat; it has one at most."""
    return next((each for each in table.facts.declarations if each.seat == seat), None)


def declaration_of(table: Table[Deal], card: Card) -> Declaration | None:
    """The declaration that holds a card."""
    return next((each for each in table.facts.declarations if card in each.cards), None)


def whole_ones(
    table: Table[Deal], cards: Sequence[Card], total: int
) -> tuple[list[Declaration], list[Card]] | None:
    """The declarations of this value that these cards take whole, and the loose cards among them;
    None where one is of another value or not whole.
    """
    found: list[Declaration] = []
    free: list[Card] = []
    for card in cards:
        declared = declaration_of(table, card)
        if declared is None:
            free.append(card)
        elif declared not in found:
            found.append(declared)
    if any(each.value != total or not set(each.cards) <= set(cards) for each in found):
        return None
    return found, free


# What a card may do


def catches(table: Table[Deal], card: Card) -> Iterator[list[Card]]:
    """What a card may take, set by set: equals, sums, whole declarations."""
    if not value(card):
        yield from ([other] for other in loose(table) if rank(other) == rank(card))
        return
    for declared in table.facts.declarations:
        if declared.value == value(card):
            yield list(declared.cards)
    yield from sums(numbers(table), value(card))


def first_catches(table: Table[Deal], card: Card) -> list[list[Card]]:
    """What a card may take, as much as is listed; and all of it together, if that fits."""
    found = [each for each, _ in zip(catches(table, card), range(40), strict=False)]
    together = list(dict.fromkeys(other for each in found for other in each))
    is_more = len(found) > 1 and value(card) > 0 and together not in found
    if is_more and wrong_take(table, card, together) is None:
        found.insert(0, together)
    return found


def may_lay(table: Table[Deal, Options], card: Card) -> bool:
    """Whether a card may be laid, by the option; whoever owns a declaration aside."""
    takes_nothing = next(catches(table, card), None) is None
    return takes_nothing or (table.options.lay == "free" and value(card) > 0)


def declarable(table: Table[Deal], seat: int, card: Card) -> list[int]:
    """The values that may be declared with a card; what must be kept in hand aside."""
    mine, size = owned(table, seat), value(card)
    if not size or (mine is not None and mine.group):
        return []
    free, found = numbers(table), []
    for total in [mine.value] if mine else range(size, HIGHEST + 1):
        if size < total:
            possible = next(sums(free, total - size), None) is not None
        else:
            plain = any(each.value == total and not each.group for each in table.facts.declarations)
            more = next(sums(free, total), None) is not None
            possible = size == total and (plain or more)
        if possible:
            found.append(total)
    return found


def raisable(table: Table[Deal], seat: int) -> list[Declaration]:
    """The declarations a seat may raise: plain ones of the other side, or nobody's; while it owns
    none itself.
    """
    if owned(table, seat):
        return []
    return [
        each
        for each in table.facts.declarations
        if not each.group and (each.seat is None or side(table, each.seat) != side(table, seat))
    ]


def keeps(table: Table[Deal], seat: int, card: Card, total: int) -> bool:
    """Whether a hand keeps a card of this value after it has played a card. Of a real deck's hand
    only this much is known: the last card keeps none.
    """
    left = list(table.cards(hand(seat)))
    if not table.virtual:
        return len(left) > 1
    return any(other != card and value(other) == total for other in left)


# What is wrong with a play


def wrong_take(table: Table[Deal], card: Card, taken: Sequence[Card]) -> str | None:
    """Why a card cannot take these, whoever plays it."""
    size = value(card)
    if not size:
        if len(taken) == 1 and taken[0] in loose(table) and rank(taken[0]) == rank(card):
            return None
        return gettext("{card} takes exactly one loose card of its rank.", card=in_words(card))
    found = whole_ones(table, taken, size)
    if found is None:
        return gettext("A declaration is taken whole, and with a card of its value.")
    if split(found[1], size) is None:
        return gettext("The loose cards must make sets of {value} each.", value=size)
    return None


def wrong_capture(table: Table[Deal], action: Action) -> str | None:
    """Why a seat cannot take these with a card of its hand."""
    card, taken, mine = action.card(), action.cards("take"), owned(table, action.seat)
    if (error := wrong_take(table, card, taken)) is not None:
        return error
    if mine is None or mine.cards[0] in taken or not table.virtual:
        return None
    return broken_promise(table, action.seat, card, mine.value)


def wrong_lay(table: Table[Deal, Options], action: Action) -> str | None:
    """Why a card cannot be laid."""
    if may_lay(table, action.card()):
        return None
    return gettext("{card} could take something, and is not laid.", card=in_words(action.card()))


def wrong_declaration(table: Table[Deal], action: Action) -> str | None:
    """Why these cards cannot be bound."""
    card, total, cards = action.card(), action.whole("value"), action.cards()
    found, mine = whole_ones(table, cards, total), owned(table, action.seat)
    if not value(card):
        return gettext("{card} has no value; only numbers are bound.", card=in_words(card))
    if found is None or any(each.group for each in found[0]):
        return gettext(
            "Only loose cards and whole plain declarations of {value} are bound.", value=total
        )
    if split([card, *found[1]], total) is None:
        return gettext("The card and the loose ones must make sets of {value} each.", value=total)
    if mine and mine not in found[0]:
        return gettext("You own a declaration: bind only more sets of its value to it.")
    return broken_promise(table, action.seat, card, total)


def wrong_raise(table: Table[Deal], action: Action) -> str | None:
    """Why a declaration cannot be raised so."""
    card, raised = action.card(), declaration_of(table, action.card("of"))
    if raised is None or raised not in raisable(table, action.seat):
        return gettext("Only a plain declaration of the other side is raised.")
    total = raised.value + value(card)
    if not value(card) or total > HIGHEST:
        return gettext("With the {card} it cannot be raised to ten or less.", card=in_words(card))
    if action.flag("cards"):
        found = whole_ones(table, action.cards(), total)
        if found is None or any(each.group for each in found[0]):
            return gettext(
                "Only loose cards and whole plain declarations of {value} are bound.", value=total
            )
        if split(found[1], total) is None:
            return gettext("The loose cards must make sets of {value} each.", value=total)
    return broken_promise(table, action.seat, card, total)


def broken_promise(table: Table[Deal], seat: int, card: Card, total: int) -> str | None:
    """Why a seat may not own a declaration of this value after it has played a card."""
    if keeps(table, seat, card, total):
        return None
    return gettext("You must keep a card of {value} in hand for your declaration.", value=total)
