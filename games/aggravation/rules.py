"""Aggravation: cards are turned up until two show the same rank; whoever sees it first covers them
from the own pack (rules page ``aggravation.md``).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, count, takewhile
from typing import TypedDict

from games.aggravation.values import Pair, Place
from games.cards import PACK, Card, rank
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    Stakes,
    go_on,
    open_deal,
    score,
    scores_carried,
)
from games.engine import (
    NOT_SHOWN,
    Action,
    Dealing,
    Game,
    OneOf,
    Option,
    Script,
    Summary,
    Table,
    Whole,
    setting,
)
from games.language import gettext, lazy_gettext

SEATS = 2
CARDS_EACH = 26
COUNT = 3
"""A screen counts to so much, a second each, before cards are turned."""
IN_PLAY = "in play"
"""What `cover` and `call` are about, all through a deal."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    target: int = setting(Whole(1, 100), 1, "The deals won that end the game.", suggested=5)


@dataclass(frozen=True)
class Cover:
    """A card laid on an open place: whose it is, where it lies, and what it covers."""

    seat: int
    place: str
    card: Card
    covered: Card


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    covers: list[Cover] = field(default_factory=list)
    """The cards laid since cards were turned last, in order."""
    winner: int | None = None
    """Who has called a match, or won a deal of real cards."""
    open: list[str] = field(default_factory=list, metadata=NOT_SHOWN)
    """The open places. People are to find them: no screen is told."""


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    facts = open_deal(table, Deal, better="high", goal=table.options.target)
    if table.virtual:
        deal_packs(table)
        yield from play_cards(table)
    else:
        yield from hear_the_end(table)
    if facts.winner is None:
        table.tell("aggravation.drawn")
    score(table, [Item(str(seat), lazy_gettext("the deal"), 1) for seat in winner(facts)])
    return go_on(table)


def winner(facts: Deal) -> list[int]:
    """Who has won the deal; nobody where it is drawn."""
    return [] if facts.winner is None else [facts.winner]


def hear_the_end(table: Table[Deal]) -> Dealing:
    """With a real deck the hands are too quick to be followed: only the end is entered."""
    won = Option("dealer", "won", {"seat": OneOf(tuple(table.seats))})
    action = yield table.ask("aggravation.real", won, Option("dealer", "drawn", weight=2))
    if action.do == "won":
        table.facts.winner = action.whole("seat")
        table.tell("aggravation.wins", seat=table.facts.winner)


# The cards


def deal_packs(table: Table[Deal]) -> None:
    """Half of the cards each, all at once, as a pack that nobody looks at."""
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(pack(seat), owner=seat, sight="none")
        table.deal(CARDS_EACH, to=pack(seat))


def pack(seat: int) -> str:
    """The zone of a player's face-down cards."""
    return f"pack:{seat}"


def left(table: Table[Deal], seat: int) -> int:
    """How many cards a player's pack has left."""
    return len(table.cards(pack(seat)))


def zone_of(place: str) -> str:
    """The zone of a place: its uppermost card is its last."""
    return f"place:{place}"


def row(table: Table[Deal], seat: int) -> list[str]:
    """The places of a seat's row, by their columns: a new one is the next."""
    places = (f"{seat}:{column}" for column in count(1))
    return list(takewhile(lambda place: table.cards(zone_of(place)), places))


def shown(table: Table[Deal]) -> dict[str, Card]:
    """The uppermost card of every place: the row of seat 1, then that of seat 2."""
    places = [place for seat in table.seats for place in row(table, seat)]
    return {place: table.cards(zone_of(place))[-1] for place in places}


def matched(cards: Mapping[str, Card], place: str) -> list[str]:
    """The places that the card of this one opens: all that show its rank, if there are others."""
    same = [other for other, card in cards.items() if rank(card) == rank(cards[place])]
    return same if len(same) > 1 else []


def lay(table: Table[Deal], seat: int, place: str) -> Dealing:
    """The top card of a pack comes to lie on a place, which is covered; then it may match."""
    facts = table.facts
    yield from table.turn_up(1, zone_of(place), lazy_gettext("card"), source=pack(seat))
    cards = shown(table)
    still = [other for other in facts.open if other != place]
    now_open = {*still, *matched(cards, place)}
    facts.open = [other for other in cards if other in now_open]


# The play


def play_cards(table: Table[Deal]) -> Dealing:
    """Cards are turned, covered and turned again, until a match is called or nothing is left."""
    facts = table.facts
    while facts.winner is None and not is_drawn(table):
        if not facts.open:
            yield table.ask("aggravation.look", Option("dealer", "turn"), stage=f"at {table.now}")
            yield from turn(table)
            continue
        # Awaited as before: whoever reads whom the table waits for must not find a match.
        action = yield table.ask("aggravation.look", *ways(table), awaited=["dealer"])
        if action.do == "cover":
            yield from cover(table, action.seat, action.word("place"))
        else:
            facts.winner = action.seat
            table.tell("aggravation.calls", seat=action.seat, cards=called(table, action))


def is_drawn(table: Table[Deal]) -> bool:
    """Whether the deal ends with no winner: both packs are empty, and nothing can be called."""
    return not any(left(table, seat) for seat in table.seats) and not list(pairs(table))


