"""Schnapsen: two players, twenty cards; be the first to reach 66, and to say so (rules page
``schnapsen.md``).

A round is one deal, worth one to three game points. Nobody may look back at the tricks taken, so no
screen counts them before the deal is scored.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import SUIT_NAMES, SUITS, Card, marriages, pack, stock
from games.cards.marriages import Marriage
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    Stakes,
    count_tricks,
    go_on,
    open_deal,
    score,
    scores_carried,
)
from games.cards.tricks import (
    ANY_CARD,
    TRICK,
    TRICK_LINES,
    Ranks,
    Tricks,
    beat_or_follow,
    counted,
    gather,
    leader,
    play_card,
    play_option,
    take_trick,
)
from games.cards.zones import hand, won
from games.engine import (
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Summary,
    Table,
    Whole,
    setting,
)
from games.language import lazy_gettext, ngettext

RANKS = Ranks("JQKTA")
PACK = pack(RANKS.order)
ENOUGH = 66
HALF = 33
"""Who has as much is beaten by one game point only."""
LEAST_STOCK = 3
"""So many cards, the upcard counted, let the stock be closed or the upcard be exchanged."""
UPCARD = "upcard"


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    target: int = setting(Whole(1, 100), 7, "Game points that win.")
    marriage: str = setting(
        OneOf(("next trick", "at once")),
        "next trick",
        "When a marriage counts.",
        {
            "next trick": "once its player takes another trick, this one included",
            "at once": "at once, if its player has taken a trick; else with the first taken",
        },
    )


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    tricks: Tricks = field(default_factory=Tricks)
    trump: str = ""
    """The suit of trumps, once the upcard lies."""
    marriages: list[Marriage] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    """King and queen that were just shown: one of them must be led."""
    closed: stock.Closed | None = None


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    open_deal(table, Deal, better="high", goal=table.options.target)
    yield from deal_cards(table)
    while table.cards(hand(leader(table, table.facts.tricks))):
        action = yield from before_lead(table)
        if action.do == "declare":
            return declared(table, action.seat)
        yield from trick(table, action.card())
    return (yield from after_last_trick(table))


# The deal


def deal_cards(table: Table[Deal]) -> Dealing:
    """Three cards to each, the non-dealer first; one turned up, whose suit is trumps; two more to
    each. The upcard counts as the last card of the stock.
    """
    table.shuffle(PACK)
    table.zone(TRICK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(won(seat), owner=seat, sight="none", forgotten=True)
        table.deal(3, to=hand(seat))
    table.facts.trump = yield from stock.turn_up_trumps(table, UPCARD, lazy_gettext("the upcard"))
    table.tell("schnapsen.trump", suit=SUIT_NAMES[table.facts.trump])
    for seat in table.in_turn():
        table.deal(2, to=hand(seat))


# Before every lead


def before_lead(table: Table[Deal, Options]) -> Generator[Prompt, Action, Action]:
    """What the player with the lead does before it, in any order. Returns the lead, or a
    declaration.
    """
    deal = table.facts
    seat = leader(table, deal.tricks)
    while True:
        code = "schnapsen.lead-marriage" if deal.shown else "tricks.lead"
        stage = f"{code}, {len(deal.tricks.takers)} taken"
        options = may_lead(table, seat)
        action = yield table.ask(code, *options, stage=stage, seat=seat, cards=list(deal.shown))
        gather(table, deal.tricks)
        if action.do == "exchange":
            stock.exchange(table, seat, "J" + deal.trump, UPCARD)
        elif action.do == "close":
            close(table, seat)
        elif action.do == "marry":
            marry(table, seat, action.word("suit"))
        else:
            return action


def may_lead(table: Table[Deal], seat: int) -> list[Option]:
    """Everything that the player with the lead may do."""
    deal = table.facts
    first = not deal.tricks.takers
    duty = marriages.lead_one_of(deal.shown)
    options = [play_option(table, seat, hand(seat), RANKS, duty)._replace(weight=20)]
    if deal.shown:
        return [*options, Option(seat, "declare")] if deal.marriages[-1].counts else options
    if deal.closed is None and stock.cards_left(table, UPCARD) >= LEAST_STOCK:
        options.append(Option(seat, "close", weight=2))
        if not first:
            options += stock.exchange_options(table, seat, "J" + deal.trump, UPCARD)
    if not first:
        options.append(Option(seat, "declare", weight=2))
    return options + marriages.options(table, seat)


def close(table: Table[Deal], seat: int) -> None:
    """Close the stock, and note what of the other player's goes by this moment."""
    deal, other = table.facts, table.left_of(seat)
    married = marriages.points_of(deal.marriages, other)
    deal.closed = stock.close(table, seat, UPCARD, deal.tricks.taken(other), married)


