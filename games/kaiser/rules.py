"""Kaiser: two partnerships bid for the points of eight tricks; the five of hearts is worth having,
the three of spades is not (rules page ``kaiser.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypedDict

from games.cards import SUIT_NAMES, SUITS, Card, pack, rank, starting_order
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    SIDES,
    BySide,
    Item,
    PlayedContract,
    ScoredDeal,
    Stakes,
    count_tricks,
    go_on,
    open_deal,
    partners,
    score,
    scores_carried,
    side_of,
)
from games.cards.tricks import (
    TRICK_LINES,
    TRICK_WORDS,
    CardPoints,
    Ranks,
    Tricks,
    card_points,
    deal_anew,
    deal_hands,
    play_tricks,
)
from games.cards.zones import hand
from games.engine import (
    LATER,
    MOST_CHIPS,
    Action,
    Dealing,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Summary,
    Table,
    Value,
    Whole,
    setting,
)
from games.language import gettext, lazy_gettext

RANKS = Ranks("35789TJQKA")
FIVE, THREE = "5h", "3s"
SPECIAL = {FIVE: 5, THREE: -3}
"""The two cards that count, besides a point for every trick."""
PACK = tuple(starting_order([*pack("89TJQKA"), "7c", "7d", FIVE, THREE]))
SEATS = 4
MOST_POINTS = 12
ENOUGH = 52
"""The score that wins."""
CLOSE_TO_WINNING = 45
"""Above it a side scores no points for defending."""
ANY_SCORE = Whole(-MOST_CHIPS)


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    minimum_bid: int = setting(OneOf((5, 6, 7)), 6, "The lowest bid.")
    first_lead: str = setting(
        OneOf(("left", "bidder")),
        "left",
        "Who leads to the first trick.",
        {
            "left": "the player on the dealer's left",
            "bidder": "whoever has won the bidding",
        },
    )
    broken: str = setting(
        OneOf(("taken", "bid")),
        "taken",
        "What a broken contract costs.",
        {"taken": "the points its side took", "bid": "the points its side bid"},
    )


@dataclass(frozen=True, order=True)
class Bid:
    """So many points, with trumps or without: no trump is more than a plain bid of the same."""

    points: int
    no_trump: bool
    seat: int = field(compare=False)
    """Whose it is."""

    def in_words(self) -> str:
        """What is said: ``9``, ``9 no trump``."""
        if self.no_trump:
            return lazy_gettext("{points} no trump", points=self.points)
        return str(self.points)


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    bids: list[Bid] = field(default_factory=list)
    """The bids, in order: the last one is the highest."""
    passed: list[int] = field(default_factory=list)
    contract: Bid | None = field(default=None, metadata=LATER)
    """The bid that has won."""
    trump: str | None = field(default=None, metadata=LATER)
    tricks: Tricks = field(default_factory=Tricks)


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    deal = open_deal(table, Deal, better="high", goal=ENOUGH, sides=SIDES)
    deal_hands(table, PACK)
    while deal.contract is None:
        yield from bidding(table)
    contract = deal.contract
    if not contract.no_trump:
        yield from name_trump(table, contract.seat)
    deal.sheet.contract = PlayedContract(contract.seat, contract.in_words(), deal.trump)
    leader = contract.seat if table.options.first_lead == "bidder" else table.in_turn()[0]
    yield from play_tricks(table, deal.tricks, RANKS, PACK, leader, deal.trump)

    taken = count(table)
    score(table, [declared(table, contract, taken), defended(table, contract, taken)])
    first, second = deal.scores.values()
    return go_on(table, won=partners(side_of(contract.seat)) if first == second else None)


# The bidding


def bidding(table: Table[Deal, Options]) -> Dealing:
    """Once round, from the deal's left: the highest bid is the contract. Or somebody calls a
    misdeal, and nothing of it counts.
    """
    deal = table.facts
    deal.bids, deal.passed = [], []
    for seat in table.in_turn():
        action = yield ask_for_bid(table, seat)
        if action.do == "misdeal":
            yield from misdeal(table, seat)
            return
        if action.do == "pass":
            deal.passed.append(seat)
            table.tell("kaiser.passes", seat=seat)
        else:
            deal.bids.append(said(action))
            table.tell("kaiser.bids", seat=seat, bid=said(action).in_words())
    deal.contract = deal.bids[-1]
    table.tell("kaiser.contract", seat=deal.contract.seat, bid=deal.contract.in_words())


def said(action: Action) -> Bid:
    """The bid that somebody makes."""
    return Bid(action.whole("points"), action.flag("no_trump"), action.seat)


def highest(table: Table[Deal]) -> Bid | None:
    """The highest bid so far."""
    return table.facts.bids[-1] if table.facts.bids else None


def bids(table: Table[Deal, Options], seat: int) -> Iterator[Bid]:
    """The bids a player may make: higher than the highest so far, or on the deal's own turn as
    high.
    """
    best = highest(table)
    for points in range(table.options.minimum_bid, MOST_POINTS + 1):
        for bid in (Bid(points, False, seat), Bid(points, True, seat)):
            if best is None or bid > best or (bid == best and seat == table.dealer):
                yield bid


def ask_for_bid(table: Table[Deal, Options], seat: int) -> Prompt:
    """Ask for a bid or a pass; the deal must bid where all others have passed."""
    best = highest(table)
    must = best is None and seat == table.dealer
    options = [] if must else [Option(seat, "pass")]
    if possible := list(bids(table, seat)):
        values: dict[str, Value] = {
            "points": Whole(possible[0].points, MOST_POINTS),
            "no_trump": OneOf((True,)),
        }
        optional = () if all(bid.no_trump for bid in possible) else ("no_trump",)
        options.insert(0, Option(seat, "bid", values, optional, partial(bid_refusal, table)))
    if not table.virtual or not any(map(rules_out_misdeal, table.cards(hand(seat)))):
        options.append(Option(seat, "misdeal", private=table.virtual, weight=1))
    stage, least = f"after action {table.now}", table.options.minimum_bid
    if best is None:
        code = "kaiser.must-bid" if must else "kaiser.bid"
        return table.ask(code, *options, stage=stage, seat=seat, least=least)
    code = "kaiser.bid-last" if seat == table.dealer else "kaiser.bid-more"
    return table.ask(code, *options, stage=stage, seat=seat, best=best.in_words())


def bid_refusal(table: Table[Deal, Options], action: Action) -> str | None:
    """Why this bid is too low."""
    if said(action) in bids(table, action.seat):
        return None
    best = highest(table)
    assert best is not None, "any first bid is high enough"
    return gettext(
        "{said} is not higher than {highest}.",
        said=said(action).in_words(),
        highest=best.in_words(),
    )


def rules_out_misdeal(card: Card) -> bool:
    """Whether a hand with this card is no misdeal."""
    return rank(card) in "AKQJ" or card in SPECIAL


def misdeal(table: Table[Deal], seat: int) -> Dealing:
    """A hand of nothing turns up, all cards are thrown in, and the same seat deals anew."""
    why_not = dict.fromkeys(
        filter(rules_out_misdeal, PACK),
        lazy_gettext("with it the hand is no misdeal; take the claim back"),
    )
    yield from table.turn_over(hand(seat), which=lazy_gettext("hand"), seat=seat, why_not=why_not)
    table.tell("kaiser.misdeal", seat=seat, cards=list(table.cards(hand(seat))))
    deal_anew(table)


def name_trump(table: Table[Deal], seat: int) -> Dealing:
    """The bidder names trumps."""
    action = yield table.ask(
        "kaiser.name-trump", Option(seat, "trump", {"suit": OneOf(tuple(SUITS))}), seat=seat
    )
    table.facts.trump = action.word("suit")
    table.tell("kaiser.trump", seat=seat, suit=SUIT_NAMES[action.word("suit")])


# Scoring


def points(trick: Sequence[Card]) -> int:
    """What a trick counts."""
    return 1 + sum(SPECIAL.get(card, 0) for card in trick)


def count(table: Table[Deal]) -> dict[str, int]:
    """The points each side took: a point a trick, and the two special cards."""
    sheet = table.facts.sheet
    tricks = count_tricks(table, table.facts.tricks, points)
    for side in SIDES:
        mine = [trick for trick in tricks if trick.seat in partners(side)]
        cards = [card for trick in mine for card in trick.cards]
        sheet.taken.append(Item(side, lazy_gettext("tricks"), len(mine)))
        for card, name in ((FIVE, "5♥"), (THREE, "3♠")):
            if card in cards:
                sheet.taken.append(Item(side, name, SPECIAL[card]))
    return {side: sum(item.points for item in sheet.taken if item.name == side) for side in SIDES}


def declared(table: Table[Deal, Options], contract: Bid, taken: dict[str, int]) -> Item:
    """What the contract brings its side, or costs; twice as much in no trump."""
    side = side_of(contract.seat)
    times = 2 if contract.no_trump else 1
    if taken[side] >= contract.points:
        return Item(side, lazy_gettext("{bid} made", bid=contract.in_words()), times * taken[side])
    loss = contract.points if table.options.broken == "bid" else abs(taken[side])
    return Item(side, lazy_gettext("{bid} broken", bid=contract.in_words()), -times * loss)


def defended(table: Table[Deal], contract: Bid, taken: dict[str, int]) -> Item:
    """What the defenders' points bring them: close to winning, nothing but what they lose."""
    side = side_of(table.left_of(contract.seat))
    if taken[side] > 0 and table.facts.scores[side] > CLOSE_TO_WINNING:
        return Item(side, lazy_gettext("defending, above {score}", score=CLOSE_TO_WINNING), 0)
    return Item(side, lazy_gettext("defending"), taken[side])


