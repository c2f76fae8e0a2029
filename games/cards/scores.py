"""Scored games: what is counted from deal to deal, and the chips that move when a game is over
(rules page ``scored-games.md``).

Scores are whole numbers by name, as a carry writes them: ``"3"`` is a seat's, ``"1+3"`` that of two
partners.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, make_dataclass
from functools import cache
from typing import TypedDict, TypeVar, get_type_hints

from games.cards import Card, list_in_words
from games.cards.stakes import (
    POT,
    Better,
    antes,
    break_up,
    pay_stakes,
    pay_stakes_of_partners,
    share_pot,
)
from games.cards.tricks import Taken, Tricks, turn_up_tricks
from games.engine import (
    ALSO_IN_RESULT,
    JSON,
    LATER,
    MOST_CHIPS,
    Ending,
    Game,
    Table,
    Value,
    Whole,
    setting,
)
from games.engine.values import Draw, Schema
from games.language import lazy_gettext

MOST_STAKE = 1_000_000
PRICES = {"ante", "stake", "token"}
"""The options of scored games that cost chips."""
SIDES = ("1+3", "2+4")
"""The names of two partnerships: who sits across from each other."""

SCORE_LINES = {
    "scores.broken-up": "Others sit here now: the old game is broken up, a new one begins.",
    "scores.scored": "{player}: {points} ({what}), {total} in all.",
    "scores.side-scored": "{player} and {buyer}: {points} ({what}), {total} in all.",
    "scores.sheet": "Deal {deal} is scored.",
    "scores.wins": "{player} wins the game with {total}.",
}
"""The sentences of the functions below."""

SCORE_REASONS = {
    "scores.ante": "ante",
    "scores.broken-up": "game broken up",
    "scores.won": "game won",
    "scores.stake": "stake",
}
"""What their payments are for."""


@dataclass(frozen=True)
class Stakes:
    """The options of most scored games; one adds its own to them."""

    ante: int = setting(Whole(0, MOST_STAKE), 0, "Chips each seat puts into the pot of a game.")
    stake: int = setting(Whole(0, MOST_STAKE), 0, "Chips a point at the end of a game.")


# The carry


@dataclass(frozen=True)
class BySeat:
    """A whole number to each of two or more seats: ``{"1": 30, "4": 65}``."""

    most_seats: int
    number: Whole

    def error(self, value: JSON) -> str | None:
        seats = [str(seat) for seat in range(1, self.most_seats + 1)]
        if type(value) is not dict or len(value) < 2 or not all(seat in seats for seat in value):
            return (
                f"must be an object that gives two or more seats, 1 to {self.most_seats}, a number"
            )
        for seat, number in value.items():
            if (error := self.number.error(number)) is not None:
                return f"is wrong for seat {seat}: it {error}"
        return None

    def data(self) -> JSON:
        return {"by seat": self.number.data(), "seats": self.most_seats}

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.number.schema()}

    def sample(self, draw: Draw) -> JSON:
        return {"1": self.number.sample(draw), "2": self.number.sample(draw)}


@dataclass(frozen=True)
class BySide:
    """A whole number to each of two partnerships: ``{"1+3": 12, "2+4": -3}``."""

    number: Whole

    def error(self, value: JSON) -> str | None:
        if type(value) is not dict or set(value) != set(SIDES):
            return f"must be an object that gives the sides {' and '.join(SIDES)} a number"
        for side, number in value.items():
            if (error := self.number.error(number)) is not None:
                return f"is wrong for the side {side}: it {error}"
        return None

    def data(self) -> JSON:
        return {"by side": self.number.data()}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": dict.fromkeys(SIDES, self.number.schema()),
            "required": list(SIDES),
        }

    def sample(self, draw: Draw) -> JSON:
        return {side: self.number.sample(draw) for side in SIDES}


@dataclass(frozen=True)
class CarriedScores:
    """What the carry of a running game holds: whose deal is next, how many were played, and the
    scores by seat or by side. It has all of its keys or none (`Game.carry_is_whole`).
    """

    dealer: int | None
    deals: int | None
    scores: dict[str, int] | None


_BEGINS = CarriedScores(None, None, None)


@dataclass(frozen=True)
class ScoresCarry(CarriedScores):
    """The same, and the pot."""

    pot: int | None


def by_seat(carried: Mapping[str, int] | None) -> dict[int, int]:
    """What a carry says of each seat, of partners what it says of their side; nothing where a game
    begins.
    """
    scores = carried or {}
    return {seat: number for name, number in scores.items() for seat in partners(name)}


def deal_by_scores(
    carry: CarriedScores, seats: tuple[int, ...], _options: object = None
) -> int | None:
    """Whose deal it is by the carry; nobody's where a new game begins: where its scores are not for
    exactly these seats.
    """
    return carry.dealer if set(by_seat(carry.scores)) == set(seats) else None


class ScoresCarried(TypedDict):
    """What the description of a game says of the scores that go on from deal to deal."""

    carry: type[ScoresCarry]
    carry_is_whole: bool
    carried_places: Callable[[ScoresCarry], Mapping[str, int]]
    dealer_of: Callable[[ScoresCarry, tuple[int, ...], object], int | None]


def scores_carried(
    most_seats: int,
    scores: Value,
    deals: Whole = Whole(1),  # noqa: B008  # a frozen value
) -> ScoresCarried:
    """The carry of a scored game, for its description: ``Game(…, **scores_carried(4, Whole(0)))``.
    `scores` is what each seat's may be, or what all may be together (`BySide`), `deals` how many
    deals may have been played.
    """
    together = BySeat(most_seats, scores) if isinstance(scores, Whole) else scores
    keys = {
        "dealer": setting(Whole(1, most_seats), None),
        "deals": setting(deals, None),
        "scores": setting(together, None),
        POT: setting(Whole(0, MOST_CHIPS), None),
    }
    types = get_type_hints(ScoresCarry)
    fields = [(name, types[name], key) for name, key in keys.items()]
    return {
        "carry": make_dataclass("Carry", fields, bases=(ScoresCarry,), frozen=True),
        "carry_is_whole": True,
        "carried_places": lambda carry: {POT: carry.pot or 0},
        "dealer_of": deal_by_scores,
    }


def partners(side: str) -> list[int]:
    """The seats of a side."""
    return [int(seat) for seat in side.split("+")]


@cache
def side_of(seat: int) -> str:
    """The side a seat plays for."""
    return next(side for side in SIDES if seat in partners(side))


# The score sheet


@dataclass(frozen=True)
class Item:
    """A line of a score sheet: to whose name, for what, and how many points."""

    name: str
    what: str
    points: int


@dataclass(frozen=True)
class TrickHeld:
    """A trick on a score sheet: who took it, its cards, and the points that it held."""

    seat: int
    cards: list[Card]
    points: int


@dataclass(frozen=True)
class PlayedContract:
    """What is played for in a deal: whose bid it is, and with which trumps."""

    seat: int
    bid: str
    trump: str | None = field(default=None, metadata=LATER)


@dataclass
class Sheet:
    """The score sheet of a deal, as scorekeepers write it. Nothing but the scores before stands on
    it until the deal is scored.
    """

    better: Better
    goal: int | None
    """The score that ends the game; None where the number of deals does."""
    before: dict[str, int]
    tricks: list[TrickHeld] = field(default_factory=list)
    """What each trick held and who took it, in a trick game."""
    taken: list[Item] = field(default_factory=list)
    """What everybody took, where that is not yet what is scored."""
    items: list[Item] = field(default_factory=list)
    """What the deal has brought everybody, and why."""
    after: dict[str, int] | None = field(default=None, metadata=LATER)
    deals: int | None = field(default=None, metadata=LATER)
    """The number of deals of a game; None where something else ends it."""
    contract: PlayedContract | None = field(default=None, metadata=LATER)
    """In a game of bids, the one that has won."""


@dataclass
class ScoredDeal:
    """How a deal of a scored game stands, for everybody to see. A game adds fields of its own."""

    deal: int
    """Its number in the game."""
    scores: dict[str, int] = field(metadata=ALSO_IN_RESULT)
    """As they stood when the deal began, until it is scored."""
    sheet: Sheet


AnyDeal = TypeVar("AnyDeal", bound=ScoredDeal)


def is_scored(game: Game) -> bool:
    """Whether a game keeps a score sheet."""
    return SCORE_LINES.items() <= game.lines.items()


def open_deal(
    table: Table[object],
    kind: Callable[[int, dict[str, int], Sheet], AnyDeal],
    better: Better,
    goal: int | None = None,
    sides: Sequence[str] = (),
    deals: int | None = None,
) -> AnyDeal:
    """Begin a deal with the scores that are carried. Where the carried game was one of other seats
    it is broken up; at the first deal of a game everybody antes.
    """
    carry = table.carry if isinstance(table.carry, CarriedScores) else _BEGINS
    carried = carry.scores or {}
    names = sides or [str(seat) for seat in table.seats]
    on = set(carried) == set(names)
    scores = {name: carried[name] if on else 0 for name in names}
    number = 1 + (carry.deals or 0 if on else 0)
    deal = table.facts = kind(number, scores, Sheet(better, goal, dict(scores), deals=deals))
    if not on:
        if carried:
            table.tell("scores.broken-up")
            break_up(table, by_seat(carried))
        antes(table, table.options.ante if isinstance(table.options, Stakes) else 0)
    return deal


def count_tricks(
    table: Table[ScoredDeal], tricks: Tricks, worth: Callable[[Sequence[Card]], int]
) -> list[Taken]:
    """When all tricks are played: turn them up, and write down who took each and what its cards
    were worth. Returns them in the order they were taken.
    """
    taken = turn_up_tricks(table, tricks)
    table.facts.sheet.tricks = [
        TrickHeld(trick.seat, trick.cards, worth(trick.cards)) for trick in taken
    ]
    return taken


def score(table: Table[ScoredDeal], items: Sequence[Item]) -> None:
    """Write the items of a deal down and add them to the scores, once."""
    deal = table.facts
    for name in deal.scores:
        mine = [item for item in items if item.name == name]
        deal.scores[name] += sum(item.points for item in mine)
        if mine:
            code = "scores.side-scored" if "+" in name else "scores.scored"
            seat, *partner = partners(name)
            table.tell(
                code,
                seat=seat,
                **({"to": partner[0]} if partner else {}),
                points=sum(item.points for item in mine),
                what=[item.what for item in mine],
                total=deal.scores[name],
            )
    write_down(table, deal.deal, deal.sheet, items, deal.scores)


def write_down(
    table: Table[object], deal: int, sheet: Sheet, items: Sequence[Item], after: Mapping[str, int]
) -> None:
    """Fill in a sheet, and read it aloud row by row."""
    sheet.items, sheet.after = list(items), dict(after)

    def who(name: str) -> str:
        return player_names(name, table.players)

    table.tell(
        "scores.sheet",
        deal=deal,
        tricks=[
            {
                "trick": number,
                "taken by": table.players[trick.seat],
                "points": trick.points,
                "cards": list_in_words(trick.cards),
            }
            for number, trick in enumerate(sheet.tricks, 1)
        ],
        taken=[
            {"who": who(item.name), "took": item.what, "points": item.points}
            for item in sheet.taken
        ],
        items=[{"who": who(item.name), "for": item.what, "points": item.points} for item in items],
        scores=[
            {"who": who(name), "before": sheet.before[name], "after": total}
            for name, total in after.items()
        ],
    )


def player_names(name: str, players: Mapping[int, str]) -> str:
    """Whose score it is: ``Ana``, ``Ana and Cleo``, in the language of whoever is told."""
    *others, last = (players[seat] for seat in partners(name))
    if not others:
        return last
    return lazy_gettext("{others} and {last}", others=", ".join(others), last=last)


def next_deal(table: Table[ScoredDeal]) -> Ending:
    """The game goes on: the deal goes to the next seat on the left."""
    return Ending(
        {
            "dealer": table.left_of(table.dealing_seat),
            "deals": table.facts.deal,
            "scores": dict(table.facts.scores),
            POT: table.chips(POT),
        }
    )


def end_game(table: Table[ScoredDeal], won: Sequence[int] | None = None) -> Ending:
    """The game is over: the best score (or these seats) wins the pot, and the stakes are paid."""
    deal, better = table.facts, table.facts.sheet.better
    scores = by_seat(deal.scores)
    won = winners(scores, better) if won is None else sorted(won)
    for seat in table.in_turn(won):
        table.tell("scores.wins", seat=seat, total=scores[seat])
    share_pot(table, won)
    stake = table.options.stake if isinstance(table.options, Stakes) else 0
    if any(len(partners(name)) > 1 for name in deal.scores):
        pay_stakes_of_partners(table, scores, stake, better)
    else:
        pay_stakes(table, scores, stake, better)
    return Ending(
        {"finished": True, "winners": won, "deals": deal.deal, "scores": dict(deal.scores)}
    )


def go_on(table: Table[ScoredDeal], won: Sequence[int] | None = None) -> Ending:
    """The next deal, or the end of the game where somebody has reached its goal."""
    deal = table.facts
    if deal.sheet.goal is None or max(deal.scores.values()) < deal.sheet.goal:
        return next_deal(table)
    return end_game(table, won)


# Who has won


def winners(scores: Mapping[int, int], better: Better) -> list[int]:
    """The seats with the best score, ties included, in the order of their numbers."""
    best = max(scores.values()) if better == "high" else min(scores.values())
    return sorted(seat for seat, score in scores.items() if score == best)
