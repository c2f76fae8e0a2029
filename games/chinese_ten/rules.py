"""Chinese Ten: two cards that make ten are caught, and red ones count (rules page
``chinese-ten.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypedDict

from games.cards import PACK, Card, in_words, list_in_words, rank, suit
from games.cards.fishing import LAYOUT, lay_out
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    Stakes,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
)
from games.cards.tricks import out_of_sight
from games.cards.zones import hand, won
from games.chinese_ten.catches import ALIKE, RED, catch, choices, partners_of, points
from games.engine import (
    LATER,
    Action,
    Dealing,
    Game,
    OneOf,
    Option,
    Script,
    ShownCard,
    Summary,
    Table,
    Value,
    Whole,
    setting,
)
from games.language import gettext, lazy_gettext

MOST_SEATS = 4
DEALT = 24
"""So many cards are dealt to the players together."""
OPEN = 4
"""So many lie open at first."""
TURNED = "turned"
"""The zone of the stock's card while it waits for a choice."""


KINDS = {
    "A": lazy_gettext("red aces"),
    "high": lazy_gettext("red nines to kings"),
    "low": lazy_gettext("red twos to eights"),
    "As": "A♠",
    "Ac": "A♣",
}
"""The cards that count, as a score sheet names them."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    deals: int = setting(Whole(1, 20), 1, "Deals in a game; the scores are added up.")


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    turn: int | None = field(default=None, metadata=LATER)
    """Whose turn it is."""


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    deals = table.options.deals
    open_deal(table, Deal, better="high", deals=deals)
    yield from deal_cards(table)
    four_alike(table)
    while table.cards(hand(table.in_turn()[0])):
        for seat in table.in_turn():
            table.facts.turn = seat
            yield from one_card(table, seat)
            yield from stock_card(table, seat)
    table.facts.turn = None
    score_deal(table)
    return end_game(table) if table.facts.deal >= deals else next_deal(table)


def deal_cards(table: Table[Deal]) -> Dealing:
    """Equal hands, each in one packet, and four cards face up; the rest is the stock."""
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(DEALT // len(table.seats), to=hand(seat))
    lay_out(table, table.seats)
    yield from table.turn_up(OPEN, to=LAYOUT, which=lazy_gettext("the layout"))
    table.zone(TURNED)


def four_alike(table: Table[Deal]) -> None:
    """Four of one rank that pairs with itself alone would be out of reach: the deal's seat takes
    them.
    """
    cards = list(table.cards(LAYOUT))
    ranks = {rank(card) for card in cards}
    if len(ranks) == 1 and ranks <= set(ALIKE):
        seat = table.dealing_seat
        table.move(LAYOUT, won(seat), cards)
        table.tell("chinese-ten.four", seat=seat, cards=cards)


def one_card(table: Table[Deal], seat: int) -> Dealing:
    """A card from the hand, and what it catches."""
    stage = f"after action {table.now}"
    option = play_option(table, seat)
    action = yield table.ask("chinese-ten.play", option, stage=stage, seat=seat)
    card = action.card()
    caught = [action.card("take")] if action.flag("take") else catch(card, table.cards(LAYOUT))
    table.turn_up_card(hand(seat), LAYOUT, card)
    take(table, seat, LAYOUT, card, caught)


def stock_card(table: Table[Deal], seat: int) -> Dealing:
    """The top card of the stock turns up for the same player, and what it catches."""
    yield from table.turn_up(1, to=TURNED, which=lazy_gettext("the card of the stock"))
    card = table.cards(TURNED)[0]
    if choice := choices(card, table.cards(LAYOUT)):
        value = {"card": OneOf(tuple(choice))}
        stage = f"after action {table.now}"
        option = Option(seat, "take", value)
        action = yield table.ask("chinese-ten.take", option, stage=stage, seat=seat, card=card)
        caught = [action.card()]
    else:
        caught = catch(card, table.cards(LAYOUT))
    if not caught:
        table.move(TURNED, LAYOUT, [card])
        table.tell("chinese-ten.stays", card=card)
        return
    take(table, seat, TURNED, card, caught)


def take(table: Table[Deal], seat: int, source: str, card: Card, caught: Sequence[Card]) -> None:
    """A card and what it has caught go face down to the player; without a catch it stays."""
    if caught:
        table.move(source, won(seat), [card])
        table.move(LAYOUT, won(seat), caught)
        table.tell("chinese-ten.takes", seat=seat, card=card, cards=list(caught))


# What is asked


def play_option(table: Table[Deal], seat: int) -> Option:
    """The option to play a card, with what it takes where there is a choice."""
    layout = table.cards(LAYOUT)
    cards = table.playable(hand(seat))
    named = dict.fromkeys(other for card in cards for other in choices(card, layout))
    values: dict[str, Value] = {"card": table.held(hand(seat))}
    if named:
        values["take"] = OneOf(tuple(named))
    return Option(
        seat,
        "play",
        values,
        optional=("take",),
        check=partial(wrong_take, tuple(layout)),
        private=table.virtual,
        offered={} if table.virtual else {"card": ShownCard(out_of_sight(table, PACK))},
        unlisted=("take",),
    )


def wrong_take(layout: Sequence[Card], action: Action) -> str | None:
    """What is wrong with the card that is to be taken: it is named where there is a choice, and
    nowhere else.
    """
    card, choice = action.card(), choices(action.card(), layout)
    said = action.card("take") if action.flag("take") else None
    if choice and said not in choice:
        return gettext(
            "{card} may take {cards}: name one of them.",
            card=in_words(card),
            cards=list_in_words(choice),
        )
    if not choice and said is not None:
        return gettext("{card} leaves no choice: name no card to take.", card=in_words(card))
    return None


# Scoring


def score_deal(table: Table[Deal]) -> None:
    """Everybody's cards are turned up and counted."""
    items = []
    players = len(table.seats)
    for seat in table.seats:
        table.reveal(won(seat))
        for kind, what in KINDS.items():
            cards = [card for card in table.cards(won(seat)) if kind_of(card) == kind]
            counted = sum(points(card, players) for card in cards)
            if counted:
                items.append(Item(str(seat), what, counted))
    score(table, items)