# What the felt is told of it


class PossibleBid(TypedDict):
    """A bid of Kaiser, and whether it may be made now."""

    points: int
    no_trump: bool
    open: bool


class KaiserBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    special: Sequence[CardPoints]
    """The cards that count, besides a point for every trick."""
    bids: Sequence[PossibleBid]
    """Every bid there is, plain ones first, while somebody bids."""


def felt(table: Table[Deal, Options]) -> KaiserBoard:
    """What the felt shows beyond cards and facts."""
    return {
        "special": card_points(SPECIAL),
        "bids": list(all_bids(table)) if table.facts.contract is None else [],
    }


def all_bids(table: Table[Deal, Options]) -> Iterator[PossibleBid]:
    """Every bid, and whether whoever bids next may make it."""
    said = len(table.facts.bids) + len(table.facts.passed)
    possible = list(bids(table, table.in_turn()[min(said, SEATS - 1)]))
    for no_trump in (False, True):
        for points in range(table.options.minimum_bid, MOST_POINTS + 1):
            is_open = any((bid.points, bid.no_trump) == (points, no_trump) for bid in possible)
            yield {"points": points, "no_trump": no_trump, "open": is_open}


GAME = Game(
    slug="kaiser",
    name="Kaiser",
    rules="1",
    least_seats=SEATS,
    most_seats=SEATS,
    play=play,
    summary=Summary(
        line="Partners bid, take tricks, and hunt one good card and one bad.",
        round_minutes=5,
        evening_minutes=60,
        luck="mostly-skill",
        kinds=("tricks",),
    ),
    board=felt,
    picture_after=7,
    options=Options,
    partners=True,
    words=(
        *TRICK_WORDS,
        "Bid: so many points your side means to take. The highest bid names trumps.",
        "Trumps: the suit that beats all others.",
        "No trump: without such a suit, and everything counts double.",
        "Misdeal: your hand has no ace, face card, 5♥ or 3♠, so the cards are dealt anew.",
    ),
    reasons=SCORE_REASONS,
    lines=TRICK_LINES
    | SCORE_LINES
    | {
        "kaiser.bid": "{player}: bid {least} or more, or pass.",
        "kaiser.bid-more": "{player}: bid more than {best}, or pass.",
        "kaiser.bid-last": "{player}: take the {best} over, bid more, or pass.",
        "kaiser.must-bid": "All others have passed. {player} must bid, {least} or more.",
        "kaiser.bids": "{player} bids {bid}.",
        "kaiser.passes": "{player} passes.",
        "kaiser.contract": "{player} plays {bid}.",
        "kaiser.misdeal": "{player} has a misdeal, {cards}. The same seat deals anew.",
        "kaiser.name-trump": "{player} names trumps.",
        "kaiser.trump": "{player} names {suit}.",
    },
    **scores_carried(SEATS, BySide(ANY_SCORE)),
)