def marry(table: Table[Deal, Options], seat: int, of: str) -> None:
    """Show king and queen of a suit. The points count at once only where the option says so, and
    its player has taken a trick.
    """
    deal = table.facts
    counts = table.options.marriage == "at once" and deal.tricks.taken(seat) > 0
    marriage = Marriage(seat, of, marriages.ROYAL if of == deal.trump else marriages.PLAIN, counts)
    deal.marriages.append(marriage)
    deal.shown = marriages.show(table, marriage)


# The trick


def trick(table: Table[Deal], led: Card) -> Dealing:
    """A card led, and a card that answers it: any, while there is a stock to draw from. Whoever
    takes the trick draws first and has the lead. It lies open until the next action.
    """
    deal = table.facts
    seat = leader(table, deal.tricks)
    other = table.left_of(seat)
    deal.tricks.order, deal.shown = [seat, other], []
    play_card(table, seat, led, hand(seat), TRICK)
    draws = stock.is_open(table, UPCARD, deal.closed)
    duty = ANY_CARD if draws else beat_or_follow(led, RANKS, deal.trump)
    option = play_option(table, other, hand(other), RANKS, duty)
    stage = f"{len(deal.tricks.takers)} taken"
    action = yield table.ask("schnapsen.answer", option, stage=stage, seat=other, card=led)
    play_card(table, other, action.card(), hand(other), TRICK, duty)

    taker = take_trick(table, deal.tricks, RANKS, deal.trump)
    marriages.count_from_now(deal.marriages, taker)
    if draws:
        stock.draw_in_turn(table, UPCARD, first=taker)


def after_last_trick(table: Table[Deal]) -> Script:
    """The hands are empty: the taker of the last trick may declare, unless the other player has
    closed, and failed.
    """
    closed, seat = table.facts.closed, leader(table, table.facts.tricks)
    if closed is None or closed.seat == seat:
        options = [Option(seat, "declare"), Option(seat, "pass")]
        action = yield table.ask("schnapsen.last", *options, seat=seat)
        if action.do == "declare":
            gather(table, table.facts.tricks)
            return declared(table, seat)
    gather(table, table.facts.tricks)
    if closed is None:
        return scored(table, seat, 1, lazy_gettext("the last trick"))
    table.tell("schnapsen.closer-failed", seat=closed.seat)
    opponent = table.left_of(closed.seat)
    return scored(table, opponent, penalty(table, opponent), lazy_gettext("closed in vain"))


# Counting


def count(table: Table[Deal], seat: int) -> int:
    """What a player has by now: the cards taken, and the marriages that count."""
    return counted(table.cards(won(seat))) + marriages.points_of(table.facts.marriages, seat)


def standing(table: Table[Deal], seat: int) -> tuple[int, int]:
    """A player's tricks and count, by which game points are given: where the other player has
    closed, as they stood at the close.
    """
    closed = table.facts.closed
    if closed is None or closed.seat == seat:
        return table.facts.tricks.taken(seat), count(table, seat)
    return closed.tricks, counted(table.cards(won(seat))[: 2 * closed.tricks]) + closed.marriages


def penalty(table: Table[Deal], seat: int) -> int:
    """What a player scores by the other's failure: more for whoever has taken no trick."""
    return 2 if standing(table, seat)[0] else 3