def turn(table: Table[Deal]) -> Dealing:
    """Every seat with two cards or more turns one, on the next place of its row; where neither has
    two, every seat that has one.
    """
    table.facts.covers = []
    seats = table.in_turn()
    several = [seat for seat in seats if left(table, seat) > 1]
    for seat in several or [seat for seat in seats if left(table, seat)]:
        place = f"{seat}:{len(row(table, seat)) + 1}"
        table.zone(zone_of(place), owner=seat)
        yield from lay(table, seat, place)


def ways(table: Table[Deal]) -> list[Option]:
    """What each may do while a place is open: cover one, or without cards call two."""
    return [
        cover_of(table, seat) if left(table, seat) else call_of(table, seat) for seat in table.seats
    ]


def cover_of(table: Table[Deal], seat: int) -> Option:
    """The option to cover a place: all are named, so that nobody is told where a match lies."""
    place = Place(tuple(shown(table)), open=tuple(table.facts.open))
    check = partial(unfit_place, table)
    return Option(seat, "cover", {"place": place}, check=check, scope=IN_PLAY, on_arrival=True)


def call_of(table: Table[Deal], seat: int) -> Option:
    """The option to call a match, among all places likewise."""
    places = Pair(tuple(shown(table)), 2, 2, pairs=tuple(pairs(table)))
    check = partial(unfit_pair, table)
    return Option(seat, "call", {"places": places}, check=check, scope=IN_PLAY, on_arrival=True)


def cover(table: Table[Deal], seat: int, place: str) -> Dealing:
    """The top card of a pack covers an open place."""
    covered = shown(table)[place]
    yield from lay(table, seat, place)
    card = shown(table)[place]
    table.facts.covers.append(Cover(seat, place, card, covered))
    table.tell("aggravation.covers", seat=seat, cards=[card], card=covered)


def pairs(table: Table[Deal]) -> Iterator[tuple[str, str]]:
    """Two open places each that show the same rank."""
    cards = shown(table)
    for one, other in combinations(table.facts.open, 2):
        if rank(cards[one]) == rank(cards[other]):
            yield one, other


def called(table: Table[Deal], action: Action) -> list[Card]:
    """The cards of the match that was called."""
    places = action.args["places"]
    assert isinstance(places, list)
    return [shown(table)[place] for place in places]


# What is refused, and costs nothing


def unfit_place(table: Table[Deal], action: Action) -> str | None:
    """Why a place cannot be covered: it is not open."""
    if action.args.get("place") in table.facts.open:
        return None
    return too_late_or_wrong(table, action)


def unfit_pair(table: Table[Deal], action: Action) -> str | None:
    """Why two places are not a match: they are not both open, or their ranks differ."""
    named = action.args.get("places")
    if isinstance(named, list) and any(set(named) == set(pair) for pair in pairs(table)):
        return None
    return too_late_or_wrong(table, action)


def too_late_or_wrong(table: Table[Deal], action: Action) -> str | None:
    """What is said to a tap that finds no match: who was first, where the other has covered the
    place since cards were turned. It is the same while another place is open and while none is,
    or the answer would tell.
    """
    if action.do not in ("cover", "call"):
        return None
    named = action.args.get("places") if action.do == "call" else [action.args.get("place")]
    for laid in reversed(table.facts.covers):
        if isinstance(named, list) and laid.place in named:
            if laid.seat != action.by:
                return gettext("{player} was first.", player=table.players[laid.seat])
            break
    return gettext("No match there.")


# What the felt is told of it


class QuickEyes(TypedDict):
    """What the felt shows beyond cards and facts."""

    rows: Mapping[str, Sequence[str]]
    """The places of each seat's row, by their columns."""
    count: int
    """The seconds that are counted before cards are turned."""


def felt(table: Table[Deal]) -> QuickEyes:
    """The two rows."""
    return {"rows": {str(seat): row(table, seat) for seat in table.seats}, "count": COUNT}


GAME = Game(
    slug="aggravation",
    name="Aggravation",
    rules="1",
    least_seats=SEATS,
    most_seats=SEATS,
    play=play,
    summary=Summary(
        line="Two of a rank? Cover them before the other sees it.",
        round_minutes=4,
        evening_minutes=30,
        luck="mostly-skill",
        kinds=("reflexes",),
    ),
    picture_after=16,
    board=felt,
    options=Options,
    mild=("cover",),
    not_now=too_late_or_wrong,
    count_seconds=COUNT,
    reaction_seconds=3,
    words=(
        "Cover: to lay the top card of the own pack on a place of a match.",
        "Match: two or more places that show the same rank.",
        "Open: part of a match, and not covered yet.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "aggravation.look": "Two of a rank? Cover them; without cards, tap both. "
        "On three, cards are turned.",
        "aggravation.real": "Who has called the last match?",
        "aggravation.covers": "{player} covers {card} with {cards}.",
        "aggravation.calls": "{player} calls {cards}: the deal is won.",
        "aggravation.wins": "{player} has won the deal.",
        "aggravation.drawn": "Nobody has won the deal.",
    },
    **scores_carried(SEATS, Whole(0)),
)