def kind_of(card: Card) -> str:
    """Which of `KINDS` a card is."""
    if suit(card) in "cs":
        return card
    return rank(card) if rank(card) == "A" else "high" if rank(card) in RED else "low"


# What the felt is told of it


class RankCatch(TypedDict):
    """What cards of one rank catch."""

    rank: str
    cards: Sequence[Card]
    choose: bool
    """Whether one of these must be named; otherwise all of them are taken."""


class ChineseTenBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    catches: Sequence[RankCatch]
    """What each rank would catch now; ranks that catch nothing are left out."""
    points: dict[Card, int]
    """What the open cards count, none of zero."""
    left: int
    """How many turns are still to come."""


def felt(table: Table[Deal]) -> ChineseTenBoard:
    """What the felt shows beyond cards and facts."""
    layout, players = table.cards(LAYOUT), len(table.seats)
    catches: list[RankCatch] = []
    for letter in "A23456789TJQK":
        card = f"{letter}s"
        if found := partners_of(card, layout):
            catches.append({"rank": letter, "cards": found, "choose": bool(choices(card, layout))})
    shown = {card: points(card, players) for card in [*layout, *table.cards(TURNED)]}
    return {
        "catches": catches,
        "points": {card: counts for card, counts in shown.items() if counts},
        "left": sum(len(table.cards(hand(seat))) for seat in table.seats),
    }


GAME = Game(
    slug="chinese-ten",
    name="Chinese Ten",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Catch cards that make ten with yours; the red ones count.",
        round_minutes=4,
        evening_minutes=5,
        luck="mostly-luck",
        kinds=("fishing",),
    ),
    picture_after=7,
    board=felt,
    options=Options,
    ranks="A23456789TJQK",
    words=(
        "Layout: the cards that lie open, to be caught.",
        "Pair: two cards from ace to nine that make ten, or two tens, jacks, queens or kings.",
        "Stock: the pile whose top card turns up after each card that is played.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "chinese-ten.play": "{player} plays a card.",
        "chinese-ten.take": "{player} takes one card with the {card} of the stock.",
        "chinese-ten.takes": "{player}: {card} takes {cards}.",
        "chinese-ten.stays": "The {card} of the stock stays.",
        "chinese-ten.four": "{player} has the deal and takes {cards}.",
    },
    **scores_carried(MOST_SEATS, Whole(0)),
)