def declared(table: Table[Deal], seat: int) -> Ending:
    """A player declares 66."""
    other, closed, points = table.left_of(seat), table.facts.closed, count(table, seat)
    table.tell("schnapsen.declares", seat=seat, points=points)
    if points < ENOUGH:
        return scored(table, other, penalty(table, other), lazy_gettext("a wrong declaration"))
    if closed is not None and closed.seat == other:
        return scored(table, seat, penalty(table, seat), lazy_gettext("declared before the closer"))
    their_tricks, their_count = standing(table, other)
    worth = 3 if not their_tricks else 1 if their_count >= HALF else 2
    what = lazy_gettext("{points} declared against {theirs}", points=points, theirs=their_count)
    return scored(table, seat, worth, what)


def scored(table: Table[Deal], seat: int, points: int, what: str) -> Ending:
    """Turn up the tricks and score the deal; the game is over once somebody has the target."""
    deal = table.facts
    count_tricks(table, deal.tricks, counted)
    for each in table.seats:
        cards, married = counted(table.cards(won(each))), marriages.points_of(deal.marriages, each)
        deal.sheet.taken += [
            Item(str(each), lazy_gettext("cards"), cards),
            Item(str(each), lazy_gettext("marriages"), married),
        ]
        table.tell("schnapsen.counts", seat=each, points=cards + married)
    score(table, [Item(str(seat), what, points)])
    return go_on(table)


class SchnapsenBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    enough: int
    """The points that win a deal, once they are declared."""
    to_draw: int
    """The cards that are to be drawn yet, the upcard counted."""
    marriages: Mapping[str, int]
    """What a marriage of each suit is worth, once trumps are known."""
    at_close: str
    """What counts of the other player once the stock was closed, when the deal is scored; else
    nothing."""
    married: str
    """The ranks of a marriage: no cards, since nobody may look back at them."""


def felt(table: Table[Deal]) -> SchnapsenBoard:
    """What the felt shows beyond cards and facts."""
    return {
        "enough": ENOUGH,
        "to_draw": stock.cards_left(table, UPCARD),
        "marriages": {
            suit: marriages.ROYAL if suit == table.facts.trump else marriages.PLAIN
            for suit in SUITS
        },
        "at_close": at_close(table),
        "married": marriages.RANKS,
    }


def at_close(table: Table[Deal]) -> str:
    """What whoever did not close had when the stock was closed, for everybody once the deal is
    scored: by it the game points are given.
    """
    closed = table.facts.closed
    if closed is None or table.facts.sheet.after is None:
        return ""
    seat = table.left_of(closed.seat)
    tricks, points = standing(table, seat)
    return ngettext(
        "{player} closed; {other} had {points} points in {count} trick then.",
        "{player} closed; {other} had {points} points in {count} tricks then.",
        tricks,
        player=table.players[closed.seat],
        other=table.players[seat],
        points=points,
    )


GAME = Game(
    slug="schnapsen",
    name="Schnapsen",
    rules="1",
    least_seats=2,
    most_seats=2,
    ranks=RANKS.order,
    play=play,
    summary=Summary(
        line="The classic for two: 66 points, counted in the head.",
        round_minutes=3,
        evening_minutes=15,
        luck="mostly-skill",
        kinds=("tricks",),
    ),
    board=felt,
    options=Options,
    words=(
        "Marry: show king and queen of one suit. They are worth 20, in trumps 40.",
        "Exchange: the jack of trumps for the card that is turned up.",
        "Close: nobody draws any more, and suit has to be followed.",
        "Declare 66: you have that many points in your tricks, you think; now they are counted.",
        "Stock: the cards that are still to be drawn.",
    ),
    reasons=SCORE_REASONS,
    lines=TRICK_LINES
    | stock.LINES
    | marriages.LINES
    | SCORE_LINES
    | {
        "schnapsen.trump": "Trumps are {suit}.",
        "schnapsen.lead-marriage": "{player} leads one of {cards}.",
        "schnapsen.answer": "{player} answers {card}.",
        "schnapsen.last": "The hands are out. {player}: declare 66, or pass.",
        "schnapsen.declares": "{player} declares 66 and has {points}.",
        "schnapsen.closer-failed": "{player} has closed and failed.",
        "schnapsen.counts": "{player} has {points} in tricks and marriages.",
    },
    **scores_carried(2, Whole(0)),
)
